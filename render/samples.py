"""What sample pictures share: names, ordinary ones and those that are hard to show; texts; analyzed hands."""

from __future__ import annotations

from typing import Any, NamedTuple

import games
from games.cards import face
from games.core import Cards, Event, Text, Value, Who
from render import Position
from render.kit.sentences import enlist
from render.kit.theme import Look

NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Finn")
HARD = (
    "Bartholomäus von Hohenzollern",
    "Ольга",
    "محمد",
    "민수",
    "Maximiliane 🦊",
    "xXx_DragonSlayer_2009_xXx",
)


class Remark(NamedTuple):
    """A *move*, encoded, and what it is called, in a *text*; *best* if there was no better one."""

    text: Text
    best: bool
    move: bytes


def analyze(
    key: str, hand: Any, made: tuple[Event, Any], better: tuple[Event, Any], *, why: Text | None = None
) -> Position:
    """A *hand* of the game called *key* with the move *made* and the *better* one, each after its event.

    *why* says what the better one gains.
    """
    encode = games.load(key).encode_move
    told = Text("analysis-note-better", {"move": better[0].text})
    if why is not None:
        told = Text("analysis-note-why", {"note": told, "reasons": why})
    notes = (
        Remark(Text("analysis-note-made", {"move": made[0].text}), False, encode(made[1])),
        Remark(told, True, encode(better[1])),
    )
    return Position(hand, NAMES, notes=notes)


def tell(text: Text, look: Look) -> str:
    """*text* in the words of a picture with that *look*."""
    return look.say(text.id, **{name: _fill_in(value, look) for name, value in text.args.items()})


def _fill_in(value: Value, look: Look) -> int | str:
    match value:
        case Who():
            return look.told_name(value.seat)
        case Text():
            return tell(value, look)
        case Cards(cards, ""):
            return " ".join(map(face, cards))
        case Cards(cards, key):
            return enlist(look.say, (tell(games.load(key).card_name(card), look) for card in cards))
    return value
