# Cardopoly: its command, what is asked, what moves are called, what happened, its pictures; rules in cardopoly-rules.ftl.

cardopoly-name = Cardopoly
cardopoly-pitch = Monopoly con baraja: compra, construye y cambia. { $short ->
        [yes] Gana quien tenga antes 4 propiedades.
       *[no] Sin cartas, estás fuera.
    }
cardopoly-wealth = Propiedades sin hipoteca
cardopoly-score = { $score ->
        [one] 1 propiedad sin hipoteca
       *[other] { $score } propiedades sin hipoteca
    }
cardopoly-tiebreak = { $figure ->
        [one] 1 carta
       *[other] { $figure } cartas
    }
cardopoly-card = { $face }
cardopoly-card-joker = Comodín

# Settings
cardopoly-setting-play = Modo
cardopoly-setting-play-standard = Normal (16 propiedades, gana quien aguante hasta el final)
cardopoly-setting-play-quick = Rápido (12 propiedades, gana quien tenga antes 4)
cardopoly-setting-teams = Equipos
cardopoly-setting-teams-no = cada cual por su cuenta
cardopoly-setting-teams-yes = dos equipos de dos (4 personas); en el modo rápido, 6 propiedades por equipo
cardopoly-setting-suits = Tu as
cardopoly-setting-suits-random = repartido al azar
cardopoly-setting-suits-chosen = a elegir, por orden de llegada
cardopoly-setting-king_tax = Un rey se lleva
cardopoly-setting-king_tax-1 = 1 carta de cada persona y 1 del mazo
cardopoly-setting-king_tax-2 = 2 cartas de cada persona y 2 del mazo
cardopoly-setting-tax_choice = Las cartas del impuesto
cardopoly-setting-tax_choice-random = se toman al azar
cardopoly-setting-tax_choice-giver = las elige quien paga
cardopoly-setting-round_limit = Rondas
cardopoly-setting-round_limit-40 = 40 como mucho
cardopoly-setting-round_limit-20 = 20 como mucho
cardopoly-setting-round_limit-80 = 80 como mucho
cardopoly-setting-round_limit-none = sin límite

# What is asked
cardopoly-ask-suits = Elige tu as. Comprarás propiedades con cartas de su palo.
cardopoly-ask-open = Te toca: roba una carta. Su valor es lo que avanzas. Antes puedes intercambiar, hipotecar o ampliar.
cardopoly-ask-land = { $space } está libre. { $buys ->
        [yes] ¿La compras, la subastas o la dejas? Para comprarla, pon encima una carta del palo de tu as y paga con una del palo o del valor de la propiedad.
       *[no] ¿La subastas o la dejas?
    }
cardopoly-ask-bid = { $who } saca a subasta { $space }. ¿Cuántas cartas pagarías como mucho? Solo tú ves tu puja.
cardopoly-ask-price = { $leader } te ofrece { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } por poder comprar { $space }. ¿Aceptas? Si no, sigue libre.
cardopoly-ask-win = Puedes comprar { $space }: pon encima una carta del palo de tu as y paga con una del palo o del valor de la propiedad.
cardopoly-ask-bill = Paga a { $to } el precio de la subasta: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
cardopoly-ask-debt = { $what ->
        [promise] Toca cumplir tu promesa: da a { $to } { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        }.
       *[other] Debes a { $to } { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        } de alquiler por { $space }.
    } Tú eliges cuáles.
cardopoly-ask-jail = Un comodín: vas a la cárcel. { $ways ->
        [both] Paga una multa, juega tu jota de suerte o pierde tu próximo turno.
        [fine] Paga una multa o pierde tu próximo turno.
        [jack] Juega tu jota de suerte o pierde tu próximo turno.
       *[none] No te llega para la multa, así que pierdes tu próximo turno.
    } En cualquier caso, este turno acaba.
cardopoly-ask-tax = { $who } te cobra un impuesto: elige { $count ->
        [one] la carta
       *[other] las { $count } cartas
    } que das.
cardopoly-ask-mend = El impuesto se ha llevado tu última carta. Hipoteca una propiedad para seguir.
cardopoly-ask-close = Todavía es tu turno. ¿Algo más? Si no, termínalo.
cardopoly-ask-draft = Tu intercambio con { $to }
cardopoly-ask-counter = Tu contraoferta a { $to }
cardopoly-ask-answer = { $who } propone un intercambio.
cardopoly-ask-trade = { $who } te da { $given } y te pide { $asked }.{ $settles ->
        [yes] { " " }Con eso queda saldada su deuda contigo.
       *[no] { "" }
    }
cardopoly-wait-suits = Falta que { $seats ->
        [one] una persona elija su as
       *[other] { $seats } personas elijan su as
    }
cardopoly-wait-open = { $who } va a robar carta
cardopoly-wait-land = { $who } decide sobre { $space }: comprarla, dejarla o pedir pujas
cardopoly-wait-bid = { $space } está en subasta: { $seats ->
        [one] falta una puja
       *[other] faltan { $seats } pujas
    }
cardopoly-wait-price = { $who } decide si { $leader } se lleva { $space } por { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cardopoly-wait-win = { $leader } compra { $space }
cardopoly-wait-bill = { $who } paga a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } por { $space }
cardopoly-wait-debt = { $who } debe a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }{ $what ->
        [promise] { "" } por una promesa
       *[other] { "" } de alquiler
    }
cardopoly-wait-jail = { $who } está en la cárcel y decide cómo salir
cardopoly-wait-tax = { $who } cobra un impuesto: { $seats ->
        [one] una persona elige qué da
       *[other] { $seats } personas eligen qué dan
    }
cardopoly-wait-mend = Se cobra un impuesto: { $seats ->
        [one] una persona tiene que hipotecar
       *[other] { $seats } personas tienen que hipotecar
    }
cardopoly-wait-close = { $who } acaba su turno
cardopoly-wait-trade = { $who } ofrece a { $to } { $given } por { $asked }{ $settles ->
        [yes] , lo que saldaría la deuda
       *[no] { "" }
    }

# A trade as a sentence
cardopoly-terms-nothing = nada
cardopoly-terms-and = { $first } y { $second }
cardopoly-terms-comma = { $first }, { $second }
cardopoly-terms-spaces = { $count ->
        [one] la propiedad { $cards }
       *[other] las propiedades { $cards }
    }
cardopoly-terms-mortgaged = { $count ->
        [one] la propiedad hipotecada { $cards }
       *[other] las propiedades hipotecadas { $cards }
    }
cardopoly-terms-named = { $count ->
        [one] la carta { $cards }
       *[other] las cartas { $cards }
    }
cardopoly-terms-cards = { $count ->
        [one] 1 carta de bolsillo
       *[other] { $count } cartas de bolsillo
    }
cardopoly-terms-kind = { $count ->
        [one] 1 carta de bolsillo
       *[other] { $count } cartas de bolsillo
    } ({ $kind })
cardopoly-terms-promise = una promesa de { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } { $turns ->
        [one] en el próximo turno
       *[other] dentro de { $turns } turnos
    }
cardopoly-kind = { $kind ->
        [0] cualquiera
        [1] ♣
        [2] ♦
        [3] ♥
        [4] ♠
        [5] ases
        [15] jotas
        [16] reinas
        [17] reyes
        [6] doses
        [7] treses
        [8] cuatros
        [9] cincos
        [10] seises
        [11] sietes
        [12] ochos
        [13] nueves
       *[other] dieces
    }

# Moves, and what they bring and cost
cardopoly-hint-left = Te { $left ->
        [one] quedaría 1 carta
       *[other] quedarían { $left } cartas
    }.
cardopoly-offer-suit = Elegir tu as
cardopoly-field-suit = ¿Qué as?
cardopoly-offer-draw = Robar
cardopoly-offer-end = Terminar tu turno
cardopoly-offer-buy = Comprar: poner { $claim }, pagar { $pay }
cardopoly-offer-buy-choose = Comprar: poner { $claim } y pagar…
cardopoly-hint-buy = Si compras { $space }, su alquiler será { $rent }. { cardopoly-hint-left }
cardopoly-hint-buy-wins = Si compras { $space }, ¡ganas!
cardopoly-field-pay = ¿Con qué carta pagas?
cardopoly-offer-auction = Abrir una subasta
cardopoly-line-auction = En una subasta, el resto puja en secreto. Si el precio te gusta, te llevas las cartas de quien gane.
cardopoly-line-bid = Gana la puja más alta, que paga una carta más que la segunda. Comprarla te cuesta otras dos cartas.
cardopoly-offer-leave = Dejarla
cardopoly-offer-advance = Pujar de antemano
cardopoly-offer-bid = Pujar por { $space }
cardopoly-field-amount = ¿Cuántas cartas como mucho?
cardopoly-hint-amount = Si te la llevas a ese precio, después de comprar te { $left ->
        [one] queda 1 carta
       *[other] quedan { $left } cartas
    }.
cardopoly-offer-no-bid = No pujar
cardopoly-offer-sell = Dejar comprar a { $who }
cardopoly-hint-sell = Recibes { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } y tendrías { $left }.
cardopoly-hint-sell-wins = ¡{ $who } la compra y gana!
cardopoly-offer-keep = Rechazar
cardopoly-offer-pay = Pagar a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cardopoly-hint-pay = Si pagas, te { $left ->
        [one] queda 1 carta
       *[other] quedan { $left } cartas
    }.
cardopoly-offer-pay-all = Dar a { $to } todo lo que tienes
cardopoly-hint-pay-all = { $count ->
        [one] Tu última carta va
       *[other] Tus { $count } cartas van
    } a { $to }, ¡y quedas fuera de la partida!
cardopoly-offer-jack-rent = Jugar tu jota: sin alquiler
cardopoly-offer-jack-jail = Jugar tu jota y salir libre
cardopoly-offer-queen = Jugar tu reina…
cardopoly-hint-queen = Vas allí en el sentido del reloj, con el sueldo si pasas por la Salida.
cardopoly-field-space = ¿Adónde?
cardopoly-offer-king = Jugar tu rey
cardopoly-hint-king = Impuesto para el resto: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de cada persona. Tendrías { $left }.
cardopoly-hint-king-wins = Impuesto para el resto: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de cada persona. Es todo lo que tienen, ¡y ganas!
cardopoly-offer-tax = Dar a { $to } { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
cardopoly-hint-tax = { cardopoly-hint-left }
cardopoly-offer-fine = Pagar la multa
cardopoly-hint-fine = Con la multa de { $count } cartas te { $left ->
        [one] queda 1 carta
       *[other] quedan { $left } cartas
    }.
cardopoly-offer-sit = Perder tu próximo turno
cardopoly-offer-expand = Poner { $claim }, pagar { $pay }
cardopoly-offer-expand-choose = Poner { $claim } y pagar…
cardopoly-hint-expand = Su alquiler pasa de { $rent } a { $more }. { cardopoly-hint-left }
cardopoly-offer-mortgage = Hipotecar { $space }
cardopoly-hint-mortgage = Robas { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } y tendrás { $left }. { $quick ->
        [yes] { $own } de { $goal } para ganar, y sin alquiler hasta levantarla con 3 cartas.
       *[no] Sin alquiler hasta levantarla con 3 cartas de su palo o de su valor.
    }
cardopoly-offer-unmortgage = Levantar la hipoteca de { $space }
cardopoly-hint-unmortgage = Descartas 3 cartas de su palo o de su valor y vuelve a cobrar alquiler. { cardopoly-hint-left }
cardopoly-hint-unmortgage-wins = Descartas 3 cartas de su palo o de su valor, ¡y ganas!
cardopoly-offer-draft = Intercambiar con { $to }
cardopoly-field-take = ¿Qué propiedades quieres?
cardopoly-field-number = ¿Cuántas cartas de bolsillo quieres?
cardopoly-field-lot = En una subasta de…
cardopoly-field-limit = ¿Qué hago por ti?
cardopoly-field-kind = ¿De qué tipo?
cardopoly-field-spaces = ¿Cuáles de tus propiedades?
cardopoly-field-cards = ¿Cuáles de tus cartas?
cardopoly-field-gives = ¿Cuántas cartas prometes?
cardopoly-field-gives_in = ¿Para cuál de tus turnos?
cardopoly-field-asks = ¿Cuántas debe prometerte?
cardopoly-field-asks_in = ¿Para cuál de sus turnos?
cardopoly-offer-propose = Proponerlo
cardopoly-offer-propose-settle = Proponerlo para saldar la deuda
cardopoly-offer-drop = Descartarlo
cardopoly-offer-withdraw = Retirar tu propuesta
cardopoly-offer-accept = Aceptar
cardopoly-offer-accept-giving = Aceptar y dar { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cardopoly-hint-accept = Tendrías { $left ->
        [one] 1 carta
       *[other] { $left } cartas
    } en el bolsillo.
cardopoly-hint-accept-wins = Con eso, ¡gana { $winner }!
cardopoly-offer-decline = Rechazar
cardopoly-offer-share = Pasar cartas a { $to }
cardopoly-hint-share = Van a tu pareja. Quédate al menos con una.

# The panel
cardopoly-select-first = ¿Algo más antes?
cardopoly-select-other = ¿Algo más?
cardopoly-select-pair = ¿Con qué cartas?
cardopoly-select-others = O con otras cartas…
cardopoly-select-bid = ¿Cuántas cartas como mucho?
cardopoly-select-rescue = Conseguir más cartas…
cardopoly-select-mend = ¿Qué propiedad hipotecas?
cardopoly-select-trade = ¿Qué, y con quién?
cardopoly-select-things = ¿Qué das, qué recibes?
cardopoly-select-hand = ¿Cuáles de tus cartas?
cardopoly-select-promise = ¿Quién promete qué?
cardopoly-panel-pay = Pagar { $cards }
cardopoly-panel-tax = Dar { $cards }
cardopoly-panel-fine = Pagar la multa: { $cards }
cardopoly-panel-unmortgage-only = Levantar la hipoteca de { $space } con { $cards }
cardopoly-panel-unmortgage = Descartar { $cards }
cardopoly-panel-accept-giving = Aceptar y dar { $cards }
cardopoly-panel-cards = Elegir otras cartas…
cardopoly-panel-short = Tienes { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }. Para pagar y seguir en la partida necesitas más de { $of }.
cardopoly-panel-twin = { $what } (n.º { $places })
cardopoly-panel-expand = Ampliar { $space }…
cardopoly-panel-expand-only = Ampliar { $space }: poner { $claim }, pagar { $pay }
cardopoly-panel-expand-hint = Su alquiler pasa de { $rent } a { $more } por una carta puesta y otra pagada.
cardopoly-orders = { $limit ->
        [0] En una subasta de { $cards }, te pregunto.
        [1] En una subasta de { $cards }, no pujo por ti.
       *[other] En una subasta de { $cards }, pujo por ti hasta { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        }.
    }
cardopoly-orders-any = { $limit ->
        [1] En { $others ->
            [yes] todas las demás
           *[no] todas las
        } subastas, no pujo por ti.
       *[other] En { $others ->
            [yes] todas las demás
           *[no] todas las
        } subastas, pujo por ti hasta { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        }.
    }
cardopoly-lacks-claim = No puedes comprarla: no tienes ninguna carta de { $suit ->
        [0] ♣
        [1] ♦
        [2] ♥
       *[other] ♠
    } que poner encima.
cardopoly-lacks-pay = No puedes comprarla: no tienes con qué pagar, es decir, ninguna carta del palo o del valor de { $space }.
cardopoly-lacks-pair = No puedes comprarla: solo te sirve una carta y hacen falta dos.
cardopoly-lacks-cards-land = No puedes comprarla: se llevaría tu última carta.
cardopoly-lacks-cards-bid = No puedes pujar: entre ocuparla, pagarla y tu puja, no te quedaría ninguna carta.
cardopoly-panel-trade = Intercambiar…
cardopoly-panel-settle = Saldarlo con un intercambio…
cardopoly-panel-partners = ¿Qué quieres intercambiar?
cardopoly-panel-preset = { $to }: { $asked } por { $given }
cardopoly-panel-preset-settle = { $to }: { $given }, y ya no debes nada
cardopoly-panel-with = Algo con { $to }…
cardopoly-panel-hand = Tus cartas de la { $first } a la { $last }…
cardopoly-panel-hand-asked = ¿Cuáles de estas cartas das?
cardopoly-panel-without = Sin { $card }
cardopoly-panel-more = Más…
cardopoly-panel-theirs = Pedir cartas…
cardopoly-panel-asking = ¿Cuántas cartas de bolsillo de { $to }? Cuáles, no lo eliges tú.
cardopoly-panel-number = { $count ->
        [0] Ninguna carta
        [one] { $any ->
            [0] 1 carta de cualquier tipo
           *[other] 1 carta: { $kind }
        }
       *[other] { $any ->
            [0] { $count } cartas de cualquier tipo
           *[other] { $count } cartas: { $kind }
        }
    }
cardopoly-panel-otherwise = Otra cosa…
cardopoly-panel-promises = Promesas…
cardopoly-panel-promising = Yo cobro las cartas prometidas cuando toque.
cardopoly-panel-no-promise = Sin promesas
cardopoly-panel-counter = Contraoferta…
cardopoly-panel-besides = Hacer otra cosa…
cardopoly-panel-withdraws = Si haces cualquier otra cosa, la propuesta se retira.
cardopoly-thing-take = Recibes { $what }
cardopoly-thing-spaces = Das { $what }
cardopoly-thing-cards = Das la carta { $what }
cardopoly-trade-gives = Das { $what }
cardopoly-trade-gets = Recibes { $what }
cardopoly-trade-settles = Con eso se salda la deuda.
cardopoly-vow-you = Prometes { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } { $turns ->
        [one] en el próximo turno
       *[other] dentro de { $turns } turnos
    }
cardopoly-vow-they = { $to } promete { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } { $turns ->
        [one] en el próximo turno
       *[other] dentro de { $turns } turnos
    }

cardopoly-option-card = { $number } · { $card }
cardopoly-option-space = { $card }
cardopoly-option-amount = Pujar como mucho { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cardopoly-option-lot = { $card }
cardopoly-option-lot-any = cualquier otra propiedad
cardopoly-option-limit = { $limit ->
        [0] Preguntarme
        [1] No pujar
       *[other] Pujar hasta { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        }
    }
cardopoly-option-number = { $count ->
        [0] ninguna
        [one] 1 carta
       *[other] { $count } cartas
    }
cardopoly-option-turns = { $count ->
        [one] en el próximo turno
       *[other] dentro de { $count } turnos
    }
cardopoly-option-suit = { $suit ->
        [0] A♣
        [1] A♦
        [2] A♥
       *[other] A♠
    }
cardopoly-hint-joker = Un comodín puede pagar, pero no comprar.
cardopoly-hint-own-claim = Tu palo: con ella puedes comprar
cardopoly-hint-their-claim = Con ella puede comprar { $who }
cardopoly-hint-space-free = Libre{ $salary ->
        [0] { "" }
       *[other] { "" } · sueldo: { $salary }
    }
cardopoly-hint-space-own = Tuya, alquiler { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · sueldo: { $salary }
    }
cardopoly-hint-space-partner = De { $owner }, tu pareja: sin alquiler{ $salary ->
        [0] { "" }
       *[other] { "" } · sueldo: { $salary }
    }
cardopoly-hint-space-mortgaged = De { $owner }, hipotecada: sin alquiler{ $salary ->
        [0] { "" }
       *[other] { "" } · sueldo: { $salary }
    }
cardopoly-hint-space-rent = De { $owner }, alquiler { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · sueldo: { $salary }
    }

# How the match begins
cardopoly-start = { $spaces } propiedades, { $count } cartas de bolsillo por persona. Reparte { $who }.
cardopoly-token = El as de { $who } es { $card }.
cardopoly-begins = Empieza { $who }.

# The turn
cardopoly-drew-you = Robas { $cards }.
cardopoly-reshuffle = Se baraja el descarte: { $count } cartas forman el nuevo mazo.
cardopoly-chance = { $who } roba { $card } y se la queda como carta de suerte.
cardopoly-joker = { $who } roba un comodín y va a la cárcel.
cardopoly-move = { $who } avanza { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    } con { $card }, hasta { $space }.
cardopoly-nothing-drawn = { $who } no puede robar, porque no queda nada, y no se mueve.
cardopoly-salary = { $who } pasa por la Salida: { $count ->
        [0] la banca ya no tiene con qué pagar
        [one] 1 carta de sueldo
       *[other] { $count } cartas de sueldo
    }.
cardopoly-rent = { $who } debe a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de alquiler.
cardopoly-due = { $who } tiene que cumplir su promesa a { $to }: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
cardopoly-skipped = { $who } está en la cárcel y pierde este turno.
cardopoly-passed = { $who } pasa el turno.
cardopoly-paid = { $who } paga a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
cardopoly-handed = De { $who } a { $to }: { $cards }.
cardopoly-rent-paid = { $who } paga a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de alquiler.
cardopoly-rent-handed = { $who } paga a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de alquiler: { $cards }.
cardopoly-taxed-handed = { $who } da a { $to } { $cards } por el rey.
cardopoly-paid-handed = { $who } paga a { $to }: { $cards }.
cardopoly-jack-rent = { $who } juega una jota en vez de pagar a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } de alquiler.
cardopoly-jack-jail = { $who } juega una jota y sale de la cárcel.
cardopoly-fine = { $who } paga la multa: { $cards }.
cardopoly-sit = { $who } se queda en la cárcel y perderá un turno.
cardopoly-king = { $who } juega { $card }: impuesto para el resto.
cardopoly-taxed = { $who } da a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } por el rey.
cardopoly-king-draws = { $count ->
        [0] { $who } no roba nada de la banca, que se queda sus últimas cartas.
        [one] { $who } roba además 1 carta de la banca.
       *[other] { $who } roba además { $count } cartas de la banca.
    }
cardopoly-shared = { $who } pasa a { $to } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.

# Properties
cardopoly-buy = { $who } compra { $space }: pone { $claim }, paga { $pay }.
cardopoly-left = { $who } deja { $space } libre.
cardopoly-expand = { $who } amplía { $space }: pone { $claim }, paga { $pay }.
cardopoly-mortgage = { $who } hipoteca { $space } y roba { $count ->
        [0] nada: la banca se queda sus últimas cartas
        [one] 1 carta
       *[other] { $count } cartas
    }.
cardopoly-unmortgage = { $who } levanta la hipoteca de { $space } con { $cards }.
cardopoly-auction = { $who } saca a subasta { $space }.
cardopoly-bid = { $who } ha respondido.
cardopoly-advance = { $limit ->
        [0] Si { $space } sale a subasta, te preguntaré.
        [1] Si { $space } sale a subasta, pasaré por ti al momento.
       *[other] Si { $space } sale a subasta, pujaré por ti al momento hasta { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        }.
    }
cardopoly-advance-any = { $limit ->
        [0] A partir de ahora te preguntaré en cada subasta a la que no hayas respondido de antemano.
        [1] A partir de ahora pasaré por ti al momento en las subastas.
       *[other] A partir de ahora pujaré por ti al momento en las subastas hasta { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        }.
    }
cardopoly-followed = { $whole ->
        [yes] Como me dijiste de antemano, { $count ->
            [0] no pujo
            [one] pujo hasta 1 carta
           *[other] pujo hasta { $count } cartas
        } por { $space }.
       *[no] { $count ->
            [0] No tienes cartas para pujar por { $space }, así que he pasado por ti.
            [one] Por { $space } no puedes pujar más de 1 carta, así que eso he pujado por ti.
           *[other] Por { $space } no puedes pujar más de { $count } cartas, así que eso he pujado por ti.
        }
    }
cardopoly-no-bids = Nadie puja. La propiedad sigue libre.
cardopoly-leads = { $who } va por delante y pagaría { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
cardopoly-sold = { $who } vende a { $to } por { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
cardopoly-kept = { $who } rechaza el precio de { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }. La propiedad sigue libre.

# Trades
cardopoly-proposed = { $who } ofrece a { $to } { $given } por { $asked }{ $settles ->
        [yes] { "" } y el fin de la deuda
       *[no] { "" }
    }.
cardopoly-proposed-to-reader = { $who } te ofrece { $given } por { $asked }{ $settles ->
        [yes] { "" } y el fin de la deuda
       *[no] { "" }
    }.
cardopoly-proposed-you = En detalle: { $who } ofrece a { $to } { $given } por { $asked }{ $settles ->
        [yes] { "" } y el fin de la deuda
       *[no] { "" }
    }.
cardopoly-proposed-you-to-reader = En detalle: { $who } te ofrece { $given } por { $asked }{ $settles ->
        [yes] { "" } y el fin de la deuda
       *[no] { "" }
    }.
cardopoly-accepted = { $to } acepta la oferta de { $who }: { $given } por { $asked }{ $settles ->
        [yes] , y la deuda queda saldada
       *[no] { "" }
    }.
cardopoly-accepted-who-reader = { $to } acepta tu oferta: { $given } por { $asked }{ $settles ->
        [yes] , y la deuda queda saldada
       *[no] { "" }
    }.
cardopoly-countered = { $who } hace una contraoferta a { $to }: { $given } por { $asked }{ $settles ->
        [yes] { "" } y el fin de la deuda
       *[no] { "" }
    }.
cardopoly-countered-to-reader = { $who } te hace una contraoferta: { $given } por { $asked }{ $settles ->
        [yes] { "" } y el fin de la deuda
       *[no] { "" }
    }.
cardopoly-declined = { $to } rechaza la oferta de { $who }: { $given } por { $asked }{ $settles ->
        [yes] { "" } y el fin de la deuda
       *[no] { "" }
    }.
cardopoly-declined-who-reader = { $to } rechaza tu oferta: { $given } por { $asked }{ $settles ->
        [yes] { "" } y el fin de la deuda
       *[no] { "" }
    }.
cardopoly-withdrawn = { $who } retira su propuesta a { $to }: { $given } por { $asked }{ $settles ->
        [yes] { "" } y el fin de la deuda
       *[no] { "" }
    }.
cardopoly-withdrawn-to-reader = { $who } retira la propuesta que te hizo: { $given } por { $asked }{ $settles ->
        [yes] { "" } y el fin de la deuda
       *[no] { "" }
    }.
cardopoly-lapsed = La propuesta queda sin efecto.

# The end
cardopoly-eliminated = { $who } se queda sin cartas y está fuera. Sus propiedades vuelven a estar libres.
cardopoly-resigned = { $who } abandona. Sus propiedades vuelven a estar libres.
cardopoly-end-alone = Solo queda { $who }.
cardopoly-end-team = Los dos rivales de { $who } y { $partner } están fuera.
cardopoly-end-quick = { $who } completa { $count } propiedades.
cardopoly-end-rounds = Se han jugado { $count } rondas. Gana quien tenga más propiedades sin hipoteca.
cardopoly-end-dry = En la ronda { $count } ya nadie puede robar. Gana quien tenga más propiedades sin hipoteca.

# What cannot be done, and what can
cardopoly-not-asked = Ahora no tienes que hacer nada. Te aviso cuando sí.
cardopoly-not-now = Eso ahora no se puede. Elige una de las jugadas de debajo de tu mano.
cardopoly-decide-landing = Primero decide sobre la propiedad en la que has caído: cómprala, subástala o déjala.
cardopoly-pay-first = Primero paga lo que debes. ¿Te faltan cartas? Hipoteca, juega un rey o intercambia.
cardopoly-jail-first = Primero decide cómo sales de la cárcel: multa, jota o un turno perdido.
cardopoly-price-first = Primero decide si quieres vender a ese precio.
cardopoly-buy-first = Primero compra la propiedad que has ganado.
cardopoly-draft-first = Aún estás preparando un intercambio: antes proponlo o descártalo.
cardopoly-answer-first = Alguien te ha ofrecido un intercambio: antes acéptalo, haz una contraoferta o recházalo.
cardopoly-wait-for-answer = Antes { $who } tiene que responder a una propuesta.
cardopoly-suit-taken = Ese as ya está elegido. Elige otro.
cardopoly-not-in-pocket = No tienes esas cartas. Elige entre las que ves.
cardopoly-no-claim-card = Esa carta no puedes ponerla encima: tiene que ser del palo de tu as.
cardopoly-no-pay-card = Con esa carta no puedes pagarla. Tiene que ser del palo o del valor de la propiedad.
cardopoly-would-empty = Eso se llevaría tu última carta. Quédate al menos con una.
cardopoly-wrong-number = { $count ->
        [one] Hace falta exactamente 1 carta
       *[other] Hacen falta exactamente { $count } cartas
    }. Elige otra vez.
cardopoly-pays-all = Es todo lo que tienes y quedarías fuera. Mejor hipoteca, intercambia o juega un rey, o dalo todo.
cardopoly-can-pay = Tienes suficiente: paga { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } y sigue en la partida.
cardopoly-no-jack-for-promises = Una jota libra de un alquiler, no de una promesa. Paga, hipoteca o intercambia.
cardopoly-no-chance-card = No tienes esa carta de suerte.
cardopoly-no-such-space = Ya estás ahí. Elige otra casilla.
cardopoly-not-yours = Esa propiedad no es tuya. Elige una de las tuyas.
cardopoly-is-mortgaged = Esa propiedad está hipotecada. Antes levanta la hipoteca.
cardopoly-not-mortgaged = Esa propiedad no está hipotecada. No hay nada que levantar.
cardopoly-bid-too-high = Puedes pujar { $most } como mucho: te hace falta una carta para poner encima, otra para pagar y otra para quedártela. O no pujes.
cardopoly-no-such-order = Esa propiedad ya no puede salir a subasta. Elige otra.
cardopoly-bid-too-low = Una puja es de 1 carta como mínimo. O no pujes.
cardopoly-no-sharing = Ahora no puedes pasar cartas. Se puede en el turno de tu equipo, fuera de la cárcel y sin pujas abiertas, y te quedas al menos con una carta.
cardopoly-enough-proposals = Ya basta de intercambios en este turno. Sigue jugando y prueba en el siguiente.
cardopoly-no-partner = Ahora no puedes intercambiar con esa persona. Elige a otra que siga en la partida.
cardopoly-no-draft = Aún no has empezado ningún intercambio. Elige primero con quién.
cardopoly-settles-nothing = Ese intercambio no saldaría tu deuda. Intercambia con la persona a la que debes.
cardopoly-no-proposal = Esa propuesta ya no está sobre la mesa. Sigue jugando sin más.
cardopoly-asks-cards = La propuesta pide { $count ->
        [one] 1 carta: elige cuál das
       *[other] { $count } cartas: elige cuáles das
    }.
cardopoly-asks-no-cards = La propuesta no pide cartas de bolsillo. Solo tienes que aceptarla o rechazarla.
cardopoly-trade-empty = Aún no contiene nada: añade algo primero.
cardopoly-trade-gone = Algo de lo que contiene ya no está, así que no vale.
cardopoly-trade-empties = Ese intercambio no se puede: alguien se quedaría sin cartas.
cardopoly-trade-lacking = No tienes las cartas que pide. Recházala o haz una contraoferta.

# The command in Discord.
cardopoly-command = Cardopoly: recorre el parque, compra con cartas, intercambia y promete
cardopoly-command-new = Abrir una mesa de Cardopoly en este canal; la gente se une con un clic
cardopoly-variant-game = Recorre el parque y compra con cartas.
cardopoly-new-play = La partida completa, o el modo rápido: gana quien tenga antes 4 propiedades
cardopoly-name-play = modo
cardopoly-choice-play-standard = normal
cardopoly-choice-play-quick = rápido
cardopoly-new-teams = Si cuatro personas juegan dos contra dos
cardopoly-name-teams = equipos
cardopoly-choice-teams-no = no
cardopoly-choice-teams-yes = sí
cardopoly-new-suits = Si los ases se reparten al azar o se eligen
cardopoly-name-suits = ases
cardopoly-choice-suits-random = al azar
cardopoly-choice-suits-chosen = a elegir
cardopoly-new-king_tax = Cuántas cartas se lleva un rey de cada persona
cardopoly-name-king_tax = impuesto_del_rey
cardopoly-new-tax_choice = Quién elige las cartas que se lleva un rey
cardopoly-name-tax_choice = quién_elige
cardopoly-choice-tax_choice-random = al azar
cardopoly-choice-tax_choice-giver = quien paga
cardopoly-new-round_limit = Tras cuántas rondas acaba la partida
cardopoly-name-round_limit = rondas
cardopoly-choice-round_limit-none = sin límite

# The words on its pictures, and the same for those who listen to them.

# The line at the top
cardopoly-picture-ask-suits = { $name }: elige un as
cardopoly-picture-ask-open = { $name }: roba una carta
cardopoly-picture-ask-land = { $name }: ¿la compras o se subasta?
cardopoly-picture-ask-bid = Subasta: pujas de { $name }
cardopoly-picture-ask-price = { $name }: ¿aceptas { cardopoly-picture-cards }?
cardopoly-picture-ask-win = { $name }: compra lo que ganaste
cardopoly-picture-ask-bill = { $name }: paga tu puja, { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cardopoly-picture-ask-debt = { $name }: paga { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cardopoly-picture-ask-jail = { $name }: ¿cómo sales de la cárcel?
cardopoly-picture-ask-tax = Impuesto: { $name }
cardopoly-picture-ask-mend = { $name }: hipoteca una propiedad
cardopoly-picture-ask-close = { $name }: ¿algo más este turno?
cardopoly-picture-ask-trade = { $name }: ¿aceptas?

# What is at stake, and what the last move brought
cardopoly-picture-leads = { $count ->
        [one] ¿por 1 carta?
       *[other] ¿por { $count } cartas?
    }
cardopoly-picture-settles = salda la deuda de { $name }
cardopoly-picture-settles-mine = salda tu deuda con { $name }
cardopoly-picture-settles-yours = salda la deuda de { $name } contigo
cardopoly-picture-due-rent = { $count ->
        [one] 1 carta de alquiler
       *[other] { $count } cartas de alquiler
    }
cardopoly-picture-due-promise = { $count ->
        [one] 1 carta prometida
       *[other] { $count } cartas prometidas
    }
cardopoly-picture-due-bid = { $count ->
        [one] 1 carta de puja
       *[other] { $count } cartas de puja
    }
cardopoly-picture-tax = { $count ->
        [one] Rey: 1 carta cada uno
       *[other] Rey: { $count } cartas cada uno
    }
cardopoly-picture-tax-mend = Rey: sin cartas
cardopoly-picture-last-free = no es de nadie
cardopoly-picture-last-bought = comprada
cardopoly-picture-last-auction = { $count ->
        [one] vendida por 1 carta
       *[other] vendida por { $count } cartas
    }
cardopoly-picture-last-rent = { cardopoly-picture-due-rent }
cardopoly-picture-last-paid = { $count ->
        [one] 1 carta pagada
       *[other] { $count } cartas pagadas
    }
cardopoly-picture-last-jack = una jota, sin alquiler
cardopoly-picture-last-settled = alquiler saldado
cardopoly-picture-last-own = es suya
cardopoly-picture-last-own-you = es tuya
cardopoly-picture-last-partner = de su pareja
cardopoly-picture-last-mortgaged = hipotecada, sin alquiler
cardopoly-picture-last-jail = a la cárcel
cardopoly-picture-last-none = no queda nada que robar
cardopoly-picture-auction = Subasta
cardopoly-picture-trade = Intercambio
cardopoly-picture-counter = Tu contraoferta
cardopoly-picture-offer = Su oferta
cardopoly-picture-you-give = Das
cardopoly-picture-you-get = Recibes
cardopoly-picture-gives = da
cardopoly-picture-choose = { $count ->
        [one] 1 carta que elijas
       *[other] { $count } cartas que elijas
    }
cardopoly-picture-choose-other = { $count ->
        [one] 1 carta que elige { $name }
       *[other] { $count } cartas que elige { $name }
    }
cardopoly-picture-earlier = Prometido antes:
cardopoly-picture-promise = { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-promises = promete { $count }, { $turns ->
        [one] en { $turns } turno
       *[other] en { $turns } turnos
    }
cardopoly-picture-promises-cards = promete { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }

# Places and piles
cardopoly-picture-lost = en la cárcel
cardopoly-picture-ahead = va ganando
cardopoly-picture-owes = deuda: { $count } a { $to }
cardopoly-picture-owes-brief = deuda: { $count }
cardopoly-picture-risk = alquiler { $count } a { $to }: fuera
cardopoly-picture-risk-brief = arriesga { $count }
cardopoly-picture-goal = { $count } de { $goal } para ganar
cardopoly-picture-score = { $count } de { $goal }
cardopoly-picture-set = grupo completo, sueldo { $count }
cardopoly-picture-draw = { $count } en el mazo
cardopoly-picture-discard = descarte: { $count }
cardopoly-picture-due = { $turns ->
        [one] en { $turns } turno
       *[other] en { $turns } turnos
    }
cardopoly-picture-round = Ronda { $round }
cardopoly-picture-round-of = Ronda { $round } de { $limit }
cardopoly-picture-round-by = Ronda { $round }/{ $limit }
cardopoly-picture-round-word = Ronda

# The pocket
cardopoly-picture-hand-suits = Te toca: elige tu as
cardopoly-picture-hand-open = Te toca: roba una carta
cardopoly-picture-hand-land = ¿La compras o se subasta?
cardopoly-picture-hand-leave = ¿La subastas o la dejas?
cardopoly-picture-hand-bid = Subasta: ¿cuánto darías?
cardopoly-picture-hand-price = ¿Aceptas { cardopoly-picture-cards }?
cardopoly-picture-hand-win = Te toca: compra lo que ganaste
cardopoly-picture-hand-bill = Te toca: paga tu puja, { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cardopoly-picture-hand-debt = Te toca: paga { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cardopoly-picture-hand-jail = ¿Cómo sales de la cárcel?
cardopoly-picture-hand-tax = El rey te pide cartas
cardopoly-picture-hand-mend = Te toca: hipoteca una propiedad
cardopoly-picture-hand-close = ¿Algo más este turno?
cardopoly-picture-hand-draft = ¿Qué ofreces?
cardopoly-picture-hand-counter = ¿Tu contraoferta?
cardopoly-picture-hand-trade = Su oferta: ¿aceptas?
cardopoly-picture-hand-offer = Su oferta: ¿la aceptas o la cambias?
cardopoly-picture-last-card = Si pagas, te quedas sin cartas y estás fuera.
cardopoly-picture-rescue = Antes: { $ways }
cardopoly-picture-rescue-jack = jota de suerte
cardopoly-picture-rescue-king = rey
cardopoly-picture-rescue-mortgage = hipoteca
cardopoly-picture-rescue-draft = intercambio
cardopoly-picture-exit-fine = paga { $count }
cardopoly-picture-exit-jack = juega tu jota de suerte
cardopoly-picture-exit-sit = pierde un turno
cardopoly-picture-pays = la paga
cardopoly-picture-claims = va encima
cardopoly-picture-cannot-buy = No tienes cartas para comprarla.
cardopoly-picture-wins = ¡comprarla da la victoria!
cardopoly-picture-partner = pareja

# For those who listen
cardopoly-picture-alt-pocket = Tu bolsillo: { $cards }.
cardopoly-picture-alt-last = { $how ->
        [jail] Última: { $name }, { $cards }, de la casilla { $start } directo a { $space }, { $card }
        [none] Última: { $name }, { $cards }, en la casilla { $space }, { $card }
       *[walk] Última: { $name }, { $cards }, de la casilla { $start } a { $space }, { $card }
    }
cardopoly-picture-alt-rent = alquiler { $count }
cardopoly-picture-alt-owner = { $what }, { $name }
cardopoly-picture-alt-answered = han respondido: { $letters }
cardopoly-picture-alt-awaited = faltan: { $letters }
cardopoly-picture-alt-teams = Parejas: { $one }; { $two }.
cardopoly-picture-alt-seat = { $letter } { $name }: { $ace }, en { $space } { $card }, bolsillo { $held }, suerte { $chance }{ $more }, tiene { $deeds }.
cardopoly-picture-alt-brief = { $letter } { $name }: { $ace }, en { $space }, bolsillo { $held }, suerte { $chance }{ $more }, tiene { $deeds }.
cardopoly-picture-alt-free = De nadie: { $spaces }.
cardopoly-picture-alt-promise = { $by } prometió a { $to }: { $what }.
cardopoly-picture-alt-piles = { $round }, { $draw }, { $discard }{ $empty ->
        [yes] { "" }
       *[other] , { $top } encima
    }.

# What a move brings by the end of it all, for whoever is named after it
cardopoly-feature-cards = { $change ->
        [more] más cartas de bolsillo
       *[less] menos cartas de bolsillo
    }
cardopoly-feature-scarce = { $change ->
        [more] un bolsillo casi vacío
       *[less] un bolsillo más seguro
    }
cardopoly-feature-claims = { $change ->
        [more] más cartas con que comprar
       *[less] menos cartas con que comprar
    }
cardopoly-feature-choice = { $change ->
        [more] más propiedades al alcance
       *[less] menos propiedades al alcance
    }
cardopoly-feature-deeds = { $change ->
        [more] más propiedades
       *[less] menos propiedades
    }
cardopoly-feature-rents = { $change ->
        [more] alquileres más altos que cobrar
       *[less] alquileres más bajos que cobrar
    }
cardopoly-feature-fares = { $change ->
        [more] alquileres más altos por delante
       *[less] alquileres más bajos por delante
    }
cardopoly-feature-ruin = { $change ->
        [more] más peligro de ruina
       *[less] menos peligro de ruina
    }
cardopoly-feature-short = { $change ->
        [more] deudas que apenas se pueden pagar
       *[less] menos deudas que apenas se pueden pagar
    }
cardopoly-feature-mortgages = { $change ->
        [more] más propiedades hipotecadas
       *[less] menos propiedades hipotecadas
    }
cardopoly-feature-sets = { $change ->
        [more] un grupo completo
       *[less] ningún grupo completo
    }
cardopoly-feature-jacks = { $change ->
        [more] más jotas que jugar
       *[less] menos jotas que jugar
    }
cardopoly-feature-queens = { $change ->
        [more] más reinas que jugar
       *[less] menos reinas que jugar
    }
cardopoly-feature-kings = { $change ->
        [more] más reyes que jugar
       *[less] menos reyes que jugar
    }
cardopoly-feature-late = { $change ->
        [more] más propiedades para el recuento final
       *[less] menos propiedades para el recuento final
    }
cardopoly-feature-quick = { $change ->
        [more] más opciones de victoria rápida
       *[less] menos opciones de victoria rápida
    }
cardopoly-feature-jailed = { $change ->
        [more] un turno perdido
       *[less] ningún turno perdido
    }
cardopoly-feature-turn = { $change ->
        [more] el próximo turno antes
       *[less] el próximo turno más tarde
    }

# Puzzles
cardopoly-puzzle-answer = **Te ofrecen un intercambio.** ¿Qué dices? Una respuesta es mucho mejor que las demás.
cardopoly-puzzle-open = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Antes de avanzar:** una decisión es mucho mejor que las demás. ¿Cuál?
    }
cardopoly-puzzle-land = **Ya has caído.** ¿Y ahora? Una decisión es mucho mejor que las demás.
cardopoly-puzzle-close = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **El final de tu turno.** ¿Qué haces aún? Una decisión es mucho mejor que las demás.
    }
cardopoly-puzzle-debt = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Tienes una deuda.** ¿Cómo sales de ella? Una manera es mucho mejor que las demás.
    }
cardopoly-puzzle-bid = **Una subasta.** ¿Qué haces? Una respuesta es mucho mejor que las demás.
cardopoly-puzzle-price = **Tu subasta ha terminado.** ¿Aceptas ese precio? Una respuesta es mucho mejor que la otra.
cardopoly-puzzle-jail = **Estás en la cárcel.** ¿Cómo sales? Una manera es mucho mejor que las demás.
cardopoly-puzzle-finish = **El final está cerca.** Hay una decisión que casi gana la partida. ¿Cuál?
