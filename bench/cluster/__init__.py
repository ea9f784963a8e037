"""One Freehold as two processes on PostgreSQL, compared with one process on SQLite."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bench.cluster import clicks, memory
from bench.cluster.commits import commit_moves
from bench.figures import Figure, Missing
from bench.start import measure_starts
from tests.kit.postgresql import find_programs, run_server


def measure() -> Iterator[Figure]:
    """Measure commits and memory of one process on SQLite, then commits, starts and clicks on PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        yield from commit_moves("SQLite", f"sqlite+aiosqlite:///{folder}/bench.db", 1)
        yield from asyncio.run(memory.measure(Path(folder)))
        if find_programs() is None:
            raise Missing("There is no PostgreSQL here: install it first, as by apt-get install postgresql.")
        with run_server(durable=True) as server:
            for processes in (1, 2):
                url = server.url(asyncio.run(server.create_database()))
                yield from commit_moves("PostgreSQL", url, processes)
            yield from measure_starts(server.url(asyncio.run(server.create_database())), "PostgreSQL", 10_000)
            url = server.url(asyncio.run(server.create_database()))
            yield from asyncio.run(clicks.measure(url, Path(folder)))
