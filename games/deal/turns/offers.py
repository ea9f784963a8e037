"""The moves that are open in a turn. Those that do not depend on the position are made once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, Final

from games.core import Field, Offer
from games.deal import cards
from games.deal.answers import window
from games.deal.moves import Bank, Debt, End, Forced, Lay, Rent, RentOne, Sly
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
    if state.action is not None:
        return window.openings(state, seat)
    if seat != state.turn or state.over:
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


def _any_debt(random: Random, state: State, seat: int, card: int) -> Debt | None:
    targets = plays.targets(state, seat)
    return Debt(card, targets[int(random.random() * len(targets))]) if targets else None


def _rent(state: State, seat: int, card: int) -> Offer | None:
    colours, doubles, targets = _charging(state, seat, card)
    if not targets:
        return None
    if cards.COLOURS[card] == cards.ANY:
        return _offer("rent_one", card, ("colour", "doubles", "target"), colours, doubles, targets)
    return _offer("rent", card, ("colour", "doubles"), colours, doubles)


def _any_rent(random: Random, state: State, seat: int, card: int) -> Rent | RentOne | None:
    colours, doubles, targets = _charging(state, seat, card)
    if not targets:
        return None
    chance = random.random
    colour, double = colours[int(chance() * len(colours))], int(chance() * len(doubles))
    if cards.COLOURS[card] == cards.ANY:
        return RentOne(card, colour, double, targets[int(chance() * len(targets))])
    return Rent(card, colour, double)


def _charging(state: State, seat: int, card: int) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The colours, the numbers of doubles and the targets of the rent *card*; no targets if there is none."""
    charging = plays.charging(state, seat)
    colours = tuple([colour for colour in cards.COLOURS[card] if colour in charging])
    if not colours:
        return (), (), ()
    return colours, _DOUBLES[len(plays.doubles(state, seat))], plays.targets(state, seat)


_DOUBLES: Final = tuple(tuple(range(most + 1)) for most in range(len(cards.DOUBLES) + 1))


def _go(state: State, seat: int, card: int) -> Offer | None:
    return _PLAIN[card] if state.draw or state.discard else None


def _sly(state: State, seat: int, card: int) -> Offer | None:
    loose = plays.loose(state, seat)
    return _offer("sly", card, ("taken",), loose) if loose else None


def _any_sly(random: Random, state: State, seat: int, card: int) -> Sly | None:
    loose = plays.loose(state, seat)
    return Sly(card, loose[int(random.random() * len(loose))]) if loose else None


def _forced(state: State, seat: int, card: int) -> Offer | None:
    own = plays.own(state, seat)
    loose = plays.loose(state, seat) if own else ()
    return _offer("forced", card, ("own", "taken"), own, loose) if loose else None


def _any_forced(random: Random, state: State, seat: int, card: int) -> Forced | None:
    own = plays.own(state, seat)
    loose = plays.loose(state, seat) if own else ()
    if not loose:
        return None
    chance = random.random
    return Forced(card, own[int(chance() * len(own))], loose[int(chance() * len(loose))])


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

SOONER: Final[dict[Any, Callable[..., Any]]] = {
    _debt: _any_debt,
    _rent: _any_rent,
    _sly: _any_sly,
    _forced: _any_forced,
    window.pay_offer: window.paying,
    arranging.choice: arranging.chosen,
}
"""What draws a random move in less time than its offer would take."""

_CARDS: Final = tuple(_openings(card) for card in range(len(cards.KIND)))
