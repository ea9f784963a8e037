"""Matches, people and results as values, and the pure functions that change them: no database, no Discord.

| module | what it is for |
|---|---|
| `match` | a match with its players, and a change of it |
| `lobbies`, `forms`, `rematches`, `invitations` | how a match begins, and how seats are handed over |
| `moving` | how a match goes on at another place |
| `turns`, `moves`, `undo`, `leaving` | what people and the house do in a running match |
| `questions`, `choices`, `forced_moves`, `tempo` | what a seat is asked; answers where it has no choice |
| `pace`, `clocks`, `vacations`, `downtime` | how much time people have, and when it stands still |
| `abandoned` | matches that nobody plays any more |
| `notifications`, `news`, `surfaces` | whom to notify, what happened meanwhile, which messages show a match |
| `results`, `profiles`, `course` | how matches ended, ratings, memorable moments |
| `replays`, `proofs`, `versions` | a match replayed, proof that it was fair, matches under older rules |
| `own_notes` | notes that players write for themselves |
| `practice` | matches that lessons and puzzles are shown as |
| `people`, `place`, `hours` | who plays, where, and at which time of the day |
| `hints`, `ids`, `durations`, `refusals` | small values that everything else uses |
"""
