"""Finding puzzles (`games.search.puzzles`) in matches of bots, or of people."""
