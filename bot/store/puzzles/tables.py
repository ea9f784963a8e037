"""The tables of puzzles; see `bot.store.tables`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Double, Index, Integer, LargeBinary, String, Table

from bot.store.tables import _column, _index, metadata

given_puzzles = Table(
    "given_puzzles",
    metadata,
    _column("id", Integer, primary_key=True),
    _column("user_id", BigInteger),
    _column("name", String),
    _column("guild_id", BigInteger),
    _column("game", String),
    _column("puzzle", String),
    _column("day", Integer, nullable=True),  # of a daily one
    _column("given", Double),
    _column("answered", Double, nullable=True),
    _column("answer", LargeBinary),
    _column("amount", Integer),
    _column("right", Boolean),
    sqlite_autoincrement=True,  # buttons name it
)
_index("uq_given_puzzles_day", given_puzzles.c.day, given_puzzles.c.user_id, unique=True)
Index("ix_given_puzzles_user_id", given_puzzles.c.user_id, given_puzzles.c.given)
Index("ix_given_puzzles_given", given_puzzles.c.given)

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    _column("day", Integer, primary_key=True, autoincrement=False),
    _column("game", String),
    _column("puzzle", String),
)

puzzle_boards = Table(
    "puzzle_boards",
    metadata,
    _column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    _column("channel_id", BigInteger),
    _column("manager_id", BigInteger),
    _column("day", Integer),
    _column("message", BigInteger, nullable=True),
    _column("shown", Integer),
    _column("trouble", String),
)
Index("ix_puzzle_boards_day", puzzle_boards.c.day)
Index("ix_puzzle_boards_manager_id", puzzle_boards.c.manager_id)
