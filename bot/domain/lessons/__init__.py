"""Lessons: how far somebody has come in one, its match as a value, and what is the right move there."""
