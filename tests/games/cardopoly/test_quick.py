"""Quick Play in Cardopoly: CP-94."""

from __future__ import annotations

import pytest

from games.cardopoly import GAME
from games.cardopoly.moves import Buy, Draw, Propose, Unmortgage
from games.cardopoly.view import LastMove
from tests.games.cardopoly.positions import (
    act,
    card,
    cards,
    draft,
    ids,
    moves,
    offer,
    position,
    quick_position,
    take_cards,
)
from tests.kit.narrow import not_none


@pytest.mark.clause("CP-94")
def test_quick_play_has_a_ring_of_twelve() -> None:
    state = quick_position("2♥ 3♠ 4♣", "3♣ 4♥", draw="10♦", places=(4, 0))
    assert len(GAME.view(state, None).board) == 12
    act(state, Draw())
    assert state.places[0] == 2
    assert len(state.pockets[0]) == 6


@pytest.mark.clause("CP-94", "CP-30")
def test_the_fourth_property_wins_at_once_even_with_the_last_cards() -> None:
    state = quick_position("8♠ 7♥", "3♣ 4♥", owners={0: 0, 1: 0, 2: 0}, places=(5, 0), phase="land")
    state.last = LastMove(0, (), 0, 5, "free")
    buying = offer(state, "buy")
    assert not_none(GAME.offer_label(GAME.view(state, 0), buying).hint).id == "cardopoly-hint-buy-wins"
    assert ids(act(state, GAME.fill(buying, {}))) == ["buy", "end-quick"]
    assert (state.last.what, state.last.owner) == ("bought", 0)
    assert state.pockets[0] == []
    assert not_none(GAME.outcome(state)).winners == (0,)
    assert GAME.active(state) == {0, 1}
    third = quick_position("8♠ 7♥", "3♣ 4♥", owners={0: 0, 1: 0}, places=(5, 0), phase="land")
    assert "buy" not in moves(third)


@pytest.mark.clause("CP-94")
def test_traded_properties_count_on_anybodys_turn() -> None:
    state = quick_position("8♠ 7♥", "3♣ 4♥", owners={0: 1, 1: 1, 2: 1, 5: 0})
    act(state, draft(1, (), 1, 0, (5,), ()))
    act(state, Propose(0))
    act(state, GAME.fill(offer(state, "accept_giving", 1), {"cards": cards(state, 1, "3♣")}), 1)
    assert not_none(GAME.outcome(state)).winners == (1,)


@pytest.mark.clause("CP-94")
def test_mortgaged_properties_do_not_count_until_they_are_freed() -> None:
    state = quick_position(
        "8♠ 7♥ 2♠ 7♣ 9♥ 7♠", "3♣ 4♥", owners={0: 0, 1: 0, 2: 0}, mortgaged=(2,), places=(5, 0), phase="land"
    )
    act(state, Buy(card(state, 0, "8♠"), card(state, 0, "7♥")))
    assert GAME.outcome(state) is None
    state.pockets[0] += take_cards(state, "2♥ 3♥")
    act(state, Unmortgage(2, cards(state, 0, "2♥ 3♥ 9♥")))
    assert not_none(GAME.outcome(state)).winners == (0,)


@pytest.mark.clause("CP-94")
def test_in_a_standard_match_four_properties_win_nothing() -> None:
    state = position("8♠ 7♥ 9♠", "3♣ 4♥", owners={0: 0, 1: 0, 2: 0}, places=(5, 0), phase="land")
    act(state, Buy(card(state, 0, "8♠"), card(state, 0, "7♥")))
    assert GAME.outcome(state) is None
