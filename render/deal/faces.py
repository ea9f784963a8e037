"""The 106 cards of Monopoly Deal: what they are called, and how they look in any size."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.deal.cards import (
    ANY,
    BIRTHDAY,
    BREAKER,
    COLOR_NAMES,
    COLORS,
    DEBT,
    DOUBLE,
    FORCED,
    GO,
    HOTEL,
    HOUSE,
    KIND,
    MONEY,
    NO,
    PROPERTY,
    RENTS,
    SLY,
    VALUE,
    WILD,
)
from render.deal.street import MINT, MINT_EDGE, WHITE
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, draw_fine
from render.kit.frame import box
from render.kit.glyphs import chip, glyph
from render.kit.ground import DEAL
from render.kit.lettering import measure, wrap
from render.kit.seats import disc
from render.kit.signs import sign
from render.kit.theme import GROUPS, MEDIUM, SMALL, Color, Look, mix

SIGNS = {
    BREAKER: "bolt",
    NO: "no",
    SLY: "mask",
    FORCED: "swap",
    DEBT: "bag",
    BIRTHDAY: "gift",
    DOUBLE: "×2",
    HOUSE: "house",
    HOTEL: "hotel",
    GO: "draw",
}
"""The sign of every kind of action."""

_TONES = {1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 10: 5}
RADIUS = 14
_COIN = 62
_LOW = 120
"""Where a title begins higher up, its sign stands nearer to the edge."""
_ROOMY = 200
"""From this height on a card has a large coin."""
_TITLED = 150
"""From this width on cards have a title."""
_SMALL_COIN = 54


class Face(NamedTuple):
    """What is on a card: *kind* and *colors*, its *title*, its *value* in words, the rents of its colors.

    Of the rents of a property, *reached* are those that its owner charges already.
    """

    kind: str
    colors: tuple[int, ...]
    title: str
    value: str
    reached: int = 0


def tone(value: int) -> int:
    """Return the number of the color that small pictures give money of *value*."""
    return _TONES[value]


def face_of(card: int, look: Look, reached: int = 0) -> Face:
    """*card* in the reader's language."""
    kind, colors = KIND[card], COLORS[card]
    if kind == MONEY:
        title = ""
    elif kind == PROPERTY:
        title = color_name(colors[0], look)
    elif kind == WILD:
        title = look.say("deal-picture-does-wild") if colors == ANY else ""
    else:
        title = look.say(f"deal-picture-card-{kind}")
    return Face(kind, colors, title, millions(VALUE[card], look), reached)


def color_name(color: int, look: Look) -> str:
    """The name of *color*; soft hyphens are in it where it may be broken."""
    return look.say(f"deal-picture-color-{COLOR_NAMES[color]}")


def millions(amount: int, look: Look) -> str:
    """So many millions, in short."""
    return look.say("deal-picture-sum", amount=amount)


def name(card: int, look: Look) -> str:
    """The name of *card* in a sentence."""
    if KIND[card] == MONEY:
        return millions(VALUE[card], look)
    if len(COLORS[card]) == 1:
        return plain(color_name(COLORS[card][0], look))
    called = plain(look.say(f"deal-picture-card-{KIND[card]}"))
    if not COLORS[card]:
        return called
    colors = (
        look.say("deal-picture-does-wild")
        if COLORS[card] == ANY
        else "/".join(plain(color_name(color, look)) for color in COLORS[card])
    )
    return look.say("deal-picture-alt-wild", name=called, colors=colors)


def plain(words: str) -> str:
    """*words* without soft hyphens."""
    return words.replace("\u00ad", "")


# The pictures


def lay(canvas: Canvas, face: Face, width: int, height: int, x: int, y: int) -> None:
    """Lay the card on *canvas* with its upper left corner there, with a hard shadow."""
    canvas.stamp(box(DEAL, width, height, DEAL.shadow, DEAL.shadow, 2, RADIUS), x + 6, y + 6)
    canvas.stamp(face_sprite(face, width, height), x, y)


@lru_cache(maxsize=192)
def face_sprite(face: Face, width: int, height: int) -> Sprite:
    """The picture of a card."""
    fill = MINT if face.kind == MONEY else GROUPS[face.colors[0]].color if face.kind == PROPERTY else WHITE
    ground = box(DEAL, width, height, fill, WHITE, 3, RADIUS)
    canvas = Canvas(ground.image.copy(), DEAL)
    if face.kind == MONEY:
        _paint_money(canvas, face, width, height)
    elif face.kind == PROPERTY:
        _paint_property(canvas, face, width, height)
    elif face.kind == WILD and face.colors != ANY:
        _paint_wild(canvas, face, width, height)
    else:
        _paint_line(canvas, width, height)
        low = _write_title(canvas, face.title, width, height) if width >= _TITLED else height - 24
        if face.colors:
            _paint_tiles(canvas, face, width, low)
        else:
            above = 28 if low >= _LOW else 16
            size = min(low - above - 12, width * 11 // 20)
            x, y = width // 2 - (14 if low < 160 else 0), (low + above) // 2
            if width < _TITLED:
                x, y = width // 2, (low + 64) // 2
            _center(canvas, sign(SIGNS[face.kind], size, DEAL.deep), x, y)
        if face.kind != WILD:
            _paint_value(canvas, face.value, width, height)
    return Sprite(canvas.image, ground.mask, tuple(canvas.texts))


def _paint_money(canvas: Canvas, face: Face, width: int, height: int) -> None:
    inner = box(DEAL, width - 34, height - 28, MINT, MINT_EDGE, 4, 8, MINT)
    canvas.stamp(inner, 17, 14)
    reach = 7
    for y in range(30, height - 26, 34):
        for x in (3, width - 3):
            canvas.put(disc(2 * reach, DEAL.base, DEAL.base), x - reach, y - reach)
    size = min(104, height * 2 // 5, width * 2 // 5)
    canvas.text(face.value, width // 2, height // 2, size, theme.INK, bold=True, anchor="m")


def dark(color: int) -> Color:
    """A dark tone of *color*, on which light words are read."""
    group = GROUPS[color]
    return (
        mix(group.color, theme.INK, 1 / 2) if group.ink == theme.PAPER else mix(group.ink, group.color, 1 / 3)
    )


def _paint_property(canvas: Canvas, face: Face, width: int, height: int) -> None:
    (color,) = face.colors
    group, top = GROUPS[color], height * (51 if height >= _ROOMY else 56) // 100
    lower = box(DEAL, width - 6, height - top - 3, dark(color), dark(color), 1, 8, group.color)
    canvas.stamp(lower, 3, top)
    size = min(top - 40, width * 2 // 5)
    _center(canvas, glyph(color, size), 16 + size // 2, (top - 36) // 2 + 4)
    if measure(title := plain(face.title), SMALL, bold=True) <= width - 24:
        canvas.text(title, width - 16, top - 22, SMALL, group.ink, bold=True, anchor="r")
    _paint_value(canvas, face.value, width, height)
    _paint_ladder(canvas, face, color, width, top, height)


def _paint_ladder(canvas: Canvas, face: Face, color: int, width: int, top: int, height: int) -> None:
    """Paint the rents, each above one bar for each card it takes; bars of cards on the table are filled."""
    rents, unit = RENTS[color], face.value.removeprefix(str(_digits(face.value)))
    step = (width - 20) // len(rents)
    bar_height = min(14, (height - top - 52) // len(rents) - 3)
    for place, rent in enumerate(rents):
        middle = 10 + step * place + step // 2
        for number in range(place + 1):
            y = height - 14 - (number + 1) * (bar_height + 3)
            bar_width = step - 10
            tone = GROUPS[color].color if place < face.reached else dark(color)
            canvas.fill((middle - bar_width // 2, y, middle + bar_width // 2, y + bar_height), theme.INK)
            canvas.fill(
                (middle - bar_width // 2 + 2, y + 2, middle + bar_width // 2 - 2, y + bar_height - 2), tone
            )
        words = f"{rent}{unit}"
        if measure(words, SMALL, bold=True) > step - 4:
            words = str(rent)
        y = height - 14 - (place + 1) * (bar_height + 3) - 20
        canvas.text(words, middle, y, SMALL, theme.PAPER, bold=True, anchor="m")


def _digits(words: str) -> int:
    return int("".join(sign for sign in words if sign.isdigit()))


def _paint_wild(canvas: Canvas, face: Face, width: int, height: int) -> None:
    """Two fronts side by side, each with its rents."""
    half, low = width // 2, height - 60

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for side, color in enumerate(face.colors):
            left, right = ((0, half - 4), (half - 2, width - 6))[side]
            for top, tone in ((0, GROUPS[color].color), (low - 3, dark(color))):
                corners = (side == 0 and not top, side == 1 and not top, side == 1, side == 0)
                whole = (left * fine, top * fine, right * fine - 1, (height - 6) * fine - 1)
                pen.rounded_rectangle(whole, (RADIUS - 3) * fine, fill=tone, corners=corners)

    canvas.put(draw_fine(width - 6, height - 6, draw), 3, 3)
    for side, color in enumerate(face.colors):
        middle = half // 2 if side == 0 else half + half // 2
        size = max(40, min(low - 90, half * 4 // 5))
        _center(canvas, glyph(color, size), middle, (low + 64) // 2)
        rents = RENTS[color]
        words = " ".join(map(str, rents))
        if measure(words, SMALL, bold=True) > half - 12:
            words = f"{rents[0]}–{rents[-1]}"
        canvas.text(words, middle, low + 28, SMALL, theme.PAPER, bold=True, anchor="m")
    _paint_value(canvas, face.value, width, height)


def _paint_tiles(canvas: Canvas, face: Face, width: int, low: int) -> None:
    """The colors that a card may stand for."""
    if len(face.colors) == 2:
        wide, height = min(86, (width - 40) // 2), min(108, low - 76)
        for side, color in enumerate(face.colors):
            x = width // 2 - wide - 2 if side == 0 else width // 2 + 2
            canvas.put(chip(color, wide, height), x, 66 + (low - 70 - height) // 2)
        return
    top = 16 if face.kind == WILD else 20
    spare = 0 if face.kind == WILD else _COIN - 6
    if width < _TITLED:
        rainbow = next(card for card, colors in enumerate(COLORS) if colors == ANY)
        canvas.put(small_card(rainbow, width - 24, 56), 12, 76)
        return
    wide = (width - 36 - spare) // 2
    height = (low - top - 6) // 5
    for number, color in enumerate(face.colors):
        x = 16 + number % 2 * (wide + 2)
        canvas.put(chip(color, wide, height - 2, 3), x, top + number // 2 * height)


def _paint_line(canvas: Canvas, width: int, height: int) -> None:
    canvas.stamp(box(DEAL, width - 16, height - 16, WHITE, DEAL.line, 2, RADIUS - 5, WHITE), 8, 8)


def _write_title(canvas: Canvas, title: str, width: int, height: int) -> int:
    """Write *title* at the bottom; return where what is above it ends."""
    short = ((MEDIUM, 1, True), (36, 1, True), (SMALL, 1, True))
    long = ((36, 2, True), (SMALL, 2, True))
    clear, most = width - 40, width - 18  # clear of the line around the card, and of its edge
    for room, (size, count, bold) in (
        *product((clear, width - 24), short),
        *product((clear, most), long),
        *product((most,), ((SMALL, 2, False), (SMALL, 3, True))),
    ):
        lines = wrap(title, room, size, bold=bold)
        if lines and len(lines) <= count:
            break
    else:
        lines = [plain(title)]
    line = size * 11 // 10
    y = height - 22 - size // 2 - line * (len(lines) - 1)
    for number, words in enumerate(lines):
        canvas.text(words, width // 2, y + line * number, size, DEAL.deep, bold=bold, anchor="m")
    return y - size // 2 - 8


def _paint_value(canvas: Canvas, value: str, width: int, height: int) -> None:
    size = _COIN if width > 190 and height >= _ROOMY else _SMALL_COIN
    middle = (width - size // 2 - 8, size // 2 + 8)
    canvas.put(disc(size, MINT, MINT_EDGE, 3), middle[0] - size // 2, middle[1] - size // 2)
    canvas.text(value, *middle, SMALL, theme.INK, bold=True, anchor="m")


def _center(canvas: Canvas, part: Image.Image, x: int, y: int) -> None:
    canvas.put(part, x - part.width // 2, y - part.height // 2)


# Small cards


@cache
def _bill(width: int, height: int, now: bool) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole = (0, 0, width * fine - 1, height * fine - 1)
        pen.rounded_rectangle(whole, 6 * fine, fill=theme.GOLD_EDGE if now else DEAL.shadow)
        edge = 5 if now else 2
        if now:
            pen.rounded_rectangle(
                [2 * fine, 2 * fine, (width - 2) * fine - 1, (height - 2) * fine - 1],
                6 * fine,
                fill=theme.GOLD_LIT,
            )
        inner = [edge * fine, edge * fine, (width - edge) * fine - 1, (height - edge) * fine - 1]
        pen.rounded_rectangle(inner, 4 * fine, fill=MINT)

    return draw_fine(width, height, draw)


def put_edge(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """Paint the visible edge of a note that lies under another."""
    canvas.put(_bill(width, height, False), x, y)


def bill_words(value: int, count: int, unit: str = "") -> str:
    """What stands on *count* notes of *value* that lie together, in millions if *unit* is theirs.

    >>> bill_words(5, 1, "M"), bill_words(1, 2, "M")
    ('5', '2×1M')
    """
    return f"{count}×{value}{unit}" if count > 1 else str(value)


def put_bill(
    canvas: Canvas, value: int, x: int, y: int, width: int, height: int, words: str = "", *, now: bool = False
) -> None:
    """A note with its *value* or other *words*, its upper left corner there; in gold if moved just *now*."""
    canvas.put(_bill(width, height, now), x, y)
    words = words or str(value)
    canvas.text(words, x + width // 2, y + height // 2, SMALL, theme.INK, bold=True, anchor="m")


@lru_cache(maxsize=128)
def small_card(card: int, width: int, height: int) -> Image.Image:
    """A property, building or action as a small plate (RGBA): its color and glyph, or its sign."""
    colors = COLORS[card]
    if KIND[card] == PROPERTY:
        return _edged(chip(colors[0], width - 6, height - 6, 5), width, height)
    if len(colors) == 2:
        plate = Image.new("RGBA", (width - 6, height - 6))
        half = (width - 6) // 2
        for side, color in enumerate(colors):
            part = Image.new("RGBA", (half, height - 6), (*GROUPS[color].color, 255))
            mark = glyph(color, min(half - 4, height - 16))
            part.alpha_composite(mark, ((half - mark.width) // 2, (height - 6 - mark.height) // 2))
            plate.paste(part, (side * half, 0))
        return _edged(plate, width, height)
    plate = Image.new("RGBA", (width - 6, height - 6), (*WHITE, 255))
    if colors == ANY:
        step = (width - 6) / len(GROUPS)
        pen = ImageDraw.Draw(plate)
        for number, group in enumerate(GROUPS):
            pen.rectangle((number * step, 0, (number + 1) * step, height), fill=(*group.color, 255))
    else:
        mark = sign(SIGNS[KIND[card]], min(width, height) - 14, DEAL.deep)
        plate.alpha_composite(mark, ((width - 6 - mark.width) // 2, (height - 6 - mark.height) // 2))
    return _edged(plate, width, height)


def _edged(plate: Image.Image, width: int, height: int) -> Image.Image:
    picture = Image.new("RGBA", (width, height), (*WHITE, 255))
    picture.paste(plate, (3, 3), plate)
    return picture
