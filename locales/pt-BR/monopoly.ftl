# Monopoly: The Card Game: its command, what is asked, how moves are called, what happened, its pictures.

monopoly-name = Monopoly: The Card Game
monopoly-pitch = Troque cartas até ter só cores completas e bata.{ $target ->
        [3000] { " " }Vence quem chegar a 3.000.
        [5000] { " " }Vence quem chegar a 5.000.
       *[edition] { "" }
    }
monopoly-wealth-uk = Dinheiro em £
monopoly-wealth-deluxe = Dinheiro em $
monopoly-picture-edition-uk = Edição britânica
monopoly-picture-edition-deluxe = Edição Deluxe
monopoly-score = { $edition ->
        [deluxe] { MONEY($score, "$") }
       *[uk] { MONEY($score, "£") }
    }
monopoly-money-uk = { MONEY($amount, "£") }
monopoly-money-deluxe = { MONEY($amount, "$") }

# Settings
monopoly-setting-edition = Edição
monopoly-setting-edition-uk = Britânica (libras e Londres, para 2 a 6)
monopoly-setting-edition-deluxe = Deluxe (dólares e barras de ouro, para 2 a 4)
monopoly-setting-target = A partida acaba com
monopoly-setting-target-edition = { $most ->
        [4] 10.000
       *[6] 10.000 (7.000 com 5 ou 6 pessoas)
    }
monopoly-setting-target-5000 = 5.000
monopoly-setting-target-3000 = 3.000

# What is asked
monopoly-ask-turn = Sua vez: compre uma carta ou troque.
monopoly-ask-turn-out = Sua vez, e { $edition ->
        [uk] a sua mão está completa
       *[deluxe] o seu suporte está completo
    }: bata, compre uma carta ou troque.
monopoly-ask-dry = Sua vez: o monte acabou. Troque ou passe.
monopoly-ask-dry-out = Sua vez: o monte acabou, e { $edition ->
        [uk] a sua mão está completa
       *[deluxe] o seu suporte está completo
    }. Bata, troque ou passe.
monopoly-ask-six = Sua vez: troque a sua carta de troca pela de outra pessoa.
monopoly-ask-six-out = Sua vez, e a sua mão está completa: bata, ou troque a sua carta de troca pela de outra pessoa.
monopoly-ask-discard = Descarte { $count ->
        [one] { $count } carta
       *[other] { $count } cartas, a última por cima,
    } na sua pilha de troca.
monopoly-ask-lay = Você vai bater. Aceite a minha sugestão ou baixe as cartas do seu jeito.
monopoly-ask-arrange = Você bateu com estes { $edition ->
        [uk] Monopólios
       *[deluxe] Grupos
    }. Deixe assim ou mude.
monopoly-ask-passing = Passe uma carta virada para baixo a { $left }.
monopoly-ask-passing-out = Sua mão está completa: bata, ou passe uma carta virada para baixo a { $left }.
monopoly-wait-turn = É a vez de { $who }
monopoly-wait-discard = { $who } está descartando
monopoly-wait-lay = { $who } vai bater
monopoly-wait-arrange = { $who } bateu e está arrumando as cartas
monopoly-wait-close = { $who } passa uma carta ou bate
monopoly-wait-passing = { $count ->
        [one] Esperando { $count } pessoa passar uma carta
       *[other] Esperando { $count } pessoas passarem uma carta
    }

# Moves
monopoly-pile = a pilha { $number }
monopoly-few = { $cards }{ $more ->
        [0] { "" }
       *[other] { " " }e mais { $more }
    }
monopoly-offer-draw = Comprar uma carta
monopoly-offer-pass_turn = Passar
monopoly-offer-trade = Trocar com { $other }
monopoly-offer-trade-adding = Pôr uma carta, trocar com { $other }
monopoly-offer-grow = Trocar com { $other } e ainda comprar uma carta
monopoly-offer-grow-adding = Pôr uma carta, trocar com { $other } e ainda comprar
monopoly-offer-exchange = Trocar com { $other }: { $given } por { $got }
monopoly-offer-discard = Descartar { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
monopoly-offer-go_out = Bater com { $amount }
monopoly-offer-lay = Bater, mas arrumar do meu jeito
monopoly-offer-confirm = Baixar assim: { $amount }
monopoly-offer-bind = { $card } vale o quê?
monopoly-offer-token = Mudar um peão de { $group }
monopoly-offer-houses = Trocar as casas de { $group } e { $other }
monopoly-offer-pass_card = Passar uma carta
monopoly-field-card = Que carta?
monopoly-field-cards = Que cartas, a última por cima?
monopoly-field-count = Quantas cartas?
monopoly-field-target = Vale o quê?
monopoly-field-color = Para que grupo?
monopoly-option-card = { $number } · { $card }
monopoly-option-count = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
monopoly-target-property = Uma carta que falta: { $group }
monopoly-target-house = A { $number ->
        [1] 1ª
        [2] 2ª
        [3] 3ª
       *[4] 4ª
    } casa: { $group }
monopoly-target-hotel = O hotel: { $group }
monopoly-target-token = Um peão: { $group }

# The steps of a move
monopoly-several = { $card }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more }
    }
monopoly-panel-trade = Trocar com { $other }: { $given } por { $got }
monopoly-panel-take = Trocar com { $other }: pegar { $got } por { $given }
monopoly-panel-grow = Trocar com { $other }: pegar { $got } e comprar uma carta
monopoly-panel-add-grow = Pôr uma carta, trocar com { $other }: pegar { $got } e comprar
monopoly-panel-trades = Outras trocas
monopoly-panel-exchanges = Trocar com outra pessoa
monopoly-panel-count = Trocar { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } com { $other }
monopoly-panel-add = Pôr antes uma carta na pilha
monopoly-panel-without = Só da minha pilha: { $given }
monopoly-panel-pass = Que carta você passa?
monopoly-panel-discard = { $count ->
        [one] Que carta?
       *[other] Que { $count } cartas?
    }
monopoly-panel-change = Arrumar de outro jeito
monopoly-panel-token = Mudar um peão de { $group } para { $other }
monopoly-panel-bind = { $card }: { $target }
monopoly-out-discards = Ao bater, você descarta { $discards }.

# What a move brings
monopoly-hint-swap = Você recebe { $got }.
monopoly-hint-choosing = Você recebe { $got } e depois escolhe o que dá.
monopoly-hint-target = São { $amount } antes do prêmio.
monopoly-hint-property = { $group }: { $count } de { $size } na sua mão
monopoly-hint-card = { $kind ->
        [1] A primeira sobre uma cor completa
        [2] Sobre a 1ª casa
        [3] Sobre a 2ª casa
        [4] Sobre a 3ª casa
        [5] Sobre as quatro casas: mais 500
        [6] Conta um grupo completo mais uma vez
        [7] Vale o que estiver faltando, se for você quem bater
        [8] Traz 200
       *[9] Quem tiver mais dessas ganha 1.000
    }
monopoly-warn-trade = Trocar com { $other }?
monopoly-warn-grow = Trocar com { $other } e ainda comprar uma carta?
monopoly-hint-trade-swap = Você dá { $given } e recebe { $got }.
monopoly-hint-grow-swap = Você dá { $given } e recebe { $got } e a carta de cima do monte.

# What happened
monopoly-start = Quando alguém chegar a { $amount }, essa mão é a última. Vence quem tiver mais dinheiro.
monopoly-deal = Mão { $number }: { $who } distribui, { $next } começa.
monopoly-dealt-you = Você recebeu { $cards }.
monopoly-draw = { $who } compra uma carta.
monopoly-draw-you = Você comprou { $cards }.
monopoly-pass-turn = { $who } passa.
monopoly-trade = { $who } troca com { $other }: dá { $given } por { $got }.
monopoly-grow = { $who } troca com { $other }: dá { $given } por { $got } e uma carta do monte.
monopoly-discard = { $who } descarta { $cards }.
monopoly-pass = { $who } passou uma carta.
monopoly-pass-you = Você passa { $cards }.
monopoly-passed = Cada pessoa pega a carta que recebeu.
monopoly-passed-you = { $who } te passou { $cards }.
monopoly-laying = { $who } vai bater.
monopoly-out = { $who } bate com { $cards }.
monopoly-reward = O prêmio: { $cards }.
monopoly-reward-none = Não sobrou nada para o prêmio.
monopoly-undecided = Ninguém bateu. Todo mundo baixa o que tem.
monopoly-result = { $who } recebe { $amount }.
monopoly-result-void = { $who } ficou com uma Sorte na mão e não recebe nada!
monopoly-tie = Empate em { $amount }: mais uma mão decide.
monopoly-end = { $who } chegou a { $amount }, e isso encerra a partida.
monopoly-resign = { $who } desiste. As cartas saem do jogo.
monopoly-end-alone = Só restou { $who }.

# What cannot be done, and what can
monopoly-now-turn = Primeiro compre, troque ou bata.
monopoly-now-six = Primeiro troque a sua carta de troca: com 5 ou 6 pessoas, ninguém compra do monte.
monopoly-now-discard = Primeiro descarte.
monopoly-now-lay = Você vai bater: aceite a minha sugestão ou baixe as cartas do seu jeito.
monopoly-now-arrange = Você bateu: arrume as cartas, ou deixe como estão.
monopoly-now-close = Passe uma carta para a esquerda, ou bata.
monopoly-now-passing = Primeiro passe uma carta para a esquerda.
monopoly-passed-already = Você já passou uma carta. O jogo continua quando todo mundo tiver passado.
monopoly-nothing-to-draw = O monte acabou. Troque com alguém, bata ou passe.
monopoly-no-passing = Só dá para passar quando o monte acabou. Compre ou troque.
monopoly-not-in-hand = Você não tem mais essa carta. Escolha outra.
monopoly-pass-not-held = Você não tem mais essa carta. Passe outra.
monopoly-trade-there = { $count ->
        [0] Não há nenhuma carta
        [one] Só há { $count } carta
       *[other] Só há { $count } cartas
    } nessa pilha de troca, então não dá para pegar { $chosen }. Escolha de novo.
monopoly-trade-own = { $count ->
        [0] Não há nenhuma carta
        [one] Só há { $count } carta
       *[other] Só há { $count } cartas
    } na sua própria pilha de troca, então não dá para entregar { $chosen }. Escolha de novo.
monopoly-grow-owned = Não dá para também comprar quando você troca com { $who }: dê tantas cartas quantas pegar.
monopoly-discard-count = Você precisa descartar exatamente { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }, mas escolheu { $chosen }. Escolha de novo.
monopoly-drop-one = Descarte uma carta de cada vez. Você escolheu { $chosen }.
monopoly-drop-needed = Você precisa de { $cards } para bater. Descarte outra carta.
monopoly-drop-none = Não há mais nada para descartar. Escolha o que valem as suas cartas Sorte, ou baixe as cartas.
monopoly-partner-out = { $who } saiu da partida. Troque com outra pessoa.
monopoly-incomplete = Ainda não dá para bater: falta { $cards }.
monopoly-no-group = Ainda não dá para bater: você precisa de pelo menos um { $edition ->
        [uk] Monopólio
       *[deluxe] Grupo
    } completo.
monopoly-too-many = Ainda não dá para bater: você tem { $count } × { $card }, e { $groups ->
        [0] nenhum grupo seu aceita essa carta
        [one] só { $groups } grupo em que cabe
       *[other] só { $groups } grupos em que cabe
    }.
monopoly-none-to-spare = Ainda não dá para bater: { $count ->
        [one] { $count } carta teria
       *[other] { $count } cartas teriam
    } que sair, e todos os seus grupos precisam das que têm.
monopoly-nothing-to-choose = Não há nada para escolher aqui. É só bater.
monopoly-target = Aqui uma Sorte não pode valer isso. Escolha algo da lista.
monopoly-enough-changes = Já deu de arrumar. Baixe as cartas agora.
monopoly-cannot-move = Ali não dá. Escolha algo da lista.

# The cards, as both editions call them
monopoly-card-uk-0 = Old Kent Road
monopoly-card-uk-1 = White­chapel Road
monopoly-card-uk-2 = The Angel Isling­ton
monopoly-card-uk-3 = Euston Road
monopoly-card-uk-4 = Penton­ville Road
monopoly-card-uk-5 = Pall Mall
monopoly-card-uk-6 = White­hall
monopoly-card-uk-7 = North­um­ber­land Avenue
monopoly-card-uk-8 = Bow Street
monopoly-card-uk-9 = Marl­borough Street
monopoly-card-uk-10 = Vine Street
monopoly-card-uk-11 = Strand
monopoly-card-uk-12 = Fleet Street
monopoly-card-uk-13 = Trafal­gar Square
monopoly-card-uk-14 = Leices­ter Square
monopoly-card-uk-15 = Coven­try Street
monopoly-card-uk-16 = Picca­dilly
monopoly-card-uk-17 = Regent Street
monopoly-card-uk-18 = Oxford Street
monopoly-card-uk-19 = Bond Street
monopoly-card-uk-20 = Park Lane
monopoly-card-uk-21 = Mayfair
monopoly-card-uk-22 = King’s Cross
monopoly-card-uk-23 = Maryle­bone
monopoly-card-uk-24 = Fen­church Street
monopoly-card-uk-25 = Liver­pool Street
monopoly-card-uk-26 = Electric Com­pany
monopoly-card-uk-27 = Water Works
monopoly-card-deluxe-0 = Mediter­ranean Avenue
monopoly-card-deluxe-1 = Baltic Avenue
monopoly-card-deluxe-2 = Oriental Avenue
monopoly-card-deluxe-3 = Vermont Avenue
monopoly-card-deluxe-4 = Connec­ticut Avenue
monopoly-card-deluxe-5 = St. Charles Place
monopoly-card-deluxe-6 = States Avenue
monopoly-card-deluxe-7 = Virginia Avenue
monopoly-card-deluxe-8 = St. James Place
monopoly-card-deluxe-9 = Tennes­see Avenue
monopoly-card-deluxe-10 = New York Avenue
monopoly-card-deluxe-11 = Ken­tucky Avenue
monopoly-card-deluxe-12 = Indiana Avenue
monopoly-card-deluxe-13 = Illinois Avenue
monopoly-card-deluxe-14 = Atlantic Avenue
monopoly-card-deluxe-15 = Ventnor Avenue
monopoly-card-deluxe-16 = Marvin Gardens
monopoly-card-deluxe-17 = Pacific Avenue
monopoly-card-deluxe-18 = North Carolina Avenue
monopoly-card-deluxe-19 = Pennsyl­vania Avenue
monopoly-card-deluxe-20 = Park Place
monopoly-card-deluxe-21 = Board­walk
monopoly-card-deluxe-22 = Reading Railroad
monopoly-card-deluxe-23 = Pennsyl­vania Railroad
monopoly-card-deluxe-24 = B. & O. Railroad
monopoly-card-deluxe-25 = Short Line Railroad
monopoly-card-deluxe-26 = Electric Com­pany
monopoly-card-deluxe-27 = Water Works
monopoly-card-house = { $number ->
        [1] 1ª
        [2] 2ª
        [3] 3ª
       *[4] 4ª
    } casa
monopoly-card-hotel = Hotel
monopoly-card-token = Peão: { $number ->
        [1] navio
        [2] carro
        [3] cachorro
        [4] cartola
        [5] ferro
       *[6] bota
    }
monopoly-card-chance = Sorte
monopoly-card-go = Início
monopoly-card-mister = Mr. Mo­nop­oly

# The groups
monopoly-color-uk-brown = Marrom
monopoly-color-uk-light-blue = Azul-claro
monopoly-color-uk-pink = Rosa
monopoly-color-uk-orange = Laranja
monopoly-color-uk-red = Vermelho
monopoly-color-uk-yellow = Amarelo
monopoly-color-uk-green = Verde
monopoly-color-uk-dark-blue = Azul-escuro
monopoly-color-uk-stations = Estações
monopoly-color-uk-utilities = Serviços
monopoly-color-deluxe-brown = Marrom
monopoly-color-deluxe-light-blue = Azul-claro
monopoly-color-deluxe-pink = Rosa
monopoly-color-deluxe-orange = Laranja
monopoly-color-deluxe-red = Vermelho
monopoly-color-deluxe-yellow = Amarelo
monopoly-color-deluxe-green = Verde
monopoly-color-deluxe-dark-blue = Azul-escuro
monopoly-color-deluxe-stations = Ferrovias
monopoly-color-deluxe-utilities = Serviços

# The command in Discord
monopoly-command = Monopoly: The Card Game: troque até ter cores completas, construa e bata
monopoly-command-new = Abrir uma mesa de Monopoly: The Card Game neste canal; os outros entram com um clique
monopoly-variant-uk = Troque por cores completas e construa.
monopoly-variant-uk-title = Monopoly: The Card Game, britânica
monopoly-variant-deluxe = Igual, em dólares, com barras de ouro.
monopoly-variant-deluxe-title = Monopoly: The Card Game, Deluxe
monopoly-new-edition = A edição britânica para 2 a 6, ou a Deluxe, com barras de ouro, para 2 a 4
monopoly-name-edition = edição
monopoly-choice-edition-uk = britânica
monopoly-choice-edition-deluxe = deluxe
monopoly-new-target = Com quanto dinheiro a partida acaba; 10.000, ou 7.000 com 5 ou 6 pessoas
monopoly-name-target = meta
monopoly-choice-target-edition = da edição

# The words on its pictures, and the same for those who listen to them


# The line at the top
monopoly-picture-ask-turn = { $may ->
        [exchange] Vez de { $name }: trocar cartas
        [trade] Vez de { $name }: trocar ou passar
        [drawing] Vez de { $name }: comprar uma carta
        [passing] Vez de { $name }: passar
       *[draw] Vez de { $name }: comprar ou trocar
    }
monopoly-picture-ask-discard = { $name }: descarte { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
monopoly-picture-ask-partner = { $name }: descarte uma carta
monopoly-picture-ask-lay = { $name } vai bater
monopoly-picture-ask-arrange = { $name } bateu e arruma as cartas
monopoly-picture-ask-close = { $name }: passe uma carta para a esquerda
monopoly-picture-ask-passing = Uma carta para a esquerda: { $name }
monopoly-picture-ask-passing-all = Passem uma carta para a esquerda

# The line at the top of one's own hand
monopoly-picture-you-turn = { $may ->
        [exchange] Sua vez: troque
        [trade] Sua vez: troque ou passe
        [drawing] Sua vez: compre uma carta
        [passing] Sua vez: passe
       *[draw] Sua vez: compre ou troque
    }
monopoly-picture-you-discard = Sua vez: descarte { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
monopoly-picture-you-partner = Sua vez: descarte uma carta
monopoly-picture-you-lay = Você vai bater
monopoly-picture-you-arrange = Você bateu: arrume as cartas
monopoly-picture-you-close = Sua vez: passe uma carta a { $name }
monopoly-picture-you-passing = Sua vez: passe uma carta a { $name }

# What happened last, and the piles
monopoly-picture-last-draw = comprou carta
monopoly-picture-last-trade = trocou
monopoly-picture-last-grow = pegou de uma pilha
monopoly-picture-last-exchange = fez uma troca
monopoly-picture-last-discard = descartou
monopoly-picture-last-pass = passou
monopoly-picture-last-out = bateu
monopoly-picture-last-passed = todo mundo passou uma carta
monopoly-picture-last-resign = saiu da partida
monopoly-picture-last-deal = distribuiu
monopoly-picture-draw = { $count } no monte
monopoly-picture-pile = Pilha { $number }
monopoly-picture-pile-free = Pilha { $number } · de ninguém
monopoly-picture-traded = { $name } trocou com { $other }
monopoly-picture-traded-pile = { $name } trocou com a pilha { $number }
monopoly-picture-from-draw = do monte
monopoly-picture-gave = deu
monopoly-picture-hand-of = Mão { $number } · até { $target }
monopoly-picture-hand-over = Fim da mão { $number } · até { $target }
monopoly-picture-went-out = bateu
monopoly-picture-score = = { $money }
monopoly-picture-void = uma Sorte: não vale nada

# The hand
monopoly-picture-share = { $count } de { $size }
monopoly-picture-out = Bater traz { $money }
monopoly-picture-out-asked = Bater com { $money }?
monopoly-picture-laid = Assim vale { $money }
monopoly-picture-laid-asked = Baixar assim, por { $money }?
monopoly-picture-discards = { $count } a mais
monopoly-picture-unused = sem uso

# For those who listen
monopoly-picture-alt-laid = Na mesa: { $parts }.
monopoly-picture-alt-part = { $cards } = { $what }
monopoly-picture-alt-missing = Faltam para grupos completos: { $cards }.
monopoly-picture-alt-last = Última jogada: { $name } { $what }{ $empty ->
        [yes] { "" }
       *[other] : { $cards }
    }.
monopoly-picture-alt-all-passed = Última jogada: todo mundo passou uma carta.
monopoly-picture-alt-gave = Última jogada: { $name } deu { $cards }; { $other } deu { $got }.
monopoly-picture-alt-took = Última jogada: { $name } pôs { $cards } na pilha { $pile } e pegou { $got }{ $grown ->
        [yes] { " " }e uma carta do monte
       *[other] { "" }
    }.
monopoly-picture-alt-seat = { $letter } { $name }: { $money }{ $hand }, pilha { $pile }.
monopoly-picture-alt-held = , mão { $count }
monopoly-picture-alt-passed = , já passou
monopoly-picture-alt-result = { $letter } { $name }{ $note }: +{ $total }, { $score }: { $parts }.
monopoly-picture-alt-pile = Pilha { $number }: { $pile }.
monopoly-picture-alt-end = { $hand }{ $six ->
        [yes] { "" }
       *[no] , { $draw }
    }.

# What a move brings by the end of it all, for whoever is named after it
monopoly-feature-money = { $change ->
        [more] mais dinheiro
       *[less] menos dinheiro
    }
monopoly-feature-lead = { $change ->
        [more] mais dinheiro com o fim à vista
       *[less] menos dinheiro com o fim à vista
    }
monopoly-feature-worth = { $change ->
        [more] uma mão mais promissora
       *[less] uma mão menos promissora
    }
monopoly-feature-hope = { $change ->
        [more] uma mão mais forte para o final
       *[less] uma mão mais fraca para o final
    }
monopoly-feature-laid = { $change ->
        [more] uma mão que já vale mais
       *[less] uma mão que já vale menos
    }
monopoly-feature-ready = { $change ->
        [more] uma mão pronta para bater
       *[less] nenhuma mão pronta para bater
    }
monopoly-feature-out = { $change ->
        [more] a chance de bater nesta vez
       *[less] nenhuma chance de bater nesta vez
    }
monopoly-feature-full = { $change ->
        [more] mais grupos completos
       *[less] menos grupos completos
    }
monopoly-feature-chances = { $change ->
        [more] mais cartas Sorte
       *[less] menos cartas Sorte
    }
monopoly-feature-tokens = { $change ->
        [more] mais peões
       *[less] menos peões
    }
monopoly-feature-excess = { $change ->
        [more] cartas sobrando
       *[less] menos cartas sobrando
    }
monopoly-feature-next = { $change ->
        [more] a próxima vez mais cedo
       *[less] a próxima vez mais tarde
    }

# Puzzles
monopoly-puzzle-turn = **Comprar, trocar ou bater?** Um jeito é muito melhor que o resto.
monopoly-puzzle-discard = **Cartas demais.** Qual delas você solta? Uma escolha é muito melhor que o resto.
monopoly-puzzle-arrange = **Sua mão está na mesa.** Como você arruma as cartas?
monopoly-puzzle-worth = **Quanto vale esta mão?** Outra pessoa bateu, e todo mundo baixa as cartas.
monopoly-puzzle-finish = **O fim está perto.** Uma jogada praticamente vence a partida. Qual?
monopoly-puzzle-amount = { $edition ->
        [deluxe] { MONEY($amount, "$") }
       *[uk] { MONEY($amount, "£") }
    }
monopoly-puzzle-group = { $group }{ $houses ->
        [0] { "" }
        [one] , { $houses } casa
       *[other] , { $houses } casas
    }{ $hotel ->
        [0] { "" }
       *[other] , um hotel
    }{ $tokens ->
        [0] { "" }
        [one] , { $tokens } peão (mais uma vez o grupo inteiro)
       *[other] , { $tokens } peões (cada um, mais uma vez o grupo inteiro)
    }: { $amount }
monopoly-puzzle-goes = { $count } × Início: { $amount }
monopoly-puzzle-misters = Mais Mr. Monopoly: { $amount }
monopoly-puzzle-void = Uma Sorte deixa a mão sem valor, a não ser que seja você quem bateu.
monopoly-puzzle-rest = Grupos incompletos não contam.
