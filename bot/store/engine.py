"""Opening the database: checking and migrating it, and connections to read and write."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import QueuePool

from bot.store.database.base import Database
from bot.store.database.errors import describe_error, is_outage
from bot.store.database.locks import is_shared
from bot.store.database.postgresql import Server
from bot.store.database.sqlite import File
from bot.store.faults import StoreFault, Unreadable

IS_WORK: ContextVar[bool] = ContextVar("is_work", default=False)
"""Whether a task works for nobody who waits for an answer, so that it leaves a connection to those who do."""

_BACKGROUND: WeakKeyDictionary[Engine, asyncio.Lock] = WeakKeyDictionary()
_WORKING: WeakKeyDictionary[Engine, asyncio.Semaphore] = WeakKeyDictionary()
_FOLDER = Path(__file__).parent / "migrations"


def newest_revision() -> str:
    """The newest migration, such as ``0001``."""
    return max(file.name[:4] for file in (_FOLDER / "versions").glob("[0-9]*.py"))


async def open_engine(url: str) -> AsyncEngine:
    """Open the database at *url*, check and migrate it. A file that is missing is created.

    Raises:
        StoreFault: it cannot be used.
    """
    address = make_url(url)
    database = File(address) if address.get_backend_name() == "sqlite" else Server(address)
    try:
        await database.check()
        await _migrate(database)
    except StoreFault:
        await database.engine.dispose()
        raise
    except (DBAPIError, sqlite3.Error, OSError) as error:
        await database.engine.dispose()
        raise StoreFault(database.sentence(error)) from error
    return database.engine


@asynccontextmanager
async def read_connection(engine: AsyncEngine, *, background: bool = False) -> AsyncIterator[AsyncConnection]:
    """Connect to read; each statement sees everything committed before it.

    Background reads, for which nobody waits, take turns: they never use more than one connection of the pool.
    Tasks that work never use more than half of the pool, so that clicks don't wait for them.

    Raises:
        Unreadable: it does not answer.
    """
    try:
        async with AsyncExitStack() as held:
            if background:
                await held.enter_async_context(_BACKGROUND.setdefault(engine.sync_engine, asyncio.Lock()))
            if IS_WORK.get():
                await held.enter_async_context(_working(engine))
            connection = await held.enter_async_context(engine.connect())
            if is_shared(connection):
                await connection.execution_options(isolation_level="AUTOCOMMIT")
            yield connection
    except Exception as error:
        if is_outage(error):
            raise Unreadable(describe_error(error)) from error
        raise


def _working(engine: AsyncEngine) -> asyncio.Semaphore:
    """The right of a task that works to use one of *engine*'s connections."""
    pool = engine.pool
    assert isinstance(pool, QueuePool)
    return _WORKING.setdefault(engine.sync_engine, asyncio.Semaphore(pool.size() // 2))


async def use_snapshot(connection: AsyncConnection) -> None:
    """Let *connection* see one snapshot, taken at its next statement."""
    if is_shared(connection):
        await connection.execution_options(isolation_level="REPEATABLE READ")
    else:
        await connection.exec_driver_sql("BEGIN")


async def begin_writing(connection: AsyncConnection) -> None:
    """Begin a transaction that writes and whose first statement may be a savepoint."""
    if not is_shared(connection):
        await connection.exec_driver_sql("BEGIN IMMEDIATE")


async def _migrate(database: Database) -> None:
    async with database.migrating() as connection:
        found = await _revision(connection)
        newest = newest_revision()
        if found == newest:
            return
        if found is not None and found > newest:
            raise StoreFault(
                f"The database was written by a newer Freehold (its migration {found}, this one knows "
                f"{newest}): update Freehold, or set DATABASE_URL to another file."
            )
        await database.secure(connection, found, newest)
        await connection.run_sync(_upgrade)


async def _revision(connection: AsyncConnection) -> str | None:
    if not await connection.run_sync(lambda plain: inspect(plain).has_table("alembic_version")):
        return None
    revision: str | None = await connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def _upgrade(connection: Connection) -> None:
    # Alembic is needed once in a while only, and takes time and memory to load.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
