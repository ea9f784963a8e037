# The command in Discord.
monopoly-command = Monopoly: The Card Game: trade for full colours, build, and go out
monopoly-command-new = Open a table of Monopoly: The Card Game in this channel; others join with one click
monopoly-new-edition = The UK edition for 2 to 6, or the Deluxe edition with gold bars for 2 to 4
monopoly-name-edition = edition
monopoly-choice-edition-uk = uk
monopoly-choice-edition-deluxe = deluxe
monopoly-new-target = How much money ends the match; 10,000, or 7,000 with 5 or 6 players
monopoly-name-target = target
monopoly-choice-target-edition = edition
