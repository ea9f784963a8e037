"""When each shard was last carried.

Why: several processes share the shards, and those of one that is gone may be orphaned while others play on.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the table; of a shard that is not in it, the house knows when anybody was there."""
    op.create_table(
        "shards",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("awake", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_shards"),
    )
