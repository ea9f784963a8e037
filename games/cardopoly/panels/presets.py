"""Suggested trades that might suit both sides, judged by the proposer's view: for a set, or for a debt."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.cardopoly.cards import ANY_KIND, KINDS, RANK, SUIT, is_kind
from games.cardopoly.panels.parts import least_missed
from games.cardopoly.view import Trade, View

MOST = 4
"""The most trades to suggest."""

LATER = 2
"""The number of its own turns after which a debtor promises to pay the rest of a debt."""


def empty_trade(view: View, to: int) -> Trade:
    """An empty trade with *to*."""
    assert view.seat is not None
    return Trade(view.seat, to)


def find_presets(view: View) -> list[Trade]:
    """Find the trades that the seat of *view* might propose now, best first."""
    found = _debt_trades(view) if view.debt is not None else _set_trades(view)
    return list(found)[:MOST]


def reverse_trade(view: View, trade: Trade) -> Trade:
    """Start a counter-offer: return *trade*, proposed to the seat of *view*, as seen from its side.

    For cards asked for, the seat gives those it needs least. For cards given, it asks for as many of their
    suit, else of their rank, else for any.
    """
    fitting = [card for card in view.hand if is_kind(card, trade.kind)]
    cards = least_missed(view, fitting, trade.number, trade.by)
    shared = (kind for kind in (*KINDS[1:], ANY_KIND) if all(is_kind(card, kind) for card in trade.cards))
    return Trade(
        by=trade.to,
        to=trade.by,
        take=trade.spaces,
        number=trade.count,
        kind=next(shared) if trade.cards else ANY_KIND,
        spaces=trade.take,
        cards=cards,
        count=len(cards),
        gives=trade.asks,
        gives_in=trade.asks_in,
        asks=trade.gives,
        asks_in=trade.gives_in,
        settles=trade.settles,
    )


def _debt_trades(view: View) -> Iterator[Trade]:
    """Yield trades that a creditor might accept: a property, or all cards but one and a promise."""
    debt = view.debt
    if debt is None or debt.by != view.seat:
        return
    plain = replace(empty_trade(view, debt.to), settles=True)
    own = [space for space, place in enumerate(view.board) if place.owner == view.seat]
    for space in sorted(own, key=lambda space: abs(RANK[view.board[space].card] - debt.amount))[: MOST - 1]:
        yield replace(plain, spaces=(space,))
    rest = debt.amount - (len(view.hand) - 1)
    if 0 < rest <= 10:
        cards = least_missed(view, view.hand, len(view.hand) - 1, debt.to)
        yield replace(plain, count=len(cards), cards=cards, gives=rest, gives_in=LATER)


def _set_trades(view: View) -> Iterator[Trade]:
    """Yield trades for a property that (nearly) completes a set, in exchange for another one or for cards."""
    seat = view.seat
    assert seat is not None
    for _, take in sorted(_wanted_properties(view, seat)):
        to = view.board[take].owner
        if to == view.partner:
            continue
        trade = replace(empty_trade(view, to), take=(take,))
        swap = [space for _, space in sorted(_wanted_properties(view, to)) if view.board[space].owner == seat]
        swap = [space for space in swap if not _are_alike(view, space, take)]
        spare = min(RANK[view.board[take].card], len(view.hand) - 2)
        if swap:
            yield replace(trade, spaces=(swap[0],))
        elif spare > 0:
            cards = least_missed(view, view.hand, spare, to)
            yield replace(trade, count=spare, cards=cards)


def _are_alike(view: View, one: int, other: int) -> bool:
    """Whether two spaces have the same suit or rank."""
    cards = view.board[one].card, view.board[other].card
    return SUIT[cards[0]] == SUIT[cards[1]] or RANK[cards[0]] == RANK[cards[1]]


def _wanted_properties(view: View, seat: int) -> set[tuple[int, int]]:
    """The properties of others that bring *seat* near a set (CP-21), each with the number it lacks."""
    found: dict[int, int] = {}
    for kind in (SUIT, RANK):
        groups: dict[int, list[int]] = {}
        for space, place in enumerate(view.board):
            groups.setdefault(kind[place.card], []).append(space)
        for spaces in groups.values():
            lacking = [space for space in spaces if view.board[space].owner != seat]
            if len(spaces) < 2 or not 1 <= len(lacking) <= 2 or len(lacking) == len(spaces):
                continue
            for space in lacking:
                if view.board[space].owner >= 0:
                    found[space] = min(found.get(space, 9), len(lacking))
    return {(missing, space) for space, missing in found.items()}
