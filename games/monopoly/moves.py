"""The moves of Monopoly: The Card Game."""

from __future__ import annotations

from typing import Any, Final

from games.core import Resign
from games.kit.moves import Kind, kinds


class Draw(Kind):
    """Take the top card of the draw pile (MC-20)."""


class Trade(Kind):
    """Exchange *count* cards with the trade pile number *pile* (MC-21, MC-23).

    *card*, unless it is -1, is first laid from the hand onto the player's own pile (MC-22).
    """

    pile: int
    count: int
    card: int


class Grow(Kind):
    """Give the player's top two cards for one of the ownerless *pile* and one of the draw pile (MC-23)."""

    pile: int
    card: int


class PassTurn(Kind):
    """Do nothing, if there is nothing to draw (MC-28)."""


class Discard(Kind):
    """Lay *cards* on the player's pile, the last on top (MC-24, MC-71); one by one while laying down."""

    cards: tuple[int, ...]


class GoOut(Kind):
    """Discard the excess and lay down the best arrangement of the hand (MC-26, MC-27)."""


class Lay(Kind):
    """Go out, but choose the discards and the target of each Chance card."""


class Bind(Kind):
    """Let the Chance *card* stand for *target*: 10 × color + kind of card (MC-32, MC-41)."""

    card: int
    target: int


class Token(Kind):
    """Move a token from the group of the color *source* to that of *color* (MC-33, MC-40)."""

    source: int
    color: int


class Houses(Kind):
    """Swap the buildings of two groups above any bound Chance card (MC-40)."""

    first: int
    second: int


class Confirm(Kind):
    """Accept the arrangement: lay it down, or end the hand with it."""


class Exchange(Kind):
    """Swap the player's trade card with that of *partner* (MC-71)."""

    partner: int


class PassCard(Kind):
    """Pass *card* face-down to the left (MC-72)."""

    card: int


Move = (
    Draw
    | Trade
    | Grow
    | PassTurn
    | Discard
    | GoOut
    | Lay
    | Bind
    | Token
    | Houses
    | Confirm
    | Exchange
    | PassCard
)
AnyMove = Move | Resign
KINDS: Final[dict[str, Any]] = kinds(Move)
