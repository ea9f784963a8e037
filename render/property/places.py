"""A player's place at the table of Property: mark, name, hand, money, purchase cards."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from games import cards
from games.property.state import WORTH
from games.property.view import View
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, draw_fine, settle, shadow
from render.kit.cards import face, height
from render.kit.ground import PROPERTY
from render.kit.heads import Head, head, open_place, write_name
from render.kit.theme import MEDIUM, Look

HEIGHT = 164
_WIDE = 800
_LINE, _FIGURE = 118, 104
WHOLE = 100
BAR, LOW, _THICK = 130, 134, 14
"""The length of the bar of the richest, the same in narrow and in wide places; its top, and its height."""
SMALL_CARD, _CARD = 44, 88


class Place(NamedTuple):
    """What a player has: *purse* is the money in words, *held* are the open cards.

    *share* is the money in parts of what the richest has, from 0 to `WHOLE`.
    """

    head: Head
    share: int
    purse: str
    held: tuple[int, ...]


def of(view: View, look: Look, seat: int, held: tuple[int, ...] | None = None) -> Place:
    """The place of *seat*, with its purchase cards, the dearest first, unless other cards are *held*."""
    if held is None:
        held = tuple(sorted(view.purchase[seat], key=lambda card: (-WORTH[card], -cards.rank(card), card)))
    money, richest = view.money[seat], max(view.money)
    share = -(-WHOLE * money // richest) if richest else 0
    return Place(
        head(view, look, seat, view.hand_sizes[seat]), share, look.say("picture-money", money=money), held
    )


@lru_cache(maxsize=96)
def sprite(place: Place, width: int, four_color: bool) -> Sprite:
    """The picture of *place*."""
    canvas, shape = open_place(PROPERTY, place.head, width, HEIGHT)
    right = width - 76
    if not place.head.out:
        right = min(right, (_wide if width > _WIDE else _narrow)(canvas, place, width, four_color))
    write_name(canvas, place.head, right, _LINE)
    return Sprite(canvas.image, shape, tuple(canvas.texts))


def _wide(canvas: Canvas, place: Place, width: int, four_color: bool) -> int:
    """Paint the money, and the cards beside name and money; return where the name has to end."""
    _money(canvas, place)
    left, room = 364, width - 444
    places = fanned(place.held, _CARD, room)
    left += (room - places[-1] - _CARD - 4) // 2
    fan(canvas, place.held, places, _CARD, left, 20, (place.head.lit, four_color))
    return left - 16


def _narrow(canvas: Canvas, place: Place, width: int, four_color: bool) -> int:
    """Paint the money and the cards below the name; return where the name has to end."""
    room = width - 48 - _money(canvas, place)
    places = fanned(place.held, SMALL_CARD, room)
    left = width - 20 - places[-1] - SMALL_CARD
    fan(canvas, place.held, places, SMALL_CARD, left, 86, (place.head.lit, four_color))
    return width


def _money(canvas: Canvas, place: Place) -> int:
    """Paint the money as a number, and below it as a bar; return how wide both are."""
    width = canvas.text(place.purse, 18, _FIGURE, MEDIUM, theme.PAPER, bold=True)
    canvas.put(_bar(BAR * place.share // WHOLE), 18, LOW)
    return max(width, BAR)


@lru_cache(maxsize=256)
def _bar(full: int) -> Image.Image:
    """A bar (RGBA) of which so many points are *full*."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for length, color in ((BAR, PROPERTY.shadow), (full, theme.PAPER)):
            if length:
                box = (0, 0, max(length, _THICK) * fine - 1, _THICK * fine - 1)
                pen.rounded_rectangle(box, _THICK * fine // 2, fill=color)

    return draw_fine(BAR, _THICK, draw)


def _changes(held: tuple[int, ...]) -> int:
    return max(0, len({cards.rank(card) for card in held}) - 1)


@lru_cache(maxsize=128)
def fanned(held: tuple[int, ...], width: int, room: int) -> tuple[int, ...]:
    """How far right of the first each card lies; if *room* is short, those of a rank close up."""
    gaps, changes = max(1, len(held) - 1), _changes(held)
    step = same = min(width + 4, (room - width) // gaps)
    if step < width * 0.7:
        step = min(round(width * 0.78), (room - width - 3 * (gaps - changes)) // max(1, changes))
        same = max(3, (room - width - step * changes) // max(1, gaps - changes))
    places = [0]
    for one, other in pairwise(map(cards.rank, held)):
        places.append(places[-1] + (same if one == other else step))
    return tuple(places)


def fan(
    canvas: Canvas,
    held: tuple[int, ...],
    places: tuple[int, ...],
    width: int,
    x: int,
    y: int,
    look: tuple[bool, bool],
) -> None:
    """Lay cards side by side on a tray, at these *places* from there; *look* is that of `_lying`."""
    for card, place in zip(held, places, strict=False):
        canvas.stamp(_lying(card, width, *look), x + place, y)


@lru_cache(maxsize=256)
def _lying(card: int, width: int, lit: bool, four_color: bool) -> Sprite:
    """A card with its shadow down right, on a tray."""
    tall = height(width)
    picture = Image.new("RGBA", (width + 4, tall + 6))
    under = shadow(width - 2, tall - 2, 3, 2, 190).crop((1, 1, width + 5, tall + 7))
    picture.paste(PROPERTY.shadow, (0, 0), under)
    picture.alpha_composite(face(card, width, four_color).picture)
    return settle(
        picture, Image.new("RGB", picture.size, PROPERTY.lit if lit else PROPERTY.raised), PROPERTY.palette
    )
