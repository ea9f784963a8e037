"""The last action in one line, for the picture of a hand: who did it, a path of gold, and the cards."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.monopoly.view import Last, View
from render.kit import paths
from render.kit.canvas import Canvas
from render.kit.cards import back
from render.kit.frame import EDGE
from render.kit.ground import MONOPOLY
from render.kit.heads import short_names
from render.kit.lettering import measure
from render.kit.seats import mark
from render.kit.theme import SMALL, WIDTH, Look
from render.monopoly.cards import chip
from render.monopoly.faces import card
from render.monopoly.table import TRADES, find_actor, find_new, other

HEIGHT = 66
"""How high the line is."""
_CHIP, _BACK = (44, 58), 38
_MARK, _PATH, _APART = 54, 92, 12
_LEFT, _RIGHT = EDGE + 4, WIDTH - EDGE - 4


def put_last(canvas: Canvas, view: View, last: Last, look: Look, top: int) -> None:
    """Paint the *last* action in the middle of a line below *top*."""
    trades, actor = last.what in TRADES, find_actor(last)
    words = look.say("monopoly-picture-last-trade" if trades else f"monopoly-picture-last-{last.what}")
    partner = other(view, last) if trades else None
    pile = look.say("monopoly-picture-pile", number=last.pile + 1) if trades and partner is None else ""
    drawn = (last.what in ("draw", "grow")) and not view.six
    given, got = (_paint_chips(view, held, look) for held in (find_new(view, last).cards, last.got))
    got = [back(MONOPOLY, _BACK)] * drawn + got
    plus = measure("+", SMALL, bold=True) + _APART if last.what == "out" and got else 0
    arrow = _PATH + _APART if trades or given or got else 0

    name = partner_name = ""
    fixed = measure(words, SMALL, bold=True) + arrow + plus
    fixed += (_MARK + _APART) * ((actor is not None) + (partner is not None))
    fixed += measure(pile, SMALL, bold=True) + _APART if pile else 0
    count = len(given) + len(got)
    room = _RIGHT - _LEFT - fixed - 3 * _APART - (_CHIP[0] + 4) * count
    if actor is not None:  # names only where nothing has to be narrower for them
        sides = [actor] if partner is None else [actor, partner]
        both = [short_names(look, seat)[0] for seat in sides]
        wide = sum(measure(each, SMALL, bold=True) + _APART for each in both)
        if wide <= room:
            name, partner_name, fixed = both[0], both[1] if len(both) > 1 else "", fixed + wide
    step = min(_CHIP[0] + 4, (_RIGHT - _LEFT - fixed - 3 * _APART) // max(1, count))
    x = (_LEFT + _RIGHT - fixed - step * count - _APART * (bool(given) + bool(got))) // 2
    y = top + HEIGHT // 2

    if actor is not None:
        mark(canvas, look.seats[actor], x + _MARK // 2, y, bool(view.out[actor]), _MARK)
        x += _MARK + _APART
    if name:
        x += canvas.text(name, x, y, SMALL, MONOPOLY.text, bold=True) + _APART
    x += canvas.text(words, x, y, SMALL, MONOPOLY.text, bold=True) + _APART
    if trades:
        x = _put_chips(canvas, given, x, y, step) + _APART
        paths.path(canvas, [(x, y - 16), (x + _PATH - 12, y - 16)], line=6)
        paths.path(canvas, [(x + _PATH - 12, y + 16), (x, y + 16)], line=6)
        x = _put_chips(canvas, got, x + _PATH, y, step) + _APART
    elif arrow:
        paths.path(canvas, [(x, y), (x + _PATH - 12, y)], line=6)
        x = _put_chips(canvas, given, x + _PATH, y, step) + _APART * bool(given)
        if plus:
            x += canvas.text("+", x, y, SMALL, MONOPOLY.text, bold=True) + _APART
        _put_chips(canvas, got, x, y, step)
    if partner is not None:
        mark(canvas, look.seats[partner], x + _MARK // 2, y, bool(view.out[partner]), _MARK)
        if partner_name:
            canvas.text(partner_name, x + _MARK + _APART, y, SMALL, MONOPOLY.text, bold=True)
    elif pile:
        canvas.text(pile, x, y, SMALL, MONOPOLY.text, bold=True)


def _paint_chips(view: View, held: Sequence[int], look: Look) -> list[Image.Image]:
    return [chip(card(each, view.edition, look), *_CHIP) for each in held]


def _put_chips(canvas: Canvas, held: Sequence[Image.Image], x: int, y: int, step: int) -> int:
    """Put chips and backs side by side from *x* on; return where they end."""
    for place, each in enumerate(held):
        canvas.put(each, x + step * place, y - each.height // 2)
    return x + step * len(held)
