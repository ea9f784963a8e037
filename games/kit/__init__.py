"""Building blocks of every game: moves, panels, piles, seats, views, styles and lessons."""
