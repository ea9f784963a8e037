"""Hands that end without anybody going out, and turns in which nobody draws."""

from __future__ import annotations

import pytest

from games.core import Resign
from games.monopoly import GAME
from games.monopoly.moves import Confirm, Discard, Draw, GoOut, Grow, PassTurn, Trade
from tests.games.monopoly.positions import act, ids, kinds, position
from tests.kit.narrow import not_none

SAFE = ("brown pink orange token", "lightblue pink orange token", "red pink orange token")
LONG = "brown pink orange red yellow green darkblue go*3"


@pytest.mark.clause("MC-28")
def test_everybody_has_one_more_turn_after_the_last_card_whoever_drew_it() -> None:
    state = position(*SAFE, draw="h3", piles=("h1", "h2", "h4"), turn=1)
    act(state, 1, Draw())
    assert state.turn == 2
    for seat in (2, 0):
        assert "undecided" not in ids(act(state, seat, PassTurn()))
    assert state.turn == 1
    assert "undecided" in ids(act(state, 1, PassTurn()))


@pytest.mark.clause("MC-28")
def test_a_trade_is_a_turn_without_drawing_too() -> None:
    state = position(*SAFE, piles=("h1", "h2", "h4"))
    act(state, 0, PassTurn())
    act(state, 1, Trade(2, 1, -1))
    assert state.idle == [1, 1, 0]
    assert "undecided" in ids(act(state, 2, PassTurn()))


@pytest.mark.clause("MC-28")
def test_five_turns_each_means_each() -> None:
    state = position(*SAFE, draw="token h3", piles=("h1", "h2", "h4"))
    state.idle = [4, 5, 5]
    assert "undecided" in ids(act(state, 0, Trade(1, 1, -1)))
    one_short = position(*SAFE, draw="token h3", piles=("h1", "h2", "h4"))
    one_short.idle = [4, 5, 4]
    assert "undecided" not in ids(act(one_short, 0, Trade(1, 1, -1)))
    assert (one_short.idle, one_short.turn) == ([5, 5, 4], 1)


@pytest.mark.clause("MC-23", "MC-28")
@pytest.mark.parametrize("move", [Draw(), Grow(3, -1)])
def test_who_takes_a_card_of_the_draw_pile_begins_the_count_anew(move: Draw | Grow) -> None:
    state = position(*SAFE, draw="token h3", piles=("h1 h1", "h2", "h4", "utility"))
    state.idle = [4, 5, 5]
    assert "undecided" not in ids(act(state, 0, move))
    assert state.idle == [0, 0, 0]
    assert state.turn == 1


@pytest.mark.clause("MC-28", "MC-63")
def test_who_has_left_is_not_waited_for() -> None:
    state = position(*SAFE, piles=("h1", "h2", "h4"))
    act(state, 0, PassTurn())
    act(state, 1, PassTurn())
    events = act(state, 2, Resign())
    assert ids(events)[:2] == ["resign", "undecided"]
    assert [result.seat for result in not_none(state.last_hand).results] == [0, 1]
    other = position(*SAFE, piles=("h1", "h2", "h4"))
    act(other, 0, PassTurn())
    act(other, 2, Resign())
    assert other.turn == 1
    assert "undecided" in ids(act(other, 1, PassTurn()))


@pytest.mark.clause("MC-24", "MC-28")
def test_the_discard_comes_before_the_end_of_the_hand() -> None:
    state = position(LONG, "mr", piles=("h1", "h2"))
    act(state, 0, Trade(1, 1, -1))
    assert GAME.view(state, 0).phase == "discard"
    act(state, 0, Discard(tuple(state.hands[0][:1])))
    state.idle[0] = 1
    assert (state.number, state.turn) == (1, 1)
    assert "undecided" in ids(act(state, 1, PassTurn()))


@pytest.mark.clause("MC-24", "MC-28")
def test_who_passes_with_too_many_cards_discards_them() -> None:
    state = position(LONG + " h3 h4", "mr", piles=("h1", "h2"))
    assert ids(act(state, 0, PassTurn())) == ["pass-turn"]
    assert not_none(state.last).what == "pass"
    assert (GAME.view(state, 0).phase, GAME.view(state, 0).due) == ("discard", 2)
    act(state, 0, Discard(tuple(state.hands[0][-2:])))
    assert len(state.hands[0]) == 10
    assert state.turn == 1


@pytest.mark.clause("MC-27")
@pytest.mark.parametrize(
    ("hand", "discarded"),
    [
        ("yellow*3 go*4 mr token*3", ["go"]),  # 200, less than a token's 300 or a quarter of 1,000
        ("brown*2 go*4 mr*2 token*3", ["token"]),
        ("yellow*3 go*3 mr*2 h1 h2 red", ["red"]),
        ("brown*2 yellow*3 go*4 h1 token*2", ["brown", "brown"]),
        ("yellow*3 mr*3 token*5", ["mr"]),
    ],
)
def test_going_out_discards_what_is_worth_least(hand: str, discarded: list[str]) -> None:
    state = position(hand, "h4", piles=("h4", ""))
    act(state, 0, GoOut())
    assert kinds(state.piles[0][1:]) == discarded
    assert len(not_none(state.last).cards) == 10


@pytest.mark.clause("MC-25", "MC-27")
def test_all_that_is_laid_down_is_known_and_what_was_discarded_is_not_in_the_hand() -> None:
    state = position("yellow*3 go*4 token*3 red", "mr", draw="h1", piles=("h4", "h4"))
    red = next(card for card in state.hands[0] if kinds([card]) == ["red"])
    state.public_cards[0] = 1 << red
    act(state, 0, GoOut())
    view = GAME.view(state, 1)
    assert red not in view.public_cards[0]
    assert set(view.public_cards[0]) == set(state.hands[0])
    assert red in view.piles[0]


@pytest.mark.clause("MC-42", "MC-53")
def test_hands_of_any_size_are_laid_down_for_everybody_to_see() -> None:
    state = position(
        "yellow*3 go*2",
        "red*3 h1 h2 token*2 mr*2 station*3 utility brown",
        "green*3 chance mr",
        draw="h4 pink*2",
        piles=("h1 h3", "h2", "h3"),
        target="3000",
    )
    state.scores = [2900, 0, 0]
    piles = [*state.piles[0], *state.piles[1], *state.piles[2], *state.draw]
    act(state, 0, GoOut())
    act(state, 0, Confirm())
    view = GAME.view(state, None)
    assert [result.total for result in not_none(state.last_hand).results] == [700, 750 * 3 + 500 + 1000, 0]
    assert [result.void for result in not_none(state.last_hand).results] == [False, False, True]
    assert [tuple(hand) for hand in state.hands] == [
        result.cards for result in not_none(state.last_hand).results
    ]
    assert [sorted(cards) for cards in view.public_cards] == state.hands
    assert set(piles) - {card for card in piles if kinds([card]) == ["h1"]} <= set(state.removed)
    assert (view.draw, [len(pile) for pile in view.piles]) == (0, [0, 0, 0, 0])
    assert state.scores == [3600, 3750, 0]
    assert not_none(GAME.outcome(state)).winners == (1,)
