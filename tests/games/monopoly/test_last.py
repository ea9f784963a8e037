"""The last public action in a view, which the pictures show."""

from __future__ import annotations

import pytest

from games.core import Resign
from games.monopoly.moves import Discard, Draw, Exchange, GoOut, Grow, PassTurn, Trade
from games.monopoly.state import State
from games.monopoly.view import Last
from tests.games.monopoly.positions import act, position

TEN = "brown pink orange red yellow green go*4"
OTHER = "lightblue*2 pink orange red yellow green darkblue mr*2"


def table() -> State:
    return position(TEN, OTHER, draw="token h4", piles=("h1 h2", "h3", "utility"))


@pytest.mark.clause("MC-20", "MC-24")
def test_a_draw_shows_no_card_and_a_discard_those_laid_down() -> None:
    state = table()
    act(state, 0, Draw())
    assert state.last == Last(0, "draw")
    card = state.hands[0][3]
    act(state, 0, Discard((card,)))
    assert state.last == Last(0, "discard", 0, (card,))


@pytest.mark.clause("MC-21", "MC-23")
def test_a_trade_shows_what_was_given_for_what() -> None:
    state = table()
    mine, theirs = state.piles[0][-1], state.piles[1][-1]
    act(state, 0, Trade(1, 1, -1))
    assert state.last == Last(0, "trade", 1, (mine,), (theirs,))
    state = table()
    given, got = tuple(state.piles[0]), state.piles[2][-1]
    act(state, 0, Grow(2, -1))
    assert state.last == Last(0, "grow", 2, given, (got,))


@pytest.mark.clause("MC-22")
def test_a_card_laid_down_before_a_trade_is_known_no_longer() -> None:
    state = table()
    card, kept = state.hands[0][0], state.hands[0][1]
    state.public_cards[0] = 1 << card | 1 << kept
    got = state.piles[1][-1]
    act(state, 0, Trade(1, 1, card))
    assert state.public_cards[0] == 1 << kept | 1 << got
    assert state.public_cards[1] == 1 << card
    assert state.piles[0][-1] != card


@pytest.mark.clause("MC-28", "MC-40", "MC-63", "MC-71")
def test_every_other_action_is_shown_too() -> None:
    state = position(TEN, OTHER, piles=("h1", "h3"))
    act(state, 0, PassTurn())
    assert state.last == Last(0, "pass")
    state = position("yellow*3 go", "mr*2", draw="h1 mr", piles=("h1", "h3"))
    laid, reward = tuple(state.hands[0]), tuple(reversed(state.draw))
    act(state, 0, GoOut())
    assert state.last == Last(0, "out", -1, laid, reward)
    state = position(TEN, OTHER, "mr", draw="h1", piles=("h1", "h3"))
    act(state, 1, Resign())
    assert state.last == Last(1, "resign")
    state = position(TEN, "mr", "token", "h1", "h2", piles=("h3", "h4", "hotel", "h1", "token"))
    state.size, state.six = 11, True
    given, got = state.piles[0][0], state.piles[3][0]
    act(state, 0, Exchange(3))
    assert state.last == Last(0, "exchange", 3, (given,), (got,))
