"""What a measurement is and how it is shown."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured number. *least* and *aim* are its limits: at most that, or at least if *up*."""

    name: str
    value: float
    unit: str
    least: float | None = None
    aim: float | None = None
    up: bool = False

    @property
    def verdict(self) -> str:
        """``aim``, ``ok`` or ``MISSED``; nothing where no limit is set."""
        if self.aim is not None and self._reaches(self.aim):
            return "aim"
        if self.least is None:
            return ""
        return "ok" if self._reaches(self.least) else "MISSED"

    def _reaches(self, limit: float) -> bool:
        return self.value >= limit if self.up else self.value <= limit


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that *percent* per cent of *values* do not exceed."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]
