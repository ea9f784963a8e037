"""Reading matches. Every method is one read; nothing here writes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Executable,
    Row,
    Select,
    Table,
    and_,
    bindparam,
    case,
    exists,
    func,
    literal,
    literal_column,
    or_,
    select,
    text,
)
from sqlalchemy.ext.asyncio import AsyncEngine

import games
from bot.cluster.owned import OwnedShards, match_key, shard_expression
from bot.domain.match import EVENTS, Entry, Match, Status
from bot.domain.pace import LIVE_CAP
from bot.domain.people import Person
from bot.store.engine import read_connection, use_snapshot
from bot.store.rows import decode_invited, read_some, to_entry, to_match
from bot.store.shards import absences
from bot.store.surfaces import SURFACE, with_panel, with_table
from bot.store.tables import LIVE, avoided, former_players, matches, moves, persons, players, results

# Written out, for an index of those that are live, or over, serves no status given as a parameter.
_LIVE = text(LIVE)
_OVER = matches.c.status == literal_column("'over'")
_RUNNING = matches.c.status == literal_column("'running'")
_MATCH = select(matches, *SURFACE).select_from(with_table).where(matches.c.id == bindparam("id"))
_PLAYERS = (
    select(players, *SURFACE)
    .select_from(with_panel)
    .where(players.c.match_id == bindparam("id"))
    .order_by(players.c.seat)
)
_CLOCKS = select(
    *(column for column in matches.c if column is not matches.c.state),
    case((matches.c.forced == "sealed", matches.c.state), else_=None).label("state"),
)
_SEATS = select(players).order_by(players.c.match_id, players.c.seat)
_SHARD_KEY = match_key(matches.c.guild_id, matches.c.id)
behind = and_(
    absences.c.id > matches.c.caught_up,
    absences.c.number == shard_expression(_SHARD_KEY, absences.c.count),
)
"""The matches whose deadlines do not account for an absence of their shard yet."""

_IS_BEHIND = exists().where(behind)
_SOON = (
    select(matches.c.pace)
    .where(matches.c.wake <= bindparam("soon"), matches.c.status == "running")
    .distinct()
)
_BEHIND = select(matches.c.id).where(matches.c.wake.is_not(None), _IS_BEHIND).order_by(matches.c.wake)
_FORMER = (
    select(former_players)
    .where(former_players.c.match_id == bindparam("id"))
    .order_by(former_players.c.number)
)
_PUBLIC = (
    select(moves.c.number)
    .where(moves.c.match_id == bindparam("id"), moves.c.private.is_(False))
    .order_by(moves.c.number.desc())
    .limit(EVENTS)
    .subquery()
)
_LATEST = (
    select(moves.c.events)
    .where(
        moves.c.match_id == bindparam("id"),
        moves.c.number >= select(func.min(_PUBLIC.c.number)).scalar_subquery(),
    )
    .order_by(moves.c.number.desc())
)
_LOG = select(moves).where(moves.c.match_id == bindparam("id")).order_by(moves.c.number)
_LATEST_LOG = _LOG.where(moves.c.number > bindparam("since"), moves.c.number <= bindparam("until"))
_KNOWN = select(moves.c.number).where(moves.c.interaction_id == bindparam("interaction_id"))
_AT = select(matches.c.id).where(matches.c.channel_id == bindparam("channel_id"), _LIVE)
_WITHIN = select(matches.c.id).where(
    or_(matches.c.channel_id == bindparam("channel_id"), matches.c.parent_id == bindparam("channel_id")),
    _LIVE,
)
_PLACES = select(
    matches.c.guild_id, func.coalesce(matches.c.parent_id, matches.c.channel_id).label("channel_id")
).where(matches.c.channel_id.is_not(None), _LIVE)
_ON_SERVER = (
    select(matches.c.id, matches.c.game, matches.c.status, matches.c.channel_id, matches.c.parent_id)
    .where(matches.c.guild_id == bindparam("guild_id"), matches.c.channel_id.is_not(None), _LIVE)
    .order_by(matches.c.changed.desc())
)
_LAST = (
    select(matches.c.id)
    .where(matches.c.channel_id == bindparam("channel_id"), _OVER)
    .order_by(matches.c.changed.desc())
    .limit(1)
)
_MINE = (
    select(matches.c.id)
    .join(players)
    .where(players.c.user_id == bindparam("user_id"), _LIVE)
    .order_by(matches.c.changed.desc())
)
_PLAYED = (
    select(matches.c.id)
    .join(players)
    .where(players.c.user_id == bindparam("user_id"), _RUNNING)
    .order_by(matches.c.id)
)
_AWAITING = (
    select(matches.c.id)
    .join(players)
    .where(
        players.c.user_id == bindparam("user_id"), players.c.awaited > 0, players.c.away.is_(False), _RUNNING
    )
    .order_by(players.c.due.is_(None), players.c.due, matches.c.changed)
)
_SAME = results.alias()
_COMPANIONS = (
    select(persons.c.user_id, persons.c.name)
    .join(_SAME, _SAME.c.user_id == persons.c.user_id)
    .join(results, results.c.match_id == _SAME.c.match_id)
    .where(
        results.c.user_id == bindparam("user_id"),
        persons.c.user_id != bindparam("user_id"),
        ~exists().where(avoided.c.user_id == bindparam("user_id"), avoided.c.other_id == persons.c.user_id),
    )
    .group_by(persons.c.user_id, persons.c.name)
    .order_by(func.max(_SAME.c.id).desc())
    .limit(bindparam("most"))
)
_AVOIDS = select(avoided.c.user_id).where(
    avoided.c.user_id == bindparam("user_id"), avoided.c.other_id == bindparam("other_id")
)
_REMATCH = select(matches.c.id).where(matches.c.rematch_of == bindparam("id"), _LIVE)
_INVITING = select(matches.c.id, matches.c.invited).where(
    matches.c.status == literal_column("'lobby'"), matches.c.invited.is_not(None)
)
_UNSHOWN = (
    select(matches.c.id)
    .where(
        matches.c.shown_version < matches.c.version,  # as the index has it
        matches.c.shown_version < matches.c.version - matches.c.private,
    )
    .order_by(matches.c.id)
)
_VERSIONS = select(matches.c.id, matches.c.game, matches.c.rules_version).where(_RUNNING)
_ALL_RUNNING = select(matches.c.id).where(_RUNNING)
_COUNTED = select(matches.c.game, matches.c.status, func.count().label("number")).where(
    or_(_RUNNING, matches.c.status == literal_column("'lobby'"))  # grouped, SQLite does not see it in `_LIVE`
)
_IDLE = select(matches.c.id).where(_RUNNING, matches.c.changed <= bindparam("changed")).order_by(matches.c.id)
_UNATTENDED = (
    select(matches.c.id)
    .join(players)
    .where(
        _RUNNING,
        or_(players.c.away, players.c.user_id.is_(None)),
        matches.c.waiting.bitwise_and(literal(1).bitwise_lshift(players.c.seat)) != 0,
    )
    .distinct()
    .order_by(matches.c.id)
)


class RowReader:
    """Reads rows of *table* that have an ``id``, and a ``wake`` where there will be something to do.

    *unshown* selects the ids whose messages show an older version. What there is to do is limited to rows
    that this process owns, as *owned* says by their *shard_key*.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        owned: OwnedShards,
        table: Table,
        shard_key: ColumnElement[int],
        unshown: Select[tuple[int]],
    ) -> None:
        self._engine = engine
        self._owned = owned
        self._shard_key = shard_key
        self._unshown = unshown
        self._waking = select(table.c.id).where(table.c.wake <= bindparam("now")).order_by(table.c.wake)
        self._next = select(func.min(table.c.wake)).where(table.c.wake.is_not(None))

    async def unshown(self) -> list[int]:
        """The ids whose messages show an older version."""
        return await self._owned_ids(self._unshown)

    async def due_ids(self, now: float, shards: Collection[int] | None = None) -> list[int]:
        """The ids that the clock has to look at by *now*, the longest overdue first, perhaps only on some
        *shards*.
        """
        return await self._ids(self._owned.select_owned(self._waking, self._shard_key, shards), now=now)

    async def next_wake(self, shards: Collection[int] | None = None) -> float | None:
        """When the clock has to look at one of them again."""
        ((wake,),) = await self._all(self._owned.select_owned(self._next, self._shard_key, shards))
        return None if wake is None else float(wake)

    async def _owned_ids(self, statement: Select[tuple[int]]) -> list[int]:
        """The ids that *statement* finds and this process owns, read in the background."""
        owned = self._owned.select_owned(statement, self._shard_key)
        return [row[0] for row in await self._all(owned, background=True)]

    async def _pairs(self, statement: Select[Any]) -> set[tuple[int, int]]:
        rows = await self._all(self._owned.select_owned(statement, self._shard_key))
        return {(row.guild_id, row.channel_id) for row in rows}

    async def _ids(self, statement: Executable, **values: Any) -> list[int]:
        return [row[0] for row in await self._all(statement, **values)]

    async def _together(self, id: int, *statements: Executable) -> list[Sequence[Row[Any]]]:
        """What each of *statements* finds for *id*, in one snapshot."""
        async with read_connection(self._engine) as connection:
            await use_snapshot(connection)
            return [(await connection.execute(statement, {"id": id})).all() for statement in statements]

    async def _all(
        self, statement: Executable, *, background: bool = False, **values: Any
    ) -> Sequence[Row[Any]]:
        async with read_connection(self._engine, background=background) as connection:
            return (await connection.execute(statement, values)).all()


class PlayedTable(NamedTuple):
    """Where a lobby or a running match is played."""

    id: int
    game: str
    status: Status
    channel_id: int
    parent_id: int | None


class Reader(RowReader):
    """Reads matches."""

    def __init__(self, engine: AsyncEngine, owned: OwnedShards) -> None:
        super().__init__(engine, owned, matches, _SHARD_KEY, _UNSHOWN)
        self._waking = self._waking.where(~_IS_BEHIND)

    async def matches_behind(self) -> list[int]:
        """The matches that this process owns and that do not account for every absence yet, the most urgent
        first.

        The clock does not look at them.
        """
        return await self._owned_ids(_BEHIND)

    async def has_live_clock(self, now: float) -> bool:
        """Whether the clock of somebody runs at a live pace in a match that this process owns."""
        soon = self._owned.select_owned(_SOON, self._shard_key)
        return any(row.pace.is_live for row in await self._all(soon, soon=now + LIVE_CAP))

    async def read_clocks(self, ids: Collection[int]) -> list[Match]:
        """The matches *ids* as far as the clock needs them, in one read.

        They lack events and messages, and the state unless the clock needs it.
        """
        async with read_connection(self._engine, background=True) as connection:
            await use_snapshot(connection)
            rows = await read_some(connection, _CLOCKS, matches.c.id, ids)
            seats = await read_some(connection, _SEATS, players.c.match_id, ids)
        by_match = {id: list(group) for id, group in groupby(seats, key=lambda seat: seat.match_id)}
        return [to_match(row, by_match.get(row.id, []), [], []) for row in rows]

    async def match(self, id: int) -> Match | None:
        """The match *id*."""
        found, seats, left, latest = await self._together(id, _MATCH, _PLAYERS, _FORMER, _LATEST)
        return to_match(found[0], seats, left, [row.events for row in latest]) if found else None

    async def entries(self, id: int) -> list[tuple[Entry, bytes | None]]:
        """The log of a match, the oldest first, each entry with the game's move if it is one."""
        return [(to_entry(row), row.move) for row in await self._all(_LOG, id=id)]

    async def latest_entries(self, id: int, since: int, until: int) -> list[tuple[Entry, bytes | None]]:
        """The log of a match after version *since*, up to version *until*."""
        return [
            (to_entry(row), row.move) for row in await self._all(_LATEST_LOG, id=id, since=since, until=until)
        ]

    async def has_interaction(self, interaction_id: int) -> bool:
        """Whether a move came through *interaction_id*."""
        return bool(await self._all(_KNOWN, interaction_id=interaction_id))

    async def match_in_channel(self, channel_id: int) -> int | None:
        """The lobby or running match in a channel."""
        return next(iter(await self._ids(_AT, channel_id=channel_id)), None)

    async def matches_in_channel(self, channel_id: int) -> list[int]:
        """The lobbies and running matches in a channel or in its threads."""
        return await self._ids(_WITHIN, channel_id=channel_id)

    async def tables_of_server(self, guild_id: int) -> list[PlayedTable]:
        """The lobbies and running matches in the channels of a server, those that changed last first."""
        return [
            PlayedTable(row.id, row.game, row.status, row.channel_id, row.parent_id)
            for row in await self._all(_ON_SERVER, guild_id=guild_id)
        ]

    async def find_places(self) -> set[tuple[int, int]]:
        """The servers and channels where this process has lobbies or running matches, or in their threads."""
        return await self._pairs(_PLACES)

    async def last_match_in_channel(self, channel_id: int) -> int | None:
        """The match that ended last in a channel."""
        return next(iter(await self._ids(_LAST, channel_id=channel_id)), None)

    async def matches_of_person(self, user_id: int) -> list[int]:
        """The lobbies and running matches of a person, the latest first."""
        return await self._ids(_MINE, user_id=user_id)

    async def matches_played_by(self, user_id: int) -> list[int]:
        """The running matches of a person, the oldest first."""
        return await self._ids(_PLAYED, user_id=user_id)

    async def matches_awaiting(self, user_id: int) -> list[int]:
        """The running matches that wait for a person: first those with the next deadline, then the longest
        waiting.
        """
        return await self._ids(_AWAITING, user_id=user_id)

    async def find_companions(self, user_id: int, most: int) -> list[Person]:
        """The people with whom a person has played a match to its end, the latest first, at most so many.

        Those whom the person avoids are left out.
        """
        found = await self._all(_COMPANIONS, user_id=user_id, most=most)
        return [Person(row.user_id, row.name) for row in found]

    async def avoids(self, user_id: int, other_id: int) -> bool:
        """Whether a person avoids another one."""
        return bool(await self._all(_AVOIDS, user_id=user_id, other_id=other_id))

    async def rematch_of(self, id: int) -> int | None:
        """The lobby or running match that repeats the match *id*."""
        return next(iter(await self._ids(_REMATCH, id=id)), None)

    async def rematches_inviting(self, user_id: int) -> list[int]:
        """The lobbies of rematches that ask, or asked, a person."""
        found = await self._all(_INVITING)
        return [row.id for row in found if user_id in [each.user_id for each in decode_invited(row.invited)]]

    async def outdated_matches(self) -> list[int]:
        """The running matches that were begun under older rules than today's."""
        found = await self._all(_VERSIONS, background=True)
        return [row.id for row in found if row.rules_version < games.load(row.game).rules_version]

    async def running_matches(self) -> list[int]:
        """The running matches that this process owns."""
        return await self._owned_ids(_ALL_RUNNING)

    async def count_matches(self) -> dict[tuple[str, str], int]:
        """The number of lobbies and running matches of each game that this process owns."""
        found = self._owned.select_owned(_COUNTED, self._shard_key)
        rows = await self._all(found.group_by(matches.c.game, matches.c.status))
        return {(row.game, row.status): row.number for row in rows}

    async def idle_matches(self, changed: float) -> list[int]:
        """The running matches whose last change was at *changed* or before."""
        return await self._ids(_IDLE, changed=changed)

    async def unattended_matches(self) -> list[int]:
        """The running matches that this process owns and that wait for a seat the strategy plays."""
        return await self._owned_ids(_UNATTENDED)
