# What every game says in the same words.
game-over = La partie est finie.
game-is-over = La partie est finie. Encore une ? Appuie sur *{ BUTTON("table-rematch") }* à la table.
game-is-out = Tu ne joues plus dans cette partie. Tu peux regarder la fin, puis appuyer sur *{ BUTTON("table-rematch") }*.
game-not-your-turn = Pas maintenant : c’est à { $who } de jouer. Je te fais signe quand c’est à toi.
game-end-alone = Il n’y a plus personne face à { $who }.
game-waits = On attend { $who }
game-resigned = { $who } abandonne.
game-picture-turn = À { $name } de jouer
game-picture-won = { $count ->
        [one] { $name } gagne
       *[other] Ex æquo : { $name }
    }
game-picture-won-with = { $count ->
        [one] { $name } gagne avec { $money }
       *[other] Ex æquo avec { $money } : { $name }
    }
game-picture-hand = Ta main
game-picture-wait = On attend { $name }
game-picture-alt-hand = Ta main : { $cards }.
game-picture-alt-out = { $letter } { $name } : { $out }.
game-picture-alt-leads = En tête : { $name }.
game-picture-alt-place = { $place }. { $seat }
