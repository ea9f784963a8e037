"""Looking for what there is to do: the same for matches and for leagues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, Row, Table, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncEngine


class Looking:
    """Looks into *table*, whose rows have an ``id`` and, where there will be something to do, a ``wake``.

    *unshown* selects the ids of those of which Discord shows an older version.
    """

    def __init__(self, engine: AsyncEngine, table: Table, unshown: Executable) -> None:
        self._engine = engine
        self._unshown = unshown
        self._waking = select(table.c.id).where(table.c.wake <= bindparam("now")).order_by(table.c.wake)
        self._timed = select(table.c.id).where(table.c.wake.is_not(None)).order_by(table.c.wake)
        self._next = select(func.min(table.c.wake)).where(table.c.wake.is_not(None))

    async def unshown(self) -> list[int]:
        """Those whose message shows an older version."""
        return await self._ids(self._unshown)

    async def waking(self, now: float) -> list[int]:
        """Those the clock has to look at by *now*, the longest overdue first."""
        return await self._ids(self._waking, now=now)

    async def timed(self) -> list[int]:
        """Those the clock has to look at some day."""
        return await self._ids(self._timed)

    async def next_wake(self) -> float | None:
        """When the clock has to look at one again."""
        ((wake,),) = await self._all(self._next)
        return None if wake is None else float(wake)

    async def _ids(self, statement: Executable, **values: Any) -> list[int]:
        return [row[0] for row in await self._all(statement, **values)]

    async def _all(self, statement: Executable, **values: Any) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(statement, values)).all()
