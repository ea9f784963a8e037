"""States to paint, out of matches played at random, and what their pictures must not tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import Any

from games import load
from games.core import Luck
from render import paint, painter
from render.kit.canvas import encode
from render.kit.samples import NAMES
from render.kit.theme import Look

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


def check_secrecy(key: str, states: Iterable[Any], say: Callable[..., str]) -> None:
    """Pictures are the same however what they must not tell is dealt out; a table is the same for all."""
    game = load(key)
    for number, state in enumerate(states):
        seats = game.view(state, None).seats
        look = Look(say, NAMES[:seats])
        mine = number % seats
        for seat in (None, mine):
            other = game.permute_hidden(state, seat, Random(number))
            one, two = (encode(paint(key, game.view(each, seat), look).image) for each in (state, other))
            assert one == two
        one, two = (painter(key).table(game.view(state, seat), look) for seat in (None, mine))
        assert encode(one.image) == encode(two.image)
