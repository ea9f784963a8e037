"""A pool of processes of one kind that answer tasks, one at a time each, the most urgent first.

They are started when they are needed. A process that dies or hangs is replaced at the next task. If none can
be started, tasks fail at once until it is tried again.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from types import MappingProxyType
from typing import NamedTuple

import msgspec
import structlog

from bot import metrics
from bot.workers.protocol import SIZE, Answer, frame

log = structlog.get_logger(__name__)

LOWEST = 19
"""Their niceness, so that the process that answers clicks goes first."""

STARTING = 30.0
"""Seconds within which a process has to say that it is ready."""

AGAIN = 60.0
"""Seconds until the next try, if no process could be started."""

ROOM = 1 << 20
"""Bytes of an answer that are buffered."""

INHERITED = re.compile(r"PATH|HOME|LANG|LANGUAGE|LC_\w+|TZ|TMPDIR|LD_LIBRARY_PATH|VIRTUAL_ENV|PYTHON\w+")
"""The environment variables that a process inherits: never the token, nor a password."""


class TaskFault(Exception):
    """A task that was not answered, because the process failed at it."""


class Closed(TaskFault):
    """This process ends, so nothing new is begun."""


class ProcessDied(TaskFault):
    """The process died over the task, or took too long."""


class NoProcess(TaskFault):
    """No process could be started."""


class _Asked(NamedTuple):
    """A *task* and its future *answer*; those of a *priority* in the order of their *number*.

    The task is encoded when its turn comes. A process has *patience* seconds for it.
    """

    priority: int
    number: int
    task: Callable[[], bytes]
    patience: float
    answer: asyncio.Future[bytes]


def spare_processors() -> int:
    """The number of processors besides the one for clicks; at least one."""
    return max(1, len(os.sched_getaffinity(0)) - 1)


class Pool:
    """Up to *most* processes of *module*; one is ended after *idle* seconds without a task.

    *instead* says for the log what happens if there is none. *environment* is added to the inherited
    variables.
    """

    def __init__(
        self,
        module: str,
        most: int,
        instead: str,
        idle: float | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.queued: Counter[int] = Counter()
        """How many tasks of each priority no process has begun."""
        self._module = module
        self._most = most
        self._instead = instead
        self._idle = idle
        self._environment = environment or {}
        self._tasks: asyncio.PriorityQueue[_Asked] = asyncio.PriorityQueue()
        self._numbers = count()
        self._runs: set[asyncio.Task[None]] = set()
        self._busy = 0
        self._down = 0.0
        self._open: dict[int, float] = {}
        self.fault = ""
        """Why none can be started."""

    @property
    def count(self) -> int:
        """The number of processes."""
        return len(self._runs)

    @property
    def waiting(self) -> metrics.Queue:
        """The tasks without an answer yet."""
        now = asyncio.get_running_loop().time()
        return metrics.Queue(len(self._open), now - next(iter(self._open.values()), now))

    @property
    def is_down(self) -> bool:
        """Whether no process could be started lately."""
        return asyncio.get_running_loop().time() < self._down

    async def ask(self, task: Callable[[], bytes], priority: int, patience: float) -> bytes:
        """The answer to *task*; a process without one after *patience* seconds is ended.

        Raises:
            TaskFault: it was not answered.
        """
        if self.is_down:
            raise NoProcess("none could be started lately")
        self.wake()
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        number = next(self._numbers)
        self._open[number] = asyncio.get_running_loop().time()
        self.queued[priority] += 1
        self._tasks.put_nowait(_Asked(priority, number, task, patience, answer))
        try:
            return await answer
        finally:
            del self._open[number]

    def wake(self) -> None:
        """Start another process if none is idle, before the first task needs it."""
        if not self.is_down and not self._spare and len(self._runs) < self._most:
            run = asyncio.create_task(self._run(), name=self._module)
            self._runs.add(run)
            run.add_done_callback(self._runs.discard)

    @property
    def _spare(self) -> int:
        """The number of processes that wait for a task, or will when they have started."""
        return len(self._runs) - self._busy - self._tasks.qsize()

    async def close(self) -> None:
        """End all processes; nobody gets an answer any more."""
        runs = list(self._runs)
        for run in runs:
            run.cancel()
        await asyncio.gather(*runs, return_exceptions=True)
        while not self._tasks.empty():
            self._tasks.get_nowait().answer.cancel()

    async def _run(self) -> None:
        """Answer tasks with one process, until there are none for a while."""
        process = None
        try:
            while True:
                process = process or await start_process(self._module, self._environment)
                self.fault = ""
                try:
                    async with asyncio.timeout(self._idle):
                        asked = await self._tasks.get()
                except TimeoutError:
                    if self._tasks.empty():
                        return
                    continue
                self.queued[asked.priority] -= 1
                if asked.answer.done():
                    continue
                self._busy += 1
                try:
                    async with asyncio.timeout(asked.patience):
                        found = await ask_process(process, asked.task())
                    _tell(asked.answer, TaskFault(found.fault) if found.fault else found.found)
                except (OSError, EOFError, TimeoutError) as error:
                    log.warning(
                        "a process did not answer; another follows", module=self._module, reason=repr(error)
                    )
                    _tell(asked.answer, ProcessDied(repr(error)))
                    await end_process(process)
                    process = None
                finally:
                    self._busy -= 1
                    asked.answer.cancel()  # if this task ends before an answer came
        except NoProcess as fault:
            self._despair(fault)
        finally:
            await end_process(process)

    def _despair(self, fault: NoProcess) -> None:
        """Fail all waiting tasks because no process can be started, unless others are running."""
        run = asyncio.current_task()
        assert run
        self._runs.discard(run)
        if self._runs:
            return
        self._down = asyncio.get_running_loop().time() + AGAIN
        self.fault = str(fault)
        log.error("no process can be started", module=self._module, instead=self._instead, reason=str(fault))
        self.queued.clear()
        while not self._tasks.empty():
            _tell(self._tasks.get_nowait().answer, fault)


def _tell(answer: asyncio.Future[bytes], found: bytes | TaskFault) -> None:
    if answer.done():
        return
    if isinstance(found, TaskFault):
        answer.set_exception(found)
    else:
        answer.set_result(found)


async def start_process(module: str, environment: Mapping[str, str] = MappingProxyType({})) -> Process:
    """Start a process of *module* with *environment*, and wait until it is ready.

    Raises:
        NoProcess: it did not start, or ended at once.
    """
    try:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", module),
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
            limit=ROOM,
            env={
                **{name: value for name, value in os.environ.items() if INHERITED.fullmatch(name)},
                **environment,
            },
        )
    except OSError as error:
        raise NoProcess(repr(error)) from error
    with suppress(ProcessLookupError):
        os.setpriority(os.PRIO_PROCESS, process.pid, LOWEST)
    try:
        async with asyncio.timeout(STARTING):
            await _read(process)
    except (OSError, EOFError, TimeoutError) as error:
        await end_process(process)
        raise NoProcess(repr(error)) from error
    except BaseException:
        await end_process(process)
        raise
    return process


async def ask_process(process: Process, task: bytes) -> Answer:
    """The answer of *process* to *task*."""
    assert process.stdin
    process.stdin.write(frame(task))
    await process.stdin.drain()
    return msgspec.msgpack.decode(await _read(process), type=Answer)


async def _read(process: Process) -> bytes:
    assert process.stdout
    length = await process.stdout.readexactly(SIZE)
    return await process.stdout.readexactly(int.from_bytes(length, "big"))


async def end_process(process: Process | None) -> None:
    """End *process* at once, if there is one."""
    if process is not None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
