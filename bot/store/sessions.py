"""What Discord calls the session of a shard: it can be left to whoever carries the shard next.

It is written when it is left and never before. So there is none of a process that was killed: a sequence of
a while ago would have what was answered since answered once more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.people import upsert
from bot.store.shards import shards
from bot.store.writer import Stored, Work

KEPT = 60.0
"""Seconds for which Discord keeps a session that nobody is connected to, and longer."""

_COLUMNS = ("session", "sequence", "gateway", "since")
_SHARD = (shards.c.number == bindparam("shard"), shards.c.count == bindparam("of"))
_LEFT = select(*(shards.c[name] for name in _COLUMNS), shards.c.awake).where(*_SHARD)
_TAKEN = update(shards).where(*_SHARD).values(dict.fromkeys(_COLUMNS))


class Left(NamedTuple):
    """The session *id*, heard as far as its event *sequence*; it is resumed at *gateway*."""

    id: str
    sequence: int
    gateway: str


class Sessions(Stored):
    """The sessions that were left."""

    async def leave(self, left: Mapping[int, Left], count: int, now: float) -> None:
        """Leave a session for each of these shards, of *count*.

        Raises:
            Unwritable: nothing can be written now.
        """
        rows = [
            {"number": shard, "count": count, "awake": now, "since": now}
            | {"session": id, "sequence": sequence, "gateway": gateway}
            for shard, (id, sequence, gateway) in left.items()
        ]

        async def run(connection: AsyncConnection) -> int:
            await connection.execute(upsert(shards, connection.dialect.name, _COLUMNS), rows)
            return 0

        if rows:
            await self._writer.commit(Work(run))

    async def take(self, shard: int, count: int, now: float) -> Left | None:
        """The session that was left for *shard*, of *count*, and for nobody else from now on.

        None if there is none that Discord still knows.

        Raises:
            StoreFault: the database does not answer.
        """
        found: list[Left] = []

        async def run(connection: AsyncConnection) -> int:
            found.clear()
            key = {"shard": shard, "of": count}
            row = (await connection.execute(_LEFT, key)).one_or_none()
            if row is not None and row.session is not None:
                await connection.execute(_TAKEN, key)
                # A process of the release before leaves none and takes none, but says that it was there.
                if row.awake <= row.since and now - row.since < KEPT:
                    found.append(Left(row.session, row.sequence, row.gateway))
            return 0

        await self._writer.commit(Work(run))
        return found[0] if found else None
