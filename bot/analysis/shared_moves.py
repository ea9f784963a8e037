"""Good decisions that people share with their server, whose page names the best one of the week."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import read_connection
from bot.store.rows import insert_missing
from bot.store.tables import shared_moves
from bot.store.writer import Stored, Work

MOST = 10
"""The most shared moves of a server that are looked at, the best ones."""


class SharedMove(NamedTuple):
    """The decision that led to *step* in a match on the server *guild_id*, made by *user_id*.

    Its chance to win was better by *gain* than that of the next best move, in parts of `record.WHOLE`. They
    *shared* it at that time.
    """

    match_id: int
    step: int
    guild_id: int
    game: str
    user_id: int
    gain: int
    shared: float


_THIS = shared_moves.c.match_id == bindparam("match_id"), shared_moves.c.step == bindparam("step")
_FIND = select(shared_moves.c.step).where(*_THIS)
_REMOVE = delete(shared_moves).where(*_THIS)
_BEST = (
    select(*(shared_moves.c[name] for name in SharedMove._fields))
    .where(shared_moves.c.guild_id == bindparam("guild_id"), shared_moves.c.shared >= bindparam("since"))
    .order_by(shared_moves.c.gain.desc(), shared_moves.c.shared)
    .limit(MOST)
)


class SharedMoves(Stored):
    """Reads and writes shared moves."""

    async def is_shared(self, match_id: int, step: int) -> bool:
        """Return whether the decision that led to *step* is shared."""
        async with read_connection(self._engine) as connection:
            key = {"match_id": match_id, "step": step}
            return (await connection.execute(_FIND, key)).first() is not None

    async def share(self, move: SharedMove) -> None:
        """Store *move* unless it is shared already."""

        async def run(connection: AsyncConnection) -> int:
            await insert_missing(connection, shared_moves, move._asdict())
            return 0

        await self._writer.commit(Work(run))

    async def take_back(self, match_id: int, step: int) -> None:
        """Remove the decision that led to *step*, if it is shared."""

        async def run(connection: AsyncConnection) -> int:
            await connection.execute(_REMOVE, {"match_id": match_id, "step": step})
            return 0

        await self._writer.commit(Work(run))

    async def best_of(self, guild_id: int, since: float) -> list[SharedMove]:
        """Return the best moves shared on a server *since* then, the best first."""
        async with read_connection(self._engine) as connection:
            rows = await connection.execute(_BEST, {"guild_id": guild_id, "since": since})
            return [SharedMove(*row) for row in rows]
