# Property: its command, what is asked, how moves are called, what happened, its pictures.

property-name = Property
property-pitch = { $short ->
        [yes] Nimm Felder, kassier Miete: Wer wird zuerst reich?
       *[no] Nimm Felder, bilde Gruppen und kassier Miete.
    }
property-score = { MONEY($score, "$") }

# Settings
property-setting-bankruptcies = Die Partie endet
property-setting-bankruptcies-1 = mit der ersten Pleite
property-setting-bankruptcies-2 = mit der zweiten Pleite
property-setting-bankruptcies-3 = mit der dritten Pleite
property-setting-count_property = Am Ende
property-setting-count_property-no = zählt nur Geld
property-setting-count_property-yes = zählt jedes Feld $5 mehr
property-setting-round_limit = Runden
property-setting-round_limit-none = ohne Grenze
property-setting-round_limit-40 = höchstens 40
property-setting-round_limit-80 = höchstens 80
property-setting-length = Länge
property-setting-length-full = eine ganze Partie
property-setting-length-short = kurz (halbes Geld; Schluss ist, sobald jemand 50 % mehr hat als am Anfang)

# What is asked
property-ask-play = Du bist am Zug: Spiel eine rote und eine schwarze Karte.
property-ask-buy = Die Miete ist bezahlt. Kaufst du Spalte { $column }, Zeile { $row } von { $owner } für { $price ->
        [one] 1 Einheit
       *[other] { $price } Einheiten
    }?
property-wait-play = { $who } wählt ein Feld
property-wait-buy = { $who } darf Spalte { $column }, Zeile { $row } von { $owner } kaufen, für { $price ->
        [one] 1 Einheit
       *[other] { $price } Einheiten
    }

# Moves
property-offer-play = { $first } + { $second } · { $place }
property-place = beliebige Spalte und Zeile
property-place-column = Spalte { $column }, beliebige Zeile
property-place-row = beliebige Spalte, Zeile { $row }
property-place-other = ein anderes Feld
property-place-column-row = Spalte { $column }, Zeile { $row }
property-offer-buy = Für { $price ->
        [one] 1 Einheit
       *[other] { $price } Einheiten
    } kaufen
property-offer-decline = Nicht kaufen
property-pick-play = Welches Paar spielst du?
property-pick-numbered = { $sign } { $play }
property-pick-cell = Welches Feld?
property-pick-columns = Spalten { $first }–{ $last }
property-tap-buy = Für { $units } kaufen: { $cards }
property-pick-otherwise = Anders zahlen
property-pick-payment = { $cards } · { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
property-pick-suits = Die Karten einzeln wählen
property-line-bought = { $size ->
        [one] Es stünde für sich allein.
       *[other] Damit hättest du eine Gruppe von { $size }.
    }
property-tap-plan = Nächsten Zug planen
property-tap-plan-only = Vorausplanen: { $play }
property-tap-otherwise = Und wenn das nicht passt?
property-tap-second = Zweite Wahl ändern
property-tap-replan = Plan ändern
property-offer-drop-plan = Plan verwerfen
property-ask-plan = Was spielst du, wenn du dran bist?
property-ask-otherwise = Und wenn deine erste Wahl nicht mehr passt?
property-pick-plan = Welches Paar spielst du dann?
property-line-fits = Wenn du dran bist, spiel ich es sofort für dich, falls das Feld noch frei ist, noch dir gehört oder nicht mehr Miete kostet als jetzt. Außer dir sieht deinen Plan niemand.
property-line-plan = **Dein Plan**: { $play }, { $when }.
property-line-otherwise = **Sonst**: { $play }, { $when }.
property-line-asked = **Sonst** frag ich dich.
property-plan-free = wenn es noch frei ist
property-plan-own = wenn es noch dir gehört
property-plan-rent = wenn { $owner } höchstens { MONEY($amount, "$") } bekommt
property-field-column = Welche Spalte?
property-field-row = Welche Zeile?
property-field-cards = Welche Kaufkarten gibst du?
property-option-column = Spalte { $number }
property-option-row = Zeile { $number }
property-option-card = { $card }

# What a move brings
property-hint-claim = Frei: Das Feld wird deins{ $size ->
        [one] { "" }
       *[other] , in einer Gruppe von { $size }
    } (Miete { MONEY($size, "$") } bis { MONEY($most, "$") }).
property-hint-mortgage = Deins: Es bekommt eine Hypothek. Geld gibt’s keins, beim nächsten Mal ist es weg.
property-hint-lose = Deins und mit Hypothek: Du verlierst es.
property-hint-rent = Zahl { MONEY($amount, "$") } an { $owner } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " wegen " }{ $suits }
    }).
property-hint-rent-sale = Zahl { MONEY($amount, "$") } an { $owner } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " wegen " }{ $suits }
    }). Kaufen kostet dann { $price ->
        [one] 1 Einheit
       *[other] { $price } Einheiten
    }.
property-hint-ends = Zahl { MONEY($amount, "$") } an { $owner } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " wegen " }{ $suits }
    }). Damit hat { $owner } { MONEY($reached, "$") }, und die Partie ist aus!
property-hint-bankrupt = { $owner } verlangt { MONEY($amount, "$") }, mehr, als du hast: Du bist pleite!
property-hint-choose-column = Die Spalte wählst du gleich.{ $grave ->
        [yes] { " " }Vorsicht: Manche Felder machen dich pleite.
       *[no] { "" }
    }
property-hint-choose-row = Die Zeile wählst du gleich.{ $grave ->
        [yes] { " " }Vorsicht: Manche Felder machen dich pleite.
       *[no] { "" }
    }
property-hint-choose-column-row = Jedes Feld geht: Du wählst es gleich.{ $grave ->
        [yes] { " " }Vorsicht: Manche Felder machen dich pleite.
       *[no] { "" }
    }
property-hint-change = Du gibst { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    } mehr, als es kostet: Wechselgeld gibt es nicht.
property-hint-over = { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    } zu viel
property-hint-units = { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }

# How the match begins
property-start = Alle beginnen mit { MONEY($amount, "$") } und Kaufkarten im Wert von { $units } Einheiten.
property-goal = Eine kurze Partie: Sobald jemand nach einem Zug { MONEY($amount, "$") } hat, ist sie vorbei.
property-fewer-bankruptcies = Weil ihr so wenige seid, endet die Partie mit { $count ->
        [one] der ersten Pleite
       *[other] der { $count }. Pleite
    }.
property-cut = { $who } hebt { $card } ab.
property-cut-again = Gleichstand: Die { $count } heben noch mal ab.
property-redealt = Der Stapel ist leer, also bekommen alle neue Karten.
property-begins = { $who } hat die höchste Karte abgehoben und beginnt.

# What happened
property-claim = { $who } nimmt Spalte { $column }, Zeile { $row } mit { $cards }.
property-mortgage = { $who } spielt { $cards }: Spalte { $column }, Zeile { $row } bekommt eine Hypothek.
property-lose = { $who } spielt { $cards } und verliert das Feld mit Hypothek in Spalte { $column }, Zeile { $row }.
property-rent = { $who } spielt { $cards }, Spalte { $column }, Zeile { $row }: { MONEY($amount, "$") } Miete an { $owner } für { $size ->
        [one] ein einzelnes Feld
       *[other] eine Gruppe von { $size }
    }.
property-rent-owner-reader = { $who } spielt { $cards }, Spalte { $column }, Zeile { $row }: { MONEY($amount, "$") } Miete an dich für { $size ->
        [one] ein einzelnes Feld
       *[other] eine Gruppe von { $size }
    }.
property-buy = { $who } kauft Spalte { $column }, Zeile { $row } von { $owner } mit { $cards } ({ $price ->
        [one] 1 Einheit
       *[other] { $price } Einheiten
    }).
property-buy-owner-reader = { $who } kauft Spalte { $column }, Zeile { $row } von dir mit { $cards } ({ $price ->
        [one] 1 Einheit
       *[other] { $price } Einheiten
    }).
property-decline = { $who } kauft Spalte { $column }, Zeile { $row } nicht.
property-drew = { $who } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
property-drew-you = Du hast { $cards } gezogen.
property-planned = Du hast für deinen nächsten Zug Spalte { $column }, Zeile { $row } geplant.
property-plan-dropped = Du hast deinen Plan verworfen.
property-plan-lapsed = Dein Plan für Spalte { $column }, Zeile { $row } passt nicht mehr, also entscheidest du.
property-reshuffle = Die Ablage wird gemischt: { $count } Karten bilden den neuen Stapel.
property-bankrupt = { $who } kann nur { MONEY($amount, "$") } zahlen und ist pleite. Die Felder sind wieder frei.
property-resign = { $who } gibt auf. Die Felder sind wieder frei.
property-end-bankrupt = { $count ->
        [one] Diese Pleite beendet die Partie
       *[other] Die { $count }. Pleite beendet die Partie
    }: Wer am meisten Geld hat, gewinnt.
property-end-rounds = { $count } Runden sind gespielt. Wer am meisten Geld hat, gewinnt.
property-end-goal = { $who } hat { MONEY($amount, "$") } erreicht, damit ist die Partie zu Ende. Wer am meisten Geld hat, gewinnt.
property-end-alone = Nur { $who } ist noch dabei.

# What the chart at the end counts
property-wealth = Geld in Dollar
property-wealth-cells = Geld und Felder in Dollar

# What cannot be done, and what can
property-not-in-hand = Dieses Paar hast du nicht mehr. Wähl eine rote und eine schwarze Karte aus deiner Hand.
property-not-named = Mit diesen Karten kommst du nicht auf das Feld. Nur eine 9 oder 10 steht für jede Zahl.
property-lowest-rent = Jedes Paar würde dich pleite machen. Darum musst du eines mit der niedrigsten Miete spielen: Wähl eins aus der Liste.
property-sale-first = Entscheide zuerst, ob du das Feld kaufst, für das du Miete gezahlt hast.
property-plan-late = Du bist schon dran: Spiel einfach.
property-no-plan = Du hast keinen Plan mehr. Mach einen neuen.
property-plan-only = Etwas anderes kannst du nicht planen.
property-nothing-for-sale = Gerade steht nichts zum Verkauf. Spiel eine rote und eine schwarze Karte.

# The command in Discord
property-command = Property: Felder auf einem Raster nehmen und Miete kassieren
property-command-new = In diesem Kanal einen Tisch für Property eröffnen; andere sind mit einem Klick dabei
property-variant-game = Nimm Felder und kassier dort Miete.
property-new-bankruptcies = Wie viele Pleiten die Partie beenden; 1 ist üblich
property-name-bankruptcies = pleiten
property-new-count_property = Ob jedes Feld am Ende $5 zählt
property-name-count_property = felder_zählen
property-choice-count_property-no = nein
property-choice-count_property-yes = ja
property-new-round_limit = Nach wie vielen Runden die Partie endet
property-name-round_limit = rundenlimit
property-choice-round_limit-none = ohne
property-new-length = Kurz: halbes Geld, und Schluss ist, sobald jemand das Anderthalbfache hat
property-name-length = länge
property-choice-length-full = ganz
property-choice-length-short = kurz

# The words on its pictures: the table and the hand
property-picture-play = { $name }: Spiel Rot und Schwarz
property-picture-buy = { $name }: Kaufst du das Feld für { $price ->
        [one] 1 Einheit
       *[other] { $price } Einheiten
    }?
property-picture-hand-play = Du bist dran: { $color ->
        [red] Rot
        [black] Schwarz
       *[any] Karte
    } zu
property-picture-hand-buy = Für { $price ->
        [one] 1 Einheit
       *[other] { $price } Einheiten
    } kaufen?
property-picture-pay = { $over ->
        [0] Du zahlst genau { $units }
       *[other] Du zahlst { $units }: { $over } zu viel, und kein Wechselgeld
    }
property-picture-price = { $price ->
        [one] 1 Einheit
       *[other] { $price } Einh.
    }
property-picture-units = { $units } Einh.
property-picture-paid = { $paid } von { $due }
property-picture-last-round = Nach Runde { $round }: { $won }
property-picture-last-claim = genommen
property-picture-last-rent = Miete { MONEY($amount, "$") }
property-picture-last-buy = Kauf: { $amount ->
        [one] 1 Einheit
       *[other] { $amount } Einheiten
    }
property-picture-last-mortgage = Hypothek
property-picture-last-lose = verloren
property-picture-since-rent = { $told ->
        [you] Du zahlst { $owner } { MONEY($amount, "$") }
        [owner] { $name } zahlt dir { MONEY($amount, "$") }
       *[other] { $name } zahlt { $owner } { MONEY($amount, "$") }
    }
property-picture-since-buy = { $told ->
        [you] Du kaufst von { $owner }
        [owner] { $name } kauft von dir
       *[other] { $name } kauft von { $owner }
    }
property-picture-since-claim = { $told ->
        [you] Du nimmst ein Feld
       *[other] { $name } nimmt ein Feld
    }
property-picture-since-mortgage = { $told ->
        [you] Du beleihst ein Feld
       *[other] { $name } beleiht ein Feld
    }
property-picture-since-lose = { $told ->
        [you] Du verlierst ein Feld
       *[other] { $name } verliert ein Feld
    }
property-picture-you = Du
property-picture-high = { $short ->
        [yes] Nächster Zug: bis −{ MONEY($amount, "$") }
       *[no] Dein nächster Zug: bis −{ MONEY($amount, "$") }
    }
property-picture-draw = { $count } im Stapel
property-picture-round = Runde { $round }
property-picture-round-word = Runde
property-picture-round-of = Runde { $round } von { $limit }
property-picture-goal = Ziel: { MONEY($amount, "$") }
property-picture-goal-ends = Schluss bei { MONEY($amount, "$") }
property-picture-to-go = noch { MONEY($amount, "$") }

# The table in words: cells are column/row, * is mortgaged
property-picture-alt-last = Zuletzt: { $name } mit { $cards } auf { $cell }: { $what }.
property-picture-alt-owner = { $what }, an { $name }
property-picture-alt-seat = { $letter } { $name }: { $money }{ $held ->
        [none] { "" }
       *[other] , Hand { $held }
    }, kauft mit { $purchase }, Felder { $cells }.
property-picture-alt-since = Seit deinem letzten Zug: { $plays }.
property-picture-alt-purchase = Deine Kaufkarten: { $cards }.
property-picture-alt-piles = { $round }, { $draw }.
property-picture-alt-rent = Dein nächster Zug kann { MONEY($amount, "$") } kosten.
property-picture-alt-effect = { $what ->
        [claim] Gruppe von { $size }
        [mortgage] Hypothek
        [lose] verloren
        [bankrupt] bankrott: { $money } an { $letter }
        [rent-sale] { $money } an { $letter }, Kauf für { $price ->
            [one] 1 Einheit
           *[other] { $price } Einheiten
        }
       *[rent] { $money } an { $letter }
    }

# What a move brings by the end of it all, for whoever is named after it
property-feature-money = { $change ->
        [more] mehr Geld
       *[less] weniger Geld
    }
property-feature-cells = { $change ->
        [more] mehr Felder
       *[less] weniger Felder
    }
property-feature-groups = { $change ->
        [more] mehr verstreute Gruppen
       *[less] weniger verstreute Gruppen
    }
property-feature-largest = { $change ->
        [more] eine größere Hauptgruppe
       *[less] eine kleinere Hauptgruppe
    }
property-feature-units = { $change ->
        [more] mehr Einheiten zum Kaufen
       *[less] weniger Einheiten zum Kaufen
    }
property-feature-hand = { $change ->
        [more] mehr Karten auf der Hand
       *[less] weniger Karten auf der Hand
    }
property-feature-wilds = { $change ->
        [more] mehr freie 9en und 10en
       *[less] weniger freie 9en und 10en
    }
property-feature-rent = { $change ->
        [more] teurere Miete im nächsten Zug
       *[less] billigere Miete im nächsten Zug
    }
property-feature-turn = { $change ->
        [more] schneller wieder einen Zug
       *[less] später wieder einen Zug
    }

# Puzzles
property-puzzle-play = **Welche Karten, und welches Feld?** Eine Wahl ist viel besser als alle anderen.
property-puzzle-buy = **Kaufen oder nicht?** Eine Antwort ist viel besser als alle anderen.
property-puzzle-finish = **Das Ende ist nah.** Ein Zug gewinnt die Partie so gut wie sicher. Welcher?
