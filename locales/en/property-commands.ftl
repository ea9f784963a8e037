# The command in Discord.
property-command = Property: take cells on a grid, collect rent
property-command-new = Open a table of Property in this channel; others join with one click
property-new-bankruptcies = How many bankruptcies end the match; 1 is usual
property-name-bankruptcies = bankruptcies
property-new-count_property = Whether each cell counts $5 at the end
property-name-count_property = count_property
property-choice-count_property-no = no
property-choice-count_property-yes = yes
property-new-round_limit = After how many rounds the match ends
property-name-round_limit = round_limit
property-choice-round_limit-none = none
