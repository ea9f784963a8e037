"""Leagues, participants and tables in the database; a change is stored by compare and swap."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Row, bindparam, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cluster.broadcasts import Broadcast, send_broadcasts
from bot.cluster.owned import shard_expression
from bot.domain.downtime import Absence
from bot.domain.notifications.outgoing import Outgoing
from bot.league import changes
from bot.league.records import League, Participant, Result, Table, Waiting
from bot.store import Store
from bot.store.faults import Conflict, Taken
from bot.store.queries import RowReader
from bot.store.rows import Values
from bot.store.tables import GATHERED, SCHEDULED, league_participants, league_tables, league_waitlist, leagues
from bot.store.writer import INSERT_OUTGOING, Work

_LIVE = text(GATHERED)  # as literal SQL, so that its partial index is used
_LEAGUE = select(leagues).where(leagues.c.id == bindparam("id"))
_REVISION = select(leagues.c.revision).where(leagues.c.id == bindparam("id"))
_PARTICIPANTS = (
    select(league_participants)
    .where(league_participants.c.league_id == bindparam("id"))
    .order_by(league_participants.c.number)
)
_WAITLIST = (
    select(league_waitlist)
    .where(league_waitlist.c.league_id == bindparam("id"))
    .order_by(league_waitlist.c.place)
)
_TABLES = (
    select(league_tables)
    .where(league_tables.c.league_id == bindparam("id"))
    .order_by(league_tables.c.round, league_tables.c.number)
)
_IN = select(leagues.c.id).where(leagues.c.channel_id == bindparam("channel_id"))
_AT = _IN.where(_LIVE)
_PLACES = select(leagues.c.guild_id, leagues.c.channel_id).where(_LIVE)
_LAST = _IN.where(leagues.c.status == "over").order_by(leagues.c.changed.desc()).limit(1)
_RUNNING = select(leagues.c.id).where(leagues.c.status == "running").order_by(leagues.c.id)
_ON_SERVER = (
    select(leagues.c.id)
    .where(leagues.c.guild_id == bindparam("guild_id"), _LIVE)
    .order_by(leagues.c.changed.desc())
)
_SCHEDULED = select(leagues.c.id).where(text(SCHEDULED)).order_by(leagues.c.id)
_UNSHOWN = select(leagues.c.id).where(leagues.c.shown_version < leagues.c.version).order_by(leagues.c.id)

_TIMED = select(leagues).where(leagues.c.due.is_not(None), _LIVE).order_by(leagues.c.id)
_POSTPONE = (
    update(leagues)
    .where(leagues.c.id == bindparam("key"))
    .values({name: bindparam(name) for name in ("due", "wake", "version")} | {"changed": bindparam("at")})
    .values(revision=leagues.c.revision + 1)
)

_FIXED = ("id", "created", "seed")
_INSERT = insert(leagues).returning(leagues.c.id)
_UPDATE = (
    update(leagues)
    .where(
        leagues.c.id == bindparam("key"),
        leagues.c.revision == bindparam("seen"),
    )
    .values({column.name: bindparam(column.name) for column in leagues.c if column.name not in _FIXED})
)
_LEFT = delete(league_participants).where(league_participants.c.league_id == bindparam("key"))
_WITHDRAWN = delete(league_waitlist).where(league_waitlist.c.league_id == bindparam("key"))
_CLEARED = delete(league_tables).where(
    league_tables.c.league_id == bindparam("key"),
    league_tables.c.round == bindparam("of"),
    league_tables.c.number == bindparam("at"),
)

KNOWN = 50
"""The most leagues that are kept in memory."""

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Result).decode


class LeagueRows(RowReader):
    """All leagues of the database."""

    def __init__(self, store: Store) -> None:
        super().__init__(store.engine, store.owned, leagues, leagues.c.guild_id, _UNSHOWN)
        self._writer = store.writer
        self._known: OrderedDict[int, League] = OrderedDict()

    async def get(self, id: int) -> League | None:
        """Return the league *id*.

        Its people and tables are only read if it has been stored since, since a season has many of them.
        """
        known = self._known.get(id)
        if known is not None:
            stored = await self._all(_REVISION, id=id)
            if stored and stored[0].revision == known.revision:
                self._known.move_to_end(id)
                return known
        found, people, tables, waitlist = await self._together(id, _LEAGUE, _PARTICIPANTS, _TABLES, _WAITLIST)
        return self._remember(_to_league(found[0], people, tables, waitlist)) if found else None

    def _remember(self, league: League) -> League:
        self._known[league.id] = league
        self._known.move_to_end(league.id)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return league

    async def find_in_channel(self, channel_id: int) -> int | None:
        """Return the id of the open or running league of a channel."""
        return next(iter(await self._ids(_AT, channel_id=channel_id)), None)

    async def find_places(self) -> set[tuple[int, int]]:
        """Return the servers and channels where this process has open or running leagues."""
        return await self._pairs(_PLACES)

    async def find_last(self, channel_id: int) -> int | None:
        """Return the id of the last league won in a channel."""
        return next(iter(await self._ids(_LAST, channel_id=channel_id)), None)

    async def leagues_of_server(self, guild_id: int) -> list[int]:
        """Return the open and running leagues of a server, those that changed last first."""
        return await self._ids(_ON_SERVER, guild_id=guild_id)

    async def find_running(self) -> list[int]:
        """Return the running leagues that this process owns."""
        return await self._owned_ids(_RUNNING)

    async def find_scheduled(self) -> list[int]:
        """Return the leagues of this process for which Discord has, or is to have, an event."""
        return await self._owned_ids(_SCHEDULED)

    async def open(self, league: League) -> int:
        """Store a new league and return its id.

        Raises:
            Taken: there is one in that channel.
            Unwritable: nothing can be written now.
        """

        async def run(connection: AsyncConnection) -> int:
            try:
                id = int((await connection.execute(_INSERT, _values(league))).scalar_one())
            except IntegrityError:
                raise Taken from None
            if league.participants:
                await connection.execute(insert(league_participants), _people(id, league.participants))
            await send_broadcasts(
                connection, [Broadcast("league", id, league.version, True, league.guild_id)]
            )
            return id

        return await self._writer.commit(Work(run))

    async def save(self, before: League, after: League, outgoing: Sequence[Outgoing] = ()) -> League:
        """Store *after* in place of *before*, and the messages that are *outgoing* because of it.

        Return it as it is stored now.

        Raises:
            Conflict: the stored league is no longer *before*.
            Unwritable: nothing can be written now.
        """
        id = before.id
        after = replace(after, revision=before.revision + 1)
        values = {name: value for name, value in _values(after).items() if name not in _FIXED}
        known = {(table.round, table.number): table for table in before.tables}
        tables = [
            table
            for table in after.tables
            if (old := known.get((table.round, table.number))) is not table and old != table
        ]

        async def run(connection: AsyncConnection) -> int:
            row = {
                **values,
                "key": id,
                "seen": before.revision,
            }
            if (await connection.execute(_UPDATE, row)).rowcount != 1:
                raise Conflict
            if before.participants != after.participants:
                await connection.execute(_LEFT, {"key": id})
                if after.participants:
                    await connection.execute(insert(league_participants), _people(id, after.participants))
            if (before.waitlist, before.asked) != (after.waitlist, after.asked):
                await connection.execute(_WITHDRAWN, {"key": id})
                if after.waitlist or after.asked:
                    await connection.execute(insert(league_waitlist), _waitlist(id, after))
            if tables:
                gone = [{"key": id, "of": table.round, "at": table.number} for table in tables]
                await connection.execute(_CLEARED, gone)
                await connection.execute(insert(league_tables), [_table(id, table) for table in tables])
            if outgoing:
                await connection.execute(INSERT_OUTGOING, [msgspec.structs.asdict(each) for each in outgoing])
            if after.version != before.version:
                await send_broadcasts(
                    connection, [Broadcast("league", id, after.version, True, after.guild_id)]
                )
            return 0

        await self._writer.commit(Work(run))
        return self._remember(after)


async def postpone(connection: AsyncConnection, absence: Absence) -> list[int]:
    """Postpone every league of a shard by the length of an *absence*; return their ids."""
    mine = shard_expression(leagues.c.guild_id, absence.shards) == absence.number
    found = await connection.execute(_TIMED.where(mine).with_for_update())
    before = [_to_league(row, (), (), ()) for row in found]
    after = [
        league
        for each in before
        if (league := changes.postpone(each, absence.until, absence.since)) is not None
    ]
    if after:
        rows = [
            {"key": each.id, "due": each.due, "wake": each.wake, "version": each.version, "at": each.changed}
            for each in after
        ]
        await connection.execute(_POSTPONE, rows)
        await send_broadcasts(
            connection, [Broadcast("league", each.id, each.version, True, each.guild_id) for each in after]
        )
    return [each.id for each in after]


def _values(league: League) -> Values:
    values = msgspec.structs.asdict(league)
    for name in ("id", "participants", "tables", "waitlist", "asked"):
        del values[name]
    values["seed"] = values.pop("secret")
    return values


def _people(league_id: int, participants: Iterable[Participant]) -> list[Values]:
    return [{"league_id": league_id, **msgspec.structs.asdict(who)} for who in participants]


def _waitlist(league_id: int, league: League) -> list[Values]:
    """The rows of those who wait and then of those who were asked to step in."""
    return [
        {
            "league_id": league_id,
            "place": place,
            **msgspec.structs.asdict(who),
            "games": list(who.games),
            "asked": place >= len(league.waitlist),
        }
        for place, who in enumerate((*league.waitlist, *league.asked))
    ]


def _table(league_id: int, table: Table) -> Values:
    values = msgspec.structs.asdict(table)
    result = None if table.result is None else _encode(table.result)
    lists = {"seats": list(table.seats), "joins": list(table.joins)}
    return {"league_id": league_id, **values, **lists, "result": result}


def _to_league(
    row: Row[Any], people: Sequence[Row[Any]], tables: Sequence[Row[Any]], waitlist: Sequence[Row[Any]]
) -> League:
    values = dict(row._mapping)
    values["secret"], values["joins"] = values.pop("seed"), tuple(row.joins)
    values["games"] = tuple(row.games)
    return League(
        **values,
        participants=tuple(
            Participant(
                who.number,
                who.user_id,
                who.name,
                who.dropped,
                who.mark,
                who.letter,
                who.instead,
                who.here,
            )
            for who in people
        ),
        tables=tuple(
            Table(
                table.round,
                table.number,
                tuple(table.seats),
                table.thread_id,
                table.match_id,
                None if table.result is None else _decode(table.result),
                table.game,
                tuple(table.joins),
            )
            for table in tables
        ),
        waitlist=tuple(_to_waiting(who) for who in waitlist if not who.asked),
        asked=tuple(_to_waiting(who) for who in waitlist if who.asked),
    )


def _to_waiting(who: Row[Any]) -> Waiting:
    return Waiting(who.user_id, who.name, who.mark, who.since, tuple(who.games), who.interaction_id)
