"""Giving memory back that nothing uses any more.

The C library keeps what is freed between things that stay: after an hour of pictures and messages that is a
sixth of the process.
"""

from __future__ import annotations

import asyncio
import ctypes
from contextlib import suppress

EVERY = 60.0
"""Seconds between two times."""


async def keep_low() -> None:
    """Give memory back now and then, until cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        await asyncio.to_thread(give_back)


def give_back() -> None:
    """Give back to the system what is free."""
    with suppress(AttributeError):  # it is not glibc
        ctypes.CDLL(None).malloc_trim(0)
