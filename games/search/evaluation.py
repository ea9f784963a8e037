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
"""The highest chance to win that is used while others are still in the match."""

GAMES = Path(__file__).parents[1]


class Part(NamedTuple):
    """The part of a difference of chances that one *feature* explains, for one's *own* side or the others.

    The feature is larger by *change* (for several others weighted by how much each threatens), which adds
    *effect* to the chance.
    """

    feature: str
    own: bool
    change: float
    effect: float


Rows = list[tuple[int, tuple[float, ...]]]
"""The number of each side still in, and the mean features of its seats."""


class Weights(msgspec.Struct):
    """The parameters of the search for a game; *sides* has the feature weights, by number of sides and name.

    *end_changes* are added to them at the end of a match; they are empty if the game does not say how near
    that is. The weights were fitted to *matches* matches of each number of seats; with *turn_starts*, only to
    positions at the start of a turn, where the search then evaluates too. Rollouts end after *turns* turns.

    Moves of the *strategy_kinds* are made only by the strategy, such as those that build up a proposal bit by
    bit. If the strategy's move is of the *trusted_kinds*, the opponent makes it without a search, because
    searching brought nothing there. Moves of the *costless_kinds* could be repeated for long, so an opponent
    makes them only where the strategy does. Moves of the *doubted_kinds* are not tried instead of the
    strategy's, since rollouts of a few turns overrate them; where the strategy makes one, others are tried.

    Before it is tried, another move than the strategy's is expected to lead by *usual_lead*, give or take
    *lead_spread*. At the end of a match, the part *trust* of a lead in rollouts is left.

    An easy opponent ignores the strategy for this share of its moves (*lapses*).
    """

    turns: int = 2
    strategy_kinds: tuple[str, ...] = ()
    trusted_kinds: tuple[str, ...] = ()
    costless_kinds: tuple[str, ...] = ()
    doubted_kinds: tuple[str, ...] = ()
    usual_lead: float = -0.02
    lead_spread: float = 0.03
    trust: float = 2 / 3
    lapses: float = 1 / 3
    matches: int = 200
    turn_starts: bool = False
    sides: dict[int, dict[str, float]] = {}
    end_changes: dict[int, dict[str, float]] = {}

    @property
    def unsearched_kinds(self) -> tuple[str, ...]:
        """The kinds of moves that an opponent makes only where its strategy does."""
        return self.strategy_kinds + self.costless_kinds


def weights_file(key: str) -> Path:
    """The path of the weights of the game called *key*."""
    return GAMES / key / "opponent" / "weights.json"


@cache
def weights(key: str) -> Weights:
    """The weights of the game called *key*; empty if none were fitted."""
    path = weights_file(key)
    return msgspec.json.decode(path.read_bytes(), type=Weights) if path.is_file() else Weights()


def side_features(game: AnyGame, state: Any, sides: Sequence[tuple[int, ...]]) -> Rows:
    """The features of each of *sides* that is still in the match."""
    found, active = game.features(state), game.active(state)
    return [
        (number, found[side[0]] if len(side) == 1 else _mean([found[seat] for seat in side]))
        for number, side in enumerate(sides)
        if not active.isdisjoint(side)
    ]


def _mean(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([fmean(values) for values in zip(*rows, strict=True)])


def win_chances(strengths: Iterable[float]) -> list[float]:
    """The chances to win of sides with these *strengths*.

    >>> win_chances([0.0, 0.0]), [round(chance, 3) for chance in win_chances([1.0, 0.0])]
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
        self._end_changes = (
            [known.end_changes[sides][name] for name in game.feature_names] if known.end_changes else []
        )

    def chances(self, state: Any) -> tuple[float, ...]:
        """Every seat's chance to win; once the match is over, its share of the win."""
        outcome = self._game.outcome(state)
        if outcome is not None:
            return tuple(map(outcome.share, range(len(self._by_seat))))
        rows = side_features(self._game, state, self._sides)
        weights = self._interpolate(state)
        found = win_chances(fsum(map(float.__mul__, weights, row)) for _, row in rows)
        by_side = dict(zip((number for number, _ in rows), found, strict=True))
        return tuple([by_side.get(number, 0.0) for number in self._by_seat])

    def _interpolate(self, *states: Any) -> list[float]:
        """The weights for *states*, interpolated between them."""
        if not self._end_changes:
            return self._weights
        near = fmean([self._game.nearness(state) for state in states])
        return [weight + near * late for weight, late in zip(self._weights, self._end_changes, strict=True)]

    def explain_difference(self, state: Any, other: Any, seat: int) -> list[Part]:
        """Explain why the chance of *seat* differs between *state* and *other*.

        The result is empty if different sides are still in the match.

        Each feature is explained as if it were the only one, so the parts add up only approximately.
        """
        if any(self._game.outcome(each) for each in (state, other)):
            return []
        rows, before = (dict(side_features(self._game, each, self._sides)) for each in (state, other))
        own, weights = self._by_seat[seat], self._interpolate(state, other)
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
