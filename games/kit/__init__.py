"""What every game needs: moves, panels, piles, seats, views and lessons."""
