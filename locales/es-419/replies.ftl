# What the commands and buttons answer, in private unless it says otherwise.

reply-error = Lo siento, algo falló de mi lado. No cambió nada en tu partida, así que prueba otra vez. Si vuelve a pasar, dile a quien lleva este bot el número **{ $id }**.
reply-commands-changed = Me actualizaron, y este comando cambió. Recarga Discord (Ctrl+R, o cierra la aplicación y ábrela otra vez) y vuelve a probar.
reply-answered-out = Donde solo soy un invitado, Discord me deja responder a cada clic cinco veces como mucho, y esa fue una de más. Vuelve a presionar el botón y listo.
reply-not-public = Lo que escribo aquí solo lo ves tú, así que nadie podría unirse a tu mesa. Necesitas el permiso *{ CLIENT("discord-external") }*, y quizá también el de escribir aquí. Pídeselo a alguien que administre este servidor, o abre tu mesa en un chat de grupo.
reply-foreign-bots = Abre una mesa aquí con { COMMAND($command, "new") } y luego agrega bots en *{ BUTTON("table-more") }*.
reply-i-may-not = Para jugar aquí aún me hace falta: { $permissions }. Pide a alguien que administre este canal que lo permita y prueba otra vez.
reply-you-may-not = Para eso necesitas { $permissions } en este servidor. Pide a alguien que lo administre que lo haga, o que te dé el permiso.

obstacle-permissions = Ahí necesito estos permisos: { $missing }. Pide a alguien que administre el servidor que me los dé.
obstacle-removed = Ya no estoy en ese servidor. Pide a alguien que lo administre que me invite otra vez.
obstacle-time-out = La moderación me aisló temporalmente en ese servidor. Pídele que lo quite, o espera a que acabe.
obstacle-blocked = El AutoMod del servidor bloqueó mi mensaje. Pide a alguien que administre el servidor que haga una excepción conmigo.
obstacle-unknown = Discord no dice por qué, y no veo que falte ningún permiso. Pide a alguien que administre el servidor que le eche un vistazo.

field-not-offered = Esa ya no es una de tus opciones. Presiona *{ BUTTON("table-hand") }* en la mesa y elige otra vez.
field-too-few = { $chosen ->
        [0] Aún no eliges nada.
       *[other] Elegiste { $chosen }.
    } Hacen falta { $least } como mínimo. Elige otra vez.
field-too-many = Elegiste { $chosen }, pero el máximo es { $most }. Elige otra vez.

reply-lobby-open = { $here ->
        [yes] Tu mesa está lista.
       *[no] Tu mesa está lista { $where }.
    } La gente presiona *{ BUTTON("lobby-join", asks: "no") }*; cuando esté todo el mundo, presiona *{ BUTTON("lobby-start", asks: "no") }*. ¿No hay nadie? Agrega bots en *{ BUTTON("table-more") }*.

welcome-dms-closed =
    ¡Estás dentro! No puedo escribirte por MD, porque los tienes cerrados para este servidor, pero no te pierdes nada: presiona *{ BUTTON("table-hand") }* en la mesa para ver tus cartas y jugar. Solo las ves tú.
    ¿Las quieres por MD? Abre el menú del servidor, luego *{ CLIENT("discord-privacy") }*, permite *{ CLIENT("discord-messages") }*, sal de la mesa y vuelve a unirte.
welcome-stranger =
    ¡Estás dentro! No puedo escribirte por MD, porque no compartimos ningún servidor, pero aquí no te pierdes nada: presiona *{ BUTTON("table-hand") }* en la mesa para ver tus cartas y jugar. Solo las ves tú.
    ¿Quieres que te avise cuando te toque? Instálame en tu cuenta: *{ CLIENT("discord-add") }* en mi perfil. Después sal de la mesa y vuelve a unirte.

log-title = ### { $game }: lo que pasó { $pages ->
        [one] { "" }
       *[other] (página { $page } de { $pages })
    }
more-nothing = Estás mirando esta partida, así que aquí no hay nada para ti. *{ BUTTON("table-log") }* te cuenta lo que pasó, y *{ BUTTON("table-rules") }*, cómo se juega.
left-wait = Ya fuera de este servidor: { $players }. Mis avisos ya no les llegan. Si no pasa nada, vuelve a presionar esto { $due }: entonces podrás dejar que juegue un bot, o terminar la partida.
left-end-done = La partida terminó, sin que gane nadie.
reply-rematch = { $state ->
        [asked] ¡Estás dentro! Le pregunté al resto { $where }. Empieza en cuanto todo el mundo presione *{ BUTTON("lobby-join", asks: "yes") }*.
        [begun] Aquí la tienes: la nueva partida empezó { $where }.
       *[ready] Hay una mesa nueva { $where }, con las mismas opciones. Presiona *{ BUTTON("lobby-start", asks: "no") }* cuando haya gente suficiente.
    }
reply-bot-asked = Antes opina el resto: les pregunté { $where }. En cuanto estén de acuerdo, sigue el bot.
reply-invited = Le pregunté a { $person } { $where }.
reply-asked-first = Antes opina el resto: les pregunté { $where }. En cuanto estén de acuerdo, le pregunto a { $person }.

verify-holds = ### ✅ El barajado fue limpio
    Volví a jugar las { $moves } jugadas con el secreto sellado, y todo salió igual.
verify-fails = ### ⚠️ Esta partida no sale igual
    Volví a jugar las { $moves } jugadas con el secreto sellado, y acabó de otra manera. Por favor, enséñaselo a quien lleva este bot.

# Menus and permissions as Discord calls them
discord-privacy = Configuración de privacidad
discord-add = Agregar aplicación
permission-manage_guild = Administrar servidor
permission-manage_channels = Administrar canales
permission-manage_roles = Administrar roles

# Moderators
moderate-done = Listo. Le avisé a toda la mesa, y consta en el registro.
moderated-end = { $by }, de la moderación, terminó esta { $status ->
        [lobby] sala de espera
       *[running] partida
    } de { $game }. Nadie ganó y nadie perdió.
moderated-remove = { $by }, de la moderación, sacó a { $person } de esta sala de espera.
moderated-bar = { $by }, de la moderación, impide que { $person } abra mesas en este servidor. Las partidas empezadas continúan.
settings-announcers = **Quién puede anunciar una liga** ({ COMMAND("league create") }), además de todas las personas que administran el servidor.
