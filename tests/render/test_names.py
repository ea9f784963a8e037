"""Names that our type can and cannot show."""

from __future__ import annotations

import pytest

from render import gallery
from render.kit.theme import Look, shown
from render.property.positions import positions
from render.property.table import paint as paint_table


@pytest.mark.parametrize("name", ["Anna", "Ольга", "محمد", "Ελένη", "დავითი", "สมชาย", "דוד", "Zoë O’Brien"])
def test_names_in_many_scripts_are_shown(name: str) -> None:
    assert shown(name) == name


@pytest.mark.parametrize(
    ("name", "kept"), [("🦊 Anna 🦊", "Anna"), ("Ben\u200b\u202e", "Ben"), ("𝓑𝓮𝓷", "Ben")]
)
def test_ornaments_are_left_out(name: str, kept: str) -> None:
    assert shown(name) == kept


@pytest.mark.parametrize("name", ["太郎", "김민수", "🦊🦊", "", "   "])
def test_a_name_that_cannot_be_shown_is_never_boxes(name: str, look: Look) -> None:
    assert shown(name) == ""
    assert Look(look.say, (name,)).name(0) == "Seat A"


def words_on(name: str) -> list[str]:
    """The words on the table's picture in the gallery called *name*."""
    position = positions()[name]
    return [words for words, _ in paint_table(position.view, gallery.look(position)).texts]


def test_names_are_whole_or_replaced_but_never_cropped() -> None:
    assert {"Ольга", "محمد", "Bartholomäus"} <= set(words_on("names-3"))
    six = words_on("names-6")
    assert {"Ольга", "محمد", "Maximiliane", "Seat D", "Seat F"} <= set(six)
    assert not any("…" in words for words in six)
    assert "Seat D: play a red and a black card" in six
