"""The analyses of matches that are over.

Why: making one takes a minute or two, so it is kept, and goes on after a restart where it was.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "analyses",
        sa.Column("match_id", sa.Integer, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_analyses_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", name="pk_analyses"),
    )
    op.create_index(
        "ix_analyses_undone",
        "analyses",
        ["match_id"],
        sqlite_where=sa.text("done = 0"),
        postgresql_where=sa.text("NOT done"),
    )
