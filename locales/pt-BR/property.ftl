# Property: its command, what is asked, how moves are called, what happened, its pictures.

property-name = Property
property-pitch = { $short ->
        [yes] Tome casas e cobre aluguel até alguém enriquecer.
       *[no] Tome casas, forme grupos e cobre aluguel.
    }
property-score = { MONEY($score, "$") }

# Settings
property-setting-bankruptcies = A partida acaba
property-setting-bankruptcies-1 = na primeira falência
property-setting-bankruptcies-2 = na segunda falência
property-setting-bankruptcies-3 = na terceira falência
property-setting-count_property = No fim
property-setting-count_property-no = só o dinheiro conta
property-setting-count_property-yes = cada casa conta mais $ 5
property-setting-round_limit = Rodadas
property-setting-round_limit-none = sem limite
property-setting-round_limit-40 = no máximo 40
property-setting-round_limit-80 = no máximo 80
property-setting-length = Duração
property-setting-length-full = uma partida completa
property-setting-length-short = curta (metade do dinheiro; acaba quando alguém tem 50% a mais que no começo)

# What is asked
property-ask-play = Sua vez: jogue uma carta vermelha e uma preta.
property-ask-buy = Você pagou o aluguel. Quer comprar de { $owner } a casa na coluna { $column }, linha { $row } por { $price ->
        [one] { $price } unidade
       *[other] { $price } unidades
    }?
property-wait-play = { $who } escolhe uma casa
property-wait-buy = { $who } pode comprar de { $owner } a casa na coluna { $column }, linha { $row } por { $price ->
        [one] { $price } unidade
       *[other] { $price } unidades
    }

# Moves
property-offer-play = { $first } + { $second } · { $place }
property-place = qualquer coluna, qualquer linha
property-place-column = coluna { $column }, qualquer linha
property-place-row = qualquer coluna, linha { $row }
property-place-other = outra casa
property-place-column-row = coluna { $column }, linha { $row }
property-offer-buy = Comprar por { $price ->
        [one] { $price } unidade
       *[other] { $price } unidades
    }
property-offer-decline = Não comprar
property-pick-play = Que par você joga?
property-pick-numbered = { $sign } { $play }
property-pick-cell = Que casa?
property-pick-columns = Colunas { $first }–{ $last }
property-tap-buy = Comprar por { $units }: { $cards }
property-pick-otherwise = Pagar de outro jeito
property-pick-payment = { $cards } · { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    }
property-pick-suits = Escolher as cartas uma a uma
property-line-bought = { $size ->
        [one] Ela ficaria sozinha.
       *[other] Com ela, você teria um grupo de { $size }.
    }
property-tap-plan = Planejar a próxima jogada
property-tap-plan-only = Planejar { $play }
property-tap-otherwise = E se não der certo?
property-tap-second = Mudar a segunda opção
property-tap-replan = Mudar o plano
property-offer-drop-plan = Desistir do plano
property-ask-plan = O que você vai jogar na sua vez?
property-ask-otherwise = E se a primeira opção não der mais certo?
property-pick-plan = Que par você vai jogar?
property-line-fits = Na sua vez, eu jogo por você na hora se a casa ainda estiver livre, ou ainda for sua, ou não custar mais aluguel que agora. Mais ninguém vê o seu plano.
property-line-plan = **Seu plano**: { $play }, { $when }.
property-line-otherwise = **Senão**: { $play }, { $when }.
property-line-asked = **Senão**, eu te pergunto.
property-plan-free = se ainda estiver livre
property-plan-own = se ainda for sua
property-plan-rent = se { $owner } não receber mais de { MONEY($amount, "$") }
property-field-column = Que coluna?
property-field-row = Que linha?
property-field-cards = Que cartas de compra você dá?
property-option-column = Coluna { $number }
property-option-row = Linha { $number }
property-option-card = { $card }

# What a move brings
property-hint-claim = Livre: passa a ser sua{ $size ->
        [one] { "" }
       *[other] , em um grupo de { $size }
    } (aluguel de { MONEY($size, "$") } a { MONEY($most, "$") }).
property-hint-mortgage = Sua: fica hipotecada. Não dá dinheiro, e na próxima vez você perde.
property-hint-lose = Sua e hipotecada: você perde.
property-hint-rent = Pague { MONEY($amount, "$") } a { $owner } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " por " }{ $suits }
    }).
property-hint-rent-sale = Pague { MONEY($amount, "$") } a { $owner } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " por " }{ $suits }
    }). Depois dá para comprar por { $price ->
        [one] { $price } unidade
       *[other] { $price } unidades
    }.
property-hint-ends = Pague { MONEY($amount, "$") } a { $owner } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " por " }{ $suits }
    }). Assim chega a { MONEY($reached, "$") } e a partida acaba!
property-hint-bankrupt = { $owner } cobra { MONEY($amount, "$") }, mais do que você tem: é a falência!
property-hint-choose-column = Depois você escolhe a coluna.{ $grave ->
        [yes] { " " }Cuidado: algumas casas te levariam à falência.
       *[no] { "" }
    }
property-hint-choose-row = Depois você escolhe a linha.{ $grave ->
        [yes] { " " }Cuidado: algumas casas te levariam à falência.
       *[no] { "" }
    }
property-hint-choose-column-row = Qualquer casa: você escolhe depois.{ $grave ->
        [yes] { " " }Cuidado: algumas casas te levariam à falência.
       *[no] { "" }
    }
property-hint-change = São { $count ->
        [one] { $count } unidade
       *[other] { $count } unidades
    } acima do preço, e não tem troco.
property-hint-over = { $count ->
        [one] { $count } unidade a mais
       *[other] { $count } unidades a mais
    }
property-hint-units = { $units ->
        [one] { $units } unidade
       *[other] { $units } unidades
    }

# How the match begins
property-start = Cada pessoa começa com { MONEY($amount, "$") } e cartas de compra que valem { $units } unidades.
property-goal = Partida curta: assim que alguém tiver { MONEY($amount, "$") } no fim de uma vez, acaba.
property-fewer-bankruptcies = Com tão pouca gente, a partida acaba { $count ->
        [one] na primeira falência
       *[other] na falência número { $count }
    }.
property-cut = { $who } corta o baralho: { $card }.
property-cut-again = Empate: as { $count } pessoas cortam de novo.
property-redealt = O monte acabou, então todo mundo recebe uma mão nova.
property-begins = { $who } cortou a carta mais alta e começa.

# What happened
property-claim = { $who } toma posse da casa na coluna { $column }, linha { $row } com { $cards }.
property-mortgage = { $who } joga { $cards } e hipoteca a casa na coluna { $column }, linha { $row }.
property-lose = { $who } joga { $cards } e perde a casa hipotecada na coluna { $column }, linha { $row }.
property-rent = { $who } joga { $cards }, coluna { $column }, linha { $row }: { MONEY($amount, "$") } de aluguel a { $owner } por { $size ->
        [one] uma casa só
       *[other] um grupo de { $size }
    }.
property-rent-owner-reader = { $who } joga { $cards }, coluna { $column }, linha { $row }: { MONEY($amount, "$") } de aluguel para você por { $size ->
        [one] uma casa só
       *[other] um grupo de { $size }
    }.
property-buy = { $who } compra de { $owner } a casa na coluna { $column }, linha { $row } com { $cards } ({ $price ->
        [one] { $price } unidade
       *[other] { $price } unidades
    }).
property-buy-owner-reader = { $who } compra de você a casa na coluna { $column }, linha { $row } com { $cards } ({ $price ->
        [one] { $price } unidade
       *[other] { $price } unidades
    }).
property-decline = { $who } não compra a casa na coluna { $column }, linha { $row }.
property-drew = { $who } compra { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } do monte.
property-drew-you = Você comprou do monte: { $cards }.
property-planned = Você planejou a casa na coluna { $column }, linha { $row } para a sua próxima vez.
property-plan-dropped = Você desistiu do plano.
property-plan-lapsed = Seu plano para a coluna { $column }, linha { $row } não serve mais, então a escolha é sua.
property-reshuffle = O descarte é embaralhado: { $count } cartas formam o novo monte.
property-bankrupt = { $who } só consegue pagar { MONEY($amount, "$") } e vai à falência. As casas voltam a ficar livres.
property-resign = { $who } desiste. As casas voltam a ficar livres.
property-end-bankrupt = { $count ->
        [one] Essa falência encerra a partida
       *[other] A falência número { $count } encerra a partida
    }: vence quem tem mais dinheiro.
property-end-rounds = Foram { $count } rodadas. Vence quem tem mais dinheiro.
property-end-goal = { $who } chegou a { MONEY($amount, "$") }, e isso encerra a partida. Vence quem tem mais dinheiro.
property-end-alone = Só restou { $who }.

# What the chart at the end counts
property-wealth = Dinheiro em dólares
property-wealth-cells = Dinheiro e casas em dólares

# What cannot be done, and what can
property-not-in-hand = Você não tem mais esse par. Escolha da sua mão uma carta vermelha e uma preta.
property-not-named = Com essas cartas você não chega a essa casa. Só um 9 ou um 10 vale qualquer número.
property-lowest-rent = Todo par te levaria à falência, então você precisa jogar um com o menor aluguel. Escolha um da lista.
property-sale-first = Primeiro decida se quer comprar a casa pela qual acabou de pagar aluguel.
property-plan-late = Já é a sua vez: é só jogar.
property-no-plan = Você não tem mais plano. Faça outro.
property-plan-only = Você não tem outra jogada para planejar.
property-nothing-for-sale = Não há nada à venda agora. Jogue uma carta vermelha e uma preta.

# The command in Discord
property-command = Property: tome casas no tabuleiro e receba aluguel
property-command-new = Abrir uma mesa de Property neste canal; os outros entram com um clique
property-variant-game = Tome casas e receba aluguel nelas.
property-new-bankruptcies = Quantas falências encerram a partida; o normal é 1
property-name-bankruptcies = falências
property-new-count_property = Se cada casa conta $ 5 no fim
property-name-count_property = contar_casas
property-choice-count_property-no = não
property-choice-count_property-yes = sim
property-new-round_limit = Depois de quantas rodadas a partida termina
property-name-round_limit = limite_de_rodadas
property-choice-round_limit-none = sem limite
property-new-length = Curta: metade do dinheiro, e acaba quando alguém chega a 1,5 vez isso
property-name-length = duração
property-choice-length-full = completa
property-choice-length-short = curta

# The words on its pictures: the table and the hand
property-picture-play = { $name }: jogue vermelha e preta
property-picture-buy = { $name }: comprar a casa por { $price ->
        [one] { $price } unidade
       *[other] { $price } unidades
    }?
property-picture-hand-play = Sua vez: carta{ $color ->
        [red] { " " }vermelha
        [black] { " " }preta
       *[any] { "" }
    } para
property-picture-hand-buy = Comprar por { $price ->
        [one] { $price } unidade
       *[other] { $price } unidades
    }?
property-picture-pay = { $over ->
        [0] Você paga exatamente { $units }
       *[other] Você paga { $units }: { $over } a mais, sem troco
    }
property-picture-price = { $price ->
        [one] { $price } unidade
       *[other] { $price } unidades
    }
property-picture-units = { $units } un.
property-picture-paid = { $paid } de { $due }
property-picture-last-round = Após a rodada { $round }: { $won }
property-picture-last-claim = tomada
property-picture-last-rent = aluguel { MONEY($amount, "$") }
property-picture-last-buy = comprada: { $amount ->
        [one] { $amount } unidade
       *[other] { $amount } unidades
    }
property-picture-last-mortgage = hipotecada
property-picture-last-lose = perdida
property-picture-since-rent = { $told ->
        [you] Você paga { MONEY($amount, "$") } a { $owner }
        [owner] { $name } paga { MONEY($amount, "$") } a você
       *[other] { $name } paga { MONEY($amount, "$") } a { $owner }
    }
property-picture-since-buy = { $told ->
        [you] Você compra de { $owner }
        [owner] { $name } compra de você
       *[other] { $name } compra de { $owner }
    }
property-picture-since-claim = { $told ->
        [you] Você toma uma casa
       *[other] { $name } toma uma casa
    }
property-picture-since-mortgage = { $told ->
        [you] Você hipoteca uma casa
       *[other] { $name } hipoteca uma casa
    }
property-picture-since-lose = { $told ->
        [you] Você perde uma casa
       *[other] { $name } perde uma casa
    }
property-picture-you = Você
property-picture-high = { $short ->
        [yes] Próximo turno: até −{ MONEY($amount, "$") }
       *[no] Seu próximo turno: até −{ MONEY($amount, "$") }
    }
property-picture-draw = { $count } no monte
property-picture-round = Rodada { $round }
property-picture-round-word = Rodada
property-picture-round-of = Rodada { $round } de { $limit }
property-picture-goal = Meta: { MONEY($amount, "$") }
property-picture-goal-ends = Acaba com { MONEY($amount, "$") }
property-picture-to-go = faltam { MONEY($amount, "$") }

# The table in words: cells are column/row, * is mortgaged
property-picture-alt-last = Última jogada: { $name } com { $cards } em { $cell }: { $what }.
property-picture-alt-owner = { $what }, para { $name }
property-picture-alt-seat = { $letter } { $name }: { $money }{ $held ->
        [none] { "" }
       *[other] , mão { $held }
    }, compra com { $purchase }, casas { $cells }.
property-picture-alt-since = Desde a sua última jogada: { $plays }.
property-picture-alt-purchase = Suas cartas de compra: { $cards }.
property-picture-alt-piles = { $round }, { $draw }.
property-picture-alt-rent = Seu próximo turno pode custar { MONEY($amount, "$") }.
property-picture-alt-effect = { $what ->
        [claim] grupo de { $size }
        [mortgage] hipoteca
        [lose] perdida
        [bankrupt] falência: { $money } para { $letter }
        [rent-sale] { $money } para { $letter }, à venda por { $price ->
            [one] { $price } unidade
           *[other] { $price } unidades
        }
       *[rent] { $money } para { $letter }
    }

# What a move brings by the end of it all, for whoever is named after it
property-feature-money = { $change ->
        [more] mais dinheiro
       *[less] menos dinheiro
    }
property-feature-cells = { $change ->
        [more] mais casas
       *[less] menos casas
    }
property-feature-groups = { $change ->
        [more] mais grupos espalhados
       *[less] menos grupos espalhados
    }
property-feature-largest = { $change ->
        [more] um grupo principal maior
       *[less] um grupo principal menor
    }
property-feature-units = { $change ->
        [more] mais unidades para comprar
       *[less] menos unidades para comprar
    }
property-feature-hand = { $change ->
        [more] mais cartas na mão
       *[less] menos cartas na mão
    }
property-feature-wilds = { $change ->
        [more] mais 9 e 10, que valem qualquer número
       *[less] menos 9 e 10, que valem qualquer número
    }
property-feature-rent = { $change ->
        [more] mais aluguel para pagar na próxima vez
       *[less] menos aluguel para pagar na próxima vez
    }
property-feature-turn = { $change ->
        [more] a próxima vez mais cedo
       *[less] a próxima vez mais tarde
    }

# Puzzles
property-puzzle-play = **Que cartas, e que casa?** Uma escolha é muito melhor que o resto.
property-puzzle-buy = **Comprar ou não comprar?** Uma resposta é muito melhor que o resto.
property-puzzle-finish = **O fim está perto.** Uma jogada praticamente vence a partida. Qual?
