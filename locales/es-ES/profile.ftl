# Profiles and leaderboards: how people are doing on a server.

command-profile = Cómo te va en este servidor: partidas, victorias, puestos, rachas, nivel
command-server = Qué se juega en este servidor: asientos libres, partidas, ligas y quién juega
command-leaderboard = Quién juega mejor a un juego en este servidor
option-member = De quién es el perfil; si no pones nada, el tuyo
name-profile = perfil
name-server = servidor
name-leaderboard = clasificación
name-member = miembro

profile-title = ### { $person }
profile-none = Aquí aún no hay nada. Acaba una partida y aparecerá.
profile-puzzles = 🧩 Problemas resueltos: **{ $solved }** de { $tried }{ $days ->
        [0] { "" }
        [1] { "" }
       *[other] { " · 🔥 " }{ $days } días seguidos
    }
profile-matches = { $matches ->
        [one] **1 partida**
       *[other] **{ $matches } partidas**
    }, { $wins ->
        [0] ninguna ganada todavía
        [one] **1** ganada
       *[other] **{ $wins }** ganadas
    }
profile-place = { $mark } { $count } ×
profile-streak = { $streak ->
        [0] Racha más larga de victorias: **{ $longest }**
        [one] Última partida ganada; racha más larga de victorias: **{ $longest }**
       *[other] Últimas **{ $streak }** ganadas seguidas; racha más larga de victorias: **{ $longest }**
    }
profile-favorite = Lo que más juega: { $game }
profile-game = **{ $game }** · nivel **{ $points }** · { $matches ->
        [one] 1 partida
       *[other] { $matches } partidas
    }, { $wins } ganadas
profile-game-hidden = **{ $game }** · nivel tras { $missing ->
        [one] 1 partida más
       *[other] { $missing } partidas más
    } · { $matches } jugadas, { $wins } ganadas
profile-game-alone = -# { $game } contra bots 🤖 · nivel **{ $points }** · { $matches ->
        [one] 1 partida
       *[other] { $matches } partidas
    }, { $wins } ganadas
profile-others = -# { $count ->
        [one] Una partida más no cuenta
       *[other] { $count } partidas más no cuentan
    }: entró a la mitad o no hubo resultado.

# The profile as a picture
profile-picture-title = Alguien
profile-picture-label = { $what ->
    [matches] { $count ->
        [one] partida
       *[other] partidas
    }
    [wins] { $count ->
        [one] victoria
       *[other] victorias
    }
    [longest] mejor racha
    [puzzles] problemas
   *[days] racha diaria
}
profile-picture-now = ahora { $streak }
profile-picture-counts = { $matches } jugadas, { $wins } ganadas
profile-picture-missing = { $missing ->
    [one] Nivel tras 1 partida más
   *[other] Nivel tras { $missing } partidas más
}
profile-picture-alone = { $matches ->
    [one] 1 partida contra bots
   *[other] { $matches } partidas contra bots
}
profile-picture-bots = contra bots: { $points }
profile-picture-ahead = delante : detrás
profile-picture-rivals = Cara a cara
profile-picture-alt-head = { $name }: { $matches } jugadas, { $wins } ganadas.
profile-picture-alt-streak = Victorias seguidas: { $streak } ahora, { $longest } como mucho.
profile-picture-alt-places = Puestos: { $places }.
profile-picture-alt-place = { $place }. × { $count }
profile-picture-alt-game = { $game }: nivel { $points }, al principio { $first }, como mucho { $most }; { $matches } jugadas, { $wins } ganadas.
profile-picture-alt-hidden = { $game }: { $matches } jugadas, { $wins } ganadas; nivel tras { $missing } más.
profile-picture-alt-alone = { $game } contra bots: nivel { $points } tras { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}.
profile-picture-alt-puzzles = Problemas: { $solved } de { $tried } resueltos, { $days } días seguidos.
profile-picture-alt-rival = Contra { $name }: delante { $beaten } veces, detrás { $ahead } veces.

leaderboard-title = ### { $game }: lo mejor de este servidor
leaderboard-line = { $mark } { $me ->
        [1] **{ $person }**
       *[other] { $person }
    } · **{ $points }** · { $matches } jugadas, { $wins } ganadas
leaderboard-level = { $level ->
        [easy] Bots fáciles
        [strong] Bots fuertes
       *[normal] Bots
    } · **{ $points }** · { $matches } jugadas, { $wins } ganadas
leaderboard-empty = Aún no tiene nivel nadie. Se consigue con cinco partidas terminadas contra otras personas.
leaderboard-note = -# Todo el mundo empieza en 1000 y aparece aquí tras cinco partidas. Solo las partidas con otras personas cambian tu nivel; el nivel contra bots está en tu { COMMAND("profile") }. Si dejas una partida o no sigues jugando, quedas por detrás de todas las personas que siguen. Para los bots cuentan todas las partidas, salvo que se sustituya a alguien.
leaderboard-better = Más arriba
leaderboard-worse = Más abajo

# The page of a server
server-title = ### Lo que se juega en { $server }
server-empty = Aquí aún no se ha jugado nada. Empieza con { COMMAND("help") }.
server-lobbies = **Asientos libres**
server-lobby = { $channel } · { $game } · { $taken } de { $seats } asientos ocupados
server-tables = **En juego** ({ $count })
server-table = { $channel } · { $game }
server-leagues = **Ligas**
server-people = **Quién juega aquí**: { $count ->
        [one] una persona
       *[other] { $count } personas
    } en los últimos 30 días
server-person = { $person } · { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
server-best = **El nivel más alto**
server-leader = { $game }: { $person } · { $rating }
server-move = **La mejor jugada de la semana**
server-moved = { $game }: { $person }, con { $gain } puntos más de probabilidad de ganar que con la siguiente mejor jugada · [en la mesa]({ $link })
server-records = **Récords**
server-most-wins = Más victorias: { $person } · { $count }
server-streak = Racha más larga de victorias: { $person } · { $count } seguidas
server-more = … y { $count } más
