"""The table of Property as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.property.view import View
from render.kit.canvas import Canvas
from render.kit.frame import EDGE, headline, open_canvas
from render.kit.ground import PROPERTY
from render.kit.heads import TOP, around, winners
from render.kit.seats import GAP
from render.kit.theme import WIDTH, Look
from render.property import board, places, side

HEIGHT = TOP + 2 * (places.HEIGHT + GAP) + board.SIZE + EDGE
_BOARD = TOP + places.HEIGHT + GAP
_SIDE = (EDGE + board.SIZE + 18, _BOARD, WIDTH - EDGE, _BOARD + board.SIZE)


@cache
def _ground(four_color: bool, played: bool) -> Canvas:
    canvas = open_canvas(PROPERTY, HEIGHT)
    board.lay(canvas, EDGE, _BOARD, four_color)
    side.lay(canvas, _SIDE, played)
    return canvas


def table(view: View, look: Look) -> Canvas:
    """The table as everybody sees it."""
    canvas = _ground(look.four_color, view.last is not None).copy()
    seats = range(view.seats)
    headline(canvas, (asked(view, look, [name(seat) for seat in seats]) for name in (look.name, look.letter)))
    around(
        canvas,
        view.seats,
        _BOARD + board.SIZE,
        lambda seat, width: places.sprite(places.of(view, look, seat), width, look.four_color),
    )
    board.paint(canvas, view, look, EDGE, _BOARD)
    side.paint(canvas, view, look, _SIDE)
    return canvas


def asked(view: View, look: Look, names: Sequence[str]) -> str:
    """Whose move it is and what is asked, or who won, with these *names* by seat."""
    if view.outcome is None:
        return look.say(
            f"property-picture-{view.asked}",
            name=" & ".join(names[seat] for seat in view.awaited),
            price=view.price,
        )
    money = look.say("picture-money", money=view.outcome.scores[view.outcome.winners[0]])
    return winners(view.outcome, look, names, money)
