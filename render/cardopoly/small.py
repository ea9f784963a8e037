"""The ring of Cardopoly small, as it lies above a pocket: three rows of properties, the Start marked."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.cardopoly.state import START
from games.cardopoly.view import Space, View
from render.cardopoly.deeds import face
from render.kit import theme
from render.kit.canvas import Box, Canvas, drawn, rounded
from render.kit.felt import EDGE
from render.kit.seats import medal, pattern
from render.kit.theme import SMALL, WIDTH, Colour, Look, Seat

_ROOM = WIDTH - 2 * EDGE
_GAP = 8
_TALL, _BAND = 122, 38
_TOKEN = 46
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
        canvas.put(_tile(place, owner and owner.pattern, number == START, wide, look.four_colour), x, y)
        _words(canvas, look, owner, number, x, y, wide)
        standing = [seat for seat in range(view.seats) if view.places[seat] == number and not view.out[seat]]
        _tokens(canvas, [look.seats[seat] for seat in standing], x + wide, y)
        if ("cardopoly", place.card) in look.fresh:
            canvas.put(_frame(wide, theme.BLUE), x - 6, y - 6)
        if view.seat in standing:
            canvas.put(_frame(wide, theme.BRASS_LIT), x - 6, y - 6)
    left = EDGE + wide + _GAP
    return left, top + _TALL + _GAP, WIDTH - left, top + 2 * _TALL + _GAP


@lru_cache(maxsize=160)
def _tile(place: Space, owner: int | None, start: bool, wide: int, four_colour: bool) -> Image.Image:
    """The upper part of a property's card, and below it its owner's band in that colour of `SEATS`."""
    picture = Image.new("RGBA", (wide, _TALL))
    card = face(place.card, wide, four_colour).picture.crop((0, 0, wide, _TALL))
    picture.paste(card, (0, 0))
    if place.mortgaged and owner is not None:
        pale = Image.new("RGBA", picture.size, (*theme.PAPER_EDGE, 255))
        picture = Image.blend(picture, pale, 0.55)
    band = Image.new("RGB", (wide, _BAND), theme.BRASS if start else theme.PAPER_EDGE)
    if owner is not None and not start:
        band = pattern(owner, wide, 16).crop((0, 0, wide, _BAND))
    picture.paste(band, (0, _TALL - _BAND))
    picture.putalpha(rounded(wide, _TALL, 10))
    return picture


def _words(canvas: Canvas, look: Look, owner: Seat | None, number: int, x: int, y: int, wide: int) -> None:
    """Whose it is, and that it is the Start."""
    low = y + _TALL - _BAND // 2
    if owner:
        canvas.put(medal(owner.pattern, 38), x + 4, low - 19)
        canvas.text(owner.letter, x + 23, low, SMALL, owner.ink, bold=True, anchor="m")
    if number == START:
        words = look.say("cardopoly-picture-start")
        middle = x + (wide + (42 if owner else 0)) // 2
        canvas.text(words, middle, low, SMALL, theme.INK, bold=True, anchor="m")


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
def _frame(wide: int, colour: Colour) -> Image.Image:
    """What stands out around a property: that the seat of the view is there, or has news of it."""
    width, tall = wide + 12, _TALL + 12
    return drawn(
        width,
        tall,
        lambda pen, fine: pen.rounded_rectangle(
            (0, 0, width * fine - 1, tall * fine - 1), 14 * fine, outline=colour, width=8 * fine
        ),
    )
