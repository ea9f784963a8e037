# `/help`, and the first message on a server: all games, and how to begin.

help-head = ### Boas-vindas ao Freehold
    Jogos de cartas sobre propriedades: com a galera, quando cada um tiver um minutinho, ou contra bots agora mesmo.
help-joined = ### Oi, { $server }! Eu sou o Freehold
    Joguem aqui jogos de cartas sobre propriedades: com a galera, quando cada um tiver um minutinho, ou contra bots agora mesmo. { COMMAND("help") } mostra esta página de novo. Se você gerencia este servidor, defina idioma e canais com { COMMAND("settings") }.
help-seats = { $least } a { $most } pessoas

# Its buttons
help-to-play = Jogar contra bots já
help-to-read = Regras
help-to-more = Como funciona
help-to-games = Todos os jogos
help-learn = Aprender
help-bots = Jogar
help-read = Ler
help-there = Ir até lá

# What they lead to
help-play-here = ### Que jogo?
    Sua mesa abre aqui em { $channel } e começa na hora: você contra bots, sem relógio.
help-play-thread = ### Que jogo?
    { $channel } já tem uma mesa, então a sua abre em um tópico. Ela começa na hora: você contra bots, sem relógio.
help-play-message = ### Que jogo?
    Sua mesa fica aqui mesmo, na nossa conversa, e começa na hora: você contra bots, sem relógio.
help-read-head = ### As regras de que jogo?
help-elsewhere = ### Para isso você precisa de um servidor
    Uma mesa fica em um canal, para os outros poderem assistir e entrar na próxima. Vá a um canal de um servidor em que eu esteja, digite { COMMAND("help") } e aperte o mesmo botão lá.

# How it works
help-start = ### Começar
    { COMMAND("property new") } abre uma mesa neste canal, e os outros jogos têm o seu próprio comando, como { COMMAND("deal new") }. Os outros tocam em *{ BUTTON("lobby-join", asks: "no") }*, ou você adiciona bots em *{ BUTTON("table-more") }*; depois toque em *{ BUTTON("lobby-start", asks: "no") }*. É a sua primeira vez? Deixe as opções de fora: o padrão é bom. Tem muita gente? Experimente { COMMAND("league create") }.
help-play = ### Jogar
    Sua mão chega por mensagem direta, e *{ BUTTON("table-hand") }* na mesa também mostra, só para você. Escolha ali uma jogada: um clique, e está feita. Eu te menciono uma vez quando for a sua vez; jogue quando tiver um minutinho. { COMMAND("rules") } explica o jogo, { COMMAND("matches") } lista todas as suas mesas, { COMMAND("puzzle") } é para os intervalos. { COMMAND("notify") } muda os seus avisos ou define horas de silêncio; { COMMAND("me") } define o seu idioma, palavras em vez de imagens e um baralho de quatro cores.
help-stuck = ### Travou?
    A mesa foi apagada ou ficou lá em cima? { COMMAND("match show") }. Alguém não joga? *{ BUTTON("table-more") }*, *{ more-nudge-button }*; depois do prazo, um bot joga no lugar. Está sem tempo para continuar? *{ BUTTON("table-more") }*, *{ more-replace-button }*.
help-server = ### O seu servidor
    Se você gerencia o servidor, { COMMAND("settings") } tem idioma, canais, ritmo, moderação e um desafio do dia. A moderação pode encerrar uma mesa com { COMMAND("moderate end") } e barrar quem atrapalha com { COMMAND("moderate bar") }.
help-version = -# Freehold { $version }
