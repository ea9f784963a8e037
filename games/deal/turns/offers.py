"""The moves that are open in a turn. Those that do not depend on the position are made once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from games.core import Field, Offer
from games.deal import cards
from games.deal.answers import window
from games.deal.moves import Bank, End, Lay
from games.deal.state import State
from games.deal.turns import arranging, plays, turn
from games.offer import Opening, listed, only


def _openings(card: int) -> list[Opening]:
    """What may be open with *card* in the hand."""
    colours, kind = cards.COLOURS[card], cards.KIND[card]
    if not cards.LAID[card]:
        bank = only(Bank(card))
        return [bank, (_ACTIONS[kind], card)] if kind in _ACTIONS else [bank]
    if colours == cards.ANY:
        return [Offer("lay", {"card": card}, (Field("colour", cards.ANY),))]
    return [only(Lay(card, colour)) for colour in colours]


_PLAIN: Final = tuple(Offer(kind, {"card": card}) for card, kind in enumerate(cards.KIND))
"""The actions that leave nothing to choose."""

_END: Final = only(End())


def offers(state: State, seat: int) -> list[Offer]:
    """The moves open to *seat*; none if nobody waits for it."""
    return listed(openings(state, seat), state, seat)


def openings(state: State, seat: int) -> list[Opening]:
    """What may be open to *seat*."""
    if state.over:
        return []
    if state.action is not None:
        return window.openings(state, seat)
    if seat != state.turn:
        return []
    if state.discarding:
        return [turn.cut(state)]
    found: list[Opening] = []
    if state.plays:
        for card in state.hands[seat]:
            found += _CARDS[card]
    found += arranging.openings(state)
    found.append(_END)
    return found


@lru_cache(512)
def _offer(move: str, card: int, names: tuple[str, ...], *options: tuple[int, ...]) -> Offer:
    """An offer to play *card*: where there is only one option, it is decided already."""
    given, left = {"card": card}, tuple[Field, ...]()
    for name, values in zip(names, options, strict=True):
        if len(values) == 1:
            given[name] = values[0]
        else:
            left = (*left, Field(name, values))
    return Offer(move, given, left)


# What a card is offered as, by kind


def _birthday(state: State, seat: int, card: int) -> Offer | None:
    return _PLAIN[card] if plays.targets(state, seat) else None


def _debt(state: State, seat: int, card: int) -> Offer | None:
    targets = plays.targets(state, seat)
    return _offer("debt", card, ("target",), targets) if targets else None


def _rent(state: State, seat: int, card: int) -> Offer | None:
    charging = plays.charging(state, seat)
    colours = tuple(filter(charging.__contains__, cards.COLOURS[card]))
    if not colours or not (targets := plays.targets(state, seat)):
        return None
    doubles = tuple(range(len(plays.doubles(state, seat)) + 1))
    if cards.COLOURS[card] == cards.ANY:
        return _offer("rent_one", card, ("colour", "doubles", "target"), colours, doubles, targets)
    return _offer("rent", card, ("colour", "doubles"), colours, doubles)


def _go(state: State, seat: int, card: int) -> Offer | None:
    return _PLAIN[card] if state.draw or state.discard else None


def _sly(state: State, seat: int, card: int) -> Offer | None:
    loose = plays.loose(state, seat)
    return _offer("sly", card, ("taken",), loose) if loose else None


def _forced(state: State, seat: int, card: int) -> Offer | None:
    own = plays.own(state, seat)
    loose = plays.loose(state, seat) if own else ()
    return _offer("forced", card, ("own", "taken"), own, loose) if loose else None


def _breaker(state: State, seat: int, card: int) -> Offer | None:
    sets = plays.breakable(state, seat)
    return _offer("breaker", card, ("taken",), sets) if sets else None


def _build(state: State, seat: int, card: int) -> Offer | None:
    sites = plays.sites(state, seat, cards.KIND[card])
    return _offer("build", card, ("on",), sites) if sites else None


_ACTIONS: Final = {
    cards.BIRTHDAY: _birthday,
    cards.DEBT: _debt,
    cards.RENT: _rent,
    cards.GO: _go,
    cards.SLY: _sly,
    cards.FORCED: _forced,
    cards.BREAKER: _breaker,
    cards.HOUSE: _build,
    cards.HOTEL: _build,
}

_CARDS: Final = tuple(_openings(card) for card in range(len(cards.KIND)))
