"""The lawn inside the road: the piles, the fountain with the round, what is at stake, and the last walk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from math import cos, pi, sin

from PIL import Image, ImageDraw

from games.cardopoly.state import NOBODY
from games.cardopoly.view import LastMove, Promise, View
from render.cardopoly.pawns import bars
from render.cardopoly.plots import face
from render.cardopoly.road import flag, footprints
from render.cardopoly.stake import paint_stake, stake_height, tells_debt
from render.cardopoly.trades import fit_promise
from render.kit import theme
from render.kit.canvas import Box, Canvas, draw_fine
from render.kit.cards import card_height, stack
from render.kit.frame import box
from render.kit.ground import CARDOPOLY
from render.kit.lettering import fit
from render.kit.numbers import count
from render.kit.seats import mark, medal
from render.kit.theme import LARGE, MEDIUM, SMALL, Color, Look, Seat

DRAWN = 4
"""The most cards of a walk that are shown; the latest ones are."""
PROMISES = 4
"""The most promises with a line each; more are added up."""
_WALK, _BRIEF, _PILES, _LARGE, _LOW_PILES, _PROMISE, _HEADING = 120, 62, 206, 244, 64, 44, 38
LAST = 68
"""How high the line with the last move is on a hand."""
_LEAST = 168
"""The least height of the fountain."""
_CARD = 44
_MARK = 56
_OVER = 16
"""The distance that the words of a promise may extend beyond the trays, since they have no edge."""


Row = tuple[int, Callable[[int], None]]
"""A part of the lawn: its height, and a function that paints it below a given top."""


def paint(canvas: Canvas, view: View, look: Look, area: Box) -> None:
    """Paint the middle of the table into *area*, with piles as large as there is room for."""
    rows = _rows(canvas, view, look, (area[0] + 26, area[2] - 26), area[3] - area[1])
    used = sum(high for high, _ in rows)
    piles = area[3] - area[1] - 20 - used - 12 * len(rows)
    middle = (area[0] + area[2]) // 2
    if piles >= _LEAST:
        high = min(_PILES if rows else _LARGE, piles)
        rows.insert(0, (high, lambda y: _piles(canvas, view, look, middle, y, high)))
    elif not view.trade or used + _LOW_PILES <= area[3] - area[1]:  # a large trade needs all the room
        rows.insert(0, (_LOW_PILES, lambda y: _low_piles(canvas, view, look, area, y)))
    spare = (area[3] - area[1] - sum(high for high, _ in rows)) // (len(rows) + 1)
    y = area[1] + spare
    for high, draw in rows:
        draw(y)
        y += high + spare


def _rows(canvas: Canvas, view: View, look: Look, between: tuple[int, int], room: int) -> list[Row]:
    """List the parts below the piles, which share *room* with the piles."""
    left, right = between
    rows: list[Row] = []
    if high := stake_height(view):
        rows.append((high, lambda y: paint_stake(canvas, view, look, (left, y, right))))
    walk: list[Row] = []
    if view.last and not view.trade:  # beside a trade, it would seem to be a part of it
        last = view.last
        if high:
            walk.append((_BRIEF, lambda y: _walk(canvas, view, last, look, (left, y, right))))
        else:
            walk.append((_WALK, lambda y: _walk(canvas, view, last, look, (left, y, right), told=True)))
    used = sum(row for row, _ in rows + walk)
    promises = _promises(canvas, view, look, between, room - used - _LOW_PILES)
    if view.trade and used + sum(row for row, _ in promises) > room:
        promises = []
    return rows + promises + walk


# The piles and the round


def rounds(view: View, look: Look) -> list[str]:
    """Name the current round, in a long and a short form."""
    limit = view.options["round_limit"]
    if limit == "none":
        return [look.say("cardopoly-picture-round", round=view.round)]
    args = {"round": view.round, "limit": int(limit)}
    return [look.say("cardopoly-picture-round-of", **args), look.say("cardopoly-picture-round-by", **args)]


def _piles(canvas: Canvas, view: View, look: Look, middle: int, top: int, high: int) -> None:
    """Paint draw pile, fountain and discard pile side by side."""
    height = min(high - 18, 156 if high > _PILES else 168)
    width = height * 5 // 7
    size = min(high, 236 if high > _PILES else 196)
    apart = size // 2 + (10 if high > _PILES else 14) + width // 2
    y = top + high // 2
    for x, cards, card in ((middle - apart, view.draw, NOBODY), (middle + apart, view.discard, view.top)):
        left = x - width // 2
        if card >= 0:
            canvas.shade(width, height, left, y - height // 2, 5)
            canvas.put(face(card, width, look.four_color), left, y - card_height(width) // 2)
        elif x < middle:
            pile = stack(CARDOPOLY, width, min(4, -(-cards // 12)))
            canvas.put(pile, left - 18, y - card_height(width) // 2 - 18)
        else:
            canvas.put(_nothing(width), left, y - card_height(width) // 2)
        low = y if x < middle else y + card_height(width) // 2 - 8
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
    """Paint the piles and the round in one line, if there is little room."""
    left, right = area[0] + 20, area[2] - 20
    y = top + _LOW_PILES // 2
    pile = stack(CARDOPOLY, _CARD, 1 if view.draw else 0)
    canvas.put(pile, left - 18, y - card_height(_CARD) // 2 - 18)
    wide = count(canvas, str(view.draw), left + _CARD + 44, y, size=SMALL)
    left += _CARD + 44 + wide // 2
    if view.top >= 0:
        canvas.put(face(view.top, _CARD, look.four_color), right - _CARD, y - card_height(_CARD) // 2)
    else:
        canvas.put(_nothing(_CARD), right - _CARD, y - card_height(_CARD) // 2)
    wide = count(canvas, str(view.discard), right - _CARD - 44, y, size=SMALL)
    right -= _CARD + 44 + wide // 2
    words, size = fit(rounds(view, look), (MEDIUM, SMALL), right - left - 20, bold=True)
    canvas.text(words, (left + right) // 2, y, size, CARDOPOLY.text, bold=True, anchor="m")


@cache
def _nothing(width: int) -> Image.Image:
    """Draw the empty place of a pile (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        whole = (0, 0, width * fine - 1, card_height(width) * fine - 1)
        pen.rounded_rectangle(
            whole, width // 12 * fine, fill=CARDOPOLY.base, outline=CARDOPOLY.line, width=3 * fine
        )

    return draw_fine(width, card_height(width), draw)


@cache
def _fountain(size: int) -> Image.Image:
    """Draw a fountain in a round bed of flowers (RGBA)."""
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


_GIVING = ("rent", "paid", "auction")
"""The results of moves that give something to another seat."""
_NOWHERE = ("jail", "none")
"""The results of moves that don't end on a property."""


def count_steps(view: View, move: LastMove) -> int:
    """Count the spaces that a token walked."""
    if move.what in _NOWHERE:
        return 0
    spaces = len(view.board)
    return (move.space - move.start) % spaces or spaces


def passes(move: LastMove) -> bool:
    """Whether a token reached or passed the Start on its walk."""
    return move.what not in _NOWHERE and move.space <= move.start


def last_cards(move: LastMove) -> tuple[int, ...]:
    """Return the latest cards that moved the token."""
    return move.cards[-DRAWN:]


def find_other(move: LastMove) -> int | None:
    """Find the other seat that the last move concerned."""
    return None if move.owner in (NOBODY, move.seat) else move.owner


def _walk(
    canvas: Canvas, view: View, move: LastMove, look: Look, at: tuple[int, int, int], *, told: bool = False
) -> None:
    """Paint who walked, by which cards and how far, and the result if *told*."""
    left, top, right = at
    high = _WALK if told else _BRIEF
    tray = box(CARDOPOLY, right - left, high, CARDOPOLY.raised, CARDOPOLY.deep, 2, 18, CARDOPOLY.lit)
    canvas.stamp(tray, left, top)
    paint_steps(canvas, view, move, look, left + 14, top + (36 if told else _BRIEF // 2))
    if told:
        _result(canvas, view, move, look, (left + 18, right - 16), (top + 90, top + _WALK - 36))


def paint_last(canvas: Canvas, view: View, move: LastMove, look: Look, at: tuple[int, int, int]) -> None:
    """Paint the last walk in a line `LAST` high, and the result unless what is at stake tells it."""
    left, top, right = at
    y = top + LAST // 2 + 2
    x = paint_steps(canvas, view, move, look, left, y)
    if not stake_height(view, wide=True) or tells_debt(view):
        _result(canvas, view, move, look, (x, right), (y, y))


def paint_steps(
    canvas: Canvas, view: View, move: LastMove, look: Look, x: int, y: int, card_width: int = _CARD
) -> int:
    """Paint who walked, by which cards and how far; return where that ends."""
    mark(canvas, look.seats[move.seat], x + _MARK // 2, y)
    x += _MARK + 14
    for card in last_cards(move):
        canvas.put(face(card, card_width, look.four_color), x, y - card_height(card_width) // 2)
        x += card_width + 6
    x += 8
    if far := count_steps(view, move):
        canvas.put(footprints(44), x, y - 22)
        x += 48 + canvas.text(str(far), x + 48, y, LARGE, CARDOPOLY.text, bold=True) + 18
    if passes(move):
        canvas.put(flag(42, theme.PAPER), x, y - 22)
        x += 54
    elif move.what == "jail":
        canvas.put(bars(44, 44), x, y - 22)
        x += 58
    return x


def _result(
    canvas: Canvas,
    view: View,
    move: LastMove,
    look: Look,
    between: tuple[int, int],
    at: tuple[int, int],
) -> None:
    """Say *between* what the move brought, and whom it concerned, at the two heights of *at*."""
    x, end = between
    y, other = at
    seat = move.seat if move.what == "own" else find_other(move)
    arrow = 42 if move.what in _GIVING else 0
    room = end - x - (_MARK + 14 + arrow if seat is not None else 0)
    what = "own-you" if move.what == "own" and seat == view.seat else move.what
    said = look.say(f"cardopoly-picture-last-{what}", count=move.amount)
    words, size = fit([said], (MEDIUM, SMALL), room)
    x += canvas.text(words, x, y, size, CARDOPOLY.text) + 14
    if seat is not None:
        if arrow:
            canvas.text("→", x + 13, other, MEDIUM, theme.GOLD_LIT, bold=True, anchor="m")
        mark(canvas, look.seats[seat], x + arrow + _MARK // 2, other)


# Promises


def _promises(canvas: Canvas, view: View, look: Look, between: tuple[int, int], room: int) -> list[Row]:
    """Paint the open promises, the oldest first: one per line, or added up if there is no *room*.

    Beside a trade they are added up below a line that says that they aren't part of it.
    """
    left, right = between
    if not view.promises:
        return []
    if view.trade:
        return [
            (_HEADING, partial(_earlier, canvas, look, left, right)),
            *_sum_promises(canvas, view, look, between),
        ]
    if len(view.promises) <= min(PROMISES, room // _PROMISE):
        return [
            (_PROMISE, partial(_promise, canvas, look, promise, left, right)) for promise in view.promises
        ]
    return _sum_promises(canvas, view, look, between)


def _earlier(canvas: Canvas, look: Look, left: int, right: int, top: int) -> None:
    """Head the promises that were made before the trade that is proposed now."""
    words, size = fit([look.say("cardopoly-picture-earlier")], (SMALL,), right - left)
    canvas.text(words, left + 4, top + _HEADING // 2, size, CARDOPOLY.muted)


def _sum_promises(canvas: Canvas, view: View, look: Look, between: tuple[int, int]) -> list[Row]:
    """Add up the open promises of each player to each other one, some beside each other."""
    left, right = between
    sums = Counter[tuple[int, int]]()
    for promise in view.promises:
        sums[promise.by, promise.to] += promise.number
    pairs = list(sums.items())
    columns = min(len(pairs), 3 if max(sums.values()) < 10 else 2)
    width = (right - left) // columns
    return [
        (_PROMISE, partial(_sums, canvas, look, pairs[start : start + columns], left, width))
        for start in range(0, len(pairs), columns)
    ]


def _promise(canvas: Canvas, look: Look, promise: Promise, left: int, right: int, top: int) -> None:
    """Paint one promise in a line."""
    y = top + _PROMISE // 2
    x = _parties(canvas, look.seats[promise.by], look.seats[promise.to], left + 4, y)
    words = fit_promise(look, promise.number, promise.turns, right + _OVER - x)
    canvas.text(words, x, y, SMALL, CARDOPOLY.text)


def _sums(
    canvas: Canvas, look: Look, pairs: list[tuple[tuple[int, int], int]], left: int, width: int, top: int
) -> None:
    """Paint the number of cards that each player has promised to each other one, side by side."""
    y = top + _PROMISE // 2
    for place, ((by, to), number) in enumerate(pairs):
        x = _parties(canvas, look.seats[by], look.seats[to], left + place * width, y)
        canvas.text(str(number), x - 6, y, SMALL, CARDOPOLY.text, bold=True)


def _parties(canvas: Canvas, one: Seat, two: Seat, x: int, y: int) -> int:
    """Paint two small badges with an arrow between them; return where they end."""
    for seat in (one, two):
        canvas.put(medal(seat.pattern, 42, bot=seat.bot), x, y - 21)
        canvas.text(seat.letter, x + 21, y, SMALL, seat.ink, bold=True, anchor="m")
        x += 42
        if seat is one:
            canvas.text("→", x + 15, y, SMALL, CARDOPOLY.text, bold=True, anchor="m")
            x += 30
    return x + 12
