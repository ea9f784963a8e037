"""The tables of shards; see `bot.store.tables`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Double, Integer, String, Table

from bot.store.tables import ID, column, metadata

shards = Table(
    "shards",
    metadata,
    column("number", Integer, primary_key=True, autoincrement=False),
    column("count", Integer),  # of how many it was one then
    column("awake", Double),  # when whoever carried it was there last
    column("session", String, nullable=True),  # Discord's, left to whoever carries it next
    column("sequence", BigInteger, nullable=True),  # of the last event that was heard in it
    column("gateway", String, nullable=True),  # where it is resumed
    column("since", Double, nullable=True),  # when it was left
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
