# What cannot be done, told to the person who tried: what is the matter, and what to do now.

match-over = Esta partida terminó. Presiona *{ BUTTON("table-rematch") }* debajo de la mesa para jugar otra.
match-moved-on = La partida avanzó desde que miraste. Así están las cosas ahora.

not-seated = No estás en esta partida. Presiona *{ BUTTON("lobby-join", asks: "no") }* en una sala de espera, o abre tu propia mesa.

lobby-begun = Esta partida ya empezó. Espera a la siguiente o abre la tuya en otro canal.
lobby-seated = Ya estás dentro. Cuando esté todo el mundo, quien abrió la mesa presiona *{ BUTTON("lobby-start", asks: "no") }*.
lobby-too-few =
    { $least ->
        [one] Este juego necesita { $least } persona, y hay { $count }.
       *[other] Este juego necesita { $least } personas, y de momento { $count ->
            [one] hay { $count }
           *[other] hay { $count }
        }.
    } Espera a que llegue más gente, o agrega bots en *{ BUTTON("table-more") }*.

not-away = Ya estás en la mesa. Presiona *{ BUTTON("table-hand") }* para jugar.
substitute-owner = { $person } ya tiene un asiento en esta partida. Solo tiene que presionar *{ BUTTON("table-takeback") }* en la mesa.
invitation-pending = Aún no: antes falta el sí de { $people }. Después, vuelve a presionar el botón.
invitation-void = Esta invitación ya no vale: tiene más de un día, o ese asiento cambió. Pide otra a alguien que juegue: *{ BUTTON("table-more") }*, *{ more-replace-button }*.

nudge-yourself = Te esperan a ti. Presiona *{ BUTTON("table-hand") }* para jugar.
left-nobody = Ya volvieron, así que la partida sigue. Presiona *{ BUTTON("table-hand") }* para ver qué toca.

store-full = Ahora no puedo guardar nada: mi disco está lleno. No cambió nada. Por favor, dile a quien lleva este bot y prueba más tarde.
store-busy = No pude guardar eso ahora mismo, así que no cambió nada. Prueba otra vez en un minuto.
store-away = Ahora no llego a mi base de datos, así que no cambió nada. Prueba otra vez en un minuto.

limit-invite = Invitaste a mucha gente: por hora, una persona puede hacerlo { $person } veces y todo un servidor { $server }. Inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-rematch = Pediste muchas revanchas: por hora, una persona puede hacerlo { $person } veces y todo un servidor { $server }. Inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-vacation = Hoy cambiaste tus vacaciones muchas veces. Puedes hacerlo { $person } veces al día, porque lo ve todo el mundo en tus mesas. Inténtalo otra vez dentro de { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }.
limit-pace = ¡Eso fue muy rápido! Inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-move = Moviste muchas partidas: por hora, una persona puede hacerlo { $person } veces y todo un servidor { $server }. Inténtalo de nuevo en { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
limit-move-reached = Esta partida ya cambió de lugar { $reached } veces en una hora. Pónganse antes de acuerdo, o inténtalo de nuevo en { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.

barred = No puedes abrir mesas en este servidor: así lo decidió la moderación. Puedes seguir uniéndote a las de otras personas. ¿Quieres que cambie? Habla con la moderación.
