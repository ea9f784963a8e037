"""The tables of shards; see `bot.store.tables`."""

from __future__ import annotations

from sqlalchemy import Double, Integer, Table

from bot.store.tables import ID, column, metadata

shards = Table(
    "shards",
    metadata,
    column("number", Integer, primary_key=True, autoincrement=False),
    column("count", Integer),  # the number of shards then
    column("up_at", Double),  # when it was last up
)

absences = Table(
    "absences",
    metadata,
    column("id", ID, primary_key=True),
    column("number", Integer),  # of the shard that was down
    column("count", Integer),  # the number of shards then
    column("since", Double),
    column("until", Double),
    sqlite_autoincrement=True,  # matches store the last one they account for
)
