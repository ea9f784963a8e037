# Cardopoly: its command, what is asked, what moves are called, what happened, its pictures; rules in cardopoly-rules.ftl.

cardopoly-name = Cardopoly
cardopoly-pitch = Monopoly mit Spielkarten: kauf, bau, tausch. { $short ->
        [yes] Wer zuerst 4 Grundstücke hat, gewinnt.
       *[no] Ohne Karten bist du raus.
    }
cardopoly-wealth = Grundstücke ohne Hypothek
cardopoly-score = { $score ->
        [one] 1 Grundstück ohne Hypothek
       *[other] { $score } Grundstücke ohne Hypothek
    }
cardopoly-tiebreak = { $figure ->
        [one] 1 Karte
       *[other] { $figure } Karten
    }
cardopoly-card = { $face }
cardopoly-card-joker = Joker

# Settings
cardopoly-setting-play = Spielart
cardopoly-setting-play-standard = Normal (16 Grundstücke, wer übrig bleibt, gewinnt)
cardopoly-setting-play-quick = Schnell (12 Grundstücke, wer zuerst 4 hat, gewinnt)
cardopoly-setting-teams = Teams
cardopoly-setting-teams-no = alle für sich
cardopoly-setting-teams-yes = zwei gegen zwei (zu viert); im schnellen Spiel zusammen 6 Grundstücke
cardopoly-setting-suits = Dein Ass
cardopoly-setting-suits-random = zufällig verteilt
cardopoly-setting-suits-chosen = frei gewählt, wer zuerst kommt
cardopoly-setting-king_tax = Ein König nimmt
cardopoly-setting-king_tax-1 = 1 Karte von allen und 1 vom Stapel
cardopoly-setting-king_tax-2 = 2 Karten von allen und 2 vom Stapel
cardopoly-setting-tax_choice = Die Steuerkarten werden
cardopoly-setting-tax_choice-random = zufällig gezogen
cardopoly-setting-tax_choice-giver = selbst ausgesucht
cardopoly-setting-round_limit = Runden
cardopoly-setting-round_limit-40 = höchstens 40
cardopoly-setting-round_limit-20 = höchstens 20
cardopoly-setting-round_limit-80 = höchstens 80
cardopoly-setting-round_limit-none = ohne Grenze

# What is asked
cardopoly-ask-suits = Wähl dein Ass: Mit seiner Farbe kaufst du Grundstücke.
cardopoly-ask-open = Du bist am Zug: Zieh eine Karte. Ihr Wert sagt, wie weit du gehst. Vorher kannst du tauschen, eine Hypothek aufnehmen oder ausbauen.
cardopoly-ask-land = { $space } ist frei. { $buys ->
        [yes] Kaufst du, lässt du bieten, oder lässt du es liegen? Zum Kaufen legst du eine Karte in der Farbe deines Asses darauf und bezahlst mit einer, die in Farbe oder Wert zum Grundstück passt.
       *[no] Lässt du bieten, oder lässt du es liegen?
    }
cardopoly-ask-bid = { $who } lässt auf { $space } bieten. Wie viele Karten gibst du höchstens? Niemand sieht dein Gebot.
cardopoly-ask-price = { $leader } bietet dir { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } dafür, { $space } kaufen zu dürfen. Nimmst du an? Sonst bleibt es frei.
cardopoly-ask-win = { $space } darfst du kaufen: Leg eine Karte in der Farbe deines Asses darauf und bezahl mit einer, die Farbe oder Wert von { $space } hat.
cardopoly-ask-bill = Zahl { $to } den Preis, für den du es bekommst: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
cardopoly-ask-debt = { $what ->
        [promise] Dein Versprechen ist fällig: Gib { $to } { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
       *[other] Du schuldest { $to } { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } Miete für { $space }.
    } Du wählst, welche.
cardopoly-ask-jail = Ein Joker: Du bist im Gefängnis. { $ways ->
        [both] Zahl eine Strafe, spiel deinen Ereignis-Buben oder setz den nächsten Zug aus.
        [fine] Zahl eine Strafe oder setz den nächsten Zug aus.
        [jack] Spiel deinen Ereignis-Buben oder setz den nächsten Zug aus.
       *[none] Für die Strafe reichen deine Karten so nicht, also setzt du den nächsten Zug aus.
    } Damit endet dein Zug.
cardopoly-ask-tax = { $who } besteuert dich: Wähl { $count ->
        [one] die Karte
       *[other] die { $count } Karten
    }, die du gibst.
cardopoly-ask-mend = Die Steuer hat deine letzte Karte genommen. Nimm auf ein Grundstück eine Hypothek auf, dann bleibst du dabei.
cardopoly-ask-close = Dein Zug ist noch nicht zu Ende. Noch etwas? Sonst beende ihn.
cardopoly-ask-draft = Dein Tausch mit { $to }
cardopoly-ask-counter = Dein Gegenangebot an { $to }
cardopoly-ask-answer = { $who } schlägt dir einen Tausch vor.
cardopoly-ask-trade = { $who } gibt dir { $given } und will von dir { $asked }.{ $settles ->
        [yes] { " " }Damit ist die Schuld bei dir bezahlt.
       *[no] { "" }
    }
cardopoly-wait-suits = { $seats ->
        [one] Jemand wählt
       *[other] { $seats } wählen
    } noch ein Ass
cardopoly-wait-open = { $who } zieht
cardopoly-wait-land = { $who } entscheidet über { $space }: kaufen, liegen lassen oder bieten lassen
cardopoly-wait-bid = Gebote auf { $space }: { $seats ->
        [one] eins fehlt
       *[other] { $seats } fehlen
    } noch
cardopoly-wait-price = { $who } entscheidet, ob { $leader } { $space } für { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } bekommt
cardopoly-wait-win = { $leader } kauft { $space }
cardopoly-wait-bill = { $who } zahlt { $to } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } für { $space }
cardopoly-wait-debt = { $who } schuldet { $to } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }{ $what ->
        [promise] { "" }, wie versprochen
       *[other] { "" } Miete
    }
cardopoly-wait-jail = { $who } ist im Gefängnis und entscheidet, wie es weitergeht
cardopoly-wait-tax = { $who } nimmt Steuern: { $seats ->
        [one] jemand wählt
       *[other] { $seats } wählen
    } noch, was sie geben
cardopoly-wait-mend = Eine Steuer wird eingezogen: { $seats ->
        [one] jemand muss
       *[other] { $seats } müssen
    } eine Hypothek aufnehmen
cardopoly-wait-close = { $who } beendet den Zug
cardopoly-wait-trade = { $who } bietet { $to } { $given } für { $asked }{ $settles ->
        [yes] , und die Schuld wäre erledigt
       *[no] { "" }
    }

# A trade as a sentence
cardopoly-terms-nothing = nichts
cardopoly-terms-and = { $first } und { $second }
cardopoly-terms-comma = { $first }, { $second }
cardopoly-terms-spaces = { $count ->
        [one] das Grundstück { $cards }
       *[other] die Grundstücke { $cards }
    }
cardopoly-terms-mortgaged = { $count ->
        [one] das Grundstück { $cards } mit Hypothek
       *[other] die Grundstücke { $cards } mit Hypothek
    }
cardopoly-terms-named = { $count ->
        [one] die Karte { $cards }
       *[other] die Karten { $cards }
    }
cardopoly-terms-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
cardopoly-terms-kind = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ({ $kind })
cardopoly-terms-promise = das Versprechen von { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { $turns ->
        [one] im nächsten Zug
       *[other] in { $turns } Zügen
    }
cardopoly-kind = { $kind ->
        [0] beliebig
        [1] ♣
        [2] ♦
        [3] ♥
        [4] ♠
        [5] Asse
        [15] Buben
        [16] Damen
        [17] Könige
        [6] Zweien
        [7] Dreien
        [8] Vieren
        [9] Fünfen
        [10] Sechsen
        [11] Siebenen
        [12] Achten
        [13] Neunen
       *[other] Zehnen
    }

# Moves, and what they bring and cost
cardopoly-hint-left = Danach { $left ->
        [one] bleibt dir 1 Karte
       *[other] bleiben dir { $left } Karten
    }.
cardopoly-offer-suit = Wähl dein Ass
cardopoly-field-suit = Welches Ass?
cardopoly-offer-draw = Ziehen
cardopoly-offer-end = Zug beenden
cardopoly-offer-buy = Kaufen: { $claim } legen, mit { $pay } zahlen
cardopoly-offer-buy-choose = Kaufen: { $claim } legen und zahlen mit …
cardopoly-hint-buy = Wenn du { $space } kaufst, ist die Miete { $rent }. { cardopoly-hint-left }
cardopoly-hint-buy-wins = Wenn du { $space } kaufst, gewinnst du!
cardopoly-field-pay = Mit welcher Karte zahlst du?
cardopoly-offer-auction = Bieten lassen
cardopoly-line-auction = Beim Bieten nennen die anderen verdeckt ihr Gebot. Passt dir der Preis, bekommst du die Karten.
cardopoly-line-bid = Wer am meisten bietet, zahlt eine Karte mehr als das zweithöchste Gebot. Der Kauf kostet dann noch zwei Karten.
cardopoly-offer-leave = Liegen lassen
cardopoly-offer-advance = Gebote im Voraus
cardopoly-offer-bid = Auf { $space } bieten
cardopoly-field-amount = Wie viele Karten höchstens?
cardopoly-hint-amount = Bekommst du es zu dem Preis, { $left ->
        [one] bleibt dir nach dem Kauf 1 Karte
       *[other] bleiben dir nach dem Kauf { $left } Karten
    }.
cardopoly-offer-no-bid = Nicht bieten
cardopoly-offer-sell = { $who } kaufen lassen
cardopoly-hint-sell = Du bekommst { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } und hast dann { $left }.
cardopoly-hint-sell-wins = { $who } kauft und gewinnt!
cardopoly-offer-keep = Ablehnen
cardopoly-offer-pay = { $to } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } zahlen
cardopoly-hint-pay = Zahlst du, { $left ->
        [one] bleibt dir 1 Karte
       *[other] bleiben dir { $left } Karten
    }.
cardopoly-offer-pay-all = { $to } alles geben
cardopoly-hint-pay-all = { $count ->
        [one] Deine letzte Karte geht
       *[other] Alle deine { $count } Karten gehen
    } an { $to }, und du bist draußen!
cardopoly-offer-jack-rent = Buben spielen: keine Miete
cardopoly-offer-jack-jail = Buben spielen und freikommen
cardopoly-offer-queen = Dame spielen …
cardopoly-hint-queen = Du gehst im Uhrzeigersinn dorthin, mit Gehalt, wenn du über den Start kommst.
cardopoly-field-space = Wohin?
cardopoly-offer-king = König spielen
cardopoly-hint-king = Alle anderen geben dir je { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }. Dann hast du { $left }.
cardopoly-hint-king-wins = Alle anderen geben dir je { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }. Mehr haben sie nicht, und du gewinnst!
cardopoly-offer-tax = { $to } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } geben
cardopoly-hint-tax = { cardopoly-hint-left }
cardopoly-offer-fine = Strafe zahlen
cardopoly-hint-fine = Nach der Strafe von { $count } Karten { $left ->
        [one] bleibt dir 1 Karte
       *[other] bleiben dir { $left } Karten
    }.
cardopoly-offer-sit = Einmal aussetzen
cardopoly-offer-expand = { $claim } legen, mit { $pay } zahlen
cardopoly-offer-expand-choose = { $claim } legen und zahlen mit …
cardopoly-hint-expand = Die Miete steigt von { $rent } auf { $more }. { cardopoly-hint-left }
cardopoly-offer-mortgage = Hypothek auf { $space }
cardopoly-hint-mortgage = Zieh { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } (dann { $left }). { $quick ->
        [yes] Dann nur { $own } von { $goal } zum Sieg und keine Miete, bis 3 Karten sie ablösen.
       *[no] Keine Miete, bis 3 passende Karten sie ablösen.
    }
cardopoly-offer-unmortgage = Hypothek auf { $space } ablösen
cardopoly-hint-unmortgage = Leg 3 passende Karten ab, und es bringt wieder Miete. { cardopoly-hint-left }
cardopoly-hint-unmortgage-wins = Leg 3 passende Karten ab, und du gewinnst!
cardopoly-offer-draft = Mit { $to } tauschen
cardopoly-field-take = Welche Grundstücke willst du?
cardopoly-field-number = Wie viele Karten willst du?
cardopoly-field-lot = Bei einer Auktion von …
cardopoly-field-limit = Was mach ich für dich?
cardopoly-field-kind = Welche Art?
cardopoly-field-spaces = Welche deiner Grundstücke?
cardopoly-field-cards = Welche deiner Karten?
cardopoly-field-gives = Wie viele Karten versprichst du?
cardopoly-field-gives_in = In welchem deiner Züge?
cardopoly-field-asks = Wie viele soll die andere Seite versprechen?
cardopoly-field-asks_in = In welchem Zug der anderen Seite?
cardopoly-offer-propose = Vorschlagen
cardopoly-offer-propose-settle = Vorschlagen, statt zu zahlen
cardopoly-offer-drop = Verwerfen
cardopoly-offer-withdraw = Vorschlag zurückziehen
cardopoly-offer-accept = Annehmen
cardopoly-offer-accept-giving = Annehmen und { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } geben
cardopoly-hint-accept = Dann hast du { $left ->
        [one] 1 Karte
       *[other] { $left } Karten
    }.
cardopoly-hint-accept-wins = Damit gewinnt { $winner }!
cardopoly-offer-decline = Ablehnen
cardopoly-offer-share = { $to } Karten geben
cardopoly-hint-share = Sie gehen an deinen Partner; behalt mindestens eine.

# The panel
cardopoly-select-first = Vorher noch etwas?
cardopoly-select-other = Noch etwas?
cardopoly-select-pair = Mit welchen Karten?
cardopoly-select-others = Oder mit anderen Karten …
cardopoly-select-bid = Wie viele Karten höchstens?
cardopoly-select-rescue = Mehr Karten beschaffen …
cardopoly-select-mend = Hypothek auf welches Grundstück?
cardopoly-select-trade = Was, und mit wem?
cardopoly-select-things = Was gibst du, was bekommst du?
cardopoly-select-hand = Welche deiner Karten?
cardopoly-select-promise = Wer verspricht was?
cardopoly-panel-pay = { $cards } zahlen
cardopoly-panel-tax = { $cards } geben
cardopoly-panel-fine = Strafe zahlen: { $cards }
cardopoly-panel-unmortgage-only = Hypothek auf { $space } mit { $cards } ablösen
cardopoly-panel-unmortgage = { $cards } ablegen
cardopoly-panel-accept-giving = Annehmen und { $cards } geben
cardopoly-panel-cards = Andere Karten wählen …
cardopoly-panel-short = Du hast { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }. Um zu zahlen und im Spiel zu bleiben, brauchst du mehr als { $of }.
cardopoly-panel-twin = { $what } (Nr. { $places })
cardopoly-panel-expand = { $space } ausbauen …
cardopoly-panel-expand-only = { $space } ausbauen: { $claim } legen, mit { $pay } zahlen
cardopoly-panel-expand-hint = Die Miete steigt von { $rent } auf { $more }: eine Karte legen, eine zahlen.
cardopoly-orders = { $limit ->
        [0] Kommt { $cards } zur Auktion, frag ich dich.
        [1] Kommt { $cards } zur Auktion, passe ich für dich.
       *[other] Kommt { $cards } zur Auktion, biete ich für dich bis zu { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
    }
cardopoly-orders-any = { $limit ->
        [1] In { $others ->
            [yes] allen anderen
           *[no] allen
        } Auktionen passe ich für dich.
       *[other] In { $others ->
            [yes] allen anderen
           *[no] allen
        } Auktionen biete ich für dich bis zu { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
    }
cardopoly-lacks-claim = Du kannst es nicht kaufen: Dir fehlt ein { $suit ->
        [0] ♣
        [1] ♦
        [2] ♥
       *[other] ♠
    } zum Drauflegen.
cardopoly-lacks-pay = Du kannst es nicht kaufen: Zum Zahlen fehlt dir eine Karte mit Farbe oder Wert von { $space }.
cardopoly-lacks-pair = Du kannst es nicht kaufen: Nur eine deiner Karten passt, und du brauchst zwei.
cardopoly-lacks-cards-land = Du kannst es nicht kaufen: Das wäre deine letzte Karte.
cardopoly-lacks-cards-bid = Du kannst nicht bieten: Nach Drauflegen, Zahlen und Gebot muss dir eine Karte bleiben.
cardopoly-panel-trade = Tauschen …
cardopoly-panel-settle = Mit einem Tausch bezahlen …
cardopoly-panel-partners = Was willst du tauschen?
cardopoly-panel-preset = { $to }: { $asked } gegen { $given }
cardopoly-panel-preset-settle = { $to }: { $given }, und du schuldest nichts mehr
cardopoly-panel-with = Etwas mit { $to } …
cardopoly-panel-hand = Deine Karten { $first } bis { $last } …
cardopoly-panel-hand-asked = Welche dieser Karten gibst du?
cardopoly-panel-without = Ohne { $card }
cardopoly-panel-more = Mehr …
cardopoly-panel-theirs = Karten verlangen …
cardopoly-panel-asking = Wie viele Karten von { $to }? Welche, wählt die andere Seite.
cardopoly-panel-number = { $count ->
        [0] Keine Karte
        [one] { $any ->
            [0] 1 beliebige Karte
           *[other] 1 Karte: { $kind }
        }
       *[other] { $any ->
            [0] { $count } beliebige Karten
           *[other] { $count } Karten: { $kind }
        }
    }
cardopoly-panel-otherwise = Etwas anderes …
cardopoly-panel-promises = Versprechen …
cardopoly-panel-promising = Versprochene Karten werden von selbst fällig.
cardopoly-panel-no-promise = Keine Versprechen
cardopoly-panel-counter = Gegenangebot …
cardopoly-panel-besides = Etwas anderes tun …
cardopoly-panel-withdraws = Wenn du etwas anderes tust, gilt der Vorschlag nicht mehr.
cardopoly-thing-take = Du bekommst { $what }
cardopoly-thing-spaces = Du gibst { $what }
cardopoly-thing-cards = Du gibst Karte { $what }
cardopoly-trade-gives = Du gibst { $what }
cardopoly-trade-gets = Du bekommst { $what }
cardopoly-trade-settles = Damit ist die Schuld erledigt.
cardopoly-vow-you = Du versprichst { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { $turns ->
        [one] im nächsten Zug
       *[other] in { $turns } Zügen
    }
cardopoly-vow-they = { $to } verspricht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } { $turns ->
        [one] im nächsten Zug
       *[other] in { $turns } Zügen
    }

cardopoly-option-card = { $number } · { $card }
cardopoly-option-space = { $card }
cardopoly-option-amount = Höchstens { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } bieten
cardopoly-option-lot = { $card }
cardopoly-option-lot-any = jedes andere Grundstück
cardopoly-option-limit = { $limit ->
        [0] Frag mich
        [1] Nichts bieten
       *[other] Bis zu { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } bieten
    }
cardopoly-option-number = { $count ->
        [0] keine
        [one] 1 Karte
       *[other] { $count } Karten
    }
cardopoly-option-turns = { $count ->
        [one] im nächsten Zug
       *[other] in { $count } Zügen
    }
cardopoly-option-suit = { $suit ->
        [0] A♣
        [1] A♦
        [2] A♥
       *[other] A♠
    }
cardopoly-hint-joker = Ein Joker zahlt, aber kauft nie.
cardopoly-hint-own-claim = Deine Farbe: Damit kaufst du
cardopoly-hint-their-claim = Damit kauft { $who }
cardopoly-hint-space-free = Frei{ $salary ->
        [0] { "" }
       *[other] { "" } · Gehalt: { $salary }
    }
cardopoly-hint-space-own = Deins, Miete { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · Gehalt: { $salary }
    }
cardopoly-hint-space-partner = Gehört { $owner }, im Team: keine Miete{ $salary ->
        [0] { "" }
       *[other] { "" } · Gehalt: { $salary }
    }
cardopoly-hint-space-mortgaged = Gehört { $owner }, Hypothek: keine Miete{ $salary ->
        [0] { "" }
       *[other] { "" } · Gehalt: { $salary }
    }
cardopoly-hint-space-rent = Gehört { $owner }, Miete { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · Gehalt: { $salary }
    }

# How the match begins
cardopoly-start = { $spaces } Grundstücke, für alle { $count } Karten. { $who } hat gegeben.
cardopoly-token = { $who } hat { $card } als Ass.
cardopoly-begins = { $who } beginnt.

# The turn
cardopoly-drew-you = Du hast { $cards } gezogen.
cardopoly-reshuffle = Der Ablagestapel wird gemischt: { $count } Karten bilden den neuen Stapel.
cardopoly-chance = { $who } zieht { $card } und behält sie als Ereigniskarte.
cardopoly-joker = { $who } zieht einen Joker und muss ins Gefängnis.
cardopoly-move = { $who } geht mit { $card } { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    } weit, auf { $space }.
cardopoly-nothing-drawn = { $who } kann nichts mehr ziehen und bleibt stehen.
cardopoly-salary = { $who } kommt über den Start: { $count ->
        [0] Die Bank kann nichts mehr zahlen
        [one] 1 Karte Gehalt
       *[other] { $count } Karten Gehalt
    }.
cardopoly-rent = { $who } schuldet { $to } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } Miete.
cardopoly-due = Das Versprechen von { $who } an { $to } ist fällig: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
cardopoly-skipped = { $who } sitzt im Gefängnis und setzt aus.
cardopoly-passed = { $who } setzt aus.
cardopoly-paid = { $who } zahlt { $to } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
cardopoly-handed = Von { $who } an { $to }: { $cards }.
cardopoly-rent-paid = { $who } zahlt { $to } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } Miete.
cardopoly-rent-handed = { $who } zahlt { $to } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } Miete: { $cards }.
cardopoly-taxed-handed = { $who } gibt { $to } { $cards } für den König.
cardopoly-paid-handed = { $who } zahlt { $to }: { $cards }.
cardopoly-jack-rent = { $who } spielt einen Buben, statt { $to } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } Miete zu zahlen.
cardopoly-jack-jail = { $who } spielt einen Buben und ist frei.
cardopoly-fine = { $who } zahlt die Strafe: { $cards }.
cardopoly-sit = { $who } bleibt im Gefängnis und setzt einmal aus.
cardopoly-king = { $who } spielt { $card }: eine Steuer für alle anderen.
cardopoly-taxed = { $who } gibt { $to } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } für den König.
cardopoly-king-draws = { $count ->
        [0] { $who } zieht nichts von der Bank: Sie behält ihre letzten Karten.
        [one] { $who } zieht noch 1 Karte von der Bank.
       *[other] { $who } zieht noch { $count } Karten von der Bank.
    }
cardopoly-shared = { $who } gibt { $to } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.

# Properties
cardopoly-buy = { $who } kauft { $space }: legt { $claim } darauf, zahlt { $pay }.
cardopoly-left = { $who } lässt { $space } liegen.
cardopoly-expand = { $who } baut { $space } aus: legt { $claim }, zahlt { $pay }.
cardopoly-mortgage = { $who } nimmt eine Hypothek auf { $space } auf und zieht { $count ->
        [0] nichts: Die Bank behält ihre letzten Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }.
cardopoly-unmortgage = { $who } löst die Hypothek auf { $space } mit { $cards } ab.
cardopoly-auction = { $who } lässt auf { $space } bieten.
cardopoly-bid = { $who } hat geantwortet.
cardopoly-advance = { $limit ->
        [0] Kommt { $space } zur Auktion, frag ich dich.
        [1] Kommt { $space } zur Auktion, passe ich sofort für dich.
       *[other] Kommt { $space } zur Auktion, biete ich für dich sofort bis zu { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
    }
cardopoly-advance-any = { $limit ->
        [0] Ab jetzt frag ich dich bei jeder Auktion, für die du nicht im Voraus geantwortet hast.
        [1] Ab jetzt passe ich in Auktionen sofort für dich.
       *[other] Ab jetzt biete ich in Auktionen für dich sofort bis zu { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
    }
cardopoly-followed = { $whole ->
        [yes] { $count ->
            [0] Wie du im Voraus gesagt hast, hab ich bei { $space } gepasst.
            [one] Wie du im Voraus gesagt hast, hab ich auf { $space } bis zu 1 Karte geboten.
           *[other] Wie du im Voraus gesagt hast, hab ich auf { $space } bis zu { $count } Karten geboten.
        }
       *[no] { $count ->
            [0] Dir fehlen die Karten, um auf { $space } zu bieten, also hab ich für dich gepasst.
            [one] Auf { $space } kannst du höchstens 1 Karte bieten, also hab ich die für dich geboten.
           *[other] Auf { $space } kannst du höchstens { $count } Karten bieten, also hab ich die für dich geboten.
        }
    }
cardopoly-no-bids = Niemand bietet. Das Grundstück bleibt frei.
cardopoly-leads = { $who } führt und würde { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } zahlen.
cardopoly-sold = { $who } verkauft an { $to } für { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
cardopoly-kept = { $who } verkauft nicht für { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }. Das Grundstück bleibt frei.

# Trades
cardopoly-proposed = { $who } bietet { $to } { $given } für { $asked }{ $settles ->
        [yes] { "" } und das Ende der Schuld
       *[no] { "" }
    }.
cardopoly-proposed-to-reader = { $who } bietet dir { $given } für { $asked }{ $settles ->
        [yes] { "" } und das Ende der Schuld
       *[no] { "" }
    }.
cardopoly-proposed-you = Im Einzelnen: { $who } bietet { $to } { $given } für { $asked }{ $settles ->
        [yes] { "" } und das Ende der Schuld
       *[no] { "" }
    }.
cardopoly-proposed-you-to-reader = Im Einzelnen: { $who } bietet dir { $given } für { $asked }{ $settles ->
        [yes] { "" } und das Ende der Schuld
       *[no] { "" }
    }.
cardopoly-accepted = { $to } nimmt an, was { $who } vorschlägt: { $given } für { $asked }{ $settles ->
        [yes] , und die Schuld ist erledigt
       *[no] { "" }
    }.
cardopoly-accepted-who-reader = { $to } nimmt an, was du vorgeschlagen hast: { $given } für { $asked }{ $settles ->
        [yes] , und die Schuld ist erledigt
       *[no] { "" }
    }.
cardopoly-countered = { $who } macht { $to } ein Gegenangebot: { $given } für { $asked }{ $settles ->
        [yes] { "" } und das Ende der Schuld
       *[no] { "" }
    }.
cardopoly-countered-to-reader = { $who } macht dir ein Gegenangebot: { $given } für { $asked }{ $settles ->
        [yes] { "" } und das Ende der Schuld
       *[no] { "" }
    }.
cardopoly-declined = { $to } lehnt ab, was { $who } vorschlägt: { $given } für { $asked }{ $settles ->
        [yes] { "" } und das Ende der Schuld
       *[no] { "" }
    }.
cardopoly-declined-who-reader = { $to } lehnt ab, was du vorgeschlagen hast: { $given } für { $asked }{ $settles ->
        [yes] { "" } und das Ende der Schuld
       *[no] { "" }
    }.
cardopoly-withdrawn = { $who } zieht den Vorschlag an { $to } zurück: { $given } für { $asked }{ $settles ->
        [yes] { "" } und das Ende der Schuld
       *[no] { "" }
    }.
cardopoly-withdrawn-to-reader = { $who } zieht den Vorschlag an dich zurück: { $given } für { $asked }{ $settles ->
        [yes] { "" } und das Ende der Schuld
       *[no] { "" }
    }.
cardopoly-lapsed = Der Vorschlag verfällt.

# The end
cardopoly-eliminated = { $who } hat keine Karte mehr und scheidet aus. Die Grundstücke sind wieder frei.
cardopoly-resigned = { $who } gibt auf. Die Grundstücke sind wieder frei.
cardopoly-end-alone = Nur { $who } ist noch dabei.
cardopoly-end-team = Die Gegner von { $who } und { $partner } sind ausgeschieden.
cardopoly-end-quick = { $who } hat { $count } Grundstücke zusammen.
cardopoly-end-rounds = { $count } Runden sind gespielt. Wer die meisten Grundstücke ohne Hypothek hat, gewinnt.
cardopoly-end-dry = In Runde { $count } kann niemand mehr eine Karte ziehen. Wer die meisten Grundstücke ohne Hypothek hat, gewinnt.

# What cannot be done, and what can
cardopoly-not-asked = Gerade gibt’s für dich nichts zu tun. Ich sag dir Bescheid, sobald du dran bist.
cardopoly-not-now = Das geht gerade nicht. Wähl einen der Züge unter deiner Hand.
cardopoly-decide-landing = Entscheide erst über das Grundstück, auf dem du stehst: kaufen, bieten lassen oder liegen lassen.
cardopoly-pay-first = Zahl erst, was du schuldest. Zu wenig Karten? Nimm eine Hypothek auf, spiel einen König oder tausch.
cardopoly-jail-first = Entscheide erst, wie du aus dem Gefängnis kommst: Strafe, Bube oder ein Zug Pause.
cardopoly-price-first = Entscheide erst, ob du den Preis annimmst.
cardopoly-buy-first = Kauf erst, was du gewonnen hast.
cardopoly-draft-first = Du stellst gerade einen Tausch zusammen: Schlag ihn erst vor oder lass ihn.
cardopoly-answer-first = Ein Vorschlag wartet auf dich: Nimm ihn an, mach ein Gegenangebot oder lehn ihn ab.
cardopoly-wait-for-answer = Erst muss { $who } auf einen Vorschlag antworten.
cardopoly-suit-taken = Dieses Ass ist vergeben. Wähl eins der anderen.
cardopoly-not-in-pocket = Diese Karten hast du nicht. Wähl aus denen, die dir gezeigt werden.
cardopoly-no-claim-card = Die kannst du nicht drauflegen: Sie muss die Farbe deines Asses haben.
cardopoly-no-pay-card = Damit kannst du hier nicht zahlen. Sie muss Farbe oder Wert des Grundstücks haben.
cardopoly-would-empty = Das wäre deine letzte Karte. Behalt mindestens eine.
cardopoly-wrong-number = Es braucht genau { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }. Wähl noch mal.
cardopoly-pays-all = Das ist alles, was du hast, und du wärst draußen. Nimm eine Hypothek auf, tausch, spiel einen König, oder gib alles.
cardopoly-can-pay = Du hast genug: Zahl { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } und bleib dabei.
cardopoly-no-jack-for-promises = Ein Bube erspart Miete, kein Versprechen. Zahl, nimm eine Hypothek auf oder tausch.
cardopoly-no-chance-card = So eine Ereigniskarte hast du nicht.
cardopoly-no-such-space = Da stehst du schon. Wähl ein anderes Feld.
cardopoly-not-yours = Dieses Grundstück gehört dir nicht. Wähl eins von deinen.
cardopoly-is-mortgaged = Auf diesem Grundstück liegt eine Hypothek. Lös sie erst ab.
cardopoly-not-mortgaged = Auf diesem Grundstück liegt keine Hypothek. Da gibt’s nichts abzuzahlen.
cardopoly-bid-too-high = Höchstens { $most } kannst du bieten: Zum Drauflegen, zum Zahlen und danach muss dir je eine Karte bleiben. Oder biete gar nicht.
cardopoly-no-such-order = Dieses Grundstück kann gerade nicht zur Auktion kommen. Wähl ein anderes.
cardopoly-bid-too-low = Biete mindestens 1 Karte, oder biete gar nicht.
cardopoly-no-sharing = Jetzt kannst du keine Karten weitergeben. Das geht im Zug deines Teams, außerhalb des Gefängnisses und ohne offenes Gebot, und eine Karte behältst du.
cardopoly-enough-proposals = Mehr Tauschen geht nicht in einem Zug. Spiel weiter und schlag nächstes Mal etwas vor.
cardopoly-no-partner = Mit dieser Person kannst du jetzt nicht tauschen. Wähl jemand anderen aus der Partie.
cardopoly-no-draft = Du hast noch keinen Tausch angefangen. Wähl erst, mit wem du tauschen willst.
cardopoly-settles-nothing = Mit diesem Tausch bezahlst du keine Schuld: Das geht nur mit der Person, der du etwas schuldest.
cardopoly-no-proposal = Den Vorschlag gibt’s nicht mehr. Spiel einfach weiter.
cardopoly-asks-cards = Der Vorschlag will { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } von dir: Wähl, welche du gibst.
cardopoly-asks-no-cards = Der Vorschlag will keine Karten von dir. Nimm ihn einfach an oder lehn ihn ab.
cardopoly-trade-empty = Noch ist nichts drin: Leg erst etwas fest.
cardopoly-trade-gone = Etwas davon ist weg, also geht der Tausch nicht mehr.
cardopoly-trade-empties = Der Tausch geht nicht: Jemand hätte danach keine Karte mehr.
cardopoly-trade-lacking = Du hast die verlangten Karten nicht. Lehn ab oder mach ein Gegenangebot.

# The command in Discord.
cardopoly-command = Cardopoly: lauf um den Park, kauf mit Karten, tausch und versprich
cardopoly-command-new = Einen Tisch Cardopoly in diesem Kanal eröffnen; andere setzen sich mit einem Klick dazu
cardopoly-variant-game = Lauf herum und kauf mit deinen Karten.
cardopoly-new-play = Das ganze Spiel, oder schnell: Wer zuerst 4 Grundstücke hat, gewinnt
cardopoly-name-play = spielart
cardopoly-choice-play-standard = normal
cardopoly-choice-play-quick = schnell
cardopoly-new-teams = Ob zu viert zwei gegen zwei spielen
cardopoly-name-teams = teams
cardopoly-choice-teams-no = nein
cardopoly-choice-teams-yes = ja
cardopoly-new-suits = Ob die Asse zufällig verteilt oder gewählt werden
cardopoly-name-suits = asse
cardopoly-choice-suits-random = zufällig
cardopoly-choice-suits-chosen = gewählt
cardopoly-new-king_tax = Wie viele Karten ein König von allen nimmt
cardopoly-name-king_tax = königssteuer
cardopoly-new-tax_choice = Wer die Karten wählt, die ein König nimmt
cardopoly-name-tax_choice = steuerwahl
cardopoly-choice-tax_choice-random = zufällig
cardopoly-choice-tax_choice-giver = wer gibt
cardopoly-new-round_limit = Nach wie vielen Runden die Partie endet
cardopoly-name-round_limit = rundenlimit
cardopoly-choice-round_limit-none = ohne

# The words on its pictures, and the same for those who listen to them.

# The line at the top
cardopoly-picture-ask-suits = { $name }: wähl ein Ass
cardopoly-picture-ask-open = { $name }: zieh eine Karte
cardopoly-picture-ask-land = { $name }: kaufen oder bieten lassen?
cardopoly-picture-ask-bid = Auktion: Gebote von { $name }
cardopoly-picture-ask-price = { $name }: nimmst du { cardopoly-picture-cards } an?
cardopoly-picture-ask-win = { $name }: kauf, was du gewonnen hast
cardopoly-picture-ask-bill = { $name }: zahl dein Gebot, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
cardopoly-picture-ask-debt = { $name }: zahl { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
cardopoly-picture-ask-jail = { $name }: wie kommst du frei?
cardopoly-picture-ask-tax = Steuer, bitte: { $name }
cardopoly-picture-ask-mend = { $name }: nimm eine Hypothek auf
cardopoly-picture-ask-close = { $name }: noch etwas in diesem Zug?
cardopoly-picture-ask-trade = { $name }: nimmst du an?

# What is at stake, and what the last move brought
cardopoly-picture-leads = { $count ->
        [one] für 1 Karte?
       *[other] für { $count } Karten?
    }
cardopoly-picture-settles = { $name } ist schuldenfrei
cardopoly-picture-settles-mine = du bist quitt mit { $name }
cardopoly-picture-settles-yours = { $name } ist quitt mit dir
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
        [one] König: je 1 Karte
       *[other] König: je { $count } Karten
    }
cardopoly-picture-tax-mend = König: keine Karte mehr
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
cardopoly-picture-last-settled = Miete erledigt
cardopoly-picture-last-own = eigenes Grundstück
cardopoly-picture-last-own-you = dein Grundstück
cardopoly-picture-last-partner = gehört dem Partner
cardopoly-picture-last-mortgaged = Hypothek, keine Miete
cardopoly-picture-last-jail = ins Gefängnis
cardopoly-picture-last-none = nichts mehr zu ziehen
cardopoly-picture-auction = Auktion
cardopoly-picture-trade = Ein Tausch
cardopoly-picture-counter = Dein Gegenangebot
cardopoly-picture-offer = Das Angebot an dich
cardopoly-picture-you-give = Du gibst
cardopoly-picture-you-get = Du bekommst
cardopoly-picture-gives = gibt
cardopoly-picture-choose = { $count ->
        [one] 1 Karte deiner Wahl
       *[other] { $count } Karten deiner Wahl
    }
cardopoly-picture-choose-other = { $count ->
        [one] 1 Karte, { $name } wählt
       *[other] { $count } Karten, { $name } wählt
    }
cardopoly-picture-earlier = Früher versprochen:
cardopoly-picture-promise = { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-promises = verspricht { $count } { $turns ->
        [one] in 1 Zug
       *[other] in { $turns } Zügen
    }
cardopoly-picture-promises-cards = verspricht { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }

# Places and piles
cardopoly-picture-lost = im Gefängnis
cardopoly-picture-ahead = führt
cardopoly-picture-owes = Schuld: { $count } an { $to }
cardopoly-picture-owes-brief = Schuld: { $count }
cardopoly-picture-risk = Miete { $count } an { $to }: raus
cardopoly-picture-risk-brief = riskiert { $count }
cardopoly-picture-goal = { $count } von { $goal } zum Sieg
cardopoly-picture-score = { $count } von { $goal }
cardopoly-picture-set = ganzer Satz, Gehalt { $count }
cardopoly-picture-draw = { $count } im Stapel
cardopoly-picture-discard = { $count } gespielt
cardopoly-picture-due = { $turns ->
        [one] nächster Zug
       *[other] in { $turns } Zügen
    }
cardopoly-picture-round = Runde { $round }
cardopoly-picture-round-of = Runde { $round } von { $limit }
cardopoly-picture-round-by = Runde { $round }/{ $limit }
cardopoly-picture-round-word = Runde

# The pocket
cardopoly-picture-hand-suits = Du bist dran: wähl dein Ass
cardopoly-picture-hand-open = Du bist dran: zieh eine Karte
cardopoly-picture-hand-land = Kaufen oder bieten lassen?
cardopoly-picture-hand-leave = Bieten lassen oder nicht?
cardopoly-picture-hand-bid = Auktion: was gibst du?
cardopoly-picture-hand-price = Nimmst du { cardopoly-picture-cards } an?
cardopoly-picture-hand-win = Du bist dran: kauf, was du gewonnen hast
cardopoly-picture-hand-bill = Du bist dran: zahl dein Gebot, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
cardopoly-picture-hand-debt = Du bist dran: zahl { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
cardopoly-picture-hand-jail = Wie kommst du frei?
cardopoly-picture-hand-tax = Der König will Karten von dir
cardopoly-picture-hand-mend = Du bist dran: nimm eine Hypothek auf
cardopoly-picture-hand-close = Noch etwas in diesem Zug?
cardopoly-picture-hand-draft = Was bietest du an?
cardopoly-picture-hand-counter = Dein Gegenangebot?
cardopoly-picture-hand-trade = Das Angebot: nimmst du an?
cardopoly-picture-hand-offer = Das Angebot: annehmen oder ändern?
cardopoly-picture-last-card = Das kostet deine letzte Karte: Du wärst raus.
cardopoly-picture-rescue = Vorher: { $ways }
cardopoly-picture-rescue-jack = Ereignis-Bube
cardopoly-picture-rescue-king = König
cardopoly-picture-rescue-mortgage = Hypothek
cardopoly-picture-rescue-draft = Tausch
cardopoly-picture-exit-fine = { $count } zahlen
cardopoly-picture-exit-jack = Ereignis-Bube spielen
cardopoly-picture-exit-sit = einmal aussetzen
cardopoly-picture-pays = bezahlt
cardopoly-picture-claims = kommt drauf
cardopoly-picture-cannot-buy = Dir fehlen die Karten, um es zu kaufen.
cardopoly-picture-wins = Kaufen bringt den Sieg!
cardopoly-picture-partner = Partner

# For those who listen
cardopoly-picture-alt-pocket = Deine Karten: { $cards }.
cardopoly-picture-alt-last = { $how ->
        [jail] Zuletzt: { $name }, { $cards }, von Feld { $start } direkt nach { $space }, { $card }
        [none] Zuletzt: { $name }, { $cards }, auf Feld { $space }, { $card }
       *[walk] Zuletzt: { $name }, { $cards }, von Feld { $start } nach { $space }, { $card }
    }
cardopoly-picture-alt-rent = Miete { $count }
cardopoly-picture-alt-owner = { $what }, { $name }
cardopoly-picture-alt-answered = geantwortet: { $letters }
cardopoly-picture-alt-awaited = erwartet: { $letters }
cardopoly-picture-alt-teams = Partner: { $one }; { $two }.
cardopoly-picture-alt-seat = { $letter } { $name }: { $ace }, auf { $space } { $card }, { $held } Karten, Ereignis { $chance }{ $more }, besitzt { $deeds }.
cardopoly-picture-alt-brief = { $letter } { $name }: { $ace }, auf { $space }, { $held } Karten, Ereignis { $chance }{ $more }, besitzt { $deeds }.
cardopoly-picture-alt-free = Gehört niemandem: { $spaces }.
cardopoly-picture-alt-promise = { $by } hat { $to } versprochen: { $what }.
cardopoly-picture-alt-piles = { $round }, { $draw }, { $discard }{ $empty ->
        [yes] { "" }
       *[other] , oben { $top }
    }.

# What a move brings by the end of it all, for whoever is named after it
cardopoly-feature-cards = { $change ->
        [more] mehr Karten in der Tasche
       *[less] weniger Karten in der Tasche
    }
cardopoly-feature-scarce = { $change ->
        [more] eine fast leere Tasche
       *[less] eine sicherere Tasche
    }
cardopoly-feature-claims = { $change ->
        [more] mehr Karten zum Kaufen
       *[less] weniger Karten zum Kaufen
    }
cardopoly-feature-choice = { $change ->
        [more] mehr Grundstücke in Reichweite
       *[less] weniger Grundstücke in Reichweite
    }
cardopoly-feature-deeds = { $change ->
        [more] mehr Grundstücke
       *[less] weniger Grundstücke
    }
cardopoly-feature-rents = { $change ->
        [more] höhere Mieten zum Kassieren
       *[less] niedrigere Mieten zum Kassieren
    }
cardopoly-feature-fares = { $change ->
        [more] höhere Mieten auf dem Weg
       *[less] niedrigere Mieten auf dem Weg
    }
cardopoly-feature-ruin = { $change ->
        [more] mehr Gefahr auszuscheiden
       *[less] weniger Gefahr auszuscheiden
    }
cardopoly-feature-short = { $change ->
        [more] kaum bezahlbare Schulden
       *[less] weniger kaum bezahlbare Schulden
    }
cardopoly-feature-mortgages = { $change ->
        [more] mehr Grundstücke unter Hypothek
       *[less] weniger Grundstücke unter Hypothek
    }
cardopoly-feature-sets = { $change ->
        [more] einen ganzen Satz
       *[less] keinen ganzen Satz
    }
cardopoly-feature-jacks = { $change ->
        [more] mehr Buben zum Ausspielen
       *[less] weniger Buben zum Ausspielen
    }
cardopoly-feature-queens = { $change ->
        [more] mehr Damen zum Ausspielen
       *[less] weniger Damen zum Ausspielen
    }
cardopoly-feature-kings = { $change ->
        [more] mehr Könige zum Ausspielen
       *[less] weniger Könige zum Ausspielen
    }
cardopoly-feature-late = { $change ->
        [more] mehr Grundstücke für die Schlusszählung
       *[less] weniger Grundstücke für die Schlusszählung
    }
cardopoly-feature-quick = { $change ->
        [more] bessere Aussicht auf den schnellen Sieg
       *[less] schlechtere Aussicht auf den schnellen Sieg
    }
cardopoly-feature-jailed = { $change ->
        [more] eine verlorene Runde
       *[less] keine verlorene Runde
    }
cardopoly-feature-turn = { $change ->
        [more] schneller wieder einen Zug
       *[less] später wieder einen Zug
    }

# Puzzles
cardopoly-puzzle-answer = **Jemand bietet dir einen Tausch an.** Was sagst du? Eine Antwort ist viel besser als alle anderen.
cardopoly-puzzle-open = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Bevor du weiterziehst:** Eine Entscheidung ist viel besser als alle anderen. Welche?
    }
cardopoly-puzzle-land = **Du bist gelandet.** Was nun? Eine Entscheidung ist viel besser als alle anderen.
cardopoly-puzzle-close = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Am Ende deines Zuges.** Was machst du noch? Eine Entscheidung ist viel besser als alle anderen.
    }
cardopoly-puzzle-debt = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Du hast Schulden.** Wie überstehst du das? Ein Weg ist viel besser als alle anderen.
    }
cardopoly-puzzle-bid = **Eine Auktion.** Was machst du? Eine Antwort ist viel besser als alle anderen.
cardopoly-puzzle-price = **Deine Auktion ist aus.** Nimmst du den Preis an? Eine Antwort ist viel besser als die andere.
cardopoly-puzzle-jail = **Du sitzt im Gefängnis.** Wie kommst du heraus? Ein Weg ist viel besser als alle anderen.
cardopoly-puzzle-finish = **Das Ende ist nah.** Eine Entscheidung gewinnt die Partie so gut wie sicher. Welche?
