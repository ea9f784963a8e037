"""One task for each thing that has to be done, again and again until nothing is left to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from bot.discord import posts
from bot.domain.refusals import Refusal
from bot.log import error_id
from bot.store import StoreFault

log = structlog.get_logger(__name__)

GRACE = 3.0
"""Seconds that what is under way is given when the process ends."""

PATIENCE = 60.0
"""Seconds between two tries of what fails, at most."""


class Workers:
    """Calls *work* with whatever is touched, one thing at a time each, at most every *pause* seconds.

    What was touched meanwhile is done once more; what fails for a while is tried again, ever more rarely.
    """

    def __init__(self, name: str, work: Callable[[int], Awaitable[None]], pause: float = 0.0) -> None:
        self._name = name
        self._work = work
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._touched: set[int] = set()
        self._closing = False

    def touch(self, id: int) -> None:
        """Do *id*, soon."""
        if self._closing:
            return
        self._touched.add(id)
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._run(id), name=f"{self._name} {id}")

    async def settled(self) -> None:
        """Wait until nothing is left to do."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        """Take nothing more and end; what is left undone is found again at the next start."""
        self._closing = True
        if tasks := list(self._tasks.values()):
            _, busy = await asyncio.wait(tasks, timeout=GRACE)
            for task in busy:
                task.cancel()
            await asyncio.gather(*busy, return_exceptions=True)

    async def _run(self, id: int) -> None:
        tries = 0
        try:
            while id in self._touched and not self._closing:
                self._touched.discard(id)
                try:
                    await self._work(id)
                    tries = 0
                except Exception as error:  # whatever it is, nothing must be stuck for good
                    if isinstance(error, Refusal | StoreFault) or posts.is_transient(error):
                        log.warning("cannot do it now", work=self._name, of=id, error=str(error))
                    else:
                        log.error("failed", id=error_id(), work=self._name, of=id, exc_info=error)
                        tries = max(tries, 5)
                    self._touched.add(id)
                    tries += 1
                await asyncio.sleep(min(PATIENCE, 2.0**tries) if tries else self._pause)
        finally:
            del self._tasks[id]
