"""How long the bot takes from its start until it is ready, with many matches running.

It runs as its own process beside the sandbox. The quickest start counts, because other load on the machine
only makes it slower.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator

import psutil

from bench import references
from bench.figures import Figure
from bench.process import run_bot
from bench.stored import fill
from sandbox.server import Sandbox

TRIES = 3
LIMITS = {1_000: (4, None), 10_000: (20, 8)}
"""Limit and aim of the time until ready, as a multiple of importing discord.py, by number of matches."""


def measure() -> Iterator[Figure]:
    """Start with a thousand matches, and with ten thousand."""
    for count in LIMITS:
        with tempfile.TemporaryDirectory() as folder:
            yield from measure_starts(f"sqlite+aiosqlite:///{folder}/bench.db", "SQLite", count)


def measure_starts(url: str, kind: str, count: int) -> Iterator[Figure]:
    """Fill the database at *url*, which is of that *kind*, with *count* matches, and start with it."""
    asyncio.run(fill(url, count))
    seconds, busy = (
        min(each) for each in zip(*(asyncio.run(_start(url)) for _ in range(TRIES)), strict=True)
    )
    name = f"{count:,} running matches on {kind}"
    yield Figure(f"start to ready, {name}", seconds, "s", *LIMITS[count], per=references.imports())
    yield Figure(f"… of the processor, {name}", busy, "s")


async def _start(url: str) -> tuple[float, float]:
    """Return how long a start took, and how much processor time it used."""
    async with Sandbox() as sandbox:
        start = time.perf_counter()
        async with run_bot(url, sandbox) as (id, _):
            times = psutil.Process(id).cpu_times()
            return time.perf_counter() - start, times.user + times.system
