"""Paying (MD-20 to MD-25)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import Cards, IllegalMove, InvalidMove, Luck
from games.deal import GAME
from games.deal.answers.payment import least_payment, payment_choice, total
from games.deal.cards import COLOR_NAMES, KIND, VALUE
from games.deal.moves import Pay
from games.deal.state import State
from games.deal.turns import plays
from tests.games.deal.positions import (
    NAMES,
    awaited_seats,
    bank,
    front,
    ids,
    make,
    name,
    open_debt,
    open_offers,
    position,
)
from tests.kit.narrow import narrow

CHANCE = Luck(Random(3))
DEBT = ("debt double", "go")
BIRTHDAY = ("birthday double", "go")


def pay(state: State, seat: int, *names: str) -> Any:
    """Return the payment with these cards, whether or not it is offered."""
    return GAME.apply(state, seat, Pay(tuple(NAMES[each][0] for each in names)), CHANCE)


@pytest.mark.clause("MD-20", "MD-22")
@pytest.mark.parametrize(
    ("front_", "wrong", "error", "paid", "got", "left"),
    [
        (
            *("bank: 2M 5M | red: red red", "go", InvalidMove),
            *("2M red", ("2M", {"red": "red"}), ("5M", {"red": "red"})),
        ),
        (
            *("bank: 1M | brown: brown | red: any", "1M", IllegalMove),
            *("1M brown", ("1M", {"brown": "brown"}), ("", {"red": "any"})),
        ),
    ],
    ids=["as one likes, never from the hand", "everything of value where it is less"],
)
def test_one_pays_from_bank_and_properties(
    front_: str,
    wrong: str,
    error: type[Any],
    paid: str,
    got: tuple[str, dict[str, str]],
    left: tuple[str, dict[str, str]],
) -> None:
    state = open_debt(front_)
    with pytest.raises(error):
        pay(state, 1, wrong)
    make(state, 1, "pay", cards=paid)
    assert [(bank(state, seat), front(state, seat)) for seat in (0, 1)] == [got, left]


@pytest.mark.clause("MD-21")
def test_there_is_no_change_and_no_card_too_many() -> None:
    state = open_debt("bank: 10M 4M 1M 3M")
    for too_much in (("10M", "1M"), ("4M", "3M", "1M")):
        with pytest.raises(IllegalMove):
            pay(state, 1, *too_much)
    for too_little in (("4M",), ("3M", "1M"), ()):
        with pytest.raises(IllegalMove):
            pay(state, 1, *too_little)
    with pytest.raises(InvalidMove):
        pay(state, 1, "5M")
    make(state, 1, "pay", cards="10M")
    assert (bank(state, 0), bank(state, 1)) == ("10M", "4M 3M 1M")


@pytest.mark.clause("MD-22", "MD-38")
def test_who_has_nothing_in_front_pays_nothing() -> None:
    state = position("", "", "bank: 1M", hands=BIRTHDAY)
    events = make(state, 0, "birthday")
    assert ids(events) == ["birthday", "nothing"]
    assert awaited_seats(state) == [2]


@pytest.mark.clause("MD-23")
def test_wilds_keep_the_color_in_which_they_lay() -> None:
    state = open_debt("red: red/yellow")
    make(state, 1, "accept")
    assert front(state, 0) == {"red": "red/yellow"}
    assert open_offers(state, 0, "arrange")
    assert state.hands[0] == NAMES["double"][:1]


@pytest.mark.clause("MD-24")
def test_an_any_color_wild_is_no_payment() -> None:
    state = open_debt("brown: brown any")
    with pytest.raises(InvalidMove):
        pay(state, 1, "brown", "any")
    make(state, 1, "pay", cards="brown")
    assert front(state, 1) == {"brown": "any"}
    state = position("", "red: any", hands=DEBT)
    assert not open_offers(state, 0, "debt")


@pytest.mark.clause("MD-24")
def test_a_house_is_paid_at_its_value_and_the_hotel_above_goes_to_its_owner() -> None:
    state = open_debt("brown: brown brown house hotel", sum_=2)
    make(state, 1, "pay", cards="house")
    assert (bank(state, 0), front(state, 0)) == ("house", {})
    assert (bank(state, 1), front(state, 1)) == ("hotel", {"brown": "brown brown"})


@pytest.mark.clause("MD-24")
def test_a_hotel_alone_leaves_the_house() -> None:
    state = open_debt("brown: brown brown house hotel", sum_=2)
    make(state, 1, "pay", cards="hotel")
    assert (bank(state, 0), bank(state, 1)) == ("hotel", "")
    assert front(state, 1) == {"brown": "brown brown house"}


@pytest.mark.clause("MD-36")
def test_when_a_set_stops_being_full_its_buildings_go_to_the_bank() -> None:
    state = open_debt("red: red red red house hotel", sum_=2)
    make(state, 1, "pay", cards="red")
    assert bank(state, 1) == "hotel house"
    assert front(state, 1) == {"red": "red red"}


@pytest.mark.clause("MD-24", "MD-36")
def test_buildings_freed_by_a_payment_go_to_the_payers_bank_after_it() -> None:
    state = open_debt("green: green green green house hotel")
    with pytest.raises(IllegalMove):
        pay(state, 1, "green")
    events = make(state, 1, "pay", cards="green house")
    assert ids(events) == ["paid", "freed"]
    assert (bank(state, 0), front(state, 0)) == ("house", {"green": "green"})
    assert (bank(state, 1), front(state, 1)) == ("hotel", {"green": "green green"})


@pytest.mark.clause("MD-24")
def test_a_building_freed_on_the_way_may_be_part_of_the_payment() -> None:
    state = open_debt("brown: brown brown house hotel")
    make(state, 1, "pay", cards="brown hotel")
    assert (bank(state, 0), bank(state, 1)) == ("hotel", "house")
    state = open_debt("light_blue: light_blue light_blue light_blue house hotel")
    make(state, 1, "pay", cards="hotel light_blue")
    assert (bank(state, 0), bank(state, 1)) == ("hotel", "house")


@pytest.mark.clause("MD-25")
def test_any_color_wilds_alone_charge_nothing_and_make_no_set() -> None:
    state = position("brown: any any", "bank: 5M", hands=("rent/any rent/brown/light_blue house", "go"))
    for kind in ("rent", "rent_one", "build"):
        assert not open_offers(state, 0, kind)
    group = GAME.view(state, 0).groups[0][0]
    assert (group.full, group.rent) == (False, 0)


def test_the_least_takes_money_first_and_then_what_breaks_no_set() -> None:
    for front_, sum_, names in (
        ("bank: 10M 2M 3M", 5, "3M 2M"),
        ("bank: 4M 3M", 2, "3M"),
        ("bank: 1M | dark_blue: dark_blue dark_blue | red: red", 2, "red"),
        ("bank: 1M | dark_blue: dark_blue dark_blue | brown: brown", 2, "1M brown"),
        ("brown: brown brown | red: red", 2, "red"),
        ("brown: brown brown", 5, "brown brown"),
        ("red: red red red house | red: red/yellow", 2, "house"),
    ):
        state = open_debt(front_, sum_)
        events = make(state, 1, "accept")
        paid = narrow(Cards, next(event for event in events if event.id == "deal-paid").args["cards"]).cards
        assert " ".join(map(name, paid)) == names


@given(seed=st.integers(0, 10_000), owed=st.integers(1, 40))
def test_the_least_is_always_a_payment_that_is_allowed(seed: int, owed: int) -> None:
    random = Random(seed)
    state = position("", "")
    deck = [card for card in range(106) if KIND[card] != "wild"]
    random.shuffle(deck)
    state.banks[0] = [card for card in deck[:12] if KIND[card] != "property"][: random.randint(0, 8)]
    state.groups[0] = []
    for card in deck[12:30]:
        if KIND[card] == "property" and random.random() < 0.5:
            state.groups[0].append((0, -1, -1, card))
    if not state.banks[0] and not state.groups[0]:
        return
    chosen = least_payment(state.banks[0], state.groups[0], owed)
    payment = payment_choice(state, 0, owed)
    payment.check(chosen)
    money = total(state.banks[0])
    if owed <= money:
        assert set(chosen) <= set(state.banks[0])
        sums = {0}
        for card in state.banks[0]:
            sums |= {known + VALUE[card] for known in sums}
        assert total(chosen) == min(sum_ for sum_ in sums if sum_ >= owed)


@pytest.mark.clause("MD-23")
@pytest.mark.parametrize(
    ("front_", "card", "color_"),
    [
        ("yellow: red/yellow", "red/yellow", "yellow"),
        ("light_blue: brown/light_blue", "brown/light_blue", "light_blue"),
        ("station: station/utility", "station/utility", "station"),
    ],
)
def test_a_paid_wild_keeps_whichever_color_it_lay_in_and_may_be_moved_at_once(
    front_: str, card: str, color_: str
) -> None:
    state = open_debt(front_)
    make(state, 1, "pay", cards=card)
    assert front(state, 0) == {color_: card}
    make(state, 0, "arrange", card=card)
    assert front(state, 0) != {color_: card}


@pytest.mark.clause("MD-17", "MD-23")
def test_what_is_paid_joins_the_receivers_group_of_that_color() -> None:
    state = position("yellow: yellow yellow | red: red", "yellow: red/yellow", hands=DEBT)
    make(state, 0, "debt")
    make(state, 1, "pay", cards="red/yellow")
    assert front(state, 0) == {"red": "red", "yellow": "yellow yellow red/yellow"}


@pytest.mark.clause("MD-25")
@pytest.mark.parametrize(
    ("groups", "rents"),
    [
        ("brown: any", {}),
        ("brown: any any", {}),
        ("dark_blue: any any", {}),
        ("station: any any", {}),
        ("station: any station", {"station": 2}),
        ("station: any any station", {"station": 3}),
        ("red: any any red/yellow", {"red": 6}),
        ("brown: any brown", {"brown": 2}),
        ("brown: any | red: red", {"red": 2}),
        ("brown: brown brown | brown: any", {"brown": 2}),
    ],
)
def test_wilds_of_any_color_count_only_beside_another_card(groups: str, rents: dict[str, int]) -> None:
    state = position(groups, "bank: 5M", hands=("rent/any", "go"))
    found = {name: owed for color, name in enumerate(COLOR_NAMES) if (owed := plays.rent(state, 0, color))}
    assert found == rents
    assert open_offers(state, 0, "rent_one") == bool(rents)


@pytest.mark.clause("MD-25", "MD-35")
@pytest.mark.parametrize(
    ("groups", "full"),
    [
        ("brown: any any", False),
        ("dark_blue: any any", False),
        ("brown: any brown", True),
        ("red: any any red", True),
        ("red: red any any", True),
        ("station: any any station", False),
        ("red: any any", False),
    ],
)
def test_wilds_of_any_color_alone_make_no_set_to_break_or_build_on(groups: str, full: bool) -> None:
    state = position(groups, "", hands=("house", "breaker 1M"), turn=1)
    assert open_offers(state, 1, "breaker") == full
    assert GAME.view(state, 0).groups[0][0].full == full
    state.turn = 0
    assert open_offers(state, 0, "build") == (full and "station" not in groups)
