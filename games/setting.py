"""What a game says of itself: what can be chosen, and how long it takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec


class Length(NamedTuple):
    """How long a match takes: the *moves* of one player, and how often it *waits* for somebody's choice.

    Moves made in one go are one wait, and so are those of several at once.
    """

    moves: int
    waits: int


class Setting(msgspec.Struct, frozen=True):
    """An option of a game, to be chosen in the lobby: its name and values, the default first."""

    name: str
    values: tuple[str, ...]


class Variant(NamedTuple):
    """What newcomers meet as one game: the *options* that make it, and the sample position on its *cover*.

    What it is about is the message ``<key>-variant-<name>``. Where there is more than one, it is called
    ``<key>-variant-<name>-title``, otherwise as the game is.
    """

    cover: str = ""
    name: str = "game"
    options: Mapping[str, str] = {}
