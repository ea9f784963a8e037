# Cardopoly: its command, what is asked, what moves are called, what happened, its pictures; rules in cardopoly-rules.ftl.

cardopoly-name = Cardopoly
cardopoly-pitch = Monopoly con le carte: compra, costruisci, scambia. { $short ->
        [yes] Vince chi arriva per primo a 4 proprietà.
       *[no] Senza carte sei fuori.
    }
cardopoly-wealth = Proprietà senza ipoteca
cardopoly-score = { $score ->
        [one] 1 proprietà senza ipoteca
       *[other] { $score } proprietà senza ipoteca
    }
cardopoly-tiebreak = { $figure ->
        [one] 1 carta
       *[other] { $figure } carte
    }
cardopoly-card = { $face }
cardopoly-card-joker = Jolly

# Settings
cardopoly-setting-play = Gioco
cardopoly-setting-play-standard = Normale (16 proprietà, vince chi resta per ultimo)
cardopoly-setting-play-quick = Veloce (12 proprietà, vince chi ne ha 4 per primo)
cardopoly-setting-teams = Squadre
cardopoly-setting-teams-no = ognuno per sé
cardopoly-setting-teams-yes = due contro due (in 4); nel gioco veloce: 6 proprietà in due
cardopoly-setting-suits = Il tuo asso
cardopoly-setting-suits-random = dato a caso
cardopoly-setting-suits-chosen = a scelta: chi prima arriva, sceglie
cardopoly-setting-king_tax = Un re prende
cardopoly-setting-king_tax-1 = 1 carta da tutti e 1 dal mazzo
cardopoly-setting-king_tax-2 = 2 carte da tutti e 2 dal mazzo
cardopoly-setting-tax_choice = Le carte della tassa sono
cardopoly-setting-tax_choice-random = prese a caso
cardopoly-setting-tax_choice-giver = scelte da chi paga
cardopoly-setting-round_limit = Giri
cardopoly-setting-round_limit-40 = al massimo 40
cardopoly-setting-round_limit-20 = al massimo 20
cardopoly-setting-round_limit-80 = al massimo 80
cardopoly-setting-round_limit-none = senza limite

# What is asked
cardopoly-ask-suits = Scegli il tuo asso: con le carte del suo seme comprerai le proprietà.
cardopoly-ask-open = Tocca a te: pesca una carta. Il suo valore dice di quanto ti muovi. Prima puoi scambiare, ipotecare o ampliare.
cardopoly-ask-land = { $space } è libera. { $buys ->
        [yes] La compri, la metti all’asta o la lasci? Per comprarla mettici sopra una carta del seme del tuo asso e paga con una del seme o del valore della proprietà.
       *[no] La metti all’asta o la lasci?
    }
cardopoly-ask-bid = { $who } mette all’asta { $space }. Quante carte daresti al massimo? La tua offerta la vedi solo tu.
cardopoly-ask-price = { $leader } ti offre { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } per poter comprare { $space }. Accetti? Altrimenti resta libera.
cardopoly-ask-win = Puoi comprare { $space }: mettici sopra una carta del seme del tuo asso e paga con una del seme o del valore di { $space }.
cardopoly-ask-bill = Paga a { $to } il prezzo dell’asta: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
cardopoly-ask-debt = { $what ->
        [promise] È il momento di mantenere la promessa: dai a { $to } { $count ->
            [one] 1 carta
           *[other] { $count } carte
        }.
       *[other] Devi a { $to } { $count ->
            [one] 1 carta
           *[other] { $count } carte
        } d’affitto per { $space }.
    } Scegli tu quali.
cardopoly-ask-jail = Un jolly: sei in prigione. { $ways ->
        [both] Paga una multa, gioca il tuo fante Imprevisto o salta il prossimo turno.
        [fine] Paga una multa o salta il prossimo turno.
        [jack] Gioca il tuo fante Imprevisto o salta il prossimo turno.
       *[none] Così non puoi pagare la multa, quindi salti il prossimo turno.
    } In ogni caso, questo turno finisce qui.
cardopoly-ask-tax = { $who } ti fa pagare la tassa: scegli { $count ->
        [one] la carta
       *[other] le { $count } carte
    } da dare.
cardopoly-ask-mend = La tassa ti ha preso l’ultima carta. Ipoteca una proprietà per restare in gioco.
cardopoly-ask-close = Il tuo turno non è ancora finito. Altro? Se no, finiscilo.
cardopoly-ask-draft = Il tuo scambio con { $to }
cardopoly-ask-counter = La tua controproposta a { $to }
cardopoly-ask-answer = { $who } ti propone uno scambio.
cardopoly-ask-trade = { $who } ti dà { $given } e ti chiede { $asked }.{ $settles ->
        [yes] { " " }Così il debito con te è saldato.
       *[no] { "" }
    }
cardopoly-wait-suits = { $seats ->
        [one] Un giocatore deve
       *[other] { $seats } giocatori devono
    } ancora scegliere l’asso
cardopoly-wait-open = { $who } sta per pescare
cardopoly-wait-land = { $who } decide su { $space }: comprare, lasciare o mettere all’asta
cardopoly-wait-bid = { $space } è all’asta: { $seats ->
        [one] manca un’offerta
       *[other] mancano { $seats } offerte
    }
cardopoly-wait-price = { $who } decide se dare { $space } a { $leader } per { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
cardopoly-wait-win = { $leader } compra { $space }
cardopoly-wait-bill = { $who } paga a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } per { $space }
cardopoly-wait-debt = { $who } deve a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }{ $what ->
        [promise] { "" }, come promesso
       *[other] { "" } d’affitto
    }
cardopoly-wait-jail = { $who } è in prigione e decide come venirne fuori
cardopoly-wait-tax = { $who } riscuote una tassa: { $seats ->
        [one] un giocatore sceglie
       *[other] { $seats } giocatori scelgono
    } cosa dare
cardopoly-wait-mend = Si riscuote una tassa: { $seats ->
        [one] un giocatore deve
       *[other] { $seats } giocatori devono
    } ipotecare
cardopoly-wait-close = { $who } finisce il turno
cardopoly-wait-trade = { $who } offre a { $to } { $given } per { $asked }{ $settles ->
        [yes] , e il debito sarebbe saldato
       *[no] { "" }
    }

# A trade as a sentence
cardopoly-terms-nothing = niente
cardopoly-terms-and = { $first } e { $second }
cardopoly-terms-comma = { $first }, { $second }
cardopoly-terms-spaces = { $count ->
        [one] la proprietà { $cards }
       *[other] le proprietà { $cards }
    }
cardopoly-terms-mortgaged = { $count ->
        [one] la proprietà ipotecata { $cards }
       *[other] le proprietà ipotecate { $cards }
    }
cardopoly-terms-named = { $count ->
        [one] la carta { $cards }
       *[other] le carte { $cards }
    }
cardopoly-terms-cards = { $count ->
        [one] 1 carta in tasca
       *[other] { $count } carte in tasca
    }
cardopoly-terms-kind = { $count ->
        [one] 1 carta in tasca
       *[other] { $count } carte in tasca
    } ({ $kind })
cardopoly-terms-promise = una promessa di { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } { $turns ->
        [one] al prossimo turno
       *[other] fra { $turns } turni
    }
cardopoly-kind = { $kind ->
        [0] qualsiasi
        [1] ♣
        [2] ♦
        [3] ♥
        [4] ♠
        [5] assi
        [15] fanti
        [16] donne
        [17] re
        [6] di valore 2
        [7] di valore 3
        [8] di valore 4
        [9] di valore 5
        [10] di valore 6
        [11] di valore 7
        [12] di valore 8
        [13] di valore 9
       *[other] di valore 10
    }

# Moves, and what they bring and cost
cardopoly-hint-left = Ti { $left ->
        [one] resta 1 carta
       *[other] restano { $left } carte
    }.
cardopoly-offer-suit = Scegli il tuo asso
cardopoly-field-suit = Quale asso?
cardopoly-offer-draw = Pesca
cardopoly-offer-end = Finisci il turno
cardopoly-offer-buy = Compra: metti { $claim }, paga con { $pay }
cardopoly-offer-buy-choose = Compra: metti { $claim } e paga con…
cardopoly-hint-buy = Se compri { $space }, l’affitto è { $rent }. { cardopoly-hint-left }
cardopoly-hint-buy-wins = Se compri { $space }, vinci!
cardopoly-field-pay = Con quale carta paghi?
cardopoly-offer-auction = Mettila all’asta
cardopoly-line-auction = All’asta gli altri offrono in segreto. Se il prezzo ti va, prendi le carte di chi vince.
cardopoly-line-bid = Vince l’offerta più alta, e paga una carta in più della seconda. Per comprarla servono poi altre due carte.
cardopoly-offer-leave = Lasciala
cardopoly-offer-advance = Offerte in anticipo
cardopoly-offer-bid = Fai un’offerta per { $space }
cardopoly-field-amount = Quante carte al massimo?
cardopoly-hint-amount = Se la prendi a quel prezzo, dopo l’acquisto ti { $left ->
        [one] resta 1 carta
       *[other] restano { $left } carte
    }.
cardopoly-offer-no-bid = Non offro
cardopoly-offer-sell = Lascia comprare { $who }
cardopoly-hint-sell = Ricevi { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } e poi ne hai { $left }.
cardopoly-hint-sell-wins = { $who } la compra, e vince!
cardopoly-offer-keep = Rifiuta
cardopoly-offer-pay = Paga a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
cardopoly-hint-pay = Se paghi ti { $left ->
        [one] resta 1 carta
       *[other] restano { $left } carte
    }.
cardopoly-offer-pay-all = Dai a { $to } tutto quello che hai
cardopoly-hint-pay-all = { $count ->
        [one] La tua ultima carta va
       *[other] Tutte le tue { $count } carte vanno
    } a { $to }, e per te la partita è finita!
cardopoly-offer-jack-rent = Gioca il fante: niente affitto
cardopoly-offer-jack-jail = Gioca il fante: via dalla prigione
cardopoly-offer-queen = Gioca la donna…
cardopoly-hint-queen = Ci vai in senso orario, con lo stipendio se passi dal Via.
cardopoly-field-space = Dove?
cardopoly-offer-king = Gioca il re
cardopoly-hint-king = Tassa gli altri: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } a testa. Poi ne hai { $left }.
cardopoly-hint-king-wins = Tassa gli altri: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } a testa. Non hanno altro, e vinci!
cardopoly-offer-tax = Dai a { $to } { $count ->
        [one] una carta
       *[other] { $count } carte
    }
cardopoly-hint-tax = { cardopoly-hint-left }
cardopoly-offer-fine = Paga la multa
cardopoly-hint-fine = Dopo la multa di { $count } carte ti { $left ->
        [one] resta 1 carta
       *[other] restano { $left } carte
    }.
cardopoly-offer-sit = Salta il prossimo turno
cardopoly-offer-expand = Metti { $claim }, paga con { $pay }
cardopoly-offer-expand-choose = Metti { $claim } e paga con…
cardopoly-hint-expand = L’affitto passa da { $rent } a { $more }. { cardopoly-hint-left }
cardopoly-offer-mortgage = Ipoteca { $space }
cardopoly-hint-mortgage = Peschi { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } e arrivi a { $left }. { $quick ->
        [yes] Poi { $own } di { $goal } per vincere, e niente affitto fino al riscatto (3 carte).
       *[no] Niente affitto fino al riscatto con 3 carte del suo seme o valore.
    }
cardopoly-offer-unmortgage = Riscatta l’ipoteca su { $space }
cardopoly-hint-unmortgage = Scarti 3 carte del suo seme o valore, e rende di nuovo affitto. { cardopoly-hint-left }
cardopoly-hint-unmortgage-wins = Scarti 3 carte del suo seme o valore, e vinci!
cardopoly-offer-draft = Scambia con { $to }
cardopoly-field-take = Quali proprietà vuoi?
cardopoly-field-number = Quante carte in tasca vuoi?
cardopoly-field-lot = A un’asta di…
cardopoly-field-limit = Cosa faccio per te?
cardopoly-field-kind = Di che tipo?
cardopoly-field-spaces = Quali delle tue proprietà?
cardopoly-field-cards = Quali delle tue carte?
cardopoly-field-gives = Quante carte prometti?
cardopoly-field-gives_in = A quale dei tuoi turni?
cardopoly-field-asks = Quante ne deve promettere l’altra parte?
cardopoly-field-asks_in = A quale dei suoi turni?
cardopoly-offer-propose = Proponi lo scambio
cardopoly-offer-propose-settle = Proponilo per saldare il debito
cardopoly-offer-drop = Lascia perdere
cardopoly-offer-withdraw = Ritira la proposta
cardopoly-offer-accept = Accetta
cardopoly-offer-accept-giving = Accetta e dai { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
cardopoly-hint-accept = Poi hai { $left ->
        [one] 1 carta
       *[other] { $left } carte
    } in tasca.
cardopoly-hint-accept-wins = Così vince { $winner }!
cardopoly-offer-decline = Rifiuta
cardopoly-offer-share = Passa carte a { $to }
cardopoly-hint-share = Vanno a chi è in squadra con te. Tienine almeno una.

# The panel
cardopoly-select-first = Prima qualcos’altro?
cardopoly-select-other = Qualcos’altro?
cardopoly-select-pair = Con quali carte?
cardopoly-select-others = Oppure con altre carte…
cardopoly-select-bid = Quante carte al massimo?
cardopoly-select-rescue = Procurati altre carte…
cardopoly-select-mend = Quale proprietà ipotechi?
cardopoly-select-trade = Cosa, e con chi?
cardopoly-select-things = Cosa dai, cosa ricevi?
cardopoly-select-hand = Quali delle tue carte?
cardopoly-select-promise = Chi promette cosa?
cardopoly-panel-pay = Paga { $cards }
cardopoly-panel-tax = Dai { $cards }
cardopoly-panel-fine = Paga la multa: { $cards }
cardopoly-panel-unmortgage-only = Riscatta l’ipoteca su { $space } con { $cards }
cardopoly-panel-unmortgage = Scarta { $cards }
cardopoly-panel-accept-giving = Accetta e dai { $cards }
cardopoly-panel-cards = Scegli altre carte…
cardopoly-panel-short = Hai { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }. Per pagare e restare in gioco te ne servono più di { $of }.
cardopoly-panel-twin = { $what } (n. { $places })
cardopoly-panel-expand = Amplia { $space }…
cardopoly-panel-expand-only = Amplia { $space }: metti { $claim }, paga con { $pay }
cardopoly-panel-expand-hint = L’affitto passa da { $rent } a { $more }: metti giù una carta e ne paghi un’altra.
cardopoly-orders = { $limit ->
        [0] A un’asta di { $cards } ti chiedo cosa fare.
        [1] A un’asta di { $cards } per te non offro niente.
       *[other] A un’asta di { $cards } per te offro fino a { $count ->
            [one] 1 carta
           *[other] { $count } carte
        }.
    }
cardopoly-orders-any = { $limit ->
        [1] In tutte le { $others ->
            [yes] altre aste
           *[no] aste
        } per te non offro niente.
       *[other] In tutte le { $others ->
            [yes] altre aste
           *[no] aste
        } per te offro fino a { $count ->
            [one] 1 carta
           *[other] { $count } carte
        }.
    }
cardopoly-lacks-claim = Non puoi comprarla: non hai { $suit ->
        [0] ♣
        [1] ♦
        [2] ♥
       *[other] ♠
    } da metterci sopra.
cardopoly-lacks-pay = Non puoi comprarla: non hai una carta del seme o del valore di { $space } per pagare.
cardopoly-lacks-pair = Non puoi comprarla: solo una delle tue carte va bene e ne servono due.
cardopoly-lacks-cards-land = Non puoi comprarla: ti costerebbe l’ultima carta.
cardopoly-lacks-cards-bid = Non puoi offrire: tra presa, pagamento e offerta non ti resterebbe nessuna carta.
cardopoly-panel-trade = Scambia…
cardopoly-panel-settle = Salda con uno scambio…
cardopoly-panel-partners = Cosa vuoi scambiare?
cardopoly-panel-preset = { $to }: { $asked } per { $given }
cardopoly-panel-preset-settle = { $to }: { $given }, e non devi più niente
cardopoly-panel-with = Qualcosa con { $to }…
cardopoly-panel-hand = Le tue carte da { $first } a { $last }…
cardopoly-panel-hand-asked = Quali di queste carte dai?
cardopoly-panel-without = Senza { $card }
cardopoly-panel-more = Altro…
cardopoly-panel-theirs = Chiedi carte…
cardopoly-panel-asking = Quante carte in tasca a { $to } vuoi? Quali, lo decide chi le dà.
cardopoly-panel-number = { $count ->
        [0] Nessuna carta
        [one] { $any ->
            [0] 1 carta qualsiasi
           *[other] 1 carta: { $kind }
        }
       *[other] { $any ->
            [0] { $count } carte qualsiasi
           *[other] { $count } carte: { $kind }
        }
    }
cardopoly-panel-otherwise = Qualcos’altro…
cardopoly-panel-promises = Promesse…
cardopoly-panel-promising = Le carte promesse le riscuoto io quando è il momento.
cardopoly-panel-no-promise = Nessuna promessa
cardopoly-panel-counter = Controproposta…
cardopoly-panel-besides = Fai qualcos’altro…
cardopoly-panel-withdraws = Se fai altro, la proposta cade.
cardopoly-thing-take = Ricevi { $what }
cardopoly-thing-spaces = Dai { $what }
cardopoly-thing-cards = Dai la carta { $what }
cardopoly-trade-gives = Dai { $what }
cardopoly-trade-gets = Ricevi { $what }
cardopoly-trade-settles = Così il debito è saldato.
cardopoly-vow-you = Prometti { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } { $turns ->
        [one] al prossimo turno
       *[other] fra { $turns } turni
    }
cardopoly-vow-they = { $to } promette { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } { $turns ->
        [one] al prossimo turno
       *[other] fra { $turns } turni
    }

cardopoly-option-card = { $number } · { $card }
cardopoly-option-space = { $card }
cardopoly-option-amount = Offri al massimo { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
cardopoly-option-lot = { $card }
cardopoly-option-lot-any = qualsiasi altra proprietà
cardopoly-option-limit = { $limit ->
        [0] Chiedimi
        [1] Non offrire niente
       *[other] Offri fino a { $count ->
            [one] 1 carta
           *[other] { $count } carte
        }
    }
cardopoly-option-number = { $count ->
        [0] nessuna
        [one] 1 carta
       *[other] { $count } carte
    }
cardopoly-option-turns = { $count ->
        [one] il prossimo turno
       *[other] fra { $count } turni
    }
cardopoly-option-suit = { $suit ->
        [0] A♣
        [1] A♦
        [2] A♥
       *[other] A♠
    }
cardopoly-hint-joker = Un jolly può pagare, ma non comprare.
cardopoly-hint-own-claim = Il tuo seme: ci puoi comprare
cardopoly-hint-their-claim = { $who } ci può comprare
cardopoly-hint-space-free = Libera{ $salary ->
        [0] { "" }
       *[other] { "" } · stipendio: { $salary }
    }
cardopoly-hint-space-own = Tua, affitto { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · stipendio: { $salary }
    }
cardopoly-hint-space-partner = Di { $owner }, in squadra con te: niente affitto{ $salary ->
        [0] { "" }
       *[other] { "" } · stipendio: { $salary }
    }
cardopoly-hint-space-mortgaged = Di { $owner }, ipotecata: niente affitto{ $salary ->
        [0] { "" }
       *[other] { "" } · stipendio: { $salary }
    }
cardopoly-hint-space-rent = Di { $owner }, affitto { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · stipendio: { $salary }
    }

# How the match begins
cardopoly-start = { $spaces } proprietà, { $count } carte in tasca a testa. Ha dato le carte { $who }.
cardopoly-token = L’asso di { $who } è { $card }.
cardopoly-begins = Comincia { $who }.

# The turn
cardopoly-drew-you = Hai pescato { $cards }.
cardopoly-reshuffle = Si mescolano gli scarti: { $count } carte formano il nuovo mazzo.
cardopoly-chance = { $who } pesca { $card } e la tiene come carta Imprevisto.
cardopoly-joker = { $who } pesca un jolly e va in prigione.
cardopoly-move = Con { $card } { $who } avanza di { $count ->
        [one] 1 casella
       *[other] { $count } caselle
    }, fino a { $space }.
cardopoly-nothing-drawn = { $who } non può pescare, perché non c’è più niente, e resta dov’è.
cardopoly-salary = { $who } passa dal Via: { $count ->
        [0] la banca non ha più niente da pagare
        [one] 1 carta di stipendio
       *[other] { $count } carte di stipendio
    }.
cardopoly-rent = { $who } deve a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } d’affitto.
cardopoly-due = È il momento della promessa di { $who } a { $to }: { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
cardopoly-skipped = { $who } è in prigione e salta questo turno.
cardopoly-passed = { $who } passa il turno.
cardopoly-paid = { $who } paga a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
cardopoly-handed = Da { $who } a { $to }: { $cards }.
cardopoly-rent-paid = { $who } paga a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } d’affitto.
cardopoly-rent-handed = { $who } paga a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } d’affitto: { $cards }.
cardopoly-taxed-handed = { $who } dà a { $to } { $cards } per il re.
cardopoly-paid-handed = { $who } paga a { $to }: { $cards }.
cardopoly-jack-rent = { $who } gioca un fante invece di pagare a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } d’affitto.
cardopoly-jack-jail = { $who } gioca un fante e lascia la prigione.
cardopoly-fine = { $who } paga la multa: { $cards }.
cardopoly-sit = { $who } resta in prigione e salterà un turno.
cardopoly-king = { $who } gioca { $card }: tassa per tutti gli altri.
cardopoly-taxed = { $who } dà a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } per il re.
cardopoly-king-draws = { $count ->
        [0] { $who } non pesca niente dalla banca, che tiene le sue ultime carte.
        [one] { $who } pesca anche 1 carta dalla banca.
       *[other] { $who } pesca anche { $count } carte dalla banca.
    }
cardopoly-shared = { $who } passa a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.

# Properties
cardopoly-buy = { $who } compra { $space }: ci mette sopra { $claim }, paga con { $pay }.
cardopoly-left = { $who } lascia libera { $space }.
cardopoly-expand = { $who } amplia { $space }: ci mette sopra { $claim }, paga con { $pay }.
cardopoly-mortgage = { $who } ipoteca { $space } e pesca { $count ->
        [0] niente: la banca tiene le sue ultime carte
        [one] 1 carta
       *[other] { $count } carte
    }.
cardopoly-unmortgage = { $who } riscatta l’ipoteca su { $space } con { $cards }.
cardopoly-auction = { $who } mette all’asta { $space }.
cardopoly-bid = { $who } ha risposto.
cardopoly-advance = { $limit ->
        [0] Se { $space } va all’asta, ti chiedo cosa fare.
        [1] Se { $space } va all’asta, passo subito per te.
       *[other] Se { $space } va all’asta, offro subito per te fino a { $count ->
            [one] 1 carta
           *[other] { $count } carte
        }.
    }
cardopoly-advance-any = { $limit ->
        [0] D’ora in poi ti chiedo a ogni asta per cui non hai già risposto in anticipo.
        [1] D’ora in poi alle aste passo subito per te.
       *[other] D’ora in poi alle aste offro subito per te fino a { $count ->
            [one] 1 carta
           *[other] { $count } carte
        }.
    }
cardopoly-followed = { $whole ->
        [yes] Come hai detto in anticipo, per { $space } offro { $count ->
            [0] niente
            [one] fino a 1 carta
           *[other] fino a { $count } carte
        }.
       *[no] { $count ->
            [0] Non hai le carte per offrire per { $space }, quindi ho passato per te.
            [one] Per { $space } non puoi offrire più di 1 carta, quindi ho offerto quella per te.
           *[other] Per { $space } non puoi offrire più di { $count } carte, quindi ho offerto quelle per te.
        }
    }
cardopoly-no-bids = Nessuno offre. La proprietà resta libera.
cardopoly-leads = L’offerta più alta è di { $who }, che pagherebbe { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
cardopoly-sold = { $who } vende a { $to } per { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
cardopoly-kept = { $who } rifiuta il prezzo di { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }. La proprietà resta libera.

# Trades
cardopoly-proposed = { $who } offre a { $to } { $given } per { $asked }{ $settles ->
        [yes] { "" } e il saldo del debito
       *[no] { "" }
    }.
cardopoly-proposed-to-reader = { $who } ti offre { $given } per { $asked }{ $settles ->
        [yes] { "" } e il saldo del debito
       *[no] { "" }
    }.
cardopoly-proposed-you = Nel dettaglio: { $who } offre a { $to } { $given } per { $asked }{ $settles ->
        [yes] { "" } e il saldo del debito
       *[no] { "" }
    }.
cardopoly-proposed-you-to-reader = Nel dettaglio: { $who } ti offre { $given } per { $asked }{ $settles ->
        [yes] { "" } e il saldo del debito
       *[no] { "" }
    }.
cardopoly-accepted = { $to } accetta l’offerta di { $who }: { $given } per { $asked }{ $settles ->
        [yes] , e il debito è saldato
       *[no] { "" }
    }.
cardopoly-accepted-who-reader = { $to } accetta la tua offerta: { $given } per { $asked }{ $settles ->
        [yes] , e il debito è saldato
       *[no] { "" }
    }.
cardopoly-countered = { $who } fa a { $to } una controproposta: { $given } per { $asked }{ $settles ->
        [yes] { "" } e il saldo del debito
       *[no] { "" }
    }.
cardopoly-countered-to-reader = { $who } ti fa una controproposta: { $given } per { $asked }{ $settles ->
        [yes] { "" } e il saldo del debito
       *[no] { "" }
    }.
cardopoly-declined = { $to } rifiuta l’offerta di { $who }: { $given } per { $asked }{ $settles ->
        [yes] { "" } e il saldo del debito
       *[no] { "" }
    }.
cardopoly-declined-who-reader = { $to } rifiuta la tua offerta: { $given } per { $asked }{ $settles ->
        [yes] { "" } e il saldo del debito
       *[no] { "" }
    }.
cardopoly-withdrawn = { $who } ritira la proposta a { $to }: { $given } per { $asked }{ $settles ->
        [yes] { "" } e il saldo del debito
       *[no] { "" }
    }.
cardopoly-withdrawn-to-reader = { $who } ritira la proposta che ti ha fatto: { $given } per { $asked }{ $settles ->
        [yes] { "" } e il saldo del debito
       *[no] { "" }
    }.
cardopoly-lapsed = La proposta non vale più.

# The end
cardopoly-eliminated = { $who } non ha più carte ed è fuori gioco. Le sue proprietà tornano libere.
cardopoly-resigned = { $who } si ritira. Le sue proprietà tornano libere.
cardopoly-end-alone = Resta in gioco solo { $who }.
cardopoly-end-team = I due avversari di { $who } e { $partner } sono fuori.
cardopoly-end-quick = { $who } arriva a { $count } proprietà.
cardopoly-end-rounds = Si sono giocati { $count } giri. Vince chi ha più proprietà senza ipoteca.
cardopoly-end-dry = Al giro { $count } nessuno può più pescare. Vince chi ha più proprietà senza ipoteca.

# What cannot be done, and what can
cardopoly-not-asked = Ora non devi fare niente. Ti avviso quando c’è qualcosa.
cardopoly-not-now = Ora non puoi farlo. Scegli una delle mosse sotto la tua mano.
cardopoly-decide-landing = Prima decidi sulla proprietà dove sei: comprala, mettila all’asta o lasciala.
cardopoly-pay-first = Prima paga quello che devi. Poche carte? Ipoteca, gioca un re o fai uno scambio.
cardopoly-jail-first = Prima decidi come lasciare la prigione: multa, fante o un turno saltato.
cardopoly-price-first = Prima decidi se vendi a quel prezzo.
cardopoly-buy-first = Prima compra la proprietà che hai vinto.
cardopoly-draft-first = Stai ancora preparando uno scambio: prima proponilo o lascia perdere.
cardopoly-answer-first = Ti hanno offerto uno scambio: prima accetta, rifiuta o fai una controproposta.
cardopoly-wait-for-answer = Prima { $who } deve rispondere a una proposta.
cardopoly-suit-taken = Quell’asso è già preso. Scegline un altro.
cardopoly-not-in-pocket = Non hai queste carte. Scegli tra quelle che vedi.
cardopoly-no-claim-card = Non puoi metterci sopra quella carta: serve il seme del tuo asso.
cardopoly-no-pay-card = Non puoi pagare con quella carta: serve il seme o il valore della proprietà.
cardopoly-would-empty = Ti costerebbe l’ultima carta. Tienine almeno una.
cardopoly-wrong-number = { $count ->
        [one] Serve esattamente 1 carta
       *[other] Servono esattamente { $count } carte
    }. Scegli di nuovo.
cardopoly-pays-all = È tutto quello che hai, e saresti fuori. Ipoteca, scambia o gioca un re, oppure dai tutto.
cardopoly-can-pay = Ne hai abbastanza: paga { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } e resti in gioco.
cardopoly-no-jack-for-promises = Un fante evita l’affitto, non le promesse. Paga, ipoteca o scambia.
cardopoly-no-chance-card = Non hai quella carta Imprevisto.
cardopoly-no-such-space = Sei già lì. Scegli un’altra casella.
cardopoly-not-yours = Quella proprietà non è tua. Scegline una delle tue.
cardopoly-is-mortgaged = Quella proprietà è ipotecata. Prima riscatta l’ipoteca.
cardopoly-not-mortgaged = Quella proprietà non è ipotecata: non c’è niente da riscattare.
cardopoly-bid-too-high = Puoi offrire al massimo { $most }: una carta va sulla proprietà, una serve per pagare e una la devi tenere. Oppure non offrire.
cardopoly-no-such-order = Ora quella proprietà non può andare all’asta. Scegline un’altra.
cardopoly-bid-too-low = Un’offerta è di almeno 1 carta. Oppure non offrire.
cardopoly-no-sharing = Ora non puoi passare carte. Si può nel turno della tua squadra, fuori di prigione e senza aste aperte, tenendo almeno una carta.
cardopoly-enough-proposals = Per questo turno basta scambi. Gioca, e riprova al prossimo turno.
cardopoly-no-partner = Ora con quella persona non puoi scambiare. Scegli qualcun altro ancora in gioco.
cardopoly-no-draft = Non hai ancora iniziato uno scambio. Prima scegli con chi.
cardopoly-settles-nothing = Quello scambio non salderebbe il tuo debito. Scambia con chi aspetta le tue carte.
cardopoly-no-proposal = Quella proposta non c’è più. Continua pure a giocare.
cardopoly-asks-cards = La proposta chiede { $count ->
        [one] 1 carta: scegli quale dai
       *[other] { $count } carte: scegli quali dai
    }.
cardopoly-asks-no-cards = La proposta non chiede carte in tasca. Accettala o rifiutala.
cardopoly-trade-empty = Non c’è ancora niente: prima aggiungi qualcosa.
cardopoly-trade-gone = Qualcosa che c’era dentro non c’è più, quindi lo scambio non vale.
cardopoly-trade-empties = Questo scambio non si può fare: uno dei due resterebbe senza carte.
cardopoly-trade-lacking = Non hai le carte che chiede. Rifiuta o fai una controproposta.

# The command in Discord.
cardopoly-command = Cardopoly: gira per il parco, compra con le carte, scambia e prometti
cardopoly-command-new = Apri un tavolo di Cardopoly in questo canale; per unirsi basta premere un pulsante
cardopoly-variant-game = Fai il giro e compra con le tue carte.
cardopoly-new-play = Il gioco intero, oppure quello veloce: vince chi ha 4 proprietà per primo
cardopoly-name-play = gioco
cardopoly-choice-play-standard = normale
cardopoly-choice-play-quick = veloce
cardopoly-new-teams = Se in quattro si gioca due contro due
cardopoly-name-teams = squadre
cardopoly-choice-teams-no = no
cardopoly-choice-teams-yes = sì
cardopoly-new-suits = Se gli assi sono dati a caso o scelti
cardopoly-name-suits = assi
cardopoly-choice-suits-random = a caso
cardopoly-choice-suits-chosen = a scelta
cardopoly-new-king_tax = Quante carte prende un re da ogni giocatore
cardopoly-name-king_tax = tassa_re
cardopoly-new-tax_choice = Chi sceglie le carte che prende un re
cardopoly-name-tax_choice = scelta_tassa
cardopoly-choice-tax_choice-random = a caso
cardopoly-choice-tax_choice-giver = sceglie chi paga
cardopoly-new-round_limit = Dopo quanti giri finisce la partita
cardopoly-name-round_limit = limite_giri
cardopoly-choice-round_limit-none = senza limite

# The words on its pictures, and the same for those who listen to them.

# The line at the top
cardopoly-picture-ask-suits = { $name }: scegli un asso
cardopoly-picture-ask-open = { $name }: pesca una carta
cardopoly-picture-ask-land = { $name }: la compri o va all’asta?
cardopoly-picture-ask-bid = Asta: offerte di { $name }
cardopoly-picture-ask-price = { $name }: accetti { cardopoly-picture-cards }?
cardopoly-picture-ask-win = { $name }: compra ciò che hai vinto
cardopoly-picture-ask-bill = { $name }: paga l’offerta, { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
cardopoly-picture-ask-debt = { $name }: paga { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
cardopoly-picture-ask-jail = { $name }: come lasci la prigione?
cardopoly-picture-ask-tax = La tassa, prego: { $name }
cardopoly-picture-ask-mend = { $name }: ipoteca una proprietà
cardopoly-picture-ask-close = { $name }: altro in questo turno?
cardopoly-picture-ask-trade = { $name }: accetti?

# What is at stake, and what the last move brought
cardopoly-picture-leads = { $count ->
        [one] per 1 carta?
       *[other] per { $count } carte?
    }
cardopoly-picture-settles = salda il debito di { $name }
cardopoly-picture-settles-mine = salda il tuo debito con { $name }
cardopoly-picture-settles-yours = salda il debito di { $name } con te
cardopoly-picture-due-rent = { $count ->
        [one] 1 carta d’affitto
       *[other] { $count } carte d’affitto
    }
cardopoly-picture-due-promise = { $count ->
        [one] 1 carta promessa
       *[other] { $count } carte promesse
    }
cardopoly-picture-due-bid = { $count ->
        [one] 1 carta offerta
       *[other] { $count } carte offerte
    }
cardopoly-picture-tax = { $count ->
        [one] Re: 1 carta a testa
       *[other] Re: { $count } carte a testa
    }
cardopoly-picture-tax-mend = Re: carte finite
cardopoly-picture-last-free = di nessuno
cardopoly-picture-last-bought = comprata
cardopoly-picture-last-auction = { $count ->
        [one] venduta per 1 carta
       *[other] venduta per { $count } carte
    }
cardopoly-picture-last-rent = { cardopoly-picture-due-rent }
cardopoly-picture-last-paid = { $count ->
        [one] 1 carta pagata
       *[other] { $count } carte pagate
    }
cardopoly-picture-last-jack = fante, niente affitto
cardopoly-picture-last-settled = affitto saldato
cardopoly-picture-last-own = proprietà sua
cardopoly-picture-last-own-you = è tua
cardopoly-picture-last-partner = della squadra
cardopoly-picture-last-mortgaged = ipoteca, niente affitto
cardopoly-picture-last-jail = in prigione
cardopoly-picture-last-none = niente da pescare
cardopoly-picture-auction = Asta
cardopoly-picture-trade = Uno scambio
cardopoly-picture-counter = La tua controproposta
cardopoly-picture-offer = La sua offerta
cardopoly-picture-you-give = Dai
cardopoly-picture-you-get = Ricevi
cardopoly-picture-gives = dà
cardopoly-picture-choose = { $count ->
        [one] 1 carta a tua scelta
       *[other] { $count } carte a tua scelta
    }
cardopoly-picture-choose-other = { $count ->
        [one] 1 carta, sceglie { $name }
       *[other] { $count } carte, sceglie { $name }
    }
cardopoly-picture-earlier = Promesse di prima:
cardopoly-picture-promise = { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-promises = promette { $count }, { $turns ->
        [one] fra 1 turno
       *[other] fra { $turns } turni
    }
cardopoly-picture-promises-cards = promette { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }

# Places and piles
cardopoly-picture-lost = in prigione
cardopoly-picture-ahead = in testa
cardopoly-picture-owes = debito: { $count } a { $to }
cardopoly-picture-owes-brief = debito: { $count }
cardopoly-picture-risk = affitto { $count } a { $to }: fuori
cardopoly-picture-risk-brief = rischia { $count }
cardopoly-picture-goal = { $count } di { $goal } per vincere
cardopoly-picture-score = { $count } di { $goal }
cardopoly-picture-set = serie: { $count } al Via
cardopoly-picture-draw = { $count } da pescare
cardopoly-picture-discard = { $count } giocate
cardopoly-picture-due = { $turns ->
        [one] fra 1 turno
       *[other] fra { $turns } turni
    }
cardopoly-picture-round = Giro { $round }
cardopoly-picture-round-of = Giro { $round } di { $limit }
cardopoly-picture-round-by = Giro { $round }/{ $limit }
cardopoly-picture-round-word = Giro

# The pocket
cardopoly-picture-hand-suits = Tocca a te: scegli il tuo asso
cardopoly-picture-hand-open = Tocca a te: pesca una carta
cardopoly-picture-hand-land = La compri o va all’asta?
cardopoly-picture-hand-leave = All’asta o la lasci?
cardopoly-picture-hand-bid = Asta: quanto daresti?
cardopoly-picture-hand-price = Accetti { cardopoly-picture-cards }?
cardopoly-picture-hand-win = Tocca a te: compra ciò che hai vinto
cardopoly-picture-hand-bill = Tocca a te: paga l’offerta, { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
cardopoly-picture-hand-debt = Tocca a te: paga { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
cardopoly-picture-hand-jail = Come lasci la prigione?
cardopoly-picture-hand-tax = Il re vuole carte da te
cardopoly-picture-hand-mend = Tocca a te: ipoteca una proprietà
cardopoly-picture-hand-close = Altro in questo turno?
cardopoly-picture-hand-draft = Cosa offri?
cardopoly-picture-hand-counter = La tua controproposta?
cardopoly-picture-hand-trade = La sua offerta: accetti?
cardopoly-picture-hand-offer = La sua offerta: accetti o cambi?
cardopoly-picture-last-card = Pagando resti senza carte: saresti fuori.
cardopoly-picture-rescue = Prima: { $ways }
cardopoly-picture-rescue-jack = fante Imprevisto
cardopoly-picture-rescue-king = re
cardopoly-picture-rescue-mortgage = ipoteca
cardopoly-picture-rescue-draft = scambio
cardopoly-picture-exit-fine = paga { $count }
cardopoly-picture-exit-jack = gioca il fante Imprevisto
cardopoly-picture-exit-sit = salta un turno
cardopoly-picture-pays = per pagare
cardopoly-picture-claims = va sopra
cardopoly-picture-cannot-buy = Non hai le carte per comprarla.
cardopoly-picture-wins = comprarla fa vincere!
cardopoly-picture-partner = in squadra

# For those who listen
cardopoly-picture-alt-pocket = La tua tasca: { $cards }.
cardopoly-picture-alt-last = { $how ->
        [jail] Ultima mossa: { $name }, { $cards }, dalla casella { $start } dritto alla { $space }, { $card }
        [none] Ultima mossa: { $name }, { $cards }, sulla casella { $space }, { $card }
       *[walk] Ultima mossa: { $name }, { $cards }, dalla casella { $start } alla { $space }, { $card }
    }
cardopoly-picture-alt-rent = affitto { $count }
cardopoly-picture-alt-owner = { $what }, { $name }
cardopoly-picture-alt-answered = risposte: { $letters }
cardopoly-picture-alt-awaited = in attesa di: { $letters }
cardopoly-picture-alt-teams = Squadre: { $one }; { $two }.
cardopoly-picture-alt-seat = { $letter } { $name }: { $ace }, su { $space } { $card }, tasca { $held }, Imprevisti { $chance }{ $more }, proprietà { $deeds }.
cardopoly-picture-alt-brief = { $letter } { $name }: { $ace }, su { $space }, tasca { $held }, Imprevisti { $chance }{ $more }, proprietà { $deeds }.
cardopoly-picture-alt-free = Di nessuno: { $spaces }.
cardopoly-picture-alt-promise = { $by } ha promesso a { $to }: { $what }.
cardopoly-picture-alt-piles = { $round }, { $draw }, { $discard }{ $empty ->
        [yes] { "" }
       *[other] , in cima { $top }
    }.

# What a move brings by the end of it all, for whoever is named after it
cardopoly-feature-cards = { $change ->
        [more] più carte in tasca
       *[less] meno carte in tasca
    }
cardopoly-feature-scarce = { $change ->
        [more] una tasca quasi vuota
       *[less] una tasca più sicura
    }
cardopoly-feature-claims = { $change ->
        [more] più carte per comprare
       *[less] meno carte per comprare
    }
cardopoly-feature-choice = { $change ->
        [more] più proprietà a portata di mano
       *[less] meno proprietà a portata di mano
    }
cardopoly-feature-deeds = { $change ->
        [more] più proprietà
       *[less] meno proprietà
    }
cardopoly-feature-rents = { $change ->
        [more] affitti più alti da riscuotere
       *[less] affitti più bassi da riscuotere
    }
cardopoly-feature-fares = { $change ->
        [more] affitti più alti sulla strada
       *[less] affitti più bassi sulla strada
    }
cardopoly-feature-ruin = { $change ->
        [more] più rischio di rovina
       *[less] meno rischio di rovina
    }
cardopoly-feature-short = { $change ->
        [more] debiti quasi impossibili da pagare
       *[less] meno debiti difficili da pagare
    }
cardopoly-feature-mortgages = { $change ->
        [more] più proprietà ipotecate
       *[less] meno proprietà ipotecate
    }
cardopoly-feature-sets = { $change ->
        [more] una serie completa
       *[less] nessuna serie completa
    }
cardopoly-feature-jacks = { $change ->
        [more] più fanti da giocare
       *[less] meno fanti da giocare
    }
cardopoly-feature-queens = { $change ->
        [more] più donne da giocare
       *[less] meno donne da giocare
    }
cardopoly-feature-kings = { $change ->
        [more] più re da giocare
       *[less] meno re da giocare
    }
cardopoly-feature-late = { $change ->
        [more] più proprietà per il conto finale
       *[less] meno proprietà per il conto finale
    }
cardopoly-feature-quick = { $change ->
        [more] più possibilità di vincere in fretta
       *[less] meno possibilità di vincere in fretta
    }
cardopoly-feature-jailed = { $change ->
        [more] un turno saltato
       *[less] nessun turno saltato
    }
cardopoly-feature-turn = { $change ->
        [more] il prossimo turno prima
       *[less] il prossimo turno più tardi
    }

# Puzzles
cardopoly-puzzle-answer = **Ti offrono uno scambio.** Cosa rispondi? Una risposta è molto meglio delle altre.
cardopoly-puzzle-open = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Prima di muoverti:** una decisione è molto meglio delle altre. Quale?
    }
cardopoly-puzzle-land = **Eccoti sulla casella.** E adesso? Una decisione è molto meglio delle altre.
cardopoly-puzzle-close = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Fine del turno.** Cosa fai ancora? Una decisione è molto meglio delle altre.
    }
cardopoly-puzzle-debt = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Hai un debito.** Come te la cavi? Un modo è molto meglio degli altri.
    }
cardopoly-puzzle-bid = **Un’asta.** Cosa fai? Una risposta è molto meglio delle altre.
cardopoly-puzzle-price = **La tua asta è finita.** Accetti quel prezzo? Una risposta è molto meglio dell’altra.
cardopoly-puzzle-jail = **Sei in prigione.** Come ne vieni fuori? Un modo è molto meglio degli altri.
cardopoly-puzzle-finish = **La fine è vicina.** Una decisione vale quasi la vittoria. Quale?
