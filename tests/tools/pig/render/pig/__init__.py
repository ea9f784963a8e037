"""The pictures of Pig: everybody's points, the last roll and what the turn has brought."""

from __future__ import annotations

from games.pig import View
from render.kit import heads, theme
from render.kit.canvas import Canvas, Sprite
from render.kit.dice import die
from render.kit.frame import EDGE, headline, open_canvas
from render.kit.ground import HOUSE
from render.kit.seats import GAP
from render.kit.theme import LARGE, MEDIUM, WIDTH, Look

_PLACE, _MIDDLE, _DIE = 150, 644, 320


def table(view: View, look: Look) -> Canvas:
    """The table as everybody sees it."""
    lower = heads.TOP + _PLACE + GAP + _MIDDLE
    canvas = open_canvas(HOUSE, lower + GAP + _PLACE + EDGE)
    headline(canvas, [heads.turn_or_winners(view, look, [look.name(seat) for seat in range(view.seats)])])
    heads.around(canvas, view.seats, lower, lambda seat, width: _place(view, look, seat, width))
    middle, y = WIDTH // 2, heads.TOP + _PLACE + 120
    canvas.put(die(view.rolled, _DIE), middle - _DIE // 2, y, shade=8)
    canvas.text(_total(view, look), middle, y + _DIE + 80, LARGE, theme.BRASS_LIT, bold=True, anchor="m")
    return canvas


hand = table
"""There are no hands: the private picture is the table."""


def describe(view: View, look: Look) -> str:
    """Describe in words what the picture shows."""
    seats = [_seat(view, look, seat) for seat in range(view.seats)]
    rolled = look.say("pig-picture-rolled", rolled=view.rolled)
    return "\n".join([heads.turn_or_winners(view, look, look.names), rolled, _total(view, look), *seats])


def _seat(view: View, look: Look, seat: int) -> str:
    if view.out[seat]:
        return heads.describe_gone(view, look, seat)
    score = look.say("pig-score", score=view.scores[seat])
    return heads.with_place(view, look, seat, f"{look.names[seat]}: {score}")


def _place(view: View, look: Look, seat: int, width: int) -> Sprite:
    top = heads.head(view, look, seat)
    canvas, shape = heads.open_place(HOUSE, top, width, _PLACE)
    heads.write_name(canvas, top, width - 76)
    if not top.out:
        points = look.say("pig-score", score=view.scores[seat])
        canvas.text(points, 22, 112, MEDIUM, theme.BRASS_LIT, bold=True)
    return Sprite(canvas.image, shape, tuple(canvas.texts))


def _total(view: View, look: Look) -> str:
    return look.say("pig-picture-total", total=view.total)
