"""The empty table of every picture: felt under one warm lamp, in a rim of wood."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit import palette, theme
from render.kit.canvas import Canvas, rounded, settled
from render.kit.lettering import fitting
from render.kit.theme import LARGE, MEDIUM, SMALL, WIDTH, mix

RIM = 24
EDGE, HEAD = 42, 66
"""What stays free around everything on a table, and how high its headline is."""
_CORNER = 44
_TALLEST = 1400


def felt(height: int, weave: bool = True) -> Image.Image:
    """The empty table, `theme.WIDTH` wide and at most 1,400 high; a new picture to paint on.

    Without a *weave* it takes fewer bytes. Where much of it is seen, rings of light are seen then.
    """
    table, ending, low = _table(weave)
    picture = table.crop((0, 0, WIDTH, height))
    picture.paste(ending, (0, height - _CORNER), low)
    return picture


def headline(canvas: Canvas, choices: Iterable[str]) -> None:
    """The line at the top of *canvas*: the first of *choices* that fits."""
    words, size = fitting(choices, (LARGE, MEDIUM, SMALL), WIDTH - 2 * EDGE, bold=True)
    canvas.text(words, WIDTH // 2, EDGE + HEAD // 2 - 8, size, theme.PAPER, bold=True, anchor="m")


@cache
def _table(weave: bool) -> tuple[Image.Image, Image.Image, Image.Image]:
    """The tallest table; its lower end, and (L) where that end is not felt."""
    picture = _cloth(10 if weave else 0)
    canvas = Canvas(picture)
    wide, tall = WIDTH - 2 * RIM, _TALLEST - 2 * RIM
    under = Image.new("L", (wide, tall), 205)
    under.paste(0, (6, 10), rounded(wide, tall, _CORNER - RIM))
    canvas.tint(theme.FELT_SHADE, under.filter(ImageFilter.GaussianBlur(9)), RIM, RIM)
    _frame(canvas)
    ending = picture.crop((0, _TALLEST - _CORNER, WIDTH, _TALLEST))
    inner = Image.new("L", ending.size, 255)
    inner.paste(0, (RIM, -_CORNER), rounded(wide, 2 * _CORNER - RIM, _CORNER - RIM))
    return picture, ending, inner.point(lambda value: 255 if value else 0)


def _cloth(depth: int) -> Image.Image:
    # The weave is of threads from left to right: each has few colors, and so costs little in a PNG.
    light = Image.radial_gradient("L").resize(
        (int(WIDTH * 2.1), int(_TALLEST * 1.9)), Image.Resampling.BICUBIC
    )
    left, top = int(WIDTH * 0.75), int(_TALLEST * 0.62)
    light = light.crop((left, top, left + WIDTH, top + _TALLEST))
    light = light.point(lambda value: max(0, 227 - depth // 2 - value * 7 // 6))
    weave = Image.new("L", light.size)
    for y in range(0, _TALLEST, 2):
        weave.paste(depth, (0, y, WIDTH, y + 1))
    steps = 6
    shades = [mix(theme.FELT_EDGE, theme.FELT, step / steps) for step in range(steps)]
    shades += [mix(theme.FELT, theme.FELT_LIT, step / steps) for step in range(steps + 1)]
    indices = [palette.nearest(shade) for shade in shades]
    cloth = ImageChops.add(light, weave).point([indices[value * len(indices) // 256] for value in range(256)])
    picture = palette.blank(*cloth.size)
    picture.im.paste(cloth.im, (0, 0, *cloth.size))
    return picture


def _frame(canvas: Canvas) -> None:
    size = WIDTH, _TALLEST
    outer, ring = rounded(*size, _CORNER), rounded(*size, _CORNER)
    ring.paste(0, (RIM, RIM), rounded(WIDTH - 2 * RIM, _TALLEST - 2 * RIM, _CORNER - RIM))
    wood = Image.new("RGB", size, theme.WOOD)
    pen = ImageDraw.Draw(wood)

    def line(inset: int, color: theme.Color) -> None:
        box = (inset, inset, WIDTH - inset - 1, _TALLEST - inset - 1)
        pen.rounded_rectangle(box, _CORNER - inset, outline=color, width=2)

    for grain in range(7):
        tone = theme.WOOD_SHADE if grain % 2 else theme.WOOD_LIT
        line(3 + grain * 3, mix(theme.WOOD, tone, 0.12 + 0.05 * (grain % 3)))
    line(1, theme.WOOD_LIT)
    line(RIM - 2, theme.WOOD_SHADE)
    shade = Image.new("L", size)
    away, low, right = _CORNER, _TALLEST - _CORNER, WIDTH - _CORNER
    for side in (
        (0, _TALLEST, WIDTH, _TALLEST, right, low, away, low),
        (WIDTH, 0, WIDTH, _TALLEST, right, low, right, away),
    ):
        ImageDraw.Draw(shade).polygon(side, fill=90)
    wood.paste(theme.WOOD_SHADE, (0, 0), shade)
    wood.putalpha(ring)
    canvas.stamp(settled(wood, Image.new("RGB", size, theme.FELT_SHADE)), 0, 0)
    edge = palette.blank(*size)
    edge.im.paste(outer.point([palette.fade(value / 255) for value in range(256)]).im, (0, 0, *size))
    canvas.image.paste(edge, (0, 0), outer.point(lambda value: 255 if value < 252 else 0))
