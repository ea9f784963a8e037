pig-rules-goal-title = The goal
pig-rules-goal = Be the first to hold with 100 points.
pig-rules-turn-title = Your turn
pig-rules-turn = Roll the die as often as you like. Everything from 2 to 6 counts, but a 1 takes all points of the turn. Hold to keep them.
