# Advice: hints, and why one move is better than another.

# Why one move is better than another
advice-reason = { $whose ->
        [own] { $what } para ti
        [named] { $what } para { $who }
       *[others] { $what } para el resto
    }
advice-over = { $change ->
        [more] un final mejor
       *[less] un final peor
    }
advice-both = { $first } y { $second }
advice-brings = { $costs ->
        [0] Te da { $gains }.
       *[other] Te da { $gains }, pero también { $cost }.
    }
advice-led-to = He jugado muchas veces lo que sigue: por lo general, llevó a { $gains }.

# A hint
hint-title = ### 💡 { $move }
hint-best = He probado todo, y esto es lo que mejor salió.
hint-even = Da casi igual: la mayoría de las jugadas valen más o menos lo mismo.
hint-only = Es tu única jugada.
hint-outlook = { $standing ->
        [won] Con esto, la victoria está casi asegurada.
        [ahead] Con esto vas bien.
        [even] Cualquiera puede ganar.
        [behind] Aun así, vas por detrás.
       *[lost] Aun así, te haría falta mucha suerte para ganar.
    }{ $risk ->
        [none] { "" }
        [ahead] { " " }Aunque las cosas salgan mal, irás bien.
        [even] { " " }Si las cosas salen mal, cualquiera puede ganar.
        [behind] { " " }Si las cosas salen mal, irás por detrás.
       *[lost] { " " }Si las cosas salen mal, te hará falta mucha suerte.
    }
hint-close = -# Casi igual de buena: { $move }
hint-untried = -# No me ha dado tiempo a probarla. A primera vista, yo haría esto.
hint-moved = La partida avanzó mientras pensaba. Pregunta otra vez y miro cómo está ahora.
hint-again = Preguntar otra vez
hint-do = Hacerla

# When there is none
hint-none = Esta vez no he encontrado ningún consejo. Pregunta otra vez dentro de un momento, o fíate de tu intuición.
hint-never = Aquí no hay consejos: o este juego no los tiene, o es una partida de liga.
hint-not-allowed = Los consejos están desactivados: no todo el mundo los permitió en la sala de espera. La próxima vez, cada cual puede permitirlos en *{ BUTTON("table-more") }* antes de empezar. O juega solo contra bots.
hint-not-asked = Aún no tienes nada que decidir. Pregúntame cuando te toque.
limit-hint = ¡Cuántos consejos de golpe! En diez minutos doy { $person } a una persona y { $server } a todo un servidor. Inténtalo otra vez dentro de { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }.

# In the lobby
lobby-hints = Permitir consejos
lobby-hinted = -# Consejos: { $state ->
        [alone] **activados**, mientras juegues solo contra bots
        [all] **activados**: todo el mundo los permite
        [some] **desactivados**: de momento solo hay permiso de { $names }
       *[none] **desactivados**, salvo que todo el mundo los permita
    }
reply-hints = { $allows ->
        [yes] Permites consejos en esta mesa. { $all ->
            [yes] El resto también, así que están activados, salvo que llegue alguien y diga que no.
           *[no] Se activarán cuando todo el mundo los permita.
        }
       *[no] Has desactivado los consejos en esta mesa.
    }
panel-hint = Consejo
