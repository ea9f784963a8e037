# The analysis of a match that is over: everybody's chances, what turned it, the best and the worst decisions.

# The picture of the chances. Its words are short: they have to fit.
chances-picture-title = Everybody’s chances, move by move
chances-picture-unit = Chance to win in %
chances-turn = Move { $move }: { $what } { $who }: { $before }% → { $after }%
chances-drew = { $who } draws { $cards }.
chances-turn-quiet = Move { $move }. { $who }: { $before }% → { $after }%
chances-text-course = { $name }: { $first }% at the start, between { $least }% and { $most }%, { $last }% at the end.

# The pages
table-analysis = Analysis
analysis-title = ### { $game }: the analysis
analysis-judged = -# { $who }: { $good } of { $count ->
        [one] { $count } decision was as good as my best.
       *[other] { $count } decisions were as good as my best.
    }
analysis-turn-title = ### Turning point { $number }: move { $step } of { $steps }
analysis-best-title = ### { $who }, the best decision: move { $step } of { $steps }
analysis-worst-title = ### { $who }, the worst decision: move { $step } of { $steps }
analysis-cause = **{ $what }**
analysis-change = { $who }: { $before }% → **{ $after }%**
analysis-made = Played: { $move }
    Chance to win with it: about **{ $chance }%**
analysis-chosen = { $who } chooses “{ $called }”.
analysis-called = “{ $called }”
analysis-note-made = Played: { $move }
analysis-note-better = Better: { $move }
analysis-note-next = Next best: { $move }
analysis-mark-made = made
analysis-mark-better = better
analysis-mark-next = next best
analysis-note-why = { $note } Why: { $reasons }.
analysis-note-led-to = { $note } Mostly, it led to { $reasons }.
analysis-next = The next best: { $move }
    With that: about **{ $chance }%**
analysis-better = Better: { $move }
    With that: about **{ $chance }%**
analysis-why = -# What makes the difference: { $reasons }.
analysis-led-to = -# I played it out many times: mostly, the better move led to { $reasons }.
analysis-seen = -# I only used what { $who } could see at that moment. It’s below.
analysis-back = Back
analysis-on = Next
analysis-share = Share with the server
analysis-takeback = Don’t share
analysis-shared = -# Shared: { COMMAND("server") } can name it as the best move of the week.
analysis-replay = In the replay
analysis-pages = Go to …
analysis-page-chances = Everybody’s chances
analysis-page-turn = Turning point { $number }: move { $step }
analysis-page-best = { $who }, best decision: move { $step }
analysis-page-worst = { $who }, worst decision: move { $step }

# While it is made
analysis-progress = 🔎 I’m analyzing the match: move { $done } of { $all } …
    -# This takes a minute or two. You can also come back later: I’ll keep it.
analysis-paused = 🔎 I’m restarting, so the analysis is paused at move { $done } of { $all }. It goes on by itself: look again in a minute.
analysis-again = Look again

# When there is none
analysis-not-over = You’ll get the analysis once the match is over.
analysis-never = I can’t analyze this game, sorry: I don’t know who’s ahead in it.
limit-analysis = That’s a lot of thinking at once! In an hour, one person gets { $person } new analyses and a whole server { $server }. Try again in { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }. You can look at finished ones as often as you like.

# The command
command-match-analysis = After a match: its turning points, and everybody’s best and worst decision
name-analysis = analysis
