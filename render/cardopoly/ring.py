"""Where the properties of Cardopoly lie: a ring of cards, clockwise from its lower left corner."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from render.kit.canvas import Box
from render.kit.cards import height

LANE = 54
"""How wide the lane outside the ring is, where the tokens walk."""

HEIGHT = 894
_GAP = 14

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring of *spaces*; its cards are *card* points wide and *across* points apart."""

    spaces: int
    card: int
    across: int

    @property
    def last(self) -> int:
        """The number of the corner after the Start, and so of the steps along a side."""
        return self.spaces // 4

    @property
    def width(self) -> int:
        """How wide it is, with its lanes."""
        return 2 * LANE + self.card + self.last * self.across

    @property
    def inside(self) -> Box:
        """What is free within it."""
        left = LANE + self.card + _GAP
        top = LANE + height(self.card) + _GAP
        return left, top, self.width - left, HEIGHT - top

    def corner(self, space: int) -> Point:
        """The upper left corner of the card at *space*."""
        side, along = divmod(space, self.last)
        column, row = (
            (0, self.last - along),
            (along, 0),
            (self.last, along),
            (self.last - along, self.last),
        )[side]
        down = (HEIGHT - 2 * LANE - height(self.card)) // self.last
        return LANE + column * self.across, LANE + row * down

    def inwards(self, space: int) -> Point:
        """The direction from the card at *space* to the middle; a corner counts to the row it lies in."""
        side, along = divmod(space, self.last)
        if side == 0 and along:
            return 1, 0
        if side == 2 and along:
            return -1, 0
        return (0, 1) if side == 1 or (side, along) == (2, 0) else (0, -1)

    def stand(self, space: int) -> Point:
        """The middle of the lane beside the card at *space*."""
        x, y = self.corner(space)
        x, y = x + self.card // 2, y + height(self.card) // 2
        across, down = self.inwards(space)
        if across:
            return (LANE // 2 if across > 0 else self.width - LANE // 2), y
        return x, (LANE // 2 if down > 0 else HEIGHT - LANE // 2)

    def way(self, start: int, end: int) -> list[Point]:
        """The points of the lane that a token passes clockwise from *start* to *end*."""
        points = [self.stand(start)]
        space = start
        while True:
            one, space = space, (space + 1) % self.spaces
            turn = self._bend(one, space)
            points += [turn] if turn else []
            points.append(self.stand(space))
            if space == end:
                return points

    def _bend(self, one: int, other: int) -> Point | None:
        """The corner of the lane between two neighbors that lie beside different lanes."""
        if self.inwards(one) == self.inwards(other):
            return None
        left = 0 in (self.inwards(one)[0] - 1, self.inwards(other)[0] - 1)
        top = 0 in (self.inwards(one)[1] - 1, self.inwards(other)[1] - 1)
        return (
            LANE // 2 if left else self.width - LANE // 2,
            LANE // 2 if top else HEIGHT - LANE // 2,
        )


@cache
def ring(spaces: int) -> Ring:
    """The ring of so many *spaces*: 16, or 12 in Quick Play."""
    return Ring(spaces, 104, 156) if spaces == 16 else Ring(spaces, 130, 190)
