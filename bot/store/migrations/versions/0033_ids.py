"""Widen the ids of rows to 64 bits on PostgreSQL, as those of Discord have had from the start.

Why: a control or an option may name any number, and PostgreSQL raised on those above 2**31 - 1. SQLite stores
64 bits in any case. The release before can play on: its numbers fit.
"""

from __future__ import annotations

from alembic import op

revision = "0033"
down_revision = "0032"

COUNTED = ("leagues", "matches", "invitations", "results", "lessons", "given_puzzles", "house")
"""The tables whose ids the database counts up."""

COLUMNS = (
    *((table, "id") for table in COUNTED),
    *(("league_participants", "league_id"), ("league_tables", "league_id"), ("league_tables", "match_id")),
    *(("matches", "rematch_of"), ("matches", "league_id"), ("players", "match_id")),
    *(("former_players", "match_id"), ("invitations", "match_id"), ("moves", "match_id")),
    *(("analyses", "match_id"), ("results", "match_id"), ("outbox", "match_id"), ("surfaces", "match_id")),
)


def upgrade() -> None:
    """Widen the columns, and what counts them up."""
    if op.get_bind().dialect.name == "sqlite":
        return
    for table, column in COLUMNS:
        op.execute(f"ALTER TABLE {table} ALTER COLUMN {column} TYPE bigint")
    for table in COUNTED:
        op.execute(f"ALTER SEQUENCE IF EXISTS {table}_id_seq AS bigint")
