# Monopoly: The Card Game: its command, what is asked, how moves are called, what happened, its pictures.

monopoly-name = Monopoly: The Card Game
monopoly-pitch = Cambia hasta tener solo colores completos y cierra.{ $target ->
        [3000] { " " }Meta: 3.000.
        [5000] { " " }Meta: 5.000.
       *[edition] { "" }
    }
monopoly-wealth-uk = Dinero en £
monopoly-wealth-deluxe = Dinero en $
monopoly-picture-edition-uk = Edición británica
monopoly-picture-edition-deluxe = Edición Deluxe
monopoly-score = { $edition ->
        [deluxe] { MONEY($score, "$") }
       *[uk] { MONEY($score, "£") }
    }
monopoly-money-uk = { MONEY($amount, "£") }
monopoly-money-deluxe = { MONEY($amount, "$") }

# Settings
monopoly-setting-edition = Edición
monopoly-setting-edition-uk = Británica (libras y Londres, de 2 a 6 personas)
monopoly-setting-edition-deluxe = Deluxe (dólares y lingotes de oro, de 2 a 4 personas)
monopoly-setting-target = La partida acaba con
monopoly-setting-target-edition = { $most ->
        [4] 10.000
       *[6] 10.000 (7.000 entre 5 o 6)
    }
monopoly-setting-target-5000 = 5.000
monopoly-setting-target-3000 = 3.000

# What is asked
monopoly-ask-turn = Te toca: roba una carta o intercambia.
monopoly-ask-turn-out = Te toca, y tienes { $edition ->
        [uk] la mano completa
       *[deluxe] el soporte completo
    }: cierra, roba una carta o intercambia.
monopoly-ask-dry = Te toca: el mazo se ha acabado. Intercambia o pasa.
monopoly-ask-dry-out = Te toca: el mazo se ha acabado, y tienes { $edition ->
        [uk] la mano completa
       *[deluxe] el soporte completo
    }. Cierra, intercambia o pasa.
monopoly-ask-six = Te toca: cambia tu carta de intercambio por la de otra persona.
monopoly-ask-six-out = Te toca, y tienes la mano completa: cierra, o cambia tu carta de intercambio por la de otra persona.
monopoly-ask-discard = Descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas, la última encima,
    } en tu pila de intercambio.
monopoly-ask-lay = Vas a cerrar. Acepta mi propuesta o baja tus cartas a tu manera.
monopoly-ask-arrange = Has cerrado con estos { $edition ->
        [uk] Monopolios
       *[deluxe] Grupos
    }. Déjalo así o cámbialo.
monopoly-ask-passing = Pasa una carta boca abajo a { $left }.
monopoly-ask-passing-out = Tienes la mano completa: cierra, o pasa una carta boca abajo a { $left }.
monopoly-wait-turn = Le toca a { $who }
monopoly-wait-discard = { $who } descarta
monopoly-wait-lay = { $who } va a cerrar
monopoly-wait-arrange = { $who } ha cerrado y coloca sus cartas
monopoly-wait-close = { $who } pasa una carta o cierra
monopoly-wait-passing = { $count ->
        [one] Falta que una persona pase una carta
       *[other] Falta que { $count } personas pasen una carta
    }

# Moves
monopoly-pile = la pila { $number }
monopoly-few = { $cards }{ $more ->
        [0] { "" }
       *[other] { " " }y { $more } más
    }
monopoly-offer-draw = Robar una carta
monopoly-offer-pass_turn = Pasar
monopoly-offer-trade = Intercambiar con { $other }
monopoly-offer-trade-adding = Añadir una carta e intercambiar con { $other }
monopoly-offer-grow = Llevarte la de arriba de { $other } y robar una carta
monopoly-offer-grow-adding = Añadir una carta, llevarte la de arriba de { $other } y robar
monopoly-offer-exchange = Cambiar con { $other }: { $given } por { $got }
monopoly-offer-discard = Descartar { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
monopoly-offer-go_out = Cerrar con { $amount }
monopoly-offer-lay = Cerrar, pero lo coloco yo
monopoly-offer-confirm = Bajarlo así: { $amount }
monopoly-offer-bind = ¿Por qué carta vale { $card }?
monopoly-offer-token = Mover una ficha de { $group }
monopoly-offer-houses = Cambiar las casas entre { $group } y { $other }
monopoly-offer-pass_card = Pasar una carta
monopoly-field-card = ¿Qué carta?
monopoly-field-cards = ¿Qué cartas, la última encima?
monopoly-field-count = ¿Cuántas cartas?
monopoly-field-target = ¿Por qué carta vale?
monopoly-field-color = ¿A qué grupo?
monopoly-option-card = { $number } · { $card }
monopoly-option-count = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
monopoly-target-property = Una carta que falta de { $group }
monopoly-target-house = La { $number ->
        [1] 1.ª
        [2] 2.ª
        [3] 3.ª
       *[4] 4.ª
    } casa de { $group }
monopoly-target-hotel = El hotel de { $group }
monopoly-target-token = Una ficha en { $group }

# The steps of a move
monopoly-several = { $card }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more }
    }
monopoly-panel-trade = Intercambiar con { $other }: { $given } por { $got }
monopoly-panel-take = Llevarte { $got } de { $other } por { $given }
monopoly-panel-grow = Llevarte { $got } de { $other } y robar una carta
monopoly-panel-add-grow = Añadir una carta, llevarte { $got } de { $other } y robar
monopoly-panel-trades = Otros intercambios
monopoly-panel-exchanges = Cambiar con otra persona
monopoly-panel-count = Intercambiar { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } con { $other }
monopoly-panel-add = Poner antes una carta en tu pila
monopoly-panel-without = Solo de mi pila: { $given }
monopoly-panel-pass = ¿Qué carta pasas?
monopoly-panel-discard = { $count ->
        [one] ¿Qué carta?
       *[other] ¿Qué { $count } cartas?
    }
monopoly-panel-change = Colocarlo de otra manera
monopoly-panel-token = Mover una ficha de { $group } a { $other }
monopoly-panel-bind = { $card }: { $target }
monopoly-out-discards = Al cerrar, descartas { $discards }.

# What a move brings
monopoly-hint-swap = Recibes { $got }.
monopoly-hint-choosing = Recibes { $got }; luego eliges qué das.
monopoly-hint-target = Son { $amount } antes del premio.
monopoly-hint-property = { $group }: { $count } de { $size } en tu mano
monopoly-hint-card = { $kind ->
        [1] La primera de un color completo
        [2] Encima de la 1.ª casa
        [3] Encima de la 2.ª casa
        [4] Encima de la 3.ª casa
        [5] Encima de las cuatro casas: 500 más
        [6] Cuenta otra vez un grupo completo
        [7] Vale por lo que falte, si cierras tú
        [8] Da 200
       *[9] Quien tiene más suma 1.000
    }
monopoly-warn-trade = ¿Intercambiar con { $other }?
monopoly-warn-grow = ¿Llevarte la de arriba de { $other } y robar una carta?
monopoly-hint-trade-swap = Das { $given } y recibes { $got }.
monopoly-hint-grow-swap = Das { $given } y recibes { $got } y la carta de arriba del mazo.

# What happened
monopoly-start = Cuando alguien llegue a { $amount }, esa mano es la última. Gana quien tenga más dinero.
monopoly-deal = Mano { $number }: reparte { $who }, empieza { $next }.
monopoly-dealt-you = Recibes { $cards }.
monopoly-draw = { $who } roba una carta.
monopoly-draw-you = Robas { $cards }.
monopoly-pass-turn = { $who } pasa.
monopoly-trade = { $who } intercambia con { $other }: da { $given } por { $got }.
monopoly-grow = { $who } intercambia con { $other }: da { $given } por { $got } y una carta del mazo.
monopoly-discard = { $who } descarta { $cards }.
monopoly-pass = { $who } ha pasado una carta.
monopoly-pass-you = Pasas { $cards }.
monopoly-passed = Cada cual toma la carta que le han pasado.
monopoly-passed-you = { $who } te ha pasado { $cards }.
monopoly-laying = { $who } va a cerrar.
monopoly-out = { $who } cierra con { $cards }.
monopoly-reward = El premio: { $cards }.
monopoly-reward-none = No queda nada para un premio.
monopoly-undecided = Nadie ha cerrado. Cada cual baja lo que tiene.
monopoly-result = { $who } se lleva { $amount }.
monopoly-result-void = ¡{ $who } tiene una Suerte en la mano y no se lleva nada!
monopoly-tie = Empate a { $amount }: decide una mano más.
monopoly-end = { $who } llega a { $amount }, y con eso acaba la partida.
monopoly-resign = { $who } abandona. Sus cartas salen del juego.
monopoly-end-alone = Solo queda { $who }.

# What cannot be done, and what can
monopoly-now-turn = Primero roba, intercambia o cierra.
monopoly-now-six = Primero cambia tu carta de intercambio: entre 5 o 6 no se roba.
monopoly-now-discard = Primero descarta.
monopoly-now-lay = Vas a cerrar: acepta mi propuesta o baja tus cartas a tu manera.
monopoly-now-arrange = Has cerrado: coloca tus cartas o déjalas como están.
monopoly-now-close = Pasa una carta a tu izquierda, o cierra.
monopoly-now-passing = Primero pasa una carta a tu izquierda.
monopoly-passed-already = Ya has pasado una carta. Se sigue en cuanto pase todo el mundo.
monopoly-nothing-to-draw = El mazo se ha acabado. Intercambia con alguien, cierra o pasa.
monopoly-no-passing = Solo puedes pasar cuando se acaba el mazo. Roba o intercambia.
monopoly-not-in-hand = Ya no tienes esa carta. Elige otra.
monopoly-pass-not-held = Ya no tienes esa carta. Pasa otra.
monopoly-trade-there = { $count ->
        [0] En esa pila de intercambio no hay ninguna carta
        [one] En esa pila de intercambio solo hay 1 carta
       *[other] En esa pila de intercambio solo hay { $count } cartas
    }, así que no puedes llevarte { $chosen }. Elige otra vez.
monopoly-trade-own = { $count ->
        [0] En tu pila de intercambio no hay ninguna carta
        [one] En tu pila de intercambio solo hay 1 carta
       *[other] En tu pila de intercambio solo hay { $count } cartas
    }, así que no puedes dar { $chosen }. Elige otra vez.
monopoly-grow-owned = No puedes robar además si intercambias con { $who }: da tantas cartas como te llevas.
monopoly-discard-count = Tienes que descartar exactamente { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }, pero has elegido { $chosen }. Elige otra vez.
monopoly-drop-one = Descarta las cartas de una en una. Has elegido { $chosen }.
monopoly-drop-needed = Necesitas { $cards } para cerrar. Descarta otra carta.
monopoly-drop-none = No queda nada que descartar. Elige por qué valen tus Suertes, o baja tus cartas.
monopoly-partner-out = { $who } ha dejado la partida. Cambia con otra persona.
monopoly-incomplete = Aún no puedes cerrar: falta { $cards }.
monopoly-no-group = Aún no puedes cerrar: necesitas al menos un { $edition ->
        [uk] Monopolio
       *[deluxe] Grupo
    } entero.
monopoly-too-many = Aún no puedes cerrar: tienes { $count } × { $card }, y { $groups ->
        [0] ninguno de tus grupos admite esa carta
        [one] solo 1 grupo donde ponerla
       *[other] solo { $groups } grupos donde ponerla
    }.
monopoly-none-to-spare = Aún no puedes cerrar: { $count ->
        [one] sobra 1 carta
       *[other] sobran { $count } cartas
    }, y tus grupos necesitan todas las suyas.
monopoly-nothing-to-choose = Aquí no hay nada que elegir. Cierra sin más.
monopoly-target = Aquí una Suerte no puede valer por eso. Elige algo de la lista.
monopoly-enough-changes = Ya has colocado bastante. Ahora baja tus cartas.
monopoly-cannot-move = Ahí no puede ir. Elige algo de la lista.

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
        [1] 1.ª
        [2] 2.ª
        [3] 3.ª
       *[4] 4.ª
    } casa
monopoly-card-hotel = Hotel
monopoly-card-token = Ficha: { $number ->
        [1] barco
        [2] coche
        [3] perro
        [4] som­brero
        [5] plancha
       *[6] bota
    }
monopoly-card-chance = Suerte
monopoly-card-go = Salida
monopoly-card-mister = Mr. Mo­no­po­ly

# The groups
monopoly-color-uk-brown = Marrón
monopoly-color-uk-light-blue = Celeste
monopoly-color-uk-pink = Rosa
monopoly-color-uk-orange = Naranja
monopoly-color-uk-red = Rojo
monopoly-color-uk-yellow = Amarillo
monopoly-color-uk-green = Verde
monopoly-color-uk-dark-blue = Azul oscuro
monopoly-color-uk-stations = Estaciones
monopoly-color-uk-utilities = Servicios
monopoly-color-deluxe-brown = Marrón
monopoly-color-deluxe-light-blue = Celeste
monopoly-color-deluxe-pink = Rosa
monopoly-color-deluxe-orange = Naranja
monopoly-color-deluxe-red = Rojo
monopoly-color-deluxe-yellow = Amarillo
monopoly-color-deluxe-green = Verde
monopoly-color-deluxe-dark-blue = Azul oscuro
monopoly-color-deluxe-stations = Ferrocarriles
monopoly-color-deluxe-utilities = Servicios

# The command in Discord
monopoly-command = Monopoly: The Card Game: intercambia por colores completos, construye y cierra
monopoly-command-new = Abrir una mesa de Monopoly: The Card Game en este canal; la gente se une con un clic
monopoly-variant-uk = Intercambia, completa colores y construye.
monopoly-variant-uk-title = Monopoly: The Card Game, UK
monopoly-variant-deluxe = Lo mismo en dólares, con lingotes de oro.
monopoly-variant-deluxe-title = Monopoly: The Card Game, Deluxe
monopoly-new-edition = La edición británica, de 2 a 6, o la Deluxe con lingotes de oro, de 2 a 4
monopoly-name-edition = edición
monopoly-choice-edition-uk = británica
monopoly-choice-edition-deluxe = deluxe
monopoly-new-target = Con cuánto dinero acaba la partida; 10.000, o 7.000 entre 5 o 6
monopoly-name-target = meta
monopoly-choice-target-edition = la de la edición

# The words on its pictures, and the same for those who listen to them


# The line at the top
monopoly-picture-ask-turn = { $may ->
        [exchange] Le toca a { $name }: cambiar cartas
        [trade] Le toca a { $name }: intercambiar o pasar
        [drawing] Le toca a { $name }: robar una carta
        [passing] Le toca a { $name }: pasar
       *[draw] Le toca a { $name }: robar o intercambiar
    }
monopoly-picture-ask-discard = { $name }: descarta { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
monopoly-picture-ask-partner = { $name }: descarta una carta
monopoly-picture-ask-lay = { $name } va a cerrar
monopoly-picture-ask-arrange = { $name } cerró y coloca sus cartas
monopoly-picture-ask-close = { $name }: pasa una carta a la izquierda
monopoly-picture-ask-passing = Pasar una carta a la izquierda: { $name }
monopoly-picture-ask-passing-all = Pasar una carta a la izquierda

# The line at the top of one's own hand
monopoly-picture-you-turn = { $may ->
        [exchange] Te toca: cambia
        [trade] Te toca: intercambia o pasa
        [drawing] Te toca: roba una carta
        [passing] Te toca: pasa
       *[draw] Te toca: roba o intercambia
    }
monopoly-picture-you-discard = Te toca: descarta { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
monopoly-picture-you-partner = Te toca: descarta una carta
monopoly-picture-you-lay = Vas a cerrar
monopoly-picture-you-arrange = Has cerrado: coloca tus cartas
monopoly-picture-you-close = Te toca: pasa una carta a { $name }
monopoly-picture-you-passing = Te toca: pasa una carta a { $name }

# What happened last, and the piles
monopoly-picture-last-draw = robó carta
monopoly-picture-last-trade = intercambió
monopoly-picture-last-grow = tomó de una pila
monopoly-picture-last-exchange = cambió
monopoly-picture-last-discard = descartó
monopoly-picture-last-pass = pasó
monopoly-picture-last-out = cerró
monopoly-picture-last-passed = todo el mundo pasó una carta
monopoly-picture-last-resign = dejó la partida
monopoly-picture-last-deal = repartió otra mano
monopoly-picture-draw = { $count } en el mazo
monopoly-picture-pile = Pila { $number }
monopoly-picture-pile-free = Pila { $number } · de nadie
monopoly-picture-traded = { $name } intercambió con { $other }
monopoly-picture-traded-pile = { $name } intercambió con la pila { $number }
monopoly-picture-from-draw = del mazo
monopoly-picture-gave = dio
monopoly-picture-hand-of = Mano { $number } · meta: { $target }
monopoly-picture-hand-over = Mano { $number } terminada · meta: { $target }
monopoly-picture-went-out = cerró
monopoly-picture-score = = { $money }
monopoly-picture-void = una Suerte: no vale nada

# The hand
monopoly-picture-share = { $count } de { $size }
monopoly-picture-out = Cerrar te da { $money }
monopoly-picture-out-asked = ¿Cerrar con { $money }?
monopoly-picture-laid = Así vale { $money }
monopoly-picture-laid-asked = ¿Bajarlo así, por { $money }?
monopoly-picture-discards = { $count ->
        [one] sobra 1
       *[other] sobran { $count }
    }
monopoly-picture-unused = sin usar

# For those who listen
monopoly-picture-alt-laid = Bajado: { $parts }.
monopoly-picture-alt-part = { $cards } = { $what }
monopoly-picture-alt-missing = Falta para completar grupos: { $cards }.
monopoly-picture-alt-last = Última: { $name } { $what }{ $empty ->
        [yes] { "" }
       *[other] : { $cards }
    }.
monopoly-picture-alt-all-passed = Última: todo el mundo pasó una carta.
monopoly-picture-alt-gave = Última: { $name } dio { $cards }; { $other } dio { $got }.
monopoly-picture-alt-took = Última: { $name } puso { $cards } en la pila { $pile } y tomó { $got }{ $grown ->
        [yes] { " " }y una carta del mazo
       *[other] { "" }
    }.
monopoly-picture-alt-seat = { $letter } { $name }: { $money }{ $hand }, pila { $pile }.
monopoly-picture-alt-held = , mano { $count }
monopoly-picture-alt-passed = , ya pasó
monopoly-picture-alt-result = { $letter } { $name }{ $note }: +{ $total }, { $score }: { $parts }.
monopoly-picture-alt-pile = Pila { $number }: { $pile }.
monopoly-picture-alt-end = { $hand }{ $six ->
        [yes] { "" }
       *[no] , { $draw }
    }.

# What a move brings by the end of it all, for whoever is named after it
monopoly-feature-money = { $change ->
        [more] más dinero
       *[less] menos dinero
    }
monopoly-feature-lead = { $change ->
        [more] más dinero con el final a la vista
       *[less] menos dinero con el final a la vista
    }
monopoly-feature-worth = { $change ->
        [more] una mano más prometedora
       *[less] una mano menos prometedora
    }
monopoly-feature-hope = { $change ->
        [more] una mano más fuerte para el final
       *[less] una mano más débil para el final
    }
monopoly-feature-laid = { $change ->
        [more] una mano que ya vale más
       *[less] una mano que ahora vale menos
    }
monopoly-feature-ready = { $change ->
        [more] una mano lista para cerrar
       *[less] ninguna mano lista para cerrar
    }
monopoly-feature-out = { $change ->
        [more] la opción de cerrar este turno
       *[less] ninguna opción de cerrar este turno
    }
monopoly-feature-full = { $change ->
        [more] más grupos completos
       *[less] menos grupos completos
    }
monopoly-feature-chances = { $change ->
        [more] más cartas de Suerte
       *[less] menos cartas de Suerte
    }
monopoly-feature-tokens = { $change ->
        [more] más fichas
       *[less] menos fichas
    }
monopoly-feature-excess = { $change ->
        [more] cartas de sobra
       *[less] menos cartas de sobra
    }
monopoly-feature-next = { $change ->
        [more] el próximo turno antes
       *[less] el próximo turno más tarde
    }

# Puzzles
monopoly-puzzle-turn = **¿Robar, intercambiar o cerrar?** Una manera es mucho mejor que las demás.
monopoly-puzzle-discard = **Demasiadas cartas.** ¿De cuáles te deshaces? Una opción es mucho mejor que las demás.
monopoly-puzzle-arrange = **Tu mano está sobre la mesa.** ¿Cómo la colocas?
monopoly-puzzle-worth = **¿Cuánto vale esta mano?** Ha cerrado otra persona y todo el mundo baja.
monopoly-puzzle-finish = **El final está cerca.** Hay una jugada que casi gana la partida. ¿Cuál?
monopoly-puzzle-amount = { $edition ->
        [deluxe] { MONEY($amount, "$") }
       *[uk] { MONEY($amount, "£") }
    }
monopoly-puzzle-group = { $group }{ $houses ->
        [0] { "" }
        [one] , 1 casa
       *[other] , { $houses } casas
    }{ $hotel ->
        [0] { "" }
       *[other] , un hotel
    }{ $tokens ->
        [0] { "" }
        [one] , 1 ficha (otra vez el grupo entero)
       *[other] , { $tokens } fichas (cada una, otra vez el grupo entero)
    }: { $amount }
monopoly-puzzle-goes = { $count } × Salida: { $amount }
monopoly-puzzle-misters = Más Mr. Monopoly que nadie: { $amount }
monopoly-puzzle-void = Una Suerte hace que una mano no valga nada, salvo que cierres tú.
monopoly-puzzle-rest = Los grupos incompletos no cuentan.
