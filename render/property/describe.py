"""The pictures of Property in words, for those who listen to them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from games import cards
from games.property.board import place_of
from games.property.plays import Landing, Pair, arrange_hand, pairs, sign
from games.property.view import LastPlay, View
from render.kit.heads import describe_gone, describe_leaders, with_place
from render.kit.lettering import fit_alt_text
from render.kit.sentences import add_aside, enlist
from render.kit.theme import Look
from render.property.ledger import find_risk, leaders, property_worth
from render.property.people import phrase_goal, phrase_round
from render.property.plan import blocks
from render.property.since import plays_since
from render.property.table import describe_turn


def describe(view: View, look: Look) -> str:
    """What the table shows, line by line, the most important first; for a seat with its own cards."""
    letters = [seat.letter for seat in look.seats]
    return fit_alt_text(
        lambda: _lines(view, look, look.names, short=False, effects=True),
        lambda: _lines(view, look, look.names, short=False, effects=False),
        lambda: _lines(view, look, letters, short=True, effects=True),
        lambda: _lines(view, look, letters, short=True, effects=False),
    )


def _lines(view: View, look: Look, names: Sequence[str], *, short: bool, effects: bool) -> list[str]:
    """All of it, with these *names* where seats are not listed.

    *short*: cells of a row name it once. *effects*: cards of the hand say what they would bring.
    """
    lines = [describe_turn(view, look, names)]
    if view.seat is not None:
        lines.append(look.held(view.seat, "game-picture-alt-hand", _hand(view, look, effects)))
        if view.phase == "buy" and view.turn == view.seat:
            purchase = enlist(look.say, map(cards.face, view.purchase[view.seat])) or "–"
            lines.append(look.say("property-picture-alt-purchase", cards=purchase))
    if view.last:
        lines.append(_last(view.last, look, names))
    if view.seat is not None and view.plays_since:
        plays = enlist(look.say, (_since(play, look) for play in plays_since(view)), "semicolon")
        lines.append(look.say("property-picture-alt-since", plays=plays))
    cells: list[list[str]] = [[] for _ in view.money]
    for seat, group in blocks(view):
        cells[seat].append(" ".join((_rows if short else _each)(group, view.mortgaged)))
    lines += describe_leaders(look, names, leaders(view))
    lines += [_seat(view, look, seat, enlist(look.say, cells[seat])) for seat in range(view.seats)]
    draw = look.say("property-picture-draw", count=view.draw)
    piles = look.say("property-picture-alt-piles", round=_round(view, look), draw=draw)
    lines.append(piles)
    if view.seat is not None and (rent := find_risk(view, look, view.seat)):
        lines.append(look.say("property-picture-alt-rent", amount=rent))
    return lines


def _seat(view: View, look: Look, seat: int, cells: str) -> str:
    if view.out[seat]:
        return describe_gone(view, look, seat, cells)
    money = look.say("picture-money", money=view.money[seat])
    if worth := property_worth(view, seat):
        money += " + " + look.say("picture-money", money=worth)
    words = look.say(
        "property-picture-alt-seat",
        letter=look.seats[seat].letter,
        name=look.names[seat],
        money=money,
        held="none" if view.outcome else view.hand_sizes[seat],
        purchase=" ".join(map(cards.face, view.purchase[seat])) or "–",
        cells=cells or "–",
    )
    return with_place(view, look, seat, words)


def _last(last: LastPlay, look: Look, names: Sequence[str]) -> str:
    return look.say(
        "property-picture-alt-last",
        name=names[last.seat],
        cards=f"{cards.face(last.red)} {cards.face(last.black)}",
        cell=_cell(last.cell, False),
        what=_what(last, look, names),
    )


def _what(play: LastPlay, look: Look, names: Sequence[str]) -> str:
    what = look.say(f"property-picture-last-{play.what}", amount=play.amount)
    if play.owner is None:
        return what
    return look.say("property-picture-alt-owner", what=what, name=names[play.owner])


def _since(play: LastPlay, look: Look) -> str:
    """A play in a few words: who, with which cards, on which cell, and what came of it."""
    letters = [seat.letter for seat in look.seats]
    played = f"{cards.face(play.red)} {cards.face(play.black)}"
    return f"{letters[play.seat]} {played} {_cell(play.cell, False)} {_what(play, look, letters)}"


def _hand(view: View, look: Look, effects: bool) -> str:
    """The cards of the hand, with the numbers of their plays and, with *effects*, what each would bring."""
    found = pairs(view)
    words = []
    for card, number in arrange_hand(view.hand, found):
        face = cards.face(card)
        if not number.isdigit():
            words.append(face)
            continue
        told = f"{sign(int(number))} {face}"
        if effects and view.outcome is None:
            told = add_aside(look.say, told, _effect(found[int(number) - 1], look))
        words.append(told)
    return enlist(look.say, words) or "–"


def _effect(pair: Pair, look: Look) -> str:
    best: Landing = pair.landings[0]
    return look.say(
        "property-picture-alt-effect",
        what=best.what,
        size=best.size,
        money=look.say("picture-money", money=best.rent),
        letter=look.seats[best.owner].letter if best.rent else "",
        price=best.price,
    )


def _round(view: View, look: Look) -> str:
    told = phrase_round(view, look)
    if view.goal and view.outcome is None:
        goal = look.say("property-picture-goal", amount=view.goal)
        if view.seat is not None and not view.out[view.seat]:
            goal = enlist(look.say, phrase_goal(view, look, view.seat))
        told = add_aside(look.say, told, goal)
    return told


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
