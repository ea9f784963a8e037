# Leagues: many tables of one game, round by round, and a final.

## Commands
command-league-leave = Dejar la liga de este canal; si ya empezó, un bot sigue jugando por ti
option-fill = Llenar con bots los lugares libres
name-places = lugares

## The announcement
league-missing = { $missing ->
        [0] Ya está todo el mundo. { $organizer } puede presionar *Empezar*.
        [one] Falta una persona; después, { $organizer } puede presionar *Empezar*.
       *[other] Faltan { $missing } personas; después, { $organizer } puede presionar *Empezar*.
    }
league-starts = Empieza { $due }; los bots ocupan los lugares que sigan libres. { $organizer } también puede empezarla antes.
league-manage = Administrar

## While it runs
league-round-over = { $final ->
        [1] La final terminó. ¡Mira abajo quién ganó!
       *[0] Esta ronda terminó. La siguiente está abajo.
    }
league-won-nobody = { $kind ->
        [season] ## La temporada terminó. No se acabó ninguna partida, así que no gana nadie.
        [evening] ## La velada terminó. Nadie se quedó hasta el final, así que no gana nadie.
       *[rounds] ## La liga de { $game } terminó. Se fue todo el mundo, así que no gana nadie.
    }

## Seasons
season-created = Tu temporada está abierta. Quien quiera jugar presiona *{ BUTTON("season-play") }*; en cuanto esperen cuatro, tienen mesa.
season-rules =
    Presiona *{ season-play }* cuando tengas ganas de una partida. En cuanto esperen cuatro personas, tienes mesa; después de { $hours } horas la tienes igual, con bots en los asientos libres. Un primer puesto da 10 puntos; los siguientes, 7, 5 y 3. { $best ->
        [one] De cada persona cuenta el mejor resultado
       *[other] De cada persona cuentan los { $best } mejores resultados
    }, así que juega todo lo que quieras.
    Juegos: **{ $games }** · ritmo: **{ $pace }**{ $level ->
        [easy] { " " }· bots: **fácil**
        [strong] { " " }· bots: **fuerte**
       *[normal] { "" }
    }
season-is-over = La temporada terminó. ¡Mira abajo quién ganó!
season-waits = { $begun ->
        [open] Tendrás mesa en cuanto empiece la temporada.
       *[running] Estás esperando mesa. La tendrás en cuanto esperen cuatro personas, y en { $hours } horas como mucho. Entonces te escribo.
    } ¿Te surgió algo? Presiona *{ BUTTON("season-stop") }* en el mensaje de la temporada.
season-left = { $stays ->
        [yes] Ya no esperas mesa. Presiona *{ BUTTON("season-play") }* cuando quieras.
       *[no] Dejaste la temporada. En tus mesas siguen bots por ti, y ya no tienes puesto en la clasificación.
    }
season-not-waiting = No estás esperando mesa en esta temporada. Presiona antes *{ BUTTON("season-play") }*.
season-no-tables = Ahora no hay ninguna mesa de esta temporada en juego. ¡Presiona *{ BUTTON("season-play") }* para que la haya!

## Evenings
evening-created = Tu velada está anunciada. La gente presiona *{ BUTTON("league-join") }*. { $starts ->
        [yes] El pase de lista empieza solo; también puedes presionar antes *{ BUTTON("league-start") }*.
       *[no] Presiona *{ BUTTON("league-start") }* cuando deba empezar el pase de lista.
    }
evening-state = { $phase ->
        [checking] **Pase de lista: ¿estás ahí?** Presiona *{ evening-here }*. La primera ronda empieza { $due }.
        [running] **Ronda { $round } de { $rounds }** · lo que siga en juego { $due } lo acaban los bots
        [waits] El pase de lista empieza cuando { $organizer } presione *{ league-start }*.
       *[open] El pase de lista empieza { $due }. { $organizer } también puede empezarlo antes.
    }
evening-left = { $status ->
        [open] Ya no estás en la lista.
       *[running] Dejaste la velada. Un bot sigue jugando por ti.
    }
evening-here-already = Eso ya lo dijiste. Tu mesa se abre como hilo de este canal.
evening-full = Los { $count } lugares están ocupados. Anuncia otra velada en otro canal.
evening-notice-check-in = Empieza ({ $league }): presiona *{ BUTTON("evening-here") }* en { $channel }. La primera ronda empieza { $due }.
evening-notice-absent = Un bot siguió jugando por ti ({ $league }), así que aún no tienes asiento en la ronda siguiente. ¿Ya de vuelta? Presiona *{ BUTTON("evening-here") }* en { $channel } y vuelves a jugar.

## The organizer’s page
league-manage-title = ### { $league } · administrar
    Esto solo lo ves tú.
league-remove-hint = { $begun ->
        [yes] Sigue jugando un bot en su lugar o, desde la ronda siguiente, la próxima persona de la lista de espera. No podrá volver. Yo le aviso.
       *[no] La próxima persona de la lista de espera recibe el lugar. Yo le aviso.
    }
league-start-by-hand = cuando presione Empezar
league-event-how = { $kind ->
        [season] Presiona *{ season-play }* en { $channel } cuando tengas ganas de una partida.
       *[rounds] Presiona *{ league-join }* en { $channel } para jugar.
    }
league-substitute-asks = { $person }, { $by } te pide que entres: **{ $league }**. { $begun ->
        [yes] Si entonces queda un lugar libre, juegas desde la ronda siguiente.
       *[no] Si dices que sí, juegas desde el principio.
    }
league-substitute-answer = { $answer ->
        [yes] { $begun ->
                [yes] { $person } juega desde la ronda siguiente, en cuanto quede un lugar libre.
               *[no] { $person } está dentro.
            }
       *[no] { $person } no puede esta vez.
    }
league-again-done = La siguiente temporada está abierta. Les escribí a todas las personas que jugaron hasta el final.

## Answers
league-created = Tu liga está abierta. La gente presiona *{ BUTTON("league-join") }*; cuando esté todo el mundo, presiona *{ BUTTON("league-start") }*.
league-listed = Estás en la lista de espera. En cuanto quede un lugar libre, es tuyo, y te escribo.
league-left = { $status ->
        [open] Ya no estás en esta liga.
       *[running] Dejaste la liga. Un bot sigue jugando por ti, y tus puntos se quedan en la clasificación.
    }
league-started = ¡Allá vamos! Sorteé las mesas, y ya se abren las primeras.
league-close-hint = Sus partidas abiertas también acaban. ¿Cambiaste de idea? Descarta este mensaje y listo.
league-fill-question = { $count ->
        [0] Aún no hay nadie
        [one] Hay una persona
       *[other] Hay { $count } personas
    }, y { $missing ->
        [one] falta una
       *[other] faltan { $missing }
    }. Puedes esperar a más gente, o dejar que los bots ocupen los lugares libres. Juegan por los puntos, igual que el resto.

## What cannot be done
league-event-permission = No puedo crear eventos en este servidor: me falta el permiso **{ CLIENT("permission-create_events") }**. Pide a alguien que administre el servidor que me lo dé y prueba otra vez.
league-substitute-asked = Ya le pregunté a { $person }. Esperemos su respuesta.
league-full = Los { $count } lugares están ocupados, y la lista de espera también está llena. Abre tu propia liga en otro canal.
league-waiting = Ya estás en la lista de espera. Te escribo en cuanto tengas lugar.
league-begun = Esta liga ya empezó. Espera a la próxima o abre una en otro canal.
league-over = Esta liga terminó. Abre otra con { COMMAND("league create") }.
league-too-few = { $count ->
        [one] Hay una persona
       *[other] Hay { $count } personas
    }, y { $missing ->
        [one] falta una
       *[other] faltan { $missing }
    }. Espera a que haya más, o usa { COMMAND("league start") } con la opción `{ CLIENT("name-fill") }` para llenar con bots los lugares libres.
league-organizer = Eso solo puede hacerlo { $organizer }, que lleva esta liga, o alguien que administre el servidor. Pídeselo.

## Direct messages
league-notice-not-started = La liga de { $game } de { $channel } no pudo empezar a la hora que pusiste: hacen falta dos personas como mínimo. Sigue abierta. Presiona ahí *{ BUTTON("league-start") }* cuando quieras.
league-notice-no-place = { $league }: terminó, y esta vez no quedó ningún lugar libre para ti. ¡La próxima es la tuya!
league-notice-removed = { $league }: quien organiza te sacó. Si no sabes por qué, pregunta en { $channel }.
league-notice-again = { $league }: la siguiente temporada está abierta en { $channel }. ¿Quieres jugar otra vez? Presiona ahí *{ BUTTON("league-join") }*.
league-notice-no-role = No pude dar el rol de victoria en la liga de { $game } de { $channel }: me falta *Administrar roles*, o ese rol está por encima del mío. Por favor, dalo a mano.
league-notice-no-event = No pude poner tu liga de { $game } de { $channel } en los eventos del servidor: me falta *{ CLIENT("permission-create_events") }*, o ya no caben más. La liga sigue adelante. Puedes probar otra vez en *{ BUTTON("league-manage") }*.
league-notice-gone = Alguien borró el canal de tu liga de { $game }, así que la liga terminó y no gana nadie.
league-notice-seated = { $began ->
        [yes] Ya tienes lugar: ¡{ $league }! Juegas desde la ronda siguiente, en { $channel }.
       *[no] Ya tienes lugar: ¡{ $league }! Empieza en { $channel }, y tus mesas se abren ahí como hilos.
    } Si al final no puedes, presiona ahí *{ BUTTON("league-leave") }*.
