"""How much the search expects to gain over the strategy's move, and how much it really gains.

The number of rollouts is fixed, so the figures don't depend on how busy the machine is. Only the number of
decisions that fit into the time does. `python -m tools.promises KEY` measures for longer.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from bench.figures import Figure
from games import keys, load
from games.search.search import is_searchable
from tools.promises import Change, Promises, find_changes

SPAN = 20.0


def measure() -> Iterator[Figure]:
    """Measure the mean gain promised and brought in each searchable game, in points of winning chance."""
    for key in keys():
        if is_searchable(load(key)):
            end = time.perf_counter() + SPAN
            changes = list[Change]()
            for change in find_changes(load(key)):
                changes.append(change)
                if time.perf_counter() > end:
                    break
            found = Promises.compute(changes)
            yield Figure(f"{key}: moves changed by the search", len(changes), "moves", up=None)
            yield Figure(f"{key}: … promised", found.promised, "points", up=None)
            yield Figure(f"{key}: … brought", found.brought, "points", up=True)
            yield Figure(f"{key}: … give or take", found.doubt, "points", up=None)
