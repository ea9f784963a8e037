"""How much memory a process takes while people play on, table after table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import psutil

from bench.figures import Figure
from bench.process import started
from bench.stored import lay
from bench.table import WITHIN, Table, names
from sandbox.server import Sandbox

TABLES, TOGETHER = 200, 20
"""The tables there are, and those at which people move at the same time."""

MOST = 180
"""Megabytes after all these tables were played, at most."""


async def measured(folder: Path) -> list[Figure]:
    """Play at all the tables once."""
    sizes = [size async for size in playing(folder, TABLES // TOGETHER)]
    half = len(sizes) // 2
    return [
        Figure(f"memory of a process after {TABLES} tables", sizes[-1], "MB", MOST),
        Figure("… more than after half of them", 100 * (sizes[-1] / sizes[half - 1] - 1), "%", up=None),
    ]


async def playing(folder: Path, rounds: int, turns: int = 2) -> AsyncIterator[float]:
    """Play at some tables after the others, so many *rounds* of some *turns*: the memory after each, in MB.

    Nothing limits the requests, so it does not take long.
    """
    url = f"sqlite+aiosqlite:///{folder}/memory.db"
    async with Sandbox(pace=0, acknowledge_within=WITHIN) as sandbox:
        anna = sandbox.person("Anna")
        channels = [await anna.create_channel(f"table-{number}") for number in range(TABLES)]
        await lay(url, sandbox, ((channel, names(number)) for number, channel in enumerate(channels)))
        tables = [Table(sandbox, channel, number) for number, channel in enumerate(channels)]
        async with started(url, sandbox, REQUESTS_PER_SECOND="0") as (id, _):
            process = psutil.Process(id)
            for round in range(rounds):
                first = round * TOGETHER % TABLES
                await asyncio.gather(*(_play(table, turns) for table in tables[first : first + TOGETHER]))
                yield process.memory_info().rss / 1e6


async def _play(table: Table, turns: int) -> None:
    await table.appear()
    for _ in range(turns):
        await table.turn()
