# What the commands and buttons answer, in private unless it says otherwise.

# When something does not work
reply-unknown-control = Dieser Knopf ist leider zu alt: Ich weiß nicht mehr, was er tat. { COMMAND("match show") } bringt einen frischen Tisch, { COMMAND("matches") } listet deine Partien.
reply-restarting = Ich starte gerade neu. Versuch’s in einer Minute noch mal.
reply-error = Sorry, bei mir ist was schiefgegangen. An deiner Partie hat sich nichts geändert, also versuch’s bitte noch mal. Passiert es wieder, sag dem Menschen, der diesen Bot betreibt, die Nummer **{ $id }**.
reply-only-servers = Das geht nur in einem Kanal auf einem Server. Geh in einen, in dem du spielen willst, und versuch’s dort.
reply-commands-changed = Ich wurde aktualisiert, und dieser Befehl ist jetzt anders. Lad Discord neu (Strg+R, oder schließ die App und öffne sie wieder) und versuch’s noch mal.
reply-dms-closed = Ich kann dir nicht schreiben: Deine Direktnachrichten sind für diesen Server zu. *{ BUTTON("table-hand") }* am Tisch zeigt dir dasselbe.
reply-dms-stranger = Ich kann dir nicht direkt schreiben: Wir haben keinen Server gemeinsam. Installier mich in deinem Konto (*{ CLIENT("discord-add") }* in meinem Profil) und versuch es noch einmal. *{ BUTTON("table-hand") }* am Tisch zeigt dir dasselbe.
reply-answered-out = Wo ich nur zu Gast bin, darf ich auf jeden Klick höchstens fünfmal antworten, und das war einmal zu viel. Drück einfach noch einmal auf den Knopf.
reply-not-public = Was ich hier schreibe, siehst nur du, also könnte sich niemand an deinen Tisch setzen. Du brauchst das Recht *{ CLIENT("discord-external") }* und musst hier schreiben dürfen. Frag jemanden, der diesen Server verwaltet, oder mach deinen Tisch in einem Gruppenchat auf.
reply-foreign-bots = Mach hier mit { COMMAND($command, "new") } einen Tisch auf und setz unter *{ BUTTON("table-more") }* Bots dazu.
reply-taken-foreign = Hier gibt es schon einen Tisch für { $game }, und es ist nur Platz für einen. Setz dich dazu, oder mach deinen in einem anderen Chat auf.
reply-forbidden = Das geht hier gerade nicht. { $why }
reply-i-may-not = Um hier zu spielen, brauche ich noch: { $permissions }. Bitte jemanden, der diesen Kanal verwaltet, mir das zu erlauben, und versuch’s dann wieder.
reply-you-may-not = Dafür brauchst du auf diesem Server: { $permissions }. Bitte jemanden, der ihn verwaltet, es zu tun oder dir diese Berechtigung zu geben.

# Why I cannot write somewhere

obstacle-permissions = Ich brauche dort diese Berechtigungen: { $missing }. Bitte jemanden, der den Server verwaltet, sie mir zu geben.
obstacle-removed = Ich bin nicht mehr auf dem Server. Bitte jemanden, der ihn verwaltet, mich wieder einzuladen.
obstacle-time-out = Auf dem Server hat mir jemand aus der Moderation einen Timeout gegeben. Bitte darum, ihn aufzuheben, oder warte, bis er vorbei ist.
obstacle-private = Der Thread ist privat, und ich bin nicht drin. Erwähne mich dort, dann komme ich rein.
obstacle-closed = Der Thread ist gesperrt. Bitte jemanden aus der Moderation, ihn zu entsperren.
obstacle-full = In dem Kanal sind zu viele Threads offen, oder in einem Thread sind zu viele Leute. Bitte jemanden aus der Moderation, ein paar Threads zu schließen.
obstacle-wrong-place = In so einem Kanal erlaubt Discord das nicht. Versuch’s in einem gewöhnlichen Textkanal.
obstacle-blocked = Der AutoMod des Servers hat meine Nachricht blockiert. Bitte jemanden, der den Server verwaltet, für mich eine Ausnahme zu machen.
obstacle-unknown = Discord sagt nicht, warum; soweit ich sehe, fehlt mir keine Berechtigung. Bitte jemanden, der den Server verwaltet, mal nachzusehen.

# What was chosen does not fit the move
field-not-offered = Das kannst du so nicht mehr wählen. Drück am Tisch *{ BUTTON("table-hand") }* und wähl neu.
field-too-few = { $chosen ->
        [0] Du hast noch nichts gewählt.
       *[other] Du hast { $chosen } gewählt.
    } Du brauchst mindestens { $least }. Wähl noch mal.
field-too-many = Du hast { $chosen } gewählt, aber mehr als { $most } geht nicht. Wähl noch mal.
field-too-little = Das ist { $chosen } wert, aber du brauchst { $need }. Wähl noch mal.
field-superfluous = Das sind { $chosen }, aber du brauchst nur { $need }. Lass eine überflüssige Karte weg und wähl noch mal.

reply-seat = { $who }

# Which match
reply-no-match = Hier gibt’s keine Partie, und anderswo spielst du auch nicht mit. Eröffne eine, zum Beispiel mit { COMMAND("property new") }.
reply-which-match = Du spielst in mehreren Partien. Such mit der Option `{ CLIENT("name-match") }` eine aus: Tipp einfach los.
matches-choice = { $game } mit { $others } (Nr. { $id })

# Opening a match
reply-not-here = Auf diesem Server spiele ich nur in { $channels }. Geh dorthin und versuch’s noch mal.
reply-taken = In diesem Kanal gibt es schon einen Tisch für { $game }, und mehr als einer passt nicht hinein.
reply-taken-in-thread = In diesem Thread gibt es schon einen Tisch für { $game }. Geh in den Kanal, zu dem er gehört, und eröffne deinen dort.
reply-taken-no-threads = Hier gibt es schon einen Tisch für { $game }, und in so einem Kanal gibt es keine Threads. Geh in einen anderen Kanal und eröffne deinen dort.
reply-taken-button = Meinen im Thread eröffnen
reply-no-thread-here = Hier gibt es keine Threads. Lass die Option `{ CLIENT("name-thread") }` weg, oder geh in einen gewöhnlichen Textkanal.
reply-lobby-open = { $here ->
        [yes] Dein Tisch steht.
       *[no] Dein Tisch steht { $where }.
    } Andere drücken *{ BUTTON("lobby-join", asks: "no") }*; wenn alle da sind, drück *{ BUTTON("lobby-start", asks: "no") }*. Niemand da? Bots holst du unter *{ BUTTON("table-more") }* dazu.
reply-lobby-sent = { $here ->
        [yes] Dein Tisch ist gleich hier drunter.
       *[no] [Dein Tisch]({ $link }) ist in deinen Direktnachrichten.
    } Such dort aus, wer mitspielen soll, dann schreibe ich ihnen. Sonst sieht niemand die Partie.
reply-lobby-closed-dms = Ich kann dir nicht schreiben, weil deine Direktnachrichten zu sind. Macht nichts: Frag hier, wer mitspielt, und spiel von hier aus.
thread-name = { $game } mit { $host }

# The first direct message
welcome = Du sitzt an einem Tisch für **{ $game }** { $where }. Wenn’s losgeht, bekommst du deine Hand hier und kannst gleich in diesem Chat spielen.
welcome-dms-closed =
    Du bist dabei! Nur schreiben kann ich dir nicht: Deine Direktnachrichten sind für diesen Server zu. Du verpasst aber nichts: Drück am Tisch *{ BUTTON("table-hand") }*, dann siehst du deine Karten und kannst spielen. Nur du siehst sie.
    Du willst sie als Direktnachricht? Öffne im Menü des Servers *{ CLIENT("discord-privacy") }*, erlaub *{ CLIENT("discord-messages") }*, verlass dann den Tisch und setz dich wieder dazu.
welcome-stranger =
    Du bist dabei! Nur schreiben kann ich dir nicht: Wir haben keinen Server gemeinsam. Du verpasst hier aber nichts: Drück am Tisch *{ BUTTON("table-hand") }*, dann siehst du deine Karten und kannst spielen. Nur du siehst sie.
    Du willst erfahren, wann du dran bist? Installier mich in deinem Konto: *{ CLIENT("discord-add") }* in meinem Profil. Verlass dann den Tisch und setz dich wieder dazu.

# The log
log-title = ### { $game }: Was bisher passiert ist { $pages ->
        [one] { "" }
       *[other] (Seite { $page } von { $pages })
    }
log-line = { $at } { $event }
log-empty = Noch nichts: Der erste Zug steht noch aus.
log-earlier = Früher
log-later = Später

# More
more = ### Was du noch tun kannst
more-nothing = Du schaust bei dieser Partie zu, also gibt’s hier nichts für dich. *{ BUTTON("table-log") }* zeigt, was passiert ist, *{ BUTTON("table-rules") }*, wie man spielt.
more-bot = -# { $who } · { $style ->
        [builder] { style-builder }
        [trader] { style-trader }
        [miser] { style-miser }
       *[thief] { style-thief }
    }
more-watch = **Zuschauen.** Der Tisch nur für dich, in deiner Sprache, als Bild oder in Worten.
more-watch-button = Zuschauen
more-log = **Verlauf.** Alles, was passiert ist, das Neueste zuletzt.
more-log-button = Verlauf
more-rules = **Regeln.** Wie dieses Spiel geht.
more-rules-button = Regeln
watch-again = Zeigen, wie es jetzt steht
watch-words = In Worten
watch-picture = Als Bild
watch-not-seated = Du spielst hier nicht mit, also siehst du den Tisch wie alle.
more-takeback = **Zurück auf deinen Platz.** Gerade spielt ein Bot für dich; ab deinem nächsten Zug spielst du wieder selbst.
more-takeback-button = Zurück auf meinen Platz
more-nudge = **Erinnern.** Ich erwähne alle noch mal, auf die die Partie wartet.
more-nudge-button = Erinnern
more-givetime = **Zeit schenken.** Alle, auf die die Partie wartet, bekommen mehr Zeit: so viel wie für einen weiteren Zug.
more-givetime-button = Zeit schenken
more-pace = **Tempo ändern.** Schneller, langsamer oder ohne Uhr: sobald alle am Tisch einverstanden sind.
more-pace-button = Tempo ändern
pace-now = Das Tempo an eurem Tisch ist **{ $pace }**. Was hättest du lieber? Sobald alle dasselbe gewählt haben, gilt es, und alle Uhren beginnen neu.
pace-choose = Wähl ein Tempo
reply-time-given = Erledigt. Zusätzliche Zeit für alle, auf die die Partie wartet: { $time }.
reply-pace = { $changed ->
        [yes] Alle sind einverstanden. Das Tempo an eurem Tisch ist jetzt **{ $pace }**.
       *[no] Danke! Es fehlt noch: { $players }. Sobald alle **{ $pace }** gewählt haben, gilt es: *{ BUTTON("table-more") }*, *{ more-pace-button }*.
    }
more-replace = **Einen Platz übergeben.** Deinen, oder als Host den eines Bots. Ist jemand weg, frage ich zuerst die anderen am Tisch. Wer übernehmen soll, wird immer gefragt.
more-replace-button = Übergeben
more-resign = **Aufgeben.** Du gehst endgültig. { $left ->
        [one] Damit ist die Partie zu Ende, und die andere Person gewinnt.
       *[other] Die anderen spielen weiter.
    }
more-resign-button = Aufgeben
more-rematch = **Noch mal?** Ich frage alle, die dabei waren. Gleiche Einstellungen, und alle rücken einen Platz weiter.
more-rematch-button = Revanche
more-verify = **War’s fair?** Jedes Mischen dieser Partie nachprüfen.
more-verify-button = Prüfen
left-wait = Nicht mehr auf diesem Server: { $players }. Eine Erinnerung kommt da nicht an. Tut sich nichts, drück { $due } noch mal: Dann kannst du mit einem Bot weiterspielen oder die Partie beenden.
left-over = Nicht mehr auf diesem Server, und seit einem Tag kein Zug: { $players }. Wie soll es weitergehen?
left-bot = Bot spielen lassen
left-end = Partie beenden
left-bot-done = Jetzt spielt ein Bot auf dem Platz. Viel Spaß!
left-end-done = Die Partie ist zu Ende, ohne Sieger.
reply-nudged = OK, ich erinnere { $players } noch mal.
reply-rematch = { $state ->
        [asked] Du bist dabei! Ich habe { $where } alle gefragt. Sobald alle *{ BUTTON("lobby-join", asks: "yes") }* gedrückt haben, geht’s los.
        [begun] Schon geht’s weiter: Die neue Partie hat { $where } begonnen.
       *[ready] Ein neuer Tisch steht { $where }, mit denselben Einstellungen. Drück *{ BUTTON("lobby-start", asks: "no") }*, wenn genug da sind.
    }

more-note = **Notiz.** Schreib dir etwas auf. Das siehst nur du, auf deiner Hand.
more-note-button = Notiz
note-title = Deine Notiz
note-field = Nur für dich. Lass es leer, und sie ist weg.
note-kept = Notiert. Es steht auf deiner Hand, und nur du siehst es.
note-dropped = Deine Notiz ist weg.
panel-own-note = -# Deine Notiz: { $note }
# Resigning
resign-question = Willst du diese Partie wirklich endgültig verlassen?
resign-ends = Damit ist die Partie zu Ende, und die andere Person gewinnt.{ $lost ->
        [yes] { " " }Die Partie zählt für dich als verloren.
       *[no] { "" }
    } Fehlt dir nur die Zeit? { COMMAND("vacation") } hält deine Uhr an.
resign-hint = { $lost ->
        [yes] Die Partie zählt für dich als verloren: In der Wertung landest du hinter allen, die bleiben. Dein Platz bleibt leer, und niemand kann ihn danach übernehmen. Fehlt dir nur die Zeit? { COMMAND("vacation") } hält deine Uhr an.
       *[no] Dein Platz bleibt leer, und niemand kann ihn danach übernehmen. Fehlt dir nur die Zeit? { COMMAND("vacation") } hält deine Uhr an.
    }

# Handing a seat over
replace-title = **Wessen Platz willst du übergeben?**
replace-seat = Wähl einen Platz
replace-whom = **Wer soll für { $who } spielen?** Ich frage im Kanal der Partie; wer annimmt, hat den Platz.
replace-question = Willst du deinen Platz wirklich übergeben?
replace-hint = { $lost ->
        [yes] Die Partie zählt für dich als verloren: In der Wertung landest du hinter allen, die bleiben. Fehlt dir nur die Zeit? { COMMAND("vacation") } hält deine Uhr an.
       *[no] Zurücknehmen kannst du das nicht.
    }
replace-person = Wähl eine Person
replace-bot = Oder lass einen Bot spielen
reply-bot-seated = { $who }, { $level ->
        [easy] ein leichter Bot
        [strong] ein starker Bot
       *[normal] ein Bot
    }, spielt jetzt dort.
reply-bot-asked = Erst dürfen die anderen mitreden: Ich habe sie { $where } gefragt. Sind sie einverstanden, übernimmt der Bot.
invitation-bot = { $level ->
        [easy] ein leichter Bot
        [strong] ein starker Bot
       *[normal] ein Bot
    }
reply-invite-bot = Das ist ein Bot, kein Mensch. Wähl jemanden, der klicken kann.
reply-invited = Ich habe { $person } { $where } gefragt.
move-done = Erledigt: Die Partie geht { $where } weiter.
reply-asked-first = Erst dürfen die anderen mitreden: Ich habe sie { $where } gefragt. Sind sie einverstanden, frage ich { $person }.
reply-agreed = Danke! Sobald alle einverstanden sind, geht die Einladung raus.
# public
invitation = { $person }, { $by } bittet dich, in dieser Partie für { $who } zu spielen.
invitation-question = { $by } möchte, dass { $person } für { $who } spielt, weil da gerade niemand ist. { $count ->
        [0] Das kann nur { $owner } entscheiden.
       *[other] Dafür braucht’s ein Ja von { $people }, oder nur von { $owner }.
    } Keine Eile: Bis dahin spielt ein Bot.
invitation-agree = Einverstanden
invitation-agreed = Alle einverstanden: { $person } ist eingeladen, für { $who } zu spielen.
invitation-accept = Platz nehmen
invitation-accepted = { $person } spielt jetzt für { $who }.

# Verify
verify-holds = ### ✅ Jedes Mischen war fair
    Ich habe alle { $moves } Züge mit dem versiegelten Geheimnis nachgespielt, und es kam dasselbe heraus.
verify-fails = ### ⚠️ Bei dieser Partie kommt etwas anderes heraus
    Ich habe alle { $moves } Züge mit dem versiegelten Geheimnis nachgespielt, und es ging anders aus. Zeig das bitte dem Menschen, der diesen Bot betreibt.
verify-secret =
    Geheimnis: `{ $secret }`
    Sein SHA-256: `{ $commitment }`. Der stand schon { $joins ->
        [0] vor dem ersten Zug im Verlauf. Die Karten lagen also fest, und niemand konnte sie kennen.
       *[other] in der Lobby unter *{ BUTTON("table-more") }*, bevor sich jemand gesetzt hat. Das Geheimnis konnte also niemand mehr austauschen.
    }
verify-joins =
    Wer mitspielt oder die Partie gestartet hat, hat die Nummer des Klicks oder Befehls dazugegeben: { $joins }
    Zusammen ist das der Startwert für jedes Mischen: `{ $seed }`. Also konnte niemand die Karten aussuchen, auch nicht, wer diesen Bot betreibt.

# Rules
rules-title = ### { $game }
rules-here = An diesem Tisch gilt: { $settings }
rules-sections = Lies über …

# My matches
matches-title = ### { $count ->
        [0] Deine Partien: gerade nichts zu tun
        [one] Deine Partien: In einer bist du dran
       *[other] Deine Partien: In { $count } bist du dran
    }
matches-none = Du bist gerade in keiner Partie. Eröffne eine, zum Beispiel mit { COMMAND("property new") }, oder setz dich an einen Tisch dazu.
matches-rest = … und { $count } weitere.
matches-line = [{ $game }]({ $address }) { $where } · { $state }
matches-lobby = noch nicht begonnen, { $count ->
        [one] eine Person
       *[other] { $count } Leute
    }
matches-mine = **du bist am Zug**{ $timed ->
        [yes] , deine Zeit endet { $due }
       *[no] { "" }
    }
matches-others = wartet auf { $players } { $due }

# Settings of a server
settings-title = ### Freehold auf diesem Server
    Jede Wahl gilt sofort; Sprache und Tempo ab dem nächsten Tisch.
settings-locale = **Sprache** von Tischen und Lobbys. Was nur für dich ist, liest du in deiner eigenen.
settings-channels = **Kanäle**, in denen gespielt wird, samt ihren Threads. Wähl keinen für überall.
settings-channels-all = Überall
settings-choose = Auswählen
settings-pace = **Tempo**, wenn ein Tisch nichts anderes einstellt
settings-tables = **Tische** als Bilder, oder in Worten für Screenreader
settings-tables-picture = Bilder mit Beschreibung
settings-tables-text = Worte statt Bilder
settings-puzzles = **Rätsel des Tages**: ein Kanal, der jeden Tag ein neues bekommt
settings-puzzles-none = Kein Rätsel des Tages

# Menus and permissions as Discord calls them
discord-privacy = Privatsphäre-Einstellungen
discord-add = App hinzufügen
discord-external = Externe Apps verwenden
discord-messages = Direktnachrichten
permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-create_events = Events erstellen
permission-manage_guild = Server verwalten
permission-manage_channels = Kanäle verwalten
permission-manage_roles = Rollen verwalten

# Moderators
moderate-end-question = { $status ->
        [lobby] Diese Lobby
       *[running] Diese Partie
    } für { $game } endgültig beenden?
moderate-end-hint = Niemand gewinnt, niemand verliert, und zurück geht’s nicht. { $league ->
        [yes] Es ist eine Ligapartie, also mach ich sie in einem neuen Thread noch mal auf.
       *[no] { "" }
    }
moderate-done = Erledigt. Am Tisch wissen alle Bescheid, und im Verlauf steht es auch.
moderate-bar-already = { $person } darf auf diesem Server schon keine Tische mehr eröffnen. Mit { COMMAND("moderate allow") } änderst du das.
moderate-allow-already = { $person } darf auf diesem Server schon Tische eröffnen.
# public
moderated-end = { $by } moderiert hier und hat { $status ->
        [lobby] diese Lobby
       *[running] diese Partie
    } für { $game } beendet. Niemand hat gewonnen, niemand verloren.
moderated-remove = { $by } moderiert hier und hat { $person } aus dieser Lobby genommen.
moderated-bar = { $by } moderiert hier und lässt { $person } auf diesem Server keine Tische mehr eröffnen. Laufende Partien gehen weiter.
moderated-allow = { $by } moderiert hier und lässt { $person } wieder Tische eröffnen.

settings-moderators = **Moderation** der Tische, neben allen mit der Berechtigung *{ CLIENT("permission-manage_channels") }*: Wer diese Rolle hat, kann einen Tisch beenden ({ COMMAND("moderate end") }), jemanden aus einer Lobby nehmen ({ COMMAND("moderate remove") }) oder keine Tische mehr eröffnen lassen ({ COMMAND("moderate bar") }).
settings-moderators-none = Keine weitere Rolle
settings-announcers = **Wer Ligen ausschreibt** ({ COMMAND("league create") }), neben allen, die den Server verwalten.
settings-announcers-none = Alle
settings-champions = **Rolle für Sieger**: Wer eine Liga gewinnt, bekommt sie. Dafür brauche ich die Berechtigung *{ CLIENT("permission-manage_roles") }* und eine Rolle darüber.
settings-champions-none = Keine Rolle

more-letbot = **Bot spielen lassen.** Jemand hat Urlaub. Wenn alle zustimmen, die da sind, spielt so lange ein Bot.
more-letbot-button = Einverstanden
reply-letbot = Alle sind einverstanden: Bis zur Rückkehr spielt ein Bot.
reply-letbot-asked = Danke! Es fehlt noch das Ja von { $players }.

vacation-title = ### Urlaub
vacation-left =
    Du hast noch **{ $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }** Urlaub von { $most } in 90 Tagen. So lange steht deine Uhr still: { $count ->
        [0] in jeder Partie
        [one] in deiner laufenden Partie
       *[other] in deinen { $count } laufenden Partien
    }. Wenn alle anderen an einem Tisch zustimmen, spielt dort ein Bot für dich, bis du zurück bist.
vacation-choose = Wie lange?
vacation-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
 } ab jetzt
vacation-now =
    Du hast Urlaub bis { $until }. { $count ->
        [0] Keine Partie wartet auf dich
        [one] In deiner laufenden Partie steht deine Uhr still
       *[other] In deinen { $count } laufenden Partien steht deine Uhr still
    }. Tage, die du nicht nimmst, behältst du.
vacation-back = Ich bin zurück
