"""The cards of Monopoly: The Card Game as emojis: both editions have the same colours and signs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from games.monopoly.cards import (
    CARDS,
    CHANCE,
    COLOUR,
    COLOUR_NAMES,
    GO,
    HOTEL,
    KIND,
    MISTER,
    PROPERTY,
    SIZES,
    TOKEN,
    TOKENS,
)
from render.kit.emojis import Drawing, deed, doing, house
from render.monopoly.faces import SIGNS, TOKEN_SIGNS

_NAMES: Final = {HOTEL: "hotel", CHANCE: "chance", GO: "go", MISTER: "mister"}


def emoji(card: int) -> str:
    """The key of the emoji of *card*."""
    kind = KIND[card]
    if kind == PROPERTY:
        name = COLOUR_NAMES[COLOUR[card]]
    elif kind < HOTEL:
        name = f"house-{kind}"
    elif kind == TOKEN:
        name = f"token-{card - TOKENS[0] + 1}"
    else:
        name = _NAMES[kind]
    return "-".join(("monopoly", name))


def _drawing(card: int) -> Drawing:
    kind = KIND[card]
    if kind == PROPERTY:
        return partial(deed, COLOUR[card], SIZES[COLOUR[card]])
    if kind < HOTEL:
        return partial(house, kind)
    return partial(doing, TOKEN_SIGNS[card - TOKENS[0]] if kind == TOKEN else SIGNS[kind])


EMOJIS: Mapping[str, Drawing] = {emoji(card): _drawing(card) for card in range(CARDS)}
"""Every card of both editions, by key."""
