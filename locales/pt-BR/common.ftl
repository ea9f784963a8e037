# What all games share: the lobby, the table, the panel, what is asked and answered. The pictures' words are last.

# The lobby
lobby-title = ### { $cover ->
        [yes] { $state ->
            [again] Mais uma?
            [asked] Bora jogar?
            [full] A mesa está cheia
            [ready] { $host } já pode começar
           *[free] Tem lugar livre
        }
       *[no] { $game }: { $state ->
            [again] mais uma?
            [asked] bora jogar?
            [full] a mesa está cheia
            [ready] { $host } já pode começar
           *[free] tem lugar livre
        }
    }
lobby-length = -# { $at_once ->
        [yes] { $span } de uma vez só
       *[no] { $span }, { $move } por jogada
    }, { $moves } jogadas
lobby-minute = { $least } a { $most } minutos
lobby-hour = { $least } a { $most } horas
lobby-day = { $least } a { $most } dias
lobby-week = { $least } a { $most } semanas
lobby-month = { $least } a { $most } meses
lobby-seat = { $mark } **{ $name }** · { $letter }{ $kind ->
        [host] { " " }· abriu a mesa
        [bot] { " " }· { $level ->
            [easy] bot fácil
            [strong] bot forte
           *[normal] bot
        }{ $style ->
            [builder] { " " }· { style-builder }
            [trader] { " " }· { style-trader }
            [miser] { " " }· { style-miser }
            [thief] { " " }· { style-thief }
           *[none] { "" }
        }
        [asked] { " " }· ainda não chegou
       *[person] { "" }
    }
style-builder = constrói
style-trader = negocia
style-miser = economiza
style-thief = rouba
lobby-option = { $name }: **{ $value }**
lobby-missing = { $count ->
        [one] Falta só mais uma pessoa para começar
       *[other] Faltam mais { $count } pessoas para começar
    }
lobby-asked = { $people }: { $host } quer jogar de novo. Toque em *Tô dentro*: começa assim que todo mundo tocar.{ $enough ->
        [yes] { " " }{ $host } também pode começar sem esperar o resto.
       *[no] { "" }
    }
lobby-invited = { $people }: { $host } chamou vocês para jogar { $game } por mensagem direta. Toque em *Tô dentro*: começa assim que todo mundo tocar.{ $enough ->
        [yes] { " " }{ $host } também pode começar sem esperar o resto.
       *[no] { "" }
    }
lobby-ask = Chamar quem já jogou com você
lobby-ask-one = Chamar { $person }
lobby-ask-other = { $known ->
        [yes] Chamar outra pessoa
       *[no] Chamar gente para jogar
    }
lobby-door = **{ $game }** começou. Suas mensagens diretas estão fechadas, então jogue por aqui: toque em *{ BUTTON("table-hand") }*. Esta mensagem sumiu? { COMMAND("match hand") } faz a mesma coisa.
lobby-sealed = O embaralhamento está lacrado, e cada pessoa que entra acrescenta algo a ele. SHA-256: `{ $commitment }`
lobby-closes = fecha { $due }
lobby-closing = Esta sala de espera fecha { $due } se a partida não começar.
lobby-forms = Quanto tempo vocês têm?
lobby-form = { $form ->
        [evening] Hoje mesmo
        [week] Esta semana
       *[relaxed] Sem pressa
    }: { $span }
lobby-pace = { $move } por jogada
lobby-pace-means = { $live ->
        [yes] Todo mundo fica na mesa.{ " " }
       *[no] { "" }
    }{ $kind ->
        [none] Sem relógio: cada um joga quando quiser.
        [capped] Você começa com { $reserve } e ganha mais { $move } a cada jogada, até { $most } no total; o que não usar continua seu. Quando várias pessoas respondem ao mesmo tempo, isso não gasta nada.
        [kept] Você tem { $move } por jogada, e { $reserve } de reserva para quando não bastar.
       *[plain] Você tem { $move } por jogada.
    }{ $kind ->
        [none] { "" }
       *[other] { $absent ->
            [pass] { " " }Depois disso, a sua vez passa.
           *[move] { " " }Depois disso, um bot joga por você.
        }
    }
lobby-pacing = Outro ritmo
lobby-pacing-count = Tempo por jogada, como 15
lobby-pacing-reserve = De reserva no começo (ou vazio)
lobby-pacing-most = Máximo no total (ou vazio)
lobby-pacing-unit = Tudo isso em
lobby-pacing-seconds = segundos
lobby-pacing-minutes = minutos
lobby-pacing-hours = horas
lobby-pacing-days = dias
lobby-switching = Ritmo para depois
lobby-pacing-hour = O ritmo muda mais tarde?
lobby-pacing-zone = Os horários são em { $zone }, o seu fuso horário até onde sei.
lobby-pacing-then = Para que ritmo, se mudar?
lobby-switch = -# Às { $at }, o ritmo muda de *{ $first }* para *{ $then }*
lobby-lost = { $why ->
        [deleted] O canal desta mesa foi apagado, então ela continua aqui, por mensagem direta.
       *[closed] Não consigo mais escrever onde estava esta mesa, então ela continua aqui, por mensagem direta.
    }
lobby-switch-never = Não, fica assim
lobby-switch-hour = { $hour ->
        [1] À
       *[other] Às
    } { $hour }:00
lobby-cancelled = **{ $game }** · esta sala de espera fechou antes de a partida começar. Abra outra com { COMMAND($command, "new") }.
lobby-join = { $asks ->
        [yes] Tô dentro
       *[no] Entrar
    }
lobby-leave = { $asks ->
        [yes] Hoje não
       *[no] Sair
    }
lobby-addbot = Adicionar bot
lobby-level = { $level ->
        [easy] Bot fácil
        [strong] Bot forte
       *[normal] Bot
    }
lobby-level-hint = { $level ->
        [easy] Vacila bastante: vence uma em cada quatro contra um bot normal
        [strong] Testa várias jogadas antes de fazer uma
       *[normal] Faz a jogada que parece melhor
    }
lobby-dropbot = Tirar bot
lobby-start = { $asks ->
        [yes] Começar assim
       *[no] Começar
    }
lobby-cancel = Cancelar
lobby-options = { $pages ->
        [one] Configurações
       *[other] Configurações { $page } de { $pages }
    }
lobby-rules = Regras
lobby-learn = Me ensina
lobby-learn-full = *Me ensina* mostra uma partida completa. Esta é curta e acaba antes.
lobby-setup = Como vocês querem jogar?

# Settings of every game
setting-pace = Ritmo
setting-pace-none = sem relógio
setting-pace-live = ao vivo (3 minutos, e mais 20 segundos por jogada)
setting-pace-brisk = ligeiro (10 minutos por jogada)
setting-pace-hourly = de hora em hora (1 hora por jogada)
setting-pace-daily = diário (1 dia por jogada, com 2 dias de reserva)
setting-pace-slow = tranquilo (3 dias por jogada)
setting-pace-weekly = semanal (7 dias por jogada)
setting-pace-own = { $move } por jogada{ $kept ->
        [all] , com { $reserve } de reserva
        [capped] , com { $reserve } de reserva, no máximo { $most } no total
       *[no] { "" }
    }
setting-absent = Se o tempo acabar
setting-absent-move = um bot faz a jogada
setting-absent-pass = a vez passa
setting-forced = Jogadas sem escolha
setting-forced-quick = rápidas (saem na hora, então uma pausa mostra que alguém tem escolha)
setting-forced-sealed = lacradas (no tempo certo para nenhuma pausa entregar nada)
setting-locale = Idioma da mesa
span-day = { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
span-hour = { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
span-minute = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
span-second = { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }

# The table
table-until = { $ask } (prazo { $due }{ $reserve ->
        [no] { "" }
       *[yes] , reserva incluída
    })
table-call = { $people } { $reason }
table-call-again = { $people } A mesa ainda está esperando por você. { $reason }
table-call-over = Boa partida, { $people }!
table-still = Três lembretes e ninguém jogou ainda. Não vou mencionar mais ninguém por aqui até alguém jogar.
table-away = { $who } não está por aqui, então um bot joga nesse lugar. Voltou? Toque em *{ BUTTON("table-takeback") }*.{ $lost ->
        [yes] {" "}Se você não voltar até o fim, a partida conta como derrota para você.
       *[no] {""}
    }
table-vacation = 🏖️ { $who } está de férias até { $until }, com o relógio parado. Ninguém precisa esperar: em *{ BUTTON("table-more") }* vocês podem combinar de deixar um bot jogar.
table-paused = ⏳ A liga está em pausa até { $until }, com todos os relógios parados. Dá para jogar mesmo assim.
table-half = ⏳ Já foi metade do tempo.
table-switch = Às { $at }, o ritmo muda para *{ $pace }*.
table-closed-dms = { $who }, não consigo te escrever: suas mensagens diretas estão fechadas. Toque em *{ BUTTON("table-hand") }* para jogar: abre aqui mesmo, e só você vê.
table-moved = Esta partida continua { $where }.{ $by ->
        [message] {" "}Está jogando e não recebe minhas mensagens? Toque em *{ BUTTON("table-hand") }* aqui.
       *[place] {""}
    }
table-hand = Minha mão
table-log = Histórico
table-rules = Regras
table-more = Mais
table-update = Atualizar
table-as-of = -# Era assim { $at }. Sou só visita por aqui e não consigo mudar isto sem um clique: toque em *{ table-update }* para ver as novidades.
table-takeback = Voltar ao meu lugar
table-rematch = Revanche
table-verify = Conferir cartas

# What the messages above a table become
story-began = **{ $game }** com { $players }
story-replay = Replay

# How a match ended
result-won = { $count ->
        [one] ### 🎉 { $winners } vence!
       *[other] ### 🎉 Vitória dividida: { $winners }
    }
result-place = { $mark } { $who } · { $score }
result-tiebreak = { $score }, { $by }
result-cancelled = ### Esta partida foi cancelada. Ninguém venceu, ninguém perdeu.
result-outdated = ### Esta partida acabou. Não consigo mais mostrar a mesa: ela foi jogada com regras antigas.

# The panel
panel-news = -# **{ $moved ->
        [waits] Enquanto isso
        [no] Até agora
       *[yes] Desde a sua última jogada
    }**{ $more ->
    [0] { "" }
   *[other] { " · " }mais { $more } no histórico
 }
panel-news-own = **No que deu a sua jogada**
panel-missed = Ver o que aconteceu
panel-missed-title = **{ $moved ->
        [no] Até agora
       *[yes] Desde a sua última jogada
    }**{ $all ->
    [1] { "" }
   *[other] { " · " }{ $number } de { $all }
 }
panel-missed-after = -# A mesa logo depois:
panel-missed-hand = Voltar à minha mão
panel-missed-result = Voltar ao resultado
panel-out = Você está fora desta partida, mas pode ver como ela termina.
panel-until = Seu prazo termina { $due }{ $reserve ->
        [no] { "" }
       *[yes] , reserva incluída
    }.
panel-lapses = Sua vez termina sozinha { $due }.
panel-waits = Esperando { $players }
place-channel = em { $channel }
place-message = por mensagem direta
place-foreign = { $where ->
    [group] em uma conversa em grupo
   *[server] em um servidor em que não estou
 }
panel-where = -# **{ $game }** { $where }{ $kind ->
    [league] { " (liga)" }
   *[match] { "" }
 } · com { $players }{ $number ->
    [0] { "" }
   *[other] { $count ->
        [1] { "" }
       *[other] { " · partida " }{ $number } de { $count }
    }
 }
panel-table = Ir para a mesa
panel-pick = Escolha sua jogada
panel-more = Mais { $count }…
panel-lone = -# **{ $entry }** – { $hint }
panel-none = Nada
panel-ticked = Marquei a minha sugestão. Desmarque o que você prefere guardar e marque outra coisa.
panel-back = Voltar
panel-next = Próxima mesa: { $game }
panel-undo = Desfazer
panel-later = Ainda não
panel-together = Escolha { $most } ao todo nestas listas.
panel-together-range = Escolha de { $least } a { $most } ao todo nestas listas.
panel-stale = A partida andou. A situação agora é esta.

# Direct messages beside the panel
notice-asked = **[{ $game }]({ $link })** { $ask }
notice-late = **[{ $game }]({ $link })** A mesa ainda está esperando por você. { $ask }
notice-rematch = **{ $game }** { $host } quer jogar de novo. Toque em *{ BUTTON("lobby-join", asks: "yes") }* na mesa: { $link }
notice-startable = **[{ $game }]({ $link })** { $person } entrou na sua mesa { $where }, então já dá para começar. Toque em *{ BUTTON("lobby-start", asks: "no") }* ou espere mais gente.
notice-expired = Sua mesa de { $game } { $where } fechou: ninguém começou a tempo. Abra outra com { COMMAND($command, "new") }.
notice-moved = O canal em que vocês jogavam { $game } foi apagado, então a partida continua aqui, por mensagem direta. Nada se perdeu, e todo mundo mantém o seu tempo.
notice-closed = Não consigo mais escrever onde vocês jogavam { $game }, { $where }, então a partida continua aqui, por mensagem direta. Nada se perdeu, e todo mundo mantém o seu tempo. Se me deixarem entrar de novo, { COMMAND("match move") } leva a partida de volta.
notice-moved-by = { $who } mudou a partida de **{ $game }** de lugar: ela continua { $where }. Ficou ruim para você? { COMMAND("match move") } leva a partida para outro lugar, ou de volta.
notice-bar = Você não pode mais abrir mesas em { $server }: foi decisão da moderação. Ainda dá para entrar nas mesas dos outros, e suas partidas continuam. Quer mudar isso? Fale com a moderação.
notice-allow = Você pode abrir mesas de novo em { $server }. Bom jogo!
notice-replaced = Você sumiu um tempo, então os outros chamaram { $person } para jogar por você na mesa de { $game } { $where }. O lugar ainda é seu: toque em *{ BUTTON("table-takeback") }* em { $link } quando quiser.
notice-returned = { $person } voltou e retomou o lugar na mesa de { $game } { $where }. Valeu por ter segurado as pontas!
notice-barred = Não consigo mostrar a sua mesa de { $game } { $where } no momento. { $why } Assim que der certo, a mesa continua sozinha.
notice-unasked = Não consigo chamar { $person } para a sua mesa de { $game }: essa pessoa não aceita mensagens minhas, ou não temos nenhum servidor em comum. Ela pode me adicionar à conta dela e depois me escrever. Aí é só chamar de novo.

# Asking once more
confirm-move = Tem certeza? { $move }
confirm-sure = Sim, pode fazer
confirm-no = Não, voltar

## Lists
list-comma = { ", " }
list-semicolon = { "; " }

## Pictures of any game
picture-seat = Lugar { $letter }
picture-colon = { $name }: { $words }
picture-sentence = { $words }.
picture-aside = { $words } ({ $aside })
picture-money = { MONEY(NUMBER($money, useGrouping: 0), "$") }
picture-bankrupt = faliu
picture-eliminated = fora do jogo
picture-resigned = desistiu
picture-past = Lá atrás: a sua mão
picture-past-at = { picture-past } · { $when }
picture-held = { $name } tem: { $cards }.
