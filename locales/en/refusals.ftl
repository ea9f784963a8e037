# What cannot be done, told to the person who tried: what is the matter, and what to do now.

match-unknown = That match is gone. { COMMAND("matches") } shows yours, or open a new one.
match-not-begun = This match hasn’t begun yet. The host can start it from the lobby.
match-over = This match is over. Press *{ BUTTON("table-rematch") }* below the table to play again.
match-cancelled = This match was canceled. Open a new one whenever you like.
match-outdated = I can’t show this match any more: it was played under older rules. Its log still tells what happened.
match-moved-on = The match has moved on since you looked. Here’s how things stand now.

not-seated = You’re not in this match. Press *{ BUTTON("lobby-join", asks: "no") }* in a lobby, or open your own.
not-your-turn = It’s not your turn yet. I’ll mention you when it is.
already-out = You’re out of this match. You can still watch, and join the next one.

channel-taken = This channel already has a match or a lobby. Finish it, cancel it, or use a thread.
lobby-kept = These seats are saved for the people who just played: { $people }. If they say no, there’s room for you. Or open your own table.
lobby-begun = This match has already begun. Wait for the next one, or open your own in another channel.
lobby-closed = This lobby is closed. Open a new one whenever you like.
lobby-seated = You’re already in. As soon as everybody is there, the host presses *{ BUTTON("lobby-start", asks: "no") }*.
lobby-no-seat = All { $most } seats are taken. Ask the host to remove a bot, or open another match.
lobby-too-few =
    { $least ->
        [one] This game needs { $least } player, and { $count } is here.
       *[other] This game needs { $least } players, and so far there { $count ->
            [one] is { $count }
           *[other] are { $count }
        }.
    } Wait for more, or add bots under *{ BUTTON("table-more") }*.
lobby-too-many =
    { $most ->
        [one] Set up like that, this game takes { $most } player, and { $count } are here.
       *[other] Set up like that, this game takes { $most } players, and { $count } are here.
    } Ask somebody to leave, remove a bot, or choose something else.
lobby-no-bot = There’s no bot to remove.
only-host = Only { $host } can do that: they opened this lobby. Ask them.
option-unknown = You can’t choose that here. Pick something from the list.

not-away = You’re already at the table. Press *{ BUTTON("table-hand") }* to play.
already-away = A bot is already playing that seat.
substitute-seated = { $name } is already in this match. Choose somebody else.
substitute-out = That seat is already out of the match. Choose another one.
substitute-owner = { $person } already has a seat in this match. They just have to press *{ BUTTON("table-takeback") }* at the table.
invitation-not-yours = You can’t hand that seat over. You can hand over your own, that of somebody who’s away, or, as the host, a bot’s.
invitation-no-seat = There’s no seat to hand over: everybody’s playing, and you’re out already.
invitation-not-for-you = This seat is saved for { $person }. Want one? Ask a player to invite you: *{ BUTTON("table-more") }*, *{ more-replace-button }*.
invitation-not-asked = The others decide about this seat. There’s nothing for you to do.
invitation-pending = Not yet: it takes a yes from { $people } first. Then press the button again.
invitation-void = This invitation has run out: it’s more than a day old, or that seat has changed. Ask a player for a new one: *{ BUTTON("table-more") }*, *{ more-replace-button }*.
pace-fixed = A league sets the pace of its tables.
pace-same = That’s your table’s pace already.
pace-unclear = That isn’t a pace I know. Type whole numbers: at least 5 seconds for a move, and a minute to 30 days at once.
pace-most = *The most at once* only works with a reserve, and can’t be less than that or the time for a move.
givetime-nobody = Nobody else’s clock is running.
givetime-plenty = They have plenty of time already.
level-unknown = You can’t get that kind of bot here. Choose another one; in a league they’re all the same.
move-not-running = You can only move a match that is being played.
move-league = The matches of a league stay in their threads.
move-elsewhere = You can only move a match to a channel of the server it belongs to. Go there and try again.
move-not-writing = You can’t move a match to a channel where you can’t write.
move-taken = { $why }
move-there = The match is already there.
replace-one = Say who should take the seat: either a `{ CLIENT("name-person") }` or a bot of some `{ CLIENT("name-level") }`.
match-unseen = You can’t mention people in { $channel }: you can’t see that channel. Ask somebody who can.

undo-stands = It’s too late to take that back: somebody else is up already. Play on from here.
undo-late = It’s too late to take that back: time’s up. Play on from here.

nudge-yourself = Everybody is waiting for you. Press *{ BUTTON("table-hand") }* to play.
left-nobody = They’re back, so the match goes on. Press *{ BUTTON("table-hand") }* to see what’s next.
nudge-nobody = No need to remind anybody: a bot is about to move.
nudge-still = They’ve been reminded three times, and that’s enough. Once somebody has played, you can remind people again.
nudge-soon =
    { $minutes ->
        [one] They were reminded a moment ago. Try again in a minute.
       *[other] They were reminded a while ago. Try again in { $minutes } minutes.
    }

rematch-not-over = This match isn’t over yet. Finish it first.
verify-not-over = You can check the shuffles once the match is over. Until then, its secret stays sealed.

store-full = I can’t save anything right now: my disk is full. Nothing has changed. Please tell whoever runs this bot, then try again later.
store-busy = I couldn’t save that just now, so nothing has changed. Please try again in a minute.
store-away = I can’t reach my database right now, so nothing has changed. Please try again in a minute.

# How often: the limits of `bot.service.limits`, for a person and for a server
limit-invite = You’ve invited a lot of people: one person can do that { $person } times an hour, a whole server { $server } times. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-invite-reached = They’ve had { $reached } invitations in an hour. That’s enough for now: write to them yourself, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-nudge = That’s a lot of reminders: one person can send { $person } an hour, a whole server { $server }. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-nudge-reached = Somebody you’d remind has had { $reached } reminders in an hour. That’s enough for now. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-move = That’s a lot of moving: one person can move matches { $person } times an hour, a whole server { $server } times. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-move-reached = This match has been moved { $reached } times in an hour. Agree on a place first, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-rematch = You’ve asked for a lot of rematches: one person can do that { $person } times an hour, a whole server { $server } times. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-rematch-reached = Somebody you’d ask has had { $reached } rematch requests in an hour. Talk to them first, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-league = That’s enough new leagues for now: one person can announce { $person } an hour, a whole server { $server }. Join one of them, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-daily-channel = The daily puzzle has moved often enough for today: { $person } times a day, and every move posts it again. Try again in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.
limit-vacation = You’ve changed your vacation often today. You can do it { $person } times a day, because everybody at your tables sees it. Try again in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.
limit-log = You’ve just had that. In ten minutes, one person gets { $person } logs as a file, a whole server { $server }. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-pace = That was very quick! Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-show-film = That’s enough films for today: one person can post { $person } a day, a whole server { $server }. Try again in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.
limit-show-end = That’s enough posts for today: one person can show how { $person } matches ended, a whole server { $server }. Try again in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.
limit-lobby = That’s a lot of new tables: one person can open at most { $person } an hour, a whole server { $server }. Sit down at one of them, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-thread = That’s a lot of new threads: one person can open at most { $person } an hour, a whole server { $server }. Use one of those, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-film = Films take a while to make, so one person gets at most { $person } an hour, a whole server { $server }. Step through the match for now, and try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-show-film-reached = This film has been posted already: { $reached ->
        [one] once a day
       *[other] { $reached } times a day
    } is enough for everybody to find it. A whole server can post { $server } films a day. Try again in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.
limit-show-end-reached = How this match ended has been posted already: { $reached ->
        [one] once a day
       *[other] { $reached } times a day
    } is enough for everybody to find it. A whole server can post { $server } ends a day. Try again in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.
limit-help = You’ve just read that. Scroll up a little, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }: in ten minutes, I show it { $person } times to one person and { $server } times on a whole server.
limit-export = You’ve only just had that. One person gets at most { $person } such files an hour, a whole server { $server }. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.

# Moderators
moderators-only = You need **{ CLIENT("permission-manage_channels") }** here for that, or the moderator role from { COMMAND("settings") }. Ask somebody who can.
moderators-only-server = This is for the whole server, so you need **{ CLIENT("permission-manage_channels") }** there (not just in this channel), or the moderator role from { COMMAND("settings") }. Ask somebody who can.
moderate-nothing = There’s no table in this channel. Go to the channel that has it, and try again.
moderate-not-here = { $person } isn’t in this lobby.
barred = You can’t open tables on this server: its moderators decided so. You can still join other people’s. Want that changed? Talk to a moderator.

vacation-already = You’re already on vacation. { COMMAND("vacation") } shows until when, and you can come back sooner there.
vacation-too-long = You don’t have that much vacation left: { $days ->
    [0] not a whole day right now
    [one] { $days } day
   *[other] { $days } days
 }. See what’s left with { COMMAND("vacation") }.
vacation-none = You’re no longer on vacation. Enjoy your tables!
vacation-nobody = Nobody on vacation is holding up this match. Just play on.
vacation-not-yours = Only people playing here right now can decide that. { COMMAND("vacation") } shows when you’re back.
