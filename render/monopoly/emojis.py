"""The cards of Monopoly: The Card Game as emojis: both editions have the same colors and signs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from games.monopoly.cards import (
    CARDS,
    COLOR,
    HOTEL,
    KIND,
    PROPERTY,
    SIZES,
    TOKEN,
    TOKENS,
    card_emoji,
)
from render.kit.emojis import Drawing, deed, doing, house
from render.monopoly.faces import SIGNS, TOKEN_SIGNS


def _drawing(card: int) -> Drawing:
    kind = KIND[card]
    if kind == PROPERTY:
        return partial(deed, COLOR[card], SIZES[COLOR[card]])
    if kind < HOTEL:
        return partial(house, kind)
    return partial(doing, TOKEN_SIGNS[card - TOKENS[0]] if kind == TOKEN else SIGNS[kind])


EMOJIS: Mapping[str, Drawing] = {card_emoji(card): _drawing(card) for card in range(CARDS)}
"""Every card of both editions, by key."""
