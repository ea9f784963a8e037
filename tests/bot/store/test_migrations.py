"""The migrations are one line from the first to the newest."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from bot.store import engine

VERSIONS = Path(engine.__file__).parent / "migrations" / "versions"


def test_each_migration_follows_the_one_before() -> None:
    files = sorted(VERSIONS.glob("[0-9]*.py"))
    sources = [file.read_text(encoding="utf-8") for file in files]
    for file, source in zip(files, sources, strict=True):
        assert re.search(r'^revision = "(\d+)"$', source, re.M)[1] == file.name[:4]  # type: ignore[index]
    for (before, _), (_, source) in pairwise(zip(files, sources, strict=True)):
        assert f'down_revision = "{before.name[:4]}"' in source
