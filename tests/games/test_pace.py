"""Random play is fast: measured in function calls per action, which don't depend on the machine."""

from __future__ import annotations

import sys
from random import Random
from types import FrameType
from typing import Any

import pytest

from games import load
from games.core import Luck

CALLS = {"cardopoly": 14.5, "deal": 13.5, "monopoly": 15, "property": 13.5}
"""The most Python function calls per action of random play; `make bench` measures the time."""


@pytest.mark.parametrize("key", CALLS)
def test_random_play_calls_few_functions(key: str) -> None:
    game, random, calls, actions = load(key), Random(1), 0, 0
    chance, numbers = Luck(random), game.seats_with({})
    state, _ = game.deal(numbers[len(numbers) // 2], {}, chance)

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal calls
        calls += event == "call"

    watching = sys.getprofile()
    sys.setprofile(count)
    try:
        while (waiting := game.waiting_for(state)) and actions < 1000:
            seat = min(waiting)
            game.make(state, seat, game.random_move(state, seat, random), chance)
            actions += 1
    finally:
        sys.setprofile(watching)
    assert calls / actions < CALLS[key]
