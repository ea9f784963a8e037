"""The pool of render workers, and the thread that paints if there is none.

A click must not wait for a picture, nor share its processor with one. A worker that dies over a picture is
replaced, and the next one tries again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from typing import TypeVar

import msgspec
import structlog

from bot import metrics
from bot.workers.pool import Closed, NoProcess, Pool, ProcessDied, spare_processors
from bot.workers.render import Task, answer

log = structlog.get_logger(__name__)

KEEP_FREED = {name: str(32 << 20) for name in ("MALLOC_TRIM_THRESHOLD_", "MALLOC_MMAP_THRESHOLD_")}
"""Tells glibc to keep up to 32 MiB of freed memory for the next picture. Films take 40 % longer without."""

HANGING = 30.0
"""Seconds after which a worker that has not answered is ended."""

Made = TypeVar("Made")


class PaintPriority(IntEnum):
    """What goes first: pictures that somebody waits for, then films and emojis, which take many tasks."""

    PICTURE = 0
    LATER = 1


class RenderWorkers:
    """Up to *most* workers, started when they are needed and kept; with 0 a thread paints."""

    def __init__(self, most: int | None = None) -> None:
        most = spare_processors() if most is None else most
        instead = "pictures are painted beside clicks"
        self._pool = Pool("bot.workers.render", most, instead, environment=KEEP_FREED) if most else None
        self._brush = ThreadPoolExecutor(1, "brush")
        self._is_closed = False

    @property
    def fault(self) -> str:
        """Why no worker can be started, though there should be some."""
        return self._pool.fault if self._pool is not None else ""

    @property
    def are_processes(self) -> bool:
        """Whether pictures are drawn beside this process, and not in it."""
        return self._pool is not None

    @property
    def waiting(self) -> metrics.Queue:
        """The tasks that are not painted yet."""
        return self._pool.waiting if self._pool is not None else metrics.Queue()

    async def paint(self, task: Task, priority: PaintPriority = PaintPriority.PICTURE) -> bytes:
        """The result of *task*.

        Raises:
            ProcessDied: two workers died over it.
            Exception: it can't be painted.
        """
        encoded = msgspec.msgpack.encode(task)
        if self._pool is not None:
            try:
                try:
                    return await self._pool.ask(lambda: encoded, priority, HANGING)
                except ProcessDied:
                    return await self._pool.ask(lambda: encoded, priority, HANGING)
            except NoProcess:
                pass
        return await self.run_in_thread(lambda: answer(encoded))

    async def run_in_thread(self, work: Callable[[], Made]) -> Made:
        """The result of *work*, which is done in the thread.

        Raises:
            Closed: this process ends.
        """
        if self._is_closed:
            raise Closed
        return await asyncio.get_running_loop().run_in_executor(self._brush, work)

    async def close(self) -> None:
        """End the workers and the thread."""
        self._is_closed = True
        self._brush.shutdown(wait=False, cancel_futures=True)
        if self._pool is not None:
            await self._pool.close()
