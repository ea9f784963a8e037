"""The bot opponent of Cardopoly."""

from __future__ import annotations

from random import Random

from games.cardopoly.moves import Move
from games.core import Offer

__all__ = ["choose"]


def choose(view: object, offers: list[Offer], random: Random) -> Move:
    """A random one of *offers*."""
    from games.cardopoly import GAME

    return GAME.sample(offers, random)
