"""Sets as towers: every card is a storey, the plinth carries a number, missing cards are dashed."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.deal.cards import ANY, COLORS, KIND, SIZE, WILD
from games.deal.view import Group
from render.deal.faces import millions
from render.deal.street import LIGHT, NIGHT, PALE, WHITE
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, draw_fine
from render.kit.glyphs import glyph
from render.kit.ground import DEAL
from render.kit.lettering import fit, measure
from render.kit.signs import sign
from render.kit.theme import GROUPS, MEDIUM, SMALL, Color, Look, mix

PLINTH = 46
OVER = 9
"""By how much a roof is wider than its tower, on either side."""
ROOF, KNOB, BUILDING, FLAG = 34, 28, 44, 46
STOREY = 78
"""How high a storey is at most."""
_NARROW = 66
"""Below this width the other color of a wild is at the foot of its storey."""
_WINDOWS = 84
"""From this width on a storey has windows."""
Fill = Callable[[float, float, float, float, Color], None]
"""Fills a box, given by its left, upper, right and lower edge."""
_ALL = -2
"""Stands for the other color of a wild that may have any."""


class Storey(NamedTuple):
    """A card of a tower: the *other* color that a wild may have, and whether it is ``now`` or ``wanted``."""

    other: int | None
    mark: str


class Tower(NamedTuple):
    """A set or the beginning of one, the lowest storey first; *near*: the card that wins is missing here.

    *figure* is its rent or what it is worth, as the place says: with and without the unit, or empty.
    """

    color: int
    storeys: tuple[Storey, ...]
    size: int
    figure: tuple[str, ...]
    full: bool
    buildings: str
    built: bool
    near: bool

    @property
    def plinth(self) -> int:
        """How high the plinth for its figure is, if it has one."""
        return PLINTH if self.figure[0] else 0

    @property
    def missing(self) -> int:
        """How many cards are missing."""
        return self.size - len(self.storeys)

    def find_height(self, storey: int) -> int:
        """Return the tower's height with storeys *storey* points high."""
        crown = ROOF + (BUILDING if self.buildings else KNOB) if self.full else 0
        return self.plinth + self.size * storey + crown


def tower_of(
    group: Group,
    look: Look,
    now: Collection[int],
    wanted: Collection[int],
    *,
    figure: int | None,
    near: bool,
) -> Tower:
    """*group* as a tower with its *figure*, in which the cards *now* moved, or are *wanted* by somebody."""
    buildings = [each for each in (group.house, group.hotel) if each is not None]
    return Tower(
        color=group.color,
        storeys=tuple(_storey(card, group.color, now, wanted) for card in group.cards),
        size=max(SIZE[group.color], len(group.cards)),
        figure=("", "") if figure is None else (millions(figure, look), str(figure)),
        full=group.full,
        buildings="ht"[: len(buildings)],
        built=any(card in now for card in buildings),
        near=near,
    )


def _storey(card: int, color: int, now: Collection[int], wanted: Collection[int]) -> Storey:
    others = [each for each in COLORS[card] if each != color] if KIND[card] == WILD else []
    other = None if not others else _ALL if COLORS[card] == ANY else others[0]
    return Storey(other, "now" if card in now else "wanted" if card in wanted else "")


@lru_cache(maxsize=512)
def tower_sprite(tower: Tower, width: int, storey: int, flag: str, eaves: int = OVER) -> Sprite:
    """*tower* with its body so *wide*, with `OVER` points on either side; its foot is at the bottom.

    *flag* are the words on its flag, if it has one. Its roof is *eaves* wider than the body on either side.
    """
    height = tower.find_height(storey)
    flagged = flag_width(flag) if flag else 0
    room = max(width + 2 * OVER, flagged + OVER + 8)
    picture = Image.new("RGBA", (room, height))
    foot = height - tower.plinth
    if tower.plinth:
        picture.paste(_plinth(width + 4), (OVER - 2, foot))
    for number, each in enumerate(tower.storeys):
        top = foot - (number + 1) * storey
        picture.paste(_floor(tower.color, each, width, storey, tower.full), (OVER, top))
    for number in range(len(tower.storeys), tower.size):
        top = foot - (number + 1) * storey
        tone = WHITE if tower.near else PALE
        picture.paste(_gap(width, storey, tone), (OVER, top))
    high = foot - tower.size * storey
    if tower.full:
        picture.alpha_composite(_roof(width + 2 * eaves), (OVER - eaves, high - ROOF))
        if tower.buildings:
            _put_buildings(picture, tower, width, high - ROOF)
        else:
            picture.alpha_composite(_knob(), (room // 2 - 12, high - ROOF - KNOB + 3))
    elif flag:
        picture.alpha_composite(flag_shape(flagged), (OVER + 8, high + (storey - FLAG) // 2))
    for number, each in enumerate(tower.storeys):
        if each.mark:
            box = OVER - 3, foot - (number + 1) * storey - 3
            picture.alpha_composite(_mark(width + 6, storey + 6, each.mark), box)
    canvas = Canvas(DEAL.palette.index(_flat(picture)), DEAL)
    words, size = fit(tower.figure, (MEDIUM, SMALL), width, bold=True)
    if words and measure(words, size, bold=True) <= width + 4:
        middle = OVER + width // 2
        canvas.text(words, middle, foot + PLINTH // 2, size, DEAL.text, bold=True, anchor="m")
    if tower.missing and not flag:
        _write_tally(canvas, tower, width, storey, foot)
    if flag:
        canvas.text(flag, OVER + 24, high + storey // 2, SMALL, theme.INK, bold=True)
    return Sprite(canvas.image, picture.getchannel("A").point(_SEEN), tuple(canvas.texts))


_SEEN = [255 if value > 24 else 0 for value in range(256)]


def _flat(picture: Image.Image) -> Image.Image:
    flat = Image.new("RGB", picture.size, DEAL.base)
    flat.paste(picture, (0, 0), picture)
    return flat


def _write_tally(canvas: Canvas, tower: Tower, width: int, storey: int, foot: int) -> None:
    words = f"{len(tower.storeys)}/{tower.size}"
    if measure(words, SMALL, bold=True) <= width - 4 and storey >= 36:
        y = foot - len(tower.storeys) * storey - storey // 2
        tone = DEAL.text if tower.near else PALE
        canvas.text(words, OVER + width // 2, y, SMALL, tone, bold=True, anchor="m")


# The parts, all RGBA


@lru_cache(maxsize=32)
def _plinth(width: int) -> Image.Image:
    picture = Image.new("RGBA", (width, PLINTH), (*NIGHT, 255))
    ImageDraw.Draw(picture).rectangle((0, 0, width, 2), fill=(*DEAL.shadow, 255))
    return picture


@lru_cache(maxsize=384)
def _floor(color: int, storey: Storey, width: int, height: int, lit: bool) -> Image.Image:
    """A storey of *color*, with lit windows if its set is full; a wild gives a third to its other color.

    That is below where a storey is slim: so the glyph of the main color stays large.
    """
    if storey.other is not None and width < _NARROW:
        return _slim_floor(color, storey.other, width, height)
    face = GROUPS[color].color
    main = width if storey.other is None else width * 64 // 100

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        def fill(left: float, top: float, right: float, low: float, tone: Color) -> None:
            pen.rectangle((left * fine, top * fine, right * fine - 1, low * fine - 1), fill=tone)

        fill(0, 0, width, height, DEAL.shadow)
        fill(1, 1, width - 1, height - 1, face)
        fill(1, 1, 6, height - 1, mix(face, theme.PAPER, 1 / 2))
        if storey.other is None:
            fill(width - 6, 1, width - 1, height - 1, mix(face, theme.INK, 1 / 3))
        else:
            fill(main, 1, width - 1, height - 1, DEAL.shadow)
            _other(fill, storey.other, main + 2, width - 1, height)
        fill(1, height - 5, main, height - 1, mix(face, theme.INK, 1 / 3))
        if width >= _WINDOWS:
            _windows(fill, face, main, width, height, lit, both=storey.other is None)

    picture = draw_fine(width, height, draw)
    aside = (22 if width >= _WINDOWS else 0) if storey.other is not None else 0
    size = min(height * 3 // 4, (main - aside) * 3 // 4)
    if width >= _WINDOWS and storey.other is None:
        size = min(size, width - 52)
    _center(picture, glyph(color, size, GROUPS[color].ink), (main + aside) // 2, height // 2)
    if storey.other is not None and storey.other != _ALL:
        small = min(height * 3 // 5, (width - main) * 4 // 5)
        _center(
            picture,
            glyph(storey.other, small, GROUPS[storey.other].ink),
            (main + width) // 2 + 1,
            height // 2,
        )
    return picture


def _slim_floor(color: int, other: int, width: int, height: int) -> Image.Image:
    """A narrow storey of *color* for a wild, whose *other* color is a band at its foot."""
    band = height * 3 // 10

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        def fill(left: float, top: float, right: float, low: float, tone: Color) -> None:
            pen.rectangle((left * fine, top * fine, right * fine - 1, low * fine - 1), fill=tone)

        fill(0, 0, width, height, DEAL.shadow)
        fill(1, 1, width - 1, height - band - 1, GROUPS[color].color)
        colors = [group.color for group in GROUPS] if other == _ALL else [GROUPS[other].color]
        step = (width - 2) / len(colors)
        for number, tone in enumerate(colors):
            fill(1 + number * step, height - band + 1, 1 + (number + 1) * step, height - 1, tone)

    picture = draw_fine(width, height, draw)
    size = min((height - band) * 4 // 5, width * 3 // 4)
    _center(picture, glyph(color, size, GROUPS[color].ink), width // 2, (height - band) // 2)
    return picture


def _other(fill: Fill, color: int, left: int, right: int, height: int) -> None:
    if color != _ALL:
        fill(left, 1, right, height - 1, GROUPS[color].color)
        return
    step = (height - 2) / len(GROUPS)
    for number, group in enumerate(GROUPS):
        fill(left, 1 + number * step, right, 1 + (number + 1) * step, group.color)


def _windows(fill: Fill, face: Color, main: int, width: int, height: int, lit: bool, *, both: bool) -> None:
    wide, dark = 13, mix(face, theme.INK, 1 / 2)
    rows = (0.16, 0.54) if height >= 52 else (0.26,)
    high = height * 0.3 if height >= 52 else height * 0.44
    for left in (10, width - 10 - wide) if both else (10,):
        for part in rows:
            top = height * part
            if lit:
                fill(left - 2, top - 2, left + wide + 2, top + high + 2, DEAL.shadow)
                fill(left, top, left + wide, top + high, LIGHT)
            else:
                fill(left, top, left + wide, top + high, dark)


@lru_cache(maxsize=64)
def _gap(width: int, height: int, tone: Color) -> Image.Image:
    """An empty storey."""
    picture = Image.new("RGBA", (width, height), (*DEAL.base, 255))
    pen = ImageDraw.Draw(picture)
    _dash(pen, 1, 0, height, tone, across=False)
    _dash(pen, width - 3, 0, height, tone, across=False)
    _dash(pen, 1, 0, width, tone, across=True)
    return picture


def _dash(pen: ImageDraw.ImageDraw, at: int, start: int, end: int, tone: Color, *, across: bool) -> None:
    for begin in range(start + 2, end, 18):
        stop = min(begin + 10, end - 1)
        box = (begin, at, stop, at + 2) if across else (at, begin, at + 2, stop)
        pen.rectangle(box, fill=(*tone, 255))


@lru_cache(maxsize=32)
def _roof(width: int) -> Image.Image:
    """A roof of gold, the light on its left."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        slope = min(22, width // 5)

        def shape(tone: Color, *points: tuple[float, float]) -> None:
            pen.polygon([(x * fine, y * fine) for x, y in points], fill=tone)

        shape(
            DEAL.shadow,
            (slope - 3, 0),
            (width - slope + 3, 0),
            (width, ROOF - 6),
            (width, ROOF),
            (0, ROOF),
            (0, ROOF - 6),
        )
        shape(theme.GOLD_LIT, (slope, 2), (width - slope, 2), (width - 3, ROOF - 7), (3, ROOF - 7))
        shape(LIGHT, (slope, 2), (slope + 9, 2), (slope - 6, ROOF - 7), (3, ROOF - 7))
        pen.rectangle(
            (2 * fine, (ROOF - 7) * fine, (width - 2) * fine - 1, (ROOF - 2) * fine), fill=theme.GOLD
        )

    return draw_fine(width, ROOF, draw)


@lru_cache(maxsize=1)
def _knob() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        pen.rectangle((10 * fine, 14 * fine, 14 * fine - 1, KNOB * fine), fill=theme.GOLD)
        pen.ellipse(
            (3 * fine, 0, 21 * fine - 1, 18 * fine - 1), fill=theme.GOLD_LIT, outline=DEAL.shadow, width=fine
        )

    return draw_fine(24, KNOB, draw)


def _put_buildings(picture: Image.Image, tower: Tower, width: int, top: int) -> None:
    size = min(42, (width + 2 * OVER) // len(tower.buildings) - 4)
    for number, kind in enumerate(tower.buildings):
        newest = tower.built and number == len(tower.buildings) - 1
        tone = theme.GOLD_LIT if newest else WHITE
        middle = OVER + width // 2 + (2 * number - len(tower.buildings) + 1) * (size // 2 + 2)
        for shift in (-2, 0, 2):
            for down in (-2, 0, 2):
                dark = sign("house" if kind == "h" else "hotel", size, DEAL.shadow)
                _center(picture, dark, middle + shift, top - size // 2 + 2 + down)
        _center(picture, sign("house" if kind == "h" else "hotel", size, tone), middle, top - size // 2 + 2)


def flag_width(words: str) -> int:
    """How wide the flag with these *words* is."""
    return measure(words, SMALL, bold=True) + 48


@lru_cache(maxsize=8)
def flag_shape(width: int) -> Image.Image:
    """The gold flag of a set that wins with its next card."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        low = FLAG

        def shape(tone: Color, inset: float) -> None:
            points = (
                (inset, inset),
                (width - inset * 2.4, inset),
                (width - 18 - inset, low / 2),
                (width - inset * 2.4, low - inset),
                (inset, low - inset),
            )
            pen.polygon([(x * fine, y * fine) for x, y in points], fill=tone)

        shape(theme.GOLD_EDGE, 0)
        shape(theme.GOLD_LIT, 3)

    return draw_fine(width, FLAG, draw)


@lru_cache(maxsize=32)
def _mark(width: int, height: int, kind: str) -> Image.Image:
    """The gold frame of a storey: solid if its card moved just now, dashed if somebody wants it."""
    picture = Image.new("RGBA", (width, height))
    pen = ImageDraw.Draw(picture)
    dark = (*theme.GOLD_EDGE, 255)
    pen.rectangle((0, 0, width - 1, height - 1), outline=dark, width=8)
    if kind == "now":
        pen.rectangle((2, 2, width - 3, height - 3), outline=(*theme.GOLD_LIT, 255), width=5)
    else:
        for at in (2, height - 6):
            for begin in range(4, width - 4, 20):
                pen.rectangle((begin, at, min(begin + 11, width - 4), at + 4), fill=(*theme.GOLD_LIT, 255))
        for at in (2, width - 6):
            for begin in range(4, height - 4, 20):
                pen.rectangle((at, begin, at + 4, min(begin + 11, height - 4)), fill=(*theme.GOLD_LIT, 255))
    return picture


def _center(picture: Image.Image, part: Image.Image, x: int, y: int) -> None:
    left, top = x - part.width // 2, y - part.height // 2
    left, top = max(0, left), max(0, top)
    picture.alpha_composite(part, (left, top))
