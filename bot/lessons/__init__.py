"""Lessons: what they teach, how far people have come, and their pages on Discord."""
