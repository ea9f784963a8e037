# Slash commands as Discord lists them: names (lower case, no spaces), descriptions (at most 100 characters), choices.

command-match-log = Leer lo que pasó hasta ahora
