# The rules of Monopoly: The Card Game in friendly words. A section is a title and a text; rules.md has the exact clauses.

monopoly-rules-goal-title = What it’s about
monopoly-rules-goal =
    Collect all cards of a color, put houses, hotels and tokens on it, and **go out** when everything in your hand belongs to a full group. The hand is then scored; several hands are played.

    At the end of a hand in which somebody has **10,000 or more** (7,000 with five or six players), the most money wins.

monopoly-rules-turn-title = Your turn
monopoly-rules-turn =
    Everybody has ten cards and a **trade pile** in front of them, open to all. On your turn do one of three things:
    • **Draw** the top card of the pile.
    • **Trade**: the top cards of your pile for as many from the top of another’s. Both of you take what you get into your hands, and nobody can refuse. Before trading you may lay one card from your hand on your pile.
    • **Go out.**

    Afterwards you discard onto your own pile until you hold ten; if you already do, you keep them all. With two or three players there are also piles that belong to nobody: trade with them like with any other, several cards at once too.

monopoly-rules-groups-title = Groups
monopoly-rules-groups =
    A group is full with all two or three cards of a color, both utilities, or **two, three or four stations**.

    On a color you build **houses in order**, 1st to 4th, and a hotel on top of all four. **Tokens** go on any full group, as many as you like.

    A **Chance** card stands for anything that’s missing, but only if you’re the one who goes out. In any other hand, it makes all the cards worthless!

monopoly-rules-out-title = Going out
monopoly-rules-out =
    You may go out when every property, house and hotel of your hand belongs to a full group, and you have at least one such group. GO, Mr. Monopoly and tokens may be there in any number.

    As a reward you take the **top five cards** of the pile and add what fits. The best arrangement is proposed; take it with one click, or change it.

monopoly-rules-scoring-title = Scoring
monopoly-rules-scoring =
    • A group counts its value, **once more for each house**, and 500 for a hotel.
    • Each **token** counts the whole group once more: yellow with three houses and two tokens is 1,200 three times.
    • **GO** counts 200 each. The **most Mr. Monopoly** cards count 1,000; if two have the most, nobody gets it.

    Everybody scores, not only who went out.

monopoly-rules-six-title = With five or six
monopoly-rules-six =
    There’s no draw pile: all cards are dealt, and everybody has one open trade card. On your turn **exchange it with somebody else’s**; both take the card they got and lay another one down.

    After each turn **all pass one card to the left** at the same time, face down. Whoever goes out may add trade cards from the table as a reward.

monopoly-rules-options-title = What a table can choose
monopoly-rules-options =
    • **Edition**: the UK edition with London’s streets and pounds, two to six players; or the Deluxe edition with dollars, racks and gold bars, two to four.
    • **Target**: 5,000 or 3,000 for a shorter match.

    If the pile is empty and nobody goes out, the hand ends and is scored as it is. Once the match is over, everybody can check that every shuffle was fair.

# The lesson of the UK edition

monopoly-lesson-uk-title = Monopoly, the UK edition: your first match
monopoly-lesson-uk-goal = Welcome! Only you can see these ten cards. You want every street and house among them to belong to a **full color**: then you go out, and the hand pays. You have two of three reds and two of three greens. In front of everybody lies an open trade pile, but nothing there helps you yet. So press *Draw a card*.
monopoly-lesson-uk-goal-else = None of the cards lying open belongs to what you hold. A new one may: draw.
monopoly-lesson-uk-discard = Park Lane! But that makes eleven cards, and a turn ends with ten. One has to go, openly, onto your own trade pile. You’re collecting red and green; houses, the token and Mr. Monopoly bring money later. Bow Street is alone in its color and not worth much: discard *Bow Street*.
monopoly-lesson-uk-discard-else = You’ll miss that one. Bow Street is alone in its color: let it go.
monopoly-lesson-uk-trade = Look at { $left }’s pile: Trafalgar Square, your third red! Instead of drawing you may **trade**: the top card of your pile for the top card of another. Nobody can refuse, and both cards go into your hands. Press *Trade with { $left }: Bow Street for Trafalgar Square*, and say yes.
monopoly-lesson-uk-trade-else = A card you see is better than one you don’t: Trafalgar Square makes your red full.
monopoly-lesson-uk-pile = Red is full! Eleven cards again. Mind what you put on your pile: others may take it. Whitehall lies on { $left }’s own pile, so pink isn’t wanted there, and you have only one: discard *Northumberland Avenue*.
monopoly-lesson-uk-pile-else = That would hurt more. Nobody seems to want pink: discard Northumberland Avenue.
monopoly-lesson-uk-two = Regent Street, your third green, is the second card of { $left }’s pile. You may trade **several at once**: your top two for the top two there, just as they lie. Your two are of no use to you, so press *Trade with { $left }: Northumberland Avenue + 1 for Regent Street + 1*, and say yes.
monopoly-lesson-uk-two-else = That doesn’t get you Regent Street. Two of your cards for two of { $left }’s do.
monopoly-lesson-uk-full = Twelve cards, so two have to go. Count what belongs together: three reds, three greens, two houses to build on them, a token and Mr. Monopoly. That’s ten! Discard *Euston Road* and *Park Lane*, and nothing in your hand is left over.
monopoly-lesson-uk-full-else = Keep all reds and greens, the houses, the token and Mr. Monopoly. Only Euston Road and Park Lane belong to nothing.
monopoly-lesson-uk-out = Your hand is complete, so instead of drawing you may **go out**: lay it down and end the hand for all. You could wait for a better one, but whoever goes out gets five more cards as a reward, and { $left } may be faster. Press *Go out with { MONEY(2350, "£") }*.
monopoly-lesson-uk-out-else = Better take what you have, before { $left } goes out.
monopoly-lesson-uk-reward = Whatever fits of the five cards is laid down already. Green counts 350 and once more for each house, the 1st, 2nd and 3rd: 1,400. The **token** counts that again: 2,800. Red with one house is 500, GO is 200. There’s no better way, so press *Lay it down like this: { MONEY(3500, "£") }*.
monopoly-lesson-uk-reward-else = That’s worth less. Houses and tokens belong on the priciest color.
monopoly-lesson-uk-swap = The most **Mr. Monopoly** cards brought you { MONEY(1000, "£") } more! Everybody is paid for full groups, { $left } too. Two hands later: you have a station, and **two make a group**. Your pile is empty, but before a trade you may lay a card from your hand there. Press *Take Marylebone from pile 3 for Bow Street*, and say yes; that pile is nobody’s.
monopoly-lesson-uk-swap-else = Marylebone is what you need: two stations are a full group already.
monopoly-lesson-uk-houses = Still ten cards, so there’s nothing to discard. Dark blue is full, and so are the stations. But houses stand **in order**: without a 2nd house your 3rd has no place, and you may not go out. No 2nd house lies open, so press *Draw a card*.
monopoly-lesson-uk-houses-else = No 2nd house lies open anywhere. Try your luck with the draw pile.
monopoly-lesson-uk-chance = A **Chance**! It stands for anything you’re missing, here for the 2nd house. But only for the one who goes out: if { $left } is first, a hand with a Chance in it counts **nothing at all**. So now you hurry. Everything fits but one: discard *Bond Street*.
monopoly-lesson-uk-chance-else = Then you couldn’t go out next turn, with a Chance in your hand! Bond Street is the only card you can spare.
monopoly-lesson-uk-joker = You’re in time. Dark blue counts 400 and three houses, the Chance being the 2nd: 1,600, and the token counts it again. The stations bring 250, GO 200. Never sit on a Chance a turn longer than you must: press *Go out with { MONEY(3650, "£") }*.
monopoly-lesson-uk-joker-else = Too risky with a Chance in your hand. Go out while you can.
monopoly-lesson-uk-score = And the reward has another token: dark blue now counts three times, 4,800. Two stations take tokens as well, but no houses; a hotel, on top of all four houses, would add 500. Press *Lay it down like this: { MONEY(5450, "£") }*.
monopoly-lesson-uk-score-else = That’s worth less. Tokens belong on the priciest group.
monopoly-lesson-uk-end = { MONEY(11750, "£") }! A hand after which somebody has 10,000 is the last one, and the most money wins: you. Remember three things: a card that lies open is better than a blind one; houses and tokens go on your priciest color; and go out early, above all with a Chance. Enjoy your first table!

# The lesson of the Deluxe edition

monopoly-lesson-deluxe-title = Monopoly, the Deluxe edition: your first match
monopoly-lesson-deluxe-goal = Welcome! Only you can see the ten cards on your rack. When every property and every house among them belongs to a **Set**, all cards of a color, you go out and are paid. Two railroads are a Set already, and you have them. Everybody has an open trade pile, but there’s nothing useful there now. So press *Draw a card*.
monopoly-lesson-deluxe-goal-else = None of the cards lying open brings you nearer to a Set. A new one may: draw.
monopoly-lesson-deluxe-discard = GO: it brings 200, whatever else you have. But a turn ends with ten cards, so one has to go, openly, onto your own trade pile. Brown is the cheapest color, and you have only one: discard *Baltic Avenue*.
monopoly-lesson-deluxe-discard-else = You’ll miss that one. Baltic Avenue is worth the least.
monopoly-lesson-deluxe-trade = Two fine cards have turned up: Illinois Avenue, your third red, and Park Place, your second dark blue. Instead of drawing you may **trade**: the top card of your pile for the top card of another. Nobody can refuse. Dark blue is the priciest color, so take that first: press *Trade with { $left }: Baltic Avenue for Park Place*, and say yes.
monopoly-lesson-deluxe-trade-else = Park Place makes the priciest color of all full. Take that.
monopoly-lesson-deluxe-forced = Dark blue is full! What you gave went onto { $left }’s rack. Now you have eleven cards again. One pink and one orange are left over, and pink is cheaper: discard *States Avenue*. With luck Illinois Avenue still lies there when your turn comes.
monopoly-lesson-deluxe-forced-else = That would hurt more. Pink is cheap, and you have one of three: discard States Avenue.
monopoly-lesson-deluxe-out = What luck: { $right } wanted pink and **traded with you**. You couldn’t have refused, but you got Illinois Avenue for it, and red is full! Whoever begins a turn with more than ten cards may go out, too. What is left over is discarded, here Tennessee Avenue. Press *Go out with { MONEY(2300, "$") }*.
monopoly-lesson-deluxe-out-else = Your rack is complete. Go out before somebody else does.
monopoly-lesson-deluxe-reward = Whoever goes out gets five more cards, and whatever fits is laid down already: a third railroad (three bring 500) and two **houses**. Dark blue counts 400 and once more for each house, the 1st and the 2nd: 1,200. The **token** counts that again: 2,400. Press *Lay it down like this: { MONEY(3600, "$") }*.
monopoly-lesson-deluxe-reward-else = That’s worth less. Houses and tokens belong on the priciest Set.
monopoly-lesson-deluxe-pile = Everybody is paid for full Sets. So three hands later everybody has money in their tray; a **gold bar** is worth five $1,000 bills. You have Electric Company, and Water Works lies on pile 4, which is nobody’s. With that one you trade just the same: press *Take Water Works from pile 4 for Tennessee Avenue*, and say yes.
monopoly-lesson-deluxe-pile-else = Water Works makes your utilities full: 500 in one go.
monopoly-lesson-deluxe-utilities = The two utilities bring 500. Like railroads they take tokens, but no houses. Put your houses on yellow: it’s expensive, and only Marvin Gardens is missing. You have one card each of light blue, pink and green, and light blue is the cheapest: discard *Connecticut Avenue*.
monopoly-lesson-deluxe-utilities-else = Keep yellow, the utilities and what goes on top. Connecticut Avenue is worth the least.
monopoly-lesson-deluxe-fourth = { $left } has thrown a 4th house away. Leave it there: houses stand **in order**, and a 4th without a 3rd would only keep you from going out. Marvin Gardens is nowhere to be seen. When nothing helps you, press *Draw a card*.
monopoly-lesson-deluxe-fourth-else = Nothing there helps you. Better look at a new card.
monopoly-lesson-deluxe-chance = A **Chance**! For whoever goes out it’s any card that is missing: here Marvin Gardens. On everybody else’s rack it makes **all cards worthless** when the hand ends. So hurry now. Pink is cheaper than green: discard *Virginia Avenue*.
monopoly-lesson-deluxe-chance-else = That would cost you more. Of what you don’t need, Virginia Avenue is the cheapest.
monopoly-lesson-deluxe-watch = { $right } has just taken St. Charles Place, which is pink, and on your pile lies Virginia Avenue, pink as well! Don’t give that away. Before a trade you may **lay a card from your rack on top**. You get the 3rd house, and your rack is complete: press *Trade with { $right }: Pacific Avenue for 3rd house*, and say yes.
monopoly-lesson-deluxe-watch-else = The 3rd house is what you want, and Pacific Avenue the card to give for it.
monopoly-lesson-deluxe-joker = All ten cards have their place, the Chance being Marvin Gardens: yellow, 300 with three houses, is 1,200, and the token counts it again. The utilities bring 500. With a Chance on your rack you never wait: press *Go out with { MONEY(2900, "$") }*.
monopoly-lesson-deluxe-joker-else = Too risky with a Chance on your rack. Go out while you can.
monopoly-lesson-deluxe-free = Marvin Gardens itself was in the reward! Now your Chance is free to be something else, and has become a second token: yellow counts three times. What is best is always laid out for you, so press *Lay it down like this: { MONEY(4300, "$") }*.
monopoly-lesson-deluxe-free-else = That’s worth less. The Chance helps most as a token on yellow.
monopoly-lesson-deluxe-end = { MONEY(11700, "$") }! A hand after which somebody has 10,000 is the last one, and the most money wins: you. { $left } was caught with a Chance and got nothing. Remember three things: a card that lies open is better than a blind one; look at what others collect before you give; build on your priciest Set and go out early. Enjoy your first table!
