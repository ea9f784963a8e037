"""Measured figures, and how sections are measured."""

from __future__ import annotations

import importlib
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bench.references import Reference

MILLIS = {"s": 1000.0, "ms": 1.0, "µs": 0.001}
"""The units of time in milliseconds."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number.

    *least* and *aim* are its limits: at most that, or at least that if *up*. Less is better, or more if *up*;
    *up* is None for what is only counted. What may differ from run to run without being measured, such as a
    number of samples, is a *note* and not part of the *name*. A duration or a rate has limits as a ratio to a
    reference, *per*, so that they hold on slow and fast machines alike.
    """

    name: str
    value: float
    unit: str
    least: float | None = None
    aim: float | None = None
    up: bool | None = False
    note: str = ""
    per: Reference | None = None

    @property
    def ratio(self) -> float | None:
        """The value as a multiple of its reference, or None if it has none."""
        if self.per is None:
            return None
        if self.unit in MILLIS:
            return self.value * MILLIS[self.unit] / self.per.millis
        return self.value * self.per.millis / 1000  # a rate per second

    @property
    def verdict(self) -> str:
        """``aim``, ``ok`` or ``MISSED``, or empty if there is no limit."""
        if self.aim is not None and self._reaches(self.aim):
            return "aim"
        if self.least is None:
            return ""
        return "ok" if self._reaches(self.least) else "MISSED"

    def worsening(self, before: float) -> float:
        """How much worse the figure is than *before*, as a share of that; negative if it is better."""
        if self.up is None or self.value == before:
            return 0.0
        risen = (self.value - before) / before if before else float("inf")
        return -risen if self.up else risen

    def _reaches(self, limit: float) -> bool:
        value = self.value if self.ratio is None else self.ratio
        return value >= limit if self.up else value <= limit


def percentile(values: Sequence[float], percent: int) -> float:
    """Return the given percentile of *values*."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


class Missing(Exception):
    """The machine lacks something that a section needs. The text says in a line what it is, how to get it."""


class Measured(NamedTuple):
    """The *figures* of a section and the *seconds* they took; *missing* says what couldn't be measured."""

    section: str
    seconds: float
    figures: list[Figure]
    missing: str = ""


def measure_section(section: str) -> Measured:
    """Measure a *section*, as far as this machine can."""
    start, figures, missing = time.perf_counter(), list[Figure](), ""
    try:
        for figure in importlib.import_module(f"bench.{section}").measure():
            figures.append(figure)
    except Missing as lack:
        missing = str(lack)
    return Measured(section, time.perf_counter() - start, figures, missing)
