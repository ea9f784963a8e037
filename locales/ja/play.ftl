# `/play`: finding somebody to play with.

play-not-waiting = テーブルを待っていません。{ COMMAND("play") }で探せます。
play-waiting = ⏳ **{ $games }**を待っています。人数：{ $seats ->
        [0] 何人でも
       *[other] { $seats }人
    }。相手：{ $where ->
        [everywhere] ここ**とほかのすべてのサーバー**（知らない人にも名前が見えます）
       *[here] このサーバーの人
    }。ペース：{ $pace }。テーブルができしだい、誰も来なければ{ $until }にお知らせします。
play-expired = 待っている間、{ $games }を遊ぶ人は来ませんでした。{ COMMAND("play") }でもう一度どうぞ。ボットとすぐに始めることもできます。
play-ask-bots = { $games }を遊ぶ人は、まだ来ていません。{ $until }まで探します。よければ、空いた席をボットで埋めることもできます。
play-seated = 🎲 テーブルができました：**{ $game }**、{ $where }。{ $people ->
        [0] 相手はボットです。
       *[other] 相手：{ $names }{ $bots ->
            [0] 。
           *[other] 、ボット{ $bots }体。
        }
    }ペース：{ $pace }。
play-thread-name = { $game } · { $names }
play-fill = ボットで埋める

command-play = 一緒に遊ぶ人を探す：空席のあるテーブルを見る、または誰かが来るまで待つ
option-seats = 何人で遊びたいか。省くと何人でも
option-where = このサーバーの人だけか、すべてのサーバーの人か（相手に名前が見えます）
name-play = 遊ぶ
name-seats = 人数
name-where = 相手
choice-everywhere = すべてのサーバー

play-title = ### 🎲 誰か遊びませんか？
play-lobbies = **空席のあるテーブル**
play-lobby = { $game }、{ $channel }、{ $seats }席中{ $taken }席
play-join = 参加
play-here = **ここで待っている人**
play-elsewhere = **ほかのサーバーで待っている人**
play-person = { $name }：{ $games } · { $pace }{ $known ->
        [yes] {" "}· ふだんは{ $hours }
       *[no] { "" }
    }
play-nobody = 今ここで待っている人はいません。最初の1人になりませんか？ 誰かが来たらお知らせします。
play-unnamed = ほかの場所で{ $count }人が待っています。「{ $label }」なら、すぐにテーブルが見つかるかもしれません。
play-games = 遊びたいゲーム
play-pace = ペース
play-seats = 人数
play-seats-any = 何人でも
play-seats-count = { $seats }人
play-wait-here = ここで待つ
play-wait-everywhere = すべてのサーバーで待つ
play-everywhere = -# 「{ $label }」：ほかのサーバーの人とも遊びます。**知らない人にも**、Freeholdでの**名前**と、ふだん遊ぶ時間帯が見えます。
play-bots = 今すぐボットと遊ぶ
play-stop = 待つのをやめる
play-left = 待つのをやめました。
play-where = ここにはあなたと私しかいないので、一緒に待つ人がいません。知らない人に名前が見えてもよければ、`{ CLIENT("name-where") }`で「{ CLIENT("choice-everywhere") }」を選ぶか、サーバーでこのコマンドを使ってください。
play-no-seats = { $game }は{ $seats }人では遊べません。
play-filled = わかりました。空いている席にボットが入り、すぐに始まります。
play-taken = その席はたった今埋まりました。{ COMMAND("play") }でほかの空席を見られます。
play-joined = 席がとれました（{ $where }）。始まったらお知らせします。
play-hello = テーブルができたら、ここにお知らせします。
play-closed = ダイレクトメッセージを送れないので、テーブルができてもお知らせできません。このサーバーかアプリからのダイレクトメッセージを許可して、もう一度どうぞ。

settings-play = **{ COMMAND("play") }のテーブル**：開くチャンネル（それぞれスレッドに）
settings-play-none = ダイレクトメッセージで遊ぶ

play-slow-first = 知らない人と速いペースで遊べるのは、対戦を最後まで遊んだことがある人だけです。いなくなった人を待つのは、誰でも嫌ですよね。まずはここで、または1手1日のペースで、あるいはボットを相手に、1戦遊んでみてください。
play-rest = 最近の2戦とも、途中でボットが代わりに入りました。知らない人と速いペースで遊べるのは{ $until }からです。1手1日のペースなら、今すぐ遊べます。

# $state: learned, chosen or off; $known: yes or no
me-hours = **ふだん遊ぶ時間帯**
    -# { $state ->
        [off] 記録していません。{ COMMAND("play") }で相手を探すときにも、時間帯は考えません。
        [chosen] 教えてもらったとおりです。{ COMMAND("play") }では、同じ時間帯に遊ぶ人から先に探します。
       *[learned] { $known ->
            [yes] クリックした時間帯からわかったものです。{ COMMAND("play") }では、同じ時間帯に遊ぶ人から先に探します。
           *[no] まだわかりません。{ COMMAND("play") }のために、クリックした時間帯から覚えていきます。ここで教えてもらってもかまいません。
        }
    }（タイムゾーン：{ $zone }）
me-hours-learn = クリックから覚える
me-hours-off = 記録しない
me-avoid = **当たりたくない人**
    -# { COMMAND("play") }で同じテーブルになることはありません。本人には知らされず、ほかの人にも見えません。
me-avoid-nobody = なし
me-avoid-more = このサーバーのほかの人
choice-avoid = 避ける
avoid-done = これからは{ COMMAND("play") }で{ $person }さんと同じテーブルになりません。このことはほかの誰にも知られません。今いっしょに遊んでいる対戦は、そのまま続きます。
avoid-undo = 元に戻す
avoid-undone = わかりました。{ COMMAND("play") }でまた{ $person }さんと同じテーブルになることがあります。
avoid-nobody = ほかの人を選んでください。自分自身やボットを避けることはできません。

notify-invites = ほかの人からの**テーブルへの誘い**
notify-invites-yes = ダイレクトメッセージで受け取る
notify-invites-no = 受け取らない

option-with = この人を誘う。本人にはこちらからメッセージを送る
name-with = 誘う人
play-ask = 一緒に遊んだ人を誘う
play-alone = それは自分です！ 一緒に遊ぶ人を選んでください。

help-company = ### 相手を探す
    { COMMAND("play") }で、ここやほかの場所のテーブルを探せます。決まりしだいお知らせします。
    会いたくない人がいるときは、その人の名前のメニューから「アプリ」→「{ CLIENT("choice-avoid") }」を選んでください。知っているのはあなただけです。

play-invited = { $host }さんから、**{ $game }**のテーブルへのお誘いです（{ $where }）。
play-asked = { $person }さんをテーブルに誘いました（{ $where }）。
