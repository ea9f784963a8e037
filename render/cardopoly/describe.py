"""The table of Cardopoly in words, for those who listen to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from games.cardopoly.cards import RANK, face
from games.cardopoly.view import LastMove, Space, Trade, View
from render.cardopoly.middle import SHOWN, last_cards, other, promised, stake
from render.cardopoly.places import chances, remarks
from render.cardopoly.side import rounds
from render.cardopoly.table import asked
from render.kit.heads import describe_gone, with_place
from render.kit.lettering import fit_alt_text
from render.kit.theme import Look


def describe(view: View, look: Look) -> str:
    """What the table shows, line by line, the most important first; for a seat with its own cards."""
    letters = [seat.letter for seat in look.seats]
    return fit_alt_text(
        lambda: _lines(view, look, look.names, short=False),
        lambda: _lines(view, look, letters, short=True),
    )


def _lines(view: View, look: Look, names: Sequence[str], *, short: bool) -> list[str]:
    """All of it, with these *names* where seats are not listed; *short*: suits and spaces said once."""
    lines = [asked(view, look, names)]
    if view.seat is not None:
        held = _by_suit(view.hand) if short else _numbered(view.hand)
        lines.append(look.held(view.seat, "cardopoly-picture-alt-pocket", held or "–"))
    if view.trade:
        lines.append(_trade(view, view.trade, look, names))
    shown = stake(view, look)
    if shown and (view.seat is not None or not view.trade):
        cards, seats, words = shown
        parties = " → ".join(names[seat] for seat in seats)
        lines.append(f"{parties}: {' '.join((*map(face, cards), *words))}.")
    if view.last:
        tell = _way if shown or view.trade else _last
        lines.append(tell(view, view.last, look, names))
    lines += [_seat(view, look, seat, short) for seat in range(view.seats)]
    free = " ".join(
        f"{number} {face(space.card)}" for number, space in enumerate(view.board) if space.owner < 0
    )
    lines.append(look.say("cardopoly-picture-alt-free", spaces=free or "–"))
    for promise in view.promises:
        by, to = names[promise.by], names[promise.to]
        what = promised(look, promise.number, promise.turns)
        lines.append(look.say("cardopoly-picture-alt-promise", by=by, to=to, what=what))
    draw = look.say("cardopoly-picture-draw", count=view.draw)
    discard = look.say("cardopoly-picture-discard", count=view.discard)
    top = face(view.top) if view.top >= 0 else "–"
    piles = {"round": rounds(view, look)[0], "draw": draw, "discard": discard, "top": top}
    lines.append(look.say("cardopoly-picture-alt-piles", **piles))
    return lines


def _numbered(pocket: Sequence[int]) -> str:
    return ", ".join(f"{number} {face(card)}" for number, card in enumerate(pocket, 1))


def _by_suit(pocket: Sequence[int]) -> str:
    """The cards of *pocket* by suit, each suit with the first and the last of its numbers."""
    found, number = [], 1
    for suit, alike in groupby(map(face, pocket), key=lambda card: card[-1]):
        ranks = [card[:-1] for card in alike]
        found.append(f"{suit} {number}–{number + len(ranks) - 1}: {' '.join(ranks)}".rstrip(": "))
        number += len(ranks)
    return ", ".join(found)


def _seat(view: View, look: Look, seat: int, short: bool) -> str:
    owned = [(number, space) for number, space in enumerate(view.board) if space.owner == seat]
    deeds = [_deed(number, space, look, short) for number, space in owned]
    if view.out[seat]:
        return describe_gone(view, look, seat, ", ".join(deeds))
    shown, more = chances(view, seat)
    chance = [face(card) for card in shown] + ([f"+{more}"] if more else [])
    args = {
        "letter": look.seats[seat].letter,
        "name": look.names[seat],
        "ace": face(view.aces[seat]) if view.aces[seat] >= 0 else "–",
        "space": view.places[seat],
        "card": face(view.board[view.places[seat]].card),
        "pocket": "" if view.outcome else look.say("cardopoly-picture-alt-held", count=view.hand_sizes[seat]),
        "chance": " ".join(chance) or "–",
        "deeds": ", ".join(deeds) or "–",
        "more": "".join(f", {words}" for words in remarks(view, look, seat)),
    }
    form = "brief" if short else "seat"
    return with_place(view, look, seat, look.say(f"cardopoly-picture-alt-{form}", **args))


def _deed(number: int, space: Space, look: Look, short: bool) -> str:
    """A property by its space and card, with claim card, expansions and rent, or ``*`` if mortgaged.

    A rent that is the value of the card is not said again.
    """
    if space.mortgaged:
        return f"{number} {face(space.card)}*"
    claim = face(space.claims[0])
    more = f"+{len(space.claims) - 1}" if len(space.claims) > 1 else ""
    if short:
        rent = f"={space.rent}" if space.rent != RANK[space.card] else ""
        return f"{number} {face(space.card)}/{claim}{more}{rent}"
    rent = ""
    if space.rent != RANK[space.card]:
        rent = f", {look.say('cardopoly-picture-alt-rent', count=space.rent)}"
    return f"{number} {face(space.card)} ({claim}{more and ' '}{more}{rent})"


def _way(view: View, last: LastMove, look: Look, names: Sequence[str]) -> str:
    """The way of the last move, where something else has taken the place of what came of it."""
    how = last.what if last.what in ("jail", "none") else "walk"
    card = face(view.board[last.space].card)
    return look.say("cardopoly-picture-alt-way", how=how, start=last.start, space=last.space, card=card)


def _last(view: View, last: LastMove, look: Look, names: Sequence[str]) -> str:
    what = look.say(f"cardopoly-picture-last-{last.what}", count=last.amount)
    if (seat := other(last)) is not None:
        what = look.say("cardopoly-picture-alt-owner", what=what, name=names[seat])
    if cards := last_cards(last):
        what = f"{' '.join(map(face, cards))}, {what}"
    return look.say(
        "cardopoly-picture-alt-last",
        name=names[last.seat],
        start=last.start,
        space=last.space,
        card=face(view.board[last.space].card),
        what=what,
    )


def _trade(view: View, trade: Trade, look: Look, names: Sequence[str]) -> str:
    sides = (
        (trade.by, trade.spaces, trade.count, trade.gives, trade.gives_in),
        (trade.to, trade.take, trade.number, trade.asks, trade.asks_in),
    )
    parties = []
    for seat, spaces, count, number, turns in sides:
        parts = [face(view.board[space].card) for space in spaces[:SHOWN]]
        parts += [f"+{len(spaces) - SHOWN}"] if len(spaces) > SHOWN else []
        parts += [look.say("cardopoly-picture-cards", count=count)] if count else []
        parts += [promised(look, number, turns)] if number else []
        parties.append(f"{names[seat]}: {', '.join(parts) or '–'}")
    return f"{look.say('cardopoly-picture-trade')} · {' ⇄ '.join(parties)}."
