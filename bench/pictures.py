"""How long a picture takes, how large it is, and how long painting blocks the event loop."""

from __future__ import annotations

import asyncio
import gc
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import accumulate, zip_longest
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
from render.profile import Curve, Profile, Rival
from render.profile import paint as paint_profile
from render.samples import NAMES

MATCHES = 5
MOMENTS = 30
WARM = 80
TICK = 0.001
AT_ONCE = 10
PROFILES = 120


def measure() -> Iterator[Figure]:
    """Measure every game's pictures at many points of random matches, and the profiles of many people.

    Loaded objects are exempt from garbage collection, as in a render worker.
    """
    gc.freeze()
    try:
        yield from _measure_pictures()
    finally:
        gc.unfreeze()


def _measure_pictures() -> Iterator[Figure]:
    random = Random(1)
    profiles = [_make_profile(random) for _ in range(PROFILES)]
    yield from _measure("profile", _draw_profile, profiles)
    for key in keys():
        game = load(key)
        # The matches take turns, as on a server. A bot that has just started is slower for some pictures.
        rounds = zip_longest(*(_play_moments(game, seed) for seed in range(MATCHES)))
        everything = [view for round in rounds for view in round if view is not None]
        draw = partial(_paint, key)
        for view in everything[:WARM]:
            draw(view)
        views = everything[WARM:]
        for kind in ("table", "hand"):
            shown = [view for view in views if (view.seat is None) == (kind == "table")]
            yield from _measure(f"{key}: {kind}", draw, shown)
        late = asyncio.run(_measure_lateness(key, views))
        yield Figure(
            f"{key}: event loop held up by ten pictures, p99",
            percentile(late, 99),
            "ms",
            1.8,
            0.9,
            per=references.chess(),
        )


def _measure(name: str, draw: Callable[[Any], bytes], shown: Iterable[Any]) -> Iterator[Figure]:
    """Measure how long it takes to draw everything *shown*, and how large the largest picture is."""
    times, sizes = [], []
    for each in shown:
        start = time.thread_time()  # processor time, so that other load doesn't count
        data = draw(each)
        times.append((time.thread_time() - start) * 1e3)
        sizes.append(len(data) / 1e3)
    per = references.deflate()
    yield Figure(f"{name} picture, p50", statistics.median(times), "ms", 1, 0.7, per=per)
    yield Figure(f"{name} picture, p99", percentile(times, 99), "ms", 2, 1.2, per=per)
    yield Figure(f"{name} picture, largest", max(sizes), "kB", 100, 80)


def _make_profile(random: Random) -> Profile:
    """Make a profile of somebody who plays all games and knows some people."""
    walks = (
        accumulate((random.randint(-60, 80) for _ in range(random.randrange(5, 60))), initial=1000)
        for _ in keys()
    )
    curves = tuple(Curve(key, tuple(walk), 60, 20) for key, walk in zip(keys(), walks, strict=True))
    rivals = tuple(Rival(name, random.randrange(40), random.randrange(40)) for name in NAMES)
    places = tuple((place, random.randrange(60)) for place in range(1, 7))
    return Profile(random.choice(NAMES), 240, 80, places, 3, 9, curves, rivals, 90, random.randrange(90), 12)


def _draw_profile(profile: Profile) -> bytes:
    return encode(paint_profile(profile, language_of("en")).image)


def _play_moments(game: AnyGame, seed: int) -> Iterator[Any]:
    """Yield tables and hands of one random match, from its start to its end."""
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


async def _measure_lateness(key: str, views: list[Any]) -> list[float]:
    """Return by how many ms the loop wakes up too late while ten pictures are painted."""
    late: list[float] = []
    workers, game = RenderWorkers(), load(key)
    tasks = [Shown(key, game.encode(view), _name_people(view.seats), "en") for view in views[:AT_ONCE]]
    await workers.paint(tasks[0])
    painting = asyncio.gather(*map(workers.paint, tasks))
    while not painting.done():
        start = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append((time.perf_counter() - start - TICK) * 1e3)
    await painting
    await workers.close()
    return late


def _name_people(seats: int) -> People:
    names = NAMES[:seats]
    return People(names, tuple(range(seats)), choose_letters(names), ((),) * seats, ((False,),) * seats)
