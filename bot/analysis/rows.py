"""Analyses of finished matches in the database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Executable, bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.analysis.record import Analysis
from bot.cluster.owned import match_key
from bot.store import Store
from bot.store.engine import read_connection
from bot.store.rows import find_row, insert_missing
from bot.store.tables import analyses, matches, moves
from bot.store.writer import Put, Stored, Work
from games.core import Who

_MATCH = analyses.c.match_id == bindparam("id")
_KNOWN = select(analyses.c.match_id).where(_MATCH)
_OVER = select(matches.c.id).where(matches.c.id == bindparam("id"))
_PUT = update(analyses).where(analyses.c.match_id == bindparam("key"), ~analyses.c.done)
_BEGUN = select(analyses.c.match_id).where(~analyses.c.done).order_by(analyses.c.match_id)
_SHARD_KEY = (
    select(match_key(matches.c.guild_id, matches.c.id))
    .where(matches.c.id == analyses.c.match_id)
    .scalar_subquery()
)
_BY_PERSONS = select(moves.c.number).where(moves.c.match_id == bindparam("id"), moves.c.user_id.is_not(None))

_decode = msgspec.msgpack.Decoder(Analysis).decode


class AnalysisRows(Stored):
    """Reads and writes analyses."""

    def __init__(self, store: Store) -> None:
        super().__init__(store.engine, store.writer)
        self._owned = store.owned

    async def get(self, match_id: int) -> Analysis | None:
        """Return the analysis of a match so far; None if nobody has asked for it."""
        row = await find_row(self._engine, analyses, match_id)
        return None if row is None else _decode(row.data)

    async def begin(self, analysis: Analysis) -> None:
        """Store *analysis* if its match still exists and has none."""

        async def run(connection: AsyncConnection) -> int:
            key = {"id": analysis.match_id}
            if (await connection.execute(_OVER, key)).first():
                await insert_missing(connection, analyses, {"match_id": key["id"], **_values(analysis)})
            return 0

        await self._writer.commit(Work(run))

    async def put(self, analysis: Analysis) -> None:
        """Store the progress of *analysis*, unless it was deleted or finished by another process."""
        statement = _PUT.values(done=bindparam("done"), data=bindparam("data"))
        await self._writer.commit(Put(statement, {"key": analysis.match_id, **_values(analysis)}))

    async def find_unfinished(self) -> list[int]:
        """Return the matches of this process whose analysis isn't done."""
        found: Executable = self._owned.select_owned(_BEGUN, _SHARD_KEY)
        async with read_connection(self._engine, background=True) as connection:
            return list((await connection.execute(found)).scalars())

    async def find_personal_moves(self, match_id: int) -> frozenset[int]:
        """Return the numbers of the moves of a match that people made themselves."""
        async with read_connection(self._engine) as connection:
            return frozenset((await connection.execute(_BY_PERSONS, {"id": match_id})).scalars())


def to_plain(row: dict[str, Any]) -> None:
    """Replace the analysis in a *row* of an export by the verdicts on the person's own decisions."""
    verdicts = _decode(row.pop("data")).verdicts_of(Who(row.pop("seat"), row.pop("before")))
    row["decisions"] = [{"step": each.step, "made": each.made, "best": each.best} for each in verdicts]


def _values(analysis: Analysis) -> dict[str, object]:
    return {"done": analysis.over, "data": msgspec.msgpack.encode(analysis)}
