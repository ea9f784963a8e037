"""What a game declares about itself: its options, how long it takes, its variants, and recorded matches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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


def option_values(settings: Iterable[Setting], options: Mapping[str, str]) -> dict[str, str]:
    """The value of each of *settings*: that of *options*, or its default if they name none that exists.

    >>> settings = [Setting("rounds", ("1", "2")), Setting("quick", ("no", "yes"))]
    >>> option_values(settings, {"quick": "yes", "rounds": "9", "dropped": "yes"})
    {'rounds': '1', 'quick': 'yes'}
    """
    found = {setting.name: (options.get(setting.name), setting.values) for setting in settings}
    return {name: value if value in values else values[0] for name, (value, values) in found.items()}


def parse_limit(value: str) -> int:
    """A limit written as a number, or ``none``: 0.

    >>> parse_limit("40"), parse_limit("none")
    (40, 0)
    """
    return 0 if value == "none" else int(value)


class Recording(msgspec.Struct, frozen=True):
    """A match of so many *seats* with these *options* from a *seed* (in hexadecimal digits).

    It is played by the bot opponents if *skilled*, else by chance.
    """

    seats: int
    options: dict[str, str]
    seed: str
    skilled: bool = False
