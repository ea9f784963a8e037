"""How often a strong opponent beats the strategies as they were, at a sixth of its time: a glance, not a
proof.

`python -m tools.strength KEY --level strong --against former` measures it well.
"""

from __future__ import annotations

from collections.abc import Iterator

from bench.figures import Figure
from games import keys, load
from games.search.budget import Budget
from games.search.search import searchable
from tools import former
from tools.strength import strength, strong

SEATS = 2
MATCHES = 20
BUDGET = Budget(seconds=0.05)


def measure() -> Iterator[Figure]:
    """The share of matches won in each game that is searched."""
    for key in keys():
        if searchable(load(key)):
            found = strength(key, SEATS, MATCHES, strong(BUDGET), former.choose)
            yield Figure(f"{key}: strong against former (± {found.doubt:.0%})", found.share * 100, "%")
            yield Figure(f"{key}: a strong decision", found.millis, "ms")
