"""The levels of bot opponents.

*easy* makes the move of the strategy, but for a share of its moves (`Weights.lapses`) a random one from the
better half of the open moves. *normal* always makes the move of the strategy. *strong* searches for a better
one. In every game, the share is such that *easy* wins 20 to 30 % of matches of two against *normal*.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from games.core import AnyGame, Offer
from games.kit.styles import NEUTRAL, Style
from games.search.evaluation import weights
from games.search.search import (
    CANDIDATES,
    Budget,
    Purse,
    Rollouts,
    find_candidates,
    is_searchable,
    rank_moves,
    search,
)

Level = Literal["easy", "normal", "strong"]

LEVELS: tuple[Level, ...] = ("easy", "normal", "strong")
"""All levels, from the weakest to the strongest."""

NORMAL: Level = "normal"
"""The default level."""

STRONG = Budget(seconds=0.3)
"""The budget of a strong opponent for a move."""

RANKING = Budget(seconds=0.1)
"""The budget of an easy opponent for ranking its moves."""


def choose_move(
    game: AnyGame,
    view: Any,
    offers: list[Offer],
    random: Random,
    level: Level,
    budget: Budget = STRONG,
    style: Style = NEUTRAL,
) -> Any:
    """Choose the move of an opponent of this *level* and *style* out of *offers*.

    A strong one may spend the *budget*. In games without a search, every level plays as normal.
    """
    if is_searchable(game):
        if level == "strong":
            return search(game, view, offers, random, budget, style).move
        if level == "easy" and random.random() < weights(game.key).lapses:
            return _choose_middling(game, view, offers, random)
    return game.choose_in_style(view, offers, random, style)


def _choose_middling(game: AnyGame, view: Any, offers: list[Offer], random: Random) -> Any:
    """Choose a random move of the better half, judged right after each move."""
    moves = find_candidates(game, view, offers, random, CANDIDATES, weights(game.key).unsearched_kinds)
    if len(moves) == 1:
        return moves[0]
    ranked = rank_moves(moves, Rollouts(game, view, random), Purse(RANKING), 1.0)
    return random.choice(ranked[: (len(ranked) + 1) // 2])
