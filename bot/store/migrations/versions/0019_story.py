"""Up to which version of a match the messages above its table tell.

Why: a table that is posted anew turns the one before into what happened while that stood.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add the column; a table that stands was posted when its players were notified, about."""
    op.add_column("matches", sa.Column("told_version", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE matches SET told_version = notified_version WHERE status <> 'lobby'")
