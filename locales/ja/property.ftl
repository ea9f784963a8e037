# Property: its command, what is asked, how moves are called, what happened, its pictures.

property-name = Property
property-pitch = { $short ->
        [yes] マスを取り、家賃を集め、先に大金を稼ぐ。
       *[no] マスを取り、グループを広げ、家賃を取る。
    }
property-score = { MONEY($score, "$") }

# Settings
property-setting-bankruptcies = 対戦が終わるのは
property-setting-bankruptcies-1 = 最初の破産で
property-setting-bankruptcies-2 = 2回目の破産で
property-setting-bankruptcies-3 = 3回目の破産で
property-setting-count_property = 終了時に
property-setting-count_property-no = お金だけを数える
property-setting-count_property-yes = 1マスを$5として加える
property-setting-round_limit = ラウンド
property-setting-round_limit-none = 制限なし
property-setting-round_limit-40 = 40まで
property-setting-round_limit-80 = 80まで
property-setting-length = 長さ
property-setting-length-full = 標準
property-setting-length-short = 短い（お金は半分で始め、誰かが1.5倍に増やすと終わる）

# What is asked
property-ask-play = あなたの番です。赤と黒のカードを1枚ずつ出してください。
property-ask-buy = 家賃を払いました。{ $owner }さんから{ $column }列{ $row }行を{ $price }ユニットで買いますか？
property-wait-play = { $who }さんがマスを選んでいます
property-wait-buy = { $who }さんは{ $owner }さんから{ $column }列{ $row }行を{ $price }ユニットで買えます

# Moves
property-offer-play = { $first } + { $second } · { $place }
property-place = 列も行も自由
property-place-column = { $column }列、行は自由
property-place-row = { $row }行、列は自由
property-place-other = 別のマス
property-place-column-row = { $column }列{ $row }行
property-offer-buy = { $price }ユニットで買う
property-offer-decline = 買わない
property-pick-play = どの組を出す？
property-pick-numbered = { $sign } { $play }
property-pick-cell = どのマス？
property-pick-columns = { $first }〜{ $last }列
property-tap-buy = { $units }ユニットで買う：{ $cards }
property-pick-otherwise = 別の払い方
property-pick-payment = { $cards } · { $units }ユニット
property-pick-suits = カードを1枚ずつ選ぶ
property-line-bought = { $size ->
        [1] 単独のマスになります。
       *[other] { $size }マスのグループになります。
    }
property-tap-plan = 次の手を予約
property-tap-plan-only = { $play }を予約
property-tap-otherwise = 合わなくなったら？
property-tap-second = 第2候補を変える
property-tap-replan = 予約を変える
property-offer-drop-plan = 予約をやめる
property-ask-plan = 自分の番が来たら、何を出しますか？
property-ask-otherwise = 第1候補が合わなくなったら、どうしますか？
property-pick-plan = どの組を出す？
property-line-fits = 番が来たとき、そのマスが空いたままか、自分のもののままか、家賃が今より高くなっていなければ、すぐ代わりに出します。予約はほかの人には見えません。
property-line-plan = **予約**：{ $play }、{ $when }。
property-line-otherwise = **合わなければ**：{ $play }、{ $when }。
property-line-asked = **合わなければ**、聞きます。
property-plan-free = まだ空いていれば
property-plan-own = まだ自分のものなら
property-plan-rent = { $owner }さんへの家賃が{ MONEY($amount, "$") }以下なら
property-field-column = どの列？
property-field-row = どの行？
property-field-cards = どの購入カードを渡す？
property-option-column = { $number }列
property-option-row = { $number }行
property-option-card = { $card }

# What a move brings
property-hint-claim = 空き：自分のものになる{ $size ->
        [1] { "" }
       *[other] 、{ $size }マスのグループ
    }（家賃{ MONEY($size, "$") }から{ MONEY($most, "$") }）
property-hint-mortgage = 自分のマス：抵当に入る。お金は入らず、次は失う
property-hint-lose = 自分の抵当のマス：失う
property-hint-rent = { $owner }さんに{ MONEY($amount, "$") }払う（{ $cells }×{ MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] 、{ $suits }
    }）
property-hint-rent-sale = { $owner }さんに{ MONEY($amount, "$") }払う（{ $cells }×{ MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] 、{ $suits }
    }）。{ $price }ユニットで買える
property-hint-ends = { $owner }さんに{ MONEY($amount, "$") }払う（{ $cells }×{ MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] 、{ $suits }
    }）。{ $owner }さんは{ MONEY($reached, "$") }になり、対戦は終わり！
property-hint-bankrupt = { $owner }さんへの家賃{ MONEY($amount, "$") }は払いきれず、破産！
property-hint-choose-column = 次に列を選びます。{ $grave ->
        [yes] 破産するマスがあるので注意。
       *[no] { "" }
    }
property-hint-choose-row = 次に行を選びます。{ $grave ->
        [yes] 破産するマスがあるので注意。
       *[no] { "" }
    }
property-hint-choose-column-row = どのマスにも行けます。次に選びます。{ $grave ->
        [yes] 破産するマスがあるので注意。
       *[no] { "" }
    }
property-hint-change = 値段より{ $count }ユニット多くなります。おつりは出ません。
property-hint-over = { $count }ユニット多い
property-hint-units = { $units }ユニット

# How the match begins
property-start = 全員が{ MONEY($amount, "$") }と、{ $units }ユニット分の購入カードで始める。
property-goal = 短い対戦：誰かが手番のあとに{ MONEY($amount, "$") }持っていれば、その時点で終わる。
property-fewer-bankruptcies = 人数が少ないので、{ $count ->
        [1] 最初の破産
       *[other] { $count }回目の破産
    }で対戦が終わる。
property-cut = { $who }さんがめくったのは{ $card }。
property-cut-again = 同点なので、{ $count }人がめくり直す。
property-redealt = 山札がなくなったので、全員に配り直した。
property-begins = いちばん大きいカードをめくった{ $who }さんから始まる。

# What happened
property-claim = { $who }さんが{ $cards }で{ $column }列{ $row }行を取った。
property-mortgage = { $who }さんが{ $cards }を出し、{ $column }列{ $row }行が抵当に入った。
property-lose = { $who }さんが{ $cards }を出し、抵当の{ $column }列{ $row }行を失った。
property-rent = { $who }さんが{ $cards }を出し、{ $column }列{ $row }行へ。{ $owner }さんに家賃{ MONEY($amount, "$") }（{ $size ->
        [1] 単独のマス
       *[other] { $size }マスのグループ
    }）。
property-rent-owner-reader = { $who }さんが{ $cards }を出し、{ $column }列{ $row }行へ。あなたに家賃{ MONEY($amount, "$") }（{ $size ->
        [1] 単独のマス
       *[other] { $size }マスのグループ
    }）。
property-buy = { $who }さんが{ $owner }さんから{ $column }列{ $row }行を{ $cards }で買った（{ $price }ユニット）。
property-buy-owner-reader = { $who }さんがあなたから{ $column }列{ $row }行を{ $cards }で買った（{ $price }ユニット）。
property-decline = { $who }さんは{ $column }列{ $row }行を買わなかった。
property-drew = { $who }さんがカードを{ $count }枚引いた。
property-drew-you = { $cards }を引きました。
property-planned = 次の手番に{ $column }列{ $row }行を予約しました。
property-plan-dropped = 予約をやめました。
property-plan-lapsed = { $column }列{ $row }行の予約が合わなくなったので、自分で選んでください。
property-reshuffle = 捨て札{ $count }枚を切って、新しい山札にした。
property-bankrupt = { $who }さんは{ MONEY($amount, "$") }しか払えず、破産した。マスは空きに戻る。
property-resign = { $who }さんが投了した。マスは空きに戻る。
property-end-bankrupt = { $count ->
        [1] 破産が出たので対戦は終わり
       *[other] { $count }回目の破産で対戦は終わり
    }。お金がいちばん多い人の勝ち。
property-end-rounds = { $count }ラウンドが終わった。お金がいちばん多い人の勝ち。
property-end-goal = { $who }さんが{ MONEY($amount, "$") }に届き、対戦は終わり。お金がいちばん多い人の勝ち。
property-end-alone = 残ったのは{ $who }さんだけ。

# What the chart at the end counts
property-wealth = お金（ドル）
property-wealth-cells = お金とマス（ドル）

# What cannot be done, and what can
property-not-in-hand = その組はもう手札にありません。手札から赤と黒を1枚ずつ選んでください。
property-not-named = そのカードではそのマスに行けません。好きな数になるのは9と10だけです。
property-lowest-rent = どの組でも破産してしまうので、家賃がいちばん安い組を出すことになります。リストから選んでください。
property-sale-first = 先に、家賃を払ったマスを買うか決めてください。
property-plan-late = もうあなたの番です。そのまま出してください。
property-no-plan = 予約はもうありません。新しく予約してください。
property-plan-only = ほかに予約できる手がありません。
property-nothing-for-sale = 今は買えるものがありません。赤と黒のカードを1枚ずつ出してください。

# The command in Discord
property-command = Property：盤のマスを取り、家賃を集める
property-command-new = このチャンネルにPropertyのテーブルを開く。ほかの人はワンクリックで参加
property-variant-game = マスを取って家賃を集める。
property-new-bankruptcies = 何回目の破産で対戦が終わるか。ふつうは1
property-name-bankruptcies = 破産の回数
property-new-count_property = 終了時に1マスを$5と数えるか
property-name-count_property = マスを数える
property-choice-count_property-no = 数えない
property-choice-count_property-yes = 数える
property-new-round_limit = 何ラウンドで対戦を終えるか
property-name-round_limit = ラウンド数
property-choice-round_limit-none = なし
property-new-length = 短い：お金は半分で始め、誰かが1.5倍に増やすと終わる
property-name-length = 長さ
property-choice-length-full = 標準
property-choice-length-short = 短い

# The words on its pictures: the table and the hand
property-picture-play = { $name }：赤と黒を1枚ずつ出す
property-picture-buy = { $name }：マスを{ $price }ユニットで買う？
property-picture-hand-play = あなたの番：{ $color ->
        [red] 赤のカード
        [black] 黒のカード
       *[any] カード
    }と
property-picture-hand-buy = { $price }ユニットで買う？
property-picture-pay = { $over ->
        [0] ちょうど{ $units }を払う
       *[other] { $units }を払う：{ $over }多いが、おつりなし
    }
property-picture-price = { $price }ユニット
property-picture-units = { $units }ユニット
property-picture-paid = { $due }のうち{ $paid }
property-picture-last-round = ラウンド{ $round }終了：{ $won }
property-picture-last-claim = 獲得
property-picture-last-rent = 家賃{ MONEY($amount, "$") }
property-picture-last-buy = 購入：{ $amount }ユニット
property-picture-last-mortgage = 抵当
property-picture-last-lose = 失った
property-picture-since-rent = { $told ->
        [you] あなたが{ $owner }さんに{ MONEY($amount, "$") }払った
        [owner] { $name }さんがあなたに{ MONEY($amount, "$") }払った
       *[other] { $name }さんが{ $owner }さんに{ MONEY($amount, "$") }払った
    }
property-picture-since-buy = { $told ->
        [you] あなたが{ $owner }さんから購入
        [owner] { $name }さんがあなたから購入
       *[other] { $name }さんが{ $owner }さんから購入
    }
property-picture-since-claim = { $told ->
        [you] あなたがマスを獲得
       *[other] { $name }さんがマスを獲得
    }
property-picture-since-mortgage = { $told ->
        [you] あなたがマスを抵当に
       *[other] { $name }さんがマスを抵当に
    }
property-picture-since-lose = { $told ->
        [you] あなたがマスを失った
       *[other] { $name }さんがマスを失った
    }
property-picture-you = あなた
property-picture-high = { $short ->
        [yes] 次の手番：最大−{ MONEY($amount, "$") }
       *[no] 次の手番の支払い：最大{ MONEY($amount, "$") }
    }
property-picture-draw = 山札{ $count }
property-picture-round = ラウンド{ $round }
property-picture-round-word = ラウンド
property-picture-round-of = ラウンド{ $round }/{ $limit }
property-picture-goal = 目標：{ MONEY($amount, "$") }
property-picture-goal-ends = { MONEY($amount, "$") }で終了
property-picture-to-go = あと{ MONEY($amount, "$") }

# The table in words: cells are column/row, * is mortgaged
property-picture-alt-last = 直前：{ $name }が{ $cards }で{ $cell }へ、{ $what }。
property-picture-alt-owner = { $what }、{ $name }へ
property-picture-alt-seat = { $letter } { $name }：{ $money }{ $held ->
        [none] { "" }
       *[other] 、手札{ $held }
    }、購入カード{ $purchase }、マス{ $cells }。
property-picture-alt-since = 前回の手のあと：{ $plays }。
property-picture-alt-purchase = あなたの購入カード：{ $cards }。
property-picture-alt-piles = { $round }、{ $draw }。
property-picture-alt-rent = 次の手番で最大{ MONEY($amount, "$") }払うかもしれません。
property-picture-alt-effect = { $what ->
        [claim] { $size }マスのグループ
        [mortgage] 抵当
        [lose] 失う
        [bankrupt] 破産：{ $letter }に{ $money }
        [rent-sale] { $letter }に{ $money }、{ $price }ユニットで買える
       *[rent] { $letter }に{ $money }
    }

# What a move brings by the end of it all, for whoever is named after it
property-feature-money = { $change ->
        [more] お金が増える
       *[less] お金が減る
    }
property-feature-cells = { $change ->
        [more] マスが増える
       *[less] マスが減る
    }
property-feature-groups = { $change ->
        [more] ばらばらのグループが増える
       *[less] ばらばらのグループが減る
    }
property-feature-largest = { $change ->
        [more] いちばんのグループが大きくなる
       *[less] いちばんのグループが小さくなる
    }
property-feature-units = { $change ->
        [more] 買うためのユニットが増える
       *[less] 買うためのユニットが減る
    }
property-feature-hand = { $change ->
        [more] 手札が増える
       *[less] 手札が減る
    }
property-feature-wilds = { $change ->
        [more] 万能の9と10が増える
       *[less] 万能の9と10が減る
    }
property-feature-rent = { $change ->
        [more] 次の手番に払う家賃が増える
       *[less] 次の手番に払う家賃が減る
    }
property-feature-turn = { $change ->
        [more] 次の手番が早く来る
       *[less] 次の手番が遅くなる
    }

# Puzzles
property-puzzle-play = **どのカードで、どのマスに？** ひとつだけ飛び抜けて良い選択があります。
property-puzzle-buy = **買うか、買わないか。** 片方の返事がずっと良い結果になります。
property-puzzle-finish = **終わりが近づいています。** 対戦をほぼ決める手がひとつあります。どれでしょう？
