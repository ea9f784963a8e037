"""How often a strong opponent beats the reference strategies, in a short time and at a tenth of its own.

It is a glance, not a proof. `python -m tools.strength KEY --level strong --against 805149e` measures it well.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from bench.figures import Figure
from games import keys, load
from games.search.search import Budget, is_searchable
from tools import former
from tools.strength import Clock, Strength, deals, strong

SEATS = 2
SPAN = 5.0
BUDGET = Budget(seconds=0.03)


def measure() -> Iterator[Figure]:
    """Measure the share of wins in each game that has search, over as many matches as fit into `SPAN`."""
    for key in keys():
        if is_searchable(load(key)):
            clock, won, end = Clock(), list[float](), time.perf_counter() + SPAN
            for share in deals(key, SEATS, strong(BUDGET), former.choose, clock):
                won.append(share)
                if time.perf_counter() > end:
                    break
            found = Strength.compute(won, clock)
            yield Figure(f"{key}: strong against former", found.share * 100, "%", up=True)
            yield Figure(f"{key}: … give or take", found.doubt * 100, "%", up=None)
            yield Figure(f"{key}: a strong decision", found.millis, "ms")
