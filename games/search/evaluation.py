"""The chance of every seat to win, computed from features of a state by fitted weights.

The strength of a side is the weighted sum of the mean features of its seats. Its chance is the softmax of the
strengths of all sides still in. If a game says how near the end is, its weights change with that. `tools.fit`
finds the weights, separately for each number of sides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp, fsum
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from games.core import AnyGame

CERTAIN = 1 - 1e-9
"""The highest chance to win that is used while others are still in."""

GAMES = Path(__file__).parents[1]


class Part(NamedTuple):
    """The part of a difference of chances that one *feature* explains, for one's *own* side or the others.

    The feature is larger by *change* (for several others weighted by how much each threatens), which adds
    *by* to the chance.
    """

    feature: str
    own: bool
    change: float
    by: float


Rows = list[tuple[int, tuple[float, ...]]]
"""The number of each side still in, and the mean features of its seats."""


class Weights(msgspec.Struct):
    """What the search knows of a game: *sides* has the weights of the features by number of sides and name.

    *late* is added to them at the end of a match; it is empty if the game does not say how near that is. The
    weights were fitted to *matches* matches of each number of seats; if *begun*, only to positions at the
    start of a turn, where the search then evaluates too. Rollouts end after *turns* turns.

    Moves of the kinds *left* are made only by the strategy, such as those that build up a proposal bit by
    bit. If the strategy's move is of a *trusted* kind, the opponent makes it without a search, because
    searching brought nothing there. Moves of *costless* kinds could be repeated for long, so an opponent
    makes them only where the strategy does.
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
    """The path of the weights of the game called *key*."""
    return GAMES / key / "opponent" / "weights.json"


@cache
def weights(key: str) -> Weights:
    """The weights of the game called *key*; empty if none were fitted."""
    path = file(key)
    return msgspec.json.decode(path.read_bytes(), type=Weights) if path.is_file() else Weights()


def features(game: AnyGame, state: Any, sides: Sequence[tuple[int, ...]]) -> Rows:
    """The features of each of *sides* that is still in."""
    found, active = game.features(state), game.active(state)
    return [
        (number, found[side[0]] if len(side) == 1 else _mean([found[seat] for seat in side]))
        for number, side in enumerate(sides)
        if not active.isdisjoint(side)
    ]


def _mean(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([fmean(values) for values in zip(*rows, strict=True)])


def shares(strengths: Iterable[float]) -> list[float]:
    """The chances to win of sides with these *strengths*.

    >>> shares([0.0, 0.0]), [round(share, 3) for share in shares([1.0, 0.0])]
    ([0.5, 0.5], [0.731, 0.269])
    """
    values = list(strengths)
    most = max(values)
    powers = [exp(value - most) for value in values]
    total = fsum(powers)
    return [power / total for power in powers]


class Evaluation:
    """Evaluates the states of a match of *game* with *seats* seats and these *options*.

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
        """Every seat's chance to win; once the match is over, its share of the win."""
        outcome = self._game.outcome(state)
        if outcome is not None:
            return tuple(map(outcome.share, range(len(self._by_seat))))
        rows = features(self._game, state, self._sides)
        weights = self._weighed(state)
        found = shares(fsum(map(float.__mul__, weights, row)) for _, row in rows)
        by_side = dict(zip((number for number, _ in rows), found, strict=True))
        return tuple([by_side.get(number, 0.0) for number in self._by_seat])

    def _weighed(self, *states: Any) -> list[float]:
        """The weights for *states*, interpolated between them."""
        if not self._late:
            return self._weights
        near = fmean([self._game.nearness(state) for state in states])
        return [weight + near * late for weight, late in zip(self._weights, self._late, strict=True)]

    def apart(self, state: Any, other: Any, seat: int) -> list[Part]:
        """Why the chance of *seat* differs between *state* and *other*; empty if they have different sides
        in.

        Each feature is explained as if it were the only one, so the parts add up only approximately.
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
            threat = fsum(chances[side] * changes[side] for side in changes)
            parts.append(Part(name, False, threat / (1 - chance), -chance * weight * threat))
        return parts
