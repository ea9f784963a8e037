"""Opening the database: the settings of every connection, a check, migrations and a backup before them."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.faults import StoreFault, Unwritable

REVISION = "0023"
"""The newest of the migrations."""

BUSY_SECONDS = 5.0
"""How long a statement waits for another process to let go of the file."""

SYNCHRONOUS = "FULL"
"""A commit waits for the disk: what people saw happen outlives a power cut."""

_FOLDER = Path(__file__).parent / "migrations"
_FULL = ("full", "disk i/o error", "no space")


async def connect(url: str) -> AsyncEngine:
    """The database at *url*, checked and migrated; a file that is not there yet is made.

    Raises:
        StoreFault: it cannot be used.
    """
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return await _connect_to_server(address)
    file = _file(address)
    engine = create_async_engine(
        address,
        hide_parameters=True,  # hands and seeds are among them, and errors get into the log
        pool_size=3,  # a thread each: one for the writer, two for readers
        max_overflow=0,
        pool_reset_on_return=None,  # readers open no transactions
        async_creator=partial(_open, str(file)),
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    try:
        await _check(engine, file)
        await _migrate(engine, file)
    except (DBAPIError, sqlite3.Error) as error:
        await engine.dispose()
        raise StoreFault(_sentence(file, error)) from error
    except StoreFault:
        await engine.dispose()
        raise
    return engine


async def _connect_to_server(address: URL) -> AsyncEngine:
    try:
        engine = create_async_engine(address, hide_parameters=True)
        await _migrate(engine, None)
    except (ImportError, OSError, DBAPIError) as error:
        raise StoreFault(
            f"The database {address!r} cannot be used: {' '.join(str(error).split())}."
        ) from error
    return engine


async def begin(connection: AsyncConnection) -> None:
    """Begin a transaction that writes, in which the first statement may be a savepoint."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN IMMEDIATE")


def hinders_all(error: Exception) -> bool:
    """Whether *error* is the database's, and not that of the statement that met it."""
    reason = error.orig if isinstance(error, OperationalError) else None
    return reason is not None and getattr(reason, "sqlite_errorcode", None) != sqlite3.SQLITE_ERROR


def unwritable(error: DBAPIError) -> Unwritable:
    """What an *error* of a write means; what was written before is safe."""
    reason = str(error.orig)
    return Unwritable(reason, full=any(sign in reason.lower() for sign in _FULL))


def _file(address: URL) -> Path:
    if address.database in (None, "", ":memory:"):
        raise StoreFault("DATABASE_URL names no file: matches must outlive the process.")
    file = Path(str(address.database))
    folder = file.absolute().parent
    if not folder.is_dir():
        raise StoreFault(f"The database cannot be opened: there is no folder {folder}; make it first.")
    if not os.access(file if file.exists() else folder, os.W_OK) or not os.access(folder, os.W_OK):
        raise StoreFault(
            f"The database cannot be opened: {file} or its folder may not be written by this user; "
            "give it the permission, or set DATABASE_URL to another place."
        )
    return file


async def _open(file: str) -> aiosqlite.Connection:
    return await _Connection(partial(sqlite3.connect, file, timeout=BUSY_SECONDS))


class _Connection(aiosqlite.Connection):
    """A connection whose statements take 1 hop to its thread and back, where those of aiosqlite take 4."""

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=0)
        self._thread.daemon = True  # as SQLAlchemy has it, so that no thread keeps the process from ending

    def cursor(self) -> _Cursor:  # type: ignore[override]
        return _Cursor(self)

    async def rollback(self) -> None:
        if self.in_transaction:  # a reader has none
            await super().rollback()


class _Cursor:
    """What SQLAlchemy asks of a cursor. The rows of a statement are fetched with it."""

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
            with closing(self._connection._conn.cursor()) as cursor:
                execute(cursor, sql, values)
                self._rows = cursor.fetchall()
                self.description, self.rowcount = cursor.description, cursor.rowcount
                self.lastrowid = cursor.lastrowid

        await self._connection._execute(run)  # type: ignore[no-untyped-call]

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def close(self) -> None:
        """There is nothing left to close."""


def _prepare(connection: Any, _: object) -> None:
    # Without this, sqlite3 would begin a transaction that cannot wait for its turn to write.
    connection.isolation_level = "IMMEDIATE"
    cursor = connection.cursor()
    settings = ("journal_mode=WAL", f"synchronous={SYNCHRONOUS}", "foreign_keys=ON", "secure_delete=ON")
    for setting in settings:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


async def _check(engine: AsyncEngine, file: Path) -> None:
    async with engine.connect() as connection:
        verdict = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar_one()
        if verdict != "ok":
            raise StoreFault(_damaged(file, verdict))
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.rollback()


async def _migrate(engine: AsyncEngine, file: Path | None) -> None:
    async with engine.begin() as connection:
        found = await _revision(connection)
        if found == REVISION:
            return
        if found is not None and found > REVISION:
            raise StoreFault(
                f"The database was written by a newer Freehold (its migration {found}, this one knows "
                f"{REVISION}): update Freehold, or set DATABASE_URL to another file."
            )
        if file is not None:
            if found is not None:
                await _back_up(connection, file)
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(_upgrade)


async def _revision(connection: AsyncConnection) -> str | None:
    if not await connection.run_sync(lambda plain: inspect(plain).has_table("alembic_version")):
        return None
    revision: str | None = await connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


async def _back_up(connection: AsyncConnection, file: Path) -> None:
    """Keep *file* as it is before a migration, beside it."""
    backup = file.with_name(f"{file.name}.before-{REVISION}")
    backup.unlink(missing_ok=True)  # of a migration that failed, which changed nothing
    await connection.exec_driver_sql("VACUUM INTO ?", (str(backup),))


def _upgrade(connection: Connection) -> None:
    # Alembic is needed once in a while only, and takes time and memory to load.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, REVISION)


def _sentence(file: Path, error: DBAPIError | sqlite3.Error) -> str:
    reason = str(error.orig if isinstance(error, DBAPIError) else error)
    match reason.lower():
        case text if "locked" in text:
            return (
                f"The database {file} is locked by another process: is a second Freehold running, or a tool "
                "that has it open? Stop it and start again."
            )
        case text if any(sign in text for sign in _FULL):
            return f"The database {file} cannot be written, the disk is full ({reason}): make room first."
        case text if "readonly" in text:
            return f"The database {file} may not be written ({reason}): give this user the permission."
        case text if "malformed" in text or "not a database" in text:
            return _damaged(file, reason)
    return f"The database {file} cannot be used: {reason}."


def _damaged(file: Path, reason: str) -> str:
    reason = reason.splitlines()[-1]
    return (
        f"The database {file} is damaged ({reason}): put a backup in its place; nothing was changed. "
        f"`sqlite3 {file} .recover` can often save the rest."
    )
