"""Results and ratings: reading them for profiles, and recomputing ratings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, bindparam, delete, func, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.results import BOTS, HIDDEN, Rating, Records, Result, Scope, find_records, rate_all
from bot.store.database.locks import RATINGS, RECOMPUTING, Owner, hold_lock
from bot.store.endings import insert_ratings
from bot.store.engine import read_connection
from bot.store.faults import Conflict, StoreFault
from bot.store.tables import ratings, results
from bot.store.writer import Stored, Work

MOST_AROUND = 3000
"""The number of latest results on a server from which its rating curves and its page are computed."""

MOST_UNCOUNTED = 1000
"""The number of latest matches alone against bots from which somebody's rating is computed."""

_COLUMNS = [column for column in results.c if column.name != "id"]
_MINE = (
    select(*_COLUMNS)
    .where(results.c.user_id == bindparam("user_id"), results.c.guild_id == bindparam("guild_id"))
    .order_by(results.c.id)
)
_UNCOUNTED = (
    select(*_COLUMNS)
    .where(
        results.c.match_id.in_(
            select(results.c.match_id)
            .where(
                results.c.user_id == bindparam("user_id"),
                results.c.guild_id == bindparam("guild_id"),
                results.c.counts.is_(False),
            )
            .order_by(results.c.id.desc())
            .limit(MOST_UNCOUNTED)
        )
    )
    .order_by(results.c.id)
)
_RATINGS = select(ratings).where(
    ratings.c.user_id == bindparam("user_id"), ratings.c.guild_id == bindparam("guild_id")
)
_LATELY = (
    select(results.c.user_id)
    .where(results.c.guild_id == bindparam("guild_id"), results.c.ended >= bindparam("since"))
    .order_by(results.c.ended.desc())
    .limit(MOST_AROUND)
    .subquery()
)
_ACTIVE = (
    select(_LATELY.c.user_id, func.count().label("matches"))
    .where(_LATELY.c.user_id > max(BOTS.values()))
    .group_by(_LATELY.c.user_id)
    .order_by(func.count().desc(), _LATELY.c.user_id)
)
_ON_BOARD = (
    ratings.c.guild_id == bindparam("guild_id"),
    ratings.c.game == bindparam("game"),
    ratings.c.matches >= HIDDEN,
    ratings.c.user_id > max(BOTS.values()),
)
_BOARD = (
    select(ratings)
    .where(*_ON_BOARD)
    .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.user_id)
    .limit(bindparam("most"))
    .offset(bindparam("skipped"))
)
_LEVELS = select(ratings).where(
    ratings.c.guild_id == bindparam("guild_id"),
    ratings.c.game == bindparam("game"),
    ratings.c.user_id.in_(BOTS.values()),
    ratings.c.matches >= HIDDEN,
)
_BOARD_SIZE = select(func.count()).select_from(ratings).where(*_ON_BOARD)
_SCOPES = union(*(select(table.c.guild_id, table.c.game).distinct() for table in (results, ratings)))
_SCOPE = results.c.guild_id == bindparam("guild"), results.c.game == bindparam("key")
_PEOPLE = (
    select(results.c.id, results.c.user_id)
    .where(*_SCOPE, results.c.id <= bindparam("last"))
    .order_by(results.c.id)
)
_SINCE = select(results).where(*_SCOPE, results.c.id > bindparam("since")).order_by(results.c.id)
_LATEST = select(results).where(*_SCOPE).order_by(results.c.id.desc()).limit(MOST_AROUND)
_RECENT = (
    select(*_COLUMNS)
    .where(results.c.guild_id == bindparam("guild_id"))
    .order_by(results.c.ended.desc(), results.c.id.desc())
    .limit(MOST_AROUND)
)
_GONE = delete(ratings).where(ratings.c.guild_id == bindparam("guild"), ratings.c.game == bindparam("key"))


class Ranked(NamedTuple):
    """A line of a leaderboard."""

    place: int
    user_id: int
    rating: Rating


class Results(Stored):
    """All results and ratings of the database."""

    async def results_of(self, guild_id: int, user_id: int) -> list[Result]:
        """How a person's matches on a server ended, the oldest first."""
        async with read_connection(self._engine) as connection:
            rows = await connection.execute(_MINE, {"guild_id": guild_id, "user_id": user_id})
            return [_to_result(row) for row in rows]

    async def find_uncounted(self, guild_id: int, user_id: int) -> list[Result]:
        """The results of the latest matches on a server that don't count for a person, in order."""
        async with read_connection(self._engine) as connection:
            rows = await connection.execute(_UNCOUNTED, {"guild_id": guild_id, "user_id": user_id})
            return [_to_result(row) for row in rows]

    async def around(self, guild_id: int, game: str) -> list[Result]:
        """How the latest matches of *game* on a server ended for everybody, the oldest first."""
        scope = {"guild": guild_id, "key": game}
        async with read_connection(self._engine, background=True) as connection:
            rows = (await connection.execute(_LATEST, scope)).all()
        return [_to_result(row) for row in reversed(rows)]

    async def ratings(self, guild_id: int, user_id: int) -> dict[str, Rating]:
        """A person's ratings on a server, by game."""
        async with read_connection(self._engine) as connection:
            rows = await connection.execute(_RATINGS, {"guild_id": guild_id, "user_id": user_id})
            return {row.game: _rating(row) for row in rows}

    async def board(self, guild_id: int, game: str, first: int, most: int) -> tuple[list[Ranked], int]:
        """Up to *most* lines of a leaderboard after the *first* ones, and the number of ranked persons."""
        scope = {"guild_id": guild_id, "game": game}
        async with read_connection(self._engine) as connection:
            size = int((await connection.execute(_BOARD_SIZE, scope)).scalar_one())
            rows = await connection.execute(_BOARD, {**scope, "most": most, "skipped": first})
            return [Ranked(first + n, row.user_id, _rating(row)) for n, row in enumerate(rows, 1)], size

    async def active_people(self, guild_id: int, since: float) -> list[tuple[int, int]]:
        """The people whose matches on a server have ended *since* then, with how many did, the most first."""
        async with read_connection(self._engine) as connection:
            rows = await connection.execute(_ACTIVE, {"guild_id": guild_id, "since": since})
            return [(row.user_id, row.matches) for row in rows]

    async def records(self, guild_id: int) -> Records | None:
        """The records among the latest results on a server; None if nobody has won there."""
        async with read_connection(self._engine) as connection:
            rows = (await connection.execute(_RECENT, {"guild_id": guild_id})).all()
        return find_records(_to_result(row) for row in reversed(rows))

    async def levels(self, guild_id: int, game: str) -> dict[str, Rating]:
        """The ratings of the levels of bot opponents that played often enough, the weakest first."""
        async with read_connection(self._engine) as connection:
            rows = await connection.execute(_LEVELS, {"guild_id": guild_id, "game": game})
            known = {row.user_id: _rating(row) for row in rows}
        return {level: known[id] for level, id in BOTS.items() if id in known}

    async def recompute(self) -> int:
        """Recompute all ratings from the results; return the number of matches.

        It goes server by server and game by game, and does most of the work before it locks anything, so a
        running bot hardly waits. Results that are added or deleted meanwhile are taken into account.

        Raises:
            StoreFault: another process is at it.
        """
        owner = Owner(self._engine, RECOMPUTING)
        if not await owner.has():
            raise StoreFault("Another process recomputes the ratings now: let it come to its end.")
        try:
            async with read_connection(self._engine) as connection:
                scopes = (await connection.execute(_SCOPES)).all()
            return sum([await self._recompute({"guild": row.guild_id, "key": row.game}) for row in scopes])
        finally:
            await owner.close()

    async def _recompute(self, scope: dict[str, Any]) -> int:
        """Recompute the ratings of one game on one server."""
        while True:
            async with read_connection(self._engine) as connection:
                known = (await connection.execute(_SINCE, {**scope, "since": 0})).all()
            work = partial(_replace, scope, known, rate_all(map(_to_result, known)))
            try:
                return await self._writer.commit(Work(work))
            except Conflict:
                continue


async def _replace(
    scope: dict[str, Any],
    known: Sequence[Row[Any]],
    rated: dict[Scope, dict[int, Rating]],
    connection: AsyncConnection,
) -> int:
    """Replace all ratings of *scope* by those *rated* from the results *known* and from later ones."""
    await hold_lock(connection, RATINGS)
    await connection.execute(_GONE, scope)  # first, because it locks the rows
    last = known[-1].id if known else 0
    people = (await connection.execute(_PEOPLE, {**scope, "last": last})).all()
    if [(row.id, row.user_id) for row in people] != [(row.id, row.user_id) for row in known]:
        raise Conflict
    late = (await connection.execute(_SINCE, {**scope, "since": last})).all()
    await insert_ratings(connection, rate_all(map(_to_result, late), rated))
    return len({row.match_id for row in (*known, *late)})


def _to_result(row: Row[Any]) -> Result:
    return msgspec.convert(row, Result, from_attributes=True)


def _rating(row: Any) -> Rating:
    return Rating(row.mu, row.sigma, row.matches, row.wins)
