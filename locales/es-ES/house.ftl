# What the house writes into a match's log, besides the game's own events; and the names of its opponents.

house-sealed = Todo se baraja a partir de un secreto sellado y de algo que añade cada persona que se une. SHA-256 del secreto: `{ $commitment }`
house-moved = A { $who } se le acabó el tiempo, así que un bot hizo la jugada.
house-passed = A { $who } se le acabó el tiempo, así que se pasó el turno.
house-undone = { $who } deshace su última jugada.
house-planned = { $who } tenía planeada esta jugada, así que la hago al momento.
house-only = { $who } solo tenía una jugada posible, así que la hago yo.
house-only-told = { $told } (Era la única jugada posible, así que la hice yo.)
house-only-you = Solo tenías una jugada posible, así que la hice por ti.
house-planned-you = Hice esta jugada al momento, como la tenías planeada.
house-moved-you = Se te acabó el tiempo, así que un bot hizo esta jugada por ti.
house-passed-you = Se te acabó el tiempo, así que se pasó tu turno.
house-lapsed = No te quedaba nada que hacer, así que terminé tu turno.
house-away = { $who } no está. Un bot sigue en su lugar hasta que vuelva.
house-to-message = La partida sigue por mensaje directo.
house-to-channel = La partida sigue en otro canal.
house-paused = Estuve un rato sin conexión. Todo el mundo recupera ese tiempo.
house-mended = He corregido un error en mis reglas de { $game }. La partida sigue con las buenas.
house-outdated = Lo siento, esta partida tiene que acabar aquí: las reglas de { $game } han cambiado demasiado para seguir. No ha perdido nadie. Abre otra cuando quieras.
house-back = { $who } vuelve a la mesa.
house-returned = { $who } vuelve y toma el relevo de { $before }, que ocupaba su asiento.
house-vacated = { $before } ya no está, así que sigue { $who }, un bot.
house-bot-easy = { $who }, un bot fácil, ocupa el asiento de { $before }.
house-bot-normal = { $who }, un bot, ocupa el asiento de { $before }.
house-bot-strong = { $who }, un bot fuerte, ocupa el asiento de { $before }.
house-substitute = { $who } ocupa el asiento de { $before }.
house-vacation = { $who } está de vacaciones. Su reloj está parado.
house-vacation-over = { $who } vuelve de vacaciones.
house-vacation-agreed = A { $who } le parece bien que de momento juegue un bot por { $other }. En cuanto esté de acuerdo todo el mundo, juega.
house-unrated = La temporada ha terminado, y esta mesa contó tal como estaba. Se puede seguir jugando, pero ya no cambia el nivel de nadie.
house-league-paused = La liga está en pausa y todos los relojes están parados. Aun así, se puede jugar.
house-league-continues = La liga sigue, y los relojes vuelven a correr.
house-pace-wanted = { $who } querría otro ritmo: { $pace }. Cambia en cuanto lo quiera todo el mundo.
house-pace-changed = { $planned ->
        [yes] Tal como se acordó, el ritmo es ahora: { $pace }.
       *[no] Todo el mundo está de acuerdo en otro ritmo: { $pace }.
    } Todos los relojes empiezan de nuevo.
house-time-given = { $who } da más tiempo a { $other }.
house-deserted = Ya no queda nadie en esta mesa, así que la partida acaba aquí, sin resultado.
house-idle = Nadie ha jugado en 30 días, así que la partida acaba aquí, sin resultado. Abre otra cuando quieras.

# One word each, as many as a table has seats.
opponent-names = Ada Bruno Clara Darío Elsa Félix
