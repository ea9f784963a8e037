# Advice: hints, and why one move is better than another.

# Why one move is better than another
advice-reason = { $whose ->
        [own] { $what } for you
        [named] { $what } for { $who }
       *[others] { $what } for the others
    }
advice-over = { $change ->
        [more] a better end
       *[less] a worse end
    }
advice-both = { $first } and { $second }
advice-brings = { $costs ->
        [0] It brings { $gains }.
       *[other] It brings { $gains }, but also { $cost }.
    }

# A hint
hint-title = ### 💡 { $move }
hint-best = When I tried it all out, this simply ended best.
hint-even = Hardly anything depends on it: most moves are about as good.
hint-only = There is nothing else to do.
hint-chances = { $same ->
        [yes] Your chance to win stays at about **{ $after }%**.
       *[no] Your chance to win is about **{ $now }%** now and **{ $after }%** with this move.
    }{ $risk ->
        [0] { "" }
       *[other] { " " }If things go badly, it is **{ $worst }%**.
    }
hint-close = -# Nearly as good: { $move }
hint-untried = -# I did not get to try it out this time. This is what I would do at a glance.
hint-moved = The table has moved on while I was thinking. Ask once more, and I look at how it stands now.
hint-again = Ask again
hint-do = Do it

# When there is none
hint-none = Nothing comes to my mind this time. Ask again in a moment, or trust your own idea.
hint-never = There are no hints here: this game has none, or it is a table of a league.
hint-not-allowed = There are hints only if everybody at the table allowed them in the lobby, and not everybody did. Open a table with *Allow hints*, or play against bots alone.
hint-not-asked = It is not your turn to decide anything. Ask me as soon as it is.
limit-hint = That is a lot of thinking at once: within ten minutes one person can have { $person } new hints, a whole server { $server }. Try again in { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.

# In the lobby
lobby-hints = Allow hints
lobby-hinted = -# Hints: { $state ->
        [alone] **yes**, as long as you play against bots alone
        [all] **yes**, everybody allows them
        [some] **no**, only { $names } would allow them so far
       *[none] **no**, unless everybody allows them
    }
reply-hints = { $allows ->
        [yes] You allow hints at this table. { $all ->
            [yes] So does everybody else: there will be hints, unless somebody comes who does not.
           *[no] There will be some if everybody does.
        }
       *[no] You no longer allow hints at this table, so there will be none.
    }
panel-hint = Hint
