"""The bot opponent is worth playing against: it beats random legal play."""

from __future__ import annotations

import pytest

from tools.strength import strength


@pytest.mark.parametrize(
    ("key", "seats", "least"),
    [("property", 2, 0.97), ("property", 4, 0.9), ("cardopoly", 2, 0.93), ("cardopoly", 4, 0.9)],
)
def test_it_beats_random_play(key, seats, least):
    assert strength(key, seats, 60).share >= least


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "least"), [(2, 0.97), (3, 0.9), (4, 0.9), (5, 0.9), (6, 0.9)])
def test_it_beats_random_play_at_property_over_400_matches(seats, least):
    assert strength("property", seats, 400).share >= least


@pytest.mark.soak
@pytest.mark.parametrize(("seats", "least"), [(2, 0.95), (3, 0.9), (4, 0.85)])
def test_it_beats_random_play_at_cardopoly_over_400_matches(seats, least):
    assert strength("cardopoly", seats, 400).share >= least
