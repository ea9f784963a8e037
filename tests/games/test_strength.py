"""The bot opponent is worth playing against: it beats random legal play."""

from __future__ import annotations

import pytest

from tools.strength import strength

LEAST = {
    "property": {2: 0.97, 3: 0.9, 4: 0.9, 5: 0.9, 6: 0.9},
    "deal": {2: 0.97, 3: 0.9, 4: 0.9, 5: 0.9},
    "cardopoly": {2: 0.95, 3: 0.9, 4: 0.85},
    "monopoly": {2: 0.95, 3: 0.9, 4: 0.9, 5: 0.9, 6: 0.9},
}
"""What one seat of the strategy has to win against random play in all others, by game and seats."""

DOUBT = 0.03
"""How far 60 matches may fall short of what 400 show."""


@pytest.mark.parametrize(
    ("key", "seats"),
    [
        *(("property", 2), ("property", 4), ("deal", 2), ("deal", 4)),
        *(("cardopoly", 2), ("cardopoly", 4), ("monopoly", 2), ("monopoly", 6)),
    ],
)
def test_it_beats_random_play(key, seats):
    assert strength(key, seats, 60).share >= LEAST[key][seats] - DOUBT


@pytest.mark.soak
@pytest.mark.parametrize(
    ("key", "seats", "least"),
    [(key, seats, least) for key, by_seats in LEAST.items() for seats, least in by_seats.items()],
)
def test_it_beats_random_play_over_400_matches(key, seats, least):
    assert strength(key, seats, 400).share >= least
