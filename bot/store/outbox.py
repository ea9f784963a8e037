"""The outbox: direct messages are rows of it until Discord has them or nobody can deliver them."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import convert
from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.cluster.owned import OwnedShards
from bot.domain.notifications.outgoing import Outgoing
from bot.store.engine import read_connection
from bot.store.tables import outbox
from bot.store.writer import INSERT_OUTGOING, Put, Stored, Work, Writer

_UNSENT = select(outbox).order_by(outbox.c.created, outbox.c.key)
_SINCE = select(outbox.c.key, outbox.c.shard_key, outbox.c.created).order_by(outbox.c.created)
_HOLDS = select(outbox.c.key).where(outbox.c.key == bindparam("key"))
_DONE = delete(outbox).where(outbox.c.key == bindparam("key"))


class Outbox(Stored):
    """The direct messages still to be sent. Messages caused by a change of a match are stored with it."""

    def __init__(self, engine: AsyncEngine, writer: Writer, owned: OwnedShards) -> None:
        super().__init__(engine, writer)
        self._owned = owned

    async def put(self, outgoing: Outgoing) -> None:
        """Add *outgoing*."""
        await self._writer.commit(Put(INSERT_OUTGOING, asdict(outgoing)))

    async def contains(self, key: str) -> bool:
        """Whether the message *key* is still to be sent."""
        async with read_connection(self._engine) as connection:
            return (await connection.execute(_HOLDS, {"key": key})).first() is not None

    async def remove(self, key: str) -> None:
        """Remove the message *key*."""

        async def run(connection: AsyncConnection) -> int:
            await connection.execute(_DONE, {"key": key})
            return 0

        await self._writer.commit(Work(run))

    async def waiting_since(self, besides: Collection[str]) -> list[float]:
        """Since when the messages of this process wait, the longest first, *besides* those with these
        keys.
        """
        async with read_connection(self._engine) as connection:
            rows = (await connection.execute(_SINCE)).all()
        return [row.created for row in rows if self._owned.owns(row.shard_key) and row.key not in besides]

    async def unsent(self) -> list[Outgoing]:
        """The messages that this process has to send because it owns their shard keys, the oldest first."""
        async with read_connection(self._engine, background=True) as connection:
            rows = (await connection.execute(_UNSENT)).all()
        found = [convert(row, Outgoing, from_attributes=True) for row in rows]
        return [each for each in found if self._owned.owns(each.shard_key)]
