"""Rules of the tree: no test imports another, and what the docs say about the tree is true."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

import games
import render
from render.kit.theme import WIDTH, Look
from tools.newgame import write

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


def test_the_architecture_names_every_package_of_the_bot() -> None:
    layers = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```")[1]
    packages = {path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")}
    assert packages == set(re.findall(r"bot/(\w+)(?![\w.])", layers))


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


def test_the_skeleton_of_a_new_game_can_be_imported_and_painted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The checks notice that a change of the games' kit or the painters' kit reaches the skeleton, too."""
    write("skeleton", "Skeleton", tmp_path)
    for package in (games, render):
        monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path / package.__name__)])
    assert games.find_faults("skeleton", tmp_path) == []
    for position in importlib.import_module("render.skeleton.positions").positions().values():
        look = Look(lambda id, **_: id, position.names[: position.view.seats])
        assert render.paint("skeleton", position.view, look).image.width == WIDTH
