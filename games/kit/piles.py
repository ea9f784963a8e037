"""Cards that are held or lie together."""

from __future__ import annotations

from games.core import Chance, Event

Pile = list[int]
"""A hand or a pile: its cards in order, the top last."""


def reshuffled(draw: Pile, discard: Pile, chance: Chance, told: str) -> Event:
    """Shuffle the *discard* pile into the *draw* pile, which is out; the event that tells of it."""
    draw += discard
    discard.clear()
    chance.shuffle(draw)
    return Event(told, {"count": len(draw)})
