"""The table of Monopoly: The Card Game as everybody sees it."""

from __future__ import annotations

from collections.abc import Sequence

from games.monopoly.view import Last, LastHand, View
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.cards import height, stack
from render.kit.deeds import lay
from render.kit.frame import EDGE, headline, open_canvas
from render.kit.ground import MONOPOLY
from render.kit.heads import TOP, around, winners
from render.kit.lettering import fit
from render.kit.seats import GAP, mark
from render.kit.theme import MEDIUM, SMALL, WIDTH, Look
from render.monopoly import places
from render.monopoly.faces import card, money
from render.monopoly.sheet import lines

MIDDLE = 300
HEIGHT = TOP + 2 * (places.HEIGHT + GAP) + MIDDLE + EDGE
_MIDDLE = TOP + places.HEIGHT + GAP
_PILE, _LAYER = 130, 8
_ARROW = 84


def table(view: View, look: Look) -> Canvas:
    """The table as everybody sees it."""
    told = [
        asked(view, look, [name(seat) for seat in range(view.seats)]) for name in (look.name, look.letter)
    ]
    if view.outcome and view.last_hand:
        return _sheet(view, view.last_hand, look, told)
    canvas = open_canvas(MONOPOLY, HEIGHT)
    headline(canvas, told)
    around(
        canvas,
        view.seats,
        _MIDDLE + MIDDLE,
        lambda seat, width: places.sprite(places.of(view, look, seat), width),
    )
    x = EDGE
    if not view.six:
        x = _draw(canvas, view, look, x)
    for number in view.ownerless:
        x = _ownerless(canvas, view, look, number, x)
    _last(canvas, view, look, x + 10)
    return canvas


def sheet(view: View, look: Look) -> Canvas:
    """The score sheet of the hand that ended last."""
    assert view.last_hand is not None
    return _sheet(view, view.last_hand, look, [hands(view, look, view.last_hand.number)])


def _sheet(view: View, hand: LastHand, look: Look, told: Sequence[str]) -> Canvas:
    shown = lines(view, hand, look, HEIGHT - TOP - EDGE)
    canvas = open_canvas(MONOPOLY, TOP + sum(line.image.height + GAP for line in shown) - GAP + EDGE)
    headline(canvas, told)
    y = TOP
    for line in shown:
        canvas.stamp(line, EDGE, y)
        y += line.image.height + GAP
    return canvas


def asked(view: View, look: Look, names: Sequence[str]) -> str:
    """Whose move it is and what is asked, or who won, with these *names* by seat."""
    if view.outcome is not None:
        won = money(view.outcome.scores[view.outcome.winners[0]], view.edition, look)
        return winners(view.outcome, look, names, won)
    name = ", ".join(names[seat] for seat in view.awaited)
    return look.say(
        f"monopoly-picture-ask-{view.asked}", name=name, count=view.due, six="yes" if view.six else "no"
    )


def hands(view: View, look: Look, number: int) -> str:
    """The *number* of a hand, and for what it is played."""
    return look.say("monopoly-picture-hand-of", number=number, target=money(view.target, view.edition, look))


def _draw(canvas: Canvas, view: View, look: Look, x: int) -> int:
    """Paint the draw pile from *x* on; return where the next pile begins."""
    pile = stack(MONOPOLY, _PILE, -(-view.draw // _LAYER))
    canvas.put(pile, x + 6, _MIDDLE + 4)
    words = look.say("monopoly-picture-draw", count=view.draw)
    words, size = fit((words,), (SMALL,), 190)
    canvas.text(words, x + 6 + pile.width // 2, _MIDDLE + MIDDLE - 28, size, theme.PAPER, anchor="m")
    return x + 190


def _ownerless(canvas: Canvas, view: View, look: Look, number: int, x: int) -> int:
    """Paint a trade pile that is nobody's, with its number; return where the next one begins."""
    held = places.pile(view, look, number)
    wide = 248
    words = look.say("monopoly-picture-pile", number=number + 1)
    canvas.text(words, x + wide - 90, _MIDDLE + 20, SMALL, theme.PAPER, anchor="m")
    places.fan(canvas, held, (x + 6, _MIDDLE + 46), x + wide, _MIDDLE + 46 + height(places.TOP))
    return x + wide + 16


def _last(canvas: Canvas, view: View, look: Look, x: int) -> None:
    """The last action, who did it, and with which cards."""
    right = WIDTH - EDGE
    words, size = fit([hands(view, look, view.number)], (SMALL,), right - x)
    canvas.text(words, (x + right) // 2, _MIDDLE + MIDDLE - 28, size, theme.PAPER, anchor="m")
    if not view.last:
        return
    last = view.last
    middle = (x + right) // 2
    told = look.say(f"monopoly-picture-last-{last.what}")
    words, size = fit([told], (MEDIUM, SMALL), right - x - 20)
    given, got = last.cards, last.got
    wide = 78
    count = len(given) + len(got)
    y = _MIDDLE + 38 + (60 if not count else 0)
    to = other(view, last)
    mark(canvas, look.seats[last.seat], middle - (0 if to is None else 66), y)
    if to is not None:
        canvas.text("→", middle, y, MEDIUM, theme.BRASS_LIT, bold=True, anchor="m")
        mark(canvas, look.seats[to], middle + 66, y)
    canvas.text(words, middle, y + 56, size, theme.PAPER, anchor="m")
    _exchanged(canvas, view, last, look, (x, right), y + 84, wide)


def other(view: View, last: Last) -> int | None:
    """The seat that the last action concerned besides its own."""
    if 0 <= last.pile < view.seats and last.pile != last.seat and last.pile not in view.ownerless:
        return last.pile
    return None


def _exchanged(
    canvas: Canvas, view: View, last: Last, look: Look, ends: tuple[int, int], y: int, wide: int
) -> None:
    """The cards of the last action: given, and after an arrow those got for them."""
    groups = [held for held in (last.cards, last.got) if held]
    if not groups:
        return
    left, right = ends
    room = right - left - wide * len(groups) - _ARROW * (len(groups) - 1)
    covered = sum(map(len, groups)) - len(groups)
    step = min(wide + 8, room // max(1, covered))
    x = (left + right - step * covered - wide * len(groups) - _ARROW * (len(groups) - 1)) // 2
    for number, held in enumerate(groups):
        if number:
            canvas.text("→", x + _ARROW // 2, y + 50, MEDIUM, theme.BRASS_LIT, bold=True, anchor="m")
            x += _ARROW
        for each in held:
            shown = 1 if step < wide and each != held[-1] else 0
            lay(canvas, card(each, view.edition, look), wide, x, y, shade=2, shown=shown)
            x += step
        x += wide - step
