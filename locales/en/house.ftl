# What the house writes into a match's log, besides the game's own events; and the names of its opponents.

house-sealed = Every shuffle comes from a sealed secret plus something from everybody who joined. The secret’s SHA-256: `{ $commitment }`
house-moved = { $who } ran out of time, so a bot made the move.
house-passed = { $who } ran out of time, so the turn was passed.
house-undone = { $who } takes their last move back.
house-planned = { $who } planned this move in advance, so I made it right away.
house-only = { $who } had only one possible move, so I made it.
house-only-told = { $told } (It was the only possible move, so I made it.)
house-only-you = You had only one possible move, so I made it for you.
house-planned-you = As you planned, I made this move for you right away.
house-moved-you = You ran out of time, so a bot made this move for you.
house-passed-you = You ran out of time, so your turn was passed.
house-lapsed = You had nothing left to do, so I ended your turn.
house-away = { $who } is away. A bot plays on until they come back.
house-to-message = The match goes on by direct message.
house-to-channel = The match goes on in another channel.
house-paused = I was offline for a while. Everybody gets that time back.
house-mended = I’ve fixed a mistake in my rules of { $game }. The match goes on with the right ones.
house-outdated = Sorry, this match has to end here: the rules of { $game } have changed too much to play on. Nobody has lost. Open a new one whenever you like.
house-back = { $who } is back at the table.
house-returned = { $who } is back and takes over from { $before }, who had stepped in.
house-vacated = { $before } is gone, so { $who }, a bot, takes over.
house-bot-easy = { $who }, an easy bot, takes the seat of { $before }.
house-bot-normal = { $who }, a bot, takes the seat of { $before }.
house-bot-strong = { $who }, a strong bot, takes the seat of { $before }.
house-substitute = { $who } takes the seat of { $before }.
house-vacation = { $who } is on vacation. Their clock is stopped.
house-vacation-over = { $who } is back from vacation.
house-vacation-agreed = { $who } is fine with a bot playing for { $other } for now. Once everybody is, it does.
house-unrated = The season is over, and this table counted as it stood. You can play on, but it no longer changes anybody’s rating.
house-league-paused = The league is paused, and all clocks are stopped. You can still play.
house-league-continues = The league goes on, and the clocks run again.
house-pace-wanted = { $who } would like another pace: { $pace }. Once everybody wants that, it changes.
house-pace-changed = { $planned ->
        [yes] As agreed, the pace is now { $pace }.
       *[no] Everybody agrees on a new pace: { $pace }.
    } All clocks start again.
house-time-given = { $who } gives { $other } more time.
house-deserted = Everybody has left this table, so the match ends here without a result.
house-idle = Nobody has moved for 30 days, so the match ends here without a result. Open a new one whenever you like.

# One word each, as many as a table has seats.
opponent-names = Ada Bruno Cleo Dario Edda Falk
