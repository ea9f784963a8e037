# What every game says in the same words.
game-over = Partia się skończyła.
game-is-over = Partia się skończyła. Masz ochotę na następną? Naciśnij przy stole *{ BUTTON("table-rematch") }*.
game-is-out = Nie grasz już w tej partii. Możesz popatrzeć do końca, a potem nacisnąć *{ BUTTON("table-rematch") }*.
game-not-your-turn = Teraz tego nie zrobisz: gra { $who }. Dam ci znać, gdy przyjdzie twoja kolej.
game-end-alone = Na placu boju zostaje tylko { $who }.
game-waits = Czekamy na: { $who }
game-resigned = { $who } poddaje się.
game-picture-turn = Gra { $name }
game-picture-won = { $count ->
        [one] Wygrywa { $name }
        [few] Wygrywają { $name }
       *[other] Wygrywają { $name }
    }
game-picture-won-with = { $count ->
        [one] Wygrywa { $name }: { $money }
        [few] Wspólna wygrana: { $name }, po { $money }
       *[other] Wspólna wygrana: { $name }, po { $money }
    }
game-picture-hand = Twoje karty
game-picture-wait = Czekamy na: { $name }
game-picture-alt-hand = Twoje karty: { $cards }.
game-picture-alt-out = { $letter } { $name }: { $out }.
game-picture-alt-leads = Na prowadzeniu: { $name }.
game-picture-alt-place = { $place }. { $seat }
