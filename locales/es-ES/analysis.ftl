# The analysis of a match that is over: everybody's chances, what turned it, the best and the worst decisions.

# The picture of the chances. Its words are short: they have to fit.
chances-picture-title = Las opciones, jugada a jugada
chances-picture-unit = Opciones de ganar, %
chances-turn = Jugada { $move }: { $what } { $who }: { $before } % → { $after } %
chances-drew = { $who } roba { $cards }.
chances-turn-quiet = Jugada { $move }. { $who }: { $before } % → { $after } %
chances-text-course = { $name }: { $first } % al principio, entre { $least } % y { $most } %, { $last } % al final.

# The pages
table-analysis = Análisis
analysis-title = ### { $game }: el análisis
analysis-judged = -# { $who }: { $good } de { $count ->
        [one] { $count } decisión fue tan buena como la mejor que encontré.
       *[other] { $count } decisiones fueron tan buenas como la mejor que encontré.
    }
analysis-turn-title = ### Momento decisivo { $number }: jugada { $step } de { $steps }
analysis-best-title = ### { $who }, la mejor decisión: jugada { $step } de { $steps }
analysis-worst-title = ### { $who }, la peor decisión: jugada { $step } de { $steps }
analysis-cause = **{ $what }**
analysis-change = { $who }: { $before } % → **{ $after } %**
analysis-made = Jugado: { $move }
    Probabilidad de ganar así: cerca del **{ $chance } %**
analysis-chosen = { $who } elige “{ $called }”.
analysis-called = “{ $called }”
analysis-note-made = Jugado: { $move }
analysis-note-better = Mejor: { $move }
analysis-note-next = La siguiente mejor: { $move }
analysis-mark-made = jugado
analysis-mark-better = mejor
analysis-mark-next = segundo
analysis-note-why = { $note } Por qué: { $reasons }.
analysis-note-led-to = { $note } Por lo general, llevó a { $reasons }.
analysis-next = La siguiente mejor: { $move }
    Con ella: cerca del **{ $chance } %**
analysis-better = Mejor: { $move }
    Con ella: cerca del **{ $chance } %**
analysis-why = -# La diferencia está en: { $reasons }.
analysis-led-to = -# He jugado muchas veces lo que sigue: por lo general, la jugada mejor llevó a { $reasons }.
analysis-seen = -# Solo he usado lo que { $who } podía ver en ese momento. Está debajo.
analysis-back = Atrás
analysis-on = Siguiente
analysis-share = Compartir en el servidor
analysis-takeback = No compartir
analysis-shared = -# Compartida: { COMMAND("server") } puede destacarla como la mejor jugada de la semana.
analysis-replay = En la repetición
analysis-pages = Ir a…
analysis-page-chances = Las opciones de cada cual
analysis-page-turn = Momento decisivo { $number }: jugada { $step }
analysis-page-best = { $who }, mejor decisión: jugada { $step }
analysis-page-worst = { $who }, peor decisión: jugada { $step }

# While it is made
analysis-progress = 🔎 Estoy analizando la partida: jugada { $done } de { $all }…
    -# Tarda uno o dos minutos. También puedes volver más tarde: lo guardo.
analysis-paused = 🔎 Me estoy reiniciando, así que el análisis se ha parado en la jugada { $done } de { $all }. Sigue solo: mira otra vez dentro de un minuto.
analysis-again = Mirar otra vez

# When there is none
analysis-not-over = Tendrás el análisis cuando acabe la partida.
analysis-never = Lo siento, este juego no puedo analizarlo: en él no sé quién va por delante.
limit-analysis = ¡Cuánto que pensar de golpe! En una hora hago { $person } análisis nuevos para una persona y { $server } para todo un servidor. Inténtalo otra vez dentro de { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }. Los que ya están hechos puedes verlos cuantas veces quieras.

# The command
command-match-analysis = Tras la partida: los momentos decisivos y la mejor y la peor decisión de cada cual
name-analysis = análisis
