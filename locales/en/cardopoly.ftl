# Cardopoly: its command, what is asked, what moves are called, what happened, its pictures; rules in cardopoly-rules.ftl.

cardopoly-name = Cardopoly
cardopoly-pitch = Monopoly with playing cards: buy, build and trade. { $short ->
        [yes] The first to own 4 properties wins.
       *[no] No cards left, and you’re out.
    }
cardopoly-wealth = Properties without a mortgage
cardopoly-score = { $score ->
        [one] 1 unmortgaged property
       *[other] { $score } unmortgaged properties
    }
cardopoly-tiebreak = { $figure ->
        [one] 1 card
       *[other] { $figure } cards
    }
cardopoly-card = { $face }
cardopoly-card-joker = Joker

# Settings
cardopoly-setting-play = Play
cardopoly-setting-play-standard = Standard (16 properties, the last one left wins)
cardopoly-setting-play-quick = Quick (12 properties, the first to own 4 wins)
cardopoly-setting-teams = Teams
cardopoly-setting-teams-no = everybody for themselves
cardopoly-setting-teams-yes = two teams of two (4 players); Quick Play: 6 properties together
cardopoly-setting-suits = Your ace
cardopoly-setting-suits-random = dealt at random
cardopoly-setting-suits-chosen = chosen, first come first served
cardopoly-setting-king_tax = A king takes
cardopoly-setting-king_tax-1 = 1 card from everybody and 1 from the pile
cardopoly-setting-king_tax-2 = 2 cards from everybody and 2 from the pile
cardopoly-setting-tax_choice = The taxed cards are
cardopoly-setting-tax_choice-random = taken at random
cardopoly-setting-tax_choice-giver = chosen by whoever pays
cardopoly-setting-round_limit = Rounds
cardopoly-setting-round_limit-40 = at most 40
cardopoly-setting-round_limit-20 = at most 20
cardopoly-setting-round_limit-80 = at most 80
cardopoly-setting-round_limit-none = no limit

# What is asked
cardopoly-ask-suits = Choose your ace. You’ll buy properties with cards of its suit.
cardopoly-ask-open = Your turn: draw a card. Its value is how far you move. Before that, you can trade, mortgage or expand.
cardopoly-ask-land = { $space } is free. { $buys ->
        [yes] Buy it, put it up for auction, or leave it? To buy it, lay a card of your ace’s suit on it, and pay with one of its suit or rank.
       *[no] Put it up for auction, or leave it?
    }
cardopoly-ask-bid = { $who } puts { $space } up for auction. How many cards would you pay at most? Only you see your bid.
cardopoly-ask-price = { $leader } offers you { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for the right to buy { $space }. Do you accept? If not, it stays free.
cardopoly-ask-win = { $space } is yours to buy: lay a card of your ace’s suit on it, and pay with one of its suit or rank.
cardopoly-ask-bill = Pay { $to } the price you won it for: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
cardopoly-ask-debt = { $what ->
        [promise] Your promise is due: give { $to } { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
       *[other] You owe { $to } { $count ->
            [one] 1 card
           *[other] { $count } cards
        } of rent for { $space }.
    } You choose which.
cardopoly-ask-jail = A joker: you’re in jail. { $ways ->
        [both] Pay a fine, play your chance jack, or lose your next turn.
        [fine] Pay a fine, or lose your next turn.
        [jack] Play your chance jack, or lose your next turn.
       *[none] You can’t pay the fine as it is, so you lose your next turn.
    } Either way, this turn ends.
cardopoly-ask-tax = { $who } taxes you: choose { $count ->
        [one] the card
       *[other] the { $count } cards
    } you give.
cardopoly-ask-mend = The tax took your last card. Mortgage a property to stay in.
cardopoly-ask-close = Your turn isn’t over yet. Anything else? If not, end it.
cardopoly-ask-draft = Your trade with { $to }
cardopoly-ask-counter = Your counter-offer to { $to }
cardopoly-ask-answer = { $who } proposes a trade.
cardopoly-ask-trade = { $who } gives you { $given } and asks you for { $asked }.{ $settles ->
        [yes] { " " }That settles their debt to you.
       *[no] { "" }
    }
cardopoly-wait-suits = Waiting for { $seats ->
        [one] one player
       *[other] { $seats } players
    } to choose an ace
cardopoly-wait-open = { $who } is about to draw
cardopoly-wait-land = { $who } decides about { $space }: buy it, leave it, or ask for bids
cardopoly-wait-bid = { $space } is up for auction: { $seats ->
        [one] one bid is
       *[other] { $seats } bids are
    } still missing
cardopoly-wait-price = { $who } decides whether { $leader } gets { $space } for { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cardopoly-wait-win = { $leader } buys { $space }
cardopoly-wait-bill = { $who } pays { $to } { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for { $space }
cardopoly-wait-debt = { $who } owes { $to } { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $what ->
        [promise] { "" }, as promised
       *[other] { "" } of rent
    }
cardopoly-wait-jail = { $who } is in jail and decides how to get out
cardopoly-wait-tax = { $who } collects a tax: { $seats ->
        [one] one player chooses
       *[other] { $seats } players choose
    } what to give
cardopoly-wait-mend = A tax is collected: { $seats ->
        [one] one player has
       *[other] { $seats } players have
    } to mortgage
cardopoly-wait-close = { $who } finishes the turn
cardopoly-wait-trade = { $who } offers { $to } { $given } for { $asked }{ $settles ->
        [yes] , which would end the debt
       *[no] { "" }
    }

# A trade as a sentence
cardopoly-terms-nothing = nothing
cardopoly-terms-and = { $first } and { $second }
cardopoly-terms-comma = { $first }, { $second }
cardopoly-terms-spaces = { $count ->
        [one] the property { $cards }
       *[other] the properties { $cards }
    }
cardopoly-terms-mortgaged = { $count ->
        [one] the mortgaged property { $cards }
       *[other] the mortgaged properties { $cards }
    }
cardopoly-terms-named = { $count ->
        [one] the card { $cards }
       *[other] the cards { $cards }
    }
cardopoly-terms-cards = { $count ->
        [one] 1 pocket card
       *[other] { $count } pocket cards
    }
cardopoly-terms-kind = { $count ->
        [one] 1 pocket card
       *[other] { $count } pocket cards
    } ({ $kind })
cardopoly-terms-promise = a promise of { $count ->
        [one] 1 card
       *[other] { $count } cards
    } { $turns ->
        [one] next turn
       *[other] in { $turns } turns
    }
cardopoly-kind = { $kind ->
        [0] any
        [1] ♣
        [2] ♦
        [3] ♥
        [4] ♠
        [5] aces
        [15] jacks
        [16] queens
        [17] kings
        [6] 2s
        [7] 3s
        [8] 4s
        [9] 5s
        [10] 6s
        [11] 7s
        [12] 8s
        [13] 9s
       *[other] 10s
    }

# Moves, and what they bring and cost
cardopoly-hint-left = That leaves you { $left ->
        [one] 1 card
       *[other] { $left } cards
    }.
cardopoly-offer-suit = Choose your ace
cardopoly-field-suit = Which ace?
cardopoly-offer-draw = Draw
cardopoly-offer-end = End your turn
cardopoly-offer-buy = Buy: lay { $claim }, pay { $pay }
cardopoly-offer-buy-choose = Buy: lay { $claim } and pay …
cardopoly-hint-buy = If you buy { $space }, its rent is { $rent }. { cardopoly-hint-left }
cardopoly-hint-buy-wins = If you buy { $space }, you win!
cardopoly-field-pay = Which card do you pay with?
cardopoly-offer-auction = Open an auction
cardopoly-line-auction = In an auction, the others bid in secret. If you like the price, you get the winner’s cards.
cardopoly-line-bid = The highest bid wins and pays one card more than the second-highest. Buying it takes two more of your cards.
cardopoly-offer-leave = Leave it
cardopoly-offer-advance = Bid in advance
cardopoly-offer-bid = Bid for { $space }
cardopoly-field-amount = How many cards at most?
cardopoly-hint-amount = If you get it at that price, you have { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left after buying.
cardopoly-offer-no-bid = Don’t bid
cardopoly-offer-sell = Let { $who } buy it
cardopoly-hint-sell = You get { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and then have { $left }.
cardopoly-hint-sell-wins = { $who } buys it, and wins!
cardopoly-offer-keep = Refuse
cardopoly-offer-pay = Pay { $to } { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cardopoly-hint-pay = Paying leaves you { $left ->
        [one] 1 card
       *[other] { $left } cards
    }.
cardopoly-offer-pay-all = Give { $to } all you have
cardopoly-hint-pay-all = { $count ->
        [one] Your last card goes
       *[other] All your { $count } cards go
    } to { $to }, and you’re out of the match!
cardopoly-offer-jack-rent = Play your jack: no rent
cardopoly-offer-jack-jail = Play your jack and go free
cardopoly-offer-queen = Play your queen …
cardopoly-hint-queen = You move there clockwise, with the salary if you pass the Start.
cardopoly-field-space = Where to?
cardopoly-offer-king = Play your king
cardopoly-hint-king = Tax the others: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from each. Then you have { $left }.
cardopoly-hint-king-wins = Tax the others: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from each. That’s all they have, and you win!
cardopoly-offer-tax = Give { $to } { $count ->
        [one] a card
       *[other] { $count } cards
    }
cardopoly-hint-tax = { cardopoly-hint-left }
cardopoly-offer-fine = Pay the fine
cardopoly-hint-fine = The fine of { $count } cards leaves you { $left ->
        [one] 1 card
       *[other] { $left } cards
    }.
cardopoly-offer-sit = Miss your next turn
cardopoly-offer-expand = Lay { $claim }, pay { $pay }
cardopoly-offer-expand-choose = Lay { $claim } and pay …
cardopoly-hint-expand = Its rent goes from { $rent } to { $more }. { cardopoly-hint-left }
cardopoly-offer-mortgage = Mortgage { $space }
cardopoly-hint-mortgage = Draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, which makes { $left }. { $quick ->
        [yes] Then { $own } of { $goal } for the win, and no rent, until 3 cards pay it off.
       *[no] No rent until 3 cards of its suit or rank pay it off.
    }
cardopoly-offer-unmortgage = Pay off the mortgage on { $space }
cardopoly-hint-unmortgage = Discard 3 cards of its suit or rank, and it charges rent again. { cardopoly-hint-left }
cardopoly-hint-unmortgage-wins = Discard 3 cards of its suit or rank, and you win!
cardopoly-offer-draft = Trade with { $to }
cardopoly-field-take = Which properties do you want?
cardopoly-field-number = How many pocket cards do you want?
cardopoly-field-lot = In an auction of …
cardopoly-field-limit = What do I do for you?
cardopoly-field-kind = Of which kind?
cardopoly-field-spaces = Which of your properties?
cardopoly-field-cards = Which of your cards?
cardopoly-field-gives = How many cards do you promise?
cardopoly-field-gives_in = Due on which of your turns?
cardopoly-field-asks = How many should they promise?
cardopoly-field-asks_in = Due on which of their turns?
cardopoly-offer-propose = Propose it
cardopoly-offer-propose-settle = Propose it to settle the debt
cardopoly-offer-drop = Drop it
cardopoly-offer-withdraw = Withdraw your proposal
cardopoly-offer-accept = Accept
cardopoly-offer-accept-giving = Accept and give { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cardopoly-hint-accept = You then have { $left ->
        [one] 1 card
       *[other] { $left } cards
    } in your pocket.
cardopoly-hint-accept-wins = With that, { $winner } wins!
cardopoly-offer-decline = Decline
cardopoly-offer-share = Pass cards to { $to }
cardopoly-hint-share = They go to your partner. Keep at least one.

# The panel
cardopoly-select-first = Anything else first?
cardopoly-select-other = Anything else?
cardopoly-select-pair = With which cards?
cardopoly-select-others = Or with other cards …
cardopoly-select-bid = How many cards at most?
cardopoly-select-rescue = Get more cards …
cardopoly-select-mend = Mortgage which property?
cardopoly-select-trade = What, and with whom?
cardopoly-select-things = What do you give, what do you get?
cardopoly-select-hand = Which of your cards?
cardopoly-select-promise = Who promises what?
cardopoly-panel-pay = Pay { $cards }
cardopoly-panel-tax = Give { $cards }
cardopoly-panel-fine = Pay the fine: { $cards }
cardopoly-panel-unmortgage-only = Pay off the mortgage on { $space } with { $cards }
cardopoly-panel-unmortgage = Discard { $cards }
cardopoly-panel-accept-giving = Accept and give { $cards }
cardopoly-panel-cards = Choose other cards …
cardopoly-panel-short = You have { $count ->
        [one] 1 card
       *[other] { $count } cards
    }. To pay and stay in the match you need more than { $of }.
cardopoly-panel-twin = { $what } (no. { $places })
cardopoly-panel-expand = Expand { $space } …
cardopoly-panel-expand-only = Expand { $space }: lay { $claim }, pay { $pay }
cardopoly-panel-expand-hint = Its rent goes from { $rent } to { $more } for one card laid and one paid.
cardopoly-orders = { $limit ->
        [0] In an auction of { $cards }, I ask you.
        [1] In an auction of { $cards }, I bid nothing for you.
       *[other] In an auction of { $cards }, I bid up to { $count ->
            [one] 1 card
           *[other] { $count } cards
        } for you.
    }
cardopoly-orders-any = { $limit ->
        [1] In { $others ->
            [yes] all other
           *[no] all
        } auctions, I bid nothing for you.
       *[other] In { $others ->
            [yes] all other
           *[no] all
        } auctions, I bid up to { $count ->
            [one] 1 card
           *[other] { $count } cards
        } for you.
    }
cardopoly-lacks-claim = You can’t buy it: you have no { $suit ->
        [0] ♣
        [1] ♦
        [2] ♥
       *[other] ♠
    } to put on it.
cardopoly-lacks-pay = You can’t buy it: you have no card with the suit or rank of { $space } to pay with.
cardopoly-lacks-pair = You can’t buy it: only one of your cards fits, and it takes two.
cardopoly-lacks-cards-land = You can’t buy it: that would take your last card.
cardopoly-lacks-cards-bid = You can’t bid: after claiming, paying and your bid, you’d have no cards left.
cardopoly-panel-trade = Trade …
cardopoly-panel-settle = Settle by a trade …
cardopoly-panel-partners = What do you want to trade?
cardopoly-panel-preset = { $to }: { $asked } for { $given }
cardopoly-panel-preset-settle = { $to }: { $given }, and you owe nothing more
cardopoly-panel-with = Something with { $to } …
cardopoly-panel-hand = Your cards { $first } to { $last } …
cardopoly-panel-hand-asked = Which of these cards do you give?
cardopoly-panel-without = Without { $card }
cardopoly-panel-more = More …
cardopoly-panel-theirs = Ask for cards …
cardopoly-panel-asking = How many of { $to }’s pocket cards? They choose which.
cardopoly-panel-number = { $count ->
        [0] No card
        [one] { $any ->
            [0] 1 card of any kind
           *[other] 1 card: { $kind }
        }
       *[other] { $any ->
            [0] { $count } cards of any kind
           *[other] { $count } cards: { $kind }
        }
    }
cardopoly-panel-otherwise = Something else …
cardopoly-panel-promises = Promises …
cardopoly-panel-promising = I collect promised cards when they’re due.
cardopoly-panel-no-promise = No promises
cardopoly-panel-counter = Counter-offer …
cardopoly-panel-besides = Do something else …
cardopoly-panel-withdraws = If you do anything else, the proposal is off.
cardopoly-thing-take = You get { $what }
cardopoly-thing-spaces = You give { $what }
cardopoly-thing-cards = You give card { $what }
cardopoly-trade-gives = You give { $what }
cardopoly-trade-gets = You get { $what }
cardopoly-trade-settles = That settles the debt.
cardopoly-vow-you = You promise { $count ->
        [one] 1 card
       *[other] { $count } cards
    } { $turns ->
        [one] next turn
       *[other] in { $turns } turns
    }
cardopoly-vow-they = { $to } promises { $count ->
        [one] 1 card
       *[other] { $count } cards
    } { $turns ->
        [one] next turn
       *[other] in { $turns } turns
    }

cardopoly-option-card = { $number } · { $card }
cardopoly-option-space = { $card }
cardopoly-option-amount = Bid at most { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cardopoly-option-lot = { $card }
cardopoly-option-lot-any = any other property
cardopoly-option-limit = { $limit ->
        [0] Ask me
        [1] Bid nothing
       *[other] Bid up to { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
    }
cardopoly-option-number = { $count ->
        [0] none
        [one] 1 card
       *[other] { $count } cards
    }
cardopoly-option-turns = { $count ->
        [one] the next turn
       *[other] in { $count } turns
    }
cardopoly-option-suit = { $suit ->
        [0] A♣
        [1] A♦
        [2] A♥
       *[other] A♠
    }
cardopoly-hint-joker = A joker can pay, but can’t buy.
cardopoly-hint-own-claim = Your suit: you can buy with it
cardopoly-hint-their-claim = { $who } can buy with it
cardopoly-hint-space-free = Free{ $salary ->
        [0] { "" }
       *[other] { "" } · salary: { $salary }
    }
cardopoly-hint-space-own = Yours, rent { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · salary: { $salary }
    }
cardopoly-hint-space-partner = { $owner }’s, your partner: no rent{ $salary ->
        [0] { "" }
       *[other] { "" } · salary: { $salary }
    }
cardopoly-hint-space-mortgaged = { $owner }’s, mortgaged: no rent{ $salary ->
        [0] { "" }
       *[other] { "" } · salary: { $salary }
    }
cardopoly-hint-space-rent = { $owner }’s, rent { $rent }{ $salary ->
        [0] { "" }
       *[other] { "" } · salary: { $salary }
    }

# How the match begins
cardopoly-start = { $spaces } properties, { $count } pocket cards each. { $who } dealt.
cardopoly-token = { $who } has { $card } as their ace.
cardopoly-begins = { $who } begins.

# The turn
cardopoly-drew-you = You drew { $cards }.
cardopoly-reshuffle = The discard pile is shuffled: { $count } cards form the new draw pile.
cardopoly-chance = { $who } draws { $card } and keeps it as a chance card.
cardopoly-joker = { $who } draws a joker and goes to jail.
cardopoly-move = { $who } moves { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } with { $card }, to { $space }.
cardopoly-nothing-drawn = { $who } can’t draw, because nothing’s left, and stays put.
cardopoly-salary = { $who } passes the Start: { $count ->
        [0] the bank has nothing left to pay
        [one] 1 card of salary
       *[other] { $count } cards of salary
    }.
cardopoly-rent = { $who } owes { $to } { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of rent.
cardopoly-due = { $who }’s promise to { $to } is due: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
cardopoly-skipped = { $who } sits in jail and misses this turn.
cardopoly-passed = { $who } passes the turn.
cardopoly-paid = { $who } pays { $to } { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
cardopoly-handed = From { $who } to { $to }: { $cards }.
cardopoly-rent-paid = { $who } pays { $to } { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of rent.
cardopoly-rent-handed = { $who } pays { $to } { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of rent: { $cards }.
cardopoly-taxed-handed = { $who } gives { $to } { $cards } for the king.
cardopoly-paid-handed = { $who } pays { $to }: { $cards }.
cardopoly-jack-rent = { $who } plays a jack instead of paying { $to } { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of rent.
cardopoly-jack-jail = { $who } plays a jack and is free.
cardopoly-fine = { $who } pays the fine: { $cards }.
cardopoly-sit = { $who } stays in jail and will miss a turn.
cardopoly-king = { $who } plays { $card }: a tax for everybody else.
cardopoly-taxed = { $who } gives { $to } { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for the king.
cardopoly-king-draws = { $count ->
        [0] { $who } draws nothing from the bank, which keeps its last cards.
        [one] { $who } also draws 1 card from the bank.
       *[other] { $who } also draws { $count } cards from the bank.
    }
cardopoly-shared = { $who } passes { $to } { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.

# Properties
cardopoly-buy = { $who } buys { $space }: puts { $claim } on it, pays { $pay }.
cardopoly-left = { $who } leaves { $space } free.
cardopoly-expand = { $who } expands { $space }: puts { $claim } on it, pays { $pay }.
cardopoly-mortgage = { $who } mortgages { $space } and draws { $count ->
        [0] nothing: the bank keeps its last cards
        [one] 1 card
       *[other] { $count } cards
    }.
cardopoly-unmortgage = { $who } pays off the mortgage on { $space } with { $cards }.
cardopoly-auction = { $who } puts { $space } up for auction.
cardopoly-bid = { $who } has answered.
cardopoly-advance = { $limit ->
        [0] If { $space } comes up for auction, I’ll ask you.
        [1] If { $space } comes up for auction, I’ll pass for you right away.
       *[other] If { $space } comes up for auction, I’ll bid up to { $count ->
            [one] 1 card
           *[other] { $count } cards
        } for you right away.
    }
cardopoly-advance-any = { $limit ->
        [0] From now on, I’ll ask you in every auction that you haven’t answered in advance.
        [1] From now on, I’ll pass for you in auctions right away.
       *[other] From now on, I’ll bid up to { $count ->
            [one] 1 card
           *[other] { $count } cards
        } for you in auctions right away.
    }
cardopoly-followed = { $whole ->
        [yes] As you said in advance, I bid { $count ->
            [0] nothing
            [one] up to 1 card
           *[other] up to { $count } cards
        } for { $space }.
       *[no] { $count ->
            [0] You don’t have the cards to bid for { $space }, so I passed for you.
            [one] For { $space } you can’t bid more than 1 card, so that’s what I bid for you.
           *[other] For { $space } you can’t bid more than { $count } cards, so that’s what I bid for you.
        }
    }
cardopoly-no-bids = Nobody bids. The property stays free.
cardopoly-leads = { $who } leads and would pay { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
cardopoly-sold = { $who } sells to { $to } for { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
cardopoly-kept = { $who } doesn’t sell for { $count ->
        [one] 1 card
       *[other] { $count } cards
    }. The property stays free.

# Trades
cardopoly-proposed = { $who } offers { $to } { $given } for { $asked }{ $settles ->
        [yes] { "" } and the end of the debt
       *[no] { "" }
    }.
cardopoly-proposed-to-reader = { $who } offers you { $given } for { $asked }{ $settles ->
        [yes] { "" } and the end of the debt
       *[no] { "" }
    }.
cardopoly-proposed-you = In detail: { $who } offers { $to } { $given } for { $asked }{ $settles ->
        [yes] { "" } and the end of the debt
       *[no] { "" }
    }.
cardopoly-proposed-you-to-reader = In detail: { $who } offers you { $given } for { $asked }{ $settles ->
        [yes] { "" } and the end of the debt
       *[no] { "" }
    }.
cardopoly-accepted = { $to } accepts { $who }’s offer: { $given } for { $asked }{ $settles ->
        [yes] , and the debt is settled
       *[no] { "" }
    }.
cardopoly-accepted-who-reader = { $to } accepts your offer: { $given } for { $asked }{ $settles ->
        [yes] , and the debt is settled
       *[no] { "" }
    }.
cardopoly-countered = { $who } makes { $to } a counter-offer: { $given } for { $asked }{ $settles ->
        [yes] { "" } and the end of the debt
       *[no] { "" }
    }.
cardopoly-countered-to-reader = { $who } makes you a counter-offer: { $given } for { $asked }{ $settles ->
        [yes] { "" } and the end of the debt
       *[no] { "" }
    }.
cardopoly-declined = { $to } declines { $who }’s offer: { $given } for { $asked }{ $settles ->
        [yes] { "" } and the end of the debt
       *[no] { "" }
    }.
cardopoly-declined-who-reader = { $to } declines your offer: { $given } for { $asked }{ $settles ->
        [yes] { "" } and the end of the debt
       *[no] { "" }
    }.
cardopoly-withdrawn = { $who } withdraws the proposal to { $to }: { $given } for { $asked }{ $settles ->
        [yes] { "" } and the end of the debt
       *[no] { "" }
    }.
cardopoly-withdrawn-to-reader = { $who } withdraws the proposal to you: { $given } for { $asked }{ $settles ->
        [yes] { "" } and the end of the debt
       *[no] { "" }
    }.
cardopoly-lapsed = The proposal is off.

# The end
cardopoly-eliminated = { $who } has no cards left and is out. Their properties are free again.
cardopoly-resigned = { $who } resigns. The properties are free again.
cardopoly-end-alone = { $who } is the last one left.
cardopoly-end-team = Both opponents of { $who } and { $partner } are out.
cardopoly-end-quick = { $who } completes { $count } properties.
cardopoly-end-rounds = { $count } rounds have been played. Whoever has the most unmortgaged properties wins.
cardopoly-end-dry = In round { $count }, nobody can draw any more. Whoever has the most unmortgaged properties wins.

# What cannot be done, and what can
cardopoly-not-asked = There’s nothing for you to do right now. I’ll let you know when there is.
cardopoly-not-now = You can’t do that right now. Choose one of the moves under your hand.
cardopoly-decide-landing = First decide about the property you landed on: buy it, put it up for auction, or leave it.
cardopoly-pay-first = First pay what you owe. Short of cards? Mortgage, play a king or trade.
cardopoly-jail-first = First decide how you get out of jail: fine, jack or a lost turn.
cardopoly-price-first = First decide if you want to sell at that price.
cardopoly-buy-first = First buy the property you won.
cardopoly-draft-first = You’re still putting a trade together: propose it or drop it first.
cardopoly-answer-first = Somebody has offered you a trade: accept it, make a counter-offer or decline it first.
cardopoly-wait-for-answer = { $who } has to answer a proposal first.
cardopoly-suit-taken = That ace is taken. Choose one of the others.
cardopoly-not-in-pocket = You don’t have these cards. Choose from the ones you see.
cardopoly-no-claim-card = You can’t put that card on it: it needs the suit of your ace.
cardopoly-no-pay-card = You can’t pay for it with that card. It needs the suit or rank of the property.
cardopoly-would-empty = That would take your last card. Keep at least one.
cardopoly-wrong-number = You need exactly { $count ->
        [one] 1 card
       *[other] { $count } cards
    }. Choose again.
cardopoly-pays-all = That’s all you have, and you’d be out. Mortgage, trade or play a king instead, or give everything.
cardopoly-can-pay = You have enough: pay { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and stay in.
cardopoly-no-jack-for-promises = A jack skips rent, not promises. Pay, mortgage or trade.
cardopoly-no-chance-card = You don’t have that chance card.
cardopoly-no-such-space = You’re already there. Choose another space.
cardopoly-not-yours = That property isn’t yours. Choose one of your own.
cardopoly-is-mortgaged = That property is mortgaged. Pay the mortgage off first.
cardopoly-not-mortgaged = That property isn’t mortgaged. There’s nothing to pay off.
cardopoly-bid-too-high = You can bid { $most } at most: you need one card to put on it, one to pay and one to keep. Or don’t bid.
cardopoly-no-such-order = That property can’t come up for auction now. Choose another one.
cardopoly-bid-too-low = A bid is at least 1 card. Or don’t bid.
cardopoly-no-sharing = You can’t pass cards now. It works on your team’s turn, outside jail and with no bid open, and you keep at least one card.
cardopoly-enough-proposals = That’s enough trading for one turn. Play on, and try again next turn.
cardopoly-no-partner = You can’t trade with them now. Choose somebody else who is in the match.
cardopoly-no-draft = You haven’t started a trade yet. First choose who you want to trade with.
cardopoly-settles-nothing = That trade wouldn’t settle your debt. Trade with the player you owe.
cardopoly-no-proposal = That proposal is off the table. Just play on.
cardopoly-asks-cards = The proposal asks for { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: choose which you give.
cardopoly-asks-no-cards = The proposal asks for no pocket cards. Just accept or decline it.
cardopoly-trade-empty = There’s nothing in it yet: add something first.
cardopoly-trade-gone = Something in it is gone, so it doesn’t work any more.
cardopoly-trade-empties = You can’t do that trade: one of you would have no cards left.
cardopoly-trade-lacking = You don’t have the cards it asks for. Decline, or make a counter-offer.

# The command in Discord.
cardopoly-command = Cardopoly: walk around the park, buy with cards, trade and promise
cardopoly-command-new = Open a table of Cardopoly in this channel; others join with one click
cardopoly-variant-game = Walk around, and buy with your cards.
cardopoly-new-play = The whole game, or Quick Play: first to own 4 properties
cardopoly-name-play = play
cardopoly-choice-play-standard = standard
cardopoly-choice-play-quick = quick
cardopoly-new-teams = Whether four players play two against two
cardopoly-name-teams = teams
cardopoly-choice-teams-no = no
cardopoly-choice-teams-yes = yes
cardopoly-new-suits = Whether the aces are dealt at random or chosen
cardopoly-name-suits = suits
cardopoly-choice-suits-random = random
cardopoly-choice-suits-chosen = chosen
cardopoly-new-king_tax = How many cards a king takes from each player
cardopoly-name-king_tax = king_tax
cardopoly-new-tax_choice = Who chooses the cards a king takes
cardopoly-name-tax_choice = tax_choice
cardopoly-choice-tax_choice-random = random
cardopoly-choice-tax_choice-giver = giver
cardopoly-new-round_limit = After how many rounds the match ends
cardopoly-name-round_limit = round_limit
cardopoly-choice-round_limit-none = none

# The words on its pictures, and the same for those who listen to them.

# The line at the top
cardopoly-picture-ask-suits = { $name }: choose an ace
cardopoly-picture-ask-open = { $name }: draw a card
cardopoly-picture-ask-land = { $name }: buy it, or let others bid?
cardopoly-picture-ask-bid = Auction: bids from { $name }
cardopoly-picture-ask-price = { $name }: do you accept { cardopoly-picture-cards }?
cardopoly-picture-ask-win = { $name }: buy what you won
cardopoly-picture-ask-bill = { $name }: pay your bid, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cardopoly-picture-ask-debt = { $name }: pay { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cardopoly-picture-ask-jail = { $name }: how do you leave jail?
cardopoly-picture-ask-tax = Tax, please: { $name }
cardopoly-picture-ask-mend = { $name }: mortgage a property
cardopoly-picture-ask-close = { $name }: anything else this turn?
cardopoly-picture-ask-trade = { $name }: do you accept?

# What is at stake, and what the last move brought
cardopoly-picture-leads = { $count ->
        [one] for 1 card?
       *[other] for { $count } cards?
    }
cardopoly-picture-settles = ends { $name }’s debt
cardopoly-picture-settles-mine = ends your debt to { $name }
cardopoly-picture-settles-yours = ends { $name }’s debt to you
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
        [one] King: 1 card each
       *[other] King: { $count } cards each
    }
cardopoly-picture-tax-mend = King: no cards left
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
cardopoly-picture-last-own = their own property
cardopoly-picture-last-own-you = your own property
cardopoly-picture-last-partner = partner’s property
cardopoly-picture-last-mortgaged = mortgaged, no rent
cardopoly-picture-last-jail = to jail
cardopoly-picture-last-none = nothing left to draw
cardopoly-picture-auction = Auction
cardopoly-picture-trade = A trade
cardopoly-picture-counter = Your counter-offer
cardopoly-picture-offer = Their offer
cardopoly-picture-you-give = You give
cardopoly-picture-you-get = You get
cardopoly-picture-gives = gives
cardopoly-picture-choose = { $count ->
        [one] 1 card you choose
       *[other] { $count } cards you choose
    }
cardopoly-picture-choose-other = { $count ->
        [one] 1 card { $name } chooses
       *[other] { $count } cards { $name } chooses
    }
cardopoly-picture-earlier = Promised earlier:
cardopoly-picture-promise = { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-promises = promises { $count }, { $turns ->
        [one] next turn
       *[other] in { $turns } turns
    }
cardopoly-picture-promises-cards = promises { cardopoly-picture-cards }, { cardopoly-picture-due }
cardopoly-picture-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

# Places and piles
cardopoly-picture-lost = in jail
cardopoly-picture-ahead = ahead
cardopoly-picture-owes = owes { $count } to { $to }
cardopoly-picture-owes-brief = owes { $count }
cardopoly-picture-risk = rent { $count } to { $to }: out
cardopoly-picture-risk-brief = rent { $count }: out
cardopoly-picture-goal = { $count } of { $goal } to win
cardopoly-picture-score = { $count } of { $goal }
cardopoly-picture-set = full set, salary { $count }
cardopoly-picture-draw = { $count } to draw
cardopoly-picture-discard = { $count } played
cardopoly-picture-due = { $turns ->
        [one] next turn
       *[other] in { $turns } turns
    }
cardopoly-picture-round = Round { $round }
cardopoly-picture-round-of = Round { $round } of { $limit }
cardopoly-picture-round-by = Round { $round }/{ $limit }
cardopoly-picture-round-word = Round

# The pocket
cardopoly-picture-hand-suits = Your turn: choose your ace
cardopoly-picture-hand-open = Your turn: draw a card
cardopoly-picture-hand-land = Buy it, or let others bid?
cardopoly-picture-hand-leave = Let others bid, or leave it?
cardopoly-picture-hand-bid = Auction: what would you give?
cardopoly-picture-hand-price = Do you accept { cardopoly-picture-cards }?
cardopoly-picture-hand-win = Your turn: buy what you won
cardopoly-picture-hand-bill = Your turn: pay your bid, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cardopoly-picture-hand-debt = Your turn: pay { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cardopoly-picture-hand-jail = How do you leave jail?
cardopoly-picture-hand-tax = The king wants cards from you
cardopoly-picture-hand-mend = Your turn: mortgage a property
cardopoly-picture-hand-close = Anything else this turn?
cardopoly-picture-hand-draft = What do you offer?
cardopoly-picture-hand-counter = Your counter-offer?
cardopoly-picture-hand-trade = Their offer: do you accept?
cardopoly-picture-hand-offer = Their offer: accept, or change it?
cardopoly-picture-last-card = Paying takes your last card: you’d be out.
cardopoly-picture-rescue = Try first: { $ways }
cardopoly-picture-rescue-jack = your chance jack
cardopoly-picture-rescue-king = your king
cardopoly-picture-rescue-mortgage = a mortgage
cardopoly-picture-rescue-draft = a trade
cardopoly-picture-exit-fine = pay { $count }
cardopoly-picture-exit-jack = play your chance jack
cardopoly-picture-exit-sit = sit out a turn
cardopoly-picture-pays = pays for it
cardopoly-picture-claims = claims it
cardopoly-picture-cannot-buy = You don’t have the cards to buy it.
cardopoly-picture-wins = buying it wins!
cardopoly-picture-partner = partner

# For those who listen
cardopoly-picture-alt-pocket = Your pocket: { $cards }.
cardopoly-picture-alt-last = { $how ->
        [jail] Last: { $name }, { $cards }, from space { $start } straight to { $space }, { $card }
        [none] Last: { $name }, { $cards }, at space { $space }, { $card }
       *[walk] Last: { $name }, { $cards }, from space { $start } to { $space }, { $card }
    }
cardopoly-picture-alt-rent = rent { $count }
cardopoly-picture-alt-owner = { $what }, { $name }
cardopoly-picture-alt-answered = answered: { $letters }
cardopoly-picture-alt-awaited = awaited: { $letters }
cardopoly-picture-alt-teams = Partners: { $one }; { $two }.
cardopoly-picture-alt-seat = { $letter } { $name }: { $ace }, at { $space } { $card }, pocket { $held }, chance { $chance }{ $more }, owns { $deeds }.
cardopoly-picture-alt-brief = { $letter } { $name }: { $ace }, at { $space }, pocket { $held }, chance { $chance }{ $more }, owns { $deeds }.
cardopoly-picture-alt-free = Nobody’s: { $spaces }.
cardopoly-picture-alt-promise = { $by } promised { $to }: { $what }.
cardopoly-picture-alt-piles = { $round }, { $draw }, { $discard }{ $empty ->
        [yes] { "" }
       *[other] , { $top } on top
    }.

# What a move brings by the end of it all, for whoever is named after it
cardopoly-feature-cards = { $change ->
        [more] more pocket cards
       *[less] fewer pocket cards
    }
cardopoly-feature-scarce = { $change ->
        [more] an almost empty pocket
       *[less] a safer pocket
    }
cardopoly-feature-claims = { $change ->
        [more] more cards to buy with
       *[less] fewer cards to buy with
    }
cardopoly-feature-choice = { $change ->
        [more] more properties within reach
       *[less] fewer properties within reach
    }
cardopoly-feature-deeds = { $change ->
        [more] more properties
       *[less] fewer properties
    }
cardopoly-feature-rents = { $change ->
        [more] higher rents to charge
       *[less] lower rents to charge
    }
cardopoly-feature-fares = { $change ->
        [more] higher rents ahead
       *[less] lower rents ahead
    }
cardopoly-feature-ruin = { $change ->
        [more] more danger of ruin
       *[less] less danger of ruin
    }
cardopoly-feature-short = { $change ->
        [more] debts that can hardly be paid
       *[less] fewer debts that can hardly be paid
    }
cardopoly-feature-mortgages = { $change ->
        [more] more mortgaged properties
       *[less] fewer mortgaged properties
    }
cardopoly-feature-sets = { $change ->
        [more] a complete set
       *[less] no complete set
    }
cardopoly-feature-jacks = { $change ->
        [more] more jacks to play
       *[less] fewer jacks to play
    }
cardopoly-feature-queens = { $change ->
        [more] more queens to play
       *[less] fewer queens to play
    }
cardopoly-feature-kings = { $change ->
        [more] more kings to play
       *[less] fewer kings to play
    }
cardopoly-feature-late = { $change ->
        [more] more properties for the final count
       *[less] fewer properties for the final count
    }
cardopoly-feature-quick = { $change ->
        [more] a better chance of the quick win
       *[less] a worse chance of the quick win
    }
cardopoly-feature-jailed = { $change ->
        [more] a lost turn
       *[less] no lost turn
    }
cardopoly-feature-turn = { $change ->
        [more] the next turn sooner
       *[less] the next turn later
    }

# Puzzles
cardopoly-puzzle-answer = **You’re offered a trade.** What do you say? One answer is much better than the rest.
cardopoly-puzzle-open = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **Before you move on:** one decision is much better than the rest. Which?
    }
cardopoly-puzzle-land = **You’ve landed.** What now? One decision is much better than the rest.
cardopoly-puzzle-close = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **The end of your turn.** What do you still do? One decision is much better than the rest.
    }
cardopoly-puzzle-debt = { $mine ->
        [0] { cardopoly-puzzle-answer }
       *[other] **You’re in debt.** How do you get out of it? One way is much better than the rest.
    }
cardopoly-puzzle-bid = **An auction.** What do you do? One answer is much better than the rest.
cardopoly-puzzle-price = **Your auction is over.** Do you accept that price? One answer is much better than the other.
cardopoly-puzzle-jail = **You’re in jail.** How do you get out? One way is much better than the rest.
cardopoly-puzzle-finish = **The end is near.** One decision all but wins the match. Which?
