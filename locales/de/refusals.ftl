# What cannot be done, told to the person who tried: what is the matter, and what to do now.

match-unknown = Diese Partie gibt es nicht mehr. { COMMAND("matches") } zeigt deine, oder mach eine neue auf.
match-not-begun = Diese Partie hat noch nicht begonnen. Der Host startet sie in der Lobby.
match-over = Diese Partie ist zu Ende. Noch mal? Drück unter dem Tisch *{ BUTTON("table-rematch") }*.
match-cancelled = Diese Partie wurde abgesagt. Eröffne eine neue, wann immer du magst.
match-outdated = Diese Partie kann ich nicht mehr zeigen: Sie lief nach älteren Regeln. Was passiert ist, steht im Verlauf.
match-moved-on = Seit du hingeschaut hast, ging die Partie weiter. So steht es jetzt.

not-seated = Du spielst in dieser Partie nicht mit. Drück in einer Lobby *{ BUTTON("lobby-join", asks: "no") }*, oder mach selbst eine auf.
not-your-turn = Du bist noch nicht dran. Ich erwähne dich, sobald du es bist.
already-out = Du bist aus dieser Partie schon ausgeschieden. Schau gern weiter zu, und spiel die nächste mit.

channel-taken = In diesem Kanal gibt es schon eine Partie oder eine Lobby. Spielt sie zu Ende, sagt sie ab, oder nimm einen Thread.
lobby-kept = Die Plätze sind für die reserviert, die eben mitgespielt haben: { $people }. Wenn sie absagen, ist Platz für dich. Oder mach einen eigenen Tisch auf.
lobby-begun = Diese Partie hat schon begonnen. Warte auf die nächste, oder eröffne deine eigene in einem anderen Kanal.
lobby-closed = Diese Lobby ist geschlossen. Eröffne eine neue, wann immer du magst.
lobby-seated = Du bist schon dabei. Sobald alle da sind, drückt der Host *{ BUTTON("lobby-start", asks: "no") }*.
lobby-no-seat = Alle { $most } Plätze sind besetzt. Bitte den Host, einen Bot zu entfernen, oder eröffne eine andere Partie.
lobby-too-few =
    Dieses Spiel braucht { $least ->
        [one] mindestens { $least } Person
       *[other] mindestens { $least } Leute
    }, und { $count ->
        [one] erst { $count } ist da
       *[other] erst { $count } sind da
    }. Wartet auf mehr, oder nehmt unter *{ BUTTON("table-more") }* Bots dazu.
lobby-too-many =
    So eingestellt ist das Spiel für { $most ->
        [one] höchstens { $most } Person
       *[other] höchstens { $most } Leute
    }, und { $count } sind da. Bitte erst jemanden, den Platz zu verlassen, entferne einen Bot, oder stell etwas anderes ein.
lobby-no-bot = Hier ist kein Bot, den du entfernen könntest.
only-host = Das kann nur { $host }, denn wer die Lobby eröffnet, entscheidet. Frag nach.
option-unknown = Das kannst du hier nicht wählen. Nimm etwas aus der Liste.

not-away = Du sitzt schon am Tisch. Drück *{ BUTTON("table-hand") }*, um zu spielen.
already-away = Auf diesem Platz spielt schon ein Bot.
substitute-seated = { $name } spielt in dieser Partie schon mit. Wähl jemand anderen.
substitute-out = Dieser Platz ist aus der Partie ausgeschieden. Wähl einen anderen.
substitute-owner = { $person } hat in dieser Partie schon einen Platz: einfach am Tisch *{ BUTTON("table-takeback") }* drücken.
invitation-not-yours = Diesen Platz kannst du nicht übergeben. Es geht mit deinem eigenen, mit dem von jemandem, der weg ist, oder als Host mit dem eines Bots.
invitation-no-seat = Gerade gibt es keinen Platz zu übergeben: Alle spielen, und du bist schon ausgeschieden.
invitation-not-for-you = Dieser Platz ist für { $person } reserviert. Bitte jemanden am Tisch, dich einzuladen: *{ BUTTON("table-more") }*, *{ more-replace-button }*.
invitation-not-asked = Über diesen Platz entscheiden die anderen. Du musst nichts tun.
invitation-pending = Noch nicht: Erst braucht es das Ja von { $people }. Drück dann noch mal.
invitation-void = Diese Einladung ist abgelaufen: Sie ist älter als ein Tag, oder am Platz hat sich was geändert. Bitte jemanden am Tisch um eine neue: *{ BUTTON("table-more") }*, *{ more-replace-button }*.
pace-fixed = In einer Liga gilt das Tempo der Liga.
pace-same = Das ist schon das Tempo an eurem Tisch.
pace-unclear = Das verstehe ich nicht als Tempo. Gib ganze Zahlen ein: mindestens 5 Sekunden pro Zug und eine Minute bis 30 Tage insgesamt.
pace-most = *Höchstens insgesamt* geht nur mit einer Reserve und darf nicht kürzer sein als sie oder die Zeit pro Zug.
givetime-nobody = Außer deiner läuft gerade keine Uhr.
givetime-plenty = Da ist noch reichlich Zeit auf der Uhr.
level-unknown = Solche Bots gibt es an diesem Tisch nicht. Wähl einen anderen; in einer Liga sind alle gleich.
move-not-running = Umziehen kann nur eine Partie, die gerade läuft.
move-league = Die Partien einer Liga bleiben in ihren Threads.
move-elsewhere = Eine Partie kann nur in einen Kanal ihres eigenen Servers umziehen. Geh dorthin und versuch’s noch mal.
move-not-writing = In einen Kanal, in dem du nicht schreiben darfst, kannst du keine Partie holen.
move-taken = { $why }
move-there = Die Partie ist schon dort.
replace-one = Wer soll den Platz übernehmen? Nimm entweder `{ CLIENT("name-person") }` oder, für einen Bot, `{ CLIENT("name-level") }`.
match-unseen = Du kannst in { $channel } niemanden erwähnen: Du siehst den Kanal nicht. Bitte jemanden, der ihn sieht.

undo-stands = Zum Zurücknehmen ist es zu spät: Jetzt ist schon jemand anders dran. Spiel von hier aus weiter.
undo-late = Zum Zurücknehmen ist es zu spät: Die Zeit ist um. Spiel von hier aus weiter.

nudge-yourself = Alle warten auf dich. Drück *{ BUTTON("table-hand") }*, um zu spielen.
left-nobody = Inzwischen sind alle wieder da, und die Partie geht weiter. Drück *{ BUTTON("table-hand") }*, um zu sehen, was ansteht.
nudge-nobody = Niemand muss erinnert werden: Gleich zieht ein Bot.
nudge-still = Sie wurden schon dreimal erinnert, das reicht. Sobald jemand gespielt hat, kannst du wieder erinnern.
nudge-soon =
    { $minutes ->
        [one] Die Erinnerung ging eben erst raus. Versuch’s in einer Minute wieder.
       *[other] Die Erinnerung ist noch nicht lange her. Versuch’s in { $minutes } Minuten wieder.
    }

rematch-not-over = Diese Partie ist noch nicht zu Ende. Spielt sie erst fertig.
verify-not-over = Das Mischen kannst du nach der Partie prüfen. Bis dahin bleibt das Geheimnis versiegelt.

store-full = Ich kann gerade nichts speichern: Meine Festplatte ist voll. Geändert hat sich nichts. Sag bitte dem Menschen Bescheid, der diesen Bot betreibt, und versuch’s später noch mal.
store-busy = Das konnte ich eben nicht speichern, also hat sich nichts geändert. Versuch’s bitte in einer Minute noch mal.
store-away = Ich komme gerade nicht an meine Datenbank, also hat sich nichts geändert. Versuch’s bitte in einer Minute noch mal.

# How often: the limits of `bot.service.limits`, for a person and for a server
limit-invite = Du hast schon viele eingeladen: Eine Person darf das { $person }-mal in der Stunde, ein ganzer Server { $server }-mal. Versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal.
limit-invite-reached = Diese Person wurde in einer Stunde schon { $reached }-mal eingeladen, das reicht erst mal. Schreib ihr selbst, oder versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal.
limit-nudge = Das sind viele Erinnerungen: Eine Person darf { $person } in der Stunde verschicken, ein ganzer Server { $server }. Versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal.
limit-nudge-reached = Jemand, den du erinnern willst, hat in einer Stunde schon { $reached } Erinnerungen bekommen. Das reicht erst mal. Versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal.
limit-move = Das waren viele Umzüge: Eine Person kann { $person }-mal in der Stunde Partien verlegen, ein ganzer Server { $server }-mal. Versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal.
limit-move-reached = Diese Partie ist in einer Stunde { $reached }-mal umgezogen. Einigt euch erst auf einen Ort, oder versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal.
limit-rematch = Du hast schon oft um eine Revanche gebeten: Eine Person darf das { $person }-mal in der Stunde, ein ganzer Server { $server }-mal. Versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal.
limit-rematch-reached = Jemand, den du fragen willst, wurde in einer Stunde schon { $reached }-mal um eine Revanche gebeten. Redet erst mal, oder versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal.
limit-league = Genug neue Ligen für den Moment: Eine Person darf { $person } in der Stunde ausrufen, ein ganzer Server { $server }. Mach bei einer davon mit, oder versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal.
limit-daily-channel = Das Rätsel des Tages ist heute oft genug umgezogen: { $person }-mal am Tag, und bei jedem Umzug wird es neu gepostet. Versuch’s in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } noch mal.
limit-vacation = Du hast deinen Urlaub heute schon oft geändert. Das geht { $person }-mal am Tag, denn an deinen Tischen sehen es alle. Versuch’s in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } noch mal.
limit-log = Das hast du eben erst bekommen. In zehn Minuten bekommt eine Person { $person } Protokolle als Datei, ein ganzer Server { $server }. Versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal.
limit-pace = Das ging aber schnell! Versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal.
limit-show-film = Genug Filme für heute: Eine Person darf { $person } am Tag posten, ein ganzer Server { $server }. Versuch’s in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } noch mal.
limit-show-end = Genug Posts für heute: Eine Person darf am Tag von { $person } Partien zeigen, wie sie ausgingen, ein ganzer Server { $server }-mal. Versuch’s in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } noch mal.
limit-lobby = Das sind viele neue Tische: Eine Person eröffnet höchstens { $person } in der Stunde, ein ganzer Server { $server }. Setz dich an einen davon, oder versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder.
limit-thread = Das sind viele neue Threads: Eine Person eröffnet höchstens { $person } in der Stunde, ein ganzer Server { $server }. Nimm einen, den es schon gibt, oder versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder.
limit-film = Ein Film braucht seine Zeit; darum bekommt eine Person höchstens { $person } in der Stunde, ein ganzer Server { $server }. Sieh dir die Partie solange Zug für Zug an, und versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder.
limit-show-film-reached = Der Film dieser Partie ist schon gepostet: { $reached } Mal am Tag genügt, damit ihn alle finden, und auf einem ganzen Server sind es { $server } Filme am Tag. Versuch’s in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } noch mal.
limit-show-end-reached = Wie diese Partie ausging, ist schon gepostet: { $reached } Mal am Tag genügt, damit es alle finden, und auf einem ganzen Server { $server } Mal. Versuch’s in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } noch mal.
limit-help = Das hast du eben erst gelesen. Scroll ein wenig hoch, oder versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder: In zehn Minuten erkläre ich es einer Person { $person }-mal und einem ganzen Server { $server }-mal.
limit-export = Das hast du eben erst bekommen. Eine Person erhält höchstens { $person } solche Dateien in der Stunde, ein ganzer Server { $server }. Versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder.

# Moderators
moderators-only = Dafür brauchst du hier **{ CLIENT("permission-manage_channels") }** oder die Moderationsrolle aus { COMMAND("settings") }. Bitte jemanden, der das darf.
moderators-only-server = Das gilt für den ganzen Server. Dafür brauchst du **{ CLIENT("permission-manage_channels") }** auf dem ganzen Server (nicht nur in diesem Kanal) oder die Moderationsrolle aus { COMMAND("settings") }. Bitte jemanden, der das darf.
moderate-nothing = In diesem Kanal steht kein Tisch. Geh in den Kanal, in dem er steht, und versuch’s dort.
moderate-not-here = { $person } sitzt nicht in dieser Lobby.
barred = Auf diesem Server kannst du keine Tische eröffnen: So hat’s die Moderation entschieden. Bei anderen kannst du mitspielen. Siehst du das anders? Red mit der Moderation.

vacation-already = Du hast schon Urlaub. { COMMAND("vacation") } zeigt, bis wann, und holt dich früher zurück.
vacation-too-long = So viel Urlaub hast du nicht mehr: { $days ->
    [0] im Moment keinen ganzen Tag
    [one] { $days } Tag
   *[other] { $days } Tage
 }. { COMMAND("vacation") } zeigt, was geht.
vacation-none = Du bist nicht mehr im Urlaub. Viel Spaß an deinen Tischen!
vacation-nobody = Hier wartet gerade niemand auf jemanden im Urlaub. Spielt einfach weiter.
vacation-not-yours = Das entscheiden nur die, die hier gerade spielen. { COMMAND("vacation") } zeigt, wann du zurück bist.
