"""Puzzles: who was given which and answered how, which was that of a day, and where servers get it.

Why: nobody gets one twice within a year, everybody gets the same on a day, and a restart loses none.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "given_puzzles",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("puzzle", sa.String, nullable=False),
        sa.Column("day", sa.Integer),
        sa.Column("given", sa.Double, nullable=False),
        sa.Column("answered", sa.Double),
        sa.Column("answer", sa.LargeBinary, nullable=False),
        sa.Column("amount", sa.Integer, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_given_puzzles"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_given_puzzles_day",
        "given_puzzles",
        ["day", "user_id"],
        unique=True,
        sqlite_where=sa.text("day IS NOT NULL"),
        postgresql_where=sa.text("day IS NOT NULL"),
    )
    op.create_index("ix_given_puzzles_user_id", "given_puzzles", ["user_id", "given"])
    op.create_index("ix_given_puzzles_given", "given_puzzles", ["given"])
    op.create_table(
        "daily_puzzles",
        sa.Column("day", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("puzzle", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_daily_puzzles"),
    )
    op.create_table(
        "puzzle_boards",
        sa.Column("guild_id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("manager_id", sa.BigInteger, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("trouble", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_puzzle_boards"),
    )
    op.create_index("ix_puzzle_boards_day", "puzzle_boards", ["day"])
    op.create_index("ix_puzzle_boards_manager_id", "puzzle_boards", ["manager_id"])
