"""The response window: Just Say No, several targets, and who is asked (MD-37, MD-38)."""

from __future__ import annotations

from random import Random

import pytest

from games.core import IllegalMove, Luck, Resign
from games.deal import GAME
from games.deal.moves import Accept, Bank, End, Pay, Refuse
from games.deal.state import State
from games.deal.view import Ask
from tests.games.deal.positions import (
    NAMES,
    awaited_seats,
    bank,
    front,
    hand,
    ids,
    make,
    open_debt,
    open_offers,
    position,
)
from tests.kit.narrow import not_none

CHANCE = Luck(Random(3))


def find_ask(state: State, seat: int) -> Ask:
    """Return what *seat* is asked for, from the public view."""
    return next(ask for ask in not_none(GAME.view(state, None).window).asks if ask.seat == seat)


@pytest.mark.clause("MD-37")
def test_a_just_say_no_cancels_the_action_at_no_cost_of_plays() -> None:
    state = position("", "red: red red", hands=("sly go", "no go"))
    make(state, 0, "sly")
    make(state, 1, "refuse")
    assert awaited_seats(state) == [0]
    assert (find_ask(state, 1).nos, find_ask(state, 1).answers) == (1, 0)
    events = make(state, 0, "accept", target=1)
    assert ids(events) == ["refused"]
    assert front(state, 1) == {"red": "red red"}
    assert (state.plays, hand(state, 1)) == (2, "go")
    assert state.discard == [NAMES["sly"][0], NAMES["no"][0]]


@pytest.mark.clause("MD-37")
def test_back_and_forth() -> None:
    state = position("", "red: red red", hands=("sly no go", "no no go"))
    make(state, 0, "sly")
    make(state, 1, "refuse")
    make(state, 0, "refuse", target=1)
    assert awaited_seats(state) == [1]
    assert find_ask(state, 1).nos == 2
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, Accept(1), CHANCE)
    make(state, 1, "refuse")
    assert not open_offers(state, 0, "refuse")
    make(state, 0, "accept")
    assert front(state, 1) == {"red": "red red"}
    state = position("", "red: red red", hands=("sly no go", "no go"))
    make(state, 0, "sly")
    make(state, 1, "refuse")
    make(state, 0, "refuse", target=1)
    make(state, 1, "accept")
    assert front(state, 0) == {"red": "red"}


@pytest.mark.clause("MD-33", "MD-37")
def test_one_no_cancels_a_doubled_rent_for_that_target_only() -> None:
    rich = "bank: 10M"
    state = position("red: red", rich, "bank: 5M", hands=("rent/red/yellow double go", "no go", "go"))
    make(state, 0, "rent", doubles=1)
    make(state, 1, "refuse")
    make(state, 0, "accept", target=1)
    assert find_ask(state, 1).settled == "refused"
    make(state, 2, "pay", cards="5M")
    assert (bank(state, 0), bank(state, 1)) == ("5M", "10M")
    assert GAME.view(state, None).window is None


@pytest.mark.clause("MD-37")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_several_targets_answer_in_any_order_each_alone(order: tuple[int, int, int]) -> None:
    state = position("", "bank: 2M", "bank: 3M", "bank: 4M", hands=("birthday go", "no go", "go", "no go"))
    make(state, 0, "birthday")
    for number, seat in enumerate(order):
        assert awaited_seats(state) == sorted(order[number:])
        make(state, seat, "accept")
    assert bank(state, 0) == "4M 3M 2M"


@pytest.mark.clause("MD-37")
def test_the_actor_replies_to_each_no() -> None:
    state = position("", "bank: 2M", "bank: 3M", "bank: 4M", hands=("birthday no go", "no go", "no go", "go"))
    make(state, 0, "birthday")
    make(state, 2, "refuse")
    make(state, 1, "refuse")
    assert awaited_seats(state) == [0, 3]
    make(state, 0, "refuse", target=2)
    make(state, 0, "accept", target=1)
    assert awaited_seats(state) == [2, 3]
    make(state, 2, "accept")
    make(state, 3, "accept")
    assert bank(state, 0) == "4M 3M"


@pytest.mark.clause("MD-38")
def test_play_does_not_go_on_before_everybody_has_answered() -> None:
    state = open_debt("bank: 2M", 2)
    assert GAME.offers(state, 0) == []
    assert GAME.pass_move(state, 0) is None
    assert GAME.pass_move(state, 1) is None
    for move in (End(), Bank(NAMES["double"][0])):
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(state, 0, move, CHANCE)
        assert caught.value.text.id == "deal-answers-first"


@pytest.mark.clause("MD-38")
@pytest.mark.parametrize("held", ["no", "go", "5M", "green"])
def test_who_is_asked_does_not_depend_on_the_hand(held: str) -> None:
    for front_, card in (("bank: 2M", "birthday"), ("red: red", "sly"), ("red: red red red", "breaker")):
        state = position("", front_, hands=(f"{card} 1M", held))
        make(state, 0, card)
        assert awaited_seats(state) == [1]
        assert open_offers(state, 1, "refuse") == (held == "no")


@pytest.mark.clause("MD-38")
@pytest.mark.parametrize("held", ["no", "go"])
def test_whether_the_actor_is_asked_does_not_depend_on_the_hand(held: str) -> None:
    state = position("", "red: red", hands=(f"sly {held}", "no go"))
    make(state, 0, "sly")
    make(state, 1, "refuse")
    assert awaited_seats(state) == [0]


@pytest.mark.clause("MD-38")
def test_an_empty_hand_is_not_asked_unless_there_is_a_choice_of_payment() -> None:
    state = position("", "red: red", hands=("sly 1M", ""))
    make(state, 0, "sly")
    assert front(state, 0) == {"red": "red"}
    state = position("", "bank: 1M | red: red", hands=("debt 1M", ""))
    make(state, 0, "debt")
    assert awaited_seats(state) == [0]
    assert bank(state, 0) == "1M"
    state = position("", "bank: 2M 3M", hands=("birthday 1M", ""))
    make(state, 0, "birthday")
    assert awaited_seats(state) == [1]
    state = position("", "red: red", hands=("sly", "no go"), draw="1M 2M 3M 4M")
    make(state, 0, "sly")
    events = make(state, 1, "refuse")
    assert "refused" in ids(events)
    assert state.turn == 1


@pytest.mark.clause("MD-38")
@pytest.mark.parametrize("held", ["no", "go", ""])
def test_who_has_nothing_to_lose_is_not_asked(held: str) -> None:
    state = position("", "red: any", "bank: 1M", hands=("birthday 1M", held, "go"))
    make(state, 0, "birthday")
    assert find_ask(state, 1).settled == "nothing"
    assert awaited_seats(state) == [2]


@pytest.mark.clause("MD-38")
def test_an_actor_who_spends_the_last_card_on_one_no_accepts_the_others() -> None:
    hands = ("birthday no", "no go", "no go", "go")
    state = position("", "bank: 2M", "bank: 3M", "bank: 4M", hands=hands)
    make(state, 0, "birthday")
    make(state, 1, "refuse")
    make(state, 2, "refuse")
    assert ids(make(state, 0, "refuse", target=2)) == ["no", "refused"]
    assert [find_ask(state, seat).settled for seat in (1, 2, 3)] == ["refused", "", ""]
    assert awaited_seats(state) == [2, 3]
    make(state, 2, "accept")
    assert bank(state, 0) == "3M"


@pytest.mark.clause("MD-38")
@pytest.mark.parametrize(
    ("front_", "card", "asked"),
    [
        ("bank: 10M", "birthday", False),
        ("bank: 10M 1M", "birthday", False),
        ("bank: 5M 4M | red: red", "debt", True),
        ("bank: 4M 3M", "debt", False),
        ("bank: 4M 4M 1M", "debt", True),
        ("bank: 2M 2M", "birthday", True),
        ("bank: 1M 1M | red: any", "birthday", False),
        ("brown: brown brown house", "debt", False),
    ],
)
def test_who_has_no_cards_and_one_way_to_pay_pays_without_being_asked(
    front_: str, card: str, asked: bool
) -> None:
    state = position("", front_, "bank: 1M", hands=(f"{card} 1M", "", "go"))
    make(state, 0, card)
    assert (1 in awaited_seats(state)) == asked


@pytest.mark.clause("MD-38")
def test_a_single_card_is_asked_for_while_there_is_a_hand() -> None:
    assert awaited_seats(open_debt("bank: 10M", 2)) == [1]


def test_what_is_settled_is_settled() -> None:
    state = position("", "bank: 2M", "bank: 3M", hands=("birthday 1M", "go", "go"))
    make(state, 0, "birthday")
    make(state, 1, "accept")
    for move, seat in (
        (Pay((NAMES["2M"][0],)), 1),
        (Accept(1), 1),
        (Refuse(1), 1),
        (Accept(7), 2),
        (Accept(-1), 2),
    ):
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(state, seat, move, CHANCE)
        assert caught.value.text.id == "deal-window-closed"
    with pytest.raises(IllegalMove):
        GAME.apply(state, 2, Refuse(2), CHANCE)
    make(state, 2, "accept")
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, 2, Accept(2), CHANCE)
    assert caught.value.text.id == "deal-window-closed"


def test_what_is_taken_is_not_paid() -> None:
    state = position("", "red: red | bank: 1M", hands=("sly 2M", "go"))
    make(state, 0, "sly")
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, 1, Pay((NAMES["1M"][0],)), CHANCE)
    assert caught.value.text.id == "deal-nothing-owed"


@pytest.mark.clause("MD-43")
def test_a_target_that_resigns_pays_first_and_its_cards_go_to_the_center() -> None:
    state = position("", "bank: 10M 2M | red: red", "bank: 3M", hands=("birthday go", "no go", "go"))
    make(state, 0, "birthday")
    events = GAME.apply(state, 1, Resign(), CHANCE)
    assert ids(events) == ["resign", "paid"]
    assert bank(state, 0) == "2M"
    assert (state.hands[1], state.banks[1], state.groups[1]) == ([], [], [])
    assert {NAMES["10M"][0], NAMES["red"][0], NAMES["no"][0]} <= set(state.discard)
    assert awaited_seats(state) == [2]
    make(state, 2, "accept")
    assert bank(state, 0) == "3M 2M"


@pytest.mark.clause("MD-43")
def test_a_no_of_a_leaver_stands_and_the_actor_is_not_asked_about_it() -> None:
    state = position("", "red: red", "", hands=("sly no go", "no go", "go"))
    make(state, 0, "sly")
    make(state, 1, "refuse")
    events = GAME.apply(state, 1, Resign(), CHANCE)
    assert ids(events) == ["resign", "refused"]
    assert front(state, 0) == {}
    assert GAME.view(state, None).window is None
    assert open_offers(state, 0, "end")
    assert {NAMES["red"][0], NAMES["no"][1]} <= set(state.discard)


@pytest.mark.clause("MD-43")
def test_an_actor_that_resigns_accepts_every_no_and_is_paid_before_its_cards_go() -> None:
    state = position("bank: 5M", "bank: 2M", "bank: 3M", "", hands=("birthday no go", "no go", "no go", "go"))
    make(state, 0, "birthday")
    make(state, 1, "refuse")
    other = GAME.copy(state)
    GAME.apply(state, 0, Resign(), CHANCE)
    assert find_ask(state, 1).settled == "refused"
    assert awaited_seats(state) == [2]
    make(state, 2, "accept")
    assert state.turn == 1
    assert (bank(state, 1), bank(state, 2)) == ("2M", "")
    assert {NAMES["5M"][0], NAMES["3M"][0]} <= set(state.discard)
    assert GAME.active(state) == {1, 2, 3}
    make(other, 2, "refuse")
    assert ids(GAME.apply(other, 0, Resign(), CHANCE))[:3] == ["resign", "refused", "refused"]
    assert other.action is None
    assert (bank(other, 1), bank(other, 2)) == ("2M", "3M")


@pytest.mark.clause("MD-43")
def test_a_leaver_is_not_asked_about_a_no_that_comes_later() -> None:
    state = position("", "bank: 2M", "", hands=("birthday no go", "no go", "go"))
    make(state, 0, "birthday")
    GAME.apply(state, 0, Resign(), CHANCE)
    make(state, 1, "refuse")
    assert state.turn == 1
    assert bank(state, 1) == "2M"
