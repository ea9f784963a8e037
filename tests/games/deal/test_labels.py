"""The questions of Monopoly Deal and the labels of its moves, as players read them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.language import language_of
from games.core import Text
from games.deal import GAME
from games.deal.labels import offer_label as labeled
from games.deal.state import State
from tests.games.deal.positions import NAMES, make, position
from tests.kit.narrow import not_none
from tests.kit.played import collect_states

SAY = language_of("en").with_seats(("Anna", "Ben", "Clara"))
A, B = "🔵 Anna", "🔶 Ben"


def read_question(state: State, seat: int | None) -> str:
    return SAY(GAME.ask(GAME.view(state, seat)))


def labels(state: State, seat: int) -> dict[str, str]:
    """Return the labels of all moves of *seat*, with their hints."""
    view = GAME.view(state, seat)
    found = {}
    for offer in (*GAME.offers(state, seat), *GAME.anytime_offers(state, seat)):
        label = GAME.offer_label(view, offer)
        found[SAY(label.text)] = SAY(label.hint) if label.hint else ""
    return found


def options(state: State, seat: int, move: str, field: str) -> dict[str, str]:
    """Return the options of a *field* of the first offer of *move*, with their hints."""
    view = GAME.view(state, seat)
    offer = next(offer for offer in GAME.offers(state, seat) if offer.move == move)
    choice = next(each for each in offer.fields if each.name == field)
    found = {}
    for option in choice.options:
        label = GAME.option_label(view, offer, choice, option)
        found[SAY(label.text)] = SAY(label.hint) if label.hint else ""
    return found


def read_label(state: State, seat: int, move: str) -> tuple[str, str]:
    """Return the label and hint of the first offer of *move*, as its first options are chosen."""
    view = GAME.view(state, seat)
    offer = next(offer for offer in GAME.offers(state, seat) if offer.move == move)
    label = labeled(view, offer, {field.name: field.options[0] for field in offer.fields})
    return SAY(label.text), SAY(label.hint) if label.hint else ""


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("10M", "10M"),
        ("dark_blue", "dark blue property"),
        ("red/yellow", "red/yellow wild"),
        ("any", "any-color wild"),
        ("rent/any", "any-color rent"),
        ("rent/pink/orange", "pink/orange rent"),
        ("no", "Just Say No"),
        ("birthday", "It’s My Birthday"),
    ],
)
def test_cards_have_names(name: str, called: str) -> None:
    assert SAY(GAME.card_name(NAMES[name][0])) == called


def test_a_demand_and_its_answers() -> None:
    state = position("", "bank: 2M 4M | red: red", "bank: 1M", hands=("debt no 1M", "no go", "go"))
    make(state, 0, "debt", target=1)
    assert read_question(state, 1) == f"{A} collects 5M from you."
    assert read_question(state, 2) == f"Debt Collector: {B} has to answer"
    assert {"Pay 6M: 4M, 2M", "How do you pay 5M?", "Just say no!"} <= labels(state, 1).keys()
    assert options(state, 1, "pay", "cards") == {"2M": "", "4M": "", "red": "1 of 3, worth 3M"}
    make(state, 1, "refuse")
    assert read_question(state, 0) == f"{B} says no. Do you accept that?"
    assert set(labels(state, 0)) >= {f"Accept {B}’s No", f"Say no to {B}’s No"}
    make(state, 0, "refuse")
    assert read_question(state, 1) == f"{A} says no to your No and collects 5M."


@pytest.mark.parametrize(
    ("bank", "label"),
    [
        ("bank: 5M", "Pay 5M"),
        ("bank: 2M 4M | red: red", "Pay 6M: 4M, 2M"),
        ("bank: 1M 1M 1M 2M", "Pay 5M with 4 cards"),
        ("red: red | pink: pink", "Pay 5M: pink property, red property"),
    ],
)
def test_a_payment_names_its_cards_if_they_are_few(bank: str, label: str) -> None:
    state = position("", bank, hands=("debt 1M", "no"))
    make(state, 0, "debt")
    assert label in labels(state, 1)


@pytest.mark.parametrize(("bank", "all"), [("1M", 4), ("2M", 5)])
def test_who_has_no_more_than_is_demanded_reads_that_it_takes_all(bank: str, all: int) -> None:
    state = position("", f"bank: {bank} | red: red", hands=("debt 1M", "no"))
    make(state, 0, "debt")
    assert read_question(state, 1) == f"{A} collects 5M from you. It takes all you have: {all}M."


def test_what_is_taken_is_named() -> None:
    state = position(
        "brown: brown", "red: red red red house", "green: green", hands=("breaker forced 1M", "go", "go")
    )
    make(state, 0, "breaker")
    assert read_question(state, 1) == f"{A} wants to take your whole red set. Do you let it go?"
    assert "Let it go" in labels(state, 1)


def test_a_swap_within_a_color_brings_no_more_cards_of_it() -> None:
    state = position("yellow: yellow yellow | red: red", "yellow: yellow", hands=("forced", "go"))
    view = GAME.view(state, 0)
    offer = next(offer for offer in GAME.offers(state, 0) if offer.move == "forced")
    (own,) = offer.fields
    found = [labeled(view, offer, {own.name: card}) for card in own.options]
    hints = {SAY(label.text): SAY(not_none(label.hint)) for label in found}
    assert hints == {
        f"Your yellow property for {B}’s yellow, 1 of 3": "2 of 3 for you",
        f"Your red property for {B}’s yellow, 1 of 3": "3 of 3 for you",
    }


def test_choices_tell_what_they_bring() -> None:
    state = position(
        "dark_blue: dark_blue dark_blue house | red: red",
        "bank: 3M | green: green green green",
        "bank: 1M | station: station station station station hotel",
        hands=("rent/any double breaker any 1M", "go", "go"),
    )
    assert options(state, 0, "rent_one", "color") == {"red": "2M rent", "dark blue": "11M rent"}
    assert options(state, 0, "rent_one", "target")[B] == "3M in the bank, 15M in all"
    assert options(state, 0, "rent_one", "doubles") == {
        "Don’t double it": "The plain rent.",
        "Double it": "2 times the rent.",
    }
    assert options(state, 0, "breaker", "taken")[f"{B}’s green set"] == "7M rent"
    assert options(state, 0, "lay", "color")["red"] == "2 of 3 for you"


def test_a_cut_and_the_end() -> None:
    state = position("", "", hands=("1M 1M 1M 2M 2M 2M 3M 4M", "go"))
    make(state, 0, "end")
    assert read_question(state, 0) == "Your hand is too big: choose the card to put under the draw pile."
    assert read_question(state, 1) == f"{A} puts a card back"
    assert "Put 1 card back" in labels(state, 0)
    state.over = True
    assert read_question(state, None) == "The match is over."


def test_a_move_that_breaks_a_set_says_so_but_needs_no_confirmation() -> None:
    state = position("red: red red red/yellow house", "")
    offer = next(offer for offer in GAME.offers(state, 0) if offer.move == "arrange")
    label = GAME.offer_label(GAME.view(state, 0), offer)
    assert SAY(not_none(label.hint)) == "The set breaks: what is built on it goes to your bank."
    assert GAME.warning(GAME.view(state, 0), offer, {}) is None


def test_what_changes_places_is_told_as_it_happens() -> None:
    state = position("red: red red red/yellow house | red: red", "")
    assert read_label(state, 0, "exchange") == (
        "red property into the full set, for red/yellow wild",
        "The card it replaces becomes your spare.",
    )
    events = make(state, 0, "exchange", card="red/yellow")
    said = SAY(Text(events[0].id, events[0].args))
    assert said == f"{A} puts red property into the full set in place of red/yellow wild."
    state = position("pink: pink pink any house | orange: orange orange pink/orange house", "")
    assert read_label(state, 0, "exchange") == (
        "Swap pink/orange wild and any-color wild between two sets",
        "Both sets stay full, and what is built on them stays.",
    )
    events = make(state, 0, "exchange")
    said = SAY(Text(events[0].id, events[0].args))
    assert said == f"{A} swaps pink/orange wild and any-color wild between two full sets."


def test_a_mention_in_public_asks_what_the_hand_asks() -> None:
    """A public mention asks the question without revealing anything about the hand."""
    asked = 0
    for state in collect_states("deal"):
        for seat in GAME.waiting_for(state):
            view = GAME.view(state, seat)
            assert GAME.ask(replace(GAME.view(state, None), seat=seat)) == GAME.ask(view)
            asked += 1
    assert asked > 20
