# The rules of Monopoly Deal in friendly words. A section is a title and a text; rules.md has the exact clauses.

deal-rules-goal-title = What it is about
deal-rules-goal =
    Lay properties in front of you, charge rent, and take from the others what you lack. **Three full sets of three different colours, on your own turn, win at once.**

    How many cards make a set stands on each of them: two of brown and dark blue, four stations, two utilities, three of every other colour.

deal-rules-turn-title = Your turn
deal-rules-turn =
    You draw 2 cards; with an empty hand, 5. Then **play up to three cards**, in any mixture:
    • put money or an action card into your **bank**; an action banked is money for good
    • lay a **property** or a wild in front of you
    • play an **action** into the middle

    You don’t have to play at all. Moving your own wilds between colours is free on your turn. At the end you keep at most 7 cards; the rest go under the draw pile.

deal-rules-actions-title = The actions
deal-rules-actions =
    • **Rent**: all others pay for your best set in a colour on the card; with the any-colour card, one player pays. **Double the Rent** goes with it and is a play of its own.
    • **It’s My Birthday**: 2M from everybody. **Debt Collector**: 5M from one.
    • **Sly Deal**: take one property. **Forced Deal**: swap one. Never out of a full set.
    • **Deal Breaker**, if it is in the deck: take a full set.
    • **House** and **Hotel** on a full set: 3M and 4M more rent.
    • **Pass Go**: draw two cards.

deal-rules-paying-title = Paying
deal-rules-paying =
    You pay with what lies in front of you: bank and properties, as you like, never from your hand. **No change is given**, and you cannot add a card that is not needed. If you have too little, you give everything of value; with nothing in front of you, you pay nothing.

    Money goes to the other’s bank, properties to their properties. Any-colour wilds have no value and are never paid with.

deal-rules-sayno-title = Just Say No
deal-rules-sayno =
    Whoever is aimed at may answer with **Just Say No**, at any time and at no cost of plays; and who played the action may answer that with one of their own, back and forth. If it stands, the whole action is off for that player.

    Everybody who is asked decides for themselves, all at the same time. So that nobody can guess a hand from a pause, you are asked whether you hold such a card or not.

    You can **answer in advance**: press *Answers in advance* below your hand, and say what is to be done for you.

deal-rules-points-title = Points
deal-rules-points =
    A table may play several rounds for points. When somebody completes three sets, everybody counts the value of bank and properties: the highest gets **10 points, then 7, 5, 3**, the fifth 1. So the one who completed the sets may score less than another!

    Equal values share the better place’s points.

deal-rules-options-title = What a table can choose
deal-rules-options =
    • **Scoring**: three sets win, or points over 1 to 8 rounds.
    • **Deal Breakers**: usually out; they make the game wilder.
    • **Forced Deal**: whether you may give out of your own full set.
    • **Rounds**: after 15 or 30 turns of everybody, whoever has the most full sets wins.

    Dice decide who begins. All shuffles can be checked when the match is over: press *Verify the shuffles*.
