"""The moves of Monopoly: The Card Game."""

from __future__ import annotations

import msgspec

from games.core import Resign


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """Take the top card of the draw pile (MC-20)."""


class Trade(msgspec.Struct, frozen=True, gc=False, tag="trade"):
    """Exchange *count* cards with the trade pile number *pile* (MC-21, MC-23).

    *card*, unless it is -1, is laid from the hand onto the own pile first (MC-22).
    """

    pile: int
    count: int
    card: int


class Grow(msgspec.Struct, frozen=True, gc=False, tag="grow"):
    """Give the own top two cards for the one of ownerless *pile* and one of the draw pile (MC-23)."""

    pile: int
    card: int


class PassTurn(msgspec.Struct, frozen=True, gc=False, tag="pass_turn"):
    """Do nothing, when there is nothing to draw (MC-28)."""


class Discard(msgspec.Struct, frozen=True, gc=False, tag="discard"):
    """Lay *cards* on the own trade pile, the last on top (MC-24, MC-71); one by one while laying down."""

    cards: tuple[int, ...]


class GoOut(msgspec.Struct, frozen=True, gc=False, tag="go_out"):
    """Lay the hand down at its best, the excess discarded with it (MC-26, MC-27)."""


class Lay(msgspec.Struct, frozen=True, gc=False, tag="lay"):
    """Go out, too, but choose what is discarded and what each Chance stands for."""


class Bind(msgspec.Struct, frozen=True, gc=False, tag="bind"):
    """Let the Chance *card* stand for *target*: 10 × colour + kind of card (MC-32, MC-41)."""

    card: int
    target: int


class Token(msgspec.Struct, frozen=True, gc=False, tag="token"):
    """Move a token from the group of the colour *source* to that of *colour* (MC-33, MC-40)."""

    source: int
    colour: int


class Houses(msgspec.Struct, frozen=True, gc=False, tag="houses"):
    """Exchange the buildings of two groups, as far as no bound Chance is among them (MC-40)."""

    first: int
    second: int


class Confirm(msgspec.Struct, frozen=True, gc=False, tag="confirm"):
    """Accept the arrangement: lay it down, or end the hand with it."""


class Exchange(msgspec.Struct, frozen=True, gc=False, tag="exchange"):
    """Take the trade card of *partner* for one's own (MC-71)."""

    partner: int


class PassCard(msgspec.Struct, frozen=True, gc=False, tag="pass_card"):
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
