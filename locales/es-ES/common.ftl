# What all games share: the lobby, the table, the panel, what is asked and answered. The pictures' words are last.

# The lobby
lobby-title = ### { $cover ->
        [yes] { $state ->
            [again] ¿Jugamos otra?
            [asked] ¿Juegas?
            [full] La mesa está completa
            [ready] { $host } ya puede empezar
           *[free] Queda un asiento libre
        }
       *[no] { $game }: { $state ->
            [again] ¿jugamos otra?
            [asked] ¿juegas?
            [full] la mesa está completa
            [ready] { $host } ya puede empezar
           *[free] queda un asiento libre
        }
    }
lobby-length = -# { $at_once ->
        [yes] { $span } de un tirón
       *[no] { $span }, { $move } por jugada
    }, { $moves } jugadas
lobby-minute = { $least } a { $most } minutos
lobby-hour = { $least } a { $most } horas
lobby-day = { $least } a { $most } días
lobby-week = { $least } a { $most } semanas
lobby-month = { $least } a { $most } meses
lobby-seat = { $mark } **{ $name }** · { $letter }{ $kind ->
        [host] { " " }· abre la mesa
        [bot] { " " }· { $level ->
            [easy] bot fácil
            [strong] bot fuerte
           *[normal] bot
        }{ $style ->
            [builder] { " " }· { style-builder }
            [trader] { " " }· { style-trader }
            [miser] { " " }· { style-miser }
            [thief] { " " }· { style-thief }
           *[none] { "" }
        }
        [asked] { " " }· aún no está
       *[person] { "" }
    }
style-builder = construye
style-trader = comercia
style-miser = ahorra
style-thief = roba
lobby-option = { $name }: **{ $value }**
lobby-missing = { $count ->
        [one] Falta una persona para poder empezar
       *[other] Faltan { $count } personas para poder empezar
    }
lobby-asked = { $people }: { $host } quiere jugar otra. La partida empieza en cuanto todo el mundo pulse *Me apunto*.{ $enough ->
        [yes] { " " }{ $host } también puede empezar sin el resto.
       *[no] { "" }
    }
lobby-invited = { $people }: { $host } invita a jugar a { $game } por mensaje directo. La partida empieza en cuanto todo el mundo pulse *Me apunto*.{ $enough ->
        [yes] { " " }{ $host } también puede empezar sin el resto.
       *[no] { "" }
    }
lobby-ask = Invitar a gente con la que has jugado
lobby-ask-one = Invitar a { $person }
lobby-ask-other = { $known ->
        [yes] Invitar a otra persona
       *[no] Invitar a gente
    }
lobby-door = **{ $game }** ha empezado. Tienes cerrados los mensajes directos, así que juega desde aquí: pulsa *{ BUTTON("table-hand") }*. ¿Ya no ves este mensaje? { COMMAND("match hand") } hace lo mismo.
lobby-sealed = El barajado está sellado, y cada persona que se une le añade algo. SHA-256: `{ $commitment }`
lobby-closes = se cierra { $due }
lobby-closing = Esta sala de espera se cierra { $due } si la partida no empieza antes.
lobby-forms = ¿Cuánto tiempo tienes para jugar?
lobby-form = { $form ->
        [evening] Esta noche
        [week] Esta semana
       *[relaxed] Con calma
    }: { $span }
lobby-pace = { $move } por jugada
lobby-pace-means = { $live ->
        [yes] Todo el mundo se queda en la mesa.{ " " }
       *[no] { "" }
    }{ $kind ->
        [none] Sin reloj: cada cual juega cuando quiere.
        [capped] Empiezas con { $reserve } y recibes { $move } más por cada jugada, hasta { $most } en total; lo que no gastas, lo conservas. Cuando varias personas responden a la vez, eso no te quita nada.
        [kept] Tienes { $move } para cada jugada, y { $reserve } de reserva por si no te basta.
       *[plain] Tienes { $move } para cada jugada.
    }{ $kind ->
        [none] { "" }
       *[other] { $absent ->
            [pass] { " " }Si se te acaba, se pasa tu turno.
           *[move] { " " }Si se te acaba, un bot juega por ti.
        }
    }
lobby-pacing = Otro ritmo
lobby-pacing-count = Tiempo por jugada, como 15
lobby-pacing-reserve = De reserva al empezar (o vacío)
lobby-pacing-most = Como mucho en total (o vacío)
lobby-pacing-unit = Todo esto en
lobby-pacing-seconds = segundos
lobby-pacing-minutes = minutos
lobby-pacing-hours = horas
lobby-pacing-days = días
lobby-switching = Ritmo para luego
lobby-pacing-hour = ¿Cambia el ritmo más tarde?
lobby-pacing-zone = Son horas de { $zone }, tu zona horaria, que yo sepa.
lobby-pacing-then = ¿A qué ritmo, si cambia?
lobby-switch = -# Cambio previsto ({ $at }): el ritmo pasa de *{ $first }* a *{ $then }*
lobby-lost = { $why ->
        [deleted] Alguien borró el canal de esta mesa, así que sigue aquí, por mensaje directo.
       *[closed] Ya no puedo escribir donde estaba esta mesa, así que sigue aquí, por mensaje directo.
    }
lobby-switch-never = No, se queda así
lobby-switch-hour = { $hour ->
        [one] A la { $hour }:00
       *[other] A las { $hour }:00
    }
lobby-cancelled = **{ $game }** · esta sala de espera se cerró antes de que empezara la partida. Abre otra con { COMMAND($command, "new") }.
lobby-join = { $asks ->
        [yes] Me apunto
       *[no] Unirse
    }
lobby-leave = { $asks ->
        [yes] Esta vez no
       *[no] Salir
    }
lobby-addbot = Añadir bot
lobby-level = { $level ->
        [easy] Bot fácil
        [strong] Bot fuerte
       *[normal] Bot
    }
lobby-level-hint = { $level ->
        [easy] Se equivoca mucho: contra un bot normal gana una partida de cada cuatro
        [strong] Prueba varias jugadas antes de hacer una
       *[normal] Hace la jugada que mejor pinta tiene
    }
lobby-dropbot = Quitar bot
lobby-start = { $asks ->
        [yes] Empezar sin el resto
       *[no] Empezar
    }
lobby-cancel = Cancelar
lobby-options = { $pages ->
        [one] Ajustes
       *[other] Ajustes { $page } de { $pages }
    }
lobby-rules = Reglas
lobby-learn = Enséñame
lobby-learn-full = *Enséñame* muestra una partida entera. Esta es corta y acaba antes.
lobby-setup = ¿Cómo quieres jugar?

# Settings of every game
setting-pace = Ritmo
setting-pace-none = sin reloj
setting-pace-live = en vivo (3 minutos, y 20 segundos más por cada jugada)
setting-pace-brisk = ágil (10 minutos por jugada)
setting-pace-hourly = por horas (1 hora por jugada)
setting-pace-daily = diario (1 día por jugada, con 2 días de reserva)
setting-pace-slow = lento (3 días por jugada)
setting-pace-weekly = semanal (7 días por jugada)
setting-pace-own = { $move } por jugada{ $kept ->
        [all] , con { $reserve } de reserva
        [capped] , con { $reserve } de reserva, como mucho { $most } en total
       *[no] { "" }
    }
setting-absent = Si se acaba el tiempo
setting-absent-move = un bot hace la jugada
setting-absent-pass = se pasa el turno
setting-forced = Cuando no hay nada que elegir
setting-forced-quick = rápido (la jugada se hace al momento, así que una pausa delata que alguien puede elegir)
setting-forced-sealed = sellado (los tiempos se reparten de modo que ninguna pausa delate nada)
setting-locale = Idioma de la mesa
span-day = { $count ->
        [one] un día
       *[other] { $count } días
    }
span-hour = { $count ->
        [one] una hora
       *[other] { $count } horas
    }
span-minute = { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
span-second = { $count ->
        [one] un segundo
       *[other] { $count } segundos
    }

# The table
table-until = { $ask } (el plazo acaba { $due }{ $reserve ->
        [no] { "" }
       *[yes] , reserva incluida
    })
table-call = { $people } { $reason }
table-call-again = { $people } La mesa sigue esperando. { $reason }
table-call-over = ¡Buena partida, { $people }!
table-still = Van tres avisos y aún no ha jugado nadie. No volveré a mencionar a nadie aquí hasta que alguien juegue.
table-away = { $who } no está, así que un bot ocupa su asiento. ¿Ya de vuelta? Pulsa *{ BUTTON("table-takeback") }*.{ $lost ->
        [yes] {" "}Si no vuelves antes del final, la partida te contará como perdida.
       *[no] {""}
    }
table-vacation = 🏖️ { $who } está de vacaciones hasta el { $until }, así que su reloj está parado. No hace falta esperar: en *{ BUTTON("table-more") }* puedes votar que juegue un bot.
table-paused = ⏳ La liga está en pausa hasta el { $until }, así que todos los relojes están parados. Aun así, se puede jugar.
table-half = ⏳ Ha pasado la mitad del tiempo.
table-switch = El ritmo pasa a *{ $pace }* ({ $at }).
table-closed-dms = { $who }, no puedo escribirte: tienes cerrados los mensajes directos. Pulsa *{ BUTTON("table-hand") }* para jugar: se abre aquí y solo lo ves tú.
table-moved = Esta partida sigue { $where }.{ $by ->
        [message] {" "}¿Juegas y no te llegan mis mensajes? Pulsa *{ BUTTON("table-hand") }* aquí.
       *[place] {""}
    }
table-hand = Mi mano
table-log = Registro
table-rules = Reglas
table-more = Más
table-update = Actualizar
table-as-of = -# Así estaba la mesa { $at }. Aquí solo soy un invitado y no puedo cambiarla sin un clic: pulsa *{ table-update }* para ver qué hay de nuevo.
table-takeback = Recuperar mi asiento
table-rematch = Revancha
table-verify = Verificar el barajado

# What the messages above a table become
story-began = **{ $game }** con { $players }
story-replay = Repetición

# How a match ended
result-won = { $count ->
        [one] ### 🎉 ¡Gana { $winners }!
       *[other] ### 🎉 Victoria compartida: { $winners }
    }
result-place = { $mark } { $who } · { $score }
result-tiebreak = { $score }, { $by }
result-cancelled = ### Esta partida se canceló. Nadie ganó y nadie perdió.
result-outdated = ### Esta partida ya terminó. No puedo mostrar su mesa: se jugó con reglas más antiguas.

# The panel
panel-news = -# **{ $moved ->
        [waits] Mientras tanto
        [no] Hasta ahora
       *[yes] Desde tu última jugada
    }**{ $more ->
    [0] { "" }
   *[other] { " · " }{ $more } más en el registro
 }
panel-news-own = **Lo que trajo tu jugada**
panel-missed = Ver qué ha pasado
panel-missed-title = **{ $moved ->
        [no] Hasta ahora
       *[yes] Desde tu última jugada
    }**{ $all ->
    [1] { "" }
   *[other] { " · " }{ $number } de { $all }
 }
panel-missed-after = -# Así quedó la mesa después:
panel-missed-hand = Volver a mi mano
panel-missed-result = Volver al resultado
panel-out = Estás fuera de esta partida, pero puedes ver cómo acaba.
panel-until = Tu plazo acaba { $due }{ $reserve ->
        [no] { "" }
       *[yes] , reserva incluida
    }.
panel-lapses = Tu turno acaba solo { $due }.
panel-waits = Esperando a { $players }
place-channel = en { $channel }
place-message = por mensaje directo
place-foreign = { $where ->
    [group] en un chat de grupo
   *[server] en un servidor en el que no estoy
 }
panel-where = -# **{ $game }** { $where }{ $kind ->
    [league] { " (liga)" }
   *[match] { "" }
 } · con { $players }{ $number ->
    [0] { "" }
   *[other] { $count ->
        [1] { "" }
       *[other] { " · partida " }{ $number } de { $count }
    }
 }
panel-table = Ir a la mesa
panel-pick = Elige tu jugada
panel-more = { $count } más…
panel-lone = -# **{ $entry }** – { $hint }
panel-none = Nada
panel-ticked = He marcado mi propuesta. Desmarca lo que prefieras conservar y marca otra cosa.
panel-back = Atrás
panel-next = Siguiente mesa: { $game }
panel-undo = Deshacer
panel-later = Aún no
panel-together = Elige { $most } en total de estas listas.
panel-together-range = Elige de { $least } a { $most } en total de estas listas.
panel-stale = La partida ha avanzado. Así están las cosas ahora.

# Direct messages beside the panel
notice-asked = **[{ $game }]({ $link })** { $ask }
notice-late = **[{ $game }]({ $link })** La mesa te sigue esperando. { $ask }
notice-rematch = **{ $game }** { $host } quiere jugar otra. Pulsa *{ BUTTON("lobby-join", asks: "yes") }* en la mesa: { $link }
notice-startable = **[{ $game }]({ $link })** { $person } se ha unido a tu mesa { $where }, así que ya puedes empezar. Pulsa *{ BUTTON("lobby-start", asks: "no") }* o espera a más gente.
notice-expired = Tu mesa de { $game } { $where } se ha cerrado: nadie la empezó a tiempo. Abre otra con { COMMAND($command, "new") }.
notice-moved = Alguien borró el canal donde jugabas a { $game }, así que la partida sigue aquí, por mensaje directo. No se ha perdido nada y cada cual conserva su tiempo.
notice-closed = Ya no puedo escribir donde jugabas a { $game }, { $where }, así que la partida sigue aquí, por mensaje directo. No se ha perdido nada y cada cual conserva su tiempo. Si me vuelven a dejar entrar, { COMMAND("match move") } la lleva otra vez allí.
notice-moved-by = { $who } ha movido vuestra partida de **{ $game }**: sigue { $where }. ¿No te viene bien? { COMMAND("match move") } la lleva a otro sitio, o de vuelta.
notice-bar = Ya no puedes abrir mesas en { $server }: así lo ha decidido la moderación. Puedes seguir uniéndote a las de otras personas, y tus partidas continúan. ¿Quieres que cambie? Habla con la moderación.
notice-allow = Ya puedes volver a abrir mesas en { $server }. ¡Buena partida!
notice-replaced = No estabas, así que el resto pidió a { $person } que jugara por ti en tu mesa de { $game } { $where }. El asiento sigue siendo tuyo: pulsa *{ BUTTON("table-takeback") }* en { $link } cuando quieras.
notice-returned = { $person } ha vuelto y recupera su asiento en la mesa de { $game } { $where }. ¡Gracias por la ayuda!
notice-barred = Ahora mismo no puedo mostrar tu mesa de { $game } { $where }. { $why } En cuanto funcione, tu mesa sigue sola.
notice-unasked = No puedo invitar a { $person } a tu mesa de { $game }: no acepta mis mensajes, o no compartimos ningún servidor. Puede añadirme a su cuenta y escribirme; después, vuelve a invitar a esa persona.

# Asking once more
confirm-move = ¿Seguro? { $move }
confirm-sure = Sí, adelante
confirm-no = No, volver

## Lists
list-comma = { ", " }
list-semicolon = { "; " }

## Pictures of any game
picture-seat = Asiento { $letter }
picture-colon = { $name }: { $words }
picture-sentence = { $words }.
picture-aside = { $words } ({ $aside })
picture-money = { MONEY(NUMBER($money, useGrouping: 0), "$") }
picture-bankrupt = bancarrota
picture-eliminated = fuera
picture-resigned = abandonó
picture-past = Mirando atrás: tu mano entonces
picture-past-at = { picture-past } · { $when }
picture-held = { $name } tiene: { $cards }.
