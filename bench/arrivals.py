"""How long clicks take right after a start, while Discord announces ten thousand servers on four shards.

People ask for their hands as soon as their shard is connected: by a button, by a command, and by a
completion, which needs look-ups before it can be answered. A tenth of the servers has a daily puzzle. Another
tenth had left and is back.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from itertools import cycle
from pathlib import Path
from random import Random
from typing import get_args

from bench import references
from bench.figures import Figure, percentile
from bench.process import launch_bot, run_bot
from bench.stored import begin_matches
from bench.table import WITHIN, Table, Way
from bot.discord.emojis import list_drawings
from bot.puzzles.records import day_of
from sandbox.api.gateway import GUILDS_MOST
from sandbox.model.founding import found_crowd, found_on_shards
from sandbox.server import Sandbox

SHARDS = 4
SERVERS = GUILDS_MOST * SHARDS
TABLES = 40
CLICKS = 40
"""Clicks within one second, at the tables of each shard in turn."""

QUIET = 3.0
"""Seconds after which all work for the announced servers is done."""

LEAST, AIM = 90, 27
"""The 99th percentile of the time to acknowledge a click, as a multiple of a game of python-chess."""


def measure() -> Iterator[Figure]:
    """Start with that many servers, and click at once."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Figure]:
    file = folder / "bench.db"
    url = f"sqlite+aiosqlite:///{file}"
    data = folder / "sandbox.db"
    async with Sandbox(data, shards=SHARDS, acknowledge_within=WITHIN) as sandbox:
        found_on_shards(sandbox.world, SHARDS)
        homes, anna = list(sandbox.world.guilds), sandbox.person("Anna")
        channels = [await anna.create_channel(f"table-{n}", homes[n % SHARDS]) for n in range(TABLES)]
        await begin_matches(url, sandbox, channels)
        tables = [Table(sandbox, channel, number) for number, channel in enumerate(channels)]
        async with run_bot(url, sandbox):
            await asyncio.gather(*(table.appear() for table in tables))
            await sandbox.world.until(lambda: len(sandbox.world.emojis) == len(list_drawings()), WITHIN)
        found_crowd(sandbox.world, SERVERS - len(homes))
        old = [id for id in sandbox.world.guilds if id not in homes]
        _remember(file, {id: sandbox.world.channels.in_guild(id)[0].id for id in old})
        async with launch_bot(url, sandbox) as (_, ready, _):
            begun = time.perf_counter()
            asked = (_time_first_clicks(sandbox, home, tables[n::SHARDS]) for n, home in enumerate(homes))
            first = [took for each in await asyncio.gather(*asked) for took in each]
            await ready
            until_ready = time.perf_counter() - begun
            await asyncio.sleep(QUIET)
            calm = await _time_answers(tables)
    name = f"{SERVERS:,} servers on {SHARDS} shards"
    return [
        Figure(
            f"click → acknowledgement in a shard's first second, p99, {name}",
            percentile(first, 99),
            "ms",
            LEAST,
            AIM,
            per=references.chess(),
        ),
        Figure("… p50", statistics.median(first), "ms"),
        Figure(f"… later, p99, {name}", percentile(calm, 99), "ms"),
        Figure(f"start to ready, {name}", until_ready, "s"),
    ]


def _remember(file: Path, halls: Mapping[int, int]) -> None:
    """Give a tenth of the servers a daily puzzle in their hall, and mark another tenth as left."""
    guild_ids = list(halls)
    with closing(sqlite3.connect(file)) as connection, connection:
        boards = [(id, halls[id], 1, day_of(time.time()), 1, 0, "") for id in guild_ids[::10]]
        connection.executemany("INSERT INTO puzzle_boards VALUES (?, ?, ?, ?, ?, ?, ?)", boards)
        gone = [(id, time.time() - 60) for id in guild_ids[1::10]]
        connection.executemany("INSERT INTO departures VALUES (?, ?)", gone)
        servers = [(id, "en", "[]", 86400, False, None) for id in guild_ids]
        connection.executemany("INSERT INTO servers VALUES (?, ?, ?, ?, ?, ?)", servers)


async def _time_first_clicks(sandbox: Sandbox, home: int, tables: Sequence[Table]) -> list[float]:
    """Time clicks, in ms, in the first second after the shard of the guild *home* connected."""
    shard, sessions = (home >> 22) % SHARDS, sandbox.gateway.sessions
    await sandbox.world.until(
        lambda: any(each.shard[0] == shard and each.connection for each in sessions.values()), WITHIN
    )
    return await _time_answers(tables)


async def _time_answers(tables: Sequence[Table]) -> list[float]:
    """Let people at *tables* ask within one second, and return how long each answer took, in ms."""
    random, ways = Random(0), cycle(get_args(Way))
    asked = (tables[n % len(tables)].ask(next(ways), random.random()) for n in range(CLICKS))
    return list(await asyncio.gather(*asked))
