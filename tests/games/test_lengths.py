"""A match takes as many moves as its game says, when bot opponents play it."""

from __future__ import annotations

import pytest

from games import keys, load
from tools.lengths import length


@pytest.mark.parametrize("key", keys())
def test_a_match_is_as_long_as_its_game_says(key: str) -> None:
    assert length(key, 3, 8) == pytest.approx(load(key).lengths[3], rel=0.3)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key in keys() for seats in load(key).lengths])
def test_two_hundred_matches_are_as_long_as_their_game_says(key: str, seats: int) -> None:
    assert length(key, seats, 200) == pytest.approx(load(key).lengths[seats], rel=0.05, abs=1)
