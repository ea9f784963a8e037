"""The figures measured last, section by section, in a file: what the next ones are compared with."""

from __future__ import annotations

import dataclasses
import json
import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.figures import Figure


class Report:
    """What is in *file*, which need not be there, be whole, or be of this version."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._sections: dict[str, dict[str, Any]] = {}
        try:
            self._sections.update(json.loads(file.read_text(encoding="utf-8"))["sections"])
        except (OSError, ValueError, KeyError):
            return

    def before(self, section: str) -> dict[str, float]:
        """What was measured last in *section*, by the names of the figures."""
        return {each["name"]: each["value"] for each in self._sections.get(section, {}).get("figures", ())}

    def put(self, section: str, seconds: float, figures: Sequence[Figure]) -> None:
        """Replace what was measured in *section*, which took so long, and nothing else."""
        machine = f"{platform.machine()}, Python {platform.python_version()}"
        found = [dataclasses.asdict(figure) for figure in figures]
        self._sections[section] = {"machine": machine, "seconds": round(seconds, 1), "figures": found}
        self._file.parent.mkdir(exist_ok=True)
        self._file.write_text(json.dumps({"sections": self._sections}, indent=1) + "\n", encoding="utf-8")
