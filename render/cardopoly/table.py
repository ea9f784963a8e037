"""The table of Cardopoly as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence

from games.cardopoly.view import View
from render.cardopoly import board, middle, places, side
from render.cardopoly.ring import HEIGHT as BOARD
from render.cardopoly.ring import ring
from render.kit.canvas import Canvas
from render.kit.frame import EDGE, headline, open_canvas
from render.kit.ground import CARDOPOLY
from render.kit.heads import TOP, around, winners
from render.kit.seats import GAP
from render.kit.theme import WIDTH, Look

_BOARD = TOP + places.HEIGHT + GAP
_LOWER = _BOARD + BOARD
HEIGHT = _LOWER + GAP + places.HEIGHT + EDGE


def table(view: View, look: Look) -> Canvas:
    """The table as everybody sees it."""
    canvas = open_canvas(CARDOPOLY, HEIGHT)
    names = ([name(seat) for seat in range(view.seats)] for name in (look.name, look.letter))
    headline(canvas, (asked(view, look, each) for each in names))
    around(
        canvas,
        view.seats,
        _LOWER,
        lambda seat, width: places.sprite(places.of(view, look, seat), width, look.four_color),
    )
    board.paint(canvas, view, EDGE, _BOARD, look)
    round_ = ring(len(view.board))
    left, top, right, bottom = round_.inside
    middle.paint(canvas, view, look, (EDGE + left, _BOARD + top, EDGE + right, _BOARD + bottom))
    side.paint(canvas, view, look, (EDGE + round_.width + GAP, _BOARD, WIDTH - EDGE, _BOARD + BOARD))
    return canvas


def asked(view: View, look: Look, names: Sequence[str]) -> str:
    """Whose move it is and what is asked, or who won, with these *names* by seat."""
    if view.outcome is not None:
        return winners(view.outcome, look, names)
    name = ", ".join(names[seat] for seat in view.awaited)
    asks = "trade" if view.trade else view.asked
    return look.say(f"cardopoly-picture-ask-{asks}", name=name, count=len(view.awaited))
