"""A game's class lists its functions; mypy checks their types, and these tests catch misspelled names."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

import games
from games.core import Game

ROOT = Path(__file__).parents[2]

WRONG = """
from games.chance import Chance
from games.core import Event, Game, Resign
from games.property import rules
from games.property.moves import Move
from games.property.state import State
from games.property.view import View


def swapped(seat: int, state: State, move: Move | Resign, chance: Chance) -> list[Event]:
    return []


class Property(Game[State, Move, View]):
    apply = staticmethod(swapped)
    outcome = staticmethod(rules.outcom)
"""


@pytest.mark.parametrize("key", games.keys())
def test_a_game_defines_nothing_that_the_contract_does_not_know(key: str) -> None:
    unknown = {name for name in vars(type(games.load(key))) if name[0] != "_"} - vars(Game).keys()
    known_as_annotations = Game.__annotations__.keys()
    assert unknown <= known_as_annotations


def test_mypy_reports_swapped_arguments_and_misspelled_functions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    file = tmp_path / "wrong.py"
    file.write_text(WRONG, encoding="utf-8")
    said, _, code = api.run(
        [
            "--strict",
            "--config-file=",
            "--follow-imports=silent",
            f"--cache-dir={ROOT}/.mypy_cache",
            str(file),
        ]
    )
    assert code == 1
    assert 'base class "Game" defined the type as "Callable[[State, int,' in said
    assert 'has no attribute "outcom"' in said
