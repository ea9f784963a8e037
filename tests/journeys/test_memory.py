"""The memory of a process doesn't grow, however long people play."""

from __future__ import annotations

import time
from contextlib import aclosing
from pathlib import Path
from statistics import median

import pytest

from bench.cluster.memory import MOST, play_endlessly

HOUR = 3600.0
MOVES = 5_000
FLAT = 1.05

WARM = HOUR / 4
"""By then all that is kept for later is as full as it gets: texts, pictures, matches, payments."""

STAGES = 100
"""The moves that may have been made before: so matches end and begin from the start on, as on any evening."""


@pytest.mark.soak
async def test_a_process_takes_no_more_memory_after_an_hour_of_play(tmp_path: Path) -> None:
    sizes, warm, begin = list[float](), 0, time.monotonic()
    async with aclosing(play_endlessly(tmp_path, turns=5, before=STAGES)) as played:
        async for moves, size, _ in played:
            sizes.append(size)
            warm += time.monotonic() < begin + WARM
            if time.monotonic() > begin + HOUR and moves >= MOVES:
                break
    tenth = len(sizes) // 10
    assert median(sizes[-tenth:]) <= FLAT * median(sizes[warm : warm + tenth])
    assert max(sizes) <= MOST
