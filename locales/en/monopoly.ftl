# Monopoly: The Card Game: its command, what is asked, how moves are called, what happened, its pictures.

monopoly-name = Monopoly: The Card Game
monopoly-pitch = Trade cards until your whole hand is full colors, then go out.{ $target ->
        [3000] { " " }First to 3,000 wins.
        [5000] { " " }First to 5,000 wins.
       *[edition] { "" }
    }
monopoly-wealth-uk = Money in £
monopoly-wealth-deluxe = Money in $
monopoly-picture-edition-uk = UK edition
monopoly-picture-edition-deluxe = Deluxe edition
monopoly-score = { $edition ->
        [deluxe] { MONEY($score, "$") }
       *[uk] { MONEY($score, "£") }
    }
monopoly-money-uk = { MONEY($amount, "£") }
monopoly-money-deluxe = { MONEY($amount, "$") }

# Settings
monopoly-setting-edition = Edition
monopoly-setting-edition-uk = UK (pounds and London, 2 to 6 players)
monopoly-setting-edition-deluxe = Deluxe (dollars and gold bars, 2 to 4 players)
monopoly-setting-target = The match ends at
monopoly-setting-target-edition = { $most ->
        [4] 10,000
       *[6] 10,000 (7,000 if 5 or 6 play)
    }
monopoly-setting-target-5000 = 5,000
monopoly-setting-target-3000 = 3,000

# What is asked
monopoly-ask-turn = Your turn: draw a card, or trade.
monopoly-ask-turn-out = Your turn, and your { $edition ->
        [uk] hand
       *[deluxe] rack
    } is complete: go out, draw a card or trade.
monopoly-ask-dry = Your turn: the draw pile is empty. Trade or pass.
monopoly-ask-dry-out = Your turn: the draw pile is empty, and your { $edition ->
        [uk] hand
       *[deluxe] rack
    } is complete. Go out, trade or pass.
monopoly-ask-six = Your turn: swap your trade card for another player’s.
monopoly-ask-six-out = Your turn, and your hand is complete: go out, or swap your trade card for another player’s.
monopoly-ask-discard = Discard { $count ->
        [one] 1 card
       *[other] { $count } cards, the last one on top,
    } onto your trade pile.
monopoly-ask-lay = You’re going out. Take my suggestion, or lay your cards down your own way.
monopoly-ask-arrange = You went out with these { $edition ->
        [uk] Monopolies
       *[deluxe] Sets
    }. Keep it like this, or change it.
monopoly-ask-passing = Pass a card face-down to { $left }.
monopoly-ask-passing-out = Your hand is complete: go out, or pass a card face-down to { $left }.
monopoly-wait-turn = It’s { $who }’s turn
monopoly-wait-discard = { $who } discards
monopoly-wait-lay = { $who } is going out
monopoly-wait-arrange = { $who } went out and is arranging the cards
monopoly-wait-close = { $who } passes a card or goes out
monopoly-wait-passing = { $count ->
        [one] One player still has to pass a card
       *[other] { $count } players still have to pass a card
    }

# Moves
monopoly-pile = pile { $number }
monopoly-few = { $cards }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
monopoly-offer-draw = Draw a card
monopoly-offer-pass_turn = Pass
monopoly-offer-trade = Trade with { $other }
monopoly-offer-trade-adding = Add a card, trade with { $other }
monopoly-offer-grow = Take the top of { $other } and draw a card
monopoly-offer-grow-adding = Add a card, take the top of { $other } and draw
monopoly-offer-exchange = Swap with { $other }: { $given } for { $got }
monopoly-offer-discard = Discard { $count ->
        [one] a card
       *[other] { $count } cards
    }
monopoly-offer-go_out = Go out with { $amount }
monopoly-offer-lay = Go out, but arrange it myself
monopoly-offer-confirm = Lay it down like this: { $amount }
monopoly-offer-bind = What does { $card } stand for?
monopoly-offer-token = Move a token from { $group }
monopoly-offer-houses = Swap the houses of { $group } and { $other }
monopoly-offer-pass_card = Pass a card
monopoly-field-card = Which card?
monopoly-field-cards = Which cards, the last one on top?
monopoly-field-count = How many cards?
monopoly-field-target = What does it stand for?
monopoly-field-color = To which group?
monopoly-option-card = { $number } · { $card }
monopoly-option-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
monopoly-target-property = A missing card of { $group }
monopoly-target-house = The { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    } house on { $group }
monopoly-target-hotel = The hotel on { $group }
monopoly-target-token = A token on { $group }

# The steps of a move
monopoly-several = { $card }{ $more ->
        [0] { "" }
       *[other] { " " }+ { $more }
    }
monopoly-panel-trade = Trade with { $other }: { $given } for { $got }
monopoly-panel-take = Take { $got } from { $other } for { $given }
monopoly-panel-grow = Take { $got } from { $other } and draw a card
monopoly-panel-add-grow = Add a card, take { $got } from { $other } and draw
monopoly-panel-trades = Other trades
monopoly-panel-exchanges = Swap with somebody else
monopoly-panel-count = Trade { $count ->
        [one] 1 card
       *[other] { $count } cards
    } with { $other }
monopoly-panel-add = First lay a card on your pile
monopoly-panel-without = Only from my pile: { $given }
monopoly-panel-pass = Which card do you pass?
monopoly-panel-discard = { $count ->
        [one] Which card?
       *[other] Which { $count } cards?
    }
monopoly-panel-change = Arrange it differently
monopoly-panel-token = Move a token from { $group } to { $other }
monopoly-panel-bind = { $card }: { $target }
monopoly-out-discards = Going out, you discard { $discards }.

# What a move brings
monopoly-hint-swap = You get { $got }.
monopoly-hint-choosing = You get { $got }, then choose what you give.
monopoly-hint-target = That makes { $amount } before the reward.
monopoly-hint-property = { $group }: { $count } of { $size } in your hand
monopoly-hint-card = { $kind ->
        [1] The first on a full color
        [2] On top of the 1st house
        [3] On top of the 2nd house
        [4] On top of the 3rd house
        [5] On top of all four houses: 500 more
        [6] Counts a full group once more
        [7] Stands for what is missing, if you go out
        [8] Brings 200
       *[9] Whoever has the most of them gets 1,000
    }
monopoly-warn-trade = Trade with { $other }?
monopoly-warn-grow = Take the top of { $other } and draw a card?
monopoly-hint-trade-swap = You give { $given } and get { $got }.
monopoly-hint-grow-swap = You give { $given } and get { $got } and the top card of the draw pile.

# What happened
monopoly-start = When somebody reaches { $amount }, that hand is the last one. The most money wins.
monopoly-deal = Hand { $number }: { $who } deals, { $next } begins.
monopoly-dealt-you = You were dealt { $cards }.
monopoly-draw = { $who } draws a card.
monopoly-draw-you = You drew { $cards }.
monopoly-pass-turn = { $who } passes.
monopoly-trade = { $who } trades with { $other }: gives { $given } for { $got }.
monopoly-grow = { $who } trades with { $other }: gives { $given } for { $got } and a drawn card.
monopoly-discard = { $who } discards { $cards }.
monopoly-pass = { $who } has passed a card.
monopoly-pass-you = You pass { $cards }.
monopoly-passed = Everybody picks up the card passed to them.
monopoly-passed-you = { $who } passed you { $cards }.
monopoly-laying = { $who } is going out.
monopoly-out = { $who } goes out with { $cards }.
monopoly-reward = The reward: { $cards }.
monopoly-reward-none = There’s nothing left for a reward.
monopoly-undecided = Nobody went out. Everybody lays down what they have.
monopoly-result = { $who } gets { $amount }.
monopoly-result-void = { $who } is caught with a Chance and gets nothing!
monopoly-tie = A tie at { $amount }: one more hand decides.
monopoly-end = { $who } has { $amount }, and that ends the match.
monopoly-resign = { $who } resigns. Their cards leave play.
monopoly-end-alone = { $who } is the last one left.

# What cannot be done, and what can
monopoly-now-turn = Draw, trade or go out first.
monopoly-now-six = Swap your trade card first: with 5 or 6 players, nobody draws.
monopoly-now-discard = Discard first.
monopoly-now-lay = You’re going out: take my suggestion, or lay your cards down your own way.
monopoly-now-arrange = You went out: arrange your cards, or keep them as they are.
monopoly-now-close = Pass a card to your left, or go out.
monopoly-now-passing = Pass a card to your left first.
monopoly-passed-already = You’ve already passed a card. Play continues once everybody has.
monopoly-nothing-to-draw = The draw pile is empty. Trade with somebody, go out or pass.
monopoly-no-passing = You can pass only when the draw pile is empty. Draw or trade.
monopoly-not-in-hand = You don’t have that card any more. Choose another one.
monopoly-pass-not-held = You don’t have that card any more. Pass another one.
monopoly-trade-there = { $count ->
        [0] There’s no card
        [one] There’s only 1 card
       *[other] There are only { $count } cards
    } in that trade pile, so you can’t take { $chosen }. Choose again.
monopoly-trade-own = { $count ->
        [0] There’s no card
        [one] There’s only 1 card
       *[other] There are only { $count } cards
    } in your own trade pile, so you can’t give { $chosen }. Choose again.
monopoly-grow-owned = You can’t also draw when you trade with { $who }: give as many cards as you take.
monopoly-discard-count = You have to discard exactly { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, but you chose { $chosen }. Choose again.
monopoly-drop-one = Discard one card at a time. You chose { $chosen }.
monopoly-drop-needed = You need { $cards } to go out. Discard another card.
monopoly-drop-none = There’s nothing left to discard. Choose what your Chance cards stand for, or lay your cards down.
monopoly-partner-out = { $who } has left the match. Swap with somebody else.
monopoly-incomplete = You can’t go out yet: { $cards } is missing.
monopoly-no-group = You can’t go out yet: you need at least one whole { $edition ->
        [uk] Monopoly
       *[deluxe] Set
    }.
monopoly-too-many = You can’t go out yet: you hold { $count } × { $card }, and { $groups ->
        [0] none of your groups can take one
        [one] you have only 1 group to put one on
       *[other] you have only { $groups } groups to put one on
    }.
monopoly-none-to-spare = You can’t go out yet: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } would have to go, and all your groups need theirs.
monopoly-nothing-to-choose = There’s nothing to choose here. Just go out.
monopoly-target = A Chance can’t stand for that here. Choose something from the list.
monopoly-enough-changes = That’s enough rearranging. Lay your cards down now.
monopoly-cannot-move = It can’t go there. Choose something from the list.

# The cards, as both editions call them
monopoly-card-uk-0 = Old Kent Road
monopoly-card-uk-1 = White­chapel Road
monopoly-card-uk-2 = The Angel Isling­ton
monopoly-card-uk-3 = Euston Road
monopoly-card-uk-4 = Penton­ville Road
monopoly-card-uk-5 = Pall Mall
monopoly-card-uk-6 = White­hall
monopoly-card-uk-7 = North­um­ber­land Avenue
monopoly-card-uk-8 = Bow Street
monopoly-card-uk-9 = Marl­borough Street
monopoly-card-uk-10 = Vine Street
monopoly-card-uk-11 = Strand
monopoly-card-uk-12 = Fleet Street
monopoly-card-uk-13 = Trafal­gar Square
monopoly-card-uk-14 = Leices­ter Square
monopoly-card-uk-15 = Coven­try Street
monopoly-card-uk-16 = Picca­dilly
monopoly-card-uk-17 = Regent Street
monopoly-card-uk-18 = Oxford Street
monopoly-card-uk-19 = Bond Street
monopoly-card-uk-20 = Park Lane
monopoly-card-uk-21 = Mayfair
monopoly-card-uk-22 = King’s Cross
monopoly-card-uk-23 = Maryle­bone
monopoly-card-uk-24 = Fen­church Street
monopoly-card-uk-25 = Liver­pool Street
monopoly-card-uk-26 = Electric Com­pany
monopoly-card-uk-27 = Water Works
monopoly-card-deluxe-0 = Mediter­ranean Avenue
monopoly-card-deluxe-1 = Baltic Avenue
monopoly-card-deluxe-2 = Oriental Avenue
monopoly-card-deluxe-3 = Vermont Avenue
monopoly-card-deluxe-4 = Connec­ticut Avenue
monopoly-card-deluxe-5 = St. Charles Place
monopoly-card-deluxe-6 = States Avenue
monopoly-card-deluxe-7 = Virginia Avenue
monopoly-card-deluxe-8 = St. James Place
monopoly-card-deluxe-9 = Tennes­see Avenue
monopoly-card-deluxe-10 = New York Avenue
monopoly-card-deluxe-11 = Ken­tucky Avenue
monopoly-card-deluxe-12 = Indiana Avenue
monopoly-card-deluxe-13 = Illinois Avenue
monopoly-card-deluxe-14 = Atlantic Avenue
monopoly-card-deluxe-15 = Ventnor Avenue
monopoly-card-deluxe-16 = Marvin Gardens
monopoly-card-deluxe-17 = Pacific Avenue
monopoly-card-deluxe-18 = North Carolina Avenue
monopoly-card-deluxe-19 = Pennsyl­vania Avenue
monopoly-card-deluxe-20 = Park Place
monopoly-card-deluxe-21 = Board­walk
monopoly-card-deluxe-22 = Reading Railroad
monopoly-card-deluxe-23 = Pennsyl­vania Railroad
monopoly-card-deluxe-24 = B. & O. Railroad
monopoly-card-deluxe-25 = Short Line Railroad
monopoly-card-deluxe-26 = Electric Com­pany
monopoly-card-deluxe-27 = Water Works
monopoly-card-house = { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    } house
monopoly-card-hotel = Hotel
monopoly-card-token = Token: { $number ->
        [1] ship
        [2] car
        [3] dog
        [4] hat
        [5] iron
       *[6] boot
    }
monopoly-card-chance = Chance
monopoly-card-go = GO
monopoly-card-mister = Mr. Mo­nop­oly

# The groups
monopoly-color-uk-brown = Brown
monopoly-color-uk-light-blue = Light blue
monopoly-color-uk-pink = Pink
monopoly-color-uk-orange = Orange
monopoly-color-uk-red = Red
monopoly-color-uk-yellow = Yellow
monopoly-color-uk-green = Green
monopoly-color-uk-dark-blue = Dark blue
monopoly-color-uk-stations = Stations
monopoly-color-uk-utilities = Utilities
monopoly-color-deluxe-brown = Brown
monopoly-color-deluxe-light-blue = Light blue
monopoly-color-deluxe-pink = Pink
monopoly-color-deluxe-orange = Orange
monopoly-color-deluxe-red = Red
monopoly-color-deluxe-yellow = Yellow
monopoly-color-deluxe-green = Green
monopoly-color-deluxe-dark-blue = Dark blue
monopoly-color-deluxe-stations = Railroads
monopoly-color-deluxe-utilities = Utilities

# The command in Discord
monopoly-command = Monopoly: The Card Game: trade for full colors, build, and go out
monopoly-command-new = Open a table of Monopoly: The Card Game in this channel; others join with one click
monopoly-variant-uk = Swap cards for full colors and build.
monopoly-variant-uk-title = Monopoly: The Card Game, UK
monopoly-variant-deluxe = The same in dollars, with gold bars.
monopoly-variant-deluxe-title = Monopoly: The Card Game, Deluxe
monopoly-new-edition = The UK edition for 2 to 6, or the Deluxe edition with gold bars for 2 to 4
monopoly-name-edition = edition
monopoly-choice-edition-uk = uk
monopoly-choice-edition-deluxe = deluxe
monopoly-new-target = How much money ends the match; 10,000, or 7,000 with 5 or 6 players
monopoly-name-target = target
monopoly-choice-target-edition = edition

# The words on its pictures, and the same for those who listen to them


# The line at the top
monopoly-picture-ask-turn = { $may ->
        [exchange] { $name }’s turn: swap trade cards
        [trade] { $name }’s turn: trade or pass
        [drawing] { $name }’s turn: draw a card
        [passing] { $name }’s turn: pass
       *[draw] { $name }’s turn: draw or trade
    }
monopoly-picture-ask-discard = { $name }: discard { $count ->
        [one] a card
       *[other] { $count } cards
    }
monopoly-picture-ask-partner = { $name }: discard a card
monopoly-picture-ask-lay = { $name } is going out
monopoly-picture-ask-arrange = { $name } went out and arranges the cards
monopoly-picture-ask-close = { $name }: pass a card to the left
monopoly-picture-ask-passing = Pass a card to the left: { $name }
monopoly-picture-ask-passing-all = Pass a card to the left

# The line at the top of one's own hand
monopoly-picture-you-turn = { $may ->
        [exchange] Your turn: swap trade cards
        [trade] Your turn: trade or pass
        [drawing] Your turn: draw a card
        [passing] Your turn: pass
       *[draw] Your turn: draw or trade
    }
monopoly-picture-you-discard = Your turn: discard { $count ->
        [one] a card
       *[other] { $count } cards
    }
monopoly-picture-you-partner = Your turn: discard a card
monopoly-picture-you-lay = You’re going out
monopoly-picture-you-arrange = You went out: arrange your cards
monopoly-picture-you-close = Your turn: pass a card to { $name }
monopoly-picture-you-passing = Your turn: pass a card to { $name }

# What happened last, and the piles
monopoly-picture-last-draw = drew a card
monopoly-picture-last-trade = traded
monopoly-picture-last-grow = took from a pile
monopoly-picture-last-exchange = exchanged
monopoly-picture-last-discard = discarded
monopoly-picture-last-pass = passed
monopoly-picture-last-out = went out
monopoly-picture-last-passed = everybody passed a card
monopoly-picture-last-resign = left the match
monopoly-picture-last-deal = dealt a new hand
monopoly-picture-draw = { $count } to draw
monopoly-picture-pile = Pile { $number }
monopoly-picture-pile-free = Pile { $number } · nobody’s
monopoly-picture-traded = { $name } traded with { $other }
monopoly-picture-traded-pile = { $name } traded with pile { $number }
monopoly-picture-from-draw = from the draw pile
monopoly-picture-gave = gave
monopoly-picture-hand-of = Hand { $number } · to { $target }
monopoly-picture-hand-over = Hand { $number } is over · to { $target }
monopoly-picture-went-out = went out
monopoly-picture-score = = { $money }
monopoly-picture-void = a Chance: worth nothing

# The hand
monopoly-picture-share = { $count } of { $size }
monopoly-picture-out = Going out brings { $money }
monopoly-picture-out-asked = Go out for { $money }?
monopoly-picture-laid = Worth { $money } like this
monopoly-picture-laid-asked = Lay it down like this, for { $money }?
monopoly-picture-discards = { $count } too many
monopoly-picture-unused = not used

# For those who listen
monopoly-picture-alt-laid = Laid down: { $parts }.
monopoly-picture-alt-part = { $cards } = { $what }
monopoly-picture-alt-missing = Missing for full groups: { $cards }.
monopoly-picture-alt-last = Last: { $name } { $what }{ $empty ->
        [yes] { "" }
       *[other] : { $cards }
    }.
monopoly-picture-alt-all-passed = Last: everybody passed a card.
monopoly-picture-alt-gave = Last: { $name } gave { $cards }, { $other } gave { $got }.
monopoly-picture-alt-took = Last: { $name } put { $cards } on pile { $pile } and took { $got }{ $grown ->
        [yes] { " " }and a card from the draw pile
       *[other] { "" }
    }.
monopoly-picture-alt-seat = { $letter } { $name }: { $money }{ $hand }, pile { $pile }.
monopoly-picture-alt-held = , hand { $count }
monopoly-picture-alt-passed = , has passed
monopoly-picture-alt-result = { $letter } { $name }{ $note }: +{ $total }, { $score }: { $parts }.
monopoly-picture-alt-pile = Pile { $number }: { $pile }.
monopoly-picture-alt-end = { $hand }{ $six ->
        [yes] { "" }
       *[no] , { $draw }
    }.

# What a move brings by the end of it all, for whoever is named after it
monopoly-feature-money = { $change ->
        [more] more money
       *[less] less money
    }
monopoly-feature-lead = { $change ->
        [more] more money with the end in sight
       *[less] less money with the end in sight
    }
monopoly-feature-worth = { $change ->
        [more] a more promising hand
       *[less] a less promising hand
    }
monopoly-feature-hope = { $change ->
        [more] a stronger hand for the finish
       *[less] a weaker hand for the finish
    }
monopoly-feature-laid = { $change ->
        [more] a hand worth more right away
       *[less] a hand worth less right away
    }
monopoly-feature-ready = { $change ->
        [more] a hand ready to go out
       *[less] no hand ready to go out
    }
monopoly-feature-out = { $change ->
        [more] the way out this turn
       *[less] no way out this turn
    }
monopoly-feature-full = { $change ->
        [more] more complete groups
       *[less] fewer complete groups
    }
monopoly-feature-chances = { $change ->
        [more] more Chance cards
       *[less] fewer Chance cards
    }
monopoly-feature-tokens = { $change ->
        [more] more tokens
       *[less] fewer tokens
    }
monopoly-feature-excess = { $change ->
        [more] surplus cards
       *[less] fewer surplus cards
    }
monopoly-feature-next = { $change ->
        [more] the next turn sooner
       *[less] the next turn later
    }

# Puzzles
monopoly-puzzle-turn = **Draw, trade or go out?** One way is much better than the rest.
monopoly-puzzle-discard = **Too many cards.** Which do you let go of? One choice is much better than the rest.
monopoly-puzzle-arrange = **Your hand lies on the table.** How do you arrange it?
monopoly-puzzle-worth = **What is this hand worth?** Somebody else has gone out, and everybody lays down.
monopoly-puzzle-finish = **The end is near.** One move all but wins the match. Which?
monopoly-puzzle-amount = { $edition ->
        [deluxe] { MONEY($amount, "$") }
       *[uk] { MONEY($amount, "£") }
    }
monopoly-puzzle-group = { $group }{ $houses ->
        [0] { "" }
        [one] , 1 house
       *[other] , { $houses } houses
    }{ $hotel ->
        [0] { "" }
       *[other] , a hotel
    }{ $tokens ->
        [0] { "" }
        [one] , 1 token (once more the whole group)
       *[other] , { $tokens } tokens (each once more the whole group)
    }: { $amount }
monopoly-puzzle-goes = { $count } × GO: { $amount }
monopoly-puzzle-misters = Most Mr. Monopoly: { $amount }
monopoly-puzzle-void = A Chance makes a hand worthless unless you’re the one who went out.
monopoly-puzzle-rest = Groups that aren’t full don’t count.
