# The rules of Monopoly: The Card Game in friendly words. A section is a title and a text; rules.md has the exact clauses.

monopoly-rules-goal-title = De qué va
monopoly-rules-goal =
    Reúne todas las cartas de un color, ponles casas, hoteles y fichas, y **cierra** cuando todo lo que tienes en la mano pertenezca a un grupo completo. Entonces se puntúa la mano; se juegan varias.

    Al final de una mano en la que alguien llega a **10.000 o más** (7.000 entre cinco o seis), gana quien tenga más dinero.

monopoly-rules-turn-title = Tu turno
monopoly-rules-turn =
    Cada persona tiene diez cartas y, delante, una **pila de intercambio** a la vista. En tu turno haces una de tres cosas:
    • **Robar** la carta de arriba del mazo.
    • **Intercambiar**: las cartas de arriba de tu pila por otras tantas de arriba de otra pila. Lo que recibe cada parte va a su mano, y nadie puede negarse. Antes de intercambiar puedes poner en tu pila una carta de tu mano.
    • **Cerrar.**

    Después descartas en tu propia pila hasta quedarte con diez; si ya tienes diez, te las quedas todas. Entre dos o tres hay además pilas que no son de nadie: intercambia con ellas como con cualquier otra, también varias cartas a la vez.

monopoly-rules-groups-title = Grupos
monopoly-rules-groups =
    Un grupo está completo con las dos o tres cartas de un color, con los dos servicios públicos o con **dos, tres o cuatro estaciones**.

    En un color se construyen **casas en orden**, de la 1.ª a la 4.ª, y un hotel encima de las cuatro. Las **fichas** van en cualquier grupo completo, cuantas quieras.

    Una carta de **Suerte** vale por cualquiera que falte, pero solo si cierras tú. ¡En cualquier otra mano hace que ninguna carta valga nada!

monopoly-rules-out-title = Cerrar
monopoly-rules-out =
    Puedes cerrar cuando cada propiedad, casa y hotel de tu mano pertenece a un grupo completo y tienes al menos un grupo así. Salidas, Mr. Monopoly y fichas puedes tener cuantas quieras.

    Como premio te llevas las **cinco cartas de arriba** del mazo y añades las que encajen. Te propongo la mejor colocación; acéptala con un clic o cámbiala.

monopoly-rules-scoring-title = Puntuación
monopoly-rules-scoring =
    • Un grupo cuenta su valor, **otra vez por cada casa**, y 500 por un hotel.
    • Cada **ficha** cuenta otra vez el grupo entero: el amarillo con tres casas y dos fichas son 1.200 tres veces.
    • Cada **Salida** cuenta 200. Quien tiene **más Mr. Monopoly** suma 1.000; si hay empate, nadie.

    Puntúa todo el mundo, no solo quien ha cerrado.

monopoly-rules-six-title = Entre cinco o seis
monopoly-rules-six =
    No hay mazo: se reparten todas las cartas, y cada persona tiene una carta de intercambio a la vista. En tu turno **la cambias por la de otra persona**; cada parte se lleva a la mano la carta que recibe y pone otra.

    Tras cada turno, **todo el mundo pasa una carta a la izquierda** a la vez, boca abajo. Como premio, quien cierra puede añadir cartas de intercambio de la mesa.

monopoly-rules-options-title = Lo que puede elegir una mesa
monopoly-rules-options =
    • **Edición**: la británica, con las calles de Londres y libras, de dos a seis personas; o la Deluxe, con dólares, soportes y lingotes de oro, de dos a cuatro.
    • **Meta**: 5.000 o 3.000 para una partida más corta.

    Si se acaba el mazo y nadie cierra, la mano termina y se puntúa como esté. Cuando la partida acaba, cualquiera puede comprobar que el barajado fue limpio.

# The lesson of the UK edition

monopoly-lesson-uk-title = Monopoly, edición británica: tu primera partida
monopoly-lesson-uk-goal = ¡Hola! Estas diez cartas solo las ves tú. Quieres que todas las calles y casas que hay entre ellas pertenezcan a un **color completo**: entonces cierras, y la mano paga. Tienes dos de las tres rojas y dos de las tres verdes. Delante de cada persona hay una pila de intercambio a la vista, pero aún no hay nada que te sirva. Así que pulsa *Robar una carta*.
monopoly-lesson-uk-goal-else = Ninguna de las cartas a la vista va con lo que tienes. Una nueva, quizá: roba.
monopoly-lesson-uk-discard = ¡Park Lane! Pero ya son once cartas, y un turno acaba con diez. Una tiene que ir, a la vista, a tu pila de intercambio. Estás reuniendo rojo y verde; las casas, la ficha y Mr. Monopoly dan dinero después. Bow Street está sola en su color y no vale mucho: descarta *Bow Street*.
monopoly-lesson-uk-discard-else = Esa la echarías de menos. Bow Street está sola en su color: despréndete de ella.
monopoly-lesson-uk-trade = Mira la pila de { $left }: ¡Trafalgar Square, tu tercera roja! En vez de robar puedes **intercambiar**: la carta de arriba de tu pila por la de arriba de otra. Nadie puede negarse, y cada carta va a la mano de quien la recibe. Pulsa *Intercambiar con { $left }: Bow Street por Trafalgar Square* y di que sí.
monopoly-lesson-uk-trade-else = Mejor una carta que ves que una que no: Trafalgar Square completa tu rojo.
monopoly-lesson-uk-pile = ¡El rojo está completo! Otra vez once cartas. Cuidado con lo que pones en tu pila: te lo pueden quitar. Whitehall está en la pila de { $left }, así que ahí el rosa no interesa, y tú solo tienes una: descarta *Northumberland Avenue*.
monopoly-lesson-uk-pile-else = Eso te dolería más. Parece que nadie quiere el rosa: descarta Northumberland Avenue.
monopoly-lesson-uk-two = Regent Street, tu tercera verde, es la segunda carta de la pila de { $left }. Puedes intercambiar **varias a la vez**: tus dos de arriba por las dos de arriba de allí, tal como están. Las tuyas no te sirven, así que pulsa *Intercambiar con { $left }: Northumberland Avenue + 1 por Regent Street + 1* y di que sí.
monopoly-lesson-uk-two-else = Así no te llevas Regent Street. Con dos de tus cartas por dos de { $left }, sí.
monopoly-lesson-uk-full = Doce cartas, así que sobran dos. Cuenta lo que va junto: tres rojas, tres verdes, dos casas para ellas, una ficha y Mr. Monopoly. ¡Son diez! Descarta *Euston Road* y *Park Lane*, y en tu mano no sobra nada.
monopoly-lesson-uk-full-else = Quédate con todas las rojas y verdes, las casas, la ficha y Mr. Monopoly. Solo Euston Road y Park Lane no van con nada.
monopoly-lesson-uk-out = Tu mano está completa, así que en vez de robar puedes **cerrar**: la bajas y la mano acaba para todo el mundo. Podrías esperar una mejor, pero quien cierra recibe cinco cartas más de premio, y { $left } puede adelantarse. Pulsa *Cerrar con { MONEY(2350, "£") }*.
monopoly-lesson-uk-out-else = Mejor llévate lo que tienes antes de que cierre { $left }.
monopoly-lesson-uk-reward = Lo que encaja de las cinco cartas ya está bajado. El verde cuenta 350 y otra vez por cada casa, la 1.ª, la 2.ª y la 3.ª: 1.400. La **ficha** lo cuenta otra vez: 2.800. El rojo con una casa son 500, y la Salida, 200. No hay nada mejor, así que pulsa *Bajarlo así: { MONEY(3500, "£") }*.
monopoly-lesson-uk-reward-else = Eso vale menos. Las casas y las fichas van en el color más caro.
monopoly-lesson-uk-swap = ¡Tener más **Mr. Monopoly** que nadie te ha dado { MONEY(1000, "£") } más! Todo el mundo cobra por sus grupos completos, { $left } también. Dos manos después: tienes una estación, y **dos ya son un grupo**. Tu pila está vacía, pero antes de un intercambio puedes poner en ella una carta de tu mano. Pulsa *Llevarte Marylebone de la pila 3 por Bow Street* y di que sí; esa pila no es de nadie.
monopoly-lesson-uk-swap-else = Necesitas Marylebone: dos estaciones ya son un grupo completo.
monopoly-lesson-uk-houses = Sigues con diez cartas, así que no hay nada que descartar. El azul oscuro está completo, y las estaciones también. Pero las casas van **en orden**: sin una 2.ª casa, tu 3.ª no tiene lugar, y no puedes cerrar. No hay ninguna 2.ª casa a la vista, así que pulsa *Robar una carta*.
monopoly-lesson-uk-houses-else = No hay ninguna 2.ª casa a la vista. Prueba suerte con el mazo.
monopoly-lesson-uk-chance = ¡Una **Suerte**! Vale por cualquier carta que te falte, aquí por la 2.ª casa. Pero solo para quien cierra: si { $left } se adelanta, una mano con una Suerte **no cuenta nada**. Así que ahora tienes prisa. Encaja todo menos una: descarta *Bond Street*.
monopoly-lesson-uk-chance-else = ¡Entonces no podrías cerrar en el próximo turno, y con una Suerte en la mano! Bond Street es la única carta que te sobra.
monopoly-lesson-uk-joker = Llegas a tiempo. El azul oscuro cuenta 400 y tres casas, con la Suerte haciendo de 2.ª: 1.600, y la ficha lo cuenta otra vez. Las estaciones dan 250, y la Salida, 200. Nunca te quedes con una Suerte ni un turno más de la cuenta: pulsa *Cerrar con { MONEY(3650, "£") }*.
monopoly-lesson-uk-joker-else = Demasiado arriesgado con una Suerte en la mano. Cierra mientras puedas.
monopoly-lesson-uk-score = Y en el premio hay otra ficha: el azul oscuro cuenta ya tres veces, 4.800. En dos estaciones también caben fichas, pero no casas; un hotel, encima de las cuatro casas, sumaría 500. Pulsa *Bajarlo así: { MONEY(5450, "£") }*.
monopoly-lesson-uk-score-else = Eso vale menos. Las fichas van en el grupo más caro.
monopoly-lesson-uk-end = ¡{ MONEY(11750, "£") }! Una mano tras la que alguien llega a 10.000 es la última, y gana quien tenga más dinero: tú. Recuerda tres cosas: mejor una carta a la vista que una a ciegas; las casas y las fichas van en tu color más caro; y cierra pronto, sobre todo con una Suerte. ¡Disfruta de tu primera mesa!

# The lesson of the Deluxe edition

monopoly-lesson-deluxe-title = Monopoly, edición Deluxe: tu primera partida
monopoly-lesson-deluxe-goal = ¡Hola! Las diez cartas de tu soporte solo las ves tú. Cuando todas las propiedades y casas que hay entre ellas pertenecen a un **Grupo**, todas las cartas de un color, cierras y cobras. Dos ferrocarriles ya son un Grupo, y los tienes. Cada persona tiene una pila de intercambio a la vista, pero ahora no hay nada que te sirva. Así que pulsa *Robar una carta*.
monopoly-lesson-deluxe-goal-else = Ninguna de las cartas a la vista te acerca a un Grupo. Una nueva, quizá: roba.
monopoly-lesson-deluxe-discard = Salida: da 200, tengas lo que tengas. Pero un turno acaba con diez cartas, así que una tiene que ir, a la vista, a tu pila de intercambio. El marrón es el color más barato, y solo tienes una: descarta *Baltic Avenue*.
monopoly-lesson-deluxe-discard-else = Esa la echarías de menos. Baltic Avenue es la que menos vale.
monopoly-lesson-deluxe-trade = Han salido dos buenas cartas: Illinois Avenue, tu tercera roja, y Park Place, tu segunda azul oscuro. En vez de robar puedes **intercambiar**: la carta de arriba de tu pila por la de arriba de otra. Nadie puede negarse. El azul oscuro es el color más caro, así que llévate primero esa: pulsa *Intercambiar con { $left }: Baltic Avenue por Park Place* y di que sí.
monopoly-lesson-deluxe-trade-else = Park Place completa el color más caro de todos. Llévate esa.
monopoly-lesson-deluxe-forced = ¡El azul oscuro está completo! Lo que has dado ha ido al soporte de { $left }. Ahora vuelves a tener once cartas. Sobran una rosa y una naranja, y la rosa es más barata: descarta *States Avenue*. Con suerte, Illinois Avenue seguirá ahí cuando te toque.
monopoly-lesson-deluxe-forced-else = Eso te dolería más. El rosa es barato y tienes una de tres: descarta States Avenue.
monopoly-lesson-deluxe-out = Qué suerte: { $right } quería rosa e **intercambió contigo**. No podías negarte, pero a cambio has recibido Illinois Avenue, ¡y el rojo está completo! También puede cerrar quien empieza su turno con más de diez cartas. Lo que sobra se descarta, aquí Tennessee Avenue. Pulsa *Cerrar con { MONEY(2300, "$") }*.
monopoly-lesson-deluxe-out-else = Tu soporte está completo. Cierra antes de que lo haga otra persona.
monopoly-lesson-deluxe-reward = Quien cierra recibe cinco cartas más, y lo que encaja ya está bajado: un tercer ferrocarril (tres dan 500) y dos **casas**. El azul oscuro cuenta 400 y otra vez por cada casa, la 1.ª y la 2.ª: 1.200. La **ficha** lo cuenta otra vez: 2.400. Pulsa *Bajarlo así: { MONEY(3600, "$") }*.
monopoly-lesson-deluxe-reward-else = Eso vale menos. Las casas y las fichas van en el Grupo más caro.
monopoly-lesson-deluxe-pile = Todo el mundo cobra por sus Grupos completos. Así que tres manos después hay dinero en todas las bandejas; un **lingote de oro** vale cinco billetes de 1.000 $. Tienes Electric Company, y Water Works está en la pila 4, que no es de nadie. Con ella se intercambia igual: pulsa *Llevarte Water Works de la pila 4 por Tennessee Avenue* y di que sí.
monopoly-lesson-deluxe-pile-else = Water Works completa tus servicios públicos: 500 de golpe.
monopoly-lesson-deluxe-utilities = Los dos servicios públicos dan 500. Como en los ferrocarriles, caben fichas, pero no casas. Pon tus casas en el amarillo: es caro, y solo falta Marvin Gardens. De celeste, rosa y verde tienes una carta de cada, y la celeste es la más barata: descarta *Connecticut Avenue*.
monopoly-lesson-deluxe-utilities-else = Quédate con el amarillo, los servicios públicos y lo que va encima. Connecticut Avenue es la que menos vale.
monopoly-lesson-deluxe-fourth = { $left } ha descartado una 4.ª casa. Déjala ahí: las casas van **en orden**, y una 4.ª sin una 3.ª solo te impediría cerrar. Marvin Gardens no se ve por ninguna parte. Si nada te sirve, pulsa *Robar una carta*.
monopoly-lesson-deluxe-fourth-else = Ahí no hay nada que te sirva. Mejor mira una carta nueva.
monopoly-lesson-deluxe-chance = ¡Una **Suerte**! Para quien cierra es cualquier carta que falte: aquí, Marvin Gardens. En cualquier otro soporte hace que **ninguna carta valga nada** cuando acaba la mano. Así que date prisa. La rosa es más barata que la verde: descarta *Virginia Avenue*.
monopoly-lesson-deluxe-chance-else = Eso te costaría más. De lo que no necesitas, Virginia Avenue es lo más barato.
monopoly-lesson-deluxe-watch = { $right } acaba de llevarse St. Charles Place, que es rosa, y en tu pila está Virginia Avenue, ¡también rosa! No se la des. Antes de un intercambio puedes **poner encima una carta de tu soporte**. Recibes la 3.ª casa, y tu soporte está completo: pulsa *Intercambiar con { $right }: Pacific Avenue por 3.ª casa* y di que sí.
monopoly-lesson-deluxe-watch-else = Quieres la 3.ª casa, y la carta para dar a cambio es Pacific Avenue.
monopoly-lesson-deluxe-joker = Las diez cartas tienen su lugar, con la Suerte haciendo de Marvin Gardens: el amarillo, 300 con tres casas, son 1.200, y la ficha lo cuenta otra vez. Los servicios públicos dan 500. Con una Suerte en el soporte nunca se espera: pulsa *Cerrar con { MONEY(2900, "$") }*.
monopoly-lesson-deluxe-joker-else = Demasiado arriesgado con una Suerte en el soporte. Cierra mientras puedas.
monopoly-lesson-deluxe-free = ¡La propia Marvin Gardens estaba en el premio! Ahora tu Suerte puede ser otra cosa, y se ha convertido en una segunda ficha: el amarillo cuenta tres veces. Siempre te lo dejo colocado de la mejor manera, así que pulsa *Bajarlo así: { MONEY(4300, "$") }*.
monopoly-lesson-deluxe-free-else = Eso vale menos. La Suerte rinde más como ficha en el amarillo.
monopoly-lesson-deluxe-end = ¡{ MONEY(11700, "$") }! Una mano tras la que alguien llega a 10.000 es la última, y gana quien tenga más dinero: tú. { $left } tenía una Suerte en la mano y no se lleva nada. Recuerda tres cosas: mejor una carta a la vista que una a ciegas; mira qué reúne el resto antes de dar nada; construye en tu Grupo más caro y cierra pronto. ¡Disfruta de tu primera mesa!
