"""The small ring of Cardopoly above a pocket: three rows of properties with their rents, the Start marked."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image, ImageDraw

from games.cardopoly.state import START
from games.cardopoly.view import Space, View
from render.cardopoly.deeds import face
from render.kit import theme
from render.kit.canvas import Box, Canvas, draw_fine, round_mask
from render.kit.frame import EDGE
from render.kit.lettering import measure
from render.kit.seats import medal, pattern
from render.kit.theme import SMALL, WIDTH, Color, Look, Seat

_ROOM = WIDTH - 2 * EDGE
_GAP = 8
_TALL, _BAND = 122, 38
_TOKEN = 46
_PLATE, _DIGIT = 32, 18
HEIGHT = 3 * _TALL + 2 * _GAP


def _width(columns: int) -> int:
    return (_ROOM - (columns - 1) * _GAP) // columns


def corner(space: int, spaces: int) -> tuple[int, int]:
    """The column and the row of *space*: clockwise from the lower left, as on the table."""
    last = spaces // 2 - 2
    if space < 2:
        return 0, 2 - space
    if space <= last + 2:
        return space - 2, 0
    return (last, 1) if space == last + 3 else (2 * last + 4 - space, 2)


def paint(canvas: Canvas, view: View, look: Look, top: int) -> Box:
    """Paint the ring from *top* on; what is free within it is returned."""
    spaces = len(view.board)
    wide = _width(spaces // 2 - 1)
    for number, place in enumerate(view.board):
        column, row = corner(number, spaces)
        x, y = EDGE + column * (wide + _GAP), top + row * (_TALL + _GAP)
        owner = look.seats[place.owner] if place.owner >= 0 else None
        canvas.put(_tile(place, owner and owner.pattern, number == START, wide, look.four_color), x, y)
        _band(canvas, look, place, owner, number == START, (x, y + _TALL - _BAND, wide))
        standing = [seat for seat in range(view.seats) if view.places[seat] == number and not view.out[seat]]
        _tokens(canvas, [look.seats[seat] for seat in standing], x + wide, y)
        if ("cardopoly", place.card) in look.fresh:
            canvas.put(_frame(wide, theme.BLUE), x - 6, y - 6)
        if view.seat in standing:
            canvas.put(_frame(wide, theme.BRASS_LIT), x - 6, y - 6)
    left = EDGE + wide + _GAP
    return left, top + _TALL + _GAP, WIDTH - left, top + 2 * _TALL + _GAP


@lru_cache(maxsize=160)
def _tile(place: Space, owner: int | None, start: bool, wide: int, four_color: bool) -> Image.Image:
    """The upper part of a property's card, and below it its owner's band in that color of `SEATS`."""
    picture = Image.new("RGBA", (wide, _TALL))
    card = face(place.card, wide, four_color).picture.crop((0, 0, wide, _TALL))
    picture.paste(card, (0, 0))
    if place.mortgaged and owner is not None:
        pale = Image.new("RGBA", picture.size, (*theme.PAPER_EDGE, 255))
        picture = Image.blend(picture, pale, 0.55)
    band = Image.new("RGB", (wide, _BAND), theme.BRASS if start else theme.PAPER_EDGE)
    if owner is not None and not start:
        band = pattern(owner, wide, 16).crop((0, 0, wide, _BAND))
    picture.paste(band, (0, _TALL - _BAND))
    picture.putalpha(round_mask(wide, _TALL, 10))
    return picture


def _band(
    canvas: Canvas, look: Look, place: Space, owner: Seat | None, start: bool, at: tuple[int, int, int]
) -> None:
    """Whose *place* is, what it charges, and that it is the Start; *at*: its left and top, and how wide."""
    x, y, wide = at
    low = y + _BAND // 2
    right = x + wide
    if owner:
        canvas.put(medal(owner.pattern, _BAND), x + 4, y)
        canvas.text(owner.letter, x + 4 + _BAND // 2, low, SMALL, owner.ink, bold=True, anchor="m")
        if not place.mortgaged:
            rent = str(place.rent)
            plate = _plate(len(rent), len(place.claims) > 1)
            right -= plate.width + 4
            canvas.put(plate, right, low - _PLATE // 2)
            canvas.text(rent, right + plate.width // 2, low, SMALL, theme.INK, bold=True, anchor="m")
    if start:
        left = x + 4 + (_BAND if owner else 0)
        words = look.say("cardopoly-picture-start")
        if measure(words, SMALL, bold=True) <= right - left:
            canvas.text(words, (left + right) // 2, low, SMALL, theme.INK, bold=True, anchor="m")
        else:
            canvas.put(_flag(), (left + right) // 2 - 13, y + 2)


@lru_cache(maxsize=4)
def _plate(digits: int, expanded: bool) -> Image.Image:
    """The ground of a rent; of brass if it is higher by expansions (RGBA)."""
    wide = 16 + _DIGIT * digits
    fill = theme.BRASS if expanded else theme.PAPER_LIT

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, wide * fine - 1, _PLATE * fine - 1)
        pen.rounded_rectangle(box, 7 * fine, fill=fill, outline=theme.INK, width=2 * fine)

    return draw_fine(wide, _PLATE, draw)


@cache
def _flag() -> Image.Image:
    """The sign of the Start where its word has no room (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        pen.polygon([part * fine for part in (5, 2, 26, 10, 5, 19)], fill=theme.RED)
        pen.line([part * fine for part in (4, 1, 4, 34)], fill=theme.INK, width=4 * fine)

    return draw_fine(28, 34, draw)


def _tokens(canvas: Canvas, standing: list[Seat], right: int, top: int) -> None:
    step = _TOKEN + 2 if len(standing) < 3 else 30
    for place, seat in enumerate(reversed(standing)):
        x, y = right - 4 - _TOKEN - place * step, top + 6
        canvas.put(medal(seat.pattern, _TOKEN), x, y)
        canvas.text(
            seat.letter,
            x + _TOKEN // 2,
            y + _TOKEN // 2,
            SMALL,
            seat.ink,
            bold=True,
            anchor="m",
        )


@lru_cache(maxsize=4)
def _frame(wide: int, color: Color) -> Image.Image:
    """What stands out around a property: that the seat of the view is there, or has news of it."""
    width, tall = wide + 12, _TALL + 12
    return draw_fine(
        width,
        tall,
        lambda pen, fine: pen.rounded_rectangle(
            (0, 0, width * fine - 1, tall * fine - 1), 14 * fine, outline=color, width=8 * fine
        ),
    )
