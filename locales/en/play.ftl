# `/play`: finding somebody to play with.

play-not-waiting = You aren’t waiting for a table. { COMMAND("play") } finds you one.
play-waiting = ⏳ You’re waiting for **{ $games }**, { $seats ->
        [0] with any number of players
       *[other] with { $seats } players
    }, { $where ->
        [everywhere] here **and everywhere else**: strangers can see your name
       *[here] with people of this server
    }. Pace: { $pace }. I’ll write to you as soon as you have a table, or { $until } if nobody comes.
play-expired = Nobody came to play { $games } while you waited. Try again with { COMMAND("play") }: it also starts a match against bots right away.
play-ask-bots = Nobody has come yet to play { $games }. I’ll stop looking { $until }. If you like, bots can take the empty seats.
play-seated = 🎲 Your table is ready: **{ $game }**, { $where }. { $people ->
        [0] You play against bots.
       *[other] You play with { $names }{ $bots ->
            [0] .
            [one] , and a bot.
           *[other] , and { $bots } bots.
        }
    } Pace: { $pace }.
play-thread-name = { $game } · { $names }
play-fill = Let bots fill up

command-play = Find people to play with: tables with free seats, or wait until somebody comes
option-seats = How many players you want; leave it out for any number
option-where = People of this server only, or people everywhere, who then see your name
name-play = play
name-seats = seats
name-where = where
choice-everywhere = everywhere

play-title = ### 🎲 Who wants to play?
play-lobbies = **Tables with a free seat**
play-lobby = { $game } in { $channel }, { $taken } of { $seats } seats taken
play-join = Join
play-here = **Waiting here**
play-elsewhere = **Waiting elsewhere, too**
play-person = { $name }: { $games } · { $pace }{ $known ->
        [yes] {" "}· usually { $hours }
       *[no] { "" }
    }
play-nobody = Nobody is waiting here right now. Be the first, and I’ll write to you as soon as somebody comes.
play-unnamed = { $count ->
        [one] One person is waiting elsewhere.
       *[other] { $count } people are waiting elsewhere.
    } With *{ $label }*, you may have a table right away.
play-games = Games you’d play
play-pace = Pace
play-seats = Number of players
play-seats-any = Any number of players
play-seats-count = { $seats } players
play-wait-here = Wait for players here
play-wait-everywhere = Wait everywhere
play-everywhere = -# *{ $label }*: also with people of other servers. **Strangers then see your name** in Freehold, and when you usually play.
play-bots = Play against bots now
play-stop = Stop waiting
play-left = You’re no longer waiting.
play-where = Only you and I are here, so nobody can wait with you. For `{ CLIENT("name-where") }`, choose *{ CLIENT("choice-everywhere") }* if strangers may see your name, or use the command on a server.
play-no-seats = { $game } can’t be played by { $seats }.
play-filled = Alright: bots take the seats that are still empty, and you start right away.
play-taken = That seat was taken a moment ago. { COMMAND("play") } shows what else is open.
play-joined = You’ve got a seat { $where }. I’ll tell you when it starts.
play-hello = I’ll write to you here as soon as you have a table.
play-closed = I can’t send you direct messages, so I couldn’t tell you when you have a table. Allow direct messages of this server, or of apps, and try again.

settings-play = **Tables of { COMMAND("play") }**: a channel where they begin, each in a thread
settings-play-none = They are played by direct message

play-slow-first = With strangers, a fast pace is for people who have finished a match: nobody likes to wait for somebody who has left. Play one here or at a pace of a day a move first, or against bots.
play-rest = A bot had to take over for you in your last two matches. With strangers you can play fast again { $until }; a pace of a day a move is open now.

# $state: learned, chosen or off; $known: yes or no
me-hours = **When you usually play**
    -# { $state ->
        [off] I don’t watch for it, and it plays no role when I find people for you with { COMMAND("play") }.
        [chosen] As you told me. { COMMAND("play") } first looks for people who play then, too.
       *[learned] { $known ->
            [yes] As I’ve seen from your clicks. { COMMAND("play") } first looks for people who play then, too.
           *[no] I don’t know yet; I’ll see it from your clicks, for { COMMAND("play") }. Or tell me.
        }
    } (Your time zone: { $zone })
me-hours-learn = As I click
me-hours-off = Don’t keep track
me-avoid = **People you’d rather not meet**
    -# { COMMAND("play") } never seats you with them. They aren’t told, and nobody else sees this.
me-avoid-nobody = Nobody
me-avoid-more = Somebody else on this server
choice-avoid = Avoid
avoid-done = { COMMAND("play") } never seats you with { $person } again. They aren’t told, and nobody else sees this. If you sit at a table together now, it goes on.
avoid-undo = Undo
avoid-undone = Alright: { COMMAND("play") } may seat you with { $person } again.
avoid-nobody = Choose another person: you can’t avoid yourself or a bot.

notify-invites = **Invitations** to a table, from other people
notify-invites-yes = They reach me by direct message
notify-invites-no = I don’t want any

option-with = Ask this person to play; I’ll write to them
name-with = with
play-ask = Ask somebody you’ve played with
play-alone = That’s you! Choose somebody else to play with.

help-company = ### Find people
    { COMMAND("play") } finds you a table, here or everywhere: I’ll write as soon as you have one.
    Rather not meet somebody? In the menu of their name, choose *Apps* → *{ CLIENT("choice-avoid") }*: only you know of it.

play-invited = { $host } asks you to join a table of **{ $game }** { $where }.
play-asked = I’ve asked { $person } to join your table { $where }.
