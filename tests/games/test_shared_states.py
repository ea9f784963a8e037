"""Tests share random matches; a change that one test makes to a state affects no other test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games import load
from tests.kit.matches import Course
from tests.kit.played import collect_states


def _states_of_course() -> list[Any]:
    return [state for before, *_, after in Course("cardopoly", 1).steps(5) for state in (before, after)]


def _picked_states() -> list[Any]:
    return collect_states("cardopoly")


@pytest.mark.parametrize("states", [_states_of_course, _picked_states])
def test_a_test_that_changes_a_state_changes_no_other_tests_states(states: Callable[[], list[Any]]) -> None:
    encode = load("cardopoly").encode
    before = [encode(state) for state in states()]
    for state in states():
        state.known_cards = [[] for _ in state.known_cards]
        state.pockets[0].clear()
    assert [encode(state) for state in states()] == before
