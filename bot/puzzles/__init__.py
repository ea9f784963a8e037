"""Puzzles: given to people one by one, and posted daily in channels.

| module | what it is for |
|---|---|
| `records` | puzzles that people were given, the puzzle of a day, and boards, as values |
| `match` | the match that a puzzle is shown as |
| `rows` | reading and writing them in the database |
| `puzzles` | the service: which puzzle comes next, and what was answered |
| `boards`, `messages` | the daily puzzle in channels, and what people see on Discord |
"""
