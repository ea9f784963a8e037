"""Locks among the processes on one database. A file has only one process, so they do nothing there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from sqlalchemy import (
    ARRAY,
    BigInteger,
    Column,
    ColumnElement,
    Executable,
    any_,
    bindparam,
    func,
    select,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.faults import Conflict

MIGRATIONS, RATINGS, CHORES, RECOMPUTING = range(0xF4EE401D00, 0xF4EE401D04)
"""The keys of locks: migrations, everything that ratings are computed from, deleting old data, and
recomputing ratings.
"""

_KEY = bindparam("key", type_=BigInteger)
_HOLD = select(func.pg_advisory_xact_lock(_KEY))
_TRY = select(func.pg_try_advisory_lock(_KEY))


def is_shared(connection: AsyncConnection) -> bool:
    """Whether other processes may write the database of *connection* at the same time."""
    return connection.dialect.name != "sqlite"


async def get_backend_pid(connection: AsyncConnection) -> int | None:
    """The process id of the server's backend for *connection*; None on SQLite."""
    return int((await _driver(connection)).get_server_pid()) if is_shared(connection) else None


async def has_ended(connection: AsyncConnection) -> bool:
    """Whether the server has closed *connection*."""
    return is_shared(connection) and bool((await _driver(connection)).is_closed())


async def _driver(connection: AsyncConnection) -> Any:
    return (await connection.get_raw_connection()).driver_connection


async def hold_lock(connection: AsyncConnection, key: int) -> None:
    """Wait until no other process holds *key*, and hold it until the end of the transaction."""
    if is_shared(connection):
        await connection.execute(_HOLD, {"key": key})


async def lock_unchanged(
    connection: AsyncConnection, seen: Mapping[int, tuple[int, ...] | None], id: Column[int], *of: Column[int]
) -> None:
    """Lock the rows whose *id* is among those *seen* and check the columns *of* them; None checks nothing.

    Raises:
        Conflict: one of them is not so any more, or is gone.
    """
    if is_shared(connection):
        rows = await connection.execute(_select_for_update(id, *of), {"ids": list(seen)})
        found = {key: tuple(is_so) for key, *is_so in rows}
        if any(key not in found or was not in (None, found[key]) for key, was in seen.items()):
            raise Conflict


@cache
def _select_for_update(id: Column[int], *of: Column[int]) -> Executable:
    return select(id, *of).where(is_among(id)).order_by(id).with_for_update()


def is_among(id: Column[int]) -> ColumnElement[bool]:
    """The condition that *id* is in the parameter ``ids``, on PostgreSQL: one statement for any number."""
    return id == any_(bindparam("ids", type_=ARRAY(id.type)))


class Owner:
    """Owns *key* on the database of *engine* exclusively, until it is closed or the process ends."""

    def __init__(self, engine: AsyncEngine, key: int) -> None:
        self._engine = engine
        self._key = key
        self._connection: AsyncConnection | None = None

    async def has(self) -> bool:
        """Whether this process owns it; it takes it if it is free."""
        if self._engine.dialect.name == "sqlite":
            return True
        if self._connection is not None and not await has_ended(self._connection):
            return True
        await self.close()
        connection = await self._engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        if (await connection.execute(_TRY, {"key": self._key})).scalar_one():
            self._connection = connection
            return True
        await connection.close()
        return False

    async def close(self) -> None:
        """Let others own it."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.invalidate()
            await connection.close()
