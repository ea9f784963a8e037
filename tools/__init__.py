"""Small commands for those who work on Freehold."""
