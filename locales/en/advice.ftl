# Advice: hints, and why one move is better than another.

# Why one move is better than another
advice-reason = { $whose ->
        [own] { $what } for you
        [named] { $what } for { $who }
       *[others] { $what } for the others
    }
advice-over = { $change ->
        [more] a better finish
       *[less] a worse finish
    }
advice-both = { $first } and { $second }
advice-brings = { $costs ->
        [0] It brings { $gains }.
       *[other] It brings { $gains }, but also { $cost }.
    }
advice-led-to = I played it out many times: mostly, it led to { $gains }.

# A hint
hint-title = ### 💡 { $move }
hint-best = I tried everything out, and this one came out best.
hint-even = It hardly matters: most moves here are about equally good.
hint-only = It’s your only move.
hint-outlook = { $standing ->
        [won] You’ve as good as won with it.
        [ahead] You’re doing well with it.
        [even] It’s wide open who wins.
        [behind] You’re still behind, though.
       *[lost] You’d still need a lot of luck to win.
    }{ $risk ->
        [none] { "" }
        [ahead] { " " }Even if things go badly, you’ll still be doing well.
        [even] { " " }If things go badly, it’s wide open.
        [behind] { " " }If things go badly, you’re behind.
       *[lost] { " " }If things go badly, you’ll need a lot of luck.
    }
hint-close = -# Nearly as good: { $move }
hint-untried = -# I had no time to try it out. At a glance, I’d do this.
hint-moved = The match moved on while I was thinking. Ask again and I’ll look at it now.
hint-again = Ask again
hint-do = Do it

# When there is none
hint-none = I couldn’t find a hint this time. Ask again in a moment, or go with your gut.
hint-never = No hints here: either this game has none, or this is a league match.
hint-not-allowed = Hints are off: not everybody allowed them in the lobby. Next time, everybody can allow them under *{ BUTTON("table-more") }* before the match starts. Or play against bots only.
hint-not-asked = There’s nothing for you to decide yet. Ask me again when it’s your turn.
limit-hint = That’s a lot of hints at once! In ten minutes, one person gets { $person } and a whole server { $server }. Try again in { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.

# In the lobby
lobby-hints = Allow hints
lobby-hinted = -# Hints: { $state ->
        [alone] **on**, as long as you only play against bots
        [all] **on**, everybody allows them
        [some] **off**, only { $names } would allow them so far
       *[none] **off**, unless everybody allows them
    }
reply-hints = { $allows ->
        [yes] You allow hints at this table. { $all ->
            [yes] So does everybody else, so hints are on unless somebody new says no.
           *[no] They’ll be on once everybody does.
        }
       *[no] You’ve turned hints off for this table.
    }
panel-hint = Hint
