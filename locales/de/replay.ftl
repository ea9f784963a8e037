# Nach der Partie: das Bild vom Ende, die Wiederholung, der Film, das Protokoll als Datei, der Beweis.

# Das Ende als Bild. Die Wörter sind kurz: Sie müssen hineinpassen.
result-picture-won = { $count ->
        [one] { $name } gewinnt!
       *[other] { $name } gewinnen gemeinsam!
    }
result-picture-shared = { $count } gewinnen gemeinsam!
result-picture-best = Größter Gewinn
result-picture-own-best = Größter Gewinn: { $gains }
result-picture-gain = +{ $gain } in Zug { $move }
result-picture-figure = { $figure }
result-picture-deal = Beginn
result-picture-moves = { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
result-text-row = { $place }. { $name }: { $score }
result-text-course = { $name } · { $unit }: { $first } am Anfang, höchstens { $most }, am Ende { $last }, größter Gewinn { $best }.
moment-event = Zug { $move }: { $what }
moment-behind = Nach Zug { $move } lag { $who } um { $gap } zurück und hat doch gewonnen.
moment-lead = Ab Zug { $move } lag { $who } vorn.

# Die Wiederholung
replay-title = ### { $game }: { $step ->
        [0] nach dem Geben
       *[other] Zug { $step } von { $steps }
    }
replay-pace = Tempo: { $pace }
replay-running = -# Die Partie läuft noch, also siehst du nur den Tisch und deine eigene Hand.
replay-secret = Diese Hand ist geheim, bis die Partie zu Ende ist. Versuch’s dann noch mal.
replay-hand = **{ $who }**
replay-first = Anfang
replay-back = Zurück
replay-on = Weiter
replay-last = Ende
replay-jump = Springen …
replay-jump-title = Zu einem Zug springen
replay-jump-label = Welcher Zug? 0 bis { $steps }
replay-not-a-move = So einen Zug gibt’s nicht. Nimm eine Nummer von 0 bis { $steps }; 0 ist nach dem Geben.
replay-angle = Was willst du sehen?
replay-angle-table = Den Tisch, wie ihn alle sahen
replay-angle-open = Alle Hände offen
replay-angle-seat = Den Tisch und die Hand von { $who }
replay-film = Die ganze Partie als Film
table-replay = Wiederholung

# Der Film
film-begun = 🎬 Der Film entsteht …
film-progress = 🎬 Der Film entsteht: Bild { $done } von { $all } …
film-done = ### 🎬 { $game }, die ganze Partie
    { $moves } Züge in { $seconds } Sekunden.
film-keep = Speicher ihn und zeig ihn rum: Er läuft überall.
share-film = Für alle posten
share-end = Für alle posten, wie es ausging
share-by = -# { $person } war dabei und zeigt es euch.
share-done = Für alle gepostet, [hier]({ $link }).
share-players = Für alle posten können das nur, die mitgespielt haben. Den Film kannst du speichern und herumzeigen.
share-not-over = Das kannst du posten, sobald die Partie zu Ende ist.
share-no-channel = Wo diese Partie gespielt wird, kann ich nichts für alle schreiben. Du kannst den Film aber speichern und selbst teilen.
share-end-title = ### 🏁 { $game }: So ging es aus
film-alt = Ein Film vom Tisch, vom Geben bis zum letzten Zug.
film-too-large = Der Film ist leider zu groß, um ihn hier zu schicken. Geh die Partie mit den Knöpfen durch.
film-not-over = Den Film gibt es, wenn die Partie zu Ende ist. Bis dahin kannst du durchgehen, was du gesehen hast.
film-stopped = Ich starte gerade neu. Frag in einer Minute noch mal nach dem Film.

# Das Protokoll als Datei
log-file-title = { $game }, Partie { $id }
log-file-players = Plätze: { $players }
log-file-begun = Begonnen { $time } UTC
log-file-ended = Zu Ende { $time } UTC
log-file-only = (nur { $who }) { $event }

# Der Beweis
verify-file = Mit dieser Datei kannst du alles ohne mich nachprüfen: Hol dir den Quelltext von Freehold und starte `python -m tools.verify { $file }`.

# Der Befehl, und sein Eintrag unter *Mehr*
command-match-replay = Eine Partie Zug für Zug durchgehen; ist sie zu Ende, auch als Film
name-replay = wiederholung
more-replay = **Wiederholung.** Geh die Partie Zug für Zug durch.
more-replay-button = Wiederholung
