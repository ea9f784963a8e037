"""The messages of Monopoly Deal in any state: every step and modal stays within Discord's limits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from bot.discord.messages import layout
from bot.discord.messages.moves import Moves, PanelPlace
from bot.discord.messages.panel import build_form, build_panel
from bot.discord.messages.table import build_table
from bot.domain.match import Match
from bot.language import LOCALES, language_of
from games.deal.cards import KIND, LAID
from games.deal.state import Action
from games.deal.texts import announce_action, announce_payment
from games.kit.panel import Make, Panel

SELECT, LABEL, RADIO_GROUP = 3, 18, 21


def list_paths(step: Panel, path: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Panel | Make]]:
    """Yield every path of at most three taps from *step*, and where it leads."""
    yield path, step
    for number, tap in enumerate(step.taps):
        if isinstance(tap.leads_to, Make):
            yield (*path, number), tap.leads_to
        elif len(path) < 3:
            yield from list_paths(tap.leads_to(), (*path, number))


def check_limits(found: Match, locale: str, accepted: Callable[..., Any]) -> None:
    """Check the table, and for every seat all steps of the panel and their modals."""
    say = language_of(locale)
    accepted(build_table(found, say, "table.png", "The table.", found.waiting), ("table.png",))
    for seat in range(len(found.players)):
        moves = Moves(found, seat, say)
        for path, where in list_paths(moves.step(())):
            if isinstance(where, Make):
                if moves.open_fields(where):
                    accepted(build_form(found, moves, path, where))
                continue
            view = build_panel(found, seat, say, "hand.png", "The hand.", "A note.", PanelPlace(path))
            parts = accepted(view, ("hand.png",))
            assert view.content_length() <= layout.TEXT
            assert len(parts.get(SELECT, [])) <= 1


@pytest.mark.parametrize("locale", ["en", "de"])
@pytest.mark.parametrize("seats", range(2, 6))
async def test_every_step_of_a_match_keeps_the_limits(
    match: Callable[..., Any], accepted: Callable[..., Any], awkward: tuple[str, ...], seats: int, locale: str
) -> None:
    for moves in range(0, 200, 40):
        check_limits(match(seats, moves, game="deal", names=awkward), locale, accepted)


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_a_hand_of_thirty_cards_of_every_kind_keeps_the_limits(
    match: Callable[..., Any], accepted: Callable[..., Any], awkward: tuple[str, ...], locale: str
) -> None:
    found = match(4, 100, game="deal", names=awkward)
    state = found.state
    state.action, state.discarding, state.plays = None, False, 3
    drawn = sorted(state.draw, key=lambda card: (LAID[card], KIND[card]))
    state.hands[state.turn] += drawn[:: max(1, len(drawn) // 30)]
    state.numbered = state.hands
    check_limits(msgspec.structs.replace(found, waiting=frozenset({state.turn})), locale, accepted)


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_answers_in_advance_are_two_groups_of_radio_buttons_as_they_stand(
    match: Callable[..., Any], accepted: Callable[..., Any], locale: str
) -> None:
    found = match(3, 0, game="deal")
    found.state.accepts[0], found.state.pays[0] = 2, 1
    moves = Moves(found, 0, language_of(locale))
    path = (len(moves.step(()).taps) - 1,)
    make = moves.step(()).taps[-1].leads_to
    assert isinstance(make, Make)
    asked = [label["component"] for label in accepted(build_form(found, moves, path, make))[LABEL]]
    assert [part["type"] for part in asked] == [RADIO_GROUP, RADIO_GROUP]
    chosen = [[option["value"] for option in part["options"] if option.get("default")] for part in asked]
    assert chosen == [["2"], ["1"]]
    assert all(option["description"] for part in asked for option in part["options"])


@pytest.mark.parametrize("locale", LOCALES)
def test_a_rent_is_told_once_when_it_is_asked_and_not_again_when_it_is_paid(
    match: Callable[..., Any], locale: str
) -> None:
    say = language_of(locale).at_table(match(2, 0, game="deal"))
    (asked,) = announce_action(
        "deal-rent", 0, Action("rent", [60], [0, 0], ["-", ""], owed=97, color=1), (1,)
    )
    (paid,) = announce_payment(1, 0, (0, 1), 97, (0,))
    assert "97" in say(asked.text)
    assert "97" not in say(paid.text)
