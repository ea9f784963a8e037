"""The table of Monopoly Deal as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.deal.view import View
from render.deal import middle, places
from render.kit.canvas import Canvas
from render.kit.frame import EDGE, headline, open_canvas
from render.kit.ground import DEAL
from render.kit.heads import TOP, around
from render.kit.seats import GAP
from render.kit.theme import WIDTH, Look

PLACE = 400
"""How high the place of a player is at least."""
_HIGH = (1400 - TOP - EDGE - middle.HEIGHT - 2 * GAP) // 2


@cache
def _ground(height: int) -> Canvas:
    return open_canvas(DEAL, height)


def table(view: View, look: Look) -> Canvas:
    """The table as everybody sees it."""
    tall = PLACE if view.seats == 2 else _HIGH
    upper = TOP + tall + GAP
    lower = upper + middle.HEIGHT
    canvas = _ground(lower + GAP + tall + EDGE).copy()
    names = ([name(seat) for seat in range(view.seats)] for name in (look.name, look.letter))
    headline(canvas, (asked(view, look, each) for each in names))
    around(
        canvas, view.seats, lower, lambda seat, width: places.sprite(places.of(view, look, seat), width, tall)
    )
    middle.paint(canvas, view, look, (EDGE, upper, WIDTH - EDGE, lower))
    return canvas


def asked(view: View, look: Look, names: Sequence[str]) -> str:
    """Whose move it is and what is asked, or who won, with these *names* by seat."""
    if view.outcome:
        winners = view.outcome.winners
        name = " & ".join(names[seat] for seat in winners)
        return look.say("deal-picture-won", name=name, count=len(winners))
    name = " & ".join(names[seat] for seat in view.awaited)
    if view.asked == "play":
        return look.say("deal-picture-play", name=name, plays=view.plays)
    return look.say(f"deal-picture-{view.asked}", name=name)
