# The rules of Monopoly Deal in friendly words.

deal-rules-turn =
    Robas 2 cartas; con la mano vacía, 5. Después **juegas hasta tres cartas**, combinadas como quieras:
    • ingresar dinero o una carta de acción en tu **banca**; una acción ingresada ya solo es dinero
    • bajar una **propiedad** o un comodín delante de ti
    • jugar una **acción** en el centro

    No hace falta que juegues nada. En tu turno, mover tus comodines de un color a otro es gratis, y también cambiar cartas entre dos grupos completos del mismo color. Al final te quedas con 7 cartas como mucho; el resto va debajo del mazo. Si solo te queda reorganizar, tu turno acaba solo a los diez minutos (a los 20 segundos con ritmo en vivo), salvo que presiones *Aún no*.
deal-rules-sayno =
    Si alguien juega una acción contra ti, puedes responder con **Di que no**, en cualquier momento y sin gastar jugada. Te pueden contestar con otro No, y así sucesivamente. Si el tuyo se mantiene, la acción no te afecta.

    Cada persona a la que se le pide algo decide por su cuenta, y todas a la vez. Se te pregunta tengas o no esa carta. En la sala de espera se elige qué delatan las pausas. En una mesa **rápida**, una jugada sin nada que elegir se hace al momento, así que una pausa delata que alguien sí puede elegir. En una mesa **sellada**, las pausas no delatan nada.

    Puedes **responder de antemano**: presiona *Respuestas de antemano* debajo de tu mano y dime qué hago por ti.
deal-lesson-first-lay =
    Empezaste el turno robando dos cartas. Ahora puedes **jugar hasta tres.** En la mano, una propiedad no hace nada; delante de ti cuenta para un grupo y da alquiler. Ya tienes una roja, así que baja la otra con ella.

    Abre *Tus cartas* y elige *Bajarla en rojo: 2 de 3*.
deal-lesson-first-go =
    { $left } y { $right } también bajaron propiedades, y tú volviste a robar dos cartas. Una es **Pasa por la Salida**: te da dos más. Juégala primero: lo que robes todavía puedes jugarlo en este turno.

    Elige *Robar 2 cartas*.
deal-lesson-first-set =
    ¡Te trajo la tercera roja! Un **grupo completo** cobra el alquiler más alto, y ningún Trato astuto puede sacar una carta de él. También tienes una carta de alquiler, pero cobra después de bajar, no antes: así son 6M en vez de 3M.

    Elige *Bajarla en rojo: 3 de 3*.
deal-lesson-first-pay =
    { $left } no tenía suficiente dinero y tuvo que agregar **una propiedad rosa, que ahora es tuya.** Después { $left } te mandó un Cobrador de deudas. Tú eliges con qué pagas, pero nadie da cambio: paga los 5M justos, con tu 5M. Sería un desperdicio decir que no.

    Presiona *Pagar 5M*.
deal-lesson-first-pay-else = Podrías, pero tienes una carta de 5M: es justo lo que hace falta, no se pierde nada y conservas tus propiedades. Presiona *Pagar 5M*.
deal-lesson-first-no =
    { $right } te cobra un alquiler doblado: 16M. Te costaría todo tu dinero, y también tu grupo rojo. **Di que no** frena lo que vaya contra ti, sea el turno de quien sea, y no gasta jugada. Este es su momento.

    Presiona *¡Decir que no!*
deal-lesson-first-wild =
    { $right } tuvo que aceptar tu No. Te toca, y **puedes ganar ahora mismo**: te faltan dos grupos y tienes tres jugadas. El comodín multicolor hace de cualquier propiedad, así que completa tu grupo marrón.

    Elige *Bajarla en marrón: 2 de 2*.
