"""What sample pictures share: names, ordinary ones and those that are hard to show, and analyzed hands."""

from __future__ import annotations

from typing import Any

import games
from render import Position
from render.notes import Note

NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Finn")
HARD = (
    "Bartholomäus von Hohenzollern",
    "Ольга",
    "محمد",
    "민수",
    "Maximiliane 🦊",
    "xXx_DragonSlayer_2009_xXx",
)


def analyze(key: str, hand: Any, made: tuple[str, Any], better: tuple[str, Any]) -> Position:
    """A *hand* of the game called *key* with the move *made* and the *better* one, each after its words."""
    encode = games.load(key).encode_move
    notes = (Note(words, best, encode(move)) for (words, move), best in ((made, False), (better, True)))
    return Position(hand, NAMES, notes=tuple(notes))
