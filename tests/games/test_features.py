"""The features of a game: they describe every seat of a state by name, and change nothing."""

from __future__ import annotations

from math import isfinite

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject

from games import keys, load
from tests.kit.matches import SEEDS, examples, setups, steps

KEYS = [key for key in keys() if load(key).feature_names]


@pytest.mark.parametrize("key", KEYS)
@examples(6)
@given(data=st.data(), seed=SEEDS)
def test_every_seat_has_each_feature_at_any_time(key: str, data: DataObject, seed: int) -> None:
    game, setup = load(key), data.draw(setups(key))
    for before, *_ in steps(key, setup, seed, resigning=0.005, sense=0.5):
        stored = game.encode(before)
        rows = game.features(before)
        assert game.encode(before) == stored
        assert [len(row) for row in rows] == [len(game.feature_names)] * setup[0]
        assert all(isfinite(value) for row in rows for value in row)


@pytest.mark.parametrize("key", KEYS)
def test_features_are_of_a_size_that_can_be_weighed(key: str) -> None:
    game = load(key)
    assert len(set(game.feature_names)) == len(game.feature_names)
    seen = [
        value
        for seats in game.seats
        for before, *_ in steps(key, (seats, {}), seed=seats, sense=1.0)
        for row in game.features(before)
        for value in row
    ]
    assert sum(-5 <= value <= 5 for value in seen) > 0.99 * len(seen)
