"""A sixth game: its skeleton, and Pig written over it, in a copy of the tree; both are played on Discord."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.newgame import PLACES, ROOT, write

PIG = Path(__file__).parent / "pig"
FOLDERS = (
    "bench",
    "bot",
    "cogs",
    "deploy",
    "docs",
    "games",
    "locales",
    "render",
    "sandbox",
    "tests",
    "tools",
)
FILES = ("README.md", "pyproject.toml", "Makefile", "requirements-dev.lock")

JOURNEY = """
from random import Random
from tests.kit.freehold import Freehold, freehold
from tests.kit.guest import play


async def test_it_is_played_to_its_end(freehold: Freehold) -> None:
    guests = await freehold.table("Anna", bots=1, game="KEY")
    await play(freehold.sandbox, guests, Random(1))
    await guests[0].shown("🥇")
    assert freehold.faults == []
"""

OF_THE_GAME = "games render tests/games tests/render"
"""Where the tests are that a game must pass as soon as it is written."""

KEEPING = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
"""The next process need not compile what this one has."""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the tree without its golden pictures."""
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path)
    for name in FOLDERS:
        ignored = shutil.ignore_patterns("golden", "pig", "*.pyc.*", "test_newgame.py")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "ready").touch()
    return tmp_path


def run(tree: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run *command* in *tree*."""
    return subprocess.run(command, cwd=tree, env=KEEPING, capture_output=True, text=True)


def check(tree: Path, *keys: str) -> None:
    """Run what `make check` runs over the games *keys*; all of it has to succeed."""
    ours = [f"{folder}/{key}" for folder in ("games", "render", "tests/games") for key in keys]
    for checking in (
        ("ruff", "check", "--fix", *ours),
        ("ruff", "format", *ours),
        ("tools.games", "--write"),
        *(("tools.golden", key) for key in keys),
        ("tools.games",),
        ("tools.clauses",),
        ("mypy", *ours[: 2 * len(keys)]),
    ):
        ended = run(tree, sys.executable, "-m", *checking)
        assert ended.returncode == 0, ended.stdout + ended.stderr


def test_new_games_are_played_on_discord_and_say_what_to_write(tree: Path) -> None:
    assert len(write("mill", "Mill", tree)) == len(PLACES)
    with pytest.raises(ValueError, match="there already"):
        write("mill", "Mill", tree)
    shutil.copytree(PIG, tree, dirs_exist_ok=True)
    check(tree, "mill", "pig")
    for key in ("mill", "pig"):
        (tree / "tests" / "games" / key / "test_journey.py").write_text(JOURNEY.replace("KEY", key))
    told = run(
        tree, "make", "quick", "GAME=mill or pig", f"TESTS={OF_THE_GAME}", f"PY={sys.executable}"
    ).stdout
    assert "games/mill/rules.md: write the rules" in told
    failed = [line for line in told.splitlines() if line.startswith(("FAILED", "ERROR"))]
    assert failed
    assert all("tests/games/mill" in line and "what_to_write_next" in line for line in failed), told


def test_pig_is_a_game_in_ten_files_and_350_lines() -> None:
    files = [file for file in PIG.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert len(files) <= 10
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 350


@pytest.mark.parametrize("key", ["Pig", "p", "pig-game", "kit", "frozen", "deal"])
def test_a_game_is_not_written_over_another(key: str, tmp_path: Path) -> None:
    (tmp_path / "games" / "deal").mkdir(parents=True)
    with pytest.raises(ValueError):
        write(key, key, tmp_path)
