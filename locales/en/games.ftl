# What every game says in the same words.
game-over = The match is over.
game-is-over = The match is over. Want another one? Press *{ BUTTON("table-rematch") }* at the table.
game-is-out = You’re out of this match. You can watch it to the end, then press *{ BUTTON("table-rematch") }*.
game-not-your-turn = You can’t do that now: it’s { $who }’s turn. I’ll let you know when it’s yours.
game-end-alone = { $who } is the last one left.
game-waits = Waiting for { $who }
game-resigned = { $who } resigns.
game-picture-turn = { $name }’s turn
game-picture-won = { $count ->
        [one] { $name } wins
       *[other] { $name } win
    }
game-picture-won-with = { $count ->
        [one] { $name } wins with { $money }
       *[other] { $name } share the win with { $money }
    }
game-picture-hand = Your hand
game-picture-wait = Waiting for { $name }
game-picture-alt-hand = Your hand: { $cards }.
game-picture-alt-out = { $letter } { $name }: { $out }.
game-picture-alt-leads = In the lead: { $name }.
game-picture-alt-place = { $place }. { $seat }
