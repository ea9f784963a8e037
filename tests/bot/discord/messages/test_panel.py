"""The panel: one step at a time, whatever the game, within Discord's limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

import games
from bot.discord.controls import Control, parse
from bot.discord.messages import layout
from bot.discord.messages.moves import FIRST, Moves, PanelPlace
from bot.discord.messages.panel import Among, build_confirmation, build_form, build_panel, read_form
from bot.domain.match import Match
from bot.language import language_of
from games.core import Field, Game, InvalidMove, Label, Offer, Text
from games.kit.panel import Make, Panel, plain_panel
from games.property import GAME, Property
from games.property.moves import Move
from games.property.state import State
from games.property.view import View
from tests.kit.panels import ways

BUTTON, SELECT, TEXT, GALLERY, LABEL = 2, 3, 10, 12, 18


def texts(view: ui.LayoutView) -> str:
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


def controls(found: dict[int, Any]) -> list[tuple[str, str]]:
    """Return the verbs and arguments of all controls, in order."""
    parts = [part for kind in (SELECT, BUTTON) for part in found.get(kind, []) if "custom_id" in part]
    return [(control.verb, control.argument) for part in parts if (control := parse(part["custom_id"]))]


@pytest.fixture
def offering(match: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """Return a match whose awaited seat has these offers, with names that don't matter."""

    def make(*offers: Offer, anytime: tuple[Offer, ...] = ()) -> Any:
        class Anything(Property):
            def offers(self, state: Any, seat: Any) -> Any:
                return list(offers) if seat in GAME.waiting_for(state) else []

            def anytime_offers(self, state: Any, seat: Any) -> Any:
                return list(anytime)

            def panel(self, view: Any, offers: Any) -> Any:
                return plain_panel(self, view, offers)

            def offer_label(self, view: Any, offer: Any) -> Any:
                return Label(Text("setting-pace"), Text("panel-pick"))

            def option_label(self, view: Any, offer: Any, field: Any, option: Any) -> Any:
                return Label(Text("setting-absent"))

        game = Anything(State, Move, View)
        monkeypatch.setattr(games, "load", lambda key: game)
        found = match(2, 0)
        (seat,) = found.waiting
        return found, seat

    return make


@pytest.fixture
def shown(accepted: Callable[..., Any]) -> Callable[..., Any]:
    """Return the parts of a seat's panel at a place, after checking that Discord accepts them."""

    def show(found: Match, seat: int, place: PanelPlace = FIRST) -> dict[int, list[dict[str, Any]]]:
        view = build_panel(found, seat, language_of("en"), "hand.png", "The hand.", "A note.", place)
        found_parts: dict[int, list[dict[str, Any]]] = accepted(view, ("hand.png",))
        return found_parts

    return show


@pytest.mark.parametrize("seats", range(2, 7))
async def test_every_step_of_a_match_keeps_the_limits(
    match: Callable[..., Any],
    accepted: Callable[..., Any],
    shown: Callable[..., Any],
    awkward: tuple[str, ...],
    seats: int,
) -> None:
    for moves in range(0, 90, 6):
        found = match(seats, moves, names=awkward)
        for seat in range(seats):
            led = Moves(found, seat, language_of("en"))
            assert bool(controls(shown(found, seat))) == bool(led.offers)
            for path, where in ways(led):
                if isinstance(where, Panel):
                    shown(found, seat, PanelPlace(path))
                elif led.open_fields(where):
                    accepted(build_form(found, led, path, where))
                else:
                    shown(found, seat, PanelPlace(path, (where.offer, where.chosen)))


async def test_few_moves_are_buttons(offering: Callable[..., Any], shown: Callable[..., Any]) -> None:
    found, seat = offering(Offer("decline"), Offer("buy"))
    assert controls(shown(found, seat)) == [("do", "/0=0"), ("do", "/1=1")]


@pytest.mark.parametrize("count", [5, 25, 26, 60, 400])
async def test_any_number_of_moves_fits_into_a_message(
    offering: Callable[..., Any], shown: Callable[..., Any], count: int
) -> None:
    found, seat = offering(*(Offer("move", {"n": number}) for number in range(count)))
    met, place = [], FIRST
    while True:
        (select,) = shown(found, seat, place)[SELECT]
        values = [option["value"] for option in select["options"]]
        met += [value.partition("=")[2] for value in values if "=" in value]
        if "=" in values[-1]:
            break
        place = PanelPlace((*place.path, len(values) - 1))
    assert met == [str(number) for number in range(count)]


async def test_what_is_open_at_any_time_is_so_while_others_are_awaited(
    offering: Callable[..., Any], shown: Callable[..., Any]
) -> None:
    found, seat = offering(
        Offer("decline"), anytime=(Offer("advance", {"say": 1}), Offer("advance", {"say": 2}))
    )
    assert [verb for verb, _ in controls(shown(found, seat))] == ["do"] * 3
    parts = shown(found, 1 - seat)
    assert [verb for verb, _ in controls(parts)] == ["do"] * 2
    assert [button["style"] for button in parts[BUTTON][:2]] == [2, 2]


async def test_who_is_out_of_the_match_may_do_nothing_at_any_time(
    offering: Callable[..., Any], shown: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    found, seat = offering(Offer("decline"), anytime=(Offer("advance"),))
    monkeypatch.setattr(type(GAME), "active", lambda self, state: frozenset({seat}))
    assert controls(shown(found, 1 - seat)) == []


async def test_several_options_of_a_field_are_chosen_together(
    offering: Callable[..., Any], shown: Callable[..., Any]
) -> None:
    pay = Field("cards", (51, 24, 10), most=3, many=True, worth=(4, 2, 1), need=3)
    found, seat = offering(Offer("buy", fields=(pay,)), Offer("decline"))
    parts = shown(found, seat, PanelPlace((0,)))
    assert [verb for verb, _ in controls(parts)] == ["choose", "do"]
    (select,) = parts[SELECT]
    assert (select["min_values"], select["max_values"], len(select["options"])) == (1, 3, 3)
    assert parts[BUTTON][0]["label"] == "Back"


async def test_more_than_twenty_five_options_of_a_field_are_parts_of_one_answer(
    offering: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    offer = Offer("buy", fields=(Field("cards", tuple(range(54)), least=2, most=3, many=True),))
    found, seat = offering(offer)
    parts = accepted(build_form(found, Moves(found, seat, language_of("en")), (0,), Make(0)))
    selects = [label["component"] for label in parts[LABEL]]
    assert [len(select["options"]) for select in selects] == [18, 18, 18]
    assert all(select["min_values"] == 0 and not select["required"] for select in selects)
    picked = {selects[0]["custom_id"]: ["3"], selects[2]["custom_id"]: ["40", "53"]}
    assert read_form(offer, picked) == {"cards": (3, 40, 53)}


async def test_grave_moves_look_grave_and_ask_once_more(
    offering: Callable[..., Any], shown: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME), "warning", Game.warning)
    offer = Offer("buy", fields=(Field("cards", (7, 8, 9), most=3, many=True),), grave=True)
    found, seat = offering(offer, Offer("decline", grave=True))
    assert [button["style"] for button in shown(found, seat)[BUTTON][:2]] == [4, 4]
    (verb, made), no = controls(shown(found, seat, PanelPlace((0,), (0, {"cards": (9, 7)}))))
    assert (verb, no) == ("sure", ("do", "/"))
    assert Moves(found, seat, language_of("en")).make(made).chosen == {"cards": (7, 9)}


async def test_a_place_that_is_no_more_is_the_first_step(
    offering: Callable[..., Any], shown: Callable[..., Any]
) -> None:
    found, seat = offering(Offer("decline"), Offer("buy"))
    assert shown(found, seat, PanelPlace((7,))) == shown(found, seat)


async def test_who_is_not_awaited_reads_for_whom_the_match_waits(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    found = match(3, 4)
    (awaited,) = found.waiting
    seat = (awaited + 1) % 3
    view = build_panel(found, seat, language_of("en"), "hand.png", "")
    name = language_of("en").at_table(found).name
    assert f"**Waiting for {name(awaited)}**" in texts(view)
    assert not any(name(other) in texts(view) for other in (seat, (awaited + 2) % 3))
    (link,) = [item.url for item in view.walk_children() if isinstance(item, ui.Button) and item.url]
    assert link == f"https://discord.com/channels/{found.place.guild_id}/{found.place.channel_id}"
    assert controls(accepted(view, ("hand.png",))) == [("do", "/0")]  # to plan the next move
    both = replace(found, waiting=frozenset({awaited, (awaited + 2) % 3}))
    names = ", ".join(name(other) for other in sorted(both.waiting))
    assert f"**Waiting for {names}**" in texts(build_panel(both, seat, language_of("en"), "hand.png", ""))


@pytest.mark.parametrize(
    ("locale", "fields", "among", "expected"),
    [
        ("en", {}, Among(1, 1), "**Property** in <#20> · with 🔶 Ben, 🟩 Clara"),
        ("en", {}, Among(2, 3), "**Property** in <#20> · with 🔶 Ben, 🟩 Clara · match 2 of 3"),
        ("de", {}, Among(2, 3), "**Property** in <#20> · mit 🔶 Ben, 🟩 Clara · Partie 2 von 3"),
        ("en", {"league_id": 4}, Among(1, 1), "**Property** in <#20> (league) · with 🔶 Ben, 🟩 Clara"),
        ("en", {}, Among(0, 2), "**Property** in <#20> · with 🔶 Ben, 🟩 Clara"),
    ],
)
async def test_its_first_line_says_which_match_it_is_outside_the_channel(
    match: Callable[..., Any], locale: str, fields: dict[str, Any], among: Among, expected: str
) -> None:
    found = replace(match(3, 4), **fields)
    assert found.place.channel_id == 20
    words = language_of(locale)
    view = build_panel(found, 0, words, "hand.png", "", among=among)
    assert texts(view).splitlines()[0] == f"-# {expected}"
    assert expected not in texts(build_panel(found, 0, words, "hand.png", ""))


async def test_who_is_out_of_the_match_is_told_so(
    offering: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    found, seat = offering(Offer("draw"))
    monkeypatch.setattr(type(GAME), "active", lambda self, state: frozenset({1 - seat}))
    words = texts(build_panel(found, seat, language_of("en"), "hand.png", "The hand."))
    assert "You’re out of this match" in words
    assert "You’re out" not in texts(build_panel(found, 1 - seat, language_of("en"), "hand.png", "The hand."))


async def test_a_panel_of_a_match_that_is_over_tells_the_result(
    match: Callable[..., Any], accepted: Callable[..., Any]
) -> None:
    found = match(2, 5000, due=None)
    view = build_panel(found, 0, language_of("en"), "hand.png", "")
    assert "wins!" in texts(view)
    assert controls(accepted(view, ("hand.png",))) == []


async def test_the_panel_leads_to_the_table(match: Callable[..., Any], accepted: Callable[..., Any]) -> None:
    asked = match(2, 0)
    parts = accepted(build_panel(asked, min(asked.waiting), language_of("en"), "hand.png", ""), ("hand.png",))
    assert parts[BUTTON][-1]["url"] == "https://discord.com/channels/10/20/30"


@pytest.mark.parametrize("values", [["x"], ["-1"], ["1" * 40], ["²"], ["٢"]])
async def test_nonsense_in_a_window_is_an_invalid_move(values: list[str]) -> None:
    with pytest.raises(InvalidMove):
        read_form(Offer("buy", fields=(Field("cards", (1, 2)),)), {"cards:0": values})
    with pytest.raises(InvalidMove):
        read_form(Offer("buy"), {"nothing": ["1"]})


async def test_a_question_keeps_the_limits_with_a_long_text(accepted: Callable[..., Any]) -> None:
    accepted(
        build_confirmation(language_of("en"), "Sure? " * 2000, Control("resignsure", 1, 2), "hint " * 500)
    )


async def test_long_labels_end_in_an_ellipsis() -> None:
    button = layout.button(Control("do"), "x" * 200)
    assert button.label == "x" * 79 + "…"
    within = layout.button(Control("do"), "plays: \u2068" + "م" * 100 + "\u2069 now")
    assert within.label == "plays: \u2068" + "م" * 70 + "\u2069…"
