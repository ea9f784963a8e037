# What all games share: the lobby, the table, the panel, what is asked and answered. The pictures' words are last.

# The lobby
lobby-title = ### { $cover ->
        [yes] { $state ->
            [again] Once more?
            [asked] Will you play?
            [full] The table’s full
            [ready] Ready: { $host } can start
           *[free] A seat is free
        }
       *[no] { $game }: { $state ->
            [again] once more?
            [asked] will you play?
            [full] the table’s full
            [ready] ready: { $host } can start
           *[free] a seat is free
        }
    }
lobby-length = -# { $at_once ->
        [yes] { $span } in one go
       *[no] { $span }, { $move } to move
    }, { $moves } moves each
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
        }{ $style ->
            [builder] { " " }· { style-builder }
            [trader] { " " }· { style-trader }
            [miser] { " " }· { style-miser }
            [thief] { " " }· { style-thief }
           *[none] { "" }
        }
        [asked] { " " }· not here yet
       *[person] { "" }
    }
# How a bot of this name likes to play, in a word beside its name
style-builder = builder
style-trader = trader
style-miser = miser
style-thief = thief
lobby-option = { $name }: **{ $value }**
lobby-missing = { $count ->
        [one] One more player and it can start
       *[other] { $count } more players and it can start
    }
lobby-asked = { $people }: { $host } wants to play again. Press *I’m in*: it starts as soon as everybody has.{ $enough ->
        [yes] { " " }{ $host } can also start without the rest.
       *[no] { "" }
    }
lobby-invited = { $people }: { $host } asks you to play { $game } by direct message. Press *I’m in*: it starts as soon as everybody has.{ $enough ->
        [yes] { " " }{ $host } can also start without the rest.
       *[no] { "" }
    }
lobby-ask = Ask people you’ve played with
lobby-ask-one = Ask { $person }
lobby-ask-other = { $known ->
        [yes] Ask somebody else
       *[no] Ask people to play
    }
lobby-door = **{ $game }** has begun. Your DMs are closed, so play from here: press *{ BUTTON("table-hand") }*. Is this message gone? { COMMAND("match hand") } does the same.
lobby-sealed = The shuffles are sealed, and everybody who joins adds to them. SHA-256: `{ $commitment }`
lobby-closes = closes { $due }
lobby-closing = This lobby closes { $due } unless the match begins.
lobby-forms = How long do you want to play?
lobby-form = { $form ->
        [evening] This evening
        [week] This week
       *[relaxed] Relaxed
    }: { $span }
lobby-pace = { $move } a move
lobby-pace-means = { $live ->
        [yes] Everybody stays at the table.{ " " }
       *[no] { "" }
    }{ $kind ->
        [none] No clock: everybody moves whenever they like.
        [capped] You start with { $reserve } and get { $move } more for every move, up to { $most } at once; what you don’t use, you keep. When several people answer at once, that costs nothing of it.
        [kept] You have { $move } for every move, and { $reserve } in reserve for when that isn’t enough.
       *[plain] You have { $move } for every move.
    }{ $kind ->
        [none] { "" }
       *[other] { $absent ->
            [pass] { " " }After that, your turn is passed.
           *[move] { " " }After that, a bot moves for you.
        }
    }
lobby-pacing = Another pace
lobby-pacing-count = Time for every move, such as 15
lobby-pacing-reserve = In reserve at the start (or empty)
lobby-pacing-most = The most at once (or empty)
lobby-pacing-unit = All of these in
lobby-pacing-seconds = seconds
lobby-pacing-minutes = minutes
lobby-pacing-hours = hours
lobby-pacing-days = days
lobby-switching = Pace for later
lobby-pacing-hour = Does the pace change later?
lobby-pacing-zone = These are times in { $zone }, your time zone as I know it.
lobby-pacing-then = To which pace, if it does?
lobby-switch = -# At { $at }, the pace changes from *{ $first }* to *{ $then }*
lobby-lost = { $why ->
        [deleted] The channel of this table was deleted, so it goes on here, by direct message.
       *[closed] I can’t write any more where this table was, so it goes on here, by direct message.
    }
lobby-switch-never = No, it stays
lobby-switch-hour = At { $hour }:00
lobby-cancelled = **{ $game }** · this lobby closed before the match began. Open another one with { COMMAND($command, "new") }.
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
        [easy] Slips up a lot: wins one match in four against a normal bot
        [strong] Tries moves out before it makes one
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
lobby-learn-full = *Teach me* shows a full match. This one is short and ends sooner.
lobby-setup = How do you want to play?

# Settings of every game
setting-pace = Pace
setting-pace-none = no clock
setting-pace-live = live (3 minutes, and 20 seconds more for every move)
setting-pace-brisk = brisk (10 minutes a move)
setting-pace-hourly = hourly (1 hour a move)
setting-pace-daily = daily (1 day a move, with 2 days in reserve)
setting-pace-slow = slow (3 days a move)
setting-pace-weekly = weekly (7 days a move)
setting-pace-own = { $move } a move{ $kept ->
        [all] , with { $reserve } in reserve
        [capped] , with { $reserve } in reserve, at most { $most } at once
       *[no] { "" }
    }
setting-absent = When time is up
setting-absent-move = a bot makes the move
setting-absent-pass = the turn is passed
setting-forced = Moves without a choice
setting-forced-quick = quick (made at once, so a pause means somebody has a choice)
setting-forced-sealed = sealed (timed so that no pause gives anything away)
setting-locale = Language of the table
span-day = { $count ->
        [one] a day
       *[other] { $count } days
    }
span-hour = { $count ->
        [one] an hour
       *[other] { $count } hours
    }
span-minute = { $count ->
        [one] a minute
       *[other] { $count } minutes
    }
span-second = { $count ->
        [one] a second
       *[other] { $count } seconds
    }

# The table
table-until = { $ask } (deadline { $due }{ $reserve ->
        [no] { "" }
       *[yes] , reserve included
    })
table-call = { $people } { $reason }
table-call-again = { $people } The table is still waiting for you. { $reason }
table-call-over = Good game, { $people }!
table-still = Three reminders, and still nobody has played. I won’t mention anybody here again until somebody does.
table-away = { $who } is away, so a bot is playing that seat. Back again? Press *{ BUTTON("table-takeback") }*.{ $lost ->
        [yes] {" "}If you’re not back by the end, the match counts as lost for you.
       *[no] {""}
    }
table-vacation = 🏖️ { $who } is on vacation until { $until }, so their clock is stopped. You don’t have to wait: under *{ BUTTON("table-more") }*, you can agree to let a bot play.
table-paused = ⏳ The league is paused until { $until }, so all clocks are stopped. You can still play.
table-half = ⏳ Half of the time is over.
table-switch = At { $at }, the pace changes to *{ $pace }*.
table-closed-dms = { $who }, I can’t write to you: your DMs are closed. Press *{ BUTTON("table-hand") }* to play: it opens here, and only you can see it.
table-moved = This match goes on { $where }.{ $by ->
        [message] {" "}You play and can’t get my messages? Press *{ BUTTON("table-hand") }* here.
       *[place] {""}
    }
table-hand = My hand
table-log = Log
table-rules = Rules
table-more = More
table-update = Refresh
table-as-of = -# This is how it looked { $at }. I’m only a guest here, so I can’t change it without a click: press *{ table-update }* to see what’s new.
table-takeback = Take my seat back
table-rematch = Rematch
table-verify = Verify the shuffles

# What the messages above a table become
story-began = **{ $game }** with { $players }
story-replay = Replay

# How a match ended
result-won = { $count ->
        [one] ### 🎉 { $winners } wins!
       *[other] ### 🎉 A shared win: { $winners }
    }
result-place = { $mark } { $who } · { $score }
result-tiebreak = { $score }, { $by }
result-cancelled = ### This match was canceled. Nobody won, nobody lost.
result-outdated = ### This match is over. I can’t show its table any more: it was played under older rules.

# The panel
panel-news = -# **{ $moved ->
        [waits] Meanwhile
        [no] So far
       *[yes] Since your last move
    }**{ $more ->
    [0] { "" }
   *[other] { " · " }{ $more } more in the log
 }
panel-news-own = **What came of your move**
panel-missed = Show what happened
panel-missed-title = **{ $moved ->
        [no] So far
       *[yes] Since your last move
    }**{ $all ->
    [1] { "" }
   *[other] { " · " }{ $number } of { $all }
 }
panel-missed-after = -# The table right after that:
panel-missed-hand = Back to my hand
panel-missed-result = Back to the result
panel-out = You’re out of this match, but you can watch how it ends.
panel-until = Your deadline is { $due }{ $reserve ->
        [no] { "" }
       *[yes] , reserve included
    }.
panel-lapses = Your turn ends by itself { $due }.
panel-waits = Waiting for { $players }
place-channel = in { $channel }
place-message = by direct message
place-foreign = { $where ->
    [group] in a group chat
   *[server] on a server I’m not on
 }
panel-where = -# **{ $game }** { $where }{ $kind ->
    [league] { " (league)" }
   *[match] { "" }
 } · with { $players }{ $number ->
    [0] { "" }
   *[other] { $count ->
        [1] { "" }
       *[other] { " · match " }{ $number } of { $count }
    }
 }
panel-table = Go to the table
panel-pick = Choose your move
panel-more = { $count } more …
panel-lone = -# **{ $entry }** – { $hint }
panel-none = None
panel-ticked = I’ve ticked my suggestion. Untick what you’d rather keep, then tick something else.
panel-back = Back
panel-next = Next table: { $game }
panel-undo = Undo
panel-later = Not yet
panel-together = Choose { $most } in all from these lists.
panel-together-range = Choose { $least } to { $most } in all from these lists.
panel-stale = The match has moved on. Here’s how things stand now.

# Direct messages beside the panel
notice-asked = **[{ $game }]({ $link })** { $ask }
notice-late = **[{ $game }]({ $link })** The table is still waiting for you. { $ask }
notice-rematch = **{ $game }** { $host } wants to play again. Press *{ BUTTON("lobby-join", asks: "yes") }* at the table: { $link }
notice-startable = **[{ $game }]({ $link })** { $person } has joined your table { $where }, so you can start. Press *{ BUTTON("lobby-start", asks: "no") }*, or wait for more people.
notice-expired = Your table of { $game } { $where } has closed: nobody started it in time. Open a new one with { COMMAND($command, "new") }.
notice-moved = The channel where you played { $game } was deleted, so the match goes on here, by direct message. Nothing is lost, and everybody keeps their time.
notice-closed = I can’t write any more where you played { $game }, { $where }, so the match goes on here, by direct message. Nothing is lost, and everybody keeps their time. If I’m let in again, { COMMAND("match move") } takes it back there.
notice-moved-by = { $who } has moved your match of **{ $game }**: it goes on { $where }. Doesn’t that suit you? { COMMAND("match move") } takes it somewhere else, or back.
notice-bar = You can’t open tables on { $server } any more: its moderators decided so. You can still join other people’s, and your matches continue. Want that changed? Talk to a moderator.
notice-allow = You can open tables on { $server } again. Have a good game!
notice-replaced = You were away, so the others asked { $person } to play for you at your table of { $game } { $where }. It’s still your seat: press *{ BUTTON("table-takeback") }* at { $link } whenever you like.
notice-returned = { $person } is back and has taken the seat again, at the table of { $game } { $where }. Thanks for stepping in!
notice-barred = I can’t show your table of { $game } { $where } at the moment. { $why } As soon as it works again, your table continues by itself.
notice-unasked = I can’t ask { $person } to your table of { $game }: they take no messages from me, or we share no server. They can add me to their account and then write to me. After that, ask them again.

# Asking once more
confirm-move = Are you sure? { $move }
confirm-sure = Yes, do it
confirm-no = No, go back

## Lists
list-comma = { ", " }
list-semicolon = { "; " }

## Pictures of any game
picture-seat = Seat { $letter }
picture-colon = { $name }: { $words }
picture-sentence = { $words }.
picture-aside = { $words } ({ $aside })
picture-money = { MONEY(NUMBER($money, useGrouping: 0), "$") }
picture-bankrupt = bankrupt
picture-eliminated = eliminated
picture-resigned = resigned
picture-past = Looking back: your hand then
picture-past-at = { picture-past } · { $when }
picture-held = { $name } holds: { $cards }.
