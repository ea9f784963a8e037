"""Absences of shards: recorded at once, then accounted for match by match.

Recording one is a single transaction that also postpones the leagues of the shard. So it happens once,
however often the process is killed. Matches follow in batches. Each stores the last absence it accounts for
together with its moved deadlines, so none is postponed twice or left out. An absence is deleted when every
match accounts for it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from sqlalchemy import delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.cluster.owned import shard_of
from bot.domain.downtime import Absence
from bot.domain.match import Match
from bot.store.engine import read_connection
from bot.store.house import record_up
from bot.store.queries import behind
from bot.store.shards import absences
from bot.store.tables import matches
from bot.store.writer import Stored, Work, Writer

_ABSENCES = select(absences).order_by(absences.c.id)
_FORGET = delete(absences).where(~exists().where(matches.c.wake.is_not(None), behind))

Postpone = Callable[[AsyncConnection, Absence], Awaitable[list[int]]]
"""Postpones the leagues of a shard by an absence, within a transaction, and returns their ids."""


class Absences(Stored):
    """The absences that some matches do not account for yet."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        super().__init__(engine, writer)
        self._known: tuple[Absence, ...] = ()

    def pending_for(self, match: Match) -> Sequence[Absence]:
        """Those that *match* does not account for yet, the oldest first, as far as this process knows."""
        return [
            each
            for each in self._known
            if each.id > match.caught_up and shard_of(match.shard_key, each.shards) == each.number
        ]

    async def refresh(self) -> None:
        """Read which absences there are."""
        async with read_connection(self._engine, background=True) as connection:
            self._known = tuple(Absence(*row) for row in await connection.execute(_ABSENCES))

    async def record(
        self, away: Mapping[int, float], count: int, now: float, postpone: Postpone
    ) -> list[int]:
        """Record that these shards, of *count*, are back, each *away* since a time; return the ids of
        postponed leagues.

        *postpone* changes them in the same transaction.

        Raises:
            Unwritable: nothing can be written now.
        """
        postponed: list[int] = []

        async def run(connection: AsyncConnection) -> int:
            postponed.clear()
            for number, since in sorted(away.items()):
                values = {"number": number, "count": count, "since": since, "until": now}
                absence = insert(absences).values(values).returning(absences.c.id)
                id = (await connection.execute(absence)).scalar_one()
                postponed.extend(await postpone(connection, Absence(id, number, count, since, now)))
            await record_up(connection, now, away, count)
            return 0

        await self._writer.commit(Work(run))
        await self.refresh()
        return postponed

    async def forget(self) -> None:
        """Delete those that every match accounts for."""

        async def run(connection: AsyncConnection) -> int:
            await connection.execute(_FORGET)
            return 0

        await self._writer.commit(Work(run))
        await self.refresh()
