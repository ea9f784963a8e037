# What the house writes into a match's log, besides the game's own events.

house-mended = Corregí un error en mis reglas de { $game }. La partida sigue con las correctas.
house-outdated = Lo siento, esta partida tiene que acabar aquí: las reglas de { $game } cambiaron demasiado para seguir. No perdió nadie. Abre otra cuando quieras.
house-unrated = La temporada terminó, y esta mesa contó tal como estaba. Se puede seguir jugando, pero ya no cambia el nivel de nadie.
