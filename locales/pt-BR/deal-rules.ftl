# The rules of Monopoly Deal in friendly words. A section is a title and a text; rules.md has the exact clauses.

deal-rules-goal-title = Do que se trata
deal-rules-goal =
    Baixe propriedades à sua frente, cobre aluguel e leve dos outros o que te falta. **Três grupos completos de três cores diferentes, na sua vez, vencem na hora.**

    Cada carta diz quantas formam um grupo: duas de marrom e azul-escuro, quatro estações, dois serviços, três de todas as outras cores.

deal-rules-turn-title = A sua vez
deal-rules-turn =
    Você compra 2 cartas; com a mão vazia, 5. Depois **joga até três cartas**, em qualquer combinação:
    • pôr dinheiro ou uma carta de ação no seu **banco**; uma ação no banco vira dinheiro para sempre
    • baixar à sua frente uma **propriedade** ou um curinga
    • jogar uma **ação** no centro

    Não precisa jogar nada. Mudar os seus curingas de cor é de graça na sua vez, e trocar cartas entre dois grupos completos da mesma cor também. No fim você fica com no máximo 7 cartas; o resto vai para baixo do monte. Se só restar reorganizar, a sua vez termina sozinha depois de dez minutos (20 segundos no ritmo ao vivo), a não ser que você toque em *Ainda não*.

deal-rules-actions-title = As ações
deal-rules-actions =
    • **Aluguel**: todos os outros pagam pelo seu melhor grupo em uma cor da carta; com o aluguel multicor, paga uma pessoa só. **Aluguel em Dobro** vai junto e conta como mais uma jogada.
    • **É Meu Aniversário**: 2M de cada pessoa. **Cobrador de Dívidas**: 5M de uma só.
    • **Mão Leve**: leve uma propriedade. **Troca Forçada**: troque uma. Nunca de um grupo completo.
    • **Golpe de Mestre**, se estiver no baralho: leve um grupo completo.
    • **Casa** e **Hotel** em um grupo completo: 3M e 4M a mais de aluguel.
    • **Passe pelo Início**: compre duas cartas.

deal-rules-paying-title = Pagar
deal-rules-paying =
    Você paga com o que está à sua frente: banco e propriedades, como preferir, nunca da mão. **Não tem troco**, e você não pode juntar uma carta que não seja necessária. Se não der, você entrega tudo o que tem valor; sem nada à sua frente, não paga nada.

    Dinheiro vai para o banco de quem recebe; propriedades, para as propriedades. Curingas multicores não têm valor e nunca servem para pagar.

deal-rules-sayno-title = Diga Não
deal-rules-sayno =
    Se alguém joga uma ação contra você, dá para responder com **Diga Não**, a qualquer momento e sem gastar jogada. A pessoa pode responder com outro Não, e assim por diante. Se o seu ficar valendo, a ação não te atinge.

    Cada pessoa atingida decide por si, todas ao mesmo tempo. Eu pergunto mesmo a quem não tem essa carta. A sala de espera define o que as pausas revelam. Numa mesa **rápida**, uma jogada sem escolha sai na hora, então uma pausa mostra que alguém tem escolha. Numa mesa **lacrada**, as pausas não entregam nada.

    Você pode **responder antes**: toque em *Responder antes* embaixo da sua mão e me diga o que fazer por você.

deal-rules-points-title = Pontos
deal-rules-points =
    Uma mesa pode jogar várias rodadas por pontos. Quando alguém completa três grupos, todo mundo conta o valor do banco e das propriedades: o maior ganha **10 pontos, depois 7, 5, 3**, e o quinto lugar, 1. Ou seja, quem completou os grupos pode fazer menos pontos que outra pessoa!

    Valores iguais dividem os pontos do melhor lugar.

deal-rules-options-title = O que a mesa pode escolher
deal-rules-options =
    • **Pontuação**: três grupos vencem, ou pontos em 1 a 8 rodadas.
    • **Golpe de Mestre**: fora, a não ser que a sala de espera deixe entrar; o jogo fica mais maluco.
    • **Troca Forçada**: se dá para entregar carta de um grupo completo seu.
    • **Rodadas**: depois de 15 ou 30 turnos de cada pessoa, vence quem tem mais grupos completos.

    Os dados decidem quem começa. Depois da partida, todo mundo pode conferir que as cartas foram embaralhadas direito.

# The lesson: a first match. Controls stand between asterisks as they are called.
deal-lesson-first-title = Monopoly Deal: sua primeira partida
deal-lesson-first-goal =
    Vence quem tiver à sua frente **três grupos completos de cores diferentes**. Um grupo vermelho leva três cartas; um marrom, só duas: está escrito nas cartas.

    Só você vê a sua mão; o que está à sua frente todo mundo vê, e pode levar. { $left } e { $right } jogam contra você. A gente entra com a partida começada: você já tem uma propriedade vermelha na mesa.
deal-lesson-first-lay =
    Sua vez começou com duas cartas compradas. Agora você pode **jogar até três.** Uma propriedade não faz nada na mão; na mesa, conta para um grupo e rende aluguel. Você já tem uma vermelha, então baixe a outra junto.

    Abra *Suas cartas* e escolha *Baixar como vermelho: 2 de 3*.
deal-lesson-first-lay-else = Essa carta pode esperar. Comece pelo que te aproxima de um grupo: a propriedade vermelha, junto da que você já tem.
deal-lesson-first-bank =
    Faltam duas jogadas. Quando alguém te cobra, você paga **só com o que está à sua frente**, e sem dinheiro seriam as suas propriedades vermelhas. Então ponha algum dinheiro ao lado delas.

    Escolha *Pôr no banco: 3M*.
deal-lesson-first-bank-else = Primeiro o dinheiro, por favor: sem banco, você pagaria com as propriedades. Ponha o 3M no banco.
deal-lesson-first-three =
    Falta uma jogada. Marrom é rápido: duas cartas fazem o grupo. Mão Leve e Diga Não ficam na mão; no banco virariam dinheiro para sempre, e você vai querer as duas mais tarde.

    Escolha *Baixar como marrom: 1 de 2*. Depois de três jogadas, a sua vez termina. Também dá para terminar antes, e você fica com no máximo sete cartas.
deal-lesson-first-three-else = Você ainda tem uma propriedade para baixar: marrom só precisa de duas cartas. Guarde as outras para depois.
deal-lesson-first-go =
    { $left } e { $right } também baixaram propriedades, e você comprou mais duas cartas. Uma é **Passe pelo Início**, que te dá mais duas. Jogue primeiro: o que você comprar ainda pode ser jogado nesta vez.

    Escolha *Comprar 2 cartas*.
deal-lesson-first-go-else = Isso vem depois. Primeiro o Passe pelo Início: quem sabe você compra algo ainda melhor.
deal-lesson-first-set =
    Veio a terceira vermelha! Um **grupo completo** cobra o aluguel mais alto, e nenhuma Mão Leve tira carta dele. Você também tem uma carta de aluguel; mas cobre depois de baixar, não antes: aí são 6M em vez de 3M.

    Escolha *Baixar como vermelho: 3 de 3*.
deal-lesson-first-set-else = Quase: primeiro complete o grupo vermelho. Depois tudo o que é vermelho rende mais.
deal-lesson-first-rent =
    Agora eles pagam. Uma **carta de aluguel** tem duas cores; todo mundo te deve o aluguel do seu melhor grupo em uma delas. O vermelho está completo: 6M de cada um.

    Escolha *Cobrar 6M de todo mundo por vermelho*.
deal-lesson-first-rent-else = Seu grupo está completo e eles ainda têm dinheiro: é a hora do aluguel vermelho/amarelo.
deal-lesson-first-pay =
    { $left } não tinha dinheiro suficiente e precisou juntar **uma propriedade rosa, que agora é sua.** Depois { $left } jogou um Cobrador de Dívidas contra você. Você escolhe com o que paga, mas ninguém dá troco: pague os 5M certinhos, com o seu 5M. Dizer não seria desperdício.

    Toque em *Pagar 5M*.
deal-lesson-first-pay-else = Daria, mas você tem uma carta de 5M: certinho, nada se perde, e suas propriedades ficam. Toque em *Pagar 5M*.
deal-lesson-first-no =
    { $right } te cobra um aluguel em dobro: 16M. Isso custaria todo o seu dinheiro e o grupo vermelho também. **Diga Não** barra qualquer coisa jogada contra você, seja de quem for a vez, e não custa jogada. É agora que ele serve.

    Toque em *Dizer não!*
deal-lesson-first-no-else = Isso custaria o seu dinheiro e o grupo vermelho. É para isso que existe o Diga Não.
deal-lesson-first-wild =
    { $right } precisou aceitar o seu Não. É a sua vez, e **dá para vencer agora mesmo**: faltam dois grupos e você tem três jogadas. O curinga multicor entra no lugar de qualquer propriedade, então ele completa o grupo marrom.

    Escolha *Baixar como marrom: 2 de 2*.
deal-lesson-first-wild-else = Para vencer nesta vez, você precisa das três jogadas. Comece com o curinga multicor como marrom: é o seu segundo grupo.
deal-lesson-first-either =
    Dois grupos! Um curinga de **duas cores** pode ficar em qualquer uma das duas, e na sua vez você pode mudar a cor quando quiser, de graça. Aqui o rosa é melhor: você já tem uma, que veio de { $left }.

    Escolha *Baixar como rosa: 2 de 3*.
deal-lesson-first-either-else = Primeiro baixe o curinga rosa/laranja como rosa, junto da rosa que você tem. Aí só falta uma carta.
deal-lesson-first-sly =
    Falta uma rosa, e ela está com { $right }. Uma **Mão Leve** leva qualquer propriedade que não esteja em grupo completo. Fique de olho no que os outros têm: muitas vezes o que te falta está logo ali.

    Escolha a rosa: *Levar de { $right }: rosa*.
deal-lesson-first-sly-else = Você precisa da rosa: com ela são três grupos. Escolha Mão Leve e leve a rosa.
deal-lesson-first-over =
    Vermelho, marrom e rosa: **três grupos completos, e você vence na hora!**

    Lembre: baixe primeiro os grupos rápidos, tenha dinheiro na mesa, cobre quando um grupo estiver completo e guarde o Diga Não para o que dói de verdade. E cuidado com quem tem dois grupos: cobre dessa pessoa ou leve uma carta dela. A lista das suas cartas mostra o que cada uma das outras faz.
