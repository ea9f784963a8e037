"""The bot opponents beat random legal play."""

from __future__ import annotations

import pytest

from games import keys, load
from tools.strength import strength

DOUBT = 0.1
"""How far the win rate in 24 matches may fall below the win rate in 400."""


@pytest.mark.parametrize("key", keys())
def test_it_beats_random_play(key: str) -> None:
    least = load(key).win_rates
    for seats in {min(least), max(least)} if least else ():
        assert strength(key, seats, 24).share >= least[seats] - DOUBT


@pytest.mark.soak
@pytest.mark.parametrize(
    ("key", "seats", "least"),
    [(key, seats, least) for key in keys() for seats, least in load(key).win_rates.items()],
)
def test_it_beats_random_play_over_400_matches(key: str, seats: int, least: float) -> None:
    assert strength(key, seats, 400).share >= least
