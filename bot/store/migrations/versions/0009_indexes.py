"""An index for everything that is asked.

Why: with many matches stored, finding the last one of a channel, a rematch, or what a person made, hosts or
organises went through whole tables.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

PARTIAL = (
    ("ix_leagues_unshown", "leagues", ("id",), "shown_version < version"),
    ("ix_matches_over_channel", "matches", ("channel_id", "changed"), "status = 'over'"),
    ("ix_matches_running", "matches", ("id",), "status = 'running'"),
    ("ix_matches_rematch_of", "matches", ("rematch_of",), "rematch_of IS NOT NULL"),
    ("ix_players_owner", "players", ("owner",), "owner IS NOT NULL"),
    ("ix_moves_user_id", "moves", ("user_id",), "user_id IS NOT NULL"),
)
WHOLE = (
    ("ix_matches_status_changed", "matches", ("status", "changed")),
    ("ix_matches_host_id", "matches", ("host_id",)),
    ("ix_matches_guild_id", "matches", ("guild_id",)),
    ("ix_leagues_channel_id_changed", "leagues", ("channel_id", "changed")),
    ("ix_leagues_status_changed", "leagues", ("status", "changed")),
    ("ix_bars_user_id", "bars", ("user_id",)),
    ("ix_leagues_organiser_id", "leagues", ("organiser_id",)),
)


def upgrade() -> None:
    """Make the indexes."""
    for name, table, columns, condition in PARTIAL:
        where = sa.text(condition)
        op.create_index(name, table, list(columns), sqlite_where=where, postgresql_where=where)
    for name, table, columns in WHOLE:
        op.create_index(name, table, list(columns))
