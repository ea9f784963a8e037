# What cannot be done, told to the person who tried: what is the matter, and what to do now.

match-unknown = Diese Partie gibt es nicht mehr. Deine findest du mit /partien, oder eröffne eine neue.
match-not-begun = Diese Partie hat noch nicht begonnen. Der Host startet sie in der Lobby.
match-over = Diese Partie ist zu Ende. Drücke unter dem Tisch *Revanche*, um noch einmal zu spielen.
match-cancelled = Diese Partie wurde abgesagt. Eröffne eine neue, wann immer du magst.
match-outdated = Diese Partie wurde nach älteren Regeln gespielt; zeigen kann ich sie nicht mehr. Was geschah, steht im Verlauf.
match-moved-on = Seit du hingeschaut hast, ging die Partie weiter. So steht es jetzt.

not-seated = Du spielst in dieser Partie nicht mit. Drücke in einer Lobby *Mitspielen*, oder eröffne eine eigene Partie.
not-your-turn = Du bist noch nicht am Zug. Sobald du es bist, wirst du erwähnt.
already-out = Du bist aus dieser Partie schon ausgeschieden. Schau gern weiter zu, und spiel die nächste mit.

channel-taken = In diesem Kanal gibt es schon eine Partie oder eine Lobby. Spielt sie zu Ende, sagt sie ab, oder nimm einen Thread.
lobby-kept = Die Plätze sind für die frei, die eben mitgespielt haben: { $people }. Wenn sie absagen, ist Platz für dich; oder eröffne einen eigenen Tisch.
lobby-begun = Diese Partie hat schon begonnen. Warte auf die nächste, oder eröffne deine eigene in einem anderen Kanal.
lobby-closed = Diese Lobby ist geschlossen. Eröffne eine neue, wann immer du magst.
lobby-seated = Du bist schon dabei. Sobald alle da sind, drückt der Host *Starten*.
lobby-no-seat = Alle { $most } Plätze sind besetzt. Bitte den Host, einen Bot zu entfernen, oder eröffne eine andere Partie.
lobby-too-few =
    Dieses Spiel braucht { $least ->
        [one] mindestens { $least } Person
       *[other] mindestens { $least } Leute
    }, und { $count ->
        [one] erst { $count } ist da
       *[other] erst { $count } sind da
    }. Wartet auf mehr, oder wähle *Bot hinzufügen*.
lobby-too-many =
    So eingestellt ist das Spiel für { $most ->
        [one] höchstens { $most } Person
       *[other] höchstens { $most } Leute
    }, und { $count } sind da. Bitte erst jemanden, den Platz zu verlassen, entferne einen Bot, oder stell etwas anderes ein.
lobby-no-bot = Hier ist kein Bot, den du entfernen könntest.
only-host = Das kann nur { $host }: Wer die Lobby eröffnet hat, entscheidet hier.
option-unknown = Das steht hier nicht zur Wahl. Nimm einen der angebotenen Werte.

not-away = Du sitzt schon am Tisch. Drücke *Meine Hand*, um zu spielen.
already-away = Auf diesem Platz spielt schon ein Bot.
substitute-seated = { $name } spielt in dieser Partie schon mit. Wähle jemand anderen.
substitute-out = Dieser Platz ist aus der Partie ausgeschieden. Wähle einen anderen.
substitute-owner = In dieser Partie ist ein Platz für { $person } frei gehalten: Es genügt der Knopf *Zurück auf meinen Platz* am Tisch.
invitation-not-yours = Diesen Platz kannst du nicht weitergeben: Wer ihn hat, ist da, oder er gehört einem Bot, und den vergibt nur der Host. Übergeben kannst du deinen eigenen; für jemanden, der weg ist, kannst du fragen.
invitation-no-seat = Gerade gibt es keinen Platz zu übergeben: Alle spielen, und du bist schon ausgeschieden.
invitation-not-for-you = Dieser Platz ist für { $person } reserviert. Bitte jemanden am Tisch, dich einzuladen: *Mehr*, *Übergeben*.
invitation-not-asked = Ob dieser Platz übergeben wird, entscheiden andere. Du musst nichts tun.
invitation-pending = Noch nicht: Erst braucht es das Ja von { $people }. Drücke dann noch einmal.
invitation-void = Diese Einladung gilt nicht mehr: Sie ist älter als ein Tag, oder an dem Platz hat sich etwas geändert. Bitte jemanden am Tisch um eine neue: *Mehr*, *Übergeben*.
level-unknown = Solche Bots gibt es an diesem Tisch nicht. Wähl einen anderen; in einer Liga sind alle gleich.
replace-one = Sag, wer den Platz übernehmen soll: entweder eine `person` oder ein Bot einer bestimmten `stärke`.
match-unseen = Um jemanden in { $channel } zu rufen, musst du den Kanal sehen können, und das kannst du nicht. Bitte jemanden, der es kann.

undo-stands = Dieser Zug lässt sich nicht mehr zurücknehmen: Inzwischen wurde jemand anders gefragt oder hat gezogen. Spiel von hier aus weiter.
undo-late = Die Zeit für diesen Zug ist um, er bleibt also stehen. Spiel von hier aus weiter.

nudge-yourself = Alle warten auf dich. Drücke *Meine Hand*, um zu spielen.
left-nobody = Inzwischen fehlt niemand mehr seit einem Tag: Die Partie geht weiter. Drück *Meine Hand*, um zu sehen, was ansteht.
nudge-nobody = Niemand muss erinnert werden: Gleich zieht ein Bot.
nudge-soon =
    { $minutes ->
        [one] Die Erinnerung ging eben erst raus. Versuch es in einer Minute wieder.
       *[other] Die Erinnerung ist noch nicht lange her. Versuch es in { $minutes } Minuten wieder.
    }

rematch-not-over = Diese Partie ist noch nicht zu Ende. Spielt sie erst fertig.
verify-not-over = Prüfen kannst du das Mischen nach der Partie: Bis dahin bleibt ihr Geheimnis versiegelt.

store-full = Freehold kann gerade nichts speichern, weil die Festplatte voll ist; nichts hat sich geändert. Sag bitte dem Menschen Bescheid, der diesen Bot betreibt, und versuch es später noch einmal.
store-busy = Freehold konnte das eben nicht speichern; nichts hat sich geändert. Versuch es bitte in einer Minute noch einmal.
store-away = Freehold kommt gerade nicht an seine Daten; nichts hat sich geändert. Versuch es bitte in einer Minute noch einmal.

# How often: the limits of `bot.service.limits`, for a person and for a server
limit-invite = Du hast schon viele eingeladen: Eine Person darf das { $person }-mal in der Stunde, ein ganzer Server { $server }-mal. Versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal.
limit-invite-reached = Diese Person wurde in einer Stunde schon { $reached }-mal eingeladen, das reicht erst mal. Schreib ihr selbst, oder versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal.
limit-nudge = Das sind viele Erinnerungen: Eine Person darf { $person } in der Stunde verschicken, ein ganzer Server { $server }. Versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal.
limit-nudge-reached = Jemand, den du erinnern willst, hat in einer Stunde schon { $reached } Erinnerungen bekommen. Das reicht erst mal. Versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal.
limit-rematch = Du hast schon oft um eine Revanche gebeten: Eine Person darf das { $person }-mal in der Stunde, ein ganzer Server { $server }-mal. Versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal.
limit-rematch-reached = Jemand, den du fragen willst, wurde in einer Stunde schon { $reached }-mal um eine Revanche gebeten. Redet erst mal, oder versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal.
limit-league = Genug neue Ligen für den Moment: Eine Person darf { $person } in der Stunde ausrufen, ein ganzer Server { $server }. Mach bei einer davon mit, oder versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal.
limit-daily-channel = Das Rätsel des Tages ist heute oft genug umgezogen: { $person }-mal am Tag, und bei jedem Umzug wird es neu gepostet. Versuch es in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } noch einmal.
limit-vacation = Du hast deinen Urlaub heute schon oft geändert. Das geht { $person }-mal am Tag, denn an deinen Tischen sehen es alle. Versuch es in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } noch einmal.
limit-log = Das hast du eben erst bekommen. In zehn Minuten bekommt eine Person { $person } Protokolle als Datei, ein ganzer Server { $server }. Versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal.
limit-pace = Das ging aber schnell! In { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } kannst du weitermachen.
limit-show-film = Genug Filme für alle: Eine Person darf { $person } am Tag posten, ein ganzer Server { $server }. Versuch es in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } noch einmal.
limit-show-end = Genug Posts für alle: Eine Person darf am Tag von { $person } Partien zeigen, wie sie ausgingen, ein ganzer Server { $server }-mal. Versuch es in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } noch einmal.
limit-lobby = Genug neue Tische für den Moment: Eine Person eröffnet höchstens { $person } in der Stunde, ein ganzer Server { $server }. Setz dich an einen davon, oder versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder.
limit-thread = Genug neue Threads für den Moment: Eine Person eröffnet höchstens { $person } in der Stunde, ein ganzer Server { $server }. Nimm einen, den es schon gibt, oder versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder.
limit-film = Ein Film braucht seine Zeit; darum bekommt eine Person höchstens { $person } in der Stunde, ein ganzer Server { $server }. Sieh dir die Partie solange Zug für Zug an, und versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder.
limit-show-film-reached = Der Film dieser Partie ist schon gepostet: { $reached } Mal am Tag genügt, damit ihn alle finden, und auf einem ganzen Server sind es { $server } Filme am Tag. Versuch es in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } noch einmal.
limit-show-end-reached = Wie diese Partie ausging, ist schon gepostet: { $reached } Mal am Tag genügt, damit es alle finden, und auf einem ganzen Server { $server } Mal. Versuch es in { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    } noch einmal.
limit-help = Das hast du eben erst gelesen. Scroll ein wenig hoch, oder versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder: In zehn Minuten erkläre ich es einer Person { $person }-mal und einem ganzen Server { $server }-mal.
limit-export = Das hast du eben erst bekommen. Eine Person erhält höchstens { $person } solche Dateien in der Stunde, ein ganzer Server { $server }. Versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } wieder.

# Moderators
moderators-only = Dafür brauchst du hier **Kanäle verwalten** oder die Rolle, die in `/einstellungen` für die Moderation steht. Bitte jemanden, der sie hat.
moderators-only-server = Das gilt für den ganzen Server. Dafür brauchst du **Kanäle verwalten** auf dem ganzen Server (nicht nur in diesem Kanal) oder die Rolle, die in `/einstellungen` für die Moderation steht. Bitte jemanden, der sie hat.
moderate-nothing = In diesem Kanal gibt es keine Lobby und keine Partie. Geh in den Kanal mit dem Tisch, und versuch es dort.
moderate-not-here = { $person } sitzt nicht in dieser Lobby.
barred = Die Moderation hat entschieden, dass du auf diesem Server keine Tische mehr eröffnest. Bei anderen kannst du mitspielen; siehst du das anders, sprich mit der Moderation.

vacation-already = Du hast schon Urlaub. `/urlaub` zeigt, bis wann, und holt dich früher zurück.
vacation-too-long = So viel Urlaub hast du nicht mehr: { $days ->
    [0] im Moment keinen ganzen Tag
    [one] { $days } Tag
   *[other] { $days } Tage
 }. `/urlaub` zeigt, was geht.
vacation-none = Du bist nicht mehr im Urlaub. Viel Spaß an deinen Tischen!
vacation-nobody = Im Moment wird hier auf niemanden im Urlaub gewartet. Spielt einfach weiter.
vacation-not-yours = Das entscheiden die, die gerade da sind. `/urlaub` sagt dir, wann du zurück bist.
