"""The bot opponent, for now one that plays at random."""

from __future__ import annotations

from random import Random

from games.core import Offer
from games.monopoly.state import Move
from games.monopoly.view import View


def choose(view: View, offers: list[Offer], random: Random) -> Move:
    """Some legal move."""
    from games.monopoly import GAME

    return GAME.sample(offers, random)
