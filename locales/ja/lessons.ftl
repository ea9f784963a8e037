# Lessons: what stands around the steps of all of them. A game's own words are with its rules.

lesson-step = { $step }/{ $steps } · { $title }
lesson-right = ✅ その調子です。
lesson-else = 実際の対戦ならできる手です。ここでは別のことを見せたいので、何も起きていません。もう一度読んで、選び直してください。
lesson-wrong = >>> { $answer }{ $helped ->
        [0] { "" }
       *[1] 正解には👉が付いています。「自動で進める」を押せば、代わりにやります。
    }
# before the name of a control
lesson-marked = 👉 { $label }
lesson-shown = 代わりにやりました：「{ $move }」
lesson-resumed = お帰りなさい！ 前回の続きはここからです。
lesson-elsewhere = そのボタンは前のステップのものです。今はここです。
lesson-done = ### 🎉 よくできました！
    これで初対戦の準備は万全です。あとは遊びながら覚えられます。
lesson-left = またどうぞ！ { COMMAND("learn") }を使えば、どのチャンネルでもダイレクトメッセージでも、ちょうどこのステップから再開できます。
lesson-choice =
    ### 何を習いますか？
    案内付きの初対戦で、5分ほど。あなただけのものです。いつやめても、{ COMMAND("learn") }で続きから再開できます。
lesson-where = テーブルはサーバーのチャンネルに開きます。チャンネルで{ COMMAND($game, "new") }を入力してください。ほかの人が「{ BUTTON("lobby-join", asks: "no") }」を押すか、ボットを追加すれば遊べます。

# Its controls
lesson-choose = レッスンを選ぶ
lesson-next = 次へ
lesson-show = 自動で進める
lesson-leave = レッスンをやめる
lesson-here = レッスンを続ける
lesson-reset = 最初から
lesson-table = テーブルを開く
lesson-other = 別のレッスン
lesson-rules = ルール

# When something does not work
lesson-unknown = このレッスンはあなたのものではないか、もうありません。{ COMMAND("learn") }で自分のレッスンを始めてください。
limit-lesson = 一度にたくさん始めすぎです！ 10分間に1人{ $person }回、サーバー全体で{ $server }回までです。今のレッスンを終えるか、{ $minutes }分後にもう一度どうぞ。
