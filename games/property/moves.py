"""The moves of Property."""

from __future__ import annotations

import msgspec

from games.core import Resign


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Play a red and a black card on the cell in *column* and *row* (PR-07)."""

    red: int
    black: int
    column: int
    row: int


class Buy(msgspec.Struct, frozen=True, gc=False, tag="buy"):
    """Buy the cell whose rent was just paid with these purchase *cards* (PR-10)."""

    cards: tuple[int, ...]


class Decline(msgspec.Struct, frozen=True, gc=False, tag="decline"):
    """Leave the cell with its owner (PR-10)."""


Move = Play | Buy | Decline
AnyMove = Move | Resign
