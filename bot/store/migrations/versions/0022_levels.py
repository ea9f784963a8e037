"""How well a bot opponent plays, and played in matches that are over.

Why: whoever opens a table chooses between easy, normal and strong ones, and each level is rated by itself.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add the columns; the bots that sit there play on as before, and what they won before is not rated."""
    op.add_column("players", sa.Column("level", sa.String, nullable=False, server_default="normal"))
    op.add_column("results", sa.Column("level", sa.String, nullable=False, server_default=""))
