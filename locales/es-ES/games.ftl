# What every game says in the same words.
game-over = La partida ha terminado.
game-is-over = La partida ha terminado. ¿Quieres otra? Pulsa *{ BUTTON("table-rematch") }* en la mesa.
game-is-out = Estás fuera de esta partida. Puedes verla hasta el final y luego pulsar *{ BUTTON("table-rematch") }*.
game-not-your-turn = Ahora no puedes: le toca a { $who }. Te aviso cuando te toque.
game-end-alone = Solo queda { $who }.
game-waits = Esperando a { $who }
game-resigned = { $who } abandona.
game-picture-turn = Le toca a { $name }
game-picture-won = { $count ->
        [one] Gana { $name }
       *[other] Ganan { $name }
    }
game-picture-won-with = { $count ->
        [one] { $name } gana con { $money }
       *[other] { $name } comparten la victoria con { $money }
    }
game-picture-hand = Tu mano
game-picture-wait = Esperando a { $name }
game-picture-alt-hand = Tu mano: { $cards }.
game-picture-alt-out = { $letter } { $name }: { $out }.
game-picture-alt-leads = A la cabeza: { $name }.
game-picture-alt-place = { $place }. { $seat }
