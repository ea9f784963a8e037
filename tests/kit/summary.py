"""The lines that end a test run: why tests were skipped, and how long the run took on this machine."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

LONG = 60.0
"""Seconds after which a run is compared with the reference loop."""


def list_skipped(reports: Iterable[pytest.TestReport]) -> Iterator[str]:
    """Return a line for each reason why tests were skipped, with how many there are."""
    reasons = Counter(
        report.longrepr[2].removeprefix("Skipped: ")
        for report in reports
        if isinstance(report.longrepr, tuple)
    )
    for reason, count in sorted(reasons.items()):
        yield f"Not run: {count} test{'s' if count > 1 else ''}: {reason}"


def compare(seconds: float) -> str:
    """Describe the duration of a run in seconds, and as a multiple of the reference loop."""
    reference = min(_reference() for _ in range(3))
    times, cores = seconds / reference, os.cpu_count()
    return (
        f"The run took {seconds:.0f} s on {cores} cores, {times:,.0f} times as long as "
        f"the reference loop ({reference:.2f} s)."
    )


def _reference() -> float:
    """Time a fixed loop that keeps one core busy."""
    begun, total = time.perf_counter(), 0
    for number in range(3_000_000):
        total += number % 7
    assert total > 0
    return time.perf_counter() - begun
