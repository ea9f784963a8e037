"""How the controls of a panel look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.discord.messages.moves import Moves
from bot.domain.choices import only_move
from bot.language import EMOJIS, language_of
from games.core import Label, Luck, Text, Who
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
def test_nobody_is_asked_whether_they_are_sure_of_the_only_move(
    match: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    game, random, asked = games.load(key), Random(1), Counter[bool]()
    monkeypatch.setattr(type(game), "warning", lambda *_: Label(Text(f"{key}-name")))  # about every move
    for made in range(160):
        found = match(5 if key == "deal" else 3, made, game=key, status="running")
        for seat in found.waiting:
            moves = Moves(found, seat, language_of("en"))
            chosen = {field.name: field.sample(random) for field in moves.offers[0].fields}
            has_choice = only_move(game, found.state, seat) is None
            assert (moves.warning(0, chosen) is not None) == has_choice
            asked[has_choice] += 1
    assert asked[True] and asked[False]


@pytest.mark.parametrize(
    ("forced", "bots", "plans"), [("quick", 1, False), ("quick", 0, True), ("sealed", 1, True)]
)
def test_a_plan_is_offered_only_where_somebody_takes_their_time(
    match: Callable[..., Any], forced: str, bots: int, plans: bool
) -> None:
    found = match(2, 1, bots=bots, forced=forced)
    game = games.load(found.game)
    while 0 in found.waiting:
        state = game.copy(found.state)
        game.apply(state, 0, game.sample(game.offers(state, 0), Random(1)), Luck(Random(1)))
        found = replace(found, state=state, waiting=game.waiting_for(state))
    assert bool(Moves(found, 0, language_of("en")).offers) == plans
