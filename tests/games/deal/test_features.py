"""The search reckons in Monopoly Deal with what counts: for three sets with other things than for points."""

from __future__ import annotations

from games.deal import GAME
from games.deal.state import State
from tests.games.deal.positions import position

FRONT = "bank: 5M 2M | red: red red any | brown: brown brown"
HAND = "rent/red/yellow go pink"


def told(state: State) -> dict[str, float]:
    return dict(zip(GAME.feature_names, GAME.features(state)[0], strict=True))


def test_for_three_sets_rents_count_and_not_what_all_is_worth() -> None:
    found = told(position(FRONT, "", hands=(HAND,)))
    assert found["worth"] == found["points"] == 0
    assert found["rents"] == (6 + 2) / 10


def test_for_points_all_that_lies_in_front_counts_and_no_rent_by_itself() -> None:
    found = told(position(FRONT, "", hands=(HAND,), scoring="points", rounds="1"))
    assert found["worth"] == (7 + 3 + 3 + 1 + 1) / 20
    assert found["rents"] == 0


def test_cards_are_told_by_where_they_are() -> None:
    found = told(position(FRONT, "", hands=(HAND,)))
    assert found["sets"] == 2
    assert (found["laid"], found["jokers"]) == (0.5, 1)
    assert (found["cards"], found["properties"], found["rent_cards"], found["passes"]) == (3 / 7, 1 / 3, 1, 1)
    assert found["charges"] == 6 / 8
