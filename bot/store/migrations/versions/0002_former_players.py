"""Who played a seat before it was handed over, in a table of its own.

Why: a log that tells of a change of seats held the nickname of whoever left as text, so nobody could say
whose it was when they asked to be forgotten. Now it names the seat and the sitting, and the name is a column
beside the person's id. Of what was told before, a name stays only where its person is known from a move of
theirs, or where it is a bot's; any other is forgotten.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TOLD = ("house-vacated", "house-substitute")
BOTS = ("Ada", "Bruno", "Cleo", "Dario", "Edda", "Falk", "Anton", "Berta", "Conrad", "Dora", "Emil", "Frieda")
PERSON = sa.text("user_id IS NOT NULL")

_moves = sa.table("moves", *map(sa.column, ("match_id", "number", "seat", "user_id", "move", "events")))
_former = sa.table("former_players", *map(sa.column, ("match_id", "number", "seat", "user_id", "name")))


def upgrade() -> None:
    """Make the table, and move the names there."""
    op.create_table(
        "former_players",
        sa.Column("match_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_former_players"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_former_players_match_id_matches"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_former_players_user_id",
        "former_players",
        ["user_id"],
        sqlite_where=PERSON,
        postgresql_where=PERSON,
    )
    connection = op.get_bind()
    changes = sa.select(_moves).where(_moves.c.move.is_(None)).order_by(_moves.c.match_id, _moves.c.number)
    left: Counter[int] = Counter()
    sittings: Counter[tuple[int, int]] = Counter()
    since: dict[tuple[int, int], int] = {}
    for row in connection.execute(changes).all():
        events = msgspec.msgpack.decode(row.events)
        told = next((event for event in events if event["id"] in TOLD), None)
        if told is None:
            continue
        place = row.match_id, row.seat
        user_id = _player(connection, *place, since.get(place, 0), row.number)
        name = told["args"]["before"]
        if not isinstance(name, str) or (user_id is None and name not in BOTS):
            name = ""
        values = {"number": left[row.match_id], "seat": row.seat, "user_id": user_id, "name": name}
        connection.execute(sa.insert(_former).values(match_id=row.match_id, **values))
        told["args"] = {"who": _who(place, sittings[place] + 1), "before": _who(place, sittings[place])}
        connection.execute(
            sa.update(_moves)
            .where(_moves.c.match_id == row.match_id, _moves.c.number == row.number)
            .values(events=msgspec.msgpack.encode(events))
        )
        left[row.match_id] += 1
        sittings[place] += 1
        since[place] = row.number


def _player(connection: sa.Connection, match_id: int, seat: int, since: int, until: int) -> int | None:
    """The person who moved in a seat between two changes of it; None if nobody did, or a bot."""
    found: int | None = connection.scalar(
        sa.select(_moves.c.user_id)
        .where(
            _moves.c.match_id == match_id,
            _moves.c.seat == seat,
            _moves.c.number.between(since + 1, until - 1),
            _moves.c.user_id.is_not(None),
            _moves.c.move.is_not(None),
        )
        .limit(1)
    )
    return found


def _who(place: tuple[int, int], sitting: int) -> dict[str, Any]:
    return {"type": "who", "seat": place[1], "sitting": sitting}
