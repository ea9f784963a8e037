"""The table of Property as everybody sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from PIL import Image

from games.property.view import View
from render import theme
from render.canvas import Canvas, fitting
from render.felt import felt
from render.property import board, places, side
from render.theme import LARGE, MEDIUM, SMALL, WIDTH, Look

EDGE = 42
HEAD = 66
HEIGHT = EDGE + HEAD + 2 * (places.HEIGHT + 14) + board.SIZE + EDGE
_TOP = EDGE + HEAD
_BOARD = _TOP + places.HEIGHT + 14
_SIDE = (EDGE + board.SIZE + 18, _BOARD, WIDTH - EDGE, _BOARD + board.SIZE)


@cache
def _ground(four_colour: bool) -> Canvas:
    canvas = Canvas(felt(HEIGHT))
    board.lay(canvas, EDGE, _BOARD, four_colour)
    side.lay(canvas, _SIDE)
    return canvas


def paint(view: View, look: Look) -> Canvas:
    """Paint the table."""
    canvas = _ground(look.four_colour).copy()
    seats = range(len(view.money))
    headline(canvas, (asked(view, look, [name(seat) for seat in seats]) for name in (look.name, look.letter)))
    for seat, (x, y, width) in zip(seats, _seating(len(seats)), strict=True):
        canvas.stamp(places.sprite(places.of(view, look, seat), width, look.four_colour), x, y)
    board.paint(canvas, view, EDGE, _BOARD)
    side.paint(canvas, view, look, _SIDE)
    return canvas


def table(view: View, look: Look) -> Image.Image:
    """The table as everybody sees it."""
    return paint(view, look).image


def asked(view: View, look: Look, names: Sequence[str]) -> str:
    """Whose move it is and what is asked, or who won, with these *names* by seat."""
    if view.outcome is None:
        return look.say(f"property-picture-{view.asked}", name=names[view.turn], price=view.price)
    winners = view.outcome.winners
    return look.say(
        "property-picture-won",
        name=" & ".join(names[seat] for seat in winners),
        count=len(winners),
        money=look.say("picture-money", money=view.outcome.scores[winners[0]]),
    )


def headline(canvas: Canvas, choices: Iterable[str]) -> None:
    """The line at the top: the first of *choices* that fits."""
    words, size = fitting(choices, (LARGE, MEDIUM, SMALL), WIDTH - 2 * EDGE, bold=True)
    canvas.text(words, WIDTH // 2, EDGE + HEAD // 2 - 8, size, theme.PAPER, bold=True, anchor="m")


@cache
def _seating(seats: int) -> list[tuple[int, int, int]]:
    """For each seat where its place is, left and top, and how wide: clockwise from the lower left."""
    above = seats // 2 if seats != 5 else 3
    found = []
    for number, top in ((above, _TOP), (seats - above, _BOARD + board.SIZE + 14)):
        step = (WIDTH - 2 * EDGE + 14) // number
        found.append([(EDGE + place * step, top, step - 14) for place in range(number)])
    upper, (first, *lower) = found
    return [first, *upper, *reversed(lower)]
