"""How well a bot opponent plays.

*easy* makes the strategy's move, but every third time one from the better half of those open; *normal* makes
the strategy's move; *strong* searches for a better one.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from games.core import AnyGame, Offer
from games.search.evaluation import weights
from games.search.search import CANDIDATES, Budget, Purse, Rollouts, candidates, glance, is_searchable, search

Level = Literal["easy", "normal", "strong"]

LEVELS: tuple[Level, ...] = ("easy", "normal", "strong")
"""From the weakest to the strongest."""

NORMAL: Level = "normal"
"""How bots play unless somebody says otherwise."""

STRONG = Budget(seconds=0.3)
"""What the search of a strong opponent may spend on a move."""

GLANCE = Budget(seconds=0.1)
"""What an easy one may spend to tell the better half of its moves from the other."""

LAPSE = 1 / 3
"""The part of its moves in which an easy one does not make the strategy's."""


def choose_move(
    game: AnyGame, view: Any, offers: list[Offer], random: Random, level: Level, budget: Budget = STRONG
) -> Any:
    """The move that an opponent of this *level* makes out of *offers*; without a search all are normal.

    A strong one may spend the *budget*.
    """
    if is_searchable(game):
        if level == "strong":
            return search(game, view, offers, random, budget).move
        if level == "easy" and random.random() < LAPSE:
            return _middling(game, view, offers, random)
    return game.choose(view, offers, random)


def _middling(game: AnyGame, view: Any, offers: list[Offer], random: Random) -> Any:
    """One of the better half of all moves that are tried, as they look as soon as they are made."""
    moves = candidates(game, view, offers, random, CANDIDATES, weights(game.key).untried)
    if len(moves) == 1:
        return moves[0]
    best = glance(moves, Rollouts(game, view, random), Purse(GLANCE), 1.0)
    return random.choice(best[: (len(best) + 1) // 2])
