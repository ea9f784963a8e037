# The rules of Cardopoly in friendly words. A section is a title and a text; rules.md has the exact clauses.

cardopoly-rules-goal-title = What it’s about
cardopoly-rules-goal =
    Your **pocket cards are your money.** Walk around a park of 16 cards, buy the properties you land on, and take cards from whoever lands on yours.

    When you have no pocket card left, you’re out. **The last one standing wins.** If the rounds run out first, the most properties without a mortgage win.

cardopoly-rules-turn-title = Your turn
cardopoly-rules-turn =
    You **draw a card and move** clockwise by its value; an ace is 1. Pass or reach the Start and you get a **salary of 3 cards**, or 5 if you own every card of one suit or one rank on the board.

    A **jack, queen or king** goes face up into your chance pocket, and you draw again. A **joker** sends you to jail.

    Before the draw and after your landing you may play a queen or a king, expand, mortgage, pay a mortgage off, or propose a trade.

cardopoly-rules-buying-title = Buying
cardopoly-rules-buying =
    On a property that nobody owns, give **two cards**: one of the property’s **suit or rank** (it’s discarded), and one of **your ace’s suit** (it stays on the property and shows that it’s yours).

    You don’t have to buy. You can leave it, or ask everybody else for **secret bids**. The highest bidder would pay you one card more than the second-highest bid; you say yes or no. At a **quick** table, whoever can’t bid passes at once, so a pause means somebody could. At a **sealed** table (set in the lobby), pauses give nothing away. Don’t want to be asked? Tell me your bid with *Bid in advance*.

    Later you can **expand** on your own turn with two more such cards: the rent rises by 1 each time.

cardopoly-rules-rent-title = Rent and debts
cardopoly-rules-rent =
    On somebody else’s property you give **as many cards as its value**, and one more for each expansion. You choose which: perhaps not those the owner is looking for.

    A **jack** from your chance pocket pays instead. If you’re short you may first mortgage, play a king, or make a trade. If you still can’t pay, you give everything and are out; your properties become free.

    A **mortgage** brings 3 cards at once, but the property earns nothing until you discard 3 cards of its suit or rank.

cardopoly-rules-chance-title = Chance cards and jail
cardopoly-rules-chance =
    Only the jacks, queens and kings you draw to move go to your chance pocket; everybody sees them.
    • **Jack**: pay no rent this time, or walk out of jail.
    • **Queen**: go to any space, instead of drawing or at the end of your turn.
    • **King**: take a card from every other player, and one from the pile.

    In **jail** you choose at once: pay 5 cards, use a jack, or lose your next turn. Jail is at the Start, but a joker that sends you there brings no salary.

cardopoly-rules-trade-title = Trades and promises
cardopoly-rules-trade =
    On your turn you may propose up to 3 trades: properties and cards for properties and cards. Only the other side sees which cards you give, and they choose which of theirs you get. Instead of saying yes or no, they can make a **counter-offer**.

    You can also **promise** 1 to 10 cards for one of your next five turns. Everybody sees a promise, and I collect it when it’s due. If you owe rent, a trade with the owner can settle all of it.

cardopoly-rules-options-title = What a table can choose
cardopoly-rules-options =
    • **Quick Play**: 12 cards on the board, 6 in each pocket; the first to own 4 properties wins.
    • **Teams**: with four players, partners sit opposite, pass each other pocket cards (nothing else) and pay each other no rent. In Quick Play a team needs 6 properties.
    • **Rounds**: after 40 rounds the most properties win; 20 and 80 are possible, or no limit.
    • **Aces**: dealt at random, or chosen.
    • **The king** takes one card from each, or two; unseen, or chosen by the giver.

# The lesson

cardopoly-lesson-first-title = Cardopoly: your first match
cardopoly-lesson-first-goal = Welcome! The eight cards in your pocket are your **money and your life**: whoever has none left is out, and the last one standing wins. Your ace, A♥, is your token; it stands at the Start of a ring of 16 properties. On your turn you draw a card and walk as far as its value. Press *Draw*.
cardopoly-lesson-first-goal-else = It’s too early for that: nobody owns anything yet. Draw, and see where you land.
cardopoly-lesson-first-buy = A 4 has taken you to 5♥, which is nobody’s. It costs two cards: you **pay** with one of its suit or rank, here a 5, and **put one of your ace’s suit on it**, here a heart, which stays there. Then whoever lands here owes you five cards! Press *Buy: lay 10♥, pay 5♦*.
cardopoly-lesson-first-buy-else = Better like this: put the 10♥ on it, and pay with 5♦. Then 5♥ is yours.
cardopoly-lesson-first-end = It’s yours. You could build on it at once, but mind your pocket: six cards are left, and soon you’ll have to pay, too. Keep them, and see where { $left } and { $right } land: press *End your turn*.
cardopoly-lesson-first-end-else = Not now: you need your cards. End your turn.
cardopoly-lesson-first-rent = { $right } landed on 5♥ and gave you the **rent**: five cards of eight! That’s how you get rich here, and poor. { $left } has bought 6♠, five spaces ahead of you. Your turn again: press *Draw*.
cardopoly-lesson-first-rent-else = Save your cards, you may need them in a moment. Draw.
cardopoly-lesson-first-jack = First you drew a **jack**. Whenever you draw a jack, queen or king, you keep it, face up, and draw again. Then a 5 led you straight to 6♠: six of your eleven cards! But a jack saves you the rent (or gets you out of jail, where a joker sends you). Press *Play your jack: no rent*.
cardopoly-lesson-first-jack-else = You can keep those six cards: your jack saves you the rent.
cardopoly-lesson-first-auction = A few rounds later. You would like 7♦, but without a heart you can’t buy it. Then let the others **bid**: each names in secret the most they would give. The highest pays **you** one card more than the second highest bid. Cards for nothing, so press *Open an auction*.
cardopoly-lesson-first-auction-else = Leaving it brings you nothing. Let the others bid for it!
cardopoly-lesson-first-sell = { $left } would give you four cards. You may refuse, for instance if it made { $left } too strong. But the other seven, 7♣, is { $right }’s, and four cards are a lot when you have seven. Press *Let { $left } buy it*.
cardopoly-lesson-first-sell-else = Four cards for something you can’t buy yourself: that’s a good price. Take it.
cardopoly-lesson-first-king = And a **king** lies in front of you! He takes a card from everybody else and one from the pile, whenever you want on your turn. Three more cards, and the others get nearer to having none: choose *Play your king* under *Anything else?*
cardopoly-lesson-first-king-else = The king brings you three cards at once. Play him before you end your turn.
cardopoly-lesson-first-trade = Two rounds later. Whoever owns all cards of one suit or **one rank** on the board has a set, and that raises the salary. You own 6♦ and { $left } 6♠; { $left } owns 5♠ and you 5♥. Both of you gain from a swap! Press *Trade …* and choose *{ $left }: the property 6♠ for the property 5♥*.
cardopoly-lesson-first-trade-else = First the swap: your 5♥ for 6♠, so that both sixes are yours.
cardopoly-lesson-first-propose = Here you put a trade together. You could add cards, ask for some, or promise some for a later turn; { $left } may accept, decline or make a counter-offer. This one is fair: you have built on 5♥ once, so that both charge 6, and both of you get a set. Press *Propose it*.
cardopoly-lesson-first-propose-else = It’s fine as it is: 6♠ for 5♥. Propose it.
cardopoly-lesson-first-queen = Agreed! With a set you draw 5 cards of **salary** instead of 3 whenever you pass the Start. And you have a **queen**: she takes you to any space, even after your draw. 8♥, past the Start, is free and expensive, and you have hearts for it. Choose *Play your queen …*, then *8♥*.
cardopoly-lesson-first-queen-else = There’s something better: with the queen you pass the Start, draw 5 cards, and can buy 8♥.
cardopoly-lesson-first-expand = Of course you bought 8♥. { $right } is out by now, and { $left }, at the Start, has six cards and can **mortgage** only 5♥, for three more. Nine cards are enough for a rent of 8, but not for 9. So build: a heart is laid on it, another card pays. Choose *Expand 8♥: lay 4♥, pay 8♦*.
cardopoly-lesson-first-expand-else = That doesn’t hurt { $left } enough. One more on 8♥ does: nine cards of rent.
cardopoly-lesson-first-last = Now both 8♥ and 9♥ would be too expensive for { $left }. Don’t build any more: keep your eight cards for { $left }’s rents. If you ever can’t pay, you may mortgage, play a king, or settle it by a trade with the owner before you give up. Press *End your turn*.
cardopoly-lesson-first-last-else = You have built enough. Keep your cards, and end your turn.
cardopoly-lesson-first-won = { $left } landed on 8♥, mortgaged 5♥, and the rent still took the last card: you win! (If several are left after 40 rounds, the most properties without a mortgage win.) Remember: buy nearly everything, keep cards for the rents ahead of you, trade for sets, and build when it can finish somebody off.
