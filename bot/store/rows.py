"""Converting records to rows of the tables, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextvars import Context
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Column, Row, Select, Table, bindparam, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import games
from bot.domain.forced_moves import next_closing
from bot.domain.match import Entry, Former, Invited, Match, Player, Undo, latest_events
from bot.domain.news import News
from bot.domain.place import Place
from bot.domain.questions import move_due
from bot.domain.tempo import Tempo
from bot.domain.versions import decode_state
from bot.store.database.inserts import insert_into
from bot.store.database.locks import is_among, is_shared
from bot.store.engine import read_connection
from bot.store.surfaces import to_surface
from games.core import Event
from games.settings import option_values

Values = dict[str, Any]
Record = TypeVar("Record", bound=msgspec.Struct)

FIXED = frozenset(
    (
        "id",
        "game",
        "locale",
        "seed",
        "created",
        "rematch_of",
        "league_id",
    )
)
"""The columns of a match that never change."""

MARKED = frozenset(("shown_version", "amendments"))
"""The columns of a match that a new version leaves as they are."""

encode_events = msgspec.msgpack.Encoder().encode
decode_events = msgspec.msgpack.Decoder(tuple[Event, ...]).decode
encode_undo = msgspec.msgpack.Encoder().encode
encode_news = msgspec.msgpack.Encoder().encode
decode_invited = msgspec.msgpack.Decoder(tuple[Invited, ...]).decode
decode_tempo = msgspec.msgpack.Decoder(Tempo).decode
decode_news = msgspec.msgpack.Decoder(News).decode


def match_values(match: Match) -> Values:
    """The columns of *match*, except its id."""
    values = asdict(match)
    for name in ("id", "due", "events", "players", "former", "table"):
        del values[name]
    values |= values.pop("place")._asdict()
    values["state"] = None if match.state is None else games.load(match.game).encode(match.state)
    values["waiting"] = sum(1 << seat for seat in match.waiting)
    values["wake"] = find_wake(match)
    values["seed"] = values.pop("secret")
    values["undo"] = None if match.undo is None else encode_undo(match.undo)
    values["invited"] = msgspec.msgpack.encode(match.invited) if match.invited else None
    return values


def amendment_values(before: Match, after: Match) -> Values:
    """Return the columns in which *after* may differ from *before* without a new version.

    An unchanged `undo` is None.
    """
    undo = None if after.undo is None or after.undo == before.undo else encode_undo(after.undo)
    return {
        "amendments": after.amendments,
        "nudged": after.nudged,
        "wake": find_wake(after),
        "caught_up": after.caught_up,
        "undo": undo,
    }


def player_values(match_id: int, player: Player) -> Values:
    """The columns of *player* in a match."""
    values = asdict(player)
    del values["panel"]
    values["news"] = None if player.news == News() else encode_news(player.news)
    values["tempo"] = None if player.tempo == Tempo() else msgspec.msgpack.encode(player.tempo)
    return {"match_id": match_id, **values}


def former_values(match_id: int, number: int, former: Former) -> Values:
    """The columns of *former*, the player who left a seat of a match as number *number*."""
    return {"match_id": match_id, "number": number, **asdict(former)}


def entry_values(match_id: int, entry: Entry) -> Values:
    """The columns of *entry* in a match's log, except those of a move."""
    number, seat, at, events, private = entry
    return {
        "match_id": match_id,
        "number": number,
        "seat": seat,
        "at": at,
        "events": encode_events(events),
        "private": private,
    }


def to_match(
    row: Row[Any], seats: Sequence[Row[Any]], left: Sequence[Row[Any]], rows: Sequence[bytes]
) -> Match:
    """The match in a *row*, with the rows of its *seats*, of those who *left* one, and of its latest events,
    the newest first.
    """
    values = dict(row._mapping)
    values["table"] = to_surface(values)
    values["place"] = Place(*(values.pop(name) for name in Place._fields))
    waiting, wakes = values.pop("waiting"), values.pop("wake")
    players = tuple(map(_to_player, seats))
    if row.status == "lobby":  # it may be older than a setting of its game
        values["options"] = option_values(games.load(row.game).settings, row.options)
    values["state"] = None if row.state is None else decode_state(row.game, row.state, row.rules_version)
    values["secret"], values["joins"] = values.pop("seed"), tuple(row.joins)
    values["undo"] = None if row.undo is None else msgspec.msgpack.decode(row.undo, type=Undo)
    values["invited"] = () if row.invited is None else decode_invited(row.invited)
    told = [event for events in reversed(rows) for event in decode_events(events)]
    dues = [player.due for player in players if player.due is not None]
    return Match(
        **values,
        events=latest_events(told),
        due=wakes if row.status == "lobby" else min(dues, default=None),
        players=players,
        former=tuple(Former(who.seat, who.user_id, who.name, decode_stayed(who)) for who in left),
        waiting=frozenset(player.seat for player in players if waiting >> player.seat & 1),
    )


def to_entry(row: Row[Any]) -> Entry:
    """The log entry in a *row*."""
    return Entry(row.number, row.seat, row.at, decode_events(row.events), row.private)


def _to_player(row: Row[Any]) -> Player:
    values = dict(row._mapping)
    values["panel"] = to_surface(values)
    del values["match_id"]
    values["news"] = News() if row.news is None else decode_news(row.news)
    values["agreed"], values["stayed"] = tuple(row.agreed), decode_stayed(row)
    values["tempo"] = Tempo() if row.tempo is None else decode_tempo(row.tempo)
    return Player(**values)


def decode_stayed(row: Row[Any]) -> tuple[int, ...] | None:
    """The seats that played on when the one of *row* was given up; None if it was not."""
    return None if row.stayed is None else tuple(row.stayed)


def find_wake(match: Match) -> float | None:
    """Return the next time at which the clock has to process *match*."""
    return min(list_wakes(match), default=None)


def list_wakes(match: Match) -> list[float]:
    """List the times at which the clock has to process *match*.

    At these times a seat has to be notified or reminded, a deadline, a lobby, a vacation or a turn ends, the
    pace changes, or a forced move is made in secret.
    """
    if match.status == "lobby":
        return [] if match.due is None else [match.due]
    times = [time for player in match.players for time in (player.reminder, move_due(match, player))]
    times += [player.notify_at for player in match.players] if match.status != "cancelled" else []
    if match.status == "running":
        times += [time for player in match.players for time in (player.holiday, player.lapses)]
        times += [match.switch_at, next_closing(match)]
    return [time for time in times if time is not None]


async def find_row(
    engine: AsyncEngine, table: Table, id: int, *, background: bool = False
) -> Row[Any] | None:
    """Find the row of *table* whose primary key is *id*; None if there is none."""
    async with read_connection(engine, background=background) as connection:
        row: Row[Any] | None = (await connection.execute(_one(table), {"id": id})).one_or_none()
    return row


@cache
def _one(table: Table) -> Select[Any]:
    (key,) = table.primary_key
    return select(table).where(key == bindparam("id"))


async def find_record(
    engine: AsyncEngine, table: Table, id: int, record: type[Record], *, background: bool = False
) -> Record | None:
    """Like `find_row`, but as a *record*, whose fields are the columns of *table*."""
    row = await find_row(engine, table, id, background=background)
    return None if row is None else msgspec.convert(row, record, from_attributes=True)


class Gathered(Generic[Record]):
    """Reads rows of *table* as a *record*, whose fields are its columns, by their primary keys.

    Requests of several tasks that wait for a connection are read together.
    """

    def __init__(self, engine: AsyncEngine, table: Table, record: type[Record]) -> None:
        self._engine = engine
        self._table = table
        self._record = record
        self._ids: set[int] = set()
        self._look: asyncio.Task[dict[int, Record]] | None = None

    async def get(self, id: int) -> Record | None:
        """The row *id*; None if there is none."""
        self._ids.add(id)
        if self._look is None:
            # An empty context: whoever clicks may wait for it, too, even if a task that works asked first.
            self._look = asyncio.create_task(self._read(), context=Context())
        return (await asyncio.shield(self._look)).get(id)

    async def _read(self) -> dict[int, Record]:
        await asyncio.sleep(0)
        try:
            async with read_connection(self._engine) as connection:
                ids = self._begin()
                (key,) = self._table.primary_key
                rows = await read_some(connection, select(self._table), key, ids)
                return {row[0]: msgspec.convert(row, self._record, from_attributes=True) for row in rows}
        finally:
            if self._look is asyncio.current_task():  # there was no connection
                self._begin()

    def _begin(self) -> list[int]:
        """Return the ids that this task reads; later requests are left to another task."""
        ids, self._ids, self._look = sorted(self._ids), set(), None
        return ids


async def read_some(
    connection: AsyncConnection, rows: Select[Any], key: Column[int], ids: Collection[int]
) -> Sequence[Row[Any]]:
    """Return the *rows* whose *key* is one of *ids*."""
    mine = is_among(key) if is_shared(connection) else key.in_(bindparam("ids", expanding=True))
    found: Sequence[Row[Any]] = (await connection.execute(rows.where(mine), {"ids": list(ids)})).all()
    return found


async def insert_missing(connection: AsyncConnection, table: Table, *rows: Values) -> None:
    """Insert those of *rows* whose keys are not yet in *table*."""
    if rows:
        statement = insert_into(table, connection.dialect.name).on_conflict_do_nothing()
        await connection.execute(statement, list(rows))


async def insert_record(connection: AsyncConnection, table: Table, record: msgspec.Struct) -> int:
    """Insert *record* as a new row of *table*, ignoring its id; return the row's id."""
    values = asdict(record)
    del values["id"]
    return int((await connection.execute(insert(table).values(values).returning(table.c.id))).scalar_one())
