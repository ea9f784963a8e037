"""Going out in Monopoly: The Card Game: when one may, with what, and the reward."""
