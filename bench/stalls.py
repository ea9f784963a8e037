"""How long the event loop is blocked while somebody's data is exported, and while statistics are counted.

It is measured as `bot.monitor` does it, by how much later than planned a task wakes up, only more often. The
garbage collector and thread switching are configured as in `bot.__main__`.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random

from bench import references
from bench.commits import begin, draw_move
from bench.figures import Figure, percentile
from bench.stored import repeat
from bot.discord.posts import FILE_BYTES
from bot.domain import turns
from bot.domain.people import Person
from bot.service.limits import Limits
from bot.service.matches import Matches
from bot.service.privacy import Privacy
from bot.store import Store

MATCHES, MOVES = 2_000, 60
PEOPLE = [Person(7, "Anna"), Person(8, "Ben")]
COUNTED, CALLS = 150_000, 2_000
LOOK = 0.002
"""Seconds between two measurements of how late the loop is."""


def measure() -> Iterator[Figure]:
    """Export the data of somebody with many matches, then count what many people do."""
    interval = sys.getswitchinterval()
    gc.freeze()
    sys.setswitchinterval(0.001)
    try:
        with tempfile.TemporaryDirectory() as folder:
            yield from asyncio.run(_export(f"sqlite+aiosqlite:///{folder}/bench.db"))
        yield from _limits()
    finally:  # the sections that follow run in the same process
        sys.setswitchinterval(interval)
        gc.unfreeze()


async def _export(url: str) -> list[Figure]:
    store = await Store.open(url)
    matches = Matches(store, time.time, lambda _: None)
    match, random = await begin(matches, 10**6, people=PEOPLE), Random(0)
    while match.version < MOVES and match.status == "running":
        user_id, move = draw_move(match, random)
        match = await matches.change(match.id, turns.act, match.version, user_id, move, match.version)
    await store.close()
    await repeat(url, match.id, MATCHES)
    store = await Store.open(url)
    privacy = Privacy(store, Matches(store, time.time, lambda _: None), _find_no_channels, time.time)
    start, size, number = time.perf_counter(), 0, 0
    async with _record_lags() as lags:
        async for part in privacy.export(PEOPLE[0].user_id, FILE_BYTES):
            size, number = size + len(part.body), part.number
    took = time.perf_counter() - start
    await store.close()
    name = f"export of {MATCHES:,} matches"
    return [
        Figure(f"longest stall of the loop, {name}", max(lags), "ms", 9, 3.6, per=references.chess()),
        Figure(f"… p99, {name}", percentile(lags, 99), "ms"),
        Figure(f"time, {name}", took, "s"),
        Figure(f"size, {name}", size / 1e6, "MB", up=None, note=f"{number} files"),
    ]


def _limits() -> Iterator[Figure]:
    limits = Limits(time.time)
    for user_id in range(COUNTED):
        limits.spend("help", user_id, None)
    took = []
    for user_id in range(COUNTED, COUNTED + CALLS):
        start = time.perf_counter()
        limits.spend("help", user_id, None)
        took.append((time.perf_counter() - start) * 1e3)
    name = f"a limit with {COUNTED:,} people counted"
    yield Figure(f"{name}, longest", max(took), "ms", 0.9, per=references.chess())
    yield Figure(f"{name}, p50", statistics.median(took) * 1e3, "µs")


@asynccontextmanager
async def _record_lags() -> AsyncIterator[list[float]]:
    """Yield a list that collects how late the event loop was each time, in ms."""
    lags: list[float] = []

    async def look() -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK
            await asyncio.sleep(LOOK)
            lags.append(max(0.0, loop.time() - due) * 1e3)

    looking = asyncio.create_task(look())
    await asyncio.sleep(2 * LOOK)
    try:
        yield lags
    finally:
        looking.cancel()


async def _find_no_channels(league_id: int, user_id: int) -> None:
    """Return no channels, because there are no leagues."""
