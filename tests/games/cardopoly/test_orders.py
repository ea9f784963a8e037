"""Bids in advance take effect at once, whatever the pocket holds, and nobody else sees them (CP-73)."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from bot.language import language_of
from games.cardopoly import GAME
from games.cardopoly.actions.orders import ANY, ASK, PASS
from games.cardopoly.moves import Advance, Auction, Bid, Buy, Pay, Sell
from games.cardopoly.state import State
from games.core import IllegalMove, Luck
from games.kit.panel import Make
from tests.games.cardopoly.positions import (
    DIAMONDS,
    RICH,
    act,
    card,
    cards,
    draft,
    ids,
    landed_position,
    position,
)
from tests.kit.matches import steps
from tests.kit.narrow import narrow, not_none

SAY = language_of("en").with_seats(("Anna", "Ben", "Clara", "David"))
LOT = 5
"""The free 7♦ on which seat 0 has landed."""


def lines(state: State, seat: int) -> list[str]:
    panel = GAME.panel(GAME.view(state, seat), GAME.open_offers(state, seat))
    return [SAY(line) for line in panel.lines]


@pytest.mark.clause("CP-73")
def test_a_bid_given_in_advance_is_made_at_once_and_leads_as_any_other() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS)
    act(state, Advance(LOT, 1 + 3), 1)
    assert GAME.waiting_for(state) == {0}
    events = act(state, Auction())
    assert ids(events) == ["auction", "bid"]
    assert GAME.waiting_for(state) == {2}
    assert not_none(GAME.view(state, 1).auction).bid == 3
    assert ids(act(state, Bid(1), 2)) == ["bid", "leads"]
    assert (state.leader, state.price) == (1, 2)


@pytest.mark.clause("CP-73")
def test_it_is_never_more_than_the_pocket_allows() -> None:
    state = landed_position("2♣ 3♣", "3♦ 2♥ 4♥ 5♣ 6♣", "4♣ 8♣ 9♣ 10♣ 9♠")
    for seat in (1, 2):
        act(state, Advance(ANY, 1 + 8), seat)
    told = act(state, Auction())
    assert ids(told) == ["auction", "bid", "bid", "leads"]  # Clara has no claim card, but passes just as fast
    assert (state.leader, state.price) == (1, 1)
    said = {event.seats: SAY(event.text) for event in told if event.id.endswith("-followed")}
    assert said == {
        (1,): "For 7♦ you can’t bid more than 2 cards, so that’s what I bid for you.",
        (2,): "You don’t have the cards to bid for 7♦, so I passed for you.",
    }
    state = landed_position("2♣ 3♣", "3♦ 2♥ 4♥ 5♣ 6♣", "4♣ 8♣ 9♣ 10♣ 9♠")
    for seat, limit in ((1, 1 + 2), (2, PASS)):
        act(state, Advance(LOT, limit), seat)
    told = [event for event in act(state, Auction()) if event.id.endswith("-followed")]
    assert [SAY(event.text) for event in told] == [
        "As you said in advance, I bid up to 2 cards for 7♦.",
        "As you said in advance, I bid nothing for 7♦.",
    ]


@pytest.mark.clause("CP-73")
def test_nothing_is_bid_in_any_auction_but_that_of_a_property_with_an_answer_of_its_own() -> None:
    for orders, answered in (
        ([(ANY, PASS)], True),
        ([(ANY, PASS), (ANY, ASK)], False),
        ([(2, 1 + 1)], False),
        ([(ANY, PASS), (LOT, 1 + 2)], True),
        ([(ANY, PASS), (LOT, 1 + 2), (LOT, ASK)], False),
        ([(ANY, PASS), (LOT, ASK)], False),
        ([(LOT, ASK), (ANY, PASS)], False),
    ):
        state = landed_position("2♣ 3♣", RICH, DIAMONDS)
        for lot, limit in orders:
            act(state, Advance(lot, limit), 1)
        act(state, Auction())
        assert (1 not in GAME.waiting_for(state)) == answered
        expected = {(ANY, PASS): 0, (LOT, 1 + 2): 2}
        assert not_none(GAME.view(state, 1).auction).bid == (expected[orders[-1]] if answered else None)


@pytest.mark.clause("CP-73")
def test_who_is_asked_already_answers_by_it() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS)
    act(state, Auction())
    assert ids(act(state, Advance(2, PASS), 1)) == []
    assert ids(act(state, Advance(ANY, PASS), 1)) == ["bid"]
    assert ids(act(state, Advance(LOT, 1 + 1), 2)) == ["bid", "leads"]


@pytest.mark.clause("CP-73")
def test_a_purchase_can_be_undone_whatever_others_have_answered_in_advance() -> None:
    state = landed_position("3♦ 7♥ 9♠ 2♣", "3♣ 4♣", "3♥ 4♥ 5♥")
    act(state, Advance(LOT, 1 + 3), 1)
    before = GAME.copy(state)
    act(state, Buy(card(state, 0, "9♠"), card(state, 0, "3♦")))
    assert state.orders == before.orders
    for seat in (1, 2):
        assert GAME.open_offers(state, seat) == GAME.open_offers(before, seat)
    assert lines(before, 1) and not lines(state, 1)  # no line while somebody owns it


@pytest.mark.clause("CP-73")
def test_an_answer_counts_until_it_is_changed() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS)
    act(state, Advance(LOT, 1 + 3), 1)
    act(state, Advance(LOT, PASS), 2)
    for seat, move in (
        (0, Auction()),
        (0, Sell()),
        (1, Buy(card(state, 1, "2♥"), card(state, 1, "3♦"))),
        (1, Pay(cards(state, 1, "5♣"))),
    ):
        act(state, move, seat)
    assert state.owners[LOT] == 1
    assert [state.orders[seat][LOT] for seat in (1, 2)] == [1 + 3, PASS]


def test_orders_are_given_on_the_turns_of_others() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS, owners={2: 2})
    (offer,) = GAME.anytime_offers(state, 1)
    assert offer.fields[0].options == (ANY, *range(16))
    assert GAME.anytime_offers(state, 0) == []
    for seat, move in (
        (0, Advance(ANY, PASS)),
        (1, Advance(17, 1)),
        (1, Advance(3, 10)),
    ):
        before = GAME.copy(state)
        with pytest.raises(IllegalMove):
            GAME.apply(state, seat, move, Luck(Random(1)))
        assert state == before
    state = position("2♦ 4♣ 6♥ 9♠", "3♣ 4♥ 7♥ 5♦", "3♠ 4♠", owners={6: 0})
    act(state, draft(1, (), 1, spaces=(6,)))
    act(
        state,
        next(GAME.sample([each], Random(1)) for each in GAME.offers(state, 0) if each.move == "propose"),
    )
    assert "advance" not in {each.move for each in GAME.open_offers(state, 1)}  # the proposal comes first
    assert "advance" in {each.move for each in GAME.open_offers(state, 2)}


def test_the_panel_says_what_is_answered_in_advance_and_proposes_what_may_come() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS)
    assert lines(state, 1) == []
    for lot, limit in ((2, 1 + 1), (3, 1 + 1), (7, PASS), (ANY, PASS)):
        act(state, Advance(lot, limit), 1)
    said = lines(state, 1)
    assert said[0].startswith("In an auction of ") and said[0].endswith("I bid up to 1 card for you.")
    assert said[1].endswith("I bid nothing for you.")
    assert said[2] == "In all other auctions, I bid nothing for you."
    panel = GAME.panel(GAME.view(state, 1), GAME.open_offers(state, 1))
    (tap,) = panel.buttons
    assert narrow(Make, tap.leads_to).preset == {"lot": (LOT,), "limit": (PASS,)}
    assert SAY(tap.label.text) == "Bid in advance"
    assert lines(state, 2) == []


def test_who_passes_in_all_other_auctions_may_be_asked_in_one() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS)
    act(state, Advance(ANY, PASS), 1)
    (tap,) = GAME.panel(GAME.view(state, 1), GAME.open_offers(state, 1)).buttons
    assert narrow(Make, tap.leads_to).preset == {"lot": (LOT,), "limit": (PASS,)}
    act(state, Advance(LOT, ASK), 1)
    assert lines(state, 1) == [
        "In an auction of 7♦, I ask you.",
        "In all other auctions, I bid nothing for you.",
    ]
    act(state, Advance(ANY, ASK), 1)
    assert lines(state, 1) == []


@pytest.mark.clause("CP-73")
@pytest.mark.parametrize("seed", range(6))
def test_nobody_else_sees_an_order_and_it_is_followed_whatever_others_hold(seed: int) -> None:
    random, auctions = Random(seed), 0
    for *_, state in islice(steps("cardopoly", (4, {}), seed), 400):
        if state.phase != "land" or state.draft or state.proposal:
            continue
        seats = [seat for seat in sorted(GAME.active(state)) if seat != state.turn]
        ordered = GAME.copy(state)
        moves = {
            seat: Advance(random.choice((ANY, state.places[state.turn])), random.randrange(1, 6))
            for seat in seats
        }
        for seat, move in moves.items():
            events = GAME.apply(ordered, seat, move, Luck(random))
            assert [event.seats for event in events] == [(seat,)]
        for viewer in (None, state.turn):
            assert GAME.view(ordered, viewer) == GAME.view(state, viewer)
        courses = []
        for _ in range(4):
            other = GAME.permute_hidden(ordered, state.turn, random)
            for seat, move in moves.items():
                GAME.apply(other, seat, move, Luck(random))
            told = GAME.apply(other, state.turn, Auction(), Luck(random))
            answered = [event.args["who"] for event in told if event.id == "cardopoly-bid"]
            courses.append((answered, GAME.waiting_for(other) - {state.turn}))
        assert courses.count(courses[0]) == len(courses)
        assert not courses[0][1]
        auctions += 1
    assert auctions
