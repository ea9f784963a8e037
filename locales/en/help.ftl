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
    { COMMAND("property new") } opens a table in this channel, and other games have their own, such as { COMMAND("deal new") }. Others press *{ BUTTON("lobby-join", asks: "no") }*, or you add bots under *{ BUTTON("table-more") }*; then press *{ BUTTON("lobby-start", asks: "no") }*. If you’re new, leave the options out: the defaults are good. Lots of people? Try { COMMAND("league create") }.
help-play = ### Play
    Your hand comes by DM, and *{ BUTTON("table-hand") }* at the table shows it too, just for you. Choose a move there: one click, and it’s made. You’re mentioned once when it’s your turn; play when you have a minute. { COMMAND("rules") } explains the game, { COMMAND("matches") } lists all your tables, { COMMAND("puzzle") } is for in between. { COMMAND("notify") } changes your notifications or sets quiet hours; { COMMAND("me") } sets your language, words instead of pictures, and cards in four colors.
help-stuck = ### Stuck?
    Table deleted or too far up? { COMMAND("match show") }. Somebody isn’t moving? *{ BUTTON("table-more") }*, *{ more-nudge-button }*; after the deadline, a bot plays for them. No time to play on? *{ BUTTON("table-more") }*, *{ more-replace-button }*.
help-server = ### Your server
    If you manage the server, { COMMAND("settings") } has language, channels, pace, moderators and a daily puzzle. Moderators can end a table with { COMMAND("moderate end") } and bar troublemakers with { COMMAND("moderate bar") }.
help-version = -# Freehold { $version }
