# What all games share: the lobby, the table, the panel, what is asked and answered. The pictures' words are last.

# The lobby
lobby-title = ### { $cover ->
        [yes] { "" }
       *[no] { $game }:{ " " }
    }{ $state ->
        [again] Noch eine Runde?
        [asked] Spielst du mit?
        [full] Alle Plätze sind besetzt
        [ready] { $host } kann jetzt starten
       *[free] Ein Platz ist frei
    }
lobby-length = -# { $at_once ->
        [yes] { $span } am Stück
       *[no] { $span }, { $move } Zeit pro Zug
    }, je { $moves } Züge
lobby-minute = { $least } bis { $most } Minuten
lobby-hour = { $least } bis { $most } Stunden
lobby-day = { $least } bis { $most } Tage
lobby-week = { $least } bis { $most } Wochen
lobby-month = { $least } bis { $most } Monate
lobby-seat = { $mark } **{ $name }** · { $letter }{ $kind ->
        [host] { " " }· Host
        [bot] { " " }· { $level ->
            [easy] leichter Bot
            [strong] starker Bot
           *[normal] Bot
        }{ $style ->
            [builder] { " " }· { style-builder }
            [trader] { " " }· { style-trader }
            [miser] { " " }· { style-miser }
            [thief] { " " }· { style-thief }
           *[none] { "" }
        }
        [asked] { " " }· noch nicht da
       *[person] { "" }
    }
style-builder = baut
style-trader = handelt
style-miser = spart
style-thief = klaut
lobby-option = { $name }: **{ $value }**
lobby-missing = { $count ->
        [one] Noch jemand fehlt
       *[other] Noch { $count } fehlen
    }
lobby-asked = { $people }: { $host } will noch mal spielen. Drück *Bin dabei*: Sobald alle das getan haben, geht’s los.{ $enough ->
        [yes] { " " }{ $host } kann auch ohne den Rest starten.
       *[no] { "" }
    }
lobby-invited = { $people }: { $host } fragt, ob du per Direktnachricht { $game } mitspielst. Drück *Bin dabei*: Sobald alle das getan haben, geht’s los.{ $enough ->
        [yes] { " " }{ $host } kann auch ohne den Rest starten.
       *[no] { "" }
    }
lobby-ask = Frag Leute, mit denen du gespielt hast
lobby-ask-one = { $person } fragen
lobby-ask-other = { $known ->
        [yes] Frag jemand anderen
       *[no] Frag, wer mitspielt
    }
lobby-door = **{ $game }** hat begonnen. Deine Direktnachrichten sind zu, also spiel von hier aus: Drück *{ BUTTON("table-hand") }*. Ist diese Nachricht weg? { COMMAND("match hand") } tut dasselbe.
lobby-sealed = Das Mischen ist versiegelt, und wer sich dazusetzt, mischt mit. SHA-256: `{ $commitment }`
lobby-closes = schließt { $due }
lobby-closing = Diese Lobby schließt { $due }, wenn es bis dahin nicht losgeht.
lobby-forms = Wie lange wollt ihr spielen?
lobby-form = { $form ->
        [evening] Heute Abend
        [week] Diese Woche
       *[relaxed] Gemütlich
    }: { $span }
lobby-pace = { $move } pro Zug
lobby-pace-means = { $live ->
        [yes] Alle bleiben am Tisch.{ " " }
       *[no] { "" }
    }{ $kind ->
        [none] Keine Uhr: Alle ziehen, wann sie mögen.
        [capped] Du beginnst mit { $reserve } und bekommst für jeden Zug { $move } dazu, bis höchstens { $most }; was du nicht brauchst, behältst du. Wenn mehrere gleichzeitig antworten, kostet das nichts davon.
        [kept] Du hast { $move } für jeden Zug, und { $reserve } als Reserve, falls das nicht reicht.
       *[plain] Du hast { $move } für jeden Zug.
    }{ $kind ->
        [none] { "" }
       *[other] { $absent ->
            [pass] { " " }Danach wirst du übersprungen.
           *[move] { " " }Danach zieht ein Bot für dich.
        }
    }
lobby-pacing = Anderes Tempo
lobby-pacing-count = Zeit für jeden Zug, etwa 15
lobby-pacing-reserve = Reserve am Anfang (oder leer)
lobby-pacing-most = Höchstens insgesamt (oder leer)
lobby-pacing-unit = Das alles in
lobby-pacing-seconds = Sekunden
lobby-pacing-minutes = Minuten
lobby-pacing-hours = Stunden
lobby-pacing-days = Tage
lobby-switching = Tempo für später
lobby-pacing-hour = Ändert sich das Tempo später?
lobby-pacing-zone = Das sind Zeiten in { $zone }, deiner Zeitzone, soweit ich weiß.
lobby-pacing-then = Zu welchem Tempo, falls ja?
lobby-switch = -# Um { $at } ändert sich das Tempo von *{ $first }* zu *{ $then }*
lobby-lost = { $why ->
        [deleted] Der Kanal von diesem Tisch wurde gelöscht. Es geht hier weiter, per Direktnachricht.
       *[closed] Ich kann nicht mehr schreiben, wo dieser Tisch war. Es geht hier weiter, per Direktnachricht.
    }
lobby-switch-never = Nein, es bleibt
lobby-switch-hour = Um { $hour }:00
lobby-cancelled = **{ $game }** · Diese Lobby wurde geschlossen, bevor es losging. Mach mit { COMMAND($command, "new") } eine neue auf.
lobby-join = { $asks ->
        [yes] Bin dabei
       *[no] Mitspielen
    }
lobby-leave = { $asks ->
        [yes] Diesmal nicht
       *[no] Verlassen
    }
lobby-addbot = Bot hinzufügen
lobby-level = { $level ->
        [easy] Leichter Bot
        [strong] Starker Bot
       *[normal] Bot
    }
lobby-level-hint = { $level ->
        [easy] Vertut sich oft: gewinnt eine von vier Partien gegen einen normalen
        [strong] Probiert Züge durch, bevor er einen macht
       *[normal] Macht den Zug, der am besten aussieht
    }
lobby-dropbot = Bot entfernen
lobby-start = { $asks ->
        [yes] Ohne sie starten
       *[no] Starten
    }
lobby-cancel = Absagen
lobby-options = { $pages ->
        [one] Einstellungen
       *[other] Einstellungen { $page } von { $pages }
    }
lobby-rules = Regeln
lobby-learn = Bring’s mir bei
lobby-learn-full = *Bring’s mir bei* zeigt eine volle Partie. Diese hier ist kurz und endet früher.
lobby-setup = Wie wollt ihr spielen?

# Settings of every game
setting-pace = Tempo
setting-pace-none = ohne Uhr
setting-pace-live = live (3 Minuten, und 20 Sekunden mehr für jeden Zug)
setting-pace-brisk = flott (10 Minuten pro Zug)
setting-pace-hourly = stündlich (1 Stunde pro Zug)
setting-pace-daily = täglich (1 Tag pro Zug und 2 Tage Reserve)
setting-pace-slow = gemütlich (3 Tage pro Zug)
setting-pace-weekly = wöchentlich (7 Tage pro Zug)
setting-pace-own = { $move } pro Zug{ $kept ->
        [all] {" "}und { $reserve } Reserve
        [capped] {" "}und { $reserve } Reserve, höchstens { $most } insgesamt
       *[no] { "" }
    }
setting-absent = Wenn die Zeit um ist
setting-absent-move = macht ein Bot den Zug
setting-absent-pass = verfällt der Zug
setting-forced = Züge ohne Wahl
setting-forced-quick = schnell (sofort gemacht; eine Pause heißt, dass jemand die Wahl hat)
setting-forced-sealed = versiegelt (so getaktet, dass keine Pause etwas verrät)
setting-locale = Sprache am Tisch
span-day = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
span-hour = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
span-minute = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
span-second = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }

# The table
table-until = { $ask } (Frist endet { $due }{ $reserve ->
        [no] { "" }
       *[yes] , Reserve eingerechnet
    })
table-call = { $people } { $reason }
table-call-again = { $people } Der Tisch wartet noch auf dich. { $reason }
table-call-over = Schön gespielt, { $people }!
table-still = Drei Erinnerungen, und noch hat niemand gespielt. Ich erwähne hier niemanden mehr, bis jemand spielt.
table-away = { $who } ist weg, solange spielt ein Bot. Wieder da? Drück *{ BUTTON("table-takeback") }*.{ $lost ->
        [yes] {" "}Bist du bis zum Ende nicht zurück, zählt die Partie für dich als verloren.
       *[no] {""}
    }
table-vacation = 🏖️ { $who } hat Urlaub bis { $until }, so lange steht die Uhr still. Ihr müsst nicht warten: Unter *{ BUTTON("table-more") }* könnt ihr euch auf einen Bot einigen.
table-paused = ⏳ Die Liga macht Pause bis { $until }, so lange stehen alle Uhren still. Spielen könnt ihr trotzdem.
table-half = ⏳ Die halbe Zeit ist um.
table-switch = Um { $at } ändert sich das Tempo zu *{ $pace }*.
table-closed-dms = { $who }, ich kann dir nicht schreiben: Deine Direktnachrichten sind zu. Drück *{ BUTTON("table-hand") }*: Dann spielst du hier, und nur du siehst es.
table-moved = Diese Partie geht { $where } weiter.{ $by ->
        [message] {" "}Du spielst mit und bekommst meine Nachrichten nicht? Drück hier *{ BUTTON("table-hand") }*.
       *[place] {""}
    }
table-hand = Meine Hand
table-log = Verlauf
table-rules = Regeln
table-more = Mehr
table-update = Aktualisieren
table-as-of = -# So sah es { $at } aus. Ich bin hier nur zu Gast und kann ohne Klick nichts ändern: Drück *{ table-update }*, dann siehst du, was es Neues gibt.
table-takeback = Zurück auf meinen Platz
table-rematch = Revanche
table-verify = Mischen prüfen

# What the messages above a table become
story-began = **{ $game }** mit { $players }
story-replay = Ansehen

# How a match ended
result-won = { $count ->
        [one] ### 🎉 { $winners } gewinnt!
       *[other] ### 🎉 Ein geteilter Sieg: { $winners }
    }
result-place = { $mark } { $who } · { $score }
result-tiebreak = { $score }, { $by }
result-cancelled = ### Diese Partie wurde abgesagt. Niemand hat gewonnen, niemand verloren.
result-outdated = ### Diese Partie ist zu Ende. Ihren Tisch kann ich nicht mehr zeigen: Sie wurde nach älteren Regeln gespielt.

# The panel
panel-news = -# **{ $moved ->
        [waits] Inzwischen
        [no] Bisher
       *[yes] Seit deinem letzten Zug
    }**{ $more ->
    [0] { "" }
   *[other] { " · " }{ $more } weitere im Verlauf
 }
panel-news-own = **Das kam bei deinem Zug heraus**
panel-missed = Zeig, was passiert ist
panel-missed-title = **{ $moved ->
        [no] Bisher
       *[yes] Seit deinem letzten Zug
    }**{ $all ->
    [1] { "" }
   *[other] { " · " }{ $number } von { $all }
 }
panel-missed-after = -# So sah der Tisch danach aus:
panel-missed-hand = Zurück zu meiner Hand
panel-missed-result = Zurück zum Ergebnis
panel-out = Du bist ausgeschieden und kannst zusehen, wie es ausgeht.
panel-until = Deine Frist endet { $due }{ $reserve ->
        [no] { "" }
       *[yes] , Reserve eingerechnet
    }.
panel-lapses = Dein Zug endet { $due } von selbst.
panel-waits = Wir warten auf { $players }
place-channel = in { $channel }
place-message = per Direktnachricht
place-foreign = { $where ->
    [group] in einem Gruppenchat
   *[server] auf einem Server, auf dem ich nicht bin
 }
panel-where = -# **{ $game }** { $where }{ $kind ->
    [league] { " (Liga)" }
   *[match] { "" }
 } · mit { $players }{ $number ->
    [0] { "" }
   *[other] { $count ->
        [1] { "" }
       *[other] { " · Partie " }{ $number } von { $count }
    }
 }
panel-table = Zum Tisch
panel-pick = Wähl deinen Zug
panel-more = { $count } weitere …
panel-lone = -# **{ $entry }** – { $hint }
panel-none = Keine
panel-ticked = Mein Vorschlag ist angehakt. Nimm das Häkchen weg, wo du etwas behalten willst, und hak etwas anderes an.
panel-back = Zurück
panel-next = Nächster Tisch: { $game }
panel-undo = Zurücknehmen
panel-later = Noch nicht
panel-together = Wähl insgesamt { $most } aus diesen Listen.
panel-together-range = Wähl insgesamt { $least } bis { $most } aus diesen Listen.
panel-stale = Am Tisch ging’s inzwischen weiter. So steht’s jetzt.

# Direct messages beside the panel
notice-asked = **[{ $game }]({ $link })** { $ask }
notice-late = **[{ $game }]({ $link })** Der Tisch wartet noch auf dich. { $ask }
notice-rematch = **{ $game }** { $host } will noch mal spielen. Drück am Tisch *{ BUTTON("lobby-join", asks: "yes") }*: { $link }
notice-startable = **[{ $game }]({ $link })** { $person } sitzt jetzt an deinem Tisch { $where }: Du kannst starten. Drück *{ BUTTON("lobby-start", asks: "no") }* oder warte auf weitere Leute.
notice-expired = Euer Tisch für { $game } { $where } ist zu: Niemand hat rechtzeitig gestartet. Mach mit { COMMAND($command, "new") } einen neuen auf.
notice-moved = Der Kanal, in dem du { $game } gespielt hast, wurde gelöscht. Die Partie geht hier weiter, per Direktnachricht. Nichts ist verloren, und alle behalten ihre Bedenkzeit.
notice-closed = Ich kann nicht mehr schreiben, wo du { $game } gespielt hast, { $where }. Die Partie geht hier weiter, per Direktnachricht. Nichts ist verloren, und alle behalten ihre Bedenkzeit. Wenn ich wieder schreiben darf, holt { COMMAND("match move") } sie zurück.
notice-moved-by = { $who } hat eure Partie **{ $game }** verlegt: Sie geht { $where } weiter. Passt dir das nicht? { COMMAND("match move") } bringt sie woandershin, auch zurück.
notice-bar = Auf { $server } kannst du keine Tische mehr eröffnen: So hat’s die Moderation entschieden. Bei anderen kannst du weiter mitspielen, und deine Partien gehen weiter. Siehst du das anders? Red mit der Moderation.
notice-allow = Auf { $server } kannst du wieder Tische eröffnen. Viel Spaß beim Spielen!
notice-replaced = Du warst weg, also haben die anderen { $person } gebeten, an deinem Tisch für { $game } { $where } für dich zu spielen. Der Platz bleibt deiner: Drück bei { $link } *{ BUTTON("table-takeback") }*, wann immer du magst.
notice-returned = { $person } ist wieder da und spielt wieder selbst, am Tisch für { $game } { $where }. Danke fürs Einspringen!
notice-barred = Ich kann deinen Tisch für { $game } { $where } gerade nicht zeigen. { $why } Sobald es wieder klappt, geht der Tisch von selbst weiter.
notice-unasked = Ich kann { $person } nicht an deinen Tisch für { $game } holen: Von mir kommen dort keine Nachrichten an, oder wir haben keinen Server gemeinsam. Man kann mich zum eigenen Konto hinzufügen und mir dann schreiben. Frag danach noch mal.

# Asking once more
confirm-move = Bist du sicher? { $move }
confirm-sure = Ja, mach das
confirm-no = Nein, zurück

## Lists
list-comma = { ", " }
list-semicolon = { "; " }

## Pictures of any game
picture-seat = Platz { $letter }
picture-colon = { $name }: { $words }
picture-sentence = { $words }.
picture-aside = { $words } ({ $aside })
picture-money = { MONEY(NUMBER($money, useGrouping: 0), "$") }
picture-bankrupt = pleite
picture-eliminated = ausgeschieden
picture-resigned = aufgegeben
picture-past = Rückblick: deine Hand damals
picture-past-at = { picture-past } · { $when }
picture-held = { $name } hat auf der Hand: { $cards }.
