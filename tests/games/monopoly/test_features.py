"""How the search judges positions: the value of a hand depends on how near the target is."""

from __future__ import annotations

import pytest

from games.monopoly import GAME
from games.search.evaluation import Evaluation
from tests.games.monopoly.positions import position

SCORES = ((0, 0), (5000, 5000), (9800, 9700))
OTHER = "lightblue*2 pink*2 orange red green station mr h1"


def chance(hand: str, scores: tuple[int, int]) -> float:
    """Return the chance to win of the seat with *hand* if the seats have these *scores*."""
    state = position(hand, OTHER, turn=1, fill=True)
    state.scores = list(scores)
    return Evaluation(GAME, 2, {}).chances(state)[0]


def test_the_end_is_nearer_the_more_money_everybody_has() -> None:
    state = position("yellow*3 go*4 token*2", OTHER)
    found = []
    for scores in SCORES:
        state.scores = list(scores)
        found.append(GAME.nearness(state))
    assert found == [0.0, 0.5, pytest.approx(0.975)]
    state.target = 3000
    assert GAME.nearness(state) == 1.0


def test_a_hand_decides_more_the_nearer_the_target_is() -> None:
    good, poor = "yellow*3 h1 h2 h3 token*2 go*2", "yellow*2 red orange pink brown station h3 h4 mr"
    gains = [chance(good, scores) - chance(poor, scores) for scores in SCORES]
    assert gains == sorted(gains)
    assert gains[-1] > 1.5 * gains[0]


def test_near_the_target_a_go_card_is_worth_more_than_a_house_without_a_group() -> None:
    held = "yellow*2 red orange green*2 brown station*2"
    gains = [chance(f"{held} go", scores) - chance(f"{held} h3", scores) for scores in SCORES]
    assert gains == sorted(gains)
    assert gains[-1] > 0
