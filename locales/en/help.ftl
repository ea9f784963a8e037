# `/help`, and the first message on a server: all games, and how to begin.

help-head = ### Welcome to Freehold
    Card games about property: with friends, each moving whenever they have a minute, or against bots right away.
help-joined = ### Hello, { $server }! I am Freehold
    Play card games about property here: with friends, each moving whenever they have a minute, or against bots right away. `/help` shows this page again; whoever manages the server finds language and channels in `/settings`.
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
    The table opens here in { $channel } and begins at once: you against bots, with all the time you like.
help-play-thread = ### Which game?
    { $channel } has a table already, so yours opens in a thread. It begins at once: you against bots, with all the time you like.
help-read-head = ### Which game’s rules?
help-elsewhere = ### Tables are on servers
    A table lives in a channel, so that others can watch it and join the next one. Go to a channel of a server where I am, type `/help`, and press the same button there.

# How it works
help-start = ### Start
    `/property new` opens a table in this channel, and every other game has such a command. Others press *Join*, or you add bots; then press *Start*. If you are new, leave the options out: the defaults are good. For a season with many people, there is `/league create`.
help-play = ### Play
    Your hand comes by DM, and *My hand* at the table shows it too, for you alone. Choose a move there: one click, and the table changes. You are mentioned once when it is your turn; play when you have a minute. `/rules` explains the game, `/matches` lists all your tables, `/puzzle` has something for in between. `/notify` sets where I ring you and when I let you sleep; `/me` sets your language, words instead of pictures, and cards in four colours.
help-stuck = ### Stuck?
    Message deleted or too far up: `/match show`. Somebody is not moving: *More*, *Remind*; after the deadline a bot plays for them. No time left to play: *More*, *Hand over*. Everything is stored: nothing is lost when I restart.
help-server = ### Your server
    Whoever manages the server sets language, channels, deadline, moderators and a daily puzzle with `/settings`. Those who moderate can end a table or bar troublemakers with `/moderate`.
help-version = -# Freehold { $version }
