"""The bot opponent."""
