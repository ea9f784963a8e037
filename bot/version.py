"""The version of Freehold, which is written in `pyproject.toml` and nowhere else."""

from __future__ import annotations

import tomllib
from pathlib import Path

VERSION: str = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]["version"]
"""The version, such as ``0.2.0``."""
