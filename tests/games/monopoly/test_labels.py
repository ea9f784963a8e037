"""The questions of Monopoly, the labels of its moves, and the warning before a trade."""

from __future__ import annotations

import pytest

from bot.language import language_of
from games.core import IllegalMove, Text
from games.monopoly import GAME
from games.monopoly.cards import UTILITIES, YELLOW
from games.monopoly.moves import Discard, GoOut, Grow, Lay, Trade
from games.monopoly.state import State
from games.texts import Label
from tests.games.monopoly.positions import act, position
from tests.kit.narrow import not_none

OTHER = "lightblue*2 pink orange red darkblue mr*2"


def say(text: Text) -> str:
    return language_of("en").with_seats(["Anna", "Ben"])(text)


def labels(state: State, seat: int) -> list[str]:
    """Return the label of every offer of *seat*."""
    view = GAME.view(state, seat)
    return [say(GAME.offer_label(view, offer).text) for offer in GAME.offers(state, seat)]


def option(state: State, move: str, name: str, value: int) -> Label:
    """Return the label of the option *value* of the field *name* of an offer of *move*."""
    view = GAME.view(state, state.turn)
    for offer in GAME.offers(state, state.turn):
        for field in offer.fields:
            if offer.move == move and field.name == name and value in field.options:
                return GAME.option_label(view, offer, field, value)
    raise AssertionError("not offered")


@pytest.mark.clause("MC-26")
def test_going_out_tells_its_value() -> None:
    hand = "yellow*3 h1 token go*2"
    uk = position(hand, OTHER, draw="mr", piles=("h2", "h3"))
    assert "Go out with £1,600" in labels(uk, 0)
    deluxe = position(hand, OTHER, draw="mr", piles=("h2", "h3"), edition="deluxe")
    assert "Go out with $1,600" in labels(deluxe, 0)
    act(uk, 0, GoOut())
    assert labels(uk, 0)[0] == "Lay it down like this: £1,600"


@pytest.mark.clause("MC-27")
def test_going_out_tells_what_is_discarded() -> None:
    state = position("yellow*3 go*4 token*3 red", OTHER, draw="mr", piles=("h2", "h3"))
    panel = GAME.panel(GAME.view(state, 0), GAME.offers(state, 0))
    assert [say(line) for line in panel.lines] == ["Going out, you discard Strand."]


@pytest.mark.clause("MC-21", "MC-22")
def test_the_cards_that_change_hands_are_told_before_one_agrees() -> None:
    state = position("brown*2 go", OTHER, draw="mr", piles=("h1 h2", "yellow*2 station"), edition="deluxe")
    assert (
        say(not_none(option(state, "trade", "count", 2).hint)) == "You get Reading Railroad, Ventnor Avenue."
    )
    view = GAME.view(state, 0)
    plain, adding = [offer for offer in GAME.offers(state, 0) if offer.given.get("pile") == 1]
    told = GAME.warning(view, plain, {"count": (1,)})
    assert say(not_none(told).text) == "Trade with 🔶 Ben?"
    assert say(not_none(not_none(told).hint)) == "You give 2nd house and get Reading Railroad."
    told = GAME.warning(view, adding, {"count": (2,), "card": (0,)})
    assert say(not_none(not_none(told).hint)) == (
        "You give 2nd house, Mediterranean Avenue and get Ventnor Avenue, Reading Railroad."
    )


@pytest.mark.clause("MC-23")
def test_a_trade_with_the_draw_pile_tells_what_is_certain() -> None:
    state = position("brown*2 go", OTHER, draw="mr", piles=("h1 h2", "", "station"))
    view = GAME.view(state, 0)
    offers = [offer for offer in GAME.offers(state, 0) if offer.move == "grow"]
    assert [say(GAME.offer_label(view, offer).text) for offer in offers] == [
        "Take the top of pile 3 and draw a card",
        "Add a card, take the top of pile 3 and draw",
    ]
    told = GAME.warning(view, offers[0], {})
    assert say(not_none(not_none(told).hint)) == (
        "You give 1st house, 2nd house and get King’s Cross and the top card of the draw pile."
    )
    told = GAME.warning(view, offers[1], {"card": (0,)})
    assert say(not_none(not_none(told).hint)) == (
        "You give 2nd house, Old Kent Road and get King’s Cross and the top card of the draw pile."
    )


@pytest.mark.clause("MC-32")
def test_what_a_chance_may_stand_for_has_names() -> None:
    state = position("yellow*3 utility*2 chance go*4", OTHER, draw="mr", piles=("h1", "h2"))
    act(state, 0, Lay())
    found = [10 * YELLOW + 1, 10 * YELLOW + 6, 10 * UTILITIES + 6]
    assert [say(option(state, "bind", "target", target).text) for target in found] == [
        "The 1st house on Yellow",
        "A token on Yellow",
        "A token on Utilities",
    ]


def test_an_incomplete_hand_hears_which_card_is_missing() -> None:
    state = position("yellow*2 go", OTHER, draw="mr", piles=("h1", "h2"), edition="deluxe")
    with pytest.raises(IllegalMove) as refused:
        act(state, 0, GoOut())
    assert say(refused.value.text) == "You can’t go out yet: Marvin Gardens is missing."
    state = position("go*3", OTHER, draw="mr", piles=("h1", "h2"), edition="deluxe")
    with pytest.raises(IllegalMove) as refused:
        act(state, 0, GoOut())
    assert say(refused.value.text) == "You can’t go out yet: you need at least one whole Set."


def test_a_card_that_is_needed_is_named_as_the_edition_names_it() -> None:
    state = position("yellow*3 go*4 token*3 red mr", OTHER, draw="h1", piles=("h1", "h2"), edition="deluxe")
    act(state, 0, Lay())
    with pytest.raises(IllegalMove) as refused:
        act(state, 0, Discard((state.hands[0][1],)))
    assert say(refused.value.text).startswith("You need Atlantic Avenue to go out.")


def test_a_trade_for_too_much_says_how_much_there_is() -> None:
    state = position("brown*2 go", OTHER, draw="mr", piles=("h1 h2", "yellow"))
    with pytest.raises(IllegalMove) as refused:
        act(state, 0, Trade(1, 2, -1))
    assert say(refused.value.text) == (
        "There’s only 1 card in that trade pile, so you can’t take 2. Choose again."
    )
    richer = position("brown*2 go", OTHER, draw="mr", piles=("h1", "yellow*3"))
    with pytest.raises(IllegalMove) as refused:
        act(richer, 0, Trade(1, 3, -1))
    assert say(refused.value.text) == (
        "There’s only 1 card in your own trade pile, so you can’t give 3. Choose again."
    )


def test_growing_with_too_little_says_how_much_there_is() -> None:
    state = position("brown*2 go", OTHER, draw="mr", piles=("h1", "h2", "utility"))
    with pytest.raises(IllegalMove) as refused:
        act(state, 0, Grow(2, -1))
    assert say(refused.value.text) == (
        "There’s only 1 card in your own trade pile, so you can’t give 2. Choose again."
    )
    empty = position("brown*2 go", OTHER, draw="mr", piles=("h1 h3", "h2", ""))
    with pytest.raises(IllegalMove) as refused:
        act(empty, 0, Grow(2, -1))
    assert say(refused.value.text) == (
        "There’s no card in that trade pile, so you can’t take 1. Choose again."
    )


def test_the_words_of_the_edition_are_used() -> None:
    uk, deluxe = (
        position("brown*2", OTHER, draw="mr", edition=edition, piles=("h1", "h2"))
        for edition in ("uk", "deluxe")
    )
    assert "your hand is complete" in say(GAME.ask(GAME.view(uk, 0)))
    assert "your rack is complete" in say(GAME.ask(GAME.view(deluxe, 0)))
    assert "Anna" in say(GAME.ask(GAME.view(uk, 1)))
