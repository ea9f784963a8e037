"""The servers that Freehold is no longer on. Their settings are deleted at once, their other data later."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from sqlalchemy import BigInteger, Column, Double, Table, bindparam, delete, literal, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.results import NOWHERE
from bot.store.distinct import select_distinct
from bot.store.engine import read_connection
from bot.store.rows import insert_missing
from bot.store.tables import bars, leagues, matches, metadata, puzzle_boards, ratings, results, servers, waits
from bot.store.writer import Stored, Work

departures = Table(
    "departures",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", Double, nullable=False),
)

MOST = 100_000
"""The most servers that Freehold can be on."""

AT_ONCE = 500
"""Servers in one transaction, so that nobody who moves waits for it long."""

_GONE = select(departures.c.guild_id)
_BACK = delete(departures).where(departures.c.guild_id == bindparam("back"))
_WALKS = [
    select_distinct(table.c.guild_id, literal(-1), literal(MOST))
    for table in (servers, puzzle_boards, bars, matches, leagues, results, ratings)
]
_KNOWN = union(
    *(select(walk.c.value).where(walk.c.value.is_not(None), walk.c.value != NOWHERE) for walk in _WALKS)
)


class Departures(Stored):
    """Stores since when Freehold is gone from which server."""

    async def record_left(self, guild_id: int, now: float) -> None:
        """Record that Freehold was removed from a server."""

        async def run(connection: AsyncConnection) -> int:
            for table in (servers, puzzle_boards, waits):
                await connection.execute(delete(table).where(table.c.guild_id == guild_id))
            await _insert_departures(connection, {guild_id}, now)
            return 0

        await self._writer.commit(Work(run))

    async def record_back(self, guild_ids: Collection[int]) -> None:
        """Record that Freehold is on these servers, perhaps again."""
        async with read_connection(self._engine, background=True) as connection:
            gone = set((await connection.execute(_GONE)).scalars())
        await self._forget(sorted(gone & set(guild_ids)))

    async def _forget(self, guild_ids: Sequence[int]) -> None:
        """Delete the departures from these servers, some in each transaction."""
        for start in range(0, len(guild_ids), AT_ONCE):
            rows = [{"back": guild_id} for guild_id in guild_ids[start : start + AT_ONCE]]

            async def run(connection: AsyncConnection, rows: list[dict[str, int]] = rows) -> int:
                await connection.execute(_BACK, rows)
                return 0

            await self._writer.commit(Work(run))

    async def compare(self, present: Collection[int], expected: Callable[[int], bool], now: float) -> None:
        """Record that of the *expected* servers, Freehold is on those *present* only: it left the others
        now.
        """
        async with read_connection(self._engine, background=True) as connection:
            known = set(filter(expected, (await connection.execute(_KNOWN)).scalars()))
            gone = set((await connection.execute(_GONE)).scalars())
        here = set(present)
        await self._forget(sorted(gone & here))
        left = sorted(known - gone - here)
        for start in range(0, len(left), AT_ONCE):

            async def run(
                connection: AsyncConnection, some: Sequence[int] = left[start : start + AT_ONCE]
            ) -> int:
                await _insert_departures(connection, some, now)
                return 0

            await self._writer.commit(Work(run))


async def _insert_departures(connection: AsyncConnection, guild_ids: Collection[int], now: float) -> None:
    await insert_missing(connection, departures, *({"guild_id": id, "since": now} for id in guild_ids))
