"""How often opponents of each level beat normal, and normal beats a player who banks first.

There are two seats, and the same deals are played from both. Strong opponents make a fixed number of rollouts
for each move, so the shares don't depend on how busy the machine is. It is less than they have time for on an
idle machine.
`python -m tools.strength KEY --seats 2 --level LEVEL --simulations N --against normal` measures for longer.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from bench.figures import Figure
from games import keys, load
from games.search.search import Budget, is_searchable
from tools.rivals import bank_first
from tools.strength import Clock, Player, Strength, deals, easy, normal, strong

SEATS = 2
SPAN = 30.0
ROLLOUTS = 80
BUDGET = Budget(simulations=ROLLOUTS)

EASY, STRONG, NORMAL = 30.0, 60.0, 72.0
"""The most that easy should win, the least that strong should win, and the least normal against bank-first.
"""


def measure() -> Iterator[Figure]:
    """Measure the share of wins in each game that has search, over as many matches as fit into `SPAN`."""
    for key in keys():
        if is_searchable(load(key)):
            yield from _compare(f"{key}: easy against normal", key, easy, normal, EASY, up=False)
            name = f"{key}: strong against normal, {ROLLOUTS} rollouts a move"
            yield from _compare(name, key, strong(BUDGET), normal, STRONG, up=True)
    yield from _compare("deal: normal against bank-first", "deal", normal, bank_first, NORMAL, up=True)


def _compare(name: str, key: str, one: Player, other: Player, aim: float, *, up: bool) -> Iterator[Figure]:
    clock, won, end = Clock(), list[float](), time.perf_counter() + SPAN
    for share in deals(key, SEATS, one, other, clock):
        won.append(share)
        if time.perf_counter() > end:
            break
    found = Strength.compute(won, clock)
    yield Figure(name, found.share * 100, "%", aim=aim, up=up, note=f"of {len(won) * SEATS} matches")
    yield Figure(f"{name.partition(',')[0]}: … give or take", found.doubt * 100, "%", up=None)
