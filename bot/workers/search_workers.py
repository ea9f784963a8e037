"""The processes that think for bot opponents beyond a strategy's first idea, and that advise people.

There are as many as are needed, but one fewer than processors: clicks go first.
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
"""Seconds after which a process that has not answered is ended, unless somebody waits for longer."""

CARE = 0.6
"""The part of the time there is that tasks may spend on trying: the rest is for what is around it."""

IDLE = 300.0
"""Seconds without a task after which a process is ended."""


class SearchPriority(IntEnum):
    """What goes first: a bot's move, a hint that somebody waits for, then what may take its time.

    A task that has begun is not put off for another, so none should take long: many small ones rather.
    """

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


class SearchWorkers:
    """Processes that answer tasks, started when they are needed."""

    def __init__(self, most: int | None = None) -> None:
        self.pool = Pool("bot.workers.search", most or spare_processors(), "strategies answer", IDLE)
        self.wake = self.pool.wake
        self.close = self.pool.close

    async def ask(
        self, task: Task, priority: SearchPriority = SearchPriority.MOVE, limit: float | None = None
    ) -> bytes:
        """What is found for *task*, encoded, within *limit* seconds, else `LIMIT`.

        Raises:
            TimeoutError: nobody answered in time, or there is nobody.
            TaskFault: the process that was asked could not answer.
        """
        limit = LIMIT if limit is None else limit
        until = asyncio.get_running_loop().time() + limit

        def shared() -> bytes:
            return msgspec.msgpack.encode(self._shared(task, until))

        outcome = "failed"
        try:
            async with asyncio.timeout(limit):
                found = await self.pool.ask(shared, priority, max(HANGING, limit))
            outcome = "found"
            return found
        except TimeoutError:
            outcome = "late"
            raise
        except NoProcess as fault:
            raise TimeoutError(str(fault)) from fault
        finally:
            metrics.SEARCHES.labels(outcome).inc()

    def _shared(self, task: Task, until: float) -> Task:
        """The *task*; a move that is wanted *until* then may take no longer than its part of the time left.

        What is found by simulations has to be the same however many others wait.
        """
        if not isinstance(task, Choose):
            return task
        part = min(1.0, self.pool.count / (1 + self.pool.queued[SearchPriority.MOVE]))
        left = max(0.0, until - asyncio.get_running_loop().time())
        seconds = min(task.budget.seconds, CARE * part * left)
        return structs.replace(task, budget=task.budget._replace(seconds=seconds))
