# `/play`: finding somebody to play with.

play-not-waiting = No estás esperando mesa. { COMMAND("play") } te busca una.
play-waiting = ⏳ Esperas mesa de **{ $games }**, { $seats ->
        [0] con cualquier número de personas
       *[other] para { $seats } personas
    }, { $where ->
        [everywhere] aquí **y en cualquier otra parte**: te puede ver el nombre gente que no conoces
       *[here] con gente de este servidor
    }. Ritmo: { $pace }. Te escribo en cuanto tengas mesa o, si no viene nadie, el { $until }.
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
play-person = { $name }: { $games } · { $pace }
play-nobody = Ahora mismo no espera nadie aquí. Empieza tú, y te escribo en cuanto llegue alguien.
play-games = Juegos a los que jugarías
play-pace = Ritmo
play-seats = Número de personas
play-seats-any = Cualquier número de personas
play-seats-count = { $seats } personas
play-wait-here = Esperar aquí a alguien
play-wait-everywhere = Esperar en todas partes
play-everywhere = -# *{ $label }*: también con gente de otros servidores. **Gente que no conoces ve entonces tu nombre** en Freehold, lo bien que juegas y a qué horas sueles jugar.
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
