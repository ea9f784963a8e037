# Lessons: what stands around the steps of all of them. A game's own words are with its rules.

lesson-step = { $step } de { $steps } · { $title }
lesson-right = ✅ Justo eso.
lesson-else = En una partida de verdad podrías. Aquí quiero enseñarte otra cosa, así que no ha pasado nada: léelo otra vez y vuelve a probar.
lesson-wrong = >>> { $answer }{ $helped ->
        [0] { "" }
       *[1] { " " }La buena está marcada con 👉. O pulsa *Enséñame* y lo hago yo.
    }
# before the name of a control
lesson-marked = 👉 { $label }
lesson-shown = Lo he hecho por ti: *{ $move }*
lesson-resumed = ¡Hola otra vez! Aquí lo dejaste.
lesson-elsewhere = Ese botón era de un paso anterior. Ahora estás aquí.
lesson-done = ### 🎉 ¡Conseguido!
    Con eso te basta para tu primera partida. Lo demás se aprende jugando.
lesson-left = ¡Hasta luego! { COMMAND("learn") } te trae otra vez a este mismo paso, en cualquier canal y en nuestros mensajes directos.
lesson-choice =
    ### ¿Qué te gustaría aprender?
    Una primera partida guiada de unos cinco minutos, solo para ti. Déjala cuando quieras: { COMMAND("learn") } sigue donde la dejaste.
lesson-where = Las mesas están en los canales de un servidor. Escribe { COMMAND($game, "new") } en uno: la gente pulsa *{ BUTTON("lobby-join", asks: "no") }*, o añades bots.

# Its controls
lesson-choose = Elegir una lección
lesson-next = Siguiente
lesson-show = Enséñame
lesson-leave = Dejar la lección
lesson-here = Seguir la lección
lesson-reset = Empezar de nuevo
lesson-table = Abrir una mesa
lesson-other = Otra lección
lesson-rules = Reglas

# When something does not work
lesson-unknown = Esta lección no es tuya, o ya no existe. Escribe { COMMAND("learn") } para empezar la tuya.
limit-lesson = ¡Cuántas lecciones de golpe! En diez minutos, una persona puede empezar { $person } y todo un servidor { $server }. Acaba la que tienes, o inténtalo otra vez dentro de { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }.
