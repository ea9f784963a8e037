# The analysis of a match that is over: everybody's chances, what turned it, the best and the worst decisions.

# The picture of the chances. Its words are short: they have to fit.
chances-picture-title = 全員の勝率の移り変わり
chances-picture-unit = 勝率（%）
chances-turn = { $move }手目：{ $what }{ $who }：{ $before }% → { $after }%
chances-drew = { $who }さんが{ $cards }を引いた。
chances-turn-quiet = { $move }手目。{ $who }：{ $before }% → { $after }%
chances-text-course = { $name }：開始時{ $first }%、最低{ $least }%、最高{ $most }%、終了時{ $last }%。

# The pages
table-analysis = 分析
analysis-title = ### { $game }：分析
analysis-judged = -# { $who }：{ $count }回の選択のうち{ $good }回が、私の最善手と同じくらい良い手でした。
analysis-turn-title = ### 分かれ目{ $number }：{ $step }手目（全{ $steps }手）
analysis-best-title = ### { $who }さんの最良の選択：{ $step }手目（全{ $steps }手）
analysis-worst-title = ### { $who }さんの最悪の選択：{ $step }手目（全{ $steps }手）
analysis-cause = **{ $what }**
analysis-change = { $who }：{ $before }% → **{ $after }%**
analysis-made = 実際の手：{ $move }
    この手での勝率：約**{ $chance }%**
analysis-chosen = { $who }さんが「{ $called }」を選んだ。
analysis-called = 「{ $called }」
analysis-note-made = 実際の手：{ $move }
analysis-note-better = より良い手：{ $move }
analysis-note-next = 次に良い手：{ $move }
analysis-mark-made = 実際
analysis-mark-better = より良い
analysis-mark-next = 次善
analysis-note-why = { $note }理由：{ $reasons }。
analysis-note-led-to = { $note }たいていこうなりました：{ $reasons }。
analysis-next = 次に良い手：{ $move }
    その場合：約**{ $chance }%**
analysis-better = より良い手：{ $move }
    その場合：約**{ $chance }%**
analysis-why = -# 差がつく理由：{ $reasons }。
analysis-led-to = -# 続きを何度も試したところ、より良い手ではたいていこうなりました：{ $reasons }。
analysis-seen = -# その時点で{ $who }さんに見えていたことだけを使っています。その様子は下のとおりです。
analysis-back = 戻る
analysis-on = 次へ
analysis-share = サーバーに公開
analysis-takeback = 公開をやめる
analysis-shared = -# 公開中：{ COMMAND("server") }で今週のベストの手として紹介されることがあります。
analysis-replay = リプレイで見る
analysis-pages = 移動先…
analysis-page-chances = 全員の勝率
analysis-page-turn = 分かれ目{ $number }：{ $step }手目
analysis-page-best = { $who }、最良の選択：{ $step }手目
analysis-page-worst = { $who }、最悪の選択：{ $step }手目

# While it is made
analysis-progress = 🔎 対戦を分析しています：{ $done }/{ $all }手…
    -# 1〜2分かかります。結果は残るので、あとで見に来ても大丈夫です。
analysis-paused = 🔎 再起動のため、分析は{ $done }/{ $all }手で止まっています。自動で再開するので、1分ほどしてからもう一度見てください。
analysis-again = もう一度見る

# When there is none
analysis-not-over = 分析は対戦が終わってから見られます。
analysis-never = すみません、このゲームは分析できません。誰が優勢か判断できないのです。
limit-analysis = 一度にたくさん考えさせすぎです！ 新しい分析は1時間に1人{ $person }回、サーバー全体で{ $server }回までです。{ $minutes }分後にもう一度どうぞ。できあがった分析は何度でも見られます。

# The command
command-match-analysis = 対戦のあとに：分かれ目と、各プレイヤーの最良・最悪の選択
name-analysis = 分析
