# What the commands and buttons answer, in private unless it says otherwise.

# When something does not work
reply-unknown-control = Este botão é velho demais, foi mal: não sei mais o que ele fazia. { COMMAND("match show") } te dá uma mesa nova, { COMMAND("matches") } lista as suas partidas.
reply-restarting = Estou reiniciando agora. Tente de novo daqui a um minuto.
reply-error = Deu algo errado aqui do meu lado, desculpe. Nada mudou na sua partida, então tente de novo. Se acontecer outra vez, passe a quem cuida deste bot o número **{ $id }**.
reply-only-servers = Isso só funciona em um canal de servidor. Vá a um em que você queira jogar e tente lá.
reply-commands-changed = Fui atualizado, e este comando mudou. Recarregue o Discord (Ctrl+R, ou feche e abra o aplicativo) e tente mais uma vez.
reply-dms-closed = Não consigo te escrever direto: suas mensagens diretas estão fechadas para este servidor. *{ BUTTON("table-hand") }* na mesa te mostra a mesma coisa.
reply-dms-stranger = Não consigo te escrever direto: não temos nenhum servidor em comum. Me instale na sua conta (*{ CLIENT("discord-add") }* no meu perfil) e tente de novo. *{ BUTTON("table-hand") }* na mesa te mostra a mesma coisa.
reply-answered-out = Onde sou só visita, o Discord me deixa responder a cada clique no máximo cinco vezes, e essa passou da conta. É só apertar o botão de novo.
reply-not-public = Só você vê o que escrevo aqui, então ninguém conseguiria entrar na sua mesa. Você precisa da permissão *{ CLIENT("discord-external") }*, e talvez também de permissão para escrever aqui. Fale com quem gerencia este servidor, ou abra a mesa em uma conversa em grupo.
reply-foreign-bots = Abra uma mesa aqui com { COMMAND($command, "new") } e depois adicione bots em *{ BUTTON("table-more") }*.
reply-taken-foreign = Já há uma mesa de { $game } aqui, e só cabe uma. Entre nela, ou abra a sua em outra conversa.
reply-forbidden = Não consigo fazer isso aqui. { $why }
reply-i-may-not = Para jogar aqui, ainda preciso de: { $permissions }. Peça a quem gerencia este canal e tente de novo.
reply-you-may-not = Para isso, você precisa de { $permissions } neste servidor. Peça a quem gerencia o servidor que faça isso ou te dê a permissão.

# Why I cannot write somewhere

obstacle-permissions = Preciso destas permissões lá: { $missing }. Peça a quem gerencia o servidor que me dê.
obstacle-removed = Não estou mais nesse servidor. Peça a quem gerencia que me convide de novo.
obstacle-time-out = A moderação me deixou de castigo nesse servidor. Peça que tirem, ou espere acabar.
obstacle-private = Esse tópico é privado e não estou nele. Me mencione lá para eu entrar.
obstacle-closed = Esse tópico está trancado. Peça à moderação que destranque.
obstacle-full = Há tópicos abertos demais nesse canal, ou gente demais em um tópico. Peça à moderação que feche alguns tópicos.
obstacle-wrong-place = O Discord não permite isso neste tipo de canal. Tente um canal de texto comum.
obstacle-blocked = O AutoMod do servidor bloqueou a minha mensagem. Peça a quem gerencia o servidor que abra uma exceção para mim.
obstacle-unknown = O Discord não diz por quê, e não vejo nenhuma permissão faltando. Peça a quem gerencia o servidor que dê uma olhada.

# What was chosen does not fit the move
field-not-offered = Essa opção não está mais entre as suas. Toque em *{ BUTTON("table-hand") }* na mesa e escolha de novo.
field-too-few = { $chosen ->
        [0] Você ainda não escolheu nada.
       *[other] Você escolheu { $chosen }.
    } Precisa de pelo menos { $least }. Escolha de novo.
field-too-many = Você escolheu { $chosen }, mas o máximo é { $most }. Escolha de novo.
field-too-little = Isso vale { $chosen }, mas você precisa de { $need }. Escolha de novo.
field-superfluous = Isso dá { $chosen }, mas você só precisa de { $need }. Deixe de fora uma carta que não precisa e escolha de novo.

reply-seat = { $who }

# Which match
reply-no-match = Não há partida aqui, e você não está em nenhuma em outro lugar. Abra uma, por exemplo com { COMMAND("property new") }.
reply-which-match = Você está em mais de uma partida. Escolha uma com a opção `{ CLIENT("name-match") }`: é só começar a digitar.
matches-choice = { $game } com { $others } (nº { $id })

# Opening a match
reply-not-here = Neste servidor, só jogo em { $channels }. Vá até lá e tente de novo.
reply-taken = Já há uma mesa de { $game } neste canal, e só cabe uma.
reply-taken-in-thread = Já há uma mesa de { $game } neste tópico. Vá ao canal do tópico e abra a sua lá.
reply-taken-no-threads = Já há uma mesa de { $game } aqui, e em um canal assim não há tópicos. Vá a outro canal e abra a sua lá.
reply-taken-button = Abrir a minha em tópico
reply-no-thread-here = Aqui não há tópicos. Deixe de fora a opção `{ CLIENT("name-thread") }`, ou vá a um canal de texto comum.
reply-lobby-open = { $here ->
        [yes] Sua mesa está pronta.
       *[no] Sua mesa está pronta { $where }.
    } Os outros tocam em *{ BUTTON("lobby-join", asks: "no") }*; quando todo mundo estiver lá, toque em *{ BUTTON("lobby-start", asks: "no") }*. Ninguém por perto? Adicione bots em *{ BUTTON("table-more") }*.
reply-lobby-sent = { $here ->
        [yes] Sua mesa está logo abaixo.
       *[no] [Sua mesa]({ $link }) está nas suas mensagens diretas.
    } Escolha por lá quem chamar, e eu escrevo para a pessoa. Mais ninguém vê a partida.
reply-lobby-closed-dms = Não consigo te mandar mensagem direta, porque as suas estão fechadas. Tudo bem: chame as pessoas aqui e jogue por aqui.
thread-name = { $game } com { $host }

# The first direct message
welcome = Você está numa mesa de **{ $game }** { $where }. Quando começar, você recebe a sua mão aqui e pode jogar direto desta conversa.
welcome-dms-closed =
    Você entrou! Não consigo te mandar mensagem direta, porque as suas estão fechadas para este servidor, mas você não perde nada: toque em *{ BUTTON("table-hand") }* na mesa para ver as suas cartas e jogar. Só você vê.
    Prefere por mensagem direta? Abra o menu do servidor, depois *{ CLIENT("discord-privacy") }*, permita *{ CLIENT("discord-messages") }*, saia da mesa e entre de novo.
welcome-stranger =
    Você entrou! Não consigo te mandar mensagem direta, porque não temos nenhum servidor em comum, mas aqui você não perde nada: toque em *{ BUTTON("table-hand") }* na mesa para ver as suas cartas e jogar. Só você vê.
    Quer saber quando é a sua vez? Me instale na sua conta: *{ CLIENT("discord-add") }* no meu perfil. Depois saia da mesa e entre de novo.

# The log
log-title = ### { $game }: o que já aconteceu { $pages ->
        [one] { "" }
       *[other] (página { $page } de { $pages })
    }
log-line = { $at } { $event }
log-empty = Nada ainda. A primeira jogada está por vir.
log-earlier = Antes
log-later = Depois

# More
more = ### O que mais dá para fazer
more-nothing = Você está assistindo a esta partida, então não há nada para você aqui. *{ BUTTON("table-log") }* conta o que aconteceu, *{ BUTTON("table-rules") }* explica como se joga.
more-bot = -# { $who } · { $style ->
        [builder] { style-builder }
        [trader] { style-trader }
        [miser] { style-miser }
       *[thief] { style-thief }
    }
more-watch = **Assistir.** A mesa só para você, no seu idioma, em imagem ou em palavras.
more-watch-button = Assistir
more-log = **Histórico.** Tudo o que aconteceu, o mais recente por último.
more-log-button = Histórico
more-rules = **Regras.** Como se joga.
more-rules-button = Regras
watch-again = Mostrar como está agora
watch-words = Em palavras
watch-picture = Em imagem
watch-not-seated = Você não está jogando aqui, então esta é a mesa como todo mundo vê.
more-takeback = **Voltar ao seu lugar.** Um bot está jogando por você. A partir da sua próxima vez, é você de novo.
more-takeback-button = Voltar ao meu lugar
more-nudge = **Lembrar.** Eu menciono de novo quem a partida está esperando.
more-nudge-button = Lembrar
more-givetime = **Dar tempo.** Quem a partida está esperando ganha mais tempo: o bastante para mais uma jogada.
more-givetime-button = Dar tempo
more-pace = **Mudar o ritmo.** Mais rápido, mais lento ou sem relógio: assim que todo mundo na mesa concordar.
more-pace-button = Mudar o ritmo
pace-now = O ritmo da sua mesa é **{ $pace }**. O que você prefere? Quando todo mundo escolher o mesmo, ele muda, e todos os relógios recomeçam.
pace-choose = Escolha um ritmo
reply-time-given = Pronto: mais { $time } para quem a partida está esperando.
reply-pace = { $changed ->
        [yes] Todo mundo concorda. O ritmo da sua mesa agora é **{ $pace }**.
       *[no] Valeu! Falta a mesma escolha, **{ $pace }**, de { $players }: *{ BUTTON("table-more") }*, *{ more-pace-button }*.
    }
more-replace = **Passar um lugar.** O seu, ou o de um bot se foi você quem abriu a mesa. Se for o de alguém ausente, pergunto antes aos outros da mesa. E sempre pergunto a quem vai entrar.
more-replace-button = Passar o lugar
more-resign = **Desistir.** Você sai de vez. { $left ->
        [one] Isso acaba com a partida, e a outra pessoa vence.
       *[other] Os outros continuam jogando.
    }
more-resign-button = Desistir
more-rematch = **Mais uma?** Eu pergunto a todo mundo que jogou. Mesmas opções, e todo mundo anda um lugar.
more-rematch-button = Revanche
more-verify = **Foi justo?** Confira cada embaralhamento desta partida.
more-verify-button = Conferir
left-wait = Quem sai do servidor não recebe lembretes meus: { $players }. Se nada acontecer, aperte isto de novo { $due }: aí você pode deixar um bot jogar ou encerrar a partida.
left-over = Fora do servidor: { $players }. Faz um dia que não há jogada. O que você quer fazer?
left-bot = Deixar um bot jogar
left-end = Encerrar a partida
left-bot-done = Um bot joga nesse lugar agora. Divirta-se!
left-end-done = A partida acabou, sem vitória de ninguém.
reply-nudged = Certo, lembrando de novo: { $players }.
reply-rematch = { $state ->
        [asked] Você está dentro! Perguntei a todo mundo { $where }. Começa assim que todo mundo tocar em *{ BUTTON("lobby-join", asks: "yes") }*.
        [begun] Pronto: a nova partida começou { $where }.
       *[ready] Tem mesa nova { $where }, com as mesmas opções. Toque em *{ BUTTON("lobby-start", asks: "no") }* quando tiver gente suficiente.
    }

more-note = **Nota.** Escreva algo só para você. Ninguém mais vê, fica junto da sua mão.
more-note-button = Nota
note-title = Sua nota
note-field = Só você vê. Deixe vazio para apagar.
note-kept = Anotado. Está junto da sua mão, e só você vê.
note-dropped = Sua nota foi apagada.
panel-own-note = -# Sua nota: { $note }
# Resigning
resign-question = Quer mesmo sair desta partida de vez?
resign-ends = Isso acaba com a partida, e a outra pessoa vence.{ $lost ->
        [yes] { " " }A partida conta como derrota para você.
       *[no] { "" }
    } Só está sem tempo? { COMMAND("vacation") } para o seu relógio.
resign-hint = { $lost ->
        [yes] A partida conta como derrota para você: você fica atrás de todos que continuam. Seu lugar fica vazio, e ninguém pode ocupar depois. Só está sem tempo? { COMMAND("vacation") } para o seu relógio.
       *[no] Seu lugar fica vazio, e ninguém pode ocupar depois. Só está sem tempo? { COMMAND("vacation") } para o seu relógio.
    }

# Handing a seat over
replace-title = **Que lugar você quer passar?**
replace-seat = Escolha um lugar
replace-whom = **Quem vai jogar por { $who }?** Eu pergunto no canal da partida; se a pessoa aceitar, o lugar é dela.
replace-question = Quer mesmo passar o seu lugar?
replace-hint = { $lost ->
        [yes] A partida conta como derrota para você: você fica atrás de todos que continuam. Só está sem tempo? { COMMAND("vacation") } para o seu relógio.
       *[no] Depois não dá para pegar de volta.
    }
replace-person = Escolha uma pessoa
replace-bot = Ou deixe um bot jogar
reply-bot-seated = { $who }, { $level ->
        [easy] um bot fácil
        [strong] um bot forte
       *[normal] um bot
    }, joga ali agora.
reply-bot-asked = Primeiro os outros opinam: perguntei { $where }. Quando concordarem, o bot assume.
invitation-bot = { $level ->
        [easy] um bot fácil
        [strong] um bot forte
       *[normal] um bot
    }
reply-invite-bot = Isso é um bot, não uma pessoa. Escolha alguém que possa clicar.
reply-invited = Perguntei a { $person } { $where }.
move-done = Pronto: a partida continua { $where }.
reply-asked-first = Primeiro os outros opinam: perguntei { $where }. Quando concordarem, eu pergunto a { $person }.
reply-agreed = Valeu! Quando todo mundo concordar, mando o convite.
# public
invitation = { $person }, { $by } te chama para jogar por { $who } nesta partida.
invitation-question = { $by } quer que { $person } jogue por { $who }, que não está por aqui. { $count ->
        [0] Só { $owner } pode decidir isso.
       *[other] É preciso um sim de { $people }, ou só de { $owner }.
    } Sem pressa: até lá, um bot joga.
invitation-agree = Concordo
invitation-agreed = Combinado: { $person } recebe o convite para jogar por { $who }.
invitation-accept = Ficar com o lugar
invitation-accepted = { $person } joga agora por { $who }.

# Verify
verify-holds = ### ✅ Todo embaralhamento foi justo
    Joguei de novo todas as { $moves } jogadas com o segredo lacrado, e deu tudo igual.
verify-fails = ### ⚠️ Esta partida não dá o mesmo resultado
    Joguei de novo todas as { $moves } jogadas com o segredo lacrado, e ela terminou diferente. Mostre isto a quem cuida deste bot, por favor.
verify-secret =
    Segredo: `{ $secret }`
    O SHA-256 dele: `{ $commitment }`. Dava para ver { $joins ->
        [0] no histórico antes da primeira jogada. Ou seja, as cartas já estavam definidas, e ninguém tinha como saber quais eram.
       *[other] na sala de espera, em *{ BUTTON("table-more") }*, antes de alguém se sentar. Ou seja, ninguém tinha como trocar o segredo.
    }
verify-joins =
    Cada pessoa que entrou ou começou a partida acrescentou o id do seu clique ou comando: { $joins }
    Tudo junto, essa é a semente de cada embaralhamento: `{ $seed }`. Ou seja, ninguém podia escolher as cartas, nem quem cuida deste bot.

# Rules
rules-title = ### { $game }
rules-here = Nesta mesa: { $settings }
rules-sections = Ler sobre…

# My matches
matches-title = ### { $count ->
        [0] Suas partidas: nada para você fazer
        [one] Suas partidas: é a sua vez em { $count }
       *[other] Suas partidas: é a sua vez em { $count }
    }
matches-none = Você não está em nenhuma partida agora. Abra uma, por exemplo com { COMMAND("property new") }, ou entre na mesa de alguém.
matches-rest = … e mais { $count }.
matches-line = [{ $game }]({ $address }) { $where } · { $state }
matches-lobby = não começou, { $count ->
        [one] { $count } pessoa
       *[other] { $count } pessoas
    }
matches-mine = **sua vez**{ $timed ->
        [yes] , o tempo acaba { $due }
       *[no] { "" }
    }
matches-others = esperando { $players } { $due }

# Settings of a server
settings-title = ### Freehold neste servidor
    As mudanças valem na hora; idioma e ritmo, a partir da próxima mesa.
settings-locale = **Idioma** das mesas e salas de espera. O que só uma pessoa vê fica no idioma dela.
settings-channels = **Canais** para jogar, com os tópicos deles. Não escolha nenhum para jogar em todo lugar.
settings-channels-all = Em todo lugar
settings-choose = Escolher
settings-pace = **Ritmo**, se a mesa não definir outro
settings-tables = **Mesas** em imagem, ou em palavras para leitores de tela
settings-tables-picture = Imagens com descrição
settings-tables-text = Palavras em vez de imagens
settings-puzzles = **Desafio do dia**: um canal que recebe um novo todo dia
settings-puzzles-none = Sem desafio do dia

# Menus and permissions as Discord calls them
discord-privacy = Configurações de privacidade
discord-add = Adicionar aplicativo
discord-external = Usar aplicativos externos
discord-messages = Mensagens diretas
permission-view_channel = Ver canal
permission-send_messages = Enviar mensagens
permission-attach_files = Anexar arquivos
permission-read_message_history = Ver histórico de mensagens
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-create_public_threads = Criar tópicos públicos
permission-create_events = Criar eventos
permission-manage_guild = Gerenciar servidor
permission-manage_channels = Gerenciar canais
permission-manage_roles = Gerenciar cargos

# Moderators
moderate-end-question = Encerrar de vez esta { $status ->
        [lobby] sala de espera
       *[running] partida
    } de { $game }?
moderate-end-hint = Ninguém vence, ninguém perde, e não dá para desfazer. { $league ->
        [yes] É uma partida de liga, então eu monto a mesa de novo em outro tópico.
       *[no] { "" }
    }
moderate-done = Pronto. Avisei todo mundo na mesa, e está no histórico.
moderate-bar-already = { $person } já não pode abrir mesas neste servidor. { COMMAND("moderate allow") } muda isso.
moderate-allow-already = { $person } já pode abrir mesas neste servidor.
# public
moderated-end = { $by }, da moderação, encerrou esta { $status ->
        [lobby] sala de espera
       *[running] partida
    } de { $game }. Ninguém venceu, ninguém perdeu.
moderated-remove = { $by }, da moderação, tirou { $person } desta sala de espera.
moderated-bar = { $by }, da moderação, impediu { $person } de abrir mesas neste servidor. As partidas em andamento continuam.
moderated-allow = { $by }, da moderação, deixa { $person } abrir mesas de novo.

settings-moderators = **Moderação**, além de quem tem a permissão *{ CLIENT("permission-manage_channels") }*: pode encerrar uma mesa ({ COMMAND("moderate end") }), tirar alguém de uma sala de espera ({ COMMAND("moderate remove") }) ou impedir alguém de abrir mesas ({ COMMAND("moderate bar") }).
settings-moderators-none = Nenhum outro cargo
settings-announcers = **Quem pode anunciar uma liga** ({ COMMAND("league create") }), além de quem gerencia o servidor.
settings-announcers-none = Todo mundo
settings-champions = **Cargo para quem vence** uma liga. Para isso, preciso da permissão *{ CLIENT("permission-manage_roles") }* e de um cargo acima dele.
settings-champions-none = Nenhum cargo

more-letbot = **Deixar um bot jogar.** Alguém está de férias. Se todo o resto concordar, um bot joga até a pessoa voltar.
more-letbot-button = Concordo
reply-letbot = Todo mundo concorda, então um bot joga até a pessoa voltar.
reply-letbot-asked = Valeu! Ainda falta o sim de { $players }.

vacation-title = ### Férias
vacation-left =
    Você ainda tem **{ $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }** de férias, de { $most } a cada 90 dias. Enquanto você estiver fora, o seu relógio fica parado { $count ->
        [0] em todas as partidas
        [one] na sua partida em andamento
       *[other] nas suas { $count } partidas em andamento
    }. Se todos os outros de uma mesa concordarem, um bot joga lá por você até você voltar.
vacation-choose = Por quanto tempo?
vacation-days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
 } a partir de agora
vacation-now =
    Você está de férias até { $until }. { $count ->
        [0] Nenhuma partida está te esperando
        [one] Seu relógio está parado na sua partida em andamento
       *[other] Seu relógio está parado nas suas { $count } partidas em andamento
    }. Os dias que você não usar continuam seus.
vacation-back = Voltei
