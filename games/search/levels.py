"""How well a bot opponent plays.

*easy* makes the strategy's move, but every third time one from the better half of those open; *normal* makes
the strategy's move; *strong* searches for a better one.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from games.core import AnyGame, Offer
from games.search.budget import Budget
from games.search.search import search, searchable

Level = Literal["easy", "normal", "strong"]

LEVELS: tuple[Level, ...] = ("easy", "normal", "strong")
"""From the weakest to the strongest."""

NORMAL: Level = "normal"
"""How bots play unless somebody says otherwise."""

STRONG = Budget(seconds=0.3)
"""What the search of a strong opponent may spend on a move."""

GLANCE = Budget(seconds=0.1, simulations=90)
"""What an easy one may spend to tell the better half of its moves from the other."""

LAPSE = 1 / 3
"""The part of its moves in which an easy one does not make the strategy's."""


def choose(game: AnyGame, view: Any, offers: list[Offer], random: Random, level: Level) -> Any:
    """The move that an opponent of this *level* makes out of *offers*; without a search all are normal."""
    if searchable(game):
        if level == "strong":
            return search(game, view, offers, random, STRONG).move
        if level == "easy" and random.random() < LAPSE:
            return _middling(game, view, offers, random)
    return game.choose(view, offers, random)


def _middling(game: AnyGame, view: Any, offers: list[Offer], random: Random) -> Any:
    found = search(game, view, offers, random, GLANCE)
    by_chance = sorted(found.tried, key=lambda tried: -tried.chance)
    better = by_chance[: (len(by_chance) + 1) // 2]
    return random.choice(better).move if better else found.move
