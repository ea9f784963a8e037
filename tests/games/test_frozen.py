"""Frozen rules are stored, don't depend on later code, and have matches that convert to today's rules."""

from __future__ import annotations

import ast
import subprocess
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import games
from games import frozen
from tools.freeze import freeze, main, of_ref, of_tree
from tools.record import GOLDEN, replay

KEYS = games.keys()

RECORDINGS = [
    f"{key}-{name}"
    for key in KEYS
    for name, recording in games.load(key).recordings.items()
    if recording.seats == max(each.seats for each in games.load(key).recordings.values())
]
"""The names of one or two recorded matches of each game."""


@pytest.fixture
def frozen_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder with today's rules of every game."""
    for key in KEYS:
        freeze(key, of_tree(), tmp_path)
    monkeypatch.setattr(frozen, "FOLDER", tmp_path)
    frozen.load.cache_clear()
    yield tmp_path
    frozen.load.cache_clear()


@pytest.mark.parametrize("key", games.keys())
def test_all_older_rules_are_kept(key: str) -> None:
    for version in range(1, games.load(key).rules_version):
        kept = games.rules(key, version)
        assert kept is not None, (
            f"python -m tools.freeze {key} REF, where REF has version {version} of its rules"
        )
        assert (kept.key, kept.rules_version) == (key, version)


def test_what_is_not_kept_is_not_there() -> None:
    assert games.rules("deal", 0) is games.rules("deal", 99) is None
    assert games.rules("deal", games.load("deal").rules_version) is games.load("deal")


def test_what_is_kept_depends_on_nothing_that_changes(frozen_rules: Path) -> None:
    for file in frozen_rules.glob("*.zip"):
        key, version = file.stem.split("-")
        own = frozen.package(key, int(version))
        with zipfile.ZipFile(file) as archive:
            assert all(name.startswith(f"{own}/") for name in archive.namelist())
            for name in archive.namelist():
                for node in ast.walk(ast.parse(archive.read(name))):
                    if isinstance(node, ast.Import):
                        assert not any(alias.name.startswith("games") for alias in node.names)
                    if isinstance(node, ast.ImportFrom):
                        assert not (node.module or "").startswith("games")


@pytest.mark.parametrize("name", RECORDINGS)
def test_kept_rules_play_a_match_as_it_was(frozen_rules: Path, name: str) -> None:
    key = name.partition("-")[0]
    game = frozen.load(key, games.load(key).rules_version)
    assert game is not None
    assert type(game) is not type(games.load(key))
    recorded = (GOLDEN / f"{name}.txt").read_text("utf-8")
    assert replay(recorded, game) == recorded


def test_the_same_rules_give_the_same_file(tmp_path: Path) -> None:
    first, second = (freeze("deal", of_tree(), tmp_path).read_bytes() for _ in range(2))
    assert first == second


def test_rules_are_taken_as_they_were_at_a_ref(tmp_path: Path) -> None:
    file = tmp_path / "games" / "halma" / "__init__.py"
    file.parent.mkdir(parents=True)
    file.write_text("class Halma:\n    rules_version = 1\n")
    for command in ("init -q", "add .", "-c user.name=Ada -c user.email=ada@example.org commit -qm Halma"):
        subprocess.run(["git", "-C", str(tmp_path), *command.split()], check=True)
    then = of_tree(tmp_path)
    file.write_text("class Halma:\n    rules_version = 2\n")
    assert of_ref("HEAD", tmp_path) == then != of_tree(tmp_path)
    assert freeze("halma", then, tmp_path).name == "halma-1.zip"


@pytest.mark.parametrize(
    "source", ["import games.cards\n", "from games import cards\n", "from . import cards\n", "import games\n"]
)
def test_what_could_not_be_kept_is_refused(source: str, tmp_path: Path) -> None:
    halma = {"games/halma/__init__.py": f"{source}class Halma:\n    rules_version = 3\n"}
    with pytest.raises(ValueError, match=r"games/halma/__init__.py:1"):
        freeze("halma", halma, tmp_path)
    with pytest.raises(ValueError, match="tells no rules_version"):
        freeze("go", halma, tmp_path)


def test_it_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "python -m tools.freeze KEY [REF]" in capsys.readouterr().err
    assert main(["nosuchgame"]) == 1
