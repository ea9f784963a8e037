# Monopoly Deal: its command and options.
command-deal = Monopoly Deal: collect three full sets, and guard them
command-deal-new = Open a table of Monopoly Deal in this channel; others join with one click
option-scoring = First to three sets wins, or points for value over several rounds
option-rounds = How many rounds are played for points
option-deal_breaker = Whether the two Deal Breakers, which take whole sets, are in the deck
option-forced_deal_own_set = Whether your side of a Forced Deal may come out of a full set
name-deal = deal
name-scoring = scoring
name-rounds = rounds
name-deal_breaker = deal_breaker
name-forced_deal_own_set = forced_deal_own_set
choice-sets = sets
choice-points = points
choice-out = out
choice-in = in
