# Monopoly Deal: what is asked, how cards and moves are called, what happened, its command and its pictures; rules in deal-rules.ftl.

deal-name = Monopoly Deal
deal-pitch = Sammle Grundstücke, kassier Miete, klau und sag Nein.
deal-sets = Ganze Sätze verschiedener Farben
deal-total = Punkte aller Runden
deal-wealth = Millionen auf dem Tisch
deal-score = { $scoring ->
        [points] { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkte
        }
       *[sets] { $score ->
            [one] 1 ganzer Satz
           *[other] { $score } ganze Sätze
        }
    }
deal-tiebreak = { $figure }M auf dem Tisch

# Settings
deal-face-out = Ohne die zwei Deal Breaker, die ganze Sätze nehmen: So steht es in den Regeln.
deal-face-in = **Mit den zwei Deal Breakern**, die ganze Sätze nehmen.
deal-flip-in = Mit Deal Breakern
deal-flip-out = Ohne Deal Breaker
deal-setting-scoring = Wer gewinnt
deal-setting-scoring-sets = wer zuerst drei ganze Sätze hat
deal-setting-scoring-points = wer die meisten Punkte bekommt
deal-setting-rounds = Runden (wenn Punkte zählen)
deal-setting-rounds-1 = 1 Runde
deal-setting-rounds-2 = 2 Runden
deal-setting-rounds-3 = 3 Runden
deal-setting-rounds-4 = 4 Runden
deal-setting-rounds-5 = 5 Runden
deal-setting-rounds-6 = 6 Runden
deal-setting-rounds-7 = 7 Runden
deal-setting-rounds-8 = 8 Runden
deal-setting-round_limit = Züge für alle in einer Runde
deal-setting-round_limit-none = ohne Grenze
deal-setting-round_limit-15 = höchstens 15
deal-setting-round_limit-30 = höchstens 30
deal-setting-deal_breaker = Die zwei Deal Breaker
deal-setting-deal_breaker-out = sind nicht dabei, so steht es in den Regeln
deal-setting-deal_breaker-in = sind im Stapel
deal-setting-forced_deal_own_set = Beim Zwangstausch
deal-setting-forced_deal_own_set-no = bleiben deine ganzen Sätze ganz
deal-setting-forced_deal_own_set-yes = darfst du aus einem ganzen Satz geben

# Colors
deal-color-brown = Braun
deal-color-light_blue = Hellblau
deal-color-pink = Pink
deal-color-orange = Orange
deal-color-red = Rot
deal-color-yellow = Gelb
deal-color-green = Grün
deal-color-dark_blue = Dunkelblau
deal-color-station = Bahnhof
deal-color-utility = Werk

# Cards
deal-card-money = { $value }M
deal-card-property = { $color ->
        [Bahnhof] Bahnhof
        [Werk] Werk
       *[other] Grundstück { $color }
    }
deal-card-wild = Joker { $one }/{ $other }
deal-card-wild-any = Joker für jede Farbe
deal-card-rent = Miete { $one }/{ $other }
deal-card-rent-any = Miete für jede Farbe
deal-card-breaker = Deal Breaker
deal-card-no = Sag einfach Nein
deal-card-sly = Schlauer Deal
deal-card-forced = Zwangstausch
deal-card-debt = Schuldeneintreiber
deal-card-birthday = Mein Geburtstag
deal-card-double = Doppelte Miete
deal-card-house = Haus
deal-card-hotel = Hotel
deal-card-go = Über Los

# What is asked
deal-ask-play = { $plays ->
        [0] Mehr kannst du nicht spielen: Leg um oder beende deinen Zug.
        [one] Du bist am Zug: noch 1 Karte.
       *[other] Du bist am Zug: noch { $plays } Karten.
    }
deal-ask-card = { $card }: Was machst du damit?
deal-ask-arrange = Umlegen kostet nichts: Es zählt nicht als Karte.
deal-wait-play = { $who } spielt ({ $plays ->
        [one] noch 1 Karte
       *[other] noch { $plays } Karten
    })
deal-ask-discard = Du hast zu viele Karten: Wähl { $count ->
        [one] die Karte, die unter den Stapel kommt
       *[other] die { $count } Karten, die unter den Stapel kommen
    }.
deal-wait-discard = { $who } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zurück
deal-ask-rent = { $nos ->
        [0] { $who } will { $sum }M Miete von dir
       *[other] { $who } sagt Nein zu deinem Nein und will { $sum }M Miete
    }.{ $all ->
        [yes] { " " }Das ist alles, was du hast: { $amount }M.
       *[no] { "" }
    }
deal-ask-birthday = { $nos ->
        [0] { $who } hat Geburtstag, und das kostet dich { $sum }M
       *[other] { $who } sagt Nein zu deinem Nein und will { $sum }M zum Geburtstag
    }.{ $all ->
        [yes] { " " }Das ist alles, was du hast: { $amount }M.
       *[no] { "" }
    }
deal-ask-debt = { $nos ->
        [0] { $who } treibt { $sum }M von dir ein
       *[other] { $who } sagt Nein zu deinem Nein und treibt { $sum }M ein
    }.{ $all ->
        [yes] { " " }Das ist alles, was du hast: { $amount }M.
       *[no] { "" }
    }
deal-ask-sly = { $nos ->
        [0] { $who } will dir das nehmen: { $card }
       *[other] { $who } sagt Nein zu deinem Nein und nimmt dir: { $card }
    }. Gibst du es her?
deal-ask-forced = { $nos ->
        [0] { $who } will von dir: { $card }, und gibt dir: { $own }
       *[other] { $who } sagt Nein zu deinem Nein, nimmt: { $card }, und gibt dir: { $own }
    }. Tauschst du?
deal-ask-breaker = { $nos ->
        [0] { $who } will deinen ganzen Satz { $color }
       *[other] { $who } sagt Nein zu deinem Nein und nimmt deinen ganzen Satz { $color }
    }. Gibst du ihn her?
deal-ask-no = { $count ->
        [one] { $who } sagt Nein. Nimmst du das hin?
       *[other] { $who } und andere sagen Nein. Nimmst du das hin?
    }
deal-wait-answer = { $action }: { $count ->
        [one] { $who } muss antworten
       *[other] { $count } müssen antworten
    }
deal-action-rent = Miete
deal-action-birthday = Geburtstag
deal-action-debt = Schuldeneintreiber
deal-action-sly = Schlauer Deal
deal-action-forced = Zwangstausch
deal-action-breaker = Deal Breaker

# Moves
deal-choose-card = Deine Karten
deal-choose-lay = In welcher Farbe?
deal-choose-debt = Wer zahlt dir 5M?
deal-choose-rent = Wofür kassierst du?
deal-choose-rent_one = Bei wem kassierst du, und wofür?
deal-choose-sly = Was nimmst du?
deal-choose-forced = Was tauschst du?
deal-choose-breaker = Welchen Satz nimmst du?
deal-choose-build = Auf welchen Satz?
deal-choose-arrange = Was legst du um?
deal-choose-exchange = Für welche Karte des Satzes?
deal-choose-discard = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } zurücklegen
deal-choose-pay = Womit zahlst du { $need }M?
deal-choose-advance = Antworten im Voraus
deal-offer-bank = Auf die Bank: { $value }M
deal-offer-lay = Als { $color } legen: { $count } von { $size }
deal-offer-go = 2 Karten ziehen
deal-offer-birthday = 2M von allen kassieren
deal-offer-debt = 5M von { $who } kassieren
deal-offer-rent = { $amount }M Miete für { $color } von allen{ $doubles ->
        [0] { "" }
        [one] , verdoppelt
       *[other] , zweimal verdoppelt
    }
deal-offer-rent_one = { $amount }M Miete für { $color } von { $who }{ $doubles ->
        [0] { "" }
        [one] , verdoppelt
       *[other] , zweimal verdoppelt
    }
deal-offer-sly = { $thing } von { $who } nehmen, { $count } von { $size }, { $value ->
        [0] nichts wert
       *[other] { $value }M wert
    }
deal-offer-forced = { $own } gegen { $thing } von { $who }, { $count } von { $size }
deal-offer-breaker = Den Satz { $color } von { $who } nehmen
deal-offer-build = Auf { $color } bauen: { $amount }M Miete
deal-offer-arrange = { $card } zu { $color }
deal-offer-exchange = { $other } in den ganzen Satz, statt { $card }
deal-offer-exchange-sets = { $other } und { $card } zwischen zwei Sätzen tauschen
deal-offer-shift = Der ganze Satz zu { $color }
deal-offer-rearrange = Umlegen
deal-offer-end = Zug beenden
deal-offer-otherwise = Anders zahlen
deal-offer-accept = Hergeben
deal-offer-accept-pay = { $amount }M zahlen
deal-offer-accept-pay-named = { $amount }M zahlen: { $cards }
deal-offer-accept-pay-many = { $amount }M zahlen, mit { $count } Karten
deal-offer-refuse = Einfach Nein sagen!
deal-offer-accept-no = Das Nein von { $who } hinnehmen
deal-offer-refuse-no = Nein zum Nein von { $who }
deal-thing = { $color }
deal-thing-wild = { $card } als { $color }
deal-line-change = Wechselgeld gibt es nicht: Der Vorschlag ist { $count }M zu viel.
deal-no-change = Es gibt kein Wechselgeld: Lass jede Karte weg, die nicht nötig ist.

# What there is to choose
deal-field-color = Welche Farbe?
deal-field-target = Wer?
deal-field-doubles = Die Miete verdoppeln?
deal-field-taken = Was nimmst du?
deal-field-own = Was gibst du?
deal-field-on = Auf welchen Satz?
deal-field-card = Für welche Karte des Satzes?
deal-field-cards = Welche Karten?
deal-field-accepts = Wenn jemand etwas von dir will
deal-field-pays = Wenn du auf mehrere Arten zahlen kannst
deal-option-accepts-0 = Mich jedes Mal fragen
deal-option-accepts-1 = Annehmen, aber Nein zu allem, was wehtut
deal-option-accepts-2 = Immer annehmen
deal-option-pays-0 = Ich wähle, womit ich zahle
deal-option-pays-1 = Für mich zahlen
deal-option-color = { $color }
deal-option-target = { $who }
deal-option-doubles = { $count ->
        [0] Nicht verdoppeln
        [one] Verdoppeln
       *[other] Zweimal verdoppeln
    }
deal-option-card = { $card }
deal-option-hand = { $number } · { $card }
deal-option-play = { $number } · { $play }
deal-option-own = { $thing }
deal-option-set = Der Satz { $color } von { $who }

# What it brings
deal-hint-play = { $card }: { $hint }
deal-hint-wastes = { $card }: Auf der Bank ist die Karte für immer Geld
deal-hint-wild = Passt zu jeder Farbe und ist nichts wert
deal-hint-color = { $count } von { $size } bei dir
deal-hint-debt = Jemand zahlt dir 5M
deal-hint-rent = Alle zahlen dir bis zu { $amount }M
deal-hint-rent_one = Jemand zahlt dir bis zu { $amount }M
deal-hint-sly = Nimm ein Grundstück, das in keinem ganzen Satz liegt
deal-hint-forced = Tausch ein Grundstück gegen eins, das in keinem ganzen Satz liegt
deal-hint-breaker = Nimm einen ganzen Satz mit allem, was darauf steht
deal-hint-build = Die Miete eines ganzen Satzes steigt um { $amount }M
deal-hint-arrange-breaks = Der Satz zerbricht: Was darauf steht, kommt auf deine Bank.
deal-hint-exchange = Die ersetzte Karte liegt dann daneben.
deal-hint-exchange-sets = Beide Sätze bleiben ganz, und was darauf steht, bleibt stehen.
deal-hint-shift = Was darauf steht, kommt mit.
deal-hint-accept-no = { $who } kommt davon.
deal-hint-refuse-no = Es kostet dein Nein. { $who } darf mit einem eigenen antworten.
deal-hint-accepts-0 = Du antwortest immer selbst.
deal-hint-accepts-1 = Sofort. Was wehtut: ein Satz, eine Karte aus einem Satz oder ab 5M.
deal-hint-accepts-2 = Sofort. Ein Nein bleibt auf deiner Hand.
deal-hint-pays-0 = Du wirst gefragt, wann immer es etwas zu wählen gibt.
deal-hint-pays-1 = So wenig wie möglich, Geld zuerst, wenn du im Voraus annimmst.
deal-hint-amount = { $amount }M Miete
deal-hint-target = { $bank }M auf der Bank, { $worth }M im Ganzen
deal-hint-doubles = { $times ->
        [one] Die einfache Miete.
       *[other] Die { $times }-fache Miete.
    }
deal-hint-own = { $count } von { $size }, { $value ->
        [0] nichts wert
       *[other] { $value }M wert
    }
deal-hint-value = { $value ->
        [0] nichts wert
       *[other] { $value }M wert
    }
deal-hint-set = { $amount }M Miete{ $built ->
        [0] { "" }
        [one] , mit Haus
       *[other] , mit Haus und Hotel
    }

# What is answered in advance
deal-orders-0 = { $pays ->
        [yes] Du antwortest immer selbst. Mit leerer Hand zahle ich für dich.
       *[no] Du antwortest immer selbst.
    }
deal-orders-1 = { $pays ->
        [yes] Ich nehme an und zahle für dich, spiele dein Nein aber gegen alles, was wehtut.
       *[no] Ich nehme für dich an, spiele dein Nein aber gegen alles, was wehtut. Womit du zahlst, wählst du.
    }
deal-orders-2 = { $pays ->
        [yes] Ich nehme an und zahle für dich.
       *[no] Ich nehme für dich an. Womit du zahlst, wählst du.
    }

# How a round begins
deal-round = Runde { $round } von { $rounds } beginnt.
deal-dealt-you = Deine Hand: { $cards }.
deal-roll = { $who } würfelt { $one } und { $other }: { $sum }.
deal-roll-again = Gleichstand: Die { $count } würfeln noch mal.
deal-begins = { $who } beginnt.

# What happened
deal-drew = { $who } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
deal-drew-you = Du hast gezogen: { $cards }.
deal-reshuffle = Der Stapel in der Mitte wird gemischt: { $count } Karten bilden den neuen Stapel.
deal-bank = { $who } legt auf die Bank: { $card }.
deal-lay = { $who } legt: { $card } als { $color }.
deal-lay-plain = { $who } legt: { $card }.
deal-go = { $who } spielt: { $card }.
deal-build = { $who } baut auf den Satz { $color }: { $card }.
deal-birthday = { $who } spielt: { $card }. Alle schulden { $amount }M.
deal-debt = { $who } spielt: { $card }. { $other } schuldet { $amount }M.
deal-rent = { $who } spielt: { $cards }. Alle schulden { $amount }M Miete für { $color }.
deal-rent-one = { $who } spielt: { $cards }. { $other } schuldet { $amount }M Miete für { $color }.
deal-sly = { $who } spielt { $card } und will von { $other }: { $taken }.
deal-forced = { $who } spielt { $card } und will von { $other }: { $taken }, gegen { $own }.
deal-breaker = { $who } spielt { $card } und will von { $other } den ganzen Satz { $color }!
deal-no = { $who } zu { $other }: { $card }!
deal-refused = { $who } nimmt das Nein von { $other } hin.
deal-nothing = { $who } hat nichts, um zu zahlen.
deal-paid = { $who } zahlt { $other }: { $cards }.
deal-taken = { $who } nimmt von { $other }: { $cards }.
deal-swapped = { $who } nimmt { $card } von { $other } und gibt { $own }.
deal-freed = Der Satz von { $who } ist zerbrochen. Auf die Bank: { $cards }.
deal-arrange = { $who } legt um: { $card } zu { $color }.
deal-exchange = { $who } tauscht im ganzen Satz: { $card } statt { $other }.
deal-exchange-sets = { $who } tauscht zwischen zwei ganzen Sätzen: { $card } und { $other }.
deal-shift = Der ganze Satz von { $who } wird { $color }.
deal-discard = { $who } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } unter den Stapel.
deal-discard-you = Du hast zurückgelegt: { $cards }.
deal-end = { $who } beendet den Zug.
deal-lapse = Der Zug von { $who } endet von selbst.
deal-passes = { $who } kann keine Karte spielen.
deal-complete = { $who } hat drei ganze Sätze!
deal-end-idle = Es gibt nichts mehr zu ziehen, und niemand spielt mehr. Die Runde endet.
deal-end-still = Alle hatten { $count } Züge, und niemand hat etwas ausgelegt, gebaut oder auf die Bank gelegt. Die Runde endet.
deal-end-laps = Alle hatten { $count } Züge. Die Runde endet.
deal-counted = Vor { $who } liegen { $value }M: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }.
deal-resign = { $who } gibt auf. Die Karten kommen in die Mitte.
deal-alone = Nur { $who } ist noch dabei.
deal-advance-ask = Ab jetzt frage ich dich jedes Mal{ $pays ->
        [yes] ; musst du nur zahlen, mache ich das für dich
       *[no] { "" }
    }.
deal-advance-unarmed = Ab jetzt nehme ich sofort für dich an. Dein Nein spiele ich nur, um einen Satz zu retten, oder 5M und mehr{ $pays ->
        [yes] . Ich zahle auch für dich
       *[no] . Wie du zahlst, wählst du
    }.
deal-advance-always = Ab jetzt nehme ich alles sofort für dich an{ $pays ->
        [yes] und zahle auch für dich
       *[no] ; wie du zahlst, wählst du
    }.

# What cannot be done, and what can
deal-answers-first = Moment: Erst müssen die anderen auf deine Karte antworten.
deal-discard-first = Leg erst { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } zurück: Am Ende des Zugs behältst du sieben.
deal-no-discard = Du musst nichts zurücklegen: Das gilt nur am Ende eines Zugs, bei mehr als sieben Karten.
deal-more-to-play = In diesem Zug geht noch mehr: Spiel eine Karte, oder beende ihn selbst.
deal-no-plays = Mehr kannst du nicht spielen. Ordne deine Grundstücke oder beende deinen Zug.
deal-not-in-hand = Diese Karte hast du nicht mehr. Wähl eine aus deiner Hand.
deal-properties-are-laid = Grundstücke können nicht auf die Bank. Leg sie stattdessen vor dich.
deal-not-its-color = In dieser Farbe kann die Karte nicht liegen. Wähl eine ihrer Farben.
deal-nothing-to-draw = Es gibt nichts mehr zu ziehen. Leg Über Los stattdessen auf die Bank.
deal-no-site = Da kannst du das nicht bauen. Du brauchst einen ganzen Satz: erst ein Haus darauf, dann ein Hotel auf das Haus.
deal-nobody-can-pay = Gerade hat niemand etwas, um zu zahlen. Behalt die Karte oder leg sie auf die Bank.
deal-cannot-pay = Diese Person hat nichts, um zu zahlen. Wähl eine andere.
deal-choose-who-pays = Diese Miete zahlt eine Person: Wähl, wer.
deal-everybody-pays = Diese Miete zahlen alle. Du musst niemanden aussuchen.
deal-no-rent = Von dieser Farbe hast du nichts, wofür es Miete gibt. Wähl eine andere Farbe.
deal-no-doubles = So oft kannst du nicht verdoppeln: Du brauchst die Karten, und jede zählt als gespielt.
deal-not-to-take = Das kannst du nicht nehmen. Wähl ein fremdes Grundstück, das in keinem ganzen Satz liegt.
deal-not-to-give = Das kannst du nicht geben. Wähl eins deiner eigenen Grundstücke.
deal-no-set = Diesen ganzen Satz hat niemand. Wähl einen aus der Liste.
deal-no-place = Da passt diese Karte nicht hin. Wähl etwas aus der Liste.
deal-not-yours = Diese Karte liegt nicht mehr vor dir. Wähl eine andere.
deal-arranged-enough = Jetzt ist genug umgelegt. Spiel eine Karte oder beende deinen Zug.
deal-window-closed = Das ist schon entschieden. Ich sag dir Bescheid, wenn du wieder dran bist.
deal-not-asked = Da kannst du nicht antworten: Das entscheidet { $who }.
deal-nothing-owed = Hier ist nichts zu zahlen. Gib es her oder sag Nein.
deal-no-just-say-no = Du hast kein Sag einfach Nein. Gib es her oder zahl.
deal-no-such-answer = So kannst du nicht antworten. Wähl etwas aus der Liste.

# The command in Discord.
deal-command = Monopoly Deal: sammle drei ganze Sätze und hüte sie
deal-command-new = Einen Tisch Monopoly Deal in diesem Kanal eröffnen; andere setzen sich mit einem Klick dazu
deal-variant-game = Leg ganze Sätze, kassier Miete, stiehl.
deal-new-scoring = Wer zuerst drei Sätze hat, gewinnt; oder Punkte nach Wert über mehrere Runden
deal-name-scoring = wertung
deal-choice-scoring-sets = Sätze
deal-choice-scoring-points = Punkte
deal-new-rounds = Wie viele Runden um Punkte gespielt werden
deal-name-rounds = runden
deal-new-deal_breaker = Ob die zwei Deal Breaker, die ganze Sätze nehmen, im Stapel sind
deal-name-deal_breaker = deal_breaker
deal-choice-deal_breaker-out = draußen
deal-choice-deal_breaker-in = drin
deal-new-forced_deal_own_set = Ob du beim Zwangstausch aus einem ganzen Satz geben darfst
deal-name-forced_deal_own_set = aus_ganzem_satz
deal-choice-forced_deal_own_set-no = nein
deal-choice-forced_deal_own_set-yes = ja
deal-new-round_limit = Wie oft in einer Runde jeder höchstens dran ist
deal-name-round_limit = rundenlimit
deal-choice-round_limit-none = ohne

# Die Wörter auf den Karten und Bildern. {"\u00AD"} steht, wo ein langes Wort getrennt werden darf.


deal-picture-color-brown = Braun
deal-picture-color-light_blue = Hellblau
deal-picture-color-pink = Pink
deal-picture-color-orange = Orange
deal-picture-color-red = Rot
deal-picture-color-yellow = Gelb
deal-picture-color-green = Grün
deal-picture-color-dark_blue = Dunkel{"\u00AD"}blau
deal-picture-color-station = Bahnhof
deal-picture-color-utility = Werk

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
deal-picture-sum = { $amount }M
deal-picture-unit = M
deal-picture-rents = Miete
deal-picture-sets = Sätze
deal-picture-values = Wert

# Wer dran ist
deal-picture-play = { $name }: { $plays ->
        [0] alle 3 gespielt
        [one] noch 1 Karte
       *[other] noch { $plays } Karten
    }
deal-picture-discard = { $name }: { $count } zurück, 7 behalten
deal-picture-answer-pay = { $name }: { $sum } zahlen oder Nein sagen?
deal-picture-answer-give = { $name }: hergeben oder Nein sagen?
deal-picture-answer-back = { $name }: Nein gegen das Nein von { $other }?
deal-picture-answer-some = { $name }: Nein sagen?
deal-picture-won = { $count ->
        [one] { $name } gewinnt
       *[other] { $name } teilen sich den Sieg
    }
deal-picture-hand-play = { $plays ->
        [0] Du bist dran: beende den Zug
        [one] Du bist dran: noch 1 Karte
       *[other] Du bist dran: noch { $plays } Karten
    }
deal-picture-hand-discard = Du bist dran: leg { $count } zurück, behalte 7
deal-picture-hand-pay = Zahl { $name } { $sum } vom Tisch
deal-picture-hand-pay-all = Gib { $name } alles: { $worth } von { $sum }
deal-picture-hand-lose = Gib es { $name }
deal-picture-hand-pay-or-no = Zahl { $name } { $sum } oder sag Nein
deal-picture-hand-pay-all-or-no = Gib { $name } alles ({ $worth }) oder sag Nein
deal-picture-hand-lose-or-no = Gib es { $name } oder sag Nein
deal-picture-hand-no = { $name } sagt Nein. Nein dagegen?

deal-picture-brings-wins = gewinnt
deal-picture-brings-ends = beendet
deal-picture-brings-could-win = könnte reichen
deal-picture-brings-could-end = könnte beenden
deal-picture-brings-lay = { $count }/{ $size }
deal-picture-brings-full = ganz: { $sum }
deal-picture-brings-bank = Bank: { $sum }
deal-picture-brings-money = bis zu { $sum }
deal-picture-brings-breaker = Satz: { $sum }
deal-picture-brings-take = nimm 1 von { $count }
deal-picture-brings-take-short = nimm 1
deal-picture-brings-swap = tausch 1 von { $count }
deal-picture-brings-swap-short = tausch 1
deal-picture-brings-go = zieh { $count }
deal-picture-brings-no = Nein / Bank
deal-picture-brings-double = zur Miete
deal-picture-brings-idle = nur Bank
deal-picture-brings-answer = sag Nein
deal-picture-brings-full-short = ganz

# Auf dem Tisch
deal-picture-round = Runde { $round } von { $rounds }
deal-picture-counted = Runde { $round } von { $rounds } ist vorbei
deal-picture-completed = Runde { $round } von { $rounds }: { $name } hat drei Sätze
deal-picture-sheet-round = Runde
deal-picture-sheet-points = Punkte
deal-picture-lap = Zug { $lap }
deal-picture-lap-of = Zug { $lap } von { $limit }
deal-picture-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
deal-picture-points-short = { $points } P
deal-picture-gained = +{ $points }
deal-picture-to-go = { $count } fehlt

# Was zuletzt geschah
deal-picture-last-bank = { $name } zahlt { $sum } ein
deal-picture-last-lay = { $name } legt { $color }
deal-picture-last-go = { $name } zieht 2 Karten mehr
deal-picture-last-build = { $name } baut auf { $color }
deal-picture-last-arrange = { $name } ordnet um: { $color }
deal-picture-last-rent = { $name } verlangte Miete für { $color }: { $sum }
deal-picture-last-birthday = { $name } hatte Geburtstag
deal-picture-last-debt = { $name } trieb Schulden ein
deal-picture-last-sly = { $name } nahm ein Grundstück
deal-picture-last-forced = { $name } tauschte ein Grundstück
deal-picture-last-breaker = { $name } nahm einen ganzen Satz
deal-picture-last-paid = { $name } zahlte { $sum }
deal-picture-last-taken = { $name } musste { $color } hergeben
deal-picture-last-refused = { $name } hat Nein gesagt: nichts für { $other }
deal-picture-last-no = { $name } sagt Nein
deal-picture-last-end = { $name } ist fertig

# Was von wem verlangt wird
deal-picture-asks-rent = { $name } verlangt { $sum } von { $other }
deal-picture-asks-rent-you = { $name } verlangt { $sum } von dir
deal-picture-asks-rent-all = { $name } verlangt { $sum } Miete
deal-picture-asks-birthday = { $name } hat Geburtstag
deal-picture-asks-debt = { $name } will { $sum } von { $other }
deal-picture-asks-debt-you = { $name } will { $sum } von dir
deal-picture-asks-sly = { $name } will das von { $other }:
deal-picture-asks-sly-you = { $name } will das von dir:
deal-picture-asks-forced = { $name } tauscht mit { $other }:
deal-picture-asks-forced-you = { $name } tauscht mit dir:
deal-picture-asks-breaker = { $name } will von { $other } den Satz:
deal-picture-asks-breaker-you = { $name } will deinen Satz:
deal-picture-ask-owes = { $name } schuldet { $sum }
deal-picture-ask-all = { $name } hat nur { $worth }: alles geht weg
deal-picture-ask-loses = { $name }: hergeben?
deal-picture-ask-no = { $what ->
        [pay] { $name } sagt Nein: zahlt nichts
       *[keep] { $name } sagt Nein: behält { $card }
    }
deal-picture-ask-again = { $name } hebt das Nein auf: gilt wieder
deal-picture-ask-paid = { $name } hat gezahlt
deal-picture-ask-taken = { $name } gab es her
deal-picture-ask-refused = { $name } bleibt beim Nein
deal-picture-ask-nothing = { $name } hat nichts
deal-picture-slot-owes = schuldet { $sum }
deal-picture-slot-refused = zahlt nichts
deal-picture-slot-back = zahlt nichts, außer { $name } sagt Nein
deal-picture-slot-back-short = { $name }: Nein dagegen?
deal-picture-slot-again = Nein aufgehoben: { $sum } zahlen oder Nein?
deal-picture-slot-again-short = Nein aufgehoben: { $sum } zahlen?
deal-picture-slot-all = alles: { $worth }
deal-picture-slot-paid = gezahlt
deal-picture-slot-taken = hergegeben
deal-picture-slot-nothing = hat nichts
deal-picture-stamp = NEIN

# In Worten, für alle, die zuhören
deal-picture-alt-bank = Bank { $bank }
deal-picture-alt-held = Hand { $count }
deal-picture-alt-worth = Wert { $worth }
deal-picture-alt-value = wert { $sum }
deal-picture-alt-rent = { $sum } Miete
deal-picture-alt-no-sets = keine Grundstücke
deal-picture-alt-full = { $set } ganz
deal-picture-alt-wilds = Joker: { $colors }
deal-picture-alt-nos = Nein ×{ $count }
deal-picture-alt-first = { $name } fängt an.
deal-picture-alt-rolls = Würfel um den Anfang: { $rolls }.
deal-picture-alt-draw = { $draw } zu ziehen.
deal-picture-alt-new = neu
deal-picture-alt-played = Gespielt: { $cards }.
deal-picture-alt-piles = { $draw } zu ziehen, oben in der Mitte { $top }.
deal-picture-alt-wild = { $name } ({ $colors })

# What a move brings by the end of it all, for whoever is named after it
deal-feature-points = { $change ->
        [more] mehr Punkte
       *[less] weniger Punkte
    }
deal-feature-goal = { $change ->
        [more] weniger fehlende Karten bis zu drei ganzen Sätzen
       *[less] mehr fehlende Karten bis zu drei ganzen Sätzen
    }
deal-feature-sets = { $change ->
        [more] mehr ganze Sätze
       *[less] weniger ganze Sätze
    }
deal-feature-worth = { $change ->
        [more] mehr Geld und Grundstücke auf dem Tisch
       *[less] weniger Geld und Grundstücke auf dem Tisch
    }
deal-feature-need = { $change ->
        [more] weniger Geld zum Zahlen
       *[less] mehr Geld zum Zahlen
    }
deal-feature-rents = { $change ->
        [more] höhere Mieten auf dem Tisch
       *[less] niedrigere Mieten auf dem Tisch
    }
deal-feature-charges = { $change ->
        [more] einträglichere Mietkarten
       *[less] weniger einträgliche Mietkarten
    }
deal-feature-properties = { $change ->
        [more] mehr Grundstücke auf der Hand
       *[less] weniger Grundstücke auf der Hand
    }
deal-feature-rent_cards = { $change ->
        [more] mehr Mietkarten auf der Hand
       *[less] weniger Mietkarten auf der Hand
    }
deal-feature-no = { $change ->
        [more] mehr Sag-einfach-Nein-Karten auf der Hand
       *[less] weniger Sag-einfach-Nein-Karten auf der Hand
    }
deal-feature-breaker = { $change ->
        [more] mehr Deal Breaker auf der Hand
       *[less] weniger Deal Breaker auf der Hand
    }
deal-feature-thefts = { $change ->
        [more] mehr Karten zum Stehlen
       *[less] weniger Karten zum Stehlen
    }
deal-feature-debts = { $change ->
        [more] mehr Schuldeneintreiber
       *[less] weniger Schuldeneintreiber
    }
deal-feature-birthdays = { $change ->
        [more] mehr Geburtstage auf der Hand
       *[less] weniger Geburtstage auf der Hand
    }
deal-feature-laid = { $change ->
        [more] mehr Grundstücke auf dem Tisch
       *[less] weniger Grundstücke auf dem Tisch
    }
deal-feature-jokers = { $change ->
        [more] mehr Joker für jede Farbe auf dem Tisch
       *[less] weniger Joker für jede Farbe auf dem Tisch
    }
deal-feature-cards = { $change ->
        [more] mehr Karten auf der Hand
       *[less] weniger Karten auf der Hand
    }
deal-feature-passes = { $change ->
        [more] mehr Über-Los-Karten auf der Hand
       *[less] weniger Über-Los-Karten auf der Hand
    }
deal-feature-swaps = { $change ->
        [more] mehr Karten zum Tauschen
       *[less] weniger Karten zum Tauschen
    }
deal-feature-crowd = { $change ->
        [more] weit mehr Karten auf der Hand
       *[less] weit weniger Karten auf der Hand
    }
deal-feature-turn = { $change ->
        [more] schneller wieder einen Zug
       *[less] später wieder einen Zug
    }
deal-feature-wins = { $change ->
        [more] einen Sieg in Reichweite
       *[less] keinen Sieg in Reichweite
    }

# Puzzles
deal-puzzle-play = **Was spielst du als Nächstes?** Eines ist viel besser als alles andere.
deal-puzzle-answer = **Jemand will etwas von dir.** Eine Antwort ist viel besser als alle anderen.
deal-puzzle-discard = **Zu viele Karten.** Wovon trennst du dich?
deal-puzzle-turn = **Spiel den ganzen Zug,** Schritt für Schritt, bis er vorbei ist oder jemand anders antworten muss. Ein Weg ist viel besser als alle anderen.
deal-puzzle-win = **Du kannst in diesem Zug gewinnen.** Wie? Spiel ihn Schritt für Schritt.
deal-puzzle-finish = **Mach in diesem Zug den Sack zu:** Ein Spielzug gewinnt die Partie so gut wie sicher. Welcher?
