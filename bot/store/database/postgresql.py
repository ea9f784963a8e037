"""PostgreSQL: connecting, and why it can't be used."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.database.base import Database
from bot.store.database.locks import MIGRATIONS, hold_lock
from bot.store.faults import StoreFault

LEAST = 15
"""The oldest version of PostgreSQL that works."""

TOGETHER = 10
"""Connections of a process: one writes, one listens, one does chores, and the others read."""

CONNECTING, ANSWERING = 5.0, 20.0
"""Seconds within which a server accepts a connection, and answers a statement."""

SETTINGS = {
    "application_name": "freehold",
    "lock_timeout": "5s",  # as long as SQLite is waited for
    "idle_in_transaction_session_timeout": "30s",  # so that no process that hangs holds up the others
}
"""Settings of every session."""


class Server(Database):
    """A database on a server."""

    def __init__(self, address: URL) -> None:
        self._address = address
        try:
            self.engine = create_async_engine(
                address,
                hide_parameters=True,  # hands and seeds are among them, and errors get into the log
                pool_size=TOGETHER,
                max_overflow=0,
                connect_args={
                    "timeout": CONNECTING,
                    "command_timeout": ANSWERING,
                    "server_settings": SETTINGS,
                },
            )
        except ImportError as error:
            raise StoreFault(
                f"The database {address!r} cannot be used: {error}; install requirements.lock."
            ) from error
        event.listen(self.engine.sync_engine, "checkout", _is_alive)

    async def check(self) -> None:
        """Check that the server is not too old."""
        async with self.engine.connect() as connection:
            version = int((await connection.execute(text("SHOW server_version_num"))).scalar_one()) // 10000
        if version < LEAST:
            raise StoreFault(
                f"The database {self._address!r} is of PostgreSQL {version}: Freehold needs {LEAST} or newer."
            )

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        """A transaction in which migrations may run, one process at a time, without a time limit."""
        patient = create_async_engine(self._address, hide_parameters=True, poolclass=NullPool)
        async with patient.begin() as connection:
            await hold_lock(connection, MIGRATIONS)
            yield connection

    async def secure(self, connection: AsyncConnection, found: str | None, revision: str) -> None:
        """Do nothing: whoever runs the server backs it up, and a migration that fails changes nothing."""

    def sentence(self, error: Exception) -> str:
        """Why the server can't be used, as *error* says."""
        reason = str(error.orig if isinstance(error, DBAPIError) else error) or repr(error)
        return f"The database {self._address!r} cannot be used: {' '.join(reason.split())}."


def _is_alive(connection: Any, record: object, proxy: object) -> None:
    """Reject a pooled connection that ended while nobody used it."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
