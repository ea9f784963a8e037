"""What a hand can play, on the plan: the streets it calls, and the cells with the numbers of their plays."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from games.cards import rank, suit
from games.property.board import is_wild
from games.property.plays import Pair
from render.kit.canvas import Box, Canvas
from render.property import signs
from render.property.effects import turns
from render.property.plan import DULL_WAY, WAY, Plan


@dataclass(frozen=True, slots=True)
class Marks:
    """The *numbers* of the plays by cell; the *columns* and *rows* to light, each with the suit of a card.

    Of a play with a 9 or 10 the best-looking cell has the number, and *arrows* that say where else it can go.
    Columns and rows are counted from 0.
    """

    numbers: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    columns: Mapping[int, int] = field(default_factory=dict)
    rows: Mapping[int, int] = field(default_factory=dict)
    arrows: Mapping[int, str] = field(default_factory=dict)


def find_marks(found: Sequence[Pair]) -> Marks:
    """The marks of the plays *found* in a hand.

    A street is lit if every play calls it, or if a 9 or 10 leaves the choice of a cell in it.
    """
    numbers: dict[int, tuple[int, ...]] = {}
    arrows: dict[int, str] = {}
    for number, pair in enumerate(found, 1):
        cell = pair.landings[0].cell
        numbers[cell] = (*numbers.get(cell, ()), number)
        arrows[cell] = max(arrows.get(cell, ""), turns(pair), key=len)
    reds = {pair.red: is_wild(pair.black) for pair in sorted(found, key=lambda pair: is_wild(pair.black))}
    blacks = {pair.black: is_wild(pair.red) for pair in sorted(found, key=lambda pair: is_wild(pair.red))}
    return Marks(numbers, _streets(reds), _streets(blacks), arrows)


def _streets(called: Mapping[int, bool]) -> dict[int, int]:
    """The streets to light of cards that are *called*, each with whether it is together with a 9 or 10."""
    return {
        rank(card) - 1: suit(card)
        for card, chosen in called.items()
        if not is_wild(card) and (chosen or len(called) == 1)
    }


def draw_streets(canvas: Canvas, plan: Plan, marks: Marks, now: bool) -> None:
    """Draw lines through the whole length of the lit streets, golden if the turn is *now*."""
    half = plan.pitch // 2
    x, y = plan.corner(56)
    for width, color in WAY if now else DULL_WAY:
        for column in marks.columns:
            middle = x + column * plan.pitch + half
            canvas.fill((middle - width, y + 4, middle + width, plan.bottom - plan.foot), color)
        for row in marks.rows:
            middle = plan.middle(8 * row)[1]
            canvas.fill(
                (plan.left + plan.gutter - 8, middle - width, x + plan.whole - 4, middle + width), color
            )


def circle_boxes(plan: Plan, marks: Marks, lone: Container[int]) -> dict[Box, str]:
    """Where the circles of the plays lie, and what is in them; *lone* plots have a badge below theirs."""
    found: dict[Box, str] = {}
    # Cells of one row lie beside each other, and numbers of one cell then below each other.
    room = plan.pitch + 10 if marks.rows else 3 * plan.pitch
    for cell, numbers in marks.numbers.items():
        x, y = plan.middle(cell)
        rows = _lines(numbers, marks.arrows.get(cell, ""), room)
        for place, words in enumerate(rows):
            width = signs.circle_width(words)
            middle = y - (22 if cell in lone else 10) + (2 * place - len(rows) + 1) * 21
            left, top = x - width // 2, middle - signs.CIRCLE // 2
            found[left, top, left + width, top + signs.CIRCLE] = words
    return found


def _lines(numbers: Sequence[int], arrows: str, room: int) -> list[str]:
    """*numbers* as the words of one circle, or of two below each other; with *arrows* after them."""
    first, *_, last = numbers if len(numbers) > 1 else (*numbers, *numbers)
    if len(numbers) > 2 and all(two == one + 1 for one, two in pairwise(numbers)):
        words, parts = f"{first}–{last}", [f"{first}", f"–{last}"]
    else:
        words = "·".join(map(str, numbers))
        parts = [f"{first}", f"{last}" if len(numbers) == 2 else "…"]
    if signs.circle_width(words + arrows) <= room or len(numbers) == 1:
        return [words + arrows]
    return [parts[0], parts[1] + arrows]


def paint_circles(canvas: Canvas, boxes: Mapping[Box, str], now: bool) -> None:
    """Paint the circles of the plays, golden if the turn is *now*."""
    for box, words in boxes.items():
        canvas.stamp(signs.circle(words, now), box[0], box[1])
