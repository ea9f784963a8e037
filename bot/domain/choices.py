"""Whether a seat has any choice."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from games.core import AnyGame, Luck, Offer

ALIKE = 2
"""The number of offers up to which they are compared: more never have the same effect."""


def only_move(game: AnyGame, state: Any, seat: int) -> Any:
    """The only move of *seat*; None if it has a choice. Moves with the same effect count as one."""
    offers = game.offers(state, seat)
    if len(offers) > ALIKE:
        return None
    moves = [_build_move(game, offer) for offer in offers]
    if not moves or None in moves:
        return None
    if len(moves) > 1 and len({repr(compute_effect(game, state, seat, move)) for move in moves}) > 1:
        return None
    return moves[0]


def _build_move(game: AnyGame, offer: Offer) -> Any:
    """The only move that answers *offer*; None if its fields leave a choice."""
    chosen = {}
    for field in offer.fields:
        answer = field.only_answer()
        if answer is None:
            return None
        chosen[field.name] = answer
    return game.fill(offer, chosen)


def compute_effect(game: AnyGame, state: Any, seat: int, move: Any) -> Any:
    """The state and the events after *move*, regardless of the order of cards."""
    after = game.copy(state)
    events = game.apply(after, seat, move, Luck(Random(0)))
    return _sort(msgspec.to_builtins((after, events)))


def _sort(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _sort(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return sorted((_sort(each) for each in value), key=repr)
    return value
