"""Leagues: many tables, round by round with a final, or as a season without rounds (see `rules.md`).

| module | what it is for |
|---|---|
| `records` | a league as a value |
| `changes` | what can happen to a league: pure functions from one value to the next |
| `season`, `evening` | what is different in a season without rounds and on a live evening |
| `edits` | small steps that these changes consist of |
| `rules`, `draw`, `schedule`, `standings` | what these changes compute with |
| `signs` | the color and the letter that each participant keeps |
| `rows` | reading and writing leagues in the database |
| `leagues` | the service: applies changes and stores them |
| `organizer` | takes the next steps of running leagues: threads, matches, results, rounds |
| `board`, `threads`, `messages`, `sheets` | what people see on Discord |
| `scheduled_events` | Discord's own event of a league |
| `management` | the page from which an organizer runs a league |
| `activity` | the figures for the organizer: places over time, time to move, who is late |
"""
