# `/play`: finding somebody to play with.

play-not-waiting = Você não está esperando uma mesa. { COMMAND("play") } encontra uma para você.
play-waiting = ⏳ Você está esperando **{ $games }**, { $seats ->
        [0] com qualquer número de pessoas
       *[other] para { $seats } pessoas
    }, { $where ->
        [everywhere] aqui **e em todo lugar**: gente desconhecida pode ver o seu nome
       *[here] com gente deste servidor
    }. Ritmo: { $pace }. Eu te escrevo assim que você tiver uma mesa, ou { $until }, se ninguém aparecer.
play-expired = Ninguém apareceu para jogar { $games } enquanto você esperava. Tente de novo com { COMMAND("play") }: ele também começa uma partida contra bots na hora.
play-ask-bots = Ninguém apareceu ainda para jogar { $games }. Paro de procurar { $until }. Se quiser, bots podem ocupar os lugares vazios.
play-seated = 🎲 Sua mesa está pronta: **{ $game }**, { $where }. { $people ->
        [0] Você joga contra bots.
       *[other] Você joga com { $names }{ $bots ->
            [0] .
            [one] , e mais { $bots } bot.
           *[other] , e mais { $bots } bots.
        }
    } Ritmo: { $pace }.
play-thread-name = { $game } · { $names }
play-fill = Completar com bots

command-play = Encontrar gente para jogar: mesas com lugar livre, ou esperar até alguém aparecer
option-seats = Quantas pessoas você quer na mesa; sem isso, qualquer número
option-where = Só gente deste servidor, ou de todo lugar, que aí vê o seu nome
name-play = jogar
name-seats = lugares
name-where = onde
choice-everywhere = em todo lugar

play-title = ### 🎲 Quem quer jogar?
play-lobbies = **Mesas com lugar livre**
play-lobby = { $game } em { $channel }, { $taken } de { $seats } lugares ocupados
play-join = Entrar
play-here = **Esperando aqui**
play-elsewhere = **Esperando em outros lugares**
play-person = { $name }: { $games } · { $pace }{ $known ->
        [yes] {" "}· costuma jogar: { $hours }
       *[no] { "" }
    }
play-nobody = Ninguém está esperando aqui agora. Comece a fila, e eu te escrevo assim que alguém aparecer.
play-unnamed = { $count ->
        [one] Uma pessoa está esperando em outro lugar.
        [many] { $count } de pessoas estão esperando em outros lugares.
       *[other] { $count } pessoas estão esperando em outros lugares.
    } Com *{ $label }*, talvez você já tenha uma mesa agora.
play-games = Jogos que você toparia
play-pace = Ritmo
play-seats = Número de pessoas
play-seats-any = Qualquer número de pessoas
play-seats-count = { $seats } pessoas
play-wait-here = Esperar gente daqui
play-wait-everywhere = Esperar em todo lugar
play-everywhere = -# *{ $label }*: também com gente de outros servidores. **Aí desconhecidos veem o seu nome** no Freehold e quando você costuma jogar.
play-bots = Jogar contra bots já
play-stop = Parar de esperar
play-left = Você não está mais esperando.
play-where = Só estamos eu e você aqui, então ninguém pode esperar com você. Em `{ CLIENT("name-where") }`, escolha *{ CLIENT("choice-everywhere") }* se desconhecidos puderem ver o seu nome, ou use o comando em um servidor.
play-no-seats = { $game } não é para { $seats } pessoas.
play-filled = Combinado: bots ocupam os lugares que ainda estão vazios, e você começa já.
play-taken = Esse lugar acabou de ser ocupado. { COMMAND("play") } mostra o que mais está aberto.
play-joined = Você tem um lugar { $where }. Eu te aviso quando começar.
play-hello = Eu te escrevo aqui assim que você tiver uma mesa.
play-closed = Não consigo te mandar mensagens diretas, então não teria como avisar quando você tiver uma mesa. Permita mensagens diretas deste servidor, ou de aplicativos, e tente de novo.

settings-play = **Mesas de { COMMAND("play") }**: um canal onde elas começam, cada uma em um tópico
settings-play-none = Elas são jogadas por mensagem direta

play-slow-first = Com desconhecidos, ritmo rápido é para quem já terminou uma partida: ninguém gosta de esperar quem foi embora. Antes, jogue uma aqui, uma no ritmo de um dia por jogada ou uma contra bots.
play-rest = Nas suas duas últimas partidas, um bot teve que assumir o seu lugar. Você pode jogar rápido com desconhecidos de novo { $until }; no ritmo de um dia por jogada, já pode agora.

# $state: learned, chosen or off; $known: yes or no
me-hours = **Quando você costuma jogar**
    -# { $state ->
        [off] Não presto atenção nisso, e não faz diferença quando procuro gente para você com { COMMAND("play") }.
        [chosen] Foi você quem disse. { COMMAND("play") } procura primeiro gente que também joga nesses horários.
       *[learned] { $known ->
            [yes] Foi o que vi pelos seus cliques. { COMMAND("play") } procura primeiro gente que também joga nesses horários.
           *[no] Ainda não sei; vou ver pelos seus cliques, para { COMMAND("play") }. Ou me diga você.
        }
    } (Seu fuso horário: { $zone })
me-hours-learn = Conforme os meus cliques
me-hours-off = Não prestar atenção nisso
me-avoid = **Gente que você prefere não encontrar**
    -# { COMMAND("play") } nunca põe vocês na mesma mesa. Essas pessoas não ficam sabendo, e mais ninguém vê isto.
me-avoid-nobody = Ninguém
me-avoid-more = Outra pessoa deste servidor
choice-avoid = Evitar
avoid-done = { COMMAND("play") } nunca mais coloca você em uma mesa com { $person }. Ninguém fica sabendo. Se vocês estão jogando juntos agora, a partida continua.
avoid-undo = Desfazer
avoid-undone = Certo: { COMMAND("play") } pode colocar você em uma mesa com { $person } de novo.
avoid-nobody = Escolha outra pessoa: não dá para evitar a si mesmo nem um bot.

notify-invites = **Convites** de outras pessoas para uma mesa
notify-invites-yes = Quero receber por mensagem direta
notify-invites-no = Não quero receber

option-with = Chamar esta pessoa para jogar; eu escrevo para ela
name-with = com
play-ask = Chamar alguém que já jogou com você
play-alone = Essa pessoa é você! Escolha outra para jogar junto.
play-invited = { $host } te chama para uma mesa de **{ $game }** { $where }.
play-asked = Chamei { $person } para a sua mesa { $where }.

help-company = ### Encontrar gente
    { COMMAND("play") } encontra uma mesa para você, aqui ou em todo lugar: eu te escrevo assim que houver uma.
    Prefere não encontrar alguém? No menu do nome da pessoa, escolha *Apps* → *{ CLIENT("choice-avoid") }*: só você fica sabendo.
