# Monopoly Deal: the words on its cards and pictures. {"\u00AD"} is where a long word may be broken.

# The letters of the colours on cards; stations and utilities have a drawing instead
deal-picture-letter-brown = B
deal-picture-letter-light_blue = L
deal-picture-letter-pink = P
deal-picture-letter-orange = O
deal-picture-letter-red = R
deal-picture-letter-yellow = Y
deal-picture-letter-green = G
deal-picture-letter-dark_blue = D

deal-picture-colour-brown = Brown
deal-picture-colour-light_blue = Light blue
deal-picture-colour-pink = Pink
deal-picture-colour-orange = Orange
deal-picture-colour-red = Red
deal-picture-colour-yellow = Yellow
deal-picture-colour-green = Green
deal-picture-colour-dark_blue = Dark blue
deal-picture-colour-station = Station
deal-picture-colour-utility = Utility

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
deal-picture-does-wild = Any colour
deal-picture-does-rent = Everyone pays you
deal-picture-does-rent_one = One player pays you
deal-picture-does-breaker = Take a full set
deal-picture-does-no = Stop an action against you
deal-picture-does-sly = Take one property
deal-picture-does-forced = Swap one property
deal-picture-does-debt = One player pays you 5M
deal-picture-does-birthday = Everyone pays you 2M
deal-picture-does-double = Play it with a rent
deal-picture-does-house = On a full set: rent +3M
deal-picture-does-hotel = On a house: rent +4M

deal-picture-does-go = Draw 2 cards
deal-picture-sum = { $amount }M

# Whose move it is
deal-picture-play = { $name }: { $plays ->
        [0] done, end the turn
        [one] 1 play left
       *[other] { $plays } plays left
    }
deal-picture-discard = { $name }: keep 7 cards
deal-picture-answer = { $name }: your answer?
deal-picture-won = { $count ->
        [one] { $name } wins
       *[other] { $name } share the win
    }
deal-picture-hand = Your hand
deal-picture-hand-play = { $plays ->
        [0] No plays left: end your turn
        [one] 1 play left
       *[other] { $plays } plays left
    }
deal-picture-hand-discard = Keep 7 cards: discard { $count }
deal-picture-hand-pay = { $name } wants { $sum } from you
deal-picture-hand-lose = { $name } wants something of yours
deal-picture-hand-no = { $name } says No. And you?

# On the table
deal-picture-round = Round { $round } of { $rounds }
deal-picture-lap = Lap { $lap }
deal-picture-lap-of = Lap { $lap } of { $limit }
deal-picture-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
deal-picture-points-short = { $points } pts
deal-picture-gained = +{ $points }

# What happened last
deal-picture-last-bank = { $name } banks { $sum }
deal-picture-last-lay = { $name } lays { $colour }
deal-picture-last-go = { $name } draws 2 more cards
deal-picture-last-build = { $name } builds on { $colour }
deal-picture-last-arrange = { $name } rearranges: { $colour }
deal-picture-last-rent = { $name } charged rent for { $colour }: { $sum }
deal-picture-last-birthday = { $name } had a birthday
deal-picture-last-debt = { $name } collected a debt
deal-picture-last-sly = { $name } took a property
deal-picture-last-forced = { $name } swapped a property
deal-picture-last-breaker = { $name } took a full set
deal-picture-last-paid = { $name } paid { $sum }
deal-picture-last-taken = { $name } gave it away
deal-picture-last-refused = { $name } said No for good
deal-picture-last-no = { $name } says No
deal-picture-last-end = { $name } is done

# What is asked of whom
deal-picture-asks-rent = { $name } charges rent: { $colour }
deal-picture-asks-birthday = { $name } has a birthday
deal-picture-asks-debt = { $name } collects a debt
deal-picture-asks-sly = { $name } wants a property
deal-picture-asks-forced = { $name } wants to swap
deal-picture-asks-breaker = { $name } wants a full set
deal-picture-ask-owes = { $name } owes { $sum }
deal-picture-ask-loses = { $name }: give it?
deal-picture-ask-no = { $name } says No
deal-picture-ask-again = { $name }: No to the No
deal-picture-ask-paid = { $name } has paid
deal-picture-ask-taken = { $name } gave it
deal-picture-ask-refused = { $name } refused
deal-picture-ask-nothing = { $name } has nothing

# In words, for those who listen
deal-picture-alt-seat = { $letter } { $name }: bank { $bank }, hand { $hand }, { $sets }.
deal-picture-alt-points = { $letter } { $name }: { $points }, bank { $bank }, hand { $hand }, { $sets }.
deal-picture-alt-end = { $letter } { $name }: worth { $bank }, { $points }, { $sets }.
deal-picture-alt-out = { $letter } { $name }: { $out }.
deal-picture-alt-no-sets = no properties
deal-picture-alt-full = { $set } full
deal-picture-alt-house = { $set } + house
deal-picture-alt-hotel = { $set } + hotel
deal-picture-alt-hand = Your hand: { $cards }.
deal-picture-alt-rolls = Dice for the start: { $rolls }.
deal-picture-alt-piles = { $draw } to draw, { $centre } in the centre.
deal-picture-alt-wild = { $name } ({ $colours })
