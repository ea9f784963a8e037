"""Reasons why one move is better than another, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Text, Who
from games.search.advice import OVER, Reason

GAINS = 2
"""How many advantages of a move are named; of its disadvantages, one is."""


def explain_move(key: str, seats: int, seat: int, reasons: Sequence[Reason]) -> Text | None:
    """Say what a move of *seat* gains and costs; None if it gains nothing.

    *reasons* begin with the weightiest, and *key* names the game.
    """
    rival = Who(1 - seat) if seats == 2 else None
    gains = [reason for reason in reasons if reason.effect > 0]
    costs = [reason.text(key, rival=rival) for reason in reasons if reason.effect < 0]
    if not gains:
        return None
    first, *others = sorted(gains[:GAINS], key=lambda reason: reason.feature == OVER)
    told = first.text(key, rival=rival)
    for other in others:
        if first.own == other.own:  # for whom is said once
            told = first.what(key)
        told = Text("advice-both", {"first": told, "second": other.text(key, rival=rival)})
    return Text(
        "advice-brings", {"gains": told, "costs": min(1, len(costs)), "cost": costs[0] if costs else ""}
    )
