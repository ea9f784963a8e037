"""No test needs another: what tests share is in `tests.kit`, and a game's own beside its tests."""

from __future__ import annotations

import ast
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_no_test_needs_another() -> None:
    for path in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
                place, name = (node.module or "").split(".")[1:], (node.module or "").rpartition(".")[2]
                assert place[0] in ("kit", "games"), path
                assert name != "conftest" and not name.startswith("test_"), path
