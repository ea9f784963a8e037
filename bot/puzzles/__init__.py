"""Puzzles: given to people one by one, and to the channels of servers every day.

`puzzles` chooses and keeps them, `messages` says how they look, `boards` shows the daily ones.
"""
