"""The table of Monopoly Deal as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.deal.view import View
from render.deal import middle, places
from render.kit.canvas import Canvas
from render.kit.felt import EDGE, HEAD, felt, headline
from render.kit.seats import GAP, seating
from render.kit.theme import WIDTH, Look

PLACE = 400
"""How high the place of a player is at the least."""
_TOP = EDGE + HEAD
_HIGH = (1400 - _TOP - EDGE - middle.HEIGHT - 2 * GAP) // 2


@cache
def _ground(height: int) -> Canvas:
    return Canvas(felt(height))


def table(view: View, look: Look) -> Canvas:
    """The table as everybody sees it."""
    tall = PLACE if view.seats == 2 else _HIGH
    upper = _TOP + tall + GAP
    lower = upper + middle.HEIGHT + GAP
    canvas = _ground(lower + tall + EDGE).copy()
    seats = range(view.seats)
    headline(canvas, (asked(view, look, [name(seat) for seat in seats]) for name in (look.name, look.letter)))
    for seat, (x, y, width) in zip(seats, seating(len(seats), _TOP, lower), strict=True):
        canvas.stamp(places.sprite(places.of(view, look, seat), width, tall), x, y)
    middle.paint(canvas, view, look, (EDGE, upper, WIDTH - EDGE, lower - GAP))
    return canvas


def asked(view: View, look: Look, names: Sequence[str]) -> str:
    """Whose move it is and what is asked, or who won, with these *names* by seat."""
    if view.outcome:
        winners = view.outcome.winners
        name = " & ".join(names[seat] for seat in winners)
        return look.say("deal-picture-won", name=name, count=len(winners))
    if view.asked == "play":
        return look.say("deal-picture-play", name=names[view.turn], plays=view.plays)
    name = " & ".join(names[seat] for seat in view.awaited)
    return look.say(f"deal-picture-{view.asked}", name=name)
