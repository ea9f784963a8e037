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
        position = None
        for card in state.hands[seat]:
            found += _KEPT[card]
            if play := _PLAYS[card]:
                position = position or _Position(state, seat)
                if offer := play(position, card):
                    found.append(offer)
    found += arranging.offers(state)
    found.append(_END)
    return found


class _Position:
    """What the cards of one hand need to know of the table, found out when the first of them asks."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat

    def __getattr__(self, name: str) -> Any:
        value = _FACTS[name](self.state, self.seat)
        setattr(self, name, value)
        return value


_FACTS: Final[dict[str, Callable[[State, int], Any]]] = {
    "targets": plays.targets,
    "loose": plays.loose,
    "own": plays.own,
    "breakable": plays.breakable,
    "rents": plays.rents,
    "houses": lambda state, seat: plays.sites(state, seat, cards.HOUSE),
    "hotels": lambda state, seat: plays.sites(state, seat, cards.HOTEL),
    "doubles": lambda state, seat: tuple(range(len(plays.doubles(state, seat)) + 1)),
}


@lru_cache(4096)
def _offer(move: str, card: int, names: tuple[str, ...], *options: tuple[int, ...]) -> Offer:
    """An offer to play *card*: where there is only one option, it is decided already."""
    choices = list(zip(names, options, strict=True))
    given = {name: values[0] for name, values in choices if len(values) == 1}
    left = tuple(Field(name, values) for name, values in choices if len(values) > 1)
    return Offer(move, {"card": card, **given}, left)


def _go(position: _Position, card: int) -> Offer | None:
    return _PLAIN[card] if position.state.draw or position.state.discard else None


def _birthday(position: _Position, card: int) -> Offer | None:
    return _PLAIN[card] if position.targets else None


def _debt(position: _Position, card: int) -> Offer | None:
    return _offer("debt", card, ("target",), position.targets) if position.targets else None


def _rent(position: _Position, card: int) -> Offer | None:
    targets = position.targets
    if not targets:
        return None
    rents = position.rents
    colours = tuple([colour for colour in cards.COLOURS[card] if rents[colour]])
    if not colours:
        return None
    doubles = position.doubles
    if cards.COLOURS[card] == cards.ANY:
        return _offer("rent_one", card, ("colour", "doubles", "target"), colours, doubles, targets)
    return _offer("rent", card, ("colour", "doubles"), colours, doubles)


def _sly(position: _Position, card: int) -> Offer | None:
    return _offer("sly", card, ("taken",), position.loose) if position.loose else None


def _forced(position: _Position, card: int) -> Offer | None:
    if not position.loose or not position.own:
        return None
    return _offer("forced", card, ("own", "taken"), position.own, position.loose)


def _breaker(position: _Position, card: int) -> Offer | None:
    return _offer("breaker", card, ("taken",), position.breakable) if position.breakable else None


def _house(position: _Position, card: int) -> Offer | None:
    return _offer("build", card, ("on",), position.houses) if position.houses else None


def _hotel(position: _Position, card: int) -> Offer | None:
    return _offer("build", card, ("on",), position.hotels) if position.hotels else None


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
