# Monopoly Deal: what is asked, how cards and moves are called, what happened, its command and its pictures; rules in deal-rules.ftl.

deal-name = Monopoly Deal
deal-pitch = Junte propriedades, cobre aluguel, roube e diga não.
deal-sets = Grupos completos de cores diferentes
deal-total = Pontos de todas as rodadas
deal-wealth = Milhões na mesa
deal-score = { $scoring ->
        [points] { $score ->
            [one] { $score } ponto
           *[other] { $score } pontos
        }
       *[sets] { $score ->
            [one] { $score } grupo completo
           *[other] { $score } grupos completos
        }
    }
deal-tiebreak = { $figure }M na mesa

# Settings
deal-face-out = Sem os dois Golpes de Mestre, que levam grupos inteiros: é o que dizem as regras.
deal-face-in = **Com os dois Golpes de Mestre**, que levam grupos inteiros.
deal-flip-in = Com Golpe de Mestre
deal-flip-out = Sem Golpe de Mestre
deal-setting-scoring = Quem vence
deal-setting-scoring-sets = quem tiver três grupos completos primeiro
deal-setting-scoring-points = quem fizer mais pontos
deal-setting-rounds = Rodadas (se for por pontos)
deal-setting-rounds-1 = 1 rodada
deal-setting-rounds-2 = 2 rodadas
deal-setting-rounds-3 = 3 rodadas
deal-setting-rounds-4 = 4 rodadas
deal-setting-rounds-5 = 5 rodadas
deal-setting-rounds-6 = 6 rodadas
deal-setting-rounds-7 = 7 rodadas
deal-setting-rounds-8 = 8 rodadas
deal-setting-round_limit = Turnos por pessoa na rodada
deal-setting-round_limit-none = sem limite
deal-setting-round_limit-15 = no máximo 15
deal-setting-round_limit-30 = no máximo 30
deal-setting-deal_breaker = Os dois Golpes de Mestre
deal-setting-deal_breaker-out = ficam de fora, como nas regras
deal-setting-deal_breaker-in = estão no baralho
deal-setting-forced_deal_own_set = Numa Troca Forçada
deal-setting-forced_deal_own_set-no = seus grupos completos ficam inteiros
deal-setting-forced_deal_own_set-yes = dá para entregar carta de um grupo completo seu

# Colors
deal-color-brown = marrom
deal-color-light_blue = azul-claro
deal-color-pink = rosa
deal-color-orange = laranja
deal-color-red = vermelho
deal-color-yellow = amarelo
deal-color-green = verde
deal-color-dark_blue = azul-escuro
deal-color-station = estação
deal-color-utility = serviço

# Cards
deal-card-money = { $value }M
deal-card-property = propriedade ({ $color })
deal-card-wild = curinga { $one }/{ $other }
deal-card-wild-any = curinga multicor
deal-card-rent = aluguel { $one }/{ $other }
deal-card-rent-any = aluguel multicor
deal-card-breaker = Golpe de Mestre
deal-card-no = Diga Não
deal-card-sly = Mão Leve
deal-card-forced = Troca Forçada
deal-card-debt = Cobrador de Dívidas
deal-card-birthday = É Meu Aniversário
deal-card-double = Aluguel em Dobro
deal-card-house = Casa
deal-card-hotel = Hotel
deal-card-go = Passe pelo Início

# What is asked
deal-ask-play = { $plays ->
        [0] Acabaram as jogadas: reorganize ou termine a sua vez.
        [one] Sua vez: falta { $plays } jogada.
       *[other] Sua vez: você tem { $plays } jogadas.
    }
deal-ask-card = { $card }: o que você faz com esta carta?
deal-ask-arrange = Reorganizar é de graça: não conta como jogada.
deal-wait-play = { $who } está jogando ({ $plays ->
        [0] acabaram as jogadas
        [one] falta { $plays } jogada
       *[other] faltam { $plays } jogadas
    })
deal-ask-discard = Sua mão está grande demais: escolha { $count ->
        [one] a carta que vai
       *[other] as { $count } cartas que vão
    } para baixo do monte.
deal-wait-discard = { $who } devolve { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
deal-ask-rent = { $nos ->
        [0] { $who } te cobra { $sum }M de aluguel
       *[other] { $who } diz não ao seu Não e quer { $sum }M de aluguel
    }.{ $all ->
        [yes] { " " }Isso leva tudo o que você tem: { $amount }M.
       *[no] { "" }
    }
deal-ask-birthday = { $nos ->
        [0] É aniversário de { $who }, e o presente é { $sum }M
       *[other] { $who } diz não ao seu Não e quer { $sum }M de presente
    }.{ $all ->
        [yes] { " " }Isso leva tudo o que você tem: { $amount }M.
       *[no] { "" }
    }
deal-ask-debt = { $nos ->
        [0] { $who } te cobra { $sum }M
       *[other] { $who } diz não ao seu Não e te cobra { $sum }M
    }.{ $all ->
        [yes] { " " }Isso leva tudo o que você tem: { $amount }M.
       *[no] { "" }
    }
deal-ask-sly = { $nos ->
        [0] { $who } quer levar uma carta sua: { $card }
       *[other] { $who } diz não ao seu Não e leva uma carta sua: { $card }
    }. Deixa levar?
deal-ask-forced = { $nos ->
        [0] { $who } quer uma carta sua ({ $card }) e te dá em troca: { $own }
       *[other] { $who } diz não ao seu Não, leva uma carta sua ({ $card }) e te dá em troca: { $own }
    }. Topa?
deal-ask-breaker = { $nos ->
        [0] { $who } quer levar o seu grupo inteiro ({ $color })
       *[other] { $who } diz não ao seu Não e leva o seu grupo inteiro ({ $color })
    }. Deixa levar?
deal-ask-no = { $count ->
        [one] { $who } diz não. Você aceita?
       *[other] { $who } e mais gente dizem não. Você aceita?
    }
deal-wait-answer = { $action }: { $count ->
        [one] falta a resposta de { $who }
       *[other] faltam as respostas de { $count } pessoas
    }
deal-action-rent = Aluguel
deal-action-birthday = Aniversário
deal-action-debt = Cobrador de Dívidas
deal-action-sly = Mão Leve
deal-action-forced = Troca Forçada
deal-action-breaker = Golpe de Mestre

# Moves
deal-choose-card = Suas cartas
deal-choose-lay = Em que cor?
deal-choose-debt = Quem te paga 5M?
deal-choose-rent = Pelo que você cobra?
deal-choose-rent_one = De quem você cobra, e pelo quê?
deal-choose-sly = O que você leva?
deal-choose-forced = O que você troca?
deal-choose-breaker = Que grupo você leva?
deal-choose-build = Em que grupo?
deal-choose-arrange = O que você muda de lugar?
deal-choose-exchange = Por qual carta do grupo?
deal-choose-discard = Devolver { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
deal-choose-pay = Como você paga { $need }M?
deal-choose-advance = Responder antes
deal-offer-bank = Pôr no banco: { $value }M
deal-offer-lay = Baixar como { $color }: { $count } de { $size }
deal-offer-go = Comprar 2 cartas
deal-offer-birthday = Receber 2M de todo mundo
deal-offer-debt = Cobrar 5M de { $who }
deal-offer-rent = Cobrar { $amount }M de todo mundo por { $color }{ $doubles ->
        [0] { "" }
        [one] , em dobro
       *[other] , em dobro duas vezes
    }
deal-offer-rent_one = Cobrar { $amount }M de { $who } por { $color }{ $doubles ->
        [0] { "" }
        [one] , em dobro
       *[other] , em dobro duas vezes
    }
deal-offer-sly = Levar de { $who }: { $thing }, { $count } de { $size }, { $value ->
        [0] sem valor
       *[other] vale { $value }M
    }
deal-offer-forced = Dar { $own } e levar de { $who }: { $thing }, { $count } de { $size }
deal-offer-breaker = Levar o grupo de { $who }: { $color }
deal-offer-build = Construir em { $color }: { $amount }M de aluguel
deal-offer-arrange = { $card } para { $color }
deal-offer-exchange = Pôr { $other } no grupo completo, no lugar de { $card }
deal-offer-exchange-sets = Trocar { $other } e { $card } entre dois grupos
deal-offer-shift = O grupo inteiro para { $color }
deal-offer-rearrange = Reorganizar
deal-offer-end = Terminar a vez
deal-offer-otherwise = Pagar de outro jeito
deal-offer-accept = Deixar
deal-offer-accept-pay = Pagar { $amount }M
deal-offer-accept-pay-named = Dar { $amount }M: { $cards }
deal-offer-accept-pay-many = Pagar { $amount }M com { $count } cartas
deal-offer-refuse = Dizer não!
deal-offer-accept-no = Aceitar o Não de { $who }
deal-offer-refuse-no = Dizer não ao Não de { $who }
deal-thing = { $color }
deal-thing-wild = { $card } em { $color }
deal-line-change = Ninguém dá troco: a minha sugestão passa { $count }M do valor.
deal-no-change = Não tem troco: deixe de fora toda carta que não for necessária.

# What there is to choose
deal-field-color = Que cor?
deal-field-target = Quem?
deal-field-doubles = Dobrar o aluguel?
deal-field-taken = O que você leva?
deal-field-own = O que você dá?
deal-field-on = Em que grupo?
deal-field-card = Por qual carta do grupo?
deal-field-cards = Que cartas?
deal-field-accepts = Se alguém jogar algo contra você
deal-field-pays = Se der para pagar de mais de um jeito
deal-option-accepts-0 = Me perguntar sempre
deal-option-accepts-1 = Aceitar, mas dizer não ao que dói
deal-option-accepts-2 = Aceitar sempre
deal-option-pays-0 = Eu escolho como pagar
deal-option-pays-1 = Pagar por mim
deal-option-color = { $color }
deal-option-target = { $who }
deal-option-doubles = { $count ->
        [0] Não dobrar
        [one] Dobrar
       *[other] Dobrar duas vezes
    }
deal-option-card = { $card }
deal-option-hand = { $number } · { $card }
deal-option-play = { $number } · { $play }
deal-option-own = { $thing }
deal-option-set = Grupo de { $who }: { $color }

# What it brings
deal-hint-play = { $card }: { $hint }
deal-hint-wastes = { $card }: no banco, vira dinheiro para sempre
deal-hint-wild = Combina com qualquer cor; não vale nada
deal-hint-color = { $count } de { $size } para você
deal-hint-debt = Alguém te paga 5M
deal-hint-rent = Cada pessoa te paga até { $amount }M
deal-hint-rent_one = Alguém te paga até { $amount }M
deal-hint-sly = Leve uma propriedade que não seja de grupo completo
deal-hint-forced = Troque uma propriedade por outra fora de grupo completo
deal-hint-breaker = Leve um grupo completo, com tudo o que foi construído nele
deal-hint-build = O aluguel de um grupo completo sobe { $amount }M
deal-hint-arrange-breaks = O grupo se desfaz: o que está construído nele vai para o seu banco.
deal-hint-exchange = A carta que sai fica de reserva.
deal-hint-exchange-sets = Os dois grupos seguem completos, com tudo o que foi construído neles.
deal-hint-shift = O que está construído nele vai junto.
deal-hint-accept-no = { $who } se livra dessa.
deal-hint-refuse-no = Custa o seu Diga Não. { $who } pode responder com outro.
deal-hint-accepts-0 = Você responde tudo por conta própria.
deal-hint-accepts-1 = Na hora. O que dói: um grupo, carta de um grupo, ou 5M para cima.
deal-hint-accepts-2 = Na hora. Um Diga Não fica guardado na sua mão.
deal-hint-pays-0 = Eu te pergunto sempre que houver escolha.
deal-hint-pays-1 = O mínimo possível, dinheiro primeiro, sempre que eu aceitar por você.
deal-hint-amount = { $amount }M de aluguel
deal-hint-target = { $bank }M no banco, { $worth }M ao todo
deal-hint-doubles = { $times ->
        [one] O aluguel simples.
       *[other] { $times } vezes o aluguel.
    }
deal-hint-own = { $count } de { $size }, { $value ->
        [0] sem valor
       *[other] vale { $value }M
    }
deal-hint-value = { $value ->
        [0] sem valor
       *[other] vale { $value }M
    }
deal-hint-set = { $amount }M de aluguel{ $built ->
        [0] { "" }
        [one] , com uma casa
       *[other] , com casa e hotel
    }

# What is answered in advance
deal-orders-0 = { $pays ->
        [yes] Você responde tudo por conta própria. Com a mão vazia, eu pago por você.
       *[no] Você responde tudo por conta própria.
    }
deal-orders-1 = { $pays ->
        [yes] Eu aceito e pago por você, mas jogo o seu Diga Não contra o que dói.
       *[no] Eu aceito por você, mas jogo o seu Diga Não contra o que dói. Você escolhe como pagar.
    }
deal-orders-2 = { $pays ->
        [yes] Eu aceito e pago por você.
       *[no] Eu aceito por você. Você escolhe como pagar.
    }

# How a round begins
deal-round = Começa a rodada { $round } de { $rounds }.
deal-dealt-you = Sua mão: { $cards }.
deal-roll = { $who } joga os dados: { $one } e { $other }, soma { $sum }.
deal-roll-again = Empate: as { $count } pessoas jogam os dados de novo.
deal-begins = { $who } começa.

# What happened
deal-drew = { $who } compra { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
deal-drew-you = Você comprou { $cards }.
deal-reshuffle = A pilha do centro é embaralhada: { $count } cartas formam o novo monte.
deal-bank = { $who } põe { $card } no banco.
deal-lay = { $who } baixa { $card } como { $color }.
deal-lay-plain = { $who } baixa { $card }.
deal-go = { $who } joga { $card }.
deal-build = { $who } constrói no grupo { $color }: { $card }.
deal-birthday = { $who } joga { $card }: { $amount }M de todo mundo.
deal-debt = { $who } joga { $card }: { $amount }M de { $other }.
deal-rent = { $who } joga { $cards }: { $amount }M de aluguel ({ $color }) de todo mundo.
deal-rent-one = { $who } joga { $cards }: { $amount }M de aluguel ({ $color }) de { $other }.
deal-sly = { $who } joga { $card } para levar de { $other }: { $taken }.
deal-forced = { $who } joga { $card }: dá { $own } e pede a { $other }: { $taken }.
deal-breaker = { $who } joga { $card } para levar o grupo { $color } de { $other }!
deal-no = { $who } para { $other }: { $card }!
deal-refused = { $who } aceita o Não de { $other }.
deal-nothing = { $who } não tem com que pagar.
deal-paid = { $who } paga a { $other }: { $cards }.
deal-taken = { $who } leva de { $other }: { $cards }.
deal-swapped = { $who } leva { $card } de { $other } e dá { $own }.
deal-freed = O grupo de { $who } se desfez. Vai para o banco: { $cards }.
deal-arrange = { $who } muda { $card } para { $color }.
deal-exchange = { $who } põe { $card } no grupo completo, no lugar de { $other }.
deal-exchange-sets = { $who } troca { $card } e { $other } entre dois grupos completos.
deal-shift = { $who } muda o grupo inteiro para { $color }.
deal-discard = { $who } põe { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } embaixo do monte.
deal-discard-you = Você devolveu { $cards }.
deal-end = { $who } termina a vez.
deal-lapse = A vez de { $who } termina sozinha.
deal-passes = { $who } não tem cartas para jogar.
deal-complete = { $who } tem três grupos completos!
deal-end-idle = Não há mais o que comprar, e ninguém joga mais. A rodada acaba.
deal-end-still = Em { $count } turnos de cada pessoa, ninguém pôs nada no banco nem baixou nem construiu, então a rodada acaba.
deal-end-laps = Todo mundo já teve { $count } turnos. A rodada acaba.
deal-counted = { $who } tem { $value }M na mesa: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }, { $total } ao todo.
deal-resign = { $who } desiste. As cartas vão para a pilha do centro.
deal-alone = Só restou { $who }.
deal-advance-ask = Daqui em diante, eu te pergunto sempre{ $pays ->
        [yes] ; se for só para pagar, eu pago por você
       *[no] { "" }
    }.
deal-advance-unarmed = Daqui em diante, aceito por você na hora. Só jogo o seu Diga Não para salvar um grupo, ou 5M para cima{ $pays ->
        [yes] . Também pago por você
       *[no] . Você escolhe como pagar
    }.
deal-advance-always = Daqui em diante, aceito tudo por você na hora{ $pays ->
        [yes] , e também pago por você
       *[no] ; você escolhe como pagar
    }.

# What cannot be done, and what can
deal-answers-first = Calma: primeiro os outros respondem à sua carta.
deal-discard-first = Primeiro devolva { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }: no fim da vez, você só pode ficar com sete.
deal-no-discard = Você não precisa devolver cartas: isso é só para quem tem mais de sete no fim da vez.
deal-more-to-play = Ainda dá para fazer mais nesta vez: jogue uma carta ou termine a vez.
deal-no-plays = Suas jogadas acabaram. Reorganize as propriedades ou termine a vez.
deal-not-in-hand = Você não tem mais essa carta. Escolha uma da sua mão.
deal-properties-are-laid = Propriedade não vai para o banco. Baixe a carta à sua frente.
deal-not-its-color = Essa carta não combina com essa cor. Escolha uma das cores dela.
deal-nothing-to-draw = Não há mais cartas para comprar. Ponha o Passe pelo Início no banco.
deal-no-site = Não dá para construir aí. É preciso um grupo completo: uma casa nele, depois um hotel sobre a casa.
deal-nobody-can-pay = Ninguém tem com que pagar agora. Guarde a carta ou ponha no banco.
deal-cannot-pay = Essa pessoa não tem com que pagar. Escolha outra.
deal-choose-who-pays = Só uma pessoa paga este aluguel: escolha quem.
deal-everybody-pays = Todo mundo paga este aluguel. Não precisa escolher ninguém.
deal-no-rent = Você não tem carta dessa cor para cobrar aluguel. Escolha outra cor.
deal-no-doubles = Não dá para dobrar tanto: você precisa das cartas, e de uma jogada para cada uma.
deal-not-to-take = Isso você não pode levar. Escolha a propriedade de outra pessoa, fora de grupo completo.
deal-not-to-give = Isso você não pode dar. Escolha uma das suas propriedades.
deal-no-set = Ninguém tem esse grupo completo. Escolha um da lista.
deal-no-place = Essa carta não vai aí. Escolha um lugar da lista.
deal-not-yours = Você não tem mais essa carta à sua frente. Escolha outra.
deal-arranged-enough = Já deu de reorganizar. Jogue uma carta ou termine a vez.
deal-window-closed = Isso já se resolveu. Eu te aviso quando precisar de você de novo.
deal-not-asked = Você não pode responder a isso: a decisão é de { $who }.
deal-nothing-owed = Não há nada para pagar. Deixe, ou diga não.
deal-no-just-say-no = Você não tem um Diga Não. Deixe, ou pague.
deal-no-such-answer = Não dá para responder assim. Escolha algo da lista.

# The command in Discord.
deal-command = Monopoly Deal: junte três grupos completos e proteja todos eles
deal-command-new = Abrir uma mesa de Monopoly Deal neste canal; os outros entram com um clique
deal-variant-game = Baixe grupos completos, cobre aluguel, roube.
deal-new-scoring = Vence quem fizer três grupos primeiro, ou pontos por valor em várias rodadas
deal-name-scoring = pontuação
deal-choice-scoring-sets = grupos
deal-choice-scoring-points = pontos
deal-new-rounds = Quantas rodadas se jogam por pontos
deal-name-rounds = rodadas
deal-new-deal_breaker = Se os dois Golpes de Mestre, que levam grupos inteiros, estão no baralho
deal-name-deal_breaker = golpe_de_mestre
deal-choice-deal_breaker-out = fora
deal-choice-deal_breaker-in = dentro
deal-new-forced_deal_own_set = Se numa Troca Forçada você pode dar uma carta do seu grupo completo
deal-name-forced_deal_own_set = troca_do_próprio_grupo
deal-choice-forced_deal_own_set-no = não
deal-choice-forced_deal_own_set-yes = sim
deal-new-round_limit = Quantos turnos cada pessoa tem por rodada, no máximo
deal-name-round_limit = limite_de_turnos
deal-choice-round_limit-none = sem limite

# The words on cards and pictures. {"\u00AD"} is where a long word may be broken.


deal-picture-color-brown = Marrom
deal-picture-color-light_blue = Azul-claro
deal-picture-color-pink = Rosa
deal-picture-color-orange = Laranja
deal-picture-color-red = Vermelho
deal-picture-color-yellow = Amarelo
deal-picture-color-green = Verde
deal-picture-color-dark_blue = Azul-escuro
deal-picture-color-station = Estação
deal-picture-color-utility = Serviço

# On the cards: the names, and what they do in at most six words
deal-picture-card-wild = Curinga
deal-picture-card-rent = Aluguel
deal-picture-card-breaker = Golpe de Mestre
deal-picture-card-no = Diga Não
deal-picture-card-sly = Mão Leve
deal-picture-card-forced = Troca Forçada
deal-picture-card-debt = Cobrador de Dívidas
deal-picture-card-birthday = É Meu Aniver{"\u00AD"}sário
deal-picture-card-double = Aluguel em Dobro
deal-picture-card-house = Casa
deal-picture-card-hotel = Hotel
deal-picture-card-go = Passe pelo Início
deal-picture-does-wild = Qualquer cor
deal-picture-sum = { $amount }M
deal-picture-unit = M
deal-picture-rents = aluguel
deal-picture-sets = grupos
deal-picture-values = valor

# Whose move it is
deal-picture-play = { $name }: { $plays ->
        [0] sem jogadas
        [one] { $plays } jogada
       *[other] { $plays } jogadas
    }
deal-picture-discard = { $name }: devolva { $count }, fique com 7
deal-picture-answer-pay = { $name }: pagar { $sum } ou dizer Não?
deal-picture-answer-give = { $name }: entregar ou dizer Não?
deal-picture-answer-back = { $name }: Não ao Não de { $other }?
deal-picture-answer-some = { $name }: dizer Não?
deal-picture-won = { $count ->
        [one] { $name } vence
       *[other] { $name } dividem a vitória
    }
deal-picture-hand-play = { $plays ->
        [0] Sua vez: sem jogadas, termine
        [one] Sua vez: resta { $plays } jogada
       *[other] Sua vez: restam { $plays } jogadas
    }
deal-picture-hand-discard = Sua vez: devolva { $count }, fique com 7
deal-picture-hand-pay = Pague { $sum } da mesa a { $name }
deal-picture-hand-pay-all = Dê tudo a { $name }: { $worth } de { $sum }
deal-picture-hand-lose = Entregue a { $name }
deal-picture-hand-pay-or-no = Pague { $sum } a { $name } ou diga Não
deal-picture-hand-pay-all-or-no = Dê tudo ({ $worth }) a { $name } ou diga Não
deal-picture-hand-lose-or-no = Entregue a { $name } ou diga Não
deal-picture-hand-no = { $name } diz Não. Não a esse Não?

deal-picture-brings-wins = vence
deal-picture-brings-ends = encerra
deal-picture-brings-could-win = pode vencer
deal-picture-brings-could-end = pode encerrar
deal-picture-brings-lay = { $count }/{ $size }
deal-picture-brings-full = fecha: { $sum }
deal-picture-brings-bank = banco: { $sum }
deal-picture-brings-money = até { $sum }
deal-picture-brings-breaker = grupo: { $sum }
deal-picture-brings-take = leve 1 de { $count }
deal-picture-brings-take-short = leve 1
deal-picture-brings-swap = troque 1 de { $count }
deal-picture-brings-swap-short = troque 1
deal-picture-brings-go = compre { $count }
deal-picture-brings-no = Não/banco
deal-picture-brings-double = com aluguel
deal-picture-brings-idle = só banco
deal-picture-brings-answer = diga Não
deal-picture-brings-full-short = fecha

# On the table
deal-picture-round = Rodada { $round } de { $rounds }
deal-picture-counted = Fim da rodada { $round } de { $rounds }
deal-picture-completed = Rodada { $round } de { $rounds }: { $name } tem três grupos
deal-picture-sheet-round = Rodada
deal-picture-sheet-points = Pontos
deal-picture-lap = Turno { $lap }
deal-picture-lap-of = Turno { $lap }/{ $limit }
deal-picture-points = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
deal-picture-points-short = { $points } pts
deal-picture-gained = +{ $points }
deal-picture-to-go = { $count ->
        [one] falta { $count }
       *[other] faltam { $count }
    }

# What happened last
deal-picture-last-bank = { $name } põe { $sum } no banco
deal-picture-last-lay = { $name } baixa { $color }
deal-picture-last-go = { $name } compra mais 2 cartas
deal-picture-last-build = { $name } constrói em { $color }
deal-picture-last-arrange = { $name } reorganiza: { $color }
deal-picture-last-rent = { $name } cobrou por { $color }: { $sum }
deal-picture-last-birthday = { $name } fez aniversário
deal-picture-last-debt = { $name } cobrou uma dívida
deal-picture-last-sly = { $name } levou uma propriedade
deal-picture-last-forced = { $name } trocou uma propriedade
deal-picture-last-breaker = { $name } levou um grupo completo
deal-picture-last-paid = { $name } pagou { $sum }
deal-picture-last-taken = { $name } teve que dar { $color }
deal-picture-last-refused = { $name } disse Não: nada para { $other }
deal-picture-last-no = { $name } diz Não
deal-picture-last-end = { $name } terminou

# What is asked of whom
deal-picture-asks-rent = { $name } cobra { $sum } de { $other }
deal-picture-asks-rent-you = { $name } cobra { $sum } de você
deal-picture-asks-rent-all = { $name } cobra { $sum } de aluguel
deal-picture-asks-birthday = { $name } faz aniversário
deal-picture-asks-debt = { $name } quer { $sum } de { $other }
deal-picture-asks-debt-you = { $name } quer { $sum } de você
deal-picture-asks-sly = { $name } quer de { $other }:
deal-picture-asks-sly-you = { $name } quer de você:
deal-picture-asks-forced = { $name } troca com { $other }:
deal-picture-asks-forced-you = { $name } troca com você:
deal-picture-asks-breaker = { $name } quer o grupo de { $other }:
deal-picture-asks-breaker-you = { $name } quer o seu grupo:
deal-picture-ask-owes = { $name } deve { $sum }
deal-picture-ask-all = { $name } só tem { $worth }: vai tudo
deal-picture-ask-loses = { $name }: entrega?
deal-picture-ask-no = { $what ->
        [pay] { $name } diz Não: não paga nada
       *[keep] { $name } diz Não: fica com { $card }
    }
deal-picture-ask-again = { $name } anula esse Não: vale de novo
deal-picture-ask-paid = { $name } pagou
deal-picture-ask-taken = { $name } entregou
deal-picture-ask-refused = { $name } recusou
deal-picture-ask-nothing = { $name } não tem nada
deal-picture-slot-owes = deve { $sum }
deal-picture-slot-refused = não paga nada
deal-picture-slot-back = não paga nada, a menos que { $name } diga Não
deal-picture-slot-back-short = { $name }: Não a esse Não?
deal-picture-slot-again = Não anulado: pagar { $sum } ou dizer Não?
deal-picture-slot-again-short = Não anulado: pagar { $sum }?
deal-picture-slot-all = tudo: { $worth }
deal-picture-slot-paid = pagou
deal-picture-slot-taken = entregou
deal-picture-slot-nothing = não tem nada
deal-picture-stamp = NÃO

# In words, for those who listen
deal-picture-alt-bank = banco { $bank }
deal-picture-alt-held = mão { $count }
deal-picture-alt-worth = vale { $worth }
deal-picture-alt-value = vale { $sum }
deal-picture-alt-rent = aluguel { $sum }
deal-picture-alt-no-sets = sem propriedades
deal-picture-alt-full = { $set } completo
deal-picture-alt-wilds = curinga: { $colors }
deal-picture-alt-nos = Não ×{ $count }
deal-picture-alt-first = { $name } começa.
deal-picture-alt-rolls = Dados para começar: { $rolls }.
deal-picture-alt-draw = { $draw } no monte.
deal-picture-alt-new = nova
deal-picture-alt-played = Na mesa: { $cards }.
deal-picture-alt-piles = { $draw } no monte, { $top } por cima no centro.
deal-picture-alt-wild = { $name } ({ $colors })

# What a move brings by the end of it all, for whoever is named after it
deal-feature-points = { $change ->
        [more] mais pontos
       *[less] menos pontos
    }
deal-feature-goal = { $change ->
        [more] menos cartas faltando para os três grupos
       *[less] mais cartas faltando para os três grupos
    }
deal-feature-sets = { $change ->
        [more] mais grupos completos
       *[less] menos grupos completos
    }
deal-feature-worth = { $change ->
        [more] mais dinheiro e propriedades na mesa
       *[less] menos dinheiro e propriedades na mesa
    }
deal-feature-need = { $change ->
        [more] menos dinheiro para pagar
       *[less] mais dinheiro para pagar
    }
deal-feature-rents = { $change ->
        [more] aluguéis mais altos na mesa
       *[less] aluguéis mais baixos na mesa
    }
deal-feature-charges = { $change ->
        [more] cartas de aluguel melhores
       *[less] cartas de aluguel piores
    }
deal-feature-properties = { $change ->
        [more] mais propriedades na mão
       *[less] menos propriedades na mão
    }
deal-feature-rent_cards = { $change ->
        [more] mais cartas de aluguel na mão
       *[less] menos cartas de aluguel na mão
    }
deal-feature-no = { $change ->
        [more] mais Diga Não na mão
       *[less] menos Diga Não na mão
    }
deal-feature-breaker = { $change ->
        [more] mais Golpe de Mestre na mão
       *[less] menos Golpe de Mestre na mão
    }
deal-feature-thefts = { $change ->
        [more] mais cartas para roubar
       *[less] menos cartas para roubar
    }
deal-feature-debts = { $change ->
        [more] mais Cobrador de Dívidas na mão
       *[less] menos Cobrador de Dívidas na mão
    }
deal-feature-birthdays = { $change ->
        [more] mais aniversários na mão
       *[less] menos aniversários na mão
    }
deal-feature-laid = { $change ->
        [more] mais propriedades na mesa
       *[less] menos propriedades na mesa
    }
deal-feature-jokers = { $change ->
        [more] mais curingas multicores na mesa
       *[less] menos curingas multicores na mesa
    }
deal-feature-cards = { $change ->
        [more] mais cartas na mão
       *[less] menos cartas na mão
    }
deal-feature-passes = { $change ->
        [more] mais Passe pelo Início na mão
       *[less] menos Passe pelo Início na mão
    }
deal-feature-swaps = { $change ->
        [more] mais cartas de troca
       *[less] menos cartas de troca
    }
deal-feature-crowd = { $change ->
        [more] muito mais cartas na mão
       *[less] muito menos cartas na mão
    }
deal-feature-turn = { $change ->
        [more] a próxima vez mais cedo
       *[less] a próxima vez mais tarde
    }
deal-feature-wins = { $change ->
        [more] uma vitória ao alcance
       *[less] nenhuma vitória ao alcance
    }

# Puzzles
deal-puzzle-play = **Qual é a próxima jogada?** Uma é muito melhor que todas as outras.
deal-puzzle-answer = **Querem algo de você.** Uma resposta é muito melhor que todas as outras.
deal-puzzle-discard = **Cartas demais.** O que você solta?
deal-puzzle-turn = **Jogue a vez inteira,** jogada a jogada, até ela acabar ou outra pessoa ter que responder. Um jeito é muito melhor que todos os outros.
deal-puzzle-win = **Dá para vencer nesta vez.** Jogada a jogada: como?
deal-puzzle-finish = **Termine esta vez:** uma jogada praticamente vence a partida. Qual?
