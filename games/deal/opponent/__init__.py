"""The bot opponent of Monopoly Deal."""
