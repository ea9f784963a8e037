"""A sixth game: its skeleton, and Pig written over it, in a copy of the tree; both are played on Discord."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.newgame import PLACES, ROOT, write

PIG = Path(__file__).parent / "pig"
FOLDERS = ("bench", "bot", "cogs", "games", "locales", "render", "sandbox", "tests", "tools")
FILES = ("README.md", "pyproject.toml", "Makefile", "requirements-dev.lock")

JOURNEY = """
from random import Random
from tests.kit.freehold import Freehold
from tests.kit.guest import play


async def test_it_is_played_to_its_end(freehold: Freehold) -> None:
    guests = await freehold.table("Anna", bots=1, game="KEY")
    await play(freehold.sandbox, guests, Random(1))
    await guests[0].shown("🥇")
    assert freehold.faults == []
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the tree without its golden pictures."""
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path)
    for name in FOLDERS:
        ignored = shutil.ignore_patterns("__pycache__", "golden", "pig")
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "ready").touch()
    return tmp_path


def quick(tree: Path, key: str) -> subprocess.CompletedProcess[str]:
    """What `make quick` says of the game *key*."""
    command = ["make", "quick", f"GAME={key}", f"PY={sys.executable}"]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True)


def run(tree: Path, *arguments: str) -> str:
    """What ``python -m`` with *arguments* prints in *tree*; it has to succeed."""
    ended = subprocess.run([sys.executable, "-m", *arguments], cwd=tree, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


def check(tree: Path, key: str) -> None:
    """Run what `make check` runs over the game *key*, and play it through the sandbox."""
    ours = [f"games/{key}", f"render/{key}", f"tests/games/{key}"]
    run(tree, "ruff", "check", "--fix", *ours)
    run(tree, "ruff", "format", *ours)
    run(tree, "tools.games", "--write")
    run(tree, "tools.golden", key)
    for checking in (
        ("tools.games",),
        ("tools.locales",),
        ("tools.clauses",),
        ("mypy", f"games/{key}", f"render/{key}"),
    ):
        run(tree, *checking)
    (tree / "tests" / "cogs" / "test_journey.py").write_text(JOURNEY.replace("KEY", key))
    run(tree, "pytest", "-q", "tests/cogs/test_journey.py")


def test_a_new_game_can_be_played_and_says_what_to_write(tree: Path) -> None:
    files = write("mill", "Mill", tree)
    assert len(files) == len(PLACES)
    check(tree, "mill")
    told = quick(tree, "mill").stdout
    assert "games/mill/rules.md: write the rules" in told
    failed = [line for line in told.splitlines() if line.startswith(("FAILED", "ERROR"))]
    assert failed
    assert all("what_to_write_next" in line for line in failed), failed
    with pytest.raises(ValueError, match="there already"):
        write("mill", "Mill", tree)


def test_pig_is_a_game_in_ten_files_and_350_lines(tree: Path) -> None:
    files = [file for file in PIG.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert len(files) <= 10
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 350
    shutil.copytree(PIG, tree, dirs_exist_ok=True)
    check(tree, "pig")
    told = quick(tree, "pig")
    assert told.returncode == 0, told.stdout


@pytest.mark.parametrize("key", ["Pig", "p", "pig-game", "kit", "frozen", "deal"])
def test_a_game_is_not_written_over_another(key: str, tmp_path: Path) -> None:
    (tmp_path / "games" / "deal").mkdir(parents=True)
    with pytest.raises(ValueError):
        write(key, key, tmp_path)
