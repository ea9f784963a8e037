# The rules of Monopoly: The Card Game in friendly words. A section is a title and a text; rules.md has the exact clauses.

monopoly-rules-goal-title = Do que se trata
monopoly-rules-goal =
    Junte todas as cartas de uma cor, ponha casas, hotéis e peões nela e **bata** quando tudo na sua mão fizer parte de um grupo completo. Aí a mão é contada; jogam-se várias mãos.

    No fim de uma mão em que alguém tem **10.000 ou mais** (7.000 com cinco ou seis pessoas), vence quem tem mais dinheiro.

monopoly-rules-turn-title = A sua vez
monopoly-rules-turn =
    Cada pessoa tem dez cartas e uma **pilha de troca** à sua frente, à vista de todos. Na sua vez, faça uma destas três coisas:
    • **Comprar** a carta de cima do monte.
    • **Trocar**: as cartas de cima da sua pilha pelo mesmo número de cartas de cima de outra. Os dois lados levam para a mão o que recebem, e ninguém pode recusar. Antes de trocar, você pode pôr uma carta da mão na sua pilha.
    • **Bater.**

    Depois você descarta na sua própria pilha até ficar com dez cartas; se já tiver dez, fica com todas. Com duas ou três pessoas, há também pilhas sem dono: troque com elas como com qualquer outra, também várias cartas de uma vez.

monopoly-rules-groups-title = Grupos
monopoly-rules-groups =
    Um grupo está completo com as duas ou três cartas de uma cor, os dois serviços, ou **duas, três ou quatro estações**.

    Em uma cor você constrói **casas em ordem**, da 1ª à 4ª, e um hotel sobre as quatro. **Peões** vão em qualquer grupo completo, quantos você quiser.

    Uma carta **Sorte** vale qualquer coisa que falte, mas só se for você quem bater. Em qualquer outra mão, ela deixa todas as cartas sem valor!

monopoly-rules-out-title = Bater
monopoly-rules-out =
    Você pode bater quando toda propriedade, casa e hotel da sua mão fizer parte de um grupo completo, e você tiver pelo menos um grupo assim. Início, Mr. Monopoly e peões podem estar em qualquer quantidade.

    Como prêmio, você pega as **cinco cartas de cima** do monte e acrescenta o que servir. Eu sugiro a melhor arrumação; aceite com um clique ou mude.

monopoly-rules-scoring-title = Contagem
monopoly-rules-scoring =
    • Um grupo conta o seu valor, **mais uma vez por casa**, e 500 por um hotel.
    • Cada **peão** conta o grupo inteiro mais uma vez: amarelo com três casas e dois peões são três vezes 1.200.
    • Cada **Início** conta 200. Ter **mais cartas Mr. Monopoly** que todos os outros conta 1.000; se houver empate, ninguém ganha.

    Todo mundo conta pontos, não só quem bateu.

monopoly-rules-six-title = Com cinco ou seis
monopoly-rules-six =
    Não há monte: todas as cartas são distribuídas, e cada pessoa tem uma carta de troca à vista. Na sua vez, **troque a sua pela de outra pessoa**; as duas pegam a carta que receberam e põem outra no lugar.

    Depois de cada vez, **todos passam uma carta para a esquerda** ao mesmo tempo, virada para baixo. Quem bate pode acrescentar cartas de troca da mesa como prêmio.

monopoly-rules-options-title = O que a mesa pode escolher
monopoly-rules-options =
    • **Edição**: a britânica, com as ruas de Londres e libras, para duas a seis pessoas; ou a Deluxe, com dólares, suportes e barras de ouro, para duas a quatro.
    • **Meta**: 5.000 ou 3.000 para uma partida mais curta.

    Se o monte acabar e ninguém bater, a mão termina e conta como está. Depois da partida, todo mundo pode conferir que as cartas foram embaralhadas direito.

# The lesson of the UK edition

monopoly-lesson-uk-title = Monopoly, edição britânica: sua primeira partida
monopoly-lesson-uk-goal = Que bom ter você aqui! Só você vê estas dez cartas. O objetivo é que toda rua e casa entre elas faça parte de uma **cor completa**: aí você bate, e a mão rende dinheiro. Você tem duas das três vermelhas e duas das três verdes. Cada pessoa tem à sua frente uma pilha de troca à vista, mas nada ali te ajuda ainda. Então toque em *Comprar uma carta*.
monopoly-lesson-uk-goal-else = Nenhuma das cartas à vista combina com o que você tem. Uma nova talvez combine: compre.
monopoly-lesson-uk-discard = Park Lane! Só que são onze cartas, e a vez termina com dez. Uma precisa sair, à vista, para a sua própria pilha de troca. Você está juntando vermelho e verde; casas, o peão e Mr. Monopoly trazem dinheiro depois. Bow Street está sozinha na cor dela e não vale muito: descarte *Bow Street*.
monopoly-lesson-uk-discard-else = Essa vai fazer falta. Bow Street está sozinha na cor dela: solte essa.
monopoly-lesson-uk-trade = Olhe a pilha de { $left }: Trafalgar Square, a sua terceira vermelha! Em vez de comprar, você pode **trocar**: a carta de cima da sua pilha pela carta de cima de outra. Ninguém pode recusar, e as duas cartas vão para as mãos. Toque em *Trocar com { $left }: Bow Street por Trafalgar Square* e confirme.
monopoly-lesson-uk-trade-else = Melhor uma carta que você vê do que uma que não vê: Trafalgar Square completa o vermelho.
monopoly-lesson-uk-pile = O vermelho está completo! Onze cartas de novo. Cuidado com o que você põe na sua pilha: os outros podem pegar. Whitehall está na pilha de { $left }, então rosa não interessa ali, e você só tem uma: descarte *Northumberland Avenue*.
monopoly-lesson-uk-pile-else = Isso doeria mais. Parece que ninguém quer rosa: descarte Northumberland Avenue.
monopoly-lesson-uk-two = Regent Street, a sua terceira verde, é a segunda carta da pilha de { $left }. Dá para trocar **várias de uma vez**: as suas duas de cima pelas duas de cima de lá, do jeito que estão. As suas duas não te servem para nada, então toque em *Trocar com { $left }: Northumberland Avenue + 1 por Regent Street + 1* e confirme.
monopoly-lesson-uk-two-else = Assim você não consegue Regent Street. Com duas das suas por duas de { $left }, sim.
monopoly-lesson-uk-full = Doze cartas, então duas precisam sair. Conte o que combina: três vermelhas, três verdes, duas casas para construir nelas, um peão e Mr. Monopoly. São dez! Descarte *Euston Road* e *Park Lane*, e nada sobra na sua mão.
monopoly-lesson-uk-full-else = Guarde todas as vermelhas e verdes, as casas, o peão e Mr. Monopoly. Só Euston Road e Park Lane não combinam com nada.
monopoly-lesson-uk-out = Sua mão está completa, então em vez de comprar você pode **bater**: baixar tudo e encerrar a mão para todo mundo. Daria para esperar uma melhor, mas quem bate ganha mais cinco cartas de prêmio, e { $left } pode bater antes. Toque em *Bater com { MONEY(2350, "£") }*.
monopoly-lesson-uk-out-else = Melhor garantir o que você tem, antes que { $left } bata.
monopoly-lesson-uk-reward = O que serve das cinco cartas já está na mesa. O verde conta 350 e mais uma vez por casa, a 1ª, a 2ª e a 3ª: 1.400. O **peão** conta isso de novo: 2.800. Vermelho com uma casa são 500, Início são 200. Não há jeito melhor, então toque em *Baixar assim: { MONEY(3500, "£") }*.
monopoly-lesson-uk-reward-else = Isso vale menos. Casas e peões vão na cor mais cara.
monopoly-lesson-uk-swap = Por ter mais cartas **Mr. Monopoly**, você ganhou mais { MONEY(1000, "£") }! Todo mundo recebe por grupos completos, { $left } também. Duas mãos depois: você tem uma estação, e **duas formam um grupo**. Sua pilha está vazia, mas antes de uma troca você pode pôr ali uma carta da mão. Toque em *Trocar com a pilha 3: pegar Marylebone por Bow Street* e confirme; essa pilha não é de ninguém.
monopoly-lesson-uk-swap-else = Você precisa de Marylebone: duas estações já são um grupo completo.
monopoly-lesson-uk-houses = Ainda são dez cartas, então não há o que descartar. O azul-escuro está completo, e as estações também. Mas as casas ficam **em ordem**: sem uma 2ª casa, a sua 3ª não tem lugar, e você não pode bater. Não há 2ª casa à vista, então toque em *Comprar uma carta*.
monopoly-lesson-uk-houses-else = Não há 2ª casa à vista em lugar nenhum. Tente a sorte no monte.
monopoly-lesson-uk-chance = Uma **Sorte**! Ela vale qualquer coisa que te falte, aqui a 2ª casa. Mas só para quem bate: se { $left } bater antes, uma mão com uma Sorte **não conta nada**. Então agora é correr. Tudo combina, menos uma: descarte *Bond Street*.
monopoly-lesson-uk-chance-else = Aí você não poderia bater na próxima vez, e com uma Sorte na mão! Bond Street é a única carta que pode sair.
monopoly-lesson-uk-joker = Deu tempo. O azul-escuro conta 400 e três casas, com a Sorte como a 2ª: 1.600, e o peão conta isso de novo. As estações trazem 250, Início 200. Nunca segure uma Sorte por mais tempo que o necessário: toque em *Bater com { MONEY(3650, "£") }*.
monopoly-lesson-uk-joker-else = Arriscado demais com uma Sorte na mão. Bata enquanto dá.
monopoly-lesson-uk-score = E no prêmio veio mais um peão: o azul-escuro agora conta três vezes, 4.800. Duas estações também aceitam peões, mas não casas; um hotel, sobre as quatro casas, somaria 500. Toque em *Baixar assim: { MONEY(5450, "£") }*.
monopoly-lesson-uk-score-else = Isso vale menos. Peões vão no grupo mais caro.
monopoly-lesson-uk-end = { MONEY(11750, "£") }! Uma mão depois da qual alguém tem 10.000 é a última, e vence quem tem mais dinheiro: você. Lembre três coisas: uma carta à vista é melhor que uma às cegas; casas e peões vão na sua cor mais cara; e bata cedo, principalmente com uma Sorte. Divirta-se na sua primeira mesa!

# The lesson of the Deluxe edition

monopoly-lesson-deluxe-title = Monopoly, edição Deluxe: sua primeira partida
monopoly-lesson-deluxe-goal = Que bom ter você aqui! Só você vê as dez cartas do seu suporte. Quando toda propriedade e toda casa entre elas fizer parte de um **Grupo**, todas as cartas de uma cor, você bate e recebe. Duas ferrovias já são um Grupo, e você tem duas. Cada pessoa tem uma pilha de troca à vista, mas por enquanto nada ali é útil. Então toque em *Comprar uma carta*.
monopoly-lesson-deluxe-goal-else = Nenhuma das cartas à vista te aproxima de um Grupo. Uma nova talvez aproxime: compre.
monopoly-lesson-deluxe-discard = Início: traz 200, não importa o resto. Mas a vez termina com dez cartas, então uma precisa sair, à vista, para a sua própria pilha de troca. Marrom é a cor mais barata, e você só tem uma: descarte *Baltic Avenue*.
monopoly-lesson-deluxe-discard-else = Essa vai fazer falta. Baltic Avenue é a que menos vale.
monopoly-lesson-deluxe-trade = Apareceram duas belas cartas: Illinois Avenue, a sua terceira vermelha, e Park Place, a sua segunda azul-escura. Em vez de comprar, você pode **trocar**: a carta de cima da sua pilha pela carta de cima de outra. Ninguém pode recusar. O azul-escuro é a cor mais cara, então comece por ele: toque em *Trocar com { $left }: Baltic Avenue por Park Place* e confirme.
monopoly-lesson-deluxe-trade-else = Park Place completa a cor mais cara de todas. Pegue essa.
monopoly-lesson-deluxe-forced = O azul-escuro está completo! O que você deu foi para o suporte de { $left }. Agora são onze cartas de novo. Sobram uma rosa e uma laranja, e rosa é mais barata: descarte *States Avenue*. Com sorte, Illinois Avenue ainda vai estar lá na sua próxima vez.
monopoly-lesson-deluxe-forced-else = Isso doeria mais. Rosa é barata, e você tem uma de três: descarte States Avenue.
monopoly-lesson-deluxe-out = Que sorte: { $right } queria rosa e **trocou com você**. Você não podia recusar, mas recebeu Illinois Avenue por ela, e o vermelho está completo! Quem começa a vez com mais de dez cartas também pode bater. O que sobra é descartado, aqui Tennessee Avenue. Toque em *Bater com { MONEY(2300, "$") }*.
monopoly-lesson-deluxe-out-else = Seu suporte está completo. Bata antes dos outros.
monopoly-lesson-deluxe-reward = Quem bate ganha mais cinco cartas, e o que serve já está na mesa: uma terceira ferrovia (três trazem 500) e duas **casas**. O azul-escuro conta 400 e mais uma vez por casa, a 1ª e a 2ª: 1.200. O **peão** conta isso de novo: 2.400. Toque em *Baixar assim: { MONEY(3600, "$") }*.
monopoly-lesson-deluxe-reward-else = Isso vale menos. Casas e peões vão no Grupo mais caro.
monopoly-lesson-deluxe-pile = Todo mundo recebe por Grupos completos. Por isso, três mãos depois, todo mundo tem dinheiro na bandeja; uma **barra de ouro** vale cinco notas de $ 1.000. Você tem Electric Company, e Water Works está na pilha 4, que não é de ninguém. Com ela se troca do mesmo jeito: toque em *Trocar com a pilha 4: pegar Water Works por Tennessee Avenue* e confirme.
monopoly-lesson-deluxe-pile-else = Water Works completa os seus serviços: 500 de uma vez.
monopoly-lesson-deluxe-utilities = Os dois serviços trazem 500. Como as ferrovias, aceitam peões, mas não casas. Ponha as casas no amarelo: é caro, e só falta Marvin Gardens. Você tem uma carta azul-clara, uma rosa e uma verde, e a azul-clara é a mais barata: descarte *Connecticut Avenue*.
monopoly-lesson-deluxe-utilities-else = Guarde o amarelo, os serviços e o que vai por cima. Connecticut Avenue é a que menos vale.
monopoly-lesson-deluxe-fourth = { $left } jogou fora uma 4ª casa. Deixe lá: as casas ficam **em ordem**, e uma 4ª sem a 3ª só te impediria de bater. Marvin Gardens não aparece em lugar nenhum. Quando nada te ajuda, toque em *Comprar uma carta*.
monopoly-lesson-deluxe-fourth-else = Nada ali te ajuda. Melhor ver uma carta nova.
monopoly-lesson-deluxe-chance = Uma **Sorte**! Para quem bate, ela é qualquer carta que falte: aqui, Marvin Gardens. No suporte de qualquer outra pessoa, ela deixa **todas as cartas sem valor** quando a mão acaba. Então agora é correr. Rosa é mais barata que verde: descarte *Virginia Avenue*.
monopoly-lesson-deluxe-chance-else = Isso custaria mais. Do que você não precisa, Virginia Avenue é a mais barata.
monopoly-lesson-deluxe-watch = { $right } acabou de pegar St. Charles Place, que é rosa, e na sua pilha está Virginia Avenue, rosa também! Não dê essa de presente. Antes de uma troca, você pode **pôr por cima uma carta do suporte**. Você recebe a 3ª casa, e o seu suporte fica completo: toque em *Trocar com { $right }: Pacific Avenue por 3ª casa* e confirme.
monopoly-lesson-deluxe-watch-else = Você quer a 3ª casa, e a carta para dar por ela é Pacific Avenue.
monopoly-lesson-deluxe-joker = As dez cartas têm o seu lugar, com a Sorte como Marvin Gardens: o amarelo, 300 com três casas, são 1.200, e o peão conta isso de novo. Os serviços trazem 500. Com uma Sorte no suporte, nunca se espera: toque em *Bater com { MONEY(2900, "$") }*.
monopoly-lesson-deluxe-joker-else = Arriscado demais com uma Sorte no suporte. Bata enquanto dá.
monopoly-lesson-deluxe-free = A própria Marvin Gardens estava no prêmio! Agora a sua Sorte está livre para ser outra coisa, e virou um segundo peão: o amarelo conta três vezes. Eu sempre deixo na mesa o que é melhor para você, então toque em *Baixar assim: { MONEY(4300, "$") }*.
monopoly-lesson-deluxe-free-else = Isso vale menos. A Sorte ajuda mais como peão no amarelo.
monopoly-lesson-deluxe-end = { MONEY(11700, "$") }! Uma mão depois da qual alguém tem 10.000 é a última, e vence quem tem mais dinheiro: você. { $left } ficou com uma Sorte na mão e não recebeu nada. Lembre três coisas: uma carta à vista é melhor que uma às cegas; veja o que os outros estão juntando antes de dar; construa no seu Grupo mais caro e bata cedo. Divirta-se na sua primeira mesa!
