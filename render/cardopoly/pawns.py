"""The pawns that walk around the park: each in its seat's pattern, with the suit of its ace."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image, ImageDraw

from games.cardopoly.cards import NO_SUIT, SUIT
from render.kit import theme
from render.kit.canvas import Box, Canvas, draw_fine
from render.kit.cards import center, letter, pip
from render.kit.ground import CARDOPOLY
from render.kit.paths import ghost
from render.kit.seats import disc, pattern
from render.kit.theme import SMALL, Color, Seat

WIDTH, HEIGHT = 60, 88
SMALL_WIDTH, SMALL_HEIGHT = 40, 68
"""The size of a pawn, and of one that shares a stop."""

_MARGIN = 16
"""How far the way to a platform reaches beyond it."""

GHOST = 0.45
"""How much is seen of a pawn where it came from."""


Slot = tuple[int, int]


def put(
    canvas: Canvas, seat: Seat, ace: int, at: tuple[int, int], *, small: bool = False, caged: bool = False
) -> None:
    """Paint a pawn with the middle of its foot at *at*, behind bars if *caged*."""
    width, height = (SMALL_WIDTH, SMALL_HEIGHT) if small else (WIDTH, HEIGHT)
    left, top = at[0] - width // 2, at[1] - height
    canvas.put(_pawn(seat.pattern, _suit(ace), width, height), left, top)
    canvas.text(seat.letter, at[0], top + _head(width) // 2, SMALL, seat.ink, bold=True, anchor="m")
    if caged:
        canvas.put(bars(width, height - _head(width)), left, top + _head(width) - 2)


def put_ghost(canvas: Canvas, seat: Seat, ace: int, at: tuple[int, int], *, small: bool = False) -> None:
    """Paint the ghost of a pawn where it came from, with the middle of its foot at *at*."""
    width, height = (SMALL_WIDTH, SMALL_HEIGHT) if small else (WIDTH, HEIGHT)
    canvas.put(_ghost(seat, _suit(ace), width, height), at[0] - width // 2, at[1] - height)


def put_platform(canvas: Canvas, box: Box, way: tuple[Slot, Slot]) -> None:
    """A platform for several pawns, joined to the circle of their stop by a *way*."""
    left = min(box[0], *(x for x, _ in way)) - _MARGIN
    top = min(box[1], *(y for _, y in way)) - _MARGIN
    (x, y), (u, v) = way
    shifted = (box[0] - left, box[1] - top, box[2] - left, box[3] - top)
    canvas.put(_platform(shifted, (x - left, y - top, u - left, v - top)), left, top)


@lru_cache(maxsize=64)
def _platform(box: Box, way: Box) -> Image.Image:
    """The platform in a *box* and the *way* that leads to it (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, color in ((0, CARDOPOLY.circle[1]), (3, CARDOPOLY.circle[0])):
            pen.line([part * fine for part in way], fill=color, width=(26 - 2 * inset) * fine)
            left, top = ((part + inset) * fine for part in box[:2])
            right, low = ((part - inset) * fine - 1 for part in box[2:])
            pen.rounded_rectangle((left, top, right, low), (14 - inset) * fine, fill=color)

    width, height = (max(box[2 + axis], way[axis]) + _MARGIN for axis in (0, 1))
    return draw_fine(width, height, draw)


def _suit(ace: int) -> int:
    """The suit of an ace; none before it is chosen."""
    return SUIT[ace] if ace >= 0 else NO_SUIT


def _head(width: int) -> int:
    """How high a pawn's head is."""
    return width * 9 // 10


@cache
def _pawn(number: int, suit: int, width: int, height: int) -> Image.Image:
    """A pawn in that pattern of `SEATS` with the sign of *suit* (RGBA)."""
    seat, head = theme.SEATS[number], _head(width)

    def shape(pen: ImageDraw.ImageDraw, fine: int, grow: float, fill: Color) -> None:
        middle, low = width * fine / 2, (height - 4) * fine
        neck, foot = width * fine * 0.17 + grow, width * fine * 0.44 + grow
        top = head * fine * 0.78
        body = [
            (middle - neck, top),
            (middle + neck, top),
            (middle + foot, low + grow),
            (middle - foot, low + grow),
        ]
        pen.polygon(body, fill=fill)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        shape(pen, fine, 4 * fine, theme.INK)
        shape(pen, fine, 2 * fine, theme.PAPER_LIT)
        shape(pen, fine, -fine, theme.INK)

    def within(pen: ImageDraw.ImageDraw, fine: int) -> None:
        shape(pen, fine, -2 * fine, theme.PAPER)

    picture = draw_fine(width, height, draw)
    mask = draw_fine(width, height, within).getchannel("A")
    picture.paste(pattern(number, height, 16).crop((0, 0, width, height)), (0, 0), mask)
    _round(picture, seat.color, number, (width - head) // 2, 0, head)
    plate = width * 9 // 16
    picture.alpha_composite(disc(plate, theme.PAPER, theme.INK), ((width - plate) // 2, height - plate - 6))
    if suit == NO_SUIT:
        return picture
    ink = theme.RED if suit in (1, 2) else theme.INK
    center(picture, pip(suit, plate * 4 // 5, ink), width / 2, height - plate / 2 - 6)
    return picture


def _round(picture: Image.Image, color: Color, number: int, left: int, top: int, size: int) -> None:
    """The head: a ring in the pattern around a plain disc for the letter."""
    picture.alpha_composite(disc(size, theme.PAPER_LIT, theme.INK, 2), (left, top))
    inner = size - 8
    round = disc(inner, theme.INK, theme.INK).getchannel("A")
    picture.paste(pattern(number, inner, 12), (left + 4, top + 4), round)
    core = round_core(size)
    picture.alpha_composite(disc(core, color, color), (left + (size - core) // 2, top + (size - core) // 2))


def round_core(size: int) -> int:
    """How wide the plain disc within a head of that *size* is."""
    return size * 3 // 4


@lru_cache(maxsize=64)
def _ghost(seat: Seat, suit: int, width: int, height: int) -> Image.Image:
    """A pale pawn with its letter (RGBA)."""
    picture = _pawn(seat.pattern, suit, width, height).copy()
    letter(picture, seat.letter, SMALL, width / 2, _head(width) / 2, seat.ink)
    return ghost(picture, GHOST)


@cache
def bars(width: int, height: int) -> Image.Image:
    """The bars of the jail (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        right, low = width * fine - 1, height * fine - 1
        count = 4
        for bar in range(count):
            x = (bar + 0.5) * right / count
            pen.rectangle((x - 3.5 * fine, 0, x + 3.5 * fine, low), fill=theme.INK)
            pen.rectangle((x - 1.5 * fine, 0, x + 1.5 * fine, low), fill=theme.PAPER_EDGE)
        for y in (0, low - 8 * fine):
            pen.rectangle(
                (0, y, right, y + 8 * fine), fill=theme.PAPER_EDGE, outline=theme.INK, width=2 * fine
            )

    return draw_fine(width, height, draw)
