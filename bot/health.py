"""Whether the bot is well, for a container's health check.

The bot's event loop writes a file every few seconds, as long as the database answers and Discord is
connected; ``python -m bot --healthy`` looks at how old it is, and tells what it says: what the bot cannot
bring up to date though it is well. Each bot has a file of its own, and holds a lock on it: so those of bots
that were killed are known, and are removed by the next one that starts.
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
"""Seconds between two signs of life."""

SOON = 1.0
"""Seconds until the next look when the bot is not well."""

PATIENCE = 45.0
"""Seconds without one after which the bot is ill."""


def is_healthy(process: str) -> bool:
    """Whether every bot that is this *process* has given a sign of life lately, and there is one."""
    ages = [_age(file) for file in _signs(_name(process)) if _is_held(file)]
    return bool(ages) and max(ages) < PATIENCE


def told(process: str) -> str:
    """What the bots that are this *process* said with their last sign of life."""
    return "".join(file.read() for file in _signs(_name(process)) if _is_held(file))


async def live(process: str, well: Callable[[], Awaitable[bool]], trouble: Callable[[], str]) -> None:
    """Give signs of life with the text of *trouble*, while *well* returns True.

    The file is removed when this is canceled. If the file is lost, or cannot be made, it is made again.
    """
    _sweep()
    while True:
        try:
            await _keep_file(process, well, trouble)
        except OSError as error:
            log.warning("cannot give a sign of life; trying again", reason=str(error))
            await asyncio.sleep(SOON)


async def _keep_file(process: str, well: Callable[[], Awaitable[bool]], trouble: Callable[[], str]) -> None:
    """Do the work of `live` with one file, until it fails."""
    path = Path(tempfile.gettempdir()) / f"{_name(process)}-{os.getpid()}-{secrets.token_hex(3)}.alive"
    with path.open("xb", buffering=0) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
            os.utime(path, (0, 0))  # no sign of life yet
            while True:
                is_well = await well()
                if is_well:
                    _write(file, trouble())
                    os.utime(path)
                await asyncio.sleep(EVERY if is_well else SOON)
        finally:
            path.unlink(missing_ok=True)


def _write(file: FileIO, text: str) -> None:
    """Replace the contents of *file*; a full disk does not matter, since only the time of the file counts."""
    file.seek(0)
    file.truncate()
    try:
        file.write(text.encode())
    except OSError as error:
        log.warning("cannot write what the health check prints", reason=str(error))


def _name(process: str) -> str:
    return f"freehold-{hashlib.sha256(process.encode()).hexdigest()[:12]}"


def _signs(name: str) -> Iterator[IO[str]]:
    """The files of all bots of this *name*."""
    for path in Path(tempfile.gettempdir()).glob(f"{name}*.alive"):
        with suppress(OSError), path.open() as file:  # its bot may end just now
            yield file


def _is_held(file: IO[str]) -> bool:
    """Whether the bot that wrote *file* is there."""
    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    return False


def _sweep() -> None:
    """Remove what killed bots left; but nothing young, which may be of one that is just beginning."""
    for file in _signs("freehold"):
        if not _is_held(file) and _age(file) > PATIENCE:
            with suppress(OSError):  # somebody else's
                Path(file.name).unlink()


def _age(file: IO[str]) -> float:
    return time.time() - os.fstat(file.fileno()).st_mtime
