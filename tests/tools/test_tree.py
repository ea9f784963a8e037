"""A reader finds things in the tree: its files and folders are small, and no test needs another."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
PRODUCT = ("bot", "cogs", "games", "locales", "render", "sandbox", "tools")
LINES, MODULES = 400, 15
HISTORY = ROOT / "bot/store/migrations/versions"
"""Only ever grows."""


def modules(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def test_a_file_can_be_read_at_one_go() -> None:
    lengths = {
        path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules(*PRODUCT, "tests")
    }
    assert {path: length for path, length in lengths.items() if length > LINES} == {}


def test_a_folder_can_be_seen_at_one_glance() -> None:
    found = [path.parent for path in modules(*PRODUCT) if path.stem != "__init__" and path.parent != HISTORY]
    assert {folder for folder in found if found.count(folder) > MODULES} == set()


def test_no_test_needs_another() -> None:
    """What tests share is in `tests.kit`, and a game's own beside its tests."""
    for path in modules("tests"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
                place, name = (node.module or "").split(".")[1:], (node.module or "").rpartition(".")[2]
                assert place[0] in ("kit", "games"), path
                assert name != "conftest" and not name.startswith("test_"), path
