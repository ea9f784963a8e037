# `/puzzle`, and the daily puzzle of a channel.

puzzle-title = ### 🧩 { $game }
puzzle-theme = You are to decide. One move is much better than all others: which?
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
        [0] -# 👉 Yours was at a glance already so much weaker that I did not work it out.
       *[other] -# 👉 Yours leaves { $chance }%.
    }
puzzle-chance = -# { $mark ->
        [best] ⭐
        [made] 👉
       *[other] ▫️
    } { $chance }% · { $move }
puzzle-untried = -# 👉 { $move }: at a glance already so much weaker that I did not work it out.
puzzle-worth = **It is worth { $amount }.**
puzzle-answered = You have answered this one already. Here is how it went.

# Its controls
puzzle-next = Next puzzle
puzzle-anew = Start over
puzzle-other = Another game
puzzle-solve = Solve it
puzzle-more = More puzzles

# In a channel
puzzle-daily = ### 🧩 Puzzle of the day · { $day }
puzzle-nobody = -# Nobody has answered yet. Your answer is private.
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
puzzle-until = -# The next one comes { $next }, with the solution of this one.

# When something does not work
puzzle-unknown = This puzzle is not yours, or I no longer have it. Type `/puzzle` for one of your own.
puzzle-none = You have had every puzzle I know within a year. Come back later, or play a match: `/help` shows how.
puzzle-past = That day is over: the solution is in its message. Today’s puzzle is further down in the channel, and `/puzzle` has more.
puzzle-notice-trouble = I can’t show the daily puzzle in { $channel }. { $why } Then it comes by itself.
puzzle-notice-gone = The channel of the daily puzzle was deleted, so there is none any more. Choose another one in `/settings`.
limit-puzzle = That is a lot of puzzles at once: within ten minutes one person can have { $person }, a whole server { $server }. Finish the one you have, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
