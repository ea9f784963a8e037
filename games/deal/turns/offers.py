"""The moves that are open in a turn. Those that do not depend on the position are made once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from games.core import Field, Offer
from games.deal import cards
from games.deal.answers import window
from games.deal.sets import Front, front
from games.deal.state import State
from games.deal.turns import arranging, plays, turn


def _lays(card: int) -> list[Offer]:
    colours = cards.COLOURS[card]
    if not cards.LAID[card]:
        return [Offer("bank", {"card": card})]
    if colours == cards.ANY:
        return [Offer("lay", {"card": card}, (Field("colour", cards.ANY),))]
    return [Offer("lay", {"card": card, "colour": colour}) for colour in colours]


_KEPT: Final = tuple(map(_lays, range(len(cards.ROWS))))
"""For every card how it can be banked or laid."""

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
        own, targets = front(state.groups[seat]), plays.targets(state, seat)
        for card in state.hands[seat]:
            found += _KEPT[card]
            if (play := _PLAYS[card]) and (offer := play(state, seat, card, own, targets)):
                found.append(offer)
    found += arranging.offers(state)
    found.append(_END)
    return found


@lru_cache(4096)
def _offer(move: str, card: int, names: tuple[str, ...], *options: tuple[int, ...]) -> Offer:
    """An offer to play *card*: where there is only one option, it is decided already."""
    choices = list(zip(names, options, strict=True))
    given = {name: values[0] for name, values in choices if len(values) == 1}
    left = tuple(Field(name, values) for name, values in choices if len(values) > 1)
    return Offer(move, {"card": card, **given}, left)


# What a card is offered as to *seat*, in front of which lies *own* and whom *targets* could pay.

Targets = tuple[int, ...]


def _go(state: State, seat: int, card: int, own: Front, targets: Targets) -> Offer | None:
    return _PLAIN[card] if state.draw or state.discard else None


def _birthday(state: State, seat: int, card: int, own: Front, targets: Targets) -> Offer | None:
    return _PLAIN[card] if targets else None


def _debt(state: State, seat: int, card: int, own: Front, targets: Targets) -> Offer | None:
    return _offer("debt", card, ("target",), targets) if targets else None


def _rent(state: State, seat: int, card: int, own: Front, targets: Targets) -> Offer | None:
    if not targets or not own.charging:
        return None
    return _rented(card, own.charging, len(plays.doubles(state, seat)), targets)


@lru_cache(4096)
def _rented(card: int, charging: int, doubles: int, targets: Targets) -> Offer | None:
    colours = tuple([colour for colour in cards.COLOURS[card] if charging >> colour & 1])
    if not colours:
        return None
    numbers = tuple(range(doubles + 1))
    if cards.COLOURS[card] == cards.ANY:
        return _offer("rent_one", card, ("colour", "doubles", "target"), colours, numbers, targets)
    return _offer("rent", card, ("colour", "doubles"), colours, numbers)


def _sly(state: State, seat: int, card: int, own: Front, targets: Targets) -> Offer | None:
    loose = plays.loose(state, seat)
    return _offer("sly", card, ("taken",), loose) if loose else None


def _forced(state: State, seat: int, card: int, own: Front, targets: Targets) -> Offer | None:
    given, loose = plays.own(state, seat), plays.loose(state, seat)
    return _offer("forced", card, ("own", "taken"), given, loose) if given and loose else None


def _breaker(state: State, seat: int, card: int, own: Front, targets: Targets) -> Offer | None:
    sets = plays.breakable(state, seat)
    return _offer("breaker", card, ("taken",), sets) if sets else None


def _house(state: State, seat: int, card: int, own: Front, targets: Targets) -> Offer | None:
    return _offer("build", card, ("on",), own.houses) if own.houses else None


def _hotel(state: State, seat: int, card: int, own: Front, targets: Targets) -> Offer | None:
    return _offer("build", card, ("on",), own.hotels) if own.hotels else None


_ACTIONS: Final = {
    cards.GO: _go,
    cards.BIRTHDAY: _birthday,
    cards.DEBT: _debt,
    cards.RENT: _rent,
    cards.SLY: _sly,
    cards.FORCED: _forced,
    cards.BREAKER: _breaker,
    cards.HOUSE: _house,
    cards.HOTEL: _hotel,
}

_PLAYS: Final = tuple(map(_ACTIONS.get, cards.KIND))
"""For every card what offers it as an action."""
