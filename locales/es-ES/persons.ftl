# Where and when a person is notified, and how they read: `/notify` and `/me`.

command-notify = Cómo te aviso cuando te toca, y tus horas de silencio
command-me = Tu idioma, tu color, palabras en vez de imágenes, cartas de cuatro colores
option-zone = Tu zona horaria, para las horas de silencio: escribe tu ciudad o país y elige
name-notify = avisos
name-me = yo
name-zone = zona

notify-title = ### Cuando una partida te espera
    Se aplica al momento, en todos los servidores.
# $hours: none (never notified), quiet (not in the quiet hours) or all
notify-now = { $notify ->
        [none] No te aviso **nunca**. { COMMAND("matches") } muestra dónde te toca; los plazos siguen contando
        [dm] Te aviso **por mensaje directo**
        [both] Te aviso **en la mesa y por mensaje directo**
       *[here] Te menciono **en la mesa**
    }{ $hours ->
        [none] .
        [quiet] , pero no de **{ $begins }** a **{ $ends }** ({ $zone }).
       *[all] , a cualquier hora.
    }
notify-waits = -# Lo que pase en tus horas de silencio te lo cuento cuando acaben ({ $ends }). Si un plazo acaba en ellas, te lo recuerdo antes de que empiecen.
notify-closed = -# No puedo enviarte mensajes directos. Mientras no los permitas, te mencionaré en la mesa.
notify-where = **Dónde**
notify-where-here = Una mención en la mesa
notify-where-dm = Un mensaje directo
notify-where-both = Las dos cosas
notify-where-none = En ninguna parte
notify-from = **Horas de silencio** desde
notify-never = Sin horas de silencio
notify-to = **hasta**
notify-reminder = **Recordatorios** antes de que acabe tu tiempo
notify-reminder-once = Uno, pasadas tres cuartas partes
notify-reminder-again = Y otro más, pasado el { $percent } %
notify-zone = -# Tu zona horaria es { $zone }. Cuando allí es mediodía, tu reloj marca { $noon }. ¿No es así? Cámbiala con { COMMAND("notify") } y su opción `{ CLIENT("name-zone") }`.
zone-unknown = No conozco esa zona horaria. En la opción `{ CLIENT("name-zone") }`, escribe las primeras letras de tu ciudad o país y elige de la lista.

me-title = ### Cómo lees, y tu color
    Esto cambia al momento lo que solo ves tú, en todos los servidores. Las mesas siguen igual para el resto.
me-now = Idioma: **{ $language }**, { $kind ->
        [text] con **palabras en vez de imágenes**
       *[picture] con **imágenes**
    }. Las cartas tienen **{ $count ->
        [four] cuatro colores
       *[two] dos colores
    }**: { $cards }
me-black-red = -# “Rojo” sigue siendo ♥ y ♦, y “negro”, ♠ y ♣.
me-commands = -# Los comandos siguen en el idioma de tu Discord: { $language }.
me-locale = **Idioma**
me-locale-client = Como en mi Discord ({ $language })
me-pictures = **Manos y mesas**
me-colors = **Cartas**
me-colors-two = Dos colores: ♠ y ♣ negros, ♥ y ♦ rojos
me-colors-four = Cuatro colores: ♠ negro, ♥ rojo, ♦ azul, ♣ verde
me-favorite = **Tu color en la mesa**
    -# Lo ve todo el mundo, a partir de tu próxima mesa. Es tuyo si nadie lo tiene ya.
me-favorite-any = Sin preferencia (lo normal: { $color })
mark-0 = Azul
mark-1 = Naranja
mark-2 = Verde
mark-3 = Amarillo
mark-4 = Rosa
mark-5 = Celeste

# The time zones that most readers of this language live in, the most usual first, each with names of places there;
# at most 25
zones =
    Europe/Madrid España, península, Madrid, Barcelona, Valencia, Sevilla, Bilbao, Zaragoza, Baleares, Mallorca
    Atlantic/Canary Canarias, Islas Canarias, Tenerife, Las Palmas
    Europe/Andorra Andorra
    Etc/UTC Tiempo universal coordinado, UTC, GMT
    America/Mexico_City México, Ciudad de México, CDMX, Guadalajara, Monterrey
    America/Argentina/Buenos_Aires Argentina, Buenos Aires, Córdoba, Rosario
    America/Bogota Colombia, Bogotá, Medellín, Cali
    America/Santiago Chile, Santiago, Valparaíso
    America/Lima Perú, Lima, Arequipa
    America/Caracas Venezuela, Caracas
    America/Guayaquil Ecuador, Quito, Guayaquil
    America/Montevideo Uruguay, Montevideo
    America/La_Paz Bolivia, La Paz
    America/Asuncion Paraguay, Asunción
    America/Santo_Domingo República Dominicana, Santo Domingo
    America/Costa_Rica Costa Rica, San José
    Europe/London Reino Unido, Gran Bretaña, Inglaterra, Escocia, Londres
    Europe/Dublin Irlanda, Dublín
    Europe/Lisbon Portugal, Lisboa
    Europe/Paris Francia, París
    Europe/Berlin Alemania, Berlín, Múnich
    Europe/Zurich Suiza, Zúrich, Ginebra
    Europe/Rome Italia, Roma, Milán
    Europe/Brussels Bélgica, Bruselas
    America/New_York Estados Unidos, EE. UU., Nueva York, Miami
