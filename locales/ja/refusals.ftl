# What cannot be done, told to the person who tried: what is the matter, and what to do now.

match-unknown = その対戦はもうありません。{ COMMAND("matches") }で自分の対戦を見るか、新しく開いてください。
match-not-begun = この対戦はまだ始まっていません。ホストがロビーから始められます。
match-over = この対戦は終わりました。もう一度遊ぶなら、テーブルの下の「{ BUTTON("table-rematch") }」を押してください。
match-cancelled = この対戦は中止になりました。またいつでも新しく開いてください。
match-outdated = この対戦はもう表示できません。古いルールで遊ばれたものです。ログで出来事を読むことはできます。
match-moved-on = 見ている間に対戦が進みました。今はこうなっています。

not-seated = この対戦には参加していません。ロビーで「{ BUTTON("lobby-join", asks: "no") }」を押すか、自分で開いてください。
not-your-turn = まだあなたの番ではありません。番が来たらメンションします。
already-out = この対戦からは脱落しています。観戦はできますし、次の対戦に参加できます。

channel-taken = このチャンネルにはもう対戦かロビーがあります。終わらせるか、取りやめるか、スレッドを使ってください。
lobby-kept = これらの席は、今遊んだ人のために取ってあります：{ $people }。断られたら空きます。自分でテーブルを開くこともできます。
lobby-begun = この対戦はもう始まっています。次を待つか、別のチャンネルで開いてください。
lobby-closed = このロビーは閉じています。またいつでも新しく開いてください。
lobby-seated = もう参加しています。全員そろいしだい、ホストが「{ BUTTON("lobby-start", asks: "no") }」を押します。
lobby-no-seat = { $most }席すべて埋まっています。ホストにボットを外してもらうか、別の対戦を開いてください。
lobby-too-few =
    このゲームは{ $least }人からで、今は{ $count }人です。もう少し待つか、「{ BUTTON("table-more") }」からボットを追加してください。
lobby-too-many =
    この設定で遊べるのは{ $most }人までで、今は{ $count }人います。誰かに抜けてもらうか、ボットを外すか、設定を変えてください。
lobby-no-bot = 外せるボットがいません。
only-host = それができるのは、このロビーを開いた{ $host }さんだけです。頼んでみてください。
option-unknown = ここではそれは選べません。リストから選んでください。

not-away = もうテーブルにいます。「{ BUTTON("table-hand") }」を押すと遊べます。
already-away = その席ではもうボットが遊んでいます。
substitute-seated = { $name }さんはもうこの対戦に参加しています。別の人を選んでください。
substitute-out = その席はもう脱落しています。別の席を選んでください。
substitute-owner = { $person }さんはもうこの対戦に席があります。本人がテーブルで「{ BUTTON("table-takeback") }」を押すだけです。
invitation-not-yours = その席は譲れません。譲れるのは、自分の席、不在の人の席、ホストならボットの席です。
invitation-no-seat = 譲れる席がありません。全員が遊んでいて、あなたはもう脱落しています。
invitation-not-for-you = この席は{ $person }さんのために取ってあります。席がほしいときは、参加している人に「{ BUTTON("table-more") }」の「{ more-replace-button }」で招待してもらってください。
invitation-not-asked = この席のことはほかの人が決めます。あなたがすることはありません。
invitation-pending = まだです。先に{ $people }の賛成が必要です。そのあと、もう一度ボタンを押してください。
invitation-void = この招待は期限切れです。1日以上たったか、席が変わりました。参加している人に「{ BUTTON("table-more") }」の「{ more-replace-button }」で招待し直してもらってください。
pace-fixed = リーグのテーブルのペースは、リーグが決めます。
pace-same = テーブルのペースはもうそれになっています。
pace-unclear = そのペースはわかりません。整数で入力してください。1手は5秒以上、持ち時間は1分から30日までです。
pace-most = 「持ち時間の上限」は持ち時間があるときだけ決められ、持ち時間や1手の時間より短くはできません。
givetime-nobody = ほかに時計が動いている人はいません。
givetime-plenty = 時間はもう十分あります。
level-unknown = ここではその強さのボットは選べません。別のものを選んでください。リーグでは全員同じ強さです。
move-not-running = 移せるのは進行中の対戦だけです。
move-league = リーグの対戦は、そのスレッドから移せません。
move-elsewhere = 対戦を移せるのは、そのサーバーのチャンネルだけです。そこに移って、もう一度どうぞ。
move-not-writing = 自分が書き込めないチャンネルには移せません。
move-taken = { $why }
move-there = 対戦はもうそこにあります。
replace-one = 席につくのが誰か、`{ CLIENT("name-person") }`か、ボットの`{ CLIENT("name-level") }`のどちらかで選んでください。
match-unseen = { $channel }が見えないので、そこで人をメンションすることはできません。見える人に頼んでください。

undo-stands = もう取り消せません。次の人の番になっています。このまま続けてください。
undo-late = もう取り消せません。時間切れです。このまま続けてください。

nudge-yourself = みんながあなたを待っています。「{ BUTTON("table-hand") }」を押すと遊べます。
left-nobody = 戻ってきたので、対戦は続きます。「{ BUTTON("table-hand") }」で続きを見られます。
nudge-nobody = リマインドはいりません。これからボットがプレイします。
nudge-still = もう3回リマインドしたので、ここまでです。誰かがプレイすれば、またリマインドできます。
nudge-soon =
    { $minutes ->
        [1] さっきリマインドしたばかりです。1分後にもう一度どうぞ。
       *[other] 少し前にリマインドしました。{ $minutes }分後にもう一度どうぞ。
    }

rematch-not-over = この対戦はまだ終わっていません。先に終わらせてください。
verify-not-over = シャッフルを確かめられるのは、対戦が終わってからです。それまで秘密は封印されています。

store-full = ディスクがいっぱいで、今は何も保存できません。何も変わっていません。このボットの運営者に伝えて、あとでもう一度どうぞ。
store-busy = 今は保存できなかったので、何も変わっていません。1分ほどしてからもう一度どうぞ。
store-away = 今はデータベースにつながらないので、何も変わっていません。1分ほどしてからもう一度どうぞ。

# How often: the limits of `bot.service.limits`, for a person and for a server
limit-invite = 招待が多すぎます。1時間に1人{ $person }回、サーバー全体で{ $server }回までです。{ $minutes }分後にもう一度どうぞ。
limit-invite-reached = その人は1時間に{ $reached }回招待されています。今はここまで。自分で連絡するか、{ $minutes }分後にもう一度どうぞ。
limit-nudge = リマインドが多すぎます。1時間に1人{ $person }回、サーバー全体で{ $server }回までです。{ $minutes }分後にもう一度どうぞ。
limit-nudge-reached = リマインドする相手の中に、1時間に{ $reached }回リマインドされた人がいます。今はここまで。{ $minutes }分後にもう一度どうぞ。
limit-move = 移動が多すぎます。1時間に1人{ $person }回、サーバー全体で{ $server }回までです。{ $minutes }分後にもう一度どうぞ。
limit-move-reached = この対戦は1時間に{ $reached }回移されました。先に場所を相談するか、{ $minutes }分後にもう一度どうぞ。
limit-rematch = 再戦のお願いが多すぎます。1時間に1人{ $person }回、サーバー全体で{ $server }回までです。{ $minutes }分後にもう一度どうぞ。
limit-rematch-reached = お願いする相手の中に、1時間に{ $reached }回再戦をお願いされた人がいます。先に話してみるか、{ $minutes }分後にもう一度どうぞ。
limit-league = 新しいリーグは今はここまで。1時間に1人{ $person }件、サーバー全体で{ $server }件まで告知できます。どれかに参加するか、{ $minutes }分後にもう一度どうぞ。
limit-daily-channel = 毎日の問題のチャンネルは、今日はもう十分変えました。1日{ $person }回までで、変えるたびにまた投稿されます。{ $hours }時間後にもう一度どうぞ。
limit-vacation = 今日はもう何度も休暇を変えました。テーブルの全員に見えるので、1日{ $person }回までです。{ $hours }時間後にもう一度どうぞ。
limit-log = さっき受け取ったばかりです。ファイルのログは、10分間に1人{ $person }回、サーバー全体で{ $server }回までです。{ $minutes }分後にもう一度どうぞ。
limit-pace = 速すぎます！ { $minutes }分後にもう一度どうぞ。
limit-show-film = 今日の動画はここまで。1日に1人{ $person }本、サーバー全体で{ $server }本まで投稿できます。{ $hours }時間後にもう一度どうぞ。
limit-show-end = 今日の投稿はここまで。対戦の結末は、1日に1人{ $person }回、サーバー全体で{ $server }回まで投稿できます。{ $hours }時間後にもう一度どうぞ。
limit-lobby = 新しいテーブルが多すぎます。1時間に1人{ $person }卓、サーバー全体で{ $server }卓まで開けます。どれかに座るか、{ $minutes }分後にもう一度どうぞ。
limit-thread = 新しいスレッドが多すぎます。1時間に1人{ $person }個、サーバー全体で{ $server }個まで開けます。どれかを使うか、{ $minutes }分後にもう一度どうぞ。
limit-film = 動画は作るのに時間がかかるので、1時間に1人{ $person }本、サーバー全体で{ $server }本までです。それまではリプレイを見て、{ $minutes }分後にもう一度どうぞ。
limit-show-film-reached = この動画はもう投稿されています。1日{ $reached }回で、みんなに十分見つけてもらえます。サーバー全体では1日{ $server }本まで投稿できます。{ $hours }時間後にもう一度どうぞ。
limit-show-end-reached = この対戦の結末はもう投稿されています。1日{ $reached }回で、みんなに十分見つけてもらえます。サーバー全体では1日{ $server }回まで投稿できます。{ $hours }時間後にもう一度どうぞ。
limit-help = さっき読んだばかりです。少し上にスクロールするか、{ $minutes }分後にもう一度どうぞ。10分間に1人{ $person }回、サーバー全体で{ $server }回まで表示します。
limit-export = さっき受け取ったばかりです。このファイルは、1時間に1人{ $person }回、サーバー全体で{ $server }回までです。{ $minutes }分後にもう一度どうぞ。

# Moderators
moderators-only = それには、ここで**{ CLIENT("permission-manage_channels") }**の権限か、{ COMMAND("settings") }で決めたモデレーターのロールが必要です。できる人に頼んでください。
moderators-only-server = サーバー全体のことなので、（このチャンネルだけでなく）サーバーで**{ CLIENT("permission-manage_channels") }**の権限か、{ COMMAND("settings") }で決めたモデレーターのロールが必要です。できる人に頼んでください。
moderate-nothing = このチャンネルにテーブルはありません。テーブルのあるチャンネルに移って、もう一度どうぞ。
moderate-not-here = { $person }さんはこのロビーにいません。
barred = モデレーターの判断で、このサーバーではテーブルを開けません。ほかの人のテーブルには参加できます。解除してほしいときは、モデレーターに相談してください。

vacation-already = もう休暇中です。いつまでかは{ COMMAND("vacation") }でわかり、そこで早めに戻ることもできます。
vacation-too-long = 休暇はそれほど残っていません。残り：{ $days ->
    [0] 今は1日未満
   *[other] { $days }日
 }。{ COMMAND("vacation") }で確かめられます。
vacation-none = 休暇は終わりました。テーブルを楽しんでください！
vacation-nobody = この対戦を止めている休暇中の人はいません。そのまま続けてください。
vacation-not-yours = 決められるのは、今ここで遊んでいる人だけです。自分がいつ戻るかは{ COMMAND("vacation") }でわかります。
