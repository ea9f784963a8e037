"""The search of the bot opponents, for all games: it tries moves in worlds consistent with a view."""
