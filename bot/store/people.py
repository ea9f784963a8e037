"""Servers and persons, read and stored by their ids, and who is barred where."""

from __future__ import annotations

import json
from functools import cache

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    Column,
    ColumnElement,
    Insert,
    Select,
    String,
    Table,
    Update,
    and_,
    bindparam,
    cast,
    delete,
    func,
    literal,
    literal_column,
    select,
    text,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.cluster.broadcasts import Broadcast, send_broadcasts
from bot.domain import vacations
from bot.domain.people import Person, Server
from bot.domain.vacations import Spans
from bot.store.database.inserts import insert_into
from bot.store.engine import read_connection
from bot.store.faults import Conflict
from bot.store.rows import Gathered, Values, insert_missing
from bot.store.surfaces import surfaces
from bot.store.tables import (
    TRAVELLING,
    bars,
    former_players,
    league_participants,
    leagues,
    matches,
    persons,
    players,
    results,
    servers,
)
from bot.store.writer import Put, Stored, Work, Writer

_TRAVELLERS = select(persons).where(text(TRAVELLING))  # written out, as its index has it


class Servers(Stored):
    """The settings of each server."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        super().__init__(engine, writer)
        self._read = Gathered(engine, servers, Server)

    async def get(self, guild_id: int | None) -> Server:
        """The settings of a server; the defaults if it has none, or where there is no server."""
        if guild_id is None:
            return Server(0)
        return await self._read.get(guild_id) or Server(guild_id)

    async def put(self, server: Server) -> None:
        """Store the settings of a server."""
        statement = upsert(servers, self._engine.dialect.name)
        await self._writer.commit(Put(statement, msgspec.structs.asdict(server)))

    async def add(self, server: Server) -> None:
        """Store the settings of a server that has none yet; otherwise they stay."""
        insert = insert_into(servers, self._engine.dialect.name).on_conflict_do_nothing()
        await self._writer.commit(Put(insert, msgspec.structs.asdict(server)))


class Persons(Stored):
    """The people Freehold has met."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        super().__init__(engine, writer)
        self._read = Gathered(engine, persons, Person)

    async def get(self, user_id: int) -> Person | None:
        """A person; None for somebody new."""
        return await self._read.get(user_id)

    async def on_vacation(self, now: float) -> list[Person]:
        """The persons whose vacation is not over."""
        async with read_connection(self._engine, background=True) as connection:
            rows = (await connection.execute(_TRAVELLERS)).all()
        known = (msgspec.convert(row, Person, from_attributes=True) for row in rows)
        return [person for person in known if vacations.find_end(person.vacations, now) is not None]

    async def put(self, person: Person, *only: str) -> None:
        """Store a person; if they are known, *only* these fields, if any are named."""
        statement = upsert(persons, self._engine.dialect.name, only)
        reads = bool(_READS.intersection(only))
        await self._change(person.user_id, statement, msgspec.structs.asdict(person), reads=reads)

    async def replace_vacations(self, person: Person, before: Spans) -> None:
        """Store a person's vacations.

        Raises:
            Conflict: they are no longer as *before*.
        """

        async def run(connection: AsyncConnection) -> int:
            await insert_missing(
                connection, persons, msgspec.structs.asdict(replace(person, vacations=before))
            )
            values = {"who": person.user_id, "before": json.dumps(before), "vacations": person.vacations}
            if (await connection.execute(_TRAVEL, values)).rowcount != 1:
                raise Conflict
            return 0

        await self._writer.commit(Work(run))

    async def record_locale(self, user_id: int, locale: str) -> None:
        """Store that a person's client speaks *locale* now, unless they have chosen a language."""
        await self._change(user_id, _FOLLOW, {"who": user_id, "locale": locale}, reads=True)

    async def stale_panels(self) -> list[tuple[int, int, int]]:
        """The panels drawn before their readers' preferences changed: match, seat, and how often those
        changed.
        """
        async with read_connection(self._engine, background=True) as connection:
            return [(row.match_id, row.seat, row.stale) for row in await connection.execute(_STALE)]

    async def record_drawn(self, match_id: int, seat: int, stale: int) -> None:
        """Record that a panel was drawn by its reader's preferences after *stale* changes."""
        await self._writer.commit(Put(_DRAWN, {"match": match_id, "place": seat, "was": stale}))

    async def _change(self, user_id: int, statement: Insert | Update, values: Values, *, reads: bool) -> None:
        """Change a person by *statement*; *reads* if that may change how they read."""

        async def run(connection: AsyncConnection) -> int:
            await connection.execute(statement, values)
            if reads:
                await connection.execute(_REDRAW, {"who": user_id})
            await send_broadcasts(connection, [Broadcast("person", user_id, 0, True)])
            return 0

        await self._writer.commit(Work(run))


class Bars(Stored):
    """Who may open no tables on a server."""

    async def has(self, guild_id: int, user_id: int) -> bool:
        """Whether a person is barred on a server."""
        async with read_connection(self._engine) as connection:
            return (
                await connection.execute(select(bars).where(_is_barred(guild_id, user_id)))
            ).first() is not None

    async def put(self, guild_id: int, user_id: int, *, barred: bool) -> bool:
        """Bar a person on a server, or lift that; False if nothing changed."""

        async def run(connection: AsyncConnection) -> int:
            mine = _is_barred(guild_id, user_id)
            if barred == ((await connection.execute(select(bars).where(mine))).first() is not None):
                return 0
            if barred:
                await insert_missing(connection, bars, {"guild_id": guild_id, "user_id": user_id})
            else:
                await connection.execute(delete(bars).where(mine))
            return 1

        return await self._writer.commit(Work(run)) == 1

    async def knows(self, guild_id: int, user_id: int) -> bool:
        """Whether a person has sat at a table, or taken part in a league, on a server."""
        async with read_connection(self._engine) as connection:
            asked = {"guild_id": guild_id, "user_id": user_id}
            return (await connection.execute(_KNOWS, asked)).first() is not None


def _is_barred(guild_id: int, user_id: int) -> ColumnElement[bool]:
    return and_(bars.c.guild_id == guild_id, bars.c.user_id == user_id)


def _on_server(person: Column[int], place: Table) -> Select[int]:
    """Select a 1 for each row of a *person* in a match or league of a server; *place* is the match or
    league.
    """
    here = place.c.guild_id == bindparam("guild_id")
    return (
        select(literal(1)).select_from(person.table.join(place)).where(person == bindparam("user_id"), here)
    )


_KNOWS = union_all(
    _on_server(players.c.user_id, matches),
    _on_server(former_players.c.user_id, matches),
    _on_server(league_participants.c.user_id, leagues),
    select(literal(1)).where(
        results.c.user_id == bindparam("user_id"), results.c.guild_id == bindparam("guild_id")
    ),
).limit(1)

_READS = frozenset(("locale", "worded", "four_colors"))
"""The fields of a person that say how they read."""

_REDRAW = (
    update(surfaces)
    .where(
        surfaces.c.user_id == bindparam("who"),
        surfaces.c.message.is_not(None),
        surfaces.c.match_id.in_(
            select(matches.c.id).where(
                matches.c.id == surfaces.c.match_id, matches.c.status == literal_column("'running'")
            )
        ),
    )
    .values(stale=func.coalesce(surfaces.c.stale, 0) + 1)
)
_STALE = select(surfaces.c.match_id, surfaces.c.seat, surfaces.c.stale).where(surfaces.c.stale.is_not(None))
_DRAWN = (
    update(surfaces)
    .where(
        surfaces.c.match_id == bindparam("match"),
        surfaces.c.seat == bindparam("place"),
        surfaces.c.stale == bindparam("was"),
    )
    .values(stale=None)
)
_TRAVEL = (
    update(persons)
    .where(persons.c.user_id == bindparam("who"), cast(persons.c.vacations, String) == bindparam("before"))
    .values(vacations=bindparam("vacations"))
)
_FOLLOW = (
    update(persons)
    .where(persons.c.user_id == bindparam("who"), ~persons.c.locale_chosen)
    .values(locale=bindparam("locale"))
)


@cache
def upsert(table: Table, dialect: str, only: tuple[str, ...] = ()) -> Insert:
    """A statement that inserts a row of *table*, or updates the existing one, *only* in these columns if
    any.
    """
    insert = insert_into(table, dialect)
    keys = table.primary_key
    return insert.on_conflict_do_update(
        index_elements=list(keys),
        set_={name: insert.excluded[name] for name in only or table.c.keys() if name not in keys},
    )
