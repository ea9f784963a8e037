# What every game says in the same words.
game-over = La partita è finita.
game-is-over = La partita è finita. Ne vuoi un’altra? Premi *{ BUTTON("table-rematch") }* al tavolo.
game-is-out = Per te questa partita è finita. Puoi guardarla fino in fondo e poi premere *{ BUTTON("table-rematch") }*.
game-not-your-turn = Ora non puoi: tocca a { $who }. Ti avviso quando tocca a te.
game-end-alone = Resta in gioco solo { $who }.
game-waits = In attesa di { $who }
game-resigned = { $who } si ritira.
game-picture-turn = Tocca a { $name }
game-picture-won = { $count ->
        [one] Vince { $name }
       *[other] Vincono { $name }
    }
game-picture-won-with = { $count ->
        [one] { $name } vince con { $money }
       *[other] { $name } vincono insieme con { $money }
    }
game-picture-hand = La tua mano
game-picture-wait = In attesa di { $name }
game-picture-alt-hand = La tua mano: { $cards }.
game-picture-alt-out = { $letter } { $name }: { $out }.
game-picture-alt-leads = In testa: { $name }.
game-picture-alt-place = { $place }. { $seat }
