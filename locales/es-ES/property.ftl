# Property: its command, what is asked, how moves are called, what happened, its pictures.

property-name = Property
property-pitch = { $short ->
        [yes] Ocupa casillas y cobra alquiler hasta que alguien se haga rico.
       *[no] Ocupa casillas, forma grupos y cobra alquiler.
    }
property-score = { MONEY($score, "$") }

# Settings
property-setting-bankruptcies = La partida acaba
property-setting-bankruptcies-1 = con la primera bancarrota
property-setting-bankruptcies-2 = con la segunda bancarrota
property-setting-bankruptcies-3 = con la tercera bancarrota
property-setting-count_property = Al final
property-setting-count_property-no = solo cuenta el dinero
property-setting-count_property-yes = cada casilla suma 5 $
property-setting-round_limit = Rondas
property-setting-round_limit-none = sin límite
property-setting-round_limit-40 = 40 como mucho
property-setting-round_limit-80 = 80 como mucho
property-setting-length = Duración
property-setting-length-full = partida entera
property-setting-length-short = corta (la mitad del dinero; acaba cuando alguien tiene un 50 % más que al empezar)

# What is asked
property-ask-play = Te toca: juega una carta roja y una negra.
property-ask-buy = Has pagado el alquiler. ¿Quieres comprarle a { $owner } la columna { $column }, fila { $row } por { $price ->
        [one] 1 unidad
       *[other] { $price } unidades
    }?
property-wait-play = { $who } elige casilla
property-wait-buy = { $who } puede comprarle a { $owner } la columna { $column }, fila { $row } por { $price ->
        [one] 1 unidad
       *[other] { $price } unidades
    }

# Moves
property-offer-play = { $first } + { $second } · { $place }
property-place = cualquier columna, cualquier fila
property-place-column = columna { $column }, cualquier fila
property-place-row = cualquier columna, fila { $row }
property-place-other = otra casilla
property-place-column-row = columna { $column }, fila { $row }
property-offer-buy = Comprarla por { $price ->
        [one] 1 unidad
       *[other] { $price } unidades
    }
property-offer-decline = No comprar
property-pick-play = ¿Qué pareja juegas?
property-pick-numbered = { $sign } { $play }
property-pick-cell = ¿Qué casilla?
property-pick-columns = Columnas { $first }–{ $last }
property-tap-buy = Comprar por { $units }: { $cards }
property-pick-otherwise = Pagar de otra manera
property-pick-payment = { $cards } · { $units ->
        [one] 1 unidad
       *[other] { $units } unidades
    }
property-pick-suits = Elegir las cartas una a una
property-line-bought = { $size ->
        [one] Se quedaría sola.
       *[other] Tendrías un grupo de { $size }.
    }
property-tap-plan = Planear tu próxima jugada
property-tap-plan-only = Planear { $play }
property-tap-otherwise = ¿Y si eso ya no sirve?
property-tap-second = Cambiar la segunda opción
property-tap-replan = Cambiar el plan
property-offer-drop-plan = Descartar el plan
property-ask-plan = ¿Qué jugarás cuando te toque?
property-ask-otherwise = ¿Y si tu primera opción ya no sirve?
property-pick-plan = ¿Qué pareja jugarás?
property-line-fits = Cuando te toque, lo juego por ti al momento si la casilla sigue libre, o sigue siendo tuya, o no cuesta más alquiler que ahora. Nadie más ve tu plan.
property-line-plan = **Tu plan**: { $play }, { $when }.
property-line-otherwise = **Si no**: { $play }, { $when }.
property-line-asked = **Si no**, te pregunto.
property-plan-free = si sigue libre
property-plan-own = si sigue siendo tuya
property-plan-rent = si { $owner } no cobra más de { MONEY($amount, "$") }
property-field-column = ¿Qué columna?
property-field-row = ¿Qué fila?
property-field-cards = ¿Qué cartas de compra das?
property-option-column = Columna { $number }
property-option-row = Fila { $number }
property-option-card = { $card }

# What a move brings
property-hint-claim = Libre: pasa a ser tuya{ $size ->
        [one] { "" }
       *[other] , en un grupo de { $size }
    } (alquiler de { MONEY($size, "$") } a { MONEY($most, "$") }).
property-hint-mortgage = Es tuya: se hipoteca. No da dinero, y la próxima vez la pierdes.
property-hint-lose = Es tuya y está hipotecada: la pierdes.
property-hint-rent = Pagas { MONEY($amount, "$") } a { $owner } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " por " }{ $suits }
    }).
property-hint-rent-sale = Pagas { MONEY($amount, "$") } a { $owner } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " por " }{ $suits }
    }). Después podrías comprarla por { $price ->
        [one] 1 unidad
       *[other] { $price } unidades
    }.
property-hint-ends = Pagas { MONEY($amount, "$") } a { $owner } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " por " }{ $suits }
    }). Así llega a { MONEY($reached, "$") } y acaba la partida.
property-hint-bankrupt = { $owner } cobra { MONEY($amount, "$") }, más de lo que tienes: ¡bancarrota!
property-hint-choose-column = Después eliges la columna.{ $grave ->
        [yes] { " " }Cuidado: alguna casilla te dejaría en bancarrota.
       *[no] { "" }
    }
property-hint-choose-row = Después eliges la fila.{ $grave ->
        [yes] { " " }Cuidado: alguna casilla te dejaría en bancarrota.
       *[no] { "" }
    }
property-hint-choose-column-row = Cualquier casilla: la eliges después.{ $grave ->
        [yes] { " " }Cuidado: alguna te dejaría en bancarrota.
       *[no] { "" }
    }
property-hint-change = Te pasas en { $count ->
        [one] 1 unidad
       *[other] { $count } unidades
    }, y no hay cambio.
property-hint-over = { $count ->
        [one] 1 unidad
       *[other] { $count } unidades
    } de más
property-hint-units = { $units ->
        [one] 1 unidad
       *[other] { $units } unidades
    }

# How the match begins
property-start = Todo el mundo empieza con { MONEY($amount, "$") } y cartas de compra por { $units } unidades.
property-goal = Partida corta: en cuanto alguien tenga { MONEY($amount, "$") } al acabar un turno, se termina.
property-fewer-bankruptcies = Con tan poca gente, la partida acaba con { $count ->
        [one] la primera bancarrota
       *[other] la bancarrota número { $count }
    }.
property-cut = { $who } saca { $card } al cortar.
property-cut-again = Empate: esas { $count } personas cortan otra vez.
property-redealt = Se ha agotado el mazo, así que todo el mundo recibe una mano nueva.
property-begins = { $who } sacó la carta más alta y empieza.

# What happened
property-claim = { $who } ocupa la columna { $column }, fila { $row } con { $cards }.
property-mortgage = { $who } juega { $cards } e hipoteca la columna { $column }, fila { $row }.
property-lose = { $who } juega { $cards } y pierde la casilla hipotecada de la columna { $column }, fila { $row }.
property-rent = { $who } juega { $cards }, columna { $column }, fila { $row }: { MONEY($amount, "$") } de alquiler para { $owner } por { $size ->
        [one] una casilla suelta
       *[other] un grupo de { $size }
    }.
property-rent-owner-reader = { $who } juega { $cards }, columna { $column }, fila { $row }: { MONEY($amount, "$") } de alquiler para ti por { $size ->
        [one] una casilla suelta
       *[other] un grupo de { $size }
    }.
property-buy = { $who } le compra a { $owner } la columna { $column }, fila { $row } con { $cards } ({ $price ->
        [one] 1 unidad
       *[other] { $price } unidades
    }).
property-buy-owner-reader = { $who } te compra la columna { $column }, fila { $row } con { $cards } ({ $price ->
        [one] 1 unidad
       *[other] { $price } unidades
    }).
property-decline = { $who } no compra la columna { $column }, fila { $row }.
property-drew = { $who } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
property-drew-you = Robas { $cards }.
property-planned = Planeas la columna { $column }, fila { $row } para tu próximo turno.
property-plan-dropped = Descartas tu plan.
property-plan-lapsed = Tu plan para la columna { $column }, fila { $row } ya no sirve, así que eliges tú.
property-reshuffle = Se baraja el descarte: { $count } cartas forman el nuevo mazo.
property-bankrupt = { $who } solo puede pagar { MONEY($amount, "$") } y queda en bancarrota. Sus casillas vuelven a estar libres.
property-resign = { $who } abandona. Sus casillas vuelven a estar libres.
property-end-bankrupt = { $count ->
        [one] Esa bancarrota termina la partida
       *[other] La bancarrota número { $count } termina la partida
    }: gana quien tiene más dinero.
property-end-rounds = Se han jugado { $count } rondas. Gana quien tiene más dinero.
property-end-goal = { $who } llega a { MONEY($amount, "$") }, y con eso acaba la partida. Gana quien tiene más dinero.
property-end-alone = Solo queda { $who }.

# What the chart at the end counts
property-wealth = Dinero en dólares
property-wealth-cells = Dinero y casillas en dólares

# What cannot be done, and what can
property-not-in-hand = Ya no tienes esa pareja. Elige una carta roja y una negra de tu mano.
property-not-named = No puedes llegar a esa casilla con esas cartas. Solo un 9 o un 10 valen por cualquier número.
property-lowest-rent = Todas tus parejas te dejarían en bancarrota, así que tienes que jugar una con el alquiler más bajo. Elige una de la lista.
property-sale-first = Primero decide si quieres comprar la casilla por la que acabas de pagar.
property-plan-late = Ya te toca: juega sin más.
property-no-plan = Ya no tienes ningún plan. Haz otro.
property-plan-only = No tienes ninguna otra jugada que planear.
property-nothing-for-sale = Ahora no hay nada en venta. Juega una carta roja y una negra.

# The command in Discord
property-command = Property: ocupa casillas de un tablero y cobra alquiler
property-command-new = Abrir una mesa de Property en este canal; la gente se une con un clic
property-variant-game = Ocupa casillas y cobra por ellas.
property-new-bankruptcies = Cuántas bancarrotas terminan la partida; lo normal es 1
property-name-bankruptcies = bancarrotas
property-new-count_property = Si cada casilla suma 5 $ al final
property-name-count_property = contar_casillas
property-choice-count_property-no = no
property-choice-count_property-yes = sí
property-new-round_limit = Tras cuántas rondas acaba la partida
property-name-round_limit = rondas
property-choice-round_limit-none = sin límite
property-new-length = Corta: la mitad del dinero, y acaba cuando alguien tiene 1,5 veces eso
property-name-length = duración
property-choice-length-full = entera
property-choice-length-short = corta

# The words on its pictures: the table and the hand
property-picture-play = { $name }: juega una carta roja y una negra
property-picture-buy = { $name }: ¿compras la casilla por { $price ->
        [one] 1 unidad
       *[other] { $price } unidades
    }?
property-picture-hand-play = Te toca: una carta{ $color ->
        [red] { " " }roja
        [black] { " " }negra
       *[any] { "" }
    } para
property-picture-hand-buy = ¿Comprar por { $price ->
        [one] 1 unidad
       *[other] { $price } unidades
    }?
property-picture-pay = { $over ->
        [0] Pagas justo { $units }
       *[other] Pagas { $units }: { $over } de más, sin cambio
    }
property-picture-price = { $price ->
        [one] 1 unidad
       *[other] { $price } unidades
    }
property-picture-units = { $units ->
        [one] 1 ud.
       *[other] { $units } uds.
    }
property-picture-paid = { $paid } de { $due }
property-picture-last-round = Tras la ronda { $round }: { $won }
property-picture-last-claim = ocupada
property-picture-last-rent = alquiler { MONEY($amount, "$") }
property-picture-last-buy = compra: { $amount ->
        [one] 1 unidad
       *[other] { $amount } unidades
    }
property-picture-last-mortgage = hipotecada
property-picture-last-lose = perdida
property-picture-since-rent = { $told ->
        [you] Pagas { MONEY($amount, "$") } a { $owner }
        [owner] { $name } te paga { MONEY($amount, "$") }
       *[other] { $name } paga { MONEY($amount, "$") } a { $owner }
    }
property-picture-since-buy = { $told ->
        [you] Le compras a { $owner }
        [owner] { $name } te compra una casilla
       *[other] { $name } le compra a { $owner }
    }
property-picture-since-claim = { $told ->
        [you] Ocupas una casilla
       *[other] { $name } ocupa una casilla
    }
property-picture-since-mortgage = { $told ->
        [you] Hipotecas una casilla
       *[other] { $name } hipoteca una casilla
    }
property-picture-since-lose = { $told ->
        [you] Pierdes una casilla
       *[other] { $name } pierde una casilla
    }
property-picture-you = Tú
property-picture-high = { $short ->
        [yes] Próximo turno: máx. −{ MONEY($amount, "$") }
       *[no] Tu próximo turno: hasta −{ MONEY($amount, "$") }
    }
property-picture-draw = { $count } en el mazo
property-picture-round = Ronda { $round }
property-picture-round-word = Ronda
property-picture-round-of = Ronda { $round } de { $limit }
property-picture-goal = Meta: { MONEY($amount, "$") }
property-picture-goal-ends = Fin con { MONEY($amount, "$") }
property-picture-to-go = faltan { MONEY($amount, "$") }

# The table in words: cells are column/row, * is mortgaged
property-picture-alt-last = Última: { $name } con { $cards } en { $cell }: { $what }.
property-picture-alt-owner = { $what }, para { $name }
property-picture-alt-seat = { $letter } { $name }: { $money }{ $held ->
        [none] { "" }
       *[other] , mano { $held }
    }, compra con { $purchase }, casillas { $cells }.
property-picture-alt-since = Desde tu última jugada: { $plays }.
property-picture-alt-purchase = Tus cartas de compra: { $cards }.
property-picture-alt-piles = { $round }, { $draw }.
property-picture-alt-rent = Tu próximo turno: hasta −{ MONEY($amount, "$") }.
property-picture-alt-effect = { $what ->
        [claim] grupo de { $size }
        [mortgage] hipoteca
        [lose] perdida
        [bankrupt] bancarrota: { $money } para { $letter }
        [rent-sale] { $money } para { $letter }, en venta por { $price ->
            [one] 1 unidad
           *[other] { $price } unidades
        }
       *[rent] { $money } para { $letter }
    }

# What a move brings by the end of it all, for whoever is named after it
property-feature-money = { $change ->
        [more] más dinero
       *[less] menos dinero
    }
property-feature-cells = { $change ->
        [more] más casillas
       *[less] menos casillas
    }
property-feature-groups = { $change ->
        [more] más grupos dispersos
       *[less] menos grupos dispersos
    }
property-feature-largest = { $change ->
        [more] un grupo principal mayor
       *[less] un grupo principal menor
    }
property-feature-units = { $change ->
        [more] más unidades para comprar
       *[less] menos unidades para comprar
    }
property-feature-hand = { $change ->
        [more] más cartas en la mano
       *[less] menos cartas en la mano
    }
property-feature-wilds = { $change ->
        [more] más nueves y dieces
       *[less] menos nueves y dieces
    }
property-feature-rent = { $change ->
        [more] más alquiler que pagar en el próximo turno
       *[less] menos alquiler que pagar en el próximo turno
    }
property-feature-turn = { $change ->
        [more] el próximo turno antes
       *[less] el próximo turno más tarde
    }

# Puzzles
property-puzzle-play = **¿Qué cartas, y qué casilla?** Una opción es mucho mejor que las demás.
property-puzzle-buy = **¿Comprar o no comprar?** Una respuesta es mucho mejor que la otra.
property-puzzle-finish = **El final está cerca.** Hay una jugada que casi gana la partida. ¿Cuál?
