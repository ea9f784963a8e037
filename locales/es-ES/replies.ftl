# What the commands and buttons answer, in private unless it says otherwise.

# When something does not work
reply-unknown-control = Lo siento, este botón es demasiado antiguo: ya no sé qué hacía. { COMMAND("match show") } te da una mesa nueva, { COMMAND("matches") } lista tus partidas.
reply-restarting = Me estoy reiniciando. Prueba otra vez dentro de un minuto.
reply-error = Lo siento, algo ha fallado por mi parte. No ha cambiado nada en tu partida, así que prueba otra vez. Si vuelve a pasar, dile a quien lleva este bot el número **{ $id }**.
reply-only-servers = Eso solo funciona en el canal de un servidor. Ve a uno donde quieras jugar y prueba allí.
reply-commands-changed = Me han actualizado, y este comando ha cambiado. Recarga Discord (Ctrl+R, o cierra la aplicación y ábrela otra vez) y vuelve a probar.
reply-dms-closed = No puedo escribirte directamente: tienes cerrados los MD de este servidor. *{ BUTTON("table-hand") }* en la mesa te muestra lo mismo.
reply-dms-stranger = No puedo escribirte directamente: no compartimos ningún servidor. Instálame en tu cuenta (*{ CLIENT("discord-add") }* en mi perfil) y prueba otra vez. *{ BUTTON("table-hand") }* en la mesa te muestra lo mismo.
reply-answered-out = Donde solo soy un invitado, Discord me deja responder a cada clic cinco veces como mucho, y esa ha sido una de más. Vuelve a pulsar el botón y ya está.
reply-not-public = Lo que escribo aquí solo lo ves tú, así que nadie podría unirse a tu mesa. Necesitas el permiso *{ CLIENT("discord-external") }*, y quizá también el de escribir aquí. Pídeselo a alguien que gestione este servidor, o abre tu mesa en un chat de grupo.
reply-foreign-bots = Abre una mesa aquí con { COMMAND($command, "new") } y luego añade bots en *{ BUTTON("table-more") }*.
reply-taken-foreign = Aquí ya hay una mesa de { $game }, y solo cabe una. Únete a ella, o abre la tuya en otro chat.
reply-forbidden = Aquí no puedo hacer eso. { $why }
reply-i-may-not = Para jugar aquí aún me hace falta: { $permissions }. Pide a alguien que gestione este canal que lo permita y prueba otra vez.
reply-you-may-not = Para eso necesitas { $permissions } en este servidor. Pide a alguien que lo gestione que lo haga, o que te dé el permiso.

# Why I cannot write somewhere

obstacle-permissions = Allí necesito estos permisos: { $missing }. Pide a alguien que gestione el servidor que me los dé.
obstacle-removed = Ya no estoy en ese servidor. Pide a alguien que lo gestione que me invite otra vez.
obstacle-time-out = La moderación me ha aislado temporalmente en ese servidor. Pídele que lo quite, o espera a que acabe.
obstacle-private = Ese hilo es privado y no estoy en él. Mencióname allí para que entre.
obstacle-closed = Ese hilo está bloqueado. Pide a la moderación que lo desbloquee.
obstacle-full = En ese canal hay demasiados hilos abiertos, o demasiada gente en un hilo. Pide a la moderación que cierre algunos hilos.
obstacle-wrong-place = Discord no permite eso en este tipo de canal. Prueba en un canal de texto normal.
obstacle-blocked = El AutoMod del servidor ha bloqueado mi mensaje. Pide a alguien que gestione el servidor que haga una excepción conmigo.
obstacle-unknown = Discord no dice por qué, y no veo que falte ningún permiso. Pide a alguien que gestione el servidor que le eche un vistazo.

# What was chosen does not fit the move
field-not-offered = Esa ya no es una de tus opciones. Pulsa *{ BUTTON("table-hand") }* en la mesa y elige otra vez.
field-too-few = { $chosen ->
        [0] Aún no has elegido nada.
       *[other] Has elegido { $chosen }.
    } Hacen falta { $least } como mínimo. Elige otra vez.
field-too-many = Has elegido { $chosen }, pero el máximo es { $most }. Elige otra vez.
field-too-little = Eso vale { $chosen }, pero hacen falta { $need }. Elige otra vez.
field-superfluous = Eso son { $chosen }, pero solo hacen falta { $need }. Quita una carta que no necesites y elige otra vez.

reply-seat = { $who }

# Which match
reply-no-match = Aquí no hay ninguna partida, y no estás en ninguna otra. Abre una, por ejemplo con { COMMAND("property new") }.
reply-which-match = Estás en más de una partida. Elige una con la opción `{ CLIENT("name-match") }`: empieza a escribir y ya está.
matches-choice = { $game } con { $others } (n.º { $id })

# Opening a match
reply-not-here = En este servidor solo juego en { $channels }. Ve allí y prueba otra vez.
reply-taken = En este canal ya hay una mesa de { $game }, y solo cabe una.
reply-taken-in-thread = En este hilo ya hay una mesa de { $game }. Ve al canal al que pertenece y abre allí la tuya.
reply-taken-no-threads = Aquí ya hay una mesa de { $game }, y en un canal así no hay hilos. Ve a otro canal y abre allí la tuya.
reply-taken-button = Abrir la mía en un hilo
reply-no-thread-here = Aquí no hay hilos. No pongas la opción `{ CLIENT("name-thread") }`, o ve a un canal de texto normal.
reply-lobby-open = { $here ->
        [yes] Tu mesa está lista.
       *[no] Tu mesa está lista { $where }.
    } La gente pulsa *{ BUTTON("lobby-join", asks: "no") }*; cuando esté todo el mundo, pulsa *{ BUTTON("lobby-start", asks: "no") }*. ¿No hay nadie? Añade bots en *{ BUTTON("table-more") }*.
reply-lobby-sent = { $here ->
        [yes] Tu mesa está aquí abajo.
       *[no] [Tu mesa]({ $link }) está en tus MD.
    } Elige ahí a quién invitar y yo les escribo. Nadie más ve la partida.
reply-lobby-closed-dms = No puedo escribirte por MD, porque los tienes cerrados. No pasa nada: invita a la gente aquí y juega desde aquí.
thread-name = { $game } con { $host }

# The first direct message
welcome = Estás en una mesa de **{ $game }** { $where }. Cuando empiece, te llega aquí tu mano y puedes jugar desde este chat.
welcome-dms-closed =
    ¡Estás dentro! No puedo escribirte por MD, porque los tienes cerrados para este servidor, pero no te pierdes nada: pulsa *{ BUTTON("table-hand") }* en la mesa para ver tus cartas y jugar. Solo las ves tú.
    ¿Las quieres por MD? Abre el menú del servidor, luego *{ CLIENT("discord-privacy") }*, permite *{ CLIENT("discord-messages") }*, sal de la mesa y vuelve a unirte.
welcome-stranger =
    ¡Estás dentro! No puedo escribirte por MD, porque no compartimos ningún servidor, pero aquí no te pierdes nada: pulsa *{ BUTTON("table-hand") }* en la mesa para ver tus cartas y jugar. Solo las ves tú.
    ¿Quieres que te avise cuando te toque? Instálame en tu cuenta: *{ CLIENT("discord-add") }* en mi perfil. Después sal de la mesa y vuelve a unirte.

# The log
log-title = ### { $game }: lo que ha pasado { $pages ->
        [one] { "" }
       *[other] (página { $page } de { $pages })
    }
log-line = { $at } { $event }
log-empty = Nada todavía. La primera jugada está por llegar.
log-earlier = Antes
log-later = Después

# More
more = ### Qué más puedes hacer
more-nothing = Estás mirando esta partida, así que aquí no hay nada para ti. *{ BUTTON("table-log") }* te cuenta lo que ha pasado, y *{ BUTTON("table-rules") }*, cómo se juega.
more-bot = -# { $who } · { $style ->
        [builder] { style-builder }
        [trader] { style-trader }
        [miser] { style-miser }
       *[thief] { style-thief }
    }
more-watch = **Mirar.** La mesa solo para ti, en tu idioma, en imagen o en palabras.
more-watch-button = Mirar
more-log = **Registro.** Todo lo que ha pasado, lo más reciente al final.
more-log-button = Registro
more-rules = **Reglas.** Cómo se juega a este juego.
more-rules-button = Reglas
watch-again = Ver cómo está ahora
watch-words = En palabras
watch-picture = En imagen
watch-not-seated = No juegas aquí, así que esta es la mesa como la ve todo el mundo.
more-takeback = **Recupera tu asiento.** Ahora juega un bot por ti. Desde tu próximo turno vuelves a ser tú.
more-takeback-button = Recuperar mi asiento
more-nudge = **Avisar.** Vuelvo a mencionar a quien espera la partida.
more-nudge-button = Avisar
more-givetime = **Dar tiempo.** Todas las personas a las que espera la partida reciben más tiempo: el de una jugada más.
more-givetime-button = Dar tiempo
more-pace = **Cambiar el ritmo.** Más rápido, más lento o sin reloj: en cuanto esté de acuerdo toda la mesa.
more-pace-button = Cambiar el ritmo
pace-now = El ritmo de tu mesa es **{ $pace }**. ¿Cuál prefieres? En cuanto todo el mundo elija el mismo, cambia, y todos los relojes empiezan de nuevo.
pace-choose = Elegir un ritmo
reply-time-given = Hecho: { $time } más para todas las personas a las que espera la partida.
reply-pace = { $changed ->
        [yes] Todo el mundo está de acuerdo. El ritmo de tu mesa es ahora **{ $pace }**.
       *[no] ¡Gracias! Para que sea **{ $pace }**, aún falta el sí de { $players }: *{ BUTTON("table-more") }*, *{ more-pace-button }*.
    }
more-replace = **Ceder un asiento.** El tuyo, o el de un bot si abriste la mesa. Si alguien no está, antes pregunto al resto de la mesa. A quien vaya a jugar le pregunto siempre.
more-replace-button = Ceder asiento
more-resign = **Abandonar.** Te vas para siempre. { $left ->
        [one] Con eso acaba la partida, y gana tu rival.
       *[other] El resto sigue jugando.
    }
more-resign-button = Abandonar
more-rematch = **¿Otra más?** Pregunto a todas las personas que jugaron. Mismas opciones, y cada cual avanza un asiento.
more-rematch-button = Revancha
more-verify = **¿Fue limpia?** Comprueba todo el barajado de esta partida.
more-verify-button = Verificar
left-wait = Ya fuera de este servidor: { $players }. Mis avisos ya no les llegan. Si no pasa nada, vuelve a pulsar esto { $due }: entonces podrás dejar que juegue un bot, o terminar la partida.
left-over = Ya fuera de este servidor, y un día sin jugar: { $players }. ¿Qué quieres hacer?
left-bot = Que juegue un bot
left-end = Terminar la partida
left-bot-done = En ese asiento juega ahora un bot. ¡A divertirse!
left-end-done = La partida ha terminado, sin que gane nadie.
reply-nudged = De acuerdo, vuelvo a avisar a { $players }.
reply-rematch = { $state ->
        [asked] ¡Estás dentro! He preguntado al resto { $where }. Empieza en cuanto todo el mundo pulse *{ BUTTON("lobby-join", asks: "yes") }*.
        [begun] Aquí la tienes: la nueva partida ha empezado { $where }.
       *[ready] Hay una mesa nueva { $where }, con las mismas opciones. Pulsa *{ BUTTON("lobby-start", asks: "no") }* cuando haya gente suficiente.
    }

more-note = **Nota.** Apúntate algo. Solo la ves tú, en tu mano.
more-note-button = Nota
note-title = Tu nota
note-field = Solo la ves tú. Déjala vacía para borrarla.
note-kept = Apuntado. Está en tu mano, y solo lo ves tú.
note-dropped = Tu nota está borrada.
panel-own-note = -# Tu nota: { $note }
# Resigning
resign-question = ¿Seguro que quieres dejar esta partida para siempre?
resign-ends = Con eso acaba la partida, y gana tu rival.{ $lost ->
        [yes] { " " }La partida te cuenta como perdida.
       *[no] { "" }
    } ¿Solo andas mal de tiempo? { COMMAND("vacation") } detiene tu reloj.
resign-hint = { $lost ->
        [yes] La partida te cuenta como perdida: para el nivel, quedas por detrás de todas las personas que siguen. Tu asiento queda vacío, y después nadie puede ocuparlo. ¿Solo andas mal de tiempo? { COMMAND("vacation") } detiene tu reloj.
       *[no] Tu asiento queda vacío, y después nadie puede ocuparlo. ¿Solo andas mal de tiempo? { COMMAND("vacation") } detiene tu reloj.
    }

# Handing a seat over
replace-title = **¿Qué asiento quieres ceder?**
replace-seat = Elegir un asiento
replace-whom = **¿Quién debe jugar por { $who }?** Se lo pregunto en el canal de la partida; si acepta, el asiento es suyo.
replace-question = ¿Seguro que quieres ceder tu asiento?
replace-hint = { $lost ->
        [yes] La partida te cuenta como perdida: para el nivel, quedas por detrás de todas las personas que siguen. ¿Solo andas mal de tiempo? { COMMAND("vacation") } detiene tu reloj.
       *[no] Después no puedes recuperarlo.
    }
replace-person = Elegir a una persona
replace-bot = O que juegue un bot
reply-bot-seated = Ahora juega ahí { $who }, { $level ->
        [easy] un bot fácil
        [strong] un bot fuerte
       *[normal] un bot
    }.
reply-bot-asked = Antes opina el resto: les he preguntado { $where }. En cuanto estén de acuerdo, sigue el bot.
invitation-bot = { $level ->
        [easy] un bot fácil
        [strong] un bot fuerte
       *[normal] un bot
    }
reply-invite-bot = Eso es un bot, no una persona. Elige a alguien que pueda hacer clic.
reply-invited = He preguntado a { $person } { $where }.
move-done = Hecho: la partida sigue { $where }.
reply-asked-first = Antes opina el resto: les he preguntado { $where }. En cuanto estén de acuerdo, pregunto a { $person }.
reply-agreed = ¡Gracias! En cuanto todo el mundo esté de acuerdo, envío la invitación.
# public
invitation = { $person }, { $by } te pide que juegues por { $who } en esta partida.
invitation-question = { $by } querría que { $person } juegue por { $who }, que no está. { $count ->
        [0] Eso solo puede decidirlo { $owner }.
       *[other] Falta el sí de { $people }, o solo el de { $owner }.
    } No hay prisa: mientras tanto juega un bot.
invitation-agree = De acuerdo
invitation-agreed = Decidido: se invita a { $person } a jugar por { $who }.
invitation-accept = Ocupar el asiento
invitation-accepted = { $person } juega ahora por { $who }.

# Verify
verify-holds = ### ✅ El barajado fue limpio
    He vuelto a jugar las { $moves } jugadas con el secreto sellado, y todo ha salido igual.
verify-fails = ### ⚠️ Esta partida no sale igual
    He vuelto a jugar las { $moves } jugadas con el secreto sellado, y ha acabado de otra manera. Por favor, enséñaselo a quien lleva este bot.
verify-secret =
    Secreto: `{ $secret }`
    Su SHA-256: `{ $commitment }`. Se podía ver { $joins ->
        [0] en el registro antes de la primera jugada. Así que las cartas estaban fijadas, y nadie podía conocerlas.
       *[other] en la sala de espera, tras *{ BUTTON("table-more") }*, antes de que se sentara nadie. Así que nadie podía cambiar el secreto.
    }
verify-joins =
    Cada persona que se unió a la partida o la empezó añadió el id de su clic o de su comando: { $joins }
    Todo junto es la semilla de todo el barajado: `{ $seed }`. Así que nadie podía elegir las cartas, ni siquiera quien lleva este bot.

# Rules
rules-title = ### { $game }
rules-here = En esta mesa: { $settings }
rules-sections = Leer sobre…

# My matches
matches-title = ### { $count ->
        [0] Tus partidas: nada que hacer
        [one] Tus partidas: te toca en una
       *[other] Tus partidas: te toca en { $count }
    }
matches-none = Ahora no estás en ninguna partida. Abre una, por ejemplo con { COMMAND("property new") }, o únete a la mesa de alguien.
matches-rest = … y { $count } más.
matches-line = [{ $game }]({ $address }) { $where } · { $state }
matches-lobby = sin empezar, { $count ->
        [one] una persona
       *[other] { $count } personas
    }
matches-mine = **te toca**{ $timed ->
        [yes] , el tiempo acaba { $due }
       *[no] { "" }
    }
matches-others = esperando a { $players } { $due }

# Settings of a server
settings-title = ### Freehold en este servidor
    Los cambios valen al momento; el idioma y el ritmo, desde la próxima mesa.
settings-locale = **Idioma** de las mesas y las salas de espera. Lo que solo ve una persona está en su propio idioma.
settings-channels = **Canales** donde se juega, con sus hilos. Si no eliges ninguno, se juega en todas partes.
settings-channels-all = En todas partes
settings-choose = Elegir
settings-pace = **Ritmo**, salvo que la mesa elija el suyo
settings-tables = **Mesas** en imagen, o en palabras para lectores de pantalla
settings-tables-picture = Imágenes con descripción
settings-tables-text = Palabras en vez de imágenes
settings-puzzles = **Problema diario**: un canal que recibe uno nuevo cada día
settings-puzzles-none = Sin problema diario

# Menus and permissions as Discord calls them
discord-privacy = Ajustes de privacidad
discord-add = Añadir aplicación
discord-external = Usar aplicaciones externas
discord-messages = Mensajes directos
permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-attach_files = Adjuntar archivos
permission-read_message_history = Leer el historial de mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-create_public_threads = Crear hilos públicos
permission-create_events = Crear eventos
permission-manage_guild = Gestionar servidor
permission-manage_channels = Gestionar canales
permission-manage_roles = Gestionar roles

# Moderators
moderate-end-question = ¿Terminar para siempre esta { $status ->
        [lobby] sala de espera
       *[running] partida
    } de { $game }?
moderate-end-hint = Nadie gana y nadie pierde, y no se puede deshacer. { $league ->
        [yes] Es una partida de liga, así que la vuelvo a montar en otro hilo.
       *[no] { "" }
    }
moderate-done = Hecho. Se lo he dicho a toda la mesa, y consta en el registro.
moderate-bar-already = { $person } ya tiene prohibido abrir mesas en este servidor. { COMMAND("moderate allow") } lo cambia.
moderate-allow-already = { $person } ya puede abrir mesas en este servidor.
# public
moderated-end = { $by }, de la moderación, ha terminado esta { $status ->
        [lobby] sala de espera
       *[running] partida
    } de { $game }. Nadie ganó y nadie perdió.
moderated-remove = { $by }, de la moderación, ha sacado a { $person } de esta sala de espera.
moderated-bar = { $by }, de la moderación, ha impedido que { $person } abra mesas en este servidor. Las partidas empezadas continúan.
moderated-allow = { $by }, de la moderación, deja que { $person } vuelva a abrir mesas.

settings-moderators = **Moderación**, además de todas las personas con el permiso *{ CLIENT("permission-manage_channels") }*: puede terminar una mesa ({ COMMAND("moderate end") }), sacar a alguien de una sala de espera ({ COMMAND("moderate remove") }) o impedir que alguien abra mesas ({ COMMAND("moderate bar") }).
settings-moderators-none = Ningún otro rol
settings-announcers = **Quién puede anunciar una liga** ({ COMMAND("league create") }), además de todas las personas que gestionan el servidor.
settings-announcers-none = Todo el mundo
settings-champions = **Rol de victoria**: lo recibe quien gana una liga. Para eso necesito el permiso *{ CLIENT("permission-manage_roles") }* y un rol por encima de ese.
settings-champions-none = Ningún rol

more-letbot = **Que juegue un bot.** Alguien está de vacaciones. Si el resto está de acuerdo, un bot juega en su lugar hasta que vuelva.
more-letbot-button = De acuerdo
reply-letbot = Todo el mundo está de acuerdo, así que juega un bot hasta su vuelta.
reply-letbot-asked = ¡Gracias! Aún falta el sí de { $players }.

vacation-title = ### Vacaciones
vacation-left =
    Te quedan **{ $days ->
        [one] { $days } día
       *[other] { $days } días
    }** de vacaciones, de { $most } en 90 días. Mientras no estás, tu reloj está parado { $count ->
        [0] en todas las partidas
        [one] en tu partida en curso
       *[other] en tus { $count } partidas en curso
    }. Si el resto de una mesa está de acuerdo, allí juega un bot por ti hasta que vuelvas.
vacation-choose = ¿Cuánto tiempo?
vacation-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
 } desde ahora
vacation-now =
    Estás de vacaciones hasta el { $until }. { $count ->
        [0] No te espera ninguna partida
        [one] Tu reloj está parado en tu partida en curso
       *[other] Tu reloj está parado en tus { $count } partidas en curso
    }. Conservas los días que no uses.
vacation-back = Ya estoy aquí
