"""The declarations of a game: its settings, length, variants and recorded matches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec


class Length(NamedTuple):
    """The length of a match: the *moves* of one player, and the number of times it *waits* for a choice.

    Moves made in one go count as one wait, and so do simultaneous moves of several players.
    """

    moves: int
    waits: int


class Pace(NamedTuple):
    """The factor (*times*) by which *options* change the length of a match, by number of seats.

    With a number of seats that *times* lacks, they do not change it.
    """

    options: Mapping[str, str]
    times: Mapping[int, float]


class Setting(msgspec.Struct, frozen=True):
    """An option of a game that is chosen in the lobby: its name and its values, the default first.

    It matters only in matches with the options *only*.
    """

    name: str
    values: tuple[str, ...]
    only: dict[str, str] = {}


class Variant(NamedTuple):
    """A form of a game that newcomers see as a game of its own, and the *options* that make it.

    Its description is the message ``<key>-variant-<name>``. If a game has several variants, their titles are
    ``<key>-variant-<name>-title``.
    """

    name: str = "game"
    options: Mapping[str, str] = {}


def option_values(settings: Iterable[Setting], options: Mapping[str, str]) -> dict[str, str]:
    """The value of each of *settings*: the one in *options*, or the default if that is missing or invalid.

    >>> settings = [Setting("rounds", ("1", "2")), Setting("quick", ("no", "yes"))]
    >>> option_values(settings, {"quick": "yes", "rounds": "9", "dropped": "yes"})
    {'rounds': '1', 'quick': 'yes'}
    """
    found = {setting.name: (options.get(setting.name), setting.values) for setting in settings}
    return {name: value if value in values else values[0] for name, (value, values) in found.items()}


def parse_limit(value: str) -> int:
    """The limit written as *value*: a number, or 0 for ``none``.

    >>> parse_limit("40"), parse_limit("none")
    (40, 0)
    """
    return 0 if value == "none" else int(value)


class Recording(msgspec.Struct, frozen=True):
    """A match of *seats* seats with these *options*, from a *seed* in hexadecimal digits (`tools.record`).

    Bot opponents play it if *skilled*, otherwise random moves do.
    """

    seats: int
    options: dict[str, str]
    seed: str
    skilled: bool = False
