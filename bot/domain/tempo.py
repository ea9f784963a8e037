"""How long the house waits before it gives somebody's only answer, so that its pace does not reveal that.

People answer at a pace of their own: after minutes or half a day, evenly or not. So the wait is drawn from
how long this person took whenever they had a choice at this table, separately for questions like this one and
for beginnings of turns. While little is known, the times of the others stand in for it, and at first what is
usual.

Times are compared by their logarithms: twice as slow is as far off as twice as fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from random import Random
from statistics import fmean, pvariance

import msgspec
from msgspec.structs import replace

KEPT = 40
"""The number of latest times that are kept of a person, of each kind."""

USUAL = 600.0
"""Seconds people usually take; a tenth of the deadline where that is less."""

WITHIN, BETWEEN = 1.0, 1.3
"""The standard deviations of the logarithms of one person's times, and between persons, at first."""

TRUST = 4
"""The number of times from which on a person's own spread counts as much as the usual one."""

ENOUGH = 8
"""The number of times from which on a wait resembles one of them, whatever their distribution."""

DOUBT = 0.3
"""How many observations the assumption is worth that answers take as long as turns."""

BLUR = 0.5
"""The part of the spread by which a wait differs from the time it resembles: none may repeat to the second.
"""

TRIES = 40
"""How often a wait is drawn until it fits into the time there is."""

LEAST = 1.0
"""The least number of seconds that an answer takes."""


class Tempo(msgspec.Struct, frozen=True):
    """How fast a person is at this table.

    *asked_at* is when they were asked their present question. If nobody may see whether they have a choice,
    the house answers at *closing* if they have none. *answers* are the seconds they took for such questions
    when they had a choice, *turns* those for the first move of a turn, the latest last. They *missed* so many
    deadlines of such questions instead, up to `KEPT`.
    """

    asked_at: float | None = None
    closing: float | None = None
    answers: tuple[float, ...] = ()
    turns: tuple[float, ...] = ()
    missed: int = 0

    def record(self, seconds: float, *, missed: bool = False) -> Tempo:
        """Record that a choice took so many *seconds*, or that its deadline was *missed* then."""
        if missed:
            return replace(self, missed=min(KEPT, self.missed + 1))
        if self.closing is not None:
            return replace(self, answers=(*self.answers, seconds)[-KEPT:])
        return replace(self, turns=(*self.turns, seconds)[-KEPT:])

    def postpone(self, seconds: float) -> Tempo:
        """Move the times by *seconds* in which the person could do nothing."""
        asked = None if self.asked_at is None else self.asked_at + seconds
        return replace(self, asked_at=asked, closing=None if self.closing is None else self.closing + seconds)


def draw_wait(own: Tempo, others: Iterable[Tempo], most: float | None, random: Random) -> float:
    """Draw how many seconds the house waits before it answers for somebody with the tempo *own*.

    *others* are the tempos of the other persons at the table. The wait is less than *most*, the time there
    is. Only whoever has missed deadlines seems to miss this one, too, as often as they did. How long their
    answers took says nothing about that: with a reserve of time, *most* differs each time.
    """
    if most is not None and own.missed and random.random() * (own.missed + len(own.answers)) < own.missed:
        return most
    people = [own, *others]
    longer = _estimate_difference(people)
    times = [[*map(_log, each.answers), *(_log(time) + longer for time in each.turns)] for each in people]
    usual = log(USUAL if most is None else min(USUAL, most / 10))
    drawn = _draw(times[0], times[1:], usual, random)
    if most is None:
        return drawn
    for _ in range(TRIES):
        if drawn < most:
            return drawn
        drawn = _draw(times[0], times[1:], usual, random)
    return most * random.uniform(0.5, 1.0)


def _draw(mine: Sequence[float], others: Sequence[Sequence[float]], usual: float, random: Random) -> float:
    """Draw seconds from the logarithms of the times somebody took."""
    spread = _spread(mine, WITHIN)
    if len(mine) >= ENOUGH:
        center = fmean(mine)
        off = random.choice(mine) - center + BLUR * spread * random.gauss(0.0, 1.0)
        return max(LEAST, exp(center + off / sqrt(1 + BLUR**2)))
    middles = [fmean(times) for times in others if times]
    around = fmean([usual, *middles])
    apart = _spread(middles, BETWEEN) * sqrt(1 + 1 / (1 + len(middles)))
    weight = spread**2 / apart**2  # how many of the person's own times the general knowledge is worth
    center = (sum(mine) + weight * around) / (len(mine) + weight)
    return max(LEAST, exp(center + spread * sqrt(1 + 1 / (len(mine) + weight)) * random.gauss(0.0, 1.0)))


def _estimate_difference(people: Iterable[Tempo]) -> float:
    """By how much more an answer takes than a turn, as a difference of logarithms, among *people*."""
    total, known = 0.0, DOUBT
    for each in people:
        if each.answers and each.turns:
            worth = 1 / (1 / len(each.answers) + 1 / len(each.turns))
            total += worth * (fmean(map(_log, each.answers)) - fmean(map(_log, each.turns)))
            known += worth
    return total / known


def _spread(values: Sequence[float], usual: float) -> float:
    """The standard deviation of *values*, pulled towards the *usual* one where there are few."""
    known = max(0, len(values) - 1)
    seen = pvariance(values) * len(values) if known else 0.0
    return sqrt((seen + TRUST * usual**2) / (known + TRUST))


def _log(seconds: float) -> float:
    return log(max(seconds, LEAST))
