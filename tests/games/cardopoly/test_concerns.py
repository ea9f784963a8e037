"""Events of Cardopoly concern the players they affect, never those who acted."""

from __future__ import annotations

import pytest

from games.cardopoly.moves import (
    Accept,
    Auction,
    Bid,
    Buy,
    Decline,
    End,
    Jack,
    King,
    NoBid,
    Pay,
    PayAll,
    Propose,
    Sell,
    Share,
    Tax,
    Withdraw,
)
from games.core import Resign, Who
from games.texts import Event
from tests.games.cardopoly.positions import RICH, act, card, cards, draft, landed_position, owe_rent, position


def find_concerns(events: list[Event]) -> dict[str, tuple[int, ...]]:
    """Return the events that concern somebody, each with the seats concerned."""
    return {event.id.removeprefix("cardopoly-"): event.concerns for event in events if event.concerns}


def test_who_is_paid() -> None:
    state = owe_rent("2♦ 4♣ 5♦ 6♥ 8♦ 9♠", "3♣ 4♥", "10♥", chance=("J♠",))
    assert find_concerns(act(state, Pay(cards(state, 0, "2♦ 4♣ 5♦ 6♥ 8♦")))) == {"paid": (1,), "handed": (1,)}


def test_who_gets_no_rent_because_of_a_jack() -> None:
    state = owe_rent("2♦ 4♣", "3♣ 4♥", chance=("J♠",))
    assert find_concerns(act(state, Jack())) == {"jack-rent": (1,)}


def test_who_is_outbid_and_sold_to() -> None:
    state = landed_position("2♣ 3♣", RICH, "2♦ 4♦ 5♦ 7♦", "9♣ 10♣")
    assert find_concerns(act(state, Auction(), 0)) == {"auction": (1, 2, 3)}
    assert find_concerns(act(state, Bid(3), 1)) == {}
    assert find_concerns(act(state, NoBid(), 3)) == {}
    assert find_concerns(act(state, Bid(1), 2)) == {"leads": (2, 3)}  # seat 3 as well: bids are secret
    assert find_concerns(act(state, Sell(), 0)) == {"sold": (1,)}
    buy = Buy(card(state, 1, "2♥"), card(state, 1, "3♦"))
    assert find_concerns(act(state, buy, 1)) == {}
    assert find_concerns(act(state, Pay(cards(state, 1, "5♣ 6♣")), 1)) == {"paid": (0,), "handed": (0,)}


def test_who_collects_what_somebody_buys() -> None:
    state = landed_position("3♦ 9♠ 2♣", "3♣ 4♣", "10♥ J♥", owners={1: 1, 6: 2})
    buy = Buy(card(state, 0, "9♠"), card(state, 0, "3♦"))
    assert find_concerns(act(state, buy)) == {"buy": (1,)}  # the owner of a diamond, not of a heart


def test_who_is_taxed_and_who_is_out() -> None:
    state = position("2♦ 4♣", "3♣", "5♣ 6♣", "9♣ 10♣", chance=("K♠",))
    events = act(state, King())
    assert [event.concerns for event in events if event.id == "cardopoly-taxed"] == [(1,), (2,), (3,)]
    assert find_concerns(events)["eliminated"] == (1, 2, 3)
    state = owe_rent("2♦ 4♣", "3♣ 4♥", "5♣ 6♣")
    assert find_concerns(act(state, PayAll())) == {"paid": (1,), "handed": (1,), "eliminated": (1, 2)}
    assert find_concerns(act(position("2♦", "3♣", "5♣"), Resign(), 1)) == {"resigned": (0, 2)}


@pytest.mark.clause("CP-57")
@pytest.mark.parametrize(("choice", "whom"), [("random", (0, 1)), ("giver", (0,))])
def test_who_learns_which_cards_a_king_took(choice: str, whom: tuple[int, ...]) -> None:
    state = position("2♦ 4♣", "3♣ 8♣", "5♣ 6♣", chance=("K♠",), tax_choice=choice)
    events = act(state, King())
    for seat, name in ((1, "3♣"), (2, "5♣")):
        if choice == "giver":
            events += act(state, Tax(cards(state, seat, name)), seat)
    taken = [event for event in events if event.id == "cardopoly-handed"]
    assert [event.seats for event in taken] == [(1, 0), (2, 0)]
    assert set(taken[0].concerns) == set(whom)
    assert taken[0].args["to"] == Who(0)


@pytest.mark.parametrize("given", ["", "4♣"])
def test_who_hears_what_came_of_a_trade(given: str) -> None:
    for answer, seat, id, whom in (
        (Accept(), 1, "accepted", (0,)),
        (Decline(), 1, "declined", (0,)),
        (Withdraw(), 0, "withdrawn", (1,)),
        (Resign(), 0, "lapsed", (1,)),
        (Resign(), 1, "lapsed", (0,)),
    ):
        state = position("2♦ 4♣ 6♥", "3♣ 4♥ 7♥", "5♣ 6♣", owners={9: 1})
        act(state, draft(1, (9,), cards=cards(state, 0, given)))
        assert find_concerns(act(state, Propose(0))) == {}  # the other side is asked
        assert find_concerns(act(state, answer, seat))[id] == whom


def test_whose_turn_is_lost_and_who_gets_cards_from_the_partner() -> None:
    state = position("2♦ 4♣", "3♣ 4♥", phase="close")
    state.lost[1] = True
    assert find_concerns(act(state, End())) == {"skipped": (0, 1)}  # who moves again reads why
    team = position("2♦ 4♣", "3♣", "5♣", "9♣", teams="yes")
    assert find_concerns(act(team, Share(cards(team, 0, "2♦")))) == {"shared": (2,), "handed": (2,)}
