"""The table of Property as everybody sees it: the plan, the ledger, and the last play below them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.property.view import View
from render.kit.canvas import Canvas
from render.kit.frame import open_canvas
from render.kit.ground import PROPERTY
from render.kit.heads import winners, write_headline
from render.kit.theme import WIDTH, Look
from render.property import ledger, play
from render.property.labels import paint_labels
from render.property.people import names_of
from render.property.plan import (
    Plan,
    called_by,
    draw_way,
    lay_sheet,
    lift,
    name_streets,
    paint_plots,
    way_boxes,
)

HEIGHT = 1120
EDGE, HEAD, TOP = 36, 66, 112
"""The margin, the middle of the headline, and where the plan begins."""
PLAN = Plan(EDGE, TOP, 82, 78, 62)
_LEDGER = PLAN.right + 14
_WIDE = WIDTH - EDGE - _LEDGER
_ROW, _LEAST = 224, 150
"""The most points a line of the ledger is high; and below it so many hold the piles."""


def _row_height(seats: int) -> int:
    return min(_ROW, (PLAN.bottom - TOP) // seats)


@cache
def _ground(seats: int) -> Canvas:
    canvas = open_canvas(PROPERTY, HEIGHT)
    lay_sheet(canvas, PLAN)
    ledger.lay_ledger(canvas, _LEDGER, TOP, _WIDE, seats * _row_height(seats))
    return canvas


def table(view: View, look: Look) -> Canvas:
    """The table as everybody sees it."""
    canvas = _ground(view.seats).copy()
    paint_headline(canvas, view, look, [describe_turn(view, look, names) for names in all_names(view, look)])
    last = view.last
    paint_plots(canvas, view, look, PLAN)
    name_streets(canvas, PLAN, look.four_color, *called_by(last))
    if last:
        draw_way(canvas, PLAN, last.cell)
        lift(canvas, view, look, PLAN, last)
    paint_labels(canvas, view, look, PLAN, [last.cell] if last else [], ways=way_boxes(PLAN, last))
    row = _row_height(view.seats)
    ledger.paint_rows(canvas, ledger.rows_of(view, look), _LEDGER, TOP, _WIDE, row)
    low = TOP + view.seats * row
    strip = PLAN.bottom + 20, HEIGHT - EDGE
    right = WIDTH - EDGE
    if PLAN.bottom - low >= (_LEAST + 80 if play.has_words_below(view) else _LEAST):
        play.paint_piles(canvas, view, look, _LEDGER + _WIDE // 2, (low + PLAN.bottom) // 2 + 8)
    else:
        right = _LEDGER - 14
        play.paint_piles(canvas, view, look, _LEDGER + _WIDE // 2, sum(strip) // 2)
    play.paint_play(canvas, view, look, (EDGE, strip[0], right, strip[1]))
    return canvas


def paint_headline(canvas: Canvas, view: View, look: Look, choices: Sequence[str]) -> None:
    """Paint the headline: badges of those awaited or of the winners, and the first of *choices* that fits."""
    seats = view.outcome.winners if view.outcome else view.awaited
    write_headline(canvas, look, seats, choices, y=HEAD, left=EDGE, right=WIDTH - EDGE)


def all_names(view: View, look: Look) -> list[tuple[str, ...]]:
    """The names of all seats: whole, by their first word, and by letter."""
    return list(zip(*(names_of(look, seat) for seat in range(view.seats)), strict=True))


def describe_turn(view: View, look: Look, names: Sequence[str]) -> str:
    """Say whose move it is and what is asked, or who won, with these *names* by seat."""
    if view.outcome is None:
        return look.say(
            f"property-picture-{view.phase}",
            name=" & ".join(names[seat] for seat in view.awaited),
            price=view.price,
        )
    money = look.say("picture-money", money=view.outcome.scores[view.outcome.winners[0]])
    return winners(view.outcome, look, names, money)
