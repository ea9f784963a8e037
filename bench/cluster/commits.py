"""Durable commits of one process, and of two at once."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from collections.abc import Iterator

from bench import commits
from bench.figures import Figure

AT_ONCE = 50
LEAST, AIM = 0.07, 0.3


def commit_moves(kind: str, url: str, processes: int) -> Iterator[Figure]:
    """Make moves in matches of that many *processes*, in the database at *url*."""
    times = asyncio.run(_commit(url, processes))
    name = f"{kind}, {processes} process" + "es" * (processes > 1)
    yield from commits.build_figures(name, times, LEAST, AIM)


async def _commit(url: str, processes: int) -> list[float]:
    count = AT_ONCE // processes
    command = [sys.executable, "-m", "bench.commits", url]
    children = [
        await asyncio.create_subprocess_exec(*command, str(1 + number * count), str(count), stdout=PIPE)
        for number in range(processes)
    ]
    told = await asyncio.gather(*(child.communicate() for child in children))
    return [millis for said, _ in told for millis in json.loads(said)]
