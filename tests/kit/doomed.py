"""Processes of the bot that kill themselves at a given moment: with SIGKILL, between two awaits.

``python -m tests.kit.doomed`` reads a line for each: its environment, the file it logs to, and when it is to
die, counted in steps of the tasks that write and that show. It says the process' id, and its end in a second
line. Each is forked from this one, which has loaded everything: that is four times as quick as a new one.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import importlib
import os
import random
import signal
import sys
from collections.abc import Callable, Coroutine, Generator
from typing import Any

import msgspec

import games
import render
from bot import log, run, settings

PR_SET_PDEATHSIG = 1

DANGEROUS = ("writer", "show ")
"""How the tasks are called in which a process dies: the one that writes, and those that show."""


class Life(msgspec.Struct, frozen=True):
    """A process to come; it lives for so many *steps*."""

    environment: dict[str, str]
    log: str
    steps: int


class Stepwise(Coroutine[Any, Any, Any]):
    """A coroutine before each of whose steps *before* is called."""

    def __init__(self, coroutine: Any, before: Callable[[], None]) -> None:
        self._coroutine = coroutine
        self._before = before

    def send(self, value: Any) -> Any:
        self._before()
        return self._coroutine.send(value)

    def throw(self, *error: Any) -> Any:
        return self._coroutine.throw(*error)

    def close(self) -> None:
        self._coroutine.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return (yield from self._coroutine.__await__())


async def lived(steps: int) -> int:
    """Run the bot, until it dies after so many *steps*; the exit code if it does not."""

    def step() -> None:
        nonlocal steps
        task = asyncio.current_task()
        if task is not None and task.get_name().startswith(DANGEROUS):
            steps -= 1
            if steps == 0:
                os.kill(os.getpid(), signal.SIGKILL)

    loop = asyncio.get_running_loop()
    loop.set_task_factory(
        lambda loop, coroutine, **kwargs: asyncio.Task(Stepwise(coroutine, step), loop=loop, **kwargs)
    )
    return await run.run(settings.load())


def fork(life: Life) -> int:
    """Begin that *life*; the process' id."""
    pid = os.fork()
    if pid:
        return pid
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    random.seed()
    with open(life.log, "ab") as file, open(os.devnull, "rb") as nothing:  # noqa: PTH123
        os.dup2(nothing.fileno(), 0)
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.environ.update(life.environment)
    log.configure("WARNING", life.environment["DISCORD_TOKEN"])
    code = 1
    try:
        code = asyncio.run(lived(life.steps))
    finally:
        os._exit(code)


def main() -> None:
    """Fork whoever is asked for, one after the other."""
    importlib.import_module("cogs")
    for key in [*games.keys()]:
        games.load(key)
        render.painter(key)
    gc.freeze()
    for line in sys.stdin.buffer:
        pid = fork(msgspec.json.decode(line, type=Life))
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()
        sys.stdout.write(f"{os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
