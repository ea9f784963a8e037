"""A player's place at the table of Cardopoly: mark, name, ace, pocket, chance pocket, properties."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.cardopoly.view import View
from render.cardopoly.deeds import face
from render.kit import theme
from render.kit.canvas import Canvas, Sprite
from render.kit.ground import CARDOPOLY
from render.kit.heads import Head, head, open_place, write_name
from render.kit.lettering import fit, measure
from render.kit.theme import SMALL, Look

HEIGHT = 150
_CARD = 44
_STEP = _CARD + 4
CHANCES = 8
"""So many cards of a chance pocket are shown, the latest ones; the others are a number."""


class Place(NamedTuple):
    """What a player has: the *ace*, the *chance* pocket, and in *lines* the rest, the longest line first.

    Of the chance pocket, *unshown* cards are only counted.
    """

    head: Head
    ace: int
    chance: tuple[int, ...]
    unshown: int
    lines: tuple[str, ...]


def of(view: View, look: Look, seat: int) -> Place:
    """The place of *seat*."""
    chance, unshown = chances(view, seat)
    return Place(
        head=head(view, look, seat, view.hand_sizes[seat]),
        ace=view.aces[seat],
        chance=chance,
        unshown=unshown,
        lines=tuple(_lines(view, look, seat)),
    )


def chances(view: View, seat: int) -> tuple[tuple[int, ...], int]:
    """The cards of the chance pocket of *seat* that are shown, and how many others there are."""
    held = view.chance[seat]
    return held[-CHANCES:], max(0, len(held) - CHANCES)


def remarks(view: View, look: Look, seat: int) -> list[str]:
    """What else decides for *seat*: that it is in jail, what it owes, that it has a full set."""
    found = []
    if view.lost[seat]:
        found.append(look.say("cardopoly-picture-lost"))
    if owed := sum(promise.number for promise in view.promises if promise.by == seat):
        found.append(look.say("cardopoly-picture-owes", count=owed))
    if view.salaries[seat] > 3:
        found.append(look.say("cardopoly-picture-set"))
    return found


def _lines(view: View, look: Look, seat: int) -> list[str]:
    """What is worth a word, the longest first: the first that fits is shown."""
    deeds = sum(space.owner == seat for space in view.board)
    owned = look.say("cardopoly-picture-deeds", count=deeds)
    more = remarks(view, look, seat)
    return [" · ".join((owned, *more)), " · ".join(more)] if more else [owned]


@lru_cache(maxsize=96)
def sprite(place: Place, width: int, four_color: bool) -> Sprite:
    """The picture of *place*."""
    canvas, shape = open_place(CARDOPOLY, place.head, width, HEIGHT)
    has_ace = place.ace >= 0 and not place.head.out
    write_name(canvas, place.head, width - 80 - (_CARD + 10 if has_ace else 0))
    if has_ace:
        canvas.put(face(place.ace, _CARD, four_color), width - 80 - _CARD, 11)
    if not place.head.out:
        _below(canvas, place, width, four_color)
    return Sprite(canvas.image, shape, tuple(canvas.texts))


def _below(canvas: Canvas, place: Place, width: int, four_color: bool) -> None:
    """The properties in words, and the chance pocket: its cards as close together as the words need it."""
    left = width - 18
    if place.chance:
        more = f"+{place.unshown}" if place.unshown else ""
        room = (
            width
            - 52
            - measure(place.lines[-1], SMALL)
            - (measure(more, SMALL, bold=True) + 8 if more else 0)
        )
        step = min(_STEP, (room - _STEP) // max(1, len(place.chance) - 1))
        left -= _STEP + step * (len(place.chance) - 1)
        for number, card in enumerate(place.chance):
            canvas.put(face(card, _CARD, four_color), left + 4 + number * step, 78)
        if more:
            left -= measure(more, SMALL, bold=True) + 8
            canvas.text(more, left, 110, SMALL, theme.BRASS_LIT, bold=True)
    words, size = fit(place.lines, (SMALL,), left - 34)
    canvas.text(words, 22, 112, size, theme.PAPER)
