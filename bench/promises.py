"""How much the search expects to gain over the strategy's move, and how much it really gains.

Both moves are made in the same worlds, and the strategies play the match to its end. The number of rollouts
is fixed, so the figures don't depend on how busy the machine is. Only the number of decisions that fit into
the time does.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from bench.figures import Figure
from games import keys, load
from games.core import AnyGame, Luck
from games.search.search import Budget, Rollouts, is_searchable, search

SEATS = 2
SPAN = 20.0
BUDGET = Budget(simulations=200)

LOOKED_AT = 0.1
"""The share of decisions that is searched; neighboring ones are alike."""

ENDS = 6
"""The number of worlds in which a changed decision is played to the end."""

LONGEST = 2000
"""The most moves of a match that is played to the end."""


class Change(NamedTuple):
    """A move that the search prefers to the strategy's: the gain it *promised* and the gain it *brought*."""

    promised: float
    brought: float


def measure() -> Iterator[Figure]:
    """Measure the mean gain promised and brought in each searchable game, in points of winning chance."""
    for key in keys():
        if is_searchable(load(key)):
            end = time.perf_counter() + SPAN
            found = list[Change]()
            for change in find_changes(load(key)):
                found.append(change)
                if time.perf_counter() > end:
                    break
            yield Figure(f"{key}: moves changed by the search", len(found), "moves", up=None)
            yield Figure(
                f"{key}: … promised", 100 * fmean(each.promised for each in found), "points", up=None
            )
            brought = [each.brought for each in found]
            yield Figure(f"{key}: … brought", 100 * fmean(brought), "points", up=True)
            doubt = 196 * stdev(brought) / len(brought) ** 0.5 if len(brought) > 1 else 100.0
            yield Figure(f"{key}: … give or take", doubt, "points", up=None)


def find_changes(game: AnyGame, first: int = 0) -> Iterator[Change]:
    """Yield the decisions that search changes in matches of the strategies, from match *first* on."""
    for number in count(first):
        random = Random(number)
        luck = Luck(Random(number))
        state, _ = game.deal(SEATS, {}, luck)
        while waiting := game.waiting_for(state):
            seat = min(waiting)
            view, offers = game.view(state, seat), game.offers(state, seat)
            if random.random() < LOOKED_AT:
                result = search(game, view, offers, random, BUDGET)
                if result.promise > 0:
                    yield Change(
                        result.promise, _measure_gain(game, view, result.move, result.tried[0].move, random)
                    )
            game.apply(state, seat, game.choose(view, offers, random), luck)


def _measure_gain(game: AnyGame, view: Any, move: Any, other: Any, random: Random) -> float:
    """Return the mean gain of *move* over *other* for the seat of *view* at the end of the match."""
    rollouts = Rollouts(game, view, random)
    return fmean(
        _measure_share(game, view.seat, move, rollouts, number)
        - _measure_share(game, view.seat, other, rollouts, number)
        for number in range(ENDS)
    )


def _measure_share(game: AnyGame, seat: int, move: Any, rollouts: Rollouts, number: int) -> float:
    """Return the share of the win that *seat* gets after *move* in world *number*."""
    state, luck, random = rollouts.start(number)
    game.make(state, seat, move, luck)
    for _ in range(LONGEST):
        if not (waiting := game.waiting_for(state)):
            break
        mover = min(waiting)
        view, offers = game.view(state, mover), game.offers(state, mover)
        game.make(state, mover, game.rollout(view, offers, random)[0], luck)
    return rollouts.chance(state)
