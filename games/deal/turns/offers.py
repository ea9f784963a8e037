"""The moves that are open in a turn. Those that do not depend on the position are made once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from games.core import Field, Offer
from games.deal import cards
from games.deal.answers import window
from games.deal.state import State
from games.deal.turns import arranging, plays, turn


def _lays(card: int) -> list[Offer]:
    colours = cards.COLOURS[card]
    if not cards.LAID[card]:
        return [Offer("bank", {"card": card})]
    if colours == cards.ANY:
        return [Offer("lay", {"card": card}, (Field("colour", cards.ANY),))]
    return [Offer("lay", {"card": card, "colour": colour}) for colour in colours]


_PLAIN: Final = tuple(Offer(kind, {"card": card}) for card, kind in enumerate(cards.KIND))
"""The actions that leave nothing to choose."""

_END: Final = Offer("end")


def offers(state: State, seat: int) -> list[Offer]:
    """The moves open to *seat*; none if nobody waits for it."""
    if state.over:
        return []
    if state.action is not None:
        return window.offers(state, seat)
    if seat != state.turn:
        return []
    if state.discarding:
        return [turn.cut(state)]
    found: list[Offer] = []
    if state.plays:
        targets = None
        for card in state.hands[seat]:
            kept, play, charges = _CARDS[card]
            found += kept
            if play is None:
                continue
            if charges and targets is None:
                targets = plays.targets(state, seat)
            if (not charges or targets) and (offer := play(state, seat, card, targets)):
                found.append(offer)
    found += arranging.offers(state)
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


# What a card is offered as, by kind; what charges somebody is told who could pay: *targets*.

Targets = tuple[int, ...]
Asked = Callable[[State, int, int, Any], Offer | None]


def _birthday(state: State, seat: int, card: int, targets: Targets) -> Offer:
    return _PLAIN[card]


def _debt(state: State, seat: int, card: int, targets: Targets) -> Offer:
    return _offer("debt", card, ("target",), targets)


def _rent(state: State, seat: int, card: int, targets: Targets) -> Offer | None:
    charging = plays.charging(state, seat)
    colours = tuple(filter(charging.__contains__, cards.COLOURS[card]))
    if not colours:
        return None
    doubles = tuple(range(len(plays.doubles(state, seat)) + 1))
    if cards.COLOURS[card] == cards.ANY:
        return _offer("rent_one", card, ("colour", "doubles", "target"), colours, doubles, targets)
    return _offer("rent", card, ("colour", "doubles"), colours, doubles)


def _go(state: State, seat: int, card: int, targets: Targets) -> Offer | None:
    return _PLAIN[card] if state.draw or state.discard else None


def _sly(state: State, seat: int, card: int, targets: Targets) -> Offer | None:
    loose = plays.loose(state, seat)
    return _offer("sly", card, ("taken",), loose) if loose else None


def _forced(state: State, seat: int, card: int, targets: Targets) -> Offer | None:
    own = plays.own(state, seat)
    loose = plays.loose(state, seat) if own else ()
    return _offer("forced", card, ("own", "taken"), own, loose) if loose else None


def _breaker(state: State, seat: int, card: int, targets: Targets) -> Offer | None:
    sets = plays.breakable(state, seat)
    return _offer("breaker", card, ("taken",), sets) if sets else None


def _build(state: State, seat: int, card: int, targets: Targets) -> Offer | None:
    sites = plays.sites(state, seat, cards.KIND[card])
    return _offer("build", card, ("on",), sites) if sites else None


_CHARGES: Final[dict[str, Asked]] = {cards.BIRTHDAY: _birthday, cards.DEBT: _debt, cards.RENT: _rent}
_OTHERS: Final[dict[str, Asked]] = {
    cards.GO: _go,
    cards.SLY: _sly,
    cards.FORCED: _forced,
    cards.BREAKER: _breaker,
    cards.HOUSE: _build,
    cards.HOTEL: _build,
}

_CARDS: Final = tuple(
    (_lays(card), _CHARGES.get(kind) or _OTHERS.get(kind), kind in _CHARGES)
    for card, kind in enumerate(cards.KIND)
)
"""For every card how it can be banked or laid, what offers it as an action, and whether that charges."""
