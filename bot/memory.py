"""Giving memory back that nothing uses any more.

The C library keeps what is freed between things that stay: after an hour of pictures and messages that is a
sixth of the process. So what is large lies apart from what stays.
"""

from __future__ import annotations

import asyncio
import ctypes
from contextlib import suppress

LARGE = 32 * 1024
"""The bytes from which something lies apart: pictures, and what is sent with them."""

EVERY = 60.0
"""Seconds between two times."""


def lie_apart() -> None:
    """Have what is large lie apart, and given back as soon as it is freed; for all threads begun later."""
    direct, heaps = -3, -8  # M_MMAP_THRESHOLD, M_ARENA_MAX
    with suppress(AttributeError):  # it is not glibc
        for option, value in ((direct, LARGE), (heaps, 1)):
            ctypes.CDLL(None).mallopt(option, value)


async def keep_low() -> None:
    """Give memory back now and then, until cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        await asyncio.to_thread(give_back)


def give_back() -> None:
    """Give back to the system what is free."""
    with suppress(AttributeError):  # it is not glibc
        ctypes.CDLL(None).malloc_trim(0)
