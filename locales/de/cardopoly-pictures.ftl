# Cardopoly: the words on its pictures, and the same for those who listen to them.

# The line at the top
cardopoly-picture-ask-suits = { $name }: wähl ein Ass
cardopoly-picture-ask-open = { $name }: zieh eine Karte
cardopoly-picture-ask-land = { $name }: kaufen oder bieten lassen?
cardopoly-picture-ask-bid = Gebote, bitte: { $name }
cardopoly-picture-ask-price = { $name }: reicht der Preis?
cardopoly-picture-ask-win = { $name }: kauf, was du gewonnen hast
cardopoly-picture-ask-bill = { $name }: zahl dein Gebot
cardopoly-picture-ask-debt = { $name }: zahl deine Schuld
cardopoly-picture-ask-jail = { $name }: wie kommst du frei?
cardopoly-picture-ask-tax = Steuer, bitte: { $name }
cardopoly-picture-ask-mend = { $name }: nimm eine Hypothek auf
cardopoly-picture-ask-close = { $name }: noch etwas in diesem Zug?
cardopoly-picture-ask-trade = { $name }: nimmst du an?
cardopoly-picture-won = { $count ->
        [one] { $name } gewinnt
       *[other] { $name } gewinnen
    }

# What is at stake, and what the last move brought
cardopoly-picture-leads = { $count ->
        [one] für 1 Karte?
       *[other] für { $count } Karten?
    }
cardopoly-picture-bids = { $count } von { $of } haben geantwortet
cardopoly-picture-due-rent = { $count ->
        [one] 1 Karte Miete
       *[other] { $count } Karten Miete
    }
cardopoly-picture-due-promise = { $count ->
        [one] 1 Karte versprochen
       *[other] { $count } Karten versprochen
    }
cardopoly-picture-due-bid = { $count ->
        [one] 1 Karte geboten
       *[other] { $count } Karten geboten
    }
cardopoly-picture-tax = { $count ->
        [one] 1 Karte von jedem
       *[other] { $count } Karten von jedem
    }
cardopoly-picture-last-free = gehört niemandem
cardopoly-picture-last-bought = gekauft
cardopoly-picture-last-auction = { $count ->
        [one] für 1 Karte verkauft
       *[other] für { $count } Karten verkauft
    }
cardopoly-picture-last-rent = { cardopoly-picture-due-rent }
cardopoly-picture-last-paid = { $count ->
        [one] 1 Karte bezahlt
       *[other] { $count } Karten bezahlt
    }
cardopoly-picture-last-jack = ein Bube, keine Miete
cardopoly-picture-last-settled = Miete abgegolten
cardopoly-picture-last-own = zu Hause
cardopoly-picture-last-partner = beim Partner
cardopoly-picture-last-mortgaged = Hypothek, keine Miete
cardopoly-picture-last-jail = ins Gefängnis
cardopoly-picture-last-none = nichts mehr zu ziehen
cardopoly-picture-trade = Ein Tausch
cardopoly-picture-promise = { $count ->
        [one] 1 Karte, { $turns ->
                [one] nächster Zug
               *[other] in { $turns } Zügen
            }
       *[other] { $count } Karten, { $turns ->
                [one] nächster Zug
               *[other] in { $turns } Zügen
            }
    }
cardopoly-picture-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

# Places and piles
cardopoly-picture-eliminated = ausgeschieden
cardopoly-picture-deeds = { $count ->
        [0] kein Grundstück
        [one] 1 Grundstück
       *[other] { $count } Grundstücke
    }
cardopoly-picture-lost = im Gefängnis
cardopoly-picture-owes = schuldet { $count }
cardopoly-picture-set = ganzer Satz
cardopoly-picture-draw = { $count } im Stapel
cardopoly-picture-discard = { $count } gespielt
cardopoly-picture-promised = Versprochen
cardopoly-picture-round = Runde { $round }
cardopoly-picture-round-of = Runde { $round } von { $limit }
cardopoly-picture-round-short = { $round } von { $limit }

# The pocket
cardopoly-picture-hand = Deine Karten
cardopoly-picture-hand-suits = Wähl dein Ass
cardopoly-picture-hand-open = Dein Zug: zieh eine Karte
cardopoly-picture-hand-land = Kaufen oder bieten lassen?
cardopoly-picture-hand-bid = Was gibst du dafür?
cardopoly-picture-hand-price = Reicht der Preis?
cardopoly-picture-hand-win = Kauf, was du gewonnen hast
cardopoly-picture-hand-bill = Zahl dein Gebot: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
cardopoly-picture-hand-debt = Zahl { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
cardopoly-picture-hand-jail = Wie kommst du frei?
cardopoly-picture-hand-tax = Der König will Karten von dir
cardopoly-picture-hand-mend = Nimm eine Hypothek auf
cardopoly-picture-hand-close = Noch etwas in diesem Zug?
cardopoly-picture-hand-trade = Nimmst du den Tausch an?
cardopoly-picture-pays = bezahlt
cardopoly-picture-claims = besetzt

# For those who listen
cardopoly-picture-alt-pocket = Deine Karten: { $cards }.
cardopoly-picture-alt-last = Zuletzt: { $name } mit { $cards } von Feld { $start } nach { $space }, { $card }: { $what }.
cardopoly-picture-alt-owner = { $what }, { $name }
cardopoly-picture-alt-seat = { $letter } { $name }: auf { $space } { $card }, { $pocket } Karten, Ereignis { $chance }, besitzt { $deeds }.
cardopoly-picture-alt-out = { $letter } { $name }: { $out }.
cardopoly-picture-alt-free = Gehört niemandem: { $spaces }.
cardopoly-picture-alt-promise = { $by } hat { $to } versprochen: { $what }.
cardopoly-picture-alt-piles = { $round }, { $draw }, { $discard }, oben { $top }.
