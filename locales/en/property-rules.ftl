# The rules of Property in friendly words. A section is a title and a text; rules.md has the exact clauses.

property-rules-goal-title = What it’s about
property-rules-goal =
    Take cells on a grid of 8 × 8, join them into groups, and collect rent from whoever lands there.

    The match ends when somebody can’t pay. **The richest of the others wins**, and only money counts: cells are worth what they earn.

    Everybody starts with the same amount of money, and with purchase cards worth the same. The more players, the less of both.

property-rules-turn-title = Your turn
property-rules-turn =
    Play **one red and one black card.** Red (♥ ♦) names the column, counted from the left; black (♠ ♣) the row, counted from the bottom. 3♥ with 5♣ is column 3, row 5. An ace is 1.

    A 9 or a 10 **stands for any number from 1 to 8**: you choose, and it keeps its suit.

    Then it depends on the cell:
    • **Empty**: it’s yours now.
    • **Somebody else’s**: you pay rent, and may buy the cell.
    • **Yours**: you must mortgage it; if it’s mortgaged already, you lose it.

    Then you draw until your hand holds both colors again. You must always play: there’s no passing.

    While you wait you can **plan your next move**, and another if that doesn’t fit any more. When it’s your turn, it’s played at once if it still means the same; otherwise you choose. Nobody else sees your plan.

property-rules-rent-title = Rent
property-rules-rent =
    Cells of one owner that touch along an edge are a **group**; corners don’t join. The rent is **{ MONEY(1, "$") } for each cell of the group** you land in, times what your two cards say:

    • ♦ with ♣: the plain rent
    • ♥ with ♣, or ♦ with ♠: **twice** the rent
    • ♥ with ♠: **four times** the rent

    In a group of six you pay { MONEY(6, "$") } with 3♦ 5♣, { MONEY(12, "$") } with 3♥ 5♣ or 3♦ 5♠, and { MONEY(24, "$") } with 3♥ 5♠. If every play you have would bankrupt you, you must make one with the lowest rent.

property-rules-buying-title = Buying a cell
property-rules-buying =
    After paying rent you may buy that cell with your purchase cards: **one unit for each cell of its group**, whatever the suits. A king is 4 units, a queen 2, a jack or a joker 1.

    No change is given, and you can’t add a card that isn’t needed. The green button proposes the cheapest payment; you may choose another. The former owner gets your purchase cards and may use them later.

property-rules-mortgage-title = Mortgages
property-rules-mortgage =
    When your cards name a cell of yours, it’s **mortgaged** and marked. Hit it once more and it’s **cleared**: the cell is empty and open to all.

    A mortgaged cell still belongs to its group and still earns rent. Whoever buys it takes over the mortgage.

property-rules-end-title = The end
property-rules-end =
    If you owe more than you have, you pay all of it and are **bankrupt**. Paying your very last dollar is fine.

    The first bankruptcy ends the match, and the richest of the others wins; equal money shares the win. A table may choose to play on to the second or third bankruptcy: then a bankrupt player’s cells become empty.

    A **short match** also ends as soon as somebody has enough money after a turn: { MONEY(113, "$") } with two players, { MONEY(102, "$") } with three, { MONEY(77, "$") } with four, { MONEY(63, "$") } with five, { MONEY(51, "$") } with six. The richest wins then, too.

    If you resign, your money, hand and purchase cards leave the match, and your cells become empty. That isn’t a bankruptcy. The last player left wins.

property-rules-options-title = What a table can choose
property-rules-options =
    • **Bankruptcies**: how many end the match. 1 is usual.
    • **Count property**: at the end each cell counts { MONEY(5, "$") }. It never pays rent.
    • **Round limit**: after 40 or 80 rounds the richest wins. Most matches end long before.
    • **Length**: in a short match everybody starts with half the money, and it also ends as soon as somebody has 1½ times that after a turn: with { MONEY(51, "$") } at the start, that’s { MONEY(77, "$") }. Cells don’t count for that. It takes about half as long.

    There’s no trading and there are no other deals. Once the match is over, everybody can check that every shuffle was fair.

# The lesson: a first match. Controls stand between asterisks as they are called.
property-lesson-first-title = Property: your first match
property-lesson-first-goal =
    The board has 8 × 8 cells. You and { $left } take cells in turn, and whoever lands on the other’s pays **rent**. Both of you have { MONEY(150, "$") }; if you can’t pay, you’ve lost.

    We play the turns that matter. All of them are good ones, so try them next time.
property-lesson-first-cell =
    Every turn you play **one red and one black card.** Red names the column, counted from the left; black names the row, counted from the bottom. Your 3♦ and 5♣ meet in column 3, row 5, where the ① is. Nobody owns that cell, so it becomes yours.

    Tap *3♦ + 5♣*.
property-lesson-first-group =
    The cell is yours, and you drew until you held both colors again. Cells that touch along an edge are a **group**, and whoever lands on any of them pays { MONEY(1, "$") } **for each cell of the group.** So build side by side: two together earn four times as much as one.

    Open *Which pair do you play?* and take *4♥ + 5♠*.
property-lesson-first-group-else = That cell would stand alone at the edge of the board. 4♥ with 5♠ is right beside your first one: take that.
property-lesson-first-wild =
    A few turns later. **A 9 or 10 stands for any number** from 1 to 8, so with 4♣ your 9♥ reaches every cell of row 4. It’s too good for just any cell; but in column 2 it joins your two groups, and 3 + 4 + 1 make 8.

    Take *9♥ + 4♣ · column 2, row 4*.
property-lesson-first-wild-else = That’s allowed, but look at your two groups on the left: the cell in column 2, row 4 makes them one. Play 9♥ with 4♣ there.
property-lesson-first-rent =
    { $left } landed in your group with 3♥ 3♠: { MONEY(8, "$") } for 8 cells, **doubled for the ♥ and again for the ♠: { MONEY(32, "$") } for you!** Hearts and spades only cost whoever pays rent. On a free cell they do no harm: spend them there, and keep ♦ and ♣ for the day you have to pay.

    Take *5♥ + 3♣*, which brings your group to 9.
property-lesson-first-rent-else = Same cell, but then you would be left with the heart. Keep 5♦, and play 5♥ with 3♣.
property-lesson-first-pay =
    A few turns later. You can’t pass, and both your pairs land in { $left }’s group of 5. So pay as little as you can: { MONEY(5, "$") } with ♦ and ♣. The heart would make it { MONEY(10, "$") }.

    Take *6♦ + 2♣*.
property-lesson-first-pay-else = The heart doubles the rent. 6♦ with 2♣ lands on the same cell for half the money.
property-lesson-first-buy =
    The rent is paid; now you may **buy** that very cell. It costs one unit of your purchase cards for each cell of its group: 5. A king is 4 units, a queen 2, a jack or a joker 1. They’re good for nothing else, so **buy whenever you can**: this cell joins your groups into one of 14, and cuts { $left }’s in two.

    Tap *Buy for 5*.
property-lesson-first-buy-else = Your purchase cards are for cells like this one: it joins your groups and cuts the other. King and jack are exactly 5 units; tap the green button.
property-lesson-first-own =
    { $left } landed in your 14 cells and paid { MONEY(14, "$") }. Your turn: 6♥ with 6♠ would cost you { MONEY(24, "$") }. 2♥ with 6♠ names **a cell of your own**, which is then mortgaged: marked, but it still counts and earns. Only when it’s named once more do you lose it.

    So take *2♥ + 6♠*.
property-lesson-first-own-else = That costs { MONEY(24, "$") }. A mortgage costs nothing for now: play 2♥ with 6♠.
property-lesson-first-careful =
    Now suppose that luck had been with { $left }: you have only { MONEY(20, "$") } left. Then read what each pair brings before you take it. 7♥ with 6♠ costs { MONEY(24, "$") }: **who can’t pay is bankrupt, and the match is lost.** 2♦ with 6♠ names your mortgaged cell, and you lose it. That hurts, but you play on.

    Take *2♦ + 6♠*.
property-lesson-first-careful-else = Stop: that would bankrupt you and end the match. Give up the cell instead: 2♦ with 6♠.
property-lesson-first-ending =
    Back to the match that is going well: { $left } has only { MONEY(46, "$") } left. Make your **biggest group** bigger: one of twice the size is hit twice as often and pays twice as much. 8♦ adds a cell; 7♥ would mortgage one.

    Take *8♦ + 3♣*.
property-lesson-first-ending-else = That would mortgage a cell of yours. 8♦ with 3♣ makes your big group bigger instead.
property-lesson-first-over =
    { $left } had to land in your 15 cells with ♥ and ♠, owed { MONEY(60, "$") } and had { MONEY(46, "$") }: bankrupt. **You win!** With more players the first bankruptcy ends the match as well, and the richest of the others wins.

    Remember: one big group, ♥ and ♠ on free cells, ♦ and ♣ for paying, buy whenever you can. That’s all of Property.
