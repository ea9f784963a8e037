"""Background work that nobody waits for, done one item at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from bot.service.work_queue import WorkQueue

PATIENCE = 30.0
"""Seconds for which the next item waits for the one under way, which may keep failing."""


class Trickle:
    """Calls *begin* with one id after the other, each after the one before is finished."""

    def __init__(self, name: str, begin: Callable[[int], None]) -> None:
        self._begin = begin
        self._waiting: dict[int, None] = {}
        self._under_way: dict[int, asyncio.Event] = {}
        self._workers: WorkQueue[None] = WorkQueue(name, self._run)

    def add(self, id: int) -> None:
        """Begin with *id* when it is its turn."""
        self._waiting[id] = None
        self._workers.touch(None)

    def drop(self, id: int) -> None:
        """Skip *id*, because it is done already."""
        self._waiting.pop(id, None)

    def finish(self, id: int) -> None:
        """Record that *id* is done, or is now handled elsewhere because somebody waits for it."""
        if under_way := self._under_way.pop(id, None):
            under_way.set()

    def is_under_way(self, id: int) -> bool:
        """Whether *id* has begun and is not done."""
        return id in self._under_way

    async def wait_until_idle(self) -> None:
        """Wait until the queue is empty."""
        await self._workers.wait_until_idle()

    async def close(self) -> None:
        """Drop what is queued, and stop."""
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
