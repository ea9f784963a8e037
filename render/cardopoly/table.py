"""The table of Cardopoly as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PIL import Image

from games.cardopoly.view import View
from render.cardopoly import board, middle, places, side
from render.cardopoly.ring import HEIGHT as BOARD
from render.cardopoly.ring import ring
from render.kit.canvas import Canvas
from render.kit.felt import EDGE, HEAD, felt, headline
from render.kit.seats import GAP, seating
from render.kit.theme import WIDTH, Look

HEIGHT = EDGE + HEAD + 2 * (places.HEIGHT + GAP) + BOARD + EDGE
_UPPER = EDGE + HEAD
_BOARD = _UPPER + places.HEIGHT + GAP
_LOWER = _BOARD + BOARD + GAP


@cache
def _ground() -> Image.Image:
    return felt(HEIGHT)


def table(view: View, look: Look) -> Canvas:
    """The table as everybody sees it."""
    canvas = Canvas(_ground().copy())
    seats = range(view.seats)
    headline(canvas, (asked(view, look, [name(seat) for seat in seats]) for name in (look.name, look.letter)))
    for seat, (x, y, width) in zip(seats, seating(view.seats, _UPPER, _LOWER), strict=True):
        canvas.stamp(places.sprite(places.of(view, look, seat), width, look.four_colour), x, y)
    board.paint(canvas, view, EDGE, _BOARD, look.four_colour)
    round_ = ring(len(view.board))
    left, top, right, bottom = round_.inside
    middle.paint(canvas, view, look, (EDGE + left, _BOARD + top, EDGE + right, _BOARD + bottom))
    side.paint(canvas, view, look, (EDGE + round_.width + GAP, _BOARD, WIDTH - EDGE, _BOARD + BOARD))
    return canvas


def asked(view: View, look: Look, names: Sequence[str]) -> str:
    """Whose move it is and what is asked, or who won, with these *names* by seat."""
    if view.outcome is not None:
        winners = view.outcome.winners
        name = " & ".join(names[seat] for seat in winners)
        return look.say("cardopoly-picture-won", name=name, count=len(winners))
    name = ", ".join(names[seat] for seat in view.awaited)
    asks = "trade" if view.trade else view.asked
    return look.say(f"cardopoly-picture-ask-{asks}", name=name, count=len(view.awaited))
