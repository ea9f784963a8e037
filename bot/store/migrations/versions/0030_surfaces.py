"""Which message shows what of a match, as rows of their own; and how often something was noted of a match.

Why: what several processes mark at once must neither overwrite what happened meanwhile nor one another. The
release before keeps it in columns of matches and players. While it runs beside this one, or again after it,
triggers keep both the same; the next release can do without them and those columns.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"

TABLE = {"message": "table_message", "posted": "table_posted", "version": "told_version"}
TABLE |= {"notified": "notified_version"}
PANEL = {"channel": "panel_channel", "message": "panel_message", "version": "panel_version"}
POSTED = "panel_posted"

OF_TABLE = "matches.id = NEW.match_id AND NEW.seat = -1"
OF_PANEL = "players.match_id = NEW.match_id AND players.seat = NEW.seat"
MINE = "CASE WHEN players.user_id = NEW.user_id THEN NEW.posted ELSE 0 END"
"""A panel that was posted for whoever sat there before was called one of the time 0."""

ROWS = """
INSERT INTO surfaces (match_id, seat, user_id, channel, message, posted, version, notified, revision)
SELECT id, -1, NULL, channel_id, table_message, table_posted, told_version, notified_version, 1
FROM matches WHERE table_message IS NOT NULL OR notified_version > 0
UNION ALL
SELECT match_id, seat, CASE WHEN panel_posted <> 0 THEN user_id END, panel_channel, panel_message,
panel_posted, panel_version, 0, 1 FROM players WHERE panel_message IS NOT NULL
"""


def upgrade() -> None:
    """Add the table, fill it, and keep it the same as the columns."""
    op.create_table(
        "surfaces",
        sa.Column("match_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.Column("posted", sa.Double, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("notified", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_surfaces"),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name="fk_surfaces_match_id_matches", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_surfaces_user_id",
        "surfaces",
        ["user_id"],
        sqlite_where=sa.text("user_id IS NOT NULL"),
        postgresql_where=sa.text("user_id IS NOT NULL"),
    )
    op.add_column("matches", sa.Column("noted", sa.Integer, nullable=False, server_default="0"))
    op.execute(ROWS)
    for name, when, body in (
        ("surfaces_to_matches", "INSERT ON surfaces", to_columns("matches", TABLE, OF_TABLE)),
        ("surfaces_to_matches_again", "UPDATE ON surfaces", to_columns("matches", TABLE, OF_TABLE)),
        ("surfaces_to_players", "INSERT ON surfaces", to_columns("players", PANEL, OF_PANEL, MINE)),
        ("surfaces_to_players_again", "UPDATE ON surfaces", to_columns("players", PANEL, OF_PANEL, MINE)),
        (
            "matches_to_surfaces",
            f"UPDATE OF {', '.join(TABLE.values())} ON matches",
            to_row(
                {"match_id": "NEW.id", "seat": "-1", "user_id": "NULL", "channel": "NEW.channel_id"}
                | {name: f"NEW.{column}" for name, column in TABLE.items()},
                "true",
            ),
        ),
        (
            "players_to_surfaces",
            f"UPDATE OF {', '.join(PANEL.values())}, {POSTED} ON players",
            to_row(
                {"match_id": "NEW.match_id", "seat": "NEW.seat", "posted": f"NEW.{POSTED}", "notified": "0"}
                | {"user_id": "CASE WHEN NEW.panel_message IS NOT NULL THEN NEW.user_id END"}
                | {name: f"NEW.{column}" for name, column in PANEL.items()},
                f"(NEW.{POSTED} <> 0 OR NEW.panel_message IS NULL)"
                " AND coalesce(NEW.panel_message, OLD.panel_message) IS NOT NULL",
            ),
        ),
    ):
        make(name, when, body)


def distinct(one: str, other: str) -> str:
    """That *one* is not the same as *other*."""
    return f"{one} IS{' NOT' if sqlite() else ' DISTINCT FROM'} {other}"


def to_columns(table: str, columns: dict[str, str], where: str, posted: str | None = None) -> str:
    """What writes a surface's row into the *columns* of a *table*."""
    values = {column: f"NEW.{name}" for name, column in columns.items()}
    if posted is not None:
        values[POSTED] = posted
    news = " OR ".join(distinct(f"{table}.{column}", value) for column, value in values.items())
    assigned = ", ".join(f"{column} = {value}" for column, value in values.items())
    return f"UPDATE {table} SET {assigned} WHERE {where} AND ({news})"


def to_row(values: dict[str, str], where: str) -> str:
    """What writes *values* into a surface's row."""
    names = [name for name in values if name not in ("match_id", "seat")]
    assigned = ", ".join(f"{name} = excluded.{name}" for name in names)
    news = " OR ".join(distinct(f"surfaces.{name}", f"excluded.{name}") for name in names)
    return (
        f"INSERT INTO surfaces ({', '.join(values)}, revision) SELECT {', '.join(values.values())}, 1"
        f" WHERE {where} ON CONFLICT (match_id, seat) DO UPDATE"
        f" SET {assigned}, revision = surfaces.revision + 1 WHERE {news}"
    )


def make(name: str, when: str, body: str) -> None:
    """A trigger that does what *body* says after each row *when* it says."""
    if sqlite():
        op.execute(f"CREATE TRIGGER {name} AFTER {when} BEGIN {body}; END")
        return
    op.execute(
        f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body}; RETURN NULL; END $$"
    )
    op.execute(f"CREATE TRIGGER {name} AFTER {when} FOR EACH ROW EXECUTE FUNCTION {name}()")


def sqlite() -> bool:
    """Whether the database is a file."""
    return op.get_bind().dialect.name == "sqlite"
