# Lessons: what stands around the steps of all of them. A game's own words are with its rules.

lesson-else = En una partida de verdad podrías. Aquí quiero enseñarte otra cosa, así que no pasó nada: léelo otra vez y vuelve a probar.
lesson-wrong = >>> { $answer }{ $helped ->
        [0] { "" }
       *[1] { " " }La buena está marcada con 👉. O presiona *Enséñame* y lo hago yo.
    }
lesson-shown = Lo hice por ti: *{ $move }*
lesson-where = Las mesas están en los canales de un servidor. Escribe { COMMAND($game, "new") } en uno: la gente presiona *{ BUTTON("lobby-join", asks: "no") }*, o agregas bots.
