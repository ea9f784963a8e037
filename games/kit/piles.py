"""Cards that are held or lie together."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Chance, Event

Pile = list[int]
"""A hand or a pile: its cards in order, the top last."""


def are_held(cards: Sequence[int], hand: Sequence[int]) -> bool:
    """Whether *cards* are different ones of *hand*.

    >>> are_held((7, 5), [5, 6, 7]), are_held((5, 5), [5, 6, 7])
    (True, False)
    """
    if len(cards) == 1:
        return cards[0] in hand
    different = set(cards)
    return len(different) == len(cards) and different.issubset(hand)


def reshuffled(draw: Pile, discard: Pile, chance: Chance, told: str) -> Event:
    """Shuffle the *discard* pile into the *draw* pile, which is out; the event that tells of it."""
    draw += discard
    discard.clear()
    chance.shuffle(draw)
    return Event(told, {"count": len(draw)})
