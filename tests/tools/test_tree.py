"""Rules of the tree: no test needs another, and what papers say of the tree is so."""

from __future__ import annotations

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
TABLE = "| module | what it is for |"


def test_no_test_needs_another() -> None:
    for path in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
                place, name = (node.module or "").split(".")[1:], (node.module or "").rpartition(".")[2]
                assert place[0] in ("kit", "games"), path
                assert name != "conftest" and not name.startswith("test_"), path


def test_the_architecture_names_what_is_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = {name for name in re.findall(r"`([\w/<>.*]+)`", text) if "/" in name and "*" not in name}
    assert len(named) > 20
    missing = [name for name in named if not (ROOT / name.replace("<game>", "deal")).exists()]
    assert missing == []


def test_a_package_that_lists_its_modules_lists_each_of_them() -> None:
    listing = [
        path
        for folder in ("bot", "cogs")
        for path in (ROOT / folder).rglob("__init__.py")
        if TABLE in path.read_text(encoding="utf-8")
    ]
    assert listing
    for path in listing:
        rows = [line.split("|")[1] for line in path.read_text(encoding="utf-8").splitlines() if "|" in line]
        named = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
        there = {
            each.stem
            for each in path.parent.iterdir()
            if (each.suffix == ".py" or (each / "__init__.py").exists()) and each.name != "__init__.py"
        }
        assert named == there, path
