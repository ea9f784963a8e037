# Advice: hints, and why one move is better than another.

advice-led-to = Jugué muchas veces lo que sigue: por lo general, llevó a { $gains }.
hint-best = Probé todo, y esto es lo que mejor salió.
hint-untried = -# No me dio tiempo de probarla. A primera vista, yo haría esto.
hint-none = Esta vez no encontré ningún consejo. Pregunta otra vez en un momento, o confía en tu intuición.
reply-hints = { $allows ->
        [yes] Permites consejos en esta mesa. { $all ->
            [yes] El resto también, así que están activados, salvo que llegue alguien y diga que no.
           *[no] Se activarán cuando todo el mundo los permita.
        }
       *[no] Desactivaste los consejos en esta mesa.
    }
