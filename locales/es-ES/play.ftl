# `/play`: finding somebody to play with.

play-not-waiting = No estás esperando mesa. { COMMAND("play") } te busca una.
play-waiting = ⏳ Esperas mesa de **{ $games }**, { $seats ->
        [0] con cualquier número de personas
       *[other] para { $seats } personas
    }, { $where ->
        [everywhere] aquí **y en cualquier otra parte**: tu nombre puede verlo gente que no conoces
       *[here] con gente de este servidor
    }. Ritmo: { $pace }. Te escribo en cuanto tengas mesa o, si no viene nadie, { $until }.
play-expired = Mientras esperabas no vino nadie a jugar a { $games }. Prueba otra vez con { COMMAND("play") }: también empieza al momento una partida contra bots.
play-ask-bots = Aún no ha venido nadie a jugar a { $games }. Dejo de buscar { $until }. Si quieres, los bots pueden ocupar los asientos vacíos.
play-seated = 🎲 Tu mesa está lista: **{ $game }**, { $where }. { $people ->
        [0] Juegas contra bots.
       *[other] Juegas con { $names }{ $bots ->
            [0] .
            [one] , y con un bot.
           *[other] , y con { $bots } bots.
        }
    } Ritmo: { $pace }.
play-thread-name = { $game } · { $names }
play-fill = Completar con bots

command-play = Encontrar con quién jugar: mesas con asientos libres, o esperar a que llegue alguien
option-seats = Para cuántas personas; si no pones nada, da igual
option-where = Solo gente de este servidor, o de cualquier parte, que entonces ve tu nombre
name-play = jugar
name-seats = personas
name-where = dónde
choice-everywhere = en todas partes

play-title = ### 🎲 ¿Quién quiere jugar?
play-lobbies = **Mesas con un asiento libre**
play-lobby = { $game } en { $channel }, { $taken } de { $seats } asientos ocupados
play-join = Unirse
play-here = **Esperando aquí**
play-elsewhere = **Esperando también en otras partes**
play-person = { $name }: { $games } · { $pace }{ $known ->
        [yes] {" "}· suele jugar { $hours }
       *[no] { "" }
    }
play-nobody = Ahora mismo no espera nadie aquí. Empieza tú, y te escribo en cuanto llegue alguien.
play-unnamed = { $count ->
        [one] Hay una persona esperando en otro sitio.
        [many] Hay { $count } de personas esperando en otros sitios.
       *[other] Hay { $count } personas esperando en otros sitios.
    } Con *{ $label }* quizá tengas mesa enseguida.
play-games = Juegos a los que jugarías
play-pace = Ritmo
play-seats = Número de personas
play-seats-any = Cualquier número de personas
play-seats-count = { $seats } personas
play-wait-here = Esperar aquí a alguien
play-wait-everywhere = Esperar en todas partes
play-everywhere = -# *{ $label }*: también con gente de otros servidores. **Gente que no conoces ve entonces tu nombre** en Freehold, y a qué horas sueles jugar.
play-bots = Jugar ya contra bots
play-stop = Dejar de esperar
play-left = Ya no esperas.
play-where = Aquí solo estamos tú y yo, así que nadie puede esperar contigo. En `{ CLIENT("name-where") }`, elige *{ CLIENT("choice-everywhere") }* si te da igual que vea tu nombre gente que no conoces, o usa el comando en un servidor.
play-no-seats = A { $game } no se puede jugar entre { $seats }.
play-filled = De acuerdo: los bots ocupan los asientos que siguen vacíos, y empiezas al momento.
play-taken = Ese asiento se acaba de ocupar. { COMMAND("play") } muestra qué más hay libre.
play-joined = Tienes asiento { $where }. Te digo cuándo empieza.
play-hello = Te escribo aquí en cuanto tengas mesa.
play-closed = No puedo enviarte mensajes directos, así que no podría decirte cuándo tienes mesa. Permite los mensajes directos de este servidor, o de aplicaciones, y prueba otra vez.

settings-play = **Mesas de { COMMAND("play") }**: un canal en el que empiezan, cada una en un hilo
settings-play-none = Se juegan por mensaje directo

play-slow-first = Con gente que no conoces, un ritmo rápido es para quien ya ha acabado una partida: a nadie le gusta esperar a alguien que se ha ido. Juega antes una aquí o a un ritmo de un día por jugada, o contra bots.
play-rest = En tus dos últimas partidas tuvo que seguir un bot por ti. Con gente que no conoces podrás jugar otra vez rápido { $until }; a un ritmo de un día por jugada, ya puedes.

# $state: learned, chosen or off; $known: yes or no
me-hours = **Cuándo sueles jugar**
    -# { $state ->
        [off] No me fijo en eso, y no cuenta cuando te busco gente con { COMMAND("play") }.
        [chosen] Como me has dicho. { COMMAND("play") } busca primero a gente que también juega entonces.
       *[learned] { $known ->
            [yes] Por lo que veo en tus clics. { COMMAND("play") } busca primero a gente que también juega entonces.
           *[no] Aún no lo sé; lo veré en tus clics, para { COMMAND("play") }. O dímelo tú.
        }
    } (Tu zona horaria: { $zone })
me-hours-learn = Según mis clics
me-hours-off = No apuntarlo
me-avoid = **Gente con la que prefieres no jugar**
    -# { COMMAND("play") } nunca te sienta con esas personas. Ellas no lo saben, y esto no lo ve nadie más.
me-avoid-nobody = Nadie
me-avoid-more = Otra persona de este servidor
choice-avoid = Evitar
avoid-done = { COMMAND("play") } no volverá a sentarte con { $person }. No se entera nadie. Si ahora jugáis en la misma mesa, la partida sigue.
avoid-undo = Deshacer
avoid-undone = Hecho: { COMMAND("play") } puede volver a sentarte con { $person }.
avoid-nobody = Elige a otra persona: no puedes evitar a un bot ni a ti.

notify-invites = **Invitaciones** de otras personas a una mesa
notify-invites-yes = Me llegan por mensaje directo
notify-invites-no = No quiero ninguna

option-with = Invitar a esta persona a jugar; yo le escribo
name-with = con
play-ask = Invitar a alguien con quien has jugado
play-alone = ¡Esa persona eres tú! Elige a otra con quien jugar.

help-company = ### Encontrar gente
    { COMMAND("play") } te encuentra mesa, aquí o en todas partes: te escribo en cuanto la tengas.
    ¿Prefieres no coincidir con alguien? En el menú de su nombre, elige *Aplicaciones* → *{ CLIENT("choice-avoid") }*: solo lo sabes tú.

play-invited = { $host } te invita a una mesa de **{ $game }** { $where }.
play-asked = He invitado a { $person } a tu mesa { $where }.
