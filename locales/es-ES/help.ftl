# `/help`, and the first message on a server: all games, and how to begin.

help-head = ### Te damos la bienvenida a Freehold
    Juegos de cartas sobre propiedades: con tu gente, cuando cada cual tenga un minuto, o contra bots ahora mismo.
help-joined = ### ¡Hola, { $server }! Soy Freehold
    Aquí se juega a juegos de cartas sobre propiedades: con tu gente, cuando cada cual tenga un minuto, o contra bots ahora mismo. { COMMAND("help") } muestra esta página otra vez. Si gestionas este servidor, elige idioma y canales con { COMMAND("settings") }.
help-seats = de { $least } a { $most } personas

# Its buttons
help-to-play = Jugar ya contra bots
help-to-read = Reglas
help-to-more = Cómo funciona
help-to-games = Todos los juegos
help-learn = Aprender
help-bots = Jugar
help-read = Leer
help-there = Ir allí

# What they lead to
help-play-here = ### ¿Qué juego?
    Tu mesa se abre aquí, en { $channel }, y empieza al momento: tú contra bots, sin reloj.
help-play-thread = ### ¿Qué juego?
    En { $channel } ya hay una mesa, así que la tuya se abre en un hilo. Empieza al momento: tú contra bots, sin reloj.
help-play-message = ### ¿Qué juego?
    Tu mesa está aquí mismo, en nuestro chat, y empieza al momento: tú contra bots, sin reloj.
help-read-head = ### ¿Las reglas de qué juego?
help-elsewhere = ### Para eso hace falta un servidor
    Las mesas están en canales, para que otras personas puedan mirar y unirse a la siguiente. Ve a un canal de un servidor en el que esté yo, escribe { COMMAND("help") } y pulsa allí el mismo botón.

# How it works
help-start = ### Empezar
    { COMMAND("property new") } abre una mesa aquí; { COMMAND("deal new") }, una de otro juego. La gente pulsa *{ BUTTON("lobby-join", asks: "no") }*, o añades bots en *{ BUTTON("table-more") }*; luego pulsa *{ BUTTON("lobby-start", asks: "no") }*. ¿Mucha gente? { COMMAND("league create") }.
help-play = ### Jugar
    En la mesa, *{ BUTTON("table-hand") }* te muestra tus cartas, solo a ti; también te llegan por MD. Toca una jugada y está hecha. Te menciono una vez cuando te toca. { COMMAND("rules") } explica el juego, { COMMAND("matches") } lista tus mesas, { COMMAND("puzzle") } es para los ratos libres. { COMMAND("notify") } pone horas de silencio; { COMMAND("me") } cambia el idioma y el aspecto de las cartas.
help-stuck = ### ¿Algo se atasca?
    ¿La mesa no está o queda muy arriba? { COMMAND("match show") }. ¿Alguien no juega? *{ BUTTON("table-more") }*, *{ more-nudge-button }*; pasado el plazo, un bot juega por esa persona. ¿Sin tiempo para seguir? *{ BUTTON("table-more") }*, *{ more-replace-button }*.
help-server = ### Tu servidor
    { COMMAND("settings") } tiene idioma, canales, ritmo, moderación y un problema diario. { COMMAND("moderate end") } cierra una mesa, { COMMAND("moderate bar") } veta a quien moleste.
help-version = -# Freehold { $version }
