"""`python -m bench [SECTION …]`: measure the sections named, or all of them.

The figures are printed as a table, compared with those measured last, marked where they got worse by more
than 15 %, and kept in build/bench.json.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from bench.figures import Figure, Measured, measured
from bench.report import Report

SECTIONS = (
    "playouts",
    "peers",
    "arrangements",
    "pictures",
    "commits",
    "lookups",
    "start",
    "outage",
    "running",
    "arrivals",
    "stalls",
    "league",
    "season",
    "strength",
    "thinking",
    "cluster",
    "requests",
    "evening",
)
COUNTING = ("requests", "evening")
"""They count and do not time, so they are measured at once and after the others."""

REPORT = Path("build/bench.json")
TOLERANCE = 0.15
"""By what part of itself a figure may get worse without a mark."""

BUSY = 0.5
"""How much runs already, on average of the last minute, where the machine is not idle."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure what *arguments* name."""
    parser = argparse.ArgumentParser("python -m bench", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    sections = parser.parse_args(arguments).sections or SECTIONS
    if unknown := set(sections).difference(SECTIONS):
        parser.error(f"no section: {', '.join(sorted(unknown))}")
    measure(Report(REPORT), sections)


def measure(report: Report, sections: Iterable[str]) -> None:
    """Measure *sections*, print and compare them, and put each into *report* when it is done."""
    worse, begun = 0, time.perf_counter()
    if (load := os.getloadavg()[0]) > BUSY:
        print(f"The machine is busy ({load:.1f} at once): what is told in seconds is not to be trusted.")
    for section, seconds, figures, missing in _in_turn(sections):
        before = report.before(section)
        for figure in figures:
            mark = compared(figure, before)
            worse += bool(mark)
            print(line(figure, mark))
        if missing:
            print(f"  {section}: not everything was measured. {missing}")
        print(f"  {section}: {seconds:.0f} s", flush=True)
        report.put(section, seconds, figures)
    print(
        f"{worse} figures got worse by more than {TOLERANCE:.0%} since they were measured last;"
        f" all took {time.perf_counter() - begun:.0f} s."
    )


def _in_turn(sections: Iterable[str]) -> Iterator[Measured]:
    """Measure *sections*, those that only count after the others."""
    counting = []
    for section in sections:
        if section in COUNTING:
            counting.append(section)
        else:
            yield measured(section)
    if len(counting) > 1:
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as at_once:
            yield from at_once.map(measured, counting)
    else:
        yield from map(measured, counting)


def line(figure: Figure, mark: str) -> str:
    """The *figure* in a table, with its *mark*."""
    name = f"{figure.name}, {figure.note}" if figure.note else figure.name
    limits = " / ".join("–" if x is None else f"{x:g}" for x in (figure.least, figure.aim))
    shown = f"{shorten(figure.value):>12} {figure.unit:10} {limits:>14} {figure.verdict:6} {mark}"
    return f"{name:58} {shown}".rstrip()


def compared(figure: Figure, before: dict[str, float]) -> str:
    """What is to be said of a *figure* that was as *before* tells; nothing if it is as good."""
    was = before.get(figure.name)
    if was is None or figure.worsening(was) <= TOLERANCE:
        return ""
    return f"WORSE, it was {shorten(was)}"


def shorten(value: float) -> str:
    """The *value* as a table has it."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


if __name__ == "__main__":
    main()
