# Property: its command, what is asked, how moves are called, what happened, its pictures.

property-name = Property
property-pitch = { $short ->
        [yes] Take cells and charge rent until somebody is rich.
       *[no] Take cells, form groups, and charge rent.
    }
property-score = { MONEY($score, "$") }

# Settings
property-setting-bankruptcies = The match ends
property-setting-bankruptcies-1 = at the first bankruptcy
property-setting-bankruptcies-2 = at the second bankruptcy
property-setting-bankruptcies-3 = at the third bankruptcy
property-setting-count_property = At the end
property-setting-count_property-no = only money counts
property-setting-count_property-yes = each cell counts $5 more
property-setting-round_limit = Rounds
property-setting-round_limit-none = no limit
property-setting-round_limit-40 = at most 40
property-setting-round_limit-80 = at most 80
property-setting-length = Length
property-setting-length-full = a full match
property-setting-length-short = short (half the money; it ends once somebody has 50% more than they started with)

# What is asked
property-ask-play = Your turn: play a red and a black card.
property-ask-buy = You’ve paid the rent. Want to buy column { $column }, row { $row } from { $owner } for { $price ->
        [one] 1 unit
       *[other] { $price } units
    }?
property-wait-play = { $who } chooses a cell
property-wait-buy = { $who } may buy column { $column }, row { $row } from { $owner } for { $price ->
        [one] 1 unit
       *[other] { $price } units
    }

# Moves
property-offer-play = { $first } + { $second } · { $place }
property-place = any column, any row
property-place-column = column { $column }, any row
property-place-row = any column, row { $row }
property-place-other = another cell
property-place-column-row = column { $column }, row { $row }
property-offer-buy = Buy it for { $price ->
        [one] 1 unit
       *[other] { $price } units
    }
property-offer-decline = Don’t buy
property-pick-play = Which pair do you play?
property-pick-numbered = { $sign } { $play }
property-pick-cell = Which cell?
property-pick-columns = Columns { $first }–{ $last }
property-tap-buy = Buy for { $units }: { $cards }
property-pick-otherwise = Pay another way
property-pick-payment = { $cards } · { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
property-pick-suits = Choose the cards one by one
property-line-bought = { $size ->
        [one] It would stand alone.
       *[other] It would give you a group of { $size }.
    }
property-tap-plan = Plan your next move
property-tap-plan-only = Plan { $play }
property-tap-otherwise = And if that doesn’t fit?
property-tap-second = Change the second choice
property-tap-replan = Change the plan
property-offer-drop-plan = Drop the plan
property-ask-plan = What will you play when it’s your turn?
property-ask-otherwise = What if your first choice doesn’t fit any more?
property-pick-plan = Which pair will you play?
property-line-fits = When it’s your turn, I play it for you at once if the cell is still free, or still yours, or costs no more rent than now. Nobody else sees your plan.
property-line-plan = **Your plan**: { $play }, { $when }.
property-line-otherwise = **Otherwise**: { $play }, { $when }.
property-line-asked = **Otherwise** I ask you.
property-plan-free = if it’s still free
property-plan-own = if it’s still yours
property-plan-rent = if { $owner } gets no more than { MONEY($amount, "$") }
property-field-column = Which column?
property-field-row = Which row?
property-field-cards = Which purchase cards do you give?
property-option-column = Column { $number }
property-option-row = Row { $number }
property-option-card = { $card }

# What a move brings
property-hint-claim = Free: it becomes yours{ $size ->
        [one] { "" }
       *[other] , in a group of { $size }
    } (rent { MONEY($size, "$") } to { MONEY($most, "$") }).
property-hint-mortgage = Yours: it gets mortgaged. That brings no money, and next time you’d lose it.
property-hint-lose = Yours and mortgaged: you lose it.
property-hint-rent = Pay { $owner } { MONEY($amount, "$") } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " for " }{ $suits }
    }).
property-hint-rent-sale = Pay { $owner } { MONEY($amount, "$") } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " for " }{ $suits }
    }). You could then buy it for { $price ->
        [one] 1 unit
       *[other] { $price } units
    }.
property-hint-ends = Pay { $owner } { MONEY($amount, "$") } ({ $cells } × { MONEY($each, "$") }{ $suits ->
        [none] { "" }
       *[other] { " for " }{ $suits }
    }). Then { $owner } has { MONEY($reached, "$") }, and the match ends!
property-hint-bankrupt = { $owner } charges { MONEY($amount, "$") }, more than you have: you’re bankrupt!
property-hint-choose-column = You choose the column next.{ $grave ->
        [yes] { " " }Careful: some cells would bankrupt you.
       *[no] { "" }
    }
property-hint-choose-row = You choose the row next.{ $grave ->
        [yes] { " " }Careful: some cells would bankrupt you.
       *[no] { "" }
    }
property-hint-choose-column-row = Any cell: you choose it next.{ $grave ->
        [yes] { " " }Careful: some cells would bankrupt you.
       *[no] { "" }
    }
property-hint-change = That’s { $count ->
        [one] 1 unit
       *[other] { $count } units
    } more than it costs, and there’s no change.
property-hint-over = { $count ->
        [one] 1 unit
       *[other] { $count } units
    } too many
property-hint-units = { $units ->
        [one] 1 unit
       *[other] { $units } units
    }

# How the match begins
property-start = Everybody starts with { MONEY($amount, "$") } and purchase cards worth { $units } units.
property-goal = A short match: as soon as somebody has { MONEY($amount, "$") } after a turn, it’s over.
property-fewer-bankruptcies = With so few players, the match ends at { $count ->
        [one] the first bankruptcy
       *[other] bankruptcy number { $count }
    }.
property-cut = { $who } cuts { $card }.
property-cut-again = A tie: those { $count } cut again.
property-redealt = The draw pile has run out, so everybody gets a new hand.
property-begins = { $who } cut the highest card and begins.

# What happened
property-claim = { $who } takes column { $column }, row { $row } with { $cards }.
property-mortgage = { $who } plays { $cards } and mortgages column { $column }, row { $row }.
property-lose = { $who } plays { $cards } and loses the mortgaged cell in column { $column }, row { $row }.
property-rent = { $who } plays { $cards }, column { $column }, row { $row }: { MONEY($amount, "$") } rent to { $owner } for a { $size ->
        [one] single cell
       *[other] group of { $size }
    }.
property-rent-owner-reader = { $who } plays { $cards }, column { $column }, row { $row }: { MONEY($amount, "$") } rent to you for a { $size ->
        [one] single cell
       *[other] group of { $size }
    }.
property-buy = { $who } buys column { $column }, row { $row } from { $owner } with { $cards } ({ $price ->
        [one] 1 unit
       *[other] { $price } units
    }).
property-buy-owner-reader = { $who } buys column { $column }, row { $row } from you with { $cards } ({ $price ->
        [one] 1 unit
       *[other] { $price } units
    }).
property-decline = { $who } doesn’t buy column { $column }, row { $row }.
property-drew = { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
property-drew-you = You drew { $cards }.
property-planned = You planned column { $column }, row { $row } for your next turn.
property-plan-dropped = You dropped your plan.
property-plan-lapsed = Your plan for column { $column }, row { $row } doesn’t fit any more, so it’s your choice.
property-reshuffle = The discard pile is shuffled: { $count } cards form the new draw pile.
property-bankrupt = { $who } can only pay { MONEY($amount, "$") } and is bankrupt. Their cells are free again.
property-resign = { $who } resigns. Their cells are free again.
property-end-bankrupt = { $count ->
        [one] That bankruptcy ends the match
       *[other] Bankruptcy number { $count } ends the match
    }: the richest wins.
property-end-rounds = { $count } rounds have been played. The richest wins.
property-end-goal = { $who } has reached { MONEY($amount, "$") }, and that ends the match. The richest wins.
property-end-alone = { $who } is the last one left.

# What the chart at the end counts
property-wealth = Money in dollars
property-wealth-cells = Money and cells in dollars

# What cannot be done, and what can
property-not-in-hand = You don’t have that pair any more. Choose a red and a black card from your hand.
property-not-named = You can’t reach that cell with these cards. Only a 9 or a 10 stands for any number.
property-lowest-rent = Every pair would bankrupt you, so you have to play one with the lowest rent. Choose one from the list.
property-sale-first = First decide if you want to buy the cell you just paid rent for.
property-plan-late = It’s your turn now: just play.
property-no-plan = You don’t have a plan any more. Make a new one.
property-plan-only = You have no other play to plan.
property-nothing-for-sale = Nothing’s for sale right now. Play a red and a black card.

# The command in Discord
property-command = Property: take cells on a grid, collect rent
property-command-new = Open a table of Property in this channel; others join with one click
property-variant-game = Take cells, and collect rent there.
property-new-bankruptcies = How many bankruptcies end the match; 1 is usual
property-name-bankruptcies = bankruptcies
property-new-count_property = Whether each cell counts $5 at the end
property-name-count_property = count_property
property-choice-count_property-no = no
property-choice-count_property-yes = yes
property-new-round_limit = After how many rounds the match ends
property-name-round_limit = round_limit
property-choice-round_limit-none = none
property-new-length = Short: half the money, and it ends once somebody has 1½ times that
property-name-length = length
property-choice-length-full = full
property-choice-length-short = short

# The words on its pictures: the table and the hand
property-picture-play = { $name }: play a red and a black card
property-picture-buy = { $name }: buy the cell for { $price ->
        [one] 1 unit
       *[other] { $price } units
    }?
property-picture-hand-play = Your turn: a { $color ->
        [red] red card
        [black] black card
       *[any] card
    } for
property-picture-hand-buy = Buy it for { $price ->
        [one] 1 unit
       *[other] { $price } units
    }?
property-picture-pay = { $over ->
        [0] You’d pay exactly { $units }
       *[other] You’d pay { $units }: { $over } too many, and no change
    }
property-picture-price = { $price ->
        [one] 1 unit
       *[other] { $price } units
    }
property-picture-units = { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
property-picture-paid = { $paid } of { $due }
property-picture-last-round = After round { $round }: { $won }
property-picture-last-claim = claimed
property-picture-last-rent = rent { MONEY($amount, "$") }
property-picture-last-buy = bought: { $amount ->
        [one] 1 unit
       *[other] { $amount } units
    }
property-picture-last-mortgage = mortgaged
property-picture-last-lose = lost
property-picture-since-rent = { $told ->
        [you] You paid { $owner } { MONEY($amount, "$") }
        [owner] { $name } paid you { MONEY($amount, "$") }
       *[other] { $name } paid { $owner } { MONEY($amount, "$") }
    }
property-picture-since-buy = { $told ->
        [you] You bought from { $owner }
        [owner] { $name } bought from you
       *[other] { $name } bought from { $owner }
    }
property-picture-since-claim = { $told ->
        [you] You took a cell
       *[other] { $name } took a cell
    }
property-picture-since-mortgage = { $told ->
        [you] You mortgaged a cell
       *[other] { $name } mortgaged a cell
    }
property-picture-since-lose = { $told ->
        [you] You lost a cell
       *[other] { $name } lost a cell
    }
property-picture-you = You
property-picture-high = { $short ->
        [yes] Next turn: up to −{ MONEY($amount, "$") }
       *[no] Your next turn can cost { MONEY($amount, "$") }
    }
property-picture-draw = { $count } in stock
property-picture-round = Round { $round }
property-picture-round-word = Round
property-picture-round-of = Round { $round } of { $limit }
property-picture-goal = Goal: { MONEY($amount, "$") }
property-picture-goal-ends = Ends at { MONEY($amount, "$") }
property-picture-to-go = { MONEY($amount, "$") } to go

# The table in words: cells are column/row, * is mortgaged
property-picture-alt-last = Last: { $name } with { $cards } on { $cell }: { $what }.
property-picture-alt-owner = { $what }, to { $name }
property-picture-alt-seat = { $letter } { $name }: { $money }{ $held ->
        [none] { "" }
       *[other] , hand { $held }
    }, buys with { $purchase }, cells { $cells }.
property-picture-alt-since = Since your last move: { $plays }.
property-picture-alt-purchase = Your purchase cards: { $cards }.
property-picture-alt-piles = { $round }, { $draw }.
property-picture-alt-rent = Your next turn can cost { MONEY($amount, "$") }.
property-picture-alt-effect = { $what ->
        [claim] group of { $size }
        [mortgage] mortgage
        [lose] lost
        [bankrupt] bankrupt: { $money } to { $letter }
        [rent-sale] { $money } to { $letter }, on sale for { $price ->
            [one] 1 unit
           *[other] { $price } units
        }
       *[rent] { $money } to { $letter }
    }

# What a move brings by the end of it all, for whoever is named after it
property-feature-money = { $change ->
        [more] more money
       *[less] less money
    }
property-feature-cells = { $change ->
        [more] more cells
       *[less] fewer cells
    }
property-feature-groups = { $change ->
        [more] more scattered groups
       *[less] fewer scattered groups
    }
property-feature-largest = { $change ->
        [more] a bigger main group
       *[less] a smaller main group
    }
property-feature-units = { $change ->
        [more] more units to buy with
       *[less] fewer units to buy with
    }
property-feature-hand = { $change ->
        [more] more cards in hand
       *[less] fewer cards in hand
    }
property-feature-wilds = { $change ->
        [more] more wild 9s and 10s
       *[less] fewer wild 9s and 10s
    }
property-feature-rent = { $change ->
        [more] more rent to pay next turn
       *[less] less rent to pay next turn
    }
property-feature-turn = { $change ->
        [more] the next turn sooner
       *[less] the next turn later
    }

# Puzzles
property-puzzle-play = **Which cards, and which cell?** One choice is much better than the rest.
property-puzzle-buy = **To buy, or not to buy?** One answer is much better than the rest.
property-puzzle-finish = **The end is near.** One move all but wins the match. Which?
