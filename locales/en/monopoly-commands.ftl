# Monopoly: The Card Game: its command and options.
command-monopoly = Monopoly: The Card Game: trade for full colours, build, and go out
command-monopoly-new = Open a table of Monopoly: The Card Game in this channel; others join with one click
option-edition = The UK edition for 2 to 6, or the Deluxe edition with gold bars for 2 to 4
option-target = How much money ends the match; 10,000, or 7,000 with 5 or 6 players
name-monopoly = monopoly
name-edition = edition
name-target = target
choice-uk = uk
choice-deluxe = deluxe
choice-edition = edition
