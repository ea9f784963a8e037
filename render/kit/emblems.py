"""Small parts of cards and controls: a plain plate, a disc in the groups' colors, the colors of money."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import draw_fine
from render.kit.theme import GROUPS, Color, mix

TONES = tuple(
    mix(color, theme.PAPER, part)
    for color, part in (
        (theme.PAPER_SHADE, 0.2),
        (GROUPS[2].color, 0.6),
        (theme.GREEN, 0.7),
        (GROUPS[1].color, 0.35),
        (GROUPS[3].color, 1 / 3),
        (theme.BRASS, 0),
    )
)
"""The colors of money, from the smallest to the largest."""


@lru_cache(maxsize=128)
def plate(width: int, height: int, round: int, fill: Color, edge: Color) -> Image.Image:
    """A plain piece with round corners and an edge (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, width * fine - 1, height * fine - 1)
        pen.rounded_rectangle(box, round * fine, fill=fill, outline=edge, width=2 * fine)

    return draw_fine(width, height, draw)


@cache
def all_colors(size: int, groups: tuple[int, ...] = tuple(range(10))) -> Image.Image:
    """A disc of these groups' colors (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, size * fine - 1, size * fine - 1)
        part = 360 / len(groups)
        for place, group in enumerate(groups):
            turn = place * part + (90 if len(groups) == 2 else -90)
            pen.pieslice(
                box, turn, turn + part, fill=GROUPS[group].color, outline=theme.PAPER, width=2 * fine
            )
        pen.ellipse(box, outline=theme.INK, width=2 * fine)

    return draw_fine(size, size, draw)
