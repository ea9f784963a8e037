"""The figures measured last, by section: stored in a file and written into the documentation."""

from __future__ import annotations

import dataclasses
import json
import os
import platform
import re
from collections.abc import Collection, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from bench.figures import Figure

FORMAT = "sections 2"
"""The key of the sections in the file. It changes when their fields do."""

HEAD = """# Performance

Written by `make bench-write`, or section by section by `python -m bench --write SECTION`; do not edit it.
Durations and rates also have a ratio to a reference that was timed in the same run. Limits apply to the ratio
where there is one.
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

    def update_page(self, page: str, sections: Collection[str], order: Sequence[str]) -> str:
        """Return *page* of the documentation with the stored figures of *sections* in place of its own.

        The figures of all other sections stay. The sections are in this *order*.
        """
        machines = {self._sections[section]["machine"] for section in sections}
        rows: dict[str, list[str]] = {section: [] for section in order}
        missing = dict[str, str]()
        for line in page.splitlines():
            if (section := line.partition("|")[2].partition("|")[0].strip()) in rows:
                if section not in sections:
                    rows[section].append(line)
            elif (section := line.removeprefix("- ").partition(":")[0]) in rows and section not in sections:
                missing[section] = line
        if any(rows.values()):
            machines.update(re.findall(r"^Machine: (.*)\.$", page, re.MULTILINE))
        for section in sections:
            measured = self._sections[section]
            rows[section] = [_row(section, figure) for figure in measured["figures"]]
            if measured["missing"]:
                missing[section] = f"- {section}: {measured['missing']}"
        lines = [HEAD, *(f"Machine: {machine}." for machine in sorted(machines))]
        lines += ["", "| section | figure | value | ratio | limit | aim | |", "|---|---|---|---|---|---|---|"]
        lines += chain.from_iterable(rows.values())
        lines += ["", *(missing[section] for section in order if section in missing)]
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
