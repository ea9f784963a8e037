"""Add the message that tells the story above a table, and how far it tells it.

Why: a channel has one story message for a match, which is edited, so the next process has to know it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the two columns."""
    op.add_column("surfaces", sa.Column("story", sa.BigInteger(), nullable=True))
    op.add_column("surfaces", sa.Column("told", sa.Integer(), server_default="0", nullable=False))
