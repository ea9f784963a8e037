"""The private picture of Cardopoly: the ring, how many cards the others have, and a player's own pocket."""

from __future__ import annotations

from games.cardopoly.cards import FITS, JOKERS, SUIT
from games.cardopoly.view import View
from render.cardopoly import small
from render.cardopoly.deeds import face
from render.cardopoly.middle import Shown, last
from render.cardopoly.middle import stake as at_stake
from render.cardopoly.places import chances
from render.kit import theme
from render.kit.canvas import Box, Canvas
from render.kit.cards import halo, height
from render.kit.frame import EDGE, open_canvas
from render.kit.ground import CARDOPOLY
from render.kit.lettering import fit, measure
from render.kit.seats import GAP, disc, held_cards, mark, medal, tray
from render.kit.theme import MEDIUM, SMALL, WIDTH, Look, Seat

_ROOM = WIDTH - 2 * EDGE
_STRIP = 88
_RING = EDGE + _STRIP + GAP
_CARDS = _RING + small.HEIGHT + 24
_ONE_ROW = 8
_SIZES = ((4, 164), (6, 150), (99, 118))
"""Up to how many cards in a row, and how wide they are then."""

_CARD = 46
_SHOWN, _MARK = 44, 96
_OTHER = 46 + 8 + 50 + 44
"""What another seat takes within the ring: its medal, its number of cards, the space before the next."""

_LIFT = 18
_BELOW = 58
_SIGN = 48
_LEAST = 42
"""The least distance of two cards in a row: their numbers must not touch."""


def hand(view: View, look: Look) -> Canvas:
    """The hand of the view's seat, below the ring."""
    assert view.seat is not None
    rows = _rows(view.hand)
    wide = next(size for most, size in _SIZES if max(map(len, rows), default=0) <= most)
    line = height(wide) + _LIFT + _BELOW
    canvas = open_canvas(CARDOPOLY, _CARDS + line * len(rows) + EDGE)
    _strip(canvas, view, look)
    left, top, right, low = small.paint(canvas, view, look, _RING)
    half = (top + low) // 2
    space = stake(view)
    if space is not None:
        _stake(canvas, view, look, space, (left, half, right, low))
    elif shown := at_stake(view, look) or (last(view, view.last, look) if view.last else None):
        _middle(canvas, shown, look, (left, half, right, low))
    else:
        half = low
    _others(canvas, view, look, (left, top, right, half))
    y = _CARDS
    for row in rows:
        _row(canvas, view, look, row, wide, y)
        y += line
    return canvas


def _strip(canvas: Canvas, view: View, look: Look) -> None:
    """Whose pocket it is, what is asked, the ace and the chance cards."""
    seat = view.seat
    assert seat is not None
    canvas.stamp(tray(CARDOPOLY, _ROOM, _STRIP, view.outcome is None and seat in view.awaited), EDGE, EDGE)
    middle, right = EDGE + _STRIP // 2, WIDTH - EDGE - 20
    mark(canvas, look.seats[seat], EDGE + 48, middle, bool(view.out[seat]))
    ace = [view.aces[seat]] if view.aces[seat] >= 0 and not view.out[seat] else []
    chance = () if view.out[seat] else chances(view, seat)[0]
    for card in (*reversed(chance), *ace):
        right -= _CARD
        canvas.put(face(card, _CARD, look.four_color), right, middle - height(_CARD) // 2)
        right -= 6
    words, size = fit(
        look.over_hand(seat, [_asked(view, look)]), (MEDIUM, SMALL), right - EDGE - 110, bold=True
    )
    canvas.text(words, EDGE + 94, middle, size, theme.PAPER, bold=True)


Row = list[tuple[int, int, int]]
"""Cards with their number in the pocket, and how many alike lie there."""


def _rows(pocket: tuple[int, ...]) -> list[Row]:
    """The pocket in at most two rows; if they are too long, cards that look alike lie on each other."""
    cards = [(number, card, 1) for number, card in enumerate(pocket, 1)]
    if len(cards) > 2 * (_ROOM // _LEAST - 2):
        cards = _alike(cards)
    if len(cards) <= _ONE_ROW:
        return [cards] if cards else []
    half = (len(cards) + 1) // 2
    return [cards[:half], cards[half:]]


def _alike(cards: Row) -> Row:
    found: dict[int, tuple[int, int, int]] = {}
    for number, card, _ in cards:
        look = card % 52 if card < JOKERS[0] else JOKERS[0]
        first, shown, count = found.get(look, (number, card, 0))
        found[look] = (first, shown, count + 1)
    return list(found.values())


def _row(canvas: Canvas, view: View, look: Look, row: Row, wide: int, top: int) -> None:
    assert view.seat is not None
    mine = look.seats[view.seat]
    step = min(wide + 14, (_ROOM - wide) // max(1, len(row) - 1))
    x = (WIDTH - step * (len(row) - 1) - wide) // 2
    tall = height(wide)
    useful = [uses(view, card) for _, card, _ in row]
    lifts = any(map(any, useful))
    for (_, card, count), (pays, claims) in zip(row, useful, strict=True):
        y = top + (0 if pays or claims or not lifts else _LIFT)
        canvas.put(face(card, wide, look.four_color), x, y, shade=4)
        if ("cardopoly", card) in look.fresh:
            canvas.put(halo(wide), x, y)
        if count > 1:
            canvas.text(f"×{count}", x + 6, y + tall * 6 // 10, SMALL, theme.INK, bold=True)
        x += step
    x -= step * len(row)
    for (number, *_), (pays, claims) in zip(row, useful, strict=True):
        at = x + min(step, wide) // 2, top + tall + _LIFT + 22
        _number(canvas, number, at, pays, claims, mine)
        x += step


def _number(canvas: Canvas, number: int, at: tuple[int, int], pays: bool, claims: bool, seat: Seat) -> None:
    """A card's number: on brass if it pays, on the seat's color if it claims, with both if it does both."""
    fill = theme.BRASS if pays else seat.color if claims else theme.PAPER_EDGE
    edge = seat.color if claims else theme.BRASS_SHADE
    ink = seat.ink if claims and not pays else theme.INK
    x, y = at
    canvas.put(disc(40, fill, edge, 5 if claims else 2), x - 20, y - 20)
    canvas.text(str(number), x, y, SMALL, ink, bold=True, anchor="m")


def uses(view: View, card: int) -> tuple[bool, bool]:
    """Whether *card* pays for, or claims, the property that the view's seat may buy now (CP-30)."""
    space = stake(view)
    if space is None or card >= JOKERS[0] or view.seat is None:
        return False, False
    return FITS[view.board[space].card][card] > 0, SUIT[card] == SUIT[view.aces[view.seat]]


def stake(view: View) -> int | None:
    """The property that the view's seat may buy, or bid for, now."""
    if view.seat not in view.awaited or view.trade:
        return None
    if view.asked == "land":
        return view.places[view.seat]
    return view.auction.space if view.auction and view.auction.by != view.seat else None


def _others(canvas: Canvas, view: View, look: Look, box: Box) -> None:
    """How many cards everybody else has."""
    others = [seat for seat in range(view.seats) if seat != view.seat and not view.out[seat]]
    left, top, right, low = box
    x, y = (left + right - _OTHER * len(others) + 44) // 2, (top + low) // 2
    for seat in others:
        sign = look.seats[seat]
        canvas.put(medal(sign.pattern, 46), x, y - 23)
        canvas.text(sign.letter, x + 23, y, SMALL, sign.ink, bold=True, anchor="m")
        if not view.outcome:
            held_cards(canvas, view.hand_sizes[seat], x + 54, y - 31)
        x += _OTHER


def _stake(canvas: Canvas, view: View, look: Look, space: int, box: Box) -> None:
    """The property it is about, and how the numbers of the cards that pay and claim look."""
    assert view.seat is not None
    mine = look.seats[view.seat].color
    signs = (("pays", theme.BRASS, theme.BRASS_SHADE, 2), ("claims", mine, theme.PAPER_LIT, 2))
    words = [look.say(f"cardopoly-picture-{what}") for what, *_ in signs]
    width = _SHOWN + 20 + sum(_SIGN + measure(each, SMALL) + 28 for each in words) - 28
    x, y = (box[0] + box[2] - width) // 2, (box[1] + box[3]) // 2
    canvas.put(face(view.board[space].card, _SHOWN, look.four_color), x, y - height(_SHOWN) // 2)
    x += _SHOWN + 20
    for each, (_, fill, edge, line) in zip(words, signs, strict=True):
        canvas.put(disc(36, fill, edge, line), x, y - 18)
        x += _SIGN + canvas.text(each, x + _SIGN, y, SMALL, theme.PAPER) + 28


def _middle(canvas: Canvas, shown: Shown, look: Look, box: Box) -> None:
    """What is decided, or what the last move brought: the property, between whom, in words."""
    cards, seats, lines = shown
    room = box[2] - box[0] - len(cards) * (_SHOWN + 6) - len(seats) * _MARK - 60
    words, size = fit(lines, (MEDIUM, SMALL), room)
    width = len(cards) * (_SHOWN + 6) + len(seats) * _MARK + 10 + measure(words, size)
    x, y = (box[0] + box[2] - width) // 2, (box[1] + box[3]) // 2
    for card in cards:
        canvas.put(face(card, _SHOWN, look.four_color), x, y - height(_SHOWN) // 2)
        x += _SHOWN + 6
    for place, seat in enumerate(seats):
        if place:
            canvas.text("→", x, y, SMALL, theme.BRASS_LIT, bold=True, anchor="m")
        mark(canvas, look.seats[seat], x + _MARK // 2, y)
        x += _MARK
    canvas.text(words, x + 10, y, size, theme.PAPER)


def _asked(view: View, look: Look) -> str:
    if view.outcome or view.seat not in view.awaited:
        return look.say("cardopoly-picture-hand")
    asks = "draft" if view.draft else "trade" if view.trade else view.asked
    amount = view.debt.amount if view.debt else 0
    return look.say(f"cardopoly-picture-hand-{asks}", count=amount)
