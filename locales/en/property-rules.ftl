# The rules of Property in friendly words. A section is a title and a text; rules.md has the exact clauses.

property-rules-goal-title = What it is about
property-rules-goal =
    Take cells on a grid of 8 × 8, join them into groups, and collect rent from whoever lands there.

    The match ends when somebody cannot pay. **The richest of the others wins**, and only money counts: cells are worth what they earn.

    Everybody starts with the same money and the same units of purchase cards. More players, less of both.

property-rules-turn-title = Your turn
property-rules-turn =
    Play **one red and one black card.** Red (♥ ♦) names the column, counted from the left; black (♠ ♣) the row, counted from the bottom. 3♥ with 5♣ is column 3, row 5. An ace is 1.

    A 9 or a 10 **stands for any number from 1 to 8**: you choose, and it keeps its suit.

    Then it depends on the cell:
    • **Empty**: it is yours now.
    • **Somebody else’s**: you pay rent, and may buy the cell.
    • **Yours**: you must mortgage it; if it is mortgaged already, you lose it.

    Then you draw until your hand holds both colours again. You must always play: there is no passing.

property-rules-rent-title = Rent
property-rules-rent =
    Cells of one owner that touch along an edge are a **group**; corners do not join. The rent is **$1 for each cell of the group** you land in, times what your two cards say:

    • ♦ with ♣: the plain rent
    • ♥ with ♣, or ♦ with ♠: **twice** the rent
    • ♥ with ♠: **four times** the rent

    In a group of six you pay $6 with 3♦ 5♣, $12 with 3♥ 5♣ or 3♦ 5♠, and $24 with 3♥ 5♠. If every play you have would bankrupt you, you must make one with the lowest rent.

property-rules-buying-title = Buying a cell
property-rules-buying =
    After paying rent you may buy that cell with your purchase cards: **one unit for each cell of its group**, whatever the suits. A king is 4 units, a queen 2, a jack or a joker 1.

    No change is given, and you cannot add a card that is not needed. The green button proposes the cheapest payment; you may choose another. The former owner gets your purchase cards and may use them later.

property-rules-mortgage-title = Mortgages
property-rules-mortgage =
    When your cards name a cell of yours, it is **mortgaged** and marked. Hit it once more and it is **cleared**: the cell is empty and open to all.

    A mortgaged cell still belongs to its group and still earns rent. Whoever buys it takes over the mortgage.

property-rules-end-title = The end
property-rules-end =
    Whoever owes more than they have pays all of it and is **bankrupt**. Paying your very last dollar is not.

    The first bankruptcy ends the match, and the richest of the others wins; equal money shares the win. A table may choose to go on to the second or third bankruptcy: then the cells of whoever is bankrupt become empty.

    Whoever resigns takes money, hand and purchase cards out of the match, and their cells become empty. That is not a bankruptcy. One player left wins.

property-rules-options-title = What a table can choose
property-rules-options =
    • **Bankruptcies**: how many end the match. 1 is usual.
    • **Count property**: at the end each cell counts $5. It never pays rent.
    • **Round limit**: after 40 or 80 rounds the richest wins. Most matches end long before.

    There is no trading and there are no other deals. All shuffles can be checked when the match is over: press *Verify the shuffles*.
