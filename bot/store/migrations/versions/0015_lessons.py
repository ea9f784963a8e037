"""How far people have come in lessons.

Why: a lesson can be left, and taken up again after a restart and anywhere else.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "lessons",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("lesson", sa.String, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lessons"),
        sqlite_autoincrement=True,
    )
    op.create_index("uq_lessons_user_id", "lessons", ["user_id", "game", "lesson"], unique=True)
