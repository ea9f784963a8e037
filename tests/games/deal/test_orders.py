"""Answers in advance are given at the same moment, whatever the hand holds."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from games.core import IllegalMove, Luck
from games.deal import GAME
from games.deal.answers.orders import ALWAYS, ASK, UNARMED
from games.deal.moves import Advance
from games.deal.state import State
from tests.games.deal.positions import awaited_seats, bank, front, hand, ids, make, position

CHANCE = Luck(Random(3))
HANDS = ("no", "go", "no no", "5M", "go no", "green green", "")
SITUATIONS = {
    "small": ("bank: 2M", "birthday"),
    "small, with a choice": ("bank: 2M 3M", "birthday"),
    "everything": ("bank: 1M", "debt"),
    "big": ("bank: 10M", "debt"),
    "big, with a choice": ("bank: 10M | red: red red", "debt"),
    "a property": ("red: red", "sly"),
    "a swap": ("red: red", "forced"),
    "a set": ("red: red red red house", "breaker"),
}


def situation(name: str, held: str, accepts: int, pays: int) -> State:
    """Let seat 0 act against seat 1, which holds *held* and has set its switches."""
    front_, card = SITUATIONS[name]
    state = position("brown: brown", front_, hands=(f"{card} no go", held))
    state.accepts[1], state.pays[1] = accepts, pays
    make(state, 0, card)
    return state


def has_answered(state: State) -> bool:
    """Whether seat 1 has answered and is no longer awaited."""
    return 1 not in awaited_seats(state)


@pytest.mark.parametrize(("name", "accepts", "pays"), [*product(SITUATIONS, (ASK, UNARMED, ALWAYS), (0, 1))])
def test_whether_an_answer_comes_at_once_does_not_depend_on_the_cards_of_the_hand(
    name: str, accepts: int, pays: int
) -> None:
    held = [hand for hand in HANDS if hand]
    assert len({has_answered(situation(name, hand, accepts, pays)) for hand in held}) == 1


@pytest.mark.parametrize(("name", "accepts", "pays"), [*product(SITUATIONS, (UNARMED, ALWAYS), (1,))])
def test_with_both_switches_on_nobody_is_ever_waited_for(name: str, accepts: int, pays: int) -> None:
    assert all(has_answered(situation(name, hand, accepts, pays)) for hand in HANDS)


@pytest.mark.parametrize("held", ["no go", "no no"])
def test_a_no_that_is_answered_is_answered_at_once_again(held: str) -> None:
    state = position("", "red: red red red", hands=("breaker no go", held))
    state.accepts[1] = UNARMED
    make(state, 0, "breaker")
    assert awaited_seats(state) == [0]
    make(state, 0, "refuse")
    assert has_answered(state)


@pytest.mark.parametrize("name", SITUATIONS)
def test_without_a_just_say_no_everything_is_accepted(name: str) -> None:
    state = situation(name, "go", UNARMED, 1)
    assert GAME.view(state, None).window is None
    assert hand(state, 1) == "go"


def test_a_just_say_no_that_is_held_is_played_against_what_hurts_only() -> None:
    played = {name for name in SITUATIONS if hand(situation(name, "no", UNARMED, 1), 1) == ""}
    assert played == {"big", "big, with a choice", "a set"}
    assert {name for name in SITUATIONS if hand(situation(name, "no", ALWAYS, 1), 1) == ""} == set()


def test_a_payment_that_breaks_a_set_hurts() -> None:
    state = position("", "brown: brown brown", hands=("birthday 1M", "no go"))
    state.accepts[1], state.pays[1] = UNARMED, 1
    make(state, 0, "birthday")
    assert hand(state, 1) == "go"


def test_without_paying_for_me_a_choice_of_payment_is_always_asked() -> None:
    for held, accepts in product(HANDS, (ASK, UNARMED, ALWAYS)):
        assert not has_answered(situation("small, with a choice", held, accepts, 0))
    for held in HANDS:
        assert has_answered(situation("everything", held, ALWAYS, 0))


def test_paying_for_me_alone_serves_an_empty_hand() -> None:
    state = situation("big, with a choice", "", ASK, 1)
    assert bank(state, 0) == "10M"
    assert not has_answered(situation("big, with a choice", "go", ASK, 1))


def test_a_switch_answers_what_is_being_asked() -> None:
    state = position("", "red: red", "bank: 1M", hands=("sly 1M", "go", "go"))
    make(state, 0, "sly")
    events = make(state, 1, "advance", accepts=ALWAYS)
    assert ids(events) == ["advance-always", "taken"]
    assert front(state, 0) == {"red": "red"}
    assert events[0].seats == (1,)


@pytest.mark.parametrize("before", [(ASK, 0), (UNARMED, 1), (ALWAYS, 0)])
def test_both_switches_can_be_set_in_any_way_whatever_they_are(before: tuple[int, int]) -> None:
    state = position("", "red: red", hands=("sly 1M", "go"))
    state.accepts[1], state.pays[1] = before
    for accepts, pays in product((UNARMED, ALWAYS, ASK), (0, 1)):
        make(state, 1, "advance", accepts=accepts, pays=pays)
        assert (state.accepts[1], state.pays[1]) == (accepts, pays)
    make(state, 0, "sly")
    assert awaited_seats(state) == [1]


def test_only_its_owner_sees_a_switch() -> None:
    state = position("", "", "")
    before = [GAME.view(state, seat) for seat in (None, 0, 2)]
    events = make(state, 1, "advance", accepts=UNARMED)
    make(state, 1, "advance", accepts=UNARMED, pays=1)
    assert [GAME.view(state, seat) for seat in (None, 0, 2)] == before
    assert (GAME.view(state, 1).accepts, GAME.view(state, 1).pays) == ("unarmed", True)
    assert [event.seats for event in events] == [(1,)]


def test_nonsense_is_refused() -> None:
    state = position("", "")
    for move in (Advance(3, 0), Advance(-1, 0), Advance(0, 2), Advance(0, -1)):
        with pytest.raises(IllegalMove):
            GAME.apply(state, 0, move, CHANCE)


@pytest.mark.parametrize(
    ("card", "hurt", "bearable"),
    [
        ("debt", ("bank: 5M", "bank: 4M 4M", "bank: 4M 1M"), ("bank: 4M",)),
        (
            "birthday",
            ("red: red red | bank: 10M", "brown: brown any | bank: 1M"),
            ("brown: brown brown | bank: 2M", "brown: brown brown house"),
        ),
    ],
)
def test_from_five_millions_on_or_a_card_of_a_set_it_hurts(
    card: str, hurt: tuple[str, ...], bearable: tuple[str, ...]
) -> None:
    for front_ in (*hurt, *bearable):
        state = position("", front_, hands=(f"{card} no go", "no"))
        state.accepts[1], state.pays[1] = UNARMED, 1
        make(state, 0, card)
        assert (hand(state, 1) == "") == (front_ in hurt)
