"""What Freehold remembers about itself: one row."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.durations import DAY
from bot.store.engine import read_connection
from bot.store.people import upsert
from bot.store.shards import shards
from bot.store.tables import house
from bot.store.writer import Put, Stored, Work

_UP = update(house).values(up_at=bindparam("now"))
_NEGATED = update(house).values(up_at=-house.c.up_at)
_LOOKED = update(house).values(looked=bindparam("now"))


class House(Stored):
    """When shards were last up, when old data was last deleted, and where Freehold introduced itself."""

    async def up_since(self, shard: int, count: int) -> float | None:
        """When *shard*, of *count*, was last up; if it never was, when any process last was."""
        known = select(shards.c.up_at).where(shards.c.number == shard, shards.c.count == count)
        async with read_connection(self._engine) as connection:
            found: float | None = (await connection.execute(known)).scalar_one_or_none()
        return await self._get(house.c.up_at) if found is None else found

    async def record_up(self, now: float, present: Iterable[int], count: int) -> None:
        """Store that the shards *present*, of *count*, are up now."""

        async def run(connection: AsyncConnection) -> int:
            await record_up(connection, now, present, count)
            return 0

        await self._writer.commit(Work(run))

    async def check(self) -> None:
        """Write something that changes nothing.

        Raises:
            Unwritable: nothing can be written now.
        """

        async def run(connection: AsyncConnection) -> int:
            # Twice, because SQLite doesn't write a row that stays as it was.
            await connection.execute(_NEGATED)
            await connection.execute(_NEGATED)
            return 0

        await self._writer.commit(Work(run))

    async def tidied_at(self) -> float | None:
        """When old data was last looked for; None for never."""
        return await self._get(house.c.looked)

    async def record_tidied(self, now: float) -> None:
        """Store that old data was looked for *now*."""
        await self._writer.commit(Put(_LOOKED, {"now": now}))

    async def introduces(self, guild_id: int, now: float) -> bool:
        """Record that Freehold introduces itself on a server; False if it did so within a day."""

        async def run(connection: AsyncConnection) -> int:
            found = await connection.execute(select(house.c.introduced).with_for_update())
            known: dict[str, float] = found.scalar_one()
            lately = {server: at for server, at in known.items() if at > now - DAY}
            if str(guild_id) in lately:
                return 0
            lately[str(guild_id)] = now
            await connection.execute(update(house).values(introduced=lately))
            return guild_id

        return await self._writer.commit(Work(run)) == guild_id

    async def _get(self, column: Any) -> float | None:
        async with read_connection(self._engine) as connection:
            found: float | None = (await connection.execute(select(column))).scalar_one()
        return found


async def record_up(connection: AsyncConnection, now: float, present: Iterable[int], count: int) -> None:
    """Store that the shards *present*, of *count*, are up now."""
    await connection.execute(_UP, {"now": now})
    if rows := [{"number": shard, "count": count, "up_at": now} for shard in sorted(present)]:
        await connection.execute(upsert(shards, connection.dialect.name), rows)
