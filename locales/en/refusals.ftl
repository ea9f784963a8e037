# What cannot be done, told to the person who tried: what is the matter, and what to do now.

match-unknown = That match no longer exists. See yours with /matches, or open a new one.
match-not-begun = This match has not begun yet. The host starts it from the lobby.
match-over = This match is over. Press *Rematch* below the table to play again.
match-cancelled = This match was cancelled. Open a new one whenever you like.
match-outdated = This match was played under older rules, and I can no longer show it. Its log tells what happened.
match-moved-on = The match has moved on since you looked. Here is how it stands now.

not-seated = You do not play in this match. Press *Join* in a lobby, or open a match of your own.
not-your-turn = It is not your turn yet. You will be mentioned as soon as it is.
already-out = You are already out of this match. You can still watch, and play the next one.

channel-taken = This channel already has a match or a lobby. Play it to the end, cancel it, or use a thread.
lobby-kept = The seats are kept for those who just played: { $people }. If they say no, there is room for you; or open a table of your own.
lobby-begun = This match has already begun. Wait for the next one, or open your own in another channel.
lobby-closed = This lobby is closed. Open a new one whenever you like.
lobby-seated = You are already in. As soon as everybody is there, the host presses *Start*.
lobby-no-seat = All { $most } seats are taken. Ask the host to remove a bot, or open another match.
lobby-too-few =
    { $least ->
        [one] This game needs { $least } player, and { $count } is here.
       *[other] This game needs { $least } players, and so far there { $count ->
            [one] is { $count }
           *[other] are { $count }
        }.
    } Wait for more, or choose *Add bot*.
lobby-too-many =
    { $most ->
        [one] Set up like that, this game takes { $most } player, and { $count } are here.
       *[other] Set up like that, this game takes { $most } players, and { $count } are here.
    } Ask somebody to leave, remove a bot, or choose something else.
lobby-no-bot = There is no bot to remove.
only-host = Only { $host }, who opened this lobby, can do that.
option-unknown = That cannot be chosen here. Pick one of the values offered.

not-away = You are already at the table. Press *My hand* to play.
already-away = A bot is already playing that seat.
substitute-seated = { $name } is already playing in this match. Choose somebody else.
substitute-out = That seat is out of the match. Choose another one.
substitute-owner = A seat in this match is kept for { $person }: they only have to press *Take my seat back* at the table.
invitation-not-yours = That seat is not yours to give: its player is here, or it is a bot’s, and only the host can give that away. You can hand over your own seat, or ask for the seat of somebody who is away.
invitation-no-seat = There is no seat to hand over now: everybody is playing, and you are already out.
invitation-not-for-you = This seat is kept for { $person }. Ask a player to invite you: *More*, *Hand over*.
invitation-not-asked = Whether this seat is handed over is for others to decide. You need not do anything.
invitation-pending = Not yet: { $people } has to agree first. Press the button again once they have.
invitation-void = This invitation no longer holds: it is older than a day, or something has changed about that seat. Ask a player for a new one: *More*, *Hand over*.
level-unknown = There are no bots of that kind at this table. Choose another one; in a league they are all alike.
replace-one = Say who should take the seat: either a `person` or a bot of some `level`.
match-unseen = To call people in { $channel } you have to be able to see that channel, and you are not. Ask somebody who can.

undo-stands = That move can no longer be taken back: somebody else has been asked or has moved since. Play on from here.
undo-late = The time for that move is up, so it stands. Play on from here.

nudge-yourself = Everybody is waiting for you. Press *My hand* to play.
left-nobody = Nobody is missing for a day any more: the match goes on. Press *My hand* to see what’s next.
nudge-nobody = Nobody needs reminding: a bot is about to move.
nudge-soon =
    { $minutes ->
        [one] They were reminded a moment ago. Try again in a minute.
       *[other] They were reminded a while ago. Try again in { $minutes } minutes.
    }

rematch-not-over = This match is not over yet. Play it to the end first.
verify-not-over = The shuffles can be checked once the match is over: until then its secret stays sealed.

store-full = Freehold cannot save anything now, because its disk is full; nothing was changed. Please tell whoever runs this bot, and try again later.
store-busy = Freehold could not save that just now; nothing was changed. Please try again in a minute.
store-away = Freehold cannot reach its records just now; nothing was changed. Please try again in a minute.

# How often: the limits of `bot.service.limits`, for a person and for a server
limit-invite = You’ve invited a lot of people: one person can do that { $person } times an hour, a whole server { $server } times. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-invite-reached = They’ve been invited { $reached } times within an hour, and that’s enough mentions for now. Write to them yourself, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-nudge = That’s a lot of reminders: one person can send { $person } an hour, a whole server { $server }. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-nudge-reached = Somebody you’d remind has had { $reached } reminders within an hour, and that’s enough for now. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-rematch = You’ve asked for a lot of rematches: one person can do that { $person } times an hour, a whole server { $server } times. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-rematch-reached = Somebody you’d ask has been asked for { $reached } rematches within an hour. Talk to them first, or try again in { $minutes ->
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
limit-log = You’ve just had that. Within ten minutes one person gets { $person } logs as a file, a whole server { $server }. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-pace = That was very quick! You can go on in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-show-film = That’s enough films for everybody: one person can post { $person } a day, a whole server { $server }. Try again in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.
limit-show-end = That’s enough posts for everybody: one person can show how { $person } matches ended within a day, a whole server { $server }. Try again in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.
limit-lobby = That is enough new tables for now: one person can open at most { $person } an hour, a whole server { $server }. Sit down at one of them, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-thread = That is enough new threads for now: one person can open at most { $person } an hour, a whole server { $server }. Use one that is there, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-film = A film takes a while to make, so one person gets at most { $person } an hour, a whole server { $server }. Step through the match in the meantime, and try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
limit-show-film-reached = The film of this match has been posted already: { $reached ->
        [one] once a day
       *[other] { $reached } times a day
    } is enough for everybody to find it, and so are { $server } films a day on a whole server. Try again in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.
limit-show-end-reached = How this match ended has been posted already: { $reached ->
        [one] once a day
       *[other] { $reached } times a day
    } is enough for everybody to find it, and so are { $server } such posts a day on a whole server. Try again in { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }.
limit-help = You have just read that. Scroll up a little, or try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }: within ten minutes I explain it { $person } times to one person and { $server } times on a whole server.
limit-export = You have only just had that. One person gets at most { $person } such files an hour, a whole server { $server }. Try again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.

# Moderators
moderators-only = For this you need **Manage Channels** here, or the role that `/settings` names for moderators. Ask somebody who has it.
moderators-only-server = This is for the whole server, so you need **Manage Channels** on the whole server (not just in this channel), or the role that `/settings` names for moderators. Ask somebody who has it.
moderate-nothing = There is no lobby and no match in this channel. Go to the one with the table, and try again.
moderate-not-here = { $person } does not sit in this lobby.
barred = The moderators no longer let you open tables on this server. You can still join other people’s; if you want that changed, talk to a moderator.

vacation-already = You are already on vacation. `/vacation` shows until when, and lets you come back sooner.
vacation-too-long = That is more vacation than you have left: { $days ->
    [0] no whole day just now
    [one] { $days } day
   *[other] { $days } days
 }. `/vacation` shows what you can take.
vacation-none = You are no longer on vacation. Enjoy your tables!
vacation-nobody = This match is not waiting for anybody on vacation. Just play on.
vacation-not-yours = That is for those who are playing here now. `/vacation` tells you when you will be back.
