# Monopoly Deal: what is asked, how cards and moves are called, what happened, its command and its pictures; rules in deal-rules.ftl.

deal-name = Monopoly Deal
deal-pitch = Collect properties, charge rent, steal, and say no.
deal-sets = Full sets of different colors
deal-total = Points of all rounds
deal-wealth = Millions on the table
deal-score = { $scoring ->
        [points] { $score ->
            [one] 1 point
           *[other] { $score } points
        }
       *[sets] { $score ->
            [one] 1 full set
           *[other] { $score } full sets
        }
    }
deal-tiebreak = { $figure }M on the table

# Settings
deal-face-out = Without the two Deal Breakers, which take whole sets: that’s what the rules say.
deal-face-in = **With the two Deal Breakers**, which take whole sets.
deal-flip-in = With Deal Breakers
deal-flip-out = Without Deal Breakers
deal-setting-scoring = Who wins
deal-setting-scoring-sets = whoever has three full sets first
deal-setting-scoring-points = whoever gets the most points
deal-setting-rounds = Rounds (when points win)
deal-setting-rounds-1 = 1 round
deal-setting-rounds-2 = 2 rounds
deal-setting-rounds-3 = 3 rounds
deal-setting-rounds-4 = 4 rounds
deal-setting-rounds-5 = 5 rounds
deal-setting-rounds-6 = 6 rounds
deal-setting-rounds-7 = 7 rounds
deal-setting-rounds-8 = 8 rounds
deal-setting-round_limit = Turns of each player in a round
deal-setting-round_limit-none = no limit
deal-setting-round_limit-15 = at most 15
deal-setting-round_limit-30 = at most 30
deal-setting-deal_breaker = The two Deal Breakers
deal-setting-deal_breaker-out = are out, as in the rules
deal-setting-deal_breaker-in = are in the deck
deal-setting-forced_deal_own_set = For a Forced Deal
deal-setting-forced_deal_own_set-no = your own full sets stay whole
deal-setting-forced_deal_own_set-yes = you may give a card of your own full set

# Colors
deal-color-brown = brown
deal-color-light_blue = light blue
deal-color-pink = pink
deal-color-orange = orange
deal-color-red = red
deal-color-yellow = yellow
deal-color-green = green
deal-color-dark_blue = dark blue
deal-color-station = station
deal-color-utility = utility

# Cards
deal-card-money = { $value }M
deal-card-property = { $color } property
deal-card-wild = { $one }/{ $other } wild
deal-card-wild-any = any-color wild
deal-card-rent = { $one }/{ $other } rent
deal-card-rent-any = any-color rent
deal-card-breaker = Deal Breaker
deal-card-no = Just Say No
deal-card-sly = Sly Deal
deal-card-forced = Forced Deal
deal-card-debt = Debt Collector
deal-card-birthday = It’s My Birthday
deal-card-double = Double the Rent
deal-card-house = House
deal-card-hotel = Hotel
deal-card-go = Pass Go

# What is asked
deal-ask-play = { $plays ->
        [0] No plays left: rearrange, or end your turn.
        [one] Your turn: 1 play left.
       *[other] Your turn: { $plays } plays left.
    }
deal-ask-card = { $card }: what do you do with it?
deal-ask-arrange = Rearranging is free: it doesn’t count as a play.
deal-wait-play = { $who } plays ({ $plays ->
        [one] 1 play left
       *[other] { $plays } plays left
    })
deal-ask-discard = Your hand is too big: choose { $count ->
        [one] the card
       *[other] the { $count } cards
    } to put under the draw pile.
deal-wait-discard = { $who } puts { $count ->
        [one] a card
       *[other] { $count } cards
    } back
deal-ask-rent = { $nos ->
        [0] { $who } charges you { $sum }M rent
       *[other] { $who } says no to your No and wants { $sum }M rent
    }.{ $all ->
        [yes] { " " }It takes all you have: { $amount }M.
       *[no] { "" }
    }
deal-ask-birthday = { $nos ->
        [0] It’s { $who }’s birthday and costs you { $sum }M
       *[other] { $who } says no to your No and wants { $sum }M for the birthday
    }.{ $all ->
        [yes] { " " }It takes all you have: { $amount }M.
       *[no] { "" }
    }
deal-ask-debt = { $nos ->
        [0] { $who } collects { $sum }M from you
       *[other] { $who } says no to your No and collects { $sum }M
    }.{ $all ->
        [yes] { " " }It takes all you have: { $amount }M.
       *[no] { "" }
    }
deal-ask-sly = { $nos ->
        [0] { $who } wants to take your { $card }
       *[other] { $who } says no to your No and takes your { $card }
    }. Do you let it go?
deal-ask-forced = { $nos ->
        [0] { $who } wants your { $card } and gives you: { $own }
       *[other] { $who } says no to your No, takes your { $card } and gives you: { $own }
    }. Do you swap?
deal-ask-breaker = { $nos ->
        [0] { $who } wants to take your whole { $color } set
       *[other] { $who } says no to your No and takes your whole { $color } set
    }. Do you let it go?
deal-ask-no = { $count ->
        [one] { $who } says no. Do you accept that?
       *[other] { $who } and others say no. Do you accept that?
    }
deal-wait-answer = { $action }: { $count ->
        [one] { $who } has to answer
       *[other] { $count } players have to answer
    }
deal-action-rent = Rent
deal-action-birthday = Birthday
deal-action-debt = Debt Collector
deal-action-sly = Sly Deal
deal-action-forced = Forced Deal
deal-action-breaker = Deal Breaker

# Moves
deal-choose-card = Your cards
deal-choose-lay = In which color?
deal-choose-debt = Who pays you 5M?
deal-choose-rent = What do you charge for?
deal-choose-rent_one = Whom do you charge, and for what?
deal-choose-sly = What do you take?
deal-choose-forced = What do you swap?
deal-choose-breaker = Which set do you take?
deal-choose-build = On which set?
deal-choose-arrange = What do you move?
deal-choose-exchange = For which card of the set?
deal-choose-discard = Put { $count ->
        [one] 1 card
       *[other] { $count } cards
    } back
deal-choose-pay = How do you pay { $need }M?
deal-choose-advance = Answers in advance
deal-offer-bank = Bank it: { $value }M
deal-offer-lay = Lay it as { $color }: { $count } of { $size }
deal-offer-go = Draw 2 cards
deal-offer-birthday = Collect 2M from everybody
deal-offer-debt = Collect 5M from { $who }
deal-offer-rent = Charge everybody { $amount }M for { $color }{ $doubles ->
        [0] { "" }
        [one] , doubled
       *[other] , doubled twice
    }
deal-offer-rent_one = Charge { $who } { $amount }M for { $color }{ $doubles ->
        [0] { "" }
        [one] , doubled
       *[other] , doubled twice
    }
deal-offer-sly = Take { $who }’s { $thing }, { $count } of { $size }, worth { $value ->
        [0] nothing
       *[other] { $value }M
    }
deal-offer-forced = Your { $own } for { $who }’s { $thing }, { $count } of { $size }
deal-offer-breaker = Take { $who }’s { $color } set
deal-offer-build = Build on { $color }: { $amount }M rent
deal-offer-arrange = { $card } to { $color }
deal-offer-exchange = { $other } into the full set, for { $card }
deal-offer-exchange-sets = Swap { $other } and { $card } between two sets
deal-offer-shift = The whole set to { $color }
deal-offer-rearrange = Rearrange
deal-offer-end = End turn
deal-offer-otherwise = Pay another way
deal-offer-accept = Let it go
deal-offer-accept-pay = Pay { $amount }M
deal-offer-accept-pay-named = Pay { $amount }M: { $cards }
deal-offer-accept-pay-many = Pay { $amount }M with { $count } cards
deal-offer-refuse = Just say no!
deal-offer-accept-no = Accept { $who }’s No
deal-offer-refuse-no = Say no to { $who }’s No
deal-thing = { $color }
deal-thing-wild = { $card } in { $color }
deal-line-change = Nobody gives change: my suggestion is { $count }M too much.
deal-no-change = There’s no change: leave out every card that isn’t needed.

# What there is to choose
deal-field-color = Which color?
deal-field-target = Who?
deal-field-doubles = Double the rent?
deal-field-taken = What do you take?
deal-field-own = What do you give?
deal-field-on = On which set?
deal-field-card = For which card of the set?
deal-field-cards = Which cards?
deal-field-accepts = When somebody acts against you
deal-field-pays = When you can pay in more than one way
deal-option-accepts-0 = Ask me every time
deal-option-accepts-1 = Accept, but say no to what hurts
deal-option-accepts-2 = Always accept
deal-option-pays-0 = Let me choose how I pay
deal-option-pays-1 = Pay for me
deal-option-color = { $color }
deal-option-target = { $who }
deal-option-doubles = { $count ->
        [0] Don’t double it
        [one] Double it
       *[other] Double it twice
    }
deal-option-card = { $card }
deal-option-hand = { $number } · { $card }
deal-option-play = { $number } · { $play }
deal-option-own = { $thing }
deal-option-set = { $who }’s { $color } set

# What it brings
deal-hint-play = { $card }: { $hint }
deal-hint-wastes = { $card }: once it’s in the bank, it’s money for good
deal-hint-wild = Goes with any color; it’s worth nothing
deal-hint-color = { $count } of { $size } for you
deal-hint-debt = Somebody pays you 5M
deal-hint-rent = Everybody pays you up to { $amount }M
deal-hint-rent_one = Somebody pays you up to { $amount }M
deal-hint-sly = Take a property, not from a full set
deal-hint-forced = Swap a property for one not in a full set
deal-hint-breaker = Take a full set, with all that is built on it
deal-hint-build = The rent of a full set rises by { $amount }M
deal-hint-arrange-breaks = The set breaks: what is built on it goes to your bank.
deal-hint-exchange = The card it replaces becomes your spare.
deal-hint-exchange-sets = Both sets stay full, and what is built on them stays.
deal-hint-shift = What is built on it moves along.
deal-hint-accept-no = { $who } gets away with it.
deal-hint-refuse-no = It costs your Just Say No. { $who } may answer with another.
deal-hint-accepts-0 = You answer everything yourself.
deal-hint-accepts-1 = At once. What hurts: a set, a card of a set, or 5M and more.
deal-hint-accepts-2 = At once. A Just Say No stays in your hand.
deal-hint-pays-0 = You’re asked whenever there’s a choice.
deal-hint-pays-1 = With as little as possible, money first, whenever you accept in advance.
deal-hint-amount = { $amount }M rent
deal-hint-target = { $bank }M in the bank, { $worth }M in all
deal-hint-doubles = { $times ->
        [one] The plain rent.
       *[other] { $times } times the rent.
    }
deal-hint-own = { $count } of { $size }, worth { $value ->
        [0] nothing
       *[other] { $value }M
    }
deal-hint-value = { $value ->
        [0] worth nothing
       *[other] worth { $value }M
    }
deal-hint-set = { $amount }M rent{ $built ->
        [0] { "" }
        [one] , with a house
       *[other] , with house and hotel
    }

# What is answered in advance
deal-orders-0 = { $pays ->
        [yes] You answer everything yourself. With an empty hand, I pay for you.
       *[no] You answer everything yourself.
    }
deal-orders-1 = { $pays ->
        [yes] I accept and pay for you, but play your Just Say No against anything that hurts.
       *[no] I accept for you, but play your Just Say No against anything that hurts. You choose how you pay.
    }
deal-orders-2 = { $pays ->
        [yes] I accept and pay for you.
       *[no] I accept for you. You choose how you pay.
    }

# How a round begins
deal-round = Round { $round } of { $rounds } begins.
deal-dealt-you = Your hand: { $cards }.
deal-roll = { $who } rolls { $one } and { $other }: { $sum }.
deal-roll-again = A tie: those { $count } roll again.
deal-begins = { $who } begins.

# What happened
deal-drew = { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
deal-drew-you = You drew { $cards }.
deal-reshuffle = The center pile is shuffled: { $count } cards form the new draw pile.
deal-bank = { $who } banks { $card }.
deal-lay = { $who } plays { $card } as { $color }.
deal-lay-plain = { $who } plays { $card }.
deal-go = { $who } plays { $card }.
deal-build = { $who } builds a { $card } on the { $color } set.
deal-birthday = { $who } plays { $card }: { $amount }M from everybody.
deal-debt = { $who } plays { $card }: { $amount }M from { $other }.
deal-rent = { $who } plays { $cards }: { $amount }M { $color } rent from everybody.
deal-rent-one = { $who } plays { $cards }: { $amount }M { $color } rent from { $other }.
deal-sly = { $who } plays { $card } for { $other }’s { $taken }.
deal-forced = { $who } plays { $card }: { $own } for { $other }’s { $taken }.
deal-breaker = { $who } plays { $card } for { $other }’s { $color } set!
deal-no = { $who } to { $other }: { $card }!
deal-refused = { $who } accepts { $other }’s No.
deal-nothing = { $who } has nothing to pay with.
deal-paid = { $who } pays { $other }: { $cards }.
deal-taken = { $who } takes from { $other }: { $cards }.
deal-swapped = { $who } takes { $card } from { $other } and gives { $own }.
deal-freed = { $who }’s set is broken up. To the bank: { $cards }.
deal-arrange = { $who } moves { $card } to { $color }.
deal-exchange = { $who } puts { $card } into the full set in place of { $other }.
deal-exchange-sets = { $who } swaps { $card } and { $other } between two full sets.
deal-shift = { $who } makes the whole set { $color }.
deal-discard = { $who } puts { $count ->
        [one] a card
       *[other] { $count } cards
    } under the draw pile.
deal-discard-you = You put back { $cards }.
deal-end = { $who } ends the turn.
deal-lapse = { $who }’s turn ends by itself.
deal-passes = { $who } has no cards to play.
deal-complete = { $who } has three full sets!
deal-end-idle = There’s nothing left to draw, and nobody plays any more. The round ends.
deal-end-still = Everybody had { $count } turns, and nobody banked, laid or built anything. The round ends.
deal-end-laps = Everybody has had { $count } turns. The round ends.
deal-counted = { $who } has { $value }M on the table: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
deal-resign = { $who } resigns. The cards go to the center pile.
deal-alone = { $who } is the last one left.
deal-advance-ask = From now on, I’ll ask you every time{ $pays ->
        [yes] ; if you only have to pay, I’ll do it for you
       *[no] { "" }
    }.
deal-advance-unarmed = From now on, I’ll accept for you right away. I’ll only play your Just Say No to save a set, or 5M and more{ $pays ->
        [yes] . I’ll pay for you too
       *[no] . You choose how you pay
    }.
deal-advance-always = From now on, I’ll accept everything for you right away{ $pays ->
        [yes] , and pay for you too
       *[no] ; you choose how you pay
    }.

# What cannot be done, and what can
deal-answers-first = Hang on: the others have to answer your card first.
deal-discard-first = First put { $count ->
        [one] 1 card
       *[other] { $count } cards
    } back: you can only keep seven at the end of a turn.
deal-no-discard = You don’t have to put cards back: that’s only for more than seven at the end of a turn.
deal-more-to-play = There’s more you can do this turn: play a card, or end it yourself.
deal-no-plays = You have no plays left. Rearrange your properties, or end your turn.
deal-not-in-hand = You no longer hold that card. Choose one from your hand.
deal-properties-are-laid = You can’t bank a property. Lay it in front of you instead.
deal-not-its-color = That card doesn’t go with that color. Choose one of its own.
deal-nothing-to-draw = There’s no card left to draw. Bank the Pass Go instead.
deal-no-site = You can’t build that there. You need a full set: one house on it, then one hotel on the house.
deal-nobody-can-pay = Nobody has anything to pay with right now. Keep the card, or bank it.
deal-cannot-pay = That player has nothing to pay with. Choose another.
deal-choose-who-pays = Only one player pays this rent: choose who.
deal-everybody-pays = Everybody pays this rent. You don’t have to choose anybody.
deal-no-rent = You have no card of that color to charge rent for. Choose another color.
deal-no-doubles = You can’t double it that often: you need the cards, and a play for each.
deal-not-to-take = You can’t take that. Choose somebody else’s property, not from a full set.
deal-not-to-give = You can’t give that. Choose one of your own properties.
deal-no-set = Nobody has that full set. Choose one from the list.
deal-no-place = That card doesn’t go there. Choose a place from the list.
deal-not-yours = You don’t have that card in front of you any more. Choose another one.
deal-arranged-enough = That’s enough rearranging. Play a card, or end your turn.
deal-window-closed = That’s settled already. I’ll let you know when you’re needed again.
deal-not-asked = You can’t answer that: it’s { $who }’s decision.
deal-nothing-owed = There’s nothing to pay. Let it go, or say no.
deal-no-just-say-no = You don’t have a Just Say No. Let it go, or pay.
deal-no-such-answer = You can’t answer that way. Choose one from the list.

# The command in Discord.
deal-command = Monopoly Deal: collect three full sets, and guard them
deal-command-new = Open a table of Monopoly Deal in this channel; others join with one click
deal-variant-game = Lay full sets, charge rent, steal.
deal-new-scoring = First to three sets wins, or points for value over several rounds
deal-name-scoring = scoring
deal-choice-scoring-sets = sets
deal-choice-scoring-points = points
deal-new-rounds = How many rounds are played for points
deal-name-rounds = rounds
deal-new-deal_breaker = Whether the two Deal Breakers, which take whole sets, are in the deck
deal-name-deal_breaker = deal_breaker
deal-choice-deal_breaker-out = out
deal-choice-deal_breaker-in = in
deal-new-forced_deal_own_set = Whether you can give a card of your full set in a Forced Deal
deal-name-forced_deal_own_set = forced_deal_own_set
deal-choice-forced_deal_own_set-no = no
deal-choice-forced_deal_own_set-yes = yes
deal-new-round_limit = How many turns each player has in a round, at most
deal-name-round_limit = round_limit
deal-choice-round_limit-none = none

# The words on cards and pictures. {"\u00AD"} is where a long word may be broken.


deal-picture-color-brown = Brown
deal-picture-color-light_blue = Light blue
deal-picture-color-pink = Pink
deal-picture-color-orange = Orange
deal-picture-color-red = Red
deal-picture-color-yellow = Yellow
deal-picture-color-green = Green
deal-picture-color-dark_blue = Dark blue
deal-picture-color-station = Station
deal-picture-color-utility = Utility

# On the cards: the names, and what they do in at most six words
deal-picture-card-wild = Wild
deal-picture-card-rent = Rent
deal-picture-card-breaker = Deal Breaker
deal-picture-card-no = Just Say No
deal-picture-card-sly = Sly Deal
deal-picture-card-forced = Forced Deal
deal-picture-card-debt = Debt Collector
deal-picture-card-birthday = It’s My Birthday
deal-picture-card-double = Double the Rent
deal-picture-card-house = House
deal-picture-card-hotel = Hotel
deal-picture-card-go = Pass Go
deal-picture-does-wild = Any color
deal-picture-sum = { $amount }M
deal-picture-unit = M
deal-picture-rents = rent
deal-picture-sets = sets
deal-picture-values = worth

# Whose move it is
deal-picture-play = { $name }: { $plays ->
        [0] no plays left
        [one] 1 play left
       *[other] { $plays } plays left
    }
deal-picture-discard = { $name }: discard { $count }, keep 7
deal-picture-answer-pay = { $name }: pay { $sum } or say No?
deal-picture-answer-give = { $name }: give it or say No?
deal-picture-answer-back = { $name }: say No to { $other }’s No?
deal-picture-answer-some = { $name }: say No?
deal-picture-won = { $count ->
        [one] { $name } wins
       *[other] { $name } share the win
    }
deal-picture-hand-play = { $plays ->
        [0] Your turn: no plays left, end it
        [one] Your turn: 1 play left
       *[other] Your turn: { $plays } plays left
    }
deal-picture-hand-discard = Your turn: discard { $count }, keep 7
deal-picture-hand-pay = Pay { $name } { $sum } from your table
deal-picture-hand-pay-all = Pay { $name } all you have: { $worth } of { $sum }
deal-picture-hand-lose = Give it to { $name }
deal-picture-hand-pay-or-no = Pay { $name } { $sum } or say No
deal-picture-hand-pay-all-or-no = Pay { $name } all you have ({ $worth }) or say No
deal-picture-hand-lose-or-no = Give it to { $name } or say No
deal-picture-hand-no = { $name } says No. Say No back?

deal-picture-brings-wins = wins
deal-picture-brings-ends = ends the round
deal-picture-brings-could-win = could win
deal-picture-brings-could-end = could end it
deal-picture-brings-lay = { $count }/{ $size }
deal-picture-brings-full = full: { $sum }
deal-picture-brings-bank = bank: { $sum }
deal-picture-brings-money = up to { $sum }
deal-picture-brings-breaker = set: { $sum }
deal-picture-brings-take = take 1 of { $count }
deal-picture-brings-take-short = take 1
deal-picture-brings-swap = swap 1 of { $count }
deal-picture-brings-swap-short = swap 1
deal-picture-brings-go = draw { $count }
deal-picture-brings-no = No or bank
deal-picture-brings-double = with a rent
deal-picture-brings-idle = bank only
deal-picture-brings-answer = say No
deal-picture-brings-full-short = full

# On the table
deal-picture-round = Round { $round } of { $rounds }
deal-picture-counted = Round { $round } of { $rounds } is over
deal-picture-completed = Round { $round } of { $rounds }: { $name } has three sets
deal-picture-sheet-round = Round
deal-picture-sheet-points = Points
deal-picture-lap = Turn { $lap }
deal-picture-lap-of = Turn { $lap } of { $limit }
deal-picture-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
deal-picture-points-short = { $points } pts
deal-picture-gained = +{ $points }
deal-picture-to-go = { $count } to go

# What happened last
deal-picture-last-bank = { $name } banks { $sum }
deal-picture-last-lay = { $name } lays { $color }
deal-picture-last-go = { $name } draws 2 more cards
deal-picture-last-build = { $name } builds on { $color }
deal-picture-last-arrange = { $name } rearranges: { $color }
deal-picture-last-rent = { $name } charged rent for { $color }: { $sum }
deal-picture-last-birthday = { $name } had a birthday
deal-picture-last-debt = { $name } collected a debt
deal-picture-last-sly = { $name } took a property
deal-picture-last-forced = { $name } swapped a property
deal-picture-last-breaker = { $name } took a full set
deal-picture-last-paid = { $name } paid { $sum }
deal-picture-last-taken = { $name } had to give up { $color }
deal-picture-last-refused = { $name } said No: nothing for { $other }
deal-picture-last-no = { $name } says No
deal-picture-last-end = { $name } is done

# What is asked of whom
deal-picture-asks-rent = { $name } charges { $other } { $sum }
deal-picture-asks-rent-you = { $name } charges you { $sum }
deal-picture-asks-rent-all = { $name } charges { $sum } rent
deal-picture-asks-birthday = { $name } has a birthday
deal-picture-asks-debt = { $name } wants { $sum } from { $other }
deal-picture-asks-debt-you = { $name } wants { $sum } from you
deal-picture-asks-sly = { $name } wants this from { $other }:
deal-picture-asks-sly-you = { $name } wants this from you:
deal-picture-asks-forced = { $name } swaps with { $other }:
deal-picture-asks-forced-you = { $name } swaps with you:
deal-picture-asks-breaker = { $name } wants { $other }’s set:
deal-picture-asks-breaker-you = { $name } wants your set:
deal-picture-ask-owes = { $name } owes { $sum }
deal-picture-ask-all = { $name } has only { $worth }: all of it goes
deal-picture-ask-loses = { $name }: give it?
deal-picture-ask-no = { $what ->
        [pay] { $name } says No: pays nothing
       *[keep] { $name } says No: keeps { $card }
    }
deal-picture-ask-again = { $name } cancels the No: on again
deal-picture-ask-paid = { $name } has paid
deal-picture-ask-taken = { $name } gave it up
deal-picture-ask-refused = { $name } refused
deal-picture-ask-nothing = { $name } has nothing
deal-picture-slot-owes = owes { $sum }
deal-picture-slot-refused = pays nothing
deal-picture-slot-back = pays nothing, unless { $name } says No
deal-picture-slot-back-short = { $name }: say No back?
deal-picture-slot-again = No canceled: pay { $sum } or say No?
deal-picture-slot-again-short = No canceled: pay { $sum }?
deal-picture-slot-all = all of it: { $worth }
deal-picture-slot-paid = paid
deal-picture-slot-taken = gave it up
deal-picture-slot-nothing = has nothing
deal-picture-stamp = NO

# In words, for those who listen
deal-picture-alt-bank = bank { $bank }
deal-picture-alt-held = hand { $count }
deal-picture-alt-worth = worth { $worth }
deal-picture-alt-value = worth { $sum }
deal-picture-alt-rent = rent { $sum }
deal-picture-alt-no-sets = no properties
deal-picture-alt-full = { $set } full
deal-picture-alt-wilds = wild: { $colors }
deal-picture-alt-nos = No ×{ $count }
deal-picture-alt-first = { $name } begins.
deal-picture-alt-rolls = Dice for the start: { $rolls }.
deal-picture-alt-draw = { $draw } to draw.
deal-picture-alt-new = new
deal-picture-alt-played = Played: { $cards }.
deal-picture-alt-piles = { $draw } to draw, { $top } on top of the center.
deal-picture-alt-wild = { $name } ({ $colors })

# What a move brings by the end of it all, for whoever is named after it
deal-feature-points = { $change ->
        [more] more points
       *[less] fewer points
    }
deal-feature-goal = { $change ->
        [more] fewer cards short of three full sets
       *[less] more cards short of three full sets
    }
deal-feature-sets = { $change ->
        [more] more full sets
       *[less] fewer full sets
    }
deal-feature-worth = { $change ->
        [more] more money and property on the table
       *[less] less money and property on the table
    }
deal-feature-need = { $change ->
        [more] less money to pay with
       *[less] more money to pay with
    }
deal-feature-rents = { $change ->
        [more] higher rents on the table
       *[less] lower rents on the table
    }
deal-feature-charges = { $change ->
        [more] better rent cards
       *[less] worse rent cards
    }
deal-feature-properties = { $change ->
        [more] more properties in hand
       *[less] fewer properties in hand
    }
deal-feature-rent_cards = { $change ->
        [more] more rent cards in hand
       *[less] fewer rent cards in hand
    }
deal-feature-no = { $change ->
        [more] more Just Say No cards in hand
       *[less] fewer Just Say No cards in hand
    }
deal-feature-breaker = { $change ->
        [more] more Deal Breakers in hand
       *[less] fewer Deal Breakers in hand
    }
deal-feature-thefts = { $change ->
        [more] more cards to steal with
       *[less] fewer cards to steal with
    }
deal-feature-debts = { $change ->
        [more] more debt collectors in hand
       *[less] fewer debt collectors in hand
    }
deal-feature-birthdays = { $change ->
        [more] more birthdays in hand
       *[less] fewer birthdays in hand
    }
deal-feature-laid = { $change ->
        [more] more properties on the table
       *[less] fewer properties on the table
    }
deal-feature-jokers = { $change ->
        [more] more any-color wilds on the table
       *[less] fewer any-color wilds on the table
    }
deal-feature-cards = { $change ->
        [more] more cards in hand
       *[less] fewer cards in hand
    }
deal-feature-passes = { $change ->
        [more] more Pass Go cards in hand
       *[less] fewer Pass Go cards in hand
    }
deal-feature-swaps = { $change ->
        [more] more cards to swap with
       *[less] fewer cards to swap with
    }
deal-feature-crowd = { $change ->
        [more] far more cards in hand
       *[less] far fewer cards in hand
    }
deal-feature-turn = { $change ->
        [more] the next turn sooner
       *[less] the next turn later
    }
deal-feature-wins = { $change ->
        [more] a win within reach
       *[less] no win within reach
    }

# Puzzles
deal-puzzle-play = **Which play comes next?** One is much better than all others.
deal-puzzle-answer = **You’re asked for something.** One answer is much better than all others.
deal-puzzle-discard = **Too many cards.** What do you let go of?
deal-puzzle-turn = **Play the whole turn,** move by move, until it’s over or somebody else has to answer. One way is much better than all others.
deal-puzzle-win = **You can win in this turn.** Play it move by move: how?
deal-puzzle-finish = **Finish this turn:** one play all but wins the match. Which?
