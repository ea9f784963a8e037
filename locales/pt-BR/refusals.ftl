# What cannot be done, told to the person who tried: what is the matter, and what to do now.

match-unknown = Essa partida não existe mais. { COMMAND("matches") } mostra as suas, ou abra uma nova.
match-not-begun = Esta partida ainda não começou. Quem abriu a mesa pode começar pela sala de espera.
match-over = Esta partida acabou. Toque em *{ BUTTON("table-rematch") }* embaixo da mesa para jogar de novo.
match-cancelled = Esta partida foi cancelada. Abra outra quando quiser.
match-outdated = Não consigo mais mostrar esta partida: ela foi jogada com regras antigas. O histórico ainda conta o que aconteceu.
match-moved-on = A partida andou desde que você olhou. A situação agora é esta.

not-seated = Você não está nesta partida. Toque em *{ BUTTON("lobby-join", asks: "no") }* numa sala de espera, ou abra a sua mesa.
not-your-turn = Ainda não é a sua vez. Eu te menciono quando for.
already-out = Você está fora desta partida. Ainda dá para assistir, e entrar na próxima.

channel-taken = Este canal já tem uma partida ou uma sala de espera. Termine, cancele ou use um tópico.
lobby-kept = Estes lugares estão guardados para quem acabou de jogar: { $people }. Se não quiserem, tem lugar para você. Ou abra a sua própria mesa.
lobby-begun = Esta partida já começou. Espere a próxima, ou abra a sua em outro canal.
lobby-closed = Esta sala de espera está fechada. Abra outra quando quiser.
lobby-seated = Você já está dentro. Quando todo mundo chegar, quem abriu a mesa toca em *{ BUTTON("lobby-start", asks: "no") }*.
lobby-no-seat = Os { $most } lugares estão ocupados. Peça a quem abriu a mesa que tire um bot, ou abra outra partida.
lobby-too-few =
    { $least ->
        [one] Este jogo precisa de { $least } pessoa, e por enquanto são { $count }.
       *[other] Este jogo precisa de { $least } pessoas, e por enquanto { $count ->
            [one] é só { $count }
           *[other] são { $count }
        }.
    } Espere mais gente, ou adicione bots em *{ BUTTON("table-more") }*.
lobby-too-many =
    { $most ->
        [one] Configurado assim, este jogo é para { $most } pessoa, e vocês são { $count }.
       *[other] Configurado assim, este jogo é para no máximo { $most } pessoas, e vocês são { $count }.
    } Peça a alguém que saia, tire um bot ou escolha outra coisa.
lobby-no-bot = Não há bot para tirar.
only-host = Só { $host } pode fazer isso, porque abriu esta sala de espera. Fale com { $host }.
option-unknown = Isso não dá para escolher aqui. Escolha algo da lista.

not-away = Você já está na mesa. Toque em *{ BUTTON("table-hand") }* para jogar.
already-away = Um bot já está jogando nesse lugar.
substitute-seated = { $name } já está nesta partida. Escolha outra pessoa.
substitute-out = Esse lugar já está fora da partida. Escolha outro.
substitute-owner = { $person } já tem lugar nesta partida. É só tocar em *{ BUTTON("table-takeback") }* na mesa.
invitation-not-yours = Esse lugar você não pode passar. Dá para passar o seu, o de quem está ausente ou, se foi você quem abriu a mesa, o de um bot.
invitation-no-seat = Não há lugar para passar: todo mundo está jogando, e você já está fora.
invitation-not-for-you = Este lugar está guardado para { $person }. Quer um? Peça um convite a alguém da mesa: *{ BUTTON("table-more") }*, *{ more-replace-button }*.
invitation-not-asked = Quem decide sobre este lugar são os outros. Não há nada para você fazer.
invitation-pending = Ainda não: antes é preciso um sim de { $people }. Depois aperte o botão de novo.
invitation-void = Este convite venceu: tem mais de um dia, ou o lugar mudou. Peça outro a alguém da mesa: *{ BUTTON("table-more") }*, *{ more-replace-button }*.
pace-fixed = Quem define o ritmo das mesas de uma liga é a própria liga.
pace-same = Esse já é o ritmo da sua mesa.
pace-unclear = Não conheço esse ritmo. Digite números inteiros: pelo menos 5 segundos por jogada, e de 1 minuto a 30 dias no total.
pace-most = *Máximo no total* só vale com uma reserva, e não pode ser menos que ela nem que o tempo por jogada.
givetime-nobody = O relógio de mais ninguém está correndo.
givetime-plenty = Ainda tem bastante tempo.
level-unknown = Esse tipo de bot você não consegue aqui. Escolha outro; numa liga, são todos iguais.
move-not-running = Só dá para mudar de lugar uma partida em andamento.
move-league = As partidas de uma liga ficam nos tópicos delas.
move-elsewhere = Só dá para mudar uma partida para um canal do servidor dela. Vá até lá e tente de novo.
move-not-writing = Não dá para mudar uma partida para um canal em que você não pode escrever.
move-taken = { $why }
move-there = A partida já está lá.
replace-one = Diga quem fica com o lugar: ou `{ CLIENT("name-person") }`, ou um bot com algum `{ CLIENT("name-level") }`.
match-unseen = Você não pode mencionar gente em { $channel }: você não vê esse canal. Peça a alguém que veja.

undo-stands = Tarde demais para voltar atrás: já é a vez de outra pessoa. Continue daqui.
undo-late = Tarde demais para voltar atrás: o tempo acabou. Continue daqui.

nudge-yourself = Todo mundo está esperando você. Toque em *{ BUTTON("table-hand") }* para jogar.
left-nobody = A pessoa voltou, então a partida continua. Toque em *{ BUTTON("table-hand") }* para ver o que vem agora.
nudge-nobody = Não precisa lembrar ninguém: um bot já vai jogar.
nudge-still = Já foram três lembretes, e chega. Quando alguém jogar, dá para lembrar de novo.
nudge-soon =
    { $minutes ->
        [one] O lembrete acabou de sair. Tente de novo daqui a { $minutes } minuto.
       *[other] O lembrete saiu há pouco. Tente de novo daqui a { $minutes } minutos.
    }

rematch-not-over = Esta partida ainda não acabou. Terminem primeiro.
verify-not-over = Você pode conferir os embaralhamentos quando a partida acabar. Até lá, o segredo fica lacrado.

store-full = Não consigo salvar nada agora: meu disco está cheio. Nada mudou. Avise quem cuida deste bot, por favor, e tente de novo mais tarde.
store-busy = Não consegui salvar isso agora, então nada mudou. Tente de novo daqui a um minuto, por favor.
store-away = Não estou alcançando o meu banco de dados, então nada mudou. Tente de novo daqui a um minuto, por favor.

# How often: the limits of `bot.service.limits`, for a person and for a server
limit-invite = Você convidou muita gente: uma pessoa pode fazer isso { $person } vezes por hora, um servidor inteiro { $server }. Tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-invite-reached = Essa pessoa já recebeu { $reached } convites em uma hora. Por enquanto chega: escreva você para ela, ou tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-nudge = São muitos lembretes: uma pessoa pode mandar { $person } por hora, um servidor inteiro { $server }. Tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-nudge-reached = Alguém que você lembraria já recebeu { $reached } lembretes em uma hora. Por enquanto chega. Tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-move = Foram muitas mudanças: uma pessoa pode mudar partidas de lugar { $person } vezes por hora, um servidor inteiro { $server }. Tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-move-reached = Esta partida já mudou de lugar { $reached } vezes em uma hora. Combinem o lugar antes, ou tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-rematch = Você pediu muitas revanches: uma pessoa pode fazer isso { $person } vezes por hora, um servidor inteiro { $server }. Tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-rematch-reached = Alguém que você chamaria já recebeu { $reached } pedidos de revanche em uma hora. Conversem antes, ou tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-league = Por enquanto, chega de ligas novas: uma pessoa pode anunciar { $person } por hora, um servidor inteiro { $server }. Entre em uma delas, ou tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-daily-channel = O desafio do dia já mudou de canal o bastante por hoje: { $person } vezes por dia, e cada mudança publica de novo. Tente de novo daqui a { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }.
limit-vacation = Você mexeu muito nas suas férias hoje. Dá para mudar { $person } vezes por dia, porque todo mundo nas suas mesas vê. Tente de novo daqui a { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }.
limit-log = Você acabou de receber isso. Em dez minutos, uma pessoa recebe { $person } históricos em arquivo, um servidor inteiro { $server }. Tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-pace = Rápido demais! Tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-show-film = Por hoje, chega de filmes: uma pessoa pode publicar { $person } por dia, um servidor inteiro { $server }. Tente de novo daqui a { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }.
limit-show-end = Por hoje, chega de publicações: uma pessoa pode mostrar como { $person } partidas acabaram, um servidor inteiro { $server }. Tente de novo daqui a { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }.
limit-lobby = São muitas mesas novas: uma pessoa pode abrir no máximo { $person } por hora, um servidor inteiro { $server }. Entre em uma delas, ou tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-thread = São muitos tópicos novos: uma pessoa pode abrir no máximo { $person } por hora, um servidor inteiro { $server }. Use um desses, ou tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-film = Um filme demora para ficar pronto, então uma pessoa recebe no máximo { $person } por hora, um servidor inteiro { $server }. Por enquanto, veja a partida passo a passo, e tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
limit-show-film-reached = Este filme já foi publicado: { $reached ->
        [one] { $reached } vez por dia basta
       *[other] { $reached } vezes por dia bastam
    } para todo mundo achar. Um servidor inteiro pode publicar { $server } filmes por dia. Tente de novo daqui a { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }.
limit-show-end-reached = O final desta partida já foi publicado: { $reached ->
        [one] { $reached } vez por dia basta
       *[other] { $reached } vezes por dia bastam
    } para todo mundo achar. Um servidor inteiro pode publicar { $server } finais por dia. Tente de novo daqui a { $hours ->
        [one] { $hours } hora
       *[other] { $hours } horas
    }.
limit-help = Você acabou de ler isso. Suba um pouco a conversa, ou tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }: em dez minutos, eu mostro { $person } vezes para uma pessoa e { $server } vezes em um servidor inteiro.
limit-export = Você acabou de receber isso. Uma pessoa recebe no máximo { $person } desses arquivos por hora, um servidor inteiro { $server }. Tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.

# Moderators
moderators-only = Para isso, você precisa de **{ CLIENT("permission-manage_channels") }** aqui, ou do cargo de moderação definido em { COMMAND("settings") }. Peça a quem tem.
moderators-only-server = Isso vale para o servidor inteiro, então você precisa de **{ CLIENT("permission-manage_channels") }** nele (não só neste canal), ou do cargo de moderação definido em { COMMAND("settings") }. Peça a quem tem.
moderate-nothing = Não há mesa neste canal. Vá ao canal da mesa e tente de novo.
moderate-not-here = { $person } não está nesta sala de espera.
barred = Você não pode abrir mesas neste servidor: foi decisão da moderação. Ainda dá para entrar nas mesas dos outros. Quer mudar isso? Fale com a moderação.

vacation-already = Você já está de férias. { COMMAND("vacation") } mostra até quando, e por lá dá para voltar antes.
vacation-too-long = Você não tem tantas férias assim: { $days ->
    [0] agora, nem um dia inteiro
    [one] { $days } dia
   *[other] { $days } dias
 }. Veja o que resta com { COMMAND("vacation") }.
vacation-none = Você não está mais de férias. Divirta-se nas suas mesas!
vacation-nobody = Ninguém de férias está segurando esta partida. É só continuar jogando.
vacation-not-yours = Só quem está jogando aqui agora pode decidir isso. { COMMAND("vacation") } mostra quando você volta.
