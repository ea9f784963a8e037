"""Fixtures: the gallery's pictures and a `Look` to paint them with."""

from __future__ import annotations

import pytest

from render import Position, gallery
from render.kit.theme import Look

PICTURES = {f"{key}-{name}": (key, position) for key, name, position in gallery.positions()}

Picture = tuple[str, Position]


@pytest.fixture(params=PICTURES)
def picture(request: pytest.FixtureRequest) -> Picture:
    """Each picture of the gallery, as a game and a position."""
    return PICTURES[request.param]


@pytest.fixture(params=[name for name, (_, position) in PICTURES.items() if position.view.seat is None])
def table(request: pytest.FixtureRequest) -> Picture:
    """Each table of the gallery, as a game and a position."""
    return PICTURES[request.param]


@pytest.fixture
def look() -> Look:
    """The look of an English table with six players."""
    return gallery.look(PICTURES["property-start-6"][1])
