"""The tool that checks a match from the exported file alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bot.conftest import house, migrated
from tests.bot.house import ANNA, BEN, CLARA, House
from tools.verify import main

__all__ = ["house", "migrated"]


async def told(house: House, *, again: bool = False) -> dict[str, Any]:
    match = await house.finish(await house.begin(ANNA, BEN, CLARA))
    if again:
        lobby = await house.matches.rematch(match.id, ANNA.user_id)
        match = await house.finish(await house.matches.start(lobby.id, ANNA.user_id))
    document: dict[str, Any] = json.loads(json.dumps(await house.matches.export(match.id)))
    return document


def check(folder: Path, document: Any) -> int:
    file = folder / "match.json"
    file.write_text(json.dumps(document))
    return main([str(file)])


@pytest.mark.parametrize("again", [False, True], ids=["drawn seats", "a rematch"])
async def test_an_honest_match_holds(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str], again: bool
) -> None:
    document = await told(house, again=again)
    assert check(tmp_path, document) == 0
    said = capsys.readouterr().out
    assert document["commitment"] in said
    assert said.count("  use ") == document["used"]


def _other_seed(document: dict[str, Any]) -> None:
    document["seed"] = "00" * 32


def _other_seats(document: dict[str, Any]) -> None:
    document["seating"].reverse()


def _other_player(document: dict[str, Any]) -> None:
    document["moves"][3]["seat"] ^= 1


def _one_move_less(document: dict[str, Any]) -> None:
    document["moves"].pop()


def _nonsense(document: dict[str, Any]) -> None:
    document["moves"][0]["move"] = {"type": "cheat"}


def _other_winner(document: dict[str, Any]) -> None:
    document["outcome"]["places"].reverse()


def _other_chance(document: dict[str, Any]) -> None:
    document["used"] += 1


FORGERIES = (
    _other_seed,
    _other_seats,
    _other_player,
    _one_move_less,
    _nonsense,
    _other_winner,
    _other_chance,
)


@pytest.mark.parametrize("forge", FORGERIES)
async def test_a_forged_file_does_not(house: House, tmp_path: Path, forge: Any) -> None:
    document = await told(house)
    forge(document)
    assert check(tmp_path, document) == 1


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "does not know the game chess"),
        ({"rules_version": 99}, "version 99 of the rules"),
        ({"seed": "xyz"}, "no file of /match verify"),
        ({"moves": None}, "no file of /match verify"),
    ],
)
async def test_what_it_cannot_read_it_says(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str], change: dict[str, Any], sentence: str
) -> None:
    assert check(tmp_path, await told(house) | change) == 2
    assert sentence in capsys.readouterr().err


def test_without_a_file_it_says_how_it_is_called(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "python -m tools.verify FILE" in capsys.readouterr().err
    assert main([str(tmp_path / "none.json")]) == 2
