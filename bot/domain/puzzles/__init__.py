"""Puzzles: which one somebody was given and how they answered it, and the match it shows, as values."""
