"""Memory that is free is given back to the system."""

from __future__ import annotations

import ctypes
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import psutil
import pytest

from bot.memory import LARGE, give_back, lie_apart

PIECES = 4000

pytestmark = pytest.mark.skipif(
    not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="the C library is not glibc"
)


def freed(size: int) -> tuple[int, int]:
    """What is given back of many pieces of *size* bytes when one of forty stays: at once, then by hand."""
    process = psutil.Process()
    pieces = [bytes([1]) * size for _ in range(PIECES)]
    taken = process.memory_info().rss
    stay = pieces[::40]
    del pieces
    left = process.memory_info().rss
    give_back()
    assert len(stay) == PIECES / 40
    return taken - left, left - process.memory_info().rss


def test_what_is_freed_between_things_that_stay_is_given_back() -> None:
    size = 20_000
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        assert process.submit(freed, size).result()[1] > PIECES * size / 2


def test_what_is_large_is_given_back_as_soon_as_it_is_freed() -> None:
    with ProcessPoolExecutor(1, get_context("spawn"), lie_apart) as process:
        assert process.submit(freed, LARGE).result()[0] > PIECES * LARGE / 2
