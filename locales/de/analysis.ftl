# Die Analyse einer Partie, die zu Ende ist: alle Chancen, was sie gewendet hat, die besten und schlechtesten Entscheidungen.

# Das Bild der Chancen. Seine Wörter sind kurz: sie müssen hineinpassen.
chances-picture-title = Alle Chancen, Zug für Zug
chances-picture-unit = Siegchance in %
chances-turn = Zug { $move }: { $what } { $who }: { $before } % → { $after } %
chances-turn-quiet = Zug { $move }. { $who }: { $before } % → { $after } %
chances-text-course = { $name }: { $first } % zu Beginn, zwischen { $least } % und { $most } %, { $last } % am Ende.

# Die Seiten
table-analysis = Analyse
analysis-title = ### { $game }: die Analyse
analysis-judged = -# { $who }: { $good } von { $count ->
        [one] { $count } Entscheidung war so gut wie jede, die ich gefunden habe.
       *[other] { $count } Entscheidungen waren so gut wie jede, die ich gefunden habe.
    }
analysis-turn-title = ### Wendepunkt { $number }: Zug { $step } von { $steps }
analysis-best-title = ### { $who }, die beste Entscheidung: Zug { $step } von { $steps }
analysis-worst-title = ### { $who }, die schlechteste Entscheidung: Zug { $step } von { $steps }
analysis-change = { $who }: { $before } % → **{ $after } %**
analysis-made = Das ist geschehen: { $move }
    Siegchance damit: etwa **{ $chance } %**
analysis-chosen = { $who } wählt „{ $called }“.
analysis-called = „{ $called }“
analysis-next = Das Nächstbeste: { $move }
    Damit: etwa **{ $chance } %**
analysis-better = Besser: { $move }
    Damit: etwa **{ $chance } %**
analysis-why = -# Das macht den Unterschied: { $reasons }.
analysis-seen = -# Beurteilt nach dem, was { $who } in diesem Augenblick sehen konnte; so steht es unten.
analysis-back = Zurück
analysis-on = Weiter
analysis-replay = In der Wiederholung
analysis-pages = Gehe zu …
analysis-page-chances = Alle Chancen
analysis-page-turn = Wendepunkt { $number }: Zug { $step }
analysis-page-best = { $who }, beste Entscheidung: Zug { $step }
analysis-page-worst = { $who }, schlechteste Entscheidung: Zug { $step }

# Während sie entsteht
analysis-progress = 🔎 Die Partie wird analysiert: Zug { $done } von { $all } …
    -# Das dauert ein, zwei Minuten und wird aufgehoben. Du kannst auch später wiederkommen.
analysis-paused = 🔎 Freehold startet gerade neu, deshalb hält die Analyse bei Zug { $done } von { $all } kurz an. Sie geht von selbst weiter; sieh in einer Minute noch einmal nach.
analysis-again = Noch einmal nachsehen

# Wenn es keine gibt
analysis-not-over = Die Analyse gibt es, wenn die Partie zu Ende ist.
analysis-never = Zu diesem Spiel gibt es keine Analyse: Ich weiß nicht, wie man seine Stellungen beurteilt.
limit-analysis = So viel auf einmal kann ich nicht nachdenken: In einer Stunde kann eine Person { $person } neue Analysen haben, ein ganzer Server { $server }. Versuch es in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } noch einmal. Die fertigen kannst du ansehen, so oft du magst.

# Der Befehl
command-match-analysis = Sieh, was eine beendete Partie gewendet hat, und die beste und schlechteste Entscheidung von allen
name-analysis = analyse
