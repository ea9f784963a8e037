# Die Analyse einer Partie, die zu Ende ist: alle Chancen, was sie gewendet hat, die besten und schlechtesten Entscheidungen.

# Das Bild der Chancen. Seine Wörter sind kurz: sie müssen hineinpassen.
chances-picture-title = Alle Chancen, Zug für Zug
chances-picture-unit = Siegchance in %
chances-turn = Zug { $move }: { $what } { $who }: { $before } % → { $after } %
chances-drew = { $who } zieht { $cards }.
chances-turn-quiet = Zug { $move }. { $who }: { $before } % → { $after } %
chances-text-course = { $name }: { $first } % zu Beginn, zwischen { $least } % und { $most } %, { $last } % am Ende.

# Die Seiten
table-analysis = Analyse
analysis-title = ### { $game }: die Analyse
analysis-judged = -# { $who }: { $good } von { $count ->
        [one] { $count } Entscheidung war so gut wie meine beste.
       *[other] { $count } Entscheidungen waren so gut wie meine beste.
    }
analysis-turn-title = ### Wendepunkt { $number }: Zug { $step } von { $steps }
analysis-best-title = ### { $who }, die beste Entscheidung: Zug { $step } von { $steps }
analysis-worst-title = ### { $who }, die schlechteste Entscheidung: Zug { $step } von { $steps }
analysis-cause = **{ $what }**
analysis-change = { $who }: { $before } % → **{ $after } %**
analysis-made = Gespielt: { $move }
    Siegchance damit: etwa **{ $chance } %**
analysis-chosen = { $who } wählt „{ $called }“.
analysis-called = „{ $called }“
analysis-note-made = Gespielt: { $move }
analysis-note-better = Besser: { $move }
analysis-note-next = Zweitbester Zug: { $move }
analysis-mark-made = gespielt
analysis-mark-better = besser
analysis-mark-next = zweitbester
analysis-note-why = { $note } Warum: { $reasons }.
analysis-note-led-to = { $note } Meistens brachte das { $reasons }.
analysis-next = Das Nächstbeste: { $move }
    Damit: etwa **{ $chance } %**
analysis-better = Besser: { $move }
    Damit: etwa **{ $chance } %**
analysis-why = -# Das macht den Unterschied: { $reasons }.
analysis-led-to = -# Ich hab’s oft durchgespielt: Meistens brachte der bessere Zug { $reasons }.
analysis-seen = -# Dabei zählt nur, was { $who } da sehen konnte. Das steht unten.
analysis-back = Zurück
analysis-on = Weiter
analysis-share = Mit dem Server teilen
analysis-takeback = Nicht mehr teilen
analysis-shared = -# Geteilt: { COMMAND("server") } kann ihn als besten Zug der Woche nennen.
analysis-replay = In der Wiederholung
analysis-pages = Geh zu …
analysis-page-chances = Alle Chancen
analysis-page-turn = Wendepunkt { $number }: Zug { $step }
analysis-page-best = { $who }, beste Entscheidung: Zug { $step }
analysis-page-worst = { $who }, schlechteste Entscheidung: Zug { $step }

# Während sie entsteht
analysis-progress = 🔎 Ich analysiere die Partie: Zug { $done } von { $all } …
    -# Das dauert ein, zwei Minuten. Du kannst auch später wiederkommen: Ich heb sie auf.
analysis-paused = 🔎 Ich starte gerade neu, die Analyse macht bei Zug { $done } von { $all } kurz Pause. Sie geht von selbst weiter: Schau in einer Minute noch mal.
analysis-again = Noch mal nachsehen

# Wenn es keine gibt
analysis-not-over = Die Analyse gibt es, wenn die Partie zu Ende ist.
analysis-never = Dieses Spiel kann ich leider nicht analysieren: Ich weiß nicht, wer darin vorn liegt.
limit-analysis = So viel auf einmal kann ich nicht nachdenken! In einer Stunde bekommt eine Person { $person } neue Analysen, ein ganzer Server { $server }. Versuch’s in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch mal. Fertige kannst du ansehen, so oft du magst.

# Der Befehl
command-match-analysis = Nach der Partie: die Wendepunkte und die beste und schlechteste Entscheidung von jedem
name-analysis = analyse
