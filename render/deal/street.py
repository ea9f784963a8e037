"""The avenue at dusk: its colors, the sky over a row of houses, street lamps, and the pavement."""

from __future__ import annotations

import itertools
import math
from functools import cache, lru_cache
from random import Random

from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import draw_fine
from render.kit.ground import DEAL
from render.kit.theme import Color

DUSK: tuple[Color, ...] = DEAL.own[:5]
"""The bands of the sky below the base, from the highest to the horizon."""
STONE, MINT, MINT_EDGE, WHITE, PALE, LIGHT = DEAL.own[5:11]
"""Pavement; notes and their edges; cards of actions; lines on blue; lit windows."""
NIGHT = DEAL.deep
STREET = 34
"""How high pavement and road together are, below the houses."""
LAMP_HEIGHT, LAMP_WIDTH = 176, 56
SMALL_LAMP_HEIGHT, SMALL_LAMP_WIDTH = 48, 34


@cache
def sky(width: int, height: int, seed: int, moon: bool) -> Image.Image:
    """The sky (in the palette) over a street, with a far skyline; *seed* tells skylines apart.

    A wide one may have a *moon*.
    """
    picture = Image.new("RGB", (width, height), DEAL.base)
    pen = ImageDraw.Draw(picture)
    tops = [height * part // 100 for part in (22, 42, 60, 76, 90)]
    for top, color in zip(tops, DUSK, strict=True):
        pen.rectangle((0, top, width, height), fill=color)
    random, x = Random(seed), 0
    while x < width:
        wide = random.choice((34, 46, 58, 72, 90))
        high = height * random.choice((0, 8, 12, 18, 24, 30)) // 100
        pen.rectangle((x, height - high, x + wide - 1, height), fill=DUSK[1])
        x += wide
    if moon and width > 800 and height > 200:
        middle = (width * 7 // 10, height * 3 // 10)
        for reach, color in ((54, DUSK[2]), (40, STONE)):
            pen.ellipse([part + side * reach for side in (-1, 1) for part in middle], fill=color)
    return DEAL.palette.index(picture)


@cache
def road(width: int) -> Image.Image:
    """Pavement and road (in the palette) below the houses."""
    picture = Image.new("RGB", (width, STREET), DEAL.raised)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 0, width, 10), fill=STONE)
    pen.rectangle((0, 11, width, 13), fill=DEAL.shadow)
    return DEAL.palette.index(picture)


@lru_cache(maxsize=16)
def lamp(state: str, height: int) -> Image.Image:
    """A street lamp (RGBA): ``on``, ``off``, or ``next`` if it is the last one to be lit."""
    width = LAMP_WIDTH * height // LAMP_HEIGHT if height > 100 else SMALL_LAMP_WIDTH
    head = 58 if height > 100 else 34

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        middle = width / 2

        def shape(points: tuple[tuple[float, float], ...], fill: Color) -> None:
            pen.polygon([(x * fine, y * fine) for x, y in points], fill=fill)

        post = PALE if state == "on" else STONE
        line = 2 if height > 100 else 1
        half = 3.5 if height > 100 else 2.5
        pen.rectangle(
            [part * fine for part in (middle - half, head, middle + half, height)],
            fill=post, outline=DEAL.shadow, width=fine,
        )  # fmt: skip
        if height > 100:
            pen.rectangle(
                [part * fine for part in (middle - 10, height - 14, middle + 10, height)], fill=post
            )
        reach, roof = (18, 16) if height > 100 else (14, 9)
        glass = ((middle - reach, roof), (middle + reach, roof), (middle + reach * 0.66, head),
                 (middle - reach * 0.66, head))  # fmt: skip
        shape(glass, theme.GOLD_EDGE if state == "on" else STONE)
        inner = tuple(
            (middle + (x - middle) * (0.84 if height > 100 else 0.8), y + (line if y == roof else -line - 1))
            for x, y in glass
        )
        if state == "on":
            shape(inner, theme.GOLD_LIT)
            core = tuple((middle + (x - middle) * 0.5, y + (2 if y < head - 8 else -4)) for x, y in inner)
            shape(core, LIGHT)
        else:
            shape(inner, NIGHT)
        if state == "next":
            points = [*inner, inner[0]]
            for (x, y), (u, v) in itertools.pairwise(points):
                for step in range(0, 6, 2):
                    part = [
                        (a + (b - a) * at / 6) * fine
                        for at in (step, step + 1.2)
                        for a, b in ((x, u), (y, v))
                    ]
                    pen.line(part, fill=theme.GOLD_LIT, width=(3 if height > 100 else 2) * fine)
        shape(((middle - reach - 3, roof + 1), (middle + reach + 3, roof + 1), (middle, 0)), post)

    return draw_fine(width, height, draw)


@cache
def glow() -> Image.Image:
    """The light around a lit lamp (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, depth in ((0, 40), (18, 84)):
            box = (inset * fine, inset * fine, (112 - inset) * fine - 1, (112 - inset) * fine - 1)
            pen.ellipse(box, fill=(*theme.GOLD_LIT, depth))

    return draw_fine(112, 112, draw)


@cache
def burst() -> Image.Image:
    """Fireworks for who has won (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for ray in range(16):
            turn = math.tau * ray / 16
            for step, reach in enumerate((20, 36, 52, 66)[: 4 if ray % 2 else 3]):
                x, y = 70 + math.cos(turn) * reach, 70 + math.sin(turn) * reach
                size = (2, 3, 4, 3)[step]
                tone = LIGHT if ray % 2 else theme.GOLD_LIT
                pen.ellipse([part * fine for part in (x - size, y - size, x + size, y + size)], fill=tone)

    return draw_fine(140, 140, draw)


@lru_cache(maxsize=64)
def hollow(width: int, height: int, tone: Color) -> Image.Image:
    """A dashed place (RGBA)."""
    picture = Image.new("RGBA", (width, height))
    pen = ImageDraw.Draw(picture)
    for at in range(0, width, 20):
        for y in (0, height - 4):
            pen.rectangle((at, y, min(at + 11, width - 1), y + 3), fill=(*tone, 255))
    for at in range(0, height, 20):
        for x in (0, width - 4):
            pen.rectangle((x, at, x + 3, min(at + 11, height - 1)), fill=(*tone, 255))
    return picture
