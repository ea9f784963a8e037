# The rules of Cardopoly in friendly words. A section is a title and a text; rules.md has the exact clauses.

cardopoly-rules-goal-title = What it is about
cardopoly-rules-goal =
    Your **pocket cards are your money.** Walk around a ring of 16 cards, buy the properties you land on, and take cards from whoever lands on yours.

    Whoever has no pocket card left is out. **The last one standing wins**; or, when the rounds are over, whoever owns the most properties that are not mortgaged.

cardopoly-rules-turn-title = Your turn
cardopoly-rules-turn =
    You **draw a card and move** clockwise by its value; an ace is 1. Pass or reach the Start and you get a **salary of 3 cards**, or 5 if you own every card of one suit or one rank on the board.

    A **jack, queen or king** goes face up into your chance pocket, and you draw again. A **joker** sends you to jail.

    Before the draw and after your landing you may play a queen or a king, expand, mortgage, pay a mortgage off, or propose a trade.

cardopoly-rules-buying-title = Buying
cardopoly-rules-buying =
    On a property that nobody owns, give **two cards**: one of the property’s **suit or rank** (it is discarded), and one of **your ace’s suit** (it stays on the property and shows that it is yours).

    You need not buy. Then you may leave it, or ask all others for **secret bids**: the highest leads, at one card more than the second highest. You say yes or no, and get the cards.

    Later you can **expand** on your own turn with two more such cards: the rent rises by 1 each time.

cardopoly-rules-rent-title = Rent and debts
cardopoly-rules-rent =
    On somebody else’s property you give **as many cards as its value**, and one more for each expansion. You choose which: perhaps not those the owner is looking for.

    A **jack** from your chance pocket pays instead. If you are short you may first mortgage, play a king, or make a trade. Whoever still cannot pay gives everything and is out; the properties become free.

    A **mortgage** brings 3 cards at once, but the property earns nothing until you discard 3 cards of its suit or rank.

cardopoly-rules-chance-title = Chance cards and jail
cardopoly-rules-chance =
    Only cards from a turn’s draw go to the chance pocket; everybody sees them.
    • **Jack**: pay no rent this time, or walk out of jail.
    • **Queen**: go to any space, instead of drawing or at the end of your turn.
    • **King**: take a card from every other player, and one from the pile.

    In **jail** you pay 5 cards, use a jack, or lose your next turn. Jail is at the Start.

cardopoly-rules-trade-title = Trades and promises
cardopoly-rules-trade =
    On your turn you may propose up to 3 trades: properties and cards for properties and cards. Cards you give are named, but only your partner in the trade sees which; the cards you ask for, the other side chooses. Instead of a yes or no they can make a **counter-offer**.

    You can also **promise** 1 to 10 cards for one of your next five turns. Everybody sees a promise, and it falls due by itself. If you owe rent, a trade with the owner can settle all of it.

cardopoly-rules-options-title = What a table can choose
cardopoly-rules-options =
    • **Quick Play**: 12 cards on the board, 6 in each pocket; the first to own 4 properties wins.
    • **Teams**: with four players, partners sit opposite, pass each other cards and pay each other no rent. In Quick Play a team needs 6 properties.
    • **Rounds**: after 40 rounds the most properties win; 20 and 80 are possible, or no limit.
    • **Aces**: dealt at random, or chosen.
    • **The king** takes one card from each, or two; unseen, or chosen by the giver.
