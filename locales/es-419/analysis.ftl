# The analysis of a match that is over: everybody's chances, what turned it, the best and the worst decisions.

analysis-led-to = -# Jugué muchas veces lo que sigue: por lo general, la jugada mejor llevó a { $reasons }.
analysis-seen = -# Solo usé lo que { $who } podía ver en ese momento. Está abajo.
analysis-paused = 🔎 Me estoy reiniciando, así que el análisis se detuvo en la jugada { $done } de { $all }. Sigue solo: mira otra vez en un minuto.
