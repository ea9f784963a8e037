"""A connection to SQLite that uses aiosqlite beyond its public interface; nothing else does.

A statement takes one hop to the connection's thread and back. With the public interface it takes four,
and reading a match takes four times as long. `execute_fetchall` takes one, too, but returns no column names.

`tests/bot/store/test_sqlite.py` says what is missing when an upgrade of aiosqlite breaks this.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import aiosqlite


async def connect(file: str, busy_seconds: float) -> aiosqlite.Connection:
    """Connect to *file*; a statement waits up to *busy_seconds* for another process that writes."""
    return await _Connection(file, busy_seconds)


class _Connection(aiosqlite.Connection):
    """A connection with cursors that fetch the rows of a statement with it."""

    plain: sqlite3.Connection

    def __init__(self, file: str, timeout: float) -> None:
        def connect() -> sqlite3.Connection:
            self.plain = sqlite3.connect(file, timeout=timeout)
            return self.plain

        super().__init__(connect, iter_chunk_size=0)
        self._thread.daemon = True  # like SQLAlchemy, so that no thread keeps the process from ending

    def cursor(self) -> _Cursor:  # type: ignore[override]
        return _Cursor(self)

    async def run(self, work: Callable[[], None]) -> None:
        """Run *work* in the connection's thread."""
        await self._execute(work)  # type: ignore[no-untyped-call]

    async def rollback(self) -> None:
        if self.in_transaction:  # a reader has none
            await super().rollback()


class _Cursor:
    """The part of a cursor that SQLAlchemy uses."""

    arraysize = 1

    def __init__(self, connection: _Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> _Cursor:
        return self

    async def execute(self, sql: str, values: Any = ()) -> None:
        await self._run(sqlite3.Cursor.execute, sql, values)

    async def executemany(self, sql: str, values: Any) -> None:
        await self._run(sqlite3.Cursor.executemany, sql, values)

    async def _run(self, execute: Callable[..., Any], sql: str, values: Any) -> None:
        def run() -> None:
            with closing(self._connection.plain.cursor()) as cursor:
                execute(cursor, sql, values)
                self._rows = cursor.fetchall()
                self.description, self.rowcount = cursor.description, cursor.rowcount
                self.lastrowid = cursor.lastrowid

        await self._connection.run(run)

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def close(self) -> None:
        """Do nothing: the rows are fetched already."""
