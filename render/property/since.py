"""What the others did since a seat's own last play, in a gold frame: one play a line, the newest last."""

from __future__ import annotations

from functools import lru_cache

from games.property.view import LastPlay, View
from render.kit import theme
from render.kit.canvas import Box, Canvas, Sprite, draw_fine
from render.kit.cards import card_height, face
from render.kit.frame import box as rounded_box
from render.kit.lettering import measure, wrap
from render.kit.theme import SMALL, Color, Look
from render.property.people import names_of
from render.property.roofs import hard

_MOST, _LEAST, _HIGH = 3, 33, 74
"""The most lines, the least height of one, and from which height on it has the cards that were played."""
_DOTS, _LETTERS = 34, 37
"""The room for the dots of several lines, and the height of a line of words."""


def plays_since(view: View) -> list[LastPlay]:
    """Return the plays that are news to the seat of *view*, those about it first; otherwise the last play."""
    plays = view.plays_since[::-1] or ((view.last,) if view.last else ())
    return sorted(plays, key=lambda play: play.owner != view.seat)


def plays_told(view: View, room: int) -> list[LastPlay]:
    """Return the plays that so much *room* can tell, in the order in which they were made.

    The last play is always one of them.
    """
    newest_first = sorted(plays_since(view), key=lambda play: play != view.last)
    plays = newest_first[: min(_MOST, (room - 12) // _LEAST)]
    if view.plays_since:
        plays.sort(key=view.plays_since.index)
    return plays


def paint_since(canvas: Canvas, view: View, look: Look, box: Box) -> None:
    """Paint the plays into *box*, as many as it has room for."""
    left, top, right, bottom = box
    plays = plays_told(view, bottom - top)
    if not plays:
        return
    height = min(bottom - top, len(plays) * 190 + 12)
    ground, edge = canvas.ground, theme.GOLD if view.plays_since else canvas.ground.line
    canvas.stamp(rounded_box(ground, right - left, height, ground.deep, edge, 5, 14), left, top)
    step = (height - 12) // len(plays)
    if len(plays) > 1:
        _paint_dots(canvas, left + 22, top + 6 + step // 2, step, len(plays))
        left += _DOTS
    for place, play in enumerate(plays):
        y = top + 6 + place * step
        newest = bool(view.plays_since) and place == len(plays) - 1
        _paint_play(canvas, view, look, play, (left + 10, y, right - 10, y + step), newest)


def _paint_dots(canvas: Canvas, x: int, y: int, step: int, count: int) -> None:
    """Paint a line downwards with a dot for every play, the newest large and golden."""
    canvas.fill((x - 2, y, x + 2, y + (count - 1) * step), canvas.ground.text)
    for place in range(count):
        dot = _dot(22, theme.GOLD) if place == count - 1 else _dot(14, canvas.ground.text)
        side = dot.image.width
        canvas.stamp(dot, x - side // 2, y + place * step - side // 2)


@lru_cache(maxsize=4)
def _dot(side: int, color: Color) -> Sprite:
    drawing = draw_fine(
        side, side, lambda pen, fine: pen.ellipse((0, 0, side * fine - 1, side * fine - 1), fill=color)
    )
    return hard(drawing, color)


def _paint_play(canvas: Canvas, view: View, look: Look, play: LastPlay, box: Box, newest: bool) -> None:
    """Paint a play: its cards if there is room, and who did what in words, golden if it is the *newest*."""
    left, top, right, bottom = box
    middle = (top + bottom) // 2
    if bottom - top >= _HIGH:
        width = min(76, (bottom - top - 14) * 5 // 7)
        for card in (play.black, play.red):
            canvas.put(face(card, width, look.four_color), left, middle - card_height(width) // 2)
            left += width + 6
        left += 8
    lines = _wrap_words(view, look, play, right - left, max(1, (bottom - top) // _LETTERS))
    ink = theme.GOLD_LIT if newest else canvas.ground.text
    for number, words in enumerate(lines):
        y = middle + (2 * number - len(lines) + 1) * _LETTERS // 2
        canvas.text(words, left, y, SMALL, ink, bold=newest)


def _wrap_words(view: View, look: Look, play: LastPlay, room: int, most: int) -> list[str]:
    """What the *play* was in at most so many lines, with names as long as they fit."""
    owner = play.seat if play.owner is None else play.owner
    reader = None if look.guest else view.seat
    told = "you" if play.seat == reader else "owner" if play.owner == reader else "other"
    lines: list[str] = []
    letters = [look.seats[seat].letter for seat in (play.seat, owner)]
    for name, other in (*zip(names_of(look, play.seat)[:2], names_of(look, owner), strict=False), letters):
        words = look.say(
            f"property-picture-since-{play.what}", told=told, name=name, owner=other, amount=play.amount
        )
        lines = wrap(words, room, SMALL, bold=True)
        if lines and len(lines) <= most and max(measure(line, SMALL, bold=True) for line in lines) <= room:
            break
    return lines[:most]
