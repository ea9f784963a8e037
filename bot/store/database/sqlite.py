"""SQLite: the file, the settings of every connection to it, a check, and a backup before migrations."""

from __future__ import annotations

import os
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.database.aiosqlite_internals import connect
from bot.store.database.base import Database
from bot.store.faults import StoreFault

BUSY_SECONDS = 5.0
"""Seconds that a statement waits for another process that has locked the file."""

SYNCHRONOUS = "FULL"
"""A commit waits for the disk: what people saw happen survives a power cut."""

SMALLEST = 512
"""Bytes of the smallest page: SQLite takes whatever is smaller for a new database."""

JOURNAL_BYTES = 8 * 1024 * 1024
"""The size down to which the write-ahead log is truncated once all its changes are in the file."""

FULL = ("full", "disk i/o error", "no space")
"""What errors say that mean the disk is full."""


class File(Database):
    """A database in a file."""

    def __init__(self, address: URL) -> None:
        self._file = _file(address)
        self.engine = create_async_engine(
            address,
            hide_parameters=True,  # hands and seeds are among them, and errors get into the log
            pool_size=4,  # a thread each: one for the writer, three for readers
            max_overflow=0,
            pool_reset_on_return=None,  # readers open no transactions
            async_creator=partial(connect, str(self._file), BUSY_SECONDS),
        )
        event.listen(self.engine.sync_engine, "connect", _prepare)

    async def check(self) -> None:
        """Check that the file is undamaged and writable."""
        async with self.engine.connect() as connection:
            verdict = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar_one()
            if verdict != "ok":
                raise StoreFault(_describe_damage(self._file, verdict))
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.rollback()

    def migrating(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction in which migrations may run."""
        return self.engine.begin()

    async def secure(self, connection: AsyncConnection, found: str | None, revision: str) -> None:
        """Copy the file before a migration, beside it. From here on nobody else writes."""
        if found is not None:
            backup = self._file.with_name(f"{self._file.name}.before-{revision}")
            backup.unlink(missing_ok=True)  # of a migration that failed, which changed nothing
            await connection.exec_driver_sql("VACUUM INTO ?", (str(backup),))
        await connection.exec_driver_sql("BEGIN IMMEDIATE")

    def sentence(self, error: Exception) -> str:
        """Why the file can't be used, as *error* says."""
        reason = str(error.orig if isinstance(error, DBAPIError) else error)
        match reason.lower():
            case text if "locked" in text:
                return (
                    f"The database {self._file} is locked by another process: is a second Freehold running, "
                    "or a tool that has it open? Stop it and start again."
                )
            case text if any(sign in text for sign in FULL):
                return (
                    f"The database {self._file} cannot be written, the disk is full ({reason}): "
                    "make room first."
                )
            case text if "readonly" in text:
                return (
                    f"The database {self._file} may not be written ({reason}): give this user the permission."
                )
            case text if "malformed" in text or "not a database" in text:
                return _describe_damage(self._file, reason)
        return f"The database {self._file} cannot be used: {reason}."


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
    refuse_empty(file)
    return file


def refuse_empty(file: Path) -> None:
    """Refuse to open *file* if it was emptied: SQLite would start over, and delete what is left in its log.

    Raises:
        StoreFault: it is empty.
    """
    if file.is_file() and (size := file.stat().st_size) < SMALLEST:
        raise StoreFault(
            f"The database {file} is empty ({size} bytes): put a backup in its place; nothing was changed. "
            "If nothing was ever in it, delete it, and it is made again."
        )


class Length:
    """The length of the file of *engine*. It is not opened, because closing it would end SQLite's locks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._file = Path(str(engine.url.database))
        self._bytes = self._file.stat().st_size

    async def check(self) -> None:
        """Check that nothing truncated the file. A read only notices that if it needs what is gone.

        Raises:
            StoreFault: the file is shorter than it was, and than its pages are together.
        """
        found = self._file.stat().st_size
        if found < self._bytes:
            async with self._engine.connect() as connection:
                pages, page_bytes = [
                    (await connection.exec_driver_sql(f"PRAGMA {each}")).scalar_one()
                    for each in ("page_count", "page_size")
                ]
            if found < pages * page_bytes:  # otherwise VACUUM made it shorter
                raise StoreFault(_describe_damage(self._file, "something has truncated it"))
        self._bytes = found


def _prepare(connection: Any, _: object) -> None:
    # Without this, sqlite3 would begin a transaction that cannot wait for its turn to write.
    connection.isolation_level = "IMMEDIATE"
    cursor = connection.cursor()
    settings = (
        "journal_mode=WAL",
        f"journal_size_limit={JOURNAL_BYTES}",
        f"synchronous={SYNCHRONOUS}",
        "foreign_keys=ON",
        "secure_delete=ON",
    )
    for setting in settings:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _describe_damage(file: Path, reason: str) -> str:
    reason = reason.splitlines()[-1]
    return (
        f"The database {file} is damaged ({reason}): put a backup in its place; nothing was changed. "
        f"`sqlite3 {file} .dump` still tells what can be read."
    )
