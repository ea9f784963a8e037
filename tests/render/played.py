"""States to paint, out of matches played at random."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from games import load
from games.core import Luck

EACH = 6
"""States of one match, at most; the last is its end."""


@cache
def played(key: str) -> list[Any]:
    """States of the game *key* out of a match of every number of players, with options at random."""
    game, found = load(key), []
    for seats in game.seats:
        random = Random(seats)
        chance = Luck(random)
        state, _ = game.deal(seats, _options(key, seats, random), chance)
        history = [game.copy(state)]
        while waiting := sorted(game.waiting_for(state)):
            seat = random.choice(waiting)
            game.apply(state, seat, game.sample(game.offers(state, seat), random), chance)
            history.append(game.copy(state))
        found += [*history[: -1 : len(history) // EACH + 1], history[-1]]
    return found


def _options(key: str, seats: int, random: Random) -> dict[str, str]:
    game = load(key)
    while True:
        options = {setting.name: random.choice(setting.values) for setting in game.settings}
        if seats in game.seats_with(options):
            return options
