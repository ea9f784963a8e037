"""A seat's moves as steps of a few taps: the turn and what is asked, and trades."""
