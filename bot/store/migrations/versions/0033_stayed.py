"""Who played on when somebody gave a seat up.

Why: a match says until its end who gave a seat up, and its results who is rated as last of whom.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    """Add the columns."""
    for table in ("players", "former_players", "results"):
        op.add_column(table, sa.Column("stayed", sa.JSON))
