"""The panels of Monopoly: the green move, the button of a trade, and the number of taps to each move."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from bot.language import language_of
from games.core import Cards, Luck, Text
from games.kit.panel import Make, Panel, Pick, Tap
from games.monopoly import GAME
from games.monopoly.moves import Lay
from games.monopoly.state import State
from games.offer import Offer
from tests.games.monopoly.positions import act, position, six_players
from tests.kit.matches import SEEDS, examples, setups
from tests.kit.matches import steps as moves
from tests.kit.narrow import narrow, not_none
from tests.kit.panels import follow_tap

PEOPLE = ("Anna", "Ben", "Clara", "David", "Emma", "Finn")
OTHER = "lightblue*2 pink orange red darkblue mr*2"


def say(text: Text) -> str:
    return language_of("en").with_seats(PEOPLE, "picture")(text).replace("\u00ad", "")


def first_step(state: State) -> Panel:
    """Return the panel of the player on turn."""
    return GAME.panel(GAME.view(state, state.turn), GAME.offers(state, state.turn))


def buttons(panel: Panel) -> dict[str, Tap]:
    return {say(tap.label.text): tap for tap in panel.buttons}


def green_labels(panel: Panel) -> list[str]:
    return [say(tap.label.text) for tap in panel.taps if tap.tone == "best"]


def walk(panel: Panel, depth: int = 1) -> Iterator[tuple[int, Tap]]:
    """Yield every tap and the number of taps needed to reach it."""
    for tap in panel.taps:
        yield depth, tap
        if not isinstance(tap.leads_to, Make):
            yield from walk(tap.leads_to(), depth + 1)


@pytest.mark.clause("MC-21")
def test_the_trade_that_completes_a_group_is_one_green_tap() -> None:
    state = position(
        "yellow*2 h1 h2 token*2 go*3 red", OTHER, draw="h3", piles=("brown", "h4 yellow"), fill=True
    )
    panel = first_step(state)
    assert green_labels(panel) == ["Trade with Ben: Old Kent Road for Piccadilly"]
    trade = buttons(panel)["Trade with Ben: Old Kent Road for Piccadilly"]
    assert trade.label.emoji == "monopoly-yellow"
    view, offer = GAME.view(state, 0), GAME.offers(state, 0)[narrow(Make, trade.leads_to).offer]
    GAME.fill(offer, narrow(Make, trade.leads_to).chosen)
    told = GAME.warning(view, offer, narrow(Make, trade.leads_to).chosen)
    assert say(not_none(not_none(told).hint)) == "You give Old Kent Road and get Piccadilly."


@pytest.mark.clause("MC-20")
def test_else_drawing_is_green_and_comes_first() -> None:
    panel = first_step(position("yellow*2 h1 go*3 red", OTHER, draw="h3", piles=("yellow", "h4"), fill=True))
    assert say(panel.buttons[0].label.text) == "Draw a card"
    assert green_labels(panel) == ["Draw a card"]


@pytest.mark.clause("MC-22")
def test_laying_a_card_first_is_optional_and_one_step_away() -> None:
    panel = first_step(position("brown*2 go", OTHER, draw="mr", piles=("h1 h2", "yellow*2")))
    (two,) = [
        tap for tap in narrow(Pick, panel.select).entries if say(tap.label.text) == "Trade 2 cards with Ben"
    ]
    assert (
        say(not_none(two.label.hint))
        == "You get Coventry Street, Leicester Square, then choose what you give."
    )
    step = follow_tap(two)
    assert [say(line) for line in step.lines] == ["You get Coventry Street, Leicester Square."]
    assert [say(tap.label.text) for tap in narrow(Pick, step.select).entries] == [
        "1 · Old Kent Road",
        "2 · Whitechapel Road",
        "3 · GO",
    ]
    assert list(buttons(step)) == ["Only from my pile: 2nd house + 1"]
    panel = first_step(position("brown*2 go", OTHER, draw="mr", piles=("h1", "yellow*2")))
    (two,) = [
        tap for tap in narrow(Pick, panel.select).entries if say(tap.label.text) == "Trade 2 cards with Ben"
    ]
    assert not follow_tap(two).buttons


@pytest.mark.clause("MC-23")
def test_piles_that_are_nobodys_say_what_is_taken_from_them() -> None:
    panel = first_step(position("brown*2 go", OTHER, draw="mr*2", piles=("h2", "", "station", "utility")))
    said = {say(tap.label.text) for tap in panel.taps}
    assert {
        "Trade 1 card with pile 3",
        "Add a card, take King’s Cross from pile 3 and draw",
        "Trade 1 card with pile 4",
        "Add a card, take Electric Company from pile 4 and draw",
    } <= said
    assert any(words.startswith("Take King’s Cross from pile 3 for") for words in said)


@pytest.mark.clause("MC-26")
def test_going_out_is_green_and_behind_what_is_there_on_every_turn() -> None:
    state = position("yellow*3 h1 token go*2", OTHER, draw="mr", piles=("h2", "red"))
    panel = first_step(state)
    assert green_labels(panel) == ["Go out with £1,600"]
    assert [say(tap.label.text).split()[0] for tap in panel.buttons] == ["Draw", "Trade", "Go"]


@pytest.mark.clause("MC-71", "MC-73")
def test_with_six_an_exchange_is_one_tap_and_going_out_green() -> None:
    panel = first_step(six_players())
    assert green_labels(panel) == ["Go out with £1,700"]
    exchanges = [tap for tap in panel.taps if tap.label.text.id == "monopoly-offer-exchange"]
    assert len(exchanges) == 5
    assert all(isinstance(tap.leads_to, Make) for tap in exchanges)


@pytest.mark.clause("MC-72")
def test_who_passes_a_card_hears_to_whom() -> None:
    state = six_players(turn=1)
    state.phase = 5
    view = GAME.view(state, 1)
    assert say(GAME.ask(view)) == "Pass a card face-down to Clara."
    assert len(narrow(Pick, first_step(state).select).entries) == 9


@pytest.mark.clause("MC-32")
def test_a_chance_says_what_it_brings_wherever_it_stands() -> None:
    state = position("yellow*3 utility*2 chance go*4", OTHER, draw="mr", piles=("h1", "h2"))
    act(state, 0, Lay())
    panel = first_step(state)
    assert say(narrow(Pick, panel.select).name) == "What does 6 · Chance stand for?"
    found = {say(tap.label.text): say(not_none(tap.label.hint)) for tap in narrow(Pick, panel.select).entries}
    assert found["The 1st house on Yellow"] == "That makes £1,900 before the reward."
    assert found["A token on Utilities"] == "That makes £2,100 before the reward."
    assert green_labels(panel) == ["Lay it down like this: £2,100"]


@examples(15)
@given(data=st.data(), seed=SEEDS)
def test_no_move_is_far_none_is_red_and_trades_bring_what_they_say(data: DataObject, seed: int) -> None:
    setup = data.draw(setups("monopoly"))
    for before, *_ in islice(moves("monopoly", setup, seed, sense=0.6), 0, 200, 3):
        seat = min(GAME.waiting_for(before))
        view, offers = GAME.view(before, seat), GAME.offers(before, seat)
        for depth, tap in walk(GAME.panel(view, offers)):
            assert depth <= 3
            assert tap.tone != "grave"
            if "got" in tap.label.text.args and isinstance(tap.leads_to, Make):
                check_tap(before, seat, tap, offers)


def check_tap(before: State, seat: int, tap: Tap, offers: list[Offer]) -> None:
    state = GAME.copy(before)
    GAME.apply(
        state,
        seat,
        GAME.fill(offers[narrow(Make, tap.leads_to).offer], narrow(Make, tap.leads_to).chosen),
        Luck(Random(1)),
    )
    if not_none(state.last).what == "deal":
        return  # the hand is over
    args = tap.label.text.args
    for cards, told in ((not_none(state.last).cards, args["given"]), (not_none(state.last).got, args["got"])):
        if isinstance(told, Text):
            assert len(cards) == 1 + narrow(int, told.args["more"])
            told = told.args["card"]
        assert {card % 60 for card in narrow(Cards, told).cards} <= set(cards)
