"""What a process takes of memory stays what it is, however long people play."""

from __future__ import annotations

import time
from contextlib import aclosing
from pathlib import Path
from statistics import median

import pytest

from bench.cluster.memory import MOST, ROUNDS, playing

HOUR = 3600.0
MOVES = 5_000
FLAT = 1.05

STAGES = 100
"""The moves that may have been made before: so matches end and begin from the start on, as on any evening."""


@pytest.mark.soak
async def test_a_process_takes_no_more_memory_after_an_hour_of_play(tmp_path: Path) -> None:
    sizes, end = [], time.monotonic() + HOUR
    async with aclosing(playing(tmp_path, turns=5, before=STAGES)) as played:
        async for moves, size, _ in played:
            sizes.append(size)
            if time.monotonic() > end and moves >= MOVES:
                break
    settled, tenth = sizes[ROUNDS:], len(sizes) // 10
    assert median(settled[-tenth:]) <= FLAT * median(settled[:tenth])
    assert max(sizes) <= MOST
