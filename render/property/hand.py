"""The private picture of Property: what each card would bring, on the plan and under the card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from games import cards
from games.property.board import is_wild
from games.property.offers import buy_offer, payment_ways
from games.property.plays import Pair, Town, pairs
from games.property.state import WORTH
from games.property.view import View
from render.kit import theme
from render.kit.canvas import Box, Canvas, draw_fine
from render.kit.cards import card_height, face
from render.kit.frame import open_canvas
from render.kit.ground import PROPERTY
from render.kit.heads import winners, write_headline
from render.kit.lettering import measure, wrap
from render.kit.theme import HEADLINE, LARGE, MEDIUM, SMALL, WIDTH, Color, Look
from render.property import effects, ledger, marks, signs
from render.property.labels import paint_labels, single, sized
from render.property.people import names_of, phrase_goal, phrase_round
from render.property.plan import Plan, blocks, lay_sheet, lift, name_streets, paint_plots
from render.property.since import paint_since, plays_told
from render.property.table import EDGE, HEAD, TOP, all_names, paint_headline

_TOP = TOP - 6
PLAN = Plan(EDGE, _TOP, 66, 68, 54, 10)
HEIGHT = 1120
_SIDE = PLAN.right + 18
_WIDE = WIDTH - EDGE - _SIDE
_ROWS = {2: 124, 3: 118, 4: 80, 5: 76, 6: 70}
_CARDS = PLAN.bottom + 24
_LOW = HEIGHT - EDGE
_LARGEST, _LARGE = 208, 180
"""How wide a few cards, and many, are at most."""
_ONE_ROW, _PURSE = 8, 14
"""How many cards of a hand, and of a purse, lie in one row at most."""
_PLUS, _HOUSE = 62, 292
"""The room that a plus takes, and a house with a sum."""


def _since_box(seats: int) -> Box:
    """Where the plays since the reader's own last one are told: below the ledger."""
    top = _TOP + seats * _ROWS[seats] + ledger.FOOT + 14
    return _SIDE, top, _SIDE + _WIDE, PLAN.bottom + 8


@cache
def _ground(seats: int, cards: bool) -> Canvas:
    canvas = open_canvas(PROPERTY, HEIGHT if cards else PLAN.bottom + 8 + EDGE)
    lay_sheet(canvas, PLAN)
    ledger.lay_ledger(canvas, _SIDE, _TOP, _WIDE, seats * _ROWS[seats] + ledger.FOOT)
    return canvas


def hand(view: View, look: Look) -> Canvas:
    """The hand of the view's seat, with the plan and the ledger."""
    assert view.seat is not None
    buying = is_buying(view)
    canvas = _ground(view.seats, buying or len(view.hand) > 0).copy()
    found = pairs(view) if not buying and view.outcome is None and view.hand else []
    _headline(canvas, view, look, found)
    _plan(canvas, view, look, found)
    row, reader = _ROWS[view.seats], None if look.guest else view.seat
    ledger.paint_rows(canvas, ledger.rows_of(view, look, reader), _SIDE, _TOP, _WIDE, row)
    low = _TOP + view.seats * row
    ledger.paint_risk(canvas, view, look, _SIDE, low, _WIDE, view.seat)
    paint_since(canvas, view, look, _since_box(view.seats))
    if buying:
        _purse(canvas, view, look)
    elif view.hand:
        _hand(canvas, view, look, found)
    return canvas


def is_buying(view: View) -> bool:
    """Whether the seat of *view* has to decide on buying a plot."""
    return view.phase == "buy" and view.turn == view.seat


def _headline(canvas: Canvas, view: View, look: Look, found: Sequence[Pair]) -> None:
    """Whose hand it is and what is asked, or who won."""
    if view.outcome:
        paint_headline(canvas, view, look, _phrase_question(view, look, found)[0])
        return
    seat = view.seat
    assert seat is not None
    right = WIDTH - EDGE
    if view.goal and view.outcome is None and not view.out[seat]:
        lines = phrase_goal(view, look, seat)
        for words, y in zip(lines, (HEAD - 22, HEAD + 22), strict=True):
            canvas.text(words, right, y, MEDIUM, canvas.ground.text, bold=True, anchor="r")
        right -= max(measure(words, MEDIUM, bold=True) for words in lines) + 24
    if is_buying(view) and view.hand:
        right -= _fan(canvas, view.hand, look, right, HEAD) + 16
        words = "" if look.guest else look.say("game-picture-hand")
        canvas.text(words, right, HEAD, SMALL, canvas.ground.text, anchor="r")
        right -= measure(words, SMALL) + 24
    choices, card = _phrase_question(view, look, found)
    after = 0
    if card is not None:
        rank = cards.RANKS[cards.rank(card) - 1]
        choices, after = [f"{words} {rank}" for words in choices], 56
    waits = view.turn != seat and not (view.out[seat] or look.guest or look.past)
    left = write_headline(
        canvas, look, (view.turn if waits else seat,), choices, y=HEAD, left=EDGE, right=right, after=after
    )
    if card is not None:
        canvas.put(signs.suit_on_paper(cards.suit(card), 48, look.four_color), left + 8, HEAD - 25)


def _phrase_question(view: View, look: Look, found: Sequence[Pair]) -> tuple[Sequence[str], int | None]:
    """What is asked, in ways from the longest to the shortest; and the card that the question ends with."""
    seat = view.seat
    assert seat is not None
    if view.outcome:
        money = look.say("picture-money", money=view.outcome.scores[view.outcome.winners[0]])
        won = [winners(view.outcome, look, names, money) for names in all_names(view, look)]
        if str(view.round) == view.options["round_limit"] and view.out.count("") > 1:
            won = [look.say("property-picture-last-round", round=view.round, won=words) for words in won]
        return won, None
    if view.out[seat]:
        out = look.say(f"picture-{view.out[seat]}")
        return [look.say("picture-colon", name=name, words=out) for name in names_of(look, seat)], None
    when = phrase_round(view, look)
    if view.turn != seat:
        names = names_of(look, view.turn)
        waiting = [look.say("game-picture-wait", name=name) for name in names]
        return look.over_hand(seat, waiting, when), None
    if view.phase == "buy":
        return look.over_hand(seat, [look.say("property-picture-hand-buy", price=view.price)], when), None
    anchor = find_anchor(view.hand)
    color = "black" if anchor is not None and cards.is_red(anchor) else "red"
    if look.four_color:  # where diamonds are blue and clubs green
        color = "any"
    words = look.over_hand(seat, [look.say("property-picture-hand-play", color=color)], when)
    return words, None if look.guest or look.past else anchor


def find_anchor(hand: Sequence[int]) -> int | None:
    """The card of *hand* that every play needs: the only one of its color (PR-06, PR-13)."""
    reds, blacks = [[card for card in hand if cards.is_red(card) == red] for red in (True, False)]
    for same in (blacks, reds):
        if len(same) == 1:
            return same[0]
    return None


def _plan(canvas: Canvas, view: View, look: Look, found: Sequence[Pair]) -> None:
    can = marks.find_marks(found)
    paint_plots(canvas, view, look, PLAN)
    now = view.turn == view.seat
    name_streets(canvas, PLAN, look.four_color, can.columns, can.rows, now)
    marks.draw_streets(canvas, PLAN, can, now)
    for landing in (landing for pair in found for landing in pair.landings):
        x, y = PLAN.corner(landing.cell)
        canvas.spots["cell", landing.cell] = (x, y, x + PLAN.pitch, y + PLAN.pitch)
    _, top, _, low = _since_box(view.seats)
    shown = {play.cell: play for play in plays_told(view, low - top)}
    for play in shown.values():
        lift(canvas, view, look, PLAN, play)
    lone = [block.cells[0] for block in blocks(view) if len(block.cells) == 1]
    circles = marks.circle_boxes(PLAN, can, lone)
    paint_labels(canvas, view, look, PLAN, shown, circles)
    marks.paint_circles(canvas, circles, now)


def _hand(canvas: Canvas, view: View, look: Look, found: Sequence[Pair]) -> None:
    """Lay the hand: the card that every play needs, and beside it the others with what they bring."""
    seat, anchor, now = view.seat, find_anchor(view.hand), view.turn == view.seat and bool(found)
    assert seat is not None
    numbers = {_partner(pair, anchor): number for number, pair in enumerate(found, 1)}
    others = sorted((card for card in view.hand if card != anchor), key=lambda card: numbers.get(card, 99))
    priced = len(others) < 6 and effects.has_line_below(found)
    foot = effects.PLATE + 8 + (effects.PRICE if priced else 0)
    width = min(_LARGEST if len(others) < 4 else _LARGE, (_LOW - _CARDS - foot) * 5 // 7)
    if len(others) > _ONE_ROW:
        width = 150
    row = _spread(len(others), EDGE + (width + _PLUS if anchor is not None else 0), width, foot)
    if anchor is not None:
        left, height = row.left - width - _PLUS, card_height(width)
        top = _CARDS if len(others) <= _ONE_ROW else (_CARDS + _LOW - height) // 2
        edge = _GOLDEN if now else _DULL
        _lay_edged(canvas, anchor, width, look, left, top, edge)
        canvas.spots["card", anchor] = (left, top, left + width, top + height)
        x, middle = left + width + _PLUS // 2, top + height // 2
        canvas.text("+", x, middle, HEADLINE, canvas.ground.text, bold=True, anchor="m")
        if found:
            _street(canvas, look, anchor, left + width // 2, top + height + 8 + effects.PLATE // 2)
    places = {card: row.place(number) for number, card in enumerate(others)}
    for card, (x, y) in places.items():
        canvas.put(face(card, row.width, look.four_color), x, y, shade=6)
        canvas.spots["card", card] = (x, y, x + row.room, y + card_height(row.width))
    for card, number in numbers.items():
        x, y = places[card]
        low, pair = y + card_height(row.width) + 8, found[number - 1]
        turns = effects.turns(pair) if row.room < effects.WIDE else ""
        circle = signs.circle(f"{number}{turns}", now)
        effects.paint_effect(canvas, look, seat, pair, circle, x, low, row.room)
        if priced:
            effects.paint_below(canvas, look, seat, pair.landings[0], x, low + effects.PLATE, row.room)
        if row.room < effects.WIDE:
            canvas.stamp(circle, x + (row.room - circle.image.width) // 2, low - 34)


def _street(canvas: Canvas, look: Look, card: int, x: int, middle: int) -> None:
    """Write below *card* which row or column it calls."""
    street = "column" if cards.is_red(card) else "row"
    words = look.say(f"property-option-{street}", number="1–8" if is_wild(card) else cards.rank(card))
    canvas.text(words, x, middle, SMALL, canvas.ground.text, bold=True, anchor="m")


class Spread(NamedTuple):
    """How cards lie in rows: *columns* of them, *step* apart and *wide*; *room* is below each."""

    left: int
    columns: int
    step: int
    high: int
    width: int
    room: int

    def place(self, number: int) -> tuple[int, int]:
        """Where that card lies."""
        return self.left + number % self.columns * self.step, _CARDS + number // self.columns * self.high


def _spread(count: int, left: int, width: int, foot: int, most: int = _ONE_ROW) -> Spread:
    """Spread *count* cards from *left* on, with so much *foot* below each: one row, overlapping, or two.

    They are at most so *wide*, and *most* of them lie in one row; room to spare is left on both sides.
    """
    rows = 1 if count <= most else 2
    columns, right = max(1, -(-count // rows)), WIDTH - EDGE - 6
    high = (_LOW - _CARDS + 12) // rows
    width = min(width, (high - 12 - foot) * 5 // 7)
    step = min(width + 14, (right - left + 14) // columns)
    if rows == 1 and step < width + 14:
        step = (right - left - width) // (columns - 1)
    spare = right - left - step * (columns - 1) - width
    room = step - 10 if rows == 2 or step < width else width
    return Spread(
        left + max(0, spare // 2), columns, step, high, width if rows == 1 else min(width, step - 8), room
    )


def _partner(pair: Pair, anchor: int | None) -> int:
    return pair.black if pair.red == anchor else pair.red


_GOLDEN, _DULL = (theme.GOLD, theme.GOLD_EDGE), (theme.BRASS, theme.BRASS_SHADE)
"""The edge of a card that is needed now, and of one that will be: its color and its line."""


def _lay_edged(
    canvas: Canvas, card: int, width: int, look: Look, x: int, y: int, edge: tuple[Color, Color]
) -> None:
    """Lay *card* with an *edge* around it."""
    canvas.put(_edge(width + 14, card_height(width) + 14, *edge), x - 7, y - 7, shade=6)
    canvas.put(face(card, width, look.four_color), x, y)


@lru_cache(maxsize=8)
def _edge(width: int, height: int, color: Color, line: Color) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        box = (0, 0, width * fine - 1, height * fine - 1)
        pen.rounded_rectangle(box, 16 * fine, fill=color, outline=line, width=2 * fine)

    return draw_fine(width, height, draw)


def _fan(canvas: Canvas, held: Sequence[int], look: Look, right: int, middle: int) -> int:
    """Lay the hand small, its right end there, and return how wide it is."""
    wide = 50
    step = min(wide + 4, (320 - wide) // max(1, len(held) - 1))
    width = wide + step * (len(held) - 1)
    for place, card in enumerate(held):
        canvas.put(
            face(card, wide, look.four_color), right - width + place * step, middle - card_height(wide) // 2
        )
    return width


def _purse(canvas: Canvas, view: View, look: Look) -> None:
    """Lay the purchase cards by what they are worth; those of the payment that fits best are in gold."""
    seat = view.seat
    assert seat is not None and view.last is not None
    held = sorted(view.purchase[seat], key=lambda card: (-WORTH[card], -cards.rank(card), card))
    (field,) = buy_offer(tuple(view.purchase[seat]), view.price).fields
    best = payment_ways(field)[0]
    row = _spread(len(held), EDGE + _HOUSE, _LARGE, effects.PLATE + 8, most=_PURSE)
    left, middle = row.left - _HOUSE, (_CARDS + _LOW) // 2 - 84
    size = Town(view).group_with(view.last.cell).bit_count()
    house, x = signs.house(look.seats[seat].pattern, 150), left + _HOUSE // 2 - 12
    canvas.stamp(house, x - 75, middle - house.image.height // 2 - 30)
    sign = sized(look.seats[seat], size, 64, LARGE) if size > 1 else single(look.seats[seat], True)
    canvas.stamp(sign, x - sign.image.width // 2, middle + 80 - sign.image.height // 2)
    paid = sum(WORTH[card] for card in best)
    words = look.say("property-picture-pay", units=paid, over=paid - view.price)
    for number, line in enumerate(wrap(words, _HOUSE - 16, SMALL, bold=True)):
        canvas.text(line, x, middle + 140 + 40 * number, SMALL, canvas.ground.text, bold=True, anchor="m")
    for number, card in enumerate(held):
        x, y = row.place(number)
        if card in best:
            _lay_edged(canvas, card, row.width, look, x, y - 10, _GOLDEN)
        else:
            canvas.put(face(card, row.width, look.four_color), x, y, shade=6)
        canvas.spots["card", card] = (x, y, x + row.room, y + card_height(row.width))
    for number, card in enumerate(held):
        x, y = row.place(number)
        words, low = str(WORTH[card]), y + card_height(row.width) + 40
        canvas.text(words, x + row.room // 2, low, LARGE, canvas.ground.text, bold=True, anchor="m")
