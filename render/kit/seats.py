"""Parts of a player's place at any table: the mark, the money, the tray."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.canvas import Canvas, Sprite, draw_fine
from render.kit.cards import back
from render.kit.frame import EDGE, box
from render.kit.ground import Ground
from render.kit.theme import SEATS, SMALL, WIDTH, Color, Seat, mix

GAP = 14
"""Between the places of two seats."""


@lru_cache(maxsize=32)
def pattern(number: int, size: int, period: int) -> Image.Image:
    """A square (RGB) of that color and pattern of `SEATS`; it joins up with itself every *period* points."""
    mark = SEATS[number]
    dark = mix(mark.color, theme.INK, 0.26)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole, step = size * fine, period * fine
        pen.rectangle((0, 0, whole, whole), fill=mark.color)
        for at in range(-2 * whole // step * step, 2 * whole, step):
            if mark.pattern == theme.STRIPES:
                pen.line((at - step, -step, at + whole + step, whole + step), fill=dark, width=step // 4)
            elif mark.pattern == theme.HATCH:
                for top, low in ((-step, whole + step), (whole + step, -step)):
                    pen.line((at - step, top, at + whole + step, low), fill=dark, width=step // 9)
            elif mark.pattern == theme.CHEVRONS:
                zigzag = [(x, at + x % step) for x in range(-step, whole + 2 * step, step // 2)]
                pen.line(zigzag, fill=dark, width=step // 6, joint="curve")
            elif mark.pattern in (theme.DOTS, theme.RINGS):
                for left in range(step // 2, whole, step):
                    reach = step * (0.2 if mark.pattern == theme.DOTS else 0.32)
                    box = [part + side * reach for side in (-1, 1) for part in (left, at + step // 2)]
                    ring = mark.pattern == theme.RINGS
                    pen.ellipse(box, fill=None if ring else dark, outline=dark, width=step // 10)

    return draw_fine(size, size, draw).convert("RGB")


@lru_cache(maxsize=64)
def disc(size: int, fill: Color, edge: Color, width: int = 2) -> Image.Image:
    """A round piece (RGBA) with an edge."""
    return draw_fine(
        size,
        size,
        lambda pen, fine: pen.ellipse(
            (0, 0, size * fine - 1, size * fine - 1), fill=fill, outline=edge, width=width * fine
        ),
    )


@cache
def medal(number: int, size: int, out: bool = False, bot: bool = False) -> Image.Image:
    """The ground of a seat's mark (RGBA): that pattern of `SEATS` around a plain middle for the letter.

    It is round for a person, and a robot's head for a *bot*.
    """
    mark = SEATS[number]
    shape = robot_head if bot else disc
    ring = shape(size, mark.color, theme.PAPER_LIT, 3).copy()
    inner = size - 6
    ring.paste(pattern(number, inner, 12), (3, 3), shape(inner, theme.INK, theme.INK))
    core = round(size * 0.7)
    ring.alpha_composite(disc(core, mark.color, mark.color), ((size - core) // 2, (size - core) // 2))
    if out:
        ring = Image.blend(ring, shape(size, theme.PAPER_EDGE, theme.PAPER_EDGE), 0.6)
    return ring


@lru_cache(maxsize=64)
def robot_head(size: int, fill: Color, edge: Color, width: int = 2) -> Image.Image:
    """A robot's head (RGBA) with an edge: square, with ears and two aerials."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole, line = size * fine, width * fine
        for left in (0.2, 0.68):
            pen.rectangle((left * whole, 0, (left + 0.12) * whole, 0.3 * whole), fill, edge, line)
        pen.rectangle((0, 0.36 * whole, whole - 1, 0.7 * whole), fill, edge, line)
        box = (0.07 * whole, 0.1 * whole, 0.93 * whole, 0.95 * whole)
        pen.rounded_rectangle(box, 0.16 * whole, fill, edge, line)

    return draw_fine(size, size, draw)


def mark(
    canvas: Canvas, seat: Seat, x: int, y: int, out: bool = False, size: int = 56, *, leads: bool = False
) -> None:
    """Paint the mark of *seat*, a medal with its letter, centered at *x* and *y*.

    Whoever *leads* wears a crown, which stands above the letter.
    """
    picture, letter = medal(seat.pattern, size, out, seat.bot), max(SMALL, size * 5 // 9)
    canvas.put(picture, x - picture.width // 2, y - picture.height // 2)
    if leads:
        worn = crown(size * 7 // 8)
        canvas.put(worn, x - worn.width // 2, y - letter * 2 // 5 - worn.height)
    ink = theme.INK if out else seat.ink
    canvas.text(seat.letter, x, y, letter, ink, bold=True, anchor="m")


@cache
def crown(width: int) -> Image.Image:
    """The crown of whoever is ahead (RGBA). It isn't golden: nothing is won yet."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        unit = width * fine / 48
        points = [(4, 9), (14, 15), (24, 5), (34, 15), (44, 9), (40, 25), (8, 25)]
        line = [(x * unit, y * unit) for x, y in points]
        pen.polygon(line, fill=theme.PAPER_LIT)
        pen.line([*line, *line[:2]], fill=theme.INK, width=round(3 * unit), joint="curve")
        for x, y in ((5, 8), (24, 5), (43, 8)):
            reach = 4.5
            box = [part * unit for part in (x - reach, y - reach, x + reach, y + reach)]
            pen.ellipse(box, fill=theme.PAPER_LIT, outline=theme.INK, width=round(2 * unit))

    return draw_fine(width, width * 9 // 16, draw)


@cache
def lay_out_seats(seats: int, upper: int, lower: int) -> list[tuple[int, int, int]]:
    """The left, top and width of each seat's place, clockwise from the lower left.

    *upper* and *lower* are the tops of the two rows.
    """
    above = seats // 2 if seats != 5 else 3
    rows = []
    for number, top in ((above, upper), (seats - above, lower)):
        step = (WIDTH - 2 * EDGE + GAP) // number
        rows.append([(EDGE + place * step, top, step - GAP) for place in range(number)])
    high, (first, *low) = rows
    return [first, *high, *reversed(low)]


def tray(ground: Ground, width: int, height: int, lit: bool) -> Sprite:
    """The empty place of a seat, lit and in a gold frame if the match waits for it."""
    if lit:
        return box(ground, width, height, ground.lit, theme.GOLD, 5)
    return box(ground, width, height, ground.raised, ground.deep, 2)


def rank(canvas: Canvas, number: int, x: int, y: int, *, won: bool = True) -> None:
    """Paint a medal with the place somebody reached, with its upper left corner there.

    That of the first place is golden if it is *won*.
    """
    first = number == 1 and won
    fill, edge = (theme.GOLD, theme.GOLD_EDGE) if first else (theme.BRASS, theme.BRASS_SHADE)
    canvas.put(disc(50, fill, edge, 3), x, y)
    canvas.text(str(number), x + 25, y + 25, SMALL, theme.INK, bold=True, anchor="m")


def held_cards(canvas: Canvas, count: int, x: int, y: int) -> None:
    """Paint the number of cards somebody holds on two cards face down, with their upper left corner there."""
    canvas.put(_hand(canvas.ground), x, y)
    canvas.text(str(count), x + 26, y + 31, SMALL, theme.INK, bold=True, anchor="m")


@cache
def _hand(ground: Ground) -> Image.Image:
    """The ground of a hand's size: two cards face down with a plate for the number."""
    picture = Image.new("RGBA", (50, 64))
    picture.alpha_composite(back(ground, 42), (0, 0))
    picture.alpha_composite(back(ground, 42), (5, 3))

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, 42 * fine - 1, 36 * fine - 1)
        pen.rounded_rectangle(box, 8 * fine, fill=theme.PAPER, outline=theme.INK, width=2 * fine)

    picture.alpha_composite(draw_fine(42, 36, draw), (5, 13))
    return picture


@cache
def star() -> Image.Image:
    """The sign of a mortgage (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        pen.ellipse((0, 0, 29 * fine, 29 * fine), fill=theme.PAPER_LIT, outline=theme.INK, width=2 * fine)
        for x, y in ((0, 9), (8, 4.5), (8, -4.5)):
            pen.line([(14.5 + part) * fine for part in (-x, -y, x, y)], fill=theme.RED, width=4 * fine)

    return draw_fine(30, 30, draw)
