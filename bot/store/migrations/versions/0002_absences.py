"""The absences of each shard that are being made up for, and the last one that a match accounts for.

Why: matches are made up for in batches, and whoever goes on after a crash has to know which ones are left.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the table and the column."""
    op.create_table(
        "absences",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_absences"),
        sqlite_autoincrement=True,
    )
    op.add_column("matches", sa.Column("caught_up", sa.BigInteger, nullable=False, server_default="0"))
