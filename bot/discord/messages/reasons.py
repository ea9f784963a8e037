"""Reasons why one move is better than another, in a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.core import Text, Who
from games.search.advice import OVER, Reason

GAINS = 2
"""How many advantages of a move are named; of its disadvantages, one is."""


def explain_move(key: str, seats: int, seat: int, reasons: Sequence[Reason]) -> Text | None:
    """Say what a move of *seat* gains and costs at once, or else what it led to in most rollouts.

    None if it gains nothing. *reasons* begin with the weightiest, and *key* names the game.
    """
    rival = Who(1 - seat) if seats == 2 else None
    gains = choose_gains(reasons)
    costs = [reason.text(key, rival=rival) for reason in reasons if reason.effect < 0 and reason.is_fact]
    if not gains:
        return None
    first, *others = sorted(gains, key=lambda reason: reason.feature == OVER)
    told = first.text(key, rival=rival)
    for other in others:
        if first.own == other.own:  # for whom is said once
            told = first.feature_text(key)
        told = Text("advice-both", {"first": told, "second": other.text(key, rival=rival)})
    if not first.is_fact:
        return Text("advice-led-to", {"gains": told})
    return Text(
        "advice-brings", {"gains": told, "costs": min(1, len(costs)), "cost": costs[0] if costs else ""}
    )


def choose_gains(reasons: Iterable[Reason]) -> list[Reason]:
    """The weightiest advantages among *reasons* that hold at once; without any, those that came later."""
    gains = [reason for reason in reasons if reason.effect > 0]
    return ([reason for reason in gains if reason.is_fact] or gains)[:GAINS]
