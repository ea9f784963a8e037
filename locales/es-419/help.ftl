# `/help`, and the first message on a server: all games, and how to begin.

help-joined = ### ¡Hola, { $server }! Soy Freehold
    Aquí se juegan juegos de cartas sobre propiedades: con tu gente, cuando cada cual tenga un minuto, o contra bots ahora mismo. { COMMAND("help") } muestra esta página otra vez. Si administras este servidor, elige idioma y canales con { COMMAND("settings") }.
help-elsewhere = ### Para eso hace falta un servidor
    Las mesas están en canales, para que otras personas puedan mirar y unirse a la siguiente. Ve a un canal de un servidor en el que esté yo, escribe { COMMAND("help") } y presiona ahí el mismo botón.
help-start = ### Empezar
    { COMMAND("property new") } abre una mesa aquí; { COMMAND("deal new") }, una de otro juego. La gente presiona *{ BUTTON("lobby-join", asks: "no") }*, o agregas bots en *{ BUTTON("table-more") }*; luego presiona *{ BUTTON("lobby-start", asks: "no") }*. ¿Mucha gente? { COMMAND("league create") }.
