"""Agreeing with other processes on one database. A file has one process, which need not ask."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import BigInteger, Table, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.faults import Conflict

MIGRATIONS, RATINGS, CHORES = range(0xF4EE401D00, 0xF4EE401D03)
"""What is held: the migrations, all that ratings are computed from, and what one process does for all."""

_KEY = bindparam("key", type_=BigInteger)
_HOLD = select(func.pg_advisory_xact_lock(_KEY))
_TRY = select(func.pg_try_advisory_lock(_KEY))
_LET_GO = select(func.pg_advisory_unlock(_KEY))


def shared(connection: AsyncConnection) -> bool:
    """Whether other processes may write the database of *connection* at the same time."""
    return connection.dialect.name != "sqlite"


async def session(connection: AsyncConnection) -> int | None:
    """How a server calls *connection*."""
    return int((await _driver(connection)).get_server_pid()) if shared(connection) else None


async def ended(connection: AsyncConnection) -> bool:
    """Whether a server has ended *connection* in the meantime."""
    return shared(connection) and bool((await _driver(connection)).is_closed())


async def _driver(connection: AsyncConnection) -> Any:
    return (await connection.get_raw_connection()).driver_connection


async def hold(connection: AsyncConnection, key: int) -> None:
    """Wait until no other process holds *key*, and hold it until the end of the transaction."""
    if shared(connection):
        await connection.execute(_HOLD, {"key": key})


async def compare(connection: AsyncConnection, table: Table, seen: Mapping[int, int]) -> None:
    """See that the rows of *table* with the ids *seen* have these versions still, and hold them so.

    Raises:
        Conflict: one of them has not.
    """
    if shared(connection):
        mine = table.c.id.in_(bindparam("ids", expanding=True))
        rows = select(table.c.id, table.c.version).where(mine).order_by(table.c.id).with_for_update()
        found = await connection.execute(rows, {"ids": list(seen)})
        if {row.id: row.version for row in found} != seen:
            raise Conflict


@asynccontextmanager
async def owned(engine: AsyncEngine, key: int) -> AsyncIterator[bool]:
    """Whether this process alone has *key* until the end, which the death of the process is as well."""
    async with engine.connect() as connection:
        if not shared(connection):
            yield True
            return
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        mine = bool((await connection.execute(_TRY, {"key": key})).scalar_one())
        try:
            yield mine
        finally:
            if mine:
                await connection.execute(_LET_GO, {"key": key})
