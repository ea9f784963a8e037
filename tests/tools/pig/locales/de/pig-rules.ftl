pig-rules-goal-title = Das Ziel
pig-rules-goal = Sei die erste Person, die mit 100 Punkten aufhört.
pig-rules-turn-title = Dein Zug
pig-rules-turn = Würfle, so oft du magst. Alles von 2 bis 6 zählt, aber eine 1 nimmt alle Punkte des Zuges. Hör auf, um sie zu behalten.
