"""The action cards (MD-30 to MD-36, MD-39)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.core import IllegalMove, Luck
from games.deal import GAME
from games.deal.moves import Arrange, Birthday, Breaker, Build, Debt, Forced, Go, Rent, RentOne, Sly
from games.deal.state import State
from tests.games.deal.positions import (
    NAMES,
    awaited_seats,
    bank,
    color,
    front,
    hand,
    ids,
    make,
    open_offers,
    position,
)
from tests.kit.narrow import not_none

CHANCE = Luck(Random(3))
RICH = "bank: 10M"


def first_card(name: str) -> int:
    return NAMES[name][0]


def expect_refusal(state: State, move: Any, seat: int = 0) -> str:
    """Check that *move* is refused and changes nothing, and return the id of the refusal."""
    before = GAME.encode(state)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, seat, move, CHANCE)
    assert GAME.encode(state) == before
    return caught.value.text.id.removeprefix("deal-")


def find_debts(state: State) -> dict[int, int]:
    """Return what each target owes."""
    return {ask.seat: ask.sum for ask in not_none(GAME.view(state, None).window).asks}


@pytest.mark.clause("MD-30")
def test_pass_go_draws_two() -> None:
    state = position("", "", hands=("go 1M",), draw="2M 3M 4M")
    make(state, 0, "go")
    assert len(state.hands[0]) == 3
    assert state.plays == 2
    assert state.discard[-1] == first_card("go")


@pytest.mark.clause("MD-30")
def test_pass_go_is_of_no_use_without_piles() -> None:
    state = position("", "", hands=("go 1M",))
    state.draw, state.discard = [], []
    assert not open_offers(state, 0, "go")
    assert expect_refusal(state, Go(first_card("go"))) == "nothing-to-draw"


@pytest.mark.clause("MD-16", "MD-30")
def test_pass_go_is_shuffled_in_with_the_center_pile() -> None:
    state = position("", "", hands=("go 1M",))
    state.draw, state.discard = [], NAMES["2M"][:1]
    events = make(state, 0, "go")
    assert ids(events) == ["go", "reshuffle", "drew", "drew-you"]
    assert sorted(hand(state, 0).split()) == ["1M", "2M", "go"]
    assert (state.draw, state.discard) == ([], [])


@pytest.mark.clause("MD-31")
def test_a_birthday_asks_everybody_for_two() -> None:
    state = position("", RICH, "red: red", "bank: 1M", hands=("birthday 1M", "go", "go", "go"))
    make(state, 0, "birthday")
    assert awaited_seats(state) == [1, 2, 3]
    assert find_debts(state) == {1: 2, 2: 2, 3: 2}


@pytest.mark.clause("MD-31")
def test_a_debt_collector_asks_one_for_five() -> None:
    state = position("", RICH, "red: red", hands=("debt 1M", "go", "go"))
    make(state, 0, "debt", target=2)
    assert find_debts(state) == {2: 5}


@pytest.mark.clause("MD-32")
def test_a_rent_of_two_colors_is_paid_by_everybody() -> None:
    state = position(
        "red: red red | yellow: yellow", RICH, "red: red", hands=("rent/red/yellow 1M", "go", "go")
    )
    make(state, 0, "rent", color="red")
    assert find_debts(state) == {1: 3, 2: 3}
    state = position("green: green", RICH, hands=("rent/red/yellow 1M", "go"))
    assert not open_offers(state, 0, "rent")
    assert expect_refusal(state, Rent(first_card("rent/red/yellow"), color("red"), 0)) == "no-rent"
    assert expect_refusal(state, Rent(first_card("rent/red/yellow"), color("green"), 0)) == "no-rent"


@pytest.mark.clause("MD-32")
def test_a_rent_of_any_color_is_paid_by_one() -> None:
    state = position("green: green green", RICH, RICH.replace("10", "5"), hands=("rent/any 1M", "go", "go"))
    assert expect_refusal(state, Rent(first_card("rent/any"), color("green"), 0)) == "choose-who-pays"
    make(state, 0, "rent_one", target=2)
    assert find_debts(state) == {2: 4}
    state = position("red: red", RICH, hands=("rent/red/yellow 1M", "go"))
    assert (
        expect_refusal(state, RentOne(first_card("rent/red/yellow"), color("red"), 0, 1)) == "everybody-pays"
    )


@pytest.mark.clause("MD-32")
@pytest.mark.parametrize(
    ("groups", "sum_"),
    [
        ("red: red red red house hotel", 13),
        ("red: red red red house", 9),
        ("red: red red red | red: red/yellow", 6),
        ("red: red/yellow", 2),
        ("red: red any", 3),
        ("red: red red red/yellow | red: red red/yellow any house", 9),
    ],
)
def test_rent_counts_the_best_group_and_its_buildings(groups: str, sum_: int) -> None:
    state = position(groups, RICH, hands=("rent/red/yellow 1M", "go"))
    make(state, 0, "rent", color="red")
    assert find_debts(state) == {1: sum_}


@pytest.mark.clause("MD-33")
@pytest.mark.parametrize(("doubles", "sum_"), [(0, 8), (1, 16), (2, 32)])
def test_doubles_are_announced_with_the_rent_and_cost_plays(doubles: int, sum_: int) -> None:
    state = position("dark_blue: dark_blue dark_blue", RICH, hands=("rent/any double double 1M", "go"))
    make(state, 0, "rent_one", doubles=doubles)
    assert find_debts(state) == {1: sum_}
    assert state.plays == 2 - doubles
    assert len(not_none(GAME.view(state, None).window).cards) == 1 + doubles


@pytest.mark.clause("MD-33")
def test_a_double_needs_a_card_and_a_play() -> None:
    state = position("red: red", RICH, hands=("rent/red/yellow double double 1M", "go"), plays=2)
    rent = first_card("rent/red/yellow")
    assert expect_refusal(state, Rent(rent, color("red"), 2)) == "no-doubles"
    assert expect_refusal(state, Rent(rent, color("red"), -1)) == "no-doubles"
    make(state, 0, "rent", doubles=1)
    assert state.plays == 0
    state = position("red: red", RICH, hands=("rent/red/yellow double 1M", "go"), plays=1)
    assert expect_refusal(state, Rent(rent, color("red"), 1)) == "no-doubles"
    state = position("", RICH, hands=("double 1M", "go"))
    assert not open_offers(state, 0, "rent")
    make(state, 0, "bank", card="double")


@pytest.mark.clause("MD-34")
def test_a_sly_deal_takes_a_property_that_is_in_no_full_set() -> None:
    state = position("", "brown: brown brown | red: red any", hands=("sly 1M", "go"))
    assert expect_refusal(state, Sly(first_card("sly"), first_card("brown"))) == "not-to-take"
    make(state, 0, "sly", taken="any")
    make(state, 1, "accept")
    assert front(state, 0) == {"red": "any"}
    assert front(state, 1) == {"brown": "brown brown", "red": "red"}


@pytest.mark.clause("MD-34")
def test_nobody_takes_or_swaps_a_property_of_their_own() -> None:
    state = position("red: red", "green: green", hands=("sly forced",))
    assert expect_refusal(state, Sly(first_card("sly"), first_card("red"))) == "not-to-take"
    assert (
        expect_refusal(state, Forced(first_card("forced"), first_card("red"), first_card("red")))
        == "not-to-take"
    )


@pytest.mark.clause("MD-34")
def test_an_extra_of_a_full_color_can_be_taken() -> None:
    state = position("", "brown: brown brown | brown: brown/light_blue", hands=("sly 1M", "go"))
    make(state, 0, "sly")
    make(state, 1, "accept")
    assert front(state, 0) == {"brown": "brown/light_blue"}


@pytest.mark.clause("MD-34")
def test_a_forced_deal_swaps() -> None:
    state = position("red: red", "green: green green", hands=("forced 1M", "go"))
    make(state, 0, "forced", own="red", taken="green")
    ask = not_none(GAME.view(state, 1).window).asks[0]
    assert (ask.taken, ask.given) == ((first_card("green"),), first_card("red"))
    events = make(state, 1, "accept")
    assert ids(events) == ["swapped"]
    assert front(state, 0) == {"green": "green"}
    assert front(state, 1) == {"green": "green", "red": "red"}


@pytest.mark.clause("MD-34", "MD-36")
def test_ones_own_full_set_is_given_from_only_by_option() -> None:
    table = ("brown: brown brown house", "green: green")
    state = position(*table, hands=("forced 1M", "go"))
    assert not open_offers(state, 0, "forced")
    assert (
        expect_refusal(state, Forced(first_card("forced"), first_card("brown"), first_card("green")))
        == "not-to-give"
    )
    state = position(*table, hands=("forced 1M", "go"), forced_deal_own_set="yes")
    make(state, 0, "forced", own="brown")
    make(state, 1, "accept")
    assert front(state, 0) == {"brown": "brown", "green": "green"}
    assert bank(state, 0) == "house"
    assert front(state, 1) == {"brown": "brown"}


@pytest.mark.clause("MD-23", "MD-34")
@pytest.mark.parametrize(
    ("card", "color_"), [("red/yellow", "yellow"), ("pink/orange", "orange"), ("any", "green")]
)
def test_a_wild_keeps_its_color_when_it_is_stolen_swapped_or_given(card: str, color_: str) -> None:
    front_ = f"{color_}: {card}"
    state = position("", front_, hands=("sly 1M", "go"))
    make(state, 0, "sly", taken=card)
    make(state, 1, "accept")
    assert (front(state, 0), front(state, 1)) == ({color_: card}, {})
    state = position("pink: pink", front_, hands=("forced 1M", "go"))
    make(state, 0, "forced", own="pink", taken=card)
    make(state, 1, "accept")
    assert (front(state, 0), front(state, 1)) == ({color_: card}, {"pink": "pink"})
    state = position(front_, "pink: pink", hands=("forced 1M", "go"))
    make(state, 0, "forced", own=card, taken="pink")
    make(state, 1, "accept")
    assert (front(state, 0), front(state, 1)) == ({"pink": "pink"}, {color_: card})


@pytest.mark.clause("MD-23", "MD-34")
def test_a_wild_received_in_anothers_turn_waits_for_ones_own() -> None:
    state = position("yellow: red/yellow", "pink: pink", hands=("forced 1M", "go"))
    make(state, 0, "forced")
    make(state, 1, "accept")
    wild = Arrange(NAMES["red/yellow"][0], color("red"))
    assert expect_refusal(state, wild, seat=1) == "game-not-your-turn"
    make(state, 0, "end")
    GAME.apply(state, 1, wild, CHANCE)
    assert front(state, 1) == {"red": "red/yellow"}


@pytest.mark.clause("MD-17", "MD-34")
def test_a_swap_within_a_color_leaves_ones_own_set_and_its_house() -> None:
    state = position(
        "red: red red red/yellow house", "red: red", hands=("forced 1M", "go"), forced_deal_own_set="yes"
    )
    make(state, 0, "forced", own="red/yellow", taken="red")
    events = make(state, 1, "accept")
    assert ids(events) == ["swapped"]
    assert front(state, 0) == {"red": "red red red house"}
    assert (front(state, 1), bank(state, 0)) == ({"red": "red/yellow"}, "")


@pytest.mark.clause("MD-35")
def test_a_deal_breaker_takes_a_full_set_with_its_buildings() -> None:
    state = position("", "red: red red any house hotel | green: green", hands=("breaker 1M", "go"))
    assert expect_refusal(state, Breaker(first_card("breaker"), first_card("green"))) == "no-set"
    make(state, 0, "breaker")
    assert len(not_none(GAME.view(state, 1).window).asks[0].taken) == 5
    make(state, 1, "accept")
    assert front(state, 0) == {"red": "red red any house hotel"}
    assert front(state, 1) == {"green": "green"}


@pytest.mark.clause("MD-36")
def test_houses_and_hotels() -> None:
    state = position(
        "red: red red red | station: station station station station", "", hands=("house hotel 1M",)
    )
    hotel = Build(first_card("hotel"), first_card("red"))
    assert expect_refusal(state, hotel) == "no-site"
    assert expect_refusal(state, Build(first_card("house"), first_card("station"))) == "no-site"
    make(state, 0, "build", card="house")
    make(state, 0, "build", card="hotel")
    assert (hand(state, 0), state.plays, state.discard) == ("1M", 1, [])
    assert front(state, 0)["red"] == "red red red house hotel"
    assert GAME.view(state, 0).groups[0][0].rent == 13
    state = position("red: red red red house", "", hands=("house 1M",))
    assert not open_offers(state, 0, "build")
    state = position("red: red red | utility: utility utility", "", hands=("house 1M",))
    assert not open_offers(state, 0, "build")


@pytest.mark.clause("MD-39")
def test_without_a_target_an_action_can_only_be_banked() -> None:
    state = position("", "", hands=("sly forced breaker debt birthday rent/any house hotel", "go"))
    assert {offer.move for offer in GAME.offers(state, 0)} == {"bank", "end"}
    assert expect_refusal(state, Birthday(first_card("birthday"))) == "nobody-can-pay"
    assert expect_refusal(state, Debt(first_card("debt"), 1)) == "cannot-pay"
    assert expect_refusal(state, Debt(first_card("debt"), 0)) == "cannot-pay"
    make(state, 0, "bank", card="sly")


@pytest.mark.clause("MD-25", "MD-31", "MD-32", "MD-39")
def test_a_demand_needs_somebody_with_something_of_value() -> None:
    cards = "birthday debt rent/red/yellow rent/any"
    state = position("red: red", "", "green: any", hands=(cards, "go", "go"))
    assert {offer.move for offer in GAME.offers(state, 0)} == {"bank", "end"}
    rent = Rent(first_card("rent/red/yellow"), color("red"), 0)
    assert expect_refusal(state, rent) == "nobody-can-pay"
    assert expect_refusal(state, Birthday(first_card("birthday"))) == "nobody-can-pay"
    assert expect_refusal(state, RentOne(first_card("rent/any"), color("red"), 0, 1)) == "cannot-pay"
    assert expect_refusal(state, Debt(first_card("debt"), 2)) == "cannot-pay"
    state = position("red: red", "", "green: any green", hands=(cards, "go", "go"))
    GAME.apply(state, 0, rent, CHANCE)
    assert find_debts(state) == {1: 2, 2: 2}
    assert awaited_seats(state) == [2]


@pytest.mark.clause("MD-39")
def test_a_target_that_has_nothing_cannot_be_asked_alone() -> None:
    state = position("", "", RICH, hands=("debt rent/any 1M", "go", "go"))
    assert expect_refusal(state, Debt(first_card("debt"), 1)) == "cannot-pay"
    make(state, 0, "debt", target=2)
