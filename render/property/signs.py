"""Small signs of Property: houses, open cards, counts of cards, numbered circles."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from games import cards
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, draw_fine
from render.kit.cards import find_color, pip
from render.kit.ground import PROPERTY
from render.kit.lettering import measure
from render.kit.theme import SEATS, SMALL, Color, mix
from render.property.roofs import fence, hard, pale, pattern_lines

CIRCLE = 46
"""How large a numbered circle is."""


@lru_cache(maxsize=64)
def house(number: int, width: int) -> Sprite:
    """A house in a seat's color and pattern, which means land that brings rent."""
    height, color = width * 7 // 8, SEATS[number].color

    def draw(pen: ImageDraw.ImageDraw, fine: int, fill: Color | None) -> None:
        wide, high, line = width * fine - 1, height * fine - 1, 3 * fine
        eaves = high * 0.5
        roof = [(fine, eaves), (wide / 2, fine), (wide - fine, eaves)]
        left, right = wide * 0.15, wide * 0.85
        walls = [(left, eaves), (left, high - fine), (right, high - fine), (right, eaves)]
        for points in (walls, roof):
            if fill:
                pen.polygon(points, fill=fill)
            else:
                pen.line([*points, *points[:2]], fill=theme.INK, width=line, joint="curve")

    picture = draw_fine(width, height, lambda pen, fine: draw(pen, fine, color))
    inside = Image.new("L", picture.size)
    lines = pattern_lines(number, width, max(4, width // 25))
    inside.paste(lines.crop((0, 0, *picture.size)), (0, 0), picture.getchannel("A"))
    picture.paste(mix(color, theme.INK, 0.26), (0, 0), inside)
    picture.alpha_composite(draw_fine(width, height, lambda pen, fine: draw(pen, fine, None)))
    return hard(picture, theme.INK)


@lru_cache(maxsize=32)
def lot(number: int, width: int, lost: bool = False) -> Sprite:
    """A fenced lot in a seat's pale color, which means mortgaged; crossed out if *lost*."""
    height = width * 5 // 8

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, width * fine - 1, height * fine - 1)
        pen.rounded_rectangle(box, 6 * fine, fill=pale(number), outline=theme.INK, width=3 * fine)

    def cross(pen: ImageDraw.ImageDraw, fine: int) -> None:
        inset, right, low = 6 * fine, (width - 6) * fine, (height - 6) * fine
        for line in ((inset, inset, right, low), (inset, low, right, inset)):
            pen.line(line, fill=theme.RED, width=6 * fine)

    sprite = hard(draw_fine(width, height, draw), theme.INK)
    stand = fence(width * 3 // 4)
    x, y = (width - stand.image.width) // 2, height - stand.image.height - height // 12
    canvas = Canvas(sprite.image, PROPERTY)
    canvas.stamp(stand, x, y)
    if lost:
        canvas.stamp(hard(draw_fine(width, height, cross), theme.RED), 0, 0)
    return sprite


@lru_cache(maxsize=48)
def held(count: int) -> Sprite:
    """How many cards somebody holds, on the back of a card with another one behind it."""
    width, height = 24 + 16 * len(str(count)), 44
    light, dark = PROPERTY.back[1], PROPERTY.back[0]

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole = width * fine - 1
        back = (7 * fine, 0, whole, (height - 7) * fine)
        front = (0, 5 * fine, whole - 7 * fine, height * fine - 1)
        for box in (back, front):
            pen.rounded_rectangle(box, 6 * fine, fill=light, outline=theme.INK, width=2 * fine)
        inner = [front[0] + 5 * fine, front[1] + 5 * fine, front[2] - 5 * fine, front[3] - 5 * fine]
        pen.rectangle(inner, fill=dark)

    sprite = hard(draw_fine(width, height, draw), theme.INK)
    canvas = Canvas(sprite.image, PROPERTY)
    x, y = (width - 7) // 2, (height + 5) // 2
    canvas.text(str(count), x, y, SMALL, theme.PAPER_LIT, bold=True, anchor="m")
    return Sprite(canvas.image, sprite.mask, tuple(canvas.texts))


def circle_width(words: str) -> int:
    """How wide the circle around *words* is; around several numbers it is longer than high."""
    return max(CIRCLE, measure(words, SMALL, bold=True) + 22)


@lru_cache(maxsize=128)
def circle(words: str, now: bool = True) -> Sprite:
    """The circle around the number of a play: golden if it can be played *now*.

    Its pale inner ring says that it is no number of a column, a row or a size.
    """
    width = circle_width(words)
    fill, edge = (theme.GOLD, theme.GOLD_EDGE) if now else (theme.BRASS, theme.BRASS_SHADE)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        right, low = width * fine - 1, CIRCLE * fine - 1
        for inset, color in ((0, edge), (2, theme.PAPER_LIT), (5, fill)):
            part = inset * fine
            box = (part, part, right - part, low - part)
            pen.rounded_rectangle(box, (CIRCLE // 2 - inset) * fine, fill=color)

    sprite = hard(draw_fine(width, CIRCLE, draw), edge)
    canvas = Canvas(sprite.image, PROPERTY)
    canvas.text(words, width // 2, CIRCLE // 2, SMALL, theme.INK, bold=True, anchor="m")
    return Sprite(canvas.image, sprite.mask, tuple(canvas.texts))


@lru_cache(maxsize=16)
def arrow(width: int, color: Color = theme.GOLD, edge: Color = theme.GOLD_EDGE) -> Sprite:
    """An arrow to the right."""
    height = 48

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        right, middle, neck = width * fine - 2 * fine, height * fine / 2, (width - 40) * fine
        points = [
            (2 * fine, middle - 8 * fine),
            (neck, middle - 8 * fine),
            (neck, 2 * fine),
            (right, middle),
            (neck, (height - 2) * fine),
            (neck, middle + 8 * fine),
            (2 * fine, middle + 8 * fine),
        ]
        pen.polygon(points, fill=color)
        pen.line([*points, *points[:2]], fill=edge, width=3 * fine, joint="curve")

    return hard(draw_fine(width, height, draw), edge)


@lru_cache(maxsize=8)
def plain_house(width: int, color: Color) -> Image.Image:
    """The outline of a house (RGBA) in one color: rent."""
    height = width * 7 // 8

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        wide, high = width * fine - 1, height * fine - 1
        pen.polygon([(0, high * 0.5), (wide / 2, 0), (wide, high * 0.5)], fill=color)
        pen.rectangle((wide * 0.15, high * 0.5, wide * 0.85, high), fill=color)

    return draw_fine(width, height, draw)


@lru_cache(maxsize=16)
def suit_on_paper(suit: int, width: int, four_color: bool) -> Image.Image:
    """A suit (RGBA) on a scrap of paper, which keeps its color readable on any ground."""
    height, side = width + 2, width * 3 // 4

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, width * fine - 1, height * fine - 1)
        pen.rounded_rectangle(box, width // 5 * fine, fill=theme.PAPER)

    picture = draw_fine(width, height, draw)
    sign = pip(suit, side, find_color(cards.card(2, suit), four_color))
    picture.alpha_composite(sign, ((width - side) // 2, (height - side) // 2))
    return picture
