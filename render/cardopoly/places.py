"""A player's place at the table of Cardopoly: mark, name, ace, pocket, chance pocket, properties."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games.cardopoly.view import View
from render.cardopoly.deeds import face
from render.kit import theme
from render.kit.canvas import Canvas, Sprite, fitting, measure
from render.kit.seats import held_cards, mark, rank, tray
from render.kit.theme import MEDIUM, SMALL, Look

HEIGHT = 150
_CARD = 44
_FAN = 5


@dataclass(frozen=True, slots=True)
class Place:
    """What *seat* has, in words where any; *standing* is the pocket's size, or the place at the end."""

    seat: int
    names: tuple[str, ...]
    standing: int
    over: bool
    lit: bool
    out: str
    ace: int
    chance: tuple[int, ...]
    lines: tuple[str, ...]


def of(view: View, look: Look, seat: int) -> Place:
    """The place of *seat*."""
    name, over = look.name(seat), view.outcome
    standing = view.hand_sizes[seat]
    if over:
        standing = over.place(seat)
    return Place(
        seat=seat,
        names=(name, name.split()[0], look.letter(seat)),
        standing=standing,
        over=over is not None,
        lit=seat in over.winners if over else seat in view.awaited,
        out=gone(view, look, seat),
        ace=view.aces[seat],
        chance=view.chance[seat],
        lines=tuple(_lines(view, look, seat)),
    )


def gone(view: View, look: Look, seat: int) -> str:
    """How *seat* left the match, in a word; nothing if it is still in."""
    if not view.out[seat]:
        return ""
    return look.say("picture-resigned" if view.out[seat] == "resigned" else "cardopoly-picture-eliminated")


def _lines(view: View, look: Look, seat: int) -> list[str]:
    """What is worth a word, the longest first: the first that fits is shown."""
    deeds = sum(space.owner == seat for space in view.board)
    owned = look.say("cardopoly-picture-deeds", count=deeds)
    more = []
    if view.lost[seat]:
        more.append(look.say("cardopoly-picture-lost"))
    if owed := sum(promise.number for promise in view.promises if promise.by == seat):
        more.append(look.say("cardopoly-picture-owes", count=owed))
    if view.salaries[seat] > 3:
        more.append(look.say("cardopoly-picture-set"))
    return [" · ".join((owned, *more[:size])) for size in range(len(more), -1, -1)]


@lru_cache(maxsize=96)
def sprite(place: Place, width: int, four_colour: bool) -> Sprite:
    """The picture of *place*."""
    ground, mask = tray(width, HEIGHT, place.lit)
    canvas = Canvas(ground.copy())
    mark(canvas, place.seat, 42, 42, bool(place.out))
    if place.over:
        rank(canvas, place.standing, width - 68, 17)
    elif not place.out:
        held_cards(canvas, place.standing, width - 66, 11)
    tone = theme.DIM if place.out else theme.PAPER
    end = width - 80 - (0 if place.out or place.ace < 0 else _CARD + 10)
    name, size = fitting(place.names, (MEDIUM, SMALL), end - 80, bold=True)
    canvas.text(name, 80, 42, size, tone, bold=True)
    if place.out:
        canvas.text(place.out, 22, 112, MEDIUM, tone)
    else:
        if place.ace >= 0:
            canvas.put(face(place.ace, _CARD, four_colour), width - 80 - _CARD, 11)
        _below(canvas, place, width, four_colour)
    return Sprite(canvas.image, mask, tuple(canvas.texts))


def _below(canvas: Canvas, place: Place, width: int, four_colour: bool) -> None:
    """The properties in words, and the chance pocket."""
    shown = place.chance[-_FAN:]
    fan = len(shown) * (_CARD + 4)
    left = width - 18 - fan
    for number, card in enumerate(shown):
        canvas.put(face(card, _CARD, four_colour), left + 4 + number * (_CARD + 4), 78)
    if len(place.chance) > _FAN:
        words = f"+{len(place.chance) - _FAN}"
        left -= measure(words, SMALL, bold=True) + 8
        canvas.text(words, left, 110, SMALL, theme.BRASS_LIT, bold=True)
    words, size = fitting(place.lines, (SMALL,), left - 34)
    canvas.text(words, 22, 112, size, theme.PAPER)
