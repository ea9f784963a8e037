# Leagues: many tables of one game, round by round, and a final.

## Commands
command-league = Ligas: muchas mesas de un juego, ronda a ronda, y una final
command-league-create = Abrir una liga en este canal; la gente se une con un clic
command-league-join = Unirse a la liga de este canal
command-league-leave = Dejar la liga de este canal; si ya ha empezado, un bot sigue jugando por ti
command-league-start = Empezar la liga de este canal
command-league-standings = La clasificación de la liga de este canal
command-league-schedule = Quién juega contra quién en la liga de este canal
command-league-close = Terminar la liga de este canal sin que gane nadie
option-name = Cómo se llama la liga
option-starts = Cuándo empieza sola; escribe una hora, como 19:30
option-bots = Lo bien que juegan los bots de la liga
option-places = Cuánta gente puede jugar: 4, 8, 12 … 64; si no pones nada, cualquiera de estos números
option-variant = Modo rápido, u otra edición o meta, si el juego las tiene
option-round = Cuánto puede durar una ronda antes de que los bots acaben sus partidas
option-fill = Llenar con bots las plazas libres
name-league = liga
name-create = crear
name-join = unirse
name-leave = dejar
name-start = empezar
name-standings = clasificación
name-schedule = calendario
name-close = cerrar
name-name = nombre
name-starts = inicio
name-bots = bots
name-places = plazas
name-variant = variante
name-round = ronda
name-fill = llenar
choice-14-days = 14 días

## The announcement
league-of = Liga de { $game }
league-title = ## 🏆 { $league }
league-variant = { $name }: { $value }
league-open =
    { $places ->
        [4] Una mesa de cuatro, una partida: quien la gane gana la liga.
       *[other] Cuatro rondas en mesas de cuatro; cada persona ocupa una vez cada asiento. Un primer puesto da 10 puntos; los siguientes, 7, 5 y 3. La final la juegan las cuatro primeras personas de la clasificación.
    }{ $places ->
        [0] { " " }Entre solo cuatro, se juega directamente la final.
       *[other] { "" }
    }
    Tiempo por ronda: **{ $span }** · ritmo: **{ $pace }**{ $level ->
        [easy] { " " }· bots: **fácil**
        [strong] { " " }· bots: **fuerte**
       *[normal] { "" }
    } · sellada: ninguna pausa delata quién podía elegir
league-span-86400 = 1 día
league-span-259200 = 3 días
league-span-604800 = 7 días
league-span-1209600 = 14 días
league-in-count = { $count ->
        [0] Aún no hay nadie.
        [one] **Una** persona dentro:
       *[other] **{ $count }** personas dentro:
    } { $names }
league-missing = { $missing ->
        [0] Ya está todo el mundo. { $organizer } puede pulsar *Empezar*.
        [one] Falta una persona; después, { $organizer } puede pulsar *Empezar*.
       *[other] Faltan { $missing } personas; después, { $organizer } puede pulsar *Empezar*.
    }
league-starts = Empieza { $due }; los bots ocupan las plazas que sigan libres. { $organizer } también puede empezarla antes.
league-waitlist = Lista de espera ({ $count }): { $names }. Entran entre ronda y ronda.
league-paused = ⏳ En pausa: los relojes vuelven a correr { $until }. Aun así, se puede jugar.
league-closes = Si no pasa nada, se cierra { $due }.
league-sealed = Todos los sorteos y cartas salen de un secreto sellado, y cada persona que se une le añade algo. SHA-256 del secreto: `{ $commitment }`
league-revealed = El secreto era `{ $secret }`; su SHA-256 es `{ $commitment }`. Junto con lo que añadió cada persona al unirse, da la semilla `{ $seed }`. Con ella puedes rehacer todos los sorteos: lo que añadió cada persona está en el archivo que hay tras *{ table-verify }* en cada mesa.
league-cancelled = { $kind ->
        [season] ### La temporada se cerró. No la ganó nadie.
        [evening] ### La velada se canceló.
       *[rounds] ### La liga de { $game } se cerró. No la ganó nadie.
    }
league-join = Unirse
league-wait = A la lista de espera
league-manage = Gestionar
league-leave = Dejar
league-start = Empezar
league-standings = Clasificación
league-schedule = Calendario

## While it runs
league-round = ## 🏆 { $league } · ronda { $round } de { $rounds }
league-final = ## 🏆 { $league } · la final
league-due = Lo que siga en juego { $due } lo acaban los bots.
league-table-line = { $state ->
        [over] ✅
        [playing] 🎲
       *[coming] ⏳
    } **{ $table }**{ $thread ->
        [none] { "" }
       *[other] { " " }{ $thread }
    } · { $seats }
league-seat = { $name }: **{ $points }**
league-lot = Empate total entre { $names }, así que este orden es por sorteo.
league-dropped = { $names } { $count ->
        [one] ya no está
       *[other] ya no están
    }; sigue un bot en su lugar.
league-trouble = ⚠️ Esta liga está atascada. { $why } En cuanto se arregle, sigue sola.
league-round-over = { $final ->
        [1] La final ha terminado. ¡Mira abajo quién ha ganado!
       *[0] Esta ronda ha terminado. La siguiente está abajo.
    }
league-won = ## 🏆 { $league }: ¡gana { $name }!
league-won-nobody = { $kind ->
        [season] ## La temporada ha terminado. No se acabó ninguna partida, así que no gana nadie.
        [evening] ## La velada ha terminado. Nadie se quedó hasta el final, así que no gana nadie.
       *[rounds] ## La liga de { $game } ha terminado. Se fue todo el mundo, así que no gana nadie.
    }
league-table-name = Mesa { $number }
league-final-name = Final
league-thread-name = Ronda { $round } · mesa { $number }
league-starter = { $kind ->
        [season] **{ $thread }** ({ $game }): { $names }
        [evening] **{ $thread }** de la velada de { $game }: { $names }
       *[rounds] **{ $thread }** de la liga de { $game }: { $names }
    }

## Seasons
command-league-season = Abrir aquí una temporada: juega cuando quieras, y cuentan tus mejores resultados
option-weeks = Cuántas semanas dura
option-best = Cuántos resultados de cada persona cuentan: los mejores
name-season = temporada
name-weeks = semanas
name-best = mejores
choice-all-games = Todos los juegos
season-of = Temporada de { $games }
season-created = Tu temporada está abierta. Quien quiera jugar pulsa *{ BUTTON("season-play") }*; en cuanto esperen cuatro, tienen mesa.
season-dates = { $status ->
        [open] Del { $begins } al { $ends }. Empieza { $left }.
       *[running] Del { $begins } al { $ends }. Acaba { $left }.
    }
season-rules =
    Pulsa *{ season-play }* cuando tengas ganas de una partida. En cuanto esperen cuatro personas, tienes mesa; pasadas { $hours } horas la tienes igual, con bots en los asientos libres. Un primer puesto da 10 puntos; los siguientes, 7, 5 y 3. { $best ->
        [one] De cada persona cuenta el mejor resultado
       *[other] De cada persona cuentan los { $best } mejores resultados
    }, así que juega todo lo que quieras.
    Juegos: **{ $games }** · ritmo: **{ $pace }**{ $level ->
        [easy] { " " }· bots: **fácil**
        [strong] { " " }· bots: **fuerte**
       *[normal] { "" }
    }
season-waitlist = { $count ->
        [0] Ahora mismo nadie espera mesa.
        [one] Espera mesa: { $names }
       *[other] Esperan mesa ({ $count }): { $names }
    }
season-more-tables = … y { $count ->
        [one] una mesa más
       *[other] { $count } mesas más
    }
season-due = La temporada acaba { $due }. Las mesas que sigan en juego cuentan tal como estén.
season-is-over = La temporada ha terminado. ¡Mira abajo quién ha ganado!
season-play = Quiero jugar
season-stop = Ahora no
league-tables = Mesas
season-page-tables = mesas en juego
season-thread-name = Temporada · mesa { $number }
season-table-name = Mesa { $number } · { $game }
season-waits = { $begun ->
        [open] Tendrás mesa en cuanto empiece la temporada.
       *[running] Estás esperando mesa. La tendrás en cuanto esperen cuatro personas, y en { $hours } horas como mucho. Entonces te escribo.
    } ¿Te ha surgido algo? Pulsa *{ BUTTON("season-stop") }* en el mensaje de la temporada.
season-games = ¿A qué juegos jugarías?
season-left = { $stays ->
        [yes] Ya no esperas mesa. Pulsa *{ BUTTON("season-play") }* cuando quieras.
       *[no] Has dejado la temporada. En tus mesas siguen bots por ti, y ya no tienes puesto en la clasificación.
    }
season-waiting = Ya estás esperando mesa. Te escribo en cuanto la tengas.
season-enough = Ya juegas en { $most } mesas de esta temporada. Acaba antes una de ellas.
season-full = Esta temporada tiene { $count } personas, y no caben más. Abre otra en otro canal.
season-not-waiting = No estás esperando mesa en esta temporada. Pulsa antes *{ BUTTON("season-play") }*.
season-pace = Una temporada necesita un ritmo con límite de tiempo, para que nadie frene al resto si falta. Elige otro ritmo.
season-no-tables = Ahora no hay ninguna mesa de esta temporada en juego. ¡Pulsa *{ BUTTON("season-play") }* para que la haya!
season-notice-seated = Tu mesa está lista ({ $league }): se abre como hilo en { $channel }.
season-picture-title = { $state ->
        [over] Clasificación final de la temporada
        [live] Clasificación si acabara ahora
       *[running] Clasificación
    }
season-picture-tables = Mesas en juego
league-picture-podium = El podio
season-picture-played = Partidas
season-picture-firsts = Ganadas

## Evenings
command-evening = Anunciar aquí una velada en vivo: unas rondas rápidas de un tirón
option-rounds = Cuántas rondas se juegan
name-evening = velada
name-rounds = rondas
evening-of = Velada de { $game }
evening-created = Tu velada está anunciada. La gente pulsa *{ BUTTON("league-join") }*. { $starts ->
        [yes] El pase de lista empieza solo; también puedes pulsar antes *{ BUTTON("league-start") }*.
       *[no] Pulsa *{ BUTTON("league-start") }* cuando deba empezar el pase de lista.
    }
evening-state = { $phase ->
        [checking] **Pase de lista: ¿estás ahí?** Pulsa *{ evening-here }*. La primera ronda empieza { $due }.
        [running] **Ronda { $round } de { $rounds }** · lo que siga en juego { $due } lo acaban los bots
        [waits] El pase de lista empieza cuando { $organizer } pulse *{ league-start }*.
       *[open] El pase de lista empieza { $due }. { $organizer } también puede empezarlo antes.
    }
evening-rules =
    { $rounds } rondas en mesas de cuatro, con gente que juega más o menos como tú. Antes hay { $minutes } minutos de pase de lista. Un primer puesto da 10 puntos; los siguientes, 7, 5 y 3; los bots ocupan los asientos libres. Si llegas tarde, juegas desde la ronda siguiente.
    Ritmo: **{ $pace }**{ $level ->
        [easy] { " " }· bots: **fácil**
        [strong] { " " }· bots: **fuerte**
       *[normal] { "" }
    }
evening-people = { $phase ->
        [checking] { $count ->
                [0] Aún no ha llegado nadie.
               *[other] Aquí ({ $count }): { $names }
            }
        [running] Juegan ({ $count }): { $names }
       *[open] { $count ->
                [0] Aún no se ha apuntado nadie.
               *[other] En la lista ({ $count }): { $names }
            }
    }
evening-here = Aquí estoy
evening-joined = { $phase ->
        [checking] ¡Genial! Tu mesa se abre como hilo en cuanto acabe el pase de lista.
        [running] ¡Hola! Juegas desde la ronda siguiente.
       *[open] ¡Estás dentro! Te escribo cuando empiece el pase de lista.
    }
evening-left = { $status ->
        [open] Ya no estás en la lista.
       *[running] Has dejado la velada. Un bot sigue jugando por ti.
    }
evening-started = ¡Allá vamos! Mira el mensaje de la velada.
evening-here-already = Eso ya lo has dicho. Tu mesa se abre como hilo de este canal.
evening-last-round = Se está jugando la última ronda. ¡La próxima velada es la tuya!
evening-full = Las { $count } plazas están ocupadas. Anuncia otra velada en otro canal.
evening-notice-check-in = Empieza ({ $league }): pulsa *{ BUTTON("evening-here") }* en { $channel }. La primera ronda empieza { $due }.
evening-notice-absent = Un bot siguió jugando por ti ({ $league }), así que aún no tienes asiento en la ronda siguiente. ¿Ya de vuelta? Pulsa *{ BUTTON("evening-here") }* en { $channel } y vuelves a jugar.

## Pages
league-mention = Empieza tu siguiente partida de la liga, y la juegas aquí.
league-page-standings = ### { $league } · clasificación
league-page-schedule = ### { $league } · { $title }
league-page-round = ronda { $round }
league-page-final = la final
league-page-earlier = Atrás
league-page-later = Siguiente
league-no-schedule = Las mesas se sortean cuando empieza la liga. Entonces verás aquí contra quién juegas.

## The organizer’s page
league-manage-title = ### { $league } · gestionar
    Esto solo lo ves tú.
league-manage-act = ¿Qué quieres hacer?
league-extend = Dar { $final ->
        [yes] a la final
        [season] a la temporada
       *[no] a esta ronda
    } { $days ->
        [one] un día más
       *[other] { $days } días más
    }
league-pause = Poner la liga en pausa { $days ->
        [one] un día
       *[other] { $days } días
    }
league-continue = Acabar ya la pausa
league-nudge = Avisar a { $final ->
        [1] la final
       *[0] la mesa { $table }
    }
league-remove = Sacar a alguien…
league-remove-question = ¿Sacar a { $name } de la liga?
league-remove-hint = { $begun ->
        [yes] Sigue jugando un bot en su lugar o, desde la ronda siguiente, la próxima persona de la lista de espera. No podrá volver. Se lo diré yo.
       *[no] La próxima persona de la lista de espera recibe la plaza. Se lo diré yo.
    }
league-remove-sure = Sí, sacar
league-edit = Nombre e inicio
league-edit-name = Nombre
league-edit-description = Descripción
league-edit-starts = Inicio
league-start-by-hand = cuando pulse Empezar
league-start-same = como está ahora
league-start-choice = { $days ->
        [0] hoy
        [1] mañana
       *[other] dentro de { $days } días
    }, { $time } ({ $date }, { $zone })
league-bots = Bots desde las próximas mesas: { $level ->
        [easy] fáciles
        [strong] fuertes
       *[normal] normales
    }
league-event = { $on ->
        [1] Quitarla de los eventos del servidor
       *[0] Ponerla en los eventos del servidor
    }
league-event-how = { $kind ->
        [season] Pulsa *{ season-play }* en { $channel } cuando tengas ganas de una partida.
       *[rounds] Pulsa *{ league-join }* en { $channel } para jugar.
    }
league-asked = Con invitación para entrar: { $names }
league-substitute = Pedir a alguien que entre…
league-substitute-asks = { $person }, { $by } te pide que entres: **{ $league }**. { $begun ->
        [yes] Si entonces queda una plaza libre, juegas desde la ronda siguiente.
       *[no] Si dices que sí, juegas desde el principio.
    }
league-substitute-yes = Me apunto
league-substitute-no = Esta vez no
league-substitute-answer = { $answer ->
        [yes] { $begun ->
                [yes] { $person } juega desde la ronda siguiente, en cuanto quede una plaza libre.
               *[no] { $person } está dentro.
            }
       *[no] { $person } no puede esta vez.
    }
league-end = Terminarla…
league-again = Siguiente temporada
league-again-done = La siguiente temporada está abierta. He escrito a todas las personas que jugaron hasta el final.

## Answers
league-created = Tu liga está abierta. La gente pulsa *{ BUTTON("league-join") }*; cuando esté todo el mundo, pulsa *{ BUTTON("league-start") }*.
league-listed = Estás en la lista de espera. En cuanto quede una plaza libre, es tuya, y te escribo.
league-joined = ¡Estás dentro! Cuando empiece la liga, tus mesas se abren como hilos de este canal, y te menciono cuando te toque.
league-left = { $status ->
        [open] Ya no estás en esta liga.
       *[running] Has dejado la liga. Un bot sigue jugando por ti, y tus puntos se quedan en la clasificación.
    }
league-leave-question = ¿Seguro que quieres dejar esta liga para siempre?
league-leave-hint = Un bot sigue jugando por ti, no puedes volver, y la partida en la que estás cuenta como perdida. ¿Solo andas mal de tiempo hoy? Pasado el plazo, un bot hace tu jugada, y puedes seguir cuando quieras.
league-leave-sure = Sí, dejarla
league-started = ¡Allá vamos! He sorteado las mesas, y ya se abren las primeras.
league-close-question = ¿Seguro que quieres terminar esta liga sin que gane nadie?
league-close-hint = Sus partidas abiertas también acaban. ¿Has cambiado de idea? Descarta este mensaje y ya está.
league-close-sure = Sí, cerrarla
league-closed = La liga está cerrada.
league-fill-question = { $count ->
        [0] Aún no hay nadie
        [one] Hay una persona
       *[other] Hay { $count } personas
    }, y { $missing ->
        [one] falta una
       *[other] faltan { $missing }
    }. Puedes esperar a más gente, o dejar que los bots ocupen las plazas libres. Juegan por los puntos, igual que el resto.
league-fill = Llenar con bots y empezar

## What cannot be done
league-announcers = En este servidor, solo { $role } puede anunciar ligas. Pídeselo a alguien con ese rol.
league-event-no-start = Aún no puedo ponerla en los eventos, porque nadie sabe cuándo empieza. Pon antes un inicio en *{ league-edit }*.
league-event-permission = No puedo crear eventos en este servidor: me falta el permiso **{ CLIENT("permission-create_events") }**. Pide a alguien que gestione el servidor que me lo dé y prueba otra vez.
league-substitute-late = Ya no puede entrar nadie. Invita a esa persona a la próxima.
league-substitute-in = { $person } ya está dentro.
league-substitute-asked = Ya se lo he preguntado a { $person }. Esperemos su respuesta.
league-substitute-left = { $person } se fue, así que no puede volver. Pregunta a otra persona.
league-not-asked = Esta pregunta no es para ti, ya tiene respuesta o llega tarde.
league-not-in = { $person } no está en esta liga.
league-not-over = Esta liga aún no ha terminado. La siguiente temporada puede empezar después.
league-unknown = En este canal no hay ninguna liga. Abre una con { COMMAND("league create") }.
league-taken = En este canal ya hay una liga. Acábala, ciérrala o usa otro canal.
league-places = Una liga tiene de { $least } a { $most } personas, de cuatro en cuatro: 4, 8, 12, 16, etc. Elige uno de esos números.
league-in = Ya estás dentro. En cuanto esté todo el mundo, empieza.
league-full = Las { $count } plazas están ocupadas, y la lista de espera también está llena. Abre tu propia liga en otro canal.
league-waiting = Ya estás en la lista de espera. Te escribo en cuanto tengas plaza.
league-left-for-good = Dejaste esta liga, así que no puedes volver a ella. ¡La próxima es la tuya!
league-start-time = Una liga puede empezar en los próximos 60 días. Elige una de las horas que te propongo.
league-no-round = Ahora no se está jugando ninguna ronda.
league-too-long = Una ronda no puede durar más de 14 días desde ahora. Elige menos tiempo.
league-out = No estás en esta liga.
league-begun = Esta liga ya ha empezado. Espera a la próxima o abre una en otro canal.
league-over = Esta liga ha terminado. Abre otra con { COMMAND("league create") }.
league-too-few = { $count ->
        [one] Hay una persona
       *[other] Hay { $count } personas
    }, y { $missing ->
        [one] falta una
       *[other] faltan { $missing }
    }. Espera a que haya más, o usa { COMMAND("league start") } con la opción `{ CLIENT("name-fill") }` para llenar con bots las plazas libres.
league-organizer = Eso solo puede hacerlo { $organizer }, que lleva esta liga, o alguien que gestione el servidor. Pídeselo.
league-no-threads-here = Una liga necesita un canal de texto normal: sus mesas son hilos de ese canal. Ve a uno y prueba otra vez.

## Direct messages
league-notice-trouble = La liga de { $game } de { $channel } está atascada: no puedo abrir sus mesas. { $why } En cuanto se arregle, sigue sola.
league-notice-not-started = La liga de { $game } de { $channel } no pudo empezar a la hora que pusiste: hacen falta dos personas como mínimo. Sigue abierta. Pulsa allí *{ BUTTON("league-start") }* cuando quieras.
league-notice-no-place = { $league }: ha terminado, y esta vez no quedó ninguna plaza libre para ti. ¡La próxima es la tuya!
league-notice-organizer = { $league }: ahora te toca llevarla, porque quien la llevaba ya no está. Lo tienes todo en *{ BUTTON("league-manage") }*, en { $channel }.
league-notice-removed = { $league }: quien organiza te ha sacado. Si no sabes por qué, pregunta en { $channel }.
league-notice-again = { $league }: la siguiente temporada está abierta en { $channel }. ¿Quieres jugar otra vez? Pulsa allí *{ BUTTON("league-join") }*.
league-notice-no-role = No he podido dar el rol de victoria en la liga de { $game } de { $channel }: me falta *Gestionar roles*, o ese rol está por encima del mío. Por favor, dalo a mano.
league-notice-no-event = No he podido poner tu liga de { $game } de { $channel } en los eventos del servidor: me falta *{ CLIENT("permission-create_events") }*, o ya no caben más. La liga sigue adelante. Puedes probar otra vez en *{ BUTTON("league-manage") }*.
league-notice-gone = Alguien borró el canal de tu liga de { $game }, así que la liga ha terminado y no gana nadie.
league-notice-seated = { $began ->
        [yes] Ya tienes plaza: ¡{ $league }! Juegas desde la ronda siguiente, en { $channel }.
       *[no] Ya tienes plaza: ¡{ $league }! Empieza en { $channel }, y tus mesas se abren allí como hilos.
    } Si al final no puedes, pulsa allí *{ BUTTON("league-leave") }*.
league-notice-restart = Alguien borró el hilo de tu mesa de la liga de { $game }. Abro la mesa otra vez en otro hilo, y se empieza de nuevo.

## Pictures and their words
league-picture-during = Clasificación en la ronda { $round }
league-picture-title = Clasificación tras la ronda { $round }
league-picture-live = Clasificación si la ronda { $round } acabara ahora
league-picture-begin = Clasificación
league-picture-tables = Ronda { $round } de { $rounds }
league-picture-page = { $title } · { $page }/{ $pages }
league-picture-final = La final
league-picture-round = R{ $round }
league-picture-now = Ahora
league-picture-points = Puntos
league-picture-out = { $name } (fuera)
league-picture-tie = { $tie ->
        [first] menos victorias
        [value] peor marcador
        [met] rivales más débiles
       *[equal] todo igual
    }
league-picture-ties = A igualdad de puntos cuentan primero las victorias, luego el marcador de las partidas y luego la fuerza de los rivales.
league-picture-number = N.º { $number }
league-picture-bot = Bot
league-picture-state = { $state ->
        [coming] pendiente
        [playing] en juego
        [live] si acabara ahora
       *[over] terminada
    }
league-picture-cup = ¿Quién gana la copa?
league-picture-frame-final = En el marco: rumbo a la final
league-picture-frame-podium = En el marco: el podio
league-text-row = { $place } { $name }: { $points } puntos{ $rounds ->
        [none] { "" }
       *[other] { " " }({ $rounds })
    }{ $tie ->
        [none] { "" }
        [first] , menos victorias
        [value] , peor marcador
        [met] , rivales más débiles
       *[equal] , todo igual
    }{ $out ->
        [1] , dejó la liga
       *[0] { "" }
    }
league-text-live = ahora { $points }
league-text-seat = { $name } ({ $points })
league-text-table = { $table }, { $state ->
        [coming] pendiente
        [playing] en juego
        [live] si acabara ahora
       *[over] terminada
    }: { $seats }
league-text-podium = { $place }. { $name }
league-text-winner = { $name } gana la liga.

# Below the standings and the tables of a round that is being played.
league-live = -# Las mesas en juego cuentan como si acabaran ahora, según lo que allí ve todo el mundo. Cada jugada puede cambiarlo.

# To the organizer, below the tables of the round.
league-waited-title = **A quién esperan las partidas**, primero la espera más larga.{ $page ->
        [schedule] { " " }Esto solo lo ves tú.
       *[manage] { "" }
    }
league-waited =
    { $thread }: { $people }, desde { $since }{ $due ->
        [none] { "" }
       *[other] { " " }· el tiempo acaba { $due }
    }

# Figures for the organizer: places over time, time to move, missed deadlines.
league-activity-open = Cifras
league-activity-title = Cómo va la liga
league-activity-page = **Cifras de { $league }**
league-activity-hint = -# La línea es el puesto tras cada mesa terminada, con el primero arriba. El tiempo es lo que suele tardar una persona en empezar su turno desde que se le pide. *Tarde* cuenta los plazos que se pasaron. Esto solo lo ves tú.
league-activity-places = Evolución
league-activity-time = Respuesta
league-activity-missed = Tarde
league-activity-span = { $unit ->
        [days] { $count } días
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
    }
league-activity-line = { $name }: puestos { $places }{ $time ->
        [none] { "" }
       *[other] , tarda { $time } en empezar un turno
    }{ $missed ->
        [0] { "" }
        [one] , tarde una vez
       *[other] , tarde { $missed } veces
    }
