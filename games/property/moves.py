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


class Plan(Kind):
    """Decide in advance on a play like `Play`, for when the seat's turn comes (PR-24).

    With *otherwise* 1 it is played if the first one doesn't fit any more; with 0 it is the whole plan.
    """

    red: int
    black: int
    column: int
    row: int
    otherwise: int


class DropPlan(Kind):
    """Drop what was decided in advance."""


Move = Play | Buy | Decline | Plan | DropPlan
AnyMove = Move | Resign
