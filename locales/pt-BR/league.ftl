# Leagues: many tables of one game, round by round, and a final.

## Commands
command-league = Ligas: muitas mesas de um jogo, rodada a rodada, e uma final
command-league-create = Abrir uma liga neste canal; os outros entram com um clique
command-league-join = Entrar na liga deste canal
command-league-leave = Sair da liga deste canal; se ela já começou, um bot joga por você
command-league-start = Começar a liga deste canal
command-league-standings = Classificação da liga deste canal
command-league-schedule = Quem joga contra quem na liga deste canal
command-league-close = Encerrar a liga deste canal sem que ninguém vença
option-name = Como a liga se chama
option-starts = Quando ela começa sozinha; digite uma hora, como 19:30
option-bots = Quão bem os bots da liga jogam
option-places = Quantas pessoas podem jogar: 4, 8, 12 … 64; sem isso, qualquer um desses números
option-variant = Modo rápido, ou outra edição ou meta, se o jogo tiver
option-round = Quanto tempo uma rodada pode durar antes de os bots terminarem as partidas
option-fill = Preencher as vagas livres com bots
name-league = liga
name-create = criar
name-join = entrar
name-leave = sair
name-start = começar
name-standings = classificação
name-schedule = calendário
name-close = fechar
name-name = nome
name-starts = início
name-bots = bots
name-places = vagas
name-variant = variante
name-round = rodada
name-fill = preencher
choice-14-days = 14 dias

## The announcement
league-of = Liga de { $game }
league-title = ## 🏆 { $league }
league-variant = { $name }: { $value }
league-open =
    { $places ->
        [4] Uma mesa de quatro, uma partida: quem vencer leva a liga.
       *[other] Quatro rodadas em mesas de quatro, cada pessoa uma vez em cada lugar. O primeiro lugar vale 10 pontos, depois 7, 5 e 3; as quatro melhores pontuações jogam a final.
    }{ $places ->
        [0] { " " }Se forem só quatro, vocês jogam a final direto.
       *[other] { "" }
    }
    Tempo por rodada: **{ $span }** · ritmo: **{ $pace }**{ $level ->
        [easy] { " " }· bots: **fáceis**
        [strong] { " " }· bots: **fortes**
       *[normal] { "" }
    } · lacrado: nenhuma pausa entrega quem tinha escolha
league-span-86400 = 1 dia
league-span-259200 = 3 dias
league-span-604800 = 7 dias
league-span-1209600 = 14 dias
league-in-count = { $count ->
        [0] Ninguém entrou ainda.
        [one] **{ $count }** dentro:
       *[other] **{ $count }** dentro:
    } { $names }
league-missing = { $missing ->
        [0] Todo mundo está aqui. { $organizer } pode tocar em *Começar*.
        [one] Falta { $missing } participante; depois { $organizer } pode tocar em *Começar*.
       *[other] Faltam { $missing } participantes; depois { $organizer } pode tocar em *Começar*.
    }
league-starts = Começa { $due }; bots ocupam as vagas que ainda estiverem livres. { $organizer } também pode começar antes.
league-waitlist = Lista de espera ({ $count }): { $names }. Entram entre uma rodada e outra.
league-paused = ⏳ Em pausa, que acaba { $until }: todos os relógios estão parados. Dá para jogar mesmo assim.
league-closes = Se nada acontecer, isto fecha { $due }.
league-sealed = Todos os sorteios e cartas vêm de um segredo lacrado, e cada pessoa que entra acrescenta algo a ele. O SHA-256 do segredo: `{ $commitment }`
league-revealed = O segredo era `{ $secret }`; o SHA-256 dele é `{ $commitment }`. Com o que cada pessoa acrescentou ao entrar, ele forma a semente `{ $seed }`. Com ela, você pode refazer cada sorteio: o que cada pessoa acrescentou está no arquivo em *{ table-verify }* de cada mesa.
league-cancelled = { $kind ->
        [season] ### A temporada foi fechada. Ninguém venceu.
        [evening] ### A noite foi cancelada.
       *[rounds] ### A liga de { $game } foi fechada. Ninguém venceu.
    }
league-join = Entrar
league-wait = Entrar na lista de espera
league-manage = Gerenciar
league-leave = Sair
league-start = Começar
league-standings = Classificação
league-schedule = Calendário

## While it runs
league-round = ## 🏆 { $league } · rodada { $round } de { $rounds }
league-final = ## 🏆 { $league } · a final
league-due = Bots terminam o que ainda estiver em jogo { $due }.
league-table-line = { $state ->
        [over] ✅
        [playing] 🎲
       *[coming] ⏳
    } **{ $table }**{ $thread ->
        [none] { "" }
       *[other] { " " }{ $thread }
    } · { $seats }
league-seat = { $name }: **{ $points }**
league-lot = { $names }: tudo igual, então a ordem foi por sorteio.
league-dropped = { $names } { $count ->
        [one] saiu
       *[other] saíram
    }; um bot assumiu.
league-trouble = ⚠️ Esta liga está travada. { $why } Assim que isso se resolver, ela continua sozinha.
league-round-over = { $final ->
        [1] A final acabou. Veja abaixo quem venceu!
       *[0] Esta rodada acabou. A próxima está abaixo.
    }
league-won = ## 🏆 { $league }: { $name } vence!
league-won-nobody = { $kind ->
        [season] ## A temporada acabou. Nenhuma partida terminou, então ninguém venceu.
        [evening] ## A noite acabou. Ninguém ficou até o fim, então ninguém venceu.
       *[rounds] ## A liga de { $game } acabou. Todo mundo saiu, então ninguém venceu.
    }
league-table-name = Mesa { $number }
league-final-name = Final
league-thread-name = Rodada { $round } · mesa { $number }
league-starter = { $kind ->
        [season] **{ $thread }** ({ $game }): { $names }
        [evening] **{ $thread }** da noite de { $game }: { $names }
       *[rounds] **{ $thread }** da liga de { $game }: { $names }
    }

## Seasons
command-league-season = Abrir uma temporada aqui: jogue quando quiser, e contam os seus melhores resultados
option-weeks = Quantas semanas ela dura
option-best = Quantos resultados de cada pessoa contam, sempre os melhores
name-season = temporada
name-weeks = semanas
name-best = melhores
choice-all-games = Todos os jogos
season-of = Temporada de { $games }
season-created = Sua temporada está aberta. Quem quiser jogar toca em *{ BUTTON("season-play") }*; assim que quatro estiverem esperando, ganham uma mesa.
season-dates = { $status ->
        [open] De { $begins } a { $ends }. Começa { $left }.
       *[running] De { $begins } a { $ends }. Termina { $left }.
    }
season-rules =
    Toque em *{ season-play }* quando der vontade de jogar. Assim que quatro pessoas estiverem esperando, vocês ganham uma mesa; depois de { $hours } horas ela vem de todo jeito, com bots nos lugares livres. O primeiro lugar vale 10 pontos, depois 7, 5 e 3. { $best ->
        [one] Conta o melhor resultado de cada pessoa
       *[other] Contam os { $best } melhores resultados de cada pessoa
    }, então jogue tanto ou tão pouco quanto quiser.
    Jogos: **{ $games }** · ritmo: **{ $pace }**{ $level ->
        [easy] { " " }· bots: **fáceis**
        [strong] { " " }· bots: **fortes**
       *[normal] { "" }
    }
season-waitlist = { $count ->
        [0] Ninguém está esperando uma mesa agora.
        [one] Esperando uma mesa: { $names }
       *[other] Esperando uma mesa ({ $count }): { $names }
    }
season-more-tables = … e { $count ->
        [one] mais { $count } mesa
       *[other] mais { $count } mesas
    }
season-due = A temporada termina { $due }. As mesas ainda em jogo contam como estiverem.
season-is-over = A temporada acabou. Veja abaixo quem venceu!
season-play = Quero jogar
season-stop = Agora não
league-tables = Mesas
season-page-tables = mesas em jogo
season-thread-name = Temporada · mesa { $number }
season-table-name = Mesa { $number } · { $game }
season-waits = { $begun ->
        [open] Você ganha uma mesa assim que a temporada começar.
       *[running] Você está esperando uma mesa. Ela vem assim que quatro pessoas estiverem esperando, e no máximo depois de { $hours } horas. Aí eu te escrevo.
    } Surgiu um imprevisto? Toque em *{ BUTTON("season-stop") }* na mensagem da temporada.
season-games = Que jogos você toparia?
season-left = { $stays ->
        [yes] Você não está mais esperando uma mesa. Toque em *{ BUTTON("season-play") }* quando quiser.
       *[no] Você saiu da temporada. Bots jogam por você nas suas mesas, e você não está mais na classificação.
    }
season-waiting = Você já está esperando uma mesa. Eu te escrevo assim que tiver uma.
season-enough = Você já está jogando em { $most } mesas desta temporada. Termine uma delas primeiro.
season-full = Esta temporada tem { $count } pessoas, e mais não cabe. Abra outra em outro canal.
season-not-waiting = Você não está esperando uma mesa desta temporada. Toque em *{ BUTTON("season-play") }* primeiro.
season-pace = Uma temporada precisa de um ritmo com limite de tempo, para a ausência de alguém não travar os outros. Escolha outro ritmo.
season-no-tables = Nenhuma mesa desta temporada está em jogo agora. Toque em *{ BUTTON("season-play") }* para mudar isso!
season-notice-seated = Sua mesa está pronta ({ $league }): ela abre como tópico em { $channel }.
season-picture-title = { $state ->
        [over] Classificação final da temporada
        [live] Classificação se acabasse agora
       *[running] Classificação
    }
season-picture-tables = Mesas em jogo
league-picture-podium = O pódio
season-picture-played = Partidas
season-picture-firsts = Vitórias

## Evenings
command-evening = Anunciar aqui uma noite ao vivo: algumas rodadas rápidas de uma vez só
option-rounds = Quantas rodadas são jogadas
name-evening = noite
name-rounds = rodadas
evening-of = Noite de { $game }
evening-created = Sua noite está anunciada. Os outros tocam em *{ BUTTON("league-join") }*. { $starts ->
        [yes] A chamada começa sozinha; você também pode tocar em *{ BUTTON("league-start") }* antes.
       *[no] Toque em *{ BUTTON("league-start") }* quando for hora da chamada.
    }
evening-state = { $phase ->
        [checking] **Chamada: você está aí?** Toque em *{ evening-here }*. A primeira rodada começa { $due }.
        [running] **Rodada { $round } de { $rounds }** · bots terminam o que ainda estiver em jogo { $due }
        [waits] A chamada começa quando { $organizer } tocar em *{ league-start }*.
       *[open] A chamada começa { $due }. { $organizer } também pode começar antes.
    }
evening-rules =
    { $rounds } rodadas em mesas de quatro, com gente que joga mais ou menos no seu nível. Tudo começa com { $minutes } minutos de chamada. O primeiro lugar vale 10 pontos, depois 7, 5 e 3; bots ocupam os lugares livres. Se você chegar tarde, joga a partir da próxima rodada.
    Ritmo: **{ $pace }**{ $level ->
        [easy] { " " }· bots: **fáceis**
        [strong] { " " }· bots: **fortes**
       *[normal] { "" }
    }
evening-people = { $phase ->
        [checking] { $count ->
                [0] Ninguém chegou ainda.
               *[other] Presentes ({ $count }): { $names }
            }
        [running] Jogando ({ $count }): { $names }
       *[open] { $count ->
                [0] Ninguém se inscreveu ainda.
               *[other] Inscrições ({ $count }): { $names }
            }
    }
evening-here = Estou aqui
evening-joined = { $phase ->
        [checking] Ótimo! Sua mesa abre como tópico assim que a chamada acabar.
        [running] Que bom que você veio! Você joga a partir da próxima rodada.
       *[open] Você está dentro! Eu te escrevo quando a chamada começar.
    }
evening-left = { $status ->
        [open] Sua inscrição foi retirada.
       *[running] Você saiu da noite. Um bot joga por você.
    }
evening-started = Vamos lá! Veja a mensagem da noite.
evening-here-already = Você já avisou. Sua mesa abre como tópico deste canal.
evening-last-round = A última rodada está em jogo. A próxima noite é sua!
evening-full = As { $count } vagas estão ocupadas. Anuncie outra noite em outro canal.
evening-notice-check-in = Está começando ({ $league }): toque em *{ BUTTON("evening-here") }* em { $channel }. A primeira rodada começa { $due }.
evening-notice-absent = Um bot jogou por você ({ $league }), então por enquanto você não tem lugar na próxima rodada. Voltou? Toque em *{ BUTTON("evening-here") }* em { $channel } e jogue com a gente de novo.

## Pages
league-mention = Sua próxima partida da liga está começando, e você joga aqui.
league-page-standings = ### { $league } · classificação
league-page-schedule = ### { $league } · { $title }
league-page-round = rodada { $round }
league-page-final = a final
league-page-earlier = Voltar
league-page-later = Avançar
league-no-schedule = As mesas são sorteadas quando a liga começar. Aí você vê aqui com quem joga.

## The organizer’s page
league-manage-title = ### { $league } · gerenciar
    Só você vê isto.
league-manage-act = O que você quer fazer?
league-extend = Dar { $final ->
        [yes] à final
        [season] à temporada
       *[no] a esta rodada
    } { $days ->
        [one] mais { $days } dia
       *[other] mais { $days } dias
    }
league-pause = Pausar a liga por { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }
league-continue = Terminar a pausa agora
league-nudge = Lembrar { $final ->
        [1] a final
       *[0] a mesa { $table }
    }
league-remove = Remover alguém…
league-remove-question = Remover { $name } da liga?
league-remove-hint = { $begun ->
        [yes] Um bot joga no lugar, ou quem for o próximo nome da lista de espera, a partir da próxima rodada. Não dá para voltar. Eu aviso a pessoa.
       *[no] A vaga fica com o próximo nome da lista de espera. Eu aviso a pessoa.
    }
league-remove-sure = Sim, remover
league-edit = Nome e início
league-edit-name = Nome
league-edit-description = Descrição
league-edit-starts = Início
league-start-by-hand = quando eu tocar em Começar
league-start-same = como está agora
league-start-choice = { $days ->
        [0] hoje
        [1] amanhã
       *[other] daqui a { $days } dias
    }, { $time } ({ $date }, { $zone })
league-bots = Bots a partir das próximas mesas: { $level ->
        [easy] fáceis
        [strong] fortes
       *[normal] normais
    }
league-event = { $on ->
        [1] Tirar da lista de eventos do servidor
       *[0] Pôr na lista de eventos do servidor
    }
league-event-how = { $kind ->
        [season] Toque em *{ season-play }* em { $channel } quando der vontade de jogar.
       *[rounds] Toque em *{ league-join }* em { $channel } para jogar também.
    }
league-asked = Convites sem resposta: { $names }
league-substitute = Chamar alguém para entrar…
league-substitute-asks = { $person }, { $by } te chama para entrar: **{ $league }**. { $begun ->
        [yes] Se houver vaga na hora, você joga a partir da próxima rodada.
       *[no] Se aceitar, você joga desde o início.
    }
league-substitute-yes = Tô dentro
league-substitute-no = Desta vez não
league-substitute-answer = { $answer ->
        [yes] { $begun ->
                [yes] { $person } joga a partir da próxima rodada, assim que houver vaga.
               *[no] { $person } está dentro.
            }
       *[no] { $person } não pode desta vez.
    }
league-end = Encerrar…
league-again = Próxima temporada
league-again-done = A próxima temporada está aberta. Escrevi para todo mundo que jogou até o fim.

## Answers
league-created = Sua liga está aberta. Os outros tocam em *{ BUTTON("league-join") }*; quando todo mundo estiver lá, toque em *{ BUTTON("league-start") }*.
league-listed = Você está na lista de espera. Assim que uma vaga abrir, ela é sua, e eu te escrevo.
league-joined = Você está dentro! Quando a liga começar, suas mesas abrem como tópicos deste canal, e eu te menciono quando for a sua vez.
league-left = { $status ->
        [open] Você não está mais nesta liga.
       *[running] Você saiu da liga. Um bot joga por você, e os pontos que você tem ficam na classificação.
    }
league-leave-question = Quer mesmo sair desta liga de vez?
league-leave-hint = Um bot joga por você, não dá para voltar, e a partida em que você está conta como derrota. Só está sem tempo hoje? Depois do prazo, um bot faz a sua jogada, e você pode continuar quando quiser.
league-leave-sure = Sim, sair
league-started = Vamos lá! Sorteei as mesas, e as primeiras estão abrindo.
league-close-question = Quer mesmo encerrar esta liga sem que ninguém vença?
league-close-hint = As partidas abertas também acabam. Mudou de ideia? É só dispensar esta mensagem.
league-close-sure = Sim, encerrar
league-closed = A liga está encerrada.
league-fill-question = { $count ->
        [0] Ninguém entrou ainda
        [one] { $count } participante dentro
       *[other] { $count } participantes dentro
    }, e { $missing ->
        [one] falta { $missing }
       *[other] faltam { $missing }
    }. Você pode esperar mais gente ou deixar bots ocuparem as vagas livres. Eles jogam por pontos como todo mundo.
league-fill = Preencher com bots e começar

## What cannot be done
league-announcers = Neste servidor, só { $role } pode anunciar ligas. Fale com alguém que tenha esse cargo.
league-event-no-start = Ainda não dá para pôr na lista, porque ninguém sabe quando começa. Antes, defina um início em *{ league-edit }*.
league-event-permission = Não consigo criar eventos neste servidor: me falta a permissão **{ CLIENT("permission-create_events") }**. Peça a quem gerencia o servidor que me dê e tente de novo.
league-substitute-late = Não dá mais para ninguém entrar. Chame essa pessoa para a próxima.
league-substitute-in = { $person } já está dentro.
league-substitute-asked = Já perguntei a { $person }. Vamos esperar a resposta.
league-substitute-left = { $person } já saiu, e não dá para voltar. Chame outra pessoa.
league-not-asked = Esta pergunta não é para você, já teve resposta ou chegou tarde demais.
league-not-in = { $person } não está nesta liga.
league-not-over = Esta liga ainda não acabou. A próxima temporada pode começar depois dela.
league-unknown = Não há liga neste canal. Abra uma com { COMMAND("league create") }.
league-taken = Este canal já tem uma liga. Termine, feche ou use outro canal.
league-places = Uma liga tem de { $least } a { $most } participantes, de quatro em quatro: 4, 8, 12, 16 e assim por diante. Escolha um desses números.
league-in = Você já está dentro. Assim que todo mundo chegar, ela começa.
league-full = As { $count } vagas estão ocupadas, e a lista de espera também está cheia. Abra a sua própria liga em outro canal.
league-waiting = Você já está na lista de espera. Eu te escrevo assim que tiver uma vaga.
league-left-for-good = Você saiu desta liga, então não dá para voltar. A próxima é sua!
league-start-time = Uma liga pode começar nos próximos 60 dias. Escolha um dos horários oferecidos.
league-no-round = Nenhuma rodada está em jogo agora.
league-too-long = Uma rodada não pode passar de 14 dias a partir de agora. Escolha menos tempo.
league-out = Você não está nesta liga.
league-begun = Esta liga já começou. Espere a próxima, ou abra uma em outro canal.
league-over = Esta liga acabou. Abra outra com { COMMAND("league create") }.
league-too-few = { $count ->
        [one] { $count } participante dentro
       *[other] { $count } participantes dentro
    }, e { $missing ->
        [one] falta { $missing }
       *[other] faltam { $missing }
    }. Espere mais gente, ou use { COMMAND("league start") } com a opção `{ CLIENT("name-fill") }` para preencher as vagas livres com bots.
league-organizer = Só { $organizer }, que organiza esta liga, ou quem gerencia o servidor pode fazer isso. Fale com essa pessoa.
league-no-threads-here = Uma liga precisa de um canal de texto comum: as mesas dela são tópicos. Vá a um e tente de novo.

## Direct messages
league-notice-trouble = A liga de { $game } em { $channel } está travada: não consigo abrir as mesas. { $why } Assim que isso se resolver, ela continua sozinha.
league-notice-not-started = A liga de { $game } em { $channel } não pôde começar na hora marcada: ela precisa de pelo menos duas pessoas. Ela continua aberta. Toque em *{ BUTTON("league-start") }* lá quando quiser.
league-notice-no-place = { $league }: acabou, e desta vez não sobrou vaga para você. A próxima é sua!
league-notice-organizer = { $league }: agora quem organiza é você, porque quem organizava foi embora. Está tudo em *{ BUTTON("league-manage") }*, em { $channel }.
league-notice-removed = { $league }: a organização te tirou. Se não souber por quê, pergunte em { $channel }.
league-notice-again = { $league }: a próxima temporada está aberta em { $channel }. Quer jogar de novo? Toque em *{ BUTTON("league-join") }* lá.
league-notice-no-role = Não deu para entregar o cargo de quem venceu a liga de { $game } em { $channel }: me falta *Gerenciar cargos*, ou esse cargo está acima do meu. Dê o cargo à mão, por favor.
league-notice-no-event = Não consegui pôr a sua liga de { $game } em { $channel } na lista de eventos do servidor: me falta *{ CLIENT("permission-create_events") }*, ou a lista está cheia. A liga em si continua. Dá para tentar de novo em *{ BUTTON("league-manage") }*.
league-notice-gone = O canal da sua liga de { $game } foi apagado, então a liga acabou e ninguém venceu.
league-notice-seated = { $began ->
        [yes] Agora você tem uma vaga: { $league }! Você joga a partir da próxima rodada, em { $channel }.
       *[no] Agora você tem uma vaga: { $league }! Ela começa em { $channel }, e as suas mesas abrem lá como tópicos.
    } Se no fim não der, toque em *{ BUTTON("league-leave") }* lá.
league-notice-restart = O tópico da sua mesa da liga de { $game } foi apagado. Vou abrir a mesa de novo em outro tópico, e vocês recomeçam.

## Pictures and their words
league-picture-during = Classificação na rodada { $round }
league-picture-title = Classificação após a rodada { $round }
league-picture-live = Se a rodada { $round } acabasse agora
league-picture-begin = Classificação
league-picture-tables = Rodada { $round } de { $rounds }
league-picture-page = { $title } · { $page }/{ $pages }
league-picture-final = A final
league-picture-round = R{ $round }
league-picture-now = Agora
league-picture-points = Pontos
league-picture-out = { $name } (saiu)
league-picture-tie = { $tie ->
        [first] menos vitórias
        [value] placar menor
        [met] rivais mais fracos
       *[equal] tudo igual
    }
league-picture-ties = Com pontos iguais, contam primeiro as vitórias, depois os placares das partidas e depois a força dos rivais.
league-picture-number = Nº { $number }
league-picture-bot = Bot
league-picture-state = { $state ->
        [coming] em breve
        [playing] em jogo
        [live] se acabasse agora
       *[over] acabou
    }
league-picture-cup = Quem leva a taça?
league-picture-frame-final = Na moldura: a caminho da final
league-picture-frame-podium = Na moldura: o pódio
league-text-row = { $place } { $name }: { $points } pontos{ $rounds ->
        [none] { "" }
       *[other] { " " }({ $rounds })
    }{ $tie ->
        [none] { "" }
        [first] , menos vitórias
        [value] , placar menor
        [met] , rivais mais fracos
       *[equal] , tudo igual
    }{ $out ->
        [1] , saiu da liga
       *[0] { "" }
    }
league-text-live = agora { $points }
league-text-seat = { $name } ({ $points })
league-text-table = { $table }, { $state ->
        [coming] em breve
        [playing] em jogo
        [live] se acabasse agora
       *[over] acabou
    }: { $seats }
league-text-podium = { $place }. { $name }
league-text-winner = { $name } vence a liga.

# Below the standings and the tables of a round that is being played.
league-live = -# As mesas em jogo contam como se acabassem agora, pelo que todo mundo ali pode ver. Cada jogada pode mudar isso.

# To the organizer, below the tables of the round.
league-waited-title = **Quem as partidas estão esperando**, da espera mais longa à mais curta.{ $page ->
        [schedule] { " " }Só você vê isto.
       *[manage] { "" }
    }
league-waited =
    { $thread }: { $people }, aviso { $since }{ $due ->
        [none] { "" }
       *[other] { " " }· o tempo acaba { $due }
    }

# Figures for the organizer: places over time, time to move, missed deadlines.
league-activity-open = Números
league-activity-title = Como vai a liga
league-activity-page = **Números de { $league }**
league-activity-hint = -# A linha é o lugar depois de cada mesa que terminou, com o primeiro lugar no alto. O tempo é quanto cada pessoa costuma levar, depois do aviso, para começar a vez. *Atrasos* conta os prazos perdidos. Só você vê isto.
league-activity-places = Evolução
league-activity-time = Resposta
league-activity-missed = Atrasos
league-activity-span = { $unit ->
        [days] { $count } dias
        [hours] { $count } h
        [minutes] { $count } min
       *[seconds] { $count } s
    }
league-activity-line = { $name }: lugar { $places }{ $time ->
        [none] { "" }
       *[other] , começa a vez após { $time }
    }{ $missed ->
        [0] { "" }
        [one] , { $missed } atraso
       *[other] , { $missed } atrasos
    }
