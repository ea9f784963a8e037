# `/play`: finding somebody to play with.

play-not-waiting = You aren’t waiting for a table. { COMMAND("play") } finds you one.
play-waiting = ⏳ You’re waiting for **{ $games }**, { $seats ->
        [0] with any number of players
       *[other] with { $seats } players
    }, { $where ->
        [everywhere] here **and everywhere else**: strangers can see your name
       *[here] with people of this server
    }. Pace: { $pace }. I’ll write to you as soon as you have a table, or at { $until } if nobody comes.
play-expired = Nobody came to play { $games } while you waited. Try again with { COMMAND("play") }: it also starts a match against bots right away.
play-ask-bots = Nobody has come yet to play { $games }. I’ll look until { $until }. If you like, bots can take the empty seats: open { COMMAND("play") } and press *{ BUTTON("play-fill") }*.
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
play-person = { $name }: { $games } · { $pace }
play-nobody = Nobody is waiting here right now. Be the first, and I’ll write to you as soon as somebody comes.
play-games = Games you’d play
play-pace = Pace
play-seats = Number of players
play-seats-any = Any number of players
play-seats-count = { $seats } players
play-wait-here = Wait for players here
play-wait-everywhere = Wait everywhere
play-everywhere = -# *{ $label }*: also with people of other servers. **Strangers then see your name** in Freehold, how strong you are, and when you usually play.
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
