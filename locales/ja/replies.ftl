# What the commands and buttons answer, in private unless it says otherwise.

# When something does not work
reply-unknown-control = すみません、このボタンは古すぎて、何のボタンだったかもうわかりません。{ COMMAND("match show") }で新しいテーブルを表示、{ COMMAND("matches") }で自分の対戦の一覧を見られます。
reply-restarting = ただいま再起動中です。1分ほどしてからもう一度どうぞ。
reply-error = すみません、こちらで問題が起きました。対戦には何も影響していないので、もう一度試してください。また起きたら、このボットの運営者に番号**{ $id }**を伝えてください。
reply-only-servers = それができるのはサーバーのチャンネルだけです。遊びたいチャンネルで試してください。
reply-commands-changed = アップデートで、このコマンドが変わりました。Discordを再読み込みして（Ctrl+R、またはアプリを閉じて開き直す）、もう一度どうぞ。
reply-dms-closed = このサーバーでDMが閉じているので、直接メッセージを送れません。テーブルの「{ BUTTON("table-hand") }」で同じものが見られます。
reply-dms-stranger = 同じサーバーにいないので、直接メッセージを送れません。私のプロフィールの「{ CLIENT("discord-add") }」で自分のアカウントに追加してから、もう一度どうぞ。テーブルの「{ BUTTON("table-hand") }」でも同じものが見られます。
reply-answered-out = ゲストの場所では、Discordの決まりで1回のクリックに5回までしか返事ができず、上限を超えてしまいました。もう一度ボタンを押してください。
reply-not-public = ここに書いたことはあなたにしか見えないので、誰もテーブルに参加できません。「{ CLIENT("discord-external") }」の権限と、ここに書き込む許可が必要です。サーバーを管理している人に頼むか、グループチャットでテーブルを開いてください。
reply-foreign-bots = ここで{ COMMAND($command, "new") }でテーブルを開き、「{ BUTTON("table-more") }」からボットを追加してください。
reply-taken-foreign = ここにはもう{ $game }のテーブルがあり、ひとつしか開けません。それに参加するか、別のチャットで開いてください。
reply-forbidden = ここではできません。{ $why }
reply-i-may-not = ここで遊ぶには、ボットに次の権限が必要です：{ $permissions }。チャンネルを管理している人に許可してもらってから、もう一度どうぞ。
reply-you-may-not = それには、このサーバーで次の権限が必要です：{ $permissions }。管理している人にやってもらうか、権限をもらってください。

# Why I cannot write somewhere

obstacle-permissions = そこではボットに次の権限が必要です：{ $missing }。サーバーを管理している人に付けてもらってください。
obstacle-removed = 私はもうそのサーバーにいません。管理している人に招待し直してもらってください。
obstacle-time-out = 私はそのサーバーでモデレーターにタイムアウトされています。解除してもらうか、終わるまで待ってください。
obstacle-private = そのスレッドは非公開で、私は参加していません。スレッドで私をメンションすると入れます。
obstacle-closed = そのスレッドはロックされています。モデレーターに解除してもらってください。
obstacle-full = そのチャンネルで開いているスレッドが多すぎるか、スレッドの人数が多すぎます。モデレーターにいくつか閉じてもらってください。
obstacle-wrong-place = この種類のチャンネルでは、Discordの決まりでできません。ふつうのテキストチャンネルで試してください。
obstacle-blocked = サーバーのAutoModにメッセージを止められました。サーバーを管理している人に、私を例外にしてもらってください。
obstacle-unknown = Discordから理由の説明がなく、足りない権限も見当たりません。サーバーを管理している人に見てもらってください。

# What was chosen does not fit the move
field-not-offered = それはもう選べません。テーブルの「{ BUTTON("table-hand") }」を押して、選び直してください。
field-too-few = { $chosen ->
        [0] まだ何も選ばれていません。
       *[other] { $chosen }個選ばれています。
    }少なくとも{ $least }個必要です。選び直してください。
field-too-many = { $chosen }個選ばれていますが、{ $most }個までです。選び直してください。
field-too-little = 合計{ $chosen }ですが、{ $need }必要です。選び直してください。
field-superfluous = 合計{ $chosen }ですが、必要なのは{ $need }だけです。なくても足りるカードを外して、選び直してください。

reply-seat = { $who }

# Which match
reply-no-match = ここに対戦はなく、ほかの場所でも参加していません。たとえば{ COMMAND("property new") }で開けます。
reply-which-match = いくつかの対戦に参加しています。オプション`{ CLIENT("name-match") }`で選んでください。入力し始めるだけで候補が出ます。
matches-choice = { $game }、{ $others }（No. { $id }）

# Opening a match
reply-not-here = このサーバーで遊べるのは{ $channels }だけです。そこに移って、もう一度どうぞ。
reply-taken = このチャンネルにはもう{ $game }のテーブルがあり、ひとつしか開けません。
reply-taken-in-thread = このスレッドにはもう{ $game }のテーブルがあります。元のチャンネルに移って、そこで開いてください。
reply-taken-no-threads = ここにはもう{ $game }のテーブルがあり、このチャンネルではスレッドを使えません。別のチャンネルで開いてください。
reply-taken-button = スレッドで開く
reply-no-thread-here = ここではスレッドを使えません。オプション`{ CLIENT("name-thread") }`を省くか、ふつうのテキストチャンネルに移ってください。
reply-lobby-open = { $here ->
        [yes] テーブルを開きました。
       *[no] テーブルを開きました（{ $where }）。
    }ほかの人は「{ BUTTON("lobby-join", asks: "no") }」を押します。全員そろったら「{ BUTTON("lobby-start", asks: "no") }」を押してください。相手がいなければ、「{ BUTTON("table-more") }」でボットを追加できます。
reply-lobby-sent = { $here ->
        [yes] テーブルはこの下にあります。
       *[no] [テーブル]({ $link })をDMに開きました。
    }そこで誘う人を選んでください。こちらから連絡します。ほかの人に対戦は見えません。
reply-lobby-closed-dms = DMが閉じているので、DMを送れません。大丈夫です。ここで人を誘って、ここから遊んでください。
thread-name = { $game }、{ $host }

# The first direct message
welcome = **{ $game }**のテーブルに参加しました（{ $where }）。始まると手札がここに届き、このチャットでそのまま遊べます。
welcome-dms-closed =
    参加しました！ このサーバーでDMが閉じているのでDMは送れませんが、困ることはありません。テーブルの「{ BUTTON("table-hand") }」を押すと、自分のカードが見えて、遊べます。見えるのはあなただけです。
    DMで受け取るには、サーバーのメニューの「{ CLIENT("discord-privacy") }」で「{ CLIENT("discord-messages") }」を許可し、テーブルから一度抜けて参加し直してください。
welcome-stranger =
    参加しました！ 同じサーバーにいないのでDMは送れませんが、困ることはありません。テーブルの「{ BUTTON("table-hand") }」を押すと、自分のカードが見えて、遊べます。見えるのはあなただけです。
    自分の番のお知らせがほしいときは、私のプロフィールの「{ CLIENT("discord-add") }」で自分のアカウントに追加し、テーブルから一度抜けて参加し直してください。

# The log
log-title = ### { $game }：これまでの出来事{ $pages ->
        [1] { "" }
       *[other] （{ $page }/{ $pages }ページ）
    }
log-line = { $at } { $event }
log-empty = まだ何もありません。最初の手はこれからです。
log-earlier = 前へ
log-later = 次へ

# More
more = ### ほかにできること
more-nothing = 観戦中なので、ここでできることはありません。「{ BUTTON("table-log") }」で出来事を、「{ BUTTON("table-rules") }」で遊び方を見られます。
more-bot = -# { $who } · { $style ->
        [builder] { style-builder }
        [trader] { style-trader }
        [miser] { style-miser }
       *[thief] { style-thief }
    }
more-watch = **観戦。** 自分だけのテーブルを、自分の言語で、画像か文字で見ます。
more-watch-button = 観戦
more-log = **ログ。** これまでの出来事を、古い順に表示します。
more-log-button = ログ
more-rules = **ルール。** このゲームの遊び方です。
more-rules-button = ルール
watch-again = 今の様子を見る
watch-words = 文字で見る
watch-picture = 画像で見る
watch-not-seated = 参加していないので、全員に見えているテーブルを表示しています。
more-takeback = **自分の席に戻る。** 今はボットが代わりに遊んでいます。次の手番から自分に戻ります。
more-takeback-button = 自分の席に戻る
more-nudge = **リマインド。** 手番の人にもう一度メンションします。
more-nudge-button = リマインド
more-givetime = **時間を増やす。** 手番の人全員の時間を1手分増やします。
more-givetime-button = 時間を増やす
more-pace = **ペースの変更。** 速く、ゆっくり、または時計なしに。テーブルの全員が賛成すると変わります。
more-pace-button = ペースの変更
pace-now = テーブルのペースは今**{ $pace }**です。どうしたいですか？ 全員が同じものを選ぶと変わり、時計はすべて最初からになります。
pace-choose = ペースを選ぶ
reply-time-given = 手番の人全員の時間を{ $time }増やしました。
reply-pace = { $changed ->
        [yes] 全員が賛成しました。テーブルのペースは**{ $pace }**になりました。
       *[no] ありがとうございます！ あとは{ $players }が「{ BUTTON("table-more") }」の「{ more-pace-button }」で**{ $pace }**を選べば変わります。
    }
more-replace = **席を譲る。** 自分の席、ホストならボットの席も譲れます。不在の人の席なら、先にテーブルのほかの人に聞きます。新しい人にも必ず聞きます。
more-replace-button = 席を譲る
more-resign = **投了。** 完全に抜けます。{ $left ->
        [1] 対戦は終わり、もう1人の勝ちになります。
       *[other] ほかの人はそのまま続けます。
    }
more-resign-button = 投了
more-rematch = **もう一戦？** 遊んだ全員に聞きます。オプションは同じで、席はひとつずつずれます。
more-rematch-button = 再戦
more-verify = **公正だった？** この対戦のシャッフルをすべて確かめます。
more-verify-button = 検証
left-wait = { $players }はこのサーバーを抜けたので、リマインドできません。何も変わらなければ、{ $due }にもう一度押してください。ボットに任せるか、対戦を終わらせるか選べます。
left-over = { $players }はこのサーバーを抜け、1日プレイがありません。どうしますか？
left-bot = ボットに任せる
left-end = 対戦を終わらせる
left-bot-done = その席はボットが引き継ぎました。楽しんでください！
left-end-done = 対戦は勝者なしで終わりました。
reply-nudged = { $players }にもう一度お知らせします。
reply-rematch = { $state ->
        [asked] 参加しました！ 全員に聞いています（{ $where }）。全員が「{ BUTTON("lobby-join", asks: "yes") }」を押すと始まります。
        [begun] 新しい対戦が始まりました（{ $where }）。
       *[ready] 同じオプションの新しいテーブルがあります（{ $where }）。人数がそろったら「{ BUTTON("lobby-start", asks: "no") }」を押してください。
    }

more-note = **メモ。** 自分用のメモを書きます。手札のところで、自分にだけ見えます。
more-note-button = メモ
note-title = 自分のメモ
note-field = 自分にだけ見えます。空にすると消えます
note-kept = メモしました。手札のところで、自分にだけ見えます。
note-dropped = メモを消しました。
panel-own-note = -# 自分のメモ：{ $note }
# Resigning
resign-question = 本当にこの対戦から完全に抜けますか？
resign-ends = 対戦は終わり、もう1人の勝ちになります。{ $lost ->
        [yes] この対戦は負けになります。
       *[no] { "" }
    }時間がないだけなら、{ COMMAND("vacation") }で時計を止められます。
resign-hint = { $lost ->
        [yes] この対戦は負けになり、レートでは残った全員より下になります。席は空いたままで、あとから誰も座れません。時間がないだけなら、{ COMMAND("vacation") }で時計を止められます。
       *[no] 席は空いたままで、あとから誰も座れません。時間がないだけなら、{ COMMAND("vacation") }で時計を止められます。
    }

# Handing a seat over
replace-title = **誰の席を譲りますか？**
replace-seat = 席を選ぶ
replace-whom = **{ $who }さんの代わりは誰ですか？** 対戦のチャンネルで本人に聞き、受けてくれたら席が移ります。
replace-question = 本当に自分の席を譲りますか？
replace-hint = { $lost ->
        [yes] この対戦は負けになり、レートでは残った全員より下になります。時間がないだけなら、{ COMMAND("vacation") }で時計を止められます。
       *[no] あとから取り戻すことはできません。
    }
replace-person = 人を選ぶ
replace-bot = またはボットに任せる
reply-bot-seated = { $level ->
        [easy] 弱いボット
        [strong] 強いボット
       *[normal] ボット
    }の{ $who }がその席に入りました。
reply-bot-asked = ほかの人にも聞いています（{ $where }）。全員が賛成すると、ボットが引き継ぎます。
invitation-bot = { $level ->
        [easy] 弱いボット
        [strong] 強いボット
       *[normal] ボット
    }
reply-invite-bot = それは人ではなくボットです。ボタンを押せる人を選んでください。
reply-invited = { $person }さんに聞いています（{ $where }）。
move-done = 移しました。対戦の続きはこちら：{ $where }。
reply-asked-first = ほかの人にも聞いています（{ $where }）。全員が賛成したら、{ $person }さんに聞きます。
reply-agreed = ありがとうございます！ 全員が賛成したら、招待を送ります。
# public
invitation = { $person }さん、{ $by }さんからのお願いです。この対戦で{ $who }さんの代わりに遊びませんか？
invitation-question = { $by }さんが、不在の{ $who }さんの代わりを{ $person }さんにお願いしたいそうです。{ $count ->
        [0] 決められるのは{ $owner }さんだけです。
       *[other] { $people }の全員か、{ $owner }さん本人の賛成が必要です。
    }急がなくて大丈夫です。それまではボットが遊びます。
invitation-agree = 賛成
invitation-agreed = 決まりました。{ $who }さんの代わりに、{ $person }さんを招待しました。
invitation-accept = 席につく
invitation-accepted = { $person }さんが、{ $who }さんの代わりに遊びます。

# Verify
verify-holds = ### ✅ シャッフルはすべて公正でした
    封印した秘密を使って{ $moves }手をすべてやり直し、まったく同じ結果になりました。
verify-fails = ### ⚠️ この対戦は同じ結果になりません
    封印した秘密を使って{ $moves }手をすべてやり直しましたが、違う終わり方になりました。このボットの運営者に見せてください。
verify-secret =
    秘密：`{ $secret }`
    そのSHA-256：`{ $commitment }`。これは{ $joins ->
        [0] 最初の手の前から、ログで見られました。つまりカードの並びは決まっていて、誰にもわかりませんでした。
       *[other] 誰も席につかないうちから、ロビーの「{ BUTTON("table-more") }」で見られました。つまり秘密を入れ替えることは誰にもできませんでした。
    }
verify-joins =
    参加した人と始めた人のクリックやコマンドのIDも加わりました：{ $joins }
    合わせると、すべてのシャッフルのシードになります：`{ $seed }`。つまり、このボットの運営者も含めて、誰もカードを選べませんでした。

# Rules
rules-title = ### { $game }
rules-here = このテーブルでは：{ $settings }
rules-sections = 読む項目を選ぶ…

# My matches
matches-title = ### { $count ->
        [0] 自分の対戦：今することはありません
       *[other] 自分の対戦：{ $count }件であなたの番です
    }
matches-none = 今はどの対戦にも参加していません。たとえば{ COMMAND("property new") }で開くか、誰かのテーブルに参加してください。
matches-rest = …ほか{ $count }件。
matches-line = [{ $game }]({ $address }) { $where } · { $state }
matches-lobby = 開始前、{ $count }人
matches-mine = **あなたの番**{ $timed ->
        [yes] 、期限は{ $due }
       *[no] { "" }
    }
matches-others = { $players }を待っています（{ $due }）

# Settings of a server
settings-title = ### このサーバーのFreehold
    変更はすぐに、言語とペースは次のテーブルから反映されます。
settings-locale = **言語**：テーブルとロビーで使います。1人だけに見えるものは、その人の言語になります。
settings-channels = **チャンネル**：遊べるチャンネルとそのスレッド。何も選ばなければどこでも遊べます。
settings-channels-all = どこでも
settings-choose = 選ぶ
settings-pace = **ペース**：テーブルで決めない場合に使います
settings-tables = **テーブル**：画像か、読み上げソフト用の文字
settings-tables-picture = 説明付きの画像
settings-tables-text = 画像の代わりに文字
settings-puzzles = **毎日の問題**：毎日新しい問題が出るチャンネル
settings-puzzles-none = 毎日の問題なし

# Menus and permissions as Discord calls them
discord-privacy = プライバシー設定
discord-add = アプリを追加
discord-external = 外部のアプリを使用
discord-messages = ダイレクトメッセージ
permission-view_channel = チャンネルを見る
permission-send_messages = メッセージを送信
permission-attach_files = ファイルを添付
permission-read_message_history = メッセージ履歴を読む
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-create_public_threads = 公開スレッドの作成
permission-create_events = イベントを作成
permission-manage_guild = サーバー管理
permission-manage_channels = チャンネルの管理
permission-manage_roles = ロールの管理

# Moderators
moderate-end-question = この{ $game }の{ $status ->
        [lobby] ロビー
       *[running] 対戦
    }を完全に終わらせますか？
moderate-end-hint = 勝ち負けはなく、取り消しはできません。{ $league ->
        [yes] リーグの対戦なので、新しいスレッドでもう一度開きます。
       *[no] { "" }
    }
moderate-done = 完了です。テーブルの全員にお知らせし、ログにも残しました。
moderate-bar-already = { $person }さんは、このサーバーでもうテーブルを開けなくなっています。{ COMMAND("moderate allow") }で戻せます。
moderate-allow-already = { $person }さんは、このサーバーでもうテーブルを開けます。
# public
moderated-end = モデレーターの{ $by }さんが、この{ $game }の{ $status ->
        [lobby] ロビー
       *[running] 対戦
    }を終わらせました。勝ち負けはありません。
moderated-remove = モデレーターの{ $by }さんが、{ $person }さんをこのロビーから外しました。
moderated-bar = モデレーターの{ $by }さんが、{ $person }さんがこのサーバーでテーブルを開けないようにしました。進行中の対戦は続きます。
moderated-allow = モデレーターの{ $by }さんが、{ $person }さんがまたテーブルを開けるようにしました。

settings-moderators = **モデレーター**：「{ CLIENT("permission-manage_channels") }」の権限がある全員のほかに指定するロール。テーブルを終わらせる（{ COMMAND("moderate end") }）、誰かをロビーから外す（{ COMMAND("moderate remove") }）、誰かがテーブルを開けないようにする（{ COMMAND("moderate bar") }）ことができます。
settings-moderators-none = ほかのロールなし
settings-announcers = **リーグを告知できる人**（{ COMMAND("league create") }）：サーバーを管理している全員のほかに指定するロール。
settings-announcers-none = 全員
settings-champions = **優勝者のロール**：リーグで優勝した人に付きます。そのためボットには「{ CLIENT("permission-manage_roles") }」の権限と、そのロールより上のロールが必要です。
settings-champions-none = ロールなし

more-letbot = **ボットに任せる。** 休暇中の人がいます。ほかの全員が賛成すると、戻るまでボットが代わりに遊びます。
more-letbot-button = 賛成
reply-letbot = 全員が賛成したので、戻るまでボットが遊びます。
reply-letbot-asked = ありがとうございます！ あとは{ $players }の賛成を待っています。

vacation-title = ### 休暇
vacation-left =
    休暇は、90日間で{ $most }日のうち、あと**{ $days }日**あります。休暇中は{ $count ->
        [0] すべての対戦
       *[other] 進行中の{ $count }件の対戦
    }で時計が止まります。テーブルのほかの全員が賛成すれば、戻るまでボットが代わりに遊びます。
vacation-choose = 何日間休みますか？
vacation-days = 今から{ $days }日間
vacation-now =
    { $until }まで休暇中です。{ $count ->
        [0] あなたを待っている対戦はありません
       *[other] 進行中の{ $count }件の対戦で時計が止まっています
    }。使わなかった日数は残ります。
vacation-back = 戻りました
