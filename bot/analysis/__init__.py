"""Analyses of finished matches: everybody's chances after every move, and verdicts on decisions.

| module | what it is for |
|---|---|
| `record` | an analysis as a value, and its pages |
| `chances`, `decisions`, `verdicts`, `turning_points` | computing it from the log of a match |
| `rows` | reading and writing analyses in the database |
| `analyses` | the service: makes them in the background, in search workers |
| `messages`, `chart` | what people see on Discord |
| `shared_moves` | good moves that people share with their server |
"""
