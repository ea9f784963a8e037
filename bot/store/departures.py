"""The servers that Freehold is no longer on: their settings go at once, all that was theirs after a while."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy import BigInteger, Column, Double, Table, delete, literal, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.chores.walking import distinct
from bot.store.engine import looking
from bot.store.puzzles.tables import puzzle_boards
from bot.store.rows import ensure
from bot.store.tables import bars, leagues, matches, metadata, ratings, results, servers
from bot.store.writer import Stored, Work

departures = Table(
    "departures",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("since", Double, nullable=False),
)

MOST = 100_000
"""Servers that Freehold can be on."""

_WALKS = [
    distinct(table.c.guild_id, literal(-1), literal(MOST))
    for table in (servers, puzzle_boards, bars, matches, leagues, results, ratings)
]
_KNOWN = union(*(select(walk.c.value).where(walk.c.value.is_not(None)) for walk in _WALKS))


class Departures(Stored):
    """Keeps since when Freehold is gone from which server."""

    async def left(self, guild_id: int, now: float) -> None:
        """Freehold was removed from a server."""

        async def run(connection: AsyncConnection) -> int:
            for table in (servers, puzzle_boards):
                await connection.execute(delete(table).where(table.c.guild_id == guild_id))
            await _since(connection, {guild_id}, now)
            return 0

        await self._writer.commit(Work(run))

    async def back(self, guild_id: int) -> None:
        """Freehold is on a server, perhaps again."""

        here = departures.c.guild_id == guild_id
        async with looking(self._engine) as connection:
            gone = (await connection.execute(select(departures).where(here))).first()

        async def run(connection: AsyncConnection) -> int:
            await connection.execute(delete(departures).where(here))
            return 0

        if gone:
            await self._writer.commit(Work(run))

    async def compare(self, present: Collection[int], expected: Callable[[int], bool], now: float) -> None:
        """Of those *expected*, Freehold is on the servers *present*, and on no other: what it did not hear of
        happened now."""
        async with looking(self._engine) as connection:
            known = set(filter(expected, (await connection.execute(_KNOWN)).scalars()))
            gone = set((await connection.execute(select(departures.c.guild_id))).scalars())

        async def run(connection: AsyncConnection) -> int:
            for guild_id in gone & set(present):
                await connection.execute(delete(departures).where(departures.c.guild_id == guild_id))
            await _since(connection, known - set(present), now)
            return 0

        if gone & set(present) or known - gone - set(present):
            await self._writer.commit(Work(run))


async def _since(connection: AsyncConnection, guild_ids: Collection[int], now: float) -> None:
    await ensure(connection, departures, *({"guild_id": id, "since": now} for id in guild_ids))
