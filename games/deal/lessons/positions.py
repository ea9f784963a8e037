"""Positions of Monopoly Deal, written as people write them.

What lies in front of a seat is ``"bank: 5M 2M | red: red red/yellow house | brown: any"``; a hand is ``"no
5M"``. Cards go by the names of `NAMES`, each time the next of them that is not used yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.deal.cards import ANY, COLOUR_NAMES, COLOURS, HOTEL, HOUSE, KIND, MONEY, RENT, VALUE
from games.deal.sets import FILLED
from games.deal.state import NONE, Group, Groups


def name(card: int) -> str:
    """How *card* is called in a position.

    >>> name(0), name(48), name(93), name(105)
    ('10M', 'green/dark_blue', 'rent/brown/light_blue', 'rent/any')
    """
    kind, colours = KIND[card], COLOURS[card]
    if kind == MONEY:
        return f"{VALUE[card]}M"
    parts = ["any"] if colours == ANY else [COLOUR_NAMES[colour] for colour in colours]
    return "/".join(["rent", *parts] if kind == RENT else parts) or kind


NAMES: Final[dict[str, list[int]]] = {}
"""The cards that are called so."""
for _card in range(len(KIND)):
    NAMES.setdefault(name(_card), []).append(_card)


class Box:
    """The cards that are not used yet."""

    def __init__(self) -> None:
        self._left = {key: cards[:] for key, cards in NAMES.items()}

    @property
    def left(self) -> list[int]:
        """All of them."""
        return [card for cards in self._left.values() for card in cards]

    def take(self, text: str) -> list[int]:
        """The next cards called so."""
        return [self._left[each].pop(0) for each in text.split()]

    def fronts(self, texts: Sequence[str]) -> tuple[list[list[int]], list[Groups]]:
        """The banks and the properties in front of the seats."""
        banks: list[list[int]] = [[] for _ in texts]
        groups: list[Groups] = [[] for _ in texts]
        for seat, text in enumerate(texts):
            for part in filter(None, map(str.strip, text.split("|"))):
                what, _, cards = part.partition(":")
                if what == "bank":
                    banks[seat] = self.take(cards)
                else:
                    groups[seat].append(_group(what, self.take(cards)))
        return banks, groups


def _group(what: str, cards: list[int]) -> Group:
    laid = [card for card in cards if KIND[card] not in (HOUSE, HOTEL)]
    house, hotel = (next((card for card in cards if KIND[card] == kind), NONE) for kind in (HOUSE, HOTEL))
    group = (COLOUR_NAMES.index(what), house, hotel, *laid)
    assert len(group) <= FILLED[group[0]]
    return group
