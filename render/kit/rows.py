"""A hand in rows, every card with its number."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import height
from render.kit.felt import EDGE
from render.kit.seats import disc
from render.kit.theme import MEDIUM, WIDTH

BELOW = 62
"""The room that numbers take below their cards."""


def numbered(
    canvas: Canvas,
    rows: Sequence[Sequence[int]],
    wide: int,
    top: int,
    line: int,
    lay: Callable[[int, int, int, int], None],
) -> None:
    """Lay cards *wide* in *rows* from *top* on, each row a *line* high; they are numbered from 1 on.

    *lay* lays a card with its left upper corner at x and y; the next one lies so far to its right.
    """
    number, room = 0, WIDTH - 2 * EDGE
    for y, row in zip(range(top, top + line * len(rows), line), rows, strict=True):
        step = min(wide + 16, (room - wide) // max(1, len(row) - 1))
        x = (WIDTH - step * (len(row) - 1) - wide) // 2
        with canvas.soft((EDGE - 18, y - 18, WIDTH - EDGE + 18, y + line)):
            for card in row:
                number += 1
                lay(card, x, y, step)
                middle, below = x + min(step, wide) // 2, y + height(wide) + 14
                canvas.put(disc(48, theme.BRASS, theme.BRASS_SHADE), middle - 24, below - 24)
                canvas.text(str(number), middle, below, MEDIUM, theme.INK, bold=True, anchor="m")
                x += step
