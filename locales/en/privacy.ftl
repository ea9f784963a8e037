# What Freehold knows about a person, and how it forgets that.

command-privacy = See or delete what Freehold knows about you
command-privacy-export = Get everything stored about you as a file, by DM
command-privacy-delete = Delete everything stored about you; I’ll ask again first
name-privacy = privacy
name-export = export
name-delete = delete

privacy-export = Here’s everything Freehold has stored about you: your name, what you chose, your seats, moves, results, ratings and leagues. There’s nothing in it about anybody else.
# What does not fit into one file: $part is the number of this one.
privacy-part = That’s too much for one file, so you get several. This is part { $part }, and there’s more to come.
privacy-part-last = This is part { $part }, the last one.
privacy-unsent = I’ve put all your data together, but Discord didn’t let me send it. Please try again in a few minutes. If it fails again, ask whoever runs Freehold here to send it to you.
privacy-sent = I’ve sent you everything by DM.
privacy-delete-question = Shall I forget everything about you, on all servers?
privacy-delete-hint =
    A bot takes your seat in running matches, and those count as lost. You leave your leagues, and your results and ratings are gone. Matches you played stay for the others, without your name. You can’t undo this.
    Want a copy first? Use { COMMAND("privacy export") }.
privacy-deleted = Done: I’ve forgotten you. Messages that Discord already shows stay as they are; you can delete those in your DMs yourself. If you play again, we’ll start from scratch.
# The name of somebody who is forgotten, in what they played
privacy-former = Somebody
