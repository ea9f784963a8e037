"""What is at stake besides moving on: an auction, a debt, a tax, a trade, or which ace to take."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache

from PIL import Image, ImageDraw

from games.cardopoly.actions.debt import FINE
from games.cardopoly.cards import RANK
from games.cardopoly.preview import find_exits, rescues
from games.cardopoly.view import AuctionView, TaxView, Trade, View
from games.cards import KING
from render.cardopoly.plots import face
from render.cardopoly.trades import CHIP, chip, gold_tray, paint_trade, trade_height
from render.kit import theme
from render.kit.canvas import Canvas, draw_fine
from render.kit.cards import card_height
from render.kit.emblems import plate
from render.kit.ground import CARDOPOLY
from render.kit.lettering import fit
from render.kit.seats import mark
from render.kit.sentences import end, enlist
from render.kit.theme import LARGE, MEDIUM, SMALL, Look

_MARK = 56

_LOW, _HIGH, _TWO_LINES, _WARNING, _ALARM = 80, 104, 124, 146, 66


def stake_height(view: View, *, wide: bool = False) -> int:
    """Return the height of what is at stake, or 0; *wide* means as the seat of *view* sees it in its hand."""
    if trade := _trade(view, wide=wide):
        return trade_height(trade, wide=wide)
    if (view.tax or view.auction) and not wide:
        return _TWO_LINES
    if wide and view.debt and not view.tax and find_warning(view) is not None:
        return _WARNING if tells_debt(view) else _LOW + _WARNING
    if view.auction or view.tax or view.debt or view.phase == "suits":
        return _LOW if wide else _HIGH
    return 0


def _trade(view: View, *, wide: bool) -> Trade | None:
    """Return the proposed trade, or in a hand the one being put together, which may answer it."""
    return (wide and view.draft) or view.trade


def paint_stake(
    canvas: Canvas, view: View, look: Look, at: tuple[int, int, int], *, wide: bool = False
) -> None:
    """Paint what is at stake between *at*'s left and right, from its top on."""
    left, top, right = at
    if trade := _trade(view, wide=wide):
        paint_trade(canvas, view, look, trade, at, wide=wide)
        return
    high = stake_height(view, wide=wide)
    gold_tray(canvas, (left, right), top, high)
    warning = describe_warning(view, look) if wide and view.debt and not view.tax else []
    if warning:
        low = top + high - _WARNING
        _warn(canvas, warning, (left + 14, low + 14, right - 14))
        high = low - top
        if not high:
            return
    x, y = left + 16, top + high // 2
    if view.phase == "suits":
        _aces(canvas, view, look, x, y, high - 16)
    elif view.auction:
        _auction(canvas, view, look, view.auction, (x, y, right - 16), wide=wide)
    elif view.tax:  # even while the player of the king owes rent
        _tax(canvas, view, look, view.tax, (x, y, right - 16), wide=wide)
    elif view.debt:
        debt = view.debt
        x = _between(canvas, look, (debt.by, debt.to), x, y)
        words = look.say(f"cardopoly-picture-due-{debt.what}", count=debt.amount)
        words, size = fit([words], (MEDIUM, SMALL), right - 24 - x, bold=True)
        canvas.text(words, x, y, size, CARDOPOLY.text, bold=True)


def _warn(canvas: Canvas, said: Sequence[str], at: tuple[int, int, int]) -> None:
    """Say on red that paying ends the match, and below it what may save the seat."""
    left, top, right = at
    loud, *ways = said
    canvas.put(plate(right - left, _ALARM, 12, theme.RED, theme.PAPER), left, top)
    loud, size = fit([loud], (LARGE, MEDIUM, SMALL), right - left - 28, bold=True)
    canvas.text(loud, (left + right) // 2, top + _ALARM // 2, size, theme.PAPER, bold=True, anchor="m")
    for words in ways:
        words, size = fit([words], (MEDIUM, SMALL), right - left - 12, bold=True)
        canvas.text(words, left + 6, top + _ALARM + 32, size, CARDOPOLY.text, bold=True)


def tells_debt(view: View) -> bool:
    """Whether the last walk led to the debt that takes the whole pocket of the seat of *view*."""
    last, debt = view.last, view.debt
    if last is None or debt is None or find_warning(view) is None:
        return False
    return last.what == "rent" and (last.seat, last.owner, last.amount) == (debt.by, debt.to, debt.amount)


def find_warning(view: View) -> tuple[str, ...] | None:
    """The ways out for the seat of *view* if paying its debt would end the match for it; None if not."""
    return rescues(view) if view.seat is not None else None


def describe_warning(view: View, look: Look) -> list[str]:
    """Say that paying ends the match for the seat of *view*, and what may save it; nothing if it doesn't."""
    ways = find_warning(view)
    if ways is None:
        return []
    said = [look.say("cardopoly-picture-last-card")]
    if ways:
        each = [look.say(f"cardopoly-picture-rescue-{way}") for way in ways]
        said.append(end(look.say, look.say("cardopoly-picture-rescue", ways=enlist(look.say, each))))
    return said


def describe_tax(look: Look, tax: TaxView) -> str:
    """Say what the king asks of everybody, or why somebody has to mortgage."""
    return look.say(
        "cardopoly-picture-tax-mend" if tax.mortgage else "cardopoly-picture-tax", count=tax.amount
    )


def _tax(
    canvas: Canvas, view: View, look: Look, tax: TaxView, at: tuple[int, int, int], *, wide: bool
) -> None:
    """Paint the king that was played, what it asks, and who has given whom; in two lines unless *wide*."""
    x, y, right = at
    if view.top >= 0 and RANK[view.top] == KING:
        width = 46 if wide else 70
        canvas.put(face(view.top, width, look.four_color), x, y - card_height(width) // 2)
        x += width + 16
    words, size = fit([describe_tax(look, tax)], (MEDIUM, SMALL), right - x, bold=True)
    if wide:
        x += canvas.text(words, x, y, size, CARDOPOLY.text, bold=True) + 30
    else:
        canvas.text(words, x, y - 32, size, CARDOPOLY.text, bold=True)
        y += 22
    others = [seat for seat, out in enumerate(view.out) if not out and seat != tax.by]
    x = _answers(canvas, look, others, tax.awaited, x + 4, y)
    canvas.put(_arrow(), x - 10, y - 18)
    mark(canvas, look.seats[tax.by], x + 42 + _MARK // 2, y)


def exits(view: View, look: Look) -> dict[str, str]:
    """The ways out of jail for which the player has the cards, in words."""
    return {way: look.say(f"cardopoly-picture-exit-{way}", count=FINE) for way in find_exits(view)}


def _aces(canvas: Canvas, view: View, look: Look, x: int, y: int, high: int) -> None:
    """The aces to choose from."""
    width = high * 5 // 7
    for ace in view.free:
        top = y - card_height(width) // 2
        canvas.put(face(ace, width, look.four_color), x, top)
        canvas.spots["card", ace] = (x, top, x + width, top + card_height(width))
        x += width + 12


def _auction(
    canvas: Canvas, view: View, look: Look, auction: AuctionView, at: tuple[int, int, int], *, wide: bool
) -> None:
    """Paint the property, and who has answered, or who leads with how many cards.

    Unless it is *wide*, a line above says that this is an auction.
    """
    x, y, right = at
    if not wide:
        words, size = fit([look.say("cardopoly-picture-auction")], (MEDIUM, SMALL), right - x, bold=True)
        canvas.text(words, x, y - 34, size, CARDOPOLY.text, bold=True)
        y += 22
    chip(canvas, view.board[auction.space].card, x, y, look.four_color)
    x += CHIP + 16
    if auction.leader >= 0:
        x = _between(canvas, look, (auction.leader, auction.by), x, y)
        words = look.say("cardopoly-picture-cards", count=auction.price)
        words, size = fit([words], (MEDIUM, SMALL), right - x, bold=True)
        canvas.text(words, x, y, size, CARDOPOLY.text, bold=True)
        return
    mark(canvas, look.seats[auction.by], x + _MARK // 2, y)
    x += _MARK + 16
    others = [seat for seat, out in enumerate(view.out) if not out and seat != auction.by]
    _answers(canvas, look, others, [seat for seat in others if seat not in auction.answered], x, y)


def _between(canvas: Canvas, look: Look, seats: tuple[int, int], x: int, y: int) -> int:
    """Paint two badges with an arrow from one to the other; return where they end."""
    one, two = seats
    mark(canvas, look.seats[one], x + _MARK // 2, y)
    canvas.put(_arrow(), x + _MARK + 6, y - 18)
    mark(canvas, look.seats[two], x + _MARK + 56 + _MARK // 2, y)
    return x + 2 * _MARK + 56 + 16


@cache
def _arrow() -> Image.Image:
    """A golden arrow to the right: what goes from one to another (RGBA)."""

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        shape = [(1, 12), (24, 12), (24, 3), (43, 18), (24, 33), (24, 24), (1, 24)]
        points = [(x * fine, y * fine) for x, y in shape]
        pen.polygon(points, fill=theme.GOLD)
        pen.line([*points, points[0], points[1]], fill=theme.GOLD_EDGE, width=3 * fine, joint="curve")

    return draw_fine(45, 36, draw)


def _answers(canvas: Canvas, look: Look, seats: list[int], awaited: Container[int], x: int, y: int) -> int:
    """Paint who has answered and, in golden rings, who is still awaited; return where they end."""
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
