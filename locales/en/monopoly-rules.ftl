# The rules of Monopoly: The Card Game in friendly words. A section is a title and a text; rules.md has the exact clauses.

monopoly-rules-goal-title = What it is about
monopoly-rules-goal =
    Collect all cards of a colour, put houses, hotels and tokens on it, and **go out** when everything in your hand belongs to a full group. The hand is then scored; several hands are played.

    At the end of a hand in which somebody has **10,000 or more** (7,000 with five or six players), the most money wins.

monopoly-rules-turn-title = Your turn
monopoly-rules-turn =
    Everybody has ten cards and a **trade pile** in front of them, open to all. On your turn do one of three things:
    • **Draw** the top card of the pile.
    • **Trade**: the top cards of your pile for as many from the top of another’s. They go to both hands, and the other cannot refuse. Before trading you may lay one card from your hand on your pile.
    • **Go out.**

    Afterwards you discard onto your own pile until you hold ten. With two or three players there are also piles that belong to nobody.

monopoly-rules-groups-title = Groups
monopoly-rules-groups =
    A group is full with all two or three cards of a colour, both utilities, or **two, three or four stations**.

    On a colour you build **houses in order**, 1st to 4th, and a hotel on top of all four. **Tokens** go on any full group, as many as you like.

    A **Chance** card stands for anything that is missing, but only in the hand of whoever goes out. In every other hand it makes the whole hand worthless!

monopoly-rules-out-title = Going out
monopoly-rules-out =
    You may go out when every property, house and hotel of your hand belongs to a full group, and there is at least one. GO, Mr. Monopoly and tokens may be there in any number.

    As a reward you take the **top five cards** of the pile and add what fits. The best arrangement is proposed; take it with one click, or change it.

monopoly-rules-scoring-title = Scoring
monopoly-rules-scoring =
    • A group counts its value, **once more for each house**, and 500 for a hotel.
    • Each **token** counts the whole group once more: yellow with three houses and two tokens is 1,200 three times.
    • **GO** counts 200 each. The **most Mr. Monopoly** cards count 1,000; if two have the most, nobody gets it.

    Everybody scores, not only who went out.

monopoly-rules-six-title = With five or six
monopoly-rules-six =
    There is no draw pile: all cards are dealt, and everybody has one open trade card. On your turn **exchange it with somebody else’s**; both take the card they got and lay another one down.

    After each turn **all pass one card to the left** at the same time, face down. Whoever goes out may add trade cards from the table as a reward.

monopoly-rules-options-title = What a table can choose
monopoly-rules-options =
    • **Edition**: the UK edition with London’s streets and pounds, two to six players; or the Deluxe edition with dollars, racks and gold bars, two to four.
    • **Target**: 5,000 or 3,000 for a shorter match.

    If the pile is empty and nobody goes out, the hand ends and is scored as it is. All shuffles can be checked when the match is over: press *Verify the shuffles*.
