"""How long the house waits before it gives somebody's only answer, so that no time tells that it was.

A person answers in a time of their own: minutes or half a day, evenly or not. So the wait is drawn from how
long this very person took whenever there was a choice at this table: in answer to questions like this one,
and at the beginning of turns, which may take them longer or shorter. As long as there is little to go by,
what the others there take, and at first what people usually do, stands in for it.

Times are compared by their logarithms: somebody twice as slow is as far off as somebody twice as fast.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from random import Random
from statistics import fmean, pvariance

import msgspec
from msgspec.structs import replace

KEPT = 40
"""The latest times that are kept of a person, of each kind."""

USUAL = 600.0
"""Seconds people usually take; a tenth of the deadline where that is less."""

WITHIN, BETWEEN = 1.0, 1.3
"""How much the logarithms of a person's times vary, and those of different people, at first."""

TRUST = 4
"""The number of times from which on a person's own spread counts as much as the usual one."""

ENOUGH = 8
"""The number of times from which on a wait resembles one of them, whatever their distribution looks like."""

DOUBT = 0.3
"""As how many times it counts that answers take as long as turns."""

BLUR = 0.5
"""By what part of the spread it differs from it: no wait may repeat one to the second."""

TRIES = 40
"""How often a wait is drawn until there is time for it."""

LEAST = 1.0
"""Seconds that an answer takes at least."""


class Tempo(msgspec.Struct, frozen=True):
    """How fast a person is at this table.

    They were *asked* at that time what they are asked now. If nobody may see whether they have a choice, the
    house answers at *closing* if they have none. They took *answers* to questions of that kind in which they
    had one, and *turns* to begin whatever else they were asked for, the latest last.
    """

    asked: float | None = None
    closing: float | None = None
    answers: tuple[float, ...] = ()
    turns: tuple[float, ...] = ()

    def record(self, seconds: float) -> Tempo:
        """The tempo of somebody who has made a choice after so many *seconds*."""
        if self.closing is not None:
            return replace(self, answers=(*self.answers, seconds)[-KEPT:])
        return replace(self, turns=(*self.turns, seconds)[-KEPT:])

    def postpone(self, seconds: float) -> Tempo:
        """The tempo of somebody who could do nothing for so many *seconds*."""
        asked = None if self.asked is None else self.asked + seconds
        return replace(self, asked=asked, closing=None if self.closing is None else self.closing + seconds)


def draw_wait(own: Tempo, others: Iterable[Tempo], most: float | None, random: Random) -> float:
    """The seconds for which the house waits with the answer of somebody of the tempo *own*.

    *others* are those of the other persons at the table. The wait is less than *most*, the time there is; but
    whoever has missed deadlines may seem to miss this one too.
    """
    people = [own, *others]
    longer = _longer(people)
    times = [[*map(_log, each.answers), *(_log(time) + longer for time in each.turns)] for each in people]
    usual = log(USUAL if most is None else min(USUAL, most / 10))
    drawn = _drawn(times[0], times[1:], usual, random)
    if most is None or any(time >= most for time in own.answers):
        return drawn
    for _ in range(TRIES):
        if drawn < most:
            return drawn
        drawn = _drawn(times[0], times[1:], usual, random)
    return most * random.uniform(0.5, 1.0)


def _drawn(mine: Sequence[float], others: Sequence[Sequence[float]], usual: float, random: Random) -> float:
    """Seconds, drawn from the logarithms of what somebody took."""
    spread = _spread(mine, WITHIN)
    if len(mine) >= ENOUGH:
        center = fmean(mine)
        off = random.choice(mine) - center + BLUR * spread * random.gauss(0.0, 1.0)
        return max(LEAST, exp(center + off / sqrt(1 + BLUR**2)))
    middles = [fmean(times) for times in others if times]
    around = fmean([usual, *middles])
    apart = _spread(middles, BETWEEN) * sqrt(1 + 1 / (1 + len(middles)))
    weight = spread**2 / apart**2  # as many times as what is known of people in general is worth
    center = (sum(mine) + weight * around) / (len(mine) + weight)
    return max(LEAST, exp(center + spread * sqrt(1 + 1 / (len(mine) + weight)) * random.gauss(0.0, 1.0)))


def _longer(people: Iterable[Tempo]) -> float:
    """By how much more than a turn an answer takes, as logarithms, among *people*."""
    total, known = 0.0, DOUBT
    for each in people:
        if each.answers and each.turns:
            worth = 1 / (1 / len(each.answers) + 1 / len(each.turns))
            total += worth * (fmean(map(_log, each.answers)) - fmean(map(_log, each.turns)))
            known += worth
    return total / known


def _spread(values: Sequence[float], usual: float) -> float:
    """The standard deviation of *values*, drawn towards the *usual* one where there are few."""
    known = max(0, len(values) - 1)
    seen = pvariance(values) * len(values) if known else 0.0
    return sqrt((seen + TRUST * usual**2) / (known + TRUST))


def _log(seconds: float) -> float:
    return log(max(seconds, LEAST))
