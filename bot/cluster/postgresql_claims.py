"""Claims of processes on one PostgreSQL: advisory locks of a session that lasts as long as the process.

They end with the session. So what a process owned is free as soon as the server finds out that it died, and
everybody can see who holds what.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.cluster.broadcasts import Broadcast, describe_error, send_broadcasts
from bot.cluster.claims import Claimants, Claimed, Claims, Unclaimed, this_process

SHARD, TAKER, COUNT, BUCKET, ANALYSIS = range(0x46480000, 0x46480005)
"""The kinds of claims: the first of a lock's two numbers. The second says which shard, bucket or match."""

_TRY = text("SELECT pg_try_advisory_lock(:what, :which)")
_SHARE = text("SELECT pg_try_advisory_lock_shared(:what, :which)")
_TAKE = text("SELECT pg_try_advisory_lock(:what, pg_backend_pid())")
_RETIRE = text("SELECT pg_advisory_unlock(:what, pg_backend_pid())")
_GIVE = text("SELECT pg_advisory_unlock(:what, :which)")
_NAME = text("SELECT set_config('application_name', :name, false)")
_HELD = text(
    "SELECT CAST(held.classid AS bigint) AS what, CAST(held.objid AS bigint) AS which, held.pid,"
    " who.application_name AS name, held.pid = pg_backend_pid() AS own"
    " FROM pg_locks held JOIN pg_stat_activity who ON who.pid = held.pid"
    " WHERE held.locktype = 'advisory' AND held.objsubid = 2 AND held.granted"
    " AND CAST(held.classid AS bigint) BETWEEN :first AND :last"
    " AND held.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class ServerClaims(Claims):
    """Claims on the server of *engine*."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._lock = asyncio.Lock()
        self._count = 1

    async def begin(self, count: int, *, takes: bool) -> None:
        """Claim to share the shards."""
        await self.close()
        self._count = count
        try:
            connection = await self._engine.connect()
            self._connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        except (SQLAlchemyError, OSError) as error:
            raise Unclaimed(describe_error(error)) from error
        await self._ask(_NAME, name=f"freehold on {this_process()}"[:63])
        await self._ask(_SHARE, what=COUNT, which=count)
        for row in await self._list_held():
            if row.what == COUNT and row.which != count:
                await self.close()
                raise Claimed(
                    f"{row.name} shares the servers among {row.which} shards, and this process was told "
                    f"{count}: let SHARDS end with the same number everywhere, and restart all."
                )
        if takes:
            await self._ask(_TAKE, what=TAKER)

    async def take(self, shard: int) -> bool:
        """Claim *shard*."""
        if (
            shard in (await self.find_claimants()).mine
        ):  # a session may lock twice, and would have to unlock twice
            return True
        return bool(await self._ask(_TRY, what=SHARD, which=shard))

    async def give(self, shard: int) -> None:
        """Release *shard*, and notify the other processes."""
        await self._ask(_GIVE, what=SHARD, which=shard)
        await self.announce(Broadcast("shard", shard, 0, seen=False))

    async def announce(self, broadcast: Broadcast) -> None:
        """Send *broadcast* to the other processes."""
        async with self._use_connection() as connection:
            await send_broadcasts(connection, [broadcast])

    async def retire(self) -> None:
        """Take no more free shards."""
        await self._ask(_RETIRE, what=TAKER)

    async def find_claimants(self) -> Claimants:
        """Who owns which shard now."""
        held = await self._list_held()
        takers = {row.pid for row in held if row.what == TAKER}
        shards = [row for row in held if row.what == SHARD and row.which < self._count]
        return Claimants(
            self._count,
            {row.which: row.name for row in shards if not row.own},
            frozenset(row.which for row in shards if row.own),
            sum(row.pid not in takers for row in shards),
            len(takers),
        )

    async def enter(self, bucket: int) -> bool:
        """Claim *bucket*."""
        return bool(await self._ask(_TRY, what=BUCKET, which=bucket))

    async def leave(self, bucket: int) -> None:
        """Release *bucket*."""
        await self._ask(_GIVE, what=BUCKET, which=bucket)

    async def claim_analysis(self, match_id: int) -> bool:
        """Claim the analysis of a match."""
        return bool(await self._ask(_TRY, what=ANALYSIS, which=match_id))

    async def release_analysis(self, match_id: int) -> None:
        """Release the analysis of a match."""
        await self._ask(_GIVE, what=ANALYSIS, which=match_id)

    async def close(self) -> None:
        """Release everything."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            await connection.invalidate()  # and with the session all that it held
            await connection.close()

    async def _list_held(self) -> list[Any]:
        return await self._rows(_HELD, first=SHARD, last=BUCKET)

    async def _ask(self, statement: Any, **values: Any) -> Any:
        return (await self._rows(statement, **values))[0][0]

    async def _rows(self, statement: Any, **values: Any) -> list[Any]:
        async with self._use_connection() as connection:
            return list(await connection.execute(statement, values))

    @asynccontextmanager
    async def _use_connection(self) -> AsyncIterator[AsyncConnection]:
        async with self._lock:
            if self._connection is None:
                raise Unclaimed("the connection is closed")
            try:
                yield self._connection
            except (SQLAlchemyError, OSError) as error:
                raise Unclaimed(describe_error(error)) from error
