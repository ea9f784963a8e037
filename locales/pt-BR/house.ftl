# What the house writes into a match's log, besides the game's own events; and the names of its opponents.

house-sealed = Cada embaralhamento vem de um segredo lacrado mais algo de cada pessoa que entrou. O SHA-256 do segredo: `{ $commitment }`
house-moved = O tempo de { $who } acabou, então um bot fez a jogada.
house-passed = O tempo de { $who } acabou, então a vez passou.
house-undone = { $who } desfaz a última jogada.
house-planned = { $who } planejou esta jogada antes, então ela saiu na hora.
house-only = { $who } só tinha uma jogada possível, então ela saiu sozinha.
house-only-told = { $told } (Era a única jogada possível, então eu fiz.)
house-only-you = Você só tinha uma jogada possível, então eu fiz por você.
house-planned-you = Como você planejou, fiz esta jogada por você na hora.
house-moved-you = Seu tempo acabou, então um bot fez esta jogada por você.
house-passed-you = Seu tempo acabou, então a sua vez passou.
house-lapsed = Você não tinha mais nada para fazer, então terminei a sua vez.
house-away = { $who } não está por aqui. Um bot joga até a volta.
house-to-message = A partida continua por mensagem direta.
house-to-channel = A partida continua em outro canal.
house-paused = Fiquei um tempo fora do ar. Todo mundo recebe esse tempo de volta.
house-mended = Corrigi um erro nas minhas regras de { $game }. A partida continua com as certas.
house-outdated = Desculpe, esta partida precisa acabar aqui: as regras de { $game } mudaram demais para continuar. Ninguém perdeu. Abra outra quando quiser.
house-back = { $who } está de volta à mesa.
house-returned = { $who } voltou e assume o lugar de { $before }, que estava segurando as pontas.
house-vacated = { $before } não está mais aqui, então { $who }, um bot, assume.
house-bot-easy = { $who }, um bot fácil, fica com o lugar de { $before }.
house-bot-normal = { $who }, um bot, fica com o lugar de { $before }.
house-bot-strong = { $who }, um bot forte, fica com o lugar de { $before }.
house-substitute = { $who } fica com o lugar de { $before }.
house-vacation = { $who } está de férias, com o relógio parado.
house-vacation-over = { $who } voltou das férias.
house-vacation-agreed = { $who } concorda que um bot jogue por { $other } por enquanto. Quando todo mundo concordar, ele joga.
house-unrated = A temporada acabou, e esta mesa contou como estava. Vocês podem continuar, mas isso não muda mais o nível de ninguém.
house-league-paused = A liga está em pausa, e todos os relógios estão parados. Dá para jogar mesmo assim.
house-league-continues = A liga continua, e os relógios voltam a correr.
house-pace-wanted = { $who } quer outro ritmo: { $pace }. Quando todo mundo quiser, ele muda.
house-pace-changed = { $planned ->
        [yes] Como combinado, o ritmo agora é: { $pace }.
       *[no] Todo mundo concorda com um novo ritmo: { $pace }.
    } Todos os relógios recomeçam.
house-time-given = { $who } dá mais tempo a { $other }.
house-deserted = Todo mundo saiu desta mesa, então a partida acaba aqui sem resultado.
house-idle = Ninguém joga há 30 dias, então a partida acaba aqui sem resultado. Abra outra quando quiser.

# One word each, as many as a table has seats.
opponent-names = Ada Bruno Cléo Dario Elisa Fábio
