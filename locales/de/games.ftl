# What is said alike in every game.
game-over = Die Partie ist zu Ende.
game-not-your-turn = { $who } ist am Zug. Du wirst gerufen, sobald du dran bist.
game-end-alone = Nur { $who } ist übrig und gewinnt.
game-waits = Warten auf { $who }
game-resigned = { $who } gibt auf.
game-picture-turn = { $name } ist am Zug
game-picture-won = { $name } gewinnt
