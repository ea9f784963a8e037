# Cardopoly: its command, what is asked, what moves are called, what happened, its pictures.

cardopoly-ask-mend = El impuesto se llevó tu última carta. Hipoteca una propiedad para seguir.
cardopoly-bid = { $who } respondió.
cardopoly-followed = { $whole ->
        [yes] Como me dijiste de antemano, { $count ->
            [0] no pujo
            [one] pujo hasta 1 carta
           *[other] pujo hasta { $count } cartas
        } por { $space }.
       *[no] { $count ->
            [0] No tienes cartas para pujar por { $space }, así que pasé por ti.
            [one] Por { $space } no puedes pujar más de 1 carta, así que eso pujé por ti.
           *[other] Por { $space } no puedes pujar más de { $count } cartas, así que eso pujé por ti.
        }
    }
cardopoly-end-rounds = Se jugaron { $count } rondas. Gana quien tenga más propiedades sin hipoteca.
cardopoly-decide-landing = Primero decide sobre la propiedad en la que caíste: cómprala, subástala o déjala.
cardopoly-buy-first = Primero compra la propiedad que ganaste.
cardopoly-answer-first = Alguien te ofreció un intercambio: antes acéptalo, haz una contraoferta o recházalo.
cardopoly-trade-empty = Aún no contiene nada: agrega algo primero.
cardopoly-picture-alt-answered = respondieron: { $letters }
cardopoly-puzzle-land = **Ya caíste.** ¿Y ahora? Una decisión es mucho mejor que las demás.
cardopoly-puzzle-price = **Tu subasta terminó.** ¿Aceptas ese precio? Una respuesta es mucho mejor que la otra.
