"""A game that is incomplete gets an error that says what it lacks, and doesn't affect the others."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import games

WHOLE = games.keys()

Write = Callable[..., None]

HALMA = """from games.property import Move, Property, State, View

class Halma(Property):
    key = "halma"
{lengths}
GAME = Halma(State, Move, View)
"""


@pytest.fixture
def write(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Write]:
    """Write a package ``halma`` with this source beside the games."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])

    def write(source: str) -> None:
        (tmp_path / "halma").mkdir()
        (tmp_path / "halma" / "__init__.py").write_text(source)
        games.keys.cache_clear()

    yield write
    sys.modules.pop("games.halma", None)
    games.keys.cache_clear()


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("", "games/halma/__init__.py defines no GAME: AttributeError"),
        ("import nothing_of_the_kind", "games/halma/__init__.py defines no GAME: ModuleNotFoundError"),
        ("1 +", "games/halma/__init__.py defines no GAME: SyntaxError"),
    ],
)
def test_what_cannot_be_loaded_says_so_and_disturbs_nobody(write: Write, source: str, said: str) -> None:
    write(source)
    (fault,) = games.find_faults("halma")
    assert fault.startswith(said)
    assert games.keys() == WHOLE


def test_a_game_without_painter_and_words_is_told_file_by_file(write: Write) -> None:
    write(HALMA.format(lengths=""))
    assert [fault.partition(" ")[0] for fault in games.find_faults("halma")] == [
        "games/halma/rules.md",
        "render/halma/__init__.py",
        "render/halma/positions.py",
        "locales/de/halma.ftl",
        "locales/de/halma-rules.ftl",
        "locales/en/halma.ftl",
        "locales/en/halma-rules.ftl",
    ]
    assert games.keys() == WHOLE


def test_a_game_is_called_like_its_folder(write: Write) -> None:
    write("from games.property import GAME\n")
    assert "GAME.key is 'property'" in games.find_faults("halma")[0]


def test_a_game_says_how_long_it_takes_at_every_table(write: Write) -> None:
    write(HALMA.format(lengths="    lengths = {2: 9, 3: 8, 6: 7}"))
    told = "GAME.lengths does not say how long a match takes at a table of 4, 5"
    assert told in games.find_faults("halma")[0]


@pytest.mark.parametrize("key", games.packages())
def test_a_game_that_is_offered_lacks_nothing(key: str) -> None:
    assert games.find_faults(key) == []
