"""Team Play in Cardopoly: CP-95 and CP-96."""

from __future__ import annotations

import pytest

from games.cardopoly import GAME
from games.cardopoly.moves import (
    Auction,
    Bid,
    Buy,
    Draw,
    End,
    King,
    NoBid,
    Propose,
    Sell,
    Share,
    Tax,
)
from games.cardopoly.state import State
from games.cardopoly.view import LastMove
from games.core import IllegalMove, Resign
from tests.games.cardopoly.positions import (
    FOUR,
    act,
    card,
    cards,
    draft,
    faces,
    ids,
    moves,
    offer,
    position,
    quick_position,
    take_cards,
    team_position,
)
from tests.kit.narrow import not_none


def list_anytime_moves(state: State, seat: int) -> list[str]:
    """List the moves open to *seat* while others are awaited, without bids in advance."""
    return [offer.move for offer in GAME.anytime_offers(state, seat) if offer.move != "advance"]


@pytest.mark.clause("CP-95")
def test_team_play_takes_four_and_partners_sit_opposite() -> None:
    assert list(GAME.seats_with({"teams": "yes"})) == [4]
    assert list(GAME.seats_with({})) == [2, 3, 4]
    state = team_position(*FOUR)
    assert [GAME.view(state, seat).partner for seat in range(4)] == [2, 3, 0, 1]
    assert GAME.view(position("2♦", "3♣"), 0).partner == -1


@pytest.mark.clause("CP-95")
def test_partners_pass_cards_on_the_turn_of_either() -> None:
    state = team_position(*FOUR)
    assert "share" in moves(state, 0)
    assert list_anytime_moves(state, 2) == ["share"]
    assert list_anytime_moves(state, 1) == []
    events = act(state, Share(cards(state, 0, "2♦")), 0)
    assert [event.seats for event in events] == [None, (0, 2)]
    act(state, Share(cards(state, 2, "5♥ 6♥")), 2)
    assert faces(state.pockets[0]) == "3♦ 5♥ 6♥"
    assert faces(state.pockets[2]) == "2♦"
    assert state.phase == "open"
    with pytest.raises(IllegalMove, match=r"^cardopoly-no-sharing$"):
        act(state, Share(cards(state, 1, "3♣")), 1)


@pytest.mark.clause("CP-95")
def test_partners_pass_pocket_cards_and_nothing_else() -> None:
    state = team_position(*FOUR, chance=("J♠",), owners={6: 0})
    (offer,) = [each for each in GAME.offers(state, 0) if each.move == "share"]
    assert set(offer.fields[0].options) == set(state.pockets[0])
    for other in (*state.chances[0], state.aces[0], state.board[6], *state.claims[6]):
        with pytest.raises(IllegalMove, match=r"^cardopoly-not-in-pocket$"):
            act(state, Share((other,)), 0)


@pytest.mark.clause("CP-95")
def test_passing_cards_may_not_empty_the_pocket() -> None:
    state = team_position("2♦ 3♦", "3♣ 4♥", "5♥", "8♣ 9♣")
    assert list_anytime_moves(state, 2) == []
    with pytest.raises(IllegalMove, match=r"^cardopoly-no-sharing$"):
        act(state, Share(cards(state, 2, "5♥")), 2)
    for wrong in (cards(state, 0, "2♦ 3♦"), ()):
        with pytest.raises(IllegalMove):
            act(state, Share(wrong), 0)


@pytest.mark.clause("CP-95")
def test_nothing_is_passed_to_a_partner_who_is_out_nor_in_a_match_without_teams() -> None:
    state = team_position(*FOUR)
    act(state, Resign(), 2)
    assert "share" not in moves(state, 0)
    alone = position(*FOUR)
    assert "share" not in moves(alone, 0)
    for each in (state, alone):
        with pytest.raises(IllegalMove, match=r"^cardopoly-no-sharing$"):
            act(each, Share(cards(each, 0, "2♦")), 0)


@pytest.mark.clause("CP-95")
def test_one_passes_ones_own_cards_each_once() -> None:
    state = team_position(*FOUR)
    for wrong in (cards(state, 2, "5♥"), cards(state, 0, "2♦") * 2):
        with pytest.raises(IllegalMove, match=r"^cardopoly-not-in-pocket$"):
            act(state, Share(wrong), 0)


@pytest.mark.clause("CP-95", "CP-60")
def test_who_drafts_a_trade_finishes_it_before_passing_cards() -> None:
    state = team_position(*FOUR)
    act(state, draft(1, (), 1, 0), 0)
    with pytest.raises(IllegalMove, match=r"^cardopoly-draft-first$"):
        act(state, Share(cards(state, 0, "2♦")), 0)
    act(state, Share(cards(state, 2, "5♥")), 2)
    assert len(state.pockets[0]) == 3


@pytest.mark.clause("CP-95", "CP-91")
def test_two_of_different_teams_play_on_until_one_of_them_is_out() -> None:
    state = team_position(*FOUR, owners={3: 1})
    act(state, Resign(), 2)
    act(state, Resign(), 3)
    assert GAME.outcome(state) is None
    act(state, Resign(), 0)
    assert not_none(GAME.outcome(state)).places == ((1, 3), (0, 2))
    assert not_none(GAME.outcome(state)).scores == (0, 1, 0, 0)


@pytest.mark.clause("CP-95", "CP-91", "CP-89")
def test_a_proposal_between_partners_is_void_when_their_opponents_are_out() -> None:
    state = team_position(*FOUR)
    act(state, Resign(), 1)
    act(state, draft(2, (), 1, 0), 0)
    act(state, Propose(0), 0)
    act(state, Resign(), 3)
    assert state.phase == "over"
    assert state.proposal is None
    assert GAME.waiting_for(state) == frozenset()


@pytest.mark.clause("CP-95")
def test_a_partner_helps_who_owes() -> None:
    state = team_position(*FOUR, owners={3: 1}, draw="3♥")
    act(state, Draw())
    assert moves(state, 0) == {"pay_all", "draft", "share"}
    assert list_anytime_moves(state, 2) == ["share"]
    act(state, Share(cards(state, 2, "5♥")), 2)
    assert len(state.pockets[0]) == 3


@pytest.mark.clause("CP-95")
def test_a_partner_shares_while_a_proposal_is_open_and_no_partner_is_taxed() -> None:
    state = team_position(*FOUR, chance=("K♠",))
    act(state, draft(2, (), 2, 0, (), cards(state, 0, "2♦")), 0)
    act(state, Propose(0), 0)
    assert "accept_giving" in moves(state, 2)
    act(state, Share(cards(state, 2, "5♥")), 2)  # now the asked cards are gone
    assert moves(state, 2) == {"decline", "draft"}
    assert not_none(GAME.view(state, 2).trade).flaw == "cardopoly-trade-gone"
    act(state, King(), 0)
    assert [len(pocket) for pocket in state.pockets] == [3 + 2 + 1, 1, 1, 1]


@pytest.mark.clause("CP-95", "CP-70")
def test_partners_share_during_an_auction_until_one_of_them_bids() -> None:
    state = team_position("2♦ 3♦", "3♣ 4♥", "7♥ 2♥ 3♥ 5♥ 7♣", "8♣ 9♣", places=(5,), phase="land")
    state.last = LastMove(0, (), 0, 5, "free")
    act(state, Auction())
    assert [list_anytime_moves(state, seat) for seat in range(4)] == [*(["share"], [], ["share"], [])]
    act(state, Share(cards(state, 0, "2♦")), 0)
    assert offer(state, "bid", 2).fields[0].options == (1, 2, 3)
    act(state, Bid(1), 2)
    assert list_anytime_moves(state, 2) == []  # the bid needs the cards
    with pytest.raises(IllegalMove, match=r"^cardopoly-no-sharing$"):
        act(state, Share(cards(state, 2, "2♦")), 2)
    for seat in (1, 3):
        act(state, NoBid(), seat)
    assert state.phase == "price"
    state.pockets[0] += take_cards(state, "5♦ 6♦")
    assert list_anytime_moves(state, 0) == ["share"]
    act(state, Sell())
    act(state, Share(cards(state, 0, "5♦")), 0)
    act(state, Buy(card(state, 2, "2♦"), card(state, 2, "7♣")), 2)
    assert state.phase == "bill"
    assert (state.last.what, state.last.amount, state.last.owner) == ("auction", 1, 2)
    act(state, Share(cards(state, 0, "6♦")), 0)
    assert list_anytime_moves(state, 2) == []


@pytest.mark.clause("CP-95", "CP-57")
def test_partners_share_while_the_others_are_taxed_or_mortgage() -> None:
    state = team_position(
        *("2♦ 3♦", "3♣", "5♥ 6♥", "8♣ 9♣"), chance=("K♠",), owners={1: 1, 3: 1}, tax_choice="giver"
    )
    act(state, King())
    assert (state.phase, GAME.waiting_for(state)) == ("tax", frozenset({3}))
    act(state, Share(cards(state, 2, "5♥")), 2)
    act(state, Tax(cards(state, 3, "8♣")), 3)
    assert (state.phase, GAME.waiting_for(state)) == ("mend", frozenset({1}))
    assert list_anytime_moves(state, 0) == ["share"]
    act(state, Share(cards(state, 0, "8♣")), 0)
    assert faces(state.pockets[2]) == "8♣ 6♥"
    assert list_anytime_moves(state, 3) == []


@pytest.mark.clause("CP-95", "CP-40")
def test_nobody_shares_with_a_partner_in_jail() -> None:
    state = team_position(*FOUR, phase="jail")
    for seat in (0, 2):
        assert "share" not in {each.move for each in GAME.open_offers(state, seat)}
        with pytest.raises(IllegalMove, match=r"^cardopoly-no-sharing$"):
            act(state, Share(tuple(state.pockets[seat][:1])), seat)


@pytest.mark.clause("CP-95", "CP-54")
def test_partners_owe_each_other_no_rent() -> None:
    state = team_position(*FOUR, owners={3: 2}, draw="3♥")
    act(state, Draw())
    assert state.phase == "close"
    assert not_none(state.last).what == "partner"


@pytest.mark.clause("CP-95")
def test_a_team_wins_when_both_opponents_are_out() -> None:
    state = team_position(*FOUR)
    act(state, Resign(), 1)
    assert GAME.outcome(state) is None
    act(state, Resign(), 0)
    assert state.turn == 2  # a partner left alone plays on
    assert GAME.outcome(state) is None
    assert ids(act(state, Resign(), 3))[-1] == "end-team"
    assert not_none(GAME.outcome(state)).places == ((0, 2), (1, 3))


@pytest.mark.clause("CP-92", "CP-95")
def test_partners_count_together_at_the_limit() -> None:
    state = team_position(
        *FOUR, owners={1: 1, 3: 1, 5: 0, 6: 2, 7: 2}, round_limit="20", phase="close", turn=3
    )
    state.first, state.round = 0, 20
    act(state, End())
    assert not_none(GAME.outcome(state)).places == ((0, 2), (1, 3))
    assert [not_none(GAME.outcome(state)).place(seat) for seat in range(4)] == [1, 2, 1, 2]


@pytest.mark.clause("CP-96")
def test_a_team_wins_quick_play_with_six_between_the_partners() -> None:
    owners = {0: 0, 1: 0, 2: 0, 3: 2, 4: 2}
    state = quick_position(
        "8♠ 7♥ 2♠", "3♣ 4♥", "5♥ 6♥", "8♣ 9♣", teams="yes", owners=owners, places=(5,), phase="land"
    )
    act(state, Buy(card(state, 0, "8♠"), card(state, 0, "7♥")))
    assert not_none(GAME.outcome(state)).places == ((0, 2), (1, 3))
    owners = {0: 0, 1: 0, 2: 0, 3: 0}
    five = quick_position(
        "8♠ 7♥ 2♠", "3♣ 4♥", "5♥ 6♥", "8♣ 9♣", teams="yes", owners=owners, places=(5,), phase="land"
    )
    act(five, Buy(card(five, 0, "8♠"), card(five, 0, "7♥")))
    assert GAME.outcome(five) is None
