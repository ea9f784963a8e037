"""How long clicks take at forty tables of two processes, and how many moves a second Discord's limit allows.

The sandbox stands in for Discord, with four shards and a limit of fifty requests a second for all of them.
First people look at their table for a while before they move, so the bot stays below the limit. Then they
hardly look, and it reaches the limit.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from contextlib import AsyncExitStack
from pathlib import Path

from bench import references
from bench.figures import Figure, percentile
from bench.process import run_bot
from bench.stored import begin_matches
from bench.table import WITHIN, Table
from sandbox.model.founding import found_on_shards
from sandbox.server import Sandbox

SHARDS = 4
PROCESSES = ("0-1/4", "2-3/4")
TABLES = 40
LOOKS = (5.0, 0.2)
"""Seconds that people look at the table: first long enough to stay below the limit, then too short."""

SPAN = 10.0


async def measure(url: str, folder: Path) -> list[Figure]:
    """Play on the database at *url*."""
    data = folder / "cluster.db"
    async with Sandbox(data, shards=SHARDS, concurrency=SHARDS, acknowledge_within=WITHIN) as sandbox:
        found_on_shards(sandbox.world, SHARDS)
        guilds, anna = list(sandbox.world.guilds), sandbox.person("Anna")
        channels = [
            await anna.create_channel(f"table-{number}", guilds[number % len(guilds)])
            for number in range(TABLES)
        ]
        await begin_matches(url, sandbox, channels)
        tables = [Table(sandbox, channel, number) for number, channel in enumerate(channels)]
        async with AsyncExitStack() as processes:
            for shards in PROCESSES:
                await processes.enter_async_context(run_bot(url, sandbox, SHARDS=shards))
            await asyncio.gather(*(table.appear() for table in tables))
            calm = await _play(tables, LOOKS[0])
            await _play(tables, LOOKS[1], SPAN / 4)  # until requests queue up
            moves = len((await _play(tables, LOOKS[1]))[1])
    name = f"{len(PROCESSES)} processes, {TABLES} tables"
    acknowledged, shown = calm
    return [
        Figure(f"clicks, {name}", len(acknowledged), "", up=None),
        Figure(f"click → acknowledgement, {name}, p50", statistics.median(acknowledged), "ms"),
        Figure(
            f"click → acknowledgement, {name}, p99",
            percentile(acknowledged, 99),
            "ms",
            27,
            9,
            per=references.chess(),
        ),
        Figure(
            f"click → table shown, {name}, p50", statistics.median(shown), "ms", 27, per=references.chess()
        ),
        Figure(
            f"click → table shown, {name}, p99", percentile(shown, 99), "ms", 140, 70, per=references.chess()
        ),
        Figure(f"moves at Discord's limit, {name}", moves / SPAN, "moves/s", 12, up=True),
    ]


async def _play(tables: list[Table], look: float, span: float = SPAN) -> tuple[list[float], list[float]]:
    """Return how long each click took until it was acknowledged, and each move until it was shown."""
    for table in tables:
        table.look, table.acknowledged, table.shown = look, [], []
    end = time.perf_counter() + span
    await asyncio.gather(*(table.play(end) for table in tables))
    return [t for table in tables for t in table.acknowledged], [t for table in tables for t in table.shown]
