"""The private picture of Monopoly: The Card Game: the cards by groups, what is missing, and where it lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.kit.seats import next_seat
from games.monopoly.cards import COLOR, COLORS, MEMBERS, full_size
from games.monopoly.going_out.proposal import order_of, proposal, worth
from games.monopoly.going_out.ways import Plan
from games.monopoly.view import View
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, draw_fine
from render.kit.cards import card_height
from render.kit.frame import EDGE, RIM, box, headline, open_canvas
from render.kit.glyphs import chip as group_chip
from render.kit.glyphs import glyph
from render.kit.ground import MONOPOLY
from render.kit.heads import TOP, short_names
from render.kit.lettering import fit, measure
from render.kit.numbers import ROOM, number
from render.kit.seats import mark
from render.kit.theme import BRASS, BRASS_SHADE, GROUPS, INK, LARGE, MEDIUM, SMALL, WIDTH, Look
from render.monopoly import laid, places
from render.monopoly.cards import chip, lay
from render.monopoly.faces import card, money
from render.monopoly.last import HEIGHT as LAST_HEIGHT
from render.monopoly.last import put_last
from render.monopoly.table import describe_turn, find_choice, hands

_ROOM = WIDTH - 2 * EDGE
_WIDE, _NARROW = 160, 148
"""How wide cards in plain rows are: in at most `_ROWS` of them, and in more."""
_SIZES = ((_WIDE, 56), (_NARROW, 56), (_NARROW, 46))
"""How wide cards in trays may be, and the ghosts of missing ones."""
_PAD, _HEAD, _GAP, _APART = 10, 46, 10, 8
_ROWS = 2
"""The most rows of trays; more cards lie in plain rows."""
_MOST, _MOST_ROWS = 6, 4
"""In plain rows: how many cards lie in a row before they cover each other, and how many rows there are."""
_PILES, _CHIP, _TOP_CHIP = 82, (42, 58), (60, 74)
"""How high the strip of the trade piles is, and how large their cards and the top ones are there."""
_FOOT, _BAR, _PROGRESS = 128, 58, 54
_BADGE, _BADGES_APART = 42, 44
"""How large badges on the score bar are, and how far apart at least, so that none covers another."""


@dataclass(frozen=True, slots=True)
class Tray:
    """Cards of one *color* by place and card, or a single card without a color (-1).

    *missing* are the other properties of a color that isn't full.
    """

    color: int
    held: tuple[tuple[int, int], ...]
    missing: tuple[int, ...] = ()

    def width(self, card: int, ghost: int) -> int:
        """How wide the tray is, with cards *card* wide and missing ones *ghost* wide."""
        cards = (card + _APART) * len(self.held) + (ghost + _APART) * bool(self.missing) - _APART
        return cards + 2 * _PAD if self.color >= 0 else cards


class Packed(NamedTuple):
    """Trays in rows, with cards *card* wide and missing ones *ghost* wide."""

    rows: list[list[Tray]]
    card: int
    ghost: int

    def head(self, row: Sequence[Tray]) -> int:
        """How much room *row* has above its cards: only colors need some."""
        return _HEAD + 2 if any(tray.color >= 0 for tray in row) else 0

    def height(self, row: Sequence[Tray]) -> int:
        """How far below *row* the next one is."""
        return self.head(row) + card_height(self.card) + ROOM + _GAP + 4

    def free(self, row: Sequence[Tray]) -> int:
        """How much room is left in *row*."""
        return _ROOM + _GAP - sum(tray.width(self.card, self.ghost) + _GAP for tray in row)

    @property
    def least(self) -> int:
        """How much room is left in the widest row."""
        return min(map(self.free, self.rows))


def hand(view: View, look: Look) -> Canvas:
    """The hand of the view's seat: as it would be laid down, if it could go out or does."""
    assert view.seat is not None
    plan = proposal(view)
    piles, when = _piles_height(view), hands(view, look, view.number)
    if plan:
        plot = laid.plot(laid.parts(view, plan, look))
        canvas = _open(plot.height + 16 + piles + _FOOT)
        laid.paint(canvas, view, plan, look, plot, TOP)
        canvas.spots["laid", 0] = (EDGE + 12, TOP + 12, WIDTH - EDGE - 12, TOP + plot.height - 4)
        words = [describe_sum(view, plan, look)]
    elif packed := _pack(build_trays(view)):
        canvas = _open(sum(map(packed.height, packed.rows)) + piles + _FOOT)
        _lay_trays(canvas, view, look, packed)
        words = phrase_question(view, look)
    else:
        canvas = _lay_rows(view, look)
        headline(canvas, look.over_hand(view.seat, phrase_question(view, look), when))
        return canvas
    low = canvas.image.height - EDGE + 14
    _put_piles(canvas, view, look, low - _FOOT - piles)
    _put_plate(canvas, view, look, low - _FOOT + 10)
    headline(canvas, look.over_hand(view.seat, words, when))
    return canvas


def _open(height: int) -> Canvas:
    """An empty picture with so much room below its headline."""
    return open_canvas(MONOPOLY, TOP + height + EDGE - 14)


def describe_sum(view: View, plan: Plan, look: Look) -> str:
    """What *plan* brings, in words."""
    value = money(worth(view, plan), view.edition, look)
    id = "monopoly-picture-laid" if view.arrangement else "monopoly-picture-out"
    return look.say(f"{id}-asked" if view.seat in view.awaited else id, money=value)


def progress(view: View) -> list[tuple[int, int, int]]:
    """The colors begun in the hand: color, how many of it are held, how many make it full."""
    held = [sum(COLOR[each] == color for each in view.hand) for color in range(COLORS)]
    return [(color, count, full_size(color, count)) for color, count in enumerate(held) if count]


def phrase_question(view: View, look: Look) -> list[str]:
    """Say what the hand's player is asked, who can't go out, whom they wait for, or who won; without room,
    that it is a hand.
    """
    hand = look.say("game-picture-hand")
    if view.outcome:
        names = ([name(each) for each in range(view.seats)] for name in (look.name, look.letter))
        return [*(describe_turn(view, look, each) for each in names), hand]
    if not view.phase:
        return [hand]
    if view.seat not in view.awaited:
        choices = [" & ".join(map(name, view.awaited)) for name in (look.name, look.letter)]
        return [*(look.say("game-picture-wait", name=names) for names in choices), hand]
    assert view.seat is not None
    args, taker = {"count": view.due, "may": find_choice(view)}, next_seat(view.out, view.seat)
    takers = (name(taker) for name in (look.name, look.letter))
    return [*(look.say(f"monopoly-picture-you-{view.phase}", name=each, **args) for each in takers), hand]


# The cards


def build_trays(view: View) -> list[Tray]:
    """The hand in order: each color with what it lacks, then what has none."""
    trays, begun = [], {color: count < full for color, count, full in progress(view)}
    numbered = [*enumerate(order_of(view), 1)]
    for color in dict.fromkeys(COLOR[each] for _, each in numbered if COLOR[each] >= 0):
        held = tuple((place, each) for place, each in numbered if COLOR[each] == color)
        missing = tuple(each for each in MEMBERS[color] if each not in view.hand) if begun[color] else ()
        trays.append(Tray(color, held, missing))
    return trays + [Tray(-1, (each,)) for each in numbered if COLOR[each[1]] < 0]


def _pack(trays: Sequence[Tray]) -> Packed | None:
    """The trays in order in one row or two, with cards as large as possible; None if there are too many."""
    for wide, ghost in _SIZES:
        one = Packed([[*trays]], wide, ghost)
        two = [Packed([[*trays[:end]], [*trays[end:]]], wide, ghost) for end in range(1, len(trays))]
        best = one if one.least >= 0 else max(two, key=lambda packed: packed.least, default=one)
        if best.least >= 0:
            return best
    return None


def _lay_trays(canvas: Canvas, view: View, look: Look, packed: Packed) -> None:
    y = TOP
    for row in packed.rows:
        x = EDGE + packed.free(row) // 2
        for tray in row:
            _put_tray(canvas, view, look, tray, packed, x, y - _HEAD - 2 + packed.head(row))
            x += tray.width(packed.card, packed.ghost) + _GAP
        y += packed.height(row)


def _put_tray(canvas: Canvas, view: View, look: Look, tray: Tray, packed: Packed, x: int, y: int) -> None:
    """A tray with its color and how much of it is there, its cards with their numbers, and ghosts."""
    wide, ghost = packed.card, packed.ghost
    left, top, high = x, y + _HEAD + 2, card_height(wide)
    if tray.color >= 0:
        full = not tray.missing
        edge, thick = (BRASS, 4) if full else (MONOPOLY.raised, 2)
        tray_height = _HEAD + high + ROOM + 6
        canvas.stamp(
            box(MONOPOLY, tray.width(wide, ghost), tray_height, MONOPOLY.raised, edge, thick, 12), x, y
        )
        canvas.put(group_chip(tray.color, 50, 38, 7), x + _PAD, y + 6)
        words = look.say("monopoly-picture-share", count=len(tray.held), size=len(MEMBERS[tray.color]))
        canvas.text(words, x + _PAD + 60, y + 25, SMALL, MONOPOLY.text, bold=True)
        left += _PAD
    for place, each in tray.held:
        lay(canvas, card(each, view.edition, look), wide, left, top, shade=5)
        canvas.spots["card", each] = (left, top, left + wide, top + high)
        number(canvas, place, left + wide // 2, top + high + ROOM // 2)
        left += wide + _APART
    for order, each in enumerate(tray.missing):
        step = (high + _APART) // len(tray.missing)
        _put_ghost(canvas, view, look, each, (left, top + step * order, ghost, step - _APART))


def _put_ghost(canvas: Canvas, view: View, look: Look, each: int, at: tuple[int, int, int, int]) -> None:
    """The place of a missing property; whose pile it lies in stands below its glyph, or instead of it."""
    left, top, wide, high = at
    owner = next(iter(_owners(view, each)), None)
    alone = owner is not None and high < 2 * wide
    canvas.stamp(_ghost(COLOR[each], wide, high, bare=alone), left, top)
    middle, below = left + wide // 2, top + (high // 2 if alone else high - wide * 3 // 4)
    if owner is None:
        return
    if owner < view.seats:
        mark(canvas, look.seats[owner], middle, below, size=wide - 8)
    else:
        canvas.text(str(owner + 1), middle, below, SMALL, MONOPOLY.text, bold=True, anchor="m")


def _owners(view: View, property: int) -> list[int]:
    """The trade piles in which *property* lies: everybody sees them."""
    return [pile for pile, held in enumerate(view.piles) if property in held]


@lru_cache(maxsize=64)
def _ghost(color: int, width: int, height: int, *, bare: bool) -> Sprite:
    """The dashed place of a card that is missing, with its glyph unless it is *bare*."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for x in range(4, width - 6, 16):
            for y in (1, height - 4):
                pen.rectangle((x * fine, y * fine, (x + 9) * fine, (y + 3) * fine - 1), fill=MONOPOLY.muted)
        for y in range(4, height - 6, 16):
            for x in (1, width - 4):
                pen.rectangle((x * fine, y * fine, (x + 3) * fine - 1, (y + 9) * fine), fill=MONOPOLY.muted)

    drawing = draw_fine(width, height, draw)
    size = min(58, width - 16)
    tone = GROUPS[color].color
    if GROUPS[color].ink != INK:  # too dark to be seen on the tray
        tone = theme.mix(tone, theme.PAPER, 0.5)
    if not bare:
        y = height // 4 - size // 4 if height > 2 * width else (height - size) // 2
        drawing.alpha_composite(glyph(color, size, tone), ((width - size) // 2, y))
    ground = Image.new("RGB", drawing.size, MONOPOLY.raised)
    ground.paste(drawing, (0, 0), drawing)
    return Sprite(MONOPOLY.palette.index(ground))


def _lay_rows(view: View, look: Look) -> Canvas:
    """All cards side by side in plain rows; below them how far each color has come, all piles and the bar."""
    rows = _rows(order_of(view))
    close, piles = len(rows) == _MOST_ROWS, _piles_height(view)
    wide = _WIDE if len(rows) <= _ROWS else _NARROW
    step_down = card_height(wide) + ROOM + (-4 if close else 0)
    progress_height = 0 if close else _PROGRESS
    canvas = _open(step_down * len(rows) + progress_height + piles + _BAR)
    place = 0
    for line, row in enumerate(rows):
        y = TOP + step_down * line
        step = min(wide + 16, (_ROOM - wide) // max(1, len(row) - 1))
        x = (WIDTH - step * (len(row) - 1) - wide) // 2
        for each in row:
            shown = 1 if step < wide and each != row[-1] else 0
            lay(canvas, card(each, view.edition, look), wide, x, y, shade=5, shown=shown)
            seen = step if shown else wide
            canvas.spots["card", each] = (x, y, x + seen, y + card_height(wide))
            place += 1
            number(canvas, place, x + min(step, wide) // 2, y + card_height(wide) + ROOM // 2)
            x += step
    low = canvas.image.height - EDGE + 14
    if progress_height:
        _put_progress(canvas, view, low - _BAR - piles - 30)
    _put_piles(canvas, view, look, low - _BAR - piles)
    _put_bar(canvas, view, look, low - _BAR + 36)
    return canvas


def _rows(held: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The cards in rows as long as each other, but for the last."""
    count = min(_MOST_ROWS, max(1, -(-len(held) // _MOST)))
    long = max(1, -(-len(held) // count))
    return [held[at : at + long] for at in range(0, len(held), long)]


def _put_progress(canvas: Canvas, view: View, y: int) -> None:
    """Paint how many cards of each color the hand has, and how many make it full."""
    begun = progress(view)
    step = min(136, _ROOM // max(1, len(begun)))
    x = (WIDTH - step * len(begun)) // 2
    for color, count, _ in begun:
        canvas.put(group_chip(color, 44, 40, 7), x, y - 20)
        canvas.text(f"{count}/{len(MEMBERS[color])}", x + 50, y, SMALL, MONOPOLY.text, bold=True)
        x += step


# The table, small


def _piles_height(view: View) -> int:
    """How much room the last action and the trade piles take: none once the match is over."""
    return 0 if view.outcome else _PILES + LAST_HEIGHT * bool(view.last)


def _put_piles(canvas: Canvas, view: View, look: Look, y: int) -> None:
    """The last action, then each trade pile as a strip after its owner's badge, its top card at the right."""
    if view.outcome:
        return
    canvas.fill((RIM - 2, y, WIDTH - RIM + 2, y + _piles_height(view)), places.counter_of(view))
    if view.last:
        put_last(canvas, view, view.last, look, y)
        y += LAST_HEIGHT
        canvas.fill((RIM - 2, y - 1, WIDTH - RIM + 2, y + 1), BRASS)
    piles = places.numbers_of_piles(view)
    room = (_ROOM - 8) // max(1, len(piles))
    middle = y + _PILES // 2
    for place, pile in enumerate(piles):
        x = EDGE + 4 + room * place
        if pile < view.seats:
            mark(canvas, look.seats[pile], x + 28, middle, bool(view.out[pile]), 54)
        else:
            canvas.text(str(pile + 1), x + 28, middle, MEDIUM, MONOPOLY.text, bold=True, anchor="m")
        held = view.piles[pile]
        left, space = x + 62, room - 62 - 16
        step = min(_CHIP[0] - 4, (space - _TOP_CHIP[0]) // max(1, len(held) - 1))
        for order, each in enumerate(held):
            last = order == len(held) - 1
            width, height = _TOP_CHIP if last else _CHIP
            start, top = left + step * order, middle - height // 2
            with canvas.soft((start - 2, top - 2, start + width + 4, top + height + 4)):
                canvas.put(chip(card(each, view.edition, look), width, height), start, top)
            seen = width if last else min(step, width)
            foot, head = middle + _TOP_CHIP[1] // 2, middle - _TOP_CHIP[1] // 2  # alike: marks join them
            canvas.spots["card", each] = (start, head, start + seen, foot)


def _put_plate(canvas: Canvas, view: View, look: Look, y: int) -> None:
    """My plate: my score on the bar that runs to the target, and everybody else's badge on it."""
    assert view.seat is not None
    width, height = _ROOM, _FOOT - 22
    canvas.fill((EDGE + 6, y + 6, EDGE + width + 6, y + height + 6), MONOPOLY.shadow)
    canvas.stamp(box(MONOPOLY, width, height, BRASS, BRASS_SHADE, 3, 8), EDGE, y)
    middle = y + 30
    _put_mark(canvas, view, look, view.seat, (EDGE + 40, middle), 48)
    score = money(view.scores[view.seat], view.edition, look)
    right = EDGE + width - 18
    canvas.text(score, right, middle, LARGE, INK, bold=True, anchor="r")
    room = right - measure(score, LARGE, bold=True) - 20 - EDGE - 80
    name, size = fit(short_names(look, view.seat), (MEDIUM, SMALL), room, bold=True)
    canvas.text(name, EDGE + 80, middle, size, INK, bold=True)
    _put_scores(canvas, view, look, (EDGE + 18, right), y + 79, INK)


def _put_bar(canvas: Canvas, view: View, look: Look, middle: int) -> None:
    """My badge and score, and the bar in the same line, where there is no room for a plate."""
    assert view.seat is not None
    _put_mark(canvas, view, look, view.seat, (EDGE + 34, middle), 52)
    score, left = money(view.scores[view.seat], view.edition, look), EDGE + 72
    left += canvas.text(score, left, middle, MEDIUM, MONOPOLY.text, bold=True) + 24
    _put_scores(canvas, view, look, (left, WIDTH - EDGE - 10), middle, MONOPOLY.text)


def _put_scores(
    canvas: Canvas, view: View, look: Look, ends: tuple[int, int], middle: int, ink: theme.Color
) -> None:
    """The bar that my score fills up to the target, and everybody else's badge where theirs has come to."""
    assert view.seat is not None
    left, right = ends
    target = money(view.target, view.edition, look)
    length = right - left - 16 - measure(target, SMALL, bold=True)
    canvas.text(target, right, middle, SMALL, ink, bold=True, anchor="r")
    stand = places.build_stand(view, look, view.seat)
    places.paint_bar(canvas, stand, left, middle - 13, length, 26)
    free, last = left + 22, left + length - 10
    others = sorted((score, seat) for seat, score in enumerate(view.scores) if seat != view.seat)
    for place, (reached, seat) in enumerate(others, 1):
        at = max(free, left + length * max(0, reached) // view.target)
        at = min(at, last - _BADGES_APART * (len(others) - place))
        _put_mark(canvas, view, look, seat, (at, middle), _BADGE)
        free = at + _BADGES_APART


def _put_mark(canvas: Canvas, view: View, look: Look, seat: int, at: tuple[int, int], size: int) -> None:
    """Paint the badge of *seat*; a leader's badge is smaller and wears a crown."""
    x, y = at
    if seat in places.leaders(view):
        mark(canvas, look.seats[seat], x, y + 6, size=size - 6, leads=True)
    else:
        mark(canvas, look.seats[seat], x, y, size=size)
