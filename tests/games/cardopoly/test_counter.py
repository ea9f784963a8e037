"""Counter-offers in Cardopoly: the other side of a proposal answers it with one of its own (CP-60)."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from games.cardopoly import GAME
from games.cardopoly.moves import (
    Accept,
    AcceptGiving,
    Decline,
    Draw,
    Drop,
    End,
    PayAll,
    Propose,
    Share,
    Withdraw,
)
from games.cardopoly.state import COUNTERS, EDITS, State
from games.core import IllegalMove, Resign
from games.texts import Event
from tests.games.cardopoly.positions import act, cards, draft, ids, moves, owe_rent, position, team_position
from tests.kit.narrow import not_none


def ask_for_card(**more: Any) -> State:
    """Return a state in which seat 0 has asked seat 1 for 4♦."""
    state = position("2♦ 4♣ 6♥", "3♣ 4♥ 7♥ 5♦", "3♠ 4♠", owners={6: 0, 9: 1}, **more)
    act(state, draft(1, (9,), cards=cards(state, 0, "4♣")), 0)
    act(state, Propose(0), 0)
    return state


def make_counteroffer() -> tuple[State, list[Event]]:
    """Let seat 1 ask for 8♥ instead of a card for its 4♦; return the state and the events."""
    state = ask_for_card()
    act(state, draft(0, (6,), spaces=(9,)), 1)
    return state, act(state, Propose(0), 1)


@pytest.mark.clause("CP-60")
def test_a_counter_offer_takes_the_place_of_the_proposal() -> None:
    state, events = make_counteroffer()
    assert ids(events) == ["countered"]
    assert GAME.waiting_for(state) == {0}
    assert moves(state, 0) == {"accept", "decline", "draft"}
    assert moves(state, 1) == set()
    assert [each.move for each in GAME.anytime_offers(state, 1)] == ["withdraw"]
    act(state, Accept(), 0)
    assert (state.owners[6], state.owners[9]) == (1, 0)
    assert GAME.waiting_for(state) == {0}
    assert "draw" in moves(state, 0)


@pytest.mark.clause("CP-60")
def test_its_draft_is_private_and_the_proposal_stays_until_it_is_sent() -> None:
    state = ask_for_card()
    act(state, draft(0, (6,), spaces=(9,)), 1)
    assert all(GAME.view(state, seat).draft is None for seat in (None, 0, 2))
    assert not_none(GAME.view(state, 1).draft).take == (6,)
    assert moves(state, 1) == {"propose", "draft", "drop"}
    assert GAME.waiting_for(state) == {1}
    with pytest.raises(IllegalMove, match=r"^cardopoly-draft-first$"):
        act(state, Decline(), 1)
    act(state, Drop(), 1)
    assert moves(state, 1) == {"accept", "decline", "draft"}


@pytest.mark.clause("CP-60")
def test_what_the_turn_s_player_does_meanwhile_withdraws_both() -> None:
    state = ask_for_card(draw="2♥")
    act(state, draft(0, (6,), spaces=(9,)), 1)
    before = GAME.copy(state)
    with pytest.raises(IllegalMove):
        act(state, PayAll(), 0)
    assert state == before
    assert ids(act(state, Draw(), 0))[0] == "withdrawn"
    assert state.proposal is state.draft is None


@pytest.mark.clause("CP-60")
def test_only_who_is_asked_answers_a_counter_offer() -> None:
    state, _ = make_counteroffer()
    for seat, move in ((0, Draw()), (1, Accept()), (2, Accept()), (1, draft(0, (6,)))):
        with pytest.raises(IllegalMove, match=r"^cardopoly-(answer-first|wait-for-answer)$"):
            act(state, move, seat)
    assert ids(act(state, Withdraw(), 1)) == ["withdrawn"]
    assert GAME.waiting_for(state) == {0}


@pytest.mark.clause("CP-60")
def test_a_counter_offer_goes_to_who_proposed_and_is_bounded() -> None:
    state = ask_for_card()
    with pytest.raises(IllegalMove, match=r"^cardopoly-no-partner$"):
        act(state, draft(2), 1)
    for number in range(COUNTERS):
        by = 1 - number % 2
        act(state, draft(1 - by, number=1), by)
        act(state, Propose(0), by)
    assert moves(state, not_none(GAME.view(state, 0).trade).to) == {"accept_giving", "decline"}
    with pytest.raises(IllegalMove, match=r"^cardopoly-enough-proposals$"):
        act(state, draft(1), 0)
    act(state, Decline(), 0)
    assert GAME.view(state, 0).proposals == 2  # counter-offers don't use up proposals
    assert COUNTERS == 3


@pytest.mark.clause("CP-60")
def test_each_turn_allows_counter_offers_again() -> None:
    state = ask_for_card()
    for number in range(COUNTERS):
        by = 1 - number % 2
        act(state, draft(1 - by, number=1), by)
        act(state, Propose(0), by)
    act(state, Decline(), 0)
    state.phase = "close"
    act(state, End(), 0)
    act(state, draft(0, number=1), 1)
    act(state, Propose(0), 1)
    assert "draft" in moves(state, 0)
    assert GAME.view(state, 0).counters == 0


@pytest.mark.clause("CP-60")
def test_changes_to_drafts_are_counted_from_one_proposal_to_the_next() -> None:
    state = position("2♦ 4♣ 6♥", "3♣ 4♥ 7♥ 5♦", owners={6: 0, 9: 1})
    for _ in range(EDITS):
        act(state, draft(1, (9,)), 0)
    act(state, Propose(0), 0)
    assert "draft" in moves(state, 1)
    for _ in range(EDITS):
        act(state, draft(0, (6,)), 1)
    assert moves(state, 1) == {"propose", "drop"}
    act(state, Propose(0), 1)
    assert moves(state, 0) == {"accept", "decline", "draft"}
    act(state, Decline(), 0)
    assert "draft" in moves(state, 0)


@pytest.mark.clause("CP-52", "CP-60")
def test_a_creditor_s_counter_offer_can_settle_the_debt() -> None:
    state = owe_rent("2♦ 4♣", "3♣ 4♥ 7♥", "3♠ 4♠", owners={3: 1, 6: 0})
    act(state, draft(1, cards=cards(state, 0, "4♣")), 0)
    act(state, Propose(1), 0)
    act(state, draft(0, (6,), number=1), 1)
    act(state, Propose(1), 1)
    act(state, AcceptGiving(cards(state, 0, "2♦")), 0)
    assert (state.phase, state.owners[6], state.creditor) == ("close", 1, -1)


@pytest.mark.clause("CP-89")
@pytest.mark.parametrize("leaver", [0, 1])
def test_a_counter_offer_lapses_with_either_side(leaver: int) -> None:
    state = ask_for_card()
    act(state, draft(0, (6,)), 1)
    assert "lapsed" in ids(act(state, Resign(), leaver))
    assert state.proposal is state.draft is None
    state, _ = make_counteroffer()
    assert "lapsed" in ids(act(state, Resign(), leaver))
    assert state.proposal is None


@pytest.mark.clause("CP-60", "CP-95")
def test_the_drafter_of_a_counter_offer_may_share_the_cards_it_names() -> None:
    state = team_position("2♦ 4♣", "5♥ 6♥", "3♠ 4♠ 7♥", "8♣ 9♣", owners={6: 0})
    act(state, draft(2, number=1), 0)
    act(state, Propose(0), 0)
    named = cards(state, 2, "3♠ 4♠")
    act(state, draft(0, (6,), cards=named), 2)
    act(state, Share(named), 2)
    assert not_none(GAME.view(state, 2).draft).flaw == "cardopoly-trade-gone"
    for seat in (None, *range(4)):
        for seed in range(10):
            other = GAME.permute_hidden(state, seat, Random(seed))
            assert GAME.view(other, seat) == GAME.view(state, seat)
    assert all(
        GAME.view(world, 2) == GAME.view(state, 2)
        for world in islice(GAME.worlds(GAME.view(state, 2), Random(1)), 5)
    )
