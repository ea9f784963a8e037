"""Telling other processes what was stored, and receiving their broadcasts.

PostgreSQL delivers a broadcast when its transaction is committed. So nobody learns of what was undone, and
nothing stored goes without a broadcast. A process that begins to listen, or does so again, has missed some,
so it reads everything from the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Literal, NamedTuple, Protocol, get_args

import structlog
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = structlog.get_logger(__name__)

CHANNEL = "freehold"

BEAT = 10.0
"""Seconds between two checks that the server is still there."""

PAUSE = 1.0
"""Seconds between two tries to listen again."""

_TELL = text(f"SELECT pg_notify('{CHANNEL}', said) FROM unnest(CAST(:said AS text[])) AS said")
_BEAT = text("SELECT 1")


Kind = Literal["match", "amendment", "league", "person", "wait", "shard", "connected", "closed"]
KINDS: tuple[Kind, ...] = get_args(Kind)


class Broadcast(NamedTuple):
    """Something has a new version, *seen* if more than one seat sees it. Persons, waits and shards have none.

    For an amendment of a match, *version* is its number. The id of a wait is that of the server where people
    wait, or 0. Without a *shard_key*, any process may have to show it.
    """

    kind: Kind
    id: int
    version: int
    seen: bool
    shard_key: int = 0

    def concerns(self, owns: Callable[[int], bool]) -> bool:
        """Whether a process that *owns* some shard keys has something to show."""
        return self.seen and (not self.shard_key or owns(self.shard_key))


async def send_broadcasts(connection: AsyncConnection, broadcasts: Iterable[Broadcast]) -> None:
    """Send *broadcasts* to the other processes when the transaction of *connection* is committed."""
    # 0 in the last place: only one seat sees it.
    said = [f"{kind} {id} {n} {(key or 1) if seen else 0}" for kind, id, n, seen, key in broadcasts]
    if said and connection.dialect.name != "sqlite":
        await connection.execute(_TELL, {"said": said})


def describe_error(error: Exception) -> str:
    """An *error* of the database in one line."""
    cause = error.orig or error if isinstance(error, DBAPIError) else error
    return " ".join(str(cause).split()) or repr(cause)


class BroadcastHandler(Protocol):
    """Reacts to what other processes store."""

    def on_broadcast(self, broadcast: Broadcast) -> None:
        """Another process stored something."""

    def on_broadcasts_lost(self) -> None:
        """Broadcasts are not received for a while."""

    def on_broadcasts_back(self) -> None:
        """Broadcasts are received again; other processes may have stored anything meanwhile."""


class Listener:
    """Receives the broadcasts of other processes on the database of *engine*.

    *own* returns the session of this process's writer, whose broadcasts are ignored.
    """

    def __init__(self, engine: AsyncEngine, own: Callable[[], int | None]) -> None:
        self._engine = engine
        self._own = own
        self._is_listening = False
        self._task: asyncio.Task[None] | None = None

    async def listen(self, handler: BroadcastHandler) -> None:
        """Pass broadcasts to *handler*, and to nobody else, until `close`."""
        await self.close()
        if self._engine.dialect.name == "sqlite":
            return
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._run(handler, listening), name="listener")
        await listening.wait()

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            task, self._task = self._task, None
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _run(self, handler: BroadcastHandler, listening: asyncio.Event) -> None:
        while True:
            try:
                await self._listen(handler, listening)
            except Exception as error:  # the next try may succeed
                why = describe_error(error)
            else:
                why = "the connection was lost"
            if self._is_listening:
                self._is_listening = False
                log.error("broadcasts of other processes are lost", reason=why)
                handler.on_broadcasts_lost()
            await asyncio.sleep(PAUSE)

    async def _listen(self, handler: BroadcastHandler, listening: asyncio.Event) -> None:
        """Listen until the connection is lost."""
        ended = asyncio.Event()

        def receive(_: object, session: int, __: str, said: str) -> None:
            if session != self._own():
                kind, *numbers = said.split()
                id, version, last = map(int, numbers)
                if kind in KINDS:  # a newer release may have others
                    shard_key = last if last > 1 else 0
                    handler.on_broadcast(
                        Broadcast(KINDS[KINDS.index(kind)], id, version, bool(last), shard_key)
                    )

        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            driver: Any = (await connection.get_raw_connection()).driver_connection
            try:
                driver.add_termination_listener(lambda _: ended.set())
                await driver.add_listener(CHANNEL, receive)
                if listening.is_set():
                    log.info("broadcasts of other processes are received again")
                    handler.on_broadcasts_back()
                listening.set()
                self._is_listening = True
                while not ended.is_set():
                    await connection.execute(_BEAT)
                    with suppress(TimeoutError):
                        async with asyncio.timeout(BEAT):
                            await ended.wait()
            finally:
                await connection.invalidate()
