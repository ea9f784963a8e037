"""A player's place at the table of Cardopoly: mark, name, ace, pocket, chance pocket, properties."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.cardopoly.view import View
from render.cardopoly.deeds import face
from render.kit import theme
from render.kit.canvas import Canvas, Sprite
from render.kit.heads import Head, head, named, opened
from render.kit.lettering import fitting, measure
from render.kit.theme import SMALL, Look

HEIGHT = 150
_CARD = 44
_STEP = _CARD + 4
_FAN = 5


class Place(NamedTuple):
    """What a player has: the *ace*, the *chance* pocket, and in *lines* the rest, the longest line first."""

    head: Head
    ace: int
    chance: tuple[int, ...]
    lines: tuple[str, ...]


def of(view: View, look: Look, seat: int) -> Place:
    """The place of *seat*."""
    return Place(
        head=head(view, look, seat, view.hand_sizes[seat]),
        ace=view.aces[seat],
        chance=view.chance[seat],
        lines=tuple(_lines(view, look, seat)),
    )


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
    canvas, shape = opened(place.head, width, HEIGHT)
    has_ace = place.ace >= 0
    named(canvas, place.head, width - 80 - (_CARD + 10 if has_ace else 0))
    if has_ace:
        canvas.put(face(place.ace, _CARD, four_colour), width - 80 - _CARD, 11)
    if not place.head.out:
        _below(canvas, place, width, four_colour)
    return Sprite(canvas.image, shape, tuple(canvas.texts))


def _below(canvas: Canvas, place: Place, width: int, four_colour: bool) -> None:
    """The properties in words, and as much of the chance pocket as leaves them room."""
    held = len(place.chance)
    room = width - 52 - measure(place.lines[-1], SMALL)
    count, more = min(_FAN, room // _STEP), ""
    if held > count:
        room -= measure(f"+{held}", SMALL, bold=True) + 8
        count = min(count, room // _STEP)
        more = f"+{held - count}"
    left = width - 18 - min(held, count) * _STEP
    for number, card in enumerate(place.chance[-count:]):
        canvas.put(face(card, _CARD, four_colour), left + 4 + number * _STEP, 78)
    if more:
        left -= measure(more, SMALL, bold=True) + 8
        canvas.text(more, left, 110, SMALL, theme.BRASS_LIT, bold=True)
    words, size = fitting(place.lines, (SMALL,), left - 34)
    canvas.text(words, 22, 112, size, theme.PAPER)
