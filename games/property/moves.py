"""The moves of Property."""

from __future__ import annotations

from games.core import Resign
from games.kit.moves import Kind


class Play(Kind):
    """Play a red and a black card on the cell in *column* and *row* (PR-07)."""

    red: int
    black: int
    column: int
    row: int


class Buy(Kind):
    """Buy the cell whose rent was just paid with these purchase *cards* (PR-10)."""

    cards: tuple[int, ...]


class Decline(Kind):
    """Leave the cell with its owner (PR-10)."""


Move = Play | Buy | Decline
AnyMove = Move | Resign
