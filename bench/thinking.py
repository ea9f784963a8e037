"""Eight strong opponents thinking at once: how long each takes, and how that affects clicks.

In each of eight channels somebody plays against one; all of them move at once, again and again. A decision is
the time between two moves in the log, so it includes the second of delay of every strong opponent.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from bench import references
from bench.figures import Figure, percentile
from bench.process import run_bot
from bench.table import WITHIN, Table
from bot.service.opponents import DELAY
from bot.store import Store
from sandbox.server import Sandbox

AT_ONCE = 8
SPAN = 10.0
LIMIT = 1.0
"""Seconds of a decision besides the constant delay."""

REPLACED = b"nothing was found in time"
"""What the log says when the strategy moves instead."""


def measure() -> Iterator[Figure]:
    """Let them think and measure the clicks of those who wait for them; then the same without thinking."""
    for level in ("strong", "normal"):
        with tempfile.TemporaryDirectory() as folder:
            yield from asyncio.run(_run(f"sqlite+aiosqlite:///{folder}/bench.db", Path(folder), level))


async def _run(url: str, folder: Path, level: str) -> list[Figure]:
    async with Sandbox(folder / "sandbox.db", acknowledge_within=WITHIN) as sandbox:
        async with run_bot(url, sandbox) as (_, logged):
            await sandbox.world.until(lambda: sandbox.world.commands, WITHIN)
            anna = sandbox.person("Anna")
            channels = [await anna.create_channel(f"table-{number}") for number in range(AT_ONCE)]
            tables = [Table(sandbox, channel, number, level) for number, channel in enumerate(channels)]
            await asyncio.gather(*(table.open() for table in tables))
            end = time.perf_counter() + SPAN
            while time.perf_counter() < end:
                await asyncio.gather(*(table.turn() for table in tables))
                await asyncio.sleep(DELAY + 0.1)
        replaced = (await logged).count(REPLACED)
    clicks = [each for table in tables for each in table.acknowledged]
    shown = [
        Figure(f"clicks beside {AT_ONCE} {level} opponents", len(clicks), "", up=None),
        Figure(f"click → acknowledgement beside {level} ones, p50", statistics.median(clicks), "ms"),
        Figure(
            f"click → acknowledgement beside {level} ones, p99",
            percentile(clicks, 99),
            "ms",
            27,
            9,
            per=references.chess(),
        ),
    ]
    if level == "normal":
        return shown
    taken = await _measure_decisions(url)
    return [
        Figure(f"decisions of {AT_ONCE} strong opponents at once", len(taken), "", up=None),
        Figure("a decision with its delay, p50", statistics.median(taken), "s"),
        Figure("a decision with its delay, longest", max(taken), "s", DELAY + LIMIT),
        Figure("decisions that the strategy made instead", 100 * replaced / len(taken), "%"),
        *shown,
    ]


async def _measure_decisions(url: str) -> list[float]:
    """Return how long every decision of a bot opponent took, in seconds."""
    store = await Store.open(url)
    taken = []
    for id in await store.reader.running_matches():
        match = await store.reader.match(id)
        assert match is not None
        entries = [entry for entry, _ in await store.reader.entries(id)]
        for before, after in pairwise(entries):
            if after.seat is not None and match.players[after.seat].user_id is None:
                taken.append(after.at - before.at)
    await store.close()
    return taken
