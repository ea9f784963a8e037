# Cardopoly: the words on its pictures, and the same for those who listen to them.

# The line at the top
cardopoly-picture-ask-suits = { $name }: choose an ace
cardopoly-picture-ask-open = { $name }: draw a card
cardopoly-picture-ask-land = { $name }: buy it, or let others bid?
cardopoly-picture-ask-bid = Bids, please: { $name }
cardopoly-picture-ask-price = { $name }: is that price enough?
cardopoly-picture-ask-win = { $name }: buy what you won
cardopoly-picture-ask-bill = { $name }: pay your bid
cardopoly-picture-ask-debt = { $name }: pay your debt
cardopoly-picture-ask-jail = { $name }: how do you leave jail?
cardopoly-picture-ask-tax = Tax, please: { $name }
cardopoly-picture-ask-mend = { $name }: mortgage a property
cardopoly-picture-ask-close = { $name }: anything else this turn?
cardopoly-picture-ask-trade = { $name }: do you accept?
cardopoly-picture-won = { $count ->
        [one] { $name } wins
       *[other] { $name } win
    }

# What is at stake, and what the last move brought
cardopoly-picture-leads = { $count ->
        [one] for 1 card?
       *[other] for { $count } cards?
    }
cardopoly-picture-bids = { $count } of { $of } have answered
cardopoly-picture-due-rent = { $count ->
        [one] 1 card of rent
       *[other] { $count } cards of rent
    }
cardopoly-picture-due-promise = { $count ->
        [one] 1 card promised
       *[other] { $count } cards promised
    }
cardopoly-picture-due-bid = { $count ->
        [one] 1 card bid
       *[other] { $count } cards bid
    }
cardopoly-picture-tax = { $count ->
        [one] 1 card from everybody
       *[other] { $count } cards from everybody
    }
cardopoly-picture-last-free = owned by nobody
cardopoly-picture-last-bought = bought
cardopoly-picture-last-auction = { $count ->
        [one] sold for 1 card
       *[other] sold for { $count } cards
    }
cardopoly-picture-last-rent = { cardopoly-picture-due-rent }
cardopoly-picture-last-paid = { $count ->
        [one] 1 card paid
       *[other] { $count } cards paid
    }
cardopoly-picture-last-jack = a jack, no rent
cardopoly-picture-last-settled = rent settled
cardopoly-picture-last-own = at home
cardopoly-picture-last-partner = at the partner's
cardopoly-picture-last-mortgaged = mortgaged, no rent
cardopoly-picture-last-jail = to jail
cardopoly-picture-last-none = nothing left to draw
cardopoly-picture-trade = A trade
cardopoly-picture-promise = { $count ->
        [one] 1 card, { $turns ->
                [one] next turn
               *[other] in { $turns } turns
            }
       *[other] { $count } cards, { $turns ->
                [one] next turn
               *[other] in { $turns } turns
            }
    }
cardopoly-picture-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

# Places and piles
cardopoly-picture-eliminated = eliminated
cardopoly-picture-deeds = { $count ->
        [0] no property
        [one] 1 property
       *[other] { $count } properties
    }
cardopoly-picture-lost = in jail
cardopoly-picture-owes = owes { $count }
cardopoly-picture-set = full set
cardopoly-picture-draw = { $count } to draw
cardopoly-picture-discard = { $count } played
cardopoly-picture-promised = Promised
cardopoly-picture-round = Round { $round }
cardopoly-picture-round-of = Round { $round } of { $limit }
cardopoly-picture-round-short = { $round } of { $limit }

# The pocket
cardopoly-picture-hand = Your pocket
cardopoly-picture-hand-suits = Choose your ace
cardopoly-picture-hand-open = Your turn: draw a card
cardopoly-picture-hand-land = Buy it, or let others bid?
cardopoly-picture-hand-bid = What would you give for it?
cardopoly-picture-hand-price = Is that price enough?
cardopoly-picture-hand-win = Buy what you won
cardopoly-picture-hand-bill = Pay your bid: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cardopoly-picture-hand-debt = Pay { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cardopoly-picture-hand-jail = How do you leave jail?
cardopoly-picture-hand-tax = The king wants cards from you
cardopoly-picture-hand-mend = Mortgage a property
cardopoly-picture-hand-close = Anything else this turn?
cardopoly-picture-hand-trade = Do you accept the trade?
cardopoly-picture-pays = pays for it
cardopoly-picture-claims = claims it

# For those who listen
cardopoly-picture-alt-pocket = Your pocket: { $cards }.
cardopoly-picture-alt-last = Last: { $name } with { $cards } from space { $start } to { $space }, { $card }: { $what }.
cardopoly-picture-alt-owner = { $what }, { $name }
cardopoly-picture-alt-seat = { $letter } { $name }: at { $space } { $card }, pocket { $pocket }, chance { $chance }, owns { $deeds }.
cardopoly-picture-alt-out = { $letter } { $name }: { $out }.
cardopoly-picture-alt-free = Nobody's: { $spaces }.
cardopoly-picture-alt-promise = { $by } promised { $to }: { $what }.
cardopoly-picture-alt-piles = { $round }, { $draw }, { $discard }, { $top } on top.
