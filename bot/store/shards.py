"""The tables of shards; see `bot.store.tables`."""

from __future__ import annotations

from sqlalchemy import Double, Integer, Table

from bot.store.tables import ID, column, metadata

shards = Table(
    "shards",
    metadata,
    column("number", Integer, primary_key=True, autoincrement=False),
    column("count", Integer),  # of how many it was one then
    column("awake", Double),  # when whoever carried it was there last
)

absences = Table(
    "absences",
    metadata,
    column("id", ID, primary_key=True),
    column("number", Integer),  # of the shard that was away
    column("count", Integer),  # of how many
    column("since", Double),
    column("until", Double),
    sqlite_autoincrement=True,  # matches remember the last one they account for
)
