# What the house writes into a match's log, besides the game's own events; and the names of its opponents.

house-sealed = Every shuffle comes from a sealed secret and from all who joined. The secret’s SHA-256: `{ $commitment }`
house-moved = { $who } ran out of time, so a bot made the move.
house-passed = { $who } ran out of time, so the turn was passed.
house-undone = { $who } takes their last move back.
house-only = { $who } had only one move, so it was made at once.
house-away = { $who } is away. A bot plays on until they come back.
house-paused = I was away for a while. The clock stood still meanwhile: everybody has that much longer.
house-mended = The rules of { $game } were corrected; the match goes on with the new ones.
house-outdated = The rules of { $game } have changed, and this match cannot go on under the new ones. I am sorry: it ends here, and nobody has lost. Open a new one whenever you like.
house-back = { $who } is back at the table.
house-returned = { $who } is back and takes over from { $before }, who had stepped in.
house-vacated = { $before } is gone. { $who }, a bot, plays on in that seat.
house-bot-easy = { $who }, an easy bot, takes the seat of { $before }.
house-bot-normal = { $who }, a bot, takes the seat of { $before }.
house-bot-strong = { $who }, a strong bot, takes the seat of { $before }.
house-substitute = { $who } takes the seat of { $before }.
house-vacation = { $who } is on vacation; their clock is stopped.
house-vacation-over = { $who } is back from vacation.
house-vacation-agreed = { $who } would let a bot play for { $other } in the meantime. If everybody agrees under *More*, it will.
house-deserted = Nobody is left at this table, so the match ends here, without a result.
house-idle = Nobody has moved for 30 days, so the match ends here, without a result. Open a new one whenever you like.

# One word each, as many as a table has seats.
opponent-names = Ada Bruno Cleo Dario Edda Falk
