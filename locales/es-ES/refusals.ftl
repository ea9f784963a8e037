# What cannot be done, told to the person who tried: what is the matter, and what to do now.

match-unknown = Esa partida ya no existe. { COMMAND("matches") } muestra las tuyas, o abre otra.
match-not-begun = Esta partida aún no ha empezado. Quien abrió la mesa puede empezarla desde la sala de espera.
match-over = Esta partida ha terminado. Pulsa *{ BUTTON("table-rematch") }* debajo de la mesa para jugar otra.
match-cancelled = Esta partida se canceló. Abre otra cuando quieras.
match-outdated = Ya no puedo mostrar esta partida: se jugó con reglas más antiguas. Su registro aún cuenta lo que pasó.
match-moved-on = La partida ha avanzado desde que miraste. Así están las cosas ahora.

not-seated = No estás en esta partida. Pulsa *{ BUTTON("lobby-join", asks: "no") }* en una sala de espera, o abre tu propia mesa.
not-your-turn = Aún no te toca. Te menciono cuando te toque.
already-out = Estás fuera de esta partida. Puedes seguir mirando y unirte a la próxima.

channel-taken = En este canal ya hay una partida o una sala de espera. Acábala, cancélala o usa un hilo.
lobby-kept = Estos asientos se guardan para quienes acaban de jugar: { $people }. Si dicen que no, queda uno para ti. O abre tu propia mesa.
lobby-begun = Esta partida ya ha empezado. Espera a la siguiente o abre la tuya en otro canal.
lobby-closed = Esta sala de espera está cerrada. Abre otra cuando quieras.
lobby-seated = Ya estás dentro. Cuando esté todo el mundo, quien abrió la mesa pulsa *{ BUTTON("lobby-start", asks: "no") }*.
lobby-no-seat = Los { $most } asientos están ocupados. Pide a quien abrió la mesa que quite un bot, o abre otra partida.
lobby-too-few =
    { $least ->
        [one] Este juego necesita { $least } persona, y hay { $count }.
       *[other] Este juego necesita { $least } personas, y de momento { $count ->
            [one] hay { $count }
           *[other] hay { $count }
        }.
    } Espera a que llegue más gente, o añade bots en *{ BUTTON("table-more") }*.
lobby-too-many =
    { $most ->
        [one] Con estos ajustes, en este juego cabe { $most } persona, y hay { $count }.
       *[other] Con estos ajustes, en este juego caben { $most } personas, y hay { $count }.
    } Pide a alguien que salga, quita un bot o elige otra cosa.
lobby-no-bot = No hay ningún bot que quitar.
only-host = Eso solo puede hacerlo { $host }, que abrió esta mesa. Pídeselo.
option-unknown = Eso no se puede elegir aquí. Elige algo de la lista.

not-away = Ya estás en la mesa. Pulsa *{ BUTTON("table-hand") }* para jugar.
already-away = En ese asiento ya juega un bot.
substitute-seated = { $name } ya está en esta partida. Elige a otra persona.
substitute-out = Ese asiento ya está fuera de la partida. Elige otro.
substitute-owner = { $person } ya tiene un asiento en esta partida. Solo tiene que pulsar *{ BUTTON("table-takeback") }* en la mesa.
invitation-not-yours = Ese asiento no puedes cederlo. Puedes ceder el tuyo, el de alguien que no está o, si abriste la mesa, el de un bot.
invitation-no-seat = No hay ningún asiento que ceder: el resto está jugando y tú ya estás fuera.
invitation-not-for-you = Este asiento se guarda para { $person }. ¿Quieres uno? Pide a alguien que juegue que te invite: *{ BUTTON("table-more") }*, *{ more-replace-button }*.
invitation-not-asked = Sobre este asiento decide el resto. No tienes que hacer nada.
invitation-pending = Aún no: antes falta el sí de { $people }. Después, vuelve a pulsar el botón.
invitation-void = Esta invitación ya no vale: tiene más de un día, o ese asiento ha cambiado. Pide otra a alguien que juegue: *{ BUTTON("table-more") }*, *{ more-replace-button }*.
pace-fixed = El ritmo de sus mesas lo pone la liga.
pace-same = Tu mesa ya tiene ese ritmo.
pace-unclear = Ese ritmo no lo entiendo. Escribe números enteros: al menos 5 segundos por jugada, y de un minuto a 30 días en total.
pace-most = *Como mucho en total* solo vale con una reserva, y no puede ser menos que ella ni que el tiempo por jugada.
givetime-nobody = No corre el reloj de nadie más.
givetime-plenty = Ya tienen tiempo de sobra.
level-unknown = Ese tipo de bot no se puede elegir aquí. Elige otro; en una liga son todos iguales.
move-not-running = Solo puedes mover una partida que está en juego.
move-league = Las partidas de una liga se quedan en sus hilos.
move-elsewhere = Solo puedes mover una partida a un canal del servidor al que pertenece. Ve allí y prueba otra vez.
move-not-writing = No puedes mover una partida a un canal donde no puedes escribir.
move-taken = { $why }
move-there = La partida ya está ahí.
replace-one = Di quién debe ocupar el asiento: una `{ CLIENT("name-person") }`, o un bot con un `{ CLIENT("name-level") }`.
match-unseen = No puedes mencionar a nadie en { $channel }: no ves ese canal. Pídeselo a alguien que sí lo vea.

undo-stands = Es tarde para deshacerlo: ya le toca a otra persona. Sigue desde aquí.
undo-late = Es tarde para deshacerlo: se acabó el tiempo. Sigue desde aquí.

nudge-yourself = Te esperan a ti. Pulsa *{ BUTTON("table-hand") }* para jugar.
left-nobody = Ya han vuelto, así que la partida sigue. Pulsa *{ BUTTON("table-hand") }* para ver qué toca.
nudge-nobody = No hace falta avisar a nadie: va a jugar un bot.
nudge-still = Ya van tres avisos, y con eso basta. Cuando alguien juegue, podrás volver a avisar.
nudge-soon =
    { $minutes ->
        [one] El último aviso es de hace un momento. Inténtalo otra vez dentro de un minuto.
       *[other] El último aviso es de hace poco. Inténtalo otra vez dentro de { $minutes } minutos.
    }

rematch-not-over = Esta partida aún no ha terminado. Acábala primero.
verify-not-over = Podrás verificar el barajado cuando acabe la partida. Hasta entonces, su secreto sigue sellado.

store-full = Ahora no puedo guardar nada: mi disco está lleno. No ha cambiado nada. Por favor, díselo a quien lleva este bot y prueba más tarde.
store-busy = No he podido guardar eso ahora mismo, así que no ha cambiado nada. Prueba otra vez dentro de un minuto.
store-away = Ahora no llego a mi base de datos, así que no ha cambiado nada. Prueba otra vez dentro de un minuto.

# How often: the limits of `bot.service.limits`, for a person and for a server
limit-invite = Has invitado a mucha gente: por hora, una persona puede hacerlo { $person } veces y todo un servidor { $server }. Inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-invite-reached = Esa persona ha recibido { $reached } invitaciones en una hora. De momento, basta: escríbele tú, o inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-nudge = ¡Cuántos avisos! Por hora, una persona puede enviar { $person } y todo un servidor { $server }. Inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-nudge-reached = Alguien a quien avisarías ha recibido { $reached } avisos en una hora. De momento, basta. Inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-move = Has movido muchas partidas: por hora, una persona puede hacerlo { $person } veces y todo un servidor { $server }. Inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-move-reached = Esta partida ya ha cambiado de sitio { $reached } veces en una hora. Poneos antes de acuerdo, o inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-rematch = Has pedido muchas revanchas: por hora, una persona puede hacerlo { $person } veces y todo un servidor { $server }. Inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-rematch-reached = Alguien a quien se la pedirías ha recibido { $reached } peticiones de revancha en una hora. Habla antes con esa persona, o inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-league = Ya hay bastantes ligas nuevas: por hora, una persona puede anunciar { $person } y todo un servidor { $server }. Únete a una de ellas, o inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-daily-channel = El problema diario ya se ha movido bastante por hoy: { $person } veces al día, y en cada una se publica otra vez. Inténtalo otra vez dentro de { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }.
limit-vacation = Hoy has cambiado tus vacaciones muchas veces. Puedes hacerlo { $person } veces al día, porque lo ve todo el mundo en tus mesas. Inténtalo otra vez dentro de { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }.
limit-log = Lo acabas de recibir. En diez minutos doy { $person } registros en archivo a una persona y { $server } a todo un servidor. Inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-pace = ¡Eso ha sido muy rápido! Inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-show-film = Ya basta de películas por hoy: al día, una persona puede publicar { $person } y todo un servidor { $server }. Inténtalo otra vez dentro de { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }.
limit-show-end = Ya basta de publicar por hoy: al día, una persona puede mostrar cómo acabaron { $person } partidas y todo un servidor { $server }. Inténtalo otra vez dentro de { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }.
limit-lobby = ¡Cuántas mesas nuevas! Por hora, una persona puede abrir { $person } como mucho y todo un servidor { $server }. Siéntate en una de ellas, o inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-thread = ¡Cuántos hilos nuevos! Por hora, una persona puede abrir { $person } como mucho y todo un servidor { $server }. Usa uno de esos, o inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-film = Las películas tardan en hacerse, así que por hora doy { $person } como mucho a una persona y { $server } a todo un servidor. De momento, recorre la partida, e inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-show-film-reached = Esta película ya se ha publicado: { $reached ->
        [one] una vez al día
       *[other] { $reached } veces al día
    } basta para que la encuentre todo el mundo. Todo un servidor puede publicar { $server } películas al día. Inténtalo otra vez dentro de { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }.
limit-show-end-reached = Cómo acabó esta partida ya se ha publicado: { $reached ->
        [one] una vez al día
       *[other] { $reached } veces al día
    } basta para que lo encuentre todo el mundo. Todo un servidor puede publicar { $server } finales al día. Inténtalo otra vez dentro de { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }.
limit-help = Lo acabas de leer. Sube un poco, o inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }: en diez minutos lo muestro { $person } veces a una persona y { $server } veces en todo un servidor.
limit-export = Lo acabas de recibir. Por hora doy { $person } archivos así como mucho a una persona y { $server } a todo un servidor. Inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.

# Moderators
moderators-only = Para eso necesitas aquí **{ CLIENT("permission-manage_channels") }**, o el rol de moderación de { COMMAND("settings") }. Pídeselo a alguien que pueda.
moderators-only-server = Esto vale para todo el servidor, así que necesitas **{ CLIENT("permission-manage_channels") }** en él (no solo en este canal), o el rol de moderación de { COMMAND("settings") }. Pídeselo a alguien que pueda.
moderate-nothing = En este canal no hay ninguna mesa. Ve al canal que la tiene y prueba otra vez.
moderate-not-here = { $person } no está en esta sala de espera.
barred = No puedes abrir mesas en este servidor: así lo ha decidido la moderación. Puedes seguir uniéndote a las de otras personas. ¿Quieres que cambie? Habla con la moderación.

vacation-already = Ya estás de vacaciones. { COMMAND("vacation") } muestra hasta cuándo, y ahí puedes volver antes.
vacation-too-long = No te quedan tantas vacaciones: { $days ->
    [0] ahora mismo, ni un día entero
    [one] { $days } día
   *[other] { $days } días
 }. Mira lo que te queda con { COMMAND("vacation") }.
vacation-none = Ya no estás de vacaciones. ¡Que te diviertas en tus mesas!
vacation-nobody = Nadie que esté de vacaciones frena esta partida. Sigue jugando sin más.
vacation-not-yours = Eso solo pueden decidirlo quienes están jugando aquí. { COMMAND("vacation") } muestra cuándo vuelves.
