"""Whether the bot is well, for a container's health check.

The bot's event loop writes a file every few seconds, as long as the database answers and Discord is
connected; ``python -m bot --healthy`` looks at how old it is, and tells what it says: what the bot cannot
bring up to date though it is well.
"""

from __future__ import annotations

import asyncio
import hashlib
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

EVERY = 10.0
"""Seconds between two signs of life."""

SOON = 1.0
"""Seconds until the next look when the bot is not well."""

PATIENCE = 45.0
"""Seconds without one after which the bot is ill."""


def sign(process: str) -> Path:
    """The file that the bot that is this *process* writes."""
    name = hashlib.sha256(process.encode()).hexdigest()[:12]
    return Path(tempfile.gettempdir()) / f"freehold-{name}.alive"


def is_healthy(process: str) -> bool:
    """Whether the bot that is this *process* has given a sign of life lately."""
    try:
        return time.time() - sign(process).stat().st_mtime < PATIENCE
    except FileNotFoundError:
        return False


def told(process: str) -> str:
    """What the bot that is this *process* said with its last sign of life."""
    try:
        return sign(process).read_text()
    except FileNotFoundError:
        return ""


async def live(process: str, well: Callable[[], Awaitable[bool]], trouble: Callable[[], str]) -> None:
    """Give signs of life, and tell *trouble*, for as long as *well* says so; none is left when cancelled."""
    path = sign(process)
    try:
        while True:
            is_well = await well()
            if is_well:
                path.write_text(trouble())
            await asyncio.sleep(EVERY if is_well else SOON)
    finally:
        path.unlink(missing_ok=True)
