# `/puzzle`, and the daily puzzle of a channel.

puzzle-title = ### 🧩 { $game }
puzzle-theme = Una jugada es mucho mejor que las demás: ¿cuál?
puzzle-again = -# Este lo fallaste hace un tiempo. Aquí tienes otra oportunidad.
puzzle-you = Tu asiento
puzzle-right = ✅ **Correcto:** { $move }
puzzle-wrong = ❌ **No es lo mejor:** { $move }
puzzle-best = **Lo mejor: { $move }**
    Así la probabilidad de ganar es del { $chance } %{ $same ->
        [0] , y del { $worst } % si la cosa va mal.
       *[other] .
    }
puzzle-turn-right = { $equal ->
        [0] ✅ **Correcto.** Tu turno:
       *[other] ✅ **Correcto:** tan bueno como el mejor. Tu turno:
    }
puzzle-turn-wrong = ❌ **No es el mejor turno.** El tuyo:
puzzle-steps-more = { $steps } … y { $count } más
puzzle-turn-best = { $better ->
        [0] **Lo mejor:**
       *[other] **Mejor:**
    }
puzzle-turn-leaves = { $chance ->
        [100] Así se gana al momento.
       *[other] Así la probabilidad de ganar es del { $chance } %{ $same ->
            [0] , y del { $worst } % si la cosa va mal.
           *[other] .
        }
    }
puzzle-turn-yours = { $known ->
        [0] -# 👉 El tuyo parecía tan flojo que no lo calculé.
       *[other] -# 👉 Con el tuyo, el { $chance } %.
    }
puzzle-turn-next = -# La siguiente mejor opción da el { $chance } %: { $move }
puzzle-chance = -# { $mark ->
        [best] ⭐
        [made] 👉
       *[other] ▫️
    } { $chance } % · { $move }
puzzle-untried = -# 👉 { $move }: parecía tan floja que no la calculé.
puzzle-worth = **Vale { $amount }.**
puzzle-streak = 🔥 { $days ->
        [one] ¡Primer día! Resuelve otro mañana y ya es una racha.
       *[other] **{ $days } días** seguidos con un problema resuelto.
    }
puzzle-answered = Este ya lo has respondido. Así te fue.

# Its controls
puzzle-next = Siguiente problema
puzzle-reset = Empezar de nuevo
puzzle-other = Otro juego
puzzle-solve = Resolverlo
puzzle-more = Más problemas

# In a channel
puzzle-daily = ### 🧩 El problema del día · { $day }
puzzle-nobody = -# Aún no ha respondido nadie. Tu respuesta solo la ves tú.
puzzle-solved = { $solved ->
        [0] Aún no lo ha resuelto nadie
       *[other] **Resuelto por** { $names }{ $more ->
            [0] { "" }
           *[other] { " " }y { $more } más
        }
    } · { $tried ->
        [one] 1 respuesta
       *[other] { $tried } respuestas
    }
puzzle-until = -# El siguiente llega { $next }, junto con la solución de este.

# When something does not work
puzzle-unknown = Este problema no es tuyo, o ya no existe. Escribe { COMMAND("puzzle") } para tener el tuyo.
puzzle-none = ¡Vaya, ya has visto todos los problemas que sé! Vuelve más tarde o juega una partida: { COMMAND("help") } te enseña cómo.
puzzle-past = Ese día ya pasó, y la solución está en su mensaje. El problema de hoy está más abajo en el canal; en { COMMAND("puzzle") } hay más.
puzzle-notice-trouble = No puedo mostrar el problema diario en { $channel }. { $why } En cuanto se arregle, llega solo.
puzzle-notice-gone = Alguien borró el canal del problema diario, así que no habrá más. Elige otro canal en { COMMAND("settings") }.
limit-puzzle = ¡Cuántos problemas de golpe! En diez minutos doy { $person } a una persona y { $server } a todo un servidor. Acaba el que tienes, o inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
