"""Add when a turn ends by itself.

Why: a turn in which nothing is left to do but to end it should not keep the others waiting.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add it."""
    op.add_column("players", sa.Column("lapses", sa.Double(), nullable=True))
