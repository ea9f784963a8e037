"""Puzzles in the database: given ones, daily ones, and boards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    BindParameter,
    Insert,
    Row,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.puzzles.records import Board, Daily, Given
from bot.store import Store
from bot.store.database.inserts import insert_into
from bot.store.engine import read_connection
from bot.store.rows import find_record, insert_record
from bot.store.tables import daily_puzzles, given_puzzles, lessons, matches, players, puzzle_boards, results
from bot.store.writer import Stored, Work

_WHO: BindParameter[int] = bindparam("who")
_KNOWN_GAMES = union(
    select(results.c.game).where(results.c.user_id == _WHO),
    select(lessons.c.game).where(lessons.c.user_id == _WHO),
    select(matches.c.game).join(players).where(players.c.user_id == _WHO),
)
_ANSWER = ("answered", "answer", "amount", "right")


class Solver(NamedTuple):
    """A person who answered a daily puzzle, and whether they were *right*."""

    name: str
    right: bool


class PuzzleRows(Stored):
    """What is stored about puzzles."""

    def __init__(self, store: Store) -> None:
        super().__init__(store.engine, store.writer)
        self._owned = store.owned

    # Given puzzles

    async def get(self, id: int) -> Given | None:
        """Return the given puzzle *id*."""
        return await find_record(self._engine, given_puzzles, id, Given)

    async def find_given(self, user_id: int, since: float) -> list[Given]:
        """Return what a person was given *since* that time, the newest last."""
        mine = given_puzzles.c.user_id == user_id, given_puzzles.c.given >= since
        async with read_connection(self._engine) as connection:
            rows = await connection.execute(select(given_puzzles).where(*mine).order_by(given_puzzles.c.id))
            return [msgspec.convert(row, Given, from_attributes=True) for row in rows]

    async def find_known_games(self, user_id: int) -> set[str]:
        """Return the games that a person has played, plays or learns."""
        async with read_connection(self._engine) as connection:
            rows = await connection.execute(_KNOWN_GAMES, {"who": user_id})
            return {row.game for row in rows}

    async def was_missed(self, given: Given) -> bool:
        """Whether the person had answered the *given* puzzle before, so that it is given again."""
        columns = given_puzzles.c
        earlier = select(columns.id).where(
            columns.user_id == given.user_id,
            columns.game == given.game,
            columns.puzzle == given.puzzle,
            columns.id < given.id,
            columns.answered.is_not(None),
        )
        async with read_connection(self._engine) as connection:
            return (await connection.execute(earlier.limit(1))).first() is not None

    async def give(self, new: Given) -> int:
        """Store *new* and return its id, or that of the one already given if it is a daily puzzle."""
        daily = given_puzzles.c.user_id == new.user_id, given_puzzles.c.day == new.day

        async def run(connection: AsyncConnection) -> int:
            if new.day is not None:
                known = (await connection.execute(select(given_puzzles.c.id).where(*daily))).scalar()
                if known is not None:
                    return int(known)
            return await insert_record(connection, given_puzzles, new)

        return await self._writer.commit(Work(run))

    async def record_moves(self, before: Given, after: Given) -> Given:
        """Store the moves of *after* if *before* is still stored; return what is stored."""
        columns = given_puzzles.c
        same = columns.id == before.id, columns.answered.is_(None), columns.answer == before.answer

        async def run(connection: AsyncConnection) -> int:
            await connection.execute(update(given_puzzles).where(*same).values(answer=after.answer))
            return 0

        await self._writer.commit(Work(run))
        return await self.get(before.id) or after

    async def record_answer(self, answered: Given) -> Given:
        """Store an answer if it is the first; return what is stored."""
        mine = given_puzzles.c.id == answered.id, given_puzzles.c.answered.is_(None)
        values = {name: getattr(answered, name) for name in _ANSWER}

        async def run(connection: AsyncConnection) -> int:
            await connection.execute(update(given_puzzles).where(*mine).values(values))
            return 0

        await self._writer.commit(Work(run))
        return await self.get(answered.id) or answered

    async def find_solvers(self, day: int, guild_id: int) -> list[Solver]:
        """Return who answered the puzzle of a day on a server, in that order."""
        columns = given_puzzles.c
        wanted = columns.day == day, columns.guild_id == guild_id, columns.answered.is_not(None)
        found = select(columns.name, columns.right).where(*wanted).order_by(columns.answered, columns.id)
        async with read_connection(self._engine, background=True) as connection:
            return [Solver(row.name, row.right) for row in await connection.execute(found)]

    # Daily puzzles

    async def find_dailies(self, since: int) -> list[Daily]:
        """Return the puzzles of the days from *since* on."""
        found = select(daily_puzzles).where(daily_puzzles.c.day >= since).order_by(daily_puzzles.c.day)
        async with read_connection(self._engine) as connection:
            rows = await connection.execute(found)
            return [msgspec.convert(row, Daily, from_attributes=True) for row in rows]

    async def record_daily(self, daily: Daily) -> None:
        """Store the puzzle of a day unless it has one."""

        async def run(connection: AsyncConnection) -> int:
            statement = _insert_if_missing(daily_puzzles, connection.dialect.name)
            await connection.execute(statement, msgspec.structs.asdict(daily))
            return 0

        await self._writer.commit(Work(run))

    # Boards

    async def find_board(self, guild_id: int, *, background: bool = False) -> Board | None:
        """Return a server's board; None if it wants no daily puzzle."""
        return await find_record(self._engine, puzzle_boards, guild_id, Board, background=background)

    async def put_board(self, board: Board) -> None:
        """Store a server's board in place of any other."""
        here = puzzle_boards.c.guild_id == board.guild_id

        async def run(connection: AsyncConnection) -> int:
            await connection.execute(delete(puzzle_boards).where(here))
            await connection.execute(insert(puzzle_boards), msgspec.structs.asdict(board))
            return 0

        await self._writer.commit(Work(run))

    async def drop_board(self, board: Board) -> None:
        """Delete *board*, if it is still in that channel."""
        await self._change_board(board, None)

    async def record_board(self, board: Board) -> None:
        """Store what *board* shows unless it has moved to another channel."""
        names = ("day", "message", "shown", "trouble")
        await self._change_board(board, {name: getattr(board, name) for name in names})

    async def _change_board(self, board: Board, values: dict[str, object] | None) -> None:
        columns = puzzle_boards.c
        here = columns.guild_id == board.guild_id, columns.channel_id == board.channel_id

        async def run(connection: AsyncConnection) -> int:
            changed = delete(puzzle_boards) if values is None else update(puzzle_boards).values(values)
            await connection.execute(changed.where(*here))
            return 0

        await self._writer.commit(Work(run))

    async def find_places(self) -> set[tuple[int, int]]:
        """Return the servers and channels of the boards that this process owns."""
        columns = puzzle_boards.c
        found = select(columns.guild_id, columns.channel_id)
        async with read_connection(self._engine) as connection:
            rows: Sequence[Row[Any]] = (
                await connection.execute(self._owned.select_owned(found, columns.guild_id))
            ).all()
            return {(row.guild_id, row.channel_id) for row in rows}

    async def find_boards_before(self, before: int) -> list[int]:
        """Return this process's servers whose board shows an earlier puzzle than that of *before*."""
        found = select(puzzle_boards.c.guild_id).where(puzzle_boards.c.day < before)
        async with read_connection(self._engine, background=True) as connection:
            found = self._owned.select_owned(found, puzzle_boards.c.guild_id)
            rows = await connection.execute(found)
            return [row.guild_id for row in rows]

    async def find_boards_behind(self, day: int) -> list[int]:
        """Return this process's servers whose board shows another day's puzzle, or lacks answers."""
        columns = given_puzzles.c
        answered = (
            select(columns.guild_id, func.count().label("answers"))
            .where(columns.day == day, columns.answered.is_not(None))
            .group_by(columns.guild_id)
        )
        boards = puzzle_boards.c
        found = select(boards.guild_id, boards.day, boards.shown)
        async with read_connection(self._engine, background=True) as connection:
            rows: Sequence[Row[Any]] = (
                await connection.execute(self._owned.select_owned(found, boards.guild_id))
            ).all()
            counts = {row.guild_id: row.answers for row in await connection.execute(answered)}
        return [row.guild_id for row in rows if (row.day, row.shown) != (day, counts.get(row.guild_id, 0))]


def to_plain(row: dict[str, Any]) -> None:
    """Decode the answer in a *row* of an export."""
    row["answer"] = msgspec.msgpack.decode(row["answer"]) if row["answer"] else None


@cache
def _insert_if_missing(table: Table, dialect: str) -> Insert:
    """Build the statement that inserts a row of *table* unless there is one with that key."""
    return insert_into(table, dialect).on_conflict_do_nothing(index_elements=list(table.primary_key))
