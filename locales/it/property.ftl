# Property: its command, what is asked, how moves are called, what happened, its pictures.

property-name = Property
property-pitch = { $short ->
        [yes] Prendi caselle e riscuoti affitti finché qualcuno si arricchisce.
       *[no] Prendi caselle, forma gruppi e riscuoti affitti.
    }
property-score = { MONEY($score, "$") }

# Settings
property-setting-bankruptcies = La partita finisce
property-setting-bankruptcies-1 = alla prima bancarotta
property-setting-bankruptcies-2 = alla seconda bancarotta
property-setting-bankruptcies-3 = alla terza bancarotta
property-setting-count_property = Alla fine
property-setting-count_property-no = contano solo i soldi
property-setting-count_property-yes = ogni casella conta 5 $ in più
property-setting-round_limit = Giri
property-setting-round_limit-none = senza limite
property-setting-round_limit-40 = al massimo 40
property-setting-round_limit-80 = al massimo 80
property-setting-length = Durata
property-setting-length-full = partita intera
property-setting-length-short = corta (metà dei soldi; finisce quando qualcuno ne ha il 50% in più che all’inizio)

# What is asked
property-ask-play = Tocca a te: gioca una carta rossa e una nera.
property-ask-buy = Hai pagato l’affitto. Vuoi comprare colonna { $column }, riga { $row } da { $owner } per { $price ->
        [one] 1 unità
       *[other] { $price } unità
    }?
property-wait-play = { $who } sceglie una casella
property-wait-buy = { $who } può comprare colonna { $column }, riga { $row } da { $owner } per { $price ->
        [one] 1 unità
       *[other] { $price } unità
    }

# Moves
property-offer-play = { $first } + { $second } · { $place }
property-place = qualsiasi colonna, qualsiasi riga
property-place-column = colonna { $column }, qualsiasi riga
property-place-row = qualsiasi colonna, riga { $row }
property-place-other = un’altra casella
property-place-column-row = colonna { $column }, riga { $row }
property-offer-buy = Comprala per { $price ->
        [one] 1 unità
       *[other] { $price } unità
    }
property-offer-decline = Non comprare
property-pick-play = Quale coppia giochi?
property-pick-numbered = { $sign } { $play }
property-pick-cell = Quale casella?
property-pick-columns = Colonne { $first }–{ $last }
property-tap-buy = Compra per { $units }: { $cards }
property-pick-otherwise = Paga in un altro modo
property-pick-payment = { $cards } · { $units ->
        [one] 1 unità
       *[other] { $units } unità
    }
property-pick-suits = Scegli le carte una per una
property-line-bought = { $size ->
        [one] Resterebbe isolata.
       *[other] Ti darebbe un gruppo di { $size }.
    }
property-tap-plan = Prepara la prossima mossa
property-tap-plan-only = Prepara { $play }
property-tap-otherwise = E se non va più?
property-tap-second = Cambia la seconda scelta
property-tap-replan = Cambia piano
property-offer-drop-plan = Lascia il piano
property-ask-plan = Cosa giochi quando tocca a te?
property-ask-otherwise = E se la prima scelta non va più?
property-pick-plan = Quale coppia giocherai?
property-line-fits = Quando tocca a te, la gioco subito per te se la casella è ancora libera, o ancora tua, o non costa più affitto di adesso. Il tuo piano non lo vede nessun altro.
property-line-plan = **Il tuo piano**: { $play }, { $when }.
property-line-otherwise = **Se no**: { $play }, { $when }.
property-line-asked = **Se no** ti chiedo.
property-plan-free = se è ancora libera
property-plan-own = se è ancora tua
property-plan-rent = se { $owner } non prende più di { MONEY($amount, "$") }
property-field-column = Quale colonna?
property-field-row = Quale riga?
property-field-cards = Quali carte d’acquisto dai?
property-option-column = Colonna { $number }
property-option-row = Riga { $number }
property-option-card = { $card }

# What a move brings
property-hint-claim = Libera: diventa tua{ $size ->
        [one] { "" }
       *[other] , in un gruppo di { $size }
    } (affitto da { MONEY($size, "$") } a { MONEY($most, "$") }).
property-hint-mortgage = Tua: viene ipotecata. Non porta soldi, e la prossima volta la perdi.
property-hint-lose = Tua e ipotecata: la perdi.
property-hint-rent = Paghi a { $owner } { MONEY($amount, "$") } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " per " }{ $suits }
    }).
property-hint-rent-sale = Paghi a { $owner } { MONEY($amount, "$") } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " per " }{ $suits }
    }). Poi potresti comprarla per { $price ->
        [one] 1 unità
       *[other] { $price } unità
    }.
property-hint-ends = Paghi a { $owner } { MONEY($amount, "$") } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " per " }{ $suits }
    }). Così arriva a { MONEY($reached, "$") } e la partita finisce!
property-hint-bankrupt = { $owner } vuole { MONEY($amount, "$") }, più di quanto hai: finisci in bancarotta!
property-hint-choose-column = La colonna la scegli dopo.{ $grave ->
        [yes] { " " }Attenzione: certe caselle ti manderebbero in bancarotta.
       *[no] { "" }
    }
property-hint-choose-row = La riga la scegli dopo.{ $grave ->
        [yes] { " " }Attenzione: certe caselle ti manderebbero in bancarotta.
       *[no] { "" }
    }
property-hint-choose-column-row = Qualsiasi casella: la scegli dopo.{ $grave ->
        [yes] { " " }Attenzione: certe caselle ti manderebbero in bancarotta.
       *[no] { "" }
    }
property-hint-change = { $count ->
        [one] È 1 unità
       *[other] Sono { $count } unità
    } più del prezzo, e non c’è resto.
property-hint-over = { $count ->
        [one] 1 unità
       *[other] { $count } unità
    } di troppo
property-hint-units = { $units ->
        [one] 1 unità
       *[other] { $units } unità
    }

# How the match begins
property-start = Tutti cominciano con { MONEY($amount, "$") } e carte d’acquisto per { $units } unità.
property-goal = Una partita corta: appena qualcuno ha { MONEY($amount, "$") } alla fine di un turno, si chiude.
property-fewer-bankruptcies = In così pochi, la partita finisce { $count ->
        [one] alla prima bancarotta
       *[other] alla bancarotta numero { $count }
    }.
property-cut = { $who } taglia e trova { $card }.
property-cut-again = Parità: quei { $count } tagliano di nuovo.
property-redealt = Il mazzo è finito, quindi tutti ricevono una nuova mano.
property-begins = { $who } ha tagliato la carta più alta e comincia.

# What happened
property-claim = { $who } prende colonna { $column }, riga { $row } con { $cards }.
property-mortgage = { $who } gioca { $cards } e ipoteca colonna { $column }, riga { $row }.
property-lose = { $who } gioca { $cards } e perde la casella ipotecata in colonna { $column }, riga { $row }.
property-rent = { $who } gioca { $cards }, colonna { $column }, riga { $row }: { MONEY($amount, "$") } d’affitto a { $owner } per { $size ->
        [one] una casella isolata
       *[other] un gruppo di { $size }
    }.
property-rent-owner-reader = { $who } gioca { $cards }, colonna { $column }, riga { $row }: { MONEY($amount, "$") } d’affitto a te per { $size ->
        [one] una casella isolata
       *[other] un gruppo di { $size }
    }.
property-buy = { $who } compra colonna { $column }, riga { $row } da { $owner } con { $cards } ({ $price ->
        [one] 1 unità
       *[other] { $price } unità
    }).
property-buy-owner-reader = { $who } compra da te colonna { $column }, riga { $row } con { $cards } ({ $price ->
        [one] 1 unità
       *[other] { $price } unità
    }).
property-decline = { $who } non compra colonna { $column }, riga { $row }.
property-drew = { $who } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
property-drew-you = Hai pescato { $cards }.
property-planned = Per il prossimo turno hai in programma colonna { $column }, riga { $row }.
property-plan-dropped = Hai lasciato il tuo piano.
property-plan-lapsed = Il tuo piano per colonna { $column }, riga { $row } non va più, quindi scegli tu.
property-reshuffle = Si mescolano gli scarti: { $count } carte formano il nuovo mazzo.
property-bankrupt = { $who } può pagare solo { MONEY($amount, "$") } ed è in bancarotta. Le sue caselle tornano libere.
property-resign = { $who } si ritira. Le sue caselle tornano libere.
property-end-bankrupt = { $count ->
        [one] Questa bancarotta chiude la partita
       *[other] La bancarotta numero { $count } chiude la partita
    }: vince chi ha più soldi.
property-end-rounds = Si sono giocati { $count } giri. Vince chi ha più soldi.
property-end-goal = { $who } è a { MONEY($amount, "$") }, e questo chiude la partita. Vince chi ha più soldi.
property-end-alone = Resta in gioco solo { $who }.

# What the chart at the end counts
property-wealth = Soldi in dollari
property-wealth-cells = Soldi e caselle in dollari

# What cannot be done, and what can
property-not-in-hand = Non hai più quella coppia. Scegli dalla mano una carta rossa e una nera.
property-not-named = Con queste carte non arrivi a quella casella. Solo un 9 o un 10 vale come numero a scelta.
property-lowest-rent = Ogni coppia ti manderebbe in bancarotta, quindi devi giocarne una con l’affitto più basso. Scegli dall’elenco.
property-sale-first = Prima decidi se comprare la casella per cui hai appena pagato l’affitto.
property-plan-late = Ora tocca a te: gioca pure.
property-no-plan = Non hai più un piano. Fanne uno nuovo.
property-plan-only = Non hai altre giocate da preparare.
property-nothing-for-sale = Adesso non c’è niente in vendita. Gioca una carta rossa e una nera.

# The command in Discord
property-command = Property: prendi caselle su una griglia, riscuoti affitti
property-command-new = Apri un tavolo di Property in questo canale; per unirsi basta premere un pulsante
property-variant-game = Prendi caselle e riscuoti l’affitto.
property-new-bankruptcies = A quante bancarotte finisce la partita; di solito 1
property-name-bankruptcies = bancarotte
property-new-count_property = Se alla fine ogni casella conta 5 $
property-name-count_property = conta_caselle
property-choice-count_property-no = no
property-choice-count_property-yes = sì
property-new-round_limit = Dopo quanti giri finisce la partita
property-name-round_limit = limite_giri
property-choice-round_limit-none = senza limite
property-new-length = Corta: metà dei soldi, e finisce quando qualcuno ne ha una volta e mezza
property-name-length = durata
property-choice-length-full = intera
property-choice-length-short = corta

# The words on its pictures: the table and the hand
property-picture-play = { $name }: una carta rossa e una nera
property-picture-buy = { $name }: compri la casella per { $price ->
        [one] 1 unità
       *[other] { $price } unità
    }?
property-picture-hand-play = Tocca a te: una { $color ->
        [red] rossa
        [black] nera
       *[any] carta
    } per
property-picture-hand-buy = La compri per { $price ->
        [one] 1 unità
       *[other] { $price } unità
    }?
property-picture-pay = { $over ->
        [0] Paghi esattamente { $units }
       *[other] Paghi { $units }: { $over } di troppo, senza resto
    }
property-picture-price = { $price ->
        [one] 1 unità
       *[other] { $price } unità
    }
property-picture-units = { $units } unità
property-picture-paid = { $paid } su { $due }
property-picture-last-round = Dopo il giro { $round }: { $won }
property-picture-last-claim = presa
property-picture-last-rent = affitto { MONEY($amount, "$") }
property-picture-last-buy = comprata: { $amount ->
        [one] 1 unità
       *[other] { $amount } unità
    }
property-picture-last-mortgage = ipotecata
property-picture-last-lose = persa
property-picture-since-rent = { $told ->
        [you] Paghi { MONEY($amount, "$") } a { $owner }
        [owner] { $name } ti paga { MONEY($amount, "$") }
       *[other] { $name } paga { MONEY($amount, "$") } a { $owner }
    }
property-picture-since-buy = { $told ->
        [you] Compri da { $owner }
        [owner] { $name } compra da te
       *[other] { $name } compra da { $owner }
    }
property-picture-since-claim = { $told ->
        [you] Prendi una casella
       *[other] { $name } prende una casella
    }
property-picture-since-mortgage = { $told ->
        [you] Ipotechi una casella
       *[other] { $name } ipoteca una casella
    }
property-picture-since-lose = { $told ->
        [you] Perdi una casella
       *[other] { $name } perde una casella
    }
property-picture-you = Tu
property-picture-high = { $short ->
        [yes] Prossimo turno: max −{ MONEY($amount, "$") }
       *[no] Il tuo prossimo turno: max −{ MONEY($amount, "$") }
    }
property-picture-draw = { $count } nel mazzo
property-picture-round = Giro { $round }
property-picture-round-word = Giro
property-picture-round-of = Giro { $round } di { $limit }
property-picture-goal = Meta: { MONEY($amount, "$") }
property-picture-goal-ends = Fine a { MONEY($amount, "$") }
property-picture-to-go = mancano { MONEY($amount, "$") }

# The table in words: cells are column/row, * is mortgaged
property-picture-alt-last = Ultima mossa: { $name } con { $cards } su { $cell }: { $what }.
property-picture-alt-owner = { $what }, a { $name }
property-picture-alt-seat = { $letter } { $name }: { $money }{ $held ->
        [none] { "" }
       *[other] , mano { $held }
    }, compra con { $purchase }, caselle { $cells }.
property-picture-alt-since = Dalla tua ultima mossa: { $plays }.
property-picture-alt-purchase = Le tue carte d’acquisto: { $cards }.
property-picture-alt-piles = { $round }, { $draw }.
property-picture-alt-rent = Il tuo prossimo turno può costarti { MONEY($amount, "$") }.
property-picture-alt-effect = { $what ->
        [claim] gruppo di { $size }
        [mortgage] ipoteca
        [lose] persa
        [bankrupt] bancarotta: { $money } a { $letter }
        [rent-sale] { $money } a { $letter }, in vendita per { $price ->
            [one] 1 unità
           *[other] { $price } unità
        }
       *[rent] { $money } a { $letter }
    }

# What a move brings by the end of it all, for whoever is named after it
property-feature-money = { $change ->
        [more] più soldi
       *[less] meno soldi
    }
property-feature-cells = { $change ->
        [more] più caselle
       *[less] meno caselle
    }
property-feature-groups = { $change ->
        [more] più gruppi sparsi
       *[less] meno gruppi sparsi
    }
property-feature-largest = { $change ->
        [more] un gruppo principale più grande
       *[less] un gruppo principale più piccolo
    }
property-feature-units = { $change ->
        [more] più unità per comprare
       *[less] meno unità per comprare
    }
property-feature-hand = { $change ->
        [more] più carte in mano
       *[less] meno carte in mano
    }
property-feature-wilds = { $change ->
        [more] più 9 e 10 a scelta
       *[less] meno 9 e 10 a scelta
    }
property-feature-rent = { $change ->
        [more] più affitto da pagare al prossimo turno
       *[less] meno affitto da pagare al prossimo turno
    }
property-feature-turn = { $change ->
        [more] il prossimo turno prima
       *[less] il prossimo turno più tardi
    }

# Puzzles
property-puzzle-play = **Quali carte, e quale casella?** Una scelta è molto meglio delle altre.
property-puzzle-buy = **Comprare o non comprare?** Una risposta è molto meglio delle altre.
property-puzzle-finish = **La fine è vicina.** Una mossa vale quasi la vittoria. Quale?
