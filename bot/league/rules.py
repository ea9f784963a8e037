"""The numbers of a league: how many take part, how many rounds, what a place is worth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import games

SIZE = 4
"""Players at a table (MD-50)."""

LEAST, MOST = 4, 64
"""Participants (MD-50)."""

ROUNDS = 4
"""Preliminary rounds (MD-50)."""

FINAL = ROUNDS + 1
"""The number of the final among the rounds, preliminaries or not."""

POINTS = (10, 7, 5, 3, 1)
"""What the places at a table are worth (MD-41)."""


def playable_games() -> list[str]:
    """The games that leagues are played in."""
    return [key for key in games.keys() if SIZE in games.load(key).seats_with(default_options(key))]  # noqa: SIM118


def default_options(game: str) -> dict[str, str]:
    """The options of a league's matches where its organizer chooses none."""
    loaded = games.load(game)
    return {setting.name: setting.values[0] for setting in loaded.settings} | loaded.league


def variants(game: str) -> list[dict[str, str]]:
    """What an organizer can choose between, the usual first: values of the settings that are theirs.

    >>> variants("cardopoly"), variants("property")
    ([{'play': 'standard'}, {'play': 'quick'}], [{}])
    """
    loaded = games.load(game)
    values = {setting.name: setting.values for setting in loaded.settings}
    chosen = product(*(values[name] for name in loaded.league_settings))
    return [dict(zip(loaded.league_settings, each, strict=True)) for each in chosen]


def points_of(places: Sequence[Sequence[int]]) -> dict[int, int]:
    """The points of everybody in *places*: whoever shares a place gets its points, the places after are
    skipped.

    >>> points_of([[2], [0, 3], [1]])
    {2: 10, 0: 7, 3: 7, 1: 3}
    """
    worth = {}
    place = 0
    for shared in places:
        for who in shared:
            worth[who] = POINTS[place]
        place += len(shared)
    return worth


def count_missing(count: int, places: int) -> int:
    """How many participants have to join *count* so that they can start, of *places* if that is not 0.

    >>> count_missing(5, 0), count_missing(8, 0), count_missing(8, 16)
    (3, 0, 8)
    """
    return (places or max(LEAST, -(-count // SIZE) * SIZE)) - count
