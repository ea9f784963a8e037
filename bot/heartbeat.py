"""The heartbeat of a bot: a file for the health check of a container, ``python -m bot --healthy``.

While people can play, the bot touches its file every few seconds and writes its problems into it. Each bot
holds a lock on its own file. So the next bot that starts recognizes and removes the files of bots that were
killed.
"""

from __future__ import annotations

import asyncio
import fcntl
import hashlib
import os
import secrets
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import IO

import structlog

log = structlog.get_logger(__name__)

EVERY = 10.0
"""Seconds between two heartbeats."""

SOON = 1.0
"""Seconds until the next check while the bot is unhealthy."""

PATIENCE = 45.0
"""Seconds without a heartbeat after which the bot counts as unhealthy."""


def is_alive(process: str) -> bool:
    """Whether there is a bot of this *process*, and all of them gave a heartbeat lately."""
    ages = [_age(file) for file in _open_files(_name(process)) if _is_locked(file)]
    return bool(ages) and max(ages) < PATIENCE


def read_report(process: str) -> str:
    """The problems that the bots of this *process* wrote with their last heartbeat."""
    return "".join(file.read() for file in _open_files(_name(process)) if _is_locked(file))


async def beat(process: str, is_healthy: Callable[[], Awaitable[bool]], report: Callable[[], str]) -> None:
    """Give heartbeats with the text of *report* while *is_healthy* returns True, until canceled.

    The file is removed at the end. If it is lost or can't be made, it is made again.
    """
    _remove_orphans()
    while True:
        try:
            await _keep_file(process, is_healthy, report)
        except OSError as error:
            log.warning("cannot write the heartbeat; retrying", reason=str(error))
            await asyncio.sleep(SOON)


async def _keep_file(
    process: str, is_healthy: Callable[[], Awaitable[bool]], report: Callable[[], str]
) -> None:
    """Give heartbeats with one file, until that fails."""
    path = Path(tempfile.gettempdir()) / f"{_name(process)}-{os.getpid()}-{secrets.token_hex(3)}.alive"
    with path.open("xb", buffering=0) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
            os.utime(path, (0, 0))  # no heartbeat yet
            while True:
                healthy = await is_healthy()
                if healthy:
                    _write(file, report())
                    os.utime(path)
                await asyncio.sleep(EVERY if healthy else SOON)
        finally:
            path.unlink(missing_ok=True)


def _write(file: FileIO, text: str) -> None:
    """Replace the contents of *file*. A full disk does no harm, since only the time of the file counts."""
    file.seek(0)
    file.truncate()
    try:
        file.write(text.encode())
    except OSError as error:
        log.warning("cannot write the report for the health check", reason=str(error))


def _name(process: str) -> str:
    return f"freehold-{hashlib.sha256(process.encode()).hexdigest()[:12]}"


def _open_files(name: str) -> Iterator[IO[str]]:
    """The heartbeat files whose names begin with *name*."""
    for path in Path(tempfile.gettempdir()).glob(f"{name}*.alive"):
        with suppress(OSError), path.open() as file:  # its bot may end just now
            yield file


def _is_locked(file: IO[str]) -> bool:
    """Whether the bot that wrote *file* still runs."""
    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    return False


def _remove_orphans() -> None:
    """Remove the files of bots that were killed. A young file may belong to a bot that has yet to lock it."""
    for file in _open_files("freehold"):
        if not _is_locked(file) and _age(file) > PATIENCE:
            with suppress(OSError):  # another user's file
                Path(file.name).unlink()


def _age(file: IO[str]) -> float:
    return time.time() - os.fstat(file.fileno()).st_mtime
