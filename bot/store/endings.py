"""Storing the results and new ratings of a match, in the transaction in which it ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.match import Match
from bot.domain.results import NOWHERE, Rating, Scope, rate
from bot.domain.results import build_results as results_of
from bot.store.database.locks import RATINGS, hold_lock
from bot.store.tables import ratings, results

_INSERT = insert(results)
_KNOWN = select(ratings).where(
    ratings.c.guild_id == bindparam("guild"),
    ratings.c.game == bindparam("key"),
    ratings.c.user_id.in_(bindparam("everybody", expanding=True)),
)
_GONE = delete(ratings).where(
    ratings.c.guild_id == bindparam("guild"),
    ratings.c.game == bindparam("key"),
    ratings.c.user_id == bindparam("who"),
)
_PUT = insert(ratings)


async def record_result(connection: AsyncConnection, match: Match) -> None:
    """Store how *match* ended, and the ratings that follow."""
    ended = results_of(match)
    if not ended:
        return
    await hold_lock(connection, RATINGS)  # results are numbered in the order in which they can be seen
    await connection.execute(_INSERT, [asdict(result) for result in ended])
    scope = match.place.guild_id or NOWHERE, match.game
    everybody = {result.rated for result in ended}
    rows = await connection.execute(_KNOWN, {"guild": scope[0], "key": scope[1], "everybody": everybody})
    known = {row.user_id: Rating(row.mu, row.sigma, row.matches, row.wins) for row in rows}
    if rated := rate(ended, known):
        if old := [who for who in rated if who in known]:
            await connection.execute(_GONE, [{"guild": scope[0], "key": scope[1], "who": who} for who in old])
        await insert_ratings(connection, {scope: rated})


async def insert_ratings(connection: AsyncConnection, rated: Mapping[Scope, Mapping[int, Rating]]) -> None:
    """Insert ratings that are not there."""
    rows: Iterable[dict[str, object]] = (
        {"guild_id": guild_id, "game": game, "user_id": who, **asdict(rating)}
        for (guild_id, game), people in rated.items()
        for who, rating in people.items()
    )
    if rows := list(rows):
        await connection.execute(_PUT, rows)
