"""Going out in Monopoly: The Card Game: when it is possible, with which cards, and the reward."""
