"""Background work that nobody waits for, done one item at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bot.service.work_queue import WorkQueue

PATIENCE = 30.0
"""Seconds for which the next item waits for the one under way, which may keep failing."""


class Trickle:
    """Calls *begin* with one id after the other, each when the one before is `done`."""

    def __init__(self, name: str, begin: Callable[[int], None]) -> None:
        self._begin = begin
        self._waiting: dict[int, None] = {}
        self._under_way: dict[int, asyncio.Event] = {}
        self._workers: WorkQueue[None] = WorkQueue(name, self._run)

    def add(self, id: int) -> None:
        """Begin with *id* when its turn comes."""
        self._waiting[id] = None
        self._workers.touch(None)

    def drop(self, id: int) -> None:
        """Don't begin with *id*, because it is done already."""
        self._waiting.pop(id, None)

    def done(self, id: int) -> None:
        """Record that *id* is done, or has become something that somebody waits for."""
        if under_way := self._under_way.pop(id, None):
            under_way.set()

    def is_under_way(self, id: int) -> bool:
        """Whether *id* has begun and is not done."""
        return id in self._under_way

    async def settled(self) -> None:
        """Wait until nothing is left to begin with."""
        await self._workers.settled()

    async def close(self) -> None:
        """Begin with nothing more."""
        self._waiting.clear()
        await self._workers.close()

    async def _run(self, _: None) -> None:
        while self._waiting:
            id = next(iter(self._waiting))
            del self._waiting[id]
            done = self._under_way[id] = asyncio.Event()
            self._begin(id)
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await done.wait()
