# `/help`, and the first message on a server: all games, and how to begin.

help-head = ### Welcome to Freehold
    Card games about property: with friends, whenever each of you has a minute, or against bots right now.
help-joined = ### Hello, { $server }! I’m Freehold
    Play card games about property here: with friends, whenever each of you has a minute, or against bots right now. { COMMAND("help") } shows this page again. If you manage this server, set language and channels with { COMMAND("settings") }.
help-seats = { $least } to { $most } players

# Its buttons
help-to-play = Play against bots now
help-to-read = Rules
help-to-more = How it works
help-to-games = All games
help-learn = Learn
help-bots = Play
help-read = Read
help-there = Go there

# What they lead to
help-play-here = ### Which game?
    Your table opens here in { $channel } and starts right away: you against bots, no clock.
help-play-thread = ### Which game?
    { $channel } has a table already, so yours opens in a thread. It starts right away: you against bots, no clock.
help-play-message = ### Which game?
    Your table is right here, in our chat, and it starts right away: you against bots, no clock.
help-read-head = ### Which game’s rules?
help-elsewhere = ### You need a server for that
    A table is in a channel, so others can watch and join the next one. Go to a channel on a server with me, type { COMMAND("help") }, and press the same button there.

# How it works
help-start = ### Start
    { COMMAND("property new") } opens a table here, { COMMAND("deal new") } one of another game. Others press *{ BUTTON("lobby-join", asks: "no") }*, or you add bots under *{ BUTTON("table-more") }*; then press *{ BUTTON("lobby-start", asks: "no") }*. Lots of people? { COMMAND("league create") }.
help-play = ### Play
    At the table, *{ BUTTON("table-hand") }* shows your cards, just for you; they come by DM, too. Tap a move, and it’s made. I mention you once when it’s your turn. { COMMAND("rules") } explains the game, { COMMAND("matches") } lists your tables, { COMMAND("puzzle") } is for in between. { COMMAND("notify") } sets quiet hours, { COMMAND("me") } your language and how cards look.
help-stuck = ### Stuck?
    Table gone or too far up? { COMMAND("match show") }. Somebody isn’t moving? *{ BUTTON("table-more") }*, *{ more-nudge-button }*; after the deadline, a bot plays for them. No time to play on? *{ BUTTON("table-more") }*, *{ more-replace-button }*.
help-server = ### Your server
    { COMMAND("settings") } has language, channels, pace, moderators and a daily puzzle. { COMMAND("moderate end") } ends a table, { COMMAND("moderate bar") } bars troublemakers.
help-version = -# Freehold { $version }
