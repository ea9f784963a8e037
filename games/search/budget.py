"""What a search may spend."""

from __future__ import annotations

import time
from math import inf
from typing import NamedTuple


class Budget(NamedTuple):
    """So many *seconds* of this thread's processor time, or so many *simulations*, whichever is spent first.

    By simulations alone the same search gives the same answer again.
    """

    seconds: float = inf
    simulations: float = inf


class Purse:
    """A budget that is being spent, from now on; `simulations` are counted by whoever makes them."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._start = time.thread_time()
        self.simulations = 0

    def spent(self) -> float:
        """The part that is spent: 1 is all."""
        used = self.simulations / self._budget.simulations
        if self._budget.seconds < inf:
            used = max(used, (time.thread_time() - self._start) / self._budget.seconds)
        return used
