# Monopoly: The Card Game: the words on its pictures, and the same for those who listen to them.

# The letters of the colours
monopoly-picture-letter-0 = B
monopoly-picture-letter-1 = L
monopoly-picture-letter-2 = P
monopoly-picture-letter-3 = O
monopoly-picture-letter-4 = R
monopoly-picture-letter-5 = Y
monopoly-picture-letter-6 = G
monopoly-picture-letter-7 = D

# The line at the top
monopoly-picture-ask-turn = { $name }: draw, trade or go out
monopoly-picture-ask-discard = { $name }: discard { $count ->
        [one] a card
       *[other] { $count } cards
    }
monopoly-picture-ask-partner = { $name }: discard a card
monopoly-picture-ask-lay = { $name } is going out
monopoly-picture-ask-arrange = { $name } went out
monopoly-picture-ask-close = { $name }: pass a card, or go out
monopoly-picture-ask-passing = Pass a card: { $name }
monopoly-picture-won = { $count ->
        [one] { $name } wins with { $money }
       *[other] { $name } share the win with { $money }
    }

# What happened last, and the piles
monopoly-picture-last-draw = drew a card
monopoly-picture-last-trade = traded
monopoly-picture-last-grow = took from a pile
monopoly-picture-last-exchange = exchanged
monopoly-picture-last-discard = discarded
monopoly-picture-last-pass = passed
monopoly-picture-last-out = went out
monopoly-picture-last-passed = all passed a card
monopoly-picture-last-resign = left the match
monopoly-picture-last-deal = dealt a new hand
monopoly-picture-draw = { $count } to draw
monopoly-picture-pile = Pile { $number }
monopoly-picture-hand-of = Hand { $number } · to { $target }
monopoly-picture-went-out = went out
monopoly-picture-score = { $money } now
monopoly-picture-void = a Chance: worth nothing

# The hand
monopoly-picture-hand = Your hand
monopoly-picture-hand-turn = Draw, trade or go out
monopoly-picture-hand-discard = Discard { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
monopoly-picture-hand-partner = Discard 1 card
monopoly-picture-hand-lay = You are going out
monopoly-picture-hand-arrange = Worth { $money } like this
monopoly-picture-hand-close = Pass a card, or go out
monopoly-picture-hand-passing = Pass a card to your left

# For those who listen
monopoly-picture-alt-hand = Your hand: { $cards }.
monopoly-picture-alt-missing = Missing for full groups: { $cards }.
monopoly-picture-alt-last = Last: { $name } { $what }: { $cards }.
monopoly-picture-alt-seat = { $letter } { $name }: { $money }, hand { $hand }, pile { $pile }.
monopoly-picture-alt-out = { $letter } { $name }: { $out }, { $money }.
monopoly-picture-alt-pile = Pile { $number }: { $pile }.
monopoly-picture-alt-end = { $hand } { $draw }
