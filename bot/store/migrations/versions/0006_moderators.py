"""The role of those who moderate tables, and whom they have barred.

Why: whoever opens tables to annoy others must not do so again after a restart; a row says that somebody may
not.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table and the column."""
    op.add_column("servers", sa.Column("moderators", sa.BigInteger))
    op.create_table(
        "bars",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_bars"),
        sqlite_with_rowid=False,
    )
