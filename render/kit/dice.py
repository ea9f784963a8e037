"""Dice."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import draw_fine

_PIPS = {
    0: (),
    1: ((2, 2),),
    2: ((1, 1), (3, 3)),
    3: ((1, 1), (2, 2), (3, 3)),
    4: ((1, 1), (1, 3), (3, 1), (3, 3)),
    5: ((1, 1), (1, 3), (2, 2), (3, 1), (3, 3)),
    6: ((1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)),
}
"""Where the pips are, on a grid of quarters."""


@cache
def die(value: int, size: int) -> Image.Image:
    """A die (RGBA) that shows *value*, or nothing for 0."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole = size * fine - 1
        pen.rounded_rectangle(
            (0, 0, whole, whole), whole // 6, fill=theme.PAPER, outline=theme.PAPER_EDGE, width=3 * fine
        )
        for x, y in _PIPS[value]:
            left, top, reach = x * whole // 4, y * whole // 4, whole // 11
            pen.ellipse((left - reach, top - reach, left + reach, top + reach), fill=theme.INK)

    return draw_fine(size, size, draw)
