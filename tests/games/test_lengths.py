"""A match between bot opponents takes as many moves as its game says."""

from __future__ import annotations

import pytest

from games import keys, load
from tools.lengths import length


@pytest.mark.parametrize("key", keys())
def test_a_match_is_as_long_as_its_game_says(key: str) -> None:
    assert tuple(length(key, 3, 8)) == pytest.approx(tuple(load(key).lengths[3]), rel=0.3)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key in keys() for seats in load(key).lengths])
def test_two_hundred_matches_are_as_long_as_their_game_says(key: str, seats: int) -> None:
    assert tuple(length(key, seats, 200)) == pytest.approx(tuple(load(key).lengths[seats]), rel=0.05, abs=1)


@pytest.mark.parametrize("key", keys())
def test_options_change_the_length_as_their_game_says(key: str) -> None:
    game = load(key)
    seats = 4
    plain = length(key, seats, 8)
    for pace in game.paces:
        values = {setting.name: setting.values for setting in game.settings}
        assert all(value in values[name] for name, value in pace.options.items())
        assert seats in game.seats_with(dict(pace.options))
        long = int(pace.options.get("rounds", 1)) > 3
        if seats in pace.times and not long:
            made = length(key, seats, 8, pace.options)
            assert made.waits / plain.waits == pytest.approx(pace.times[seats], rel=0.35), pace


@pytest.mark.soak
@pytest.mark.parametrize(("key", "seats"), [(key, seats) for key in keys() for seats in load(key).lengths])
def test_no_option_changes_the_length_by_much_more_than_its_game_says(key: str, seats: int) -> None:
    game, plain = load(key), length(key, seats, 100)
    for setting in game.settings:
        for value in setting.values[1:]:
            options = {**setting.only, setting.name: value}
            if seats in game.seats_with(options):
                fitting = (pace.times for pace in game.paces if pace.options.items() <= options.items())
                made = length(key, seats, 100, options)
                told = next(fitting, {}).get(seats, 1.0)
                assert made.waits / plain.waits == pytest.approx(told, rel=0.25), options
