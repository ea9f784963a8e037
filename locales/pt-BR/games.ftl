# What every game says in the same words.
game-over = A partida acabou.
game-is-over = A partida acabou. Quer outra? Toque em *{ BUTTON("table-rematch") }* na mesa.
game-is-out = Você está fora desta partida. Pode assistir até o fim e depois tocar em *{ BUTTON("table-rematch") }*.
game-not-your-turn = Agora não dá: é a vez de { $who }. Eu te aviso quando for a sua.
game-end-alone = Só restou { $who }.
game-waits = Esperando { $who }
game-resigned = { $who } desiste.
game-picture-turn = Vez de { $name }
game-picture-won = { $count ->
        [one] { $name } vence
       *[other] { $name } vencem
    }
game-picture-won-with = { $count ->
        [one] { $name } vence com { $money }
       *[other] { $name } dividem a vitória com { $money }
    }
game-picture-hand = Sua mão
game-picture-wait = Esperando { $name }
game-picture-alt-hand = Sua mão: { $cards }.
game-picture-alt-out = { $letter } { $name }: { $out }.
game-picture-alt-leads = Na frente: { $name }.
game-picture-alt-place = { $place }. { $seat }
