"""What deeds and their kin are made of: bands and discs of colors, coins, small tables, notes."""

from __future__ import annotations

import math
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import draw_fine, round_mask
from render.kit.cards import height
from render.kit.seats import disc
from render.kit.signs import sign
from render.kit.theme import GROUPS, Color, mix

NAMED, NARROW = 140, 96
"""From these widths on a card carries its name, and has fine margins."""
HEART = 0.56
"""Where the middle of a note's rosette is, as a part of the height."""


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


def inset(width: int) -> int:
    """The margin of a card of *width*."""
    return 7 if width >= NARROW else 4


def band(width: int) -> int:
    """How high its colored band is."""
    return 56 if width >= 190 else 46 if width >= NARROW else 38


@lru_cache(maxsize=256)
def bands(colors: tuple[Color, ...], width: int, half: int) -> Image.Image:
    """A band of one color, of two divided aslant *half* way, or of many in stripes (RGBA)."""
    wide, tall = width - 2 * inset(width), band(width)
    slant = tall // 4 if width >= NARROW else 0

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        right, low = wide * fine, tall * fine
        for place, color in enumerate(colors):
            at = (half if len(colors) == 2 else wide * place // len(colors)) * fine
            edge = [(at + slant * fine, 0), (at - slant * fine, low)] if place else [(0, 0), (0, low)]
            pen.polygon([*edge, (right, low), (right, 0)], fill=color)
            if place and len(colors) == 2:
                pen.line(edge, fill=theme.PAPER, width=3 * fine)
        pen.line((0, low - fine, right, low - fine), fill=mix(colors[0], theme.INK, 0.4), width=2 * fine)

    if len(colors) > 1:
        strip = draw_fine(wide, tall, draw)
    else:  # what has no slant need not be drawn finely
        strip = Image.new("RGBA", (wide, tall), colors[0])
        for row, part in ((tall - 2, 0.2), (tall - 1, 0.4)):
            strip.paste(mix(colors[0], theme.INK, part), (0, row, wide, row + 1))
    strip.putalpha(_shape(wide, tall))
    return strip


@cache
def _shape(wide: int, tall: int) -> Image.Image:
    """That of a band (L): round only above."""
    return round_mask(wide, tall + 10, 5).crop((0, 0, wide, tall))


@cache
def badge(group: int, size: int) -> Image.Image:
    """A disc in the group's color (RGBA), to carry its letter."""
    return disc(size, GROUPS[group].color, theme.PAPER_LIT)


@cache
def star(size: int) -> Image.Image:
    """The sign of any color (RGBA)."""
    picture = disc(size, theme.PAPER, theme.INK, 1).copy()
    picture.alpha_composite(sign("star", size - 10, theme.INK), (5, 5))
    return picture


@cache
def coin(wide: int) -> Image.Image:
    """The ground of a value (RGBA)."""
    return plate(wide, 40, 20, theme.BRASS, theme.BRASS_SHADE)


@cache
def row(wide: int, tall: int) -> Image.Image:
    """The ground of the value that holds now (RGBA)."""
    return plate(wide, tall, 8, theme.BRASS_LIT, theme.BRASS)


@lru_cache(maxsize=128)
def plate(wide: int, tall: int, round: int, fill: Color, edge: Color) -> Image.Image:
    """A plain piece with round corners and an edge (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, wide * fine - 1, tall * fine - 1)
        pen.rounded_rectangle(box, round * fine, fill=fill, outline=edge, width=2 * fine)

    return draw_fine(wide, tall, draw)


@cache
def rule(wide: int) -> Image.Image:
    """The line between two rows of a table (RGBA)."""
    return Image.new("RGBA", (wide, 2), theme.PAPER_SHADE)


@cache
def pictograms(kinds: str) -> Image.Image:
    """Cards (c), houses (h) and hotels (t) in a row, small (RGBA)."""
    picture = Image.new("RGBA", (25 * len(kinds) + 2, 30))
    for place, kind in enumerate(kinds):
        if kind == "c":
            picture.alpha_composite(plate(19, 27, 3, theme.PAPER_LIT, theme.INK), (15 * place, 1))
        else:
            name, color = ("house", theme.GREEN) if kind == "h" else ("hotel", theme.RED)
            picture.alpha_composite(sign(name, 26, color), (25 * place, 2))
    return picture


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


@cache
def engraved(tone: Color, width: int) -> Image.Image:
    """The ground of a note (RGBA): a rosette of fine lines around a plain middle."""
    edge = inset(width)
    wide, tall = width - 2 * edge, height(width) - 2 * edge
    heart = height(width) * (HEART if width >= NAMED else 0.72) - edge
    reach = min(wide * 0.46, (tall - heart) * 0.95)
    dark = mix(tone, theme.INK, 0.5)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, wide * fine - 1, tall * fine - 1)
        pen.rounded_rectangle(box, 5 * fine, fill=tone, outline=dark, width=2 * fine)

        def ring(turn: float, out: float, part: float, line: Color, fill: Color | None = None) -> None:
            x, y = (wide / 2 + out * math.cos(turn)) * fine, (heart + out * math.sin(turn)) * fine
            part *= fine
            pen.ellipse(
                (x - part, y - part, x + part, y + part), fill=fill, outline=line, width=fine * 3 // 2
            )

        for step in range(18):
            ring(step * math.pi / 9, reach * 0.64, reach * 0.36, mix(tone, dark, 0.6))
        ring(0, 0, reach * 0.72, dark, theme.PAPER)

    return draw_fine(wide, tall, draw)
