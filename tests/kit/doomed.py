"""Processes of the bot that fail at random moments: an await raises an error, or they kill themselves.

``python -m tests.kit.doomed`` reads a line for each process: its environment, its log file, and what goes
wrong in the tasks that write and that show. It prints the process' id, and its exit code in a second line.
Each process is forked from this one, which has loaded everything. That is four times as fast as starting a
new one.
"""

from __future__ import annotations

import asyncio
import ctypes
import errno
import gc
import importlib
import os
import pkgutil
import signal
import sqlite3
import sys
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from random import Random
from typing import Any

import aiohttp
import msgspec
import pytest

import cogs
import games
import render
from bot import log, run, settings
from bot.discord import presenter
from bot.domain.notifications.acts import ACTS
from bot.language import language_of
from bot.service import work_queue
from cogs.setup import setup
from locales import bundle
from render.kit.theme import Look
from render.png import encode
from tests.kit.haste import hasten

PR_SET_PDEATHSIG = 1

DANGEROUS = ("writer", "show")
"""Prefixes of the names of tasks in which something goes wrong: the one that writes, and those that show."""

SOON = 0.2
"""Seconds until the first retry of what failed."""

PATIENCE = 2.0
"""The most seconds until what failed is tried again: here, tries fail more often than on any machine."""

Fault = Callable[[], Exception]

FAULTS: dict[str, tuple[Fault, ...]] = {
    "aiosqlite": (
        partial(sqlite3.OperationalError, "disk I/O error"),
        partial(sqlite3.OperationalError, "database or disk is full"),
        partial(sqlite3.OperationalError, "database is locked"),
    ),
    "aiohttp": (
        aiohttp.ServerDisconnectedError,
        partial(aiohttp.ClientOSError, errno.ECONNRESET, "Connection reset by peer"),
        TimeoutError,
    ),
}
"""Errors that may be raised while a package is awaited, although it may have done its work."""


class Life(msgspec.Struct, frozen=True):
    """A process to be run.

    It kills itself after that many *steps*, or never if that is 0. Before that, a step that waits for the
    database or for Discord fails with the *odds* for its kind of task. Each fault is recorded as a line in
    the file *faults*. Messages are edited at most *every* so many seconds.
    """

    environment: dict[str, str]
    log: str
    faults: str
    steps: int
    odds: dict[str, float]
    every: float


class Stepwise(Coroutine[Any, Any, Any]):
    """A coroutine that asks *fault* before each of its steps, and raises the error it returns."""

    def __init__(self, coroutine: Any, fault: Callable[[Any], Exception | None]) -> None:
        self._coroutine = coroutine
        self._fault = fault

    def send(self, value: Any) -> Any:
        fault = self._fault(self._coroutine)
        return self._coroutine.send(value) if fault is None else self._coroutine.throw(fault)

    def throw(self, *error: Any) -> Any:
        return self._coroutine.throw(*error)

    def close(self) -> None:
        self._coroutine.close()

    def __await__(self) -> Generator[Any, Any, Any]:
        return (yield from self._coroutine.__await__())


def find_awaited(coroutine: Any) -> str:
    """Return the package of `FAULTS` that *coroutine* waits for, or an empty string."""
    while (frame := getattr(coroutine, "cr_frame", None)) is not None:
        package = frame.f_globals["__name__"].partition(".")[0]
        if package in FAULTS:
            return str(package)
        coroutine = coroutine.cr_await
    return ""


async def live_through(life: Life) -> int:
    """Run the bot with the faults of *life*, and return the exit code if it doesn't die."""
    random, steps = Random(), life.steps

    def fault(coroutine: Any) -> Exception | None:
        nonlocal steps
        task = asyncio.current_task()
        kind = task.get_name().partition(" ")[0] if task is not None else ""
        if kind not in DANGEROUS:
            return None
        steps -= 1
        if steps == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        if random.random() >= life.odds.get(kind, 0.0) or not (package := find_awaited(coroutine)):
            return None
        with open(life.faults, "a") as file:  # noqa: PTH123
            file.write(f"{kind} {package}\n")
        return random.choice(FAULTS[package])()

    loop = asyncio.get_running_loop()
    loop.set_task_factory(
        lambda loop, coroutine, **kwargs: asyncio.Task(Stepwise(coroutine, fault), loop=loop, **kwargs)
    )
    return await run.run(settings.load(), setup)


def fork(life: Life) -> int:
    """Start the process of *life* as a fork, and return its id."""
    pid = os.fork()
    if pid:
        return pid
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    with open(life.log, "ab") as file, open(os.devnull, "rb") as nothing:  # noqa: PTH123
        os.dup2(nothing.fileno(), 0)
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.environ.update(life.environment)
    presenter.EVERY = life.every
    log.configure("WARNING", life.environment["DISCORD_TOKEN"])
    code = 1
    try:
        code = asyncio.run(live_through(life))
    finally:
        os._exit(code)


def warm_up() -> None:
    """Load, read and paint everything once that each process would otherwise do by itself."""
    for module in pkgutil.walk_packages(cogs.__path__, "cogs."):
        importlib.import_module(module.name)
    words = bundle("en")  # everybody there reads English
    for id in words._messages:
        words.get_message(id)
    for key in [*games.keys()]:
        for position in importlib.import_module(f"render.{key}.positions").positions().values():
            names = position.names[: position.view.seats]
            look = Look(language_of("en").with_seats(names, "picture"), names)
            encode(render.paint(key, position.view, look).image)


def main() -> None:
    """Fork each requested process, one after the other."""
    patch = pytest.MonkeyPatch()
    hasten(patch)
    patch.setattr(work_queue, "SOON", SOON)
    patch.setattr(work_queue, "PATIENCE", PATIENCE)
    for act in ("tap", "look", "command"):  # one person plays at many tables, as fast as the machine can
        patch.setitem(ACTS, act, ACTS[act]._replace(person=10**6))
    warm_up()
    gc.freeze()
    for line in sys.stdin.buffer:
        pid = fork(msgspec.json.decode(line, type=Life))
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()
        sys.stdout.write(f"{os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
