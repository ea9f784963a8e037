"""What Freehold computes with, as values, and what can happen to them: no database, no Discord.

| module | what it is for |
|---|---|
| `match` | a match with its players, and a change of it |
| `lobbies`, `rematches`, `invitations` | how a match begins, and how seats are handed over |
| `practice` | the matches that lessons and puzzles are shown as |
| `turns`, `moves` | what can happen to a running match |
| `clock` | when time stands still: absences, vacations, deserted matches |
| `notifications`, `news`, `surfaces` | whom to notify, what happened meanwhile, which messages show a match |
| `results`, `profiles`, `course` | how matches ended, ratings, what was worth remembering |
| `replays`, `proofs`, `versions` | a match once more, proof that it was fair, matches under older rules |
| `people`, `hints`, `ids`, `durations`, `refusals` | who plays; smaller values that all others use |
"""
