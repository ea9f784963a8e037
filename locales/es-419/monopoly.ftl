# Monopoly: The Card Game: its command, what is asked, how moves are called, what happened, its pictures.

monopoly-pitch = Cambia hasta tener solo colores completos y cierra.{ $target ->
        [3000] { " " }Meta: 3,000.
        [5000] { " " }Meta: 5,000.
       *[edition] { "" }
    }
monopoly-setting-target-edition = { $most ->
        [4] 10,000
       *[6] 10,000 (7,000 entre 5 o 6)
    }
monopoly-setting-target-5000 = 5,000
monopoly-setting-target-3000 = 3,000
monopoly-ask-dry = Te toca: el mazo se acabó. Intercambia o pasa.
monopoly-ask-dry-out = Te toca: el mazo se acabó, y tienes { $edition ->
        [uk] la mano completa
       *[deluxe] el soporte completo
    }. Cierra, intercambia o pasa.
monopoly-ask-arrange = Cerraste con estos { $edition ->
        [uk] Monopolios
       *[deluxe] Grupos
    }. Déjalo así o cámbialo.
monopoly-wait-arrange = { $who } cerró y acomoda sus cartas
monopoly-offer-trade-adding = Agregar una carta e intercambiar con { $other }
monopoly-offer-grow-adding = Agregar una carta, llevarte la de arriba de { $other } y robar
monopoly-panel-add-grow = Agregar una carta, llevarte { $got } de { $other } y robar
monopoly-hint-card = { $kind ->
        [1] La primera de un color completo
        [2] Encima de la 1.ª casa
        [3] Encima de la 2.ª casa
        [4] Encima de la 3.ª casa
        [5] Encima de las cuatro casas: 500 más
        [6] Cuenta otra vez un grupo completo
        [7] Vale por lo que falte, si cierras tú
        [8] Da 200
       *[9] Quien tiene más suma 1,000
    }
monopoly-pass = { $who } pasó una carta.
monopoly-passed = Cada cual toma la carta que le pasaron.
monopoly-passed-you = { $who } te pasó { $cards }.
monopoly-undecided = Nadie cerró. Cada cual baja lo que tiene.
monopoly-now-arrange = Cerraste: acomoda tus cartas o déjalas como están.
monopoly-passed-already = Ya pasaste una carta. Se sigue en cuanto pase todo el mundo.
monopoly-nothing-to-draw = El mazo se acabó. Intercambia con alguien, cierra o pasa.
monopoly-discard-count = Tienes que descartar exactamente { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }, pero elegiste { $chosen }. Elige otra vez.
monopoly-drop-one = Descarta las cartas de una en una. Elegiste { $chosen }.
monopoly-partner-out = { $who } dejó la partida. Cambia con otra persona.
monopoly-enough-changes = Ya acomodaste bastante. Ahora baja tus cartas.
monopoly-card-token = Ficha: { $number ->
        [1] barco
        [2] auto
        [3] perro
        [4] som­brero
        [5] plancha
       *[6] bota
    }
monopoly-new-target = Con cuánto dinero acaba la partida; 10,000, o 7,000 entre 5 o 6
monopoly-picture-ask-arrange = { $name } cerró y acomoda sus cartas
monopoly-picture-you-arrange = Cerraste: acomoda tus cartas
monopoly-puzzle-worth = **¿Cuánto vale esta mano?** Cerró otra persona y todo el mundo baja.
