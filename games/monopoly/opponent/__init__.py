"""The bot opponent of Monopoly: The Card Game."""
