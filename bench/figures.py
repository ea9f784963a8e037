"""What a measurement is and how it is shown."""

from __future__ import annotations

import importlib
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number. *least* and *aim* are its limits: at most that, or at least if *up*.

    Less is better, more if *up*; where neither is, as of what is only counted, *up* is None. What differs
    from run to run without being measured, such as of how many it is, is no part of the *name* but a *note*.
    """

    name: str
    value: float
    unit: str
    least: float | None = None
    aim: float | None = None
    up: bool | None = False
    note: str = ""

    @property
    def verdict(self) -> str:
        """``aim``, ``ok`` or ``MISSED``; nothing where no limit is set."""
        if self.aim is not None and self._reaches(self.aim):
            return "aim"
        if self.least is None:
            return ""
        return "ok" if self._reaches(self.least) else "MISSED"

    def worsening(self, before: float) -> float:
        """By what part of *before*, its value then, the figure got worse; below 0 if it got better."""
        if self.up is None or self.value == before:
            return 0.0
        risen = (self.value - before) / before if before else float("inf")
        return -risen if self.up else risen

    def _reaches(self, limit: float) -> bool:
        return self.value >= limit if self.up else self.value <= limit


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that *percent* per cent of *values* do not exceed."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


class Missing(Exception):
    """The machine lacks what a section needs; the text says in a line what that is, and how to get it."""


class Measured(NamedTuple):
    """The *figures* of a section, and how many *seconds* they took; *missing* says why there are no more."""

    section: str
    seconds: float
    figures: list[Figure]
    missing: str = ""


def measured(section: str) -> Measured:
    """Measure a *section*, as far as this machine can."""
    start, figures, missing = time.perf_counter(), list[Figure](), ""
    try:
        for figure in importlib.import_module(f"bench.{section}").measure():
            figures.append(figure)
    except Missing as lack:
        missing = str(lack)
    return Measured(section, time.perf_counter() - start, figures, missing)
