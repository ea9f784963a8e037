"""How long a picture takes, how large it is, and how long the event loop is held up in the meantime."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator
from itertools import zip_longest
from random import Random
from typing import Any

from bench import references
from bench.figures import Figure, percentile
from bot.language import language_of
from bot.workers.render import People, Shown
from bot.workers.render_workers import RenderWorkers
from games import keys, load
from games.core import AnyGame, Luck
from locales.names import choose_letters
from render import paint
from render.kit.theme import Look
from render.png import encode
from render.samples import NAMES

MATCHES = 5
MOMENTS = 30
WARM = 80
TICK = 0.001
AT_ONCE = 10


def measure() -> Iterator[Figure]:
    """The pictures of every game at many moments of random matches."""
    for key in keys():
        game = load(key)
        # The matches take turns, as on a server. A bot that has just started is slower for some pictures.
        rounds = zip_longest(*(_moments(game, seed) for seed in range(MATCHES)))
        everything = [view for round in rounds for view in round if view is not None]
        for view in everything[:WARM]:
            _paint(key, view)
        views = everything[WARM:]
        for kind in ("table", "hand"):
            shown = [view for view in views if (view.seat is None) == (kind == "table")]
            times, sizes = [], []
            for view in shown:
                start = time.thread_time()  # without what others on the machine take
                data = _paint(key, view)
                times.append((time.thread_time() - start) * 1e3)
                sizes.append(len(data) / 1e3)
            yield Figure(
                f"{key}: {kind} picture, p50",
                statistics.median(times),
                "ms",
                1,
                0.7,
                per=references.deflate(),
            )
            yield Figure(
                f"{key}: {kind} picture, p99", percentile(times, 99), "ms", 2, 1.2, per=references.deflate()
            )
            yield Figure(f"{key}: {kind} picture, largest", max(sizes), "kB", 100, 80)
        late = asyncio.run(_lateness(key, views))
        yield Figure(
            f"{key}: event loop held up by ten pictures, p99",
            percentile(late, 99),
            "ms",
            1.8,
            0.9,
            per=references.chess(),
        )


def _moments(game: AnyGame, seed: int) -> Iterator[Any]:
    """Tables and hands of one random match, from its start to its end."""
    random = Random(seed)
    chance = Luck(random)
    numbers = game.seats_with({})
    state, _ = game.deal(numbers[seed % len(numbers)], {}, chance)
    history = []
    while waiting := game.waiting_for(state):
        history.append((game.copy(state), min(waiting)))
        game.apply(state, min(waiting), game.sample(game.offers(state, min(waiting)), random), chance)
    for before, seat in history[:: max(4, len(history) // MOMENTS)]:
        yield game.view(before, None)
        yield game.view(before, seat)
    yield game.view(state, None)


def _paint(key: str, view: Any) -> bytes:
    look = Look(language_of("en").with_seats(NAMES, "picture"), NAMES)
    return encode(paint(key, view, look).image)


async def _lateness(key: str, views: list[Any]) -> list[float]:
    """By how many ms the loop wakes up too late while ten pictures are painted."""
    late: list[float] = []
    workers, game = RenderWorkers(), load(key)
    tasks = [Shown(key, game.encode(view), _people(view.seats), "en") for view in views[:AT_ONCE]]
    await workers.paint(tasks[0])
    painting = asyncio.gather(*map(workers.paint, tasks))
    while not painting.done():
        start = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append((time.perf_counter() - start - TICK) * 1e3)
    await painting
    await workers.close()
    return late


def _people(seats: int) -> People:
    names = NAMES[:seats]
    return People(names, tuple(range(seats)), choose_letters(names), ((),) * seats, ((False,),) * seats)
