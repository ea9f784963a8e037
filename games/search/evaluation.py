"""How likely everybody is to win a match, told from features of a state by weights that were fitted.

A side is as strong as the mean of its seats' features, each times its weight; its chance is its share of e to
the power of that among all sides still in. So two sides' chances are a logistic function of how much they
differ, and those of any number add up to 1. Where a game says how near the end is, its weights change with
that. `tools.fit` finds the weights, for each number of sides separately.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from games.core import AnyGame

CERTAIN = 1 - 1e-9
"""No chance to win is reckoned with that is nearer to 1 as long as others are in."""

GAMES = Path(__file__).parents[1]


class Part(NamedTuple):
    """How a *feature* of a side, its *own* or the others', makes up a part of a difference of chances.

    It is larger by *change* (of several others', as far as each threatens), which brings so much chance.
    """

    feature: str
    own: bool
    change: float
    by: float


Rows = list[tuple[int, tuple[float, ...]]]
"""The features of every side still in: its number, and the mean of its seats'."""


class Weights(msgspec.Struct):
    """What the search knows of a game: *sides* has the weights of the features, by number of sides and name,
    and *late* what is added to them at the end, nothing where the game does not say how near it is.

    They were fitted to so many *matches* of each number of seats, and if *begun* only to the positions with
    which turns begin: it is these that the search judges. Rollouts end when the turn has passed on as many
    times as *turns* says. Moves of the kinds *left* are left to the strategy, which makes them or not,
    such as those by which a proposal is made up bit by bit. Where the strategy's move is of a kind *trusted*,
    a search for an opponent's move brought nothing when what it preferred was played out to the end. Moves
    that are *costless* and could follow one another for long, an opponent makes where the strategy does.
    """

    turns: int = 2
    left: tuple[str, ...] = ()
    trusted: tuple[str, ...] = ()
    costless: tuple[str, ...] = ()
    matches: int = 200
    begun: bool = False
    sides: dict[int, dict[str, float]] = {}
    late: dict[int, dict[str, float]] = {}

    @property
    def untried(self) -> tuple[str, ...]:
        """The kinds of moves that an opponent makes only where its strategy does."""
        return self.left + self.costless


def file(key: str) -> Path:
    """Where the weights of the game called *key* lie."""
    return GAMES / key / "opponent" / "weights.json"


@cache
def weights(key: str) -> Weights:
    """The weights of the game called *key*; empty ones if none were fitted."""
    path = file(key)
    return msgspec.json.decode(path.read_bytes(), type=Weights) if path.is_file() else Weights()


def features(game: AnyGame, state: Any, sides: Sequence[tuple[int, ...]]) -> Rows:
    """The features of every one of *sides* that is still in."""
    found, active = game.features(state), game.active(state)
    return [
        (number, found[side[0]] if len(side) == 1 else _mean([found[seat] for seat in side]))
        for number, side in enumerate(sides)
        if not active.isdisjoint(side)
    ]


def _mean(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([sum(values) / len(rows) for values in zip(*rows, strict=True)])


def shares(strengths: Iterable[float]) -> list[float]:
    """The chances of sides of these *strengths*.

    >>> shares([0.0, 0.0]), [round(share, 3) for share in shares([1.0, 0.0])]
    ([0.5, 0.5], [0.731, 0.269])
    """
    values = list(strengths)
    most = max(values)
    powers = [exp(value - most) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


class Evaluation:
    """What the states of a match of *game* with so many *seats* and these *options* are worth.

    Raises:
        KeyError: no weights were fitted for so many sides, or for a feature.
    """

    def __init__(self, game: AnyGame, seats: int, options: dict[str, str]) -> None:
        self._game = game
        self._sides = game.partners(seats, options)
        self._by_seat = [
            next(number for number, side in enumerate(self._sides) if seat in side) for seat in range(seats)
        ]
        known, sides = weights(game.key), len(self._sides)
        self._weights = [known.sides[sides][name] for name in game.feature_names]
        self._late = [known.late[sides][name] for name in game.feature_names] if known.late else []

    def chances(self, state: Any) -> tuple[float, ...]:
        """Every seat's chance to win; once the match is over, what it won, its share of a shared win."""
        outcome = self._game.outcome(state)
        if outcome is not None:
            return tuple(map(outcome.share, range(len(self._by_seat))))
        rows = features(self._game, state, self._sides)
        weights = self._weighed(state)
        found = shares(sum(map(float.__mul__, weights, row)) for _, row in rows)
        by_side = dict(zip((number for number, _ in rows), found, strict=True))
        return tuple([by_side.get(number, 0.0) for number in self._by_seat])

    def _weighed(self, *states: Any) -> list[float]:
        """The weights in *states*, or between them."""
        if not self._late:
            return self._weights
        near = fmean([self._game.nearness(state) for state in states])
        return [weight + near * late for weight, late in zip(self._weights, self._late, strict=True)]

    def apart(self, state: Any, other: Any, seat: int) -> list[Part]:
        """Why the chance of *seat* in *state* differs from that in *other*; none if there are other sides in.

        What each feature does is told as if it were the only one, so it all adds up only about to the
        difference.
        """
        if any(self._game.outcome(each) for each in (state, other)):
            return []
        rows, before = (dict(features(self._game, each, self._sides)) for each in (state, other))
        own, weights = self._by_seat[seat], self._weighed(state, other)
        if rows.keys() != before.keys() or own not in rows:
            return []
        now, then = self.chances(state), self.chances(other)
        chances = [(now[side[0]] + then[side[0]]) / 2 for side in self._sides]
        chance, parts = min(chances[own], CERTAIN), []
        for at, (name, weight) in enumerate(zip(self._game.feature_names, weights, strict=True)):
            changes = {side: rows[side][at] - before[side][at] for side in rows}
            change = changes.pop(own)
            parts.append(Part(name, True, change, chance * (1 - chance) * weight * change))
            threat = sum(chances[side] * changes[side] for side in changes)
            parts.append(Part(name, False, threat / (1 - chance), -chance * weight * threat))
        return parts
