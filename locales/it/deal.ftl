# Monopoly Deal: what is asked, how cards and moves are called, what happened, its command and its pictures; rules in deal-rules.ftl.

deal-name = Monopoly Deal
deal-pitch = Raccogli proprietà, riscuoti affitti, ruba e di’ di no.
deal-sets = Serie complete di colori diversi
deal-total = Punti di tutte le manche
deal-wealth = Milioni sul tavolo
deal-score = { $scoring ->
        [points] { $score ->
            [one] 1 punto
           *[other] { $score } punti
        }
       *[sets] { $score ->
            [one] 1 serie completa
           *[other] { $score } serie complete
        }
    }
deal-tiebreak = { $figure }M sul tavolo

# Settings
deal-face-out = Senza i due Rompi accordi, che prendono serie intere: così dicono le regole.
deal-face-in = **Con i due Rompi accordi**, che prendono serie intere.
deal-flip-in = Con i Rompi accordi
deal-flip-out = Senza Rompi accordi
deal-setting-scoring = Chi vince
deal-setting-scoring-sets = chi ha per primo tre serie complete
deal-setting-scoring-points = chi fa più punti
deal-setting-rounds = Manche (se si gioca a punti)
deal-setting-rounds-1 = 1 manche
deal-setting-rounds-2 = 2 manche
deal-setting-rounds-3 = 3 manche
deal-setting-rounds-4 = 4 manche
deal-setting-rounds-5 = 5 manche
deal-setting-rounds-6 = 6 manche
deal-setting-rounds-7 = 7 manche
deal-setting-rounds-8 = 8 manche
deal-setting-round_limit = Turni a testa in una manche
deal-setting-round_limit-none = senza limite
deal-setting-round_limit-15 = al massimo 15
deal-setting-round_limit-30 = al massimo 30
deal-setting-deal_breaker = I due Rompi accordi
deal-setting-deal_breaker-out = restano fuori, come da regole
deal-setting-deal_breaker-in = sono nel mazzo
deal-setting-forced_deal_own_set = Con uno Scambio forzato
deal-setting-forced_deal_own_set-no = le tue serie complete non si toccano
deal-setting-forced_deal_own_set-yes = puoi dare una carta di una tua serie completa

# Colors
deal-color-brown = marrone
deal-color-light_blue = azzurro
deal-color-pink = rosa
deal-color-orange = arancione
deal-color-red = rosso
deal-color-yellow = giallo
deal-color-green = verde
deal-color-dark_blue = blu
deal-color-station = stazioni
deal-color-utility = società

# Cards
deal-card-money = { $value }M
deal-card-property = { $color ->
        [marrone] proprietà marrone
        [azzurro] proprietà azzurra
        [rosa] proprietà rosa
        [arancione] proprietà arancione
        [rosso] proprietà rossa
        [giallo] proprietà gialla
        [verde] proprietà verde
        [blu] proprietà blu
        [stazioni] stazione
       *[other] { $color }
    }
deal-card-wild = jolly { $one }/{ $other }
deal-card-wild-any = jolly di ogni colore
deal-card-rent = Affitto { $one }/{ $other }
deal-card-rent-any = Affitto di ogni colore
deal-card-breaker = Rompi accordi
deal-card-no = Basta dire no
deal-card-sly = Affare astuto
deal-card-forced = Scambio forzato
deal-card-debt = Esattore
deal-card-birthday = È il mio compleanno
deal-card-double = Affitto doppio
deal-card-house = Casa
deal-card-hotel = Albergo
deal-card-go = Passa dal Via

# What is asked
deal-ask-play = { $plays ->
        [0] Giocate finite: riordina o finisci il turno.
        [one] Tocca a te: ti resta 1 giocata.
       *[other] Tocca a te: ti restano { $plays } giocate.
    }
deal-ask-card = { $card }: cosa ne fai?
deal-ask-arrange = Riordinare è gratis: non conta come giocata.
deal-wait-play = { $who } gioca ({ $plays ->
        [one] resta 1 giocata
       *[other] restano { $plays } giocate
    })
deal-ask-discard = Hai troppe carte in mano: scegli { $count ->
        [one] la carta
       *[other] le { $count } carte
    } da mettere sotto il mazzo.
deal-wait-discard = { $who } rimette nel mazzo { $count ->
        [one] una carta
       *[other] { $count } carte
    }
deal-ask-rent = { $nos ->
        [0] { $who } ti chiede { $sum }M d’affitto
       *[other] { $who } dice no al tuo No e vuole { $sum }M d’affitto
    }.{ $all ->
        [yes] { " " }È tutto quello che hai: { $amount }M.
       *[no] { "" }
    }
deal-ask-birthday = { $nos ->
        [0] È il compleanno di { $who } e ti costa { $sum }M
       *[other] { $who } dice no al tuo No e vuole { $sum }M per il compleanno
    }.{ $all ->
        [yes] { " " }È tutto quello che hai: { $amount }M.
       *[no] { "" }
    }
deal-ask-debt = { $nos ->
        [0] { $who } ti manda l’Esattore: { $sum }M
       *[other] { $who } dice no al tuo No e vuole { $sum }M
    }.{ $all ->
        [yes] { " " }È tutto quello che hai: { $amount }M.
       *[no] { "" }
    }
deal-ask-sly = { $nos ->
        [0] { $who } vuole prenderti: { $card }
       *[other] { $who } dice no al tuo No e vuole prenderti: { $card }
    }. Lasci correre?
deal-ask-forced = { $nos ->
        [0] { $who } ti chiede uno scambio: dai { $card }, ricevi { $own }
       *[other] { $who } dice no al tuo No e vuole lo scambio: dai { $card }, ricevi { $own }
    }. Scambi?
deal-ask-breaker = { $nos ->
        [0] { $who } vuole prendersi tutto il tuo gruppo { $color }
       *[other] { $who } dice no al tuo No e vuole tutto il tuo gruppo { $color }
    }. Lasci correre?
deal-ask-no = { $count ->
        [one] { $who } dice no. Lo accetti?
       *[other] { $who } e altri dicono no. Lo accetti?
    }
deal-wait-answer = { $action }: { $count ->
        [one] { $who } deve rispondere
       *[other] { $count } giocatori devono rispondere
    }
deal-action-rent = Affitto
deal-action-birthday = Compleanno
deal-action-debt = Esattore
deal-action-sly = Affare astuto
deal-action-forced = Scambio forzato
deal-action-breaker = Rompi accordi

# Moves
deal-choose-card = Le tue carte
deal-choose-lay = In quale colore?
deal-choose-debt = Chi ti paga 5M?
deal-choose-rent = Per cosa riscuoti?
deal-choose-rent_one = Da chi riscuoti, e per cosa?
deal-choose-sly = Cosa prendi?
deal-choose-forced = Cosa scambi?
deal-choose-breaker = Quale serie prendi?
deal-choose-build = Su quale serie?
deal-choose-arrange = Cosa sposti?
deal-choose-exchange = Per quale carta della serie?
deal-choose-discard = Rimetti nel mazzo { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
deal-choose-pay = Come paghi { $need }M?
deal-choose-advance = Risposte in anticipo
deal-offer-bank = Mettila in banca: { $value }M
deal-offer-lay = Mettila nel gruppo { $color }: { $count } di { $size }
deal-offer-go = Pesca 2 carte
deal-offer-birthday = Riscuoti 2M da tutti
deal-offer-debt = Riscuoti 5M da { $who }
deal-offer-rent = Riscuoti { $amount }M da tutti: { $color }{ $doubles ->
        [0] { "" }
        [one] , raddoppiato
       *[other] , raddoppiato due volte
    }
deal-offer-rent_one = Riscuoti { $amount }M da { $who }: { $color }{ $doubles ->
        [0] { "" }
        [one] , raddoppiato
       *[other] , raddoppiato due volte
    }
deal-offer-sly = Prendi da { $who }: { $thing }, { $count } di { $size }, vale { $value ->
        [0] niente
       *[other] { $value }M
    }
deal-offer-forced = Dai { $own }, prendi { $thing } da { $who }, { $count } di { $size }
deal-offer-breaker = Prendi il gruppo { $color } di { $who }
deal-offer-build = Costruisci sul gruppo { $color }: { $amount }M d’affitto
deal-offer-arrange = { $card } nel gruppo { $color }
deal-offer-exchange = { $other } nella serie completa al posto di { $card }
deal-offer-exchange-sets = Scambia { $other } e { $card } fra due serie
deal-offer-shift = Tutta la serie nel gruppo { $color }
deal-offer-rearrange = Riordina
deal-offer-end = Finisci il turno
deal-offer-otherwise = Paga in un altro modo
deal-offer-accept = Lascia correre
deal-offer-accept-pay = Paga { $amount }M
deal-offer-accept-pay-named = Paga { $amount }M: { $cards }
deal-offer-accept-pay-many = Paga { $amount }M con { $count } carte
deal-offer-refuse = Basta dire no!
deal-offer-accept-no = Accetta il No di { $who }
deal-offer-refuse-no = Di’ no al No di { $who }
deal-thing = { $color }
deal-thing-wild = { $card } ({ $color })
deal-line-change = Nessuno dà il resto: la mia proposta è di { $count }M in più.
deal-no-change = Non c’è resto: togli ogni carta che non serve.

# What there is to choose
deal-field-color = Quale colore?
deal-field-target = Chi?
deal-field-doubles = Affitto doppio?
deal-field-taken = Cosa prendi?
deal-field-own = Cosa dai?
deal-field-on = Su quale serie?
deal-field-card = Per quale carta della serie?
deal-field-cards = Quali carte?
deal-field-accepts = Quando qualcuno gioca contro di te
deal-field-pays = Quando puoi pagare in più modi
deal-option-accepts-0 = Chiedimi ogni volta
deal-option-accepts-1 = Accetta, ma di’ no a ciò che fa male
deal-option-accepts-2 = Accetta sempre
deal-option-pays-0 = Scelgo io come pagare
deal-option-pays-1 = Paga per me
deal-option-color = { $color }
deal-option-target = { $who }
deal-option-doubles = { $count ->
        [0] Non raddoppiare
        [one] Raddoppia
       *[other] Raddoppia due volte
    }
deal-option-card = { $card }
deal-option-hand = { $number } · { $card }
deal-option-play = { $number } · { $play }
deal-option-own = { $thing }
deal-option-set = Gruppo { $color } di { $who }

# What it brings
deal-hint-play = { $card }: { $hint }
deal-hint-wastes = { $card }: una volta in banca, resta denaro
deal-hint-wild = Va con ogni colore; non vale niente
deal-hint-color = { $count } di { $size } per te
deal-hint-debt = Qualcuno ti paga 5M
deal-hint-rent = Tutti ti pagano fino a { $amount }M
deal-hint-rent_one = Qualcuno ti paga fino a { $amount }M
deal-hint-sly = Prendi una proprietà, ma non da una serie completa
deal-hint-forced = Scambia una proprietà con una fuori dalle serie complete
deal-hint-breaker = Prendi una serie completa, con tutto quello che c’è sopra
deal-hint-build = L’affitto di una serie completa sale di { $amount }M
deal-hint-arrange-breaks = La serie si rompe: quello che c’è sopra va nella tua banca.
deal-hint-exchange = La carta che sostituisce ti resta di scorta.
deal-hint-exchange-sets = Le due serie restano complete, e così quello che c’è sopra.
deal-hint-shift = Quello che c’è sopra si sposta insieme.
deal-hint-accept-no = { $who } la passa liscia.
deal-hint-refuse-no = Ti costa il tuo Basta dire no. { $who } può rispondere con un altro.
deal-hint-accepts-0 = Rispondi a tutto tu.
deal-hint-accepts-1 = Subito. Fa male: perdere una serie o una sua carta, o 5M e più.
deal-hint-accepts-2 = Subito. Un Basta dire no ti resta in mano.
deal-hint-pays-0 = Ti chiedo ogni volta che c’è una scelta.
deal-hint-pays-1 = Il meno possibile, prima i soldi, ogni volta che accetti in anticipo.
deal-hint-amount = { $amount }M d’affitto
deal-hint-target = { $bank }M in banca, { $worth }M in tutto
deal-hint-doubles = { $times ->
        [one] L’affitto semplice.
       *[other] { $times } volte l’affitto.
    }
deal-hint-own = { $count } di { $size }, vale { $value ->
        [0] niente
       *[other] { $value }M
    }
deal-hint-value = { $value ->
        [0] non vale niente
       *[other] vale { $value }M
    }
deal-hint-set = { $amount }M d’affitto{ $built ->
        [0] { "" }
        [one] , con una casa
       *[other] , con casa e albergo
    }

# What is answered in advance
deal-orders-0 = { $pays ->
        [yes] Rispondi a tutto tu. Con la mano vuota, pago io per te.
       *[no] Rispondi a tutto tu.
    }
deal-orders-1 = { $pays ->
        [yes] Accetto e pago per te, ma gioco il tuo Basta dire no contro ciò che fa male.
       *[no] Accetto per te, ma gioco il tuo Basta dire no contro ciò che fa male. Come pagare lo scegli tu.
    }
deal-orders-2 = { $pays ->
        [yes] Accetto e pago per te.
       *[no] Accetto per te. Come pagare lo scegli tu.
    }

# How a round begins
deal-round = Comincia la manche { $round } di { $rounds }.
deal-dealt-you = La tua mano: { $cards }.
deal-roll = { $who } tira { $one } e { $other }: { $sum }.
deal-roll-again = Parità: quei { $count } tirano di nuovo.
deal-begins = Comincia { $who }.

# What happened
deal-drew = { $who } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
deal-drew-you = Hai pescato { $cards }.
deal-reshuffle = Si mescola la pila al centro: { $count } carte formano il nuovo mazzo.
deal-bank = { $who } mette in banca { $card }.
deal-lay = { $who } mette { $card } nel gruppo { $color }.
deal-lay-plain = { $who } mette giù { $card }.
deal-go = { $who } gioca { $card }.
deal-build = { $who } costruisce sul gruppo { $color }: { $card }.
deal-birthday = { $who } gioca { $card }: { $amount }M da tutti.
deal-debt = { $who } gioca { $card }: { $amount }M da { $other }.
deal-rent = { $who } gioca { $cards }: { $amount }M d’affitto da tutti per il gruppo { $color }.
deal-rent-one = { $who } gioca { $cards }: { $amount }M d’affitto da { $other } per il gruppo { $color }.
deal-sly = { $who } gioca { $card } per prendere a { $other }: { $taken }.
deal-forced = { $who } gioca { $card }: dà { $own } e vuole da { $other } { $taken }.
deal-breaker = { $who } gioca { $card } per il gruppo { $color } di { $other }!
deal-no = { $who } a { $other }: { $card }!
deal-refused = { $who } accetta il No di { $other }.
deal-nothing = { $who } non ha niente per pagare.
deal-paid = { $who } paga a { $other }: { $cards }.
deal-taken = { $who } prende da { $other }: { $cards }.
deal-swapped = { $who } prende da { $other } { $card } e dà { $own }.
deal-freed = La serie di { $who } si rompe. In banca: { $cards }.
deal-arrange = { $who } sposta { $card } nel gruppo { $color }.
deal-exchange = { $who } mette { $card } nella serie completa al posto di { $other }.
deal-exchange-sets = { $who } scambia { $card } e { $other } fra due serie complete.
deal-shift = { $who } sposta tutta la serie nel gruppo { $color }.
deal-discard = { $who } mette sotto il mazzo { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
deal-discard-you = Hai rimesso nel mazzo { $cards }.
deal-end = { $who } finisce il turno.
deal-lapse = Il turno di { $who } finisce da solo.
deal-passes = { $who } non ha carte da giocare.
deal-complete = { $who } ha tre serie complete!
deal-end-idle = Non c’è più niente da pescare e nessuno gioca più. La manche finisce.
deal-end-still = Da { $count } turni a testa nessuno mette in banca, cala o costruisce niente, quindi la manche finisce.
deal-end-laps = Tutti hanno giocato { $count } turni. La manche finisce.
deal-counted = { $who } ha { $value }M sul tavolo: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $total } in tutto.
deal-resign = { $who } si ritira. Le sue carte vanno nella pila al centro.
deal-alone = Resta in gioco solo { $who }.
deal-advance-ask = D’ora in poi ti chiedo ogni volta{ $pays ->
        [yes] ; se devi solo pagare, lo faccio io per te
       *[no] { "" }
    }.
deal-advance-unarmed = D’ora in poi accetto subito per te. Gioco il tuo Basta dire no solo per salvare una serie, o 5M e più{ $pays ->
        [yes] . E pago io per te
       *[no] . Come pagare lo scegli tu
    }.
deal-advance-always = D’ora in poi accetto subito tutto per te{ $pays ->
        [yes] , e pago anche
       *[no] ; come pagare lo scegli tu
    }.

# What cannot be done, and what can
deal-answers-first = Un attimo: prima gli altri devono rispondere alla tua carta.
deal-discard-first = Prima rimetti nel mazzo { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }: a fine turno puoi tenerne solo sette.
deal-no-discard = Non devi rimettere carte nel mazzo: si fa solo se a fine turno ne hai più di sette.
deal-more-to-play = In questo turno puoi fare ancora qualcosa: gioca una carta o finisci tu il turno.
deal-no-plays = Hai finito le giocate. Riordina le tue proprietà o finisci il turno.
deal-not-in-hand = Non hai più quella carta. Scegline una dalla tua mano.
deal-properties-are-laid = Una proprietà non si mette in banca. Mettila giù davanti a te.
deal-not-its-color = Quella carta non va con quel colore. Scegline uno dei suoi.
deal-nothing-to-draw = Non ci sono più carte da pescare. Metti in banca il Passa dal Via.
deal-no-site = Lì non puoi costruire. Serve una serie completa: prima una casa, poi un albergo sulla casa.
deal-nobody-can-pay = In questo momento nessuno ha di che pagare. Tieni la carta o mettila in banca.
deal-cannot-pay = Quel giocatore non ha niente per pagare. Scegline un altro.
deal-choose-who-pays = Questo affitto lo paga uno solo: scegli chi.
deal-everybody-pays = Questo affitto lo pagano tutti. Non devi scegliere nessuno.
deal-no-rent = Non hai carte di quel colore per cui riscuotere. Scegli un altro colore.
deal-no-doubles = Non puoi raddoppiarlo così tanto: servono le carte, e una giocata per ognuna.
deal-not-to-take = Quella non puoi prenderla. Scegli la proprietà di qualcun altro, ma non da una serie completa.
deal-not-to-give = Quella non puoi darla. Scegli una delle tue proprietà.
deal-no-set = Nessuno ha quella serie completa. Scegline una dall’elenco.
deal-no-place = Quella carta lì non va. Scegli un posto dall’elenco.
deal-not-yours = Non hai più quella carta davanti a te. Scegline un’altra.
deal-arranged-enough = Basta riordinare. Gioca una carta o finisci il turno.
deal-window-closed = È già deciso. Ti avviso quando serve di nuovo la tua risposta.
deal-not-asked = Non puoi rispondere tu: decide { $who }.
deal-nothing-owed = Non c’è niente da pagare. Lascia correre, o di’ di no.
deal-no-just-say-no = Non hai un Basta dire no. Lascia correre, o paga.
deal-no-such-answer = Così non puoi rispondere. Scegli dall’elenco.

# The command in Discord.
deal-command = Monopoly Deal: completa tre serie e difendile
deal-command-new = Apri un tavolo di Monopoly Deal in questo canale; per unirsi basta premere un pulsante
deal-variant-game = Completa serie, riscuoti affitti, ruba.
deal-new-scoring = Vince chi completa per primo tre serie, oppure punti per il valore su più manche
deal-name-scoring = punteggio
deal-choice-scoring-sets = serie
deal-choice-scoring-points = punti
deal-new-rounds = Quante manche si giocano, se si gioca a punti
deal-name-rounds = manche
deal-new-deal_breaker = Se i due Rompi accordi, che prendono serie intere, sono nel mazzo
deal-name-deal_breaker = rompi_accordi
deal-choice-deal_breaker-out = fuori
deal-choice-deal_breaker-in = dentro
deal-new-forced_deal_own_set = Se con uno Scambio forzato puoi dare una carta di una tua serie completa
deal-name-forced_deal_own_set = scambio_da_serie
deal-choice-forced_deal_own_set-no = no
deal-choice-forced_deal_own_set-yes = sì
deal-new-round_limit = Quanti turni a testa dura al massimo una manche
deal-name-round_limit = limite_turni
deal-choice-round_limit-none = senza limite

# The words on cards and pictures. {"\u00AD"} is where a long word may be broken.


deal-picture-color-brown = Marrone
deal-picture-color-light_blue = Azzurro
deal-picture-color-pink = Rosa
deal-picture-color-orange = Arancione
deal-picture-color-red = Rosso
deal-picture-color-yellow = Giallo
deal-picture-color-green = Verde
deal-picture-color-dark_blue = Blu
deal-picture-color-station = Stazione
deal-picture-color-utility = Società

# On the cards: the names, and what they do in at most six words
deal-picture-card-wild = Jolly
deal-picture-card-rent = Affitto
deal-picture-card-breaker = Rompi accordi
deal-picture-card-no = Basta dire no
deal-picture-card-sly = Affare astuto
deal-picture-card-forced = Scambio forzato
deal-picture-card-debt = Esattore
deal-picture-card-birthday = È il mio com­ple­anno
deal-picture-card-double = Affitto doppio
deal-picture-card-house = Casa
deal-picture-card-hotel = Albergo
deal-picture-card-go = Passa dal Via
deal-picture-does-wild = Ogni colore
deal-picture-sum = { $amount }M
deal-picture-unit = M
deal-picture-rents = affitto
deal-picture-sets = serie
deal-picture-values = valore

# Whose move it is
deal-picture-play = { $name }: { $plays ->
        [0] giocate finite
        [one] resta 1 giocata
       *[other] restano { $plays } giocate
    }
deal-picture-discard = { $name }: scartane { $count }, tienine 7
deal-picture-answer-pay = { $name }: pagare { $sum } o dire No?
deal-picture-answer-give = { $name }: cedere o dire No?
deal-picture-answer-back = { $name }: No al No di { $other }?
deal-picture-answer-some = { $name }: dire No?
deal-picture-won = { $count ->
        [one] Vince { $name }
       *[other] Vincono insieme { $name }
    }
deal-picture-hand-play = { $plays ->
        [0] Tocca a te: finisci il turno
        [one] Tocca a te: resta 1 giocata
       *[other] Tocca a te: restano { $plays } giocate
    }
deal-picture-hand-discard = Tocca a te: scartane { $count }, tienine 7
deal-picture-hand-pay = Paga { $sum } a { $name } dal tuo tavolo
deal-picture-hand-pay-all = Dai tutto a { $name }: { $worth } su { $sum }
deal-picture-hand-lose = Dallo a { $name }
deal-picture-hand-pay-or-no = Paga { $sum } a { $name } o di’ No
deal-picture-hand-pay-all-or-no = Dai tutto ({ $worth }) a { $name } o di’ No
deal-picture-hand-lose-or-no = Dallo a { $name } o di’ No
deal-picture-hand-no = { $name } dice No. No a quel No?

deal-picture-brings-wins = vince
deal-picture-brings-ends = chiude la manche
deal-picture-brings-could-win = può vincere
deal-picture-brings-could-end = può chiuderla
deal-picture-brings-lay = { $count }/{ $size }
deal-picture-brings-full = intera: { $sum }
deal-picture-brings-bank = banca: { $sum }
deal-picture-brings-money = fino a { $sum }
deal-picture-brings-breaker = serie: { $sum }
deal-picture-brings-take = prendi 1 su { $count }
deal-picture-brings-take-short = prendi 1
deal-picture-brings-swap = scambia 1 su { $count }
deal-picture-brings-swap-short = scambia 1
deal-picture-brings-go = pesca { $count }
deal-picture-brings-no = No o banca
deal-picture-brings-double = con affitto
deal-picture-brings-idle = solo banca
deal-picture-brings-answer = di’ No
deal-picture-brings-full-short = intera

# On the table
deal-picture-round = Manche { $round } di { $rounds }
deal-picture-counted = La manche { $round } di { $rounds } è finita
deal-picture-completed = Manche { $round } di { $rounds }: { $name } ha tre serie
deal-picture-sheet-round = Manche
deal-picture-sheet-points = Punti
deal-picture-lap = Turno { $lap }
deal-picture-lap-of = Turno { $lap } di { $limit }
deal-picture-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
deal-picture-points-short = { $points } pt
deal-picture-gained = +{ $points }
deal-picture-to-go = ancora { $count }

# What happened last
deal-picture-last-bank = { $name }: { $sum } in banca
deal-picture-last-lay = { $name } cala: { $color }
deal-picture-last-go = { $name } pesca altre 2 carte
deal-picture-last-build = { $name } costruisce: { $color }
deal-picture-last-arrange = { $name } riordina: { $color }
deal-picture-last-rent = { $name } ha riscosso l’affitto, { $color }: { $sum }
deal-picture-last-birthday = Compleanno di { $name }
deal-picture-last-debt = { $name } ha riscosso un debito
deal-picture-last-sly = { $name } ha preso una proprietà
deal-picture-last-forced = { $name } ha scambiato una proprietà
deal-picture-last-breaker = { $name } ha preso una serie
deal-picture-last-paid = { $name } ha pagato { $sum }
deal-picture-last-taken = { $name } ha dovuto dare: { $color }
deal-picture-last-refused = { $name } ha detto No: niente per { $other }
deal-picture-last-no = { $name } dice No
deal-picture-last-end = { $name } ha finito

# What is asked of whom
deal-picture-asks-rent = { $name } vuole da { $other } { $sum }
deal-picture-asks-rent-you = { $name } vuole da te { $sum }
deal-picture-asks-rent-all = { $name } vuole { $sum } d’affitto
deal-picture-asks-birthday = Compleanno di { $name }
deal-picture-asks-debt = { $name } vuole { $sum } da { $other }
deal-picture-asks-debt-you = { $name } vuole { $sum } da te
deal-picture-asks-sly = { $name } vuole da { $other }:
deal-picture-asks-sly-you = { $name } vuole da te:
deal-picture-asks-forced = { $name } scambia con { $other }:
deal-picture-asks-forced-you = { $name } scambia con te:
deal-picture-asks-breaker = { $name } vuole la serie di { $other }:
deal-picture-asks-breaker-you = { $name } vuole la tua serie:
deal-picture-ask-owes = { $name } deve { $sum }
deal-picture-ask-all = { $name } ha solo { $worth }: va via tutto
deal-picture-ask-loses = { $name }: cede?
deal-picture-ask-no = { $what ->
        [pay] { $name } dice No: non paga niente
       *[keep] { $name } dice No: tiene { $card }
    }
deal-picture-ask-again = { $name } annulla quel No: vale di nuovo
deal-picture-ask-paid = { $name } ha pagato
deal-picture-ask-taken = { $name } ha ceduto
deal-picture-ask-refused = { $name } ha rifiutato
deal-picture-ask-nothing = { $name } non ha niente
deal-picture-slot-owes = deve { $sum }
deal-picture-slot-refused = non paga niente
deal-picture-slot-back = non paga niente, salvo un No di { $name }
deal-picture-slot-back-short = { $name }: No a quel No?
deal-picture-slot-again = No annullato: pagare { $sum } o dire No?
deal-picture-slot-again-short = No annullato: pagare { $sum }?
deal-picture-slot-all = tutto: { $worth }
deal-picture-slot-paid = pagato
deal-picture-slot-taken = ceduto
deal-picture-slot-nothing = senza niente
deal-picture-stamp = NO

# In words, for those who listen
deal-picture-alt-bank = banca { $bank }
deal-picture-alt-held = mano { $count }
deal-picture-alt-worth = vale { $worth }
deal-picture-alt-value = vale { $sum }
deal-picture-alt-rent = affitto { $sum }
deal-picture-alt-no-sets = nessuna proprietà
deal-picture-alt-full = { $set }, completa
deal-picture-alt-wilds = jolly: { $colors }
deal-picture-alt-nos = No ×{ $count }
deal-picture-alt-first = Comincia { $name }.
deal-picture-alt-rolls = Dadi per l’inizio: { $rolls }.
deal-picture-alt-draw = { $draw } da pescare.
deal-picture-alt-new = nuova
deal-picture-alt-played = Giocate: { $cards }.
deal-picture-alt-piles = { $draw } da pescare, { $top } in cima alla pila al centro.
deal-picture-alt-wild = { $name } ({ $colors })

# What a move brings by the end of it all, for whoever is named after it
deal-feature-points = { $change ->
        [more] più punti
       *[less] meno punti
    }
deal-feature-goal = { $change ->
        [more] meno carte mancanti a tre serie complete
       *[less] più carte mancanti a tre serie complete
    }
deal-feature-sets = { $change ->
        [more] più serie complete
       *[less] meno serie complete
    }
deal-feature-worth = { $change ->
        [more] più soldi e proprietà sul tavolo
       *[less] meno soldi e proprietà sul tavolo
    }
deal-feature-need = { $change ->
        [more] meno soldi per pagare
       *[less] più soldi per pagare
    }
deal-feature-rents = { $change ->
        [more] affitti più alti sul tavolo
       *[less] affitti più bassi sul tavolo
    }
deal-feature-charges = { $change ->
        [more] carte Affitto migliori
       *[less] carte Affitto peggiori
    }
deal-feature-properties = { $change ->
        [more] più proprietà in mano
       *[less] meno proprietà in mano
    }
deal-feature-rent_cards = { $change ->
        [more] più carte Affitto in mano
       *[less] meno carte Affitto in mano
    }
deal-feature-no = { $change ->
        [more] più Basta dire no in mano
       *[less] meno Basta dire no in mano
    }
deal-feature-breaker = { $change ->
        [more] più Rompi accordi in mano
       *[less] meno Rompi accordi in mano
    }
deal-feature-thefts = { $change ->
        [more] più carte per rubare
       *[less] meno carte per rubare
    }
deal-feature-debts = { $change ->
        [more] più Esattori in mano
       *[less] meno Esattori in mano
    }
deal-feature-birthdays = { $change ->
        [more] più compleanni in mano
       *[less] meno compleanni in mano
    }
deal-feature-laid = { $change ->
        [more] più proprietà sul tavolo
       *[less] meno proprietà sul tavolo
    }
deal-feature-jokers = { $change ->
        [more] più jolly di ogni colore sul tavolo
       *[less] meno jolly di ogni colore sul tavolo
    }
deal-feature-cards = { $change ->
        [more] più carte in mano
       *[less] meno carte in mano
    }
deal-feature-passes = { $change ->
        [more] più Passa dal Via in mano
       *[less] meno Passa dal Via in mano
    }
deal-feature-swaps = { $change ->
        [more] più carte per scambiare
       *[less] meno carte per scambiare
    }
deal-feature-crowd = { $change ->
        [more] molte più carte in mano
       *[less] molte meno carte in mano
    }
deal-feature-turn = { $change ->
        [more] il prossimo turno prima
       *[less] il prossimo turno più tardi
    }
deal-feature-wins = { $change ->
        [more] una vittoria a portata di mano
       *[less] nessuna vittoria a portata di mano
    }

# Puzzles
deal-puzzle-play = **Qual è la prossima giocata?** Una è molto meglio di tutte le altre.
deal-puzzle-answer = **Vogliono qualcosa da te.** Una risposta è molto meglio di tutte le altre.
deal-puzzle-discard = **Troppe carte.** Cosa lasci andare?
deal-puzzle-turn = **Gioca l’intero turno,** mossa per mossa, finché è finito o qualcun altro deve rispondere. Un modo è molto meglio di tutti gli altri.
deal-puzzle-win = **In questo turno puoi vincere.** Gioca mossa per mossa: come?
deal-puzzle-finish = **Chiudi questo turno:** una giocata vale quasi la vittoria. Quale?
