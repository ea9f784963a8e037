# `/puzzle`, and the daily puzzle of a channel.

puzzle-title = ### 🧩 { $game }
puzzle-theme = One move is much better than the rest: which?
puzzle-again = -# You missed this one a while ago. Here’s another go.
puzzle-you = Your seat
puzzle-right = ✅ **Right:** { $move }
puzzle-wrong = ❌ **Not the best:** { $move }
puzzle-best = **Best: { $move }**
    That leaves a chance of { $chance }% to win{ $same ->
        [0] , and { $worst }% if things go badly.
       *[other] .
    }
puzzle-turn-right = { $equal ->
        [0] ✅ **Right.** Your turn:
       *[other] ✅ **Right:** as good as the best. Your turn:
    }
puzzle-turn-wrong = ❌ **Not the best turn.** Yours:
puzzle-steps-more = { $steps } … and { $count } more
puzzle-turn-best = { $better ->
        [0] **Best:**
       *[other] **Better:**
    }
puzzle-turn-leaves = { $chance ->
        [100] That wins at once.
       *[other] That leaves a chance of { $chance }% to win{ $same ->
            [0] , and { $worst }% if things go badly.
           *[other] .
        }
    }
puzzle-turn-yours = { $known ->
        [0] -# 👉 Yours looked so much weaker that I didn’t work it out.
       *[other] -# 👉 Yours leaves { $chance }%.
    }
puzzle-turn-next = -# The next best turn leaves { $chance }%: { $move }
puzzle-chance = -# { $mark ->
        [best] ⭐
        [made] 👉
       *[other] ▫️
    } { $chance }% · { $move }
puzzle-untried = -# 👉 { $move }: looked so much weaker that I didn’t work it out.
puzzle-worth = **It’s worth { $amount }.**
puzzle-streak = 🔥 { $days ->
        [one] A first day! Solve one tomorrow too, and it’s a streak.
       *[other] **{ $days } days** in a row with a solved puzzle.
    }
puzzle-answered = You’ve answered this one already. Here’s how it went.

# Its controls
puzzle-next = Next puzzle
puzzle-reset = Start over
puzzle-other = Another game
puzzle-solve = Solve it
puzzle-more = More puzzles

# In a channel
puzzle-daily = ### 🧩 Puzzle of the day · { $day }
puzzle-nobody = -# Nobody has answered yet. Only you see your answer.
puzzle-solved = { $solved ->
        [0] Nobody has solved it yet
       *[other] **Solved by** { $names }{ $more ->
            [0] { "" }
           *[other] { " " }and { $more } more
        }
    } · { $tried ->
        [one] 1 answer
       *[other] { $tried } answers
    }
puzzle-until = -# The next one comes { $next }, along with the solution to this one.

# When something does not work
puzzle-unknown = This puzzle isn’t yours, or it’s gone. Type { COMMAND("puzzle") } for your own.
puzzle-none = Wow, you’ve had every puzzle I know! Come back later, or play a match: { COMMAND("help") } shows how.
puzzle-past = That day is over, and the solution is in its message. Today’s puzzle is further down in the channel; { COMMAND("puzzle") } has more.
puzzle-notice-trouble = I can’t show the daily puzzle in { $channel }. { $why } Once that’s fixed, it comes by itself.
puzzle-notice-gone = The channel of the daily puzzle was deleted, so there won’t be any more. Choose another channel in { COMMAND("settings") }.
limit-puzzle = That’s a lot of puzzles at once! In ten minutes, one person gets { $person } and a whole server { $server }. Finish the one you have, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
