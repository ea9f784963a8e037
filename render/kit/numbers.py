"""Numbers: the circle with the number by which controls name a card or place, and the box with a count."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import Canvas, draw_fine
from render.kit.lettering import measure
from render.kit.seats import disc
from render.kit.theme import LARGE, SMALL

ROOM = 56
"""The room that numbers take below their cards."""

WIDE = 52
"""How wide a circle is."""


def number(canvas: Canvas, place: int, x: int, y: int, now: bool = False) -> None:
    """Write the number of a *place* in a circle whose middle is there; golden if it counts *now*."""
    fill, edge, ink = (theme.GOLD_LIT, theme.GOLD_EDGE, theme.INK) if now else canvas.ground.circle
    canvas.put(disc(WIDE, fill, edge, 3), x - WIDE // 2, y - WIDE // 2)
    canvas.text(str(place), x, y, SMALL, ink, bold=True, anchor="m")


def count(canvas: Canvas, words: str, x: int, y: int, *, size: int = LARGE, alarm: bool = False) -> int:
    """Write a count in a round box whose middle is there, red as an *alarm*; return its width."""
    height = size + 22
    width = max(height, measure(words, size, bold=True) + 28)
    fill, ink = (theme.RED, theme.PAPER) if alarm else (theme.PAPER, theme.INK)
    canvas.put(_count(width, height, fill), x - width // 2, y - height // 2)
    canvas.text(words, x, y, size, ink, bold=True, anchor="m")
    return width


@cache
def _count(width: int, height: int, fill: theme.Color) -> Image.Image:
    line = theme.INK if fill == theme.PAPER else theme.PAPER

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole = (0, 0, width * fine - 1, height * fine - 1)
        pen.rounded_rectangle(whole, 10 * fine, fill=fill, outline=line, width=3 * fine)

    return draw_fine(width, height, draw)
