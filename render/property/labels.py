"""Whose a block is and how large: one sign on each, placed where it covers nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import ImageDraw

from games.property.board import SIDE
from games.property.view import View
from render.kit import theme
from render.kit.canvas import Box, Canvas, Sprite, draw_fine
from render.kit.ground import PROPERTY
from render.kit.lettering import measure
from render.kit.theme import MEDIUM, SMALL, Look, Seat
from render.property.people import badge, ringed
from render.property.plan import Block, Plan, blocks, find_lifted
from render.property.roofs import hard

_LARGE = 76
"""From which pitch on the letter of a lone plot is larger."""
_APART = 3
"""How far signs stay from what else lies on the plan."""


class _Place(NamedTuple):
    """The middle of a sign, and its sprite."""

    x: int
    y: int
    sprite: Sprite

    @property
    def box(self) -> Box:
        width, height = self.sprite.image.size
        return (
            self.x - width // 2,
            self.y - height // 2,
            self.x - width // 2 + width,
            self.y - height // 2 + height,
        )


def paint_labels(
    canvas: Canvas,
    view: View,
    look: Look,
    plan: Plan,
    lifts: Collection[int] = (),
    taken: Iterable[Box] = (),
    ways: Sequence[Box] = (),
) -> None:
    """Paint the sign of every block, clear of what is *taken* and away from plots that *lifts* names.

    A block with a plot beside the *ways* leaves these clear too. A plot that is lifted and alone has its sign
    on itself.
    """
    clear = ((left - _APART, top - _APART, right + _APART, low + _APART) for left, top, right, low in taken)
    used = [*clear, *(find_lifted(plan, cell) for cell in lifts)]
    for block in sorted(blocks(view), key=lambda block: len(block.cells)):
        seat, first = look.seats[block.seat], block.cells[0]
        if len(block.cells) == 1 and first in lifts and not view.mortgaged[first]:
            place = _Place(*plan.middle(first), single(seat, plan.pitch >= _LARGE))
        else:
            near = ways if _reaches_beyond(block, plan, ways) else ()
            place = _find_place(block, view, seat, plan, [*used, *near])
        used.append(place.box)
        canvas.stamp(place.sprite, place.box[0], place.box[1])


def _reaches_beyond(block: Block, plan: Plan, ways: Sequence[Box]) -> bool:
    """Whether one of the plots of *block* lies beside all *ways*."""
    corners = map(plan.corner, block.cells)
    boxes = ((x, y, x + plan.pitch, y + plan.pitch) for x, y in corners)
    return any(not any(_overlap(box, way) for way in ways) for box in boxes)


def _find_place(block: Block, view: View, seat: Seat, plan: Plan, used: list[Box]) -> _Place:
    """Where the sign of *block* stands: where it covers least of what is *used*."""
    best, least = None, 0
    left, low = plan.corner(0)[0], plan.corner(0)[1] + plan.pitch
    near = _find_near(block, plan, used)
    for x, y, sprite in _places(block, view, seat, plan):
        half, up = sprite.image.width // 2, sprite.image.height // 2
        x = min(max(x, left + half), left + plan.whole - half)
        place = _Place(x, min(max(y, low - plan.whole + up), low - up), sprite)
        own = place.box
        covered = sum([_overlap(own, box) for box in near if box[0] - 2 < own[2] and own[0] < box[2] + 2])
        if best is not None and covered >= least:
            continue
        covered += _off(own, block, plan) // 2
        if best is None or covered < least:
            best, least = place, covered
        if not covered:
            break
    assert best
    return best


def _find_near(block: Block, plan: Plan, used: Iterable[Box]) -> list[Box]:
    """Find the boxes of *used* that a sign of *block* can touch: those within one plot of it."""
    corners, pitch = [plan.corner(cell) for cell in block.cells], plan.pitch
    left, right = min(x for x, _ in corners) - pitch, max(x for x, _ in corners) + 2 * pitch
    top, low = min(y for _, y in corners) - pitch, max(y for _, y in corners) + 2 * pitch
    return [box for box in used if box[0] < right and box[2] > left and box[1] < low and box[3] > top]


def _places(block: Block, view: View, seat: Seat, plan: Plan) -> Iterable[tuple[int, int, Sprite]]:
    """Where the sign may stand, the best place first: across two plots, on one, or on a fenced one."""
    half = plan.pitch // 2
    if len(block.cells) == 1:
        x, y = plan.middle(block.cells[0])
        sprite = single(seat, plan.pitch >= _LARGE)
        up = plan.pitch // 4 if view.mortgaged[block.cells[0]] else 0
        yield x, y - up, sprite
        for across, down in ((0, 4), (-2, -2), (2, -2), (-2, 2), (2, 2)):
            yield x + across * plan.pitch // 10, y + down * plan.pitch // 10, sprite
        return
    size = len(block.cells)
    width, narrow = sized(seat, size, 46, MEDIUM), sized(seat, size, 44, SMALL)
    free = [cell for cell in block.cells if not view.mortgaged[cell]]
    for cell in free:
        if cell % SIDE < SIDE - 1 and cell + 1 in free:
            x, y = plan.middle(cell)
            yield x + half, y, width
    for cell in free or block.cells:
        yield (*plan.middle(cell), narrow)
    for cell in free or block.cells:
        if cell - SIDE in block.cells:
            x, y = plan.middle(cell)
            yield x, y + half, narrow
    for cell in block.cells:
        x, y = plan.middle(cell)
        steps = [(across, 0) for across in (-1, 1, -2, 2, -4, 4, -5, 5, -6, 6)]
        for across, down in (*steps[:2], (0, -1), (0, 1), *steps[2:]):
            yield x + across * plan.pitch // 10, y + 2 * down * plan.pitch // 10, narrow


def _off(box: Box, block: Block, plan: Plan) -> int:
    """How much of *box* lies off the plots of *block*."""
    left, top, right, low = box
    on = 0
    for cell in block.cells:
        x, y = plan.corner(cell)
        width, height = min(right, x + plan.pitch) - max(left, x), min(low, y + plan.pitch) - max(top, y)
        on += max(0, width) * max(0, height)
    return (right - left) * (low - top) - on


def _overlap(one: Box, other: Box) -> int:
    width = min(one[2], other[2]) - max(one[0], other[0]) + 2
    height = min(one[3], other[3]) - max(one[1], other[1]) + 2
    return width * height if width > 0 and height > 0 else 0


def single(seat: Seat, large: bool) -> Sprite:
    """The letter of the *seat* of a plot that stands alone."""
    return badge(seat, 48 if large else 42)


@lru_cache(maxsize=512)
def sized(seat: Seat, size: int, height: int, type_: int) -> Sprite:
    """The letter of the *seat* of a block and its *size*, on a plate *height* points high."""
    disc, number = height - 4, measure(str(size), type_, bold=True)
    width = disc + number + (16 if type_ > SMALL else 12)

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, width * fine - 1, height * fine - 1)
        pen.rounded_rectangle(box, height * fine // 2, fill=theme.PAPER, outline=theme.INK, width=3 * fine)

    plate = draw_fine(width, height, draw)
    plate.alpha_composite(ringed(seat.pattern, disc, seat.bot), (2, 2))
    sprite = hard(plate, theme.INK)
    canvas = Canvas(sprite.image, PROPERTY)
    canvas.text(seat.letter, 2 + disc // 2, height // 2, SMALL, seat.ink, bold=True, anchor="m")
    left = disc + 2 + (width - disc - 2 - (height // 8) - number) // 2
    canvas.text(str(size), left, height // 2, type_, theme.INK, bold=True)
    return Sprite(canvas.image, sprite.mask, tuple(canvas.texts))
