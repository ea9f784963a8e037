# What is said alike in every game.
game-over = The match is over.
game-not-your-turn = It is { $who }’s turn. You are called when it is yours.
game-end-alone = Only { $who } is left, and wins.
