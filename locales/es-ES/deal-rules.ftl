# The rules of Monopoly Deal in friendly words. A section is a title and a text; rules.md has the exact clauses.

deal-rules-goal-title = De qué va
deal-rules-goal =
    Baja propiedades delante de ti, cobra alquiler y quítale al resto lo que te falta. **Tres grupos completos de tres colores distintos, en tu propio turno, ganan al momento.**

    Cada carta dice cuántas forman un grupo: dos de marrón y de azul oscuro, cuatro estaciones, dos servicios públicos y tres de los demás colores.

deal-rules-turn-title = Tu turno
deal-rules-turn =
    Robas 2 cartas; con la mano vacía, 5. Después **juegas hasta tres cartas**, combinadas como quieras:
    • ingresar dinero o una carta de acción en tu **banca**; una acción ingresada ya solo es dinero
    • bajar una **propiedad** o un comodín delante de ti
    • jugar una **acción** en el centro

    No hace falta que juegues nada. En tu turno, mover tus comodines de un color a otro es gratis, y también cambiar cartas entre dos grupos completos del mismo color. Al final te quedas con 7 cartas como mucho; el resto va debajo del mazo. Si solo te queda reorganizar, tu turno acaba solo a los diez minutos (a los 20 segundos con ritmo en vivo), salvo que pulses *Aún no*.

deal-rules-actions-title = Las acciones
deal-rules-actions =
    • **Alquiler**: el resto te paga por tu mejor grupo de un color de la carta; con la multicolor paga una sola persona. **Alquiler doble** la acompaña y es una jugada más.
    • **Es mi cumpleaños**: 2M de todo el mundo. **Cobrador de deudas**: 5M de una persona.
    • **Trato astuto**: te llevas una propiedad. **Trato forzoso**: cambias una. Nunca de un grupo completo.
    • **Rompetratos**, si está en la baraja: te llevas un grupo completo.
    • **Casa** y **Hotel** en un grupo completo: 3M y 4M más de alquiler.
    • **Pasa por la Salida**: robas dos cartas.

deal-rules-paying-title = Pagar
deal-rules-paying =
    Pagas con lo que tienes delante: banca y propiedades, como quieras, pero nunca con tu mano. **No se da cambio**, y no puedes añadir una carta que no haga falta. Si no te llega, das todo lo que tenga valor; si no tienes nada delante, no pagas nada.

    El dinero va a la banca de quien cobra, y las propiedades, a sus propiedades. Los comodines multicolor no valen nada y nunca sirven para pagar.

deal-rules-sayno-title = Di que no
deal-rules-sayno =
    Si alguien juega una acción contra ti, puedes responder con **Di que no**, en cualquier momento y sin gastar jugada. Te pueden contestar con otro No, y así sucesivamente. Si el tuyo se mantiene, la acción no te afecta.

    Cada persona a la que se le pide algo decide por su cuenta, y todas a la vez. Se te pregunta tengas o no esa carta. En la sala de espera se elige qué delatan las pausas. En una mesa **rápida**, una jugada sin nada que elegir se hace al momento, así que una pausa delata que alguien sí puede elegir. En una mesa **sellada**, las pausas no delatan nada.

    Puedes **responder de antemano**: pulsa *Respuestas de antemano* debajo de tu mano y dime qué hago por ti.

deal-rules-points-title = Puntos
deal-rules-points =
    Una mesa puede jugar varias rondas a puntos. Cuando alguien completa tres grupos, cada cual cuenta el valor de su banca y sus propiedades: el más alto se lleva **10 puntos, luego 7, 5 y 3**, y el quinto, 1. ¡Así que quien completó los grupos puede sumar menos que otra persona!

    A igual valor, se reciben los puntos del mejor de esos puestos.

deal-rules-options-title = Lo que puede elegir una mesa
deal-rules-options =
    • **Victoria**: ganan tres grupos, o los puntos de 1 a 8 rondas.
    • **Rompetratos**: fuera, salvo que en la sala de espera se incluyan; hacen el juego más loco.
    • **Trato forzoso**: si puedes dar una carta de un grupo completo tuyo.
    • **Turnos**: tras 15 o 30 turnos por persona, gana quien tenga más grupos completos.

    Los dados deciden quién empieza. Cuando la partida acaba, cualquiera puede comprobar que el barajado fue limpio.

# The lesson: a first match. Controls stand between asterisks as they are called.
deal-lesson-first-title = Monopoly Deal: tu primera partida
deal-lesson-first-goal =
    Gana quien tenga delante **tres grupos completos de colores distintos**. Un grupo rojo pide tres cartas; uno marrón, solo dos: lo dicen las cartas.

    Tu mano solo la ves tú; lo que tienes delante puede verlo, y llevárselo, cualquiera. { $left } y { $right } juegan contra ti. Llegamos al principio: tienes delante una propiedad roja.
deal-lesson-first-lay =
    Has empezado el turno robando dos cartas. Ahora puedes **jugar hasta tres.** En la mano, una propiedad no hace nada; delante de ti cuenta para un grupo y da alquiler. Ya tienes una roja, así que baja la otra con ella.

    Abre *Tus cartas* y elige *Bajarla en rojo: 2 de 3*.
deal-lesson-first-lay-else = Esa carta puede esperar. Empieza por lo que te acerca a un grupo: la propiedad roja, con la que ya tienes.
deal-lesson-first-bank =
    Te quedan dos jugadas. Cuando alguien te cobra, pagas **solo con lo que tienes delante**, y sin dinero serían tus propiedades rojas. Así que pon dinero al lado.

    Elige *A la banca: 3M*.
deal-lesson-first-bank-else = Primero el dinero: sin banca pagarías con tus propiedades. Ingresa los 3M.
deal-lesson-first-three =
    Te queda una jugada. El marrón es rápido: dos cartas forman el grupo. Trato astuto y “Di que no” se quedan en tu mano; en la banca ya solo serían dinero, y los querrás más adelante.

    Elige *Bajarla en marrón: 1 de 2*. Tras tres jugadas, tu turno acaba. También puedes terminarlo antes, y te quedas con siete cartas como mucho.
deal-lesson-first-three-else = Aún tienes una propiedad que bajar: el marrón solo pide dos cartas. Guarda las demás para luego.
deal-lesson-first-go =
    { $left } y { $right } también han bajado propiedades, y tú has vuelto a robar dos cartas. Una es **Pasa por la Salida**: te da dos más. Juégala primero: lo que robes aún puedes jugarlo en este turno.

    Elige *Robar 2 cartas*.
deal-lesson-first-go-else = Eso va después. Primero Pasa por la Salida: quizá robes algo aún mejor.
deal-lesson-first-set =
    ¡Te ha traído la tercera roja! Un **grupo completo** cobra el alquiler más alto, y ningún Trato astuto puede sacar una carta de él. También tienes una carta de alquiler, pero cobra después de bajar, no antes: así son 6M en vez de 3M.

    Elige *Bajarla en rojo: 3 de 3*.
deal-lesson-first-set-else = Casi: completa primero el grupo rojo. Después, todo lo rojo da más.
deal-lesson-first-rent =
    Ahora, a pagar. Una **carta de alquiler** tiene dos colores; todo el mundo te debe el alquiler de tu mejor grupo de uno de ellos. El rojo está completo: 6M de cada persona.

    Elige *Cobrar 6M a todo el mundo por rojo*.
deal-lesson-first-rent-else = Tu grupo está completo y aún tienen dinero: es el momento del alquiler rojo/amarillo.
deal-lesson-first-pay =
    { $left } no tenía bastante dinero y tuvo que añadir **una propiedad rosa, que ahora es tuya.** Después { $left } te mandó un Cobrador de deudas. Tú eliges con qué pagas, pero nadie da cambio: paga los 5M justos, con tu 5M. Sería un desperdicio decir que no.

    Pulsa *Pagar 5M*.
deal-lesson-first-pay-else = Podrías, pero tienes una carta de 5M: es justo lo que hace falta, no se pierde nada y conservas tus propiedades. Pulsa *Pagar 5M*.
deal-lesson-first-no =
    { $right } te cobra un alquiler doblado: 16M. Te costaría todo tu dinero, y también tu grupo rojo. **Di que no** frena lo que vaya contra ti, sea el turno de quien sea, y no gasta jugada. Este es su momento.

    Pulsa *¡Decir que no!*
deal-lesson-first-no-else = Eso te costaría tu dinero y tu grupo rojo. Para esto está “Di que no”.
deal-lesson-first-wild =
    { $right } ha tenido que aceptar tu No. Te toca, y **puedes ganar ahora mismo**: te faltan dos grupos y tienes tres jugadas. El comodín multicolor hace de cualquier propiedad, así que completa tu grupo marrón.

    Elige *Bajarla en marrón: 2 de 2*.
deal-lesson-first-wild-else = Para ganar en este turno necesitas las tres jugadas. Empieza con el comodín multicolor en marrón: es tu segundo grupo.
deal-lesson-first-either =
    ¡Dos grupos! Un comodín de **dos colores** puede estar en cualquiera de los dos, y en tu turno puedes moverlo al otro cuando quieras, gratis. Aquí conviene el rosa: tienes una de { $left }.

    Elige *Bajarla en rosa: 2 de 3*.
deal-lesson-first-either-else = Baja primero el comodín rosa/naranja en rosa, con la rosa que ya tienes. Así solo falta una carta.
deal-lesson-first-sly =
    Falta una rosa, y la tiene { $right }. Un **Trato astuto** se lleva cualquier propiedad que no sea de un grupo completo. Fíjate en lo que tiene el resto: lo que te falta suele estar justo ahí.

    Elige la rosa: *Quitarle a { $right }: rosa*.
deal-lesson-first-sly-else = Necesitas la rosa: con ella tienes tres grupos. Elige Trato astuto y llévate la rosa.
deal-lesson-first-over =
    Rojo, marrón y rosa: **tres grupos completos, ¡y ganas al momento!**

    Recuerda: baja antes los grupos rápidos, ten dinero delante, cobra cuando un grupo esté completo y guarda “Di que no” para lo que duela de verdad. Y vigila a quien tenga dos grupos: cóbrale o quítale una carta. La lista de tus cartas te dice qué hacen todas las demás.
