# The command in Discord.
monopoly-command = Monopoly: The Card Game: tausch dir ganze Farben, bau und leg aus
monopoly-command-new = Einen Tisch Monopoly: The Card Game hier eröffnen; andere setzen sich mit einem Klick dazu
monopoly-new-edition = Die britische Ausgabe für 2 bis 6 oder die Deluxe-Ausgabe mit Goldbarren für 2 bis 4
monopoly-name-edition = ausgabe
monopoly-choice-edition-uk = uk
monopoly-choice-edition-deluxe = deluxe
monopoly-new-target = Wie viel Geld die Partie beendet; 10.000, oder zu fünft und sechst 7.000
monopoly-name-target = ziel
monopoly-choice-target-edition = ausgabe
