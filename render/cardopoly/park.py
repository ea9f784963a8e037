"""The plan of the park: where the cards, the stops and the pawns of a closed road stand.

Spaces are numbered clockwise from the lower left corner. The cards lie around the road, which has a band of
numbered stops along its outer edge and a lane for the pawns inside of it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from games.cardopoly.state import START
from render.cardopoly import pawns
from render.kit.canvas import Box
from render.kit.theme import WIDTH

LEFT, TOP = 36, 112
CARD, CARD_HEIGHT = 150, 174
"""How wide and how high the card of a property is."""

_AWAY = 10
"""From the cards to the road."""
ROAD = 112
"""How wide the road is."""
ROUND = 64
"""The radius of its outer corners."""
_STOP, _CORNER_STOP, _LANE = 26, 36, 78
"""From the road's outer edge to the middle of a stop, of one in a corner, and of the lane."""
_NEAR = 22
"""From the middle of a stop to the pawns that share it."""
_BEYOND = 62
"""How far stops above and below reach into the road."""
_TURN = 40
"""The radius of the lane's corners."""

Point = tuple[int, int]
Spot = tuple[float, float]


class Platform(NamedTuple):
    """Where pawns stand: a *box*, the *way* to it from the stop unless on it, and the middle of each foot."""

    box: Box
    way: tuple[Point, Point] | None
    feet: list[Point]


def _overlap(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


@dataclass(frozen=True, slots=True)
class Park:
    """A road of *spaces* within cards that take *height* together."""

    spaces: int
    height: int

    @property
    def side(self) -> int:
        """The number of the corner after the Start, and so of the steps along a side."""
        return self.spaces // 4

    @property
    def bottom(self) -> int:
        """Where the lowest cards end."""
        return TOP + self.height

    @property
    def road(self) -> Box:
        """The outer edge of the road."""
        across, down = LEFT + CARD + _AWAY, TOP + CARD_HEIGHT + _AWAY
        return across, down, WIDTH - across, self.bottom - CARD_HEIGHT - _AWAY

    @property
    def lawn(self) -> Box:
        """What is within the road."""
        left, top, right, low = self.road
        return left + ROAD, top + ROAD, right - ROAD, low - ROAD

    def _place(self, space: int) -> tuple[int, int]:
        """The column and the row of *space*."""
        side, along = divmod(space, self.side)
        last = self.side
        return ((0, last - along), (along, 0), (last, along), (last - along, last))[side]

    def corner(self, space: int) -> Point:
        """The upper left corner of the card at *space*."""
        column, row = self._place(space)
        across, down = WIDTH - 2 * LEFT - CARD, self.height - CARD_HEIGHT
        return LEFT + across * column // self.side, TOP + down * row // self.side

    def inwards(self, space: int) -> Point:
        """The direction from the card at *space* to the road."""
        column, row = self._place(space)
        return (column == 0) - (column == self.side), (row == 0) - (row == self.side)

    def _along(self, space: int, inset: int, corner: int) -> Point:
        """A point beside the card at *space*, *inset* from the road's outer edge; *corner* in a corner."""
        left, top, right, low = self.road
        x, y = self.corner(space)
        across, down = self.inwards(space)
        inset = corner if across and down else inset
        return (
            (x + CARD // 2, left + inset, right - inset)[across],
            (y + CARD_HEIGHT // 2, top + inset, low - inset)[down],
        )

    def stop(self, space: int) -> Point:
        """The middle of the circle with the number of *space*."""
        return self._along(space, _STOP, _CORNER_STOP)

    def stand(self, counts: Sequence[int]) -> dict[int, Platform]:
        """Find where pawns stand, by space; *counts* says how many there are at each.

        Corners come first, then the stops next to them, as these must make room.
        """
        found: dict[int, Platform] = {}
        order = sorted(range(self.spaces), key=lambda space: min(space % self.side, -space % self.side))
        for space in order:
            if not counts[space]:
                continue
            taken = [platform.box for platform in found.values()]
            alone = self._alone(space)
            if counts[space] > 1 or space % self.side == 0 or any(_overlap(alone.box, box) for box in taken):
                found[space] = self._shared(space, counts[space], taken)
            else:
                found[space] = alone
        return found

    def _alone(self, space: int) -> Platform:
        """Where a pawn alone at *space*, which is no corner, stands: on the stop itself."""
        x, y = self.stop(space)
        across, down = self.inwards(space)
        if across:
            x, y = x + (_NEAR + pawns.WIDTH // 2 - 5) * across, y + pawns.HEIGHT // 2
        else:
            y += _NEAR - 8 + pawns.HEIGHT if down > 0 else -14
        box = x - pawns.WIDTH // 2, y - pawns.HEIGHT, x + pawns.WIDTH // 2, y
        return Platform(box, None, [(x, y)])

    def _shared(self, space: int, count: int, taken: list[Box]) -> Platform:
        """The platform for *count* pawns at *space*: in a row, at the sides in one or two columns.

        It keeps away from boxes that are *taken*.
        """
        x, y = self.stop(space)
        across, down = self.inwards(space)
        columns = count
        if across:  # few in a column leave the lawn free, and many would stand beside other stops
            columns = 1 if count <= (3 if down else 2) else 2
        rows = -(-count // columns)
        width, height = columns * pawns.SMALL_WIDTH + 10, rows * pawns.SMALL_HEIGHT + 10
        near = (29 if space == START else 17) if across and down else _NEAR
        left = x + (near if across > 0 else -near - width if across < 0 else -width // 2)
        top = y + (near if down > 0 else -near - height if down < 0 else -height // 2)
        if not down:  # away from the stops beyond the corner
            _, high, _, low = self.road
            top = min(max(top, high + _BEYOND), low - _BEYOND - height)
        for box in taken:
            if not _overlap((left, top, left + width, top + height), box):
                continue
            column, row = self._place(space)
            if down:
                left = box[2] + 4 if 2 * column < self.side else box[0] - 4 - width
            else:
                top = box[3] + 4 if 2 * row < self.side else box[1] - 4 - height
        feet = []
        for place in range(count):
            row, column = divmod(place, columns)
            shift = (rows * columns - count) * pawns.SMALL_WIDTH // 2 if row == rows - 1 else 0
            middle = left + 5 + shift + column * pawns.SMALL_WIDTH + pawns.SMALL_WIDTH // 2
            feet.append((middle, top + 5 + (row + 1) * pawns.SMALL_HEIGHT))
        to = min(max(x, left + 20), left + width - 20), min(max(y, top + 20), top + height - 20)
        part = (38 if space == START else 21) / math.dist((x, y), to)
        start = round(x + (to[0] - x) * part), round(y + (to[1] - y) * part)
        return Platform((left, top, left + width, top + height), (start, to), feet)

    def walk(self, start: int, end: int) -> list[int]:
        """The spaces from which the steps of a move from *start* clockwise to *end* lead on."""
        steps = (end - start) % self.spaces or self.spaces
        return [(start + step) % self.spaces for step in range(steps)]

    def spot(self, space: int) -> Spot:
        """The middle of the lane at *space*."""
        return self._point(self._at(space))

    def lane(self, space: int) -> list[Spot]:
        """The middle of the lane from *space* to the next, in points four apart."""
        start, end = self._at(space), self._at(space + 1)
        if end <= start:
            end += self._length()
        count = max(2, round((end - start) / 4))
        return [self._point(start + (end - start) * part / count) for part in range(count + 1)]

    def _sides(self) -> tuple[float, float]:
        """Return the lengths of the lane's straight parts, upright and level."""
        left, top, right, low = self.road
        return low - top - 2 * (_LANE + _TURN), right - left - 2 * (_LANE + _TURN)

    def _length(self) -> float:
        return 2 * sum(self._sides()) + 2 * math.pi * _TURN

    def _at(self, space: int) -> float:
        """Return how far along the lane the stop of *space* is from the middle of the lower left corner."""
        side, along = divmod(space % self.spaces, self.side)
        up, across = self._sides()
        bend = math.pi * _TURN / 2
        before = sum((up, across, up, across)[:side]) + side * bend
        if not along:
            return before
        x, y = self.corner(space % self.spaces)
        left, top, right, low = self.road
        edge = _LANE + _TURN
        gone = (
            low - edge - y - CARD_HEIGHT // 2,
            x + CARD // 2 - left - edge,
            y + CARD_HEIGHT // 2 - top - edge,
            right - edge - x - CARD // 2,
        )[side]
        return before + bend / 2 + gone

    def _point(self, far: float) -> Spot:
        """Return the point that is *far* along the lane."""
        left, top, right, low = self.road
        bend = math.pi * _TURN / 2
        far = (far - bend / 2) % self._length()
        edge = _LANE + _TURN
        up, across = self._sides()
        ways: tuple[tuple[float, float, int, int, float], ...] = (
            (left + _LANE, low - edge, 0, -1, up),
            (left + edge, top + _LANE, 1, 0, across),
            (right - _LANE, top + edge, 0, 1, up),
            (right - edge, low - _LANE, -1, 0, across),
        )
        for x, y, right_by, down_by, length in ways:
            if far <= length:
                return x + right_by * far, y + down_by * far
            far -= length
            if far <= bend:
                x, y = x + right_by * length, y + down_by * length
                turn = far / _TURN
                over, on = 1 - math.cos(turn), math.sin(turn)
                # It turns right, clockwise around the park.
                return (
                    x + _TURN * (right_by * on - down_by * over),
                    y + _TURN * (down_by * on + right_by * over),
                )
            far -= bend
        return self._point(bend / 2)


@cache
def park(spaces: int) -> Park:
    """The park of so many *spaces*: 16, or 12 in Quick Play, where people have one line more below it."""
    return Park(spaces, 1010 if spaces == 16 else 974)
