"""Waiting for others to play with: `/play` puts people down, and a table begins as soon as some fit together.

| module | what it is for |
|---|---|
| `records` | a wait, and a group of people who begin a match, as values |
| `matching` | who sits down with whom: a pure function of those who wait and the time |
| `rows` | reading and writing waits in the database |
| `waiting` | the service: starts waits, forms tables, and tells people when nobody came |
| `habits` | learns when people are usually here |
| `messages` | what people see on Discord |
"""
