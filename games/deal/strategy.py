"""A bot opponent for Monopoly Deal that sees only its view."""

from __future__ import annotations

from random import Random

from games.core import Offer
from games.deal.state import Move
from games.deal.view import View


def choose(view: View, offers: list[Offer], random: Random) -> Move:
    """Any of *offers*."""
    from games.deal import GAME

    return GAME.sample(offers, random)
