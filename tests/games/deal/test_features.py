"""The features of Monopoly Deal depend on the goal: three sets and points are judged differently."""

from __future__ import annotations

import pytest

from games.deal import GAME
from games.deal.state import State
from tests.games.deal.positions import position

FRONT = "bank: 5M 2M | red: red red any | brown: brown brown"
HAND = "rent/red/yellow go pink"


def read_features(state: State) -> dict[str, float]:
    return dict(zip(GAME.feature_names, GAME.features(state)[0], strict=True))


def test_for_three_sets_rents_count_and_not_what_all_is_worth() -> None:
    found = read_features(position(FRONT, "", hands=(HAND,)))
    assert found["worth"] == found["points"] == 0
    assert found["rents"] == (6 + 2) / 10


def test_for_points_all_that_lies_in_front_counts_and_no_rent_by_itself() -> None:
    found = read_features(position(FRONT, "", hands=(HAND,), scoring="points", rounds="1"))
    assert found["worth"] == (7 + 3 + 3 + 1 + 1) / 20
    assert found["rents"] == 0


def test_cards_are_told_by_where_they_are() -> None:
    found = read_features(position(FRONT, "", hands=(HAND,)))
    assert found["sets"] == 2
    assert (found["laid"], found["jokers"]) == (0.5, 1)
    assert (found["cards"], found["properties"], found["rent_cards"], found["passes"]) == (3 / 7, 1 / 3, 1, 1)
    assert found["crowd"] == (3 / 7) ** 2


def test_what_takes_from_others_counts_as_far_as_three_sets_are_away() -> None:
    near, far = (
        read_features(position(f"red: red red any{more}", "", hands=(HAND,)))
        for more in (" | brown: brown", "")
    )
    for found in (near, far):
        assert found["charges"] == pytest.approx(6 / 8 * (1 - found["goal"] / 3))
    assert near["charges"] < far["charges"]
    thieves = read_features(position("", "", hands=("sly forced forced",)))
    assert thieves["swaps"] == 2 * thieves["thefts"]


def test_it_is_told_whether_the_seat_can_win_in_its_turn() -> None:
    begun = f"{FRONT} | utility: utility"
    for hand, turn in (("utility", 0), ("station", 0), ("utility", 1)):
        found = read_features(position(begun, "", hands=(hand, "go"), turn=turn))
        assert found["turn"] == (turn == 0)
        assert found["wins"] == (hand == "utility" and turn == 0)


@pytest.mark.parametrize("theft", ["sly", "forced"])
def test_it_can_win_by_a_theft_that_nobody_refuses(theft: str) -> None:
    begun = "red: red red | brown: brown brown | utility: utility utility | green: green"
    for front, rival, wins in (
        ("red: red", "go", True),
        ("red: red", "no", False),
        ("yellow: yellow", "go", False),
        ("red: red red/yellow any", "go", False),
    ):
        found = read_features(position(begun, front, hands=(theft, rival)))
        assert found["wins"] == wins
    assert not read_features(position(begun, "red: red", hands=(theft, "go"), plays=0))["wins"]
    later = "red: red | brown: brown brown | utility: utility utility | green: green"
    for plays in (1, 2):
        found = read_features(position(later, "red: red", hands=(f"{theft} red/yellow", "go"), plays=plays))
        assert found["wins"] == (plays == 2)


def test_it_cannot_win_by_a_swap_with_nothing_to_spare() -> None:
    begun = "red: red red | brown: brown brown | utility: utility utility"
    for theft, wins in (("sly", True), ("forced", False)):
        assert read_features(position(begun, "red: red", hands=(theft, "go")))["wins"] == wins
