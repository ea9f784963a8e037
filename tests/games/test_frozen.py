"""Rules of before: they are kept, depend on nothing that changes, and matches go from them to today's."""

from __future__ import annotations

import ast
import subprocess
import zipfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import games
from games import frozen
from games.core import AnyGame, MoveError
from games.fair import Fair
from tools.freeze import freeze, main, of_ref, of_tree
from tools.record import GOLDEN, Header, replay

RECORDINGS = {
    f"{path.stem}-{path.parent.name}": path.read_text("utf-8") for path in sorted(GOLDEN.glob("v?/*.txt"))
}
"""Matches played by rules of before, named by their game and the version of its rules."""


def version_of(name: str) -> int:
    return int(name[-1])


def game_of(name: str) -> AnyGame:
    game = games.rules(name.partition("-")[0], version_of(name))
    assert game is not None
    return game


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


@pytest.mark.parametrize("file", sorted(frozen.FOLDER.glob("*.zip")), ids=lambda file: file.stem)
def test_what_is_kept_depends_on_nothing_that_changes(file: Path) -> None:
    own = frozen.package(*file.stem.split("-"))
    with zipfile.ZipFile(file) as kept:
        assert all(name.startswith(f"{own}/") for name in kept.namelist())
        for name in kept.namelist():
            for node in ast.walk(ast.parse(kept.read(name))):
                if isinstance(node, ast.Import):
                    assert not any(alias.name.startswith("games") for alias in node.names)
                if isinstance(node, ast.ImportFrom):
                    assert not (node.module or "").startswith("games")


@pytest.mark.parametrize("name", RECORDINGS)
def test_older_rules_play_a_match_as_it_was(name: str) -> None:
    assert replay(RECORDINGS[name], game_of(name)) == RECORDINGS[name]


@pytest.mark.parametrize("name", ["cardopoly-standard-v1", "cardopoly-quick-v2", "deal-three-v1"])
def test_today_s_rules_refuse_it(name: str) -> None:
    with pytest.raises((MoveError, msgspec.ValidationError)):
        replay(RECORDINGS[name])


@pytest.mark.parametrize("name", RECORDINGS)
def test_a_match_goes_on_by_today_s_rules_from_wherever_it_is(name: str) -> None:
    first, *lines = RECORDINGS[name].splitlines()
    header = msgspec.json.decode(first, type=Header)
    old, today = game_of(name), games.load(header.game)
    chance = Fair(bytes.fromhex(header.seed))
    state, _ = old.deal(header.seats, header.options, chance)
    made = [line.split(" ", 1) for line in lines if line[0].isdigit()]
    for number, (seat, move) in enumerate(made):
        if number % (len(made) // 3) == 0:
            _finish(
                today,
                today.convert(old.encode(state), old.rules_version),
                header.seats,
                Fair(chance.seed, chance.used),
            )
        old.apply(
            state, int(seat), old.decode_move(msgspec.msgpack.encode(msgspec.json.decode(move))), chance
        )
    assert today.outcome(today.convert(old.encode(state), old.rules_version)) is not None


def _finish(game: AnyGame, state: Any, seats: int, chance: Fair) -> None:
    random = Random(1)
    for _ in range(3000):
        for each in (None, *range(seats)):
            game.view(state, each)
        waiting = game.waiting_for(state)
        if not waiting:
            break
        seat = min(waiting)
        game.apply(state, seat, game.choose(game.view(state, seat), game.offers(state, seat), random), chance)
    assert game.outcome(state) is not None


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
