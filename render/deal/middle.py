"""Between the places of Monopoly Deal: the piles, and what is asked or what happened last."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain

from PIL import Image, ImageDraw

from games.deal.cards import VALUE
from games.deal.view import Ask, Last, View, Window
from render.deal import faces
from render.kit import deeds, theme
from render.kit.canvas import Box, Canvas, draw_fine
from render.kit.cards import height, stack
from render.kit.dice import die
from render.kit.emblems import plate
from render.kit.ground import DEAL
from render.kit.lettering import fit, wrap
from render.kit.seats import mark, rank, tray
from render.kit.signs import sign
from render.kit.theme import LARGE, MEDIUM, SMALL, Look

HEIGHT = 300
_PILE, _CARD, _SWAPPED = 126, 160, 96
_PANEL = 352
_LINE = 58
_LAYER = 12
MOVED, NOS = 12, 3
"""So many cards that change hands, and so many Just Say Nos, are shown at most."""
_SAID = ((LARGE, 1), (MEDIUM, 1), (MEDIUM, 3), (SMALL, 4))


def paint(canvas: Canvas, view: View, look: Look, box: Box) -> None:
    """Paint it into *box*."""
    left, top, right, _ = box
    _piles(canvas, view, look, left, top)
    area = (left + _PANEL, top, right, top + HEIGHT)
    canvas.stamp(tray(DEAL, right - left - _PANEL, HEIGHT, False), *area[:2])
    if view.outcome:
        _ended(canvas, view, look, area)
    elif view.window:
        _window(canvas, view.window, look, area)
    elif view.last:
        _last(canvas, view.last, look, area)
    else:
        _began(canvas, view, look, area)


def progress(view: View, look: Look) -> str:
    """Which round it is, or which lap of the only one."""
    if view.rounds > 1:
        return look.say("deal-picture-round", round=view.round, rounds=view.rounds)
    limit = view.options["round_limit"]
    if limit == "none":
        return look.say("deal-picture-lap", lap=view.lap)
    return look.say("deal-picture-lap-of", lap=view.lap, limit=int(limit))


def _piles(canvas: Canvas, view: View, look: Look, left: int, top: int) -> None:
    pile = stack(DEAL, _PILE, -(-view.draw // _LAYER))
    canvas.put(pile, left - 6, top + 24)
    _count(canvas, view.draw, left + 12 + _PILE // 2, top + 42 + height(_PILE) // 2)
    x = left + _PILE + 46
    if view.discard:
        canvas.put(_below(min(3, len(view.discard) - 1)), x - 6, top + 5)
        deeds.lay(canvas, faces.face(view.discard[-1], look), _CARD, x, top + 14, shade=4)
    else:
        canvas.put(stack(DEAL, _CARD, 0), x - 18, top - 4)
    words = progress(view, look)
    canvas.text(words, left + _PANEL // 2 - 4, top + HEIGHT - 28, SMALL, theme.PAPER, anchor="m")


@cache
def _below(count: int) -> Image.Image:
    """The edges of so many cards that lie below another (RGBA), up to three."""
    tall = height(_CARD)
    picture = Image.new("RGBA", (_CARD + 6, tall + 9))
    for under in range(count, 0, -1):
        edge = plate(_CARD, tall, 8, theme.PAPER, theme.PAPER_EDGE)
        picture.alpha_composite(edge, (6 - 2 * under, 9 - 3 * under))
    return picture


def _count(canvas: Canvas, count: int, x: int, y: int) -> None:
    canvas.put(plate(68, 48, 10, theme.PAPER, theme.BRASS_SHADE), x - 34, y - 24)
    canvas.text(str(count), x, y, MEDIUM, theme.INK, bold=True, anchor="m")


def _said(canvas: Canvas, choices: Sequence[str], x: int, y: int, room: int, *, bold: bool = False) -> None:
    words, size = fit(choices, (MEDIUM, SMALL), room, bold)
    canvas.text(words, x, y, size, theme.PAPER, bold=bold)


def asking(window: Window, look: Look, names: Sequence[str]) -> tuple[str, list[str]]:
    """What *window* is about, and how far every target is, with these *names* by seat."""
    args: dict[str, str] = {}
    if window.action == "rent":
        assert window.color is not None
        args["color"] = faces.plain(faces.color_name(window.color, look))
    head = look.say(f"deal-picture-asks-{window.action}", name=names[window.actor], **args)
    return head, [_ask(ask, window, look, names) for ask in window.asks]


def _ask(ask: Ask, window: Window, look: Look, names: Sequence[str]) -> str:
    if ask.settled:
        return look.say(f"deal-picture-ask-{ask.settled}", name=names[ask.seat])
    if ask.nos:
        id, seat = ("no", ask.seat) if ask.nos % 2 else ("again", window.actor)
        return look.say(f"deal-picture-ask-{id}", name=names[seat])
    if ask.sum:
        return look.say("deal-picture-ask-owes", name=names[ask.seat], sum=faces.millions(ask.sum, look))
    return look.say("deal-picture-ask-loses", name=names[ask.seat])


def _names(look: Look, seats: int) -> list[list[str]]:
    """The names by seat: whole, the first words, the letters."""
    whole = [look.name(seat) for seat in range(seats)]
    return [whole, [name.split()[0] for name in whole], [look.letter(seat) for seat in range(seats)]]


def _window(canvas: Canvas, window: Window, look: Look, area: Box) -> None:
    """What is asked of whom, and how far everybody is."""
    left, top, _, low = area
    taken = [card for ask in window.asks for card in ask.taken]
    given = [ask.given for ask in window.asks if ask.given is not None]
    right = _moved(canvas, taken, look, area, _SWAPPED if given else _CARD)
    if given:
        right -= 36
        canvas.put(sign("swap", 38, theme.BRASS_LIT), right + 4, (top + low) // 2 - 19)
        right = _moved(canvas, given, look, (left, top, right + 12, low), _SWAPPED)
    choices = [asking(window, look, names) for names in _names(look, len(look.names))]
    y = (top + low - _LINE * len(window.asks)) // 2
    mark(canvas, look.seats[window.actor], left + 44, y)
    _said(canvas, [head for head, _ in choices], left + 84, y, right - left - 100, bold=True)
    for place, ask in enumerate(window.asks):
        y += _LINE
        _asked(canvas, ask, look, [asks[place] for _, asks in choices], left, right, y)


def _asked(canvas: Canvas, ask: Ask, look: Look, words: Sequence[str], left: int, right: int, y: int) -> None:
    """How far *ask* is, lit if an answer is awaited."""
    if ask.answers is not None:
        canvas.put(_lit(right - left - 52, _LINE - 6), left + 40, y - _LINE // 2 + 3)
    mark(canvas, look.seats[ask.seat], left + 44, y)
    end = right - 24
    if ask.settled in ("paid", "taken"):
        canvas.put(_tick(), end - 36, y - 18)
        end -= 44
    for _ in range(min(ask.nos, NOS)):
        canvas.put(sign("no", 34, theme.BRASS_LIT), end - 34, y - 17)
        end -= 40
    _said(canvas, words, left + 84, y, end - left - 90)


@cache
def _lit(wide: int, tall: int) -> Image.Image:
    return plate(wide, tall, 14, DEAL.lit, theme.BRASS)


@cache
def _tick() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        points = [(part[0] * fine, part[1] * fine) for part in ((4, 20), (14, 30), (32, 6))]
        pen.line(points, fill=theme.BRASS_LIT, width=6 * fine, joint="curve")

    return draw_fine(36, 36, draw)


def _moved(canvas: Canvas, cards: Sequence[int], look: Look, area: Box, width: int) -> int:
    """Paint cards that change hands as fans at the right of *area*; return where they begin."""
    _, top, right, low = area
    columns = [cards[at : at + 4] for at in range(0, min(len(cards), MOVED), 4)]
    deep = min(len(cards), 4)
    width = min(width, {3: 110, 4: 88}.get(deep, width))
    step = deeds.strip(width)
    tall = height(width) + step * (deep - 1)
    x = right - 18
    for column in reversed(columns):
        x -= width
        held = [faces.face(card, look) for card in column]
        deeds.fan(canvas, held, width, x, (top + low - tall) // 2, step)
        x -= 12
    return x


def _last(canvas: Canvas, last: Last, look: Look, area: Box) -> None:
    """The last thing that everybody saw."""
    left, top, _, low = area
    room = _moved(canvas, last.cards, look, area, _CARD) - left - 36
    words = [said(last, look, names[last.seat]) for names in _names(look, len(look.names))]
    for size, most, choice in ((size, most, each) for size, most in _SAID for each in words):
        lines = wrap(choice, room, size)
        if lines and len(lines) <= most:
            break
    y = (top + low - 64 - size * 5 // 4 * len(lines)) // 2 + 26
    mark(canvas, look.seats[last.seat], left + 50, y)
    if last.other is not None:
        canvas.text("→", left + 106, y, MEDIUM, theme.BRASS_LIT, bold=True, anchor="m")
        mark(canvas, look.seats[last.other], left + 162, y)
    for place, line in enumerate(lines):
        canvas.text(line, left + 24, y + 68 + size * 5 // 4 * place, size, theme.PAPER)


def said(last: Last, look: Look, name: str) -> str:
    """What happened last, with the *name* of whoever did it."""
    args: dict[str, str] = {}
    if last.what in ("lay", "build", "arrange", "rent"):
        assert last.color is not None
        args["color"] = faces.plain(faces.color_name(last.color, look))
    if last.what in ("bank", "paid", "rent"):
        args["sum"] = faces.millions(last.amount or sum(VALUE[card] for card in last.cards), look)
    return look.say(f"deal-picture-last-{last.what}", name=name, **args)


def _began(canvas: Canvas, view: View, look: Look, area: Box) -> None:
    """The dice for who begins, and what the round before gave."""
    left, top, right, low = area
    line = (low - top - 10) // max(4, view.seats)
    for seat in range(view.seats):
        y = (top + low - line * (view.seats - 1)) // 2 + line * seat
        mark(canvas, look.seats[seat], left + 44, y)
        x = left + 96
        for roll in view.rolls:
            if roll.seat == seat:
                for value in roll.dice:
                    canvas.put(die(value, 46), x, y - 23)
                    x += 52
                x += 20
        if seat == view.first:
            canvas.put(sign("star", 40, theme.BRASS_LIT), x, y - 20)
        if view.counted:
            points = look.say("deal-picture-gained", points=view.counted[-1].points[seat])
            canvas.text(points, right - 24, y, MEDIUM, theme.PAPER, bold=True, anchor="r")


def _ended(canvas: Canvas, view: View, look: Look, area: Box) -> None:
    """Everybody by place: what their cards were worth, and their points."""
    assert view.outcome
    left, top, right, low = area
    line = (low - top - 10) // max(4, view.seats)
    y = (top + low - line * (view.seats - 1)) // 2
    for seat in chain.from_iterable(view.outcome.places):
        rank(canvas, view.outcome.place(seat), left + 16, y - 25)
        mark(canvas, look.seats[seat], left + 110, y)
        if view.out[seat]:
            canvas.text(look.say(f"picture-{view.out[seat]}"), left + 160, y, MEDIUM, DEAL.muted)
        else:
            worth = faces.millions(view.worth[seat], look)
            canvas.text(worth, left + 160, y, MEDIUM, theme.PAPER, bold=True)
        if view.options["scoring"] == "points":
            points = look.say("deal-picture-points", points=view.points[seat])
            canvas.text(points, right - 24, y, MEDIUM, theme.PAPER, anchor="r")
        y += line
