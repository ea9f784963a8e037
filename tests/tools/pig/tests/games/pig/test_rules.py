"""The rules of Pig."""

from __future__ import annotations

from random import Random

import pytest

from games.core import Luck, MoveError, Resign
from games.pig import GAME, Hold, Roll, State


class Die(Luck):
    """A die that rolls the given numbers."""

    def __init__(self, rolled: int = 1) -> None:
        self.rolled = rolled

    def randbelow(self, limit: int) -> int:
        return self.rolled - 1


def turn(state: State, *rolls: int) -> State:
    for roll in rolls:
        GAME.apply(state, state.turn, Roll(), Die(roll))
    return state


def position(*scores: int, turn: int = 0) -> State:
    return State(list(scores), [""] * len(scores), [], turn)


@pytest.mark.clause("PG-01")
def test_chance_says_who_begins() -> None:
    assert {GAME.deal(3, {}, Luck(Random(seed)))[0].turn for seed in range(20)} == {0, 1, 2}


@pytest.mark.clause("PG-02")
def test_a_one_takes_the_points_of_the_turn_and_ends_it() -> None:
    state = turn(position(30, 0, 0), 6, 2)
    assert (state.total, state.turn) == (8, 0)
    assert (turn(state, 1).total, state.turn, state.scores) == (0, 1, [30, 0, 0])


@pytest.mark.clause("PG-03")
def test_who_holds_keeps_the_points_and_cannot_before_a_roll() -> None:
    state = position(0, 0, 0, turn=2)
    with pytest.raises(MoveError):
        GAME.apply(state, 2, Hold(), Die())
    GAME.apply(turn(state, 6, 6), 2, Hold(), Die())
    assert (state.scores, state.turn, state.total) == ([0, 0, 12], 0, 0)


@pytest.mark.clause("PG-04")
def test_a_hundred_win_and_who_left_comes_last() -> None:
    state = position(60, 96, 50)
    GAME.apply(state, 0, Resign(), Die())
    assert state.turn == 1
    GAME.apply(turn(state, 4), 1, Hold(), Die())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == (((1,), (2,), (0,)), (60, 100, 50))
