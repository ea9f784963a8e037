pig-name = Pig
pig-command = Pig: roll as often as you dare, and hold in time
pig-command-new = Open a table of Pig in this channel; others join with one click
pig-score = { $score } points
pig-ask = Your turn: roll, or take the { $total } points of this turn.
pig-offer-roll = Roll
pig-offer-hold = Hold
pig-hint-hold = You have { $score } points then
pig-begins = { $who } begins. A hundred points win.
pig-rolled = { $who } rolls a { $rolled }: { $total } points this turn.
pig-lost = { $who } rolls a 1 and loses { $total } points.
pig-held = { $who } holds { $total } points and has { $score }.
pig-won = { $who } reaches a hundred points and wins.
pig-roll-first = Roll at least once before you hold.
pig-picture-rolled = { $rolled ->
    [0] No roll yet
   *[other] Last roll: { $rolled }
}
pig-picture-total = { $total } points this turn
