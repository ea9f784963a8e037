"""Ways to damage a database file."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path


def _overwrite(file: Path, first: int) -> None:
    """Overwrite everything from byte *first* on, in place."""
    with file.open("r+b") as opened:
        opened.seek(first)
        opened.write(b"\xff" * (file.stat().st_size - first))


DAMAGES: dict[str, Callable[[Path], None]] = {
    "truncated to nothing": lambda file: os.truncate(file, 0),
    "truncated to a byte": lambda file: os.truncate(file, 1),
    "truncated to a page": lambda file: os.truncate(file, 4096),
    "truncated by half": lambda file: os.truncate(file, file.stat().st_size // 2),
    "overwritten": lambda file: _overwrite(file, 0),
    "overwritten but for its first page": lambda file: _overwrite(file, 4096),
}
"""Ways to damage a file, by the kind of damage."""
