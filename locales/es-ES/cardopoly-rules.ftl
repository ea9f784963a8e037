# The rules of Cardopoly in friendly words. A section is a title and a text; rules.md has the exact clauses.

cardopoly-rules-goal-title = De qué va
cardopoly-rules-goal =
    Tus **cartas de bolsillo son tu dinero.** Da vueltas a un parque de 16 cartas, compra las propiedades en las que caes y llévate cartas de quien caiga en las tuyas.

    Cuando no te queda ninguna carta de bolsillo, estás fuera. **Gana quien aguante hasta el final.** Si antes se acaban las rondas, gana quien tenga más propiedades sin hipoteca.

cardopoly-rules-turn-title = Tu turno
cardopoly-rules-turn =
    En tu turno **robas una carta y avanzas** su valor en el sentido del reloj; un as es 1. Si pasas por la Salida o llegas a ella, recibes un **sueldo de 3 cartas**, o de 5 si tienes todas las cartas del tablero de un mismo palo o de un mismo valor.

    Una **jota, una reina o un rey** va boca arriba a tu bolsillo de suerte, y robas otra vez. Un **comodín** te manda a la cárcel.

    Antes de robar y después de caer puedes jugar una reina o un rey, ampliar, hipotecar, levantar una hipoteca o proponer un intercambio.

cardopoly-rules-buying-title = Comprar
cardopoly-rules-buying =
    En una propiedad que no es de nadie das **dos cartas**: una del **palo o del valor** de la propiedad (se descarta) y una del **palo de tu as** (se queda encima y muestra que es tuya).

    No es obligatorio comprar. Puedes dejarla, o pedir al resto **pujas secretas**. Quien más puje te pagaría una carta más que la segunda puja más alta; tú dices si sí o si no. En una mesa **rápida**, quien no puede pujar pasa al momento, así que una pausa delata que alguien sí podía. En una mesa **sellada** (se elige en la sala de espera), las pausas no delatan nada. ¿No quieres que te pregunte? Dime tu puja en *Pujar de antemano*.

    Más adelante, en tu turno, puedes **ampliarla** con otras dos cartas así: el alquiler sube 1 cada vez.

cardopoly-rules-rent-title = Alquiler y deudas
cardopoly-rules-rent =
    En una propiedad ajena das **tantas cartas como su valor**, y una más por cada ampliación. Tú eliges cuáles: mejor que no sean las que busca quien cobra.

    En vez de pagar, puedes jugar una **jota** de tu bolsillo de suerte. Si te faltan cartas, antes puedes hipotecar, jugar un rey o hacer un intercambio. Si aun así no puedes pagar, lo das todo y estás fuera; tus propiedades quedan libres.

    Una **hipoteca** te da 3 cartas al momento, pero la propiedad no cobra nada hasta que descartes 3 cartas de su palo o de su valor.

cardopoly-rules-chance-title = Cartas de suerte y cárcel
cardopoly-rules-chance =
    A tu bolsillo de suerte solo van las jotas, reinas y reyes que robas para avanzar; las ve todo el mundo.
    • **Jota**: esta vez no pagas alquiler, o sales de la cárcel.
    • **Reina**: vas a la casilla que quieras, en vez de robar o al final de tu turno.
    • **Rey**: te llevas una carta de cada persona y una del mazo.

    En la **cárcel** eliges al momento: pagar 5 cartas, usar una jota o perder tu próximo turno. La cárcel está en la Salida, pero el comodín que te manda allí no da sueldo.

cardopoly-rules-trade-title = Intercambios y promesas
cardopoly-rules-trade =
    En tu turno puedes proponer hasta 3 intercambios: propiedades y cartas por propiedades y cartas. Solo la otra parte ve qué cartas das, y elige cuáles de las suyas recibes. En vez de decir que sí o que no, puede hacer una **contraoferta**.

    También puedes **prometer** de 1 a 10 cartas para uno de tus cinco próximos turnos. Las promesas las ve todo el mundo, y yo las cobro cuando toca. Si debes alquiler, un intercambio con quien lo cobra puede saldarlo entero.

cardopoly-rules-options-title = Lo que puede elegir una mesa
cardopoly-rules-options =
    • **Modo rápido**: 12 cartas en el tablero, 6 en cada bolsillo; gana quien tenga antes 4 propiedades.
    • **Equipos**: entre cuatro, las parejas se sientan frente a frente, se pasan cartas de bolsillo (nada más) y no se pagan alquiler. En el modo rápido, un equipo necesita 6 propiedades.
    • **Rondas**: tras 40 rondas gana quien tenga más propiedades; también pueden ser 20 u 80, o sin límite.
    • **Ases**: repartidos al azar o elegidos.
    • **El rey** se lleva una carta de cada persona, o dos; a ciegas, o las que elija quien las da.

# The lesson

cardopoly-lesson-first-title = Cardopoly: tu primera partida
cardopoly-lesson-first-goal = ¡Hola! Las ocho cartas de tu bolsillo son tu **dinero y tu vida**: quien se queda sin ninguna está fuera, y gana quien aguante hasta el final. Tu as, A♥, es tu ficha; está en la Salida de un anillo de 16 propiedades. En tu turno robas una carta y avanzas su valor. Pulsa *Robar*.
cardopoly-lesson-first-goal-else = Es pronto para eso: aún nadie tiene nada. Roba y mira dónde caes.
cardopoly-lesson-first-buy = Un 4 te ha llevado al 5♥, que no es de nadie. Cuesta dos cartas: **pagas** con una de su palo o de su valor, aquí un 5, y **pones encima una del palo de tu as**, aquí un corazón, que se queda ahí. Después, ¡quien caiga aquí te debe cinco cartas! Pulsa *Comprar: poner 10♥, pagar 5♦*.
cardopoly-lesson-first-buy-else = Mejor así: pon encima el 10♥ y paga con el 5♦. Así el 5♥ es tuyo.
cardopoly-lesson-first-end = Ya es tuya. Podrías ampliarla ahora mismo, pero cuida tu bolsillo: te quedan seis cartas y pronto te tocará pagar. Guárdalas y mira dónde caen { $left } y { $right }: pulsa *Terminar tu turno*.
cardopoly-lesson-first-end-else = Ahora no: necesitas tus cartas. Termina tu turno.
cardopoly-lesson-first-rent = { $right } ha caído en el 5♥ y te ha dado el **alquiler**: ¡cinco cartas de ocho! Así se hace fortuna aquí, y así se pierde. { $left } ha comprado el 6♠, cinco casillas por delante de ti. Te toca otra vez: pulsa *Robar*.
cardopoly-lesson-first-rent-else = Guarda tus cartas, quizá las necesites enseguida. Roba.
cardopoly-lesson-first-jack = Primero has robado una **jota**. Cuando robas una jota, una reina o un rey, te la quedas boca arriba y robas otra vez. Después, un 5 te ha llevado justo al 6♠: ¡seis de tus once cartas! Pero una jota te libra del alquiler (o te saca de la cárcel, adonde te manda un comodín). Pulsa *Jugar tu jota: sin alquiler*.
cardopoly-lesson-first-jack-else = Puedes quedarte esas seis cartas: tu jota te libra del alquiler.
cardopoly-lesson-first-auction = Unas rondas después. Te vendría bien el 7♦, pero sin un corazón no puedes comprarlo. Entonces deja que el resto **puje**: cada cual dice en secreto cuánto daría como mucho. Quien más ofrece **te** paga una carta más que la segunda puja más alta. Cartas a cambio de nada, así que pulsa *Abrir una subasta*.
cardopoly-lesson-first-auction-else = Si la dejas, no te da nada. ¡Que el resto puje por ella!
cardopoly-lesson-first-sell = { $left } te daría cuatro cartas. Puedes negarte, por ejemplo si con eso { $left } se hiciera demasiado fuerte. Pero el otro siete, el 7♣, es de { $right }, y cuatro cartas son muchas cuando tienes siete. Pulsa *Dejar comprar a { $left }*.
cardopoly-lesson-first-sell-else = Cuatro cartas por algo que no puedes comprar: es buen precio. Acepta.
cardopoly-lesson-first-king = ¡Y tienes delante un **rey**! Se lleva una carta de cada persona y otra del mazo, cuando quieras en tu turno. Son tres cartas más para ti, y el resto está más cerca de quedarse sin ninguna: elige *Jugar tu rey* en *¿Algo más?*
cardopoly-lesson-first-king-else = El rey te da tres cartas de golpe. Juégalo antes de terminar tu turno.
cardopoly-lesson-first-trade = Dos rondas después. Quien tiene todas las cartas del tablero de un palo o de **un valor** tiene un grupo, y eso sube el sueldo. Tú tienes el 6♦ y { $left } el 6♠; { $left } tiene el 5♠ y tú el 5♥. ¡Cambiarlos conviene a las dos partes! Pulsa *Intercambiar…* y elige *{ $left }: la propiedad 6♠ por la propiedad 5♥*.
cardopoly-lesson-first-trade-else = Primero el intercambio: tu 5♥ por el 6♠, para que los dos seises sean tuyos.
cardopoly-lesson-first-propose = Aquí preparas un intercambio. Podrías añadir cartas, pedir alguna o prometer algunas para otro turno; { $left } puede aceptar, rechazar o hacer una contraoferta. Este es justo: has ampliado una vez el 5♥, así que los dos cobran 6, y las dos partes consiguen un grupo. Pulsa *Proponerlo*.
cardopoly-lesson-first-propose-else = Está bien así: 6♠ por 5♥. Proponlo.
cardopoly-lesson-first-queen = ¡Trato hecho! Con un grupo robas 5 cartas de **sueldo** en vez de 3 cada vez que pasas por la Salida. Y tienes una **reina**: te lleva a la casilla que quieras, incluso después de robar. El 8♥, pasada la Salida, está libre y es caro, y tienes corazones para comprarlo. Elige *Jugar tu reina…* y luego *8♥*.
cardopoly-lesson-first-queen-else = Hay algo mejor: con la reina pasas por la Salida, robas 5 cartas y puedes comprar el 8♥.
cardopoly-lesson-first-expand = Claro que has comprado el 8♥. { $right } ya está fuera, y { $left }, en la Salida, tiene seis cartas y solo puede **hipotecar** el 5♥, por tres más. Nueve cartas bastan para un alquiler de 8, pero no de 9. Así que amplía: un corazón va encima y otra carta paga. Elige *Ampliar 8♥: poner 4♥, pagar 8♦*.
cardopoly-lesson-first-expand-else = Eso no le duele bastante a { $left }. Uno más en el 8♥ sí: nueve cartas de alquiler.
cardopoly-lesson-first-last = Ahora tanto el 8♥ como el 9♥ serían demasiado caros para { $left }. No amplíes más: guarda tus ocho cartas para los alquileres de { $left }. Si alguna vez no puedes pagar, antes de rendirte puedes hipotecar, jugar un rey o saldarlo con un intercambio con quien cobra. Pulsa *Terminar tu turno*.
cardopoly-lesson-first-last-else = Ya has ampliado bastante. Guarda tus cartas y termina tu turno.
cardopoly-lesson-first-won = { $left } cayó en el 8♥, hipotecó el 5♥, y aun así el alquiler se llevó su última carta: ¡ganas! (Si tras 40 rondas queda más de una persona, gana quien tenga más propiedades sin hipoteca.) Recuerda: compra casi todo, guarda cartas para los alquileres que vienen, intercambia para conseguir grupos y amplía cuando con eso puedas rematar a alguien.
