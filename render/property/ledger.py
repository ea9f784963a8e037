"""The ledger: what every player has in money, purchase cards and hand, and who could be ruined by a rent."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games import cards
from games.property.state import CELL_WORTH, WORTH
from games.property.view import View
from render.kit import theme
from render.kit.canvas import Canvas, Sprite
from render.kit.cards import pip
from render.kit.ground import PROPERTY
from render.kit.heads import find_leaders
from render.kit.lettering import fit, measure
from render.kit.seats import mark, rank
from render.kit.theme import LARGE, MEDIUM, SMALL, Look, Seat, mix
from render.property import signs
from render.property.people import names_of
from render.property.plan import blocks
from render.property.roofs import BLUE, COLORS, LOT, ROSE, SHEET

_SHADE, _PAD, _BAR = 8, 14, 12
_LINE, _GAP = 40, 10
"""How high the line below the bar is, and how far apart things are in it."""
_STAR = 28
"""How wide the star of a joker is."""
_OWN = 10
"""The width of the dark edge of the reader's own line."""
FOOT = 50
"""The height of the line below the rows of a hand."""
_NOW = mix(theme.GOLD_LIT, theme.PAPER, 0.75)
_HIGHEST = 4
"""The factor by which a heart and a spade multiply a rent (PR-09)."""


def dearest(view: View, seat: int | None = None) -> int:
    """Return the highest rent on the plan, in dollars, or the highest that *seat* could have to pay."""
    return _HIGHEST * max((len(block.cells) for block in blocks(view) if block.seat != seat), default=0)


def wealth(view: View, seat: int) -> int:
    """Return the wealth of *seat*, counted as at the end (PR-17)."""
    return view.money[seat] + property_worth(view, seat)


def leaders(view: View) -> tuple[int, ...]:
    """The richest seats, counted as at the end."""
    return find_leaders(view, [wealth(view, seat) for seat in range(view.seats)])


def property_worth(view: View, seat: int) -> int:
    """Return the value of the plots of *seat* at the end, in dollars (PR-17); 0 if only money counts."""
    if view.options["count_property"] != "yes" or view.out[seat]:
        return 0
    return CELL_WORTH * view.owners.count(seat)


class Row(NamedTuple):
    """The line of a player. Amounts are dollars, and a bar is full at *span* dollars.

    *danger* is the highest rent that the player could have to pay. *own* is the line of whoever reads it.
    *units* says what the purchase cards are worth, and *held* are their ranks. *place* is the player's place
    at the end. *stacked* lines have room for long names.
    """

    seat: Seat
    names: tuple[str, ...]
    money: int
    words: str
    property: int
    property_words: str
    span: int
    danger: int
    units: str
    held: tuple[int, ...]
    hand: int
    lit: bool
    out: str
    place: int
    own: bool
    leads: bool
    stacked: bool = False


def row_of(view: View, look: Look, seat: int, reader: int | None = None) -> Row:
    """Build the line of *seat*; if it is the *reader*, it says "you" instead of the name."""
    over, out = view.outcome, view.out[seat]
    worth = property_worth(view, seat)
    danger = 0 if over or out else dearest(view, seat)
    return Row(
        seat=look.seats[seat],
        names=(look.say("property-picture-you"),) if seat == reader else names_of(look, seat),
        money=view.money[seat],
        words=look.say("picture-money", money=view.money[seat]),
        property=worth,
        property_words="+" + look.say("picture-money", money=worth) if worth else "",
        span=_find_span(view),
        danger=danger,
        units=look.say("property-picture-units", units=sum(WORTH[card] for card in view.purchase[seat])),
        held=tuple(sorted((cards.rank(card) for card in view.purchase[seat]), key=_by_worth)),
        hand=-1 if over or out else view.hand_sizes[seat],
        lit=seat in over.winners if over else seat in view.awaited,
        out=look.say(f"picture-{out}") if out else "",
        place=over.place(seat) if over else 0,
        own=seat == reader,
        leads=seat in leaders(view),
    )


def _find_span(view: View) -> int:
    """Find the dollars of a full bar: the most money of a player, or the goal of a short match if higher."""
    goal = 0 if view.outcome else view.goal
    return max(1, goal, *(wealth(view, seat) for seat in range(view.seats)))


def _by_worth(rank: int) -> tuple[int, int]:
    return -rank if rank else 1, rank


def lay_ledger(canvas: Canvas, left: int, top: int, width: int, height: int) -> None:
    """Lay the empty sheet of the ledger."""
    canvas.fill(
        (left + _SHADE, top + _SHADE, left + width + _SHADE, top + height + _SHADE), canvas.ground.shadow
    )
    canvas.fill((left, top, left + width, top + height), SHEET)


def paint_rows(canvas: Canvas, rows: Sequence[Row], left: int, top: int, width: int, height: int) -> None:
    """Paint every player's line, each *height* points high."""
    stacked = _SHORT <= height < _TALL and any(_is_crowded(row, width) for row in rows)
    for place, row in enumerate(rows):
        canvas.stamp(_paint_row(row._replace(stacked=stacked), width, height), left, top + place * height)


def _is_crowded(row: Row, width: int) -> bool:
    """Whether a line of that *width* has too little room for the name beside the money."""
    room = width - 2 * _PAD - 58 - 8 - measure(row.words, MEDIUM, bold=True)
    return width < _WIDE and all(measure(name, SMALL) > room for name in row.names[:2])


def rows_of(view: View, look: Look, reader: int | None = None) -> list[Row]:
    """Build the lines of all seats."""
    return [row_of(view, look, seat, reader) for seat in range(view.seats)]


@lru_cache(maxsize=192)
def _paint_row(row: Row, width: int, height: int) -> Sprite:
    fill = _NOW if row.lit else ROSE if row.money < row.danger else SHEET
    canvas = Canvas(COLORS.blank(width, height, COLORS.nearest(fill)), PROPERTY)
    if row.lit:
        for inset, color in ((0, theme.GOLD_EDGE), (1, theme.GOLD), (5, theme.GOLD_EDGE), (6, fill)):
            canvas.fill((inset, inset, width - inset, height - inset), color)
    else:
        canvas.fill((_PAD, height - 2, width - _PAD, height), theme.BRASS)
    paint = _tall_row if height >= _TALL else _short_row if height >= _SHORT else _flat_row
    paint(canvas, row, width, height)
    if row.own:
        inset = 8 if row.lit else 0
        canvas.fill((0, inset, _OWN, height - inset), theme.INK)
    return Sprite(canvas.image, None, tuple(canvas.texts))


_TALL, _SHORT, _WIDE = 150, 100, 400
"""From which height on lines have four or three parts; from which width on names are larger."""


def _short_row(canvas: Canvas, row: Row, width: int, height: int) -> None:
    """Paint badge, name and money, the bar, and the cards. If *stacked*, the money is beside the cards."""
    low = height - _LINE - 6 - max(0, height - 124) // 4
    bar = low - 5 - _BAR
    _name_and_money(canvas, row, width, bar // 2 + 2)
    if row.out:
        canvas.text(row.out, _PAD + 56, low + 10, SMALL, theme.INK)
        return
    _bar(canvas, row, _PAD, bar, width - 2 * _PAD - (60 if row.place else 0))
    right = width - _PAD
    if row.stacked:
        right -= _money(canvas, row, right, low + _LINE // 2, MEDIUM) + 8
        row = row._replace(property_words="")
    _assets(canvas, row, _PAD, right, low + _LINE // 2)


def _badge(canvas: Canvas, row: Row, x: int, middle: int, size: int) -> None:
    """Paint the badge; that of whoever is ahead is smaller, so that its crown fits."""
    if row.leads:
        mark(canvas, row.seat, x, middle + 8, size=32, leads=True)
    else:
        mark(canvas, row.seat, x, middle, bool(row.out), size)


def _money(canvas: Canvas, row: Row, right: int, middle: int, size: int) -> int:
    """Write the money up to *right*, red if a rent could take all of it, and return its width."""
    ink = theme.RED if row.money < row.danger else theme.INK
    return canvas.text(row.words, right, middle, size, ink, bold=True, anchor="r")


def _flat_row(canvas: Canvas, row: Row, width: int, height: int) -> None:
    """Paint everything in one line above the bar."""
    middle = (height - _BAR) // 2 - 3
    _badge(canvas, row, _PAD + 22, middle, 46)
    left, right = _PAD + 52, width - _PAD
    if row.out:
        right -= canvas.text(row.out, right, middle, SMALL, theme.INK, anchor="r") + 12
    else:
        right -= _money(canvas, row, right, middle, MEDIUM)
        _bar(canvas, row, _PAD, height - _BAR - 8, width - 2 * _PAD)
        right = max(right - 14, width - _PAD - 120)
        if row.place:
            _place(canvas, row, right - 50, middle)
            right -= 58
        right -= canvas.text(row.units, right, middle, SMALL, theme.INK, anchor="r") + 8
    _name(canvas, row, left, middle, (MEDIUM, SMALL), right - left)


def _tall_row(canvas: Canvas, row: Row, width: int, height: int) -> None:
    """Paint badge and name, below them the money and the hand, the bar, and the cards."""
    low = height - _LINE - 6 - (height - _TALL) // 10
    bar = low - 7 - _BAR
    middle, left = max(28, bar * 7 // 25), _PAD + 58
    _badge(canvas, row, _PAD + 24, middle, 42)
    name, size = fit(row.names, (MEDIUM, SMALL), width - left - 8)
    canvas.text(name, left, middle, size, theme.INK)
    second = bar - 30
    if row.out:
        canvas.text(row.out, left, second, MEDIUM, theme.INK)
        return
    ink = theme.RED if row.money < row.danger else theme.INK
    canvas.text(row.words, left, second, LARGE, ink, bold=True)
    if row.hand >= 0:
        sign = signs.held(row.hand)
        canvas.stamp(sign, width - _PAD - sign.image.width, second - sign.image.height // 2)
    _bar(canvas, row, _PAD, bar, width - 2 * _PAD)
    _assets(canvas, row._replace(hand=-1), _PAD, width - _PAD, low + _LINE // 2)


def _name_and_money(canvas: Canvas, row: Row, width: int, middle: int) -> None:
    """Write the player's name and money."""
    _badge(canvas, row, _PAD + 24, middle, 44)
    right = width - _PAD
    if not row.out and not row.stacked:
        right -= _money(canvas, row, right, middle, MEDIUM)
    room = right - _PAD - 56 - (8 if right < width - _PAD else 0)
    _name(canvas, row, _PAD + 56, middle, (MEDIUM, SMALL) if width > _WIDE else (SMALL,), room)


def _name(canvas: Canvas, row: Row, left: int, middle: int, sizes: tuple[int, ...], room: int) -> None:
    """Write the name from *left* on; if there is too little *room*, the badge has to do."""
    name, size = fit(row.names, sizes, room, bold=row.own)
    if measure(name, size, bold=row.own) <= room:
        canvas.text(name, left, middle, size, theme.INK, bold=row.own)


def _place(canvas: Canvas, row: Row, x: int, middle: int) -> None:
    rank(canvas, row.place, x, middle - 25)


def _assets(canvas: Canvas, row: Row, left: int, right: int, middle: int) -> None:
    """Write what the purchase cards are worth, the value of the plots, and the number of cards in the hand.

    The ranks of the purchase cards follow if there is room.
    """
    words = measure(row.units, SMALL) + _GAP
    room = right - left - words - (measure(row.property_words, SMALL) + _GAP if row.property else 0)
    if row.place:
        _place(canvas, row, right - 50, middle)
        right -= 50 + _GAP
    elif row.hand >= 0 and (sign := signs.held(row.hand)).image.width <= room:
        canvas.stamp(sign, right - sign.image.width, middle - sign.image.height // 2)
        right -= sign.image.width + _GAP
    if row.property_words:
        right -= canvas.text(row.property_words, right, middle, SMALL, theme.INK, anchor="r") + _GAP
    if left + words - _GAP > right + _GAP // 2:  # at an end, where they don't matter any more
        return
    canvas.text(row.units, left, middle, SMALL, theme.INK)
    left += words
    ranks = "".join(cards.RANKS[rank - 1] for rank in row.held if rank)
    stars = row.held.count(0)
    if left + measure(ranks, SMALL) + stars * _STAR > right or not row.held:
        return
    left += canvas.text(ranks, left, middle, SMALL, theme.BRASS_SHADE) if ranks else 0
    for number in range(stars):
        canvas.put(pip(-1, _STAR, theme.BRASS_SHADE), left + number * _STAR, middle - _STAR // 2)


def reach(dollars: int, span: int, length: int) -> int:
    """Return the length that *dollars* fill on a bar of that *length*, which *span* dollars fill.

    >>> reach(0, 120, 250), reach(1, 120, 250), reach(60, 120, 250), reach(150, 120, 250)
    (0, 3, 125, 250)
    """
    return min(length, -(-length * dollars // span))


def _bar(canvas: Canvas, row: Row, left: int, top: int, length: int) -> None:
    """Paint the money as a bar, with the value of the plots at its end."""
    low = top + _BAR
    full, end = (left + reach(dollars, row.span, length) for dollars in (row.money, row.money + row.property))
    canvas.fill((left, top, left + length, low), theme.PAPER_SHADE)
    if row.property:
        canvas.fill((full, top, end, low), BLUE)
        canvas.fill((full, top + 2, end - 2, low - 2), LOT)
    if row.money:
        canvas.fill((left, top, full, low), theme.INK)
        if full - left > 4:
            canvas.fill((left + 2, top + 2, full - 2, low - 2), row.seat.color)


def find_risk(view: View, look: Look, seat: int) -> int:
    """Return what the next turn of the reader in *seat* can cost, in dollars; 0 if somebody else reads it."""
    if look.guest or view.outcome or view.out[seat] or seat in view.awaited:  # the plays say what they cost
        return 0
    return dearest(view, seat)


def paint_risk(canvas: Canvas, view: View, look: Look, left: int, top: int, width: int, seat: int) -> None:
    """Paint the foot of a hand: what the next turn of *seat* can cost."""
    if rent := find_risk(view, look, seat):
        choices = [look.say("property-picture-high", amount=rent, short=short) for short in ("no", "yes")]
        words, size = fit(choices, (SMALL,), width - _PAD - 8, bold=True)
        canvas.text(words, left + _PAD, top + FOOT // 2, size, theme.RED, bold=True)
