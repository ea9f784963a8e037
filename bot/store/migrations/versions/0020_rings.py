"""Rings that wait, the gathering for which a player was rung, and since when it is whose turn.

Why: nobody is rung who was just here or has quiet hours, and a restart must not forget that they are to be.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add the columns; no ring waits yet."""
    op.add_column("players", sa.Column("ring", sa.Double))
    op.add_column("players", sa.Column("gathering", sa.String, nullable=False, server_default=""))
    op.add_column("matches", sa.Column("turned", sa.Integer, nullable=False, server_default="0"))
