# The rules of Property in friendly words. A section is a title and a text; rules.md has the exact clauses.

property-rules-goal-title = De qué va
property-rules-goal =
    Ocupa casillas de un tablero de 8 × 8, únelas en grupos y cobra alquiler a quien caiga en ellas.

    La partida acaba cuando alguien no puede pagar. **Del resto, gana quien tiene más dinero**, y solo cuenta el dinero: las casillas valen por lo que producen.

    Todo el mundo empieza con el mismo dinero y con cartas de compra del mismo valor. Cuanta más gente, menos de las dos cosas.

property-rules-turn-title = Tu turno
property-rules-turn =
    Juega **una carta roja y una negra.** La roja (♥ ♦) marca la columna, contando desde la izquierda; la negra (♠ ♣), la fila, contando desde abajo. 3♥ con 5♣ es la columna 3, fila 5. Un as es un 1.

    Un 9 o un 10 **vale por cualquier número del 1 al 8**: eliges tú, y conserva su palo.

    Lo que pasa depende de la casilla:
    • **Vacía**: ya es tuya.
    • **De otra persona**: pagas alquiler y puedes comprarla.
    • **Tuya**: tienes que hipotecarla; si ya está hipotecada, la pierdes.

    Después robas hasta volver a tener los dos colores en la mano. Siempre hay que jugar: no se puede pasar.

    Mientras esperas puedes **planear tu próxima jugada**, y otra por si esa ya no sirve. Cuando te toca, se juega al momento si sigue significando lo mismo; si no, eliges tú. Nadie más ve tu plan.

property-rules-rent-title = El alquiler
property-rules-rent =
    Las casillas de una misma persona que se tocan por un lado son un **grupo**; las esquinas no unen. El alquiler es de **{ MONEY(1, "$") } por cada casilla del grupo** en el que caes, multiplicado por lo que digan tus dos cartas:

    • ♦ con ♣: el alquiler normal
    • ♥ con ♣, o ♦ con ♠: el **doble**
    • ♥ con ♠: el **cuádruple**

    En un grupo de seis pagas { MONEY(6, "$") } con 3♦ 5♣, { MONEY(12, "$") } con 3♥ 5♣ o 3♦ 5♠, y { MONEY(24, "$") } con 3♥ 5♠. Si todas tus jugadas te dejarían en bancarrota, tienes que hacer una con el alquiler más bajo.

property-rules-buying-title = Comprar una casilla
property-rules-buying =
    Después de pagar el alquiler puedes comprar esa casilla con tus cartas de compra: **una unidad por cada casilla de su grupo**, sin importar los palos. Un rey vale 4 unidades; una reina, 2; una jota o un comodín, 1.

    No se da cambio, y no puedes añadir una carta que no haga falta. El botón verde propone el pago más barato; puedes elegir otro. Quien te la vende recibe tus cartas de compra y puede usarlas más adelante.

property-rules-mortgage-title = Hipotecas
property-rules-mortgage =
    Cuando tus cartas marcan una casilla tuya, queda **hipotecada** y señalada. Si la vuelves a marcar, se **vacía**: queda libre para cualquiera.

    Una casilla hipotecada sigue en su grupo y sigue dando alquiler. Quien la compra se lleva también la hipoteca.

property-rules-end-title = El final
property-rules-end =
    Si debes más de lo que tienes, lo pagas todo y quedas en **bancarrota**. Si pagas justo con tu último dólar, no pasa nada.

    La primera bancarrota termina la partida, y del resto gana quien tiene más dinero; a igual dinero, se comparte la victoria. La mesa puede decidir seguir hasta la segunda o la tercera bancarrota: entonces las casillas de quien cae se vacían.

    Una **partida corta** también acaba en cuanto alguien tiene dinero suficiente al final de un turno: { MONEY(113, "$") } entre dos, { MONEY(102, "$") } entre tres, { MONEY(77, "$") } entre cuatro, { MONEY(63, "$") } entre cinco, { MONEY(51, "$") } entre seis. También entonces gana quien tiene más.

    Si abandonas, tu dinero, tu mano y tus cartas de compra salen de la partida, y tus casillas se vacían. Eso no es una bancarrota. Si solo queda una persona, gana.

property-rules-options-title = Lo que puede elegir una mesa
property-rules-options =
    • **Bancarrotas**: cuántas terminan la partida. Lo normal es 1.
    • **Contar las casillas**: al final cada una suma { MONEY(5, "$") }. Con eso nunca se paga alquiler.
    • **Límite de rondas**: tras 40 u 80 rondas gana quien tiene más dinero. La mayoría de las partidas acaban mucho antes.
    • **Duración**: en una partida corta se empieza con la mitad del dinero, y también acaba en cuanto alguien, al final de un turno, tiene la mitad más de lo que tenía al empezar: desde { MONEY(51, "$") }, son { MONEY(77, "$") }. Para eso no cuentan las casillas. Dura más o menos la mitad.

    No hay intercambios ni otros tratos. Cuando la partida acaba, cualquiera puede comprobar que el barajado fue limpio.

# The lesson: a first match. Controls stand between asterisks as they are called.
property-lesson-first-title = Property: tu primera partida
property-lesson-first-goal =
    El tablero tiene 8 × 8 casillas. Juegas contra { $left }: en cada turno alguien ocupa una, y quien cae en una ajena paga **alquiler**. Cada cual tiene { MONEY(150, "$") }; si no puedes pagar, has perdido.

    Jugamos los turnos que importan. Todas las jugadas son buenas, así que pruébalas la próxima vez.
property-lesson-first-cell =
    En cada turno juegas **una carta roja y una negra.** La roja marca la columna, contando desde la izquierda; la negra marca la fila, contando desde abajo. Tu 3♦ y tu 5♣ se cruzan en la columna 3, fila 5, donde está el ①. Esa casilla no es de nadie, así que pasa a ser tuya.

    Pulsa *3♦ + 5♣*.
property-lesson-first-group =
    La casilla es tuya, y has robado hasta volver a tener los dos colores. Las casillas que se tocan por un lado son un **grupo**, y quien cae en cualquiera de ellas paga { MONEY(1, "$") } **por cada casilla del grupo.** Así que construye al lado: dos juntas producen cuatro veces más que una.

    Abre *¿Qué pareja juegas?* y elige *4♥ + 5♠*.
property-lesson-first-group-else = Esa casilla se quedaría sola en el borde del tablero. 4♥ con 5♠ está justo al lado de la primera: ocupa esa.
property-lesson-first-wild =
    Unos turnos después. **Un 9 o un 10 vale por cualquier número** del 1 al 8, así que con el 4♣ tu 9♥ llega a todas las casillas de la fila 4. Es demasiado bueno para una casilla cualquiera; pero en la columna 2 une tus dos grupos, y 3 + 4 + 1 son 8.

    Elige *9♥ + 4♣ · columna 2, fila 4*.
property-lesson-first-wild-else = Se puede, pero mira tus dos grupos de la izquierda: la casilla de la columna 2, fila 4 los convierte en uno. Juega ahí el 9♥ con el 4♣.
property-lesson-first-rent =
    { $left } ha caído en tu grupo con 3♥ 3♠: { MONEY(8, "$") } por 8 casillas, **el doble por el ♥ y otra vez el doble por el ♠: ¡{ MONEY(32, "$") } para ti!** Los corazones y las picas solo le salen caros a quien paga alquiler. En una casilla libre no hacen daño: gástalos ahí, y guarda ♦ y ♣ para el día en que tengas que pagar.

    Elige *5♥ + 3♣*, que deja tu grupo en 9.
property-lesson-first-rent-else = Es la misma casilla, pero te quedarías con el corazón. Guarda el 5♦ y juega el 5♥ con el 3♣.
property-lesson-first-pay =
    Unos turnos después. No se puede pasar, y tus dos parejas caen en el grupo de 5 de { $left }. Así que paga lo menos posible: { MONEY(5, "$") } con ♦ y ♣. Con el corazón serían { MONEY(10, "$") }.

    Elige *6♦ + 2♣*.
property-lesson-first-pay-else = El corazón dobla el alquiler. 6♦ con 2♣ cae en la misma casilla por la mitad de dinero.
property-lesson-first-buy =
    El alquiler está pagado; ahora puedes **comprar** esa misma casilla. Cuesta una unidad de tus cartas de compra por cada casilla de su grupo: 5. Un rey vale 4 unidades; una reina, 2; una jota o un comodín, 1. No sirven para nada más, así que **compra siempre que puedas**: esta casilla une tus grupos en uno de 14 y parte en dos el de { $left }.

    Pulsa *Comprar por 5*.
property-lesson-first-buy-else = Tus cartas de compra son para casillas como esta: une tus grupos y parte el otro. El rey y la jota son justo 5 unidades; pulsa el botón verde.
property-lesson-first-own =
    { $left } ha caído en tus 14 casillas y ha pagado { MONEY(14, "$") }. Te toca: 6♥ con 6♠ te costaría { MONEY(24, "$") }. 2♥ con 6♠ marca **una casilla tuya**, que queda hipotecada: señalada, pero sigue contando y produciendo. Solo la pierdes si la vuelves a marcar.

    Así que elige *2♥ + 6♠*.
property-lesson-first-own-else = Eso cuesta { MONEY(24, "$") }. Una hipoteca de momento no cuesta nada: juega 2♥ con 6♠.
property-lesson-first-careful =
    Imagina ahora que la suerte hubiera estado con { $left }: solo te quedan { MONEY(20, "$") }. Entonces lee lo que trae cada pareja antes de elegirla. 7♥ con 6♠ cuesta { MONEY(24, "$") }: **quien no puede pagar queda en bancarrota y pierde la partida.** 2♦ con 6♠ marca tu casilla hipotecada, y la pierdes. Duele, pero sigues jugando.

    Elige *2♦ + 6♠*.
property-lesson-first-careful-else = ¡Alto! Eso te dejaría en bancarrota y acabaría la partida. Mejor renuncia a la casilla: 2♦ con 6♠.
property-lesson-first-ending =
    Volvamos a la partida que va bien: a { $left } solo le quedan { MONEY(46, "$") }. Haz crecer tu **grupo más grande**: en uno del doble de tamaño se cae el doble de veces y se paga el doble. El 8♦ añade una casilla; el 7♥ hipotecaría una.

    Elige *8♦ + 3♣*.
property-lesson-first-ending-else = Eso hipotecaría una casilla tuya. 8♦ con 3♣, en cambio, hace crecer tu grupo grande.
property-lesson-first-over =
    { $left } ha tenido que caer en tus 15 casillas con ♥ y ♠: debía { MONEY(60, "$") } y tenía { MONEY(46, "$") }. ¡Bancarrota! **¡Ganas!** Con más gente, la primera bancarrota también termina la partida, y del resto gana quien tiene más dinero.

    Recuerda: un grupo grande, ♥ y ♠ en casillas libres, ♦ y ♣ para pagar, y compra siempre que puedas. Eso es todo Property.
