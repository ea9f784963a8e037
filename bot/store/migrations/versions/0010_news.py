"""What others did to each player since they last moved.

Why: a match is read with its latest events only, and whoever comes back after a while wants to know the rest.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column."""
    op.add_column("players", sa.Column("news", sa.LargeBinary))
