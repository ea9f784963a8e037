# The rules of Cardopoly in friendly words. A section is a title and a text; rules.md has the exact clauses.

cardopoly-rules-goal-title = Do que se trata
cardopoly-rules-goal =
    As **cartas do seu bolso são o seu dinheiro.** Ande por um parque de 16 cartas, compre as propriedades em que parar e receba cartas de quem parar nas suas.

    Sem nenhuma carta no bolso, você está fora. **Vence quem ficar por último.** Se as rodadas acabarem antes, vence quem tem mais propriedades sem hipoteca.

cardopoly-rules-turn-title = A sua vez
cardopoly-rules-turn =
    Você **compra uma carta do monte e anda** o valor dela no sentido horário; um ás vale 1. Se passar pelo Início ou parar nele, recebe um **salário de 3 cartas**, ou de 5 se tiver todas as cartas de um naipe ou de um valor no tabuleiro.

    Um **valete, dama ou rei** vai virado para cima para o seu bolso da sorte, e você compra de novo. Um **curinga** te manda para a prisão.

    Antes de comprar a carta e depois de parar, você pode jogar uma dama ou um rei, ampliar, hipotecar, resgatar uma hipoteca ou propor uma troca.

cardopoly-rules-buying-title = Comprar propriedades
cardopoly-rules-buying =
    Numa propriedade sem dono, entregue **duas cartas**: uma do **naipe ou do valor** dela (vai para o descarte) e uma do **naipe do seu ás** (fica na propriedade e mostra que ela é sua).

    Você não precisa comprar. Pode deixar livre, ou pedir **lances secretos** a todos os outros. Quem der o maior lance te pagaria uma carta a mais que o segundo maior; você diz sim ou não. Numa mesa **rápida**, quem não pode dar lance passa na hora, então uma pausa mostra que alguém podia. Numa mesa **lacrada** (isso se define na sala de espera), as pausas não entregam nada. Não quer que eu pergunte? Me diga o seu lance com *Lances antecipados*.

    Mais tarde dá para **ampliar** na sua vez com outras duas cartas assim: cada vez, o aluguel sobe 1.

cardopoly-rules-rent-title = Aluguel e dívidas
cardopoly-rules-rent =
    Na propriedade de outra pessoa, você entrega **tantas cartas quanto o valor dela**, e mais uma por ampliação. Você escolhe quais: talvez não as que o outro lado está procurando.

    Um **valete** do seu bolso da sorte paga no lugar delas. Se faltarem cartas, você pode antes hipotecar, jogar um rei ou fazer uma troca. Se mesmo assim não der, você entrega tudo e está fora; suas propriedades ficam livres.

    Uma **hipoteca** traz 3 cartas na hora, mas a propriedade não rende nada até você descartar 3 cartas do naipe ou do valor dela.

cardopoly-rules-chance-title = Cartas de sorte e prisão
cardopoly-rules-chance =
    Só os valetes, damas e reis que você compra para andar vão para o bolso da sorte; todo mundo vê.
    • **Valete**: não pague aluguel desta vez, ou saia da prisão.
    • **Dama**: vá para qualquer casa, em vez de comprar a carta ou no fim da sua vez.
    • **Rei**: receba uma carta de cada um dos outros e uma do monte.

    Na **prisão**, você escolhe na hora: pagar 5 cartas, usar um valete ou perder a próxima vez. A prisão fica no Início, mas o curinga que te manda para lá não traz salário.

cardopoly-rules-trade-title = Trocas e promessas
cardopoly-rules-trade =
    Na sua vez, você pode propor até 3 trocas: propriedades e cartas por propriedades e cartas. Só o outro lado vê que cartas você dá, e escolhe quais das dele você recebe. Em vez de dizer sim ou não, ele pode fazer uma **contraproposta**.

    Também dá para **prometer** de 1 a 10 cartas para um dos seus próximos cinco turnos. Todo mundo vê a promessa, e eu recolho as cartas na hora certa. Se você deve aluguel, uma troca com quem cobra pode quitar tudo.

cardopoly-rules-options-title = O que a mesa pode escolher
cardopoly-rules-options =
    • **Modo rápido**: 12 cartas no tabuleiro, 6 em cada bolso; vence quem tiver 4 propriedades primeiro.
    • **Duplas**: com quatro pessoas, cada dupla senta frente a frente, passa cartas do bolso entre si (e mais nada) e não paga aluguel entre si. No modo rápido, uma dupla precisa de 6 propriedades.
    • **Rodadas**: depois de 40 rodadas, vence quem tem mais propriedades; também pode ser 20, 80 ou sem limite.
    • **Ases**: por sorteio ou à escolha.
    • **O rei** leva uma carta de cada pessoa, ou duas; às cegas, ou à escolha de quem dá.

# The lesson

cardopoly-lesson-first-title = Cardopoly: sua primeira partida
cardopoly-lesson-first-goal = Que bom ter você aqui! As oito cartas do seu bolso são o seu **dinheiro e a sua vida**: quem fica sem nenhuma está fora, e vence quem ficar por último. O seu ás, A♥, é o seu peão; ele está no Início de um anel de 16 propriedades. Na sua vez, você compra uma carta e anda o valor dela. Toque em *Comprar carta*.
cardopoly-lesson-first-goal-else = Ainda é cedo para isso: ninguém tem nada. Compre uma carta e veja onde você para.
cardopoly-lesson-first-buy = Um 4 te levou a 5♥, que não é de ninguém. Custa duas cartas: você **paga** com uma do naipe ou do valor dela, aqui um 5, e **põe nela uma do naipe do seu ás**, aqui copas, que fica ali. Depois, quem parar aqui te deve cinco cartas! Toque em *Comprar: pôr 10♥, pagar 5♦*.
cardopoly-lesson-first-buy-else = Melhor assim: ponha o 10♥ nela e pague com 5♦. Aí 5♥ é sua.
cardopoly-lesson-first-end = É sua. Daria para ampliar já, mas cuidado com o bolso: restam seis cartas, e logo você também vai ter que pagar. Guarde as cartas e veja onde { $left } e { $right } param: toque em *Terminar a vez*.
cardopoly-lesson-first-end-else = Agora não: você precisa das suas cartas. Termine a vez.
cardopoly-lesson-first-rent = { $right } parou em 5♥ e te deu o **aluguel**: cinco de oito cartas! É assim que se enriquece aqui, e que se empobrece. { $left } comprou 6♠, cinco casas à sua frente. É a sua vez de novo: toque em *Comprar carta*.
cardopoly-lesson-first-rent-else = Guarde as suas cartas, daqui a pouco elas podem fazer falta. Compre uma do monte.
cardopoly-lesson-first-jack = Primeiro veio um **valete**. Sempre que compra um valete, dama ou rei, você guarda a carta virada para cima e compra outra. Depois um 5 te levou direto a 6♠: seis das suas onze cartas! Mas um valete te livra do aluguel (ou da prisão, para onde um curinga te manda). Toque em *Jogar o valete: sem aluguel*.
cardopoly-lesson-first-jack-else = Dá para guardar essas seis cartas: o valete te livra do aluguel.
cardopoly-lesson-first-auction = Algumas rodadas depois. Você queria 7♦, mas sem copas não dá para comprar. Então deixe os outros **darem lances**: cada um diz em segredo o máximo que daria. O maior lance paga **a você** uma carta a mais que o segundo maior. Cartas de graça, então toque em *Abrir um leilão*.
cardopoly-lesson-first-auction-else = Deixar livre não te traz nada. Deixe os outros darem lances!
cardopoly-lesson-first-sell = { $left } te daria quatro cartas. Você pode recusar, por exemplo se isso deixasse { $left } forte demais. Mas o outro sete, 7♣, é de { $right }, e quatro cartas são muito para quem tem sete. Toque em *Deixar { $left } comprar*.
cardopoly-lesson-first-sell-else = Quatro cartas por algo que você nem pode ter: é um bom preço. Aceite.
cardopoly-lesson-first-king = E tem um **rei** à sua frente! Ele leva uma carta de cada um dos outros e uma do monte, na sua vez, quando você quiser. São mais três cartas, e os outros ficam mais perto de zerar: escolha *Jogar o rei* em *Mais alguma coisa?*
cardopoly-lesson-first-king-else = O rei te traz três cartas de uma vez. Jogue o rei antes de terminar a vez.
cardopoly-lesson-first-trade = Duas rodadas depois. Quem tem todas as cartas de um naipe ou de **um valor** no tabuleiro tem um grupo completo, e isso aumenta o salário. Você tem 6♦, e { $left } tem 6♠; { $left } tem 5♠, e você 5♥. Os dois ganham com uma troca! Toque em *Trocar…* e escolha *{ $left }: propriedade 6♠ por propriedade 5♥*.
cardopoly-lesson-first-trade-else = Primeiro a troca: sua 5♥ por 6♠, e os dois seis são seus.
cardopoly-lesson-first-propose = Aqui você monta uma troca. Dá para acrescentar cartas, pedir algumas ou prometer algumas para um turno futuro; { $left } pode aceitar, recusar ou fazer uma contraproposta. Esta é justa: você ampliou 5♥ uma vez, então as duas cobram 6, e cada lado ganha um grupo. Toque em *Propor*.
cardopoly-lesson-first-propose-else = Está bom assim: 6♠ por 5♥. Proponha.
cardopoly-lesson-first-queen = Fechado! Com um grupo completo, você compra 5 cartas de **salário** em vez de 3 sempre que passa pelo Início. E você tem uma **dama**: ela te leva a qualquer casa, mesmo depois de andar. 8♥, depois do Início, está livre e é cara, e você tem copas para ela. Escolha *Jogar a dama…* e depois *8♥*.
cardopoly-lesson-first-queen-else = Tem coisa melhor: com a dama você passa pelo Início, compra 5 cartas e pode comprar 8♥.
cardopoly-lesson-first-expand = Claro que você comprou 8♥. { $right } já está fora, e { $left }, no Início, tem seis cartas e só pode **hipotecar** 5♥, por mais três. Nove cartas bastam para um aluguel de 8, mas não para um de 9. Então amplie: uma carta de copas fica nela, outra carta paga. Escolha *Ampliar 8♥: pôr 4♥, pagar 8♦*.
cardopoly-lesson-first-expand-else = Isso não aperta { $left } o bastante. Mais uma em 8♥ aperta: nove cartas de aluguel.
cardopoly-lesson-first-last = Agora tanto 8♥ como 9♥ sairiam caras demais para { $left }. Não amplie mais: guarde as suas oito cartas para os aluguéis de { $left }. Se um dia não der para pagar, você pode hipotecar, jogar um rei ou resolver com uma troca com quem cobra, antes de entregar os pontos. Toque em *Terminar a vez*.
cardopoly-lesson-first-last-else = Já ampliou o bastante. Guarde as cartas e termine a vez.
cardopoly-lesson-first-won = { $left } parou em 8♥, hipotecou 5♥, e mesmo assim o aluguel levou a última carta: você vence! (Se restar mais gente depois de 40 rodadas, vence quem tem mais propriedades sem hipoteca.) Lembre: compre quase tudo, guarde cartas para os aluguéis que vêm pela frente, troque para formar grupos e amplie quando isso puder tirar alguém do jogo.
