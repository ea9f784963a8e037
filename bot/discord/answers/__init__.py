"""How Discord's error answers are understood, explained to people, and acted upon."""
