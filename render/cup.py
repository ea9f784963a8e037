"""The cup of whoever won."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import draw_fine
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
