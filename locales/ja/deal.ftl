# Monopoly Deal: what is asked, how cards and moves are called, what happened, its command and its pictures; rules in deal-rules.ftl.

deal-name = Monopoly Deal
deal-pitch = 物件を集め、家賃を取り、奪い、断る。
deal-sets = 色の違う完成セットの数
deal-total = 全ラウンドのポイント
deal-wealth = 場の合計額（M）
deal-score = { $scoring ->
        [points] { $score }ポイント
       *[sets] 完成セット{ $score }組
    }
deal-tiebreak = 場に{ $figure }M

# Settings
deal-face-out = セットを丸ごと奪う「ディールブレイカー」2枚は抜きます。ルールどおりです。
deal-face-in = セットを丸ごと奪う「ディールブレイカー」2枚を**入れます**。
deal-flip-in = ディールブレイカーあり
deal-flip-out = ディールブレイカーなし
deal-setting-scoring = 勝ち方
deal-setting-scoring-sets = 先に完成セット3組をそろえた人の勝ち
deal-setting-scoring-points = ポイントがいちばん多い人の勝ち
deal-setting-rounds = ラウンド数（ポイント制のとき）
deal-setting-rounds-1 = 1ラウンド
deal-setting-rounds-2 = 2ラウンド
deal-setting-rounds-3 = 3ラウンド
deal-setting-rounds-4 = 4ラウンド
deal-setting-rounds-5 = 5ラウンド
deal-setting-rounds-6 = 6ラウンド
deal-setting-rounds-7 = 7ラウンド
deal-setting-rounds-8 = 8ラウンド
deal-setting-round_limit = 1ラウンドの手番の数（1人あたり）
deal-setting-round_limit-none = 制限なし
deal-setting-round_limit-15 = 15回まで
deal-setting-round_limit-30 = 30回まで
deal-setting-deal_breaker = ディールブレイカー2枚
deal-setting-deal_breaker-out = 抜く（ルールどおり）
deal-setting-deal_breaker-in = デッキに入れる
deal-setting-forced_deal_own_set = 強制交換で出すカード
deal-setting-forced_deal_own_set-no = 自分の完成セットからは出せない
deal-setting-forced_deal_own_set-yes = 自分の完成セットからも出せる

# Colors
deal-color-brown = 茶
deal-color-light_blue = 水色
deal-color-pink = ピンク
deal-color-orange = オレンジ
deal-color-red = 赤
deal-color-yellow = 黄
deal-color-green = 緑
deal-color-dark_blue = 紺
deal-color-station = 駅
deal-color-utility = 公共事業

# Cards
deal-card-money = { $value }M
deal-card-property = { $color }の物件
deal-card-wild = { $one }/{ $other }ワイルド
deal-card-wild-any = 全色ワイルド
deal-card-rent = { $one }/{ $other }家賃
deal-card-rent-any = 全色家賃
deal-card-breaker = ディールブレイカー
deal-card-no = お断り
deal-card-sly = 横取り
deal-card-forced = 強制交換
deal-card-debt = 借金取り
deal-card-birthday = お誕生日
deal-card-double = 家賃2倍
deal-card-house = 家
deal-card-hotel = ホテル
deal-card-go = GO通過

# What is asked
deal-ask-play = { $plays ->
        [0] もう出せません。並べ替えるか、手番を終えてください。
       *[other] あなたの番です。あと{ $plays }枚出せます。
    }
deal-ask-card = { $card }：どう使いますか？
deal-ask-arrange = 並べ替えは自由です。出す枚数には数えません。
deal-wait-play = { $who }さんの手番（あと{ $plays }枚）
deal-ask-discard = 手札が多すぎます。山札の下に戻すカードを{ $count }枚選んでください。
deal-wait-discard = { $who }さんがカードを{ $count }枚戻します
deal-ask-rent = { $nos ->
        [0] { $who }さんが家賃{ $sum }Mを請求しています
       *[other] { $who }さんも「お断り」で返し、家賃{ $sum }Mを求めています
    }。{ $all ->
        [yes] 場の財産は全部で{ $amount }Mなので、すべて失います。
       *[no] { "" }
    }
deal-ask-birthday = { $nos ->
        [0] { $who }さんの誕生日です。{ $sum }M払ってください
       *[other] { $who }さんも「お断り」で返し、誕生日の{ $sum }Mを求めています
    }。{ $all ->
        [yes] 場の財産は全部で{ $amount }Mなので、すべて失います。
       *[no] { "" }
    }
deal-ask-debt = { $nos ->
        [0] { $who }さんが{ $sum }Mを取り立てています
       *[other] { $who }さんも「お断り」で返し、{ $sum }Mを取り立てています
    }。{ $all ->
        [yes] 場の財産は全部で{ $amount }Mなので、すべて失います。
       *[no] { "" }
    }
deal-ask-sly = { $nos ->
        [0] { $who }さんが{ $card }をほしがっています
       *[other] { $who }さんも「お断り」で返し、{ $card }を取ろうとしています
    }。渡しますか？
deal-ask-forced = { $nos ->
        [0] { $who }さんが{ $card }をほしがっています。代わりにもらえるカード：{ $own }
       *[other] { $who }さんも「お断り」で返し、{ $card }を取ろうとしています。代わりにもらえるカード：{ $own }
    }。交換しますか？
deal-ask-breaker = { $nos ->
        [0] { $who }さんが{ $color }のセットを丸ごとほしがっています
       *[other] { $who }さんも「お断り」で返し、{ $color }のセットを丸ごと取ろうとしています
    }。渡しますか？
deal-ask-no = { $count ->
        [1] { $who }さんが「お断り」を出しました。受け入れますか？
       *[other] { $who }さんたちが「お断り」を出しました。受け入れますか？
    }
deal-wait-answer = { $action }：{ $count ->
        [1] { $who }さんの返事待ち
       *[other] { $count }人の返事待ち
    }
deal-action-rent = 家賃
deal-action-birthday = お誕生日
deal-action-debt = 借金取り
deal-action-sly = 横取り
deal-action-forced = 強制交換
deal-action-breaker = ディールブレイカー

# Moves
deal-choose-card = 手札から選ぶ
deal-choose-lay = どの色で出しますか？
deal-choose-debt = 誰から5M取りますか？
deal-choose-rent = どの色の家賃を取りますか？
deal-choose-rent_one = 誰から、どの色の家賃を取りますか？
deal-choose-sly = 何を取りますか？
deal-choose-forced = 何と何を交換しますか？
deal-choose-breaker = どのセットを取りますか？
deal-choose-build = どのセットに建てますか？
deal-choose-arrange = どれを動かしますか？
deal-choose-exchange = セットのどのカードと入れ替えますか？
deal-choose-discard = { $count }枚戻す
deal-choose-pay = { $need }Mをどう払いますか？
deal-choose-advance = 事前の返事
deal-offer-bank = 銀行に入れる：{ $value }M
deal-offer-lay = { $color }として出す：{ $count }/{ $size }
deal-offer-go = 2枚引く
deal-offer-birthday = 全員から2Mもらう
deal-offer-debt = { $who }さんから5M取る
deal-offer-rent = 全員から{ $color }の家賃{ $amount }Mを取る{ $doubles ->
        [0] { "" }
        [1] （2倍）
       *[other] （4倍）
    }
deal-offer-rent_one = { $who }さんから{ $color }の家賃{ $amount }Mを取る{ $doubles ->
        [0] { "" }
        [1] （2倍）
       *[other] （4倍）
    }
deal-offer-sly = { $who }さんの{ $thing }を取る（{ $count }/{ $size }、{ $value ->
        [0] 0M
       *[other] { $value }M
    }）
deal-offer-forced = 自分の{ $own }を{ $who }さんの{ $thing }（{ $count }/{ $size }）と交換
deal-offer-breaker = { $who }さんの{ $color }のセットを取る
deal-offer-build = { $color }に建てる：家賃{ $amount }M
deal-offer-arrange = { $card }を{ $color }に
deal-offer-exchange = { $other }を完成セットに入れ、{ $card }を外す
deal-offer-exchange-sets = 2つのセットの{ $other }と{ $card }を入れ替える
deal-offer-shift = セット全体を{ $color }に
deal-offer-rearrange = 並べ替える
deal-offer-end = 手番を終える
deal-offer-otherwise = 別の払い方
deal-offer-accept = 応じる
deal-offer-accept-pay = { $amount }M払う
deal-offer-accept-pay-named = { $amount }M払う：{ $cards }
deal-offer-accept-pay-many = { $amount }M払う（{ $count }枚）
deal-offer-refuse = お断り！
deal-offer-accept-no = { $who }さんの「お断り」を受け入れる
deal-offer-refuse-no = { $who }さんに「お断り」で返す
deal-thing = { $color }
deal-thing-wild = { $card }（{ $color }）
deal-line-change = おつりは出ません。おすすめの払い方は{ $count }M多くなります。
deal-no-change = おつりは出ません。なくても足りるカードは外してください。

# What there is to choose
deal-field-color = どの色？
deal-field-target = 誰に？
deal-field-doubles = 家賃を2倍にする？
deal-field-taken = 何を取る？
deal-field-own = 何を出す？
deal-field-on = どのセットに？
deal-field-card = セットのどのカードと？
deal-field-cards = どのカード？
deal-field-accepts = 誰かに狙われたとき
deal-field-pays = 払い方がいくつかあるとき
deal-option-accepts-0 = 毎回聞く
deal-option-accepts-1 = 応じる。ただし痛いものは断る
deal-option-accepts-2 = いつも応じる
deal-option-pays-0 = 払い方は自分で選ぶ
deal-option-pays-1 = 任せる
deal-option-color = { $color }
deal-option-target = { $who }
deal-option-doubles = { $count ->
        [0] 2倍にしない
        [1] 2倍にする
       *[other] 4倍にする
    }
deal-option-card = { $card }
deal-option-hand = { $number } · { $card }
deal-option-play = { $number } · { $play }
deal-option-own = { $thing }
deal-option-set = { $who }さんの{ $color }のセット

# What it brings
deal-hint-play = { $card }：{ $hint }
deal-hint-wastes = { $card }：銀行に入れると、ずっとお金のまま
deal-hint-wild = どの色にもなる。金額は0
deal-hint-color = { $count }/{ $size }になる
deal-hint-debt = 1人から5Mもらう
deal-hint-rent = 全員から最大{ $amount }Mもらう
deal-hint-rent_one = 1人から最大{ $amount }Mもらう
deal-hint-sly = 物件を1枚取る（完成セット以外）
deal-hint-forced = 物件を1枚交換する（相手の完成セット以外）
deal-hint-breaker = 完成セットを建物ごと取る
deal-hint-build = 完成セットの家賃が{ $amount }M上がる
deal-hint-arrange-breaks = セットが崩れ、建物は自分の銀行に入ります。
deal-hint-exchange = 外したカードは余りになります。
deal-hint-exchange-sets = どちらのセットも完成したままで、建物も残ります。
deal-hint-shift = 建物も一緒に移ります。
deal-hint-accept-no = { $who }さんは難を逃れます。
deal-hint-refuse-no = 「お断り」を1枚使います。{ $who }さんがまた断るかもしれません。
deal-hint-accepts-0 = すべて自分で返事します。
deal-hint-accepts-1 = すぐに返事します。痛いもの：セット、セットの中のカード、5M以上。
deal-hint-accepts-2 = すぐに返事します。「お断り」は手札に残します。
deal-hint-pays-0 = 払い方が選べるときは毎回聞きます。
deal-hint-pays-1 = 事前の返事で応じるときは、なるべく少なく、お金から先に払います。
deal-hint-amount = 家賃{ $amount }M
deal-hint-target = 銀行に{ $bank }M、全部で{ $worth }M
deal-hint-doubles = { $times ->
        [1] ふつうの家賃です。
       *[other] 家賃の{ $times }倍です。
    }
deal-hint-own = { $count }/{ $size }、{ $value ->
        [0] 0M
       *[other] { $value }M
    }
deal-hint-value = { $value ->
        [0] 0M
       *[other] { $value }M
    }
deal-hint-set = 家賃{ $amount }M{ $built ->
        [0] { "" }
        [1] 、家付き
       *[other] 、家とホテル付き
    }

# What is answered in advance
deal-orders-0 = { $pays ->
        [yes] すべて自分で返事します。手札がないときは、代わりに払っておきます。
       *[no] すべて自分で返事します。
    }
deal-orders-1 = { $pays ->
        [yes] 代わりに応じて支払います。ただし痛いものには「お断り」を出します。
       *[no] 代わりに応じますが、痛いものには「お断り」を出します。払い方は自分で選べます。
    }
deal-orders-2 = { $pays ->
        [yes] 代わりに応じて支払います。
       *[no] 代わりに応じます。払い方は自分で選べます。
    }

# How a round begins
deal-round = ラウンド{ $round }/{ $rounds }が始まった。
deal-dealt-you = あなたの手札：{ $cards }。
deal-roll = { $who }さんのサイコロは{ $one }と{ $other }：{ $sum }。
deal-roll-again = 同点なので、{ $count }人が振り直す。
deal-begins = { $who }さんから始まる。

# What happened
deal-drew = { $who }さんがカードを{ $count }枚引いた。
deal-drew-you = { $cards }を引きました。
deal-reshuffle = 中央の捨て札{ $count }枚を切って、新しい山札にした。
deal-bank = { $who }さんが{ $card }を銀行に入れた。
deal-lay = { $who }さんが{ $card }を{ $color }として出した。
deal-lay-plain = { $who }さんが{ $card }を出した。
deal-go = { $who }さんが「{ $card }」を出した。
deal-build = { $who }さんが{ $color }のセットに{ $card }を建てた。
deal-birthday = { $who }さんが「{ $card }」を出した。全員から{ $amount }M。
deal-debt = { $who }さんが「{ $card }」を出した。{ $other }さんから{ $amount }M。
deal-rent = { $who }さんが{ $cards }を出した。全員から{ $color }の家賃{ $amount }M。
deal-rent-one = { $who }さんが{ $cards }を出した。{ $other }さんから{ $color }の家賃{ $amount }M。
deal-sly = { $who }さんが「{ $card }」を出した。狙いは{ $other }さんの{ $taken }。
deal-forced = { $who }さんが「{ $card }」を出した。{ $own }を{ $other }さんの{ $taken }と交換。
deal-breaker = { $who }さんが「{ $card }」を出した。狙いは{ $other }さんの{ $color }のセット！
deal-no = { $who }さんから{ $other }さんへ、{ $card }！
deal-refused = { $who }さんが{ $other }さんの「お断り」を受け入れた。
deal-nothing = { $who }さんは払えるものを持っていない。
deal-paid = { $who }さんが{ $other }さんに払った：{ $cards }。
deal-taken = { $who }さんが{ $other }さんから取った：{ $cards }。
deal-swapped = { $who }さんが{ $other }さんから{ $card }を取り、{ $own }を渡した。
deal-freed = { $who }さんのセットが崩れ、銀行に入った：{ $cards }。
deal-arrange = { $who }さんが{ $card }を{ $color }に移した。
deal-exchange = { $who }さんが完成セットの{ $other }を{ $card }と入れ替えた。
deal-exchange-sets = { $who }さんが2つの完成セットの{ $card }と{ $other }を入れ替えた。
deal-shift = { $who }さんがセット全体を{ $color }にした。
deal-discard = { $who }さんがカードを{ $count }枚、山札の下に戻した。
deal-discard-you = { $cards }を戻しました。
deal-end = { $who }さんが手番を終えた。
deal-lapse = { $who }さんの手番が自動で終わった。
deal-passes = { $who }さんは出せるカードがない。
deal-complete = { $who }さんの完成セットが3組そろった！
deal-end-idle = 引くカードがなくなり、もう誰も出さないので、ラウンドは終わった。
deal-end-still = 全員が{ $count }回の手番の間、銀行に入れも、並べも、建てもしなかったので、ラウンドは終わった。
deal-end-laps = 全員が{ $count }回ずつ手番を終えたので、ラウンドは終わった。
deal-counted = { $who }さんは場に{ $value }M：{ $points }ポイント、合計{ $total }。
deal-resign = { $who }さんが投了した。カードは中央の捨て札になった。
deal-alone = 残ったのは{ $who }さんだけ。
deal-advance-ask = これからは毎回聞きます{ $pays ->
        [yes] 。払うだけのときは、代わりに払っておきます
       *[no] { "" }
    }。
deal-advance-unarmed = これからはすぐ代わりに応じます。「お断り」を出すのは、セットを守るときか5M以上のときだけです{ $pays ->
        [yes] 。支払いも代わりにします
       *[no] 。払い方は自分で選べます
    }。
deal-advance-always = これからは何でもすぐ代わりに応じます{ $pays ->
        [yes] 。支払いも代わりにします
       *[no] 。払い方は自分で選べます
    }。

# What cannot be done, and what can
deal-answers-first = 少し待ってください。まず、出したカードにほかの人が返事をします。
deal-discard-first = 先に{ $count }枚戻してください。手番の終わりに持てるのは7枚までです。
deal-no-discard = カードを戻す必要はありません。戻すのは、手番の終わりに7枚より多いときだけです。
deal-more-to-play = この手番でまだできることがあります。カードを出すか、自分で手番を終えてください。
deal-no-plays = もう出せません。物件を並べ替えるか、手番を終えてください。
deal-not-in-hand = そのカードはもう手札にありません。手札から選んでください。
deal-properties-are-laid = 物件は銀行に入れられません。自分の前に出してください。
deal-not-its-color = そのカードはその色にはできません。カードにある色を選んでください。
deal-nothing-to-draw = 引けるカードがありません。「GO通過」は銀行に入れてください。
deal-no-site = そこには建てられません。完成セットに家を1軒、その家の上にホテルを1軒建てられます。
deal-nobody-can-pay = 今は誰も払えるものを持っていません。カードを取っておくか、銀行に入れてください。
deal-cannot-pay = その人は払えるものを持っていません。別の人を選んでください。
deal-choose-who-pays = この家賃を払うのは1人だけです。誰にするか選んでください。
deal-everybody-pays = この家賃は全員が払います。相手を選ぶ必要はありません。
deal-no-rent = その色の物件がないので家賃を取れません。別の色を選んでください。
deal-no-doubles = そこまで倍にはできません。カードがその枚数必要で、出す枚数にも1枚ずつ数えます。
deal-not-to-take = それは取れません。ほかの人の物件で、完成セット以外のものを選んでください。
deal-not-to-give = それは渡せません。自分の物件から選んでください。
deal-no-set = その完成セットは誰も持っていません。リストから選んでください。
deal-no-place = そのカードはそこには置けません。リストから場所を選んでください。
deal-not-yours = そのカードはもう自分の前にありません。別のカードを選んでください。
deal-arranged-enough = 並べ替えはここまでです。カードを出すか、手番を終えてください。
deal-window-closed = もう決着がつきました。また返事が必要になったらお知らせします。
deal-not-asked = それに返事はできません。決めるのは{ $who }さんです。
deal-nothing-owed = 払うものはありません。応じるか、断ってください。
deal-no-just-say-no = 「お断り」を持っていません。応じるか、払ってください。
deal-no-such-answer = その返事はできません。リストから選んでください。

# The command in Discord.
deal-command = Monopoly Deal：完成セットを3組そろえ、守り抜く
deal-command-new = このチャンネルにMonopoly Dealのテーブルを開く。ほかの人はワンクリックで参加
deal-variant-game = セットをそろえ、家賃を取り、奪う。
deal-new-scoring = 先に3組そろえた人の勝ちか、数ラウンドのポイント制か
deal-name-scoring = 勝ち方
deal-choice-scoring-sets = セット
deal-choice-scoring-points = ポイント
deal-new-rounds = ポイント制で何ラウンド遊ぶか
deal-name-rounds = ラウンド数
deal-new-deal_breaker = セットを丸ごと奪うディールブレイカー2枚を入れるか
deal-name-deal_breaker = ディールブレイカー
deal-choice-deal_breaker-out = 抜く
deal-choice-deal_breaker-in = 入れる
deal-new-forced_deal_own_set = 強制交換で自分の完成セットのカードを出せるか
deal-name-forced_deal_own_set = 完成セットから交換
deal-choice-forced_deal_own_set-no = 不可
deal-choice-forced_deal_own_set-yes = 可
deal-new-round_limit = 1ラウンドに1人が何回まで手番を行うか
deal-name-round_limit = 手番の上限
deal-choice-round_limit-none = なし

# The words on cards and pictures. {"\u00AD"} is where a long word may be broken.


deal-picture-color-brown = 茶
deal-picture-color-light_blue = 水色
deal-picture-color-pink = ピンク
deal-picture-color-orange = オレンジ
deal-picture-color-red = 赤
deal-picture-color-yellow = 黄
deal-picture-color-green = 緑
deal-picture-color-dark_blue = 紺
deal-picture-color-station = 駅
deal-picture-color-utility = 公共事業

# On the cards: the names, and what they do in at most six words
deal-picture-card-wild = ワイルド
deal-picture-card-rent = 家賃
deal-picture-card-breaker = ディール ブレイカー
deal-picture-card-no = お断り
deal-picture-card-sly = 横取り
deal-picture-card-forced = 強制交換
deal-picture-card-debt = 借金取り
deal-picture-card-birthday = お誕生日
deal-picture-card-double = 家賃2倍
deal-picture-card-house = 家
deal-picture-card-hotel = ホテル
deal-picture-card-go = GO通過
deal-picture-does-wild = どの色にも
deal-picture-sum = { $amount }M
deal-picture-unit = M
deal-picture-rents = 家賃
deal-picture-sets = 完成
deal-picture-values = 価値

# Whose move it is
deal-picture-play = { $name }：{ $plays ->
        [0] もう出せない
       *[other] あと{ $plays }枚
    }
deal-picture-discard = { $name }：{ $count }枚戻して7枚に
deal-picture-answer-pay = { $name }：{ $sum }払う？ 断る？
deal-picture-answer-give = { $name }：渡す？ 断る？
deal-picture-answer-back = { $name }：{ $other }のお断りに断り返す？
deal-picture-answer-some = { $name }：断る？
deal-picture-won = { $count ->
        [1] { $name }の勝ち
       *[other] { $name }の同着優勝
    }
deal-picture-hand-play = { $plays ->
        [0] あなたの番：手番を終える
       *[other] あなたの番：あと{ $plays }枚
    }
deal-picture-hand-discard = あなたの番：{ $count }枚戻して7枚に
deal-picture-hand-pay = { $name }に{ $sum }払う（場から）
deal-picture-hand-pay-all = { $name }に全部払う（{ $sum }中{ $worth }）
deal-picture-hand-lose = { $name }に渡す
deal-picture-hand-pay-or-no = { $name }に{ $sum }払うか断る
deal-picture-hand-pay-all-or-no = { $name }に全部（{ $worth }）払うか断る
deal-picture-hand-lose-or-no = { $name }に渡すか断る
deal-picture-hand-no = { $name }がお断り。断り返す？

deal-picture-brings-wins = 勝ち
deal-picture-brings-ends = ラウンド終了
deal-picture-brings-could-win = 勝てるかも
deal-picture-brings-could-end = 終われるかも
deal-picture-brings-lay = { $count }/{ $size }
deal-picture-brings-full = 完成：{ $sum }
deal-picture-brings-bank = 銀行：{ $sum }
deal-picture-brings-money = 最大{ $sum }
deal-picture-brings-breaker = セット：{ $sum }
deal-picture-brings-take = { $count }枚から1枚取る
deal-picture-brings-take-short = 1枚取る
deal-picture-brings-swap = { $count }枚から1枚交換
deal-picture-brings-swap-short = 1枚交換
deal-picture-brings-go = { $count }枚引く
deal-picture-brings-no = 断るか銀行
deal-picture-brings-double = 家賃と一緒に
deal-picture-brings-idle = 銀行のみ
deal-picture-brings-answer = 断る
deal-picture-brings-full-short = 完成

# On the table
deal-picture-round = ラウンド{ $round }/{ $rounds }
deal-picture-counted = ラウンド{ $round }/{ $rounds }終了
deal-picture-completed = ラウンド{ $round }/{ $rounds }：{ $name }が3組完成
deal-picture-sheet-round = ラウンド
deal-picture-sheet-points = 合計
deal-picture-lap = 手番{ $lap }
deal-picture-lap-of = 手番{ $lap }/{ $limit }
deal-picture-points = { $points }ポイント
deal-picture-points-short = { $points }点
deal-picture-gained = +{ $points }
deal-picture-to-go = あと{ $count }

# What happened last
deal-picture-last-bank = { $name }：銀行に{ $sum }
deal-picture-last-lay = { $name }：{ $color }を出した
deal-picture-last-go = { $name }：さらに2枚引いた
deal-picture-last-build = { $name }：{ $color }に建てた
deal-picture-last-arrange = { $name }：{ $color }に並べ替え
deal-picture-last-rent = { $name }：{ $color }の家賃{ $sum }
deal-picture-last-birthday = { $name }：お誕生日
deal-picture-last-debt = { $name }：借金を取り立てた
deal-picture-last-sly = { $name }：物件を横取り
deal-picture-last-forced = { $name }：物件を交換した
deal-picture-last-breaker = { $name }：セットを奪った
deal-picture-last-paid = { $name }：{ $sum }払った
deal-picture-last-taken = { $name }：{ $color }を渡した
deal-picture-last-refused = { $name }がお断り：{ $other }には渡さない
deal-picture-last-no = { $name }：お断り
deal-picture-last-end = { $name }：手番終了

# What is asked of whom
deal-picture-asks-rent = { $name }から{ $other }に請求：{ $sum }
deal-picture-asks-rent-you = { $name }からあなたに請求：{ $sum }
deal-picture-asks-rent-all = { $name }が家賃{ $sum }を請求
deal-picture-asks-birthday = { $name }のお誕生日
deal-picture-asks-debt = { $name }が{ $other }から取り立て：{ $sum }
deal-picture-asks-debt-you = { $name }があなたから取り立て：{ $sum }
deal-picture-asks-sly = { $name }が{ $other }から：
deal-picture-asks-sly-you = { $name }があなたから：
deal-picture-asks-forced = { $name }が{ $other }と交換：
deal-picture-asks-forced-you = { $name }があなたと交換：
deal-picture-asks-breaker = { $name }が{ $other }のセットを：
deal-picture-asks-breaker-you = { $name }があなたのセットを：
deal-picture-ask-owes = { $name }：支払い{ $sum }
deal-picture-ask-all = { $name }：{ $worth }しかなく、全部払う
deal-picture-ask-loses = { $name }：渡す？
deal-picture-ask-no = { $what ->
        [pay] { $name }：お断り（支払いなし）
       *[keep] { $name }：お断り（{ $card }を渡さない）
    }
deal-picture-ask-again = { $name }：お断りを無効に（また有効）
deal-picture-ask-paid = { $name }：払った
deal-picture-ask-taken = { $name }：渡した
deal-picture-ask-refused = { $name }：断った
deal-picture-ask-nothing = { $name }：何もない
deal-picture-slot-owes = 支払い{ $sum }
deal-picture-slot-refused = 支払いなし
deal-picture-slot-back = { $name }が断り返さなければ支払いなし
deal-picture-slot-back-short = { $name }：断り返す？
deal-picture-slot-again = お断りは無効：{ $sum }払う？ 断る？
deal-picture-slot-again-short = お断りは無効：{ $sum }払う？
deal-picture-slot-all = 全部：{ $worth }
deal-picture-slot-paid = 払った
deal-picture-slot-taken = 渡した
deal-picture-slot-nothing = 何もない
deal-picture-stamp = NO

# In words, for those who listen
deal-picture-alt-bank = 銀行{ $bank }
deal-picture-alt-held = 手札{ $count }枚
deal-picture-alt-worth = 合計{ $worth }
deal-picture-alt-value = 価値{ $sum }
deal-picture-alt-rent = 家賃{ $sum }
deal-picture-alt-no-sets = 物件なし
deal-picture-alt-full = { $set }完成
deal-picture-alt-wilds = ワイルド：{ $colors }
deal-picture-alt-nos = お断り×{ $count }
deal-picture-alt-first = { $name }から始まる。
deal-picture-alt-rolls = 開始のサイコロ：{ $rolls }。
deal-picture-alt-draw = 山札{ $draw }枚。
deal-picture-alt-new = 新しい
deal-picture-alt-played = 出したカード：{ $cards }。
deal-picture-alt-piles = 山札{ $draw }枚、中央のいちばん上は{ $top }。
deal-picture-alt-wild = { $name }（{ $colors }）

# What a move brings by the end of it all, for whoever is named after it
deal-feature-points = { $change ->
        [more] ポイントが増える
       *[less] ポイントが減る
    }
deal-feature-goal = { $change ->
        [more] 完成セット3組に近づく
       *[less] 完成セット3組から遠ざかる
    }
deal-feature-sets = { $change ->
        [more] 完成セットが増える
       *[less] 完成セットが減る
    }
deal-feature-worth = { $change ->
        [more] 場のお金と物件が増える
       *[less] 場のお金と物件が減る
    }
deal-feature-need = { $change ->
        [more] 払うためのお金が減る
       *[less] 払うためのお金が増える
    }
deal-feature-rents = { $change ->
        [more] 場の家賃が高くなる
       *[less] 場の家賃が低くなる
    }
deal-feature-charges = { $change ->
        [more] 家賃カードが強くなる
       *[less] 家賃カードが弱くなる
    }
deal-feature-properties = { $change ->
        [more] 手札の物件が増える
       *[less] 手札の物件が減る
    }
deal-feature-rent_cards = { $change ->
        [more] 手札の家賃カードが増える
       *[less] 手札の家賃カードが減る
    }
deal-feature-no = { $change ->
        [more] 手札の「お断り」が増える
       *[less] 手札の「お断り」が減る
    }
deal-feature-breaker = { $change ->
        [more] 手札のディールブレイカーが増える
       *[less] 手札のディールブレイカーが減る
    }
deal-feature-thefts = { $change ->
        [more] 奪うためのカードが増える
       *[less] 奪うためのカードが減る
    }
deal-feature-debts = { $change ->
        [more] 手札の借金取りが増える
       *[less] 手札の借金取りが減る
    }
deal-feature-birthdays = { $change ->
        [more] 手札のお誕生日が増える
       *[less] 手札のお誕生日が減る
    }
deal-feature-laid = { $change ->
        [more] 場の物件が増える
       *[less] 場の物件が減る
    }
deal-feature-jokers = { $change ->
        [more] 場の全色ワイルドが増える
       *[less] 場の全色ワイルドが減る
    }
deal-feature-cards = { $change ->
        [more] 手札が増える
       *[less] 手札が減る
    }
deal-feature-passes = { $change ->
        [more] 手札のGO通過が増える
       *[less] 手札のGO通過が減る
    }
deal-feature-swaps = { $change ->
        [more] 交換に使えるカードが増える
       *[less] 交換に使えるカードが減る
    }
deal-feature-crowd = { $change ->
        [more] 手札が大きく増える
       *[less] 手札が大きく減る
    }
deal-feature-turn = { $change ->
        [more] 次の手番が早く来る
       *[less] 次の手番が遅くなる
    }
deal-feature-wins = { $change ->
        [more] 勝ちに手が届く
       *[less] 勝ちに手が届かない
    }

# Puzzles
deal-puzzle-play = **次に何を出しますか？** ひとつだけ飛び抜けて良い手があります。
deal-puzzle-answer = **返事を求められています。** ひとつだけ飛び抜けて良い返事があります。
deal-puzzle-discard = **手札が多すぎます。** どれを手放しますか？
deal-puzzle-turn = **手番を丸ごとプレイしてください。** 手番が終わるか、誰かの返事が必要になるまで、1手ずつ進めてください。ひとつだけ飛び抜けて良いやり方があります。
deal-puzzle-win = **この手番で勝てます。** 1手ずつ進めてください。さて、どうやって？
deal-puzzle-finish = **この手番の仕上げ：** 対戦をほぼ決める手がひとつあります。どれでしょう？
