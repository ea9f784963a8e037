# Cardopoly: its command, what is asked, what moves are called, what happened, its pictures; rules in cardopoly-rules.ftl.

cardopoly-name = Cardopoly
cardopoly-pitch = Monopoly com baralho: compre, construa e troque. { $short ->
        [yes] Quem tiver 4 propriedades primeiro vence.
       *[no] Ficou sem carta, saiu.
    }
cardopoly-wealth = Propriedades sem hipoteca
cardopoly-score = { $score ->
        [one] { $score } propriedade sem hipoteca
       *[other] { $score } propriedades sem hipoteca
    }
cardopoly-tiebreak = { $figure ->
        [one] { $figure } carta
       *[other] { $figure } cartas
    }
cardopoly-card = { $face }
cardopoly-card-joker = Curinga

# Settings
cardopoly-setting-play = Modo
cardopoly-setting-play-standard = Normal (16 propriedades, vence quem ficar por último)
cardopoly-setting-play-quick = Rápido (12 propriedades, vence quem tiver 4 primeiro)
cardopoly-setting-teams = Duplas
cardopoly-setting-teams-no = cada um por si
cardopoly-setting-teams-yes = dupla contra dupla (4 pessoas); no modo rápido, 6 propriedades juntas
cardopoly-setting-suits = O seu ás
cardopoly-setting-suits-random = por sorteio
cardopoly-setting-suits-chosen = à escolha, por ordem de chegada
cardopoly-setting-king_tax = Um rei leva
cardopoly-setting-king_tax-1 = 1 carta de cada pessoa e 1 do monte
cardopoly-setting-king_tax-2 = 2 cartas de cada pessoa e 2 do monte
cardopoly-setting-tax_choice = As cartas do imposto são
cardopoly-setting-tax_choice-random = tiradas ao acaso
cardopoly-setting-tax_choice-giver = escolhidas por quem paga
cardopoly-setting-round_limit = Rodadas
cardopoly-setting-round_limit-40 = no máximo 40
cardopoly-setting-round_limit-20 = no máximo 20
cardopoly-setting-round_limit-80 = no máximo 80
cardopoly-setting-round_limit-none = sem limite

# What is asked
cardopoly-ask-suits = Escolha o seu ás. Você vai comprar propriedades com cartas do naipe dele.
cardopoly-ask-open = Sua vez: compre uma carta. Você anda o valor dela. Antes, dá para trocar, hipotecar ou ampliar.
cardopoly-ask-land = { $space } está livre. { $buys ->
        [yes] Comprar, pôr em leilão ou deixar? Para comprar, ponha nela uma carta do naipe do seu ás e pague com uma do naipe ou do valor da propriedade.
       *[no] Pôr em leilão ou deixar?
    }
cardopoly-ask-bid = { $who } põe { $space } em leilão. Quantas cartas você pagaria, no máximo? Só você vê o seu lance.
cardopoly-ask-price = { $leader } te oferece { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } para poder comprar { $space }. Você aceita? Se não, ela continua livre.
cardopoly-ask-win = { $space } é sua, falta comprar: ponha nela uma carta do naipe do seu ás e pague com uma do naipe ou do valor da propriedade.
cardopoly-ask-bill = Pague a { $to } o preço que você ganhou no leilão: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
cardopoly-ask-debt = { $what ->
        [promise] Chegou a hora da sua promessa: dê a { $to } { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
       *[other] Você deve a { $to } { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } de aluguel por { $space }.
    } Você escolhe quais.
cardopoly-ask-jail = Um curinga: você está na prisão. { $ways ->
        [both] Pague a multa, jogue o seu valete de sorte ou perca a próxima vez.
        [fine] Pague a multa ou perca a próxima vez.
        [jack] Jogue o seu valete de sorte ou perca a próxima vez.
       *[none] Assim você não consegue pagar a multa, então perde a próxima vez.
    } De todo jeito, esta vez termina.
cardopoly-ask-tax = { $who } te cobra imposto: escolha { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } para dar.
cardopoly-ask-mend = O imposto levou a sua última carta. Hipoteque uma propriedade para continuar no jogo.
cardopoly-ask-close = Sua vez ainda não acabou. Mais alguma coisa? Se não, termine a vez.
cardopoly-ask-draft = Sua troca com { $to }
cardopoly-ask-counter = Sua contraproposta a { $to }
cardopoly-ask-answer = { $who } propõe uma troca.
cardopoly-ask-trade = { $who } te oferece: { $given }. Em troca, quer: { $asked }.{ $settles ->
        [yes] { " " }Isso quita a dívida com você.
       *[no] { "" }
    }
cardopoly-wait-suits = Esperando { $seats ->
        [one] { $seats } pessoa escolher
       *[other] { $seats } pessoas escolherem
    } o ás
cardopoly-wait-open = { $who } vai comprar uma carta
cardopoly-wait-land = { $who } decide sobre { $space }: comprar, deixar ou pedir lances
cardopoly-wait-bid = { $space } está em leilão: { $seats ->
        [one] falta { $seats } lance
       *[other] faltam { $seats } lances
    }
cardopoly-wait-price = { $who } decide se { $leader } leva { $space } por { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cardopoly-wait-win = { $leader } compra { $space }
cardopoly-wait-bill = { $who } paga a { $to } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } por { $space }
cardopoly-wait-debt = { $who } deve a { $to } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }{ $what ->
        [promise] { "" }, como prometido
       *[other] { "" } de aluguel
    }
cardopoly-wait-jail = { $who } está na prisão e decide como sair
cardopoly-wait-tax = { $who } recolhe imposto: { $seats ->
        [one] { $seats } pessoa escolhe
       *[other] { $seats } pessoas escolhem
    } o que dar
cardopoly-wait-mend = Imposto cobrado: { $seats ->
        [one] { $seats } pessoa precisa
       *[other] { $seats } pessoas precisam
    } hipotecar
cardopoly-wait-close = { $who } está terminando a vez
cardopoly-wait-trade = { $who } oferece a { $to }: { $given } por { $asked }{ $settles ->
        [yes] , o que quitaria a dívida
       *[no] { "" }
    }

# A trade as a sentence
cardopoly-terms-nothing = nada
cardopoly-terms-and = { $first } e { $second }
cardopoly-terms-comma = { $first }, { $second }
cardopoly-terms-spaces = { $count ->
        [one] propriedade { $cards }
       *[other] propriedades { $cards }
    }
cardopoly-terms-mortgaged = { $count ->
        [one] propriedade hipotecada { $cards }
       *[other] propriedades hipotecadas { $cards }
    }
cardopoly-terms-named = { $count ->
        [one] carta { $cards }
       *[other] cartas { $cards }
    }
cardopoly-terms-cards = { $count ->
        [one] { $count } carta do bolso
       *[other] { $count } cartas do bolso
    }
cardopoly-terms-kind = { $count ->
        [one] { $count } carta do bolso
       *[other] { $count } cartas do bolso
    } ({ $kind })
cardopoly-terms-promise = promessa de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } { $turns ->
        [one] na próxima vez
       *[other] daqui a { $turns } turnos
    }
cardopoly-kind = { $kind ->
        [0] qualquer
        [1] ♣
        [2] ♦
        [3] ♥
        [4] ♠
        [5] ases
        [15] valetes
        [16] damas
        [17] reis
        [6] de valor 2
        [7] de valor 3
        [8] de valor 4
        [9] de valor 5
        [10] de valor 6
        [11] de valor 7
        [12] de valor 8
        [13] de valor 9
       *[other] de valor 10
    }

# Moves, and what they bring and cost
cardopoly-hint-left = Sobra no seu bolso: { $left ->
        [one] { $left } carta
       *[other] { $left } cartas
    }.
cardopoly-offer-suit = Escolher o ás
cardopoly-field-suit = Qual ás?
cardopoly-offer-draw = Comprar carta
cardopoly-offer-end = Terminar a vez
cardopoly-offer-buy = Comprar: pôr { $claim }, pagar { $pay }
cardopoly-offer-buy-choose = Comprar: pôr { $claim } e pagar…
cardopoly-hint-buy = Se você comprar { $space }, o aluguel será { $rent }. { cardopoly-hint-left }
cardopoly-hint-buy-wins = Se você comprar { $space }, você vence!
cardopoly-field-pay = Com que carta você paga?
cardopoly-offer-auction = Abrir um leilão
cardopoly-line-auction = No leilão, os outros dão lances secretos. Se o preço agradar, você recebe as cartas de quem ganhar.
cardopoly-line-bid = O maior lance ganha e paga uma carta a mais que o segundo maior. A compra custa mais duas cartas suas.
cardopoly-offer-leave = Deixar livre
cardopoly-offer-advance = Lances antecipados
cardopoly-offer-bid = Dar lance por { $space }
cardopoly-field-amount = Quantas cartas, no máximo?
cardopoly-hint-amount = Se você levar por esse preço, depois da compra sobra no seu bolso: { $left ->
        [one] { $left } carta
       *[other] { $left } cartas
    }.
cardopoly-offer-no-bid = Sem lance
cardopoly-offer-sell = Deixar { $who } comprar
cardopoly-hint-sell = Você recebe { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } e fica com { $left }.
cardopoly-hint-sell-wins = { $who } compra e vence!
cardopoly-offer-keep = Recusar
cardopoly-offer-pay = Pagar { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } a { $to }
cardopoly-hint-pay = Pagando, sobra no seu bolso: { $left ->
        [one] { $left } carta
       *[other] { $left } cartas
    }.
cardopoly-offer-pay-all = Dar tudo a { $to }
cardopoly-hint-pay-all = { $count ->
        [one] Sua última carta vai
       *[other] Todas as suas { $count } cartas vão
    } para { $to }, e você está fora da partida!
cardopoly-offer-jack-rent = Jogar o valete: sem aluguel
cardopoly-offer-jack-jail = Jogar o valete e sair
cardopoly-offer-queen = Jogar a dama…
cardopoly-hint-queen = Você vai até lá no sentido horário, com o salário se passar pelo Início.
cardopoly-field-space = Para onde?
cardopoly-offer-king = Jogar o rei
cardopoly-hint-king = Imposto para os outros: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de cada um. Você fica com { $left }.
cardopoly-hint-king-wins = Imposto para os outros: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de cada um. É tudo o que têm, e você vence!
cardopoly-offer-tax = Dar { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } a { $to }
cardopoly-hint-tax = { cardopoly-hint-left }
cardopoly-offer-fine = Pagar a multa
cardopoly-hint-fine = Com a multa de { $count } cartas, sobra no seu bolso: { $left ->
        [one] { $left } carta
       *[other] { $left } cartas
    }.
cardopoly-offer-sit = Perder a próxima vez
cardopoly-offer-expand = Pôr { $claim }, pagar { $pay }
cardopoly-offer-expand-choose = Pôr { $claim } e pagar…
cardopoly-hint-expand = O aluguel vai de { $rent } para { $more }. { cardopoly-hint-left }
cardopoly-offer-mortgage = Hipotecar { $space }
cardopoly-hint-mortgage = Compra { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } e fica com { $left }. { $quick ->
        [yes] Aí são { $own } de { $goal } para vencer, sem aluguel até o resgate com 3 cartas.
       *[no] Sem aluguel até o resgate com 3 cartas do naipe ou do valor dela.
    }
cardopoly-offer-unmortgage = Resgatar { $space } da hipoteca
cardopoly-hint-unmortgage = Descarte 3 cartas do naipe ou do valor dela, e o aluguel volta. { cardopoly-hint-left }
cardopoly-hint-unmortgage-wins = Descarte 3 cartas do naipe ou do valor dela, e você vence!
cardopoly-offer-draft = Trocar com { $to }
cardopoly-field-take = Que propriedades você quer?
cardopoly-field-number = Quantas cartas do bolso você quer?
cardopoly-field-lot = Num leilão de…
cardopoly-field-limit = O que eu faço por você?
cardopoly-field-kind = De que tipo?
cardopoly-field-spaces = Quais das suas propriedades?
cardopoly-field-cards = Quais das suas cartas?
cardopoly-field-gives = Quantas cartas você promete?
cardopoly-field-gives_in = Para qual dos seus turnos?
cardopoly-field-asks = Quantas devem te prometer?
cardopoly-field-asks_in = Para qual turno do outro lado?
cardopoly-offer-propose = Propor
cardopoly-offer-propose-settle = Propor para quitar a dívida
cardopoly-offer-drop = Desistir da troca
cardopoly-offer-withdraw = Retirar a sua proposta
cardopoly-offer-accept = Aceitar
cardopoly-offer-accept-giving = Aceitar e dar { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cardopoly-hint-accept = Depois disso, no seu bolso: { $left ->
        [one] { $left } carta
       *[other] { $left } cartas
    }.
cardopoly-hint-accept-wins = Com isso, { $winner } vence!
cardopoly-offer-decline = Recusar
cardopoly-offer-share = Passar cartas a { $to }
cardopoly-hint-share = Vão para a sua dupla. Fique com pelo menos uma.

# The panel
cardopoly-select-first = Mais alguma coisa antes?
cardopoly-select-other = Mais alguma coisa?
cardopoly-select-pair = Com que cartas?
cardopoly-select-others = Ou com outras cartas…
cardopoly-select-bid = Quantas cartas, no máximo?
cardopoly-select-rescue = Conseguir mais cartas…
cardopoly-select-mend = Hipotecar qual propriedade?
cardopoly-select-trade = O quê, e com quem?
cardopoly-select-things = O que você dá, o que recebe?
cardopoly-select-hand = Quais das suas cartas?
cardopoly-select-promise = Quem promete o quê?
cardopoly-panel-pay = Pagar { $cards }
cardopoly-panel-tax = Dar { $cards }
cardopoly-panel-fine = Pagar a multa: { $cards }
cardopoly-panel-unmortgage-only = Resgatar { $space } da hipoteca com { $cards }
cardopoly-panel-unmortgage = Descartar { $cards }
cardopoly-panel-accept-giving = Aceitar e dar { $cards }
cardopoly-panel-cards = Escolher outras cartas…
cardopoly-panel-short = Você tem { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }. Para pagar e continuar na partida, precisa de mais de { $of }.
cardopoly-panel-twin = { $what } (nº { $places })
cardopoly-panel-expand = Ampliar { $space }…
cardopoly-panel-expand-only = Ampliar { $space }: pôr { $claim }, pagar { $pay }
cardopoly-panel-expand-hint = O aluguel vai de { $rent } para { $more }: uma carta fica na propriedade, outra paga.
cardopoly-orders = { $limit ->
        [0] Num leilão de { $cards }, eu te pergunto.
        [1] Num leilão de { $cards }, não dou lance por você.
       *[other] Num leilão de { $cards }, dou por você um lance de até { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
cardopoly-orders-any = { $limit ->
        [1] { $others ->
            [yes] Em todos os outros leilões,
           *[no] Em todos os leilões,
        } não dou lance por você.
       *[other] { $others ->
            [yes] Em todos os outros leilões,
           *[no] Em todos os leilões,
        } dou por você um lance de até { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
cardopoly-lacks-claim = Não dá para comprar: você não tem { $suit ->
        [0] ♣
        [1] ♦
        [2] ♥
       *[other] ♠
    } para pôr nela.
cardopoly-lacks-pay = Não dá para comprar: você não tem carta do naipe ou do valor de { $space } para pagar.
cardopoly-lacks-pair = Não dá para comprar: só uma das suas cartas serve, e são precisas duas.
cardopoly-lacks-cards-land = Não dá para comprar: isso levaria a sua última carta.
cardopoly-lacks-cards-bid = Não dá para dar lance: depois da posse, do pagamento e do lance, não sobraria nenhuma carta.
cardopoly-panel-trade = Trocar…
cardopoly-panel-settle = Quitar com uma troca…
cardopoly-panel-partners = O que você quer trocar?
cardopoly-panel-preset = { $to }: { $asked } por { $given }
cardopoly-panel-preset-settle = { $to }: { $given }, e você não deve mais nada
cardopoly-panel-with = Outra coisa com { $to }…
cardopoly-panel-hand = Suas cartas de { $first } a { $last }…
cardopoly-panel-hand-asked = Quais destas cartas você dá?
cardopoly-panel-without = Sem { $card }
cardopoly-panel-more = Mais…
cardopoly-panel-theirs = Pedir cartas…
cardopoly-panel-asking = Quantas cartas do bolso de { $to }? Quem dá escolhe quais.
cardopoly-panel-number = { $count ->
        [0] Nenhuma carta
        [one] { $any ->
            [0] { $count } carta qualquer
           *[other] { $count } carta: { $kind }
        }
       *[other] { $any ->
            [0] { $count } cartas quaisquer
           *[other] { $count } cartas: { $kind }
        }
    }
cardopoly-panel-otherwise = Outra coisa…
cardopoly-panel-promises = Promessas…
cardopoly-panel-promising = Eu recolho as cartas prometidas quando chegar a hora.
cardopoly-panel-no-promise = Sem promessas
cardopoly-panel-counter = Contraproposta…
cardopoly-panel-besides = Fazer outra coisa…
cardopoly-panel-withdraws = Se você fizer outra coisa, a proposta cai.
cardopoly-thing-take = Você recebe: { $what }
cardopoly-thing-spaces = Você dá: { $what }
cardopoly-thing-cards = Você dá a carta { $what }
cardopoly-trade-gives = Você dá: { $what }
cardopoly-trade-gets = Você recebe: { $what }
cardopoly-trade-settles = Isso quita a dívida.
cardopoly-vow-you = Você promete { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } { $turns ->
        [one] na próxima vez
       *[other] daqui a { $turns } turnos
    }
cardopoly-vow-they = { $to } promete { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } { $turns ->
        [one] na próxima vez
       *[other] daqui a { $turns } turnos
    }

cardopoly-option-card = { $number } · { $card }
cardopoly-option-space = { $card }
cardopoly-option-amount = Lance de no máximo { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cardopoly-option-lot = { $card }
cardopoly-option-lot-any = qualquer outra propriedade
cardopoly-option-limit = { $limit ->
        [0] Me perguntar
        [1] Sem lance
       *[other] Lance de até { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }
    }
cardopoly-option-number = { $count ->
        [0] nenhuma
        [one] { $count } carta
       *[other] { $count } cartas
    }
cardopoly-option-turns = { $count ->
        [one] na próxima vez
       *[other] daqui a { $count } turnos
    }
cardopoly-option-suit = { $suit ->
        [0] A♣
        [1] A♦
        [2] A♥
       *[other] A♠
    }
cardopoly-hint-joker = Um curinga paga, mas não compra.
cardopoly-hint-own-claim = Do seu naipe: serve para comprar
cardopoly-hint-their-claim = { $who } pode comprar com ela
cardopoly-hint-space-free = Livre{ $salary ->
        [0] { "" }
       *[other] { "" } · salário: { $salary }
    }
cardopoly-hint-space-own = Sua, aluguel { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · salário: { $salary }
    }
cardopoly-hint-space-partner = De { $owner }, sua dupla: sem aluguel{ $salary ->
        [0] { "" }
       *[other] { "" } · salário: { $salary }
    }
cardopoly-hint-space-mortgaged = De { $owner }, hipotecada: sem aluguel{ $salary ->
        [0] { "" }
       *[other] { "" } · salário: { $salary }
    }
cardopoly-hint-space-rent = De { $owner }, aluguel { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · salário: { $salary }
    }

# How the match begins
cardopoly-start = { $spaces } propriedades, { $count } cartas no bolso de cada pessoa. Quem distribuiu: { $who }.
cardopoly-token = { $who } joga com o ás { $card }.
cardopoly-begins = { $who } começa.

# The turn
cardopoly-drew-you = Você comprou do monte: { $cards }.
cardopoly-reshuffle = O descarte é embaralhado: { $count } cartas formam o novo monte.
cardopoly-chance = { $who } compra { $card } do monte e guarda como carta de sorte.
cardopoly-joker = { $who } compra um curinga e vai para a prisão.
cardopoly-move = { $who } anda { $count ->
        [one] { $count } casa
       *[other] { $count } casas
    } com { $card }, até { $space }.
cardopoly-nothing-drawn = { $who } não tem o que comprar do monte, porque acabou tudo, e fica onde está.
cardopoly-salary = { $who } passa pelo Início: { $count ->
        [0] o banco não tem mais como pagar
        [one] { $count } carta de salário
       *[other] { $count } cartas de salário
    }.
cardopoly-rent = { $who } deve a { $to } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de aluguel.
cardopoly-due = Chegou a hora da promessa de { $who } a { $to }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
cardopoly-skipped = { $who } está na prisão e perde esta vez.
cardopoly-passed = { $who } passa a vez.
cardopoly-paid = { $who } paga a { $to } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
cardopoly-handed = De { $who } para { $to }: { $cards }.
cardopoly-rent-paid = { $who } paga a { $to } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de aluguel.
cardopoly-rent-handed = { $who } paga a { $to } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de aluguel: { $cards }.
cardopoly-taxed-handed = { $who } dá a { $to } { $cards } pelo rei.
cardopoly-paid-handed = { $who } paga a { $to }: { $cards }.
cardopoly-jack-rent = { $who } joga um valete em vez de pagar a { $to } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de aluguel.
cardopoly-jack-jail = { $who } joga um valete e sai da prisão.
cardopoly-fine = { $who } paga a multa: { $cards }.
cardopoly-sit = { $who } fica na prisão e vai perder uma vez.
cardopoly-king = { $who } joga { $card }: imposto para todo o resto da mesa.
cardopoly-taxed = { $who } dá a { $to } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } pelo rei.
cardopoly-king-draws = { $count ->
        [0] { $who } não recebe nada do banco, que guarda as últimas cartas.
        [one] { $who } também compra { $count } carta do banco.
       *[other] { $who } também compra { $count } cartas do banco.
    }
cardopoly-shared = { $who } passa a { $to } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.

# Properties
cardopoly-buy = { $who } compra a propriedade { $space }: põe { $claim } nela e paga { $pay }.
cardopoly-left = { $who } deixa { $space } livre.
cardopoly-expand = { $who } amplia { $space }: põe { $claim } nela e paga { $pay }.
cardopoly-mortgage = { $who } hipoteca { $space } e compra { $count ->
        [0] nada: o banco guarda as últimas cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }.
cardopoly-unmortgage = { $who } resgata { $space } da hipoteca com { $cards }.
cardopoly-auction = { $who } põe { $space } em leilão.
cardopoly-bid = { $who } já respondeu.
cardopoly-advance = { $limit ->
        [0] Se { $space } for a leilão, eu te pergunto.
        [1] Se { $space } for a leilão, passo por você na hora.
       *[other] Se { $space } for a leilão, dou por você na hora um lance de até { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
cardopoly-advance-any = { $limit ->
        [0] Daqui em diante, te pergunto em todo leilão para o qual você não deixou resposta.
        [1] Daqui em diante, passo por você nos leilões na hora.
       *[other] Daqui em diante, dou por você nos leilões, na hora, um lance de até { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        }.
    }
cardopoly-followed = { $whole ->
        [yes] { $count ->
            [0] Como você deixou dito, não dou lance nenhum
            [one] Como você deixou dito, dou um lance de até { $count } carta
           *[other] Como você deixou dito, dou um lance de até { $count } cartas
        } por { $space }.
       *[no] { $count ->
            [0] Você não tem cartas para dar lance por { $space }, então passei por você.
            [one] Por { $space } você não pode dar mais de { $count } carta, então esse foi o lance que dei por você.
           *[other] Por { $space } você não pode dar mais de { $count } cartas, então esse foi o lance que dei por você.
        }
    }
cardopoly-no-bids = Ninguém dá lance. A propriedade continua livre.
cardopoly-leads = { $who } está na frente e pagaria { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
cardopoly-sold = { $who } vende a { $to } por { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
cardopoly-kept = { $who } recusa o preço de { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }. A propriedade continua livre.

# Trades
cardopoly-proposed = { $who } oferece a { $to }: { $given } por { $asked }{ $settles ->
        [yes] { "" } e a dívida quitada
       *[no] { "" }
    }.
cardopoly-proposed-to-reader = { $who } oferece a você: { $given } por { $asked }{ $settles ->
        [yes] { "" } e a dívida quitada
       *[no] { "" }
    }.
cardopoly-proposed-you = Em detalhes: { $who } oferece a { $to }: { $given } por { $asked }{ $settles ->
        [yes] { "" } e a dívida quitada
       *[no] { "" }
    }.
cardopoly-proposed-you-to-reader = Em detalhes: { $who } oferece a você: { $given } por { $asked }{ $settles ->
        [yes] { "" } e a dívida quitada
       *[no] { "" }
    }.
cardopoly-accepted = { $to } aceita a oferta de { $who }: { $given } por { $asked }{ $settles ->
        [yes] , e a dívida está quitada
       *[no] { "" }
    }.
cardopoly-accepted-who-reader = { $to } aceita a sua oferta: { $given } por { $asked }{ $settles ->
        [yes] , e a dívida está quitada
       *[no] { "" }
    }.
cardopoly-countered = { $who } faz uma contraproposta a { $to }: { $given } por { $asked }{ $settles ->
        [yes] { "" } e a dívida quitada
       *[no] { "" }
    }.
cardopoly-countered-to-reader = { $who } faz uma contraproposta a você: { $given } por { $asked }{ $settles ->
        [yes] { "" } e a dívida quitada
       *[no] { "" }
    }.
cardopoly-declined = { $to } recusa a oferta de { $who }: { $given } por { $asked }{ $settles ->
        [yes] { "" } e a dívida quitada
       *[no] { "" }
    }.
cardopoly-declined-who-reader = { $to } recusa a sua oferta: { $given } por { $asked }{ $settles ->
        [yes] { "" } e a dívida quitada
       *[no] { "" }
    }.
cardopoly-withdrawn = { $who } retira a proposta a { $to }: { $given } por { $asked }{ $settles ->
        [yes] { "" } e a dívida quitada
       *[no] { "" }
    }.
cardopoly-withdrawn-to-reader = { $who } retira a proposta feita a você: { $given } por { $asked }{ $settles ->
        [yes] { "" } e a dívida quitada
       *[no] { "" }
    }.
cardopoly-lapsed = A proposta caiu.

# The end
cardopoly-eliminated = { $who } ficou sem cartas e está fora. As propriedades voltam a ficar livres.
cardopoly-resigned = { $who } desiste. As propriedades voltam a ficar livres.
cardopoly-end-alone = Só restou { $who }.
cardopoly-end-team = A dupla rival de { $who } e { $partner } está fora.
cardopoly-end-quick = { $who } completa { $count } propriedades.
cardopoly-end-rounds = Foram { $count } rodadas. Vence quem tem mais propriedades sem hipoteca.
cardopoly-end-dry = Na rodada { $count }, ninguém tem mais o que comprar do monte. Vence quem tem mais propriedades sem hipoteca.

# What cannot be done, and what can
cardopoly-not-asked = Agora não tem nada para você fazer. Eu te aviso quando tiver.
cardopoly-not-now = Isso não dá agora. Escolha uma das jogadas embaixo da sua mão.
cardopoly-decide-landing = Primeiro decida sobre a propriedade em que você parou: comprar, pôr em leilão ou deixar.
cardopoly-pay-first = Primeiro pague o que você deve. Faltam cartas? Hipoteque, jogue um rei ou proponha uma troca.
cardopoly-jail-first = Primeiro decida como sair da prisão: multa, valete ou uma vez perdida.
cardopoly-price-first = Primeiro decida se quer vender por esse preço.
cardopoly-buy-first = Primeiro compre a propriedade que você ganhou.
cardopoly-draft-first = Você ainda está montando uma troca: proponha ou desista dela primeiro.
cardopoly-answer-first = Tem uma troca esperando a sua resposta: aceite, recuse ou faça uma contraproposta primeiro.
cardopoly-wait-for-answer = { $who } precisa responder a uma proposta primeiro.
cardopoly-suit-taken = Esse ás já tem quem jogue com ele. Escolha outro.
cardopoly-not-in-pocket = Você não tem essas cartas. Escolha entre as que você vê.
cardopoly-no-claim-card = Essa carta não serve para pôr nela: precisa ser do naipe do seu ás.
cardopoly-no-pay-card = Essa carta não serve para pagar. Precisa ser do naipe ou do valor da propriedade.
cardopoly-would-empty = Isso levaria a sua última carta. Fique com pelo menos uma.
cardopoly-wrong-number = Você precisa de exatamente { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }. Escolha de novo.
cardopoly-pays-all = É tudo o que você tem, e você sairia do jogo. Hipoteque, troque ou jogue um rei, ou então dê tudo.
cardopoly-can-pay = Você tem o bastante: pague { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } e continue no jogo.
cardopoly-no-jack-for-promises = O valete livra de aluguel, não de promessa. Pague, hipoteque ou troque.
cardopoly-no-chance-card = Você não tem essa carta de sorte.
cardopoly-no-such-space = Você já está nessa casa. Escolha outra.
cardopoly-not-yours = Essa propriedade não é sua. Escolha uma das suas.
cardopoly-is-mortgaged = Essa propriedade está hipotecada. Resgate a hipoteca primeiro.
cardopoly-not-mortgaged = Essa propriedade não está hipotecada. Não há nada para resgatar.
cardopoly-bid-too-high = Seu lance vai até { $most }: você precisa de uma carta para pôr nela, uma para pagar e uma para guardar. Ou não dê lance.
cardopoly-no-such-order = Essa propriedade não pode ir a leilão agora. Escolha outra.
cardopoly-bid-too-low = Um lance é de pelo menos 1 carta. Ou não dê lance.
cardopoly-no-sharing = Você não pode passar cartas agora. Só na vez da sua dupla, fora da prisão e sem leilão aberto, e ficando com pelo menos uma carta.
cardopoly-enough-proposals = Já foram trocas demais para uma vez. Continue jogando e tente de novo na próxima.
cardopoly-no-partner = Não dá para trocar com essa pessoa agora. Escolha outra que esteja na partida.
cardopoly-no-draft = Você ainda não começou uma troca. Primeiro escolha com quem quer trocar.
cardopoly-settles-nothing = Essa troca não quitaria a sua dívida. Troque com quem você deve.
cardopoly-no-proposal = Essa proposta não vale mais. É só continuar jogando.
cardopoly-asks-cards = A proposta pede { $count ->
        [one] { $count } carta: escolha qual
       *[other] { $count } cartas: escolha quais
    } você dá.
cardopoly-asks-no-cards = A proposta não pede cartas do bolso. É só aceitar ou recusar.
cardopoly-trade-empty = Ainda não tem nada na troca: acrescente algo primeiro.
cardopoly-trade-gone = Algo dessa troca não existe mais, então ela não dá mais certo.
cardopoly-trade-empties = Essa troca não dá: alguém ficaria sem nenhuma carta.
cardopoly-trade-lacking = Você não tem as cartas que ela pede. Recuse ou faça uma contraproposta.

# The command in Discord.
cardopoly-command = Cardopoly: ande pelo parque, compre com cartas, troque e prometa
cardopoly-command-new = Abrir uma mesa de Cardopoly neste canal; os outros entram com um clique
cardopoly-variant-game = Ande por aí e compre com as suas cartas.
cardopoly-new-play = O jogo inteiro, ou o modo rápido: vence quem tiver 4 propriedades primeiro
cardopoly-name-play = modo
cardopoly-choice-play-standard = normal
cardopoly-choice-play-quick = rápido
cardopoly-new-teams = Se quatro pessoas jogam dupla contra dupla
cardopoly-name-teams = duplas
cardopoly-choice-teams-no = não
cardopoly-choice-teams-yes = sim
cardopoly-new-suits = Se os ases vêm por sorteio ou à escolha
cardopoly-name-suits = ases
cardopoly-choice-suits-random = sorteio
cardopoly-choice-suits-chosen = escolha
cardopoly-new-king_tax = Quantas cartas um rei leva de cada pessoa
cardopoly-name-king_tax = imposto_do_rei
cardopoly-new-tax_choice = Quem escolhe as cartas que um rei leva
cardopoly-name-tax_choice = escolha_do_imposto
cardopoly-choice-tax_choice-random = acaso
cardopoly-choice-tax_choice-giver = quem paga
cardopoly-new-round_limit = Depois de quantas rodadas a partida termina
cardopoly-name-round_limit = limite_de_rodadas
cardopoly-choice-round_limit-none = sem limite

# The words on its pictures, and the same for those who listen to them.

# The line at the top
cardopoly-picture-ask-suits = { $name }: escolha um ás
cardopoly-picture-ask-open = { $name }: compre uma carta
cardopoly-picture-ask-land = { $name }: comprar ou leiloar?
cardopoly-picture-ask-bid = Leilão: lances de { $name }
cardopoly-picture-ask-price = { $name }: aceita { cardopoly-picture-cards }?
cardopoly-picture-ask-win = { $name }: compre o que ganhou
cardopoly-picture-ask-bill = { $name }: pague o lance, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cardopoly-picture-ask-debt = { $name }: pague { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cardopoly-picture-ask-jail = { $name }: como sai da prisão?
cardopoly-picture-ask-tax = Imposto: { $name }
cardopoly-picture-ask-mend = { $name }: hipoteque algo
cardopoly-picture-ask-close = { $name }: mais algo nesta vez?
cardopoly-picture-ask-trade = { $name }: aceita?

# What is at stake, and what the last move brought
cardopoly-picture-leads = { $count ->
        [one] por { $count } carta?
       *[other] por { $count } cartas?
    }
cardopoly-picture-settles = quita a dívida de { $name }
cardopoly-picture-settles-mine = quita sua dívida com { $name }
cardopoly-picture-settles-yours = quita a dívida de { $name } com você
cardopoly-picture-due-rent = { $count ->
        [one] aluguel: { $count } carta
       *[other] aluguel: { $count } cartas
    }
cardopoly-picture-due-promise = { $count ->
        [one] promessa: { $count } carta
       *[other] promessa: { $count } cartas
    }
cardopoly-picture-due-bid = { $count ->
        [one] lance: { $count } carta
       *[other] lance: { $count } cartas
    }
cardopoly-picture-tax = { $count ->
        [one] Rei: { $count } carta de cada
       *[other] Rei: { $count } cartas de cada
    }
cardopoly-picture-tax-mend = Rei: sem cartas
cardopoly-picture-last-free = livre
cardopoly-picture-last-bought = comprada
cardopoly-picture-last-auction = { $count ->
        [one] vendida por { $count } carta
       *[other] vendida por { $count } cartas
    }
cardopoly-picture-last-rent = { cardopoly-picture-due-rent }
cardopoly-picture-last-paid = { $count ->
        [one] { $count } carta paga
       *[other] { $count } cartas pagas
    }
cardopoly-picture-last-jack = valete, sem aluguel
cardopoly-picture-last-settled = aluguel quitado
cardopoly-picture-last-own = terreno próprio
cardopoly-picture-last-own-you = é sua
cardopoly-picture-last-partner = da própria dupla
cardopoly-picture-last-mortgaged = hipotecada, sem aluguel
cardopoly-picture-last-jail = para a prisão
cardopoly-picture-last-none = o monte acabou
cardopoly-picture-auction = Leilão
cardopoly-picture-trade = Uma troca
cardopoly-picture-counter = Sua contraproposta
cardopoly-picture-offer = A oferta recebida
cardopoly-picture-you-give = Você dá
cardopoly-picture-you-get = Você recebe
cardopoly-picture-gives = dá
cardopoly-picture-choose = { $count ->
        [one] { $count } carta à sua escolha
       *[other] { $count } cartas à sua escolha
    }
cardopoly-picture-choose-other = { $count ->
        [one] { $count } carta, { $name } escolhe
       *[other] { $count } cartas, { $name } escolhe
    }
cardopoly-picture-earlier = Prometido antes:
cardopoly-picture-promise = { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-promises = promete { $count }, { $turns ->
        [one] em { $turns } turno
       *[other] em { $turns } turnos
    }
cardopoly-picture-promises-cards = promete { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

# Places and piles
cardopoly-picture-lost = na prisão
cardopoly-picture-ahead = na frente
cardopoly-picture-owes = dívida: { $count } a { $to }
cardopoly-picture-owes-brief = dívida: { $count }
cardopoly-picture-risk = aluguel { $count } a { $to }: fora
cardopoly-picture-risk-brief = risco: { $count }
cardopoly-picture-goal = { $count } de { $goal } para vencer
cardopoly-picture-score = { $count } de { $goal }
cardopoly-picture-set = grupo completo, salário { $count }
cardopoly-picture-draw = { $count } no monte
cardopoly-picture-discard = { $count } no descarte
cardopoly-picture-due = { $turns ->
        [one] em { $turns } turno
       *[other] em { $turns } turnos
    }
cardopoly-picture-round = Rodada { $round }
cardopoly-picture-round-of = Rodada { $round } de { $limit }
cardopoly-picture-round-by = Rodada { $round }/{ $limit }
cardopoly-picture-round-word = Rodada

# The pocket
cardopoly-picture-hand-suits = Sua vez: escolha o seu ás
cardopoly-picture-hand-open = Sua vez: compre uma carta
cardopoly-picture-hand-land = Comprar ou leiloar?
cardopoly-picture-hand-leave = Leiloar ou deixar?
cardopoly-picture-hand-bid = Leilão: quanto você daria?
cardopoly-picture-hand-price = Aceita { cardopoly-picture-cards }?
cardopoly-picture-hand-win = Sua vez: compre o que você ganhou
cardopoly-picture-hand-bill = Sua vez: pague o seu lance, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cardopoly-picture-hand-debt = Sua vez: pague { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cardopoly-picture-hand-jail = Como você sai da prisão?
cardopoly-picture-hand-tax = O rei quer cartas suas
cardopoly-picture-hand-mend = Sua vez: hipoteque algo seu
cardopoly-picture-hand-close = Mais algo nesta vez?
cardopoly-picture-hand-draft = O que você oferece?
cardopoly-picture-hand-counter = Sua contraproposta?
cardopoly-picture-hand-trade = A oferta: você aceita?
cardopoly-picture-hand-offer = A oferta: aceitar ou mudar?
cardopoly-picture-last-card = Se pagar, você fica sem cartas e está fora.
cardopoly-picture-rescue = Antes: { $ways }
cardopoly-picture-rescue-jack = valete de sorte
cardopoly-picture-rescue-king = rei
cardopoly-picture-rescue-mortgage = hipoteca
cardopoly-picture-rescue-draft = troca
cardopoly-picture-exit-fine = pagar { $count }
cardopoly-picture-exit-jack = jogar o valete de sorte
cardopoly-picture-exit-sit = perder a vez
cardopoly-picture-pays = paga
cardopoly-picture-claims = vai nela
cardopoly-picture-cannot-buy = Você não tem as cartas para comprar.
cardopoly-picture-wins = comprar dá a vitória!
cardopoly-picture-partner = dupla

# For those who listen
cardopoly-picture-alt-pocket = Seu bolso: { $cards }.
cardopoly-picture-alt-last = { $how ->
        [jail] Última jogada: { $name }, { $cards }, da casa { $start } direto para { $space }, { $card }
        [none] Última jogada: { $name }, { $cards }, na casa { $space }, { $card }
       *[walk] Última jogada: { $name }, { $cards }, da casa { $start } para { $space }, { $card }
    }
cardopoly-picture-alt-rent = aluguel { $count }
cardopoly-picture-alt-owner = { $what }, { $name }
cardopoly-picture-alt-answered = já responderam: { $letters }
cardopoly-picture-alt-awaited = faltam: { $letters }
cardopoly-picture-alt-teams = Duplas: { $one }; { $two }.
cardopoly-picture-alt-seat = { $letter } { $name }: { $ace }, em { $space } { $card }, bolso { $held }, sorte { $chance }{ $more }, propriedades { $deeds }.
cardopoly-picture-alt-brief = { $letter } { $name }: { $ace }, em { $space }, bolso { $held }, sorte { $chance }{ $more }, propriedades { $deeds }.
cardopoly-picture-alt-free = Livres: { $spaces }.
cardopoly-picture-alt-promise = { $by } prometeu a { $to }: { $what }.
cardopoly-picture-alt-piles = { $round }, { $draw }, { $discard }{ $empty ->
        [yes] { "" }
       *[other] , { $top } por cima
    }.

# What a move brings by the end of it all, for whoever is named after it
cardopoly-feature-cards = { $change ->
        [more] mais cartas no bolso
       *[less] menos cartas no bolso
    }
cardopoly-feature-scarce = { $change ->
        [more] um bolso quase vazio
       *[less] um bolso mais seguro
    }
cardopoly-feature-claims = { $change ->
        [more] mais cartas para comprar propriedades
       *[less] menos cartas para comprar propriedades
    }
cardopoly-feature-choice = { $change ->
        [more] mais propriedades ao alcance
       *[less] menos propriedades ao alcance
    }
cardopoly-feature-deeds = { $change ->
        [more] mais propriedades
       *[less] menos propriedades
    }
cardopoly-feature-rents = { $change ->
        [more] aluguéis mais altos para cobrar
       *[less] aluguéis mais baixos para cobrar
    }
cardopoly-feature-fares = { $change ->
        [more] aluguéis mais altos pela frente
       *[less] aluguéis mais baixos pela frente
    }
cardopoly-feature-ruin = { $change ->
        [more] mais perigo de falência
       *[less] menos perigo de falência
    }
cardopoly-feature-short = { $change ->
        [more] dívidas difíceis de pagar
       *[less] menos dívidas difíceis de pagar
    }
cardopoly-feature-mortgages = { $change ->
        [more] mais propriedades hipotecadas
       *[less] menos propriedades hipotecadas
    }
cardopoly-feature-sets = { $change ->
        [more] um grupo completo
       *[less] nenhum grupo completo
    }
cardopoly-feature-jacks = { $change ->
        [more] mais valetes para jogar
       *[less] menos valetes para jogar
    }
cardopoly-feature-queens = { $change ->
        [more] mais damas para jogar
       *[less] menos damas para jogar
    }
cardopoly-feature-kings = { $change ->
        [more] mais reis para jogar
       *[less] menos reis para jogar
    }
cardopoly-feature-late = { $change ->
        [more] mais propriedades para a contagem final
       *[less] menos propriedades para a contagem final
    }
cardopoly-feature-quick = { $change ->
        [more] mais chance de vitória rápida
       *[less] menos chance de vitória rápida
    }
cardopoly-feature-jailed = { $change ->
        [more] uma vez perdida
       *[less] nenhuma vez perdida
    }
cardopoly-feature-turn = { $change ->
        [more] a próxima vez mais cedo
       *[less] a próxima vez mais tarde
    }

# Puzzles
cardopoly-puzzle-answer = **Te oferecem uma troca.** O que você diz? Uma resposta é muito melhor que o resto.
cardopoly-puzzle-open = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Antes de andar:** uma decisão é muito melhor que o resto. Qual?
    }
cardopoly-puzzle-land = **Você parou numa casa.** E agora? Uma decisão é muito melhor que o resto.
cardopoly-puzzle-close = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **O fim da sua vez.** O que você ainda faz? Uma decisão é muito melhor que o resto.
    }
cardopoly-puzzle-debt = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Você está devendo.** Como sair dessa? Um jeito é muito melhor que o resto.
    }
cardopoly-puzzle-bid = **Um leilão.** O que você faz? Uma resposta é muito melhor que o resto.
cardopoly-puzzle-price = **Seu leilão acabou.** Você aceita esse preço? Uma resposta é muito melhor que a outra.
cardopoly-puzzle-jail = **Você está na prisão.** Como sair? Um jeito é muito melhor que o resto.
cardopoly-puzzle-finish = **O fim está perto.** Uma decisão praticamente vence a partida. Qual?
