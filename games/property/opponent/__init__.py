"""The bot opponent of Property."""
