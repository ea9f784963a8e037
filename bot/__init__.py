"""The process: it keeps the matches, shows them on Discord, and speaks every reader's language.

| package | what it is for |
|---|---|
| `domain` | matches, lobbies, people and results as values, and what can happen to them |
| `store` | the database: tables, queries, one task that writes |
| `cluster` | several processes that share the shards |
| `service` | keeps matches going: the only writer, the clock, opponents, pictures, privacy |
| `discord` | what stands on Discord: tables, panels, messages |
| `analysis`, `hints`, `league`, `lessons`, `puzzles` | features, each with everything it has |
| `workers` | worker processes that draw pictures and look for good moves |

`client` connects it all, `run` starts and ends it. `docs/architecture.md` shows the layers.
"""
