"""Counting actions for a while: here, or in a process of another environment that is told when."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from random import Random

Playout = Callable[[Random], int]
"""Plays a match at random; how many actions it had."""

SPAN = 0.2
"""Seconds of the processor's time, which others on the machine do not take part of."""


def rate(playout: Playout, seed: int) -> float:
    """The actions a second of *playout*, again and again."""
    random = Random(seed)
    done, start = 0, time.process_time()
    while (elapsed := time.process_time() - start) < SPAN:
        done += playout(random)
    return done / elapsed


def serve(playouts: Mapping[str, Playout]) -> None:
    """For each line on standard input, a seed, tell the rates of all *playouts* as a line of JSON."""
    for line in sys.stdin:
        print(json.dumps({name: rate(play, int(line)) for name, play in playouts.items()}), flush=True)
