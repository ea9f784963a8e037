"""What those who join add to the seed of a match and of a league.

Why: whoever runs the bot could pick the secret before it was sealed. Of what was stored before nobody added
anything: there the seed is the secret itself, which the column `seed` holds.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the columns."""
    for table in ("matches", "leagues"):
        op.add_column(table, sa.Column("joins", sa.JSON, nullable=False, server_default="[]"))
