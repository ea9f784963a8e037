"""Elimination, the end, Quick Play and Team Play in Cardopoly: CP-89 to CP-97."""

from __future__ import annotations

import pytest

from games.cardopoly import GAME
from games.cardopoly.moves import (
    Accept,
    Ask,
    Auction,
    Bid,
    Buy,
    Draw,
    End,
    Give,
    King,
    Mortgage,
    NoBid,
    PayAll,
    Propose,
    Sell,
    Share,
    Tax,
    Unmortgage,
)
from games.cardopoly.view import LastMove, Promise
from games.core import IllegalMove, Resign
from tests.games.cardopoly.positions import act, card, cards, faces, ids, moves, offer, position


@pytest.mark.clause("CP-90")
def test_what_an_eliminated_player_had_is_discarded_and_free():
    state = position(
        *("2♦", "3♣ 4♥", "5♥ 6♥"),
        owners={3: 1, 6: 0, 8: 0},
        expansions={6: "9♠"},
        mortgaged=(8,),
        chance=("Q♠ K♥",),
        draw="3♥",
    )
    act(state, Draw())
    ace = state.aces[0]
    act(state, PayAll())
    assert state.out == ["eliminated", "", ""]
    assert state.aces[0] == -1
    assert ace in state.discard
    assert {"9♠", "Q♠", "K♥"} <= set(faces(state.discard).split())
    for space in (6, 8):
        assert state.owners[space] == -1
        assert state.claims[space] == []
    assert not state.mortgaged
    assert GAME.view(state, None).pocket_sizes == (0, 3, 2)
    with pytest.raises(IllegalMove, match="cardopoly-is-out"):
        act(state, Resign(), 0)


@pytest.mark.clause("CP-91")
def test_the_last_player_left_wins_at_once():
    state = position("2♦", "3♣ 4♥", owners={3: 1}, draw="3♥", chance=("", "K♠"))
    act(state, Draw())
    assert ids(act(state, PayAll())) == ["paid", "eliminated", "end-alone"]
    assert GAME.waiting_for(state) == frozenset()
    assert GAME.offers(state, 1) == []
    assert GAME.anytime(state, 1) == []
    assert GAME.outcome(state).places == ((1,), (0,))
    assert GAME.outcome(state).scores == (0, 1)
    with pytest.raises(IllegalMove, match="cardopoly-is-over"):
        act(state, Draw(), 1)


@pytest.mark.clause("CP-91", "CP-89")
def test_what_was_pending_is_void():
    state = position("2♦ 3♦", "3♣ 4♥")
    state.promises = [Promise(0, 1, 1, 1)]
    act(state, Ask(1, (), 1, 0))
    act(state, Propose(0))
    act(state, Resign(), 1)
    assert state.promises == []
    assert state.proposal is None
    assert GAME.outcome(state).winners == (0,)


@pytest.mark.clause("CP-92")
def test_a_round_ends_when_every_remaining_seat_has_had_its_turn():
    state = position("2♦ 3♦", "3♣ 4♥", "5♥ 6♥", round_limit="20", phase="close", turn=1)
    for seat, number in ((1, 1), (2, 1), (0, 1), (1, 2)):
        assert (state.turn, state.round) == (seat, number)
        state.phase = "close"
        act(state, End())
    assert (state.turn, state.round) == (2, 2)
    state.lost[0] = True
    state.phase = "close"
    act(state, End())
    assert (state.turn, state.round) == (1, 3)
    act(state, Resign(), 1)  # the seat that began: the next one begins the rounds from now on
    assert (state.turn, state.round) == (2, 3)
    for _ in range(2):
        state.phase = "close"
        act(state, End())
    assert (state.turn, state.round) == (2, 4)


@pytest.mark.clause("CP-92")
@pytest.mark.parametrize(
    ("owners", "mortgaged", "places"),
    [
        ({1: 0, 2: 1, 3: 1}, (), ((1,), (0,), (2,))),
        ({1: 0, 2: 1, 3: 1}, (2, 3), ((0,), (1,), (2,))),
        ({1: 0, 2: 1}, (), ((0, 1), (2,))),
        ({}, (), ((0, 1), (2,))),
        ({1: 2}, (), ((2,), (0, 1))),
    ],
)
def test_at_the_limit_properties_then_cards_decide(owners, mortgaged, places):
    state = position(
        *("2♦ 3♦", "3♣ 4♥", "5♥"), owners=owners, mortgaged=mortgaged, round_limit="40", phase="close", turn=2
    )
    state.first, state.round = 0, 40
    assert ids(act(state, End())) == ["end-rounds"]
    assert GAME.outcome(state).places == places


@pytest.mark.clause("CP-92")
@pytest.mark.parametrize("limit", ["40", "20", "80", "none"])
def test_the_limit_is_an_option(limit):
    state = position("2♦ 3♦", "3♣ 4♥", round_limit=limit, phase="close", turn=1)
    state.first = 0
    assert GAME.view(state, None).options["round_limit"] == limit
    state.round = 80 if limit == "none" else int(limit)
    act(state, End())
    assert (GAME.outcome(state) is None) == (limit == "none")


@pytest.mark.clause("CP-93")
def test_resigning_is_elimination():
    state = position("2♦ 3♦", "3♣ 4♥", "5♥ 6♥", owners={1: 1})
    before = GAME.view(state, 2)
    assert ids(act(state, Resign(), 1)) == ["resigned"]
    assert set(faces(state.discard).split()) >= {"3♣", "4♥"}
    assert state.owners[1] == -1
    assert state.turn == before.turn
    assert GAME.view(state, None).out == ("", "resigned", "")


@pytest.mark.clause("CP-89")
def test_a_leavers_own_turn_ends_at_once():
    state = position("2♦ 3♦", "3♣ 4♥", "5♥ 6♥")
    act(state, Draw())
    act(state, Resign(), 0)
    assert state.turn == 1
    assert state.phase == "open"


def quick(*pockets, **more):
    return position(*pockets, play="quick", **more)


@pytest.mark.clause("CP-94")
def test_quick_play_has_a_ring_of_twelve():
    state = quick("2♥ 3♠ 4♣", "3♣ 4♥", draw="10♦", places=(4, 0))
    assert len(GAME.view(state, None).board) == 12
    act(state, Draw())
    assert state.places[0] == 2
    assert len(state.pockets[0]) == 6


@pytest.mark.clause("CP-94", "CP-30")
def test_the_fourth_property_wins_at_once_even_with_the_last_cards():
    state = quick("8♠ 7♥", "3♣ 4♥", owners={0: 0, 1: 0, 2: 0}, places=(5, 0), phase="land")
    state.last = LastMove(0, (), 0, 5, "free")
    buying = offer(state, "buy")
    assert GAME.offer_label(GAME.view(state, 0), buying).hint.id == "cardopoly-hint-buy-wins"
    assert ids(act(state, GAME.fill(buying, {}))) == ["buy", "end-quick"]
    assert (state.last.what, state.last.owner) == ("bought", 0)
    assert state.pockets[0] == []
    assert GAME.outcome(state).winners == (0,)
    assert GAME.active(state) == {0, 1}
    third = quick("8♠ 7♥", "3♣ 4♥", owners={0: 0, 1: 0}, places=(5, 0), phase="land")
    assert "buy" not in moves(third)


@pytest.mark.clause("CP-94")
def test_traded_properties_count_on_anybodys_turn():
    state = quick("8♠ 7♥", "3♣ 4♥", owners={0: 1, 1: 1, 2: 1, 5: 0})
    act(state, Ask(1, (), 1, 0))
    act(state, Give((5,), ()))
    act(state, Propose(0))
    act(state, GAME.fill(offer(state, "accept_giving", 1), {"cards": cards(state, 1, "3♣")}), 1)
    assert GAME.outcome(state).winners == (1,)


@pytest.mark.clause("CP-94")
def test_mortgaged_properties_do_not_count_until_they_are_freed():
    state = quick(
        "8♠ 7♥ 2♠ 7♣ 9♥ 7♠", "3♣ 4♥", owners={0: 0, 1: 0, 2: 0}, mortgaged=(2,), places=(5, 0), phase="land"
    )
    act(state, Buy(card(state, 0, "8♠"), card(state, 0, "7♥")))
    assert GAME.outcome(state) is None
    state.pockets[0] += cards_of(state, "2♥ 3♥")
    act(state, Unmortgage(2, cards(state, 0, "2♥ 3♥ 9♥")))
    assert GAME.outcome(state).winners == (0,)


def cards_of(state, text):
    """Cards of the draw pile, taken out of it."""
    found = []
    for wanted in text.split():
        found.append(next(each for each in state.draw if faces([each]) == wanted))
        state.draw.remove(found[-1])
    return found


@pytest.mark.clause("CP-94")
def test_in_a_standard_match_four_properties_win_nothing():
    state = position("8♠ 7♥ 9♠", "3♣ 4♥", owners={0: 0, 1: 0, 2: 0}, places=(5, 0), phase="land")
    act(state, Buy(card(state, 0, "8♠"), card(state, 0, "7♥")))
    assert GAME.outcome(state) is None


def team(*pockets, **more):
    return position(*pockets, teams="yes", **more)


FOUR = ("2♦ 3♦", "3♣ 4♥", "5♥ 6♥", "8♣ 9♣")


@pytest.mark.clause("CP-95")
def test_team_play_takes_four_and_partners_sit_opposite():
    assert list(GAME.seats_with({"teams": "yes"})) == [4]
    assert list(GAME.seats_with({})) == [2, 3, 4]
    state = team(*FOUR)
    assert [GAME.view(state, seat).partner for seat in range(4)] == [2, 3, 0, 1]
    assert GAME.view(position("2♦", "3♣"), 0).partner == -1


@pytest.mark.clause("CP-95")
def test_partners_pass_cards_on_the_turn_of_either():
    state = team(*FOUR)
    assert "share" in moves(state, 0)
    assert [each.move for each in GAME.anytime(state, 2)] == ["share"]
    assert GAME.anytime(state, 1) == []
    events = act(state, Share(cards(state, 0, "2♦")), 0)
    assert [event.seats for event in events] == [None, (0, 2)]
    act(state, Share(cards(state, 2, "5♥ 6♥")), 2)
    assert faces(state.pockets[0]) == "3♦ 5♥ 6♥"
    assert faces(state.pockets[2]) == "2♦"
    assert state.phase == "open"
    with pytest.raises(IllegalMove, match="cardopoly-no-sharing"):
        act(state, Share(cards(state, 1, "3♣")), 1)


@pytest.mark.clause("CP-95")
def test_passing_cards_may_not_empty_the_pocket():
    state = team("2♦ 3♦", "3♣ 4♥", "5♥", "8♣ 9♣")
    assert GAME.anytime(state, 2) == []
    with pytest.raises(IllegalMove, match="cardopoly-no-sharing"):
        act(state, Share(cards(state, 2, "5♥")), 2)
    for wrong in (cards(state, 0, "2♦ 3♦"), ()):
        with pytest.raises(IllegalMove):
            act(state, Share(wrong), 0)


@pytest.mark.clause("CP-95")
def test_a_partner_helps_who_owes():
    state = team(*FOUR, owners={3: 1}, draw="3♥")
    act(state, Draw())
    assert moves(state, 0) == {"pay_all", "ask", "share"}
    assert [each.move for each in GAME.anytime(state, 2)] == ["share"]
    act(state, Share(cards(state, 2, "5♥")), 2)
    assert len(state.pockets[0]) == 3


@pytest.mark.clause("CP-95")
def test_a_partner_shares_while_a_proposal_is_open_and_no_partner_is_taxed():
    state = team(*FOUR, chance=("K♠",))
    act(state, Ask(2, (), 2, 0), 0)
    act(state, Give((), cards(state, 0, "2♦")), 0)
    act(state, Propose(0), 0)
    assert "accept_giving" in moves(state, 2)
    act(state, Share(cards(state, 2, "5♥")), 2)  # now the asked cards are gone
    assert moves(state, 2) == {"decline"}
    assert GAME.view(state, 2).trade.flaw == "cardopoly-trade-gone"
    act(state, King(), 0)
    assert [len(pocket) for pocket in state.pockets] == [3 + 2 + 1, 1, 1, 1]


@pytest.mark.clause("CP-95", "CP-70")
def test_partners_share_during_an_auction_until_one_of_them_bids():
    state = team("2♦ 3♦", "3♣ 4♥", "7♥ 2♥ 3♥ 5♥ 7♣", "8♣ 9♣", places=(5,), phase="land")
    state.last = LastMove(0, (), 0, 5, "free")
    act(state, Auction())
    assert [[each.move for each in GAME.anytime(state, seat)] for seat in range(4)] == [
        *(["share"], [], ["share"], [])
    ]
    act(state, Share(cards(state, 0, "2♦")), 0)
    assert offer(state, "bid", 2).fields[0].options == (1, 2, 3)
    act(state, Bid(1), 2)
    assert GAME.anytime(state, 2) == []  # the bid needs the cards
    with pytest.raises(IllegalMove, match="cardopoly-no-sharing"):
        act(state, Share(cards(state, 2, "2♦")), 2)
    for seat in (1, 3):
        act(state, NoBid(), seat)
    assert state.phase == "price"
    state.pockets[0] += cards_of(state, "5♦ 6♦")
    assert [each.move for each in GAME.anytime(state, 0)] == ["share"]
    act(state, Sell())
    act(state, Share(cards(state, 0, "5♦")), 0)
    act(state, Buy(card(state, 2, "2♦"), card(state, 2, "7♣")), 2)
    assert state.phase == "bill"
    assert (state.last.what, state.last.amount, state.last.owner) == ("auction", 1, 2)
    act(state, Share(cards(state, 0, "6♦")), 0)
    assert GAME.anytime(state, 2) == []


@pytest.mark.clause("CP-95", "CP-57")
def test_partners_share_while_the_others_are_taxed_or_mortgage():
    state = team(*("2♦ 3♦", "3♣", "5♥ 6♥", "8♣ 9♣"), chance=("K♠",), owners={1: 1, 3: 1}, tax_choice="giver")
    act(state, King())
    assert (state.phase, GAME.waiting_for(state)) == ("tax", {3})
    act(state, Share(cards(state, 2, "5♥")), 2)
    act(state, Tax(cards(state, 3, "8♣")), 3)
    assert (state.phase, GAME.waiting_for(state)) == ("mend", {1})
    assert [each.move for each in GAME.anytime(state, 0)] == ["share"]
    act(state, Share(cards(state, 0, "8♣")), 0)
    assert faces(state.pockets[2]) == "8♣ 6♥"
    assert GAME.anytime(state, 3) == []


@pytest.mark.clause("CP-95", "CP-40")
def test_nobody_shares_with_a_partner_in_jail():
    state = team(*FOUR, phase="jail")
    for seat in (0, 2):
        assert "share" not in {each.move for each in GAME.open_to(state, seat)}
        with pytest.raises(IllegalMove, match="cardopoly-no-sharing"):
            act(state, Share(tuple(state.pockets[seat][:1])), seat)


@pytest.mark.clause("CP-95", "CP-54")
def test_partners_owe_each_other_no_rent():
    state = team(*FOUR, owners={3: 2}, draw="3♥")
    act(state, Draw())
    assert state.phase == "close"
    assert state.last.what == "partner"


@pytest.mark.clause("CP-95")
def test_a_team_wins_when_both_opponents_are_out():
    state = team(*FOUR)
    act(state, Resign(), 1)
    assert GAME.outcome(state) is None
    act(state, Resign(), 0)
    assert state.turn == 2  # a partner left alone plays on
    assert GAME.outcome(state) is None
    assert ids(act(state, Resign(), 3))[-1] == "end-team"
    assert GAME.outcome(state).places == ((0, 2), (1, 3))


@pytest.mark.clause("CP-92", "CP-95")
def test_partners_count_together_at_the_limit():
    state = team(*FOUR, owners={1: 1, 3: 1, 5: 0, 6: 2, 7: 2}, round_limit="20", phase="close", turn=3)
    state.first, state.round = 0, 20
    act(state, End())
    assert GAME.outcome(state).places == ((0, 2), (1, 3))
    assert [GAME.outcome(state).place(seat) for seat in range(4)] == [1, 2, 1, 2]


@pytest.mark.clause("CP-96")
def test_a_team_wins_quick_play_with_six_between_the_partners():
    owners = {0: 0, 1: 0, 2: 0, 3: 2, 4: 2}
    state = quick(
        "8♠ 7♥ 2♠", "3♣ 4♥", "5♥ 6♥", "8♣ 9♣", teams="yes", owners=owners, places=(5,), phase="land"
    )
    act(state, Buy(card(state, 0, "8♠"), card(state, 0, "7♥")))
    assert GAME.outcome(state).places == ((0, 2), (1, 3))
    owners = {0: 0, 1: 0, 2: 0, 3: 0}
    five = quick("8♠ 7♥ 2♠", "3♣ 4♥", "5♥ 6♥", "8♣ 9♣", teams="yes", owners=owners, places=(5,), phase="land")
    act(five, Buy(card(five, 0, "8♠"), card(five, 0, "7♥")))
    assert GAME.outcome(five) is None


@pytest.mark.clause("CP-97")
def test_the_strategy_answers_whatever_is_owed_at_a_deadline():
    state = position("2♦ 3♦", "3♣ 4♥", owners={6: 0})
    act(state, Ask(1, (), 1, 0))
    assert GAME.passing(state, 0) is None
    act(state, Propose(0))
    assert GAME.passing(state, 1) is None
    assert GAME.passing(state, 0) is None
    act(state, GAME.fill(offer(state, "decline", 1), {}), 1)
    assert GAME.passing(state, 0) is not None
    act(state, Mortgage(6))
    assert GAME.passing(state, 0) is not None


@pytest.mark.clause("CP-65")
def test_a_gift_needs_no_return():
    state = position("2♦ 3♦", "3♣ 4♥")
    act(state, Ask(1, (), 0, 0))
    act(state, Give((), cards(state, 0, "2♦")))
    act(state, Propose(0))
    act(state, Accept())
    assert len(state.pockets[1]) == 3
