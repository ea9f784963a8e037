"""What is stored of puzzles."""
