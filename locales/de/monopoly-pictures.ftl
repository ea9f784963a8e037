# Monopoly: The Card Game: the words on its pictures, and the same for those who listen to them.

# The letters of the colours
monopoly-picture-letter-0 = B
monopoly-picture-letter-1 = H
monopoly-picture-letter-2 = P
monopoly-picture-letter-3 = O
monopoly-picture-letter-4 = R
monopoly-picture-letter-5 = G
monopoly-picture-letter-6 = Ü
monopoly-picture-letter-7 = D

# The line at the top
monopoly-picture-ask-turn = { $name }: zieh, tausch oder leg aus
monopoly-picture-ask-discard = { $name }: leg { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab
monopoly-picture-ask-partner = { $name }: leg eine Karte ab
monopoly-picture-ask-lay = { $name } legt aus
monopoly-picture-ask-arrange = { $name } hat ausgelegt
monopoly-picture-ask-close = { $name }: gib eine Karte weiter oder leg aus
monopoly-picture-ask-passing = Karte weitergeben: { $name }
monopoly-picture-won = { $count ->
        [one] { $name } gewinnt mit { $money }
       *[other] { $name } teilen sich den Sieg mit { $money }
    }

# What happened last, and the piles
monopoly-picture-last-draw = hat gezogen
monopoly-picture-last-trade = getauscht
monopoly-picture-last-grow = vom Stapel genommen
monopoly-picture-last-exchange = getauscht
monopoly-picture-last-discard = abgelegt
monopoly-picture-last-pass = gepasst
monopoly-picture-last-out = hat ausgelegt
monopoly-picture-last-passed = alle gaben weiter
monopoly-picture-last-resign = hat aufgegeben
monopoly-picture-last-deal = hat neu gegeben
monopoly-picture-draw = { $count } im Stapel
monopoly-picture-pile = Stapel { $number }
monopoly-picture-hand-of = Blatt { $number } · bis { $target }
monopoly-picture-went-out = hat ausgelegt
monopoly-picture-score = jetzt { $money }
monopoly-picture-void = eine Chance: nichts wert

# The hand
monopoly-picture-hand = Deine Hand
monopoly-picture-hand-turn = Zieh, tausch oder leg aus
monopoly-picture-hand-discard = Leg { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ab
monopoly-picture-hand-partner = Leg 1 Karte ab
monopoly-picture-hand-lay = Du legst aus
monopoly-picture-hand-arrange = So ist es { $money } wert
monopoly-picture-hand-close = Gib eine Karte weiter oder leg aus
monopoly-picture-hand-passing = Gib eine Karte nach links weiter

# For those who listen
monopoly-picture-alt-hand = Deine Hand: { $cards }.
monopoly-picture-alt-missing = Für ganze Gruppen fehlen: { $cards }.
monopoly-picture-alt-last = Zuletzt: { $name } { $what }: { $cards }.
monopoly-picture-alt-seat = { $letter } { $name }: { $money }, { $hand } Karten, Stapel { $pile }.
monopoly-picture-alt-out = { $letter } { $name }: { $out }, { $money }.
monopoly-picture-alt-pile = Stapel { $number }: { $pile }.
monopoly-picture-alt-end = { $hand } { $draw }
