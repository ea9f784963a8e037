"""Leagues: many tables of one game, round by round, and a final (MD-50 to MD-55, see `rules.md`).

`bot.domain.league` says what a league is and what can happen to it. `leagues` keeps it, `organiser` takes its
next steps, `board` shows it.
"""
