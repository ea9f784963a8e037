# What all games share: the lobby, the table, the panel, what is asked and answered. The pictures' words are last.

# The lobby
lobby-title = ### { $cover ->
        [yes] { $state ->
            [again] もう一戦どうですか？
            [asked] 一緒に遊びませんか？
            [full] 満席です
            [ready] { $host }さんがいつでも始められます
           *[free] 席が空いています
        }
       *[no] { $game }：{ $state ->
            [again] もう一戦どうですか？
            [asked] 一緒に遊びませんか？
            [full] 満席です
            [ready] { $host }さんがいつでも始められます
           *[free] 席が空いています
        }
    }
lobby-length = -# { $at_once ->
        [yes] 一気に遊んで{ $span }
       *[no] { $span }（1手{ $move }）
    }、1人{ $moves }手
lobby-minute = { $least }〜{ $most }分
lobby-hour = { $least }〜{ $most }時間
lobby-day = { $least }〜{ $most }日
lobby-week = { $least }〜{ $most }週間
lobby-month = { $least }〜{ $most }か月
lobby-seat = { $mark } **{ $name }** · { $letter }{ $kind ->
        [host] { " " }· ホスト
        [bot] { " " }· { $level ->
            [easy] 弱いボット
            [strong] 強いボット
           *[normal] ボット
        }{ $style ->
            [builder] { " " }· { style-builder }
            [trader] { " " }· { style-trader }
            [miser] { " " }· { style-miser }
            [thief] { " " }· { style-thief }
           *[none] { "" }
        }
        [asked] { " " }· まだ来ていません
       *[person] { "" }
    }
style-builder = 建築家
style-trader = 商売人
style-miser = 倹約家
style-thief = 怪盗
lobby-option = { $name }：**{ $value }**
lobby-missing = あと{ $count }人で始められます
lobby-asked = { $people }：{ $host }さんがもう一度遊びたいそうです。「参加する」を押してください。全員が押すと始まります。{ $enough ->
        [yes] { $host }さんは、ほかの人を待たずに始めることもできます。
       *[no] { "" }
    }
lobby-invited = { $people }：{ $host }さんから、ダイレクトメッセージで{ $game }を遊ぼうというお誘いです。「参加する」を押してください。全員が押すと始まります。{ $enough ->
        [yes] { $host }さんは、ほかの人を待たずに始めることもできます。
       *[no] { "" }
    }
lobby-ask = 一緒に遊んだ人を誘う
lobby-ask-one = { $person }さんを誘う
lobby-ask-other = { $known ->
        [yes] ほかの人を誘う
       *[no] 人を誘う
    }
lobby-door = **{ $game }**が始まりました。DMが閉じているので、ここから遊んでください。「{ BUTTON("table-hand") }」を押すだけです。このメッセージが消えても、{ COMMAND("match hand") }で同じことができます。
lobby-sealed = シャッフルは封印済みで、参加した人それぞれの要素も加わります。SHA-256：`{ $commitment }`
lobby-closes = 期限：{ $due }
lobby-closing = 対戦が始まらなければ、このロビーを閉じます（{ $due }）。
lobby-forms = どんなペースで遊びますか？
lobby-form = { $form ->
        [evening] 今夜のうちに
        [week] 今週中に
       *[relaxed] のんびり
    }：{ $span }
lobby-pace = 1手{ $move }
lobby-pace-means = { $live ->
        [yes] 全員がテーブルについたままで遊びます。
       *[no] { "" }
    }{ $kind ->
        [none] 時計なし：好きなときにプレイできます。
        [capped] 持ち時間は最初に{ $reserve }、1手ごとに{ $move }増え（上限{ $most }）、使わなかった分は残ります。何人かが同時に返事をするときは、持ち時間は減りません。
        [kept] 1手につき{ $move }。足りないときのために、持ち時間が{ $reserve }あります。
       *[plain] 1手につき{ $move }あります。
    }{ $kind ->
        [none] { "" }
       *[other] { $absent ->
            [pass] 時間切れになると、手番はパスになります。
           *[move] 時間切れになると、ボットが代わりにプレイします。
        }
    }
lobby-pacing = 別のペース
lobby-pacing-count = 1手の時間（例：15）
lobby-pacing-reserve = 最初の持ち時間（空でも可）
lobby-pacing-most = 持ち時間の上限（空でも可）
lobby-pacing-unit = 上の数字の単位
lobby-pacing-seconds = 秒
lobby-pacing-minutes = 分
lobby-pacing-hours = 時間
lobby-pacing-days = 日
lobby-switching = あとのペース
lobby-pacing-hour = あとでペースを変えますか？
lobby-pacing-zone = 時刻はあなたのタイムゾーン（{ $zone }）です。
lobby-pacing-then = 変えるなら、どのペースに？
lobby-switch = -# { $at }に、ペースが「{ $first }」から「{ $then }」に変わります
lobby-lost = { $why ->
        [deleted] このテーブルのチャンネルが削除されたので、ここ（ダイレクトメッセージ）で続けます。
       *[closed] このテーブルがあった場所に書き込めなくなったので、ここ（ダイレクトメッセージ）で続けます。
    }
lobby-switch-never = いいえ、変えない
lobby-switch-hour = { $hour }:00に変える
lobby-cancelled = **{ $game }** · 対戦が始まる前に、このロビーは閉じました。新しいロビーは{ COMMAND($command, "new") }で開けます。
lobby-join = { $asks ->
        [yes] 参加する
       *[no] 参加
    }
lobby-leave = { $asks ->
        [yes] 今回はやめる
       *[no] 抜ける
    }
lobby-addbot = ボットを追加
lobby-level = { $level ->
        [easy] 弱いボット
        [strong] 強いボット
       *[normal] ボット
    }
lobby-level-hint = { $level ->
        [easy] ミスが多め。ふつうのボットには4回に1回勝つくらい
        [strong] いくつかの手を試してから選ぶ
       *[normal] いちばん良さそうな手を選ぶ
    }
lobby-dropbot = ボットを外す
lobby-start = { $asks ->
        [yes] 待たずに始める
       *[no] 始める
    }
lobby-cancel = 取りやめる
lobby-options = { $pages ->
        [1] 設定
       *[other] 設定{ $page }/{ $pages }
    }
lobby-rules = ルール
lobby-learn = 遊び方を習う
lobby-learn-full = 「遊び方を習う」では、ふつうの長さの対戦を見せます。この対戦は短い版なので、もっと早く終わります。
lobby-setup = どう遊びますか？

# Settings of every game
setting-pace = ペース
setting-pace-none = 時計なし
setting-pace-live = ライブ（3分、1手ごとに20秒追加）
setting-pace-brisk = 速め（1手10分）
setting-pace-hourly = 時間ごと（1手1時間）
setting-pace-daily = 毎日（1手1日、持ち時間2日）
setting-pace-slow = ゆっくり（1手3日）
setting-pace-weekly = 毎週（1手7日）
setting-pace-own = 1手{ $move }{ $kept ->
        [all] 、持ち時間{ $reserve }
        [capped] 、持ち時間{ $reserve }、上限{ $most }
       *[no] { "" }
    }
setting-absent = 時間切れになったら
setting-absent-move = ボットが代わりにプレイする
setting-absent-pass = 手番をパスする
setting-forced = 選択の余地がない手
setting-forced-quick = 即時（すぐ自動で進める。間があけば、誰かに選択肢があるとわかる）
setting-forced-sealed = ポーカーフェイス（間をとって進める。待ち時間からは何もわからない）
setting-locale = テーブルの言語
span-day = { $count }日
span-hour = { $count }時間
span-minute = { $count }分
span-second = { $count }秒

# The table
table-until = { $ask }（期限：{ $due }{ $reserve ->
        [no] { "" }
       *[yes] 、持ち時間込み
    }）
table-call = { $people } { $reason }
table-call-again = { $people } テーブルで皆さんが待っています。{ $reason }
table-call-over = { $people } お疲れさまでした！
table-still = 3回お知らせしましたが、まだ誰もプレイしていません。誰かがプレイするまで、ここでのメンションは控えます。
table-away = { $who }さんは不在なので、ボットが代わりに遊んでいます。戻ったら「{ BUTTON("table-takeback") }」を押してください。{ $lost ->
        [yes] 最後まで戻らないと、この対戦は負けになります。
       *[no] {""}
    }
table-vacation = 🏖️ { $who }さんは{ $until }まで休暇中で、時計は止まっています。待たなくても大丈夫です。「{ BUTTON("table-more") }」で皆さんが賛成すれば、ボットが代わりに遊びます。
table-paused = ⏳ リーグは{ $until }まで休止中で、時計はすべて止まっています。遊ぶことはできます。
table-half = ⏳ 時間の半分が過ぎました。
table-switch = { $at }に、ペースが「{ $pace }」に変わります。
table-closed-dms = { $who }さん、DMが閉じているのでメッセージを送れません。「{ BUTTON("table-hand") }」を押すと、ここで自分にだけ手札が見えて、そのまま遊べます。
table-moved = この対戦の続きは{ $where }で。{ $by ->
        [message] 参加しているのにメッセージが届かないときは、ここで「{ BUTTON("table-hand") }」を押してください。
       *[place] {""}
    }
table-hand = 手札を見る
table-log = ログ
table-rules = ルール
table-more = その他
table-update = 更新
table-as-of = -# { $at }の様子です。ここではゲストなので、押してもらわないと書き換えられません。「{ table-update }」を押すと最新になります。
table-takeback = 自分の席に戻る
table-rematch = 再戦
table-verify = シャッフルを検証

# What the messages above a table become
story-began = **{ $game }** · { $players }
story-replay = リプレイ

# How a match ended
result-won = { $count ->
        [1] ### 🎉 { $winners }の勝ち！
       *[other] ### 🎉 同着優勝：{ $winners }
    }
result-place = { $mark } { $who } · { $score }
result-tiebreak = { $score }、{ $by }
result-cancelled = ### この対戦は中止になりました。勝ち負けはありません。
result-outdated = ### この対戦は終わりました。古いルールで遊ばれたものなので、テーブルはもう表示できません。

# The panel
panel-news = -# **{ $moved ->
        [waits] その間に
        [no] ここまで
       *[yes] 前回の手のあと
    }**{ $more ->
    [0] { "" }
   *[other] { " · " }ほか{ $more }件はログに
 }
panel-news-own = **自分の手の結果**
panel-missed = 何があったか見る
panel-missed-title = **{ $moved ->
        [no] ここまで
       *[yes] 前回の手のあと
    }**{ $all ->
    [1] { "" }
   *[other] { " · " }{ $number }/{ $all }
 }
panel-missed-after = -# その直後のテーブル：
panel-missed-hand = 手札に戻る
panel-missed-result = 結果に戻る
panel-out = この対戦からは脱落しましたが、最後まで観戦できます。
panel-until = 期限は{ $due }{ $reserve ->
        [no] { "" }
       *[yes] 、持ち時間込み
    }です。
panel-lapses = 手番は{ $due }に自動で終わります。
panel-waits = { $players }を待っています
place-channel = { $channel }
place-message = ダイレクトメッセージ
place-foreign = { $where ->
    [group] グループチャット
   *[server] 別のサーバー
 }
panel-where = -# **{ $game }** { $where }{ $kind ->
    [league] （リーグ）
   *[match] { "" }
 } · { $players }{ $number ->
    [0] { "" }
   *[other] { $count ->
        [1] { "" }
       *[other] { " · 対戦" }{ $number }/{ $count }
    }
 }
panel-table = テーブルへ
panel-pick = 手を選ぶ
panel-more = ほか{ $count }件…
panel-lone = -# **{ $entry }** – { $hint }
panel-none = なし
panel-ticked = おすすめに印を付けておきました。残したいものは外して、別のものを選んでください。
panel-back = 戻る
panel-next = 次のテーブル：{ $game }
panel-undo = 取り消す
panel-later = まだ続ける
panel-together = これらのリストから、合わせて{ $most }枚選んでください。
panel-together-range = これらのリストから、合わせて{ $least }〜{ $most }枚選んでください。
panel-stale = 対戦が先に進んでいました。今はこうなっています。

# Direct messages beside the panel
notice-asked = **[{ $game }]({ $link })** { $ask }
notice-late = **[{ $game }]({ $link })** テーブルで皆さんが待っています。{ $ask }
notice-rematch = **{ $game }** { $host }さんがもう一度遊びたいそうです。テーブルで「{ BUTTON("lobby-join", asks: "yes") }」を押してください：{ $link }
notice-startable = **[{ $game }]({ $link })** { $where }のテーブルに{ $person }さんが参加したので、始められます。「{ BUTTON("lobby-start", asks: "no") }」を押すか、ほかの人を待ってください。
notice-expired = { $where }で開いていた{ $game }のテーブルは、時間内に始まらなかったので閉じました。新しいテーブルは{ COMMAND($command, "new") }で開けます。
notice-moved = { $game }を遊んでいたチャンネルが削除されたので、ここ（ダイレクトメッセージ）で続けます。何も失われず、持ち時間もそのままです。
notice-closed = { $game }を遊んでいた場所（{ $where }）に書き込めなくなったので、ここ（ダイレクトメッセージ）で続けます。何も失われず、持ち時間もそのままです。また書き込めるようになったら、{ COMMAND("match move") }で元に戻せます。
notice-moved-by = { $who }さんが**{ $game }**の対戦を移しました。続きは{ $where }です。都合が悪ければ、{ COMMAND("match move") }で別の場所へ移したり、元に戻したりできます。
notice-bar = { $server }のモデレーターの判断で、このサーバーではテーブルを開けなくなりました。ほかの人のテーブルには参加でき、進行中の対戦もそのまま続きます。解除してほしいときは、モデレーターに相談してください。
notice-allow = { $server }で、またテーブルを開けるようになりました。楽しんでください！
notice-replaced = 不在だったので、{ $where }で開いている{ $game }のテーブルでは、{ $person }さんに代わりをお願いしました。席はあなたのままです。いつでも{ $link }で「{ BUTTON("table-takeback") }」を押してください。
notice-returned = { $where }で開いている{ $game }のテーブルに{ $person }さんが戻り、席につきました。代わりに遊んでくれてありがとうございました！
notice-barred = { $where }で開いている{ $game }のテーブルを、今は表示できません。{ $why }直りしだい、自動で続きます。
notice-unasked = { $person }さんを{ $game }のテーブルに誘えません。メッセージを受け取らない設定か、同じサーバーにいないためです。自分のアカウントに私を追加して、私にメッセージを送ってもらってから、もう一度誘ってください。

# Asking once more
confirm-move = 確認：{ $move }
confirm-sure = はい、実行する
confirm-no = いいえ、戻る

## Lists
list-comma = 、
list-semicolon = ；

## Pictures of any game
picture-seat = 席{ $letter }
picture-colon = { $name }：{ $words }
picture-sentence = { $words }。
picture-aside = { $words }（{ $aside }）
picture-money = { MONEY(NUMBER($money, useGrouping: 0), "$") }
picture-bankrupt = 破産
picture-eliminated = 脱落
picture-resigned = 投了
picture-past = 振り返り：そのときの手札
picture-past-at = { picture-past } · { $when }
picture-held = { $name }の手札：{ $cards }。
