"""The table of Property in words, for those who listen to it."""

from __future__ import annotations

from games import cards
from games.property.board import place_of
from games.property.plays import arranged, pairs, sign
from games.property.view import View
from render.kit.theme import Look
from render.property.board import estates
from render.property.side import played
from render.property.table import asked


def describe(view: View, look: Look) -> str:
    """What the table shows, line by line, the most important first; for a seat with its own cards."""
    lines = [asked(view, look, look.names)]
    if view.seat is not None:
        lines.append(look.held(view.seat, "game-picture-alt-hand", _hand(view)))
        if view.asked == "buy" and view.turn == view.seat:
            purchase = ", ".join(map(cards.face, view.purchase[view.seat])) or "–"
            lines.append(look.say("property-picture-alt-purchase", cards=purchase))
    if view.last:
        lines.append(_last(view, look))
    cells: list[list[str]] = [[] for _ in view.money]
    for seat, group in estates(view):
        cells[seat].append(" ".join(_cell(cell, view.mortgaged[cell]) for cell in group))
    for seat, name in enumerate(look.names):
        letter = look.seats[seat].letter
        if view.out[seat]:
            out = look.say(f"picture-{view.out[seat]}")
            lines.append(look.say("game-picture-alt-out", letter=letter, name=name, out=out))
            continue
        lines.append(
            look.say(
                "property-picture-alt-seat",
                letter=letter,
                name=name,
                money=look.say("picture-money", money=view.money[seat]),
                hand=view.hand_sizes[seat],
                purchase=" ".join(cards.face(card)[0] for card in view.purchase[seat]) or "–",
                cells=", ".join(cells[seat]) or "–",
            )
        )
    draw = look.say("property-picture-draw", count=view.draw)
    lines.append(look.say("property-picture-alt-piles", round=played(view, look), draw=draw))
    return "\n".join(lines)


def _last(view: View, look: Look) -> str:
    last = view.last
    assert last
    what = look.say(f"property-picture-last-{last.what}", amount=last.amount)
    if last.owner is not None:
        what = look.say("property-picture-alt-owner", what=what, name=look.names[last.owner])
    return look.say(
        "property-picture-alt-last",
        name=look.names[last.seat],
        cards=f"{cards.face(last.red)} {cards.face(last.black)}",
        cell=_cell(last.cell, False),
        what=what,
    )


def _hand(view: View) -> str:
    """The cards of the hand, with the numbers of their plays."""
    held = arranged(view.hand, pairs(view))
    words = [(sign(int(of)) + " " if of.isdigit() else "") + cards.face(card) for card, of in held]
    return ", ".join(words) or "–"


def _cell(cell: int, mortgaged: bool) -> str:
    column, row = place_of(cell)
    return f"{column}/{row}{'*' if mortgaged else ''}"
