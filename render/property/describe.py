"""The table of Property in words, for those who listen to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from games import cards
from games.property.board import place_of
from games.property.plays import arrange_hand, pairs, sign
from games.property.view import LastPlay, View
from render.kit.heads import describe_gone, with_place
from render.kit.lettering import fit_alt_text
from render.kit.theme import Look
from render.property.plan import blocks
from render.property.table import asked


def describe(view: View, look: Look) -> str:
    """What the table shows, line by line, the most important first; for a seat with its own cards."""
    letters = [seat.letter for seat in look.seats]
    return fit_alt_text(
        lambda: _lines(view, look, look.names, short=False),
        lambda: _lines(view, look, letters, short=True),
    )


def _lines(view: View, look: Look, names: Sequence[str], *, short: bool) -> list[str]:
    """All of it, with these *names* where seats are not listed; *short*: cells of a row say it once."""
    lines = [asked(view, look, names)]
    if view.seat is not None:
        lines.append(look.held(view.seat, "game-picture-alt-hand", _hand(view)))
        if view.asked == "buy" and view.turn == view.seat:
            purchase = ", ".join(map(cards.face, view.purchase[view.seat])) or "–"
            lines.append(look.say("property-picture-alt-purchase", cards=purchase))
    if view.last:
        lines.append(_last(view.last, look, names))
    if view.seat is not None and view.since:
        since = sorted({play.cell for play in view.since})
        lines.append(
            look.say("property-picture-alt-since", cells=", ".join(_cell(each, False) for each in since))
        )
    cells: list[list[str]] = [[] for _ in view.money]
    for seat, group in blocks(view):
        cells[seat].append(" ".join((_rows if short else _each)(group, view.mortgaged)))
    lines += [_seat(view, look, seat, ", ".join(cells[seat])) for seat in range(view.seats)]
    draw = look.say("property-picture-draw", count=view.draw)
    lines.append(look.say("property-picture-alt-piles", round=played(view, look), draw=draw))
    return lines


def _seat(view: View, look: Look, seat: int, cells: str) -> str:
    if view.out[seat]:
        return describe_gone(view, look, seat, cells)
    words = look.say(
        "property-picture-alt-seat",
        letter=look.seats[seat].letter,
        name=look.names[seat],
        money=look.say("picture-money", money=view.money[seat]),
        hand="" if view.outcome else look.say("property-picture-alt-held", count=view.hand_sizes[seat]),
        purchase=" ".join(map(cards.face, view.purchase[seat])) or "–",
        cells=cells or "–",
    )
    return with_place(view, look, seat, words)


def _last(last: LastPlay, look: Look, names: Sequence[str]) -> str:
    what = look.say(f"property-picture-last-{last.what}", amount=last.amount)
    if last.owner is not None:
        what = look.say("property-picture-alt-owner", what=what, name=names[last.owner])
    return look.say(
        "property-picture-alt-last",
        name=names[last.seat],
        cards=f"{cards.face(last.red)} {cards.face(last.black)}",
        cell=_cell(last.cell, False),
        what=what,
    )


def _hand(view: View) -> str:
    """The cards of the hand, with the numbers of their plays."""
    held = arrange_hand(view.hand, pairs(view))
    words = [(sign(int(of)) + " " if of.isdigit() else "") + cards.face(card) for card, of in held]
    return ", ".join(words) or "–"


def played(view: View, look: Look) -> str:
    """Which round it is."""
    limit = view.options["round_limit"]
    if limit == "none":
        return look.say("property-picture-round", round=view.round)
    return look.say("property-picture-round-of", round=view.round, limit=int(limit))


def _each(group: Sequence[int], mortgaged: Sequence[bool]) -> list[str]:
    return [_cell(cell, mortgaged[cell]) for cell in group]


def _rows(group: Sequence[int], mortgaged: Sequence[bool]) -> list[str]:
    """The cells of *group*, those of a row with their columns first: ``4,5*,6/2``."""
    found = []
    for row, cells in groupby(group, key=lambda cell: place_of(cell)[1]):
        columns = (f"{place_of(cell)[0]}{'*' if mortgaged[cell] else ''}" for cell in cells)
        found.append(f"{','.join(columns)}/{row}")
    return found


def _cell(cell: int, mortgaged: bool) -> str:
    column, row = place_of(cell)
    return f"{column}/{row}{'*' if mortgaged else ''}"
