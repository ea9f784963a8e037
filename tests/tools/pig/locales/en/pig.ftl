pig-name = Pig
pig-command = Pig: roll as often as you dare, and hold in time
pig-command-new = Open a table of Pig in this channel; others join with one click
pig-new-target = How many points win
pig-name-target = target
pig-setting-target = Points to win
pig-setting-target-100 = 100
pig-setting-target-50 = 50
pig-score = { $score } points
pig-points = points
pig-ask = Your turn: roll, or take the { $total } points of this turn.
pig-wait = { $who } rolls, with { $total } points this turn
pig-offer-roll = Roll
pig-offer-hold = Hold
pig-hint-roll = A one takes the points of this turn
pig-hint-hold = You have { $score } points then
pig-begins = { $who } begins. { $target } points win.
pig-rolled = { $who } rolls a { $rolled }: { $total } points this turn.
pig-lost = { $who } rolls a 1 and loses { $total } points.
pig-held = { $who } holds { $total } points and has { $score }.
pig-won = { $who } reaches { $target } points and wins.
pig-resigned = { $who } resigns.
pig-roll-first = Roll at least once before you hold.
pig-picture-turn = { $name } is on turn
pig-picture-won = { $name } wins
pig-picture-rolled = { $rolled ->
    [0] No roll yet
   *[other] Last roll: { $rolled }
}
pig-picture-total = { $total } points this turn, { $target } win
