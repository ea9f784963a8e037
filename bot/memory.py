"""What becomes of memory that nothing uses any more.

The C library keeps what is freed between things that stay: after an hour of pictures and messages that is a
sixth of the process. So what is large lies apart from what stays.
"""

from __future__ import annotations

import ctypes
from contextlib import suppress

LARGE = 32 * 1024
"""The bytes from which something lies apart: pictures, and what is sent with them."""


def lie_apart() -> None:
    """Have what is large lie apart, and given back as soon as it is freed; for all threads begun later."""
    _choose({_DIRECT: LARGE, _HEAPS: 1})


def keep(most: int) -> None:
    """Keep what is freed, up to so many bytes of it, for what is needed next: to get it anew takes time."""
    _choose({_TRIM: most, _DIRECT: most})


def give_back() -> None:
    """Give back to the system what is free."""
    with suppress(AttributeError):  # it is not glibc
        ctypes.CDLL(None).malloc_trim(0)


_TRIM, _DIRECT, _HEAPS = -1, -3, -8  # M_TRIM_THRESHOLD, M_MMAP_THRESHOLD, M_ARENA_MAX


def _choose(options: dict[int, int]) -> None:
    with suppress(AttributeError):  # it is not glibc
        for option, value in options.items():
            ctypes.CDLL(None).mallopt(option, value)
