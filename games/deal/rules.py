"""Maps every move to its rule; the clauses MD-01 to MD-45 are in `rules.md` beside this file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from games.core import Chance, Event, IllegalMove, LazyEvent, Offer, Resign, build_events
from games.deal import leaving
from games.deal import moves as m
from games.deal.answers import orders, window
from games.deal.cards import HAND
from games.deal.state import State
from games.deal.turns import arranging, checks, plays, turn
from games.deal.view import View
from games.kit.seats import check_active, not_your_turn

Check = Callable[[State, int, Any], None]
Rule = Callable[[State, int, Any, Chance], list[LazyEvent]]


def _open(state: State, seat: int, move: m.AnyMove) -> None:
    """Accept any move: its turn is the only condition."""


def _resign(state: State, seat: int, move: Resign, chance: Chance) -> list[LazyEvent]:
    return leaving.resign(state, seat, chance)


def _advance(state: State, seat: int, move: m.Advance, chance: Chance) -> list[LazyEvent]:
    events = orders.advance(state, seat, move)
    return events + window.follow_orders(state, seat, chance)


def _end(state: State, seat: int, move: m.End, chance: Chance) -> list[LazyEvent]:
    events: list[LazyEvent] = []
    turn.end(state, chance, events)
    return events


_MOVES: Final[dict[type, tuple[Check, Rule]]] = {
    m.Pay: (window.check_pay, window.pay),
    m.Accept: (window.check_accept, window.accept),
    m.Refuse: (window.check_refuse, window.refuse),
    m.Advance: (orders.check_advance, _advance),
    Resign: (_open, _resign),
    m.Bank: (checks.bank, plays.bank),
    m.Lay: (checks.lay, plays.lay),
    m.Go: (checks.go, plays.go),
    m.Build: (checks.build, plays.build),
    m.Birthday: (checks.birthday, plays.birthday),
    m.Debt: (checks.debt, plays.debt),
    m.Rent: (checks.charge, plays.charge),
    m.RentOne: (checks.charge_one, plays.charge_one),
    m.Sly: (checks.sly, plays.sly),
    m.Forced: (checks.forced, plays.forced),
    m.Breaker: (checks.breaker, plays.breaker),
    m.Discard: (turn.check_discard, turn.discard),
    m.End: (_open, _end),
    m.Lapse: (turn.check_lapse, turn.lapse),
    m.Arrange: (arranging.check_arrange, arranging.arrange),
    m.Exchange: (arranging.check_exchange, arranging.exchange),
    m.Shift: (arranging.check_shift, arranging.shift),
}
"""For every move, the check that may refuse it and the rule that makes it."""

_MADE: Final = {kind: rule for kind, (_, rule) in _MOVES.items()}

_ANYTIME: Final = frozenset({m.Pay, m.Accept, m.Refuse, m.Advance, Resign})
"""The moves that are legal on another seat's turn."""


def apply(state: State, seat: int, move: m.AnyMove, chance: Chance) -> list[Event]:
    """Make *move* for *seat*, in place.

    Raises:
        InvalidMove: *move* names something that doesn't exist.
        IllegalMove: the rules forbid *move*; *state* is unchanged.
    """
    check_active(seat, state.out, state.over)
    kind = type(move)
    if kind not in _ANYTIME:
        if seat != state.turn:
            raise not_your_turn(state.turn)
        if state.action is not None:
            raise IllegalMove("deal-answers-first")
        if kind is not m.Discard and state.discarding:
            raise IllegalMove("deal-discard-first", count=len(state.hands[seat]) - HAND)
    check, rule = _MOVES[kind]
    check(state, seat, move)
    return build_events(rule(state, seat, move, chance))


def make(state: State, seat: int, move: m.AnyMove, chance: Chance) -> list[LazyEvent]:
    """Make *move*, which is legal for *seat*."""
    return _MADE[type(move)](state, seat, move, chance)


def anytime_offers(state: State, seat: int) -> list[Offer]:
    """The standing orders that *seat* may give."""
    return [] if state.over or state.out[seat] else [orders.OFFER]


def lapse_move(view: View) -> m.Lapse | None:
    """The move that ends a turn automatically if only rearranging is left (MD-45); otherwise None."""
    spent = view.phase == "play" and turn.is_spent(view.plays, view.hand_sizes[view.turn])
    return m.Lapse() if spent else None


def pass_move(state: State, seat: int) -> m.Move | None:
    """The move that ends the turn; None if *seat* has to answer or discard first (MD-44)."""
    idle = state.action is None and seat == state.turn and not state.discarding and not state.over
    return m.End() if idle else None
