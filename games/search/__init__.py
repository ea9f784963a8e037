"""The search: a bot opponent that tries moves out in worlds that agree with its view, for all games."""
