# Profile und Ranglisten: wie es den Leuten auf einem Server geht.

command-profile = Wie es auf diesem Server für dich läuft: Partien, Siege, Plätze, Serien, Wertung
command-server = Was auf diesem Server gespielt wird: freie Plätze, Partien, Ligen, und wer spielt
command-leaderboard = Wer ein Spiel auf diesem Server am besten spielt
option-member = Wessen Profil; lass es weg, wenn du deins meinst
name-profile = profil
name-server = server
name-leaderboard = rangliste
name-member = mitglied

profile-title = ### { $person }
profile-none = Hier steht noch nichts. Spiel eine Partie zu Ende, dann steht sie hier.
profile-puzzles = 🧩 **{ $solved }** von { $tried } Rätseln gelöst{ $days ->
        [0] { "" }
        [1] { "" }
       *[other] { " · 🔥 " }{ $days } Tage in Folge
    }
profile-matches = { $matches ->
        [one] **1 Partie**
       *[other] **{ $matches } Partien**
    }, { $wins ->
        [0] davon noch keine gewonnen
       *[other] davon **{ $wins }** gewonnen
    }
profile-place = { $mark } { $count } ×
profile-streak = { $streak ->
        [0] Längste Siegesserie: **{ $longest }**
        [one] Die letzte Partie gewonnen; längste Siegesserie: **{ $longest }**
       *[other] Die letzten **{ $streak }** in Folge gewonnen; längste Siegesserie: **{ $longest }**
    }
profile-favorite = Spielt am meisten { $game }
profile-game = **{ $game }** · Wertung **{ $points }** · { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }, { $wins } gewonnen
profile-game-hidden = **{ $game }** · Wertung nach { $missing ->
        [one] 1 weiteren Partie
       *[other] { $missing } weiteren Partien
    } · { $matches } gespielt, { $wins } gewonnen
profile-game-alone = -# { $game } gegen Bots 🤖 · Wertung **{ $points }** · { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }, { $wins } gewonnen
profile-others = -# { $count ->
        [one] Eine weitere Partie zählt
       *[other] { $count } weitere Partien zählen
    } nicht: später eingestiegen oder ohne Ergebnis.

# The profile as a picture
profile-picture-title = Jemand
profile-picture-label = { $what ->
    [matches] { $count ->
        [one] Partie
       *[other] Partien
    }
    [wins] gewonnen
    [longest] Siegesserie
    [puzzles] Rätsel
   *[days] Tagesserie
}
profile-picture-now = gerade { $streak }
profile-picture-counts = { $matches } gespielt, { $wins } gewonnen
profile-picture-missing = { $missing ->
    [one] Wertung nach 1 weiteren Partie
   *[other] Wertung nach { $missing } weiteren Partien
}
profile-picture-alone = { $matches ->
    [one] 1 Partie gegen Bots
   *[other] { $matches } Partien gegen Bots
}
profile-picture-bots = gegen Bots: { $points }
profile-picture-ahead = davor : dahinter
profile-picture-rivals = Gegeneinander
profile-picture-alt-head = { $name }: { $matches } gespielt, { $wins } gewonnen.
profile-picture-alt-streak = Siege in Folge: jetzt { $streak }, höchstens { $longest }.
profile-picture-alt-places = Plätze: { $places }.
profile-picture-alt-place = { $place }. × { $count }
profile-picture-alt-game = { $game }: Wertung { $points }, anfangs { $first }, höchstens { $most }; { $matches } gespielt, { $wins } gewonnen.
profile-picture-alt-hidden = { $game }: { $matches } gespielt, { $wins } gewonnen; Wertung nach { $missing } weiteren.
profile-picture-alt-alone = { $game } gegen Bots: Wertung { $points } nach { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}.
profile-picture-alt-puzzles = Rätsel: { $solved } von { $tried } gelöst, { $days } Tage in Folge.
profile-picture-alt-rival = Gegen { $name }: { $beaten }-mal vorn, { $ahead }-mal dahinter.

leaderboard-title = ### { $game }: die Besten auf diesem Server
leaderboard-line = { $mark } { $me ->
        [1] **{ $person }**
       *[other] { $person }
    } · **{ $points }** · { $matches } gespielt, { $wins } gewonnen
leaderboard-level = { $level ->
        [easy] Leichte Bots
        [strong] Starke Bots
       *[normal] Bots
    } · **{ $points }** · { $matches } gespielt, { $wins } gewonnen
leaderboard-empty = Noch hat niemand eine Wertung. Die gibt’s nach fünf fertigen Partien gegen andere Leute.
leaderboard-note = -# Alle starten bei 1000 und stehen ab der fünften Partie in der Liste. Deine Wertung ändern nur Partien mit anderen Leuten; die gegen Bots steht in deinem { COMMAND("profile") }. Wer aussteigt oder nicht mehr spielt, landet hinter allen, die bleiben. Bei Bots zählen alle Partien, in denen niemand ersetzt wurde.
leaderboard-better = Weiter oben
leaderboard-worse = Weiter unten

# The page of a server
server-title = ### Gespielt auf { $server }
server-empty = Hier wurde noch nichts gespielt. Fang mit { COMMAND("help") } an.
server-lobbies = **Freie Plätze**
server-lobby = { $channel } · { $game } · { $taken } von { $seats } Plätzen besetzt
server-tables = **Laufende Partien** ({ $count })
server-table = { $channel } · { $game }
server-leagues = **Ligen**
server-people = **Wer hier spielt**: { $count ->
        [one] eine Person
       *[other] { $count } Leute
    } in den letzten 30 Tagen
server-person = { $person } · { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
server-best = **Am besten bewertet**
server-leader = { $game }: { $person } · { $rating }
server-move = **Bester Zug der Woche**
server-moved = { $game }: { $person } hatte damit um { $gain } Punkte bessere Gewinnchancen als mit dem nächstbesten Zug · [zum Tisch]({ $link })
server-records = **Rekorde**
server-most-wins = Die meisten Siege: { $person } · { $count }
server-streak = Die längste Siegesserie: { $person } · { $count } in Folge
server-more = … und { $count } weitere
