"""The bot opponent's evaluation of a position for a bot with a style, in dollars.

A builder lets its groups grow, a trader lands where it can buy, a miser keeps its nines and tens, and a thief
takes the cells that rivals could grow on.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Final

from games.kit.styles import Style
from games.property import board
from games.property.opponent.judging import Position
from games.property.view import View

STYLES: Final = frozenset(("builder", "trader", "miser", "thief"))
"""The styles that make a difference."""

# What a full liking adds, in dollars; small enough to cost less than three points of a match.
GROWN: Final = 1.5  # an empty cell beside an own one
BOUGHT: Final = 2.0  # a rival's cell that can be bought
THRIFT: Final = 2.0  # a 9 or 10 kept, relative to its usual value
SNATCHED: Final = 0.5  # an empty cell beside a rival's


class StyledPosition(Position):
    """A position as a bot with a *style* sees it."""

    def __init__(self, view: View, style: Style) -> None:
        super().__init__(view)
        self.style = style
        self._own_ground = board.neighbors(self.lands[self.seat])
        self._rivals_ground = reduce(or_, [board.neighbors(self.lands[rival]) for rival in self.rivals], 0)

    def play_value(self, cell: int, kept: float, times: int) -> float:
        """The worth of a play on *cell*, in dollars; see `Position.play_value`."""
        style, owner = self.style, self.view.owners[cell]
        value = super().play_value(cell, kept * (1 + style.saving * THRIFT), times)
        if owner == board.NOBODY:
            value += style.building * GROWN * (self._own_ground >> cell & 1)
            value += style.taking * SNATCHED * (self._rivals_ground >> cell & 1)
        elif owner != self.seat and self.rented[cell][0] <= self.units:
            value += style.trading * BOUGHT
        return value
