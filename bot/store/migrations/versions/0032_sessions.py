"""The session of a shard that a process left to whoever carries the shard next.

Why: without it, whoever takes a shard over begins another one, and until then nobody hears what people do.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """Add the columns."""
    for column in (
        sa.Column("session", sa.String),
        sa.Column("sequence", sa.BigInteger),
        sa.Column("gateway", sa.String),
        sa.Column("since", sa.Double),
    ):
        op.add_column("shards", column)
