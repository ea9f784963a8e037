"""New games in a copy of the tree: the skeleton as `make game` writes it, and Pig. Both pass every test."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import pytest

from tools.newgame import ROOT, write

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
FILES = ("README.md", "CONTRIBUTING.md", "pyproject.toml", "Makefile", "requirements-dev.lock")

JOURNEY = """from random import Random

from tests.kit.freehold import Freehold
from tests.kit.guest import play


async def test_it_is_played_to_its_end(freehold: Freehold) -> None:
    guests = await freehold.table("Anna", bots=1, game="KEY")
    await play(freehold.sandbox, guests, Random(1))
    await guests[0].wait_for_text("🥇")
    assert freehold.faults == []
"""

SECONDS = 600
"""How long a command may take: some run a part of the suite, and other tests may run at the same time."""

KEEPING = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
"""The environment of commands in the tree. It lets processes share compiled modules."""

PARTS = (
    "tests/render tests/tools",
    "tests/bot",
    "tests/cogs",
    "tests/journeys/phone",
    "tests/journeys --ignore=tests/journeys/phone",
)
"""The parts of the test suite to run for a new game, one at a time, besides that of `make quick`."""


@pytest.fixture(scope="session")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with the skeleton of two games, as `make game` writes it, and Pig."""
    tree = tmp_path_factory.mktemp("tree")
    for name in FILES:
        shutil.copy(ROOT / name, tree)
    for name in FOLDERS:
        ignored = shutil.ignore_patterns("pig", "*.pyc.*", "test_newgame.py")
        shutil.copytree(ROOT / name, tree / name, ignore=ignored)
    (tree / ".venv").symlink_to(sys.prefix)
    make(tree, "game", "KEY=mill")
    shutil.copytree(PIG, tree, dirs_exist_ok=True)
    run(tree, sys.executable, "-m", "tools.golden", "pig")
    run(tree, sys.executable, "-m", "tools.games", "--write")
    for key in ("mill", "pig"):
        (tree / "tests" / "journeys" / f"test_{key}.py").write_text(JOURNEY.replace("KEY", key))
    return tree


def run(tree: Path, *command: str) -> str:
    """Run *command* in *tree*, where it must succeed within `SECONDS`; return what it printed."""
    with subprocess.Popen(
        command, cwd=tree, env=KEEPING, stdout=PIPE, stderr=PIPE, text=True, start_new_session=True
    ) as child:
        try:
            out, errors = child.communicate(timeout=SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)  # make, pytest, and the processes that its tests started
            out, errors = child.communicate()
            raise AssertionError(f"{command} did not end within {SECONDS} s\n{out}{errors}") from None
    assert child.returncode == 0, out + errors
    return out


def make(tree: Path, *arguments: str) -> str:
    """Run `make` in *tree* with the environment of this Python; return what it printed."""
    return run(tree, "make", "--assume-old=.venv/ready", *arguments)


def test_new_games_pass_the_checks(tree: Path) -> None:
    ours = [f"{folder}/{key}" for folder in ("games", "render", "tests/games") for key in ("mill", "pig")]
    for checking in (
        ("ruff", "check", *ours),
        ("ruff", "format", "--check", *ours),
        ("mypy", *ours),
        ("tools.games",),
        ("tools.clauses",),
        ("tools.vocabulary",),
    ):
        run(tree, sys.executable, "-m", *checking)


def test_new_games_pass_what_make_quick_runs(tree: Path) -> None:
    printed = make(tree, "quick", "GAME=mill or pig", "TESTS=tests/games")
    assert_passed(printed, least=100)
    assert "games/mill/rules.md: write the rules" in printed


@pytest.mark.parametrize("chosen", ["mill", "pig or all_games"])
@pytest.mark.parametrize("part", PARTS)
def test_new_games_pass_every_test_untouched(tree: Path, part: str, chosen: str) -> None:
    arguments = ("-q", "-m", "not soak", "-k", chosen, *part.split())
    assert_passed(run(tree, sys.executable, "-m", "pytest", *arguments), least=4)


def assert_passed(printed: str, least: int) -> None:
    """Assert that pytest's output *printed* reports at least *least* passed tests and no failures."""
    passed = re.search(r"(\d+) passed", printed)
    assert passed is not None and int(passed[1]) >= least, printed
    assert "FAILED" not in printed and "ERROR" not in printed


def test_a_game_with_the_longest_key_and_name_passes_the_checks(tmp_path: Path) -> None:
    key = 20 * "m"
    write(key, 20 * "W", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for checking in (("check", "--fix"), ("format", "."), ("check", ".")):
        run(tmp_path, sys.executable, "-m", "ruff", *checking, "--no-cache")


def test_a_game_that_is_there_is_not_written_again(tree: Path) -> None:
    with pytest.raises(ValueError, match="there already"):
        write("mill", "Mill", tree)


def test_pig_is_a_game_in_ten_files_and_360_lines() -> None:
    files = [file for file in PIG.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert len(files) <= 10
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 360


@pytest.mark.parametrize("key", ["Pig", "p", "pig-game", "kit", "frozen", "deal"])
def test_a_game_is_not_written_over_another(key: str, tmp_path: Path) -> None:
    (tmp_path / "games" / "deal").mkdir(parents=True)
    with pytest.raises(ValueError):
        write(key, key, tmp_path)
