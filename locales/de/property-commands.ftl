# The command in Discord.
property-command = Property: Felder auf einem Raster nehmen und Miete kassieren
property-command-new = In diesem Kanal einen Tisch für Property eröffnen; andere sind mit einem Klick dabei
property-new-bankruptcies = Wie viele Pleiten die Partie beenden; 1 ist üblich
property-name-bankruptcies = pleiten
property-new-count_property = Ob jedes Feld am Ende $5 zählt
property-name-count_property = felder_zählen
property-choice-count_property-no = nein
property-choice-count_property-yes = ja
property-new-round_limit = Nach wie vielen Runden die Partie endet
property-name-round_limit = rundenlimit
property-choice-round_limit-none = ohne
