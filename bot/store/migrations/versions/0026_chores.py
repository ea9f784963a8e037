"""Indexes for what one process does for all, and for what is looked for at the start.

Why: nothing that is asked may look at every row of a table that grows; everybody who moves would wait.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"

RUNNING = sa.text("status = 'running'")
TRAVELLING = sa.text("CAST(vacations AS VARCHAR) <> '[]'")


def upgrade() -> None:
    """Make them."""
    op.create_index("ix_results_user_id_ended", "results", ["user_id", "ended"])
    op.create_index("ix_results_guild_id_game", "results", ["guild_id", "game", "id"])
    op.create_index("ix_leagues_guild_id", "leagues", ["guild_id"])
    op.create_index("ix_lessons_changed", "lessons", ["changed"])
    op.create_index(
        "ix_matches_running_changed",
        "matches",
        ["changed"],
        sqlite_where=RUNNING,
        postgresql_where=RUNNING,
    )
    op.create_index(
        "ix_persons_travelling",
        "persons",
        ["user_id"],
        sqlite_where=TRAVELLING,
        postgresql_where=TRAVELLING,
    )
