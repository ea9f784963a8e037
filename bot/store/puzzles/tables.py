"""The tables of puzzles; see `bot.store.tables`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Double, Index, Integer, LargeBinary, String, Table

from bot.store.tables import ID, column, index, metadata

given_puzzles = Table(
    "given_puzzles",
    metadata,
    column("id", ID, primary_key=True),
    column("user_id", BigInteger),
    column("name", String),
    column("guild_id", BigInteger),
    column("game", String),
    column("puzzle", String),
    column("day", Integer, nullable=True),  # of a daily one
    column("given", Double),
    column("answered", Double, nullable=True),
    column("answer", LargeBinary),
    column("amount", Integer),
    column("right", Boolean),
    sqlite_autoincrement=True,  # buttons name it
)
index("uq_given_puzzles_day", given_puzzles.c.day, given_puzzles.c.user_id, unique=True)
Index("ix_given_puzzles_user_id", given_puzzles.c.user_id, given_puzzles.c.given)
Index("ix_given_puzzles_given", given_puzzles.c.given)

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    column("day", Integer, primary_key=True, autoincrement=False),
    column("game", String),
    column("puzzle", String),
)

puzzle_boards = Table(
    "puzzle_boards",
    metadata,
    column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    column("channel_id", BigInteger),
    column("manager_id", BigInteger),
    column("day", Integer),
    column("message", BigInteger, nullable=True),
    column("shown", Integer),
    column("trouble", String),
)
Index("ix_puzzle_boards_day", puzzle_boards.c.day)
Index("ix_puzzle_boards_manager_id", puzzle_boards.c.manager_id)
