# Cardopoly: its command, what is asked, what moves are called, what happened, its pictures; rules in cardopoly-rules.ftl.

cardopoly-name = Cardopoly
cardopoly-pitch = トランプで遊ぶモノポリー。買って、広げて、取引する。{ $short ->
        [yes] 先に物件を4つ持った人の勝ち。
       *[no] カードがなくなったら脱落。
    }
cardopoly-wealth = 抵当に入っていない物件
cardopoly-score = 抵当なしの物件{ $score }件
cardopoly-tiebreak = カード{ $figure }枚
cardopoly-card = { $face }
cardopoly-card-joker = ジョーカー

# Settings
cardopoly-setting-play = 遊び方
cardopoly-setting-play-standard = 標準（物件16件、最後まで残った人の勝ち）
cardopoly-setting-play-quick = クイック（物件12件、先に4件持った人の勝ち）
cardopoly-setting-teams = チーム
cardopoly-setting-teams-no = 全員個人戦
cardopoly-setting-teams-yes = 2対2（4人用）。クイックでは2人で物件6つ
cardopoly-setting-suits = 自分のエース
cardopoly-setting-suits-random = ランダムに配る
cardopoly-setting-suits-chosen = 早い者勝ちで選ぶ
cardopoly-setting-king_tax = キングで取る枚数
cardopoly-setting-king_tax-1 = 全員から1枚、山札から1枚
cardopoly-setting-king_tax-2 = 全員から2枚、山札から2枚
cardopoly-setting-tax_choice = 税金のカードは
cardopoly-setting-tax_choice-random = ランダムに取る
cardopoly-setting-tax_choice-giver = 払う人が選ぶ
cardopoly-setting-round_limit = ラウンド
cardopoly-setting-round_limit-40 = 40まで
cardopoly-setting-round_limit-20 = 20まで
cardopoly-setting-round_limit-80 = 80まで
cardopoly-setting-round_limit-none = 制限なし

# What is asked
cardopoly-ask-suits = 自分のエースを選んでください。物件は、そのマークのカードで買うことになります。
cardopoly-ask-open = あなたの番です。カードを引いてください。数字の分だけ進みます。その前に、取引、抵当、拡張もできます。
cardopoly-ask-land = { $space }は空いています。{ $buys ->
        [yes] 買いますか、競売にかけますか、見送りますか？ 買うなら、自分のエースと同じマークのカードを置き、物件とマークか数字が同じカードで払います。
       *[no] 競売にかけますか、見送りますか？
    }
cardopoly-ask-bid = { $who }さんが{ $space }を競売にかけた。最高で何枚払いますか？ 入札額は自分にしか見えません。
cardopoly-ask-price = { $leader }さんが、{ $space }を買わせてもらうかわりにカード{ $count }枚をくれるそうです。受けますか？ 断ると空いたままです。
cardopoly-ask-win = { $space }を買えます。自分のエースと同じマークのカードを置き、物件とマークか数字が同じカードで払ってください。
cardopoly-ask-bill = 落札した代金{ $count }枚を、{ $to }さんに払ってください。
cardopoly-ask-debt = { $what ->
        [promise] 約束の期日です。{ $to }さんに{ $count }枚渡してください。
       *[other] { $space }の家賃として、{ $to }さんに{ $count }枚払ってください。
    }どれにするかは自由です。
cardopoly-ask-jail = ジョーカーなので刑務所です。{ $ways ->
        [both] 罰金を払うか、チャンスのジャックを使うか、次の手番を休むか選んでください。
        [fine] 罰金を払うか、次の手番を休むか選んでください。
        [jack] チャンスのジャックを使うか、次の手番を休むか選んでください。
       *[none] 今のままでは罰金を払えないので、次の手番は休みです。
    }どれにしても、この手番は終わります。
cardopoly-ask-tax = { $who }さんに税金を払います。渡すカードを{ $count }枚選んでください。
cardopoly-ask-mend = 税金で最後のカードがなくなりました。残るには、物件を抵当に入れてください。
cardopoly-ask-close = 手番はまだ終わっていません。ほかにすることがなければ、手番を終えてください。
cardopoly-ask-draft = { $to }さんとの取引
cardopoly-ask-counter = { $to }さんへの対案
cardopoly-ask-answer = { $who }さんから取引の提案です。
cardopoly-ask-trade = { $who }さんの提案です。もらう：{ $given } / 渡す：{ $asked }。{ $settles ->
        [yes] これで相手の借りはなくなります。
       *[no] { "" }
    }
cardopoly-wait-suits = { $seats }人がエースを選んでいます
cardopoly-wait-open = { $who }さんが引くところです
cardopoly-wait-land = { $who }さんが{ $space }を買うか、見送るか、競売にかけるか決めています
cardopoly-wait-bid = { $space }の競売：入札待ちはあと{ $seats }人
cardopoly-wait-price = { $who }さんが、{ $leader }さんに{ $space }を{ $count }枚で売るか決めています
cardopoly-wait-win = { $leader }さんが{ $space }を買います
cardopoly-wait-bill = { $who }さんが{ $space }の代金{ $count }枚を{ $to }さんに払います
cardopoly-wait-debt = { $who }さんが{ $to }さんに{ $what ->
        [promise] 約束の
       *[other] 家賃
    }{ $count }枚を払います
cardopoly-wait-jail = { $who }さんは刑務所の中。どうやって出るか決めています
cardopoly-wait-tax = { $who }さんが税金を集めます：{ $seats }人が渡すカードを選んでいます
cardopoly-wait-mend = 税金：{ $seats }人が物件を抵当に入れます
cardopoly-wait-close = { $who }さんが手番を終えるところです
cardopoly-wait-trade = { $who }さんが{ $to }さんに取引を提案中。{ $who }さんから：{ $given } / { $to }さんから：{ $asked }{ $settles ->
        [yes] { " " }/ 借りもなくなる
       *[no] { "" }
    }

# A trade as a sentence
cardopoly-terms-nothing = なし
cardopoly-terms-and = { $first }と{ $second }
cardopoly-terms-comma = { $first }、{ $second }
cardopoly-terms-spaces = 物件{ $cards }
cardopoly-terms-mortgaged = 抵当の物件{ $cards }
cardopoly-terms-named = カード{ $cards }
cardopoly-terms-cards = 手持ちカード{ $count }枚
cardopoly-terms-kind = 手持ちカード{ $count }枚（{ $kind }）
cardopoly-terms-promise = { $turns ->
        [1] 次の手番
       *[other] { $turns }回後の手番
    }に{ $count }枚の約束
cardopoly-kind = { $kind ->
        [0] 何でも
        [1] ♣
        [2] ♦
        [3] ♥
        [4] ♠
        [5] エース
        [15] ジャック
        [16] クイーン
        [17] キング
        [6] 2のカード
        [7] 3のカード
        [8] 4のカード
        [9] 5のカード
        [10] 6のカード
        [11] 7のカード
        [12] 8のカード
        [13] 9のカード
       *[other] 10のカード
    }

# Moves, and what they bring and cost
cardopoly-hint-left = 残りは{ $left }枚です。
cardopoly-offer-suit = エースを選ぶ
cardopoly-field-suit = どのエース？
cardopoly-offer-draw = 引く
cardopoly-offer-end = 手番を終える
cardopoly-offer-buy = 買う：{ $claim }を置き、{ $pay }で払う
cardopoly-offer-buy-choose = 買う：{ $claim }を置き、払うのは…
cardopoly-hint-buy = { $space }を買うと、家賃は{ $rent }になります。{ cardopoly-hint-left }
cardopoly-hint-buy-wins = { $space }を買うと勝ちです！
cardopoly-field-pay = どのカードで払う？
cardopoly-offer-auction = 競売にかける
cardopoly-line-auction = 競売では、ほかの人が秘密に入札します。値段に納得したら、落札した人のカードをもらえます。
cardopoly-line-bid = いちばん高い入札が落札し、2番目の入札より1枚多く払います。そのあと買うのに、さらに2枚必要です。
cardopoly-offer-leave = 見送る
cardopoly-offer-advance = 事前の入札
cardopoly-offer-bid = { $space }に入札
cardopoly-field-amount = 最高で何枚？
cardopoly-hint-amount = この値段で落札すると、買ったあとに{ $left }枚残ります。
cardopoly-offer-no-bid = 入札しない
cardopoly-offer-sell = { $who }さんに買ってもらう
cardopoly-hint-sell = { $count }枚もらって、手持ちは{ $left }枚になります。
cardopoly-hint-sell-wins = { $who }さんが買い、相手の勝ちになります！
cardopoly-offer-keep = 断る
cardopoly-offer-pay = { $to }さんに{ $count }枚払う
cardopoly-hint-pay = 払うと残りは{ $left }枚です。
cardopoly-offer-pay-all = { $to }さんに全部渡す
cardopoly-hint-pay-all = { $count ->
        [1] 最後の1枚
       *[other] { $count }枚すべて
    }を{ $to }さんに渡して、対戦から脱落します！
cardopoly-offer-jack-rent = ジャックを使う：家賃なし
cardopoly-offer-jack-jail = ジャックを使って出る
cardopoly-offer-queen = クイーンを使う…
cardopoly-hint-queen = 時計回りにそこまで進みます。スタートを通れば給料も出ます。
cardopoly-field-space = どこへ？
cardopoly-offer-king = キングを使う
cardopoly-hint-king = ほかの人から税金を1人{ $count }枚ずつ取ります。手持ちは{ $left }枚になります。
cardopoly-hint-king-wins = ほかの人から税金を1人{ $count }枚ずつ取ります。それで相手のカードがなくなり、勝ちです！
cardopoly-offer-tax = { $to }さんに{ $count }枚渡す
cardopoly-hint-tax = { cardopoly-hint-left }
cardopoly-offer-fine = 罰金を払う
cardopoly-hint-fine = 罰金{ $count }枚を払うと、残りは{ $left }枚です。
cardopoly-offer-sit = 次の手番を休む
cardopoly-offer-expand = { $claim }を置き、{ $pay }で払う
cardopoly-offer-expand-choose = { $claim }を置き、払うのは…
cardopoly-hint-expand = 家賃が{ $rent }から{ $more }に上がります。{ cardopoly-hint-left }
cardopoly-offer-mortgage = { $space }を抵当に入れる
cardopoly-hint-mortgage = { $count }枚引いて、手持ちは{ $left }枚になります。{ $quick ->
        [yes] 勝ちに数える物件は{ $own }/{ $goal }になり、3枚で解除するまで家賃も取れません。
       *[no] マークか数字が同じカード3枚で解除するまで、家賃は取れません。
    }
cardopoly-offer-unmortgage = { $space }の抵当を解除
cardopoly-hint-unmortgage = マークか数字が同じカードを3枚捨てると、また家賃を取れます。{ cardopoly-hint-left }
cardopoly-hint-unmortgage-wins = マークか数字が同じカードを3枚捨てると、勝ちです！
cardopoly-offer-draft = { $to }さんと取引
cardopoly-field-take = どの物件がほしい？
cardopoly-field-number = 手持ちカードを何枚ほしい？
cardopoly-field-lot = どの物件の競売で？
cardopoly-field-limit = 競売になったら？
cardopoly-field-kind = どの種類？
cardopoly-field-spaces = 自分のどの物件？
cardopoly-field-cards = 自分のどのカード？
cardopoly-field-gives = 何枚渡すと約束する？
cardopoly-field-gives_in = 自分のどの手番に？
cardopoly-field-asks = 何枚約束してもらう？
cardopoly-field-asks_in = 相手のどの手番に？
cardopoly-offer-propose = 提案する
cardopoly-offer-propose-settle = 提案して借りを清算
cardopoly-offer-drop = やめる
cardopoly-offer-withdraw = 提案を取り下げる
cardopoly-offer-accept = 受ける
cardopoly-offer-accept-giving = 受けて{ $count }枚渡す
cardopoly-hint-accept = 手持ちは{ $left }枚になります。
cardopoly-hint-accept-wins = これで{ $winner }さんの勝ちです！
cardopoly-offer-decline = 断る
cardopoly-offer-share = { $to }さんにカードを渡す
cardopoly-hint-share = 味方に渡します。1枚は残してください。

# The panel
cardopoly-select-first = 先に何かする？
cardopoly-select-other = ほかに何かする？
cardopoly-select-pair = どのカードで？
cardopoly-select-others = 別のカードで…
cardopoly-select-bid = 最高で何枚？
cardopoly-select-rescue = カードを増やす…
cardopoly-select-mend = どの物件を抵当に？
cardopoly-select-trade = 何を、誰と？
cardopoly-select-things = 何を渡し、何をもらう？
cardopoly-select-hand = 自分のどのカード？
cardopoly-select-promise = 誰が何を約束する？
cardopoly-panel-pay = { $cards }で払う
cardopoly-panel-tax = { $cards }を渡す
cardopoly-panel-fine = 罰金を払う：{ $cards }
cardopoly-panel-unmortgage-only = { $cards }で{ $space }の抵当を解除
cardopoly-panel-unmortgage = { $cards }を捨てる
cardopoly-panel-accept-giving = 受けて{ $cards }を渡す
cardopoly-panel-cards = 別のカードを選ぶ…
cardopoly-panel-short = 手持ちは{ $count }枚です。払って対戦に残るには、{ $of }枚より多く必要です。
cardopoly-panel-twin = { $what }（手札{ $places }番）
cardopoly-panel-expand = { $space }を拡張…
cardopoly-panel-expand-only = { $space }を拡張：{ $claim }を置き、{ $pay }で払う
cardopoly-panel-expand-hint = 1枚置いて1枚払うと、家賃が{ $rent }から{ $more }に上がります。
cardopoly-orders = { $limit ->
        [0] { $cards }の競売では、毎回聞きます。
        [1] { $cards }の競売では、入札しません。
       *[other] { $cards }の競売では、{ $count }枚まで代わりに入札します。
    }
cardopoly-orders-any = { $limit ->
        [1] { $others ->
            [yes] ほかの
           *[no] すべての
        }競売では、入札しません。
       *[other] { $others ->
            [yes] ほかの
           *[no] すべての
        }競売では、{ $count }枚まで代わりに入札します。
    }
cardopoly-lacks-claim = 買えません。上に置く{ $suit ->
        [0] ♣
        [1] ♦
        [2] ♥
       *[other] ♠
    }のカードがありません。
cardopoly-lacks-pay = 買えません。{ $space }とマークか数字が同じカードがなく、払えません。
cardopoly-lacks-pair = 買えません。使えるカードが1枚しかなく、2枚必要です。
cardopoly-lacks-cards-land = 買えません。最後のカードまでなくなってしまいます。
cardopoly-lacks-cards-bid = 入札できません。置くカード、払うカード、入札分を出すと、手持ちがなくなってしまいます。
cardopoly-panel-trade = 取引…
cardopoly-panel-settle = 取引で清算…
cardopoly-panel-partners = 何を取引する？
cardopoly-panel-preset = { $to }さん：{ $given }を{ $asked }と交換
cardopoly-panel-preset-settle = { $to }さん：{ $given }で借りをなくす
cardopoly-panel-with = { $to }さんとの取引…
cardopoly-panel-hand = 自分のカード{ $first }〜{ $last }…
cardopoly-panel-hand-asked = このうちどのカードを渡す？
cardopoly-panel-without = { $card }を外す
cardopoly-panel-more = その他…
cardopoly-panel-theirs = カードを求める…
cardopoly-panel-asking = { $to }さんの手持ちカードを何枚？ どれにするかは相手が選びます。
cardopoly-panel-number = { $count ->
        [0] カードなし
       *[other] { $any ->
            [0] { $count }枚、種類は何でも
           *[other] { $count }枚：{ $kind }
        }
    }
cardopoly-panel-otherwise = ほかのもの…
cardopoly-panel-promises = 約束…
cardopoly-panel-promising = 約束のカードは、期日にこちらで集めます。
cardopoly-panel-no-promise = 約束なし
cardopoly-panel-counter = 対案…
cardopoly-panel-besides = ほかのことをする…
cardopoly-panel-withdraws = ほかのことをすると、提案は取り下げになります。
cardopoly-thing-take = もらう：{ $what }
cardopoly-thing-spaces = 渡す：{ $what }
cardopoly-thing-cards = 渡すカード：{ $what }
cardopoly-trade-gives = 渡す：{ $what }
cardopoly-trade-gets = もらう：{ $what }
cardopoly-trade-settles = これで借りはなくなります。
cardopoly-vow-you = 自分の約束：{ $turns ->
        [1] 次の手番
       *[other] { $turns }回後の手番
    }に{ $count }枚
cardopoly-vow-they = { $to }さんの約束：{ $turns ->
        [1] 次の手番
       *[other] { $turns }回後の手番
    }に{ $count }枚

cardopoly-option-card = { $number } · { $card }
cardopoly-option-space = { $card }
cardopoly-option-amount = { $count }枚まで
cardopoly-option-lot = { $card }
cardopoly-option-lot-any = ほかの物件すべて
cardopoly-option-limit = { $limit ->
        [0] 毎回聞く
        [1] 入札しない
       *[other] { $count }枚まで入札
    }
cardopoly-option-number = { $count ->
        [0] なし
       *[other] { $count }枚
    }
cardopoly-option-turns = { $count ->
        [1] 次の手番
       *[other] { $count }回後の手番
    }
cardopoly-option-suit = { $suit ->
        [0] A♣
        [1] A♦
        [2] A♥
       *[other] A♠
    }
cardopoly-hint-joker = ジョーカーは支払いには使えますが、買うのには使えません。
cardopoly-hint-own-claim = 自分のマーク：買うときに使える
cardopoly-hint-their-claim = { $who }さんが買うときに使える
cardopoly-hint-space-free = 空き{ $salary ->
        [0] { "" }
       *[other] { "" } · 給料：{ $salary }
    }
cardopoly-hint-space-own = 自分の物件、家賃{ $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · 給料：{ $salary }
    }
cardopoly-hint-space-partner = 味方の{ $owner }さんの物件：家賃なし{ $salary ->
        [0] { "" }
       *[other] { "" } · 給料：{ $salary }
    }
cardopoly-hint-space-mortgaged = { $owner }さんの物件、抵当：家賃なし{ $salary ->
        [0] { "" }
       *[other] { "" } · 給料：{ $salary }
    }
cardopoly-hint-space-rent = { $owner }さんの物件、家賃{ $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · 給料：{ $salary }
    }

# How the match begins
cardopoly-start = 物件は{ $spaces }件、手持ちカードは1人{ $count }枚。親は{ $who }さん。
cardopoly-token = { $who }さんのエースは{ $card }。
cardopoly-begins = { $who }さんから始まる。

# The turn
cardopoly-drew-you = { $cards }を引きました。
cardopoly-reshuffle = 捨て札{ $count }枚を切って、新しい山札にした。
cardopoly-chance = { $who }さんが{ $card }を引き、チャンスカードとして取っておく。
cardopoly-joker = { $who }さんがジョーカーを引き、刑務所へ。
cardopoly-move = { $who }さんが{ $card }で{ $count }マス進み、{ $space }へ。
cardopoly-nothing-drawn = 引くカードが残っていないので、{ $who }さんはその場にとどまる。
cardopoly-salary = { $who }さんがスタートを通った：{ $count ->
        [0] 銀行に払うカードが残っていない
       *[other] 給料{ $count }枚
    }。
cardopoly-rent = { $who }さんは{ $to }さんに家賃{ $count }枚を払う。
cardopoly-due = { $who }さんから{ $to }さんへの約束の期日：{ $count }枚。
cardopoly-skipped = { $who }さんは刑務所の中で、この手番は休み。
cardopoly-passed = { $who }さんが手番をパスした。
cardopoly-paid = { $who }さんが{ $to }さんに{ $count }枚払った。
cardopoly-handed = { $who }さんから{ $to }さんへ：{ $cards }。
cardopoly-rent-paid = { $who }さんが{ $to }さんに家賃{ $count }枚を払った。
cardopoly-rent-handed = { $who }さんが{ $to }さんに家賃{ $count }枚を払った：{ $cards }。
cardopoly-taxed-handed = { $who }さんがキングの税金として{ $to }さんに{ $cards }を渡した。
cardopoly-paid-handed = { $who }さんが{ $to }さんに払った：{ $cards }。
cardopoly-jack-rent = { $who }さんがジャックを使い、{ $to }さんへの家賃{ $count }枚を免れた。
cardopoly-jack-jail = { $who }さんがジャックを使って刑務所を出た。
cardopoly-fine = { $who }さんが罰金を払った：{ $cards }。
cardopoly-sit = { $who }さんは刑務所に残り、次の手番を休む。
cardopoly-king = { $who }さんが{ $card }を使った。ほかの全員から税金を取る。
cardopoly-taxed = { $who }さんがキングの税金として{ $to }さんに{ $count }枚渡した。
cardopoly-king-draws = { $count ->
        [0] 銀行の残りが少ないので、{ $who }さんは銀行から引けなかった。
       *[other] { $who }さんは銀行からも{ $count }枚引いた。
    }
cardopoly-shared = { $who }さんが{ $to }さんに{ $count }枚渡した。

# Properties
cardopoly-buy = { $who }さんが{ $space }を買った：{ $claim }を置き、{ $pay }で払った。
cardopoly-left = { $who }さんは{ $space }を見送った。
cardopoly-expand = { $who }さんが{ $space }を拡張した：{ $claim }を置き、{ $pay }で払った。
cardopoly-mortgage = { $who }さんが{ $space }を抵当に入れた：{ $count ->
        [0] 銀行の残りが少ないので引けなかった
       *[other] { $count }枚引いた
    }。
cardopoly-unmortgage = { $who }さんが{ $cards }で{ $space }の抵当を解除した。
cardopoly-auction = { $who }さんが{ $space }を競売にかけた。
cardopoly-bid = { $who }さんが返事をした。
cardopoly-advance = { $limit ->
        [0] { $space }が競売にかかったら、聞きます。
        [1] { $space }が競売にかかったら、すぐ代わりにパスします。
       *[other] { $space }が競売にかかったら、すぐ代わりに{ $count }枚まで入札します。
    }
cardopoly-advance-any = { $limit ->
        [0] これからは、事前の入札がない競売では毎回聞きます。
        [1] これからは、競売ではすぐ代わりにパスします。
       *[other] これからは、競売ではすぐ代わりに{ $count }枚まで入札します。
    }
cardopoly-followed = { $whole ->
        [yes] 事前の指示のとおり、{ $space }には{ $count ->
            [0] 入札しませんでした
           *[other] { $count }枚まで入札しました
        }。
       *[no] { $count ->
            [0] { $space }に入札できるカードがないので、代わりにパスしました。
           *[other] { $space }には{ $count }枚までしか入札できないので、代わりにその枚数で入札しました。
        }
    }
cardopoly-no-bids = 誰も入札しなかった。物件は空いたまま。
cardopoly-leads = 最高額は{ $who }さんで、値段は{ $count }枚。
cardopoly-sold = { $who }さんが{ $to }さんに{ $count }枚で売った。
cardopoly-kept = { $who }さんは{ $count }枚では売らなかった。物件は空いたまま。

# Trades
cardopoly-proposed = { $who }さんが{ $to }さんに取引を提案した。{ $who }さんから：{ $given } / { $to }さんから：{ $asked }{ $settles ->
        [yes] { " " }/ 借りもなくなる
       *[no] { "" }
    }。
cardopoly-proposed-to-reader = { $who }さんがあなたに取引を提案した。{ $who }さんから：{ $given } / あなたから：{ $asked }{ $settles ->
        [yes] { " " }/ 借りもなくなる
       *[no] { "" }
    }。
cardopoly-proposed-you = 提案の詳細。{ $who }さんから：{ $given } / { $to }さんから：{ $asked }{ $settles ->
        [yes] { " " }/ 借りもなくなる
       *[no] { "" }
    }。
cardopoly-proposed-you-to-reader = 提案の詳細。{ $who }さんから：{ $given } / あなたから：{ $asked }{ $settles ->
        [yes] { " " }/ 借りもなくなる
       *[no] { "" }
    }。
cardopoly-accepted = { $to }さんが{ $who }さんの提案を受けた。{ $who }さんから：{ $given } / { $to }さんから：{ $asked }{ $settles ->
        [yes] { " " }/ 借りもなくなる
       *[no] { "" }
    }。
cardopoly-accepted-who-reader = { $to }さんがあなたの提案を受けた。あなたから：{ $given } / { $to }さんから：{ $asked }{ $settles ->
        [yes] { " " }/ 借りもなくなる
       *[no] { "" }
    }。
cardopoly-countered = { $who }さんが{ $to }さんに対案を出した。{ $who }さんから：{ $given } / { $to }さんから：{ $asked }{ $settles ->
        [yes] { " " }/ 借りもなくなる
       *[no] { "" }
    }。
cardopoly-countered-to-reader = { $who }さんがあなたに対案を出した。{ $who }さんから：{ $given } / あなたから：{ $asked }{ $settles ->
        [yes] { " " }/ 借りもなくなる
       *[no] { "" }
    }。
cardopoly-declined = { $to }さんが{ $who }さんの提案を断った。{ $who }さんから：{ $given } / { $to }さんから：{ $asked }{ $settles ->
        [yes] { " " }/ 借りもなくなる
       *[no] { "" }
    }。
cardopoly-declined-who-reader = { $to }さんがあなたの提案を断った。あなたから：{ $given } / { $to }さんから：{ $asked }{ $settles ->
        [yes] { " " }/ 借りもなくなる
       *[no] { "" }
    }。
cardopoly-withdrawn = { $who }さんが{ $to }さんへの提案を取り下げた。{ $who }さんから：{ $given } / { $to }さんから：{ $asked }{ $settles ->
        [yes] { " " }/ 借りもなくなる
       *[no] { "" }
    }。
cardopoly-withdrawn-to-reader = { $who }さんがあなたへの提案を取り下げた。{ $who }さんから：{ $given } / あなたから：{ $asked }{ $settles ->
        [yes] { " " }/ 借りもなくなる
       *[no] { "" }
    }。
cardopoly-lapsed = 提案はなくなった。

# The end
cardopoly-eliminated = { $who }さんはカードがなくなり脱落した。物件は空きに戻る。
cardopoly-resigned = { $who }さんが投了した。物件は空きに戻る。
cardopoly-end-alone = 残ったのは{ $who }さんだけ。
cardopoly-end-team = { $who }さんと{ $partner }さんの相手は2人とも脱落した。
cardopoly-end-quick = { $who }さんが物件を{ $count }件そろえた。
cardopoly-end-rounds = { $count }ラウンドが終わった。抵当なしの物件がいちばん多い人の勝ち。
cardopoly-end-dry = ラウンド{ $count }で、もう誰も引けなくなった。抵当なしの物件がいちばん多い人の勝ち。

# What cannot be done, and what can
cardopoly-not-asked = 今はすることがありません。必要になったらお知らせします。
cardopoly-not-now = 今はそれはできません。手札の下にある手から選んでください。
cardopoly-decide-landing = 先に、止まった物件をどうするか決めてください。買う、競売にかける、見送るから選べます。
cardopoly-pay-first = 先に借りを払ってください。カードが足りなければ、抵当に入れるか、キングを使うか、取引しましょう。
cardopoly-jail-first = 先に、刑務所をどうするか決めてください。罰金、ジャック、1回休みから選べます。
cardopoly-price-first = 先に、その値段で売るか決めてください。
cardopoly-buy-first = 先に、落札した物件を買ってください。
cardopoly-draft-first = まだ取引を組み立てている途中です。先に提案するか、やめてください。
cardopoly-answer-first = 取引の提案が来ています。先に、受ける、対案を出す、断るのどれかを選んでください。
cardopoly-wait-for-answer = 先に{ $who }さんが提案に返事をします。
cardopoly-suit-taken = そのエースはもう取られました。ほかから選んでください。
cardopoly-not-in-pocket = そのカードは持っていません。見えているものから選んでください。
cardopoly-no-claim-card = そのカードは置けません。自分のエースと同じマークが必要です。
cardopoly-no-pay-card = そのカードでは払えません。物件とマークか数字が同じカードが必要です。
cardopoly-would-empty = 最後のカードまでなくなってしまいます。1枚は残してください。
cardopoly-wrong-number = ちょうど{ $count }枚必要です。選び直してください。
cardopoly-pays-all = それで全部なので、脱落してしまいます。抵当、取引、キングで何とかするか、全部渡してください。
cardopoly-can-pay = 足りています。{ $count }枚払って、対戦に残ってください。
cardopoly-no-jack-for-promises = ジャックで免れるのは家賃だけで、約束は免れません。払うか、抵当に入れるか、取引してください。
cardopoly-no-chance-card = そのチャンスカードは持っていません。
cardopoly-no-such-space = もうそこにいます。別のマスを選んでください。
cardopoly-not-yours = その物件は自分のものではありません。自分の物件から選んでください。
cardopoly-is-mortgaged = その物件は抵当に入っています。先に解除してください。
cardopoly-not-mortgaged = その物件は抵当に入っていません。解除は必要ありません。
cardopoly-bid-too-high = 入札は{ $most }枚までです。置く1枚、払う1枚、手元に残す1枚が必要です。入札しないこともできます。
cardopoly-no-such-order = その物件が競売にかかることは今はありません。別のものを選んでください。
cardopoly-bid-too-low = 入札は1枚からです。入札しないこともできます。
cardopoly-no-sharing = 今はカードを渡せません。渡せるのはチームの手番で、刑務所の外、競売中でないときだけです。1枚は残してください。
cardopoly-enough-proposals = この手番の取引はここまでです。先に進めて、次の手番にまたどうぞ。
cardopoly-no-partner = その人とは今は取引できません。対戦に残っている別の人を選んでください。
cardopoly-no-draft = まだ取引を始めていません。まず相手を選んでください。
cardopoly-settles-nothing = その取引では借りは清算できません。借りのある相手と取引してください。
cardopoly-no-proposal = その提案はもうありません。そのまま続けてください。
cardopoly-asks-cards = 提案では{ $count }枚求められています。どれを渡すか選んでください。
cardopoly-asks-no-cards = 提案では手持ちカードは求められていません。受けるか断るかだけ選んでください。
cardopoly-trade-empty = まだ何も入っていません。先に何か加えてください。
cardopoly-trade-gone = 中身の一部がもうないので、この取引は成り立ちません。
cardopoly-trade-empties = その取引はできません。どちらかのカードがなくなってしまいます。
cardopoly-trade-lacking = 求められているカードがありません。断るか、対案を出してください。

# The command in Discord.
cardopoly-command = Cardopoly：公園をまわり、カードで買い、取引と約束をする
cardopoly-command-new = このチャンネルにCardopolyのテーブルを開く。ほかの人はワンクリックで参加
cardopoly-variant-game = 盤をまわり、カードで買う。
cardopoly-new-play = 標準か、先に物件を4つ持った人が勝つクイックか
cardopoly-name-play = 遊び方
cardopoly-choice-play-standard = 標準
cardopoly-choice-play-quick = クイック
cardopoly-new-teams = 4人で2対2に分かれるか
cardopoly-name-teams = チーム
cardopoly-choice-teams-no = なし
cardopoly-choice-teams-yes = あり
cardopoly-new-suits = エースをランダムに配るか、選ぶか
cardopoly-name-suits = エース
cardopoly-choice-suits-random = ランダム
cardopoly-choice-suits-chosen = 選ぶ
cardopoly-new-king_tax = キングが各プレイヤーから何枚取るか
cardopoly-name-king_tax = キングの枚数
cardopoly-new-tax_choice = キングに取られるカードを誰が選ぶか
cardopoly-name-tax_choice = 税金の選び方
cardopoly-choice-tax_choice-random = ランダム
cardopoly-choice-tax_choice-giver = 払う人
cardopoly-new-round_limit = 何ラウンドで対戦を終えるか
cardopoly-name-round_limit = ラウンド数
cardopoly-choice-round_limit-none = なし

# The words on its pictures, and the same for those who listen to them.

# The line at the top
cardopoly-picture-ask-suits = { $name }：エースを選ぶ
cardopoly-picture-ask-open = { $name }：カードを引く
cardopoly-picture-ask-land = { $name }：買う？ 競売？
cardopoly-picture-ask-bid = 競売の入札待ち：{ $name }
cardopoly-picture-ask-price = { $name }：{ cardopoly-picture-cards }で売る？
cardopoly-picture-ask-win = { $name }：落札した物件を買う
cardopoly-picture-ask-bill = { $name }：入札額{ $count }枚を払う
cardopoly-picture-ask-debt = { $name }：{ $count }枚払う
cardopoly-picture-ask-jail = { $name }：刑務所をどう出る？
cardopoly-picture-ask-tax = 税金待ち：{ $name }
cardopoly-picture-ask-mend = { $name }：物件を抵当に入れる
cardopoly-picture-ask-close = { $name }：ほかに何かする？
cardopoly-picture-ask-trade = { $name }：取引を受ける？

# What is at stake, and what the last move brought
cardopoly-picture-leads = { $count }枚で？
cardopoly-picture-settles = { $name }の借りがなくなる
cardopoly-picture-settles-mine = { $name }への借りがなくなる
cardopoly-picture-settles-yours = { $name }のあなたへの借りがなくなる
cardopoly-picture-due-rent = 家賃{ $count }枚
cardopoly-picture-due-promise = 約束{ $count }枚
cardopoly-picture-due-bid = 入札{ $count }枚
cardopoly-picture-tax = キング：各{ $count }枚
cardopoly-picture-tax-mend = キング：手札なし
cardopoly-picture-last-free = 持ち主なし
cardopoly-picture-last-bought = 購入
cardopoly-picture-last-auction = { $count }枚で落札
cardopoly-picture-last-rent = { cardopoly-picture-due-rent }
cardopoly-picture-last-paid = { $count }枚払った
cardopoly-picture-last-jack = ジャックで家賃なし
cardopoly-picture-last-settled = 家賃を清算
cardopoly-picture-last-own = 自分の物件
cardopoly-picture-last-own-you = 自分の物件
cardopoly-picture-last-partner = 味方の物件
cardopoly-picture-last-mortgaged = 抵当で家賃なし
cardopoly-picture-last-jail = 刑務所へ
cardopoly-picture-last-none = 引くカードなし
cardopoly-picture-auction = 競売
cardopoly-picture-trade = 取引
cardopoly-picture-counter = 自分の対案
cardopoly-picture-offer = 相手の提案
cardopoly-picture-you-give = 渡す
cardopoly-picture-you-get = もらう
cardopoly-picture-gives = 渡す
cardopoly-picture-choose = 好きなカード{ $count }枚
cardopoly-picture-choose-other = カード{ $count }枚（{ $name }が選ぶ）
cardopoly-picture-earlier = 以前の約束：
cardopoly-picture-promise = { cardopoly-picture-cards }、{ cardopoly-picture-due }
cardopoly-picture-promises = 約束{ $count }、{ $turns ->
        [1] 次の手番
       *[other] { $turns }回後
    }
cardopoly-picture-promises-cards = 約束：{ cardopoly-picture-cards }、{ cardopoly-picture-due }
cardopoly-picture-cards = カード{ $count }枚

# Places and piles
cardopoly-picture-lost = 刑務所
cardopoly-picture-ahead = リード
cardopoly-picture-owes = 借り：{ $to }に{ $count }枚
cardopoly-picture-owes-brief = 借り{ $count }枚
cardopoly-picture-risk = { $to }への家賃{ $count }で脱落
cardopoly-picture-risk-brief = { $count }枚で脱落
cardopoly-picture-goal = 目標{ $count }/{ $goal }
cardopoly-picture-score = { $count }/{ $goal }
cardopoly-picture-set = セット完成、給料{ $count }
cardopoly-picture-draw = 山札{ $count }
cardopoly-picture-discard = 捨て札{ $count }
cardopoly-picture-due = { $turns ->
        [1] 次の手番
       *[other] { $turns }回後
    }
cardopoly-picture-round = ラウンド{ $round }
cardopoly-picture-round-of = ラウンド{ $round }/{ $limit }
cardopoly-picture-round-by = ラウンド{ $round }/{ $limit }
cardopoly-picture-round-word = ラウンド

# The pocket
cardopoly-picture-hand-suits = あなたの番：エースを選ぶ
cardopoly-picture-hand-open = あなたの番：カードを引く
cardopoly-picture-hand-land = 買う？ 競売にかける？
cardopoly-picture-hand-leave = 競売にかける？ 見送る？
cardopoly-picture-hand-bid = 競売：最高で何枚払う？
cardopoly-picture-hand-price = { cardopoly-picture-cards }で売る？
cardopoly-picture-hand-win = あなたの番：落札した物件を買う
cardopoly-picture-hand-bill = あなたの番：入札額{ $count }枚を払う
cardopoly-picture-hand-debt = あなたの番：{ $count }枚払う
cardopoly-picture-hand-jail = 刑務所をどう出る？
cardopoly-picture-hand-tax = キングの税金を払う
cardopoly-picture-hand-mend = あなたの番：物件を抵当に入れる
cardopoly-picture-hand-close = ほかにすることは？
cardopoly-picture-hand-draft = 何を提案する？
cardopoly-picture-hand-counter = 対案は？
cardopoly-picture-hand-trade = 相手の提案を受ける？
cardopoly-picture-hand-offer = 相手の提案：受ける？ 変える？
cardopoly-picture-last-card = 払うと手札がなくなり、脱落します。
cardopoly-picture-rescue = その前に：{ $ways }
cardopoly-picture-rescue-jack = チャンスのジャック
cardopoly-picture-rescue-king = キング
cardopoly-picture-rescue-mortgage = 抵当
cardopoly-picture-rescue-draft = 取引
cardopoly-picture-exit-fine = { $count }枚払う
cardopoly-picture-exit-jack = チャンスのジャック
cardopoly-picture-exit-sit = 1回休み
cardopoly-picture-pays = 払える
cardopoly-picture-claims = 置ける
cardopoly-picture-cannot-buy = 買うためのカードがありません。
cardopoly-picture-wins = 買えば勝ち！
cardopoly-picture-partner = 味方

# For those who listen
cardopoly-picture-alt-pocket = あなたの手持ち：{ $cards }。
cardopoly-picture-alt-last = { $how ->
        [jail] 直前：{ $name }、{ $cards }、マス{ $start }からまっすぐマス{ $space }へ、{ $card }
        [none] 直前：{ $name }、{ $cards }、マス{ $space }、{ $card }
       *[walk] 直前：{ $name }、{ $cards }、マス{ $start }からマス{ $space }へ、{ $card }
    }
cardopoly-picture-alt-rent = 家賃{ $count }
cardopoly-picture-alt-owner = { $what }、{ $name }
cardopoly-picture-alt-answered = 返事済み：{ $letters }
cardopoly-picture-alt-awaited = 返事待ち：{ $letters }
cardopoly-picture-alt-teams = チーム：{ $one }、{ $two }。
cardopoly-picture-alt-seat = { $letter } { $name }：{ $ace }、マス{ $space }の{ $card }、手持ち{ $held }、チャンス{ $chance }{ $more }、物件{ $deeds }。
cardopoly-picture-alt-brief = { $letter } { $name }：{ $ace }、マス{ $space }、手持ち{ $held }、チャンス{ $chance }{ $more }、物件{ $deeds }。
cardopoly-picture-alt-free = 持ち主なし：{ $spaces }。
cardopoly-picture-alt-promise = { $by }から{ $to }への約束：{ $what }。
cardopoly-picture-alt-piles = { $round }、{ $draw }、{ $discard }{ $empty ->
        [yes] { "" }
       *[other] 、いちばん上は{ $top }
    }。

# What a move brings by the end of it all, for whoever is named after it
cardopoly-feature-cards = { $change ->
        [more] 手持ちカードが増える
       *[less] 手持ちカードが減る
    }
cardopoly-feature-scarce = { $change ->
        [more] 手持ちがほとんどなくなる
       *[less] 手持ちに余裕ができる
    }
cardopoly-feature-claims = { $change ->
        [more] 買うためのカードが増える
       *[less] 買うためのカードが減る
    }
cardopoly-feature-choice = { $change ->
        [more] 手の届く物件が増える
       *[less] 手の届く物件が減る
    }
cardopoly-feature-deeds = { $change ->
        [more] 物件が増える
       *[less] 物件が減る
    }
cardopoly-feature-rents = { $change ->
        [more] 取れる家賃が上がる
       *[less] 取れる家賃が下がる
    }
cardopoly-feature-fares = { $change ->
        [more] この先の家賃が高くなる
       *[less] この先の家賃が安くなる
    }
cardopoly-feature-ruin = { $change ->
        [more] 脱落の危険が増す
       *[less] 脱落の危険が減る
    }
cardopoly-feature-short = { $change ->
        [more] 払いきれない借りが増える
       *[less] 払いきれない借りが減る
    }
cardopoly-feature-mortgages = { $change ->
        [more] 抵当の物件が増える
       *[less] 抵当の物件が減る
    }
cardopoly-feature-sets = { $change ->
        [more] セットがそろう
       *[less] セットがそろわない
    }
cardopoly-feature-jacks = { $change ->
        [more] 使えるジャックが増える
       *[less] 使えるジャックが減る
    }
cardopoly-feature-queens = { $change ->
        [more] 使えるクイーンが増える
       *[less] 使えるクイーンが減る
    }
cardopoly-feature-kings = { $change ->
        [more] 使えるキングが増える
       *[less] 使えるキングが減る
    }
cardopoly-feature-late = { $change ->
        [more] 最後に数える物件が増える
       *[less] 最後に数える物件が減る
    }
cardopoly-feature-quick = { $change ->
        [more] 先に物件をそろえやすくなる
       *[less] 先に物件をそろえにくくなる
    }
cardopoly-feature-jailed = { $change ->
        [more] 1回休みになる
       *[less] 1回休みにならない
    }
cardopoly-feature-turn = { $change ->
        [more] 次の手番が早く来る
       *[less] 次の手番が遅くなる
    }

# Puzzles
cardopoly-puzzle-answer = **取引を提案されました。** どうしますか？ ひとつだけ飛び抜けて良い返事があります。
cardopoly-puzzle-open = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **進む前に：** ひとつだけ飛び抜けて良い選択があります。どれでしょう？
    }
cardopoly-puzzle-land = **マスに止まりました。** どうしますか？ ひとつだけ飛び抜けて良い選択があります。
cardopoly-puzzle-close = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **手番の終わり。** まだ何かしますか？ ひとつだけ飛び抜けて良い選択があります。
    }
cardopoly-puzzle-debt = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **借りがあります。** どう切り抜けますか？ ひとつだけ飛び抜けて良い方法があります。
    }
cardopoly-puzzle-bid = **競売です。** どうしますか？ ひとつだけ飛び抜けて良い返事があります。
cardopoly-puzzle-price = **競売が終わりました。** その値段で売りますか？ 片方の返事がずっと良い結果になります。
cardopoly-puzzle-jail = **刑務所の中です。** どうやって出ますか？ ひとつだけ飛び抜けて良い方法があります。
cardopoly-puzzle-finish = **終わりが近づいています。** 対戦をほぼ決める選択がひとつあります。どれでしょう？
