# Monopoly: The Card Game: its command, what is asked, how moves are called, what happened, its pictures.

monopoly-name = Monopoly: The Card Game
monopoly-pitch = カードを取引して、手札を全部そろった色にしたら上がり。{ $target ->
        [3000] 先に3,000で勝ち。
        [5000] 先に5,000で勝ち。
       *[edition] { "" }
    }
monopoly-wealth-uk = お金（£）
monopoly-wealth-deluxe = お金（$）
monopoly-picture-edition-uk = イギリス版
monopoly-picture-edition-deluxe = デラックス版
monopoly-score = { $edition ->
        [deluxe] { MONEY($score, "$") }
       *[uk] { MONEY($score, "£") }
    }
monopoly-money-uk = { MONEY($amount, "£") }
monopoly-money-deluxe = { MONEY($amount, "$") }

# Settings
monopoly-setting-edition = 版
monopoly-setting-edition-uk = イギリス版（ポンドとロンドン、2〜6人）
monopoly-setting-edition-deluxe = デラックス版（ドルと金の延べ棒、2〜4人）
monopoly-setting-target = 対戦が終わる金額
monopoly-setting-target-edition = { $most ->
        [4] 10,000
       *[6] 10,000（5〜6人なら7,000）
    }
monopoly-setting-target-5000 = 5,000
monopoly-setting-target-3000 = 3,000

# What is asked
monopoly-ask-turn = あなたの番です。1枚引くか、取引してください。
monopoly-ask-turn-out = あなたの番です。手札がそろっています。上がるか、1枚引くか、取引してください。
monopoly-ask-dry = あなたの番です。山札がありません。取引するか、パスしてください。
monopoly-ask-dry-out = あなたの番です。山札がなく、手札はそろっています。上がるか、取引するか、パスしてください。
monopoly-ask-six = あなたの番です。自分の取引カードを、ほかの人のものと交換してください。
monopoly-ask-six-out = あなたの番です。手札がそろっています。上がるか、取引カードをほかの人のものと交換してください。
monopoly-ask-discard = 自分の取引の山に{ $count ->
        [1] 1枚捨ててください
       *[other] { $count }枚捨ててください。最後のカードがいちばん上になります
    }。
monopoly-ask-lay = 上がります。おすすめのとおりにするか、自分で並べてください。
monopoly-ask-arrange = この{ $edition ->
        [uk] モノポリー
       *[deluxe] セット
    }で上がりました。このままにするか、並べ替えてください。
monopoly-ask-passing = { $left }さんに裏向きで1枚渡してください。
monopoly-ask-passing-out = 手札がそろっています。上がるか、{ $left }さんに裏向きで1枚渡してください。
monopoly-wait-turn = { $who }さんの手番です
monopoly-wait-discard = { $who }さんが捨てるところです
monopoly-wait-lay = { $who }さんが上がるところです
monopoly-wait-arrange = { $who }さんが上がり、カードを並べています
monopoly-wait-close = { $who }さんが1枚渡すか、上がるところです
monopoly-wait-passing = まだ{ $count }人が1枚渡していません

# Moves
monopoly-pile = 山{ $number }
monopoly-few = { $cards }{ $more ->
        [0] { "" }
       *[other] 、ほか{ $more }枚
    }
monopoly-offer-draw = 1枚引く
monopoly-offer-pass_turn = パス
monopoly-offer-trade = { $other }と取引
monopoly-offer-trade-adding = 1枚足して{ $other }と取引
monopoly-offer-grow = { $other }の上の1枚を取り、1枚引く
monopoly-offer-grow-adding = 1枚足して{ $other }の上の1枚を取り、1枚引く
monopoly-offer-exchange = { $other }と交換：{ $given } → { $got }
monopoly-offer-discard = { $count }枚捨てる
monopoly-offer-go_out = { $amount }で上がる
monopoly-offer-lay = 上がって自分で並べる
monopoly-offer-confirm = これで並べる：{ $amount }
monopoly-offer-bind = { $card }を何にする？
monopoly-offer-token = { $group }のコマを移す
monopoly-offer-houses = { $group }と{ $other }の家を入れ替える
monopoly-offer-pass_card = 1枚渡す
monopoly-field-card = どのカード？
monopoly-field-cards = どのカード？（最後が上）
monopoly-field-count = 何枚？
monopoly-field-target = 何の代わりにする？
monopoly-field-color = どのグループに？
monopoly-option-card = { $number } · { $card }
monopoly-option-count = { $count }枚
monopoly-target-property = { $group }の足りないカード
monopoly-target-house = { $group }の{ $number }軒目の家
monopoly-target-hotel = { $group }のホテル
monopoly-target-token = { $group }のコマ

# The steps of a move
monopoly-several = { $card }{ $more ->
        [0] { "" }
       *[other] ほか{ $more }枚
    }
monopoly-panel-trade = { $other }と取引：{ $given } → { $got }
monopoly-panel-take = { $other }から{ $got }を取る（{ $given }を渡す）
monopoly-panel-grow = { $other }から{ $got }を取り、1枚引く
monopoly-panel-add-grow = 1枚足して{ $other }から{ $got }を取り、1枚引く
monopoly-panel-trades = ほかの取引
monopoly-panel-exchanges = ほかの人と交換
monopoly-panel-count = { $other }と{ $count }枚取引
monopoly-panel-add = 先に自分の山に1枚足す
monopoly-panel-without = 自分の山からだけ：{ $given }
monopoly-panel-pass = どのカードを渡す？
monopoly-panel-discard = { $count ->
        [1] どのカード？
       *[other] どの{ $count }枚？
    }
monopoly-panel-change = 並べ方を変える
monopoly-panel-token = コマを{ $group }から{ $other }に移す
monopoly-panel-bind = { $card }：{ $target }
monopoly-out-discards = 上がるときに捨てるカード：{ $discards }。

# What a move brings
monopoly-hint-swap = もらうカード：{ $got }
monopoly-hint-choosing = もらうカード：{ $got }。渡すカードは次に選ぶ
monopoly-hint-target = ごほうびの前で{ $amount }になる
monopoly-hint-property = { $group }：手札に{ $count }/{ $size }
monopoly-hint-card = { $kind ->
        [1] そろった色の1軒目
        [2] 1軒目の家の上に
        [3] 2軒目の家の上に
        [4] 3軒目の家の上に
        [5] 家4軒の上に：+500
        [6] そろったグループをもう一度数える
        [7] 上がるとき、足りないものの代わりになる
        [8] 200になる
       *[9] いちばん多く持つ人に1,000
    }
monopoly-warn-trade = { $other }と取引しますか？
monopoly-warn-grow = { $other }の上の1枚を取って、1枚引きますか？
monopoly-hint-trade-swap = { $given }を渡し、{ $got }をもらいます。
monopoly-hint-grow-swap = { $given }を渡し、{ $got }と山札の上の1枚をもらいます。

# What happened
monopoly-start = 誰かが{ $amount }に届いた回が最後。お金がいちばん多い人の勝ち。
monopoly-deal = 第{ $number }回：親は{ $who }さん、{ $next }さんから始まる。
monopoly-dealt-you = 配られたカード：{ $cards }。
monopoly-draw = { $who }さんが1枚引いた。
monopoly-draw-you = { $cards }を引きました。
monopoly-pass-turn = { $who }さんがパスした。
monopoly-trade = { $who }さんが{ $other }と取引：{ $given }を渡し、{ $got }をもらった。
monopoly-grow = { $who }さんが{ $other }と取引：{ $given }を渡し、{ $got }と山札の1枚をもらった。
monopoly-discard = { $who }さんが{ $cards }を捨てた。
monopoly-pass = { $who }さんが1枚渡した。
monopoly-pass-you = { $cards }を渡します。
monopoly-passed = 全員が、渡されたカードを手札に加えた。
monopoly-passed-you = { $who }さんから{ $cards }をもらいました。
monopoly-laying = { $who }さんが上がるところ。
monopoly-out = { $who }さんが{ $cards }で上がった。
monopoly-reward = ごほうび：{ $cards }。
monopoly-reward-none = ごほうびのカードは残っていない。
monopoly-undecided = 誰も上がらなかったので、全員が手札を並べる。
monopoly-result = { $who }さんは{ $amount }を獲得した。
monopoly-result-void = { $who }さんは「チャンス」が残り、0！
monopoly-tie = { $amount }で同点。もう一回で決める。
monopoly-end = { $who }さんが{ $amount }に届き、対戦は終わり。
monopoly-resign = { $who }さんが投了した。カードは使われなくなる。
monopoly-end-alone = 残ったのは{ $who }さんだけ。

# What cannot be done, and what can
monopoly-now-turn = 先に、引くか、取引するか、上がってください。
monopoly-now-six = 先に取引カードを交換してください。5〜6人のときは誰も引きません。
monopoly-now-discard = 先に捨ててください。
monopoly-now-lay = 上がるところです。おすすめのとおりにするか、自分で並べてください。
monopoly-now-arrange = 上がりました。並べ替えるか、このままにしてください。
monopoly-now-close = 左の人に1枚渡すか、上がってください。
monopoly-now-passing = 先に左の人に1枚渡してください。
monopoly-passed-already = もう1枚渡しています。全員が渡したら続きます。
monopoly-nothing-to-draw = 山札がありません。誰かと取引するか、上がるか、パスしてください。
monopoly-no-passing = パスできるのは山札がないときだけです。引くか、取引してください。
monopoly-not-in-hand = そのカードはもうありません。別のカードを選んでください。
monopoly-pass-not-held = そのカードはもうありません。別のカードを渡してください。
monopoly-trade-there = { $count ->
        [0] その取引の山にはカードがない
       *[other] その取引の山には{ $count }枚しかない
    }ので、{ $chosen }枚は取れません。選び直してください。
monopoly-trade-own = { $count ->
        [0] 自分の取引の山にはカードがない
       *[other] 自分の取引の山には{ $count }枚しかない
    }ので、{ $chosen }枚は渡せません。選び直してください。
monopoly-grow-owned = { $who }さんとの取引では、引くことはできません。もらうのと同じ枚数を渡してください。
monopoly-discard-count = ちょうど{ $count }枚捨てますが、{ $chosen }枚選ばれています。選び直してください。
monopoly-drop-one = 1枚ずつ捨ててください。{ $chosen }枚選ばれています。
monopoly-drop-needed = { $cards }は上がるのに必要です。別のカードを捨ててください。
monopoly-drop-none = 捨てるものはもうありません。「チャンス」を何にするか選ぶか、カードを並べてください。
monopoly-partner-out = { $who }さんは対戦から抜けました。別の人と交換してください。
monopoly-incomplete = まだ上がれません。足りないもの：{ $cards }。
monopoly-no-group = まだ上がれません。そろった{ $edition ->
        [uk] モノポリー
       *[deluxe] セット
    }が少なくともひとつ必要です。
monopoly-too-many = まだ上がれません。{ $card }が{ $count }枚ありますが、{ $groups ->
        [0] 置けるグループがありません
       *[other] 置けるグループは{ $groups }組だけです
    }。
monopoly-none-to-spare = まだ上がれません。{ $count }枚手放すことになりますが、グループから外せるカードがありません。
monopoly-nothing-to-choose = 選ぶものはありません。そのまま上がってください。
monopoly-target = ここでは「チャンス」をそれにはできません。リストから選んでください。
monopoly-enough-changes = 並べ替えはここまでです。カードを並べて上がってください。
monopoly-cannot-move = そこには移せません。リストから選んでください。

# The cards, as both editions call them
monopoly-card-uk-0 = オールド­ケント通り
monopoly-card-uk-1 = ホワイト­チャペル通り
monopoly-card-uk-2 = エンジェル・イズ­リントン
monopoly-card-uk-3 = ユー­ストン通り
monopoly-card-uk-4 = ペントン­ビル通り
monopoly-card-uk-5 = ポール­モール
monopoly-card-uk-6 = ホワイト­ホール
monopoly-card-uk-7 = ノーサン­バー­ランド通り
monopoly-card-uk-8 = ボウ通り
monopoly-card-uk-9 = マルボロ通り
monopoly-card-uk-10 = バイン通り
monopoly-card-uk-11 = スト­ランド
monopoly-card-uk-12 = フリート通り
monopoly-card-uk-13 = トラ­ファルガー広場
monopoly-card-uk-14 = レスター広場
monopoly-card-uk-15 = コベント­リー通り
monopoly-card-uk-16 = ピカ­デリー
monopoly-card-uk-17 = リー­ジェント通り
monopoly-card-uk-18 = オックス­フォード通り
monopoly-card-uk-19 = ボンド通り
monopoly-card-uk-20 = パーク­レーン
monopoly-card-uk-21 = メイ­フェア
monopoly-card-uk-22 = キングス­クロス駅
monopoly-card-uk-23 = マリル­ボーン駅
monopoly-card-uk-24 = フェン­チャーチ駅
monopoly-card-uk-25 = リバ­プール通り駅
monopoly-card-uk-26 = 電力会社
monopoly-card-uk-27 = 水道会社
monopoly-card-deluxe-0 = メディタ­レーニアン通り
monopoly-card-deluxe-1 = バル­ティック通り
monopoly-card-deluxe-2 = オリエン­タル通り
monopoly-card-deluxe-3 = バー­モント通り
monopoly-card-deluxe-4 = コネ­チカット通り
monopoly-card-deluxe-5 = セント­チャールズ通り
monopoly-card-deluxe-6 = ステーツ通り
monopoly-card-deluxe-7 = バー­ジニア通り
monopoly-card-deluxe-8 = セント­ジェームズ通り
monopoly-card-deluxe-9 = テネシー通り
monopoly-card-deluxe-10 = ニュー­ヨーク通り
monopoly-card-deluxe-11 = ケン­タッキー通り
monopoly-card-deluxe-12 = インディ­アナ通り
monopoly-card-deluxe-13 = イリノイ通り
monopoly-card-deluxe-14 = アトラン­ティック通り
monopoly-card-deluxe-15 = ベント­ナー通り
monopoly-card-deluxe-16 = マービン­ガーデン
monopoly-card-deluxe-17 = パシ­フィック通り
monopoly-card-deluxe-18 = ノース­カロライナ通り
monopoly-card-deluxe-19 = ペンシル­バニア通り
monopoly-card-deluxe-20 = パーク­プレース
monopoly-card-deluxe-21 = ボード­ウォーク
monopoly-card-deluxe-22 = リー­ディング鉄道
monopoly-card-deluxe-23 = ペンシル­バニア鉄道
monopoly-card-deluxe-24 = B&O鉄道
monopoly-card-deluxe-25 = ショート­ライン鉄道
monopoly-card-deluxe-26 = 電力会社
monopoly-card-deluxe-27 = 水道会社
monopoly-card-house = { $number }軒目の家
monopoly-card-hotel = ホテル
monopoly-card-token = コマ：{ $number ->
        [1] 船
        [2] 車
        [3] 犬
        [4] 帽子
        [5] アイロン
       *[6] ブーツ
    }
monopoly-card-chance = チャンス
monopoly-card-go = GO
monopoly-card-mister = ミスター­モノポリー

# The groups
monopoly-color-uk-brown = 茶
monopoly-color-uk-light-blue = 水色
monopoly-color-uk-pink = ピンク
monopoly-color-uk-orange = オレンジ
monopoly-color-uk-red = 赤
monopoly-color-uk-yellow = 黄
monopoly-color-uk-green = 緑
monopoly-color-uk-dark-blue = 紺
monopoly-color-uk-stations = 駅
monopoly-color-uk-utilities = 公共事業
monopoly-color-deluxe-brown = 茶
monopoly-color-deluxe-light-blue = 水色
monopoly-color-deluxe-pink = ピンク
monopoly-color-deluxe-orange = オレンジ
monopoly-color-deluxe-red = 赤
monopoly-color-deluxe-yellow = 黄
monopoly-color-deluxe-green = 緑
monopoly-color-deluxe-dark-blue = 紺
monopoly-color-deluxe-stations = 鉄道
monopoly-color-deluxe-utilities = 公共事業

# The command in Discord
monopoly-command = Monopoly: The Card Game：取引で色をそろえ、家を建て、上がる
monopoly-command-new = このチャンネルにMonopoly: The Card Gameのテーブルを開く。ほかの人はワンクリックで参加
monopoly-variant-uk = 取引で色をそろえ、家を建てる。
monopoly-variant-uk-title = Monopoly: The Card Game イギリス版
monopoly-variant-deluxe = ドルと金の延べ棒で同じゲームを。
monopoly-variant-deluxe-title = Monopoly: The Card Game デラックス版
monopoly-new-edition = 2〜6人用のイギリス版か、金の延べ棒のある2〜4人用のデラックス版か
monopoly-name-edition = 版
monopoly-choice-edition-uk = イギリス版
monopoly-choice-edition-deluxe = デラックス版
monopoly-new-target = いくらで対戦が終わるか。10,000、5〜6人なら7,000
monopoly-name-target = 目標額
monopoly-choice-target-edition = 版のとおり

# The words on its pictures, and the same for those who listen to them


# The line at the top
monopoly-picture-ask-turn = { $may ->
        [exchange] { $name }の番：交換
        [trade] { $name }の番：取引かパス
        [drawing] { $name }の番：1枚引く
        [passing] { $name }の番：パス
       *[draw] { $name }の番：引くか取引
    }
monopoly-picture-ask-discard = { $name }：{ $count }枚捨てる
monopoly-picture-ask-partner = { $name }：1枚捨てる
monopoly-picture-ask-lay = { $name }が上がります
monopoly-picture-ask-arrange = { $name }が上がり、カードを並べている
monopoly-picture-ask-close = { $name }：左に1枚渡す
monopoly-picture-ask-passing = 左に1枚渡す：{ $name }
monopoly-picture-ask-passing-all = 左に1枚渡す

# The line at the top of one's own hand
monopoly-picture-you-turn = { $may ->
        [exchange] あなたの番：交換
        [trade] あなたの番：取引かパス
        [drawing] あなたの番：1枚引く
        [passing] あなたの番：パス
       *[draw] あなたの番：引くか取引
    }
monopoly-picture-you-discard = あなたの番：{ $count }枚捨てる
monopoly-picture-you-partner = あなたの番：1枚捨てる
monopoly-picture-you-lay = 上がります
monopoly-picture-you-arrange = 上がりました：並べ方を決める
monopoly-picture-you-close = あなたの番：{ $name }に1枚渡す
monopoly-picture-you-passing = あなたの番：{ $name }に1枚渡す

# What happened last, and the piles
monopoly-picture-last-draw = 1枚引いた
monopoly-picture-last-trade = 取引した
monopoly-picture-last-grow = 山から取った
monopoly-picture-last-exchange = 交換した
monopoly-picture-last-discard = 捨てた
monopoly-picture-last-pass = パスした
monopoly-picture-last-out = 上がった
monopoly-picture-last-passed = 全員が1枚渡した
monopoly-picture-last-resign = 抜けた
monopoly-picture-last-deal = 次の回を配った
monopoly-picture-draw = 山札{ $count }
monopoly-picture-pile = 山{ $number }
monopoly-picture-pile-free = 山{ $number }（持ち主なし）
monopoly-picture-traded = { $name }が{ $other }と取引
monopoly-picture-traded-pile = { $name }が山{ $number }と取引
monopoly-picture-from-draw = 山札から
monopoly-picture-gave = 渡した
monopoly-picture-hand-of = 第{ $number }回 · 目標{ $target }
monopoly-picture-hand-over = 第{ $number }回終了 · 目標{ $target }
monopoly-picture-went-out = 上がり
monopoly-picture-score = = { $money }
monopoly-picture-void = チャンスが残り0

# The hand
monopoly-picture-share = { $count }/{ $size }
monopoly-picture-out = 上がると{ $money }
monopoly-picture-out-asked = { $money }で上がる？
monopoly-picture-laid = この並べ方で{ $money }
monopoly-picture-laid-asked = この並べ方でいい？ { $money }
monopoly-picture-discards = { $count }枚多い
monopoly-picture-unused = 使わない

# For those who listen
monopoly-picture-alt-laid = 並べたカード：{ $parts }。
monopoly-picture-alt-part = { $cards } = { $what }
monopoly-picture-alt-missing = そろえるのに足りないカード：{ $cards }。
monopoly-picture-alt-last = 直前：{ $name }、{ $what }{ $empty ->
        [yes] { "" }
       *[other] ：{ $cards }
    }。
monopoly-picture-alt-all-passed = 直前：全員が1枚渡した。
monopoly-picture-alt-gave = 直前：{ $name }は{ $cards }を渡し、{ $other }は{ $got }を渡した。
monopoly-picture-alt-took = 直前：{ $name }が山{ $pile }に{ $cards }を置き、{ $got }{ $grown ->
        [yes] と山札の1枚
       *[other] { "" }
    }を取った。
monopoly-picture-alt-seat = { $letter } { $name }：{ $money }{ $hand }、山{ $pile }。
monopoly-picture-alt-held = 、手札{ $count }
monopoly-picture-alt-passed = 、渡した
monopoly-picture-alt-result = { $letter } { $name }{ $note }：+{ $total }、{ $score }：{ $parts }。
monopoly-picture-alt-pile = 山{ $number }：{ $pile }。
monopoly-picture-alt-end = { $hand }{ $six ->
        [yes] { "" }
       *[no] 、{ $draw }
    }。

# What a move brings by the end of it all, for whoever is named after it
monopoly-feature-money = { $change ->
        [more] お金が増える
       *[less] お金が減る
    }
monopoly-feature-lead = { $change ->
        [more] 終盤のお金が増える
       *[less] 終盤のお金が減る
    }
monopoly-feature-worth = { $change ->
        [more] 手札の見込みが良くなる
       *[less] 手札の見込みが悪くなる
    }
monopoly-feature-hope = { $change ->
        [more] 終盤の手札が強くなる
       *[less] 終盤の手札が弱くなる
    }
monopoly-feature-laid = { $change ->
        [more] 手札の今の金額が上がる
       *[less] 手札の今の金額が下がる
    }
monopoly-feature-ready = { $change ->
        [more] いつでも上がれる手札になる
       *[less] 上がれる手札にならない
    }
monopoly-feature-out = { $change ->
        [more] この手番で上がれる
       *[less] この手番では上がれない
    }
monopoly-feature-full = { $change ->
        [more] そろったグループが増える
       *[less] そろったグループが減る
    }
monopoly-feature-chances = { $change ->
        [more] チャンスが増える
       *[less] チャンスが減る
    }
monopoly-feature-tokens = { $change ->
        [more] コマが増える
       *[less] コマが減る
    }
monopoly-feature-excess = { $change ->
        [more] 余ったカードが増える
       *[less] 余ったカードが減る
    }
monopoly-feature-next = { $change ->
        [more] 次の手番が早く来る
       *[less] 次の手番が遅くなる
    }

# Puzzles
monopoly-puzzle-turn = **引くか、取引か、上がりか。** ひとつだけ飛び抜けて良い手があります。
monopoly-puzzle-discard = **カードが多すぎます。** どれを手放しますか？ ひとつだけ飛び抜けて良い選択があります。
monopoly-puzzle-arrange = **手札を並べるところです。** どう並べますか？
monopoly-puzzle-worth = **この手札はいくらになりますか？** 別の人が上がり、全員が手札を並べます。
monopoly-puzzle-finish = **終わりが近づいています。** 対戦をほぼ決める手がひとつあります。どれでしょう？
monopoly-puzzle-amount = { $edition ->
        [deluxe] { MONEY($amount, "$") }
       *[uk] { MONEY($amount, "£") }
    }
monopoly-puzzle-group = { $group }{ $houses ->
        [0] { "" }
       *[other] 、家{ $houses }軒
    }{ $hotel ->
        [0] { "" }
       *[other] 、ホテル
    }{ $tokens ->
        [0] { "" }
        [1] 、コマ1個（グループ全体をもう一度）
       *[other] 、コマ{ $tokens }個（1個ごとにグループ全体をもう一度）
    }：{ $amount }
monopoly-puzzle-goes = GO × { $count }：{ $amount }
monopoly-puzzle-misters = ミスターモノポリー最多：{ $amount }
monopoly-puzzle-void = チャンスが残った手札は、自分が上がったのでなければ0になります。
monopoly-puzzle-rest = そろっていないグループは数えません。
