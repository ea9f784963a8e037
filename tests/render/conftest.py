"""Views to paint: those of the gallery, and those of matches played at random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import load
from games.core import Luck
from render import Position, gallery
from render.theme import Look

PICTURES = {f"{key}-{name}": (key, position) for key, name, position in gallery.positions()}

Picture = tuple[str, Position]


@pytest.fixture(params=PICTURES)
def picture(request: pytest.FixtureRequest) -> Picture:
    """Each picture of the gallery: its game and position."""
    return PICTURES[request.param]


@pytest.fixture(params=[name for name, (_, position) in PICTURES.items() if position.view.seat is None])
def table(request: pytest.FixtureRequest) -> Picture:
    """Each table of the gallery: its game and position."""
    return PICTURES[request.param]


@pytest.fixture
def look() -> Look:
    """The look of English at a table of six."""
    return gallery.look(PICTURES["property-start-6"][1])


@pytest.fixture(scope="session")
def states() -> list[Any]:
    """States of Property out of matches of 2 to 6 players, ends among them."""
    game = load("property")
    found = []
    for seats in game.seats:
        random = Random(seats)
        chance = Luck(random)
        state, _ = game.deal(seats, {"bankruptcies": "2", "round_limit": "40"}, chance)
        turn = 0
        while waiting := game.waiting_for(state):
            if turn % 45 == 0:
                found.append(game.copy(state))
            (seat,) = waiting
            game.apply(state, seat, game.sample(game.offers(state, seat), random), chance)
            turn += 1
        found.append(game.copy(state))
    return found
