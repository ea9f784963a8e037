"""How the controls of a panel look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import games
from bot.discord.messages.moves import Moves, write_path
from bot.domain.choices import only_move
from bot.language import EMOJIS, language_of
from games.core import Label, Luck, Text, Who
from games.kit.panel import BUTTONS, Make, Panel, Pick, Tap, Tone
from render.samples import NAMES
from tests.games.property.positions import position
from tests.kit.panels import ways
from tests.kit.questions import parse_control


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


@pytest.mark.parametrize("key", games.keys())
async def test_no_select_has_a_single_entry_and_no_hint_is_lost(match: Callable[..., Any], key: str) -> None:
    game, say = games.load(key), language_of("en")
    for made in range(0, 200, 4):
        found = match(game.seats[made % len(game.seats)], made, game=key, status="running")
        for seat in game.active(found.state):
            moves = Moves(found, seat, say)
            for path, step in ways(moves):
                if isinstance(step, Make):
                    continue
                parts = [
                    part for row in moves.controls(path) for part in row.to_component_dict()["components"]
                ]
                assert all(len(part.get("options", "ok")) > 1 for part in parts)
                assert len(parts) <= BUTTONS + 1
                lone = step.lone_entry
                if lone is not None and lone.label.hint is not None:
                    assert say.at_table(found)(lone.label.hint) in moves.lines(step)[-1]


@pytest.mark.parametrize(
    ("tone", "is_other", "numbers"),
    [("plain", False, [0, 1]), ("best", False, [1, 0]), ("plain", True, [1, 0])],
)
def test_the_only_entry_of_a_select_is_a_button_after_those_that_are_recommended(
    match: Callable[..., Any],
    monkeypatch: pytest.MonkeyPatch,
    tone: Tone,
    is_other: bool,
    numbers: list[int],
) -> None:
    found = match(2, 0, status="running")
    entry = Tap(Label(Text("panel-undo"), Text("panel-pick")), Panel)
    step = Panel(
        select=Pick(Text("panel-pick"), (entry,), is_other),
        buttons=(Tap(Label(Text("panel-hint")), Panel, tone),),
    )
    monkeypatch.setattr(type(games.load("property")), "panel", lambda *_: step)
    moves = Moves(found, min(found.waiting), language_of("en"))
    (row,) = moves.controls(())
    buttons = row.to_component_dict()["components"]
    assert [parse_control(part).argument for part in buttons] == [write_path((number,)) for number in numbers]
    assert [part["label"] for part in buttons] == [("Undo", "Hint")[number] for number in numbers]
    assert moves.lines(step) == ["-# **Undo** – Choose your move"]


@pytest.mark.parametrize(("forced", "plans"), [("quick", False), ("sealed", True)])
def test_no_plan_is_offered_for_the_only_move_where_the_house_makes_it(
    match: Callable[..., Any], forced: str, plans: bool
) -> None:
    found = match(2, 0, forced=forced)
    for hand, has_choice in (("A♦ 8♣", False), ("A♦ 4♦ 8♣", True), ("9♦ 8♣", True)):
        state = position([], [], hands=("2♦ 3♣", hand))
        moves = Moves(replace(found, state=state, waiting=frozenset({0})), 1, language_of("en"))
        assert bool(moves.offers) == (plans or has_choice), hand
