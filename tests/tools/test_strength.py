"""Strength is measured on the same deals from every seat, and against the strategies as they were."""

from __future__ import annotations

from random import Random

import pytest

from games import keys, load
from games.core import Luck
from tests.kit.matches import offered
from tools import former
from tools.strength import chance, normal, strength


def test_every_deal_is_played_from_every_seat() -> None:
    seats = set()

    def one(game, state, seat, random):
        seats.add(seat)
        return normal(game, state, seat, random)

    found = strength("property", 3, 6, one, normal)
    assert seats == {0, 1, 2}
    assert 0 <= found.share <= 1
    assert found.share == strength("property", 3, 6, normal, normal).share


def test_the_strategy_is_stronger_than_chance() -> None:
    found = strength("property", 2, 10, normal, chance)
    assert found.share - found.doubt > 0.5


@pytest.mark.parametrize("key", keys())
def test_former_strategies_move_in_matches_of_today(key: str) -> None:
    game, random = load(key), Random(3)
    luck = Luck(random)
    state, _ = game.deal(max(game.seats_with({})), {}, luck)
    for _ in range(60):
        if not (waiting := game.waiting_for(state)):
            break
        seat = min(waiting)
        move = former.choose(game, state, seat, random)
        assert offered(game.offers(state, seat), move)
        game.apply(state, seat, move, luck)
