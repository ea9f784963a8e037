"""The properties in front of a player: every set a fan of cards, the full ones framed in brass."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import islice

from PIL import Image, ImageDraw

from games.deal.cards import COLORS, SIZE
from games.deal.view import Group
from render.deal.faces import lying, millions
from render.kit import deeds, emblems, theme
from render.kit.canvas import Canvas, Sprite, draw_fine
from render.kit.cards import height
from render.kit.deeds import Deed, fan, strip
from render.kit.ground import DEAL
from render.kit.signs import sign
from render.kit.theme import SMALL, Look, mix

_GAP, _CLOSE = 8, 4
_SIZES = (
    *((width, strip(width), _GAP) for width in (132, 120, 110, 104, 96, 88)),
    *((width, 18, _GAP) for width in (96, 88, 80, 72, 64)),
    (58, 14, _CLOSE),
)
"""How large cards may be, how much of a covered one is seen, and how far apart sets are; the best first."""
_BEHIND, _LEAST = 3, 56
_FRAME, _SHADE = 5, 9


@dataclass(frozen=True, slots=True)
class Set:
    """Cards of a color, the front one last; how many make it full, what they charge, what is built."""

    cards: tuple[Deed, ...]
    color: int
    rent: str
    full: bool
    houses: str


def of(group: Group, look: Look) -> Set:
    """How *group* is shown: wilds lie at the back, so that the front card tells the color."""
    cards = sorted(group.cards, key=lambda card: -len(COLORS[card]))
    houses = ("h" if group.house is not None else "") + ("t" if group.hotel is not None else "")
    return Set(
        cards=tuple(lying(card, group.color, look) for card in cards),
        color=group.color,
        rent=millions(group.rent, look),
        full=group.full,
        houses=houses,
    )


def lay(canvas: Canvas, sets: tuple[Set, ...], x: int, y: int, room: int, tall: int, lit: bool) -> None:
    """Lay *sets* in rows into *room* by *tall* points of a tray, *lit* or not, as large as they fit.

    Without any, the places of three are shown; where there are too many, those of a color lie together.
    """
    if not sets:
        width = min(132 if room > 500 else 96, tall * 5 // 7, (room - 2 * _GAP) // 3)
        for place in range(3 if width >= _LEAST else 0):
            canvas.put(_place(width), x + place * (width + _GAP), y)
        return
    for each in (sets, together(sets)):
        for width, step, gap in _SIZES:
            rows = _rows(each, (room + gap) // (width + gap))
            tops = [_tall(row, width, step) + gap for row in rows]
            if sum(tops) - gap <= tall:
                for row, deep in zip(rows, tops, strict=True):
                    for place, one in enumerate(row):
                        piece = _sprite(one, width, step, lit)
                        canvas.stamp(piece, x + place * (width + gap) - _FRAME, y - _FRAME)
                    y += deep
                return


def together(sets: tuple[Set, ...]) -> tuple[Set, ...]:
    """One set of each color, with all its cards."""
    best: dict[int, Set] = {}
    for each in sorted(sets, key=lambda each: (each.color, not each.full)):
        one = best.setdefault(each.color, each)
        if one is not each:
            best[each.color] = replace(one, cards=(*each.cards, *one.cards))
    return tuple(best.values())


def _tall(row: tuple[Set, ...], width: int, step: int) -> int:
    behind = max(len(each.cards) for each in row) - 1
    return height(width) + step * min(behind, _BEHIND)


def _rows(sets: tuple[Set, ...], across: int) -> list[tuple[Set, ...]]:
    rest = iter(sets)
    return list(iter(lambda: tuple(islice(rest, across)), ()))


@lru_cache(maxsize=384)
def _sprite(each: Set, width: int, step: int, lit: bool) -> Sprite:
    """A set on its tray, with a margin of `_FRAME` to the left and above, otherwise of `_SHADE`."""
    behind = min(len(each.cards) - 1, _BEHIND)
    size = width + _FRAME + _SHADE, height(width) + step * behind + _FRAME + _SHADE
    canvas = Canvas(DEAL.palette.index(Image.new("RGB", size, DEAL.lit if lit else DEAL.raised)), DEAL)
    _lay(canvas, each, _FRAME, _FRAME, width, step)
    return Sprite(canvas.image, _mask(size, each.full), tuple(canvas.texts))


@cache
def _mask(size: tuple[int, int], full: bool) -> Image.Image:
    """Where a set covers its tray: what lies to the left keeps its shadow, unless there is a frame."""
    mask = Image.new("L", size, 255)
    if not full:
        mask.paste(0, (0, 0, _FRAME, size[1]))
    return mask


def _lay(canvas: Canvas, each: Set, x: int, y: int, width: int, step: int) -> None:
    tall = fan(canvas, each.cards[-1 - _BEHIND :], width, x, y, step)
    share = f"{len(each.cards)}/{SIZE[each.color]}"
    top, low = y + tall - height(width) + strip(width), y + tall - 4
    roomy = low - top >= 80
    middle = (top + low) // 2 - (20 if roomy else 0)
    if each.houses:
        plate = emblems.coin(max(46, 30 * len(each.houses) + 16))
        canvas.put(plate, x + (width - plate.width) // 2, middle - 20)
        for place, kind in enumerate(each.houses):
            name, color = ("house", theme.GREEN) if kind == "h" else ("hotel", theme.RED)
            left = x + width // 2 - 15 * len(each.houses) + 30 * place + 1
            canvas.put(sign(name, 28, color), left, middle - 14)
    elif each.full:
        deeds.coin(canvas, share, x + (width + 63) // 2, middle)
    else:
        canvas.text(share, x + width // 2, middle, SMALL, theme.INK, bold=True, anchor="m")
    if roomy:
        canvas.text(each.rent, x + width // 2, middle + 41, SMALL, theme.INK, anchor="m")
    if each.full:
        canvas.put(_frame(width, tall), x - _FRAME, y - _FRAME)


@cache
def _frame(width: int, tall: int) -> Image.Image:
    """The brass around a full set (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for inset, color, line in ((0, theme.BRASS_SHADE, 7), (1, theme.BRASS, 5), (2, theme.BRASS_LIT, 2)):
            box = [part * fine for part in (inset, inset, width + 9 - inset, tall + 9 - inset)]
            pen.rounded_rectangle(box, (9 - inset) * fine, outline=color, width=line * fine)

    return draw_fine(width + 2 * _FRAME, tall + 2 * _FRAME, draw)


@cache
def _place(width: int) -> Image.Image:
    """Where a set may come to lie (RGBA)."""
    faint = mix(DEAL.lit, theme.PAPER, 1 / 6)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, width * fine - 1, height(width) * fine - 1)
        pen.rounded_rectangle(box, 7 * fine, outline=faint, width=3 * fine)

    picture = draw_fine(width, height(width), draw)
    star = sign("star", 44, faint)
    picture.alpha_composite(star, ((width - 44) // 2, (height(width) - 44) // 2))
    return picture
