# Leagues: many tables of one game, round by round, and a final.

## Commands
command-league = Leagues: many tables of one game, round by round, and a final
command-league-create = Announce a league in this channel; others join with one click
command-league-join = Take part in the league of this channel
command-league-leave = Leave the league of this channel; once it runs, a bot plays on for you
command-league-start = Draw the numbers and begin the league of this channel
command-league-standings = Who stands where in the league of this channel
command-league-schedule = Who plays whom and when in the league of this channel
command-league-close = End the league of this channel without a winner
option-places = How many take part: 4, 8, 12 … 64; any of these if you leave it out
option-variant = Quick, another edition or target, where the game has them
option-round = How long a round may take before bots finish its matches
option-fill = Let bots take the places that are free
name-league = league
name-create = create
name-join = join
name-leave = leave
name-start = start
name-standings = standings
name-schedule = schedule
name-close = close
name-places = places
name-variant = variant
name-round = round
name-fill = fill
choice-14-days = 14 days

## The announcement
league-title = ## 🏆 League of { $game }
league-variant = { $name }: { $value }
league-open =
    { $places ->
        [4] One table of four, one match: whoever wins it wins the league.
       *[other] Four rounds at tables of four, everybody once in each seat. A first place brings 10 points, then 7, 5 and 3; the best four play the final.
    }{ $places ->
        [0] { " " }If only four of you are in, you play the final at once.
       *[other] { "" }
    }
    Round time: **{ $span }** · time for a move: **{ $deadline }** · sealed: no pause tells who had a choice
league-span-86400 = 1 day
league-span-259200 = 3 days
league-span-604800 = 7 days
league-span-1209600 = 14 days
league-in-count = { $count ->
        [0] Nobody is in yet.
        [one] **One** is in:
       *[other] **{ $count }** are in:
    } { $names }
league-missing = { $missing ->
        [0] Everybody is here. { $organiser } can press *Start*.
        [one] One more participant, then { $organiser } can press *Start*.
       *[other] { $missing } more participants, then { $organiser } can press *Start*.
    }
league-closes = If nothing happens, this closes { $due }.
league-sealed = Numbers, lots and cards all come from a sealed secret, and everybody who joins adds to it. The secret’s SHA-256: `{ $commitment }`
league-revealed = The secret: `{ $secret }`, whose SHA-256 is `{ $commitment }`. With what everybody added by joining (it is in the file that verifies each table), it makes the seed `{ $seed }`: numbers, lots and the seats of the final can be drawn again from it.
league-cancelled = ### The league of { $game } was closed. Nobody has won it.
league-join = Join
league-leave = Leave
league-start = Start
league-standings = Standings
league-schedule = Schedule

## While it runs
league-round = ## 🏆 League of { $game } · round { $round } of { $rounds }
league-final = ## 🏆 League of { $game } · the final
league-due = Bots finish whatever is still being played { $due }.
league-table-line = { $state ->
        [over] ✅
        [playing] 🎲
       *[coming] ⏳
    } **{ $table }**{ $thread ->
        [none] { "" }
       *[other] { " " }{ $thread }
    } · { $seats }
league-seat = { $name }: **{ $points }**
league-lot = { $names } were level in everything else; lots put them in this order.
league-dropped = { $names } { $count ->
        [one] has
       *[other] have
    } left; a bot has taken over.
league-trouble = ⚠️ I can’t go on. { $why } Then I go on by myself.
league-round-over = { $final ->
        [1] The final is over; see below who has won.
       *[0] This round is over; see below how it goes on.
    }
league-won = ## 🏆 { $name } wins the league of { $game }!
league-won-nobody = ## The league of { $game } is over. Everybody left, so nobody has won it.
league-table-name = Table { $number }
league-final-name = Final
league-thread-name = Round { $round } · table { $number }
league-starter = **{ $thread }** of the league of { $game }: { $names }

## Pages
league-mention = A new round of the league begins, and this is your table.
league-page-standings = ### Standings of the league of { $game }
league-page-schedule = ### League of { $game } · { $title }
league-page-round = round { $round }
league-page-final = the final
league-page-earlier = Back
league-page-later = Next
league-no-schedule = The tables are drawn when the league begins: then you can see here whom you play.

## Answers
league-created = Your league is open. Others press *Join*; when everybody is there, press *Start*.
league-joined = You are in! When the league begins, your tables open as threads of this channel, and you are mentioned when it is your move.
league-left = { $status ->
        [open] You are no longer in this league.
       *[running] You have left the league. A bot plays on in your place; the points you have stay on the list.
    }
league-leave-question = Do you really want to leave this league for good?
league-leave-hint = A bot plays on in your place, you cannot come back, and the match you’re in counts as lost. If you are only short of time today: after the deadline a bot moves for you, and you can play on whenever you want.
league-leave-sure = Yes, leave
league-started = It begins! The numbers are drawn, and the first tables are being set.
league-close-question = Do you really want to end this league without a winner?
league-close-hint = Matches that are still being played end with it. Changed your mind? Just dismiss this message.
league-close-sure = Yes, close it
league-closed = The league is closed.
league-fill-question = { $count ->
        [0] Nobody is in yet
        [one] One participant is in
       *[other] { $count } participants are in
    }, and { $missing ->
        [one] one is
       *[other] { $missing } are
    } missing. You can wait for more, or let bots take the free places: they play for points like everybody else.
league-fill = Fill up with bots and start

## What cannot be done
league-unknown = There is no league in this channel. Announce one with `/league create`.
league-taken = This channel already has a league. Play it to the end, close it, or use another channel.
league-places = A league takes { $least } to { $most } participants, in fours: 4, 8, 12, 16 and so on. Pick one of those.
league-in = You are already in. As soon as everybody is there, it begins.
league-full = All { $count } places are taken. Announce a league of your own in another channel.
league-out = You are not in this league.
league-begun = This league has already begun. Wait for the next one, or announce one in another channel.
league-over = This league is over. Announce a new one with `/league create`.
league-too-few = { $count ->
        [one] One participant is in
       *[other] { $count } participants are in
    }, and { $missing ->
        [one] one is
       *[other] { $missing } are
    } missing. Wait for more, or start with `/league start fill:True`: then bots take the free places.
league-organiser = Only { $organiser }, who organises this league, or somebody who manages the server can do that.
league-no-threads-here = A league needs an ordinary text channel: its tables are threads there. Go to one and try again.

## Direct messages
league-notice-trouble = The league of { $game } in { $channel } has stopped: I can’t set up its tables. { $why } Then it goes on by itself.
league-notice-gone = The channel of your league of { $game } was deleted, so the league is over and nobody has won it.
league-notice-anew = The thread of your league table of { $game } was deleted. The table is set up again in another thread and played from the beginning.

## Pictures and their words
league-picture-during = Standings during round { $round }
league-picture-title = Standings after round { $round }
league-picture-begin = Standings
league-picture-tables = Round { $round } of { $rounds }
league-picture-page = { $title } · { $page }/{ $pages }
league-picture-final = The final
league-picture-round = R{ $round }
league-picture-points = Points
league-picture-out = { $name } (left)
league-picture-tie = { $tie ->
        [first] fewer wins
        [value] lower value
        [met] weaker rivals
       *[equal] all equal
    }
league-picture-number = No. { $number }
league-picture-bot = Bot
league-picture-state = { $state ->
        [coming] to come
        [playing] in play
       *[over] over
    }
league-picture-cup = Who takes the cup?
league-text-row = { $place } { $name }: { $points } points{ $rounds ->
        [none] { "" }
       *[other] { " " }({ $rounds })
    }{ $tie ->
        [none] { "" }
        [first] , fewer wins
        [value] , lower value
        [met] , weaker rivals
       *[equal] , all equal
    }{ $out ->
        [1] , left the league
       *[0] { "" }
    }
league-text-seat = { $name } ({ $points })
league-text-table = { $table }, { $state ->
        [coming] to come
        [playing] in play
       *[over] over
    }: { $seats }
league-text-winner = { $name } wins the league.

# To the organiser, below the tables of the round.
league-waited-title = **Who is being waited for**, the longest wait first. Only you see this.
league-waited =
    { $thread }: { $people }, asked { $since }{ $due ->
        [none] { "" }
       *[other] { " " }· time is up { $due }
    }
