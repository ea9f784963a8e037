# Leagues: many tables of one game, round by round, and a final.

## Commands
command-league = Ligen: viele Tische eines Spiels, Runde um Runde, und ein Finale
command-league-create = In diesem Kanal eine Liga ausschreiben; andere kommen mit einem Klick dazu
command-league-join = In der Liga dieses Kanals mitspielen
command-league-leave = Die Liga dieses Kanals verlassen; läuft sie schon, spielt ein Bot für dich weiter
command-league-start = Die Liga dieses Kanals starten
command-league-standings = Die Tabelle der Liga in diesem Kanal
command-league-schedule = Wer in der Liga dieses Kanals gegen wen spielt
command-league-close = Die Liga dieses Kanals ohne Sieg beenden
option-name = Wie die Liga heißt
option-starts = Wann sie von selbst beginnt; tipp eine Zeit wie 19:30
option-bots = Wie gut die Bots der Liga spielen
option-places = Wie viele mitspielen: 4, 8, 12 … 64; ohne Angabe jede dieser Zahlen
option-variant = Schnell, andere Ausgabe oder anderes Ziel, wo das Spiel sie hat
option-round = Wie lange eine Runde dauern darf, bis Bots ihre Partien zu Ende spielen
option-fill = Die freien Plätze mit Bots auffüllen
name-league = liga
name-create = ausschreiben
name-join = mitspielen
name-leave = verlassen
name-start = starten
name-standings = tabelle
name-schedule = spielplan
name-close = beenden
name-name = name
name-starts = beginn
name-bots = bots
name-places = plätze
name-variant = variante
name-round = runde
name-fill = auffüllen
choice-14-days = 14 Tage

## The announcement
league-of = Liga: { $game }
league-title = ## 🏆 { $league }
league-variant = { $name }: { $value }
league-open =
    { $places ->
        [4] Ein Vierertisch, eine Partie: Wer sie gewinnt, gewinnt die Liga.
       *[other] Vier Runden an Vierertischen, alle sitzen einmal auf jedem Platz. Ein erster Platz bringt 10 Punkte, dann 7, 5 und 3; die besten vier spielen das Finale.
    }{ $places ->
        [0] { " " }Seid ihr nur zu viert, spielt ihr gleich das Finale.
       *[other] { "" }
    }
    Zeit für eine Runde: **{ $span }** · Tempo: **{ $pace }**{ $level ->
        [easy] { " " }· Bots: **leicht**
        [strong] { " " }· Bots: **stark**
       *[normal] { "" }
    } · versiegelt: Keine Pause verrät, wer eine Wahl hatte
league-span-86400 = 1 Tag
league-span-259200 = 3 Tage
league-span-604800 = 7 Tage
league-span-1209600 = 14 Tage
league-in-count = { $count ->
        [0] Noch ist niemand dabei.
        [one] **Eine Person** ist dabei:
       *[other] **{ $count }** sind dabei:
    } { $names }
league-missing = { $missing ->
        [0] Alle sind da. { $organizer } kann *Starten* drücken.
        [one] Noch jemand, dann kann { $organizer } *Starten* drücken.
       *[other] Noch { $missing } Leute, dann kann { $organizer } *Starten* drücken.
    }
league-starts = Los geht’s { $due }. Was dann noch frei ist, nehmen Bots. { $organizer } kann auch früher starten.
league-waitlist = Warteliste ({ $count }): { $names }. Zwischen den Runden rücken sie nach.
league-paused = ⏳ Pause: Die Uhren laufen { $until } weiter. Spielen könnt ihr trotzdem.
league-closes = Wenn nichts passiert, endet die Ausschreibung { $due }.
league-sealed = Alle Auslosungen und Karten kommen aus einem versiegelten Geheimnis, und wer mitmacht, mischt mit. SHA-256 des Geheimnisses: `{ $commitment }`
league-revealed = Das Geheimnis war `{ $secret }`; sein SHA-256 ist `{ $commitment }`. Zusammen mit dem, was alle beim Mitmachen dazugegeben haben, ergibt es den Startwert `{ $seed }`. Damit kannst du jede Auslosung nachrechnen: Was alle dazugegeben haben, steht bei jedem Tisch in der Datei hinter *{ table-verify }*.
league-cancelled = { $kind ->
        [season] ### Die Saison wurde beendet. Niemand hat sie gewonnen.
        [evening] ### Der Abend wurde abgesagt.
       *[rounds] ### Die Liga ({ $game }) wurde beendet. Niemand hat sie gewonnen.
    }
league-join = Mitspielen
league-wait = Auf die Warteliste
league-manage = Verwalten
league-leave = Verlassen
league-start = Starten
league-standings = Tabelle
league-schedule = Spielplan

## While it runs
league-round = ## 🏆 { $league } · Runde { $round } von { $rounds }
league-final = ## 🏆 { $league } · das Finale
league-due = Was { $due } nicht zu Ende ist, spielen Bots zu Ende.
league-table-line = { $state ->
        [over] ✅
        [playing] 🎲
       *[coming] ⏳
    } **{ $table }**{ $thread ->
        [none] { "" }
       *[other] { " " }{ $thread }
    } · { $seats }
league-seat = { $name }: **{ $points }**
league-lot = { $names } waren in allem gleich, also hat das Los diese Reihenfolge bestimmt.
league-dropped = { $names } { $count ->
        [one] ist
       *[other] sind
    } ausgestiegen; ein Bot hat übernommen.
league-trouble = ⚠️ Die Liga hängt. { $why } Sobald das klappt, geht sie von selbst weiter.
league-round-over = { $final ->
        [1] Das Finale ist vorbei; wer gewonnen hat, steht weiter unten.
       *[0] Diese Runde ist vorbei; wie es weitergeht, steht weiter unten.
    }
league-won = ## 🏆 { $league } – { $name } gewinnt!
league-won-nobody = { $kind ->
        [season] ## Die Saison ist vorbei. Keine Partie ging zu Ende, also hat niemand gewonnen.
        [evening] ## Der Abend ist vorbei. Niemand blieb bis zum Schluss, also hat niemand gewonnen.
       *[rounds] ## Die Liga ({ $game }) ist zu Ende. Alle sind ausgestiegen, also hat niemand gewonnen.
    }
league-table-name = Tisch { $number }
league-final-name = Finale
league-thread-name = Runde { $round } · Tisch { $number }
league-starter = { $kind ->
        [season] **{ $thread }** ({ $game }): { $names }
        [evening] **{ $thread }** des Abends ({ $game }): { $names }
       *[rounds] **{ $thread }** der Liga ({ $game }): { $names }
    }

## Seasons
command-league-season = Hier eine Saison ausschreiben: spiel, wann du magst, und deine besten Ergebnisse zählen
option-weeks = Wie viele Wochen sie dauert
option-best = Wie viele Ergebnisse bei jedem zählen, die besten nämlich
name-season = saison
name-weeks = wochen
name-best = beste
choice-all-games = Alle Spiele
season-of = Saison: { $games }
season-created = Deine Saison läuft an. Wer spielen will, drückt *{ BUTTON("season-play") }*; sobald vier warten, bekommen sie einen Tisch.
season-dates = { $status ->
        [open] Vom { $begins } bis zum { $ends }. Los geht’s { $left }.
       *[running] Vom { $begins } bis zum { $ends }. Schluss ist { $left }.
    }
season-rules =
    Drück *{ season-play }*, wann immer du Lust auf eine Partie hast. Sobald vier warten, bekommst du einen Tisch; nach { $hours } Stunden auf jeden Fall, mit Bots auf den freien Plätzen. Ein erster Platz bringt 10 Punkte, dann 7, 5 und 3. { $best ->
        [one] Bei allen zählt das beste Ergebnis
       *[other] Bei allen zählen die besten { $best } Ergebnisse
    }, also spiel so viel oder so wenig, wie du magst.
    Spiele: **{ $games }** · Tempo: **{ $pace }**{ $level ->
        [easy] { " " }· Bots: **leicht**
        [strong] { " " }· Bots: **stark**
       *[normal] { "" }
    }
season-waitlist = { $count ->
        [0] Gerade wartet niemand auf einen Tisch.
        [one] Auf einen Tisch wartet: { $names }
       *[other] Auf einen Tisch warten { $count }: { $names }
    }
season-more-tables = … und { $count ->
        [one] ein weiterer Tisch
       *[other] { $count } weitere Tische
    }
season-due = Die Saison endet { $due }. Was dann noch läuft, zählt, wie es steht.
season-is-over = Die Saison ist vorbei; wer gewonnen hat, steht weiter unten.
season-play = Ich will spielen
season-stop = Jetzt nicht
league-tables = Tische
season-page-tables = laufende Tische
season-thread-name = Saison · Tisch { $number }
season-table-name = Tisch { $number } · { $game }
season-waits = { $begun ->
        [open] Du bekommst einen Tisch, sobald die Saison beginnt.
       *[running] Du wartest auf einen Tisch. Du bekommst einen, sobald vier warten, spätestens nach { $hours } Stunden. Dann schreibe ich dir.
    } Kommt was dazwischen? Drück *{ BUTTON("season-stop") }* bei der Nachricht der Saison.
season-games = Welche Spiele würdest du spielen?
season-left = { $stays ->
        [yes] Du wartest nicht mehr auf einen Tisch. Drück *{ BUTTON("season-play") }*, wann immer du magst.
       *[no] Du hast die Saison verlassen. An deinen Tischen spielen Bots für dich weiter, und in der Tabelle hast du keinen Platz mehr.
    }
season-waiting = Du wartest schon auf einen Tisch. Sobald du einen hast, schreibe ich dir.
season-enough = Du spielst in dieser Saison schon an { $most } Tischen. Bring erst eine Partie zu Ende.
season-full = Diese Saison hat { $count } Leute, mehr gehen nicht. Schreib in einem anderen Kanal eine zweite aus.
season-not-waiting = Du wartest in dieser Saison auf keinen Tisch. Drück erst *{ BUTTON("season-play") }*.
season-pace = Eine Saison braucht ein Tempo mit Zeitlimit, damit niemand die anderen aufhält, wenn er weg ist. Nimm ein anderes Tempo.
season-no-tables = Gerade läuft kein Tisch dieser Saison. Drück *{ BUTTON("season-play") }*, dann ändert sich das!
season-notice-seated = Dein Tisch ist bereit ({ $league }): Er öffnet sich als Thread in { $channel }.
season-picture-title = { $state ->
        [over] Endstand der Saison
        [live] Tabelle, wenn jetzt Schluss wäre
       *[running] Tabelle
    }
season-picture-tables = Laufende Tische
league-picture-podium = Das Podium
season-picture-played = Partien
season-picture-firsts = Siege

## Evenings
command-evening = Hier einen Spieleabend ausschreiben: ein paar schnelle Runden am Stück
option-rounds = Wie viele Runden gespielt werden
name-evening = abend
name-rounds = runden
evening-of = Abend: { $game }
evening-created = Dein Abend ist ausgeschrieben. Andere drücken *{ BUTTON("league-join") }*. { $starts ->
        [yes] Der Check-in beginnt von selbst; mit *{ BUTTON("league-start") }* geht es auch früher los.
       *[no] Drück *{ BUTTON("league-start") }*, wenn der Check-in beginnen soll.
    }
evening-state = { $phase ->
        [checking] **Check-in: Bist du da?** Drück *{ evening-here }*. Die erste Runde beginnt { $due }.
        [running] **Runde { $round } von { $rounds }** · was { $due } nicht zu Ende ist, spielen Bots zu Ende
        [waits] Der Check-in beginnt, wenn { $organizer } *{ league-start }* drückt.
       *[open] Der Check-in beginnt { $due }. { $organizer } kann auch früher starten.
    }
evening-rules =
    { $rounds } Runden an Vierertischen, mit Leuten, die etwa so gut spielen wie du. Vorher sind { $minutes } Minuten Check-in. Ein erster Platz bringt 10 Punkte, dann 7, 5 und 3; freie Plätze nehmen Bots. Kommst du später, spielst du ab der nächsten Runde mit.
    Tempo: **{ $pace }**{ $level ->
        [easy] { " " }· Bots: **leicht**
        [strong] { " " }· Bots: **stark**
       *[normal] { "" }
    }
evening-people = { $phase ->
        [checking] { $count ->
                [0] Noch ist niemand da.
               *[other] Da ({ $count }): { $names }
            }
        [running] Am Spielen ({ $count }): { $names }
       *[open] { $count ->
                [0] Noch hat sich niemand angemeldet.
               *[other] Angemeldet ({ $count }): { $names }
            }
    }
evening-here = Ich bin da
evening-joined = { $phase ->
        [checking] Super! Dein Tisch öffnet sich als Thread, sobald der Check-in vorbei ist.
        [running] Willkommen! Du spielst ab der nächsten Runde mit.
       *[open] Du bist dabei! Wenn der Check-in beginnt, schreibe ich dir.
    }
evening-left = { $status ->
        [open] Du bist nicht mehr angemeldet.
       *[running] Du hast den Abend verlassen. Ein Bot spielt für dich weiter.
    }
evening-started = Los geht’s! Wie, steht in der Nachricht des Abends.
evening-here-already = Das hast du schon gesagt. Dein Tisch öffnet sich als Thread in diesem Kanal.
evening-last-round = Die letzte Runde läuft schon. Der nächste Abend gehört dir!
evening-full = Alle { $count } Plätze sind vergeben. Schreib in einem anderen Kanal einen zweiten Abend aus.
evening-notice-check-in = Es geht los ({ $league }): Drück *{ BUTTON("evening-here") }* in { $channel }. Die erste Runde beginnt { $due }.
evening-notice-absent = Ein Bot hat für dich weitergespielt ({ $league }), deshalb hast du in der nächsten Runde noch keinen Platz. Bist du wieder da? Drück in { $channel } auf *{ BUTTON("evening-here") }*, dann spielst du wieder mit.

## Pages
league-mention = Deine nächste Partie der Liga beginnt, und hier spielst du.
league-page-standings = ### { $league } · Tabelle
league-page-schedule = ### { $league } · { $title }
league-page-round = Runde { $round }
league-page-final = das Finale
league-page-earlier = Zurück
league-page-later = Weiter
league-no-schedule = Die Tische werden ausgelost, wenn die Liga beginnt: Dann siehst du hier, auf wen du triffst.

## The organizer’s page
league-manage-title = ### { $league } · verwalten
    Das siehst nur du.
league-manage-act = Was möchtest du tun?
league-extend = { $final ->
        [yes] Das Finale
        [season] Die Saison
       *[no] Diese Runde
    } { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } verlängern
league-pause = { $days ->
        [one] Einen Tag
       *[other] { $days } Tage
    } Pause machen
league-continue = Pause jetzt beenden
league-nudge = { $final ->
        [1] Das Finale
       *[0] Tisch { $table }
    } erinnern
league-remove = Jemanden herausnehmen …
league-remove-question = { $name } aus der Liga nehmen?
league-remove-hint = { $begun ->
        [yes] Ein Bot spielt weiter, oder ab der nächsten Runde wer als Nächstes auf der Warteliste steht. Zurück geht es nicht. Ich sag Bescheid.
       *[no] Den Platz bekommt, wer als Nächstes auf der Warteliste steht. Ich sag Bescheid.
    }
league-remove-sure = Ja, herausnehmen
league-edit = Name und Beginn
league-edit-name = Name
league-edit-description = Beschreibung
league-edit-starts = Beginn
league-start-by-hand = wenn ich auf Start drücke
league-start-same = wie jetzt
league-start-choice = { $days ->
        [0] heute
        [1] morgen
       *[other] in { $days } Tagen
    }, { $time } ({ $date }, { $zone })
league-bots = Bots ab den nächsten Tischen: { $level ->
        [easy] leicht
        [strong] stark
       *[normal] normal
    }
league-event = { $on ->
        [1] Aus den Events des Servers nehmen
       *[0] Bei den Events des Servers eintragen
    }
league-event-how = { $kind ->
        [season] Drück in { $channel } auf *{ season-play }*, wann immer du Lust auf eine Partie hast.
       *[rounds] Drück in { $channel } auf *{ league-join }*, wenn du mitspielen willst.
    }
league-asked = Zum Einspringen gefragt: { $names }
league-substitute = Jemanden zum Einspringen einladen …
league-substitute-asks = { $person }, { $by } fragt, ob du einspringst: **{ $league }**. { $begun ->
        [yes] Ist dann ein Platz frei, spielst du ab der nächsten Runde mit.
       *[no] Sagst du ja, spielst du von Anfang an mit.
    }
league-substitute-yes = Bin dabei
league-substitute-no = Diesmal nicht
league-substitute-answer = { $answer ->
        [yes] { $begun ->
                [yes] { $person } spielt ab der nächsten Runde mit, sobald ein Platz frei ist.
               *[no] { $person } ist dabei.
            }
       *[no] { $person } kann diesmal nicht.
    }
league-end = Beenden …
league-again = Nächste Saison
league-again-done = Die nächste Saison ist offen. Ich hab allen geschrieben, die bis zum Ende dabei waren.

## Answers
league-created = Deine Liga ist ausgeschrieben. Andere drücken *{ BUTTON("league-join") }*; wenn alle da sind, drück *{ BUTTON("league-start") }*.
league-listed = Du stehst auf der Warteliste. Sobald ein Platz frei ist, hast du ihn, und ich schreib dir.
league-joined = Du bist dabei! Wenn die Liga beginnt, öffnen sich deine Tische als Threads dieses Kanals, und du wirst erwähnt, sobald du am Zug bist.
league-left = { $status ->
        [open] Du bist nicht mehr in dieser Liga.
       *[running] Du hast die Liga verlassen. Ein Bot spielt für dich weiter; deine bisherigen Punkte bleiben in der Tabelle.
    }
league-leave-question = Willst du diese Liga wirklich endgültig verlassen?
league-leave-hint = Ein Bot spielt für dich weiter, du kannst nicht zurück, und die Partie, in der du sitzt, zählt als verloren. Wenn dir nur heute die Zeit fehlt: Nach der Frist zieht ein Bot für dich, und du spielst weiter, wann du magst.
league-leave-sure = Ja, verlassen
league-started = Los geht’s! Die Tische sind ausgelost, und die ersten gehen gerade auf.
league-close-question = Willst du diese Liga wirklich ohne Sieg beenden?
league-close-hint = Ihre offenen Partien enden auch. Doch nicht? Dann schließ einfach diese Nachricht.
league-close-sure = Ja, beenden
league-closed = Die Liga ist beendet.
league-fill-question = { $count ->
        [0] Noch ist niemand
        [one] Eine Person ist
       *[other] { $count } Leute sind
    } dabei, und { $missing ->
        [one] eine fehlt
       *[other] { $missing } fehlen
    }. Warte auf weitere, oder lass Bots die freien Plätze einnehmen: Sie spielen um Punkte wie alle anderen.
league-fill = Mit Bots auffüllen und starten

## What cannot be done
league-announcers = Auf diesem Server schreiben nur { $role } Ligen aus. Frag dort nach.
league-event-no-start = Eintragen kann ich das noch nicht, denn niemand weiß, wann es losgeht. Leg unter *{ league-edit }* erst den Beginn fest.
league-event-permission = Auf diesem Server kann ich keine Events erstellen: Mir fehlt die Berechtigung **{ CLIENT("permission-create_events") }**. Bitte jemanden, der den Server verwaltet, sie mir zu geben, und versuch es dann noch mal.
league-substitute-late = Einspringen geht jetzt nicht mehr. Frag für das nächste Mal.
league-substitute-in = { $person } ist schon dabei.
league-substitute-asked = { $person } ist schon gefragt. Warten wir die Antwort ab.
league-substitute-left = { $person } ist ausgestiegen und kann nicht zurück. Frag jemand anderen.
league-not-asked = Diese Frage gilt nicht dir, sie ist schon beantwortet, oder es ist zu spät dafür.
league-not-in = { $person } ist nicht in dieser Liga.
league-not-over = Diese Liga ist noch nicht zu Ende. Danach kann die nächste Saison beginnen.
league-unknown = In diesem Kanal gibt es keine Liga. Schreib mit { COMMAND("league create") } eine aus.
league-taken = In diesem Kanal gibt es schon eine Liga. Spielt sie zu Ende, beende sie, oder nimm einen anderen Kanal.
league-places = Eine Liga hat { $least } bis { $most } Plätze, immer Vierergruppen: 4, 8, 12, 16 und so weiter. Wähl eine solche Zahl.
league-in = Du bist schon dabei. Sobald alle da sind, geht’s los.
league-full = Alle { $count } Plätze sind vergeben, und die Warteliste ist auch voll. Schreib in einem anderen Kanal eine eigene Liga aus.
league-waiting = Du stehst schon auf der Warteliste. Sobald du einen Platz hast, schreib ich dir.
league-left-for-good = Du bist aus dieser Liga ausgestiegen und kannst nicht zurück. Die nächste gehört dir!
league-start-time = Eine Liga kann in den nächsten 60 Tagen beginnen. Such dir eine der vorgeschlagenen Zeiten aus.
league-no-round = Gerade wird keine Runde gespielt.
league-too-long = Eine Runde kann von jetzt an höchstens 14 Tage dauern. Nimm weniger.
league-out = Du spielst in dieser Liga nicht mit.
league-begun = Diese Liga hat schon begonnen. Warte auf die nächste, oder schreib in einem anderen Kanal eine aus.
league-over = Diese Liga ist zu Ende. Schreib mit { COMMAND("league create") } eine neue aus.
league-too-few = { $count ->
        [one] Eine Person ist
       *[other] { $count } Leute sind
    } dabei, und { $missing ->
        [one] eine fehlt
       *[other] { $missing } fehlen
    }. Warte auf weitere, oder nimm { COMMAND("league start") } mit der Option `{ CLIENT("name-fill") }`: Dann nehmen Bots die freien Plätze ein.
league-organizer = Das kann nur, wer diese Liga leitet ({ $organizer }) oder den Server verwaltet. Frag nach.
league-no-threads-here = Eine Liga braucht einen gewöhnlichen Textkanal: Ihre Tische sind Threads darin. Geh in einen und versuch’s noch mal.

## Direct messages
league-notice-trouble = Die Liga ({ $game }) in { $channel } hängt: Ich kann ihre Tische nicht aufmachen. { $why } Sobald das klappt, geht sie von selbst weiter.
league-notice-not-started = Die Liga ({ $game }) in { $channel } konnte zur eingestellten Zeit nicht beginnen: Es müssen mindestens zwei dabei sein. Sie bleibt offen. Drück dort *{ BUTTON("league-start") }*, wenn ihr so weit seid.
league-notice-no-place = { $league }: Das war’s, und diesmal war kein Platz für dich frei. Beim nächsten Mal klappt es!
league-notice-organizer = { $league }: Ab jetzt leitest du das, denn wer es bisher geleitet hat, ist weg. Alles dazu findest du in { $channel } unter *{ BUTTON("league-manage") }*.
league-notice-removed = { $league } – du wurdest von der Leitung herausgenommen. Wenn du nicht weißt, warum, frag in { $channel } nach.
league-notice-again = { $league } – die nächste Saison ist offen, in { $channel }. Spielst du wieder mit? Dann drück dort *{ BUTTON("league-join") }*.
league-notice-no-role = Ich konnte die Rolle für den Sieg in der Liga ({ $game }) in { $channel } nicht vergeben: Mir fehlt *Rollen verwalten*, oder die Rolle steht über meiner. Bitte vergib sie von Hand.
league-notice-no-event = Deine Liga ({ $game }) in { $channel } konnte ich nicht bei den Events des Servers eintragen: Mir fehlt *{ CLIENT("permission-create_events") }*, oder die Liste ist voll. Die Liga selbst geht weiter. Unter *{ BUTTON("league-manage") }* kannst du es noch mal versuchen.
league-notice-gone = Der Kanal deiner Liga ({ $game }) wurde gelöscht. Damit ist die Liga zu Ende, und niemand hat sie gewonnen.
league-notice-seated = { $began ->
        [yes] Du hast jetzt einen Platz ({ $league })! Ab der nächsten Runde spielst du mit, in { $channel }.
       *[no] Du hast jetzt einen Platz ({ $league })! Los geht’s in { $channel }, deine Tische gehen dort als Threads auf.
    } Klappt es doch nicht? Dann drück dort *{ BUTTON("league-leave") }*.
league-notice-restart = Der Thread deines Ligatisches ({ $game }) wurde gelöscht. Ich mach den Tisch in einem anderen Thread neu auf, und ihr fangt von vorn an.

## Pictures and their words
league-picture-during = Tabelle während Runde { $round }
league-picture-title = Tabelle nach Runde { $round }
league-picture-live = Tabelle, wenn Runde { $round } jetzt zu Ende wäre
league-picture-begin = Tabelle
league-picture-tables = Runde { $round } von { $rounds }
league-picture-page = { $title } · { $page }/{ $pages }
league-picture-final = Das Finale
league-picture-round = R{ $round }
league-picture-now = Jetzt
league-picture-points = Punkte
league-picture-out = { $name } (weg)
league-picture-tie = { $tie ->
        [first] weniger Siege
        [value] weniger erspielt
        [met] leichtere Gegner
       *[equal] alles gleich
    }
league-picture-ties = Bei gleichen Punkten zählen erst mehr Siege, dann was in den Partien erspielt wurde, dann stärkere Gegner.
league-picture-number = Nr. { $number }
league-picture-bot = Bot
league-picture-state = { $state ->
        [coming] kommt noch
        [playing] läuft
        [live] Stand jetzt
       *[over] vorbei
    }
league-picture-cup = Wer holt den Pokal?
league-picture-frame-final = Im Rahmen: auf dem Weg ins Finale
league-picture-frame-podium = Im Rahmen: das Podest
league-text-row = { $place } { $name }: { $points } Punkte{ $rounds ->
        [none] { "" }
       *[other] { " " }({ $rounds })
    }{ $tie ->
        [none] { "" }
        [first] , weniger Siege
        [value] , weniger erspielt
        [met] , leichtere Gegner
       *[equal] , alles gleich
    }{ $out ->
        [1] , ausgestiegen
       *[0] { "" }
    }
league-text-live = jetzt { $points }
league-text-seat = { $name } ({ $points })
league-text-table = { $table }, { $state ->
        [coming] kommt noch
        [playing] läuft
        [live] Stand jetzt
       *[over] vorbei
    }: { $seats }
league-text-podium = { $place }. { $name }
league-text-winner = { $name } gewinnt die Liga.

# Below the standings and the tables of a round that is being played.
league-live = -# Laufende Tische zählen so, als wären sie jetzt zu Ende, nach dem, was dort alle sehen. Das kann jeder Zug ändern.

# Für die Organisatorin oder den Organisator, unter den Tischen der Runde.
league-waited-title = **Auf wen gerade gewartet wird**, am längsten zuerst.{ $page ->
        [schedule] { " " }Das siehst nur du.
       *[manage] { "" }
    }
league-waited =
    { $thread }: { $people }, gefragt { $since }{ $due ->
        [none] { "" }
       *[other] { " " }· Frist endet { $due }
    }

# Zahlen für die Leitung: Plätze im Lauf der Zeit, Zeit bis zum Zug, verpasste Fristen.
league-activity-open = Zahlen
league-activity-title = So läuft die Liga
league-activity-page = **Zahlen zu { $league }**
league-activity-hint = -# Die Linie ist der Platz nach jedem Tisch, der fertig war, der erste Platz oben. Die Zeit ist, wie lange nach der Frage jemand meist einen Zug beginnt. *Zu spät* zählt abgelaufene Fristen. Nur du siehst das.
league-activity-places = Plätze bisher
league-activity-time = Antwortzeit
league-activity-missed = Zu spät
league-activity-span = { $unit ->
        [days] { $count } Tagen
        [hours] { $count } Std.
        [minutes] { $count } Min.
       *[seconds] { $count } Sek.
    }
league-activity-line = { $name }: Platz { $places }{ $time ->
        [none] { "" }
       *[other] , beginnt Züge nach { $time }
    }{ $missed ->
        [0] { "" }
        [one] , einmal zu spät
       *[other] , { $missed }-mal zu spät
    }
