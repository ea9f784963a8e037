"""Lessons: `progress` is how far a person has come, `rows` keeps it, `lessons` is the service.

`match` deals the positions of a lesson, `aim` says what to do there, and `messages` builds its pages on Discord.
"""
