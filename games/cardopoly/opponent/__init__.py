"""The bot opponent of Cardopoly."""
