"""Whom the events of Property concern: sellers and those who are paid, and everybody when a player leaves."""

from __future__ import annotations

from random import Random

from games.core import Luck, Resign
from games.property import GAME
from games.property.moves import Buy
from games.texts import Event
from tests.games.property.positions import SIX, cards, play, position


def find_concerns(events: list[Event]) -> dict[str, tuple[int, ...]]:
    return {event.id.removeprefix("property-"): event.concerns for event in events if event.concerns}


def test_rent_and_a_sale_concern_the_owner_alone() -> None:
    state = position([], SIX[:1], [], hands=("3♦ 5♣",), purchase=("J♥", "", ""))
    assert find_concerns(play(state, "3♦ 5♣")) == {"rent": (1,)}
    bought = GAME.apply(state, 0, Buy(tuple(cards("J♥"))), Luck(Random(1)))
    assert find_concerns(bought) == {"buy": (1,)}


def test_a_claim_and_a_mortgage_concern_nobody() -> None:
    state = position([(3, 5)], [], hands=("3♦ 5♣",))
    assert find_concerns(play(state, "3♦ 5♣")) == {}
    state = position([], [], hands=("3♦ 5♣",))
    assert find_concerns(play(state, "3♦ 5♣")) == {}


def test_who_leaves_concerns_everybody_still_in() -> None:
    state = position([], SIX, [], [], hands=("3♥ 5♠",), money=(5, 1, 1, 1), bankruptcies="2")
    assert find_concerns(play(state, "3♥ 5♠")) == {"rent": (1,), "bankrupt": (1, 2, 3)}
    assert find_concerns(GAME.apply(state, 3, Resign(), Luck(Random(1)))) == {"resign": (1, 2)}
