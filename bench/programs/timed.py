"""Counting actions for a while, here or in a process of another environment."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from random import Random

Playout = Callable[[Random], int]
"""Plays a random match and returns how many actions it had."""

SPAN = 0.2
"""Seconds of processor time, which other load on the machine doesn't affect."""


def measure_rate(playout: Playout, seed: int) -> float:
    """Return how many actions a second *playout* makes when it is repeated."""
    random = Random(seed)
    done, start = 0, time.process_time()
    while (elapsed := time.process_time() - start) < SPAN:
        done += playout(random)
    return done / elapsed


def serve(playouts: Mapping[str, Playout]) -> None:
    """For each seed, a line on standard input, print the rates of all *playouts* as a line of JSON."""
    for line in sys.stdin:
        print(
            json.dumps({name: measure_rate(play, int(line)) for name, play in playouts.items()}), flush=True
        )
