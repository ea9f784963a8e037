"""Buying, expanding, auctions and mortgages in Cardopoly: CP-30, CP-31, CP-66, CP-70 to CP-81."""

from __future__ import annotations

import pytest

from games.cardopoly import GAME
from games.cardopoly.moves import (
    Auction,
    Bid,
    Buy,
    Draw,
    End,
    Expand,
    Keep,
    Leave,
    Mortgage,
    NoBid,
    Pay,
    Sell,
    Unmortgage,
)
from games.cardopoly.view import AuctionView, Debt
from games.core import IllegalMove, Resign
from tests.games.cardopoly.positions import act, card, cards, faces, ids, moves, offer, position


def landed(*pockets, **more):
    """Seat 0 (♠) on the free 7♦ of space 5."""
    return position(*pockets, places=(5,), phase="land", **more)


@pytest.mark.clause("CP-30")
def test_buying_takes_a_pay_card_and_a_claim_card():
    state = landed("3♦ 7♥ 9♠ 2♣", "3♣ 4♣")
    pairs = {(faces([each.given["claim"]]), faces([each.given["pay"]])) for each in _buys(state)}
    assert pairs == {("9♠", "3♦"), ("9♠", "7♥")}
    act(state, Buy(card(state, 0, "9♠"), card(state, 0, "7♥")))
    assert state.owners[5] == 0
    assert faces(state.claims[5]) == "9♠"
    assert faces(state.discard) == "7♥"
    assert faces(state.pockets[0]) == "2♣ 3♦"
    assert GAME.view(state, None).board[5].rent == 7
    assert state.phase == "close"


def _buys(state):
    return [each for each in GAME.offers(state, min(GAME.waiting_for(state))) if each.move == "buy"]


@pytest.mark.clause("CP-30")
def test_one_card_cannot_be_both():
    state = landed("7♠ 2♥ 3♥", "3♣ 4♣")  # 7♠ is claim and pay card
    assert not _buys(state)
    with pytest.raises(IllegalMove, match="cardopoly-not-in-pocket"):
        act(state, Buy(card(state, 0, "7♠"), card(state, 0, "7♠")))
    both = landed("7♠ 8♠ 3♥ 7♥", "3♣ 4♣")
    assert len(_buys(both)) == 3


@pytest.mark.clause("CP-30")
def test_buying_may_not_empty_the_pocket():
    state = landed("3♦ 9♠", "3♣ 4♣")
    assert moves(state) == {"auction", "leave"}
    with pytest.raises(IllegalMove, match="cardopoly-would-empty"):
        act(state, Buy(card(state, 0, "9♠"), card(state, 0, "3♦")))


@pytest.mark.clause("CP-30", "CP-22")
@pytest.mark.parametrize(
    ("claim", "pay", "why"),
    [
        ("3♦", "7♥", "no-claim-card"),
        ("9♠", "2♣", "no-pay-card"),
        ("9♠", "★", "no-pay-card"),
        ("★", "7♥", "no-claim-card"),
    ],
)
def test_other_cards_do_not_buy(claim, pay, why):
    state = landed("3♦ 7♥ 9♠ 2♣ ★", "3♣ 4♣")
    before = GAME.copy(state)
    with pytest.raises(IllegalMove, match=f"cardopoly-{why}"):
        act(state, Buy(card(state, 0, claim), card(state, 0, pay)))
    assert state == before


@pytest.mark.clause("CP-30")
def test_with_many_cards_the_pay_card_is_chosen_apart():
    state = landed("2♠ 3♠ 4♠ 5♠ 6♠ 8♠ 2♦ 3♦ 4♦ 5♦ 6♦", "3♣ 4♣")
    offers = _buys(state)
    assert len(offers) == 6
    assert all(len(each.fields[0].options) == 5 for each in offers)


@pytest.mark.clause("CP-31")
def test_buying_is_never_compulsory():
    state = landed("3♦ 7♥ 9♠ 2♣", "3♣ 4♣")
    assert moves(state) == {"buy", "auction", "leave"}
    assert ids(act(state, Leave())) == ["left"]
    assert state.owners[5] == -1
    assert "buy" not in moves(state)


@pytest.mark.clause("CP-31", "CP-70")
def test_opening_an_auction_gives_the_own_purchase_up():
    state = landed("3♦ 7♥ 9♠ 2♣", "3♣ 4♣", "3♥ 4♥ 5♥")
    act(state, Auction())
    assert GAME.waiting_for(state) == {1, 2}
    assert GAME.offers(state, 0) == []
    act(state, NoBid(), 1)
    assert ids(act(state, NoBid(), 2)) == ["bid", "no-bids"]
    assert state.owners[5] == -1
    assert moves(state) >= {"end"}
    assert "buy" not in moves(state)


RICH = "3♦ 2♥ 4♥ 5♣ 6♣ 8♣"
DIAMONDS = "2♦ 4♦ 5♦ 6♦ 8♦ 9♣"


@pytest.mark.clause("CP-70", "CP-72")
def test_the_highest_bid_pays_one_more_than_the_second():
    state = landed("2♣ 3♣", RICH, DIAMONDS)
    act(state, Auction())
    act(state, Bid(1), 2)
    assert GAME.view(state, 1).auction.answered == (2,)
    assert GAME.view(state, 1).auction.bid is None
    assert GAME.view(state, 2).auction.bid == 1
    assert GAME.view(state, 0).auction.leader == -1
    act(state, Bid(3), 1)
    auction = GAME.view(state, None).auction
    assert (auction.leader, auction.price) == (1, 2)
    assert moves(state) == {"sell", "keep"}
    with pytest.raises(IllegalMove, match="cardopoly-price-first"):
        act(state, Draw(), 0)
    act(state, Sell())
    assert GAME.waiting_for(state) == {1}
    assert moves(state) == {"buy"}
    assert GAME.view(state, None).auction == AuctionView(5, 0, (1, 2), None, 1, 2, True)
    with pytest.raises(IllegalMove, match="cardopoly-buy-first"):
        act(state, Draw(), 1)
    with pytest.raises(IllegalMove, match="cardopoly-not-asked"):
        act(state, Draw(), 0)
    act(state, Buy(card(state, 1, "2♥"), card(state, 1, "3♦")), 1)
    assert faces(state.claims[5]) == "2♥"
    assert state.phase == "bill"
    assert GAME.view(state, None).debt == Debt(1, 0, 2, "bid")
    assert moves(state) == {"pay"}
    with pytest.raises(IllegalMove, match="cardopoly-pay-first"):
        act(state, Draw(), 1)
    with pytest.raises(IllegalMove, match="cardopoly-wrong-number"):
        act(state, Pay(cards(state, 1, "5♣")), 1)
    events = act(state, Pay(cards(state, 1, "5♣ 6♣")), 1)
    assert [event.seats for event in events if event.id == "cardopoly-handed"] == [(1, 0)]
    assert faces(state.pockets[0]) == "2♣ 3♣ 5♣ 6♣"
    assert faces(state.pockets[1]) == "8♣ 4♥"
    assert state.owners[5] == 1
    assert state.phase == "close"
    assert GAME.waiting_for(state) == {0}


@pytest.mark.clause("CP-70")
def test_a_lone_bid_costs_one_card():
    state = landed("2♣ 3♣", RICH, DIAMONDS)
    act(state, Auction())
    act(state, NoBid(), 2)
    act(state, Bid(3), 1)
    assert state.price == 1


@pytest.mark.clause("CP-70")
def test_of_two_players_the_other_pays_one_card():
    state = landed("2♣ 3♣", RICH)
    act(state, Auction())
    with pytest.raises(IllegalMove, match="cardopoly-bid-too-low"):
        act(state, Bid(0), 1)
    act(state, Bid(3), 1)
    assert (state.leader, state.price) == (1, 1)
    with pytest.raises(IllegalMove, match="cardopoly-decide-landing"):
        act(landed("2♣ 3♣", RICH), Bid(1), 0)


@pytest.mark.clause("CP-70")
def test_ties_go_to_the_first_clockwise_from_the_auctioneer_at_their_bid():
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
def test_a_bid_leaves_enough_to_buy(pocket, most):
    state = landed("2♣ 3♣", pocket)
    act(state, Auction())
    assert GAME.waiting_for(state) == {1}  # everybody is asked, able or not
    if most:
        assert offer(state, "bid").fields[0].options == tuple(range(1, most + 1))
    else:
        assert moves(state) == {"no_bid"}
    with pytest.raises(IllegalMove, match="cardopoly-bid-too-high"):
        act(state, Bid(most + 1), 1)


@pytest.mark.clause("CP-72")
def test_a_refused_price_changes_nothing_and_losing_bids_stay_secret():
    state = landed("2♣ 3♣", RICH, DIAMONDS)
    act(state, Auction())
    told = act(state, Bid(3), 1) + act(state, Bid(2), 2)
    assert all(event.args.get("count") in (None, 3) for event in told)
    assert ids(act(state, Keep())) == ["kept"]
    assert state.owners[5] == -1
    assert state.bids == []
    assert [len(pocket) for pocket in state.pockets] == [2, 6, 6]


@pytest.mark.clause("CP-89")
def test_a_leaving_bidder_has_passed_and_a_leaving_winner_makes_room():
    state = landed("2♣ 3♣", RICH, DIAMONDS, "2♥ 3♥")
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
def test_the_price_falls_when_the_second_bidder_leaves_before_it_is_accepted():
    state = landed("2♣ 3♣", RICH, DIAMONDS, "2♥ 3♥")
    act(state, Auction())
    act(state, Bid(3), 1)
    act(state, Bid(2), 2)
    assert ids(act(state, NoBid(), 3)) == ["bid", "leads"]
    assert state.price == 3
    assert ids(act(state, Resign(), 3)) == ["resigned"]  # no bid of theirs counted
    other = GAME.copy(state)
    assert ids(act(state, Resign(), 2)) == ["resigned", "leads"]
    assert (state.phase, state.leader, state.price) == ("price", 1, 1)
    act(other, Sell())
    act(other, Resign(), 2)
    assert (other.phase, other.leader, other.price) == ("win", 1, 3)  # an accepted price stands


@pytest.mark.clause("CP-89", "CP-70")
def test_a_leader_who_leaves_makes_room_for_the_next_or_for_nobody():
    state = landed("2♣ 3♣", RICH, DIAMONDS, "2♥ 3♥")
    act(state, Auction())
    for bid, seat in ((Bid(3), 1), (Bid(2), 2), (NoBid(), 3)):
        act(state, bid, seat)
    act(state, Resign(), 1)
    assert (state.phase, state.leader, state.price) == ("price", 2, 1)
    assert ids(act(state, Resign(), 2)) == ["resigned", "no-bids"]
    assert (state.phase, state.leader, state.price, state.bids) == ("close", -1, 0, [])
    assert state.owners[5] == -1


@pytest.mark.clause("CP-89")
def test_a_bidder_who_leaves_without_an_answer_is_not_waited_for():
    state = landed("2♣ 3♣", RICH, DIAMONDS)
    act(state, Auction())
    act(state, Bid(2), 1)
    act(state, Resign(), 2)
    assert (state.phase, state.leader, state.price) == ("price", 1, 1)


@pytest.mark.clause("CP-89")
def test_a_leaving_auctioneers_auction_lapses():
    state = landed("2♣ 3♣", RICH, DIAMONDS)
    act(state, Auction())
    act(state, Bid(3), 1)
    act(state, Resign(), 0)
    assert state.bids == []
    assert state.turn == 1
    assert state.phase == "open"
    assert GAME.view(state, None).auction is None


@pytest.mark.clause("CP-93")
def test_a_winner_who_resigns_pays_the_bid_first():
    state = landed("2♣ 3♣", RICH, DIAMONDS)
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
    act(other, Resign(), 2)  # who lost the auction owes nothing
    assert [len(pocket) for pocket in other.pockets] == [2, 4, 0]
    assert (other.phase, GAME.view(other, None).debt.amount) == ("bill", 2)


@pytest.mark.clause("CP-66")
def test_the_worked_example_of_an_expansion():
    state = position("3♥ 8♣ 9♠ 2♠ 4♣", "3♣ 4♣", owners={6: 0})  # 8♥
    rents = [GAME.view(state, None).board[6].rent]
    act(state, Expand(6, card(state, 0, "9♠"), card(state, 0, "8♣")))
    act(state, Expand(6, card(state, 0, "2♠"), card(state, 0, "3♥")))
    rents += [GAME.view(state, None).board[6].rent]
    assert rents == [8, 10]
    assert faces(state.claims[6][1:]) == "9♠ 2♠"
    assert faces(state.discard) == "8♣ 3♥"
    assert state.phase == "open"


@pytest.mark.clause("CP-66")
def test_expanding_needs_an_own_unmortgaged_property_and_keeps_a_card():
    state = position("3♥ 9♠ 2♠", "3♣ 4♣ 5♣", owners={6: 0, 2: 0, 10: 1}, mortgaged=(2,))
    three, nine = card(state, 0, "3♥"), card(state, 0, "9♠")
    for space, why in ((2, "is-mortgaged"), (10, "not-yours"), (5, "not-yours"), (99, "not-yours")):
        with pytest.raises(IllegalMove, match=f"cardopoly-{why}"):
            act(state, Expand(space, nine, three))
    act(state, Expand(6, nine, three))
    assert "expand" not in moves(state)
    state = position("3♥ 9♠", "3♣ 4♣", owners={6: 0})
    with pytest.raises(IllegalMove, match="cardopoly-would-empty"):
        act(state, Expand(6, card(state, 0, "9♠"), card(state, 0, "3♥")))


@pytest.mark.clause("CP-66")
def test_many_ways_to_expand_are_offered_by_claim_card():
    state = position("2♠ 3♠ 4♠ 5♠ 6♠ 8♠ 2♥ 3♥ 4♥ 5♥ 6♥", "3♣ 4♣", owners={6: 0, 10: 0})
    offers = [each for each in GAME.offers(state, 0) if each.move == "expand"]
    assert len(offers) == 12
    assert all(each.fields[0].name == "pay" for each in offers)


@pytest.mark.clause("CP-80")
def test_a_mortgage_brings_three_cards_and_charges_no_rent():
    state = position("3♥ 9♠", "3♣ 4♣", owners={6: 0}, draw="2♦ 3♦ 4♥ 6♦")
    act(state, Mortgage(6))
    assert faces(state.pockets[0]) == "2♦ 3♦ 3♥ 4♥ 9♠"
    assert GAME.view(state, None).board[6].mortgaged
    assert GAME.view(state, None).board[6].rent == 0
    with pytest.raises(IllegalMove, match="cardopoly-is-mortgaged"):
        act(state, Mortgage(6))
    state.phase = "close"
    act(state, End())
    act(state, Draw())
    assert state.places[1] == 6
    assert state.phase == "close"


@pytest.mark.clause("CP-80")
def test_one_mortgages_on_ones_own_turn_only():
    state = position("3♥ 9♠", "3♣ 4♣", owners={6: 0, 2: 1})
    with pytest.raises(IllegalMove, match="cardopoly-not-your-turn"):
        act(state, Mortgage(2), 1)


@pytest.mark.clause("CP-81")
def test_a_mortgage_ends_for_three_pay_cards():
    state = position("3♥ 8♣ 9♠ 9♥ 8♠", "3♣ 4♣", owners={6: 0}, mortgaged=(6,))
    field = offer(state, "unmortgage").fields[0]
    assert faces(field.options) == "8♣ 3♥ 9♥ 8♠"
    with pytest.raises(IllegalMove, match="cardopoly-no-pay-card"):
        act(state, Unmortgage(6, cards(state, 0, "3♥ 8♣ 9♠")))
    with pytest.raises(IllegalMove, match="cardopoly-not-in-pocket"):
        act(state, Unmortgage(6, cards(state, 0, "3♥ 8♣")))
    act(state, Unmortgage(6, cards(state, 0, "3♥ 8♣ 8♠")))
    assert not state.mortgaged
    assert faces(state.discard) == "3♥ 8♣ 8♠"
    with pytest.raises(IllegalMove, match="cardopoly-not-mortgaged"):
        act(state, Unmortgage(6, ()))


@pytest.mark.clause("CP-81")
def test_ending_a_mortgage_may_not_empty_the_pocket():
    state = position("3♥ 8♣ 8♠", "3♣ 4♣", owners={6: 0}, mortgaged=(6,))
    assert "unmortgage" not in moves(state)
    with pytest.raises(IllegalMove, match="cardopoly-would-empty"):
        act(state, Unmortgage(6, tuple(state.pockets[0])))
