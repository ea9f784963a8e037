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
    { COMMAND("property new") } abre uma mesa aqui, e { COMMAND("deal new") }, uma de outro jogo. Os outros tocam em *{ BUTTON("lobby-join", asks: "no") }*, ou você adiciona bots em *{ BUTTON("table-more") }*; depois toque em *{ BUTTON("lobby-start", asks: "no") }*. Tem muita gente? { COMMAND("league create") }.
help-play = ### Jogar
    Na mesa, *{ BUTTON("table-hand") }* mostra as suas cartas, só para você; elas também chegam por mensagem direta. Toque numa jogada, e está feita. Eu te menciono uma vez quando for a sua vez. { COMMAND("rules") } explica o jogo, { COMMAND("matches") } lista as suas mesas, { COMMAND("puzzle") } é para os intervalos. { COMMAND("notify") } define horas de silêncio, { COMMAND("me") } o idioma e a aparência das cartas.
help-stuck = ### Travou?
    A mesa sumiu ou ficou lá em cima? { COMMAND("match show") }. Alguém não joga? *{ BUTTON("table-more") }*, *{ more-nudge-button }*; depois do prazo, um bot joga no lugar. Sem tempo para continuar? *{ BUTTON("table-more") }*, *{ more-replace-button }*.
help-server = ### O seu servidor
    { COMMAND("settings") } tem idioma, canais, ritmo, moderação e um desafio do dia. { COMMAND("moderate end") } encerra uma mesa, { COMMAND("moderate bar") } barra quem atrapalha.
help-version = -# Freehold { $version }
