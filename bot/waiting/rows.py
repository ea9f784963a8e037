"""Waits as rows: one for each person who waits, and whom people avoid."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Row, Select, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cluster.broadcasts import Broadcast, send_broadcasts
from bot.domain.match import Change
from bot.domain.notifications.outgoing import Outgoing
from bot.store import Conflict, Store, Work
from bot.store.engine import read_connection
from bot.store.rows import Values, insert_missing
from bot.store.tables import avoided, ratings, results, waits
from bot.store.writer import INSERT_OUTGOING, open_match
from bot.waiting.matching import Ending
from bot.waiting.records import EVERYWHERE, Wait

LATELY = 20
"""The number of latest matches by which a person is judged."""

_MINE = select(waits).where(waits.c.user_id == bindparam("user_id"))
_HERE = select(waits).where(waits.c.guild_id == bindparam("place")).order_by(waits.c.since)
_EVERYWHERE = select(waits).where(waits.c.everywhere).order_by(waits.c.since)
_PLACES = select(waits.c.guild_id, waits.c.everywhere).distinct()
_DUE = (
    select(waits)
    .where(
        or_(waits.c.until <= bindparam("now"), waits.c.ask_at <= bindparam("now")),
    )
    .order_by(waits.c.since)
)
_NEXT = select(
    waits.c.guild_id,
    waits.c.everywhere,
    func.min(waits.c.until).label("until"),
    func.min(waits.c.ask_at).label("ask_at"),
).group_by(waits.c.guild_id, waits.c.everywhere)
_COUNTS = select(waits.c.guild_id, waits.c.everywhere, func.count().label("number")).group_by(
    waits.c.guild_id, waits.c.everywhere
)
_AVOIDED = select(avoided.c.user_id, avoided.c.other_id)
_SKILLS = (
    select(ratings.c.game, ratings.c.mu)
    .where(ratings.c.user_id == bindparam("user_id"))
    .order_by(ratings.c.matches)
)
_LATELY = (
    select(results.c.stayed, results.c.ended)
    .where(results.c.user_id == bindparam("user_id"))
    .order_by(results.c.id.desc())
    .limit(bindparam("most"))
)


class WaitRows:
    """All waits of the database of *store*."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine
        self._writer = store.writer
        self._owned = store.owned

    async def find(self, user_id: int) -> Wait | None:
        """Return the wait of a person."""
        found = await self._read(_MINE, user_id=user_id)
        return found[0] if found else None

    async def list_waits(self, place: int) -> list[Wait]:
        """Return those who wait in a place, the longest first."""
        if place == EVERYWHERE:
            return await self._read(_EVERYWHERE)
        return await self._read(_HERE, place=place)

    async def list_places(self) -> set[int]:
        """Return the places where people wait and which this process owns."""
        rows = await self._all(_PLACES)
        found = {row.guild_id for row in rows if row.guild_id is not None}
        found |= {EVERYWHERE for row in rows if row.everywhere}
        return {place for place in found if self._owned.owns(place)}

    async def list_due(self, now: float) -> list[Wait]:
        """Return those of this process who have waited long enough to be told or asked something."""
        return [wait for wait in await self._read(_DUE, now=now) if self._owned.owns(key_of(wait))]

    async def find_next_due(self) -> float | None:
        """Return when the next one has."""
        rows = [row for row in await self._all(_NEXT) if self._owned.owns(_key(row.guild_id, row.everywhere))]
        times = [time for row in rows for time in (row.until, row.ask_at) if time is not None]
        return min(times, default=None)

    async def count_waits(self) -> dict[str, int]:
        """Count those who wait here and everywhere and whom this process tells and asks."""
        found = {"here": 0, "everywhere": 0}
        for row in await self._all(_COUNTS):
            if self._owned.owns(_key(row.guild_id, row.everywhere)):
                found["everywhere" if row.everywhere else "here"] += row.number
        return found

    async def find_skills(self, user_id: int) -> dict[str, int]:
        """Return a person's skill in each game they have been rated in, wherever that was most often."""
        rows = await self._all(_SKILLS, user_id=user_id)
        return {row.game: round(40 * row.mu) for row in rows}

    async def list_endings(self, user_id: int) -> list[Ending]:
        """Return how the last matches of a person ended, the latest first."""
        rows = await self._all(_LATELY, user_id=user_id, most=LATELY)
        return [Ending(row.stayed is not None, row.ended) for row in rows]

    async def put(self, wait: Wait) -> None:
        """Store *wait* in place of an earlier one of this person."""
        await self._writer.commit(Work(partial(_put, wait)))

    async def remove(self, wait: Wait, outgoing: Iterable[Outgoing] = ()) -> bool:
        """Delete *wait*, and store the messages that are *outgoing* because of it; False if it has ended."""
        return await self._writer.commit(Work(partial(_remove, wait, list(outgoing)))) == 1

    async def update(self, wait: Wait, outgoing: Iterable[Outgoing] = (), **values: Any) -> bool:
        """Store new *values* of *wait*, and messages that are *outgoing*; False if it has ended."""
        return await self._writer.commit(Work(partial(_update, wait, list(outgoing), values))) == 1

    async def list_avoided(self, user_id: int) -> dict[int, str]:
        """Return whom a person avoids, with their names."""
        rows = await self._all(select(avoided).where(avoided.c.user_id == user_id).order_by(avoided.c.name))
        return {row.other_id: row.name for row in rows}

    async def avoid(self, user_id: int, other_id: int, name: str) -> None:
        """Let a person avoid another one."""
        row = {"user_id": user_id, "other_id": other_id, "name": name}

        async def run(connection: AsyncConnection) -> int:
            await insert_missing(connection, avoided, row)
            return 0

        await self._writer.commit(Work(run))

    async def stop_avoiding(self, user_id: int, others: Collection[int]) -> None:
        """Let a person no longer avoid *others*."""
        gone = delete(avoided).where(avoided.c.user_id == user_id, avoided.c.other_id.in_(others))

        async def run(connection: AsyncConnection) -> int:
            await connection.execute(gone)
            return 0

        await self._writer.commit(Work(run))

    async def _read(self, statement: Select[Any], **values: Any) -> list[Wait]:
        async with read_connection(self._engine) as connection:
            rows = (await connection.execute(statement, values)).all()
            users = [row.user_id for row in rows]
            avoiding = _AVOIDED.where(avoided.c.user_id.in_(users))
            pairs = (await connection.execute(avoiding)).all() if users else []
        avoid = defaultdict(set)
        for pair in pairs:
            avoid[pair.user_id].add(pair.other_id)
        return [_to_wait(row, avoid[row.user_id]) for row in rows]

    async def _all(self, statement: Select[Any], **values: Any) -> Sequence[Row[Any]]:
        async with read_connection(self._engine) as connection:
            found: Sequence[Row[Any]] = (await connection.execute(statement, values)).all()
            return found


def key_of(wait: Wait) -> int:
    """Return the shard key that decides which process tells and asks whoever waits."""
    return _key(wait.guild_id, wait.everywhere)


def _key(guild_id: int | None, everywhere: bool) -> int:
    return EVERYWHERE if everywhere or guild_id is None else guild_id


async def seat_group(
    waiting: Sequence[Wait], change: Change, outgoing: Sequence[Outgoing], connection: AsyncConnection
) -> int:
    """End the waits of those *waiting*, and store their new match in the same transaction; return its id.

    Raises:
        Conflict: somebody among them has left, sits elsewhere or avoids another one by now.
    """
    users = [wait.user_id for wait in waiting]
    avoiding = _AVOIDED.where(avoided.c.user_id.in_(users), avoided.c.other_id.in_(users))
    if (await connection.execute(avoiding)).first() is not None:
        raise Conflict
    mine = waits.c.id.in_(sorted(wait.id for wait in waiting))
    if (await connection.execute(delete(waits).where(mine))).rowcount != len(waiting):
        raise Conflict
    id = await open_match(connection, change)
    await _send(connection, outgoing)
    await _tell(connection, *waiting)
    return id


async def _put(wait: Wait, connection: AsyncConnection) -> int:
    await connection.execute(delete(waits).where(waits.c.user_id == wait.user_id))
    values = msgspec.structs.asdict(wait)
    del values["id"], values["avoid"]
    await connection.execute(
        insert(waits), {**values, "games": list(wait.games), "skills": dict(wait.skills)}
    )
    await _tell(connection, wait)
    return 0


async def _remove(wait: Wait, outgoing: Sequence[Outgoing], connection: AsyncConnection) -> int:
    gone = await connection.execute(delete(waits).where(waits.c.id == wait.id))
    if gone.rowcount == 1:
        await _send(connection, outgoing)
        await _tell(connection, wait)
    return gone.rowcount


async def _update(
    wait: Wait, outgoing: Sequence[Outgoing], values: Values, connection: AsyncConnection
) -> int:
    done = await connection.execute(update(waits).where(waits.c.id == wait.id).values(values))
    if done.rowcount == 1:
        await _send(connection, outgoing)
        await _tell(connection, wait)
    return done.rowcount


async def _send(connection: AsyncConnection, outgoing: Sequence[Outgoing]) -> None:
    if outgoing:
        await connection.execute(INSERT_OUTGOING, [msgspec.structs.asdict(each) for each in outgoing])


async def _tell(connection: AsyncConnection, *changed: Wait) -> None:
    """Tell the processes that own the places where these people wait."""
    places = sorted({place for wait in changed for place in wait.places})
    await send_broadcasts(connection, [Broadcast("wait", place, 0, True, place) for place in places])


def _to_wait(row: Row[Any], avoid: Collection[int]) -> Wait:
    values = dict(row._mapping)
    values["games"] = tuple(row.games)
    return Wait(**values, avoid=frozenset(avoid))
