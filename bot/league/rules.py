"""The numbers of a league: participants, rounds, and what a place is worth."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import games
from games.search.levels import LEVELS, NORMAL, Level
from games.search.search import is_searchable

SIZE = 4
"""The number of players at a table (MD-50)."""

LEAST, MOST = 4, 64
"""The least and the most participants (MD-50)."""

ROUNDS = 4
"""The number of preliminary rounds (MD-50)."""

FINAL = ROUNDS + 1
"""The number of the final among the rounds, with or without preliminaries."""

POINTS = (10, 7, 5, 3, 1)
"""What the places at a table are worth (MD-41)."""


def playable_games() -> list[str]:
    """Return the games that leagues can be played in."""
    return [key for key in games.keys() if SIZE in games.load(key).seats_with(default_options(key))]  # noqa: SIM118


def default_options(game: str) -> dict[str, str]:
    """Return the options of a league's matches where its organizer chooses none."""
    loaded = games.load(game)
    return {setting.name: setting.values[0] for setting in loaded.settings} | loaded.league


def variants(game: str) -> list[dict[str, str]]:
    """Return the variants that an organizer can choose from, the usual one first.

    >>> variants("cardopoly"), variants("property")
    ([{'play': 'standard'}, {'play': 'quick'}], [{}])
    """
    loaded = games.load(game)
    values = {setting.name: setting.values for setting in loaded.settings}
    chosen = product(*(values[name] for name in loaded.league_settings))
    return [dict(zip(loaded.league_settings, each, strict=True)) for each in chosen]


def points_of(places: Sequence[Sequence[int]]) -> dict[int, int]:
    """Return everybody's points. Those who share a place all get its points; the next places are skipped.

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
    """Return how many participants *count* lack to start, of *places* if that isn't 0.

    >>> count_missing(5, 0), count_missing(8, 0), count_missing(8, 16)
    (3, 0, 8)
    """
    return (places or max(LEAST, -(-count // SIZE) * SIZE)) - count


def list_levels(game: str) -> tuple[Level, ...]:
    """Return the levels that bots in a league of *game* can have."""
    return LEVELS if is_searchable(games.load(game)) else (NORMAL,)
