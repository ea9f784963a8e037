"""Catching up after an outage of an hour on a busy bot: all deadlines are extended while people play on."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
import time
from collections.abc import Iterator, Sequence
from random import Random

from sqlalchemy.ext.asyncio import create_async_engine

from bench import references
from bench.commits import draw_move
from bench.figures import Figure, percentile
from bench.stored import fill
from bot.domain import turns
from bot.domain.pace import per_move
from bot.league.rows import postpone
from bot.service.matches import Matches
from bot.service.uptime import Uptime
from bot.store import Store

MATCHES = 20_000
EVERY = 0.2
"""Seconds between two moves."""

HOUR, DAY = 3600, 86400
QUIET = 25
"""Moves made before the outage is handled, for comparison."""


def measure() -> Iterator[Figure]:
    """Measure an outage of an hour with twenty thousand matches that have deadlines, on SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(measure_outage(f"sqlite+aiosqlite:///{folder}/bench.db", "SQLite"))


async def measure_outage(url: str, kind: str) -> list[Figure]:
    """Extend the deadlines after an outage in the empty database at *url*, which is of that *kind*."""
    now = time.time()
    await fill(url, MATCHES)
    await _set_deadlines(url, now)
    store = await Store.open(url)
    matches, paused = Matches(store, time.time, lambda _: None), list[int]()
    uptime = Uptime(store, matches, lambda: {0: 0.0}, postpone, print, paused.append, time.time)
    numbers, random = itertools.count(10**9), Random(0)
    ids = await store.reader.running_matches()
    before = [await _move(matches, random.choice(ids), numbers, random) for _ in range(QUIET)]
    await store.house.record_up(now - HOUR, (0,), 1)
    start = time.perf_counter()
    await uptime.update()
    recorded = time.perf_counter() - start
    catching_up = asyncio.create_task(uptime.wait_until_idle())
    moves = list[asyncio.Task[float]]()
    while not catching_up.done():
        moves.append(asyncio.create_task(_move(matches, random.choice(ids), numbers, random)))
        await asyncio.wait((catching_up,), timeout=EVERY)
    seconds = time.perf_counter() - start
    await catching_up
    during = await asyncio.gather(*moves)
    assert len({*paused}) == len(paused) > MATCHES * 0.9
    assert await store.reader.matches_behind() == []
    await store.close()
    return _build_figures(f"{MATCHES:,} deadlines on {kind}", seconds, recorded, during, before)


def _build_figures(
    name: str, seconds: float, recorded: float, during: Sequence[float], before: Sequence[float]
) -> list[Figure]:
    note = f"with {len(during) / seconds:.1f} moves a second"
    return [
        Figure(f"made up for an outage, {name}", seconds, "s", 1_800, 900, note=note, per=references.chess()),
        Figure(f"an outage is recorded, {name}", recorded * 1e3, "ms", 45, per=references.chess()),
        Figure(
            f"longest wait of a move meanwhile, {name}",
            max(during) * 1e3,
            "ms",
            45,
            18,
            per=references.chess(),
        ),
        Figure(f"… p90, {name}", percentile(during, 90) * 1e3, "ms"),
        Figure(f"… as times of one before, {name}", percentile(during, 50) / percentile(before, 50), "×"),
    ]


async def _set_deadlines(url: str, now: float) -> None:
    """Set a deadline of a day in every match, of which some hours have passed."""
    engine = create_async_engine(url)
    async with engine.begin() as database:
        for statement in (
            f"UPDATE matches SET pace = '{per_move(DAY)}'",
            f"UPDATE players SET due = {now} + 10000 + (match_id * 37) % 50000, span = {DAY},"
            f" reminder = {now} + 5000 + (match_id * 37) % 50000 WHERE awaited > 0",
            "UPDATE matches SET wake = (SELECT min(reminder) FROM players WHERE match_id = matches.id)",
        ):
            await database.exec_driver_sql(statement)
    await engine.dispose()


async def _move(matches: Matches, id: int, numbers: Iterator[int], random: Random) -> float:
    """Make a move in a match, and return the seconds from the click until it is stored."""
    start = time.perf_counter()
    match = await matches.require(id)
    user, move = draw_move(match, random)
    await matches.change_once(next(numbers), id, turns.act, user, move, match.version)
    return time.perf_counter() - start
