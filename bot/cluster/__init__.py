"""Several processes on one PostgreSQL: which of them runs which shard, and how they notify each other.

With SQLite and one process nothing here needs to be read.

- `claims`, `postgresql_claims`: advisory locks, so that each shard has one owner
- `owned`: the shards of this process, for queries
- `shards_setting`: what the setting `SHARDS` asks for
- `keeper`: claims shards, shares them with other processes and gives them back
- `gate`: identifies no faster than Discord allows
- `bot`: connects and hands over shards with discord.py
- `broadcasts`: LISTEN and NOTIFY
- `time`: the clock of the database server
"""
