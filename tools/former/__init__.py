"""The strategies as they were at one commit, to measure others by: a zip for each game.

`python -m tools.former` wrote them. They see a match under the rules of that time, whose states and moves
read as today's do.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from games import frozen
from games.core import AnyGame

COMMIT = "805149e"
FOLDER = Path(__file__).parent


def package(key: str) -> str:
    """The name of the package that holds the game called *key*."""
    return f"former_{key}"


def file(key: str) -> Path:
    """Where the game called *key* is kept."""
    return FOLDER / f"{key}.zip"


@cache
def load(key: str) -> AnyGame:
    """The game called *key* as it was."""
    return frozen.read(file(key), package(key), key)


def choose(game: AnyGame, state: Any, seat: int, random: Random) -> Any:
    """What the former strategy would do for *seat*.

    Where it would make a move that no longer exists, a trade asked for in one go, today's strategy answers.
    """
    former = load(game.key)
    then = former.decode(game.encode(state))
    move = former.choose(former.view(then, seat), former.offers(then, seat), random)
    try:
        return game.decode_move(former.encode_move(move))
    except msgspec.ValidationError:
        return game.choose(game.view(state, seat), game.offers(state, seat), random)
