"""The processes that think for bot opponents beyond a strategy's first idea, and that advise people.

There are as many as are needed, but one fewer than processors: clicks go first. One that dies, or does not
answer for long, is replaced at the next task.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from enum import IntEnum
from itertools import count
from typing import NamedTuple

import msgspec
import structlog
from msgspec import structs

from bot import metrics
from bot.thinker import SIZE, Answer, Choose, Task, framed

log = structlog.get_logger(__name__)

LIMIT = 1.0
"""Seconds after which nobody waits for a move any longer."""

HANGING = 5.0
"""Seconds after which a process that has not answered is ended, unless somebody waits for longer."""

CARE = 0.6
"""The part of the time there is that tasks may spend on trying: the rest is for what is around it."""

IDLE = 300.0
"""Seconds without a task after which a process is ended."""


class Urgency(IntEnum):
    """What goes first: a bot's move, a hint that somebody waits for, then what may take its time.

    A task that has begun is not put off for another, so none should take long: many small ones rather.
    """

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


class _Asked(NamedTuple):
    """A *task* and its *answer* to come; those of an *urgency* in the order of their *number*."""

    urgency: Urgency
    number: int
    task: Task
    limit: float
    until: float
    answer: asyncio.Future[bytes]

    def shared(self, part: float) -> Task:
        """The task; a move may take no longer than this *part* of the time that is left for it.

        What is found by simulations has to be the same however many others wait.
        """
        if not isinstance(self.task, Choose):
            return self.task
        left = max(0.0, self.until - asyncio.get_running_loop().time())
        budget = self.task.budget
        shorter = budget._replace(seconds=min(budget.seconds, CARE * part * left))
        return structs.replace(self.task, budget=shorter)


class ThinkerFault(Exception):
    """A task that was not answered: its process died, hung, or failed at it."""


class Thinkers:
    """Processes that answer tasks, started when they are needed."""

    def __init__(self, most: int | None = None) -> None:
        self._most = most or max(1, len(os.sched_getaffinity(0)) - 1)
        self._tasks: asyncio.PriorityQueue[_Asked] = asyncio.PriorityQueue()
        self._numbers = count()
        self._runs: set[asyncio.Task[None]] = set()
        self._busy = 0
        self._moves = 0
        self._open: dict[int, float] = {}
        self.fault = ""
        """Why none can be started."""

    async def ask(self, task: Task, urgency: Urgency = Urgency.MOVE, limit: float | None = None) -> bytes:
        """What is found for *task*, encoded, within *limit* seconds, else `LIMIT`.

        Raises:
            TimeoutError: nobody answered in time.
            ThinkerFault: the process that was asked could not answer.
        """
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.wake()
        limit = LIMIT if limit is None else limit
        number, now = next(self._numbers), asyncio.get_running_loop().time()
        self._moves += urgency is Urgency.MOVE
        self._tasks.put_nowait(_Asked(urgency, number, task, limit, now + limit, answer))
        self._open[number] = now
        outcome = "failed"
        try:
            async with asyncio.timeout(limit):
                found = await answer
            outcome = "found"
            return found
        except TimeoutError:
            outcome = "late"
            raise
        finally:
            del self._open[number]
            metrics.THOUGHTS.labels(outcome).inc()

    @property
    def waiting(self) -> metrics.Queue:
        """The tasks that are not answered yet."""
        first = next(iter(self._open.values()), None)
        return metrics.Queue(len(self._open), asyncio.get_running_loop().time() - first if first else 0.0)

    def wake(self) -> None:
        """Start another process if there is none to spare: a first task cannot wait until one has started."""
        if not self._spare and len(self._runs) < self._most:
            run = asyncio.create_task(self._run(), name="thinker")
            self._runs.add(run)
            run.add_done_callback(self._runs.discard)

    @property
    def _spare(self) -> int:
        """How many wait for a task, or will when they have started."""
        return len(self._runs) - self._busy - self._tasks.qsize()

    async def close(self) -> None:
        """End all processes."""
        for run in list(self._runs):
            run.cancel()
        await asyncio.gather(*self._runs, return_exceptions=True)

    async def _run(self) -> None:
        """Answer tasks with one process, until there are none for a while."""
        process = None
        try:
            while True:
                process = process or await _start()
                self.fault = ""
                async with asyncio.timeout(IDLE):
                    asked = await self._tasks.get()
                self._moves -= asked.urgency is Urgency.MOVE
                if asked.answer.done():
                    continue
                self._busy += 1
                try:
                    async with asyncio.timeout(max(HANGING, asked.limit)):
                        part = min(1.0, len(self._runs) / (1 + self._moves))
                        found = await _exchange(process, asked.shared(part))
                except (OSError, EOFError, TimeoutError) as error:
                    log.warning("a thinker did not answer; another one follows", reason=repr(error))
                    found = Answer(b"", repr(error))
                    await _end(process)
                    process = None
                finally:
                    self._busy -= 1
                _tell(asked.answer, found)
        except TimeoutError:
            pass
        except OSError as error:
            self.fault = repr(error)
            log.error("no thinker can be started; strategies answer", reason=self.fault)
        finally:
            await _end(process)


def _tell(answer: asyncio.Future[bytes], found: Answer) -> None:
    if answer.done():
        return
    if found.fault:
        answer.set_exception(ThinkerFault(found.fault))
    else:
        answer.set_result(found.found)


async def _start() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.thinker", stdin=PIPE, stdout=PIPE, start_new_session=True
    )


async def _exchange(process: Process, task: Task) -> Answer:
    assert process.stdin and process.stdout
    process.stdin.write(framed(task))
    await process.stdin.drain()
    length = await process.stdout.readexactly(SIZE)
    data = await process.stdout.readexactly(int.from_bytes(length, "big"))
    return msgspec.msgpack.decode(data, type=Answer)


async def _end(process: Process | None) -> None:
    if process is not None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
