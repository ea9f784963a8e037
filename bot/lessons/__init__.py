"""Lessons: guided first matches.

| module | what it is for |
|---|---|
| `progress` | how far a person has come, as a value |
| `match`, `aim` | the position of each step, and its right move |
| `rows` | reading and writing progress in the database |
| `lessons` | the service |
| `messages` | what people see on Discord |
"""
