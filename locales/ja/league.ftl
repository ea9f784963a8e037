# Leagues: many tables of one game, round by round, and a final.

## Commands
command-league = リーグ：ひとつのゲームを多くのテーブルで、ラウンドごとに、最後は決勝
command-league-create = このチャンネルでリーグを開く。ほかの人はワンクリックで参加
command-league-join = このチャンネルのリーグに参加する
command-league-leave = このチャンネルのリーグから抜ける。始まっていればボットが引き継ぐ
command-league-start = このチャンネルのリーグを始める
command-league-standings = このチャンネルのリーグの順位表
command-league-schedule = このチャンネルのリーグの対戦表
command-league-close = このチャンネルのリーグを勝者なしで終わらせる
option-name = リーグの名前
option-starts = 自動で始まる時刻。19:30のように入力
option-bots = リーグのボットの強さ
option-places = 定員：4、8、12…64。省くとそのどれでも
option-variant = クイック、別の版、目標額など（ゲームにあれば）
option-round = 1ラウンドの長さ。過ぎるとボットが残りの対戦を終わらせる
option-fill = 空いた席をボットで埋める
name-league = リーグ
name-create = 作成
name-join = 参加
name-leave = 抜ける
name-start = 開始
name-standings = 順位表
name-schedule = 対戦表
name-close = 閉じる
name-name = 名前
name-starts = 開始時刻
name-bots = ボット
name-places = 定員
name-variant = 版
name-round = ラウンド
name-fill = 埋める
choice-14-days = 14日

## The announcement
league-of = { $game }のリーグ
league-title = ## 🏆 { $league }
league-variant = { $name }：{ $value }
league-open =
    { $places ->
        [4] 4人テーブルひとつ、対戦は1回。勝った人がリーグ優勝です。
       *[other] 4人テーブルで4ラウンド、全員がすべての席に1回ずつ座ります。1位は10ポイント、続いて7、5、3。上位4人が決勝で戦います。
    }{ $places ->
        [0] 4人だけなら、すぐに決勝です。
       *[other] { "" }
    }
    ラウンドの長さ：**{ $span }** · ペース：**{ $pace }**{ $level ->
        [easy] { " " }· ボット：**弱い**
        [strong] { " " }· ボット：**強い**
       *[normal] { "" }
    } · ポーカーフェイス：待ち時間からは、誰に選択肢があったかわかりません
league-span-86400 = 1日
league-span-259200 = 3日
league-span-604800 = 7日
league-span-1209600 = 14日
league-in-count = { $count ->
        [0] まだ誰も参加していません。
       *[other] **{ $count }人**が参加：
    }{ $names }
league-missing = { $missing ->
        [0] 全員そろいました。{ $organizer }さんが「開始」を押せます。
       *[other] あと{ $missing }人で、{ $organizer }さんが「開始」を押せます。
    }
league-starts = { $due }に始まり、そのとき空いている席にはボットが入ります。{ $organizer }さんは早めに始めることもできます。
league-waitlist = 補欠リスト（{ $count }人）：{ $names }。ラウンドの合間に繰り上がります。
league-paused = ⏳ { $until }まで休止中で、時計はすべて止まっています。遊ぶことはできます。
league-closes = 何もなければ閉じます（{ $due }）。
league-sealed = くじもカードもすべて、封印した秘密から決まり、参加した人それぞれの要素も加わります。秘密のSHA-256：`{ $commitment }`
league-revealed = 秘密は`{ $secret }`、そのSHA-256は`{ $commitment }`でした。参加した人それぞれの要素と合わせると、シードは`{ $seed }`になります。これでどのくじもやり直して確かめられます。参加した人の要素は、各テーブルの「{ table-verify }」のファイルにあります。
league-cancelled = { $kind ->
        [season] ### シーズンは閉じられました。優勝者はいません。
        [evening] ### ゲーム会は中止になりました。
       *[rounds] ### { $game }のリーグは閉じられました。優勝者はいません。
    }
league-join = 参加
league-wait = 補欠リストに入る
league-manage = 管理
league-leave = 抜ける
league-start = 開始
league-standings = 順位表
league-schedule = 対戦表

## While it runs
league-round = ## 🏆 { $league } · ラウンド{ $round }/{ $rounds }
league-final = ## 🏆 { $league } · 決勝
league-due = まだ終わっていない対戦は、{ $due }にボットが終わらせます。
league-table-line = { $state ->
        [over] ✅
        [playing] 🎲
       *[coming] ⏳
    } **{ $table }**{ $thread ->
        [none] { "" }
       *[other] { " " }{ $thread }
    } · { $seats }
league-seat = { $name }：**{ $points }**
league-lot = { $names }はすべて同点だったので、くじ引きで順位を決めました。
league-dropped = { $names }{ $count ->
        [1] さん
       *[other] の皆さん
    }が抜け、ボットが引き継ぎました。
league-trouble = ⚠️ このリーグは止まっています。{ $why }直りしだい、自動で続きます。
league-round-over = { $final ->
        [1] 決勝が終わりました。優勝者は下をご覧ください！
       *[0] このラウンドは終わりました。次のラウンドは下にあります。
    }
league-won = ## 🏆 { $league }：{ $name }さんの優勝！
league-won-nobody = { $kind ->
        [season] ## シーズンが終わりました。終わった対戦がなかったので、優勝者はいません。
        [evening] ## ゲーム会が終わりました。最後まで残った人がいなかったので、優勝者はいません。
       *[rounds] ## { $game }のリーグが終わりました。全員が抜けたので、優勝者はいません。
    }
league-table-name = テーブル{ $number }
league-final-name = 決勝
league-thread-name = ラウンド{ $round } · テーブル{ $number }
league-starter = { $kind ->
        [season] **{ $thread }**（{ $game }）：{ $names }
        [evening] **{ $thread }**、{ $game }のゲーム会：{ $names }
       *[rounds] **{ $thread }**、{ $game }のリーグ：{ $names }
    }

## Seasons
command-league-season = ここでシーズンを開く：好きなときに遊び、良い結果だけを数える
option-weeks = 何週間続くか
option-best = 1人につき良いほうから何回の結果を数えるか
name-season = シーズン
name-weeks = 週
name-best = 回数
choice-all-games = すべてのゲーム
season-of = { $games }のシーズン
season-created = シーズンを開きました。遊びたい人は「{ BUTTON("season-play") }」を押します。4人集まりしだい、テーブルができます。
season-dates = { $status ->
        [open] { $begins }から{ $ends }まで。{ $left }に始まります。
       *[running] { $begins }から{ $ends }まで。{ $left }に終わります。
    }
season-rules =
    遊びたくなったら「{ season-play }」を押してください。4人待っていれば、すぐにテーブルができます。{ $hours }時間たつと、空いた席にボットを入れて始めます。1位は10ポイント、続いて7、5、3。1人につき、良いほうから{ $best }回の結果を数えるので、好きなだけ遊んでください。
    ゲーム：**{ $games }** · ペース：**{ $pace }**{ $level ->
        [easy] { " " }· ボット：**弱い**
        [strong] { " " }· ボット：**強い**
       *[normal] { "" }
    }
season-waitlist = { $count ->
        [0] 今、テーブルを待っている人はいません。
        [1] テーブル待ち：{ $names }
       *[other] テーブル待ち（{ $count }人）：{ $names }
    }
season-more-tables = …ほか{ $count }テーブル
season-due = シーズンは{ $due }に終わります。そのとき続いているテーブルは、そのままの状態で数えます。
season-is-over = シーズンが終わりました。優勝者は下をご覧ください！
season-play = 遊びたい
season-stop = 今はやめる
league-tables = テーブル
season-page-tables = 進行中のテーブル
season-thread-name = シーズン · テーブル{ $number }
season-table-name = テーブル{ $number } · { $game }
season-waits = { $begun ->
        [open] シーズンが始まりしだい、テーブルができます。
       *[running] テーブルを待っています。4人集まりしだい、遅くとも{ $hours }時間後にはテーブルができます。そのときお知らせします。
    }都合が悪くなったら、シーズンのメッセージで「{ BUTTON("season-stop") }」を押してください。
season-games = どのゲームを遊びたいですか？
season-left = { $stays ->
        [yes] テーブル待ちをやめました。いつでも「{ BUTTON("season-play") }」を押してください。
       *[no] シーズンから抜けました。テーブルはボットが引き継ぎ、順位表からは外れます。
    }
season-waiting = もうテーブルを待っています。できしだいお知らせします。
season-enough = もうこのシーズンの{ $most }テーブルで遊んでいます。先にどれかを終えてください。
season-full = このシーズンには{ $count }人いて、これが上限です。別のチャンネルで新しく開いてください。
season-not-waiting = このシーズンのテーブルを待っていません。先に「{ BUTTON("season-play") }」を押してください。
season-pace = 誰かの不在で全員が止まらないように、シーズンには制限時間のあるペースが必要です。別のペースを選んでください。
season-no-tables = このシーズンで進行中のテーブルはありません。「{ BUTTON("season-play") }」を押して始めましょう！
season-notice-seated = テーブルの準備ができました（{ $league }）。{ $channel }にスレッドとして開きます。
season-picture-title = { $state ->
        [over] シーズンの最終順位
        [live] 今終わった場合の順位
       *[running] 順位表
    }
season-picture-tables = 進行中のテーブル
league-picture-podium = 表彰台
season-picture-played = 対戦
season-picture-firsts = 勝ち

## Evenings
command-evening = ここでライブのゲーム会を告知する：短い数ラウンドを一気に
option-rounds = 何ラウンド遊ぶか
name-evening = ゲーム会
name-rounds = ラウンド数
evening-of = { $game }のゲーム会
evening-created = ゲーム会を告知しました。ほかの人は「{ BUTTON("league-join") }」を押します。{ $starts ->
        [yes] チェックインは自動で始まります。早めに「{ BUTTON("league-start") }」を押すこともできます。
       *[no] チェックインを始めるときに「{ BUTTON("league-start") }」を押してください。
    }
evening-state = { $phase ->
        [checking] **チェックイン：来ていますか？** 「{ evening-here }」を押してください。最初のラウンドは{ $due }に始まります。
        [running] **ラウンド{ $round }/{ $rounds }** · まだ終わっていない対戦は、{ $due }にボットが終わらせます
        [waits] { $organizer }さんが「{ league-start }」を押すと、チェックインが始まります。
       *[open] チェックインは{ $due }に始まります。{ $organizer }さんは早めに始めることもできます。
    }
evening-rules =
    4人テーブルで{ $rounds }ラウンド、同じくらいの強さの人と当たります。最初の{ $minutes }分間はチェックインです。1位は10ポイント、続いて7、5、3。空いた席にはボットが入ります。遅れて来たら、次のラウンドから遊べます。
    ペース：**{ $pace }**{ $level ->
        [easy] { " " }· ボット：**弱い**
        [strong] { " " }· ボット：**強い**
       *[normal] { "" }
    }
evening-people = { $phase ->
        [checking] { $count ->
                [0] まだ誰も来ていません。
               *[other] 来ている人（{ $count }人）：{ $names }
            }
        [running] 参加中（{ $count }人）：{ $names }
       *[open] { $count ->
                [0] まだ申し込みはありません。
               *[other] 申し込み（{ $count }人）：{ $names }
            }
    }
evening-here = 来ています
evening-joined = { $phase ->
        [checking] いいですね！ チェックインが終わりしだい、テーブルがスレッドとして開きます。
        [running] ようこそ！ 次のラウンドから遊べます。
       *[open] 参加しました！ チェックインが始まったらお知らせします。
    }
evening-left = { $status ->
        [open] 申し込みを取り消しました。
       *[running] ゲーム会から抜けました。ボットが引き継ぎます。
    }
evening-started = 始まります！ ゲーム会のメッセージをご覧ください。
evening-here-already = もうチェックイン済みです。テーブルはこのチャンネルのスレッドとして開きます。
evening-last-round = もう最後のラウンドです。次のゲーム会でぜひ！
evening-full = { $count }席すべて埋まっています。別のチャンネルで新しいゲーム会を告知してください。
evening-notice-check-in = 始まります（{ $league }）。{ $channel }で「{ BUTTON("evening-here") }」を押してください。最初のラウンドは{ $due }に始まります。
evening-notice-absent = ボットが代わりに遊んだので、次のラウンドの席はまだありません（{ $league }）。戻ってきたら、{ $channel }で「{ BUTTON("evening-here") }」を押してください。また遊べます。

## Pages
league-mention = リーグの次の対戦が始まります。あなたのテーブルはここです。
league-page-standings = ### { $league } · 順位表
league-page-schedule = ### { $league } · { $title }
league-page-round = ラウンド{ $round }
league-page-final = 決勝
league-page-earlier = 戻る
league-page-later = 次へ
league-no-schedule = テーブル分けは、リーグが始まるときにくじ引きで決まります。そのあと、ここで相手がわかります。

## The organizer’s page
league-manage-title = ### { $league } · 管理
    これはあなたにしか見えません。
league-manage-act = 何をしますか？
league-extend = { $final ->
        [yes] 決勝
        [season] シーズン
       *[no] このラウンド
    }を{ $days }日延ばす
league-pause = リーグを{ $days }日休止する
league-continue = 今すぐ休止を終える
league-nudge = { $final ->
        [1] 決勝
       *[0] テーブル{ $table }
    }にリマインドする
league-remove = 誰かを外す…
league-remove-question = { $name }さんをリーグから外しますか？
league-remove-hint = { $begun ->
        [yes] ボットか、次のラウンドからは補欠リストの次の人が引き継ぎます。本人は戻れません。本人にはお知らせします。
       *[no] 補欠リストの次の人が席につきます。本人にはお知らせします。
    }
league-remove-sure = はい、外す
league-edit = 名前と開始
league-edit-name = 名前
league-edit-description = 説明
league-edit-starts = 開始
league-start-by-hand = 「開始」を押したとき
league-start-same = 今のまま
league-start-choice = { $days ->
        [0] 今日
        [1] 明日
       *[other] { $days }日後
    }の{ $time }（{ $date }、{ $zone }）
league-bots = 次のテーブルからのボット：{ $level ->
        [easy] 弱い
        [strong] 強い
       *[normal] ふつう
    }
league-event = { $on ->
        [1] サーバーのイベントから外す
       *[0] サーバーのイベントに載せる
    }
league-event-how = { $kind ->
        [season] 遊びたくなったら、{ $channel }で「{ season-play }」を押してください。
       *[rounds] 一緒に遊ぶなら、{ $channel }で「{ league-join }」を押してください。
    }
league-asked = 代わりをお願いした人：{ $names }
league-substitute = 代わりの人を誘う…
league-substitute-asks = { $person }さん、{ $by }さんから助っ人のお願いです：**{ $league }**。{ $begun ->
        [yes] 席が空いていれば、次のラウンドから遊べます。
       *[no] 受けてくれれば、最初から遊べます。
    }
league-substitute-yes = 参加する
league-substitute-no = 今回はやめる
league-substitute-answer = { $answer ->
        [yes] { $begun ->
                [yes] { $person }さんは、席が空きしだい、次のラウンドから遊びます。
               *[no] { $person }さんが参加しました。
            }
       *[no] { $person }さんは、今回は参加できません。
    }
league-end = 終わらせる…
league-again = 次のシーズン
league-again-done = 次のシーズンを開きました。最後まで遊んだ全員にお知らせしました。

## Answers
league-created = リーグを開きました。ほかの人は「{ BUTTON("league-join") }」を押します。全員そろったら「{ BUTTON("league-start") }」を押してください。
league-listed = 補欠リストに入りました。席が空きしだいあなたのものになり、お知らせします。
league-joined = 参加しました！ リーグが始まると、テーブルがこのチャンネルのスレッドとして開き、あなたの番になったらメンションします。
league-left = { $status ->
        [open] リーグから抜けました。
       *[running] リーグから抜けました。ボットが引き継ぎ、これまでのポイントは順位表に残ります。
    }
league-leave-question = 本当にこのリーグから完全に抜けますか？
league-leave-hint = ボットが引き継ぎ、もう戻れません。今の対戦は負けになります。今日は時間がないだけなら、期限を過ぎるとボットが代わりにプレイし、いつでも続きを遊べます。
league-leave-sure = はい、抜ける
league-started = 始まります！ テーブル分けが決まり、最初のテーブルが開くところです。
league-close-question = 本当にこのリーグを勝者なしで終わらせますか？
league-close-hint = 進行中の対戦も終わります。やめるなら、このメッセージを閉じてください。
league-close-sure = はい、閉じる
league-closed = リーグを閉じました。
league-fill-question = { $count ->
        [0] まだ誰も参加しておらず
       *[other] 参加者は{ $count }人で
    }、{ $missing }人足りません。もう少し待つか、空いた席をボットに任せられます。ボットも皆さんと同じくポイントを争います。
league-fill = ボットで埋めて開始

## What cannot be done
league-announcers = このサーバーでリーグを告知できるのは{ $role }だけです。そのうちの誰かに頼んでください。
league-event-no-start = いつ始まるか決まっていないので、まだ載せられません。先に「{ league-edit }」で開始時刻を決めてください。
league-event-permission = このサーバーでイベントを作れません。ボットに**{ CLIENT("permission-create_events") }**の権限が必要です。サーバーを管理している人に付けてもらってから、もう一度どうぞ。
league-substitute-late = 代わりに入れる時期は過ぎました。次のリーグに誘ってください。
league-substitute-in = { $person }さんはもう参加しています。
league-substitute-asked = { $person }さんにはもうお願いしています。返事を待ちましょう。
league-substitute-left = { $person }さんは一度抜けたので、戻れません。ほかの人を誘ってください。
league-not-asked = このお願いはあなた宛てではないか、もう返事が済んだか、時間が過ぎています。
league-not-in = { $person }さんはこのリーグにいません。
league-not-over = このリーグはまだ終わっていません。次のシーズンはそのあとです。
league-unknown = このチャンネルにリーグはありません。{ COMMAND("league create") }で開けます。
league-taken = このチャンネルにはもうリーグがあります。終わらせるか、閉じるか、別のチャンネルを使ってください。
league-places = リーグは{ $least }〜{ $most }人で、4の倍数です（4、8、12、16など）。そこから選んでください。
league-in = もう参加しています。全員そろいしだい始まります。
league-full = { $count }席すべて埋まり、補欠リストもいっぱいです。別のチャンネルで自分のリーグを開いてください。
league-waiting = もう補欠リストに入っています。席ができしだいお知らせします。
league-left-for-good = このリーグからは抜けたので、戻れません。次のリーグでぜひ！
league-start-time = リーグは60日先まで始められます。出てきた時刻から選んでください。
league-no-round = 今、進行中のラウンドはありません。
league-too-long = ラウンドは今から14日までです。もっと短くしてください。
league-out = このリーグには参加していません。
league-begun = このリーグはもう始まっています。次を待つか、別のチャンネルで開いてください。
league-over = このリーグは終わりました。新しいリーグは{ COMMAND("league create") }で開けます。
league-too-few = 参加者は{ $count }人で、{ $missing }人足りません。もう少し待つか、{ COMMAND("league start") }のオプション`{ CLIENT("name-fill") }`で空いた席をボットで埋めてください。
league-organizer = それができるのは、このリーグの主催者{ $organizer }さんか、サーバーを管理している人だけです。頼んでみてください。
league-no-threads-here = リーグのテーブルはスレッドなので、ふつうのテキストチャンネルが必要です。そこに移って、もう一度どうぞ。

## Direct messages
league-notice-trouble = { $channel }の{ $game }のリーグが止まっています。テーブルを開けません。{ $why }直りしだい、自動で続きます。
league-notice-not-started = { $channel }の{ $game }のリーグは、2人以上集まらなかったので、予定の時刻に始められませんでした。リーグは開いたままです。準備ができたら、そこで「{ BUTTON("league-start") }」を押してください。
league-notice-no-place = { $league }は終わりました。今回は席が空きませんでした。次はぜひ！
league-notice-organizer = { $league }の主催者がいなくなったので、あなたが主催者になりました。{ $channel }の「{ BUTTON("league-manage") }」で、すべて操作できます。
league-notice-removed = { $league }：主催者に外されました。理由がわからなければ、{ $channel }で聞いてみてください。
league-notice-again = { $league }：次のシーズンが{ $channel }で開きました。また遊ぶなら、そこで「{ BUTTON("league-join") }」を押してください。
league-notice-no-role = { $channel }の{ $game }のリーグで、優勝者のロールを付けられませんでした。ボットに「ロールの管理」の権限がないか、そのロールのほうがボットより上にあります。手動で付けてください。
league-notice-no-event = { $channel }の{ $game }のリーグを、サーバーのイベントに載せられませんでした。ボットに「{ CLIENT("permission-create_events") }」の権限がないか、イベントの数が上限です。リーグはそのまま続きます。「{ BUTTON("league-manage") }」からもう一度試せます。
league-notice-gone = { $game }のリーグのチャンネルが削除されたので、リーグは優勝者なしで終わりました。
league-notice-seated = { $began ->
        [yes] { $league }に席ができました！ 次のラウンドから、{ $channel }で遊べます。
       *[no] { $league }に席ができました！ { $channel }で始まり、テーブルはスレッドとして開きます。
    }都合が悪くなったら、そこで「{ BUTTON("league-leave") }」を押してください。
league-notice-restart = { $game }のリーグのテーブルのスレッドが削除されました。別のスレッドでテーブルを開き直し、最初から始めます。

## Pictures and their words
league-picture-during = ラウンド{ $round }途中の順位表
league-picture-title = ラウンド{ $round }終了時の順位表
league-picture-live = ラウンド{ $round }が今終わった場合の順位
league-picture-begin = 順位表
league-picture-tables = ラウンド{ $round }/{ $rounds }
league-picture-page = { $title } · { $page }/{ $pages }
league-picture-final = 決勝
league-picture-round = R{ $round }
league-picture-now = 今
league-picture-points = 点
league-picture-out = { $name }（離脱）
league-picture-tie = { $tie ->
        [first] 勝ち数の差
        [value] 得点の差
        [met] 相手の強さの差
       *[equal] すべて同点
    }
league-picture-ties = 同点なら、勝ち数、対戦での得点、相手の強さの順に比べます。
league-picture-number = No. { $number }
league-picture-bot = ボット
league-picture-state = { $state ->
        [coming] これから
        [playing] 進行中
        [live] 今終わった場合
       *[over] 終了
    }
league-picture-cup = 優勝は誰の手に？
league-picture-frame-final = 枠内：決勝進出圏
league-picture-frame-podium = 枠内：表彰台
league-text-row = { $place } { $name }：{ $points }ポイント{ $rounds ->
        [none] { "" }
       *[other] （{ $rounds }）
    }{ $tie ->
        [none] { "" }
        [first] 、勝ち数の差
        [value] 、得点の差
        [met] 、相手の強さの差
       *[equal] 、すべて同点
    }{ $out ->
        [1] 、リーグから離脱
       *[0] { "" }
    }
league-text-live = 現在{ $points }
league-text-seat = { $name }（{ $points }）
league-text-table = { $table }、{ $state ->
        [coming] これから
        [playing] 進行中
        [live] 今終わった場合
       *[over] 終了
    }：{ $seats }
league-text-podium = { $place }位 { $name }
league-text-winner = { $name }がリーグ優勝。

# Below the standings and the tables of a round that is being played.
league-live = -# 進行中のテーブルは、そこの全員に見えていることをもとに、今終わった場合として数えます。1手ごとに変わることがあります。

# To the organizer, below the tables of the round.
league-waited-title = **手番がまだの人**（待ち時間の長い順）。{ $page ->
        [schedule] これはあなたにしか見えません。
       *[manage] { "" }
    }
league-waited =
    { $thread }：{ $people }、{ $since }から{ $due ->
        [none] { "" }
       *[other] { " " }· 期限は{ $due }
    }

# Figures for the organizer: places over time, time to move, missed deadlines.
league-activity-open = 統計
league-activity-title = リーグの進み具合
league-activity-page = **{ $league }の統計**
league-activity-hint = -# 線は、テーブルが終わるごとの順位で、いちばん上が1位です。「反応時間」は、手番が来てからプレイし始めるまでのふだんの長さ。「遅れ」は過ぎた期限の数です。これはあなたにしか見えません。
league-activity-places = 順位の推移
league-activity-time = 反応時間
league-activity-missed = 遅れ
league-activity-span = { $unit ->
        [days] { $count }日
        [hours] { $count }時間
        [minutes] { $count }分
       *[seconds] { $count }秒
    }
league-activity-line = { $name }：順位{ $places }{ $time ->
        [none] { "" }
       *[other] 、反応時間{ $time }
    }{ $missed ->
        [0] { "" }
       *[other] 、遅れ{ $missed }回
    }
