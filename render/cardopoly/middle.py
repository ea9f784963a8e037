"""On the lawn within the road: the piles, the fountain with the round, what is at stake, the last walk."""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

from games.cardopoly.cards import RANK
from games.cardopoly.state import NOBODY
from games.cardopoly.view import LastMove, Trade, View
from games.cards import RANKS
from render.cardopoly.plots import face
from render.cardopoly.road import flag, footprints
from render.kit import theme
from render.kit.canvas import Box, Canvas, draw_fine
from render.kit.cards import color_of, height, pip, stack
from render.kit.frame import box
from render.kit.ground import CARDOPOLY
from render.kit.lettering import fit
from render.kit.numbers import count
from render.kit.seats import disc, held_cards, mark, medal
from render.kit.theme import LARGE, MEDIUM, SMALL, Color, Look, Seat

SHOWN = 4
"""So many properties of a side of a trade are shown, half of them beside cards; the others are a number."""
DRAWN = 4
"""So many of the cards that moved a token are shown, the latest ones."""
PROMISES = 6
"""So many promises are shown."""
_WALK, _BRIEF, _PILES, _LOW_PILES, _PROMISE = 120, 72, 206, 76, 46
_LEAST = 168
"""The least height of the fountain."""
_CARD = 44
_MARK = 56

Row = tuple[int, Callable[[int], None]]
"""What lies on the lawn: how high it is, and what paints it from its top on."""


def paint(canvas: Canvas, view: View, look: Look, area: Box) -> None:
    """Paint all of it into *area*."""
    rows = lines(canvas, view, look, (area[0] + 26, area[2] - 26))
    room = area[3] - area[1] - 20 - sum(high for high, _ in rows)
    piles = room - 12 * len(rows)
    middle = (area[0] + area[2]) // 2
    if piles >= _LEAST:
        high = min(_PILES, piles)
        rows.insert(0, (high, lambda y: _piles(canvas, view, look, middle, y, high)))
    else:
        rows.insert(0, (_LOW_PILES, lambda y: _low_piles(canvas, view, look, area, y)))
    spare = (area[3] - area[1] - sum(high for high, _ in rows)) // (len(rows) + 1)
    y = area[1] + spare
    for high, draw in rows:
        draw(y)
        y += high + spare


def lines(canvas: Canvas, view: View, look: Look, between: tuple[int, int]) -> list[Row]:
    """What lies below the piles."""
    left, right = between
    rows: list[Row] = []
    at_stake = stake(canvas, view, look, between)
    if at_stake:
        rows.append(at_stake)
    rows += _promises(canvas, view, look, between)
    if view.last:
        last, brief = view.last, at_stake is not None
        rows.append(
            (_BRIEF if brief else _WALK, lambda y: _walk(canvas, view, last, look, (left, y, right), brief))
        )
    return rows


# The piles and the round


def rounds(view: View, look: Look) -> list[str]:
    """Which round it is, the longer form first."""
    limit = view.options["round_limit"]
    if limit == "none":
        return [look.say("cardopoly-picture-round", round=view.round)]
    args = {"round": view.round, "limit": int(limit)}
    return [look.say("cardopoly-picture-round-of", **args), look.say("cardopoly-picture-round-by", **args)]


def _piles(canvas: Canvas, view: View, look: Look, middle: int, top: int, high: int) -> None:
    """Draw pile, fountain and discards side by side."""
    tall = min(high - 18, 168)
    wide = tall * 5 // 7
    size = min(high, 196)
    apart = size // 2 + 14 + wide // 2
    y = top + high // 2
    for x, cards, card in ((middle - apart, view.draw, NOBODY), (middle + apart, view.discard, view.top)):
        left = x - wide // 2
        if card >= 0:
            canvas.shade(wide, tall, left, y - tall // 2, 5)
            canvas.put(face(card, wide, look.four_color), left, y - height(wide) // 2)
        elif x < middle:
            pile = stack(CARDOPOLY, wide, min(4, -(-cards // 12)))
            canvas.put(pile, left - 18, y - height(wide) // 2 - 18)
        else:
            canvas.put(_nothing(wide), left, y - height(wide) // 2)
        low = y if x < middle else y + height(wide) // 2 - 8
        count(canvas, str(cards), x, low, size=MEDIUM)
    canvas.put(_fountain(size), middle - size // 2, y - size // 2)
    limit = view.options["round_limit"]
    words = str(view.round) if limit == "none" else f"{view.round}/{limit}"
    canvas.text(look.say("cardopoly-picture-round-word"), middle, y - 22, SMALL, theme.INK, anchor="m")
    last = limit != "none" and view.round >= int(limit)
    tone = theme.RED if last else theme.INK
    words, points = fit([words], (LARGE, MEDIUM, SMALL), size - 100, bold=True)
    canvas.text(words, middle, y + 20, points, tone, bold=True, anchor="m")


def _low_piles(canvas: Canvas, view: View, look: Look, area: Box, top: int) -> None:
    """The piles and the round in a line, where there is much else."""
    left, right = area[0] + 20, area[2] - 20
    y = top + _LOW_PILES // 2
    pile = stack(CARDOPOLY, _CARD, 1 if view.draw else 0)
    canvas.put(pile, left - 18, y - height(_CARD) // 2 - 18)
    wide = count(canvas, str(view.draw), left + _CARD + 46, y, size=MEDIUM)
    left += _CARD + 46 + wide // 2
    if view.top >= 0:
        canvas.put(face(view.top, _CARD, look.four_color), right - _CARD, y - height(_CARD) // 2)
    else:
        canvas.put(_nothing(_CARD), right - _CARD, y - height(_CARD) // 2)
    wide = count(canvas, str(view.discard), right - _CARD - 46, y, size=MEDIUM)
    right -= _CARD + 46 + wide // 2
    words, size = fit(rounds(view, look), (MEDIUM, SMALL), right - left - 20, bold=True)
    canvas.text(words, (left + right) // 2, y, size, CARDOPOLY.text, bold=True, anchor="m")


@cache
def _nothing(wide: int) -> Image.Image:
    """The place of a pile of which no card is seen (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole = (0, 0, wide * fine - 1, height(wide) * fine - 1)
        pen.rounded_rectangle(
            whole, wide // 12 * fine, fill=CARDOPOLY.base, outline=CARDOPOLY.line, width=3 * fine
        )

    return draw_fine(wide, height(wide), draw)


@cache
def _fountain(size: int) -> Image.Image:
    """A fountain in a round bed of flowers (RGBA)."""
    water, foam, stone, joint = (theme.rgb(code) for code in ("5BA7D1", "BFE2F2", "C9CDBF", "8A9A8A"))
    blossom = theme.rgb("F0B8D0")

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        middle = size * fine / 2

        def ring(reach: float, fill: Color, edge: Color | None = None, line: int = 0) -> None:
            part = reach * fine
            pen.ellipse(
                (middle - part, middle - part, middle + part, middle + part),
                fill=fill,
                outline=edge,
                width=line * fine,
            )

        half = size / 2
        ring(half - 0.5, CARDOPOLY.raised)
        for step in range(30):
            turn = step * pi / 15
            x, y = (middle + part(turn) * (half - 9) * fine for part in (cos, sin))
            reach = 3.6 * fine
            color = (theme.PAPER_LIT, blossom)[step % 2]
            pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=color)
        ring(half - 17, stone, joint, 2)
        for step in range(16):
            turn = step * pi / 8
            inner, outer = half - 25, half - 17
            pen.line(
                [middle + part(turn) * reach * fine for reach in (inner, outer) for part in (cos, sin)],
                fill=joint,
                width=2 * fine,
            )
        ring(half - 25, water, theme.INK, 2)
        for step in range(8):
            start = step * 45
            arc = (half - 32) * fine
            pen.arc(
                (middle - arc, middle - arc, middle + arc, middle + arc),
                start,
                start + 24,
                fill=foam,
                width=3 * fine,
            )
        ring(half - 40, theme.PAPER, theme.INK, 2)

    return draw_fine(size, size, draw)


# What was done


_NOWHERE = ("jail", "none")
"""What a move brings that led to no property."""


def steps(view: View, move: LastMove) -> int:
    """How far a token walked; 0 if it did not walk."""
    if move.what in _NOWHERE:
        return 0
    spaces = len(view.board)
    return (move.space - move.start) % spaces or spaces


def passes(move: LastMove) -> bool:
    """Whether a token came to the Start, or past it, on its walk."""
    return move.what not in _NOWHERE and move.space <= move.start


def last_cards(move: LastMove) -> tuple[int, ...]:
    """The cards that moved the token, the latest ones."""
    return move.cards[-DRAWN:]


def other(move: LastMove) -> int | None:
    """The seat that the last move concerned besides its own."""
    return None if move.owner in (NOBODY, move.seat) else move.owner


def _walk(
    canvas: Canvas, view: View, move: LastMove, look: Look, at: tuple[int, int, int], brief: bool
) -> None:
    """Who walked, by which cards, how far, and what came of it unless that is told elsewhere."""
    left, top, right = at
    high = _BRIEF if brief else _WALK
    tray = box(CARDOPOLY, right - left, high, CARDOPOLY.raised, CARDOPOLY.deep, 2, 18, CARDOPOLY.lit)
    canvas.stamp(tray, left, top)
    y = top + 36
    x = left + 14
    mark(canvas, look.seats[move.seat], x + _MARK // 2, y)
    x += _MARK + 14
    for card in last_cards(move):
        canvas.put(face(card, _CARD, look.four_color), x, y - height(_CARD) // 2)
        x += _CARD + 6
    x += 8
    if far := steps(view, move):
        canvas.put(footprints(44), x, y - 22)
        x += 48 + canvas.text(str(far), x + 48, y, LARGE, CARDOPOLY.text, bold=True) + 18
    if passes(move) or move.what == "jail":
        canvas.put(flag(42), x, y - 22)
    if brief:
        return
    y = top + 90
    x, end = left + 18, right - 16
    if (seat := other(move)) is not None:
        mark(canvas, look.seats[seat], end - _MARK // 2, top + _WALK - 36)
        end -= _MARK + 10
    words, size = fit(
        [look.say(f"cardopoly-picture-last-{move.what}", count=move.amount)], (MEDIUM, SMALL), end - x
    )
    canvas.text(words, x, y, size, CARDOPOLY.text)


# What is at stake


def stake(canvas: Canvas, view: View, look: Look, between: tuple[int, int]) -> Row | None:
    """What is being decided besides moving on: a trade, an auction, a debt, a tax, or which ace to take."""
    if view.trade:
        return _trade(canvas, view, view.trade, look, between)
    if view.auction or view.tax or view.debt or view.asked == "suits":
        return 116, lambda y: stake_line(canvas, view, look, between, y, 116)
    return None


def _tray(canvas: Canvas, between: tuple[int, int], top: int, high: int) -> None:
    left, right = between
    gold = box(CARDOPOLY, right - left, high, CARDOPOLY.deep, theme.GOLD, 5, 18, CARDOPOLY.lit)
    canvas.stamp(gold, left, top)


def stake_line(canvas: Canvas, view: View, look: Look, between: tuple[int, int], top: int, high: int) -> None:
    """What it is about, between whom, and who has answered."""
    _tray(canvas, between, top, high)
    y, x, end = top + high // 2, between[0] + 18, between[1] - 18
    if view.asked == "suits":
        for ace in view.free:
            wide = (high - 16) * 5 // 7
            canvas.put(face(ace, wide, look.four_color), x, y - height(wide) // 2)
            x += wide + 12
        return
    if view.auction:
        auction = view.auction
        chip(canvas, view.board[auction.space].card, x, y, look.four_color)
        x += CHIP + 18
        if auction.leader >= 0:
            x = _between(canvas, look, (auction.leader, auction.by), x, y)
            held_cards(canvas, auction.price, x, y - 32)
            return
        mark(canvas, look.seats[auction.by], x + _MARK // 2, y)
        x += _MARK + 18
        others = [seat for seat, out in enumerate(view.out) if not out and seat != auction.by]
        _answers(canvas, look, others, [seat for seat in others if seat not in auction.answered], x, y)
        return
    if view.tax:
        others = [seat for seat, out in enumerate(view.out) if not out and seat != view.tax.by]
        x = _answers(canvas, look, others, view.tax.awaited, x, y)
        canvas.put(arrow(), x - 6, y - 18)
        mark(canvas, look.seats[view.tax.by], x + 50 + _MARK // 2, y)
        held_cards(canvas, view.tax.amount, x + 50 + _MARK + 16, y - 32)
        return
    debt = view.debt
    assert debt is not None
    words = look.say(f"cardopoly-picture-due-{debt.what}", count=debt.amount)
    x = _between(canvas, look, (debt.by, debt.to), x, y)
    words, size = fit([words], (MEDIUM, SMALL), end - x, bold=True)
    canvas.text(words, x, y, size, CARDOPOLY.text, bold=True)


def _between(canvas: Canvas, look: Look, seats: tuple[int, int], x: int, y: int) -> int:
    """Two badges with an arrow from one to the other; where they end."""
    one, two = seats
    mark(canvas, look.seats[one], x + _MARK // 2, y)
    canvas.put(arrow(), x + _MARK + 6, y - 18)
    mark(canvas, look.seats[two], x + _MARK + 56 + _MARK // 2, y)
    return x + 2 * _MARK + 56 + 16


@cache
def arrow() -> Image.Image:
    """A golden arrow to the right: what goes from one to another (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        shape = [(1, 12), (24, 12), (24, 3), (43, 18), (24, 33), (24, 24), (1, 24)]
        points = [(x * fine, y * fine) for x, y in shape]
        pen.polygon(points, fill=theme.GOLD)
        pen.line([*points, points[0], points[1]], fill=theme.GOLD_EDGE, width=3 * fine, joint="curve")

    return draw_fine(45, 36, draw)


def _answers(canvas: Canvas, look: Look, seats: list[int], awaited: Container[int], x: int, y: int) -> int:
    """Who has answered, and in a golden ring who is still awaited; where they end."""
    for seat in seats:
        waits = seat in awaited
        if waits:
            canvas.put(_ring(), x - 5, y - 33)
        mark(canvas, look.seats[seat], x + _MARK // 2, y)
        if not waits:
            canvas.put(_tick(), x + _MARK - 22, y + 6)
        x += _MARK + 20
    return x


@cache
def _ring() -> Image.Image:
    """A golden ring around a badge (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for start in range(0, 360, 40):
            pen.arc(
                (0, 0, 66 * fine - 1, 66 * fine - 1), start, start + 26, fill=theme.GOLD_LIT, width=5 * fine
            )

    return draw_fine(66, 66, draw)


@cache
def _tick() -> Image.Image:
    """The sign that somebody has answered (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        pen.ellipse((0, 0, 30 * fine - 1, 30 * fine - 1), fill=theme.PAPER, outline=theme.INK, width=2 * fine)
        pen.line(
            [part * fine for part in (8, 15, 13, 21, 22, 9)], fill=theme.GREEN, width=5 * fine, joint="curve"
        )

    return draw_fine(30, 30, draw)


CHIP = 72


def chip(canvas: Canvas, card: int, x: int, y: int, four_color: bool) -> None:
    """A property by its rank and suit, its left there and its middle at *y*."""
    canvas.put(_chip(), x, y - 28)
    ink = color_of(card % 52, four_color)
    canvas.text(RANKS[RANK[card] - 1], x + 21, y, MEDIUM, ink, bold=True, anchor="m")
    canvas.put(pip((card % 52) // 13, 30, ink), x + 37, y - 15)


@cache
def _chip() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole = (0, 0, CHIP * fine - 1, 56 * fine - 1)
        pen.rounded_rectangle(whole, 10 * fine, fill=theme.PAPER, outline=theme.INK, width=2 * fine)

    return draw_fine(CHIP, 56, draw)


Side = tuple[int, tuple[int, ...], int, int, int, tuple[int, ...], int]
"""Who gives which properties, how many cards of which kind, how many promised; named cards, and when due."""


def shown_spaces(side: Side) -> tuple[tuple[int, ...], int]:
    """The properties of a side of a trade that are shown, and how many others there are."""
    most = SHOWN // 2 if side[2] else SHOWN
    return side[1][:most], max(0, len(side[1]) - most)


def sides(trade: Trade) -> tuple[Side, Side]:
    """Of both sides: who, which properties, how many cards of which kind, how many promised, and so on."""
    return (
        (trade.by, trade.spaces, trade.count, 0, trade.gives, trade.cards, trade.gives_in),
        (trade.to, trade.take, trade.number, trade.kind, trade.asks, (), trade.asks_in),
    )


def _trade(canvas: Canvas, view: View, trade: Trade, look: Look, between: tuple[int, int]) -> Row:
    highs = [_side_height(side) for side in sides(trade)]
    settles = 44 if trade.settles else 0
    high = sum(highs) + 52 + settles

    def draw(top: int) -> None:
        _tray(canvas, between, top, high)
        y = top + 14
        for place, (side, tall) in enumerate(zip(sides(trade), highs, strict=True)):
            if place:
                middle = (between[0] + between[1]) // 2
                canvas.put(_swap(), middle - 30, y)
                y += 24
            _side(canvas, view, look, side, (between[0] + 16, y, between[1] - 16))
            y += tall
        if settles:
            words, size = fit([look.say("cardopoly-picture-settles")], (SMALL,), between[1] - between[0] - 32)
            canvas.text(words, (between[0] + between[1]) // 2, y + 24, size, CARDOPOLY.text, anchor="m")

    return high, draw


def wide_trade_height(trade: Trade) -> int:
    """How high a trade is whose sides are side by side."""
    one, two = map(_side_height, sides(trade))
    return max(one, two + (44 if trade.settles else 0)) + 28


def wide_trade(canvas: Canvas, view: View, look: Look, trade: Trade, at: tuple[int, int, int]) -> None:
    """A trade with its sides side by side."""
    left, top, right = at
    _tray(canvas, (left, right), top, wide_trade_height(trade))
    middle = (left + right) // 2
    one, two = sides(trade)
    _side(canvas, view, look, one, (left + 16, top + 14, middle - 40))
    _side(canvas, view, look, two, (middle + 40, top + 14, right - 16))
    canvas.put(_swap().rotate(90, expand=True), middle - 12, top + 18)
    if trade.settles:
        words, size = fit([look.say("cardopoly-picture-settles")], (SMALL,), right - middle - 56 - _MARK)
        y = top + 14 + _side_height(two) + 20
        canvas.text(words, middle + 40 + _MARK + 14, y, size, CARDOPOLY.text)


def _side_height(side: Side) -> int:
    _, spaces, cards, _, promised_, _, _ = side
    return (
        (64 if spaces or cards or not promised_ else 0)
        + (44 if promised_ else 0)
        + (20 if promised_ and not spaces and not cards else 0)
    )


@cache
def _swap() -> Image.Image:
    """Two golden arrows, up and down: one thing for another (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        for x, up in ((18, True), (42, False)):
            shape = [(-4, 22), (-4, 11), (-11, 11), (0, 0), (11, 11), (4, 11), (4, 22)]
            points = [((x + a) * fine, (1 + (b if up else 22 - b)) * fine) for a, b in shape]
            pen.polygon(points, fill=theme.GOLD)
            pen.line([*points, points[0], points[1]], fill=theme.GOLD_EDGE, width=2 * fine, joint="curve")

    return draw_fine(60, 24, draw)


def _side(canvas: Canvas, view: View, look: Look, side: Side, at: tuple[int, int, int]) -> None:
    """What one side of a trade gives."""
    seat, spaces, cards, kind, number, named, turns = side
    left, top, right = at
    y = top + 32
    mark(canvas, look.seats[seat], left + _MARK // 2, y)
    x = left + _MARK + 14
    shown, more = shown_spaces(side)
    for place in shown:
        chip(canvas, view.board[place].card, x, y, look.four_color)
        x += CHIP + 4
    if more:
        x += 4 + canvas.text(f"+{more}", x + 4, y, SMALL, CARDOPOLY.text, bold=True)
    x += 8 if shown else 0
    step = min(_CARD + 4, (right - x - _CARD) // max(1, len(named) - 1))
    for place, card in enumerate(named):
        canvas.put(face(card, _CARD, look.four_color), x + place * step, y - height(_CARD) // 2)
    if cards and not named:
        held_cards(canvas, cards, x, y - 32)
        x += 62
        if kind:
            _kind(canvas, kind, x, y, look.four_color)
    elif not cards and not spaces and not number:
        canvas.text("–", x, y, MEDIUM, CARDOPOLY.text)
    if number:
        words, size = fit([promised(look, number, turns)], (MEDIUM, SMALL), right - left - _MARK - 14)
        y += 54 if spaces or cards else 0
        canvas.text(words, left + _MARK + 14, y, size, CARDOPOLY.text)


def _kind(canvas: Canvas, kind: int, x: int, y: int, four_color: bool) -> None:
    """The suit or rank that cards asked for must have."""
    if kind <= 4:
        card = (kind - 1) * 13
        canvas.put(disc(44, theme.PAPER, theme.INK), x, y - 22)
        canvas.put(pip(kind - 1, 30, color_of(card, four_color)), x + 7, y - 15)
    else:
        canvas.put(disc(44, theme.PAPER, theme.INK), x, y - 22)
        canvas.text(RANKS[kind - 5], x + 22, y, SMALL, theme.INK, bold=True, anchor="m")


def promised(look: Look, number: int, turns: int) -> str:
    """A promise of a trade in words; nothing if there is none."""
    return look.say("cardopoly-picture-promise", count=number, turns=turns) if number else ""


def _promises(canvas: Canvas, view: View, look: Look, between: tuple[int, int]) -> list[Row]:
    """The promises that are open, the oldest first: one a line, or two where there are many."""
    shown = view.promises[:PROMISES]
    columns = 1 if len(shown) <= 2 else 2
    left, right = between
    wide = (right - left) // columns
    rows: list[Row] = []
    for start in range(0, len(shown), columns):
        some = shown[start : start + columns]

        def draw(top: int, some: tuple = some) -> None:  # type: ignore[type-arg]
            for place, promise in enumerate(some):
                x, y = left + place * wide + 8, top + _PROMISE // 2
                x = _parties(canvas, look.seats[promise.by], look.seats[promise.to], x, y)
                if columns == 1:
                    words = promised(look, promise.number, promise.turns)
                else:
                    words = f"{promise.number} ({promise.turns})"
                words, size = fit([words], (SMALL,), left + (place + 1) * wide - x)
                canvas.text(words, x, y, size, CARDOPOLY.text)

        rows.append((_PROMISE, draw))
    return rows


def _parties(canvas: Canvas, one: Seat, two: Seat, x: int, y: int) -> int:
    """Two small badges with an arrow between them; where they end."""
    for seat in (one, two):
        canvas.put(medal(seat.pattern, 44), x, y - 22)
        canvas.text(seat.letter, x + 22, y, SMALL, seat.ink, bold=True, anchor="m")
        x += 44
        if seat is one:
            canvas.text("→", x + 20, y, SMALL, CARDOPOLY.text, bold=True, anchor="m")
            x += 40
    return x + 12
