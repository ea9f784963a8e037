"""What Freehold remembers of itself: when it was awake, and when it looked for what is old.

Why: time in which it was away must not count for anybody, and what is kept for long enough is deleted only if
it was so a day ago too: a clock that jumps must not delete anything.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table and its only row."""
    house = op.create_table(
        "house",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("awake", sa.Double),
        sa.Column("looked", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_house"),
    )
    op.bulk_insert(house, [{"id": 1}])
