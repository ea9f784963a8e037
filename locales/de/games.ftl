# What is said alike in every game.
game-over = Die Partie ist zu Ende.
game-is-over = Die Partie ist zu Ende. Noch eine? Drück am Tisch *{ BUTTON("table-rematch") }*.
game-is-out = Du bist nicht mehr in dieser Partie. Schau bis zum Ende zu und drück dann *{ BUTTON("table-rematch") }*.
game-not-your-turn = Das geht jetzt nicht: { $who } ist am Zug. Ich sag dir Bescheid, sobald du dran bist.
game-end-alone = Nur { $who } ist noch dabei.
game-waits = Warten auf { $who }
game-resigned = { $who } gibt auf.
game-picture-turn = { $name } ist am Zug
game-picture-won = { $count ->
        [one] { $name } gewinnt
       *[other] { $name } gewinnen
    }
game-picture-won-with = { $count ->
        [one] { $name } gewinnt mit { $money }
       *[other] { $name } gewinnen gemeinsam mit { $money }
    }
game-picture-hand = Deine Hand
game-picture-wait = Warten auf { $name }
game-picture-alt-hand = Deine Hand: { $cards }.
game-picture-alt-out = { $letter } { $name }: { $out }.
game-picture-alt-leads = In Führung: { $name }.
game-picture-alt-place = { $place }. { $seat }
