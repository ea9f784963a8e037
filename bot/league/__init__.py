"""Leagues: many tables of one game, round by round, and a final (MD-50 to MD-55, see `rules.md`).

`records` says what a league is, `rules`, `draw`, `schedule` and `standings` compute with it, `changes` is
what can happen to it; nothing of that knows the store or Discord. `leagues` keeps it, `organiser` takes its
next steps, `board` shows it.
"""
