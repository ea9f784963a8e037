"""Whose direct messages are closed, for the table to say so; and panels that their readers want otherwise.

Why: both were known to one process alone, and whatever it had not shown yet when it ended was never shown.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"

STALE = sa.text("stale IS NOT NULL")


def upgrade() -> None:
    """Add the columns."""
    op.add_column("surfaces", sa.Column("closed", sa.Double))
    op.add_column("surfaces", sa.Column("stale", sa.Integer))
    op.create_index("ix_surfaces_stale", "surfaces", ["stale"], sqlite_where=STALE, postgresql_where=STALE)
