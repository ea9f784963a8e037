"""`permute_hidden` makes only deals that the rules allow, and a view shows exactly what was public."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.cards import is_red
from games.core import Luck
from games.property import GAME
from games.property.board import cell_at
from games.property.moves import Buy
from games.property.view import LastPlay
from tests.games.property.positions import cards, play, position


@pytest.mark.clause("PR-06", "PR-13")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_other_hands_are_of_their_size_and_hold_both_colors(seat: int | None) -> None:
    state = position([], [], [], hands=("2♦ 3♣ 4♣", "A♦ A♥ 8♣", "5♦ 6♦ 7♠ 8♠"))
    moved = set()
    for seed in range(40):
        other = GAME.permute_hidden(state, seat, Random(seed))
        assert sorted(GAME.cards(other)) == sorted(GAME.cards(state))
        assert GAME.view(other, None).hand_sizes == (3, 3, 4)
        assert all(all(map(is_red, reds)) and reds == sorted(reds) for reds in other.reds)
        assert not any(is_red(card) for blacks in other.blacks for card in blacks)
        assert all(other.reds) and all(other.blacks)
        if seat is not None:
            assert (other.reds[seat], other.blacks[seat]) == (state.reds[seat], state.blacks[seat])
        moved |= {place for place in range(3) if other.reds[place] != state.reds[place]}
    assert moved == {0, 1, 2} - {seat}


@pytest.mark.clause("PR-13")
def test_who_decides_on_a_sale_holds_one_color() -> None:
    state = position([], [(3, 5)], hands=("3♦ 5♣ 7♣ 8♣", "A♦ 8♠"), purchase=("K♥", "Q♥"))
    play(state, "3♦ 5♣")
    found = [GAME.permute_hidden(state, 1, Random(seed)) for seed in range(60)]
    assert all(GAME.view(other, None).hand_sizes == (2, 2) for other in found)
    assert {(len(other.reds[0]), len(other.blacks[0])) for other in found} == {(0, 2), (2, 0)}


@pytest.mark.clause("PR-06", "PR-13")
def test_a_hand_holds_one_card_of_one_color() -> None:
    state = position([], [], hands=("A♦ 8♣", "2♦ 3♦ 4♦ 5♣"))
    found = [GAME.permute_hidden(state, 0, Random(seed)) for seed in range(60)]
    assert {(len(other.reds[1]), len(other.blacks[1])) for other in found} == {(1, 3), (3, 1)}


@pytest.mark.clause("PR-10")
def test_everybody_sees_what_was_bought_for_how_much() -> None:
    state = position([], [(3, 5)], hands=("3♦ 5♣ 7♣",), purchase=("K♥", "Q♥"))
    play(state, "3♦ 5♣")
    (red, black), cell = cards("3♦ 5♣"), 2 + 8 * 4
    assert state.last == LastPlay(0, red, black, cell, "rent", 1, 1)
    GAME.apply(state, 0, Buy(tuple(cards("K♥"))), Luck(Random(1)))
    assert state.last == LastPlay(0, red, black, cell, "buy", 1, 1)
    assert GAME.view(state, None).last == state.last


def test_everybody_is_shown_what_the_others_played_since_their_own_play() -> None:
    hands = ("A♦ A♣", "2♦ 2♣", "3♦ 3♣")
    state = position([], [], [], hands=hands, draw="5♥ 5♠ 6♥ 6♠ 7♥ 7♠ 8♥ 8♠")
    for pair in (*hands, "5♥ 5♠"):
        play(state, pair)
    shown = {
        seat: [(each.seat, each.cell) for each in GAME.view(state, seat).plays_since] for seat in (0, 1, None)
    }
    third, again = (2, cell_at(3, 3)), (0, cell_at(5, 5))
    assert shown == {0: [], 1: [third, again], None: []}
    assert [(each.seat, each.cell) for each in GAME.view(state, 2).plays_since] == [again]


def test_a_match_stored_before_plays_were_kept_goes_on() -> None:
    state = position([], [], hands=("A♦ A♣",))
    whole = msgspec.msgpack.decode(GAME.encode(state))
    assert GAME.decode(msgspec.msgpack.encode(whole[:-4])) == state
