"""Durable commits per second: real moves of real matches into a real SQLite file, `synchronous=FULL`."""

from __future__ import annotations

import asyncio
import itertools
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from bench.figures import Figure, percentile
from bot.domain import lobbies, turns
from bot.domain.match import Match, Venue
from bot.domain.people import Person
from bot.service.matches import Matches
from bot.store import Store
from games import load

SPAN = 4.0
GAME = "property"


def measure() -> Iterator[Figure]:
    """Commits with one match in play, and with fifty at once."""
    for count, least, aim in ((1, None, None), (50, 500, 3_000)):
        with tempfile.TemporaryDirectory() as folder:
            times, elapsed = asyncio.run(_play(Path(folder), count))
        matches = f"{count} match" + "es" * (count > 1)
        yield Figure(f"durable commits, {matches}", len(times) / elapsed, "commits/s", least, aim, up=True)
        yield Figure(f"durable commit, {matches}, p50", statistics.median(times), "ms")
        yield Figure(f"durable commit, {matches}, p99", percentile(times, 99), "ms")


async def _play(folder: Path, count: int) -> tuple[list[float], float]:
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/bench.db")
    matches = Matches(store, time.time, lambda _: None)
    numbers = itertools.count(1)
    times: list[float] = []
    start = time.perf_counter()
    await asyncio.gather(
        *(_keep_playing(matches, channel, numbers, times, start) for channel in range(count))
    )
    elapsed = time.perf_counter() - start
    await store.close()
    return times, elapsed


async def _keep_playing(
    matches: Matches, channel: int, numbers: Iterator[int], times: list[float], start: float
) -> None:
    game, random = load(GAME), Random(channel)
    match = await begin(matches, channel)
    while time.perf_counter() - start < SPAN:
        if match.status != "running":
            match = await begin(matches, channel)
        seat = min(match.waiting)
        move = game.sample(game.offers(match.state, seat), random)
        user = match.players[seat].user_id
        assert user is not None
        before = time.perf_counter()
        match = await matches.once(next(numbers), match.id, turns.act, user, move, match.version)
        times.append((time.perf_counter() - before) * 1e3)


async def begin(matches: Matches, channel: int, game: str = GAME) -> Match:
    """A running match of two people in *channel*."""
    anna, ben = Person(1, "Anna"), Person(2, "Ben")
    match = await matches.open(lobbies.new, game, {}, anna, Venue(1, channel, None, "en", 0))
    await matches.change(match.id, lobbies.join, ben)
    return await matches.change(match.id, lobbies.start, anna.user_id)
