# What the house writes into a match's log, besides the game's own events; and the names of its opponents.

house-sealed = シャッフルはすべて、封印した秘密と、参加した人それぞれの要素から決まります。秘密のSHA-256：`{ $commitment }`
house-moved = { $who }さんが時間切れになり、ボットが代わりにプレイした。
house-passed = { $who }さんが時間切れになり、手番はパスになった。
house-undone = { $who }さんが直前の手を取り消した。
house-planned = { $who }さんが予約していた手を、すぐに実行した。
house-only = { $who }さんの選べる手はひとつだけなので、自動で進めた。
house-only-told = { $told }（ほかに手がないので自動で進めた）
house-only-you = 選べる手はひとつだけだったので、代わりに進めました。
house-planned-you = 予約どおり、すぐ代わりに進めました。
house-moved-you = 時間切れになったので、ボットが代わりにプレイしました。
house-passed-you = 時間切れになったので、手番はパスになりました。
house-lapsed = できることがなくなったので、手番を終えました。
house-away = { $who }さんは不在。戻るまでボットが代わりに遊ぶ。
house-to-message = 対戦の続きはダイレクトメッセージで。
house-to-channel = 対戦の続きは別のチャンネルで。
house-paused = しばらくオフラインになっていたので、その分の時間を全員に戻した。
house-mended = { $game }のルールの誤りを直した。ここからは正しいルールで続く。
house-outdated = 申し訳ありませんが、この対戦はここで終わりです。{ $game }のルールが大きく変わり、続けられなくなりました。誰も負けにはなりません。またいつでも新しく開いてください。
house-back = { $who }さんがテーブルに戻った。
house-returned = { $who }さんが戻り、代わりの{ $before }さんから席を引き継いだ。
house-vacated = { $before }さんがいなくなり、ボットの{ $who }が引き継いだ。
house-bot-easy = 弱いボットの{ $who }が、{ $before }さんの席についた。
house-bot-normal = ボットの{ $who }が、{ $before }さんの席についた。
house-bot-strong = 強いボットの{ $who }が、{ $before }さんの席についた。
house-substitute = { $who }さんが、{ $before }さんの席についた。
house-vacation = { $who }さんは休暇中。時計は止まっている。
house-vacation-over = { $who }さんが休暇から戻った。
house-vacation-agreed = { $who }さんは、{ $other }さんの代わりに当面ボットが遊ぶことに賛成した。全員が賛成するとそうなる。
house-unrated = シーズンが終わり、このテーブルは終了時の状態で集計された。続けて遊べるが、レートにはもう影響しない。
house-league-paused = リーグは休止中で、時計はすべて止まっている。遊ぶことはできる。
house-league-continues = リーグが再開し、時計も動き出した。
house-pace-wanted = { $who }さんがペースの変更を希望：{ $pace }。全員が希望すると変わる。
house-pace-changed = { $planned ->
        [yes] 約束どおり、ペースはこれから{ $pace }です。
       *[no] 全員が新しいペースに賛成：{ $pace }。
    }時計はすべて最初からになります。
house-time-given = { $who }さんが{ $other }さんの時間を増やした。
house-deserted = 全員がテーブルを離れたので、対戦は結果なしで終わった。
house-idle = 30日間誰もプレイしなかったので、対戦は結果なしで終わった。またいつでも新しく開いてください。

# One word each, as many as a table has seats.
opponent-names = アオイ ハルト ユイ ソラ ミオ レン
