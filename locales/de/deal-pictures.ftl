# Monopoly Deal: die Wörter auf den Karten und Bildern. {"\u00AD"} steht, wo ein langes Wort getrennt werden darf.

# Die Buchstaben der Farben auf den Karten; Bahnhöfe und Werke haben stattdessen eine Zeichnung
deal-picture-letter-brown = B
deal-picture-letter-light_blue = H
deal-picture-letter-pink = P
deal-picture-letter-orange = O
deal-picture-letter-red = R
deal-picture-letter-yellow = G
deal-picture-letter-green = Ü
deal-picture-letter-dark_blue = D

deal-picture-colour-brown = Braun
deal-picture-colour-light_blue = Hellblau
deal-picture-colour-pink = Pink
deal-picture-colour-orange = Orange
deal-picture-colour-red = Rot
deal-picture-colour-yellow = Gelb
deal-picture-colour-green = Grün
deal-picture-colour-dark_blue = Dunkel{"\u00AD"}blau
deal-picture-colour-station = Bahnhof
deal-picture-colour-utility = Werk

# Auf den Karten: die Namen, und was sie tun, in höchstens sechs Wörtern
deal-picture-card-wild = Joker
deal-picture-card-rent = Miete
deal-picture-card-breaker = Deal Breaker
deal-picture-card-no = Sag einfach Nein
deal-picture-card-sly = Schlauer Deal
deal-picture-card-forced = Zwangs{"\u00AD"}tausch
deal-picture-card-debt = Schulden{"\u00AD"}ein{"\u00AD"}treiber
deal-picture-card-birthday = Mein Geburts{"\u00AD"}tag
deal-picture-card-double = Doppelte Miete
deal-picture-card-house = Haus
deal-picture-card-hotel = Hotel
deal-picture-card-go = Über Los
deal-picture-does-wild = Jede Farbe
deal-picture-does-rent = Alle zahlen dir
deal-picture-does-rent_one = Eine Person zahlt dir
deal-picture-does-breaker = Nimm einen vollen Satz
deal-picture-does-no = Halte eine Aktion gegen dich auf
deal-picture-does-sly = Nimm ein Grund{"\u00AD"}stück
deal-picture-does-forced = Tausche ein Grund{"\u00AD"}stück
deal-picture-does-debt = Eine Person zahlt dir 5M
deal-picture-does-birthday = Alle zahlen dir 2M
deal-picture-does-double = Spiel sie mit einer Miete
deal-picture-does-house = Auf vollen Satz: Miete +3M
deal-picture-does-hotel = Auf ein Haus: Miete +4M
deal-picture-does-go = Zieh 2 Karten
deal-picture-sum = { $amount }M

# Wer dran ist
deal-picture-play = { $name }: { $plays ->
        [0] fertig, Zug beenden
        [one] noch 1 Karte
       *[other] noch { $plays } Karten
    }
deal-picture-discard = { $name }: 7 Karten behalten
deal-picture-answer = { $name }: deine Antwort?
deal-picture-won = { $count ->
        [one] { $name } gewinnt
       *[other] { $name } teilen sich den Sieg
    }
deal-picture-hand = Deine Hand
deal-picture-hand-play = { $plays ->
        [0] Keine Karte mehr: beende den Zug
        [one] Noch 1 Karte spielen
       *[other] Noch { $plays } Karten spielen
    }
deal-picture-hand-discard = Behalte 7: wirf { $count } ab
deal-picture-hand-pay = { $name } will { $sum } von dir
deal-picture-hand-lose = { $name } will etwas von dir
deal-picture-hand-no = { $name } sagt Nein. Und du?

# Auf dem Tisch
deal-picture-round = Runde { $round } von { $rounds }
deal-picture-lap = Umlauf { $lap }
deal-picture-lap-of = Umlauf { $lap } von { $limit }
deal-picture-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
deal-picture-points-short = { $points } P
deal-picture-gained = +{ $points }

# Was zuletzt geschah
deal-picture-last-bank = { $name } zahlt { $sum } ein
deal-picture-last-lay = { $name } legt { $colour }
deal-picture-last-go = { $name } zieht 2 Karten mehr
deal-picture-last-build = { $name } baut auf { $colour }
deal-picture-last-arrange = { $name } ordnet um: { $colour }
deal-picture-last-rent = { $name } verlangte Miete für { $colour }: { $sum }
deal-picture-last-birthday = { $name } hatte Geburtstag
deal-picture-last-debt = { $name } trieb Schulden ein
deal-picture-last-sly = { $name } nahm ein Grundstück
deal-picture-last-forced = { $name } tauschte ein Grundstück
deal-picture-last-breaker = { $name } nahm einen vollen Satz
deal-picture-last-paid = { $name } zahlte { $sum }
deal-picture-last-taken = { $name } gab es her
deal-picture-last-refused = { $name } bleibt beim Nein
deal-picture-last-no = { $name } sagt Nein
deal-picture-last-end = { $name } ist fertig

# Was von wem verlangt wird
deal-picture-asks-rent = { $name } verlangt Miete: { $colour }
deal-picture-asks-birthday = { $name } hat Geburtstag
deal-picture-asks-debt = { $name } treibt Schulden ein
deal-picture-asks-sly = { $name } will ein Grundstück
deal-picture-asks-forced = { $name } will tauschen
deal-picture-asks-breaker = { $name } will einen vollen Satz
deal-picture-ask-owes = { $name } schuldet { $sum }
deal-picture-ask-loses = { $name }: hergeben?
deal-picture-ask-no = { $name } sagt Nein
deal-picture-ask-again = { $name } widerspricht
deal-picture-ask-paid = { $name } hat gezahlt
deal-picture-ask-taken = { $name } gab es her
deal-picture-ask-refused = { $name } bleibt beim Nein
deal-picture-ask-nothing = { $name } hat nichts

# In Worten, für alle, die zuhören
deal-picture-alt-seat = { $letter } { $name }: Bank { $bank }, Hand { $hand }, { $sets }.
deal-picture-alt-points = { $letter } { $name }: { $points }, Bank { $bank }, Hand { $hand }, { $sets }.
deal-picture-alt-end = { $letter } { $name }: zusammen { $bank }, { $points }, { $sets }.
deal-picture-alt-out = { $letter } { $name }: { $out }.
deal-picture-alt-no-sets = keine Grundstücke
deal-picture-alt-full = { $set } voll
deal-picture-alt-house = { $set } + Haus
deal-picture-alt-hotel = { $set } + Hotel
deal-picture-alt-hand = Deine Hand: { $cards }.
deal-picture-alt-rolls = Würfel um den Anfang: { $rolls }.
deal-picture-alt-piles = { $draw } zu ziehen, { $centre } in der Mitte.
deal-picture-alt-wild = { $name } ({ $colours })
