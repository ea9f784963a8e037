# `/help`, and the first message on a server: all games, and how to begin.

help-head = ### Freeholdへようこそ
    不動産がテーマのカードゲームです。友だちとそれぞれの空いた時間に、またはボット相手に今すぐ遊べます。
help-joined = ### { $server }の皆さん、こんにちは！ Freeholdです
    ここで不動産がテーマのカードゲームを遊べます。友だちとそれぞれの空いた時間に、またはボット相手に今すぐ。このページは{ COMMAND("help") }でいつでも見られます。サーバーを管理している人は、{ COMMAND("settings") }で言語とチャンネルを設定してください。
help-seats = { $least }〜{ $most }人

# Its buttons
help-to-play = 今すぐボットと遊ぶ
help-to-read = ルール
help-to-more = しくみ
help-to-games = すべてのゲーム
help-learn = 習う
help-bots = 遊ぶ
help-read = 読む
help-there = そこへ移動

# What they lead to
help-play-here = ### どのゲームにしますか？
    テーブルはここ{ $channel }に開き、すぐに始まります。相手はボット、時計はありません。
help-play-thread = ### どのゲームにしますか？
    { $channel }にはもうテーブルがあるので、スレッドに開きます。すぐに始まり、相手はボット、時計はありません。
help-play-message = ### どのゲームにしますか？
    テーブルはこのDMに開き、すぐに始まります。相手はボット、時計はありません。
help-read-head = ### どのゲームのルールですか？
help-elsewhere = ### サーバーが必要です
    テーブルはチャンネルに開くので、ほかの人も観戦したり、次の対戦に参加したりできます。Freeholdのいるサーバーのチャンネルで{ COMMAND("help") }を入力し、同じボタンを押してください。

# How it works
help-start = ### 始める
    { COMMAND("property new") }でここにテーブルが開きます。ほかのゲームは{ COMMAND("deal new") }など。ほかの人が「{ BUTTON("lobby-join", asks: "no") }」を押すか、「{ BUTTON("table-more") }」からボットを追加して、「{ BUTTON("lobby-start", asks: "no") }」を押せば始まります。人数が多いときは{ COMMAND("league create") }もどうぞ。
help-play = ### 遊ぶ
    「{ BUTTON("table-hand") }」で自分の手札が自分にだけ表示されます。DMにも届きます。手をタップすれば完了です。あなたの番になったら1回だけメンションします。ルールは{ COMMAND("rules") }、自分のテーブルは{ COMMAND("matches") }、空き時間には{ COMMAND("puzzle") }。おやすみ時間は{ COMMAND("notify") }、言語とカードの見た目は{ COMMAND("me") }で変えられます。
help-stuck = ### 困ったら
    テーブルが見つからないときは{ COMMAND("match show") }。なかなかプレイしない人がいたら「{ BUTTON("table-more") }」の「{ more-nudge-button }」。期限を過ぎるとボットが代わりにプレイします。続ける時間がなくなったら「{ BUTTON("table-more") }」の「{ more-replace-button }」。
help-server = ### サーバーの設定
    言語、チャンネル、ペース、モデレーター、毎日の問題は{ COMMAND("settings") }で。{ COMMAND("moderate end") }でテーブルを終わらせ、{ COMMAND("moderate bar") }で迷惑な人を止められます。
help-version = -# Freehold { $version }
