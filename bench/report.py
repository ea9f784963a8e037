"""The figures measured last, by section: stored in a file and written into the documentation."""

from __future__ import annotations

import dataclasses
import json
import os
import platform
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bench.figures import Figure

FORMAT = "sections 2"
"""The key of the sections in the file. It changes when their fields do."""

HEAD = """# Performance

Written by `make bench-write`; do not edit it. Durations and rates also have a ratio to a reference that was
timed in the same run. Limits apply to the ratio where there is one.
"""


class Report:
    """The figures in *file*, which may be missing, damaged or of another version."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._sections: dict[str, dict[str, Any]] = {}
        try:
            self._sections.update(json.loads(file.read_text(encoding="utf-8"))[FORMAT])
        except (OSError, ValueError, KeyError):
            return

    def before(self, section: str) -> dict[str, float]:
        """Return the values of *section* from the last run, by the name of the figure."""
        return {each["name"]: each["value"] for each in self._sections.get(section, {}).get("figures", ())}

    def put(self, section: str, seconds: float, figures: Sequence[Figure], missing: str = "") -> None:
        """Replace the figures of *section*, which took that many *seconds*; *missing* says what it lacked."""
        found = [
            dataclasses.asdict(figure)
            | {"per": figure.per.name if figure.per else "", "ratio": figure.ratio, "verdict": figure.verdict}
            for figure in figures
        ]
        self._sections[section] = {
            "machine": describe_machine(),
            "seconds": round(seconds, 1),
            "missing": missing,
            "figures": found,
        }
        self._file.parent.mkdir(exist_ok=True)
        self._file.write_text(json.dumps({FORMAT: self._sections}, indent=1) + "\n", encoding="utf-8")

    def format_table(self, order: Sequence[str]) -> str:
        """Format all figures as a page of the documentation, with the sections in this *order*."""
        kept = {section: self._sections[section] for section in order if section in self._sections}
        lines = [HEAD]
        lines += [f"Machine: {machine}." for machine in sorted({each["machine"] for each in kept.values()})]
        lines += ["", "| section | figure | value | ratio | limit | aim | |", "|---|---|---|---|---|---|---|"]
        for section, measured in kept.items():
            lines += (_row(section, figure) for figure in measured["figures"])
        lines += ["", *_list_missing(kept)]
        return "\n".join(lines).rstrip() + "\n"


def describe_machine() -> str:
    """Describe the processor, its cores and this Python."""
    try:
        info = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        info = []
    models = [line.partition(":")[2].strip() for line in info if line.startswith("model name")]
    model = models[0] if models else platform.machine()
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def shorten(value: float) -> str:
    """Format *value* with three significant digits, or all digits before the point."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def _row(section: str, figure: dict[str, Any]) -> str:
    name = f"{figure['name']}, {figure['note']}" if figure["note"] else figure["name"]
    ratio = f"{shorten(figure['ratio'])} × {figure['per']}" if figure["per"] else ""
    limits = [
        "" if figure[kind] is None else f"{'≥' if figure['up'] else '≤'} {figure[kind]:g}"
        for kind in ("least", "aim")
    ]
    cells = (
        section,
        name.replace("|", "\\|"),
        f"{shorten(figure['value'])} {figure['unit']}",
        ratio,
        *limits,
        figure["verdict"],
    )
    return f"| {' | '.join(map(str.strip, cells))} |"


def _list_missing(sections: dict[str, dict[str, Any]]) -> Iterator[str]:
    for section, measured in sections.items():
        if measured["missing"]:
            yield f"- {section}: {measured['missing']}"
