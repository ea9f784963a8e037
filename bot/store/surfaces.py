"""Which message shows what of a match: a row for its table and for each panel, stored without a new
version.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from msgspec.structs import asdict
from sqlalchemy import JSON, BigInteger, Double, ForeignKey, Insert, Integer, Table, and_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.match import Beside, Match, Surface
from bot.store.database.inserts import insert_into
from bot.store.database.locks import is_among, is_shared
from bot.store.faults import Conflict
from bot.store.tables import ID, column, matches, metadata, partial_index, players

TABLE = -1
"""The seat of the table, which is nobody's panel."""

surfaces = Table(
    "surfaces",
    metadata,
    column("match_id", ID, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    column("seat", Integer, primary_key=True, autoincrement=False),
    column("user_id", BigInteger, nullable=True),
    column("channel", BigInteger, nullable=True),
    column("message", BigInteger, nullable=True),
    column("posted", Double),
    column("version", Integer),
    column("notified", Integer),
    column("revision", Integer),
    column("closed", Double, nullable=True),
    column("beside", JSON, server_default="[]"),  # to be deleted once their question is answered
    column("stale", Integer, nullable=True),  # changes of its reader's preferences since it was drawn
    column("story", BigInteger, nullable=True),
    column("told", Integer, server_default="0"),
    sqlite_with_rowid=False,
)
partial_index("ix_surfaces_user_id", surfaces.c.user_id)
partial_index("ix_surfaces_stale", surfaces.c.stale)

_MARK = "surface_"
SURFACE = tuple(surfaces.c[name].label(f"{_MARK}{name}") for name in Surface.__struct_fields__)
"""The columns of a surface beside those of what it shows; see `to_surface`."""

with_table = matches.outerjoin(surfaces, and_(surfaces.c.match_id == matches.c.id, surfaces.c.seat == TABLE))
"""Matches, each with its table."""

with_panel = players.outerjoin(
    surfaces, and_(surfaces.c.match_id == players.c.match_id, surfaces.c.seat == players.c.seat)
)
"""Players, each with their panel."""

_REVISIONS = select(surfaces.c.match_id, surfaces.c.seat, surfaces.c.revision).where(
    is_among(surfaces.c.match_id)
)


class Mark(NamedTuple):
    """A changed surface of a match."""

    match_id: int
    seat: int
    surface: Surface


def list_marks(before: Match, after: Match) -> Iterable[Mark]:
    """The surfaces of a match that changed."""
    if after.table != before.table:
        yield Mark(before.id, TABLE, after.table)
    former = [player.panel for player in before.players]
    former += [Surface()] * (len(after.players) - len(former))  # somebody has joined, which began the match
    for was, now in zip(former, after.players, strict=False):
        if now.panel != was:
            yield Mark(before.id, now.seat, now.panel)


def to_surface(values: dict[str, Any]) -> Surface:
    """Take the columns of a surface out of the *values* of a row; an empty surface if they were not read."""
    if f"{_MARK}revision" not in values:
        return Surface()
    fields = {name: values.pop(f"{_MARK}{name}") for name in Surface.__struct_fields__}
    if fields["revision"] is None:
        return Surface()
    fields["beside"] = tuple(Beside(*each) for each in fields["beside"])
    return Surface(**fields)


async def write_marks(connection: AsyncConnection, marked: list[Mark]) -> None:
    """Store changed surfaces of matches that nobody else changes before the end of the transaction.

    Raises:
        Conflict: somebody has marked one of these surfaces since it was read.
    """
    if is_shared(connection):
        ids = sorted({mark.match_id for mark in marked})
        stored = await connection.execute(_REVISIONS, {"ids": ids})
        known = {(row.match_id, row.seat): row.revision for row in stored}
        if any(known.get((id, seat), 0) != surface.revision - 1 for id, seat, surface in marked):
            raise Conflict
    rows = [{"match_id": id, "seat": seat, **asdict(surface)} for id, seat, surface in marked]
    done = await connection.execute(_upsert(connection.dialect.name), rows)
    if done.rowcount not in (len(rows), -1):
        raise Conflict  # PostgreSQL, which does not count rows here, was checked above


@cache
def _upsert(dialect: str) -> Insert:
    insert = insert_into(surfaces, dialect)
    keys = surfaces.primary_key
    return insert.on_conflict_do_update(
        index_elements=list(keys),
        set_={name: insert.excluded[name] for name in Surface.__struct_fields__},
        where=surfaces.c.revision == insert.excluded.revision - 1,
    )
