# After the match: the picture of the end, the replay, the film, the log as a file, the proof.

# The end as a picture. Its words are short: they have to fit.
result-picture-won = { $count ->
        [one] { $name } wins!
       *[other] { $name } share the win!
    }
result-picture-shared = { $count } share the win!
result-picture-best = Biggest gain
result-picture-own-best = Biggest gain: { $gains }
result-picture-gain = +{ $gain } in move { $move }
result-picture-figure = { $figure }
result-picture-deal = Deal
result-picture-moves = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
result-text-row = { $place }. { $name }: { $score }
result-text-course = { $name } · { $unit }: { $first } at the start, { $most } at the most, { $last } at the end, biggest gain { $best }.
moment-event = Move { $move }: { $what }
moment-behind = After move { $move }, { $who } was { $gap } behind, and still won.
moment-lead = From move { $move } on, { $who } was ahead.

# The replay
replay-title = ### { $game }: { $step ->
        [0] the deal
       *[other] move { $step } of { $steps }
    }
replay-pace = Pace: { $pace }
replay-running = -# The match is still on, so you only see the table and your own hand.
replay-secret = That hand is secret until the match is over. Try again then.
replay-hand = **{ $who }**
replay-first = First
replay-back = Back
replay-on = Next
replay-last = Last
replay-jump = Jump to …
replay-jump-title = Jump to a move
replay-jump-label = Which move? 0 to { $steps }
replay-not-a-move = There’s no move with that number. Choose one from 0 to { $steps }; 0 is the deal.
replay-angle = What do you want to see?
replay-angle-table = The table, as everybody saw it
replay-angle-open = All hands, face up
replay-angle-seat = The table and the hand of { $who }
replay-film = The whole match as a film
table-replay = Replay

# The film
film-begun = 🎬 I’m making the film …
film-progress = 🎬 I’m making the film: picture { $done } of { $all } …
film-done = ### 🎬 { $game }, the whole match
    { $moves } moves in { $seconds } seconds.
film-keep = Save it and share it: it plays anywhere.
share-film = Post it for everybody
share-end = Post how it ended
share-by = -# Posted by { $person }, who played.
share-done = Posted for everybody, [here]({ $link }).
share-players = Only people who played in this match can post it for everybody. But you can save the film and share it yourself.
share-not-over = You can post that once the match is over.
share-no-channel = I can’t post where this match is played. But you can save the film and share it yourself.
share-end-title = ### 🏁 { $game }: how it ended
film-alt = A film of the table, from the deal to the last move.
film-too-large = That film is too big to send here, sorry. Step through the match with the buttons instead.
film-not-over = You’ll get the film once the match is over. Until then, you can step through what you’ve seen.
film-stopped = I’m restarting right now. Ask for the film again in a minute.

# The log as a file
log-file-title = { $game }, match { $id }
log-file-players = Seats: { $players }
log-file-begun = Began { $time } UTC
log-file-ended = Ended { $time } UTC
log-file-only = (only { $who }) { $event }

# The proof
verify-file = With this file you can check it all without me: get Freehold’s source code and run `python -m tools.verify { $file }`.

# The command, and its entry under *More*
command-match-replay = Step through a match, move by move; when it’s over, also as a film
name-replay = replay
more-replay = **Replay.** Step through the match, move by move.
more-replay-button = Replay
