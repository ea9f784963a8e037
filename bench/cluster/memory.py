"""How much memory a process uses while people play at one table after another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from itertools import cycle
from pathlib import Path

import psutil

from bench.figures import Figure
from bench.process import run_bot
from bench.stored import begin_matches
from bench.table import WITHIN, Table
from sandbox.model.founding import found_guild
from sandbox.model.records import User
from sandbox.model.world import World
from sandbox.server import Sandbox

TABLES, TOGETHER = 200, 20
"""How many tables there are, and at how many of them people move at the same time."""

ROUNDS = TABLES // TOGETHER
"""Rounds until every table was played once; by then everything that is loaded on demand is loaded."""

GUESTS, HOUSES = 24, 4
"""How many people and servers there are besides those of the sandbox."""

MOST = 180
"""The most megabytes the process may use after all these tables were played."""


async def measure(folder: Path) -> list[Figure]:
    """Play at every table once."""
    rounds: list[tuple[float, float]] = []
    async with aclosing(play_endlessly(folder)) as played:
        async for _, own, others in played:
            rounds.append((own, others))
            if len(rounds) == ROUNDS:
                break
    half, (own, others) = rounds[ROUNDS // 2 - 1], rounds[-1]
    return [
        Figure(f"memory of a process after {TABLES} tables", own, "MB", MOST),
        Figure("… more than after half of them", 100 * (own / half[0] - 1), "%", up=None),
        Figure("… of its worker processes", others, "MB"),
    ]


async def play_endlessly(
    folder: Path, turns: int = 1, before: int = 0
) -> AsyncGenerator[tuple[int, float, float]]:
    """Play endlessly, at a few tables after the others, for some *turns* at each.

    After each round, yield how many moves were made and the memory in MB of the process and of its child
    processes. Requests are not limited, so it doesn't take long. At each table up to *before* moves have been
    made already. When a match is over, the next one begins.
    """
    url = f"sqlite+aiosqlite:///{folder}/memory.db"
    data = folder / "sandbox.db"
    _add_servers(data)
    async with Sandbox(data, pace=0, acknowledge_within=WITHIN) as sandbox:
        anna, houses = sandbox.person("Anna"), [*sandbox.world.guilds][-HOUSES:]
        channels = [
            await anna.create_channel(f"table-{number}", houses[number % HOUSES]) for number in range(TABLES)
        ]
        await begin_matches(url, sandbox, channels, before)
        tables = [Table(sandbox, channel, number) for number, channel in enumerate(channels)]
        async with run_bot(url, sandbox, REQUESTS_PER_SECOND="0") as (id, _):
            process = psutil.Process(id)
            await asyncio.gather(*(table.appear() for table in tables))
            for first in cycle(range(0, TABLES, TOGETHER)):
                await asyncio.gather(*(_play(table, turns) for table in tables[first : first + TOGETHER]))
                moves = sum(len(table.shown) for table in tables)
                sizes = [each.memory_info().rss / 1e6 for each in (process, *process.children())]
                yield moves, sizes[0], sum(sizes[1:])


def _add_servers(data: Path) -> None:
    """Add enough people and servers that the matches of an hour stay within what each may begin."""
    world = World(data)
    for number in range(GUESTS):
        world.add_user(User(world.new_id(), f"Guest {number}"))
    for number in range(HOUSES):
        found_guild(world, f"House {number}", (("hall", ""),))
    world.close()


async def _play(table: Table, turns: int) -> None:
    for _ in range(turns):
        if not await table.turn():
            await table.open()
