"""How well a bot opponent plays.

Why: whoever opens a table chooses between easy, normal and strong ones.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add the column; the bots that sit there play on as before."""
    op.add_column("players", sa.Column("level", sa.String, nullable=False, server_default="normal"))
