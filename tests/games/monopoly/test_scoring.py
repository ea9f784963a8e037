"""The scores of hands that have gone out."""

from __future__ import annotations

from typing import Any

import pytest

from games.monopoly.ending import NOBODY, settle
from games.monopoly.moves import Confirm, GoOut
from tests.games.monopoly.positions import act, position
from tests.kit.narrow import not_none

CHART = {
    "brown*2": (50, 100, 150, 200, 250, 750),
    "lightblue*3": (100, 200, 300, 400, 500, 1000),
    "pink*3": (150, 300, 450, 600, 750, 1250),
    "orange*3": (200, 400, 600, 800, 1000, 1500),
    "red*3": (250, 500, 750, 1000, 1250, 1750),
    "yellow*3": (300, 600, 900, 1200, 1500, 2000),
    "green*3": (350, 700, 1050, 1400, 1750, 2250),
    "darkblue*2": (400, 800, 1200, 1600, 2000, 2500),
}
BUILDINGS = ("", "h1", "h1 h2", "h1 h2 h3", "h1 h2 h3 h4", "h1 h2 h3 h4 hotel")


def score(*hands: str, out: int = NOBODY) -> list[int]:
    """Return the score of each of *hands*."""
    state = position(*hands)
    settle(state, out, _Chance(), [])
    return state.scores


class _Chance:
    def shuffle(self, cards: Any) -> None:
        pass

    def randbelow(self, limit: Any) -> Any:
        return 0


@pytest.mark.clause("MC-56", "MC-50")
@pytest.mark.parametrize(("color", "values"), CHART.items())
def test_the_chart(color: str, values: tuple[int, ...]) -> None:
    assert [score(f"{color} {built}", "mr go")[0] for built in BUILDINGS] == list(values)


@pytest.mark.clause("MC-01", "MC-50")
def test_stations_and_utilities() -> None:
    found = [score(text, "mr")[0] for text in ("station*2", "station*3", "station*4", "utility*2", "utility")]
    assert found == [250, 500, 1000, 500, 0]


@pytest.mark.clause("MC-50")
def test_each_token_counts_the_whole_group_again() -> None:
    assert score("yellow*3 h1 h2 h3 token*2", "mr")[0] == 3600
    assert score("yellow*3 h1 h2 h3 h4 hotel token", "mr")[0] == 4000
    assert score("station*4 token*2 yellow*3", "mr")[0] == 3300


@pytest.mark.clause("MC-51")
def test_the_most_mr_monopoly_cards() -> None:
    assert score("mr*2", "mr", "yellow*3") == [1000, 0, 300]
    assert score("mr*2", "mr*2", "go") == [0, 0, 200]
    assert score("mr", "token", "go") == [1000, 0, 200]
    assert score("go", "token", "token") == [200, 0, 0]


@pytest.mark.clause("MC-52")
def test_each_go_counts() -> None:
    assert score("go*3", "go mr*2") == [600, 1200]


@pytest.mark.clause("MC-53")
def test_a_chance_makes_a_hand_worthless() -> None:
    assert score("yellow*3 go mr*2 chance", "station*2 mr") == [0, 250]
    assert score("yellow*3 go mr chance", "station*2 mr*2") == [0, 1250]


@pytest.mark.clause("MC-53")
def test_but_not_that_of_whoever_goes_out() -> None:
    state = position("yellow*3 go mr*2 chance", "station*2 mr chance", piles=("h1", "h2"))
    act(state, 0, GoOut())
    act(state, 0, Confirm())
    assert state.scores == [300 * 2 + 200 + 1000, 0]
    assert [result.void for result in not_none(state.last_hand).results] == [False, True]


@pytest.mark.clause("MC-54")
def test_scores_only_grow() -> None:
    state = position("yellow*3", "chance mr")
    state.scores = [500, 700]
    settle(state, NOBODY, _Chance(), [])
    assert state.scores == [800, 700]
