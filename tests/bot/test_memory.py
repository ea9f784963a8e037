"""Memory that is free is given back to the system."""

from __future__ import annotations

import ctypes

import psutil
import pytest

from bot.memory import give_back

PIECES, SIZE = 4000, 20_000


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="the C library is not glibc")
def test_what_is_freed_between_things_that_stay_is_given_back() -> None:
    process = psutil.Process()
    pieces = [bytes([1]) * SIZE for _ in range(PIECES)]
    stay = pieces[::40]
    del pieces
    before = process.memory_info().rss
    give_back()
    assert before - process.memory_info().rss > PIECES * SIZE / 2
    assert len(stay) == PIECES / 40
