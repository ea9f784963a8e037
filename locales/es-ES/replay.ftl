# After the match: the picture of the end, the replay, the film, the log as a file, the proof.

# The end as a picture. Its words are short: they have to fit.
result-picture-won = { $count ->
        [one] ¡Gana { $name }!
       *[other] ¡{ $name } comparten la victoria!
    }
result-picture-shared = ¡{ $count } comparten la victoria!
result-picture-best = Mayor ganancia
result-picture-own-best = Mayor ganancia: { $gains }
result-picture-gain = +{ $gain }, jugada { $move }
result-picture-figure = { $figure }
result-picture-deal = Reparto
result-picture-moves = { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
result-text-row = { $place }. { $name }: { $score }
result-text-course = { $name } · { $unit }: { $first } al principio, { $most } como mucho, { $last } al final, mayor ganancia { $best }.
moment-event = Jugada { $move }: { $what }
moment-behind = Tras la jugada { $move }, { $who } iba { $gap } por detrás, y aun así ganó.
moment-lead = Desde la jugada { $move }, { $who } fue por delante.

# The replay
replay-title = ### { $game }: { $step ->
        [0] el reparto
       *[other] jugada { $step } de { $steps }
    }
replay-pace = Ritmo: { $pace }
replay-running = -# La partida sigue en juego, así que solo ves la mesa y tu propia mano.
replay-secret = Esa mano es secreta hasta que acabe la partida. Prueba entonces.
replay-hand = **{ $who }**
replay-first = Inicio
replay-back = Atrás
replay-on = Siguiente
replay-last = Final
replay-jump = Saltar a…
replay-jump-title = Saltar a una jugada
replay-jump-label = ¿Qué jugada? De 0 a { $steps }
replay-not-a-move = No hay ninguna jugada con ese número. Elige una de 0 a { $steps }; la 0 es el reparto.
replay-angle = ¿Qué quieres ver?
replay-angle-table = La mesa, como la vio todo el mundo
replay-angle-open = Todas las manos, boca arriba
replay-angle-seat = La mesa y la mano de { $who }
replay-film = Toda la partida en película
table-replay = Repetición

# The film
film-begun = 🎬 Estoy haciendo la película…
film-progress = 🎬 Estoy haciendo la película: imagen { $done } de { $all }…
film-done = ### 🎬 { $game }, toda la partida
    { $moves } jugadas en { $seconds } segundos.
film-keep = Guárdala y compártela: se ve en cualquier parte.
share-film = Publicar para el resto
share-end = Publicar cómo acabó
share-by = -# Publicado por { $person }, que jugaba.
share-done = Publicado para todo el mundo, [aquí]({ $link }).
share-players = Solo quien jugó esta partida puede publicarla para el resto. Pero puedes guardar la película y compartirla por tu cuenta.
share-not-over = Podrás publicarlo cuando acabe la partida.
share-no-channel = No puedo publicar donde se juega esta partida. Pero puedes guardar la película y compartirla por tu cuenta.
share-end-title = ### 🏁 { $game }: cómo acabó
film-alt = Una película de la mesa, desde el reparto hasta la última jugada.
film-too-large = Lo siento, esa película es demasiado grande para enviarla aquí. Recorre la partida con los botones.
film-not-over = Tendrás la película cuando acabe la partida. Hasta entonces, puedes recorrer lo que has visto.
film-stopped = Me estoy reiniciando. Pide la película otra vez dentro de un minuto.

# The log as a file
log-file-title = { $game }, partida { $id }
log-file-players = Asientos: { $players }
log-file-begun = Empezó { $time } UTC
log-file-ended = Acabó { $time } UTC
log-file-only = (solo { $who }) { $event }

# The proof
verify-file = Con este archivo puedes comprobarlo todo sin mí: descarga el código fuente de Freehold y ejecuta `python -m tools.verify { $file }`.

# The command, and its entry under *More*
command-match-replay = Recorrer una partida jugada a jugada; cuando acabe, también en película
name-replay = repetición
more-replay = **Repetición.** Recorre la partida jugada a jugada.
more-replay-button = Repetición
