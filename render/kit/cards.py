"""Playing cards, their backs and chips, the same in every game."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from games import cards
from render.kit import theme
from render.kit.canvas import Piece, draw_fine, round_mask
from render.kit.ground import Ground
from render.kit.palette import SHARED
from render.kit.theme import Color, mix

Point = tuple[float, float]
_LARGE = 160


def card_height(width: int) -> int:
    """The height of a card of *width*."""
    return width * 7 // 5


def curve(*points: Point) -> list[Point]:
    """A Bézier curve of any degree, as a line of points."""
    line = []
    for step in range(13):
        part = step / 12
        row = list(points)
        while len(row) > 1:
            row = [(x + (u - x) * part, y + (v - y) * part) for (x, y), (u, v) in pairwise(row)]
        line.append(row[0])
    return line


def _mirror(half: list[Point]) -> list[Point]:
    return half + [(-x, y) for x, y in reversed(half)]


_STEM = _mirror(curve((0, 0.1), (0.05, 0.75), (0.32, 0.92)))
_HEART = _mirror(
    curve((0, 0.92), (0.1, 0.62), (0.9, 0.32), (0.92, -0.3))
    + curve((0.92, -0.3), (0.92, -0.82), (0.3, -1.08), (0, -0.42))
)
_SHAPES: dict[int, list[list[Point]]] = {
    cards.DIAMONDS: [
        _mirror(curve((0, 1), (0.28, 0.5), (0.74, 0)) + curve((0.74, 0), (0.28, -0.5), (0, -1)))
    ],
    cards.HEARTS: [_HEART],
    cards.SPADES: [[(x, -y * 0.94 - 0.1) for x, y in _HEART], _STEM],
    cards.CLUBS: [_STEM],
}


def _star(points: int, inner: float) -> list[Point]:
    turns = [(step / points * math.pi, 1 if step % 2 == 0 else inner) for step in range(points * 2)]
    return [(math.sin(turn) * reach, -math.cos(turn) * reach) for turn, reach in turns]


@lru_cache(maxsize=64)
def pip(suit: int, size: int, color: Color) -> Image.Image:
    """The sign of *suit*, or a star for a joker, *size* points high (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        middle = size * fine / 2
        for shape in _SHAPES.get(suit) or [_star(5, 0.42)]:
            pen.polygon([(middle + x * middle, middle + y * middle) for x, y in shape], fill=color)
        if suit == cards.CLUBS:
            for x, y, reach in ((0, -0.5, 0.44), (-0.5, 0.22, 0.44), (0.5, 0.22, 0.44), (0, 0, 0.25)):
                pen.ellipse(
                    [middle + middle * at for at in (x - reach, y - reach, x + reach, y + reach)], fill=color
                )

    return draw_fine(size, size, draw)


def find_color(card: int, four_color: bool = False) -> Color:
    """The color of *card*'s rank and suit."""
    if four_color and cards.suit(card) in (cards.DIAMONDS, cards.CLUBS):
        return theme.BLUE if cards.is_red(card) else theme.GREEN
    if card in cards.JOKERS:
        return theme.RED if card == cards.JOKERS[0] else theme.INK
    return theme.RED if cards.is_red(card) else theme.INK


_PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    8: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    9: ((-1, -1), (1, -1), (-1, -1 / 3), (1, -1 / 3), (0, 0), (-1, 1 / 3), (1, 1 / 3), (-1, 1), (1, 1)),
    10: (
        (-1, -1), (1, -1), (0, -2 / 3), (-1, -1 / 3), (1, -1 / 3),
        (-1, 1 / 3), (1, 1 / 3), (0, 2 / 3), (-1, 1), (1, 1),
    ),
}  # fmt: skip


@cache
def _shape(width: int) -> Image.Image:
    return round_mask(width, card_height(width), max(3, width * 6 // 100))


@cache
def _sheet(width: int) -> Image.Image:
    """A blank card (RGB), its corners not yet cut."""
    height = card_height(width)
    sheet = Image.new("RGB", (width, height), theme.PAPER_EDGE)
    inside = round_mask(width - 2, height - 2, max(3, width * 6 // 100) - 1)
    sheet.paste(theme.PAPER, (1, 1, width - 1, height - 1), inside)
    return sheet


def face(card: int, width: int, four_color: bool = False) -> Piece:
    """*card* face up, *width* wide. A small one has only its rank and suit."""
    return _cut(_face(card, width, four_color))


@lru_cache(maxsize=320)
def _face(card: int, width: int, four_color: bool) -> Image.Image:
    # Kept in the palette, where it takes a quarter of the memory.
    return SHARED.index(_draw_face(card, width, four_color))


def _cut(indexed: Image.Image) -> Piece:
    """A card kept in the palette, with its corners cut."""
    return Piece(indexed, _shape(indexed.width))


@cache
def halo(width: int) -> Image.Image:
    """The glowing edge (RGBA) of a card of *width* that is new to the reader."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, color, line in ((0, theme.INK, 8), (1, theme.BLUE, 6)):
            box = [part * fine for part in (inset, inset, width - 1 - inset, card_height(width) - 1 - inset)]
            round = max(3, width * 6 // 100) - inset
            pen.rounded_rectangle(box, round * fine, outline=color, width=line * fine)

    return draw_fine(width, card_height(width), draw)


def _draw_face(card: int, width: int, four_color: bool) -> Image.Image:
    height = card_height(width)
    picture = _sheet(width).copy()
    ink = find_color(card, four_color)
    rank, suit = cards.rank(card), cards.suit(card)
    if width < 60:
        if rank:
            letter(picture, cards.RANKS[rank - 1], round(width * 0.76), width * 0.48, height * 0.33, ink)
        center(
            picture,
            pip(suit, round(width * (0.44 if rank else 0.84)), ink),
            width * 0.48,
            height * (0.76 if rank else 0.5),
        )
        return picture
    if rank:
        size = round(width * (0.36 if rank != 10 else 0.33))
        letter(picture, cards.RANKS[rank - 1], size, width * 0.205, height * 0.155, ink)
    center(picture, pip(suit, round(width * 0.26), ink), width * 0.205, height * (0.385 if rank else 0.16))
    if rank in _COURT or not rank:
        _court(picture, rank, suit, ink)
        return picture
    size = round(width * (0.5 if rank == cards.ACE else 0.195))
    for x, y in _PIPS[rank]:
        sign = pip(suit, size, ink)
        center(
            picture,
            sign if y <= 0 else sign.transpose(Image.Transpose.ROTATE_180),
            width * (0.68 + 0.165 * x),
            height * (0.5 + 0.365 * y),
        )
    return picture


_BAND: list[Point] = [(-0.72, 0.62), (0.72, 0.62), (0.66, 0.92), (-0.66, 0.92)]
_COURT: dict[int, tuple[list[Point], tuple[tuple[float, float, float], ...]]] = {
    cards.KING: (
        [(-0.72, 0.55), (-0.95, -0.35), (-0.48, 0.08), (-0.36, -0.62), (-0.12, 0), (0, -0.8)],
        ((0, -0.86, 0.13), (-0.36, -0.66, 0.11), (0.36, -0.66, 0.11), (-0.95, -0.4, 0.1), (0.95, -0.4, 0.1)),
    ),
    cards.QUEEN: (
        [(-0.72, 0.55), (-0.86, 0.1), *curve((-0.86, 0.1), (-0.5, 0.55), (-0.44, -0.2)),
         *curve((-0.44, -0.2), (-0.3, 0.5), (0, -0.5))],
        ((0, -0.56, 0.17), (-0.46, -0.26, 0.14), (0.46, -0.26, 0.14), (-0.88, 0.06, 0.1), (0.88, 0.06, 0.1)),
    ),
    cards.JACK: (
        [(-0.72, 0.55), *curve((-0.72, 0.55), (-0.9, -0.3), (-0.35, -0.38)), (0, -0.42)],
        (),
    ),
}  # fmt: skip
_FEATHER = [
    *curve((-0.3, 0.5), (-0.1, -0.4), (0.86, -0.96)), *curve((0.86, -0.96), (0.84, -0.1), (-0.12, 0.56)),
]  # fmt: skip


@lru_cache(maxsize=16)
def _headgear(rank: int, size: int, ink: Color) -> Image.Image:
    """A king's crown, a queen's coronet, a jack's cap with its feather (RGBA)."""
    half, jewels = _COURT[rank]

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        middle = size * fine / 2

        def at(points: list[Point]) -> list[Point]:
            return [(middle * (1 + 0.94 * x), middle * (1 + 0.94 * y)) for x, y in points]

        line = max(fine, size * fine // 40)
        for shape, color in (
            (_mirror(half), theme.BRASS if rank != cards.JACK else ink),
            (_BAND, theme.BRASS_LIT),
        ):
            pen.polygon(at(shape), fill=color)
            pen.line(at([*shape, *shape[:2]]), fill=theme.INK, width=line, joint="curve")
        if rank == cards.JACK:
            pen.polygon(at(_FEATHER), fill=theme.BRASS)
            pen.line(at([*_FEATHER, *_FEATHER[:2]]), fill=theme.INK, width=line, joint="curve")
            pen.line(at(curve((-0.16, 0.5), (0.2, -0.2), (0.7, -0.7))), fill=theme.INK, width=line)
        for x, y, reach in jewels:
            pen.ellipse(
                at([(x - reach, y - reach), (x + reach, y + reach)]), fill=ink, outline=theme.INK, width=line
            )

    return draw_fine(size, size, draw)


def _court(picture: Image.Image, rank: int, suit: int, ink: Color) -> None:
    width, height = picture.size
    picture.paste(mix(ink, theme.PAPER, 0.35), (0, 0), _frame(width))
    middle = width * 0.6625
    if rank:
        center(picture, _headgear(rank, round(width * 0.42), ink), middle, height * 0.31)
        center(picture, pip(suit, round(width * 0.42), ink), middle, height * 0.665)
    else:
        for y, size, color in ((0.5, 0.46, theme.BRASS), (0.2, 0.12, ink), (0.8, 0.12, ink)):
            center(picture, pip(suit, round(width * size), color), middle, height * y)


@cache
def _frame(width: int) -> Image.Image:
    """The double line (L) around the middle of a court card."""
    height = card_height(width)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, line in ((0, 2), (max(3, width // 40), 1)):
            left, right = width * 0.4 + inset, width * 0.925 - inset
            top, bottom = height * 0.075 + inset, height * 0.925 - inset
            box = [round(part * fine) for part in (left, top, right, bottom)]
            pen.rounded_rectangle(box, width * fine // 24, outline=theme.INK, width=line * fine // 2)

    return draw_fine(width, height, draw).getchannel("A")


def letter(picture: Image.Image, words: str, size: int, x: float, y: float, color: Color) -> None:
    """Draw *words*, bold in any size, with the middle of their capitals at *x* and *y*."""
    large, left, top = _glyphs(words)
    scale = size / _LARGE
    glyphs = large.resize((round(large.width * scale), round(large.height * scale)), Image.Resampling.LANCZOS)
    picture.paste(color, (round(x + left * scale), round(y + top * scale)), glyphs)


@cache
def _glyphs(words: str) -> tuple[Image.Image, float, float]:
    """*words* (L) in one large size, to be reduced, and where they begin, seen from their middle."""
    large = theme.font(_LARGE, bold=True)
    left, top, right, bottom = large.getbbox(words, anchor="ms")
    glyphs = Image.new("L", (math.ceil(right - left), math.ceil(bottom - top)))
    ImageDraw.Draw(glyphs).text((-left, -top), words, fill=255, font=large, anchor="ms")
    return glyphs, left, top - large.getbbox("H", anchor="ms")[1] / 2


def center(picture: Image.Image, sign: Image.Image, x: float, y: float) -> None:
    """Draw *sign* (RGBA) with its middle there."""
    picture.paste(sign, (round(x - sign.width / 2), round(y - sign.height / 2)), sign)


def back(ground: Ground, width: int) -> Image.Image:
    """The back of every card in a picture of *ground* (RGBA)."""
    return _back(ground, width)


@cache
def _back(ground: Ground, width: int) -> Image.Image:
    height = card_height(width)
    radius = max(3, width * 6 // 100)
    picture = _sheet(width).copy()
    edge = max(3, width // 18)
    inner = (width - 2 * edge, height - 2 * edge)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        ground.weave(pen, inner[0] * fine, inner[1] * fine, ground.back)

    woven = draw_fine(*inner, draw)
    picture.paste(woven, (edge, edge), round_mask(*inner, max(2, radius - 2)))
    picture.putalpha(_shape(width))
    return picture


@cache
def stack(ground: Ground, width: int, layers: int) -> Image.Image:
    """A pile face down (RGBA) of so many cards; without any, its empty place."""
    height = card_height(width)
    corner = width // 16
    picture = Image.new("RGBA", (width + 36, height + 36))

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, width * fine - 1, height * fine - 1)
        pen.rounded_rectangle(box, corner * fine, fill=ground.deep, outline=ground.line, width=3 * fine)

    if layers:
        picture.paste(ground.shadow, (24, 24), round_mask(width, height, corner))
    else:
        picture.alpha_composite(draw_fine(width, height, draw), (18, 18))
    for layer in range(layers):
        picture.alpha_composite(back(ground, width), (18 - layer * 2, 18 - layer * 3))
    return picture
