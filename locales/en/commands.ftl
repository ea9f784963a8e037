# Slash commands as Discord lists them: names (lower case, no spaces), descriptions (at most 100 characters), choices.

command-match = The match in this channel, or another one of yours
command-match-show = Show the table again, just for you
command-match-hand = Show your hand and play from here
command-match-log = Read what has happened so far
command-match-resign = Leave the match for good
command-match-replace = Hand your seat over, to another person or to a bot
command-match-nudge = Remind whoever the match is waiting for
command-match-verify = Check that every shuffle was fair, once the match is over
command-matches = All your matches: whose turn, how long, and a link to each
command-rules = The rules of a game, short and friendly
command-puzzle = A puzzle just for you: one move is much better than the rest. Find it
command-learn = Learn a game by playing: a guided first match, just for you
command-vacation = Take a few days off: your clock stops in all your matches
command-settings = Set Freehold up for this server
command-help = All games, each with a picture: play one against bots now, learn it, or read its rules

option-pace = How much time everybody has
option-absent = What happens when somebody runs out of time
option-thread = Open the match in a thread of its own
option-match = Which of your matches; the one in this channel if you leave it out
option-seat = Whose seat somebody else should take
option-level = How well that bot should play
option-person = Who should take the seat
option-game = Which game

name-match = match
name-matches = matches
name-rules = rules
name-puzzle = puzzle
name-learn = learn
name-vacation = vacation
name-settings = settings
name-help = help
name-new = new
name-show = show
name-hand = hand
name-log = log
name-resign = resign
name-replace = replace
name-nudge = nudge
name-verify = verify
name-pace = pace
name-absent = absent
name-thread = thread
name-seat = seat
name-level = level
name-person = person
name-game = game

choice-easy = easy
choice-normal = normal
choice-strong = strong
choice-none = none
choice-move = move
choice-pass = pass
choice-1-day = 1 day
choice-3-days = 3 days
choice-7-days = 7 days

# For moderators
command-moderate = Moderator tools for the tables on this server
command-moderate-end = End the lobby or the match in this channel, without a result
command-moderate-remove = Take somebody out of the lobby in this channel
command-moderate-bar = Stop somebody from opening tables on this server
command-moderate-allow = Let somebody open tables here again
option-who = Who this is about
name-moderate = moderate
name-end = end
name-remove = remove
name-bar = bar
name-allow = allow
name-who = who
