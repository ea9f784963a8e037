"""Going out in Monopoly: The Card Game: when it is legal, with which cards, and the reward."""
