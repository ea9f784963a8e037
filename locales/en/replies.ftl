# What the commands and buttons answer, in private unless it says otherwise.

# When something does not work
reply-unknown-control = This button is too old, sorry: I don’t know what it did any more. { COMMAND("match show") } gives you a fresh table, { COMMAND("matches") } lists your matches.
reply-restarting = I’m restarting right now. Try again in a minute.
reply-error = Something went wrong on my side, sorry. Nothing has changed in your match, so please try again. If it happens again, tell whoever runs this bot the number **{ $id }**.
reply-only-servers = That only works in a server channel. Go to one where you want to play, and try it there.
reply-commands-changed = I’ve been updated, and this command has changed. Reload Discord (Ctrl+R, or close the app and open it again), then try once more.
reply-dms-closed = I can’t write to you directly: your DMs are closed for this server. *{ BUTTON("table-hand") }* at the table shows you the same.
reply-dms-stranger = I can’t write to you directly: we share no server. Install me to your account (*{ CLIENT("discord-add") }* on my profile), then try again. *{ BUTTON("table-hand") }* at the table shows you the same.
reply-answered-out = Where I’m only a guest, Discord lets me answer each click five times at most, and that was one too many. Just press the button again.
reply-not-public = Only you can see what I write here, so nobody could join your table. You need the permission *{ CLIENT("discord-external") }* and may have to be allowed to write here. Ask somebody who manages this server, or open your table in a group chat.
reply-foreign-bots = Open a table here with { COMMAND($command, "new") }, then add bots under *{ BUTTON("table-more") }*.
reply-taken-foreign = There’s already a table of { $game } here, and there’s only room for one. Join it, or open yours in another chat.
reply-forbidden = I can’t do that here. { $why }
reply-i-may-not = To play here, I still need: { $permissions }. Ask somebody who manages this channel to allow it, then try again.
reply-you-may-not = You need { $permissions } on this server for that. Ask somebody who manages it to do it, or to give you the permission.

# Why I cannot write somewhere

obstacle-permissions = I need these permissions there: { $missing }. Ask somebody who manages the server to give them to me.
obstacle-removed = I’m not on that server any more. Ask somebody who manages it to invite me again.
obstacle-time-out = A moderator put me in time-out on that server. Ask them to lift it, or wait until it’s over.
obstacle-private = That thread is private and I’m not in it. Mention me there to let me in.
obstacle-closed = That thread is locked. Ask a moderator to unlock it.
obstacle-full = There are too many open threads in that channel, or too many people in a thread. Ask a moderator to close a few threads.
obstacle-wrong-place = Discord doesn’t allow that in this kind of channel. Try an ordinary text channel.
obstacle-blocked = The server’s AutoMod blocked my message. Ask somebody who manages the server to make an exception for me.
obstacle-unknown = Discord doesn’t say why, and I don’t see any missing permission. Ask somebody who manages the server to take a look.

# What was chosen does not fit the move
field-not-offered = That isn’t one of your choices any more. Press *{ BUTTON("table-hand") }* at the table and choose again.
field-too-few = { $chosen ->
        [0] You haven’t chosen anything yet.
       *[other] You chose { $chosen }.
    } You need at least { $least }. Choose again.
field-too-many = You chose { $chosen }, but { $most } is the most. Choose again.
field-too-little = That’s worth { $chosen }, but you need { $need }. Choose again.
field-superfluous = That’s { $chosen }, but you only need { $need }. Leave out a card you don’t need, and choose again.

reply-seat = { $who }

# Which match
reply-no-match = There’s no match here, and you’re not in one anywhere else. Open one, for example with { COMMAND("property new") }.
reply-which-match = You’re in more than one match. Pick one with the option `{ CLIENT("name-match") }`: just start typing.
matches-choice = { $game } with { $others } (no. { $id })

# Opening a match
reply-not-here = On this server, I only play in { $channels }. Go there and try again.
reply-taken = This channel already has a table of { $game }, and there’s only room for one.
reply-taken-in-thread = This thread already has a table of { $game }. Go to the channel it belongs to and open yours there.
reply-taken-no-threads = This channel already has a table of { $game }, and it can’t have threads. Go to another channel and open yours there.
reply-taken-button = Open mine in a thread
reply-no-thread-here = There are no threads here. Leave out the option `{ CLIENT("name-thread") }`, or go to an ordinary text channel.
reply-lobby-open = { $here ->
        [yes] Your table is ready.
       *[no] Your table is ready { $where }.
    } Others press *{ BUTTON("lobby-join", asks: "no") }*; when everybody is there, press *{ BUTTON("lobby-start", asks: "no") }*. Nobody around? Add bots under *{ BUTTON("table-more") }*.
reply-lobby-sent = { $here ->
        [yes] Your table is below.
       *[no] [Your table]({ $link }) is in your DMs.
    } Choose there whom to ask, and I’ll write to them. Nobody else sees the match.
reply-lobby-closed-dms = I can’t DM you, because your DMs are closed. That’s fine: ask people here, and play from here.
thread-name = { $game } with { $host }

# The first direct message
welcome = You’re at a table of **{ $game }** { $where }. When it starts, you’ll get your hand here and can play right from this chat.
welcome-dms-closed =
    You’re in! I can’t DM you, because your DMs are closed for this server, but you won’t miss anything: press *{ BUTTON("table-hand") }* at the table to see your cards and play. Only you can see them.
    Want them by DM? Open the server’s menu, then *{ CLIENT("discord-privacy") }*, allow *{ CLIENT("discord-messages") }*, then leave the table and join it again.
welcome-stranger =
    You’re in! I can’t DM you, because we share no server, but you won’t miss anything here: press *{ BUTTON("table-hand") }* at the table to see your cards and play. Only you can see them.
    Want to hear when it’s your turn? Install me to your account: *{ CLIENT("discord-add") }* on my profile. Then leave the table and join it again.

# The log
log-title = ### { $game }: what has happened { $pages ->
        [one] { "" }
       *[other] (page { $page } of { $pages })
    }
log-line = { $at } { $event }
log-empty = Nothing yet. The first move is still to come.
log-earlier = Earlier
log-later = Later

# More
more = ### What else you can do
more-nothing = You’re watching this match, so there’s nothing for you here. *{ BUTTON("table-log") }* tells you what has happened, *{ BUTTON("table-rules") }* how it’s played.
more-bot = -# { $who } · { $style ->
        [builder] { style-builder }
        [trader] { style-trader }
        [miser] { style-miser }
       *[thief] { style-thief }
    }
more-watch = **Watch.** The table just for you, in your language, as a picture or in words.
more-watch-button = Watch
more-log = **Log.** Everything that has happened, the newest last.
more-log-button = Log
more-rules = **Rules.** How this game is played.
more-rules-button = Rules
watch-again = Show it as it is now
watch-words = In words
watch-picture = As a picture
watch-not-seated = You’re not playing here, so this is the table as everybody sees it.
more-takeback = **Take your seat back.** A bot is playing for you right now. From your next turn on, it’s you again.
more-takeback-button = Take my seat back
more-nudge = **Remind them.** I’ll mention whoever the match is waiting for again.
more-nudge-button = Remind
more-givetime = **Give time.** Everybody the match is waiting for gets more time: as much as one more move.
more-givetime-button = Give time
more-pace = **Change the pace.** Faster, slower or without a clock: once everybody at the table agrees.
more-pace-button = Change the pace
pace-now = Your table’s pace is **{ $pace }**. What would you like instead? Once everybody has chosen the same, it changes, and all clocks start again.
pace-choose = Choose a pace
reply-time-given = Done: { $time } more for everybody the match is waiting for.
reply-pace = { $changed ->
        [yes] Everybody agrees. Your table’s pace is now **{ $pace }**.
       *[no] Thanks! Still waiting for { $players } to choose **{ $pace }** too: *{ BUTTON("table-more") }*, *{ more-pace-button }*.
    }
more-replace = **Hand a seat over.** Yours, or a bot’s if you’re the host. If somebody’s away, I’ll ask the others at the table first. I always ask the new player too.
more-replace-button = Hand over
more-resign = **Resign.** You leave for good. { $left ->
        [one] That ends the match, and the other player wins.
       *[other] The others play on.
    }
more-resign-button = Resign
more-rematch = **Once more?** I’ll ask everybody who played. Same options, and everybody moves up one seat.
more-rematch-button = Rematch
more-verify = **Was it fair?** Check every shuffle of this match.
more-verify-button = Verify
left-wait = { $players } left this server, so I can’t remind them. If nothing happens, press this again { $due }: then you can let a bot play, or end the match.
left-over = { $players } left this server, and there’s been no move for a day. What would you like to do?
left-bot = Let a bot play
left-end = End the match
left-bot-done = A bot plays that seat now. Have fun!
left-end-done = The match is over, without a winner.
reply-nudged = OK, I’m reminding { $players } again.
reply-rematch = { $state ->
        [asked] You’re in! I’ve asked everybody { $where }. It starts as soon as everybody has pressed *{ BUTTON("lobby-join", asks: "yes") }*.
        [begun] Here you go: the new match has begun { $where }.
       *[ready] There’s a new table { $where }, with the same options. Press *{ BUTTON("lobby-start", asks: "no") }* when enough people are there.
    }

more-note = **Note.** Write something down for yourself. Only you see it, on your hand.
more-note-button = Note
note-title = Your note
note-field = Only you see it. Leave it empty to delete it.
note-kept = Noted. It’s on your hand, and only you see it.
note-dropped = Your note is gone.
panel-own-note = -# Your note: { $note }
# Resigning
resign-question = Do you really want to leave this match for good?
resign-ends = That ends the match, and the other player wins.{ $lost ->
        [yes] { " " }The match counts as lost for you.
       *[no] { "" }
    } Only short of time? { COMMAND("vacation") } stops your clock.
resign-hint = { $lost ->
        [yes] The match counts as lost for you: you’re rated behind everybody who stays. Your seat stays empty, and nobody can take it afterwards. Only short of time? { COMMAND("vacation") } stops your clock.
       *[no] Your seat stays empty, and nobody can take it afterwards. Only short of time? { COMMAND("vacation") } stops your clock.
    }

# Handing a seat over
replace-title = **Whose seat do you want to hand over?**
replace-seat = Choose a seat
replace-whom = **Who should play for { $who }?** I’ll ask them in the match’s channel; if they accept, it’s their seat.
replace-question = Do you really want to hand your seat over?
replace-hint = { $lost ->
        [yes] The match counts as lost for you: you’re rated behind everybody who stays. Only short of time? { COMMAND("vacation") } stops your clock.
       *[no] You can’t take it back afterwards.
    }
replace-person = Choose a person
replace-bot = Or let a bot play
reply-bot-seated = { $who }, { $level ->
        [easy] an easy bot
        [strong] a strong bot
       *[normal] a bot
    }, plays there now.
reply-bot-asked = The others get a say first: I’ve asked them { $where }. Once they agree, the bot takes over.
invitation-bot = { $level ->
        [easy] an easy bot
        [strong] a strong bot
       *[normal] a bot
    }
reply-invite-bot = That’s a bot, not a person. Choose somebody who can click.
reply-invited = I’ve asked { $person } { $where }.
move-done = Done: the match goes on { $where }.
reply-asked-first = The others get a say first: I’ve asked them { $where }. Once they agree, I’ll ask { $person }.
reply-agreed = Thanks! Once everybody agrees, I’ll send the invitation.
# public
invitation = { $person }, { $by } asks you to play for { $who } in this match.
invitation-question = { $by } would like { $person } to play for { $who }, who is away. { $count ->
        [0] Only { $owner } can decide that.
       *[other] It takes a yes from { $people }, or just from { $owner }.
    } No rush: a bot plays on until then.
invitation-agree = I agree
invitation-agreed = Agreed: { $person } is invited to play for { $who }.
invitation-accept = Take the seat
invitation-accepted = { $person } now plays for { $who }.

# Verify
verify-holds = ### ✅ Every shuffle was fair
    I played all { $moves } moves again with the sealed secret, and everything came out the same.
verify-fails = ### ⚠️ This match doesn’t come out the same
    I played all { $moves } moves again with the sealed secret, and it ended differently. Please show this to whoever runs this bot.
verify-secret =
    Secret: `{ $secret }`
    Its SHA-256: `{ $commitment }`. You could see it { $joins ->
        [0] in the log before the first move. So the cards were fixed, and nobody could know them.
       *[other] in the lobby, behind *{ BUTTON("table-more") }*, before anybody sat down. So nobody could swap the secret.
    }
verify-joins =
    Everybody who joined or started the match added the id of their click or command: { $joins }
    Together, that’s the seed of every shuffle: `{ $seed }`. So nobody could choose the cards, not even whoever runs this bot.

# Rules
rules-title = ### { $game }
rules-here = At this table: { $settings }
rules-sections = Read about …

# My matches
matches-title = ### { $count ->
        [0] Your matches: nothing for you to do
        [one] Your matches: your turn in one
       *[other] Your matches: your turn in { $count }
    }
matches-none = You’re not in a match right now. Open one, for example with { COMMAND("property new") }, or join somebody’s table.
matches-rest = … and { $count } more.
matches-line = [{ $game }]({ $address }) { $where } · { $state }
matches-lobby = not started, { $count ->
        [one] one player
       *[other] { $count } players
    }
matches-mine = **your turn**{ $timed ->
        [yes] , time’s up { $due }
       *[no] { "" }
    }
matches-others = waiting for { $players } { $due }

# Settings of a server
settings-title = ### Freehold on this server
    Changes apply right away; language and pace from the next table on.
settings-locale = **Language** of tables and lobbies. What only one person sees is in their own language.
settings-channels = **Channels** to play in, and their threads. Choose none to play everywhere.
settings-channels-all = Everywhere
settings-choose = Choose
settings-pace = **Pace**, unless a table sets its own
settings-tables = **Tables** as pictures, or in words for screen readers
settings-tables-picture = Pictures with descriptions
settings-tables-text = Words instead of pictures
settings-puzzles = **Daily puzzle**: a channel that gets a new one every day
settings-puzzles-none = No daily puzzle

# Menus and permissions as Discord calls them
discord-privacy = Privacy Settings
discord-add = Add App
discord-external = Use External Apps
discord-messages = Direct Messages
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-create_events = Create Events
permission-manage_guild = Manage Server
permission-manage_channels = Manage Channels
permission-manage_roles = Manage Roles

# Moderators
moderate-end-question = End this { $status ->
        [lobby] lobby
       *[running] match
    } of { $game } for good?
moderate-end-hint = Nobody wins, nobody loses, and you can’t undo it. { $league ->
        [yes] It’s a league match, so I’ll set it up again in a new thread.
       *[no] { "" }
    }
moderate-done = Done. I’ve told everybody at the table, and it’s in the log.
moderate-bar-already = { $person } is already barred from opening tables on this server. { COMMAND("moderate allow") } changes that.
moderate-allow-already = { $person } can open tables on this server already.
# public
moderated-end = { $by }, a moderator, has ended this { $status ->
        [lobby] lobby
       *[running] match
    } of { $game }. Nobody won, nobody lost.
moderated-remove = { $by }, a moderator, has taken { $person } out of this lobby.
moderated-bar = { $by }, a moderator, has stopped { $person } from opening tables on this server. Matches that have begun continue.
moderated-allow = { $by }, a moderator, lets { $person } open tables again.

settings-moderators = **Moderators**, besides everybody with the permission *{ CLIENT("permission-manage_channels") }*: they can end a table ({ COMMAND("moderate end") }), take somebody out of a lobby ({ COMMAND("moderate remove") }), or stop somebody from opening tables ({ COMMAND("moderate bar") }).
settings-moderators-none = No other role
settings-announcers = **Who may announce a league** ({ COMMAND("league create") }), besides everybody who manages the server.
settings-announcers-none = Everybody
settings-champions = **Role for winners**: whoever wins a league gets it. I need the permission *{ CLIENT("permission-manage_roles") }* for that, and a role above it.
settings-champions-none = No role

more-letbot = **Let a bot play.** Somebody’s on vacation. If everybody else agrees, a bot plays for them until they’re back.
more-letbot-button = I agree
reply-letbot = Everybody agrees, so a bot plays until they’re back.
reply-letbot-asked = Thanks! Still waiting for { $players } to agree.

vacation-title = ### Vacation
vacation-left =
    You have **{ $days ->
        [one] { $days } day
       *[other] { $days } days
    }** of vacation left, out of { $most } in 90 days. While you’re away, your clock is stopped { $count ->
        [0] in every match
        [one] in your running match
       *[other] in your { $count } running matches
    }. If all the others at a table agree, a bot plays for you there until you’re back.
vacation-choose = For how long?
vacation-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 } from now on
vacation-now =
    You’re on vacation until { $until }. { $count ->
        [0] No match is waiting for you
        [one] Your clock is stopped in your running match
       *[other] Your clock is stopped in your { $count } running matches
    }. You keep the days you don’t use.
vacation-back = I’m back
