"""Every move finds its rule here; the clauses MD-01 to MD-44 are in `rules.md` beside this file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from games.core import Chance, Event, IllegalMove, Offer, Resign
from games.deal import leaving
from games.deal import moves as m
from games.deal.answers import orders, window
from games.deal.cards import HAND
from games.deal.state import State
from games.deal.turns import arranging, plays, turn
from games.kit.texts import check_in, not_your_turn

Rule = Callable[[State, int, Any, Chance], list[Event]]


def _resign(state: State, seat: int, move: Resign, chance: Chance) -> list[Event]:
    return leaving.resign(state, seat, chance)


def _advance(state: State, seat: int, move: m.Advance, chance: Chance) -> list[Event]:
    events = orders.advance(state, seat, move)
    return events + window.follow_orders(state, seat, chance)


_ANYTIME: Final[dict[type, Rule]] = {
    m.Pay: window.pay,
    m.Accept: window.accept,
    m.Refuse: window.refuse,
    m.Advance: _advance,
    Resign: _resign,
}

_ARRANGEMENTS: Final[dict[type, Callable[[State, int, Any], list[Event]]]] = {
    m.Arrange: arranging.arrange,
    m.Exchange: arranging.exchange,
    m.Shift: arranging.shift,
}


def _arrange(state: State, seat: int, move: Any, chance: Chance) -> list[Event]:
    events = _ARRANGEMENTS[type(move)](state, seat, move)
    turn.go_on(state, chance, events)
    return events


def _end(state: State, seat: int, move: m.End, chance: Chance) -> list[Event]:
    events: list[Event] = []
    turn.end(state, chance, events)
    return events


_TURN: Final[dict[type, Rule]] = {
    m.Bank: plays.bank,
    m.Lay: plays.lay,
    m.Go: plays.go,
    m.Build: plays.build,
    m.Birthday: plays.birthday,
    m.Debt: plays.debt,
    m.Rent: plays.charge,
    m.RentOne: plays.charge_one,
    m.Sly: plays.sly,
    m.Forced: plays.forced,
    m.Breaker: plays.breaker,
    m.Discard: turn.discard,
    m.End: _end,
    **dict.fromkeys(_ARRANGEMENTS, _arrange),
}


def apply(state: State, seat: int, move: m.AnyMove, chance: Chance) -> list[Event]:
    """Make *move* for *seat*, in place.

    Raises:
        InvalidMove: *move* names what was never offered.
        IllegalMove: the rules forbid it; *state* is unchanged.
    """
    check_in(seat, state.out, state.over)
    kind = type(move)
    if kind in _ANYTIME:
        return _ANYTIME[kind](state, seat, move, chance)
    if seat != state.turn:
        raise not_your_turn(state.turn)
    if state.action is not None:
        raise IllegalMove("deal-answers-first")
    if kind is not m.Discard and state.discarding:
        raise IllegalMove("deal-discard-first", count=len(state.hands[seat]) - HAND)
    return _TURN[kind](state, seat, move, chance)


def anytime(state: State, seat: int) -> list[Offer]:
    """The standing orders that *seat* may give."""
    return [] if state.over or state.out[seat] else [orders.OFFER]


def passing(state: State, seat: int) -> m.Move | None:
    """To end the turn; whoever has to answer or to discard must do that (MD-44)."""
    idle = state.action is None and seat == state.turn and not state.discarding and not state.over
    return m.End() if idle else None
