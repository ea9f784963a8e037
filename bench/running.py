"""Memory and clicks of the whole bot as its own process, connected to the sandbox.

The sandbox keeps Discord's own rate limits. Each match is a channel with two people, who look at the table
for a moment before they move.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psutil

from bench import references
from bench.figures import Figure, percentile
from bench.process import run_bot
from bench.stored import fill
from bench.table import WITHIN, Table
from sandbox.server import Sandbox

STORED = 1_000
AT_PLAY = 20
SPAN = 15.0


def measure() -> Iterator[Figure]:
    """Play twenty matches beside a thousand others."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/bench.db"
        asyncio.run(fill(url, STORED))
        yield from asyncio.run(_run(url, Path(folder)))


async def _run(url: str, folder: Path) -> list[Figure]:
    async with Sandbox(folder / "sandbox.db", acknowledge_within=WITHIN) as sandbox:
        async with run_bot(url, sandbox) as (pid, _):
            await sandbox.world.until(lambda: sandbox.world.commands, WITHIN)
            resident = psutil.Process(pid).memory_info().rss / 1e6
            acknowledged, shown = await _play(sandbox)
            after = psutil.Process(pid).memory_info().rss / 1e6
            stop = time.perf_counter()
        ended = time.perf_counter() - stop
    return [
        Figure(f"resident memory, {STORED} running matches", resident, "MB", 200, 120),
        Figure(f"resident memory after {AT_PLAY} of them were played", after, "MB", 200, 120),
        Figure("clicks", len(acknowledged), "", up=None),
        Figure("click → acknowledgement, p50", statistics.median(acknowledged), "ms"),
        Figure(
            "click → acknowledgement, p99", percentile(acknowledged, 99), "ms", 27, 9, per=references.chess()
        ),
        Figure("click → table shown, p50", statistics.median(shown), "ms"),
        Figure("click → table shown, p99", percentile(shown, 99), "ms"),
        Figure("SIGTERM to the end", ended, "s", 10),
    ]


async def _play(sandbox: Sandbox) -> tuple[list[float], list[float]]:
    tables = []
    for number in range(AT_PLAY):
        channel = await sandbox.person("Anna").create_channel(f"table-{number}")
        tables.append(Table(sandbox, channel, number))
    await asyncio.gather(*(table.open() for table in tables))
    end = time.perf_counter() + SPAN
    await asyncio.gather(*(table.play(end) for table in tables))
    return [t for table in tables for t in table.acknowledged], [t for table in tables for t in table.shown]
