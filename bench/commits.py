"""Durable commits per second: real moves of real matches into a real SQLite file, `synchronous=FULL`.

`python -m bench.commits URL FIRST COUNT` makes moves in *COUNT* matches, in the channels from *FIRST* on. It
prints how long each commit took, in ms.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bench import references
from bench.figures import Figure, percentile
from bot.domain import lobbies, turns
from bot.domain.match import Match, Venue
from bot.domain.pace import per_move
from bot.domain.people import Person
from bot.domain.place import Place
from bot.service.matches import Matches
from bot.store import Store
from games import load

SPAN = 4.0
GAME = "property"
PEOPLE = (Person(1, "Anna"), Person(2, "Ben"))


def measure() -> Iterator[Figure]:
    """Measure commits with one match in play, and with fifty at once."""
    for count, least, aim in ((1, None, None), (50, 0.07, 0.4)):
        with tempfile.TemporaryDirectory() as folder:
            times = asyncio.run(commit(f"sqlite+aiosqlite:///{folder}/bench.db", range(count)))
        yield from build_figures(f"{count} match" + "es" * (count > 1), times, least, aim)


def build_figures(where: str, times: list[float], least: float | None, aim: float | None) -> Iterator[Figure]:
    """Summarize the *times* of `commit` as figures."""
    yield Figure(
        f"durable commits, {where}",
        len(times) / SPAN,
        "commits/s",
        least,
        aim,
        up=True,
        per=references.fdatasync(),
    )
    yield Figure(f"durable commit, {where}, p50", statistics.median(times), "ms")
    yield Figure(f"durable commit, {where}, p99", percentile(times, 99), "ms")


async def commit(url: str, channels: Sequence[int]) -> list[float]:
    """Return how many ms each commit takes while people move in these *channels* at once for some seconds."""
    store = await Store.open(url)
    matches = Matches(store, time.time, lambda _: None)
    begun = await asyncio.gather(*(begin(matches, channel) for channel in channels))
    times: list[float] = []
    numbers = itertools.count(channels[0] * 10**6)
    end = time.perf_counter() + SPAN
    await asyncio.gather(*(_play(matches, match, numbers, times, end) for match in begun))
    await store.close()
    return times


async def _play(
    matches: Matches, match: Match, numbers: Iterator[int], times: list[float], end: float
) -> None:
    random = Random(match.place.channel_id)
    while time.perf_counter() < end:
        if match.status != "running":
            match = await begin(matches, match.place.channel_id or 0)
        user, move = draw_move(match, random)
        before = time.perf_counter()
        match = await matches.change_once(next(numbers), match.id, turns.act, user, move, match.version)
        times.append((time.perf_counter() - before) * 1e3)


def draw_move(match: Match, random: Random) -> tuple[int, Any]:
    """Draw a seat that *match* waits for, and a move for it."""
    game, seat = load(match.game), min(match.waiting)
    user = match.players[seat].user_id
    assert user is not None
    return user, game.sample(game.offers(match.state, seat), random)


async def begin(
    matches: Matches, channel: int, game: str = GAME, people: Sequence[Person] = PEOPLE, guild: int = 1
) -> Match:
    """Begin a match of *people* in *channel*, and return it."""
    host, *others = people
    match = await matches.open(
        lobbies.create, game, {}, host, Venue(Place(guild, channel), "en", per_move(0))
    )
    for other in others:
        await matches.change(match.id, lobbies.join, other)
    return await matches.change(match.id, lobbies.start, host.user_id)


if __name__ == "__main__":
    address, first, many = sys.argv[1:]
    print(json.dumps(asyncio.run(commit(address, range(int(first), int(first) + int(many))))))
