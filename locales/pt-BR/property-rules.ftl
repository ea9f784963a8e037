# The rules of Property in friendly words. A section is a title and a text; rules.md has the exact clauses.

property-rules-goal-title = Do que se trata
property-rules-goal =
    Tome casas em um tabuleiro de 8 × 8, junte tudo em grupos e receba aluguel de quem parar nelas.

    A partida acaba quando alguém não consegue pagar. **Entre os outros, vence quem tem mais dinheiro**, e só o dinheiro conta: as casas valem o que rendem.

    Cada pessoa começa com a mesma quantia e com cartas de compra do mesmo valor. Quanto mais gente, menos de cada coisa.

property-rules-turn-title = A sua vez
property-rules-turn =
    Jogue **uma carta vermelha e uma preta.** A vermelha (♥ ♦) diz a coluna, contada da esquerda; a preta (♠ ♣), a linha, contada de baixo. 3♥ com 5♣ é coluna 3, linha 5. Um ás vale 1.

    Um 9 ou um 10 **vale qualquer número de 1 a 8**: você escolhe, e ele mantém o naipe.

    Depois, depende da casa:
    • **Vazia**: agora é sua.
    • **De outra pessoa**: você paga aluguel e pode comprar a casa.
    • **Sua**: você precisa hipotecar; se já estiver hipotecada, você perde a casa.

    Aí você compra cartas do monte até ter as duas cores na mão de novo. É obrigatório jogar: não dá para passar.

    Enquanto espera, você pode **planejar a próxima jogada**, e outra para o caso de ela não servir mais. Na sua vez, ela sai na hora se ainda significar o mesmo; senão, você escolhe. Mais ninguém vê o seu plano.

property-rules-rent-title = Aluguel
property-rules-rent =
    Casas da mesma pessoa que se tocam por um lado formam um **grupo**; cantos não contam. O aluguel é de **{ MONEY(1, "$") } por casa do grupo** em que você para, vezes o que dizem as suas duas cartas:

    • ♦ com ♣: o aluguel simples
    • ♥ com ♣, ou ♦ com ♠: **o dobro**
    • ♥ com ♠: **quatro vezes** o aluguel

    Em um grupo de seis, você paga { MONEY(6, "$") } com 3♦ 5♣, { MONEY(12, "$") } com 3♥ 5♣ ou 3♦ 5♠, e { MONEY(24, "$") } com 3♥ 5♠. Se toda jogada te levasse à falência, você precisa fazer uma com o menor aluguel.

property-rules-buying-title = Comprar uma casa
property-rules-buying =
    Depois de pagar o aluguel, você pode comprar essa casa com as suas cartas de compra: **uma unidade por casa do grupo**, sem importar o naipe. Um rei vale 4 unidades, uma dama 2, um valete ou curinga 1.

    Não tem troco, e você não pode juntar uma carta que não seja necessária. O botão verde sugere o pagamento mais barato; dá para escolher outro. As suas cartas de compra vão para quem vendeu, que pode usar mais tarde.

property-rules-mortgage-title = Hipotecas
property-rules-mortgage =
    Quando as suas cartas apontam para uma casa sua, ela fica **hipotecada** e marcada. Se elas apontarem para lá de novo, você **perde a casa**: ela fica vazia e aberta a todo mundo.

    Uma casa hipotecada continua no grupo e continua rendendo aluguel. Quem compra leva a hipoteca junto.

property-rules-end-title = O fim
property-rules-end =
    Se você deve mais do que tem, paga tudo e vai à **falência**. Pagar até o último dólar não é falência.

    A primeira falência encerra a partida, e entre os outros vence quem tem mais dinheiro; com o mesmo valor, a vitória é dividida. Uma mesa pode escolher jogar até a segunda ou a terceira falência: aí as casas de quem faliu ficam vazias.

    Uma **partida curta** também acaba assim que alguém tem dinheiro suficiente no fim da própria vez: { MONEY(113, "$") } com duas pessoas, { MONEY(102, "$") } com três, { MONEY(77, "$") } com quatro, { MONEY(63, "$") } com cinco, { MONEY(51, "$") } com seis. Aí também vence quem tem mais.

    Se você desistir, o seu dinheiro, a mão e as cartas de compra saem da partida, e as suas casas ficam vazias. Isso não é falência. Quem ficar por último vence.

property-rules-options-title = O que a mesa pode escolher
property-rules-options =
    • **Falências**: quantas encerram a partida. O normal é 1.
    • **Contar casas**: no fim, cada casa conta { MONEY(5, "$") }. Nunca serve para pagar aluguel.
    • **Limite de rodadas**: depois de 40 ou 80 rodadas, vence quem tem mais dinheiro. A maioria das partidas acaba bem antes.
    • **Duração**: numa partida curta, cada pessoa começa com metade do dinheiro, e ela também acaba assim que alguém, no fim da própria vez, tiver lucrado 50%: quem começa com { MONEY(51, "$") } precisa de { MONEY(77, "$") }. As casas não contam para isso. Dura mais ou menos a metade.

    Não há trocas nem outros acordos. Depois da partida, todo mundo pode conferir que as cartas foram embaralhadas direito.

# The lesson: a first match. Controls stand between asterisks as they are called.
property-lesson-first-title = Property: sua primeira partida
property-lesson-first-goal =
    O tabuleiro tem 8 × 8 casas. Você e { $left } vão tomando casas, um de cada vez, e quem para numa casa alheia paga **aluguel**. Cada lado começa com { MONEY(150, "$") }; quem não consegue pagar perde.

    Vamos jogar os turnos que importam. São todos bons, então use essas ideias na próxima.
property-lesson-first-cell =
    Na sua vez, você joga **uma carta vermelha e uma preta.** A vermelha diz a coluna, contada da esquerda; a preta diz a linha, contada de baixo. Seu 3♦ e seu 5♣ se encontram na coluna 3, linha 5, onde está o ①. Essa casa não é de ninguém, então passa a ser sua.

    Toque em *3♦ + 5♣*.
property-lesson-first-group =
    A casa é sua, e você comprou cartas até ter as duas cores de novo. Casas que se tocam por um lado formam um **grupo**, e quem para em qualquer uma delas paga { MONEY(1, "$") } **por casa do grupo.** Então cresça lado a lado: duas juntas rendem quatro vezes mais que uma.

    Abra *Que par você joga?* e escolha *4♥ + 5♠*.
property-lesson-first-group-else = Essa casa ficaria sozinha na beira do tabuleiro. 4♥ com 5♠ fica bem ao lado da sua primeira: escolha essa.
property-lesson-first-wild =
    Alguns turnos depois. **Um 9 ou um 10 vale qualquer número** de 1 a 8, então com 4♣ o seu 9♥ alcança toda casa da linha 4. É bom demais para uma casa qualquer; mas na coluna 2 ele une os seus dois grupos, e 3 + 4 + 1 são 8.

    Escolha *9♥ + 4♣ · coluna 2, linha 4*.
property-lesson-first-wild-else = Pode, mas olhe os seus dois grupos à esquerda: a casa na coluna 2, linha 4 faz deles um só. Jogue ali 9♥ com 4♣.
property-lesson-first-rent =
    { $left } parou no seu grupo com 3♥ 3♠: { MONEY(8, "$") } por 8 casas, **dobrado pelo ♥ e de novo pelo ♠: { MONEY(32, "$") } para você!** Copas e espadas só custam a quem paga aluguel. Numa casa livre não fazem mal: gaste ali, e guarde ♦ e ♣ para o dia de pagar.

    Escolha *5♥ + 3♣*, que leva o seu grupo a 9.
property-lesson-first-rent-else = É a mesma casa, mas aí sobraria copas na sua mão. Guarde o 5♦ e jogue 5♥ com 3♣.
property-lesson-first-pay =
    Alguns turnos depois. Não dá para passar, e os seus dois pares caem no grupo de 5 de { $left }. Então pague o mínimo possível: { MONEY(5, "$") } com ♦ e ♣. Com copas seriam { MONEY(10, "$") }.

    Escolha *6♦ + 2♣*.
property-lesson-first-pay-else = Copas dobra o aluguel. 6♦ com 2♣ cai na mesma casa pela metade do dinheiro.
property-lesson-first-buy =
    O aluguel está pago; agora você pode **comprar** essa mesma casa. Custa uma unidade das suas cartas de compra por casa do grupo: 5. Um rei vale 4 unidades, uma dama 2, um valete ou curinga 1. Elas não servem para mais nada, então **compre sempre que puder**: esta casa une os seus grupos em um de 14 e corta o de { $left } em dois.

    Toque em *Comprar por 5*.
property-lesson-first-buy-else = As suas cartas de compra são para casas como esta: ela une os seus grupos e corta o outro. Rei e valete são exatamente 5 unidades; toque no botão verde.
property-lesson-first-own =
    { $left } parou nas suas 14 casas e pagou { MONEY(14, "$") }. Sua vez: 6♥ com 6♠ te custaria { MONEY(24, "$") }. 2♥ com 6♠ aponta para **uma casa sua**, que aí fica hipotecada: marcada, mas continua contando e rendendo. Só se as cartas apontarem para ela mais uma vez você perde a casa.

    Então escolha *2♥ + 6♠*.
property-lesson-first-own-else = Isso custa { MONEY(24, "$") }. Uma hipoteca por enquanto não custa nada: jogue 2♥ com 6♠.
property-lesson-first-careful =
    Agora imagine que a sorte ajudou { $left }: só te restam { MONEY(20, "$") }. Aí leia o que cada par traz antes de escolher. 7♥ com 6♠ custa { MONEY(24, "$") }: **quem não consegue pagar vai à falência, e a partida está perdida.** 2♦ com 6♠ aponta para a sua casa hipotecada, e você perde a casa. Dói, mas você continua no jogo.

    Escolha *2♦ + 6♠*.
property-lesson-first-careful-else = Calma: isso te levaria à falência e acabaria a partida. Abra mão da casa: 2♦ com 6♠.
property-lesson-first-ending =
    De volta à partida que vai bem: { $left } só tem { MONEY(46, "$") }. Aumente o seu **maior grupo**: um com o dobro do tamanho é atingido o dobro das vezes e paga o dobro. 8♦ acrescenta uma casa; 7♥ hipotecaria uma.

    Escolha *8♦ + 3♣*.
property-lesson-first-ending-else = Isso hipotecaria uma casa sua. 8♦ com 3♣ aumenta o seu grupo grande.
property-lesson-first-over =
    { $left } teve que parar nas suas 15 casas com ♥ e ♠, devia { MONEY(60, "$") } e tinha { MONEY(46, "$") }: falência. **Você vence!** Com mais gente, a primeira falência também encerra a partida, e entre os outros vence quem tem mais dinheiro.

    Lembre: um grupo grande, ♥ e ♠ em casas livres, ♦ e ♣ para pagar, compre sempre que puder. Property é só isso.
