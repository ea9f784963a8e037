"""What every game says in the same words: that it is not one's turn, that it is over, who is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.core import Event, IllegalMove, Text
from games.kit.seats import WHO

OVER: Final = Text("game-over")
"""That the match is over, where otherwise it says what is asked."""


def not_your_turn(seat: int) -> IllegalMove:
    """The refusal of a move while it is the turn of *seat*."""
    return IllegalMove("game-not-your-turn", who=WHO[seat])


def check_in(seat: int, out: Sequence[str], over: bool) -> None:
    """Refuse any move once the match is *over*, and any of a *seat* that has left or does not exist."""
    if over:
        raise IllegalMove("game-is-over")
    if not 0 <= seat < len(out) or out[seat]:
        raise IllegalMove("game-is-out")


def waits(seat: int) -> Text:
    """That everybody waits for *seat*."""
    return Text("game-waits", {"who": WHO[seat]})


def resigned(seat: int) -> Event:
    """That *seat* leaves for good."""
    return Event("game-resigned", {"who": WHO[seat]})


def alone(seat: int) -> Event:
    """That *seat* wins because nobody else is left."""
    return Event("game-end-alone", {"who": WHO[seat]})
