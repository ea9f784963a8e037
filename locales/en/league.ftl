# Leagues: many tables of one game, round by round, and a final.

## Commands
command-league = Leagues: many tables of one game, round by round, and a final
command-league-create = Open a league in this channel; others join with one click
command-league-join = Join the league in this channel
command-league-leave = Leave the league in this channel; if it has started, a bot plays on for you
command-league-start = Start the league in this channel
command-league-standings = Standings of the league in this channel
command-league-schedule = Who plays whom in the league in this channel
command-league-close = End the league in this channel without a winner
option-name = What the league is called
option-starts = When it starts by itself; type a time such as 19:30
option-bots = How well the bots in the league play
option-places = How many can play: 4, 8, 12 … 64; leave it out for any of these
option-variant = Quick, or another edition or target, if the game has one
option-round = How long a round may take before bots finish its matches
option-fill = Fill the free places with bots
name-league = league
name-create = create
name-join = join
name-leave = leave
name-start = start
name-standings = standings
name-schedule = schedule
name-close = close
name-name = name
name-starts = starts
name-bots = bots
name-places = places
name-variant = variant
name-round = round
name-fill = fill
choice-14-days = 14 days

## The announcement
league-of = League of { $game }
league-title = ## 🏆 { $league }
league-variant = { $name }: { $value }
league-open =
    { $places ->
        [4] One table of four, one match: whoever wins it wins the league.
       *[other] Four rounds at tables of four, everybody once in each seat. A first place brings 10 points, then 7, 5 and 3; the best four play the final.
    }{ $places ->
        [0] { " " }If there are only four of you, you play the final right away.
       *[other] { "" }
    }
    Round time: **{ $span }** · pace: **{ $pace }**{ $level ->
        [easy] { " " }· bots: **easy**
        [strong] { " " }· bots: **strong**
       *[normal] { "" }
    } · sealed: no pause gives away who had a choice
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
        [0] Everybody is here. { $organizer } can press *Start*.
        [one] One more participant, then { $organizer } can press *Start*.
       *[other] { $missing } more participants, then { $organizer } can press *Start*.
    }
league-starts = It starts { $due }; bots take the places that are still free then. { $organizer } can also start it earlier.
league-waitlist = Waiting list ({ $count }): { $names }. They move up between the rounds.
league-paused = ⏳ Paused: the clocks start again { $until }. You can still play.
league-closes = If nothing happens, this closes { $due }.
league-sealed = All draws and cards come from a sealed secret, and everybody who joins adds to it. The secret’s SHA-256: `{ $commitment }`
league-revealed = The secret was `{ $secret }`; its SHA-256 is `{ $commitment }`. Together with what everybody added by joining, it makes the seed `{ $seed }`. You can redo every draw with it: what everybody added is in the file behind each table’s *{ table-verify }*.
league-cancelled = { $kind ->
        [season] ### The season was closed. Nobody won.
        [evening] ### The evening was called off.
       *[rounds] ### The league of { $game } was closed. Nobody won.
    }
league-join = Join
league-wait = Join the waiting list
league-manage = Manage
league-leave = Leave
league-start = Start
league-standings = Standings
league-schedule = Schedule

## While it runs
league-round = ## 🏆 { $league } · round { $round } of { $rounds }
league-final = ## 🏆 { $league } · the final
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
league-lot = { $names } were level in everything, so this order was drawn by lot.
league-dropped = { $names } { $count ->
        [one] has
       *[other] have
    } left; a bot has taken over.
league-trouble = ⚠️ This league is stuck. { $why } Once that’s fixed, it continues by itself.
league-round-over = { $final ->
        [1] The final is over. See below who won!
       *[0] This round is over. The next one is below.
    }
league-won = ## 🏆 { $league }: { $name } wins!
league-won-nobody = { $kind ->
        [season] ## The season is over. No match was finished, so nobody won.
        [evening] ## The evening is over. Nobody stayed to the end, so nobody won.
       *[rounds] ## The league of { $game } is over. Everybody left, so nobody won.
    }
league-table-name = Table { $number }
league-final-name = Final
league-thread-name = Round { $round } · table { $number }
league-starter = { $kind ->
        [season] **{ $thread }** ({ $game }): { $names }
        [evening] **{ $thread }** of the evening of { $game }: { $names }
       *[rounds] **{ $thread }** of the league of { $game }: { $names }
    }

## Seasons
command-league-season = Open a season here: play when you like, and your best results count
option-weeks = How many weeks it lasts
option-best = How many of everybody’s results count, the best ones
name-season = season
name-weeks = weeks
name-best = best
choice-all-games = All games
season-of = Season of { $games }
season-created = Your season is open. Whoever wants to play presses *{ BUTTON("season-play") }*; as soon as four wait, they get a table.
season-dates = { $status ->
        [open] From { $begins } to { $ends }. It starts { $left }.
       *[running] From { $begins } to { $ends }. It ends { $left }.
    }
season-rules =
    Press *{ season-play }* whenever you feel like a match. As soon as four people wait, you get a table; after { $hours } hours you get one anyway, with bots in the free seats. A first place brings 10 points, then 7, 5 and 3. { $best ->
        [one] Everybody’s best result counts
       *[other] Everybody’s best { $best } results count
    }, so play as much or as little as you like.
    Games: **{ $games }** · pace: **{ $pace }**{ $level ->
        [easy] { " " }· bots: **easy**
        [strong] { " " }· bots: **strong**
       *[normal] { "" }
    }
season-waitlist = { $count ->
        [0] Nobody is waiting for a table right now.
        [one] Waiting for a table: { $names }
       *[other] Waiting for a table ({ $count }): { $names }
    }
season-more-tables = … and { $count ->
        [one] one more table
       *[other] { $count } more tables
    }
season-due = The season ends { $due }. Tables still in play then count as they stand.
season-is-over = The season is over. See below who won!
season-play = I want to play
season-stop = Not now
league-tables = Tables
season-page-tables = tables in play
season-thread-name = Season · table { $number }
season-table-name = Table { $number } · { $game }
season-waits = { $begun ->
        [open] You get a table as soon as the season starts.
       *[running] You’re waiting for a table. You get one as soon as four people wait, and after { $hours } hours at the latest. I’ll write to you then.
    } Something came up? Press *{ BUTTON("season-stop") }* at the season’s message.
season-games = Which games would you play?
season-left = { $stays ->
        [yes] You’re no longer waiting for a table. Press *{ BUTTON("season-play") }* whenever you like.
       *[no] You’ve left the season. Bots play on for you at your tables, and you have no place in the standings any more.
    }
season-waiting = You’re waiting for a table already. I’ll write to you as soon as you have one.
season-enough = You’re playing at { $most } tables of this season already. Finish one of those first.
season-full = This season has { $count } people, and that’s the most it can have. Open another one in another channel.
season-not-waiting = You aren’t waiting for a table of this season. Press *{ BUTTON("season-play") }* first.
season-pace = A season needs a pace with a time limit, so that nobody’s absence stops the others. Pick another pace.
season-no-tables = No table of this season is in play right now. Press *{ BUTTON("season-play") }* to change that!
season-notice-seated = Your table is ready ({ $league }): it opens as a thread in { $channel }.
season-picture-title = { $state ->
        [over] Final standings of the season
        [live] Standings if it ended now
       *[running] Standings
    }
season-picture-tables = Tables in play
league-picture-podium = The podium
season-picture-played = Matches
season-picture-firsts = Wins

## Evenings
command-evening = Announce a live evening here: a few quick rounds in one go
option-rounds = How many rounds are played
name-evening = evening
name-rounds = rounds
evening-of = Evening of { $game }
evening-created = Your evening is announced. Others press *{ BUTTON("league-join") }*. { $starts ->
        [yes] The check-in begins by itself; you can also press *{ BUTTON("league-start") }* earlier.
       *[no] Press *{ BUTTON("league-start") }* when the check-in is to begin.
    }
evening-state = { $phase ->
        [checking] **Check-in: are you there?** Press *{ evening-here }*. The first round begins { $due }.
        [running] **Round { $round } of { $rounds }** · bots finish whatever is still being played { $due }
        [waits] The check-in begins when { $organizer } presses *{ league-start }*.
       *[open] The check-in begins { $due }. { $organizer } can also start it earlier.
    }
evening-rules =
    { $rounds } rounds at tables of four, with people who play about as well as you. It starts with { $minutes } minutes of check-in. A first place brings 10 points, then 7, 5 and 3; bots take free seats. If you come late, you play from the next round on.
    Pace: **{ $pace }**{ $level ->
        [easy] { " " }· bots: **easy**
        [strong] { " " }· bots: **strong**
       *[normal] { "" }
    }
evening-people = { $phase ->
        [checking] { $count ->
                [0] Nobody is there yet.
               *[other] There ({ $count }): { $names }
            }
        [running] Playing ({ $count }): { $names }
       *[open] { $count ->
                [0] Nobody has signed up yet.
               *[other] Signed up ({ $count }): { $names }
            }
    }
evening-here = I’m here
evening-joined = { $phase ->
        [checking] Great! Your table opens as a thread as soon as the check-in is over.
        [running] Welcome! You play from the next round on.
       *[open] You’re in! I’ll write to you when the check-in begins.
    }
evening-left = { $status ->
        [open] You’re no longer signed up.
       *[running] You’ve left the evening. A bot plays on for you.
    }
evening-started = Here we go! See the evening’s message.
evening-here-already = You’ve said so already. Your table opens as a thread of this channel.
evening-last-round = The last round is being played. The next evening is yours!
evening-full = All { $count } places are taken. Announce another evening in another channel.
evening-notice-check-in = It begins ({ $league }): press *{ BUTTON("evening-here") }* in { $channel }. The first round starts { $due }.
evening-notice-absent = A bot played on for you ({ $league }), so you have no seat in the next round yet. Are you back? Press *{ BUTTON("evening-here") }* in { $channel }, and you play along again.

## Pages
league-mention = Your next match of the league begins, and you’re playing here.
league-page-standings = ### { $league } · standings
league-page-schedule = ### { $league } · { $title }
league-page-round = round { $round }
league-page-final = the final
league-page-earlier = Back
league-page-later = Next
league-no-schedule = The tables are drawn when the league begins. Then you’ll see here who you play.

## The organizer’s page
league-manage-title = ### { $league } · manage
    Only you see this.
league-manage-act = What do you want to do?
league-extend = Give { $final ->
        [yes] the final
        [season] the season
       *[no] this round
    } { $days ->
        [one] one more day
       *[other] { $days } more days
    }
league-pause = Pause the league for { $days ->
        [one] one day
       *[other] { $days } days
    }
league-continue = End the pause now
league-nudge = Remind { $final ->
        [1] the final
       *[0] table { $table }
    }
league-remove = Remove somebody …
league-remove-question = Remove { $name } from the league?
league-remove-hint = { $begun ->
        [yes] A bot plays on for them, or the next person on the waiting list from the next round on. They can’t come back. I’ll tell them.
       *[no] The next person on the waiting list gets the place. I’ll tell them.
    }
league-remove-sure = Yes, remove
league-edit = Name and start
league-edit-name = Name
league-edit-description = Description
league-edit-starts = Start
league-start-by-hand = when I press Start
league-start-same = as it is now
league-start-choice = { $days ->
        [0] today
        [1] tomorrow
       *[other] in { $days } days
    }, { $time } ({ $date }, { $zone })
league-bots = Bots from the next tables on: { $level ->
        [easy] easy
        [strong] strong
       *[normal] normal
    }
league-event = { $on ->
        [1] Take it off the server’s list of events
       *[0] Put it on the server’s list of events
    }
league-event-how = { $kind ->
        [season] Press *{ season-play }* in { $channel } whenever you feel like a match.
       *[rounds] Press *{ league-join }* in { $channel } to play along.
    }
league-asked = Asked to step in: { $names }
league-substitute = Ask somebody to step in …
league-substitute-asks = { $person }, { $by } asks you to step in: **{ $league }**. { $begun ->
        [yes] If a place is free then, you play from the next round on.
       *[no] If you say yes, you play from the start.
    }
league-substitute-yes = I’m in
league-substitute-no = Not this time
league-substitute-answer = { $answer ->
        [yes] { $begun ->
                [yes] { $person } plays from the next round on, as soon as a place is free.
               *[no] { $person } is in.
            }
       *[no] { $person } can’t make it this time.
    }
league-end = End it …
league-again = Next season
league-again-done = The next season is open. I’ve written to everybody who played to the end.

## Answers
league-created = Your league is open. Others press *{ BUTTON("league-join") }*; when everybody is there, press *{ BUTTON("league-start") }*.
league-listed = You’re on the waiting list. As soon as a place is free, it’s yours, and I’ll write to you.
league-joined = You’re in! When the league begins, your tables open as threads of this channel, and I’ll mention you when it’s your turn.
league-left = { $status ->
        [open] You’re no longer in this league.
       *[running] You’ve left the league. A bot plays on for you, and the points you have stay in the standings.
    }
league-leave-question = Do you really want to leave this league for good?
league-leave-hint = A bot plays on for you, you can’t come back, and the match you’re in counts as lost. Just short of time today? After the deadline, a bot makes your move, and you can play on whenever you like.
league-leave-sure = Yes, leave
league-started = Here we go! I’ve drawn the tables, and the first ones are opening now.
league-close-question = Do you really want to end this league without a winner?
league-close-hint = Its open matches end too. Changed your mind? Just dismiss this message.
league-close-sure = Yes, close it
league-closed = The league is closed.
league-fill-question = { $count ->
        [0] Nobody is in yet
        [one] One participant is in
       *[other] { $count } participants are in
    }, and { $missing ->
        [one] one is
       *[other] { $missing } are
    } missing. You can wait for more people, or let bots take the free places. They play for points like everybody else.
league-fill = Fill up with bots and start

## What cannot be done
league-announcers = On this server, only { $role } can announce leagues. Ask one of them.
league-event-no-start = I can’t list it yet, because nobody knows when it starts. Set a start under *{ league-edit }* first.
league-event-permission = I can’t create events on this server: I lack the permission **{ CLIENT("permission-create_events") }**. Ask somebody who manages the server to give it to me, then try again.
league-substitute-late = Nobody can step in any more. Ask them to join the next one.
league-substitute-in = { $person } is in already.
league-substitute-asked = I’ve asked { $person } already. Let’s wait for the answer.
league-substitute-left = { $person } has left, so they can’t come back. Ask somebody else.
league-not-asked = This question isn’t for you, it has been answered already, or it’s too late now.
league-not-in = { $person } isn’t in this league.
league-not-over = This league isn’t over yet. The next season can start after it.
league-unknown = There’s no league in this channel. Open one with { COMMAND("league create") }.
league-taken = This channel already has a league. Finish it, close it, or use another channel.
league-places = A league has { $least } to { $most } players, in fours: 4, 8, 12, 16 and so on. Pick one of those.
league-in = You’re already in. As soon as everybody is there, it begins.
league-full = All { $count } places are taken, and the waiting list is full too. Open your own league in another channel.
league-waiting = You’re on the waiting list already. I’ll write to you as soon as you have a place.
league-left-for-good = You’ve left this league, so you can’t come back to it. The next one is yours!
league-start-time = A league can start in the next 60 days. Pick one of the times offered.
league-no-round = No round is being played right now.
league-too-long = A round can’t take more than 14 days from now. Pick less time.
league-out = You’re not in this league.
league-begun = This league has already begun. Wait for the next one, or open one in another channel.
league-over = This league is over. Open a new one with { COMMAND("league create") }.
league-too-few = { $count ->
        [one] One participant is in
       *[other] { $count } participants are in
    }, and { $missing ->
        [one] one is
       *[other] { $missing } are
    } missing. Wait for more, or use { COMMAND("league start") } with the option `{ CLIENT("name-fill") }` to fill the free places with bots.
league-organizer = Only { $organizer }, who runs this league, or somebody who manages the server can do that. Ask them.
league-no-threads-here = A league needs an ordinary text channel: its tables are threads there. Go to one and try again.

## Direct messages
league-notice-trouble = The league of { $game } in { $channel } is stuck: I can’t open its tables. { $why } Once that’s fixed, it continues by itself.
league-notice-not-started = The league of { $game } in { $channel } couldn’t start at the time you set: it needs at least two people. It stays open. Press *{ BUTTON("league-start") }* there when you’re ready.
league-notice-no-place = { $league }: it’s over, and no place was free for you this time. The next one is yours!
league-notice-organizer = { $league } is yours to run now, because whoever ran it is gone. You find everything under *{ BUTTON("league-manage") }* in { $channel }.
league-notice-removed = { $league }: the organizer has taken you out. If you don’t know why, ask in { $channel }.
league-notice-again = { $league }: the next season is open in { $channel }. Want to play again? Press *{ BUTTON("league-join") }* there.
league-notice-no-role = The role for the winner couldn’t be given in the league of { $game } in { $channel }: I lack *Manage Roles*, or that role stands above mine. Please give it by hand.
league-notice-no-event = I couldn’t put your league of { $game } in { $channel } on the server’s list of events: I lack *{ CLIENT("permission-create_events") }*, or that list is full. The league itself goes on. You can try again under *{ BUTTON("league-manage") }*.
league-notice-gone = The channel of your league of { $game } was deleted, so the league is over and nobody won.
league-notice-seated = { $began ->
        [yes] You have a place now: { $league }! You play from the next round on, in { $channel }.
       *[no] You have a place now: { $league }! It begins in { $channel }, and your tables open as threads there.
    } If you can’t make it after all, press *{ BUTTON("league-leave") }* there.
league-notice-restart = The thread of your league table of { $game } was deleted. I’ll open the table again in another thread, and you start over.

## Pictures and their words
league-picture-during = Standings during round { $round }
league-picture-title = Standings after round { $round }
league-picture-live = Standings if round { $round } ended now
league-picture-begin = Standings
league-picture-tables = Round { $round } of { $rounds }
league-picture-page = { $title } · { $page }/{ $pages }
league-picture-final = The final
league-picture-round = R{ $round }
league-picture-now = Now
league-picture-points = Points
league-picture-out = { $name } (left)
league-picture-tie = { $tie ->
        [first] fewer wins
        [value] lower score
        [met] weaker rivals
       *[equal] all equal
    }
league-picture-ties = On equal points, more wins count first, then higher scores in the games, then stronger rivals.
league-picture-number = No. { $number }
league-picture-bot = Bot
league-picture-state = { $state ->
        [coming] to come
        [playing] in play
        [live] if it ended now
       *[over] over
    }
league-picture-cup = Who takes the cup?
league-picture-frame-final = Framed: on their way to the final
league-picture-frame-podium = Framed: the podium
league-text-row = { $place } { $name }: { $points } points{ $rounds ->
        [none] { "" }
       *[other] { " " }({ $rounds })
    }{ $tie ->
        [none] { "" }
        [first] , fewer wins
        [value] , lower score
        [met] , weaker rivals
       *[equal] , all equal
    }{ $out ->
        [1] , left the league
       *[0] { "" }
    }
league-text-live = now { $points }
league-text-seat = { $name } ({ $points })
league-text-table = { $table }, { $state ->
        [coming] to come
        [playing] in play
        [live] if it ended now
       *[over] over
    }: { $seats }
league-text-podium = { $place }. { $name }
league-text-winner = { $name } wins the league.

# Below the standings and the tables of a round that is being played.
league-live = -# Tables in play count as if they ended now, by what everybody there can see. Every move can change that.

# To the organizer, below the tables of the round.
league-waited-title = **Who the matches are waiting for**, longest wait first.{ $page ->
        [schedule] { " " }Only you see this.
       *[manage] { "" }
    }
league-waited =
    { $thread }: { $people }, asked { $since }{ $due ->
        [none] { "" }
       *[other] { " " }· time is up { $due }
    }

# Figures for the organizer: places over time, time to move, missed deadlines.
league-activity-open = Figures
league-activity-title = How the league is going
league-activity-page = **Figures of { $league }**
league-activity-hint = -# The line is the place after each table that ended, the first place on top. The time is how long after being asked a person usually begins a turn. *Late* counts deadlines that ran out. Only you see this.
league-activity-places = Place over time
league-activity-time = Reply time
league-activity-missed = Late
league-activity-span = { $unit ->
        [days] { $count } days
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
    }
league-activity-line = { $name }: place { $places }{ $time ->
        [none] { "" }
       *[other] , begins a turn after { $time }
    }{ $missed ->
        [0] { "" }
        [one] , late once
       *[other] , late { $missed } times
    }
