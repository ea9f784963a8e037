# Monopoly: The Card Game: its command, what is asked, how moves are called, what happened, its pictures.

monopoly-name = Monopoly: The Card Game
monopoly-pitch = Scambia finché hai solo colori completi, poi chiudi.{ $target ->
        [3000] { " " }Vince chi arriva a 3.000.
        [5000] { " " }Vince chi arriva a 5.000.
       *[edition] { "" }
    }
monopoly-wealth-uk = Soldi in £
monopoly-wealth-deluxe = Soldi in $
monopoly-picture-edition-uk = Edizione UK
monopoly-picture-edition-deluxe = Edizione Deluxe
monopoly-score = { $edition ->
        [deluxe] { MONEY($score, "$") }
       *[uk] { MONEY($score, "£") }
    }
monopoly-money-uk = { MONEY($amount, "£") }
monopoly-money-deluxe = { MONEY($amount, "$") }

# Settings
monopoly-setting-edition = Edizione
monopoly-setting-edition-uk = UK (sterline e Londra, da 2 a 6 giocatori)
monopoly-setting-edition-deluxe = Deluxe (dollari e lingotti d’oro, da 2 a 4 giocatori)
monopoly-setting-target = La partita finisce a
monopoly-setting-target-edition = { $most ->
        [4] 10.000
       *[6] 10.000 (7.000 se si gioca in 5 o 6)
    }
monopoly-setting-target-5000 = 5.000
monopoly-setting-target-3000 = 3.000

# What is asked
monopoly-ask-turn = Tocca a te: pesca una carta o scambia.
monopoly-ask-turn-out = Tocca a te, e { $edition ->
        [uk] la tua mano
       *[deluxe] il tuo leggio
    } è al completo: chiudi, pesca una carta o scambia.
monopoly-ask-dry = Tocca a te: il mazzo è finito. Scambia o passa.
monopoly-ask-dry-out = Tocca a te: il mazzo è finito, e { $edition ->
        [uk] la tua mano
       *[deluxe] il tuo leggio
    } è al completo. Chiudi, scambia o passa.
monopoly-ask-six = Tocca a te: scambia la tua carta di scambio con quella di un altro giocatore.
monopoly-ask-six-out = Tocca a te, e la tua mano è al completo: chiudi, oppure scambia la tua carta di scambio con quella di un altro giocatore.
monopoly-ask-discard = Scarta { $count ->
        [one] 1 carta
       *[other] { $count } carte, l’ultima in cima,
    } sulla tua pila degli scambi.
monopoly-ask-lay = Stai chiudendo. Segui la mia proposta, o cala le carte a modo tuo.
monopoly-ask-arrange = Hai chiuso con { $edition ->
        [uk] questi Monopoli
       *[deluxe] queste Serie
    }. Lascia tutto così, o cambia.
monopoly-ask-passing = Passa una carta coperta a { $left }.
monopoly-ask-passing-out = La tua mano è al completo: chiudi, o passa una carta coperta a { $left }.
monopoly-wait-turn = Tocca a { $who }
monopoly-wait-discard = { $who } scarta
monopoly-wait-lay = { $who } sta chiudendo
monopoly-wait-arrange = { $who } ha chiuso e sta disponendo le carte
monopoly-wait-close = { $who } passa una carta o chiude
monopoly-wait-passing = { $count ->
        [one] Un giocatore deve ancora passare una carta
       *[other] { $count } giocatori devono ancora passare una carta
    }

# Moves
monopoly-pile = pila { $number }
monopoly-few = { $cards }{ $more ->
        [0] { "" }
       *[other] { " " }e altre { $more }
    }
monopoly-offer-draw = Pesca una carta
monopoly-offer-pass_turn = Passa
monopoly-offer-trade = Scambia con { $other }
monopoly-offer-trade-adding = Aggiungi una carta e scambia con { $other }
monopoly-offer-grow = Prendi la prima di { $other } e pesca una carta
monopoly-offer-grow-adding = Aggiungi una carta, prendi la prima di { $other } e pesca
monopoly-offer-exchange = Scambia con { $other }: dai { $given }, prendi { $got }
monopoly-offer-discard = Scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    }
monopoly-offer-go_out = Chiudi con { $amount }
monopoly-offer-lay = Chiudi, ma dispongo io le carte
monopoly-offer-confirm = Cala così: { $amount }
monopoly-offer-bind = Per cosa vale { $card }?
monopoly-offer-token = Sposta una pedina da { $group }
monopoly-offer-houses = Scambia le case di { $group } e { $other }
monopoly-offer-pass_card = Passa una carta
monopoly-field-card = Quale carta?
monopoly-field-cards = Quali carte? L’ultima in cima
monopoly-field-count = Quante carte?
monopoly-field-target = Per cosa vale?
monopoly-field-color = In quale gruppo?
monopoly-option-card = { $number } · { $card }
monopoly-option-count = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
monopoly-target-property = Una carta che manca: { $group }
monopoly-target-house = La { $number ->
        [1] 1ª
        [2] 2ª
        [3] 3ª
       *[4] 4ª
    } casa: { $group }
monopoly-target-hotel = L’albergo: { $group }
monopoly-target-token = Una pedina: { $group }

# The steps of a move
monopoly-several = { $card }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more }
    }
monopoly-panel-trade = Scambia con { $other }: dai { $given }, prendi { $got }
monopoly-panel-take = Prendi { $got } ({ $other }), dai { $given }
monopoly-panel-grow = Prendi { $got } ({ $other }) e pesca una carta
monopoly-panel-add-grow = Aggiungi una carta, prendi { $got } ({ $other }) e pesca
monopoly-panel-trades = Altri scambi
monopoly-panel-exchanges = Scambia con qualcun altro
monopoly-panel-count = Scambia { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } con { $other }
monopoly-panel-add = Prima metti una carta sulla tua pila
monopoly-panel-without = Solo dalla mia pila: { $given }
monopoly-panel-pass = Quale carta passi?
monopoly-panel-discard = { $count ->
        [one] Quale carta?
       *[other] Quali { $count } carte?
    }
monopoly-panel-change = Disponi in un altro modo
monopoly-panel-token = Sposta una pedina da { $group } a { $other }
monopoly-panel-bind = { $card }: { $target }
monopoly-out-discards = Chiudendo scarti { $discards }.

# What a move brings
monopoly-hint-swap = Ricevi { $got }.
monopoly-hint-choosing = Ricevi { $got }, poi scegli cosa dare.
monopoly-hint-target = Fa { $amount } prima del premio.
monopoly-hint-property = { $group }: { $count } di { $size } in mano
monopoly-hint-card = { $kind ->
        [1] La prima su un colore completo
        [2] Sopra la 1ª casa
        [3] Sopra la 2ª casa
        [4] Sopra la 3ª casa
        [5] Sopra tutte e quattro le case: 500 in più
        [6] Conta un gruppo completo un’altra volta
        [7] Vale per ciò che manca, se chiudi tu
        [8] Porta 200
       *[9] Chi ne ha di più prende 1.000
    }
monopoly-warn-trade = Scambi con { $other }?
monopoly-warn-grow = Prendi la prima di { $other } e peschi una carta?
monopoly-hint-trade-swap = Dai { $given } e ricevi { $got }.
monopoly-hint-grow-swap = Dai { $given } e ricevi { $got } e la prima carta del mazzo.

# What happened
monopoly-start = Quando qualcuno arriva a { $amount }, quella smazzata è l’ultima. Vince chi ha più soldi.
monopoly-deal = Smazzata { $number }: dà le carte { $who }, comincia { $next }.
monopoly-dealt-you = Hai ricevuto { $cards }.
monopoly-draw = { $who } pesca una carta.
monopoly-draw-you = Hai pescato { $cards }.
monopoly-pass-turn = { $who } passa.
monopoly-trade = { $who } scambia con { $other }: dà { $given } e prende { $got }.
monopoly-grow = { $who } scambia con { $other }: dà { $given } e prende { $got } e una carta dal mazzo.
monopoly-discard = { $who } scarta { $cards }.
monopoly-pass = { $who } ha passato una carta.
monopoly-pass-you = Passi { $cards }.
monopoly-passed = Tutti prendono la carta che hanno ricevuto.
monopoly-passed-you = { $who } ti ha passato { $cards }.
monopoly-laying = { $who } sta chiudendo.
monopoly-out = { $who } chiude con { $cards }.
monopoly-reward = Il premio: { $cards }.
monopoly-reward-none = Per un premio non è rimasto niente.
monopoly-undecided = Nessuno ha chiuso. Tutti calano quello che hanno.
monopoly-result = { $who } prende { $amount }.
monopoly-result-void = Che sorpresa: { $who } ha in mano un Imprevisto e non prende niente!
monopoly-tie = Parità a { $amount }: decide un’altra smazzata.
monopoly-end = { $who } è a { $amount }, e questo chiude la partita.
monopoly-resign = { $who } si ritira. Le sue carte lasciano il gioco.
monopoly-end-alone = Resta in gioco solo { $who }.

# What cannot be done, and what can
monopoly-now-turn = Prima pesca, scambia o chiudi.
monopoly-now-six = Prima scambia la tua carta di scambio: in 5 o 6 nessuno pesca.
monopoly-now-discard = Prima scarta.
monopoly-now-lay = Stai chiudendo: segui la mia proposta, o cala le carte a modo tuo.
monopoly-now-arrange = Hai chiuso: disponi le tue carte, o lasciale come sono.
monopoly-now-close = Passa una carta a sinistra, o chiudi.
monopoly-now-passing = Prima passa una carta a sinistra.
monopoly-passed-already = Hai già passato una carta. Si continua quando l’hanno fatto tutti.
monopoly-nothing-to-draw = Il mazzo è finito. Scambia con qualcuno, chiudi o passa.
monopoly-no-passing = Puoi passare solo quando il mazzo è finito. Pesca o scambia.
monopoly-not-in-hand = Non hai più quella carta. Scegline un’altra.
monopoly-pass-not-held = Non hai più quella carta. Passane un’altra.
monopoly-trade-there = In quella pila degli scambi { $count ->
        [0] non c’è nessuna carta
        [one] c’è solo 1 carta
       *[other] ci sono solo { $count } carte
    }, quindi non puoi prenderne { $chosen }. Scegli di nuovo.
monopoly-trade-own = Nella tua pila degli scambi { $count ->
        [0] non c’è nessuna carta
        [one] c’è solo 1 carta
       *[other] ci sono solo { $count } carte
    }, quindi non puoi darne { $chosen }. Scegli di nuovo.
monopoly-grow-owned = Scambiando con { $who } non puoi anche pescare: dai tante carte quante ne prendi.
monopoly-discard-count = Devi scartare esattamente { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }, ma ne hai scelte { $chosen }. Scegli di nuovo.
monopoly-drop-one = Scarta una carta alla volta. Ne hai scelte { $chosen }.
monopoly-drop-needed = Per chiudere ti serve: { $cards }. Scarta un’altra carta.
monopoly-drop-none = Non c’è più niente da scartare. Scegli per cosa valgono i tuoi Imprevisti, o cala le carte.
monopoly-partner-out = { $who } non è più in gioco. Scambia con qualcun altro.
monopoly-incomplete = Non puoi ancora chiudere: ti manca { $cards }.
monopoly-no-group = Non puoi ancora chiudere: ti serve almeno { $edition ->
        [uk] un Monopolio intero
       *[deluxe] una Serie intera
    }.
monopoly-too-many = Non puoi ancora chiudere: hai { $count } × { $card }, e { $groups ->
        [0] nessuno dei tuoi gruppi può prenderne una
        [one] hai solo 1 gruppo su cui metterla
       *[other] hai solo { $groups } gruppi su cui metterle
    }.
monopoly-none-to-spare = Non puoi ancora chiudere: { $count ->
        [one] dovresti scartare 1 carta
       *[other] dovresti scartare { $count } carte
    }, ma ai tuoi gruppi servono tutte.
monopoly-nothing-to-choose = Qui non c’è niente da scegliere. Chiudi e basta.
monopoly-target = Qui un Imprevisto non può valere per quello. Scegli dall’elenco.
monopoly-enough-changes = Basta cambiare. Adesso cala le carte.
monopoly-cannot-move = Lì non può andare. Scegli dall’elenco.

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
monopoly-card-house = { $number ->
        [1] 1ª
        [2] 2ª
        [3] 3ª
       *[4] 4ª
    } casa
monopoly-card-hotel = Albergo
monopoly-card-token = Pedina: { $number ->
        [1] nave
        [2] auto
        [3] cane
        [4] cilindro
        [5] ferro da stiro
       *[6] scarpa
    }
monopoly-card-chance = Impre­visto
monopoly-card-go = Via
monopoly-card-mister = Mr. Mo­nop­oly

# The groups
monopoly-color-uk-brown = Marrone
monopoly-color-uk-light-blue = Azzurro
monopoly-color-uk-pink = Rosa
monopoly-color-uk-orange = Arancione
monopoly-color-uk-red = Rosso
monopoly-color-uk-yellow = Giallo
monopoly-color-uk-green = Verde
monopoly-color-uk-dark-blue = Blu
monopoly-color-uk-stations = Stazioni
monopoly-color-uk-utilities = Società
monopoly-color-deluxe-brown = Marrone
monopoly-color-deluxe-light-blue = Azzurro
monopoly-color-deluxe-pink = Rosa
monopoly-color-deluxe-orange = Arancione
monopoly-color-deluxe-red = Rosso
monopoly-color-deluxe-yellow = Giallo
monopoly-color-deluxe-green = Verde
monopoly-color-deluxe-dark-blue = Blu
monopoly-color-deluxe-stations = Ferrovie
monopoly-color-deluxe-utilities = Società

# The command in Discord
monopoly-command = Monopoly: The Card Game: scambia per completare i colori, costruisci e chiudi
monopoly-command-new = Apri un tavolo di Monopoly: The Card Game in questo canale; per unirsi basta premere un pulsante
monopoly-variant-uk = Scambia carte, completa i colori e costruisci.
monopoly-variant-uk-title = Monopoly: The Card Game, UK
monopoly-variant-deluxe = Lo stesso in dollari, con lingotti d’oro.
monopoly-variant-deluxe-title = Monopoly: The Card Game, Deluxe
monopoly-new-edition = L’edizione UK da 2 a 6, o la Deluxe con i lingotti d’oro da 2 a 4
monopoly-name-edition = edizione
monopoly-choice-edition-uk = uk
monopoly-choice-edition-deluxe = deluxe
monopoly-new-target = Con quanti soldi finisce la partita; 10.000, o 7.000 in 5 o 6
monopoly-name-target = traguardo
monopoly-choice-target-edition = come da edizione

# The words on its pictures, and the same for those who listen to them


# The line at the top
monopoly-picture-ask-turn = { $may ->
        [exchange] Tocca a { $name }: scambiare una carta
        [trade] Tocca a { $name }: scambiare o passare
        [drawing] Tocca a { $name }: pescare una carta
        [passing] Tocca a { $name }: passare
       *[draw] Tocca a { $name }: pescare o scambiare
    }
monopoly-picture-ask-discard = { $name }: scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    }
monopoly-picture-ask-partner = { $name }: scarta una carta
monopoly-picture-ask-lay = { $name } sta chiudendo
monopoly-picture-ask-arrange = { $name } ha chiuso e dispone le carte
monopoly-picture-ask-close = { $name }: passa una carta a sinistra
monopoly-picture-ask-passing = Passate una carta a sinistra: { $name }
monopoly-picture-ask-passing-all = Passate una carta a sinistra

# The line at the top of one's own hand
monopoly-picture-you-turn = { $may ->
        [exchange] Tocca a te: scambia
        [trade] Tocca a te: scambia o passa
        [drawing] Tocca a te: pesca una carta
        [passing] Tocca a te: passa
       *[draw] Tocca a te: pesca o scambia
    }
monopoly-picture-you-discard = Tocca a te: scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    }
monopoly-picture-you-partner = Tocca a te: scarta una carta
monopoly-picture-you-lay = Stai chiudendo
monopoly-picture-you-arrange = Hai chiuso: disponi le carte
monopoly-picture-you-close = Tocca a te: passa una carta a { $name }
monopoly-picture-you-passing = Tocca a te: passa una carta a { $name }

# What happened last, and the piles
monopoly-picture-last-draw = ha pescato
monopoly-picture-last-trade = ha scambiato
monopoly-picture-last-grow = ha preso da una pila
monopoly-picture-last-exchange = ha scambiato
monopoly-picture-last-discard = ha scartato
monopoly-picture-last-pass = ha passato
monopoly-picture-last-out = ha chiuso
monopoly-picture-last-passed = tutti hanno passato una carta
monopoly-picture-last-resign = ha lasciato
monopoly-picture-last-deal = ha dato le carte
monopoly-picture-draw = { $count } da pescare
monopoly-picture-pile = Pila { $number }
monopoly-picture-pile-free = Pila { $number } · di nessuno
monopoly-picture-traded = { $name } ha scambiato con { $other }
monopoly-picture-traded-pile = { $name } ha scambiato con la pila { $number }
monopoly-picture-from-draw = dal mazzo
monopoly-picture-gave = dà
monopoly-picture-hand-of = Mano { $number } · a { $target }
monopoly-picture-hand-over = Mano { $number } finita · a { $target }
monopoly-picture-went-out = ha chiuso
monopoly-picture-score = = { $money }
monopoly-picture-void = Imprevisto: non vale niente

# The hand
monopoly-picture-share = { $count } di { $size }
monopoly-picture-out = Chiudere porta { $money }
monopoly-picture-out-asked = Chiudi con { $money }?
monopoly-picture-laid = Così vale { $money }
monopoly-picture-laid-asked = Cali così, per { $money }?
monopoly-picture-discards = { $count } di troppo
monopoly-picture-unused = non usate

# For those who listen
monopoly-picture-alt-laid = In tavola: { $parts }.
monopoly-picture-alt-part = { $cards } = { $what }
monopoly-picture-alt-missing = Per completare i gruppi manca: { $cards }.
monopoly-picture-alt-last = Ultima mossa: { $name } { $what }{ $empty ->
        [yes] { "" }
       *[other] : { $cards }
    }.
monopoly-picture-alt-all-passed = Ultima mossa: tutti hanno passato una carta.
monopoly-picture-alt-gave = Ultima mossa: { $name } ha dato { $cards }, { $other } ha dato { $got }.
monopoly-picture-alt-took = Ultima mossa: { $name } ha messo { $cards } sulla pila { $pile } e ha preso { $got }{ $grown ->
        [yes] { " " }e una carta dal mazzo
       *[other] { "" }
    }.
monopoly-picture-alt-seat = { $letter } { $name }: { $money }{ $hand }, pila { $pile }.
monopoly-picture-alt-held = , mano { $count }
monopoly-picture-alt-passed = , ha passato
monopoly-picture-alt-result = { $letter } { $name }{ $note }: +{ $total }, { $score }: { $parts }.
monopoly-picture-alt-pile = Pila { $number }: { $pile }.
monopoly-picture-alt-end = { $hand }{ $six ->
        [yes] { "" }
       *[no] , { $draw }
    }.

# What a move brings by the end of it all, for whoever is named after it
monopoly-feature-money = { $change ->
        [more] più soldi
       *[less] meno soldi
    }
monopoly-feature-lead = { $change ->
        [more] più soldi con la fine in vista
       *[less] meno soldi con la fine in vista
    }
monopoly-feature-worth = { $change ->
        [more] una mano più promettente
       *[less] una mano meno promettente
    }
monopoly-feature-hope = { $change ->
        [more] una mano più forte per il finale
       *[less] una mano più debole per il finale
    }
monopoly-feature-laid = { $change ->
        [more] una mano che vale subito di più
       *[less] una mano che vale subito di meno
    }
monopoly-feature-ready = { $change ->
        [more] una mano pronta a chiudere
       *[less] una mano non pronta a chiudere
    }
monopoly-feature-out = { $change ->
        [more] la chiusura in questo turno
       *[less] nessuna chiusura in questo turno
    }
monopoly-feature-full = { $change ->
        [more] più gruppi completi
       *[less] meno gruppi completi
    }
monopoly-feature-chances = { $change ->
        [more] più carte Imprevisto
       *[less] meno carte Imprevisto
    }
monopoly-feature-tokens = { $change ->
        [more] più pedine
       *[less] meno pedine
    }
monopoly-feature-excess = { $change ->
        [more] carte di troppo
       *[less] meno carte di troppo
    }
monopoly-feature-next = { $change ->
        [more] il prossimo turno prima
       *[less] il prossimo turno più tardi
    }

# Puzzles
monopoly-puzzle-turn = **Pescare, scambiare o chiudere?** Un modo è molto meglio degli altri.
monopoly-puzzle-discard = **Troppe carte.** Quali lasci andare? Una scelta è molto meglio delle altre.
monopoly-puzzle-arrange = **La tua mano è sul tavolo.** Come la disponi?
monopoly-puzzle-worth = **Quanto vale questa mano?** Qualcun altro ha chiuso, e tutti calano.
monopoly-puzzle-finish = **La fine è vicina.** Una mossa vale quasi la vittoria. Quale?
monopoly-puzzle-amount = { $edition ->
        [deluxe] { MONEY($amount, "$") }
       *[uk] { MONEY($amount, "£") }
    }
monopoly-puzzle-group = { $group }{ $houses ->
        [0] { "" }
        [one] , 1 casa
       *[other] , { $houses } case
    }{ $hotel ->
        [0] { "" }
       *[other] , un albergo
    }{ $tokens ->
        [0] { "" }
        [one] , 1 pedina (un’altra volta tutto il gruppo)
       *[other] , { $tokens } pedine (ognuna un’altra volta tutto il gruppo)
    }: { $amount }
monopoly-puzzle-goes = { $count } × Via: { $amount }
monopoly-puzzle-misters = Più Mr. Monopoly di tutti: { $amount }
monopoly-puzzle-void = Un Imprevisto rende la mano senza valore, a meno che abbia chiuso tu.
monopoly-puzzle-rest = I gruppi incompleti non contano.
