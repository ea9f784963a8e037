"""What every game is painted with: canvas, theme, seats, cards, signs."""
