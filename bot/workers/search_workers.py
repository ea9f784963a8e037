"""The pool of search workers, which look for moves of bot opponents and advise people.

There are as many as needed, but one fewer than processors, because clicks go first.
"""

from __future__ import annotations

import asyncio
from enum import IntEnum

import msgspec
from msgspec import structs

from bot import metrics
from bot.workers.pool import NoProcess, Pool, spare_processors
from bot.workers.search import Choose, Task

LIMIT = 1.0
"""Seconds after which nobody waits for a move any longer."""

HANGING = 5.0
"""Seconds after which a worker that has not answered is ended, unless somebody waits longer."""

CARE = 0.6
"""The part of the time limit that a search may use; the rest is for what surrounds it."""

IDLE = 300.0
"""Seconds without a task after which a worker is ended."""


class SearchPriority(IntEnum):
    """What goes first: a bot's move, a hint that somebody waits for, then analyses.

    A task that has begun is not interrupted for another, so tasks should be small.
    """

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


class SearchWorkers:
    """Search workers, started when they are needed."""

    def __init__(self, most: int | None = None) -> None:
        self.pool = Pool("bot.workers.search", most or spare_processors(), "strategies answer", IDLE)
        self.wake = self.pool.wake
        self.close = self.pool.close

    async def ask(
        self, task: Task, priority: SearchPriority = SearchPriority.MOVE, limit: float | None = None
    ) -> bytes:
        """The encoded result of *task* within *limit* seconds, by default `LIMIT`.

        Raises:
            TimeoutError: nobody answered in time, or there is no worker.
            TaskFault: the worker failed.
        """
        limit = LIMIT if limit is None else limit
        until = asyncio.get_running_loop().time() + limit

        def encode() -> bytes:
            return msgspec.msgpack.encode(self._limit_time(task, until))

        outcome = "failed"
        try:
            async with asyncio.timeout(limit):
                found = await self.pool.ask(encode, priority, max(HANGING, limit))
            outcome = "found"
            return found
        except TimeoutError:
            outcome = "late"
            raise
        except NoProcess as fault:
            raise TimeoutError(str(fault)) from fault
        finally:
            metrics.SEARCHES.labels(outcome).inc()

    def _limit_time(self, task: Task, until: float) -> Task:
        """The *task*; the search for a move may take no longer than its share of the time left.

        The number of simulations is fixed in other tasks: their results must not depend on how many others
        wait.
        """
        if not isinstance(task, Choose):
            return task
        part = min(1.0, self.pool.count / (1 + self.pool.queued[SearchPriority.MOVE]))
        left = max(0.0, until - asyncio.get_running_loop().time())
        seconds = min(task.budget.seconds, CARE * part * left)
        return structs.replace(task, budget=task.budget._replace(seconds=seconds))
