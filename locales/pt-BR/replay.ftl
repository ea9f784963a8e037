# After the match: the picture of the end, the replay, the film, the log as a file, the proof.

# The end as a picture. Its words are short: they have to fit.
result-picture-won = { $count ->
        [one] { $name } vence!
       *[other] { $name } dividem a vitória!
    }
result-picture-shared = { $count } dividem a vitória!
result-picture-best = Maior salto
result-picture-own-best = Maior salto: { $gains }
result-picture-gain = +{ $gain } na jogada { $move }
result-picture-figure = { $figure }
result-picture-deal = Início
result-picture-moves = { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }
result-text-row = { $place }. { $name }: { $score }
result-text-course = { $name } · { $unit }: { $first } no início, { $most } no máximo, { $last } no fim, maior salto { $best }.
moment-event = Jogada { $move }: { $what }
moment-behind = Depois da jogada { $move }, { $who } estava { $gap } atrás, e mesmo assim venceu.
moment-lead = Da jogada { $move } em diante, { $who } ficou na frente.

# The replay
replay-title = ### { $game }: { $step ->
        [0] a distribuição
       *[other] jogada { $step } de { $steps }
    }
replay-pace = Ritmo: { $pace }
replay-running = -# A partida ainda está em jogo, então você só vê a mesa e a sua própria mão.
replay-secret = Essa mão é secreta até a partida acabar. Tente de novo depois.
replay-hand = **{ $who }**
replay-first = Primeira
replay-back = Voltar
replay-on = Avançar
replay-last = Última
replay-jump = Ir para…
replay-jump-title = Ir para uma jogada
replay-jump-label = Qual jogada? De 0 a { $steps }
replay-not-a-move = Não há jogada com esse número. Escolha de 0 a { $steps }; 0 é a distribuição.
replay-angle = O que você quer ver?
replay-angle-table = A mesa, como todo mundo viu
replay-angle-open = Todas as mãos, viradas para cima
replay-angle-seat = A mesa e a mão de { $who }
replay-film = A partida inteira em filme
table-replay = Replay

# The film
film-begun = 🎬 Estou fazendo o filme…
film-progress = 🎬 Estou fazendo o filme: imagem { $done } de { $all }…
film-done = ### 🎬 { $game }, a partida inteira
    { $moves } jogadas em { $seconds } segundos.
film-keep = Salve e compartilhe: roda em qualquer lugar.
share-film = Publicar para todo mundo
share-end = Publicar o final
share-by = -# Publicado por { $person }, que jogou.
share-done = Publicado para todo mundo, [aqui]({ $link }).
share-players = Só quem jogou esta partida pode publicar para todo mundo. Mas você pode salvar o filme e compartilhar por conta própria.
share-not-over = Dá para publicar isso quando a partida acabar.
share-no-channel = Não consigo publicar onde esta partida é jogada. Mas você pode salvar o filme e compartilhar por conta própria.
share-end-title = ### 🏁 { $game }: como acabou
film-alt = Um filme da mesa, da distribuição à última jogada.
film-too-large = Esse filme é grande demais para mandar aqui, desculpe. Veja a partida passo a passo com os botões.
film-not-over = Você recebe o filme quando a partida acabar. Até lá, dá para rever passo a passo o que você já viu.
film-stopped = Estou reiniciando agora. Peça o filme de novo daqui a um minuto.

# The log as a file
log-file-title = { $game }, partida { $id }
log-file-players = Lugares: { $players }
log-file-begun = Início: { $time } UTC
log-file-ended = Fim: { $time } UTC
log-file-only = (só { $who }) { $event }

# The proof
verify-file = Com este arquivo, você pode conferir tudo sem mim: pegue o código-fonte do Freehold e rode `python -m tools.verify { $file }`.

# The command, and its entry under *More*
command-match-replay = Rever uma partida, jogada a jogada; depois que ela acaba, também em filme
name-replay = replay
more-replay = **Replay.** Reveja a partida, jogada a jogada.
more-replay-button = Replay
