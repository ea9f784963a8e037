"""Advice for people on a decision: how good the moves are, and why one is better than another.

It comes from the search of the bot opponents, which sees only the view.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from games.core import AnyGame, Text, Who
from games.search.evaluation import weights
from games.search.search import (
    CANDIDATES,
    Budget,
    Effects,
    Purse,
    Rollouts,
    best_candidate,
    find_candidates,
    try_moves,
)

WORST = 4
"""The risk of a move is its chance in the worst 1 / WORST of the worlds."""

NOTICED = 0.005
"""A smaller change of the chance is not reported as a reason."""

MOST = 0.5001
"""The share of worlds from which on a reason is said to hold in most of them."""

OVER = "over"
"""Stands for a feature when one move ends the match, or the part of a seat in it, and the other does not."""


Pair = tuple[Any, Any]
"""The two states that two options lead to in the same world."""


class Compared(NamedTuple):
    """The figures of two states, by feature and seat, and the *seats* that are active in both."""

    one: dict[str, Sequence[float]]
    two: dict[str, Sequence[float]]
    seats: frozenset[int]


class RatedMove(NamedTuple):
    """A *move*, and the mean *chance* to win in the *times* it was tried.

    *doubt* is one standard error of its distance from the best move, in the worlds both were tried in.
    """

    move: Any
    chance: float
    doubt: float
    times: int


class Advice(NamedTuple):
    """The moves *considered*, the best first and then the most tried; and the *chance* without advice.

    That is the chance after the strategy's own move, tried in the same worlds. Moves tried less often were
    dropped as weaker.
    """

    chance: float
    considered: tuple[RatedMove, ...]

    @property
    def best(self) -> RatedMove:
        """The recommended move."""
        return self.considered[0]


class Reason(NamedTuple):
    """A reason for a difference in chances: more or less of a *feature*, one's *own* or the others'.

    *effect* is how much it adds to the chance. If it *is_fact*, it holds in every world right after the
    moves; otherwise it comes about in most worlds.
    """

    feature: str
    own: bool
    more: bool
    effect: float
    is_fact: bool = True

    def text(self, key: str, who: Who | None = None, rival: Who | None = None) -> Text:
        """Return this reason in a few words, for the game called *key*.

        *who* is named if the seat is not the reader's, and *rival* if there is only one.
        """
        if self.feature == OVER:
            return self.feature_text(key)
        named = who if self.own else rival
        whose = "named" if named else "own" if self.own else "others"
        return Text("advice-reason", {"what": self.feature_text(key), "whose": whose, "who": named or ""})

    def feature_text(self, key: str) -> Text:
        """This reason without the seat it applies to."""
        if self.feature == OVER:
            return Text("advice-over", {"change": "more" if self.effect > 0 else "less"})
        return Text(f"{key}-feature-{self.feature}", {"change": "more" if self.more else "less"})


class Grounds(NamedTuple):
    """The *reasons* for and against a move, the weightiest first.

    *risk* is the mean chance after it in the worst quarter of the worlds.
    """

    reasons: tuple[Reason, ...]
    risk: float


def advise(game: AnyGame, view: Any, random: Random, budget: Budget, also: Sequence[Any] = ()) -> Advice:
    """Advise the seat of *view*, as well as possible within *budget*.

    The moves in *also* are tried to the end too.
    """
    purse = Purse(budget)
    offers = game.offers(next(game.worlds(view, random)), view.seat)
    found = find_candidates(game, view, offers, random, CANDIDATES, weights(game.key).strategy_kinds)
    kept = list(dict.fromkeys((found[0], *also)))
    effects = Effects(game, view)
    seen = set(map(effects.find, kept))
    moves = [*kept, *(move for move in found[1:] if effects.find(move) not in seen)]
    rollouts = Rollouts(game, view, random)
    moves, results = try_moves(moves, len(kept), rollouts, purse)
    best, _ = best_candidate(results, weights(game.key))
    considered = [
        RatedMove(move, fmean(chances), _doubt(chances, results[best]) if at != best else 0.0, len(chances))
        for at, (move, chances) in enumerate(zip(moves, results, strict=True))
        if chances
    ]
    considered.sort(key=lambda each: (each.move != moves[best], -each.times, -each.chance))
    return Advice(fmean(results[0]), tuple(considered))


def _doubt(one: Sequence[float], other: Sequence[float]) -> float:
    apart = [first - second for first, second in zip(one, other, strict=False)]
    return stdev(apart) / len(apart) ** 0.5 if len(apart) > 1 else 1.0


def find_reasons(game: AnyGame, view: Any, random: Random, move: Any, other: Any, tries: int) -> Grounds:
    """Explain why *move* is better or worse than *other*, by trying both in *tries* worlds."""
    rollouts = Rollouts(game, view, random)
    at_once, ends = (
        [
            (rollouts.state_after(move, number, turns), rollouts.state_after(other, number, turns))
            for number in range(tries)
        ]
        for turns in (0, None)
    )
    return explain_ends(game, view, rollouts, at_once, ends)


def explain_ends(
    game: AnyGame, view: Any, rollouts: Rollouts, at_once: Sequence[Pair], ends: Sequence[Pair]
) -> Grounds:
    """Explain why one option is better or worse than another.

    *at_once* are the pairs of states right after the options, and *ends* the pairs some turns later, one for
    each world. A feature whose weight contradicts the game only compensates for another one, so it is left
    out. So is a feature that changes neither at once nor in most worlds.
    """
    tries = len(ends)
    chances, over, ahead = [], 0.0, 0
    changes: defaultdict[tuple[str, bool], float] = defaultdict(float)
    brings: defaultdict[tuple[str, bool], float] = defaultdict(float)
    for one, two in ends:
        chances.append(rollouts.chance(one))
        parts = rollouts.evaluation.explain_difference(one, two, view.seat)
        for part in parts:
            changes[part.feature, part.own] += part.change / tries
            brings[part.feature, part.own] += part.effect / tries
        if not parts:
            over += (chances[-1] - rollouts.chance(two)) / tries
            ahead += (chances[-1] > rollouts.chance(two)) - (chances[-1] < rollouts.chance(two))
    found = []
    if abs(over) > NOTICED and (over > 0) == (ahead > 0):
        ended = all(
            any(map(game.outcome, pair)) and over * (rollouts.chance(pair[0]) - rollouts.chance(pair[1])) > 0
            for pair in at_once
        )
        found.append(Reason(OVER, over < 0, True, over, ended))
    now, later = compare_figures(game, at_once), compare_figures(game, ends)
    for (feature, own), by in brings.items():
        more = changes[feature, own] > 0
        if abs(by) > NOTICED and (by > 0) == (more == (own != (feature in game.burdens))):
            is_fact = is_confirmed(now, view.seat, feature, own=own, more=more)
            if is_fact or is_confirmed(later, view.seat, feature, own=own, more=more, share=MOST):
                found.append(Reason(feature, own, more, by, is_fact))
    chances.sort()
    return Grounds(
        tuple(sorted(found, key=lambda reason: -abs(reason.effect))), fmean(chances[: -(-tries // WORST)])
    )


def compare_figures(game: AnyGame, pairs: Iterable[Pair]) -> list[Compared | None]:
    """The figures of both states of each pair; None if the match is over in one of them."""
    return [
        None
        if any(map(game.outcome, (one, two)))
        else Compared(read_figures(game, one), read_figures(game, two), game.active(one) & game.active(two))
        for one, two in pairs
    ]


def is_confirmed(
    pairs: Sequence[Compared | None], seat: int, feature: str, *, own: bool, more: bool, share: float = 1
) -> bool:
    """Whether *seat* (if not *own*: the others) has *more* or less of *feature* in the first state of a pair.

    This has to hold in at least this *share* of the *pairs*, and the opposite may hold for none of these
    seats.
    """
    confirmed = 0
    for pair in filter(None, pairs):
        one, two = pair.one[feature], pair.two[feature]
        changes = [
            (one[each] - two[each]) * (1 if more else -1) for each in pair.seats if (each == seat) == own
        ]
        confirmed += bool(changes) and min(changes) >= 0 < max(changes)
    return confirmed > 0 and confirmed >= share * len(pairs)


def read_figures(game: AnyGame, state: Any) -> dict[str, Sequence[float]]:
    """The figures that the message of each feature is about, by seat."""
    return dict(zip(game.feature_names, zip(*game.features(state), strict=True), strict=True)) | game.figures(
        state
    )
