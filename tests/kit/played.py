"""States to paint, taken from the random matches of `tests.kit.matches`."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from games import load
from tests.kit.matches import MATCHES, Course

ALIKE = 2
"""How many states of each question and number of players to collect."""


def collect_states(key: str) -> list[Any]:
    """Collect states of the game *key* for every number of players: of each question, early and late.

    They are the caller's own copies.
    """
    return [load(key).copy(state) for state in _pick_states(key)]


@cache
def _pick_states(key: str) -> list[Any]:
    game, found, seen = load(key), [], Counter[tuple[int, str]]()
    for number in range(MATCHES):
        states = [after for *_, after in Course(key, number).steps()]
        for state in states[:: -1 if number % 2 else 1]:
            view = game.view(state, None)
            seen[view.seats, view.phase] += 1
            if seen[view.seats, view.phase] <= ALIKE:
                found.append(state)
    return found
