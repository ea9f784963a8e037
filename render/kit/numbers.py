"""The number of a card's place in the hand, by which controls call it: unlike any value on a card."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.emblems import plate
from render.kit.theme import SMALL

ROOM = 52
"""The room that numbers take below their cards."""

WIDE = 60
"""How wide a plate is."""

_TALL = 40


def number(canvas: Canvas, place: int, x: int, y: int) -> None:
    """Write the number of a *place* in light letters on a dark plate whose middle is there."""
    canvas.put(_plate(), x - WIDE // 2, y - _TALL // 2)
    canvas.text(str(place), x, y, SMALL, theme.PAPER_LIT, bold=True, anchor="m")


@cache
def _plate() -> Image.Image:
    return plate(WIDE, _TALL, 8, theme.FELT_SHADE, theme.PAPER_EDGE)
