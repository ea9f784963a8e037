"""Players with habits the opponents were not tuned against, to measure these by. They see only their view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from games.core import AnyGame
from games.deal.cards import LAID, VALUE
from games.deal.moves import End
from games.deal.opponent.finish import plan
from games.deal.visibility import to_groups

DEAR = 2
"""Cards worth more millions than this go to the bank first."""


def bank_first(game: AnyGame, state: Any, seat: int, random: Random) -> Any:
    """Play Monopoly Deal by banking everything worth more than 2M first, and laying properties last.

    Properties are laid with the plays that are left over, and at once if that wins. Answers, discards and
    whatever else can be played are left to the strategy.
    """
    view, offers = game.view(state, seat), game.offers(state, seat)
    if view.window is not None or view.phase == "discard":
        return game.choose(view, offers, random)
    if plan(to_groups(view.groups[seat]), view.hand, view.plays) is not None:
        return game.choose(view, offers, random)
    dear = [
        offer
        for offer in offers
        if offer.move == "bank" and not LAID[offer.given["card"]] and VALUE[offer.given["card"]] > DEAR
    ]
    if dear:
        return game.fill(max(dear, key=lambda offer: VALUE[offer.given["card"]]), {})
    early = [offer for offer in offers if offer.move not in ("lay", "bank")]
    move = game.choose(view, early, random)
    return game.choose(view, offers, random) if isinstance(move, End) else move


RIVALS: dict[str, Callable[[AnyGame, Any, int, Random], Any]] = {"bank-first": bank_first}
"""The players by name; `bank_first` plays only Monopoly Deal."""
