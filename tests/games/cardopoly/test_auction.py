"""Auctions in Cardopoly, also when players leave during one: CP-70 to CP-72."""

from __future__ import annotations

from random import Random

import pytest

from games.cardopoly import GAME
from games.cardopoly.actions.laying import has_pair
from games.cardopoly.moves import Auction, Bid, Buy, Draw, Keep, NoBid, Pay, Sell
from games.cardopoly.view import AuctionView, Debt
from games.core import IllegalMove, Resign
from tests.games.cardopoly.positions import (
    DIAMONDS,
    RICH,
    act,
    card,
    cards,
    faces,
    ids,
    landed_position,
    moves,
    offer,
    position,
)
from tests.kit.narrow import not_none


@pytest.mark.clause("CP-31", "CP-70")
def test_opening_an_auction_gives_the_own_purchase_up() -> None:
    state = landed_position("3♦ 7♥ 9♠ 2♣", "3♣ 4♣", "3♥ 4♥ 5♥")
    act(state, Auction())
    assert GAME.waiting_for(state) == {1, 2}
    assert GAME.offers(state, 0) == []
    act(state, NoBid(), 1)
    assert ids(act(state, NoBid(), 2)) == ["bid", "no-bids"]
    assert state.owners[5] == -1
    assert moves(state) >= {"end"}
    assert "buy" not in moves(state)


@pytest.mark.clause("CP-70", "CP-72")
def test_the_highest_bid_pays_one_more_than_the_second() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS)
    act(state, Auction())
    act(state, Bid(1), 2)
    assert not_none(GAME.view(state, 1).auction).answered == (2,)
    assert not_none(GAME.view(state, 1).auction).bid is None
    assert not_none(GAME.view(state, 2).auction).bid == 1
    assert not_none(GAME.view(state, 0).auction).leader == -1
    act(state, Bid(3), 1)
    auction = GAME.view(state, None).auction
    assert (not_none(auction).leader, not_none(auction).price) == (1, 2)
    assert moves(state) == {"sell", "keep"}
    with pytest.raises(IllegalMove, match=r"^cardopoly-price-first$"):
        act(state, Draw(), 0)
    act(state, Sell())
    assert GAME.waiting_for(state) == {1}
    assert moves(state) == {"buy"}
    assert GAME.view(state, None).auction == AuctionView(5, 0, (1, 2), None, 1, 2, True)
    with pytest.raises(IllegalMove, match=r"^cardopoly-buy-first$"):
        act(state, Draw(), 1)
    with pytest.raises(IllegalMove, match=r"^cardopoly-not-asked$"):
        act(state, Draw(), 0)
    act(state, Buy(card(state, 1, "2♥"), card(state, 1, "3♦")), 1)
    assert faces(state.claims[5]) == "2♥"
    assert state.phase == "bill"
    assert GAME.view(state, None).debt == Debt(1, 0, 2, "bid")
    assert moves(state) == {"pay"}
    with pytest.raises(IllegalMove, match=r"^cardopoly-pay-first$"):
        act(state, Draw(), 1)
    with pytest.raises(IllegalMove, match=r"^cardopoly-wrong-number$"):
        act(state, Pay(cards(state, 1, "5♣")), 1)
    events = act(state, Pay(cards(state, 1, "5♣ 6♣")), 1)
    assert [event.seats for event in events if event.id == "cardopoly-handed"] == [(1, 0)]
    assert faces(state.pockets[0]) == "2♣ 3♣ 5♣ 6♣"
    assert faces(state.pockets[1]) == "8♣ 4♥"
    assert state.owners[5] == 1
    assert state.phase == "close"
    assert GAME.waiting_for(state) == {0}


@pytest.mark.clause("CP-70")
def test_a_lone_bid_costs_one_card() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS)
    act(state, Auction())
    act(state, NoBid(), 2)
    act(state, Bid(3), 1)
    assert state.price == 1


@pytest.mark.clause("CP-70")
def test_of_two_players_the_other_pays_one_card() -> None:
    state = landed_position("2♣ 3♣", RICH)
    act(state, Auction())
    with pytest.raises(IllegalMove, match=r"^cardopoly-bid-too-low$"):
        act(state, Bid(0), 1)
    act(state, Bid(3), 1)
    assert (state.leader, state.price) == (1, 1)
    with pytest.raises(IllegalMove, match=r"^cardopoly-decide-landing$"):
        act(landed_position("2♣ 3♣", RICH), Bid(1), 0)


@pytest.mark.clause("CP-70")
def test_ties_go_to_the_first_clockwise_from_the_auctioneer_at_their_bid() -> None:
    state = position("3♦ 2♠ 4♠ 5♣ 6♣", "2♣ 3♣", DIAMONDS, places=(0, 5), turn=1, phase="land")
    act(state, Auction())
    act(state, Bid(2), 0)
    act(state, Bid(2), 2)
    assert state.leader == 2
    assert state.price == 2


@pytest.mark.clause("CP-71")
@pytest.mark.parametrize(
    ("pocket", "most"),
    [
        (RICH, 3),
        ("3♦ 2♥ 4♥", 0),  # nothing to spare
        ("3♦ 2♥ 4♥ 5♣", 1),
        ("3♦ 4♣ 5♣ 6♣ 8♣", 0),  # no claim card
        ("3♥ 4♥ 5♥ 6♥ 8♥", 0),  # no pay card
        ("7♥ 4♣ 5♣ 6♣ 8♣", 0),  # one card is both
    ],
)
def test_a_bid_leaves_enough_to_buy(pocket: str, most: int) -> None:
    state = landed_position("2♣ 3♣", pocket)
    act(state, Auction())
    assert GAME.waiting_for(state) == {1}  # everybody is asked, even if unable to bid
    if most:
        assert offer(state, "bid").fields[0].options == tuple(range(1, most + 1))
    else:
        assert moves(state) == {"no_bid"}
    with pytest.raises(IllegalMove, match=r"^cardopoly-bid-too-high$"):
        act(state, Bid(most + 1), 1)


@pytest.mark.clause("CP-71")
@pytest.mark.parametrize("phase", ["bid", "price", "win"])
def test_who_has_bid_can_buy_wherever_the_hidden_cards_may_lie(phase: str) -> None:
    state = landed_position("2♣ 3♣", "3♦ 2♥ 4♣ 5♣", "8♣ 9♣ 6♣ 4♠")
    act(state, Auction())
    act(state, Bid(1), 1)
    if phase != "bid":
        act(state, NoBid(), 2)
    if phase == "win":
        act(state, Sell())
    assert state.phase == phase
    pockets = set()
    for seed in range(20):
        other = GAME.permute_hidden(state, None, Random(seed))
        assert has_pair(other, 1, 5)
        pockets.add(faces(other.pockets[0]))
    assert len(pockets) > 10


@pytest.mark.clause("CP-72")
def test_a_refused_price_changes_nothing_and_losing_bids_stay_secret() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS)
    act(state, Auction())
    told = act(state, Bid(3), 1) + act(state, Bid(2), 2)
    assert all(event.args.get("count") in (None, 3) for event in told)
    assert ids(act(state, Keep())) == ["kept"]
    assert state.owners[5] == -1
    assert state.bids == []
    assert [len(pocket) for pocket in state.pockets] == [2, 6, 6]


@pytest.mark.clause("CP-89")
def test_a_leaving_bidder_has_passed_and_a_leaving_winner_makes_room() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS, "2♥ 3♥")
    act(state, Auction())
    act(state, Bid(3), 1)
    act(state, Bid(1), 2)
    act(state, Resign(), 3)
    assert (state.leader, state.price) == (1, 2)
    act(state, Sell())
    act(state, Resign(), 1)
    assert (state.phase, state.leader, state.price) == ("price", 2, 1)
    act(state, Resign(), 2)
    assert state.phase == "over"


@pytest.mark.clause("CP-70", "CP-89")
def test_the_price_falls_when_the_second_bidder_leaves_before_it_is_accepted() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS, "2♥ 3♥")
    act(state, Auction())
    act(state, Bid(3), 1)
    act(state, Bid(2), 2)
    assert ids(act(state, NoBid(), 3)) == ["bid", "leads"]
    assert state.price == 3
    assert ids(act(state, Resign(), 3)) == ["resigned"]  # they hadn't made a bid
    other = GAME.copy(state)
    assert ids(act(state, Resign(), 2)) == ["resigned", "leads"]
    assert (state.phase, state.leader, state.price) == ("price", 1, 1)
    act(other, Sell())
    act(other, Resign(), 2)
    assert (other.phase, other.leader, other.price) == ("win", 1, 3)  # an accepted price stands


@pytest.mark.clause("CP-89", "CP-70")
def test_a_leader_who_leaves_makes_room_for_the_next_or_for_nobody() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS, "2♥ 3♥")
    act(state, Auction())
    for bid, seat in ((Bid(3), 1), (Bid(2), 2), (NoBid(), 3)):
        act(state, bid, seat)
    act(state, Resign(), 1)
    assert (state.phase, state.leader, state.price) == ("price", 2, 1)
    assert ids(act(state, Resign(), 2)) == ["resigned", "no-bids"]
    assert (state.phase, state.leader, state.price, state.bids) == ("close", -1, 0, [])
    assert state.owners[5] == -1


@pytest.mark.clause("CP-89")
def test_an_auction_goes_on_without_a_bidder_and_lapses_without_the_auctioneer() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS)
    act(state, Auction())
    act(state, Bid(3), 1)
    other = GAME.copy(state)
    act(state, Resign(), 2)  # nobody waits for their answer
    assert (state.phase, state.leader, state.price) == ("price", 1, 1)
    act(other, Resign(), 0)
    assert (other.phase, other.turn, other.bids) == ("open", 1, [])
    assert GAME.view(other, None).auction is None


@pytest.mark.clause("CP-93")
def test_a_winner_who_resigns_pays_the_bid_first() -> None:
    state = landed_position("2♣ 3♣", RICH, DIAMONDS)
    act(state, Auction())
    act(state, Bid(3), 1)
    act(state, Bid(1), 2)
    act(state, Sell())
    act(state, Buy(card(state, 1, "2♥"), card(state, 1, "3♦")), 1)
    other = GAME.copy(state)
    act(state, Resign(), 1)
    assert len(state.pockets[0]) == 2 + 2
    assert state.owners[5] == -1
    assert state.phase == "close"
    assert GAME.view(state, None).debt is None
    assert GAME.view(state, None).auction is None
    act(other, Resign(), 2)  # the loser of the auction owes nothing
    assert [len(pocket) for pocket in other.pockets] == [2, 4, 0]
    assert (other.phase, not_none(GAME.view(other, None).debt).amount) == ("bill", 2)
