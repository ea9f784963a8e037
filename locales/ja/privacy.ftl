# What Freehold knows about a person, and how it forgets that.

command-privacy = Freeholdが自分について知っていることを見る、消す
command-privacy-export = 自分について保存されているすべてを、DMでファイルとして受け取る
command-privacy-delete = 自分について保存されているすべてを消す。先にもう一度確認します
name-privacy = プライバシー
name-export = 書き出し
name-delete = 削除

privacy-export = Freeholdがあなたについて保存しているすべてです。名前、設定、席、手、結果、レート、リーグが入っています。ほかの人のことは何も入っていません。
# What does not fit into one file: $part is the number of this one.
privacy-part = 1つのファイルに収まらないので、分けて送ります。これは{ $part }番目で、まだ続きがあります。
privacy-part-last = これは{ $part }番目で、最後です。
privacy-unsent = データはまとめましたが、Discordで送れませんでした。数分後にもう一度試してください。また失敗したら、ここのFreeholdの運営者に送ってもらってください。
privacy-sent = すべてDMで送りました。
privacy-delete-question = すべてのサーバーで、あなたについてのすべてを消しますか？
privacy-delete-hint =
    進行中の対戦ではボットが席につき、負けになります。リーグからは抜け、結果とレートは消えます。遊んだ対戦は、名前なしでほかの人に残ります。取り消しはできません。
    先に写しがほしいときは、{ COMMAND("privacy export") }を使ってください。
privacy-deleted = 完了です。あなたのことはすべて消しました。Discordにすでに表示されているメッセージはそのまま残ります。DMのものは自分で消せます。また遊ぶときは、最初からになります。
# The name of somebody who is forgotten, in what they played
privacy-former = 名無し
