# `/play`: finding somebody to play with.

play-expired = Mientras esperabas no vino nadie a jugar { $games }. Prueba otra vez con { COMMAND("play") }: también empieza al momento una partida contra bots.
play-ask-bots = Aún no viene nadie a jugar { $games }. Dejo de buscar { $until }. Si quieres, los bots pueden ocupar los asientos vacíos.
play-slow-first = Con gente que no conoces, un ritmo rápido es para quien ya acabó una partida: a nadie le gusta esperar a alguien que se fue. Juega antes una aquí o a un ritmo de un día por jugada, o contra bots.
me-hours = **Cuándo sueles jugar**
    -# { $state ->
        [off] No me fijo en eso, y no cuenta cuando te busco gente con { COMMAND("play") }.
        [chosen] Como me dijiste. { COMMAND("play") } busca primero a gente que también juega entonces.
       *[learned] { $known ->
            [yes] Por lo que veo en tus clics. { COMMAND("play") } busca primero a gente que también juega entonces.
           *[no] Aún no lo sé; lo veré en tus clics, para { COMMAND("play") }. O dímelo tú.
        }
    } (Tu zona horaria: { $zone })
play-ask = Invitar a alguien con quien jugaste
play-asked = Invité a { $person } a tu mesa { $where }.
avoid-done = { COMMAND("play") } no volverá a sentarte con { $person }. Nadie se entera. Si ahora juegan en la misma mesa, la partida sigue.
avoid-undone = Listo: { COMMAND("play") } puede volver a sentarte con { $person }.
