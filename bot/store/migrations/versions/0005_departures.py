"""Since when Freehold is no longer on a server.

Why: what belongs to a server that removed Freehold is forgotten 30 days later, unless it is back by then.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "departures",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_departures"),
    )
