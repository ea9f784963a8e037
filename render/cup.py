"""What celebrates whoever won: a cup, and confetti."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import Box, Canvas, draw_fine
from render.kit.ground import HOUSE


@cache
def cup(size: int) -> Image.Image:
    """A golden cup on a wooden foot (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        unit = size * fine / 100
        brass, lit, shade = theme.GOLD, theme.GOLD_LIT, theme.GOLD_EDGE

        def box(*parts: float) -> list[float]:
            return [part * unit for part in parts]

        def shape(*points: tuple[float, float]) -> list[tuple[float, float]]:
            return [(x * unit, y * unit) for x, y in points]

        for left, begin in ((9, 60), (63, 240)):
            pen.arc(box(left, 14, left + 28, 50), begin, begin + 240, fill=shade, width=int(6 * unit))
            pen.arc(box(left + 1, 15, left + 27, 49), begin, begin + 240, fill=brass, width=int(4 * unit))
        pen.pieslice(box(22, -40, 78, 66), 0, 180, fill=brass, outline=shade, width=int(unit))
        pen.rectangle(box(22, 10, 78, 14), fill=brass)
        pen.pieslice(box(28, -34, 46, 58), 90, 180, fill=lit)
        pen.pieslice(box(34, -34, 50, 58), 90, 180, fill=brass)
        pen.rectangle(box(22.5, 0, 77.5, 13), fill=(0, 0, 0, 0))
        pen.ellipse(box(20, 6, 80, 20), fill=lit, outline=shade, width=int(unit))
        pen.ellipse(box(25, 9, 75, 17), fill=shade)
        pen.polygon(shape((46, 64), (54, 64), (57, 80), (43, 80)), fill=brass)
        pen.polygon(shape((46, 64), (49, 64), (47, 80), (43, 80)), fill=lit)
        pen.ellipse(box(42, 61, 58, 68), fill=brass, outline=shade, width=int(unit))
        pen.rounded_rectangle(box(35, 78, 65, 85), 2 * unit, fill=brass, outline=shade, width=int(unit))
        base = box(28, 84, 72, 99)
        pen.rounded_rectangle(base, 2 * unit, HOUSE.frame[1], HOUSE.frame[0], int(unit))

    return draw_fine(size, size, draw)


def throw_confetti(canvas: Canvas, box: Box, start: int = 0) -> None:
    """Scatter confetti in *box*, right of *start*, where there are no words or badges."""
    taken = [(x - 26, y - 14, u + 26, v + 14) for _, (x, y, u, v) in canvas.texts]
    left, top, right, low = box
    for number in range(90):
        x, y = left + number * 397 % (right - left), top + number * 211 % (low - top)
        free = all(x + 20 < a or x > c or y + 20 < b or y > d for a, b, c, d in taken)
        if free and x > start:
            canvas.put(_confetti(number % len(theme.SEATS), number % 4), x, y)


@cache
def _confetti(seat: int, turn: int) -> Image.Image:
    """A piece of confetti (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        corners = (((2, 5), (17, 2), (18, 9), (3, 13)), ((5, 2), (12, 3), (9, 18), (3, 16)))[turn % 2]
        pen.polygon([(x * fine, y * fine) for x, y in corners], fill=theme.SEATS[seat].color)

    return draw_fine(20, 20, draw)
