# What all games share: the lobby, the table, the panel, what is asked and answered. The pictures' words are last.

# The lobby
lobby-title = ### { $game }: { $asks ->
        [yes] once more?
       *[no] a seat is free for you
    }
lobby-length = { $usual ->
        [yes] About { $moves } moves each.
       *[no] With the usual settings about { $moves } moves each.
    } { $deadline ->
        [0] In one sitting that is { $span }.
       *[other] At { $deadline ->
            [3600] an hour
            [28800] eight hours
            [86400] a day
            [259200] three days
           *[604800] a week
        } a move, usually { $span }, as most people answer sooner.
    }
lobby-minute = { $least } to { $most } minutes
lobby-hour = { $least } to { $most } hours
lobby-day = { $least } to { $most } days
lobby-week = { $least } to { $most } weeks
lobby-month = { $least } to { $most } months
lobby-seat = { $mark } **{ $name }** · { $letter }{ $kind ->
        [host] { " " }· host
        [bot] { " " }· { $level ->
            [easy] easy bot
            [strong] strong bot
           *[normal] bot
        }
        [asked] { " " }· not here yet
       *[person] { "" }
    }
lobby-option = { $name }: **{ $value }**
lobby-missing = { $count ->
        [one] One more player and you can start. Press *Join*, or let the host add a bot.
       *[other] { $count } more players and you can start. Press *Join*, or let the host add bots.
    }
lobby-asked = { $people }: { $host } would like to play once more. Press *I’m in*; as soon as everybody has, it starts.{ $enough ->
        [yes] { " " }{ $host } can also start without whoever is missing.
       *[no] { "" }
    }
lobby-ready = Enough players are here. The host can press *Start*; until then more may join.
lobby-full = Every seat is taken. The host can press *Start* now.
lobby-sealed = The shuffles are sealed, and everybody who joins adds to them. SHA-256: `{ $commitment }`
lobby-closes = { $asks ->
        [yes] Otherwise this lobby closes { $due }.
       *[no] If nobody presses *Start*, this lobby closes { $due }.
    }
lobby-cancelled = **{ $game }** · this lobby closed before it began. `/{ $command } new` opens another.
lobby-join = { $asks ->
        [yes] I’m in
       *[no] Join
    }
lobby-leave = { $asks ->
        [yes] Not this time
       *[no] Leave
    }
lobby-addbot = Add bot
lobby-level = { $level ->
        [easy] Easy bot
        [strong] Strong bot
       *[normal] Bot
    }
lobby-level-hint = { $level ->
        [easy] Slips now and then: good for a first match
        [strong] Tries many moves out before it makes one
       *[normal] Makes the move that looks best
    }
lobby-dropbot = Remove bot
lobby-start = { $asks ->
        [yes] Start without them
       *[no] Start
    }
lobby-cancel = Cancel
lobby-options = { $pages ->
        [one] Settings
       *[other] Settings { $page } of { $pages }
    }
lobby-rules = Rules
lobby-learn = Teach me
lobby-setup = How do you want to play?

# Settings of every game
setting-deadline = Deadline for a move
setting-deadline-0 = none
setting-deadline-600 = 10 minutes
setting-deadline-3600 = 1 hour
setting-deadline-28800 = 8 hours
setting-deadline-86400 = 1 day
setting-deadline-259200 = 3 days
setting-deadline-604800 = 7 days
setting-absent = After the deadline
setting-absent-move = a bot makes the move
setting-absent-pass = the turn is passed
setting-forced = Moves without a choice
setting-forced-quick = quick: made at once, so a pause tells that somebody has a choice
setting-forced-sealed = sealed: made so that no pause tells anything

# The table
table-until = { $ask } · deadline { $due }
table-call = { $people } { $reason }
table-call-again = { $people } The table is still waiting for you. { $reason }
table-call-over = Good game, { $people }!
table-away = { $who } is away, and a bot plays the seat. Back again? Press *Take my seat back*.{ $lost ->
        [yes] {" "}If you’re not back by the end, the match counts as lost for you.
       *[no] {""}
    }
table-vacation = 🏖️ { $who } is on vacation until { $until }, and their clock is stopped. You need not wait: under *More* you can agree to go on with a bot.
table-closed-dms = { $who }, I can’t write to you: your DMs are closed. Press *My hand* to play; it opens here, for you alone.
table-hand = My hand
table-log = Log
table-rules = Rules
table-more = More
table-takeback = Take my seat back
table-rematch = Rematch
table-verify = Verify the shuffles

# What the messages above a table become
story-began = **{ $game }** with { $players }
story-sealed = The shuffles are sealed, SHA-256: `{ $commitment }`
story-below = -# Continued below.
story-replay = Replay

# How a match ended
result-won = { $count ->
        [one] ### 🎉 { $winners } wins!
       *[other] ### 🎉 A shared win: { $winners }
    }
result-place = { $mark } { $who } · { $score }
result-cancelled = ### This match was cancelled. Nobody won, nobody lost.
result-outdated = ### This match is over. I can no longer show its table: it was played under older rules.

# The panel
panel-news = -# **Since your last move**{ $more ->
    [0] { "" }
   *[other] { " · and " }{ $more } more before
 }
panel-out = You are out of this match, but you can watch how it ends.
panel-until = Your deadline is { $due }.
panel-waits = Nothing is asked of you right now. The table shows how it stands.
panel-table = Go to the table
panel-pick = Choose your move
panel-more = { $count } more …
panel-none = None
panel-ticked = What I propose is ticked. Untick what you would rather keep, then tick something else.
panel-back = Back
panel-next = Next table: { $game }
panel-undo = Undo
panel-together = Choose { $most } in all from these lists.
panel-together-range = Choose { $least } to { $most } in all from these lists.
panel-stale = The table has moved on in the meantime. Here is how it stands now.

# Direct messages beside the panel
notice-asked = **{ $game }** { $ask } { $link }
notice-late = **{ $game }** The table is still waiting for you. { $ask } { $link }
notice-rematch = **{ $game }** { $host } would like to play once more. Press *I’m in* at the table: { $link }
notice-over = { $result }
    { "" }**{ $game }** { $link }
notice-expired = Nobody started your table of { $game } in { $channel } in time, so it has closed. `/{ $command } new` opens another one.
notice-gone = The channel where you played { $game } was deleted, so that match is over and nobody won. Start a new one wherever you like: type / and the name of the game.
notice-bar = The moderators of { $server } no longer let you open tables there. You can still join other people’s, and your matches go on. If you want that changed, talk to a moderator.
notice-allow = You can open tables on { $server } again. Have a good game!
notice-replaced = You were away, so the others asked { $person } to play for you at your table of { $game } in { $channel }. The seat stays yours: press *Take my seat back* at { $link } whenever you like.
notice-returned = { $person } is back and plays that seat again, at the table of { $game } in { $channel }. Thank you for stepping in!
notice-barred = I can’t show your table of { $game } in { $channel } at the moment. { $why } The table goes on by itself as soon as it can.

# Asking once more
confirm-move = Are you sure? { $move }
confirm-sure = Yes, do it
confirm-no = No, go back

## Pictures of any game
picture-seat = Seat { $letter }
picture-money = { MONEY(NUMBER($money, useGrouping: 0), "$") }
picture-bankrupt = bankrupt
picture-eliminated = eliminated
picture-resigned = resigned
picture-held = { $name } holds: { $cards }.
