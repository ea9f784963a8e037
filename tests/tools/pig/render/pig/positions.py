"""Fixed positions of Pig, for the gallery, the rules and the golden tests."""

from __future__ import annotations

from games.pig import GAME, State
from render import Position
from render.samples import HARD, NAMES


def positions() -> dict[str, Position]:
    """Every kind of picture by its name."""
    two = State([37, 52], [""] * 2, [], 0, 14, 5)
    four = State([9, 88, 0, 41], [""] * 4, [], 2, 0, 1)
    won = State([102, 31, 0], ["", "", "resigned"], [2], 0, 0, 6, True)
    return {
        "middle-2": Position(GAME.view(two, None), NAMES),
        "hand-2": Position(GAME.view(two, 0), NAMES),
        "names-4": Position(GAME.view(four, None), HARD),
        "end-3": Position(GAME.view(won, None), NAMES),
    }
