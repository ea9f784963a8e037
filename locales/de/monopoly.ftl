# Monopoly: The Card Game: its command, what is asked, how moves are called, what happened, its pictures.

monopoly-name = Monopoly: The Card Game
monopoly-pitch = Sammle nur ganze Farben, dann leg aus.{ $target ->
        [3000] { " " }Wer zuerst 3.000 hat, gewinnt.
        [5000] { " " }Wer zuerst 5.000 hat, gewinnt.
       *[edition] { "" }
    }
monopoly-wealth-uk = Geld in £
monopoly-wealth-deluxe = Geld in $
monopoly-picture-edition-uk = Britische Ausgabe
monopoly-picture-edition-deluxe = Deluxe-Ausgabe
monopoly-score = { $edition ->
        [deluxe] { MONEY($score, "$") }
       *[uk] { MONEY($score, "£") }
    }
monopoly-money-uk = { MONEY($amount, "£") }
monopoly-money-deluxe = { MONEY($amount, "$") }

# Settings
monopoly-setting-edition = Ausgabe
monopoly-setting-edition-uk = UK (Pfund und London, 2 bis 6 Spieler)
monopoly-setting-edition-deluxe = Deluxe (Dollar und Goldbarren, 2 bis 4 Spieler)
monopoly-setting-target = Die Partie endet bei
monopoly-setting-target-edition = { $most ->
        [4] 10.000
       *[6] 10.000 (zu fünft oder sechst 7.000)
    }
monopoly-setting-target-5000 = 5.000
monopoly-setting-target-3000 = 3.000

# What is asked
monopoly-ask-turn = Du bist am Zug: Zieh eine Karte, oder tausch.
monopoly-ask-turn-out = Du bist am Zug, und { $edition ->
        [uk] deine Hand
       *[deluxe] dein Kartenständer
    } ist vollständig: Leg aus, zieh eine Karte oder tausch.
monopoly-ask-dry = Du bist am Zug: Der Stapel ist leer. Tausch oder passe.
monopoly-ask-dry-out = Du bist am Zug: Der Stapel ist leer, und { $edition ->
        [uk] deine Hand
       *[deluxe] dein Kartenständer
    } ist vollständig. Leg aus, tausch oder passe.
monopoly-ask-six = Du bist am Zug: Tausch deine Tauschkarte gegen eine andere.
monopoly-ask-six-out = Du bist am Zug, und deine Hand ist vollständig: Leg aus, oder tausch deine Tauschkarte gegen eine andere.
monopoly-ask-discard = Leg { $count ->
        [one] 1 Karte
       *[other] { $count } Karten, die letzte zuoberst,
    } auf deinen Tauschstapel ab.
monopoly-ask-lay = Du legst aus. Nimm meinen Vorschlag, oder leg deine Karten selbst.
monopoly-ask-arrange = Du hast { $edition ->
        [uk] diese Monopole
       *[deluxe] diese Sätze
    } ausgelegt. Lass es so, oder ordne es anders.
monopoly-ask-passing = Gib { $left } verdeckt eine Karte weiter.
monopoly-ask-passing-out = Deine Hand ist vollständig: Leg aus, oder gib { $left } verdeckt eine Karte weiter.
monopoly-wait-turn = { $who } ist am Zug
monopoly-wait-discard = { $who } legt ab
monopoly-wait-lay = { $who } legt aus
monopoly-wait-arrange = { $who } hat ausgelegt und ordnet die Karten
monopoly-wait-close = { $who } gibt eine Karte weiter oder legt aus
monopoly-wait-passing = { $count ->
        [one] Jemand muss
       *[other] { $count } müssen
    } noch eine Karte weitergeben

# Moves
monopoly-pile = Stapel { $number }
monopoly-few = { $cards }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    }
monopoly-offer-draw = Eine Karte ziehen
monopoly-offer-pass_turn = Passen
monopoly-offer-trade = Mit { $other } tauschen
monopoly-offer-trade-adding = Karte dazulegen, mit { $other } tauschen
monopoly-offer-grow = Oben von { $other } nehmen und ziehen
monopoly-offer-grow-adding = Karte dazulegen, oben von { $other } nehmen und ziehen
monopoly-offer-exchange = Tausch mit { $other }: { $given } gegen { $got }
monopoly-offer-discard = { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    } ablegen
monopoly-offer-go_out = Auslegen für { $amount }
monopoly-offer-lay = Auslegen, aber selbst ordnen
monopoly-offer-confirm = So auslegen: { $amount }
monopoly-offer-bind = Wofür steht { $card }?
monopoly-offer-token = Eine Figur von { $group } umstellen
monopoly-offer-houses = Häuser von { $group } und { $other } tauschen
monopoly-offer-pass_card = Eine Karte weitergeben
monopoly-field-card = Welche Karte?
monopoly-field-cards = Welche Karten, die letzte zuoberst?
monopoly-field-count = Wie viele Karten?
monopoly-field-target = Wofür steht sie?
monopoly-field-color = Zu welcher Gruppe?
monopoly-option-card = { $number } · { $card }
monopoly-option-count = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
monopoly-target-property = Eine fehlende Karte von { $group }
monopoly-target-house = Das { $number }. Haus auf { $group }
monopoly-target-hotel = Das Hotel auf { $group }
monopoly-target-token = Eine Figur auf { $group }

# The steps of a move
monopoly-several = { $card }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more }
    }
monopoly-panel-trade = Tausch mit { $other }: { $given } gegen { $got }
monopoly-panel-take = { $got } von { $other } nehmen, für { $given }
monopoly-panel-grow = { $got } von { $other } nehmen und ziehen
monopoly-panel-add-grow = Karte dazulegen, { $got } von { $other } nehmen und ziehen
monopoly-panel-trades = Anders tauschen
monopoly-panel-exchanges = Mit jemand anderem tauschen
monopoly-panel-count = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } mit { $other } tauschen
monopoly-panel-add = Leg erst eine Karte auf deinen Stapel
monopoly-panel-without = Nur von meinem Stapel: { $given }
monopoly-panel-pass = Welche Karte gibst du weiter?
monopoly-panel-discard = { $count ->
        [one] Welche Karte?
       *[other] Welche { $count } Karten?
    }
monopoly-panel-change = Anders ordnen
monopoly-panel-token = Eine Figur von { $group } nach { $other }
monopoly-panel-bind = { $card }: { $target }
monopoly-out-discards = Beim Auslegen legst du ab: { $discards }.

# What a move brings
monopoly-hint-swap = Du bekommst { $got }.
monopoly-hint-choosing = Du bekommst { $got } und wählst, was du gibst.
monopoly-hint-target = Vor der Belohnung hast du dann { $amount }.
monopoly-hint-property = { $group }: { $count } von { $size } in deiner Hand
monopoly-hint-card = { $kind ->
        [1] Das erste auf einer ganzen Farbe
        [2] Kommt auf das 1. Haus
        [3] Kommt auf das 2. Haus
        [4] Kommt auf das 3. Haus
        [5] Kommt auf alle vier Häuser: 500 mehr
        [6] Zählt eine ganze Gruppe noch mal
        [7] Steht für das, was fehlt, wenn du auslegst
        [8] Bringt 200
       *[9] Wer die meisten davon hat, bekommt 1.000
    }
monopoly-warn-trade = Mit { $other } tauschen?
monopoly-warn-grow = Oben von { $other } nehmen und eine Karte ziehen?
monopoly-hint-trade-swap = Du gibst { $given } und bekommst { $got }.
monopoly-hint-grow-swap = Du gibst { $given } und bekommst { $got } und die oberste Karte vom Stapel.

# What happened
monopoly-start = Sobald jemand { $amount } erreicht, ist das Blatt das letzte. Das meiste Geld gewinnt.
monopoly-deal = Blatt { $number }: { $who } gibt, { $next } beginnt.
monopoly-dealt-you = Du bekommst: { $cards }.
monopoly-draw = { $who } zieht eine Karte.
monopoly-draw-you = Du hast gezogen: { $cards }.
monopoly-pass-turn = { $who } passt.
monopoly-trade = { $who } tauscht mit { $other }: gibt { $given } für { $got }.
monopoly-grow = { $who } tauscht mit { $other }: gibt { $given } für { $got } und eine Karte vom Stapel.
monopoly-discard = { $who } legt ab: { $cards }.
monopoly-pass = { $who } hat eine Karte weitergegeben.
monopoly-pass-you = Du gibst weiter: { $cards }.
monopoly-passed = Alle nehmen auf, was ihnen weitergegeben wurde.
monopoly-passed-you = { $who } hat dir weitergegeben: { $cards }.
monopoly-laying = { $who } legt aus.
monopoly-out = { $who } legt aus: { $cards }.
monopoly-reward = Die Belohnung: { $cards }.
monopoly-reward-none = Zur Belohnung ist nichts mehr da.
monopoly-undecided = Niemand hat ausgelegt. Alle decken auf.
monopoly-result = { $who } bekommt { $amount }.
monopoly-result-void = { $who } sitzt auf einer Chance und bekommt nichts.
monopoly-tie = Gleichstand bei { $amount }: Noch ein Blatt entscheidet.
monopoly-end = { $who } hat { $amount }, damit ist die Partie zu Ende.
monopoly-resign = { $who } gibt auf. Die Karten sind aus dem Spiel.
monopoly-end-alone = Nur { $who } ist noch dabei.

# What cannot be done, and what can
monopoly-now-turn = Erst ziehen, tauschen oder auslegen.
monopoly-now-six = Tausch erst deine Tauschkarte: Zu fünft und zu sechst zieht niemand.
monopoly-now-discard = Leg erst ab.
monopoly-now-lay = Du legst aus: Nimm meinen Vorschlag, oder leg deine Karten selbst.
monopoly-now-arrange = Du hast ausgelegt: Ordne deine Karten, oder lass es dabei.
monopoly-now-close = Gib eine Karte nach links weiter, oder leg aus.
monopoly-now-passing = Gib erst eine Karte nach links weiter.
monopoly-passed-already = Du hast schon weitergegeben. Es geht weiter, sobald alle es getan haben.
monopoly-nothing-to-draw = Der Stapel ist leer. Tausch mit jemandem, leg aus oder passe.
monopoly-no-passing = Passen kannst du nur, wenn der Stapel leer ist. Zieh oder tausch.
monopoly-not-in-hand = Diese Karte hast du nicht mehr. Wähl eine, die du hast.
monopoly-pass-not-held = Die Karte, die du weitergeben willst, hast du nicht mehr. Wähl eine andere.
monopoly-trade-there = { $count ->
        [0] In diesem Tauschstapel liegt keine Karte
        [one] In diesem Tauschstapel liegt nur 1 Karte
       *[other] In diesem Tauschstapel liegen nur { $count } Karten
    }, also kannst du nicht { $chosen } nehmen. Wähl noch mal.
monopoly-trade-own = { $count ->
        [0] In deinem Tauschstapel liegt keine Karte
        [one] In deinem Tauschstapel liegt nur 1 Karte
       *[other] In deinem Tauschstapel liegen nur { $count } Karten
    }, also kannst du nicht { $chosen } geben. Wähl noch mal.
monopoly-grow-owned = Beim Tausch mit { $who } kannst du nicht auch ziehen: Gib so viele Karten, wie du nimmst.
monopoly-discard-count = Du musst genau { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ablegen, hast aber { $chosen } gewählt. Wähl noch mal.
monopoly-drop-one = Leg eine Karte nach der anderen ab. Du hast { $chosen } gewählt.
monopoly-drop-needed = Zum Auslegen brauchst du { $cards }. Leg eine andere Karte ab.
monopoly-drop-none = Es ist nichts mehr abzulegen. Sag, wofür deine Chance-Karten stehen, oder leg so aus.
monopoly-partner-out = { $who } ist nicht mehr in der Partie. Tausch mit jemand anderem.
monopoly-incomplete = Du kannst noch nicht auslegen: { $cards } fehlt.
monopoly-no-group = Du kannst noch nicht auslegen: Du brauchst mindestens { $edition ->
        [uk] ein ganzes Monopol
       *[deluxe] einen ganzen Satz
    }.
monopoly-too-many = Du kannst noch nicht auslegen: Du hast { $count } × { $card }, und { $groups ->
        [0] keine deiner Gruppen kann eins aufnehmen
        [one] nur 1 deiner Gruppen kann eins aufnehmen
       *[other] nur { $groups } deiner Gruppen können eins aufnehmen
    }.
monopoly-none-to-spare = Du kannst noch nicht auslegen: { $count ->
        [one] 1 Karte müsste
       *[other] { $count } Karten müssten
    } weg, und deine Gruppen brauchen alle ihre.
monopoly-nothing-to-choose = Hier gibt es beim Auslegen nichts zu wählen. Leg einfach aus.
monopoly-target = Dafür kann eine Chance hier nicht stehen. Wähl etwas aus der Liste.
monopoly-enough-changes = Jetzt ist genug umgeordnet. Leg deine Karten so aus.
monopoly-cannot-move = Dort kann sie nicht hin. Wähl etwas aus der Liste.

# The cards, as both editions call them
monopoly-card-uk-0 = Old Kent Road
monopoly-card-uk-1 = White­chapel Road
monopoly-card-uk-2 = The Angel Isling­ton
monopoly-card-uk-3 = Euston Road
monopoly-card-uk-4 = Penton­ville Road
monopoly-card-uk-5 = Pall Mall
monopoly-card-uk-6 = White­hall
monopoly-card-uk-7 = North­um­ber­land Avenue
monopoly-card-uk-8 = Bow Street
monopoly-card-uk-9 = Marl­borough Street
monopoly-card-uk-10 = Vine Street
monopoly-card-uk-11 = Strand
monopoly-card-uk-12 = Fleet Street
monopoly-card-uk-13 = Trafal­gar Square
monopoly-card-uk-14 = Leices­ter Square
monopoly-card-uk-15 = Coven­try Street
monopoly-card-uk-16 = Picca­dilly
monopoly-card-uk-17 = Regent Street
monopoly-card-uk-18 = Oxford Street
monopoly-card-uk-19 = Bond Street
monopoly-card-uk-20 = Park Lane
monopoly-card-uk-21 = Mayfair
monopoly-card-uk-22 = King’s Cross
monopoly-card-uk-23 = Maryle­bone
monopoly-card-uk-24 = Fen­church Street
monopoly-card-uk-25 = Liver­pool Street
monopoly-card-uk-26 = Electric Com­pany
monopoly-card-uk-27 = Water Works
monopoly-card-deluxe-0 = Mediter­ranean Avenue
monopoly-card-deluxe-1 = Baltic Avenue
monopoly-card-deluxe-2 = Oriental Avenue
monopoly-card-deluxe-3 = Vermont Avenue
monopoly-card-deluxe-4 = Connec­ticut Avenue
monopoly-card-deluxe-5 = St. Charles Place
monopoly-card-deluxe-6 = States Avenue
monopoly-card-deluxe-7 = Virginia Avenue
monopoly-card-deluxe-8 = St. James Place
monopoly-card-deluxe-9 = Tennes­see Avenue
monopoly-card-deluxe-10 = New York Avenue
monopoly-card-deluxe-11 = Ken­tucky Avenue
monopoly-card-deluxe-12 = Indiana Avenue
monopoly-card-deluxe-13 = Illinois Avenue
monopoly-card-deluxe-14 = Atlantic Avenue
monopoly-card-deluxe-15 = Ventnor Avenue
monopoly-card-deluxe-16 = Marvin Gardens
monopoly-card-deluxe-17 = Pacific Avenue
monopoly-card-deluxe-18 = North Carolina Avenue
monopoly-card-deluxe-19 = Pennsyl­vania Avenue
monopoly-card-deluxe-20 = Park Place
monopoly-card-deluxe-21 = Board­walk
monopoly-card-deluxe-22 = Reading Railroad
monopoly-card-deluxe-23 = Pennsyl­vania Railroad
monopoly-card-deluxe-24 = B. & O. Railroad
monopoly-card-deluxe-25 = Short Line Railroad
monopoly-card-deluxe-26 = Electric Com­pany
monopoly-card-deluxe-27 = Water Works
monopoly-card-house = { $number }. Haus
monopoly-card-hotel = Hotel
monopoly-card-token = Figur: { $number ->
        [1] Schiff
        [2] Auto
        [3] Hund
        [4] Hut
        [5] Bügel­eisen
       *[6] Stiefel
    }
monopoly-card-chance = Chance
monopoly-card-go = LOS
monopoly-card-mister = Mr. Mo­no­po­ly

# The groups
monopoly-color-uk-brown = Braun
monopoly-color-uk-light-blue = Hellblau
monopoly-color-uk-pink = Pink
monopoly-color-uk-orange = Orange
monopoly-color-uk-red = Rot
monopoly-color-uk-yellow = Gelb
monopoly-color-uk-green = Grün
monopoly-color-uk-dark-blue = Dunkelblau
monopoly-color-uk-stations = Bahnhöfe
monopoly-color-uk-utilities = Werke
monopoly-color-deluxe-brown = Braun
monopoly-color-deluxe-light-blue = Hellblau
monopoly-color-deluxe-pink = Pink
monopoly-color-deluxe-orange = Orange
monopoly-color-deluxe-red = Rot
monopoly-color-deluxe-yellow = Gelb
monopoly-color-deluxe-green = Grün
monopoly-color-deluxe-dark-blue = Dunkelblau
monopoly-color-deluxe-stations = Bahnhöfe
monopoly-color-deluxe-utilities = Werke

# The command in Discord
monopoly-command = Monopoly: The Card Game: tausch dir ganze Farben, bau und leg aus
monopoly-command-new = Einen Tisch Monopoly: The Card Game hier eröffnen; andere setzen sich mit einem Klick dazu
monopoly-variant-uk = Tausch dir ganze Farben und bau.
monopoly-variant-uk-title = Monopoly: The Card Game, UK
monopoly-variant-deluxe = Dasselbe in Dollar, mit Goldbarren.
monopoly-variant-deluxe-title = Monopoly: The Card Game, Deluxe
monopoly-new-edition = Die britische Ausgabe für 2 bis 6 oder die Deluxe-Ausgabe mit Goldbarren für 2 bis 4
monopoly-name-edition = ausgabe
monopoly-choice-edition-uk = uk
monopoly-choice-edition-deluxe = deluxe
monopoly-new-target = Wie viel Geld die Partie beendet; 10.000, oder zu fünft und sechst 7.000
monopoly-name-target = ziel
monopoly-choice-target-edition = ausgabe

# The words on its pictures, and the same for those who listen to them


# The line at the top
monopoly-picture-ask-turn = { $may ->
        [exchange] { $name } ist dran: Karten tauschen
        [trade] { $name } ist dran: tauschen oder passen
        [drawing] { $name } ist dran: eine Karte ziehen
        [passing] { $name } ist dran: passen
       *[draw] { $name } ist dran: ziehen oder tauschen
    }
monopoly-picture-ask-discard = { $name }: leg { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab
monopoly-picture-ask-partner = { $name }: leg eine Karte ab
monopoly-picture-ask-lay = { $name } legt aus
monopoly-picture-ask-arrange = { $name } hat ausgelegt und ordnet die Karten
monopoly-picture-ask-close = { $name }: gib eine Karte nach links
monopoly-picture-ask-passing = Karte nach links geben: { $name }
monopoly-picture-ask-passing-all = Karte nach links geben

# The line at the top of one's own hand
monopoly-picture-you-turn = { $may ->
        [exchange] Du bist dran: tausch
        [trade] Du bist dran: tausch oder passe
        [drawing] Du bist dran: zieh eine Karte
        [passing] Du bist dran: passe
       *[draw] Du bist dran: zieh oder tausch
    }
monopoly-picture-you-discard = Du bist dran: leg { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab
monopoly-picture-you-partner = Du bist dran: leg eine Karte ab
monopoly-picture-you-lay = Du legst aus
monopoly-picture-you-arrange = Du hast ausgelegt: ordne deine Karten
monopoly-picture-you-close = Du bist dran: gib { $name } eine Karte
monopoly-picture-you-passing = Du bist dran: gib { $name } eine Karte

# What happened last, and the piles
monopoly-picture-last-draw = hat gezogen
monopoly-picture-last-trade = hat getauscht
monopoly-picture-last-grow = nahm von einem Stapel
monopoly-picture-last-exchange = hat getauscht
monopoly-picture-last-discard = hat abgelegt
monopoly-picture-last-pass = hat gepasst
monopoly-picture-last-out = hat ausgelegt
monopoly-picture-last-passed = alle gaben eine Karte weiter
monopoly-picture-last-resign = hat aufgegeben
monopoly-picture-last-deal = hat neu gegeben
monopoly-picture-draw = { $count } im Stapel
monopoly-picture-pile = Stapel { $number }
monopoly-picture-pile-free = Stapel { $number } · herrenlos
monopoly-picture-traded = { $name } hat mit { $other } getauscht
monopoly-picture-traded-pile = { $name } hat mit Stapel { $number } getauscht
monopoly-picture-from-draw = nachgezogen
monopoly-picture-gave = gab
monopoly-picture-hand-of = Blatt { $number } · bis { $target }
monopoly-picture-hand-over = Blatt { $number } ist vorbei · bis { $target }
monopoly-picture-went-out = hat ausgelegt
monopoly-picture-score = = { $money }
monopoly-picture-void = eine Chance: nichts wert

# The hand
monopoly-picture-share = { $count } von { $size }
monopoly-picture-out = Auslegen bringt { $money }
monopoly-picture-out-asked = Auslegen für { $money }?
monopoly-picture-laid = So ist es { $money } wert
monopoly-picture-laid-asked = So auslegen, für { $money }?
monopoly-picture-discards = { $count ->
        [one] 1 zu viel
       *[other] { $count } zu viele
    }
monopoly-picture-unused = nicht gebraucht

# For those who listen
monopoly-picture-alt-laid = Ausgelegt: { $parts }.
monopoly-picture-alt-part = { $cards } = { $what }
monopoly-picture-alt-missing = Für ganze Gruppen fehlen: { $cards }.
monopoly-picture-alt-last = Zuletzt: { $name } { $what }{ $empty ->
        [yes] { "" }
       *[other] : { $cards }
    }.
monopoly-picture-alt-all-passed = Zuletzt: Alle haben eine Karte weitergegeben.
monopoly-picture-alt-gave = Zuletzt: { $name } gab { $cards }, { $other } gab { $got }.
monopoly-picture-alt-took = Zuletzt: { $name } legte { $cards } auf Stapel { $pile } und nahm { $got }{ $grown ->
        [yes] { " " }und eine Karte vom Nachziehstapel
       *[other] { "" }
    }.
monopoly-picture-alt-seat = { $letter } { $name }: { $money }{ $hand }, Stapel { $pile }.
monopoly-picture-alt-held = , { $count } Karten
monopoly-picture-alt-passed = , hat weitergegeben
monopoly-picture-alt-result = { $letter } { $name }{ $note }: +{ $total }, { $score }: { $parts }.
monopoly-picture-alt-pile = Stapel { $number }: { $pile }.
monopoly-picture-alt-end = { $hand }{ $six ->
        [yes] { "" }
       *[no] , { $draw }
    }.

# What a move brings by the end of it all, for whoever is named after it
monopoly-feature-money = { $change ->
        [more] mehr Geld
       *[less] weniger Geld
    }
monopoly-feature-lead = { $change ->
        [more] mehr Geld kurz vor dem Ende
       *[less] weniger Geld kurz vor dem Ende
    }
monopoly-feature-worth = { $change ->
        [more] eine aussichtsreichere Hand
       *[less] eine weniger aussichtsreiche Hand
    }
monopoly-feature-hope = { $change ->
        [more] eine stärkere Hand für das Finale
       *[less] eine schwächere Hand für das Finale
    }
monopoly-feature-laid = { $change ->
        [more] eine schon jetzt wertvollere Hand
       *[less] eine jetzt weniger wertvolle Hand
    }
monopoly-feature-ready = { $change ->
        [more] eine Hand zum Auslegen
       *[less] keine Hand zum Auslegen
    }
monopoly-feature-out = { $change ->
        [more] Auslegen noch in diesem Zug
       *[less] kein Auslegen in diesem Zug
    }
monopoly-feature-full = { $change ->
        [more] mehr ganze Gruppen
       *[less] weniger ganze Gruppen
    }
monopoly-feature-chances = { $change ->
        [more] mehr Chance-Karten
       *[less] weniger Chance-Karten
    }
monopoly-feature-tokens = { $change ->
        [more] mehr Figuren
       *[less] weniger Figuren
    }
monopoly-feature-excess = { $change ->
        [more] überzählige Karten
       *[less] weniger überzählige Karten
    }
monopoly-feature-next = { $change ->
        [more] schneller wieder einen Zug
       *[less] später wieder einen Zug
    }

# Puzzles
monopoly-puzzle-turn = **Ziehen, tauschen oder auslegen?** Ein Weg ist viel besser als alle anderen.
monopoly-puzzle-discard = **Zu viele Karten.** Wovon trennst du dich? Eine Wahl ist viel besser als alle anderen.
monopoly-puzzle-arrange = **Dein Blatt liegt auf dem Tisch.** Wie ordnest du es?
monopoly-puzzle-worth = **Was ist dieses Blatt wert?** Jemand anders hat ausgelegt, und alle decken auf.
monopoly-puzzle-finish = **Das Ende ist nah.** Ein Zug gewinnt die Partie so gut wie sicher. Welcher?
monopoly-puzzle-amount = { $edition ->
        [deluxe] { MONEY($amount, "$") }
       *[uk] { MONEY($amount, "£") }
    }
monopoly-puzzle-group = { $group }{ $houses ->
        [0] { "" }
        [one] , 1 Haus
       *[other] , { $houses } Häuser
    }{ $hotel ->
        [0] { "" }
       *[other] , ein Hotel
    }{ $tokens ->
        [0] { "" }
        [one] , 1 Figur (die ganze Gruppe noch mal)
       *[other] , { $tokens } Figuren (jede zählt die ganze Gruppe noch mal)
    }: { $amount }
monopoly-puzzle-goes = { $count } × LOS: { $amount }
monopoly-puzzle-misters = Die meisten Mr. Monopolys: { $amount }
monopoly-puzzle-void = Eine Chance macht dein Blatt wertlos, wenn jemand anders ausgelegt hat.
monopoly-puzzle-rest = Unvollständige Gruppen zählen nicht.
