# The rules of Property in friendly words.

property-lesson-first-goal =
    El tablero tiene 8 × 8 casillas. Juegas contra { $left }: en cada turno alguien ocupa una, y quien cae en una ajena paga **alquiler**. Cada cual tiene { MONEY(150, "$") }; si no puedes pagar, perdiste.

    Jugamos los turnos que importan. Todas las jugadas son buenas, así que pruébalas la próxima vez.
property-lesson-first-cell =
    En cada turno juegas **una carta roja y una negra.** La roja marca la columna, contando desde la izquierda; la negra marca la fila, contando desde abajo. Tu 3♦ y tu 5♣ se cruzan en la columna 3, fila 5, donde está el ①. Esa casilla no es de nadie, así que pasa a ser tuya.

    Presiona *3♦ + 5♣*.
property-lesson-first-group =
    La casilla es tuya, y robaste hasta volver a tener los dos colores. Las casillas que se tocan por un lado son un **grupo**, y quien cae en cualquiera de ellas paga { MONEY(1, "$") } **por cada casilla del grupo.** Así que construye al lado: dos juntas producen cuatro veces más que una.

    Abre *¿Qué pareja juegas?* y elige *4♥ + 5♠*.
property-lesson-first-rent =
    { $left } cayó en tu grupo con 3♥ 3♠: { MONEY(8, "$") } por 8 casillas, **el doble por el ♥ y otra vez el doble por el ♠: ¡{ MONEY(32, "$") } para ti!** Los corazones y las picas solo le salen caros a quien paga alquiler. En una casilla libre no hacen daño: gástalos ahí, y guarda ♦ y ♣ para el día en que tengas que pagar.

    Elige *5♥ + 3♣*, que deja tu grupo en 9.
property-lesson-first-buy =
    El alquiler está pagado; ahora puedes **comprar** esa misma casilla. Cuesta una unidad de tus cartas de compra por cada casilla de su grupo: 5. Un rey vale 4 unidades; una reina, 2; una jota o un comodín, 1. No sirven para nada más, así que **compra siempre que puedas**: esta casilla une tus grupos en uno de 14 y parte en dos el de { $left }.

    Presiona *Comprar por 5*.
property-lesson-first-buy-else = Tus cartas de compra son para casillas como esta: une tus grupos y parte el otro. El rey y la jota son justo 5 unidades; presiona el botón verde.
property-lesson-first-own =
    { $left } cayó en tus 14 casillas y pagó { MONEY(14, "$") }. Te toca: 6♥ con 6♠ te costaría { MONEY(24, "$") }. 2♥ con 6♠ marca **una casilla tuya**, que queda hipotecada: señalada, pero sigue contando y produciendo. Solo la pierdes si la vuelves a marcar.

    Así que elige *2♥ + 6♠*.
property-lesson-first-ending =
    Volvamos a la partida que va bien: a { $left } solo le quedan { MONEY(46, "$") }. Haz crecer tu **grupo más grande**: en uno del doble de tamaño se cae el doble de veces y se paga el doble. El 8♦ agrega una casilla; el 7♥ hipotecaría una.

    Elige *8♦ + 3♣*.
property-lesson-first-over =
    { $left } tuvo que caer en tus 15 casillas con ♥ y ♠: debía { MONEY(60, "$") } y tenía { MONEY(46, "$") }. ¡Bancarrota! **¡Ganaste!** Con más gente, la primera bancarrota también termina la partida, y del resto gana quien tiene más dinero.

    Recuerda: un grupo grande, ♥ y ♠ en casillas libres, ♦ y ♣ para pagar, y compra siempre que puedas. Eso es todo Property.
