# What the commands and buttons answer, in private unless it says otherwise.

language-name = English

# When something does not work
reply-unknown-control = This button is from an older Freehold, and I no longer know what it did. `/match show` gives you a fresh table, `/matches` lists all your matches.
reply-error = Something went wrong on my side; your match is as it was. Please try again. If it happens once more, tell whoever runs this bot the number **{ $id }**.
reply-only-servers = This works only in a channel of a server. Go to one where you want to play and try it there.
reply-commands-changed = Freehold was updated and this command has changed. Reload Discord (Ctrl+R, or close the app and open it again), then try once more.
reply-dms-closed = I cannot write to you directly: your DMs are closed for this server. *My hand* at the table shows you the same.
reply-forbidden = I can’t do that here. { $why }
reply-i-may-not = To play here I still need: { $permissions }. Ask somebody who manages this channel to allow me that, then try again.
reply-you-may-not = For this you need { $permissions } on this server. Ask somebody who manages it to do it, or to give you that permission.

# Why I cannot write somewhere

obstacle-permissions = I need these permissions there: { $missing }. Ask somebody who manages the server to give them to me.
obstacle-removed = I’m not on that server any more. Ask somebody who manages it to invite me again.
obstacle-time-out = A moderator put me in time-out on that server. Ask them to lift it, or wait until it’s over.
obstacle-private = That thread is private and I’m not in it. Mention me there to let me in.
obstacle-closed = That thread is locked. Ask a moderator to unlock it.
obstacle-full = There are too many open threads in that channel, or too many people in a thread. Ask a moderator to close a few threads.
obstacle-wrong-place = Discord doesn’t allow that in this kind of channel. Try an ordinary text channel.
obstacle-blocked = The server’s AutoMod blocked my message. Ask somebody who manages the server to make an exception for me.
obstacle-unknown = Discord doesn’t say why; as far as I can see, no permission is missing. Ask somebody who manages the server to take a look.

# What was chosen does not fit the move
field-not-offered = That was not among the choices. Press *My hand* at the table for a fresh panel, and choose there.
field-too-few = { $chosen ->
        [0] Nothing was chosen yet.
       *[other] You chose { $chosen }.
    } It takes at least { $least }. Choose again.
field-too-many = You chose { $chosen }, and it takes { $most } at most. Choose again.
field-too-little = What you chose is worth { $chosen }, and it takes { $need }. Choose again.
field-superfluous = You gave { $chosen }, and it takes { $need }: at least one of your cards is not needed. Leave it out and choose again.

reply-seat = { $who }

# Which match
reply-no-match = There is no match here, and you have none elsewhere. Open one, for example with `/property new`.
reply-which-match = You play in more than one match. Say which one with the option `match`; it completes as you type.
matches-choice = { $game } with { $others } (no. { $id })

# Opening a match
reply-not-here = On this server I play only in { $channels }. Go there and try again.
reply-taken = { $host } already has a table of { $game } in this channel, and a channel has room for one.
reply-taken-in-thread = { $host } already has a table of { $game } in this thread. Go to the channel it belongs to and open yours there.
reply-taken-no-threads = { $host } already has a table of { $game } here, and there are no threads in a channel like this. Go to another channel and open yours there.
reply-taken-button = Open mine in a thread
reply-no-thread-here = There are no threads here. Leave out the option `thread`, or go to an ordinary text channel.
reply-lobby-open = Your table is set in { $channel }. Others press *Join*; when everybody is there, press *Start*.
thread-name = { $game } with { $host }

# The first direct message
welcome = You sit at a table of **{ $game }** in { $channel }. When it begins, your hand comes here, and you can play right from this chat.
welcome-dms-closed =
    You are in! I just cannot write to you, because your DMs are closed for this server. You won’t miss anything: the button *My hand* at the table shows your cards and lets you play, for your eyes only.
    Want them by DM? Open the server’s menu, *Privacy Settings*, allow *Direct Messages*, then press *Leave* and *Join* again.

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
more-nothing = You are watching this match, so there is nothing to decide for you here. *Log* tells what has happened, *Rules* how it is played.
more-watch = **Watch.** The table for you alone, in your language, as a picture or in words.
more-watch-button = Watch
more-rules = **Rules.** How this game is played.
more-rules-button = Rules
watch-again = Show it as it is now
watch-words = In words
watch-picture = As a picture
watch-not-seated = You have no seat here, so you watch: this is the table as everybody may see it.
more-takeback = **Take your seat back.** A bot plays for you at the moment; from your next turn on you play again.
more-takeback-button = Take my seat back
more-nudge = **Remind them.** Whoever the match waits for is mentioned once more.
more-nudge-button = Remind
more-replace = **Hand a seat over.** Your own, or a bot’s if you are the host; if somebody is away, the others at the table are asked first. Whoever you name is asked too.
more-replace-button = Hand over
more-resign = **Resign.** You leave for good, and the others play on.
more-resign-button = Resign
more-rematch = **Once more?** I ask everybody who was there; whoever says yes moves up one seat, and the options stay.
more-rematch-button = Rematch
more-verify = **Was it fair?** Compute every shuffle of this match again.
more-verify-button = Verify
left-wait = { $players } left this server, so a reminder won’t arrive. If nothing happens, press this again { $due }: then you can go on with a bot, or end the match.
left-over = { $players } left this server and hasn’t moved for a day. How do you want to go on?
left-bot = Go on with a bot
left-end = End the match
left-bot-done = A bot plays that seat now. Have fun!
left-end-done = The match is over, without a winner.
reply-nudged = I am reminding { $players } once more.
reply-rematch = { $state ->
        [asked] You are in! I have asked everybody in { $channel }. As soon as all have pressed *I’m in*, it starts.
        [begun] Here you go: the new match has begun in { $channel }.
       *[ready] A new table is set in { $channel }, with the same options. Press *Start* when enough are there.
    }

# Resigning
resign-question = Do you really want to leave this match for good?
resign-hint = { $lost ->
        [yes] The match counts as lost for you: you’re rated behind everybody who stays. Your seat stays empty, and nobody can take it afterwards. Only short of time? `/vacation` stops your clock.
       *[no] Your seat stays empty, and nobody can take it afterwards. Only short of time? `/vacation` stops your clock.
    }

# Handing a seat over
replace-title = **Whose seat do you want to hand over?**
replace-seat = Choose a seat
replace-whom = **Who should play for { $who }?** I will ask them in the match’s channel; they sit down by accepting.
replace-question = Do you really want to hand your seat over?
replace-hint = { $lost ->
        [yes] The match counts as lost for you: you’re rated behind everybody who stays. Only short of time? `/vacation` stops your clock.
       *[no] You can’t take it back afterwards.
    }
replace-person = Choose a person
replace-bot = Or let a bot play
reply-bot-seated = { $who }, { $level ->
        [easy] an easy bot
        [strong] a strong bot
       *[normal] a bot
    }, plays there now.
reply-bot-asked = The others at the table have a say in this first: I have asked them in { $channel }. Once they agree, the bot sits down.
invitation-bot = { $level ->
        [easy] an easy bot
        [strong] a strong bot
       *[normal] a bot
    }
reply-invite-bot = That is a program, not a person. Choose somebody who can click.
reply-invited = I have asked { $person } in { $channel }.
reply-asked-first = The others at the table have a say in this first: I have asked them in { $channel }. Once they agree, I will ask { $person }.
reply-agreed = Noted. As soon as everybody has agreed, I will send the invitation.
# public
invitation = { $person }, { $by } asks you to play for { $who } in this match.
invitation-question = { $by } would like { $person } to play for { $who }, who is away. { $count ->
        [0] Only { $owner } can decide that.
       *[other] For that { $people } must agree, or { $owner } alone.
    } Nobody has to: until then a bot plays on.
invitation-agree = I agree
invitation-agreed = Agreed: { $person } is invited to play for { $who }.
invitation-accept = Take the seat
invitation-accepted = { $person } now plays for { $who }.

# Verify
verify-holds = ### ✅ Every shuffle was fair
    I have computed this match again from its sealed secret and its { $moves } moves: it ends exactly as it did.
verify-fails = ### ⚠️ This match does not come out the same
    Computed again from its sealed secret and its { $moves } moves, it ends differently. Please show this to whoever runs this bot.
verify-secret =
    Secret: `{ $secret }`
    Its SHA-256: `{ $commitment }`. That was shown { $joins ->
        [0] when the match began, before anybody had moved; so the cards were fixed, and nobody could know them.
       *[other] before anybody sat down; so nobody could swap the secret.
    }
verify-joins =
    Everybody who joined added the id of their click or command, and so did whoever pressed *Start*: { $joins }
    Together they make the seed of every shuffle: `{ $seed }`. So nobody could choose the cards, not even whoever runs this bot.

# Rules
rules-title = ### { $game }
rules-sections = Read about …

# My matches
matches-title = ### { $count ->
        [0] Your matches: none is waiting for you
        [one] Your matches: one is waiting for you
       *[other] Your matches: { $count } are waiting for you
    }
matches-none = You are in no match at the moment. Open one, for example with `/property new`, or press *Join* at somebody’s table.
matches-rest = … and { $count } more.
matches-line = [{ $game }]({ $address }) in { $channel } · { $state }
matches-lobby = not begun, { $count ->
        [one] one player
       *[other] { $count } players
    }
matches-mine = **your move** { $due }
matches-others = waiting for { $players } { $due }

# Settings of a server
settings-title = ### Freehold on this server
    Every choice takes effect at once; language and deadline from the next table on.
settings-locale = **Language** of tables and lobbies. In private everybody reads their own.
settings-channels = **Channels** to play in, with their threads. Choose none for everywhere.
settings-channels-all = Everywhere
settings-choose = Choose
settings-deadline = **Deadline for a move** unless a new table says otherwise
settings-tables = **Tables** as pictures, or in words for screen readers
settings-tables-picture = Pictures, each with a description
settings-tables-text = Words instead of pictures
settings-puzzles = **Daily puzzle:** the channel that gets a new one every day, the same as on all servers
settings-puzzles-none = No daily puzzle

# Permissions as Discord calls them
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-manage_guild = Manage Server
permission-manage_channels = Manage Channels

# Moderators
moderate-end-question = End this { $status ->
        [lobby] lobby
       *[running] match
    } of { $game } for good?
moderate-end-hint = Nobody wins, nobody loses, and it cannot be taken up again. { $league ->
        [yes] Being a league table, it is set up again in a thread of its own.
       *[no] { "" }
    }
moderate-done = Done. I have told the table, if there is one here, and it is in the log.
moderate-bar-already = { $person } already can’t open tables on this server. To change that, use `/moderate allow`.
moderate-allow-already = { $person } can open tables on this server already.
# public
moderated-end = { $by }, who moderates here, has ended this { $status ->
        [lobby] lobby
       *[running] match
    } of { $game }. Nobody won, nobody lost.
moderated-remove = { $by }, who moderates here, has taken { $person } out of this lobby.
moderated-bar = { $by }, who moderates here, no longer lets { $person } open tables on this server. Running matches go on.
moderated-allow = { $by }, who moderates here, lets { $person } open tables again.

settings-moderators = **Moderators** of the tables, besides those who may *Manage Channels*: with `/moderate` they end a table, take somebody out of a lobby, or bar somebody from opening any.
settings-moderators-none = No other role

more-stead = **Go on with a bot.** Somebody is on vacation. If everybody who is here agrees, a bot plays for them until they are back.
more-stead-button = I agree
reply-stead = Everybody agrees: a bot plays on until they are back.
reply-stead-asked = Noted. Still to agree: { $players }.

vacation-title = ### Vacation
vacation-left =
    You have **{ $days ->
        [one] { $days } day
       *[other] { $days } days
    }** of vacation left, out of { $most } in 90 days. While you are away, your clock is stopped { $count ->
        [0] in every match
        [one] in your running match
       *[other] in your { $count } running matches
    }. If all the others at a table agree, a bot plays for you there until you are back.
vacation-choose = For how long?
vacation-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
 } from now on
vacation-now =
    You are on vacation until { $until }. { $count ->
        [0] No match is waiting for you
        [one] Your clock is stopped in your running match
       *[other] Your clock is stopped in your { $count } running matches
    }. What you do not use, you keep.
vacation-back = I am back
