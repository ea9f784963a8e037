# What Freehold knows about a person, and how it forgets that.

command-privacy = What Freehold knows about you, and how it forgets that
command-privacy-export = Get all that is stored about you as a file, by DM
command-privacy-delete = Have all that is stored about you forgotten; I ask once more first
name-privacy = privacy
name-export = export
name-delete = delete

privacy-export = Here is all that Freehold has stored about you: your name, what you chose, your seats, moves, results, ratings and leagues. Nothing about anybody else.
# What does not fit into one file: $part is the number of this one.
privacy-part = That's too much for one file, so you get several. This is part { $part }, and there's more to come.
privacy-part-last = This is part { $part }, the last one.
privacy-unsent = I've put all your data together, but Discord didn't let me send it. Please try again in a few minutes. If it fails again, ask whoever runs Freehold here to send it to you.
privacy-sent = I have sent you everything by DM.
privacy-delete-question = Shall I forget everything about you, on all servers?
privacy-delete-hint =
    In running matches, a bot takes your seat for good, and they count as lost; you leave your leagues. The others keep the matches you played, but without your name. Your results and ratings are gone. This cannot be undone.
    `/privacy export` gives you all of it first.
privacy-deleted = Done: I have forgotten you. Messages that Discord already shows stay as they are; you can delete those in your DMs yourself. If you play again, we start afresh.
# The name of somebody who is forgotten, in what they played
privacy-former = Somebody
