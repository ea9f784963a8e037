# Monopoly Deal: what is asked, how cards and moves are called, what happened, its command and its pictures; rules in deal-rules.ftl.

deal-name = Monopoly Deal
deal-pitch = Reúne propiedades, cobra alquiler, quita las ajenas y di que no.
deal-sets = Grupos completos de colores distintos
deal-total = Puntos de todas las rondas
deal-wealth = Millones sobre la mesa
deal-score = { $scoring ->
        [points] { $score ->
            [one] 1 punto
           *[other] { $score } puntos
        }
       *[sets] { $score ->
            [one] 1 grupo completo
           *[other] { $score } grupos completos
        }
    }
deal-tiebreak = { $figure }M sobre la mesa

# Settings
deal-face-out = Sin los dos Rompetratos, que se llevan grupos enteros: así lo dicen las reglas.
deal-face-in = **Con los dos Rompetratos**, que se llevan grupos enteros.
deal-flip-in = Con Rompetratos
deal-flip-out = Sin Rompetratos
deal-setting-scoring = Gana
deal-setting-scoring-sets = quien tenga antes tres grupos completos
deal-setting-scoring-points = quien sume más puntos
deal-setting-rounds = Rondas (si se juega a puntos)
deal-setting-rounds-1 = 1 ronda
deal-setting-rounds-2 = 2 rondas
deal-setting-rounds-3 = 3 rondas
deal-setting-rounds-4 = 4 rondas
deal-setting-rounds-5 = 5 rondas
deal-setting-rounds-6 = 6 rondas
deal-setting-rounds-7 = 7 rondas
deal-setting-rounds-8 = 8 rondas
deal-setting-round_limit = Turnos por persona en una ronda
deal-setting-round_limit-none = sin límite
deal-setting-round_limit-15 = 15 como mucho
deal-setting-round_limit-30 = 30 como mucho
deal-setting-deal_breaker = Los dos Rompetratos
deal-setting-deal_breaker-out = fuera, como en las reglas
deal-setting-deal_breaker-in = están en la baraja
deal-setting-forced_deal_own_set = Con un Trato forzoso
deal-setting-forced_deal_own_set-no = tus grupos completos no se tocan
deal-setting-forced_deal_own_set-yes = puedes dar una carta de un grupo completo tuyo

# Colors
deal-color-brown = marrón
deal-color-light_blue = celeste
deal-color-pink = rosa
deal-color-orange = naranja
deal-color-red = rojo
deal-color-yellow = amarillo
deal-color-green = verde
deal-color-dark_blue = azul oscuro
deal-color-station = estaciones
deal-color-utility = servicios

# Cards
deal-card-money = { $value }M
deal-card-property = propiedad ({ $color })
deal-card-wild = comodín { $one }/{ $other }
deal-card-wild-any = comodín multicolor
deal-card-rent = alquiler { $one }/{ $other }
deal-card-rent-any = alquiler multicolor
deal-card-breaker = Rompetratos
deal-card-no = Di que no
deal-card-sly = Trato astuto
deal-card-forced = Trato forzoso
deal-card-debt = Cobrador de deudas
deal-card-birthday = Es mi cumpleaños
deal-card-double = Alquiler doble
deal-card-house = Casa
deal-card-hotel = Hotel
deal-card-go = Pasa por la Salida

# What is asked
deal-ask-play = { $plays ->
        [0] No te quedan jugadas: reorganiza o termina tu turno.
        [one] Te toca: te queda 1 jugada.
       *[other] Te toca: te quedan { $plays } jugadas.
    }
deal-ask-card = { $card }: ¿qué haces con ella?
deal-ask-arrange = Reorganizar es gratis: no cuenta como jugada.
deal-wait-play = Juega { $who } ({ $plays ->
        [one] queda 1 jugada
       *[other] quedan { $plays } jugadas
    })
deal-ask-discard = Tienes demasiadas cartas: elige { $count ->
        [one] la que va
       *[other] las { $count } que van
    } debajo del mazo.
deal-wait-discard = { $who } devuelve { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
deal-ask-rent = { $nos ->
        [0] { $who } te cobra { $sum }M de alquiler
       *[other] { $who } dice que no a tu No y quiere { $sum }M de alquiler
    }.{ $all ->
        [yes] { " " }Es todo lo que tienes: { $amount }M.
       *[no] { "" }
    }
deal-ask-birthday = { $nos ->
        [0] Es el cumpleaños de { $who }, y te cuesta { $sum }M
       *[other] { $who } dice que no a tu No y quiere { $sum }M por su cumpleaños
    }.{ $all ->
        [yes] { " " }Es todo lo que tienes: { $amount }M.
       *[no] { "" }
    }
deal-ask-debt = { $nos ->
        [0] { $who } te cobra { $sum }M
       *[other] { $who } dice que no a tu No y te cobra { $sum }M
    }.{ $all ->
        [yes] { " " }Es todo lo que tienes: { $amount }M.
       *[no] { "" }
    }
deal-ask-sly = { $nos ->
        [0] { $who } quiere quitarte esto: { $card }
       *[other] { $who } dice que no a tu No y quiere quitarte esto: { $card }
    }. ¿Lo das?
deal-ask-forced = { $nos ->
        [0] { $who } quiere esto tuyo: { $card }. A cambio te da: { $own }
       *[other] { $who } dice que no a tu No y quiere esto tuyo: { $card }. A cambio te da: { $own }
    }. ¿Cambias?
deal-ask-breaker = { $nos ->
        [0] { $who } quiere quitarte un grupo entero: { $color }
       *[other] { $who } dice que no a tu No y quiere quitarte un grupo entero: { $color }
    }. ¿Lo das?
deal-ask-no = { $count ->
        [one] { $who } dice que no. ¿Lo aceptas?
       *[other] { $who } y más gente dicen que no. ¿Lo aceptas?
    }
deal-wait-answer = { $action }: { $count ->
        [one] tiene que responder { $who }
       *[other] tienen que responder { $count } personas
    }
deal-action-rent = Alquiler
deal-action-birthday = Cumpleaños
deal-action-debt = Cobrador de deudas
deal-action-sly = Trato astuto
deal-action-forced = Trato forzoso
deal-action-breaker = Rompetratos

# Moves
deal-choose-card = Tus cartas
deal-choose-lay = ¿En qué color?
deal-choose-debt = ¿Quién te paga 5M?
deal-choose-rent = ¿Por qué color cobras?
deal-choose-rent_one = ¿A quién le cobras, y por qué color?
deal-choose-sly = ¿Qué quitas?
deal-choose-forced = ¿Qué cambias?
deal-choose-breaker = ¿Qué grupo quitas?
deal-choose-build = ¿En qué grupo?
deal-choose-arrange = ¿Qué mueves?
deal-choose-exchange = ¿Por qué carta del grupo?
deal-choose-discard = Devolver { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
deal-choose-pay = ¿Cómo pagas { $need }M?
deal-choose-advance = Respuestas de antemano
deal-offer-bank = A la banca: { $value }M
deal-offer-lay = Bajarla en { $color }: { $count } de { $size }
deal-offer-go = Robar 2 cartas
deal-offer-birthday = Cobrar 2M a todo el mundo
deal-offer-debt = Cobrar 5M a { $who }
deal-offer-rent = Cobrar { $amount }M a todo el mundo por { $color }{ $doubles ->
        [0] { "" }
        [one] , doblado
       *[other] , doblado dos veces
    }
deal-offer-rent_one = Cobrar { $amount }M a { $who } por { $color }{ $doubles ->
        [0] { "" }
        [one] , doblado
       *[other] , doblado dos veces
    }
deal-offer-sly = Quitarle a { $who }: { $thing }, { $count } de { $size }, { $value ->
        [0] no vale nada
       *[other] vale { $value }M
    }
deal-offer-forced = Das { $own }; { $who } te da { $thing }, { $count } de { $size }
deal-offer-breaker = Quitarle a { $who } el grupo: { $color }
deal-offer-build = Construir en { $color }: alquiler { $amount }M
deal-offer-arrange = { $card } a { $color }
deal-offer-exchange = { $other } entra en el grupo completo, sale { $card }
deal-offer-exchange-sets = Cambiar { $other } y { $card } entre dos grupos
deal-offer-shift = Todo el grupo a { $color }
deal-offer-rearrange = Reorganizar
deal-offer-end = Terminar turno
deal-offer-otherwise = Pagar de otra manera
deal-offer-accept = Darlo
deal-offer-accept-pay = Pagar { $amount }M
deal-offer-accept-pay-named = Dar { $amount }M: { $cards }
deal-offer-accept-pay-many = Pagar { $amount }M con { $count } cartas
deal-offer-refuse = ¡Decir que no!
deal-offer-accept-no = Aceptar el No de { $who }
deal-offer-refuse-no = Decir que no al No de { $who }
deal-thing = { $color }
deal-thing-wild = { $card } en { $color }
deal-line-change = Nadie da cambio: mi propuesta se pasa en { $count }M.
deal-no-change = No hay cambio: quita todas las cartas que no hagan falta.

# What there is to choose
deal-field-color = ¿Qué color?
deal-field-target = ¿A quién?
deal-field-doubles = ¿Doblar el alquiler?
deal-field-taken = ¿Qué quitas?
deal-field-own = ¿Qué das?
deal-field-on = ¿En qué grupo?
deal-field-card = ¿Por qué carta del grupo?
deal-field-cards = ¿Qué cartas?
deal-field-accepts = Cuando alguien actúa contra ti
deal-field-pays = Cuando puedes pagar de varias maneras
deal-option-accepts-0 = Preguntarme siempre
deal-option-accepts-1 = Aceptar, pero decir que no a lo que duele
deal-option-accepts-2 = Aceptar siempre
deal-option-pays-0 = Dejarme elegir cómo pago
deal-option-pays-1 = Pagar por mí
deal-option-color = { $color }
deal-option-target = { $who }
deal-option-doubles = { $count ->
        [0] No doblarlo
        [one] Doblarlo
       *[other] Doblarlo dos veces
    }
deal-option-card = { $card }
deal-option-hand = { $number } · { $card }
deal-option-play = { $number } · { $play }
deal-option-own = { $thing }
deal-option-set = El grupo de { $who }: { $color }

# What it brings
deal-hint-play = { $card }: { $hint }
deal-hint-wastes = { $card }: una vez en la banca, ya solo es dinero
deal-hint-wild = Va con cualquier color; no vale nada
deal-hint-color = { $count } de { $size } para ti
deal-hint-debt = Alguien te paga 5M
deal-hint-rent = Todo el mundo te paga hasta { $amount }M
deal-hint-rent_one = Alguien te paga hasta { $amount }M
deal-hint-sly = Quitas una propiedad que no sea de un grupo completo
deal-hint-forced = Cambias una propiedad por otra que no sea de un grupo completo
deal-hint-breaker = Quitas un grupo completo, con todo lo construido en él
deal-hint-build = El alquiler de un grupo completo sube { $amount }M
deal-hint-arrange-breaks = El grupo se rompe: lo construido en él va a tu banca.
deal-hint-exchange = La carta que sale te queda libre.
deal-hint-exchange-sets = Los dos grupos siguen completos y conservan lo construido.
deal-hint-shift = Lo construido en él va detrás.
deal-hint-accept-no = { $who } se libra.
deal-hint-refuse-no = Te cuesta tu “Di que no”. { $who } puede responder con otro.
deal-hint-accepts-0 = Respondes a todo tú.
deal-hint-accepts-1 = Al momento. Lo que duele: un grupo, una carta de un grupo, o 5M y más.
deal-hint-accepts-2 = Al momento. Tu “Di que no” se queda en tu mano.
deal-hint-pays-0 = Te pregunto siempre que haya algo que elegir.
deal-hint-pays-1 = Con lo mínimo, primero dinero, siempre que aceptes de antemano.
deal-hint-amount = alquiler { $amount }M
deal-hint-target = { $bank }M en la banca, { $worth }M en total
deal-hint-doubles = { $times ->
        [one] El alquiler normal.
       *[other] { $times } veces el alquiler.
    }
deal-hint-own = { $count } de { $size }, { $value ->
        [0] no vale nada
       *[other] vale { $value }M
    }
deal-hint-value = { $value ->
        [0] no vale nada
       *[other] vale { $value }M
    }
deal-hint-set = alquiler { $amount }M{ $built ->
        [0] { "" }
        [one] , con casa
       *[other] , con casa y hotel
    }

# What is answered in advance
deal-orders-0 = { $pays ->
        [yes] Respondes a todo tú. Con la mano vacía, pago por ti.
       *[no] Respondes a todo tú.
    }
deal-orders-1 = { $pays ->
        [yes] Acepto y pago por ti, pero juego tu “Di que no” contra lo que duela.
       *[no] Acepto por ti, pero juego tu “Di que no” contra lo que duela. Cómo pagas lo eliges tú.
    }
deal-orders-2 = { $pays ->
        [yes] Acepto y pago por ti.
       *[no] Acepto por ti. Cómo pagas lo eliges tú.
    }

# How a round begins
deal-round = Empieza la ronda { $round } de { $rounds }.
deal-dealt-you = Tu mano: { $cards }.
deal-roll = { $who } saca { $one } y { $other }: { $sum }.
deal-roll-again = Empate: esas { $count } personas tiran otra vez.
deal-begins = Empieza { $who }.

# What happened
deal-drew = { $who } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
deal-drew-you = Robas { $cards }.
deal-reshuffle = Se baraja la pila del centro: { $count } cartas forman el nuevo mazo.
deal-bank = { $who } ingresa en la banca: { $card }.
deal-lay = { $who } baja { $card } en { $color }.
deal-lay-plain = { $who } baja { $card }.
deal-go = { $who } juega { $card }.
deal-build = { $who } construye en { $color }: { $card }.
deal-birthday = { $who } juega { $card }: { $amount }M de todo el mundo.
deal-debt = { $who } juega { $card }: { $amount }M de { $other }.
deal-rent = { $who } juega { $cards }: todo el mundo debe { $amount }M de alquiler por { $color }.
deal-rent-one = { $who } juega { $cards }: { $other } debe { $amount }M de alquiler por { $color }.
deal-sly = { $who } juega { $card } y quiere de { $other }: { $taken }.
deal-forced = { $who } juega { $card }: da { $own } y quiere de { $other }: { $taken }.
deal-breaker = ¡{ $who } juega { $card } y quiere el grupo de { $other }: { $color }!
deal-no = ¡{ $who } juega { $card } contra { $other }!
deal-refused = { $who } acepta el No de { $other }.
deal-nothing = { $who } no tiene con qué pagar.
deal-paid = { $who } paga a { $other }: { $cards }.
deal-taken = { $who } se lleva de { $other }: { $cards }.
deal-swapped = { $who } se lleva { $card } de { $other } y da { $own }.
deal-freed = El grupo de { $who } se rompe. A la banca: { $cards }.
deal-arrange = { $who } mueve { $card } a { $color }.
deal-exchange = { $who } pone { $card } en el grupo completo en lugar de { $other }.
deal-exchange-sets = { $who } cambia { $card } y { $other } entre dos grupos completos.
deal-shift = { $who } pasa todo el grupo a { $color }.
deal-discard = { $who } pone { $count ->
        [one] una carta
       *[other] { $count } cartas
    } debajo del mazo.
deal-discard-you = Devuelves { $cards }.
deal-end = { $who } termina su turno.
deal-lapse = El turno de { $who } acaba solo.
deal-passes = { $who } no tiene cartas que jugar.
deal-complete = ¡{ $who } tiene tres grupos completos!
deal-end-idle = No queda nada que robar y ya no juega nadie. La ronda termina.
deal-end-still = En { $count } turnos por persona, nadie ha ingresado, bajado ni construido nada, así que la ronda termina.
deal-end-laps = Todo el mundo ha tenido { $count } turnos. La ronda termina.
deal-counted = { $who } tiene { $value }M sobre la mesa: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $total } en total.
deal-resign = { $who } abandona. Sus cartas van a la pila del centro.
deal-alone = Solo queda { $who }.
deal-advance-ask = A partir de ahora te preguntaré siempre{ $pays ->
        [yes] ; si solo tienes que pagar, lo haré por ti
       *[no] { "" }
    }.
deal-advance-unarmed = A partir de ahora aceptaré por ti al momento. Solo jugaré tu “Di que no” para salvar un grupo, o 5M y más{ $pays ->
        [yes] . También pagaré por ti
       *[no] . Cómo pagas lo eliges tú
    }.
deal-advance-always = A partir de ahora aceptaré todo por ti al momento{ $pays ->
        [yes] , y también pagaré por ti
       *[no] ; cómo pagas lo eliges tú
    }.

# What cannot be done, and what can
deal-answers-first = Espera: antes tienen que responder a tu carta.
deal-discard-first = Antes devuelve { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }: al final del turno solo puedes quedarte con siete.
deal-no-discard = No tienes que devolver cartas: eso es solo si al final del turno tienes más de siete.
deal-more-to-play = Aún puedes hacer algo en este turno: juega una carta, o termínalo tú.
deal-no-plays = No te quedan jugadas. Reorganiza tus propiedades o termina tu turno.
deal-not-in-hand = Ya no tienes esa carta. Elige una de tu mano.
deal-properties-are-laid = Una propiedad no puede ir a la banca. Bájala delante de ti.
deal-not-its-color = Esa carta no va en ese color. Elige uno de los suyos.
deal-nothing-to-draw = No queda ninguna carta que robar. Mejor lleva Pasa por la Salida a la banca.
deal-no-site = Ahí no puedes construir. Hace falta un grupo completo: primero una casa, y luego un hotel encima.
deal-nobody-can-pay = Ahora nadie tiene con qué pagar. Guarda la carta o llévala a la banca.
deal-cannot-pay = Esa persona no tiene con qué pagar. Elige a otra.
deal-choose-who-pays = Este alquiler solo lo paga una persona: elige quién.
deal-everybody-pays = Este alquiler lo paga todo el mundo. No tienes que elegir a nadie.
deal-no-rent = No tienes ninguna carta de ese color por la que cobrar. Elige otro color.
deal-no-doubles = No puedes doblarlo tantas veces: hacen falta las cartas, y una jugada por cada una.
deal-not-to-take = Eso no puedes quitarlo. Elige una propiedad ajena que no sea de un grupo completo.
deal-not-to-give = Eso no puedes darlo. Elige una de tus propiedades.
deal-no-set = Nadie tiene ese grupo completo. Elige uno de la lista.
deal-no-place = Esa carta no va ahí. Elige un sitio de la lista.
deal-not-yours = Ya no tienes esa carta delante. Elige otra.
deal-arranged-enough = Ya has reorganizado bastante. Juega una carta o termina tu turno.
deal-window-closed = Eso ya está resuelto. Te aviso cuando vuelvas a hacer falta.
deal-not-asked = No puedes responder a eso: decide { $who }.
deal-nothing-owed = No hay nada que pagar. Dalo, o di que no.
deal-no-just-say-no = No tienes ningún “Di que no”. Dalo, o paga.
deal-no-such-answer = No puedes responder así. Elige una opción de la lista.

# The command in Discord.
deal-command = Monopoly Deal: reúne tres grupos completos y protégelos
deal-command-new = Abrir una mesa de Monopoly Deal en este canal; la gente se une con un clic
deal-variant-game = Grupos completos, cobros y tratos.
deal-new-scoring = Gana quien tenga antes tres grupos, o puntos por valor en varias rondas
deal-name-scoring = victoria
deal-choice-scoring-sets = grupos
deal-choice-scoring-points = puntos
deal-new-rounds = Cuántas rondas se juegan a puntos
deal-name-rounds = rondas
deal-new-deal_breaker = Si los dos Rompetratos, que se llevan grupos enteros, están en la baraja
deal-name-deal_breaker = rompetratos
deal-choice-deal_breaker-out = fuera
deal-choice-deal_breaker-in = dentro
deal-new-forced_deal_own_set = Si con un Trato forzoso puedes dar una carta de tu grupo completo
deal-name-forced_deal_own_set = dar_de_grupo_propio
deal-choice-forced_deal_own_set-no = no
deal-choice-forced_deal_own_set-yes = sí
deal-new-round_limit = Cuántos turnos tiene cada persona en una ronda, como mucho
deal-name-round_limit = turnos
deal-choice-round_limit-none = sin límite

# The words on cards and pictures. {"\u00AD"} is where a long word may be broken.


deal-picture-color-brown = Marrón
deal-picture-color-light_blue = Celeste
deal-picture-color-pink = Rosa
deal-picture-color-orange = Naranja
deal-picture-color-red = Rojo
deal-picture-color-yellow = Amarillo
deal-picture-color-green = Verde
deal-picture-color-dark_blue = Azul oscuro
deal-picture-color-station = Estación
deal-picture-color-utility = Servicio

# On the cards: the names, and what they do in at most six words
deal-picture-card-wild = Comodín
deal-picture-card-rent = Alquiler
deal-picture-card-breaker = Rompe{"\u00AD"}tratos
deal-picture-card-no = Di que no
deal-picture-card-sly = Trato astuto
deal-picture-card-forced = Trato forzoso
deal-picture-card-debt = Cobrador de deudas
deal-picture-card-birthday = Es mi cumple{"\u00AD"}años
deal-picture-card-double = Alquiler doble
deal-picture-card-house = Casa
deal-picture-card-hotel = Hotel
deal-picture-card-go = Pasa por la Salida
deal-picture-does-wild = Multicolor
deal-picture-sum = { $amount }M
deal-picture-unit = M
deal-picture-rents = alquiler
deal-picture-sets = grupos
deal-picture-values = valor

# Whose move it is
deal-picture-play = { $name }: { $plays ->
        [0] sin jugadas
        [one] queda 1 jugada
       *[other] quedan { $plays } jugadas
    }
deal-picture-discard = { $name }: devuelve { $count }, guarda 7
deal-picture-answer-pay = { $name }: ¿pagar { $sum } o decir No?
deal-picture-answer-give = { $name }: ¿darlo o decir No?
deal-picture-answer-back = { $name }: ¿No al No de { $other }?
deal-picture-answer-some = { $name }: ¿decir No?
deal-picture-won = { $count ->
        [one] Gana { $name }
       *[other] { $name } comparten la victoria
    }
deal-picture-hand-play = { $plays ->
        [0] Te toca: sin jugadas, termina tu turno
        [one] Te toca: queda 1 jugada
       *[other] Te toca: quedan { $plays } jugadas
    }
deal-picture-hand-discard = Te toca: devuelve { $count }, guarda 7
deal-picture-hand-pay = Paga { $sum } a { $name } de tu mesa
deal-picture-hand-pay-all = Dale todo a { $name }: { $worth } de { $sum }
deal-picture-hand-lose = Dáselo a { $name }
deal-picture-hand-pay-or-no = Paga { $sum } a { $name } o di No
deal-picture-hand-pay-all-or-no = Dale todo ({ $worth }) a { $name } o di No
deal-picture-hand-lose-or-no = Dáselo a { $name } o di No
deal-picture-hand-no = { $name } dice No. ¿No a ese No?

deal-picture-brings-wins = gana
deal-picture-brings-ends = acaba la ronda
deal-picture-brings-could-win = puede ganar
deal-picture-brings-could-end = puede acabar
deal-picture-brings-lay = { $count }/{ $size }
deal-picture-brings-full = lleno: { $sum }
deal-picture-brings-bank = banca: { $sum }
deal-picture-brings-money = hasta { $sum }
deal-picture-brings-breaker = grupo: { $sum }
deal-picture-brings-take = quita 1 de { $count }
deal-picture-brings-take-short = quita 1
deal-picture-brings-swap = cambia 1 de { $count }
deal-picture-brings-swap-short = cambia 1
deal-picture-brings-go = roba { $count }
deal-picture-brings-no = No o banca
deal-picture-brings-double = con alquiler
deal-picture-brings-idle = solo banca
deal-picture-brings-answer = di No
deal-picture-brings-full-short = lleno

# On the table
deal-picture-round = Ronda { $round } de { $rounds }
deal-picture-counted = Ronda { $round } de { $rounds } terminada
deal-picture-completed = Ronda { $round } de { $rounds }: { $name } tiene tres grupos
deal-picture-sheet-round = Ronda
deal-picture-sheet-points = Puntos
deal-picture-lap = Turno { $lap }
deal-picture-lap-of = Turno { $lap }/{ $limit }
deal-picture-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
deal-picture-points-short = { $points } p
deal-picture-gained = +{ $points }
deal-picture-to-go = falta { $count }

# What happened last
deal-picture-last-bank = { $name } ingresa { $sum }
deal-picture-last-lay = { $name } baja { $color }
deal-picture-last-go = { $name } roba 2 cartas más
deal-picture-last-build = { $name } construye en { $color }
deal-picture-last-arrange = { $name } reorganiza: { $color }
deal-picture-last-rent = { $name } cobró por { $color }: { $sum }
deal-picture-last-birthday = { $name } cumplió años
deal-picture-last-debt = { $name } cobró una deuda
deal-picture-last-sly = { $name } quitó una propiedad
deal-picture-last-forced = { $name } cambió una propiedad
deal-picture-last-breaker = { $name } quitó un grupo completo
deal-picture-last-paid = { $name } pagó { $sum }
deal-picture-last-taken = { $name } tuvo que dar { $color }
deal-picture-last-refused = { $name } dijo No: nada para { $other }
deal-picture-last-no = { $name } dice No
deal-picture-last-end = { $name } termina

# What is asked of whom
deal-picture-asks-rent = { $name } cobra { $sum } a { $other }
deal-picture-asks-rent-you = { $name } te cobra { $sum }
deal-picture-asks-rent-all = { $name } cobra { $sum } de alquiler
deal-picture-asks-birthday = { $name } cumple años
deal-picture-asks-debt = { $name } quiere { $sum } de { $other }
deal-picture-asks-debt-you = { $name } quiere { $sum } de ti
deal-picture-asks-sly = { $name } quiere de { $other }:
deal-picture-asks-sly-you = { $name } quiere de ti:
deal-picture-asks-forced = { $name } cambia con { $other }:
deal-picture-asks-forced-you = { $name } cambia contigo:
deal-picture-asks-breaker = { $name } quiere el grupo de { $other }:
deal-picture-asks-breaker-you = { $name } quiere tu grupo:
deal-picture-ask-owes = { $name } debe { $sum }
deal-picture-ask-all = { $name } solo tiene { $worth }: va todo
deal-picture-ask-loses = { $name }: ¿lo das?
deal-picture-ask-no = { $what ->
        [pay] { $name } dice No: no paga nada
       *[keep] { $name } dice No: conserva { $card }
    }
deal-picture-ask-again = { $name } anula ese No: vuelve a valer
deal-picture-ask-paid = { $name } ha pagado
deal-picture-ask-taken = { $name } lo dio
deal-picture-ask-refused = { $name } se negó
deal-picture-ask-nothing = { $name } no tiene nada
deal-picture-slot-owes = debe { $sum }
deal-picture-slot-refused = no paga nada
deal-picture-slot-back = no paga nada, salvo que { $name } diga No
deal-picture-slot-back-short = { $name }: ¿No a ese No?
deal-picture-slot-again = No anulado: ¿pagar { $sum } o decir No?
deal-picture-slot-again-short = No anulado: ¿pagar { $sum }?
deal-picture-slot-all = todo: { $worth }
deal-picture-slot-paid = pagado
deal-picture-slot-taken = dado
deal-picture-slot-nothing = sin nada
deal-picture-stamp = NO

# In words, for those who listen
deal-picture-alt-bank = banca { $bank }
deal-picture-alt-held = mano { $count }
deal-picture-alt-worth = vale { $worth }
deal-picture-alt-value = vale { $sum }
deal-picture-alt-rent = alquiler { $sum }
deal-picture-alt-no-sets = sin propiedades
deal-picture-alt-full = { $set } completo
deal-picture-alt-wilds = comodín: { $colors }
deal-picture-alt-nos = No ×{ $count }
deal-picture-alt-first = Empieza { $name }.
deal-picture-alt-rolls = Dados para empezar: { $rolls }.
deal-picture-alt-draw = { $draw } en el mazo.
deal-picture-alt-new = nueva
deal-picture-alt-played = Jugado: { $cards }.
deal-picture-alt-piles = { $draw } en el mazo, { $top } encima del centro.
deal-picture-alt-wild = { $name } ({ $colors })

# What a move brings by the end of it all, for whoever is named after it
deal-feature-points = { $change ->
        [more] más puntos
       *[less] menos puntos
    }
deal-feature-goal = { $change ->
        [more] menos cartas por reunir para tres grupos
       *[less] más cartas por reunir para tres grupos
    }
deal-feature-sets = { $change ->
        [more] más grupos completos
       *[less] menos grupos completos
    }
deal-feature-worth = { $change ->
        [more] más dinero y propiedades sobre la mesa
       *[less] menos dinero y propiedades sobre la mesa
    }
deal-feature-need = { $change ->
        [more] menos dinero con que pagar
       *[less] más dinero con que pagar
    }
deal-feature-rents = { $change ->
        [more] alquileres más altos sobre la mesa
       *[less] alquileres más bajos sobre la mesa
    }
deal-feature-charges = { $change ->
        [more] mejores cartas de alquiler
       *[less] peores cartas de alquiler
    }
deal-feature-properties = { $change ->
        [more] más propiedades en la mano
       *[less] menos propiedades en la mano
    }
deal-feature-rent_cards = { $change ->
        [more] más cartas de alquiler en la mano
       *[less] menos cartas de alquiler en la mano
    }
deal-feature-no = { $change ->
        [more] más “Di que no” en la mano
       *[less] menos “Di que no” en la mano
    }
deal-feature-breaker = { $change ->
        [more] más Rompetratos en la mano
       *[less] menos Rompetratos en la mano
    }
deal-feature-thefts = { $change ->
        [more] más cartas para quitar propiedades
       *[less] menos cartas para quitar propiedades
    }
deal-feature-debts = { $change ->
        [more] más cobradores de deudas en la mano
       *[less] menos cobradores de deudas en la mano
    }
deal-feature-birthdays = { $change ->
        [more] más cumpleaños en la mano
       *[less] menos cumpleaños en la mano
    }
deal-feature-laid = { $change ->
        [more] más propiedades sobre la mesa
       *[less] menos propiedades sobre la mesa
    }
deal-feature-jokers = { $change ->
        [more] más comodines multicolor sobre la mesa
       *[less] menos comodines multicolor sobre la mesa
    }
deal-feature-cards = { $change ->
        [more] más cartas en la mano
       *[less] menos cartas en la mano
    }
deal-feature-passes = { $change ->
        [more] más Pasa por la Salida en la mano
       *[less] menos Pasa por la Salida en la mano
    }
deal-feature-swaps = { $change ->
        [more] más cartas para cambiar propiedades
       *[less] menos cartas para cambiar propiedades
    }
deal-feature-crowd = { $change ->
        [more] muchas más cartas en la mano
       *[less] muchas menos cartas en la mano
    }
deal-feature-turn = { $change ->
        [more] el próximo turno antes
       *[less] el próximo turno más tarde
    }
deal-feature-wins = { $change ->
        [more] una victoria al alcance
       *[less] ninguna victoria al alcance
    }

# Puzzles
deal-puzzle-play = **¿Qué jugada va ahora?** Una es mucho mejor que las demás.
deal-puzzle-answer = **Te piden algo.** Una respuesta es mucho mejor que las demás.
deal-puzzle-discard = **Demasiadas cartas.** ¿De cuáles te deshaces?
deal-puzzle-turn = **Juega el turno entero,** paso a paso, hasta que acabe o tenga que responder otra persona. Una manera es mucho mejor que las demás.
deal-puzzle-win = **Puedes ganar en este turno.** Juégalo paso a paso: ¿cómo?
deal-puzzle-finish = **Termina este turno:** hay una jugada que casi gana la partida. ¿Cuál?
