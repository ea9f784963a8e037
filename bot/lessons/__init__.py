"""Lessons: `progress` is how far a person has come, `rows` keeps it, `lessons` is the service.

`match` builds the position of each step, `aim` finds the right move there, and `messages` builds the pages on
Discord.
"""
