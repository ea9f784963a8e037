"""Fixed positions of Pig, for the gallery, the rules and the golden tests."""

from __future__ import annotations

from games.pig import GAME, State

from render import Position
from render.kit.samples import HARD, NAMES


def positions() -> dict[str, Position]:
    """Every kind of picture by its name."""
    two, four = (
        State(100, [37, 52], [""] * 2, [], 0, 14, 5),
        State(100, [9, 88, 0, 41], [""] * 4, [], 2, 0, 1),
    )
    won = State(50, [50, 31, 0], ["", "", "resigned"], [2], 0, 0, 6, True)
    return {
        "table-2": Position(GAME.view(two, None), NAMES),
        "hand-2": Position(GAME.view(two, 0), NAMES),
        "table-4": Position(GAME.view(four, None), NAMES),
        "names-4": Position(GAME.view(four, None), HARD),
        "end-3": Position(GAME.view(won, None), NAMES),
    }
