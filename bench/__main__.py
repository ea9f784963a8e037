"""`python -m bench [--write] [SECTION …]`: measure the named sections, or all of them.

The figures are printed as a table. A mark shows those that are more than 15 % worse than in the last run,
which is stored in build/bench.json. `--write` also puts the figures into docs/performance.md, in place of
those of the same sections there.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from bench.figures import Figure, Measured, measure_section
from bench.report import Report, shorten

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
    "levels",
    "promises",
    "thinking",
    "cluster",
    "requests",
    "evening",
)
COUNTING = ("requests", "evening")
"""Sections that count instead of timing, so they run together, after the others."""

REPORT = Path("build/bench.json")
PAGE = Path("docs/performance.md")
TOLERANCE = 0.15
"""The share by which a figure may get worse without a mark."""

BUSY = 0.5
"""The load average of the last minute above which the machine is not idle."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the sections named in *arguments*."""
    parser = argparse.ArgumentParser("python -m bench", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    parser.add_argument("--write", action="store_true", help=f"put the figures into {PAGE}")
    chosen = parser.parse_args(arguments)
    sections = chosen.sections or SECTIONS
    if unknown := set(sections).difference(SECTIONS):
        parser.error(f"no section: {', '.join(sorted(unknown))}")
    report = Report(REPORT)
    measure(report, sections)
    if chosen.write:
        page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
        PAGE.write_text(report.update_page(page, sections, SECTIONS), encoding="utf-8")


def measure(report: Report, sections: Iterable[str]) -> None:
    """Measure *sections*, print each as soon as it is done, and store its figures in *report*."""
    worse, begun = 0, time.perf_counter()
    if (load := os.getloadavg()[0]) > BUSY:
        print(f"The machine is busy (load {load:.1f}), so durations are not reliable.")
    for section, seconds, figures, missing in _measure_all(sections):
        before = report.before(section)
        for figure in figures:
            mark = mark_change(figure, before)
            worse += bool(mark)
            print(format_row(figure, mark))
        if missing:
            print(f"  {section}: not everything was measured. {missing}")
        print(f"  {section}: {seconds:.0f} s", flush=True)
        report.put(section, seconds, figures, missing)
    print(
        f"{worse} figures got worse by more than {TOLERANCE:.0%} since the last run;"
        f" this one took {time.perf_counter() - begun:.0f} s."
    )


def _measure_all(sections: Iterable[str]) -> Iterator[Measured]:
    """Measure *sections* one after another, and at the end, together, those that only count."""
    counting = []
    for section in sections:
        if section in COUNTING:
            counting.append(section)
        else:
            yield measure_section(section)
    if len(counting) > 1:
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as at_once:
            yield from at_once.map(measure_section, counting)
    else:
        yield from map(measure_section, counting)


def format_row(figure: Figure, mark: str) -> str:
    """Format *figure* as a row of the printed table, with its *mark*."""
    name = f"{figure.name}, {figure.note}" if figure.note else figure.name
    limits = " / ".join("–" if x is None else f"{x:g}" for x in (figure.least, figure.aim))
    ratio = "" if figure.ratio is None else f"{shorten(figure.ratio)}×"
    shown = f"{shorten(figure.value):>12} {figure.unit:10} {ratio:>7} {limits:>14} {figure.verdict:6} {mark}"
    return f"{name:58} {shown}".rstrip()


def mark_change(figure: Figure, before: dict[str, float]) -> str:
    """Return a mark if *figure* is worse than *before*, otherwise an empty string."""
    was = before.get(figure.name)
    if was is None or figure.worsening(was) <= TOLERANCE:
        return ""
    return f"WORSE, it was {shorten(was)}"


if __name__ == "__main__":
    main()
