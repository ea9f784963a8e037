"""The cards of Monopoly Deal as emojis."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from games.deal.cards import COLORS, KIND, MONEY, PROPERTY, RENT, ROWS, SIZE, VALUE, WILD, card_emoji
from render.deal.faces import SIGNS, tone
from render.kit.emojis import Drawing, deed, doing, note, rent, wild


def _drawing(card: int) -> Drawing:
    kind, colors = KIND[card], COLORS[card]
    if kind == MONEY:
        return partial(note, str(VALUE[card]), tone(VALUE[card]))
    if kind == PROPERTY:
        return partial(deed, colors[0], SIZE[colors[0]])
    if kind == WILD:
        return partial(wild, colors)
    if kind == RENT:
        return partial(rent, colors)
    return partial(doing, SIGNS[kind])


EMOJIS: Mapping[str, Drawing] = {card_emoji(card): _drawing(card) for card in range(len(ROWS))}
"""Every card, by key."""
