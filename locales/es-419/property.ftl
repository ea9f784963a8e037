# Property: its command, what is asked, how moves are called, what happened, its pictures.

property-setting-count_property-yes = cada casilla suma $5
property-ask-buy = Ya pagaste el alquiler. ¿Quieres comprarle a { $owner } la columna { $column }, fila { $row } por { $price ->
        [one] 1 unidad
       *[other] { $price } unidades
    }?
property-redealt = Se acabó el mazo, así que todo el mundo recibe una mano nueva.
property-end-rounds = Se jugaron { $count } rondas. Gana quien tiene más dinero.
property-new-count_property = Si cada casilla suma $5 al final
property-setting-length-short = corta (la mitad del dinero; acaba cuando alguien tiene 50 % más que al empezar)
property-new-length = Corta: la mitad del dinero, y acaba cuando alguien tiene 1.5 veces eso
