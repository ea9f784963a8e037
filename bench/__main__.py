"""`python -m bench [SECTION …]`: measure, print a table, write build/bench.json."""

from __future__ import annotations

import dataclasses
import importlib
import json
import platform
import sys
from pathlib import Path

SECTIONS = (
    "playouts",
    "arrangements",
    "pictures",
    "commits",
    "lookups",
    "running",
    "requests",
    "league",
    "season",
    "evening",
    "strength",
    "thinking",
)
REPORT = Path("build/bench.json")


def main(sections: list[str]) -> None:
    """Measure the *sections* named, or all."""
    figures = []
    for section in sections or SECTIONS:
        for figure in importlib.import_module(f"bench.{section}").measure():
            limits = " / ".join("–" if x is None else f"{x:g}" for x in (figure.least, figure.aim))
            value = f"{figure.value:,.0f}" if figure.value >= 1000 else f"{figure.value:.3g}"
            print(f"{figure.name:54} {value:>12} {figure.unit:10} {limits:>14} {figure.verdict}", flush=True)
            figures.append(figure)
    REPORT.parent.mkdir(exist_ok=True)
    machine = {"python": platform.python_version(), "machine": platform.machine()}
    document = {"machine": machine, "figures": [dataclasses.asdict(figure) for figure in figures]}
    REPORT.write_text(json.dumps(document, indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
