"""Invitations to seats, and whose a seat is.

Why: no button can be trusted to say who may sit down in a seat, so invitations are rows. They hold while
`players.since` is as it was; `players.owner` is whoever may come back to a seat that others gave away.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table and the columns."""
    op.add_column("players", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.add_column("players", sa.Column("owner", sa.BigInteger))
    op.create_table(
        "invitations",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("match_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("inviter", sa.BigInteger, nullable=False),
        sa.Column("person", sa.BigInteger, nullable=False),
        sa.Column("agreed", sa.JSON, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
        sqlite_autoincrement=True,
    )
