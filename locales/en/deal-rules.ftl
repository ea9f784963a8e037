# The rules of Monopoly Deal in friendly words. A section is a title and a text; rules.md has the exact clauses.

deal-rules-goal-title = What it’s about
deal-rules-goal =
    Lay properties in front of you, charge rent, and take from the others what you lack. **Three full sets of three different colors, on your own turn, win at once.**

    Each card says how many make a set: two of brown and dark blue, four stations, two utilities, three of every other color.

deal-rules-turn-title = Your turn
deal-rules-turn =
    You draw 2 cards; with an empty hand, 5. Then **play up to three cards**, in any mixture:
    • put money or an action card into your **bank**; an action banked is money for good
    • lay a **property** or a wild in front of you
    • play an **action** into the middle

    You don’t have to play at all. Moving your own wilds between colors is free on your turn, and so is swapping cards between two full sets of one color. At the end you keep at most 7 cards; the rest go under the draw pile. If rearranging is all that’s left, your turn ends by itself after ten minutes (after 20 seconds at a live pace), unless you press *Not yet*.

deal-rules-actions-title = The actions
deal-rules-actions =
    • **Rent**: all others pay for your best set in a color on the card; with the any-color card, one player pays. **Double the Rent** goes with it and is a play of its own.
    • **It’s My Birthday**: 2M from everybody. **Debt Collector**: 5M from one.
    • **Sly Deal**: take one property. **Forced Deal**: swap one. Never out of a full set.
    • **Deal Breaker**, if it’s in the deck: take a full set.
    • **House** and **Hotel** on a full set: 3M and 4M more rent.
    • **Pass Go**: draw two cards.

deal-rules-paying-title = Paying
deal-rules-paying =
    You pay with what lies in front of you: bank and properties, as you like, never from your hand. **No change is given**, and you can’t add a card that isn’t needed. If that isn’t enough, you give everything of value; with nothing in front of you, you pay nothing.

    Money goes to the other’s bank, properties to their properties. Any-color wilds have no value and are never paid with.

deal-rules-sayno-title = Just Say No
deal-rules-sayno =
    If somebody plays an action against you, you can answer with **Just Say No**, at any time and without using up a play. They can answer with a No of their own, and so on. If yours stands, the action is off for you.

    Everybody who is asked decides for themselves, all at the same time. You’re asked whether you hold such a card or not. The lobby sets what pauses reveal. At a **quick** table, a move without a choice is made at once, so a pause means somebody has one. At a **sealed** table, pauses give nothing away.

    You can **answer in advance**: press *Answers in advance* below your hand, and tell me what to do for you.

deal-rules-points-title = Points
deal-rules-points =
    A table may play several rounds for points. When somebody completes three sets, everybody counts the value of bank and properties: the highest gets **10 points, then 7, 5, 3**, the fifth 1. So the one who completed the sets may score less than another!

    Equal values share the better place’s points.

deal-rules-options-title = What a table can choose
deal-rules-options =
    • **Scoring**: three sets win, or points over 1 to 8 rounds.
    • **Deal Breakers**: out, unless the lobby lets them in; they make the game wilder.
    • **Forced Deal**: whether you may give out of your own full set.
    • **Rounds**: after 15 or 30 turns each, whoever has the most full sets wins.

    Dice decide who begins. Once the match is over, everybody can check that every shuffle was fair.

# The lesson: a first match. Controls stand between asterisks as they are called.
deal-lesson-first-title = Monopoly Deal: your first match
deal-lesson-first-goal =
    Whoever has **three full sets of different colors** in front of them wins. A set of red takes three cards, one of brown only two: the cards say so.

    Only you can see your hand; what lies in front of you everybody can see, and take. { $left } and { $right } play against you. We join in early: one red property lies before you.
deal-lesson-first-lay =
    Your turn began with two cards drawn. Now you may **play up to three.** A property does nothing in your hand; in front of you it counts for a set and earns rent. You have one red already, so lay the other one with it.

    Open *Your cards* and choose *Lay it as red: 2 of 3*.
deal-lesson-first-lay-else = That card can wait. Begin with what brings you nearer to a set: the red property, with the one you have.
deal-lesson-first-bank =
    Two plays are left. When somebody charges you, you pay **only with what lies in front of you**, and without money that would be your red properties. So put some money beside them.

    Choose *Bank it: 3M*.
deal-lesson-first-bank-else = First the money, please: without a bank you would pay with your properties. Bank the 3M.
deal-lesson-first-three =
    One play is left. Brown is quick: two cards make the set. Sly Deal and Just Say No stay in your hand; banked, they would be money for good, and you want them later.

    Choose *Lay it as brown: 1 of 2*. After three plays your turn ends. You may end it sooner too, and you keep at most seven cards.
deal-lesson-first-three-else = You still have a property to lay: brown needs only two cards. Keep the others for later.
deal-lesson-first-go =
    { $left } and { $right } have laid properties too, and you drew two cards again. One is **Pass Go**: it draws you two more. Play it first: what you draw may still be played this turn.

    Choose *Draw 2 cards*.
deal-lesson-first-go-else = That comes next. First Pass Go: perhaps you draw something even better.
deal-lesson-first-set =
    It brought the third red! A **full set** charges the most rent, and no Sly Deal can take a card out of it. You hold a rent card too; but charge after laying, not before: then it’s 6M instead of 3M.

    Choose *Lay it as red: 3 of 3*.
deal-lesson-first-set-else = Almost: first complete the red set. After that everything red earns more.
deal-lesson-first-rent =
    Now they pay. A **rent card** names two colors; everybody owes you the rent of your best set in one of them. Red is full: 6M from each.

    Choose *Charge everybody 6M for red*.
deal-lesson-first-rent-else = Your set is full and they still have money: now is the moment for the red/yellow rent.
deal-lesson-first-pay =
    { $left } had too little money and had to add **a pink property, which is yours now.** Then { $left } sent you a Debt Collector. You choose what you pay with, but nobody gives change: pay the 5M exactly, with your 5M. Saying no would be a waste.

    Tap *Pay 5M*.
deal-lesson-first-pay-else = You could, but you have a 5M card: exactly right, nothing is wasted, and your properties stay. Tap *Pay 5M*.
deal-lesson-first-no =
    { $right } charges you a doubled rent: 16M. That would cost all your money, and your red set as well. **Just Say No** stops whatever is aimed at you, whoever’s turn it is, and costs no play. This is the moment for it.

    Tap *Just say no!*
deal-lesson-first-no-else = That would cost you your money and your red set. This is what Just Say No is for.
deal-lesson-first-wild =
    { $right } had to accept your No. Your turn, and **you can win it right now**: you lack two sets and have three plays. The any-color wild takes the place of any property, so it fills your brown set.

    Choose *Lay it as brown: 2 of 2*.
deal-lesson-first-wild-else = To win this turn you need all three plays. Begin with the any-color wild as brown: that is your second set.
deal-lesson-first-either =
    Two sets! A wild of **two colors** may lie as either, and on your own turn you may move it to the other one whenever you like, at no cost. Here pink is better: you have one from { $left }.

    Choose *Lay it as pink: 2 of 3*.
deal-lesson-first-either-else = Lay the pink/orange wild as pink first, beside the pink you have. Then only one card is missing.
deal-lesson-first-sly =
    One pink is missing, and { $right } has it. A **Sly Deal** takes any property that is in no full set. Watch what the others have: what you lack often lies right there.

    Choose the pink one: *Take { $right }’s pink*.
deal-lesson-first-sly-else = The pink one is what you need: with it you have three sets. Choose Sly Deal, and take pink.
deal-lesson-first-over =
    Red, brown and pink: **three full sets, you win at once!**

    Remember: lay the quick sets first, keep money in front of you, charge when a set is full, and save Just Say No for what really hurts. And watch out for anybody with two sets: charge them, or take a card from them. The list of your cards tells you what every other card does.
