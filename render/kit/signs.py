"""Signs of simple shapes for what cards and controls do."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.kit.canvas import draw_fine
from render.kit.cards import letter
from render.kit.theme import Color

Point = tuple[float, float]
_CLEAR = (0, 0, 0, 0)


class Brush:
    """Draws on a square from -1 to 1 in *color*; what is `cut` shows the ground."""

    def __init__(self, pen: ImageDraw.ImageDraw, size: int, color: Color) -> None:
        self._pen, self._half = pen, size / 2
        self._ink: tuple[int, ...] = (*color, 255)

    def cut(self) -> Brush:
        """A brush that erases instead of drawing."""
        brush = Brush(self._pen, round(self._half * 2), (0, 0, 0))
        brush._ink = _CLEAR
        return brush

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(self._half * (1 + x), self._half * (1 + y)) for x, y in points]

    def shape(self, *points: Point) -> None:
        """The area within *points*."""
        self._pen.polygon(self._at(points), fill=self._ink)

    def box(self, left: float, top: float, right: float, bottom: float, round: float = 0) -> None:
        """A rectangle with round corners."""
        (x, y), (u, v) = self._at([(left, top), (right, bottom)])
        self._pen.rounded_rectangle((x, y, u, v), round * self._half, fill=self._ink)

    def dot(self, x: float, y: float, reach: float) -> None:
        """A filled circle."""
        (left, top), (right, low) = self._at([(x - reach, y - reach), (x + reach, y + reach)])
        self._pen.ellipse((left, top, right, low), fill=self._ink)

    def line(self, width: float, *points: Point) -> None:
        """A line with round ends through *points*."""
        thick = round(width * self._half)
        self._pen.line(self._at(points), fill=self._ink, width=thick, joint="curve")
        for x, y in points:
            self.dot(x, y, width / 2)

    def arrow(self, start: Point, end: Point, width: float = 0.26) -> None:
        """A straight arrow."""
        turn = math.atan2(end[1] - start[1], end[0] - start[0])
        along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))

        def at(forth: float, aside: float) -> Point:
            return tuple(p + forth * a + aside * b for p, a, b in zip(end, along, across, strict=True))  # type: ignore[return-value]

        neck, wing = -1.7 * width, 1.35 * width
        self.shape(at(0, 0), at(neck, wing), at(neck, -wing))
        self.line(width, start, at(neck - width * 0.1, 0))

    def card(self, x: float, y: float, reach: float, tilt: float = 0) -> None:
        """A card; *reach* is half its height."""
        cos, sin = math.cos(tilt), math.sin(tilt)
        corners = [(reach * 5 / 7 * u, reach * v) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        self.shape(*((x + u * cos - v * sin, y + u * sin + v * cos) for u, v in corners))


def _draw(brush: Brush) -> None:
    """Two cards and a plus: more cards."""
    cut = brush.cut()
    brush.card(-0.32, 0, 0.74, -0.24)
    cut.card(0.3, 0.06, 0.86, 0.2)
    brush.card(0.3, 0.06, 0.76, 0.2)
    cut.line(0.17, (0.3, -0.22), (0.3, 0.34))
    cut.line(0.17, (0.02, 0.06), (0.58, 0.06))


def _gift(brush: Brush) -> None:
    cut = brush.cut()
    brush.box(-0.74, -0.08, 0.74, 0.86, 0.08)
    brush.box(-0.86, -0.46, 0.86, -0.02, 0.08)
    cut.box(-0.86, -0.05, 0.86, 0.02)
    cut.box(-0.13, -0.46, 0.13, 0.86)
    for side in (-1, 1):
        brush.shape((0, -0.44), (side * 0.2, -0.92), (side * 0.58, -0.88), (side * 0.6, -0.58))
        cut.shape((side * 0.16, -0.54), (side * 0.27, -0.79), (side * 0.45, -0.77), (side * 0.45, -0.62))


def _bag(brush: Brush) -> None:
    """A bag of money."""
    cut = brush.cut()
    brush.dot(0, 0.24, 0.68)
    brush.shape((-0.24, -0.52), (0.24, -0.52), (0.62, 0), (-0.62, 0))
    brush.shape((-0.42, -0.95), (-0.14, -0.84), (0.14, -0.95), (0.42, -0.84), (0.24, -0.5), (-0.24, -0.5))
    cut.line(0.09, (-0.42, -0.48), (0.42, -0.48))
    cut.dot(0, 0.24, 0.4)
    brush.dot(0, 0.24, 0.28)


def _mask(brush: Brush) -> None:
    """A thief's mask."""
    cut = brush.cut()
    for side in (-1, 1):
        brush.dot(side * 0.5, 0.02, 0.47)
        brush.shape((0, -0.26), (side * 0.98, -0.56), (side * 0.94, 0.16), (side * 0.5, 0.44), (0, 0.16))
    for side in (-1, 1):
        cut.shape((side * 0.16, 0.06), (side * 0.44, -0.2), (side * 0.78, -0.06), (side * 0.5, 0.22))


def _swap(brush: Brush) -> None:
    brush.arrow((-0.82, -0.38), (0.92, -0.38))
    brush.arrow((0.82, 0.38), (-0.92, 0.38))


def _bolt(brush: Brush) -> None:
    """A set of cards struck by lightning."""
    cut = brush.cut()
    for place, tilt in ((-0.46, -0.22), (0.46, 0.22), (0, 0)):
        cut.card(place, 0.06, 0.78, tilt)
        brush.card(place, 0.06, 0.7, tilt)
    flash = (
        (0.14, -0.95),
        (-0.5, 0.2),
        (-0.08, 0.2),
        (-0.22, 0.98),
        (0.52, -0.14),
        (0.08, -0.14),
        (0.34, -0.95),
    )
    cut.shape(*((x * 1.16, y * 1.08) for x, y in flash))
    brush.shape(*((x * 0.8, y * 0.9) for x, y in flash))


def _no(brush: Brush) -> None:
    cut = brush.cut()
    brush.dot(0, 0, 0.92)
    cut.dot(0, 0, 0.64)
    brush.line(0.28, (-0.54, -0.54), (0.54, 0.54))


def _house(brush: Brush) -> None:
    cut = brush.cut()
    brush.shape((-0.95, 0.02), (0, -0.88), (0.95, 0.02))
    brush.box(-0.68, -0.1, 0.68, 0.84)
    brush.box(0.4, -0.8, 0.62, -0.1)
    cut.box(-0.17, 0.28, 0.17, 0.84)


def _fence(brush: Brush) -> None:
    """A fence of pickets: a mortgage."""
    for y in (-0.12, 0.42):
        brush.box(-0.98, y, 0.98, y + 0.2)
    for x in (-0.72, -0.24, 0.24, 0.72):
        brush.shape((x - 0.17, -0.5), (x, -0.86), (x + 0.17, -0.5), (x + 0.17, 0.86), (x - 0.17, 0.86))


def _hotel(brush: Brush) -> None:
    cut = brush.cut()
    brush.box(-0.62, -0.86, 0.62, 0.86, 0.06)
    brush.box(-0.86, 0.2, 0.86, 0.86, 0.06)
    for y in (-0.58, -0.16, 0.26):
        for x in (-0.3, 0.1):
            cut.box(x, y, x + 0.2, y + 0.22)
    cut.box(-0.14, 0.56, 0.14, 0.86)


def _lamp(brush: Brush) -> None:
    """A lamp."""
    cut = brush.cut()
    brush.dot(0, -0.3, 0.6)
    brush.shape((-0.5, 0), (0.5, 0), (0.3, 0.46), (-0.3, 0.46))
    cut.dot(0, -0.3, 0.42)
    brush.line(0.13, (-0.2, -0.3), (-0.08, 0), (0.08, 0), (0.2, -0.3))
    brush.line(0.13, (0, 0), (0, 0.4))
    brush.line(0.17, (-0.24, 0.62), (0.24, 0.62))
    brush.line(0.17, (-0.14, 0.86), (0.14, 0.86))


def _star(brush: Brush) -> None:
    turns = [(step / 5 * math.pi, 0.95 if step % 2 == 0 else 0.4) for step in range(10)]
    brush.shape(*((math.sin(turn) * reach, 0.05 - math.cos(turn) * reach) for turn, reach in turns))


def _arrow(brush: Brush) -> None:
    brush.arrow((-0.9, 0.2), (0.95, 0.2), 0.42)
    brush.line(0.2, (-0.9, -0.62), (0.1, -0.62))


def _medal(brush: Brush) -> None:
    """A rosette with its two ribbons."""
    cut = brush.cut()
    for side in (-1, 1):
        brush.shape(
            (side * 0.1, 0.2), (side * 0.56, 0.1), (side * 0.72, 0.96), (side * 0.42, 0.8), (side * 0.2, 0.98)
        )
    cut.dot(0, -0.26, 0.76)
    turns = [(step / 12 * math.pi, 0.7 if step % 2 == 0 else 0.6) for step in range(24)]
    brush.shape(*((math.sin(turn) * reach, -0.26 - math.cos(turn) * reach) for turn, reach in turns))
    cut.dot(0, -0.26, 0.44)
    brush.dot(0, -0.26, 0.32)


def _ship(brush: Brush) -> None:
    brush.shape((-0.95, 0.3), (0.95, 0.3), (0.66, 0.84), (-0.66, 0.84))
    brush.box(-0.5, -0.1, 0.5, 0.2)
    for x in (-0.3, 0.12):
        brush.box(x, -0.72, x + 0.22, -0.1)


def _car(brush: Brush) -> None:
    cut = brush.cut()
    brush.box(-0.95, -0.02, 0.95, 0.5, 0.2)
    brush.shape((-0.6, 0), (-0.38, -0.5), (0.36, -0.5), (0.62, 0))
    for side in (-1, 1):
        cut.dot(side * 0.5, 0.5, 0.34)
        brush.dot(side * 0.5, 0.5, 0.24)


def _dog(brush: Brush) -> None:
    brush.box(-0.6, -0.16, 0.46, 0.32, 0.2)
    for x in (-0.56, -0.26, 0.1, 0.32):
        brush.box(x, 0.1, x + 0.16, 0.84)
    brush.line(0.16, (-0.56, 0), (-0.88, -0.42))
    brush.shape((0.2, 0.1), (0.3, -0.62), (0.58, -0.66), (0.98, -0.34), (0.9, -0.14), (0.5, 0.1))
    brush.shape((0.3, -0.5), (0.34, -0.92), (0.58, -0.6))


def _hat(brush: Brush) -> None:
    brush.shape((-0.5, -0.8), (0.5, -0.8), (0.42, 0.5), (-0.42, 0.5))
    brush.box(-0.92, 0.44, 0.92, 0.72, 0.12)
    brush.cut().box(-0.5, 0.1, 0.5, 0.28)


def _iron(brush: Brush) -> None:
    cut = brush.cut()
    brush.shape((-0.9, 0.66), (0.95, 0.66), (0.5, 0), (-0.62, 0))
    brush.box(-0.62, -0.6, 0.42, 0.1, 0.26)
    cut.box(-0.36, -0.36, 0.16, -0.04, 0.1)


def _boot(brush: Brush) -> None:
    brush.shape((-0.5, -0.9), (0.16, -0.9), (0.16, 0.5), (-0.5, 0.5))
    brush.box(-0.5, 0.06, 0.88, 0.6, 0.28)
    brush.box(-0.56, 0.6, 0.92, 0.84, 0.06)


def _bank(brush: Brush) -> None:
    """A house with columns."""
    brush.shape((-0.95, -0.36), (0, -0.92), (0.95, -0.36))
    brush.box(-0.86, -0.4, 0.86, -0.24)
    for x in (-0.68, -0.15, 0.38):
        brush.box(x, -0.16, x + 0.3, 0.5)
    brush.box(-0.92, 0.58, 0.92, 0.86)


def _lay(brush: Brush) -> None:
    """A card put down."""
    brush.arrow((0, -0.92), (0, 0.3), 0.34)
    brush.box(-0.88, 0.5, 0.88, 0.88, 0.12)


def _play(brush: Brush) -> None:
    """A card with a star: it does something."""
    cut = brush.cut()
    brush.card(0, 0, 0.98, 0.12)
    turns = [(step / 5 * math.pi, 0.56 if step % 2 == 0 else 0.25) for step in range(10)]
    cut.shape(*((math.sin(turn) * reach, 0.03 - math.cos(turn) * reach) for turn, reach in turns))


def _end(brush: Brush) -> None:
    """On to the next."""
    brush.shape((-0.9, -0.8), (-0.9, 0.8), (0.44, 0))
    brush.box(0.5, -0.8, 0.84, 0.8, 0.08)


def _pay(brush: Brush) -> None:
    """Two stacks of coins."""
    for left, coins in ((-0.96, 4), (0.08, 2)):
        for coin in range(coins):
            low = 0.86 - 0.44 * coin
            brush.box(left, low - 0.34, left + 0.88, low, 0.16)


def _back(brush: Brush) -> None:
    brush.arrow((0.88, 0), (-0.92, 0), 0.4)


def _undo(brush: Brush) -> None:
    """An arrow that turns around."""
    turns = [math.pi * step / 12 for step in range(-6, 7)]
    brush.line(0.3, *((0.2 + 0.5 * math.cos(turn), 0.2 + 0.46 * math.sin(turn)) for turn in turns))
    brush.line(0.3, (0.2, 0.66), (-0.44, 0.66))
    brush.arrow((0.2, -0.26), (-0.92, -0.26), 0.3)


def _robot(brush: Brush) -> None:
    """The head of a robot."""
    cut = brush.cut()
    brush.line(0.14, (0, -0.9), (0, -0.5))
    brush.dot(0, -0.84, 0.16)
    brush.box(-0.78, -0.52, 0.78, 0.8, 0.26)
    for side in (-1, 1):
        brush.box(side * 0.88 - 0.1, -0.14, side * 0.88 + 0.1, 0.4, 0.06)
        cut.dot(side * 0.36, -0.02, 0.18)
    cut.box(-0.4, 0.36, 0.4, 0.54, 0.06)


def _yes(brush: Brush) -> None:
    brush.line(0.36, (-0.7, 0.08), (-0.22, 0.56), (0.7, -0.52))


def _cross(brush: Brush) -> None:
    for side in (-1, 1):
        brush.line(0.36, (-0.6 * side, -0.6), (0.6 * side, 0.6))


SIGNS: dict[str, Callable[[Brush], None]] = {
    "draw": _draw,
    "gift": _gift,
    "bag": _bag,
    "mask": _mask,
    "swap": _swap,
    "bolt": _bolt,
    "no": _no,
    "house": _house,
    "fence": _fence,
    "hotel": _hotel,
    "lamp": _lamp,
    "star": _star,
    "arrow": _arrow,
    "medal": _medal,
    "ship": _ship,
    "car": _car,
    "dog": _dog,
    "hat": _hat,
    "iron": _iron,
    "boot": _boot,
    "bank": _bank,
    "lay": _lay,
    "play": _play,
    "end": _end,
    "pay": _pay,
    "back": _back,
    "undo": _undo,
    "robot": _robot,
    "yes": _yes,
    "cross": _cross,
}
"""Every sign by its name; a game with cards of its own may add its own."""


@lru_cache(maxsize=96)
def sign(name: str, size: int, color: Color) -> Image.Image:
    """The sign called *name*, *size* points high and wide (RGBA); any other *name* is written out."""
    if name not in SIGNS:
        picture = Image.new("RGBA", (size, size))
        letter(picture, name, round(size * min(0.85, 1.55 / len(name))), size / 2, size / 2, color)
        return picture
    return draw_fine(size, size, lambda pen, fine: SIGNS[name](Brush(pen, size * fine, color)))
