"""`python -m tools.promises KEY`: what the search expects of the moves it prefers, and what they bring.

In matches for two between strategies, some decisions are searched. Where the search prefers another move than
the strategy's, both are made in the same worlds with the same chance, and the strategies play each match to
its end. It prints intermediate results with a 95 % confidence interval over the changed moves. The number of
rollouts is fixed, so the result does not depend on how busy the machine is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from games import load
from games.core import AnyGame, Luck
from games.search.search import Budget, Rollouts, search

SEATS = 2
BUDGET = Budget(simulations=200)

LOOKED_AT = 0.1
"""The share of decisions that is searched; neighboring ones are alike."""

ENDS = 60
"""The number of worlds in which a changed decision is played to the end."""

LONGEST = 500
"""The most turns of a match that is played to the end."""

TOLD = 25
"""The number of changes after which an intermediate result is printed."""


class Change(NamedTuple):
    """A move that the search prefers to the strategy's: the gain it *promised* and the gain it *brought*."""

    promised: float
    brought: float


@dataclass(frozen=True)
class Promises:
    """The mean gain *promised* and *brought* by changed moves, the latter give or take *doubt*, in points."""

    promised: float
    brought: float
    doubt: float

    @classmethod
    def compute(cls, changes: Sequence[Change]) -> Promises:
        """Compute the means of *changes*, of which there is at least one."""
        brought = [100 * each.brought for each in changes]
        doubt = 1.96 * stdev(brought) / len(brought) ** 0.5 if len(brought) > 1 else 100.0
        return cls(100 * fmean(each.promised for each in changes), fmean(brought), doubt)


def find_changes(game: AnyGame, first: int = 0) -> Iterator[Change]:
    """Yield the decisions that search changes in matches of the strategies, from match *first* on."""
    for number in count(first):
        random, luck = Random(number), Luck(Random(number))
        state, _ = game.deal(SEATS, {}, luck)
        while waiting := game.waiting_for(state):
            seat = min(waiting)
            view, offers = game.view(state, seat), game.offers(state, seat)
            if random.random() < LOOKED_AT:
                result = search(game, view, offers, random, BUDGET)
                if result.promise > 0:
                    brought = _measure_gain(game, view, result.move, result.tried[0].move, random)
                    yield Change(result.promise, brought)
            game.apply(state, seat, game.choose(view, offers, random), luck)


def _measure_gain(game: AnyGame, view: Any, move: Any, other: Any, random: Random) -> float:
    """Return the mean gain of *move* over *other* for the seat of *view* at the end of the match."""
    rollouts = Rollouts(game, view, random)
    return fmean(
        _play_to_end(game, view.seat, move, rollouts, number)
        - _play_to_end(game, view.seat, other, rollouts, number)
        for number in range(ENDS)
    )


def _play_to_end(game: AnyGame, seat: int, move: Any, rollouts: Rollouts, number: int) -> float:
    """Return the share of the win that *seat* gets after *move* in world *number*."""
    state, luck, random = rollouts.start(number)
    game.make(state, seat, move, luck)
    for _ in range(LONGEST):
        if not game.waiting_for(state):
            break
        rollouts.continue_play(state, luck, random, state.turn, 1)
    return rollouts.chance(state)


def main() -> None:
    """Measure the game named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--changes", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    asked = parser.parse_args()
    found = list[Change]()
    for change in find_changes(load(asked.key), asked.first):
        found.append(change)
        if len(found) % TOLD == 0 or len(found) >= asked.changes:
            known = Promises.compute(found)
            print(
                f"{len(found)} moves changed: promised {known.promised:.1f} points,"
                f" brought {known.brought:.1f} ± {known.doubt:.1f}",
                flush=True,
            )
        if len(found) >= asked.changes:
            break


if __name__ == "__main__":
    main()
