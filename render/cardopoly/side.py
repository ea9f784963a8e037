"""Beside the ring of Cardopoly: draw and discard pile, promises, the round."""

from __future__ import annotations

from games.cardopoly.view import View
from render.cardopoly.deeds import face
from render.kit import theme
from render.kit.canvas import Box, Canvas
from render.kit.cards import height, stack
from render.kit.ground import CARDOPOLY
from render.kit.lettering import fit
from render.kit.theme import SMALL, Look

_PILE, _LAYER = 120, 12
_LINE = 42
_PROMISES, _MOST = 3, 6
"""Up to so many promises have a line for their time; so many have one line."""


def paint(canvas: Canvas, view: View, look: Look, box: Box) -> None:
    """Paint it into *box*."""
    left, top, right, bottom = box
    middle, room = (left + right) // 2, right - left
    pile = stack(CARDOPOLY, _PILE, -(-view.draw // _LAYER))
    canvas.put(pile, middle - pile.width // 2, top + 10)
    y = top + 10 + pile.height + 14
    canvas.text(
        look.say("cardopoly-picture-draw", count=view.draw), middle, y, SMALL, theme.PAPER, anchor="m"
    )
    y += 40
    if view.top >= 0:
        canvas.put(face(view.top, _PILE, look.four_color), middle - _PILE // 2, y, shade=5)
    else:
        empty = stack(CARDOPOLY, _PILE, 0)
        canvas.put(empty, middle - empty.width // 2, y - 18)
    y += height(_PILE) + 34
    words = look.say("cardopoly-picture-discard", count=view.discard)
    canvas.text(words, middle, y, SMALL, theme.PAPER, anchor="m")
    y = bottom - 22
    words, size = fit(rounds(view, look), (SMALL,), room)
    canvas.text(words, middle, y, size, theme.PAPER, anchor="m")
    _promises(canvas, view, look, (left, y - 40, right, y - 40))


def _promises(canvas: Canvas, view: View, look: Look, box: Box) -> None:
    """The promises that are open, the oldest first, upwards from the lower edge of *box*.

    Each one has two lines: how many cards, and when they are due. Where there are many it is one, with the
    number of turns in brackets.
    """
    if not view.promises:
        return
    left, _, right, y = box
    lines = []
    for promise in view.promises[:_MOST]:
        parties = f"{look.seats[promise.by].letter} → {look.seats[promise.to].letter}: {promise.number}"
        if len(view.promises) > _PROMISES:
            lines.append(f"{parties} ({promise.turns})")
        else:
            lines += [parties, look.say("cardopoly-picture-due", turns=promise.turns)]
    y -= _LINE * len(lines)
    words, size = fit((look.say("cardopoly-picture-promised"),), (SMALL,), right - left, bold=True)
    canvas.text(words, (left + right) // 2, y - 6, size, theme.BRASS_LIT, bold=True, anchor="m")
    for line in lines:
        y += _LINE
        canvas.text(line, (left + right) // 2, y - 6, SMALL, theme.PAPER, anchor="m")


def rounds(view: View, look: Look) -> list[str]:
    """Which round it is, the longer form first."""
    limit = view.options["round_limit"]
    if limit == "none":
        return [look.say("cardopoly-picture-round", round=view.round)]
    args = {"round": view.round, "limit": int(limit)}
    return [look.say("cardopoly-picture-round-of", **args), look.say("cardopoly-picture-round-by", **args)]
