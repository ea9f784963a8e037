"""How the controls of a panel look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.discord.messages.moves import Moves
from bot.language import EMOJIS, language_of
from games.core import Label, Text, Who
from render.samples import NAMES


def test_the_emoji_of_a_seat_takes_the_place_of_its_mark(
    match: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = Moves(match(2, 0), 0, language_of("en"))
    label = Label(Text("reply-seat", {"who": Who(1)}), emoji="seat-2")
    entry = moves._entry(1, label)
    assert (entry.label, entry.emoji) == (f"🔶 {NAMES[1]}", None)
    monkeypatch.setitem(EMOJIS, "seat-2", "<:seat_2_0123abcd:12345678901234567>")
    entry = moves._entry(1, label)
    assert entry.emoji is not None
    assert (entry.label, entry.emoji.id) == (NAMES[1], 12345678901234567)


def test_the_emoji_of_a_seat_is_that_of_its_color(
    match: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = match(2, 0)
    players = tuple(replace(each, mark=mark) for each, mark in zip(found.players, (4, 2), strict=True))
    moves = Moves(replace(found, players=players), 0, language_of("en"))
    label = Label(Text("reply-seat", {"who": Who(1)}), emoji="seat-2")
    assert moves._entry(1, label).label == f"🟩 {NAMES[1]}"
    monkeypatch.setitem(EMOJIS, "seat-3", "<:seat_3_0123abcd:12345678901234567>")
    entry = moves._entry(1, label)
    assert entry.emoji is not None and entry.label == NAMES[1]


@pytest.mark.parametrize("key", ["cardopoly", "deal"])
def test_nobody_is_asked_whether_they_are_sure_of_the_only_move(match: Callable[..., Any], key: str) -> None:
    asked = 0
    for made in range(0, 120, 6):
        found = match(3, made, game=key, status="running")
        for seat in found.waiting:
            moves = Moves(found, seat, language_of("en"))
            offer = moves.offers[0]
            if any(field.least != len(field.options) for field in offer.fields):
                continue
            moves.offers = [msgspec.structs.replace(offer, grave=True)] * 2
            chosen = {field.name: tuple(field.options) for field in offer.fields}
            asked += moves.warning(0, chosen) is not None
            moves.offers = moves.offers[:1]
            assert moves.warning(0, chosen) is None
    assert asked
