"""The bot of Property, and the search, consider how near the end is."""

from __future__ import annotations

import pytest

from games.property import GAME
from games.property.board import cell_at
from games.property.opponent.judging import Position
from games.property.state import State
from tests.games.property.positions import position
from tests.kit.matches import steps

LANDS = ([(1, 1), (2, 1)], [(8, 8)], [(8, 1)])


def test_the_end_is_nearer_the_poorer_the_poorest_is() -> None:
    rich, middle, poor = (GAME.nearness(position(*LANDS, money=(136, 200, money))) for money in (136, 60, 0))
    assert 0 < rich < middle < poor == 1


def test_with_more_bankruptcies_the_next_poorest_tells_how_near_the_end_is() -> None:
    two, one = (
        GAME.nearness(position(*LANDS, money=(90, 300, 18), bankruptcies=count)) for count in ("2", "1")
    )
    assert two == GAME.nearness(position(*LANDS, money=(300, 228, 90))) < one


@pytest.mark.parametrize(("how", "poorest"), [("bankrupt", 40), ("resigned", 90)])
def test_a_bankruptcy_brings_the_end_nearer_and_a_resignation_does_not(how: str, poorest: int) -> None:
    state = position(*LANDS, [], money=(90, 278, 40, 0), bankruptcies="2")
    state.out[3] = how
    assert GAME.nearness(state) == GAME.nearness(position(*LANDS, money=(200, 118, poorest)))
    income = Position(GAME.view(state, 0)).income
    state.money[2] = 90
    assert (Position(GAME.view(state, 0)).income > income) == (how == "bankrupt")


def test_the_poorer_of_two_tells_how_near_the_end_is_however_many_may_go_bankrupt() -> None:
    state = position(*LANDS, money=(90, 0, 40), bankruptcies="2")
    state.out[1] = "resigned"
    assert GAME.nearness(state) == GAME.nearness(position(*LANDS, money=(200, 118, 40)))


def test_the_end_is_nearer_the_fewer_rounds_are_left() -> None:
    state = position(*LANDS, round_limit="40")
    found = []
    for state.round in (1, 30, 39, 40):
        found.append(GAME.nearness(state))
    assert found == sorted(found)
    assert found[0] == GAME.nearness(position(*LANDS))
    assert found[-1] == 1


def test_the_end_of_a_short_match_is_nearer_the_richer_somebody_is() -> None:
    found = [
        GAME.nearness(position(*LANDS, money=(60, 60, *[most] * (len(LANDS) - 2)), length="short"))
        for most in (60, 80, 102, 110)
    ]
    assert found[0] < found[1] < found[2] == found[3] == 1


def test_what_a_group_will_bring_counts_less_near_the_end() -> None:
    def gain(money: int) -> float:
        state = position(*LANDS, money=(136, 136, money))
        return Position(GAME.view(state, 0)).gain(0, cell_at(3, 1))

    assert gain(136) > 2 * gain(20) > 0


@pytest.mark.parametrize(
    "options", [{"bankruptcies": "2"}, {"bankruptcies": "1", "round_limit": "40"}, {"length": "short"}]
)
def test_a_bot_sees_as_near_an_end_as_the_search(options: dict[str, str]) -> None:
    def income(state: State, near: float) -> float:
        rivals = len(GAME.active(state)) - 1
        return 11.7 * (1 - near) * rivals * 2.25 / 64

    for state, seat, *_ in steps(GAME.key, (4, options), seed=3, resigning=0.005):
        if GAME.view(state, seat).phase == "play":
            found = Position(GAME.view(state, seat)).income
            assert found == pytest.approx(income(state, GAME.nearness(state)))
