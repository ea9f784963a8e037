"""The parts of messages: a choice with one option is a button that chooses it."""

from __future__ import annotations

import re
from pathlib import Path

from discord import PartialEmoji, ui
from msgspec.structs import replace

from bot.discord.controls import Control, parse
from bot.discord.messages import layout

ASK = Control("ask", 4711, 36, "wish")
ANNA = layout.option("42", "Anna", "Played yesterday", emoji=PartialEmoji(name="🌸"))
BEN = layout.option("43", "Ben")


def test_one_option_is_a_button_and_several_are_a_select() -> None:
    (select,) = layout.select(ASK, "Ask somebody", [ANNA, BEN]).children
    (named,) = layout.select(ASK, "Ask somebody", [ANNA], alone="Ask Anna").children
    (button,) = layout.select(ASK, "Ask somebody", [ANNA]).children
    assert isinstance(select, ui.Select)
    assert isinstance(named, ui.Button) and isinstance(button, ui.Button)
    assert [named.label, button.label, str(button.emoji)] == ["Ask Anna", "Anna", "🌸"]
    assert parse(button.custom_id or "") == replace(ASK, value="42")


def test_what_is_chosen_already_cannot_be_chosen_and_what_may_be_left_out_is_a_select() -> None:
    (chosen,) = layout.select(ASK, "Ask somebody", [layout.option("42", "Anna", chosen=True)]).children
    (optional,) = layout.select(ASK, "Ask somebody", [ANNA], least=0).children
    assert isinstance(chosen, ui.Button) and chosen.disabled
    assert isinstance(optional, ui.Select)


def test_all_pages_build_their_selects_like_this() -> None:
    root = Path(layout.__file__).parents[3]
    found = [
        path.name
        for folder in ("bot", "cogs")
        for path in (root / folder).rglob("*.py")
        if re.search(r"\bui\.Select\(", path.read_text())
    ]
    assert found == ["layout.py"]
