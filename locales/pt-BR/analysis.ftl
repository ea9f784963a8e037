# The analysis of a match that is over: everybody's chances, what turned it, the best and the worst decisions.

# The picture of the chances. Its words are short: they have to fit.
chances-picture-title = As chances, jogada a jogada
chances-picture-unit = Chance de vencer em %
chances-turn = Jogada { $move }: { $what } { $who }: { $before }% → { $after }%
chances-drew = { $who } compra { $cards }.
chances-turn-quiet = Jogada { $move }. { $who }: { $before }% → { $after }%
chances-text-course = { $name }: { $first }% no início, entre { $least }% e { $most }%, { $last }% no fim.

# The pages
table-analysis = Análise
analysis-title = ### { $game }: a análise
analysis-judged = -# { $who }: { $good } de { $count ->
        [one] { $count } decisão tão boa quanto a minha melhor.
       *[other] { $count } decisões tão boas quanto a minha melhor.
    }
analysis-turn-title = ### Momento decisivo { $number }: jogada { $step } de { $steps }
analysis-best-title = ### { $who }, a melhor decisão: jogada { $step } de { $steps }
analysis-worst-title = ### { $who }, a pior decisão: jogada { $step } de { $steps }
analysis-cause = **{ $what }**
analysis-change = { $who }: { $before }% → **{ $after }%**
analysis-made = Jogou: { $move }
    Chance de vencer com isso: uns **{ $chance }%**
analysis-chosen = { $who } escolhe “{ $called }”.
analysis-called = “{ $called }”
analysis-note-made = Jogou: { $move }
analysis-note-better = Melhor: { $move }
analysis-note-next = Segunda melhor: { $move }
analysis-mark-made = feita
analysis-mark-better = melhor
analysis-mark-next = segunda
analysis-note-why = { $note } Por quê: { $reasons }.
analysis-note-led-to = { $note } Na maioria das vezes, trouxe { $reasons }.
analysis-next = A segunda melhor: { $move }
    Com ela: uns **{ $chance }%**
analysis-better = Melhor: { $move }
    Com ela: uns **{ $chance }%**
analysis-why = -# O que faz a diferença: { $reasons }.
analysis-led-to = -# Simulei muitas vezes, e na maioria delas a jogada melhor trouxe { $reasons }.
analysis-seen = -# Só usei o que { $who } podia ver naquele momento. Está abaixo.
analysis-back = Voltar
analysis-on = Avançar
analysis-share = Mostrar ao servidor
analysis-takeback = Não mostrar
analysis-shared = -# À vista do servidor: { COMMAND("server") } pode citar esta como a melhor jogada da semana.
analysis-replay = No replay
analysis-pages = Ir para…
analysis-page-chances = As chances de cada um
analysis-page-turn = Momento decisivo { $number }: jogada { $step }
analysis-page-best = { $who }, melhor decisão: jogada { $step }
analysis-page-worst = { $who }, pior decisão: jogada { $step }

# While it is made
analysis-progress = 🔎 Estou analisando a partida: jogada { $done } de { $all }…
    -# Leva um minuto ou dois. Você também pode voltar depois: eu guardo.
analysis-paused = 🔎 Estou reiniciando, então a análise parou na jogada { $done } de { $all }. Ela continua sozinha: olhe de novo daqui a um minuto.
analysis-again = Olhar de novo

# When there is none
analysis-not-over = Você recebe a análise quando a partida acabar.
analysis-never = Não consigo analisar este jogo, desculpe: não sei quem está na frente nele.
limit-analysis = É muita coisa para pensar de uma vez! Em uma hora, uma pessoa recebe { $person } análises novas e um servidor inteiro { $server }. Tente de novo daqui a { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }. As prontas você pode ver quantas vezes quiser.

# The command
command-match-analysis = Depois de uma partida: momentos decisivos, e a melhor e a pior decisão de cada pessoa
name-analysis = análise
