# Monopoly: The Card Game: its command and options.
command-monopoly = Monopoly: The Card Game: tausch dir ganze Farben, bau und leg aus
command-monopoly-new = Einen Tisch Monopoly: The Card Game hier eröffnen; andere setzen sich mit einem Klick dazu
option-edition = Die britische Ausgabe für 2 bis 6 oder die Deluxe-Ausgabe mit Goldbarren für 2 bis 4
option-target = Wie viel Geld die Partie beendet; 10.000, oder zu fünft und sechst 7.000
name-monopoly = monopoly
name-edition = ausgabe
name-target = ziel
choice-uk = uk
choice-deluxe = deluxe
choice-edition = ausgabe
