"""The table of Cardopoly in words, for those who listen to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from games.cardopoly.cards import RANK, face
from games.cardopoly.view import LastMove, Space, Trade, View
from games.cards import KING, RANKS, SUITS
from render.cardopoly import people
from render.cardopoly.middle import find_other, last_cards, rounds
from render.cardopoly.road import SALARY
from render.cardopoly.stake import describe_tax, describe_warning, exits
from render.cardopoly.table import describe_turn
from render.cardopoly.trades import describe_promised, phrase_debt, promise_cards, sides
from render.kit.heads import describe_gone, describe_leaders, with_place
from render.kit.lettering import fit_alt_text
from render.kit.sentences import add_aside, end, enlist
from render.kit.theme import Look


def describe(view: View, look: Look) -> str:
    """What the table shows, line by line, the most important first; for a seat with its own cards."""
    letters = [seat.letter for seat in look.seats]
    return fit_alt_text(
        lambda: _lines(view, look, look.names, short=False),
        lambda: _lines(view, look, letters, short=True),
    )


def _lines(view: View, look: Look, names: Sequence[str], *, short: bool) -> list[str]:
    """Build all lines, with these *names* outside the list of seats; *short* says suits and spaces once."""
    lines = [describe_turn(view, look, names)]
    if view.seat is not None:
        held = (_by_suit if short else _numbered)(view.hand, look)
        lines.append(look.held(view.seat, "cardopoly-picture-alt-pocket", held or "–"))
    if view.draft:
        lines.append(_trade(view, view.draft, look, names, "counter" if view.trade else "trade"))
    at_stake = "" if view.draft and not view.trade else _stake(view, look, names)
    if view.trade:
        at_stake = _trade(view, view.trade, look, names, "offer" if view.draft else "trade")
    if at_stake:
        lines.append(at_stake)
    if view.last:
        lines.append(
            _last(
                view,
                view.last,
                look,
                names,
                brief=bool(at_stake) and view.draft is None and view.phase != "jail",
            )
        )
    if view.teams:
        one, two = (" + ".join(look.seats[seat].letter for seat in team) for team in people.order(view))
        lines.append(look.say("cardopoly-picture-alt-teams", one=one, two=two))
    lines += describe_leaders(look, names, people.leaders(view))
    lines += [_seat(view, look, seat, short) for seat in range(view.seats)]
    free = " ".join(
        f"{number} {face(space.card)}" for number, space in enumerate(view.board) if space.owner < 0
    )
    lines.append(look.say("cardopoly-picture-alt-free", spaces=free or "–"))
    for promise in view.promises:
        by, to = names[promise.by], names[promise.to]
        what = describe_promised(look, promise.number, promise.turns)
        lines.append(look.say("cardopoly-picture-alt-promise", by=by, to=to, what=what))
    draw = look.say("cardopoly-picture-draw", count=view.draw)
    discard = look.say("cardopoly-picture-discard", count=view.discard)
    empty, top = ("no", face(view.top)) if view.top >= 0 else ("yes", "")
    piles = {"round": rounds(view, look)[0], "draw": draw, "discard": discard, "top": top}
    lines.append(look.say("cardopoly-picture-alt-piles", empty=empty, **piles))
    return lines


def _numbered(pocket: Sequence[int], look: Look) -> str:
    return enlist(look.say, (f"{number} {face(card)}" for number, card in enumerate(pocket, 1)))


def _by_suit(pocket: Sequence[int], look: Look) -> str:
    """The cards of *pocket* by suit, each suit with the first and the last of its numbers."""
    found, number = [], 1
    for suit, alike in groupby(map(face, pocket), key=lambda card: card[-1]):
        ranks = [card[:-1] for card in alike]
        numbers, words = f"{suit} {number}–{number + len(ranks) - 1}", " ".join(ranks).strip()
        found.append(look.say("picture-colon", name=numbers, words=words) if words else numbers)
        number += len(ranks)
    return enlist(look.say, found)


def _stake(view: View, look: Look, names: Sequence[str]) -> str:
    """Describe the decision that is open besides moving on, if there is one."""
    parties: Iterable[int]
    if view.phase == "jail" and view.seat in view.awaited:
        return end(look.say, enlist(look.say, exits(view, look).values()))
    if view.phase == "suits":
        return end(look.say, " ".join(map(face, view.free)) or "–")
    if view.auction:
        auction = view.auction
        card = face(view.board[auction.space].card)
        if auction.leader >= 0:
            words = f"{card} {look.say('cardopoly-picture-leads', count=auction.price)}"
            parties = auction.leader, auction.by
        else:
            answered = "".join(look.seats[seat].letter for seat in auction.answered) or "–"
            words = enlist(look.say, [card, look.say("cardopoly-picture-alt-answered", letters=answered)])
            parties = (auction.by,)
    elif view.tax:  # even while the player of the king owes rent
        waits = "".join(look.seats[seat].letter for seat in view.tax.awaited) or "–"
        king = [face(view.top)] if view.top >= 0 and RANK[view.top] == KING else []
        awaited = look.say("cardopoly-picture-alt-awaited", letters=waits)
        words = enlist(look.say, [*king, describe_tax(look, view.tax), awaited])
        parties = (view.tax.by,)
    elif view.debt:
        words = look.say(f"cardopoly-picture-due-{view.debt.what}", count=view.debt.amount)
        parties = view.debt.by, view.debt.to
    else:
        return ""
    name = " → ".join(names[seat] for seat in parties)
    told = end(look.say, look.say("picture-colon", name=name, words=words))
    return " ".join((told, *describe_warning(view, look)))


def _seat(view: View, look: Look, seat: int, short: bool) -> str:
    owned = [(number, space) for number, space in enumerate(view.board) if space.owner == seat]
    deeds = [_deed(number, space, look, short) for number, space in owned]
    if view.out[seat]:
        return describe_gone(view, look, seat, enlist(look.say, deeds))
    shown, more = people.chances(view, seat)
    chance = [face(card) for card in shown] + ([f"+{more}"] if more else [])
    args = {
        "letter": look.seats[seat].letter,
        "name": look.names[seat],
        "ace": face(view.aces[seat]) if view.aces[seat] >= 0 else "–",
        "space": view.places[seat],
        "card": face(view.board[view.places[seat]].card),
        "held": view.hand_sizes[seat],
        "chance": " ".join(chance) or "–",
        "deeds": enlist(look.say, deeds) or "–",
        "more": enlist(look.say, ["", *_remarks(view, look, seat)]),
    }
    form = "brief" if short else "seat"
    return with_place(view, look, seat, look.say(f"cardopoly-picture-alt-{form}", **args))


def _remarks(view: View, look: Look, seat: int) -> list[str]:
    """Remarks on *seat*: how close it is to winning and to ruin, whether it is in jail or has a full set."""
    found = []
    if goal := people.goal(view):
        found.append(look.say("cardopoly-picture-goal", count=people.count_owned(view, seat), goal=goal))
    if view.lost[seat]:
        found.append(look.say("cardopoly-picture-lost"))
    if view.salaries[seat] > SALARY:
        found.append(look.say("cardopoly-picture-set", count=view.salaries[seat]))
    found += people.phrase_risks(view, look, seat)[:1]
    return found


def _deed(number: int, space: Space, look: Look, short: bool) -> str:
    """A property by its space and card, with its expansions and rent, or ``*`` if mortgaged.

    A rent that is the value of the card is not said again.
    """
    if space.mortgaged:
        return f"{number} {face(space.card)}*"
    deed, raised = f"{number} {face(space.card)}", space.rent != RANK[space.card]
    more = [f"+{len(space.claims) - 1}"] if len(space.claims) > 1 else []
    if short:
        return "".join([deed, *more, f"={space.rent}" if raised else ""])
    more += [look.say("cardopoly-picture-alt-rent", count=space.rent)] if raised else []
    return add_aside(look.say, deed, enlist(look.say, more)) if more else deed


def _last(view: View, last: LastMove, look: Look, names: Sequence[str], *, brief: bool) -> str:
    """Describe who moved, by which cards, from where to where, and unless *brief*, with what result."""
    how = last.what if last.what in ("jail", "none") else "walk"
    way = look.say(
        "cardopoly-picture-alt-last",
        how=how,
        name=names[last.seat],
        cards=" ".join(map(face, last_cards(last))) or "–",
        start=last.start,
        space=last.space,
        card=face(view.board[last.space].card),
    )
    if brief:
        return end(look.say, way)
    what = look.say(f"cardopoly-picture-last-{last.what}", count=last.amount)
    if (seat := find_other(last)) is not None:
        what = look.say("cardopoly-picture-alt-owner", what=what, name=names[seat])
    return end(look.say, look.say("picture-colon", name=way, words=what))


def _trade(view: View, trade: Trade, look: Look, names: Sequence[str], what: str) -> str:
    """Describe *trade*, and *what* it is: any one, the offer of another player, or the answer to that."""
    parties = []
    for side in sides(trade):
        parts = [face(view.board[space].card) for space in side.shown]
        parts += [f"+{side.more}"] if side.more else []
        if side.named:
            parts.append(" ".join(map(face, side.named)))
        elif side.cards:
            sort = f" {_kind(side.kind)}" if side.kind else ""
            parts.append(look.say("cardopoly-picture-cards", count=side.cards) + sort)
        parts += [promise_cards(look, side.owes, side.turns)] if side.owes else []
        words = enlist(look.say, parts) or "–"
        parties.append(look.say("picture-colon", name=names[side.seat], words=words))
    told = f"{look.say(f'cardopoly-picture-{what}')} · {' ⇄ '.join(parties)}"
    if trade.settles:
        side = sides(trade)[1]
        name = names[side.seat if view.seat == side.other else side.other]
        told = add_aside(look.say, told, phrase_debt(view, look, side, name))
    return end(look.say, told)


def _kind(kind: int) -> str:
    """Name the suit or rank that the requested cards must have."""
    return SUITS[kind - 1] if kind <= len(SUITS) else RANKS[kind - 1 - len(SUITS)]
