"""Deleting what has been kept long enough, as `personal_data` says."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Integer,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    literal_column,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.cluster.broadcasts import Broadcast, send_broadcasts
from bot.store.database.locks import CHORES, Owner
from bot.store.departures import departures
from bot.store.distinct import select_distinct
from bot.store.engine import read_connection
from bot.store.personal_data import CANCELLED, CLICKS, DEPARTED, OVER, PERSONAL_DATA, RESULTS
from bot.store.privacy import anonymize_results
from bot.store.surfaces import surfaces
from bot.store.tables import (
    analyses,
    bars,
    former_players,
    league_participants,
    league_tables,
    league_waitlist,
    leagues,
    matches,
    moves,
    persons,
    players,
    puzzle_boards,
    ratings,
    results,
    servers,
)
from bot.store.writer import Stored, Work, Writer

TOGETHER = 500
"""Rows that are looked at in one go."""

AT_ONCE = 5
"""Matches that are deleted in one transaction."""

PERSONS = 100
"""Persons that are looked at in one go."""

EPOCH = 1_420_070_400
"""When Discord's ids begin to count: the ids of clicks contain their time."""

_EXPIRING = [(data.table, data.expires) for data in PERSONAL_DATA if data.expires is not None]
_FIRST: BindParameter[int] = bindparam("most", type_=Integer)
_SINCE: BindParameter[float] = bindparam("since")
_DEPARTED = select(departures.c.guild_id).where(departures.c.since < _SINCE).limit(_FIRST)
_CLICKS = (
    select(moves.c.interaction_id)
    .where(moves.c.interaction_id < bindparam("bound"), moves.c.at < _SINCE)
    .order_by(moves.c.interaction_id)
    .limit(_FIRST)
)


def _old(table: Table, status: str) -> Select[tuple[int]]:
    """The matches or leagues with that *status* for long; it is written out, because the index needs that."""
    return (
        select(table.c.id)
        .where(table.c.status == literal_column(f"'{status}'"), table.c.changed < _SINCE)
        .limit(_FIRST)
    )


def _select_rows_of_server(table: Table) -> Select[tuple[int]]:
    """Select the ids of rows that belong to a server."""
    return select(table.c.id).where(table.c.guild_id == bindparam("guild_id")).limit(_FIRST)


def _none(table: Table, column: ColumnElement[int], user_id: ColumnElement[int]) -> ColumnElement[bool]:
    return ~exists(select(literal_column("1")).select_from(table).where(column == user_id))


def _seated_nowhere(user_id: ColumnElement[int]) -> ColumnElement[bool]:
    return and_(*(_none(table, table.c.user_id, user_id) for table in (players, former_players)))


_WHO = select_distinct(results.c.user_id, bindparam("after"), bindparam("many"))
_LATELY = ~exists(
    select(literal_column("1"))
    .select_from(results)
    .where(results.c.user_id == _WHO.c.value, results.c.ended >= _SINCE)
)
_PLAYERS = (
    select(_WHO.c.value, and_(_LATELY, _seated_nowhere(_WHO.c.value)).label("gone"))
    .where(_WHO.c.value.is_not(None))
    .order_by(_WHO.c.value)
)
"""The next persons with results, and whether they have not played for a long time."""

_UNKNOWN = and_(
    persons.c.changed <= _SINCE,
    _seated_nowhere(persons.c.user_id),
    *(_none(table, table.c.user_id, persons.c.user_id) for table in (results, league_participants)),
)
"""Whether nothing is stored about a person besides their own record, which they did not change lately."""

_PERSONS = (
    select(persons.c.user_id.label("value"), _UNKNOWN.label("gone"))
    .where(persons.c.user_id > bindparam("after"))
    .order_by(persons.c.user_id)
    .limit(bindparam("many"))
)


class Retention(Stored):
    """Deletes what has been kept long enough."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        super().__init__(engine, writer)
        self._owner = Owner(engine, CHORES)
        self._after: dict[str, int | None] = {}

    async def begin(self) -> bool:
        """Claim this work for this process until `end`; False if another process does it."""
        return await self._owner.has()

    async def end(self) -> None:
        """Give the claim back: next time another process may do it."""
        self._after.clear()
        await self._owner.close()

    async def forget_old(self, now: float) -> bool:
        """Delete some of what has been kept long enough; return whether there may be more."""
        for some in (
            self._matches,
            self._leagues,
            self._clicks,
            self._drafts,
            self._servers,
            self._players,
            self._persons,
        ):
            if await some(now):
                return True
        return False

    async def _matches(self, now: float) -> bool:
        return await self._delete(matches, _delete_matches, now)

    async def _leagues(self, now: float) -> bool:
        return await self._delete(leagues, _delete_leagues, now)

    async def _delete(self, table: Table, delete: Callable[..., Awaitable[int]], now: float) -> bool:
        """Let *delete* delete the rows of *table* that were kept long enough, a few at a time."""
        old = await self._ids(_old(table, "cancelled"), since=now - CANCELLED)
        old += await self._ids(_old(table, "over"), since=now - OVER)
        for guild_id in await self._ids(_DEPARTED, since=now - DEPARTED):
            if len(old) >= TOGETHER:
                break
            old += await self._ids(_select_rows_of_server(table), guild_id=guild_id)
        for start in range(0, len(old), AT_ONCE):
            await self._writer.commit(Work(partial(delete, old[start : start + AT_ONCE])))
        return len(old) >= TOGETHER

    async def _clicks(self, now: float) -> bool:
        since = now - CLICKS
        bound = max(int((since - EPOCH) * 1000), 0) << 22
        ids = await self._ids(_CLICKS, since=since, bound=bound)
        mine = moves.c.interaction_id.in_(ids)
        await self._change(ids, update(moves).where(mine).values(interaction_id=None))
        return len(ids) == TOGETHER

    async def _drafts(self, now: float) -> bool:
        more = False
        for table, (column, kept) in _EXPIRING:
            (key,) = table.primary_key
            old = select(key).where(table.c[column] < _SINCE).limit(_FIRST)
            ids = await self._ids(old, since=now - kept)
            await self._change(ids, delete(table).where(key.in_(ids)))
            more |= len(ids) == TOGETHER
        return more

    async def _servers(self, now: float) -> bool:
        """Delete the other data of servers of which no match is left."""
        for guild_id in await self._ids(_DEPARTED, since=now - DEPARTED):
            ids = await self._ids(_select_rows_of_server(results), guild_id=guild_id)
            await self._change(ids, delete(results).where(results.c.id.in_(ids)))
            if len(ids) == TOGETHER:
                return True

            async def run(connection: AsyncConnection, guild_id: int = guild_id) -> int:
                for table in (ratings, bars, puzzle_boards, servers, departures):
                    await connection.execute(delete(table).where(table.c.guild_id == guild_id))
                return 0

            await self._writer.commit(Work(run))
        return False

    async def _players(self, now: float) -> bool:
        gone, more = await self._walk("players", _PLAYERS, now)
        for user_id in gone:

            async def run(connection: AsyncConnection, user_id: int = user_id) -> int:
                await anonymize_results(connection, user_id)
                return 0

            await self._writer.commit(Work(run))
        return more

    async def _persons(self, now: float) -> bool:
        gone, more = await self._walk("persons", _PERSONS, now)
        still = delete(persons).where(persons.c.user_id.in_(gone), _UNKNOWN)
        await self._change(gone, still, since=now - RESULTS)
        return more

    async def _walk(self, name: str, statement: Select[Any], now: float) -> tuple[Sequence[int], bool]:
        """Of the next persons, those that are gone; and whether there are more to look at."""
        after = self._after.get(name, 0)
        if after is None:
            return (), False
        values = {"after": after, "many": PERSONS, "since": now - RESULTS}
        async with read_connection(self._engine) as connection:
            found = (await connection.execute(statement, values)).all()
        more = len(found) == PERSONS
        self._after[name] = found[-1].value if more else None
        return [row.value for row in found if row.gone], more

    async def _ids(self, statement: Select[Any], **values: Any) -> list[int]:
        async with read_connection(self._engine) as connection:
            found = await connection.execute(statement, {"most": TOGETHER, **values})
            return [row[0] for row in found]

    async def _change(self, ids: Sequence[int], statement: Any, **values: Any) -> None:
        """Execute *statement*, which concerns the rows *ids*, if there are any."""

        async def run(connection: AsyncConnection) -> int:
            await connection.execute(statement, values)
            return 0

        if ids:
            await self._writer.commit(Work(run))


async def _delete_matches(ids: Iterable[int], connection: AsyncConnection) -> int:
    mine = matches.c.id.in_(ids)
    known = await connection.execute(select(matches.c.id, matches.c.version).where(mine))
    await send_broadcasts(connection, [Broadcast("match", row.id, row.version + 1, False) for row in known])
    for table in (surfaces, moves, players, former_players, analyses):
        await connection.execute(delete(table).where(table.c.match_id.in_(ids)))
    await connection.execute(delete(matches).where(mine))
    return 0


async def _delete_leagues(ids: Iterable[int], connection: AsyncConnection) -> int:
    for table in (league_participants, league_waitlist, league_tables):
        await connection.execute(delete(table).where(table.c.league_id.in_(ids)))
    await connection.execute(delete(leagues).where(leagues.c.id.in_(ids)))
    return 0
