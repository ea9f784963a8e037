"""Finds puzzles (`games.search.puzzles`) in matches of bots or people."""
