# After the match: the picture of the end, the replay, the film, the log as a file, the proof.

# The end as a picture. Its words are short: they have to fit.
result-picture-won = { $count ->
        [one] { $name } wins!
       *[other] { $name } share the win!
    }
result-picture-deal = Deal
result-picture-moves = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
result-text-row = { $place }. { $name }: { $score }
result-text-course = { $name }, { $unit }: { $first } at the start, { $most } at the most, { $last } at the end.
moment-event = Move { $move }: { $what }
moment-behind = After move { $move }, { $who } was { $gap } behind, and still won.
moment-lead = From move { $move } on, { $who } was ahead.

# The replay
replay-title = ### { $game }: { $step ->
        [0] the deal
       *[other] move { $step } of { $steps }
    }
replay-running = -# The match is still on, so you see what you may know: the table, and your own hand.
replay-secret = That hand is still a secret: the match is not over yet.
replay-hand = **{ $who }**
replay-first = First
replay-back = Back
replay-on = Next
replay-last = Last
replay-jump = Jump to …
replay-jump-title = Jump to a move
replay-jump-label = Number of the move, 0 to { $steps }
replay-not-a-move = That is not the number of a move. Choose one from 0 to { $steps }; 0 is the deal.
replay-angle = What do you want to see?
replay-angle-table = The table, as everybody saw it
replay-angle-open = All hands, face up
replay-angle-seat = The table and the hand of { $who }
replay-film = The whole match as a film
table-replay = Replay

# The film
film-begun = 🎬 The film is being made …
film-progress = 🎬 The film is being made: picture { $done } of { $all } …
film-done = ### 🎬 { $game }, the whole match
    { $moves } moves in { $seconds } seconds.
film-keep = Save it and pass it on: whoever has the file can play it.
share-film = Post it for everybody
share-end = Post how it ended
share-by = -# Shown by { $person }, who played.
share-done = Posted for everybody, [here]({ $link }).
share-players = Only those who played in this match can post it for everybody. You can save the film and pass it on.
share-not-over = That can be posted when the match is over.
share-end-title = ### 🏁 { $game }: how it ended
film-alt = A film of the table, from the deal to the last move.
film-too-large = I could not make that film small enough to send here. Step through the match with the buttons instead.
film-not-over = You can have the film when the match is over. Until then you can step through what you have seen.
film-stopped = Freehold is restarting right now. Please ask for the film again in a minute.

# The log as a file
log-file-title = { $game }, match { $id }
log-file-players = Seats: { $players }
log-file-begun = Began { $time } UTC
log-file-ended = Ended { $time } UTC
log-file-only = (only { $who }) { $event }

# The proof
verify-file = The file holds everything that is needed to check it without me: with Freehold’s source code, run `python -m tools.verify { $file }`.

# The command, and its entry under *More*
command-match-replay = Step through a match, move by move; when it is over, also as a film
name-replay = replay
more-replay = **Replay.** Step through the match, move by move.
more-replay-button = Replay
