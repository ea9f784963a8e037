"""Resigning from a match of Monopoly Deal (MD-43)."""

from __future__ import annotations

from games.core import Chance, LazyEvent
from games.deal import rounds
from games.deal.answers import window
from games.deal.state import NONE, State
from games.deal.texts import make_event
from games.deal.turns import turn
from games.kit.seats import active_seats


def resign(state: State, seat: int, chance: Chance) -> list[LazyEvent]:
    """Remove *seat*: settle the answers it owes, carry out its action, then discard its cards."""
    state.out[seat] = "resigned"
    events: list[LazyEvent] = [make_event("deal-resign", seat, active_seats(state.out))]
    state.leavers.append(seat)
    state.accepts[seat] = state.pays[seat] = 0
    _settle(state, seat, events)
    left = active_seats(state.out)
    if len(left) == 1:
        state.action, state.plays, state.discarding, state.over = None, 0, False, True
        for leaver in state.leavers:
            turn.sweep(state, leaver)
        rounds.count(state, NONE, events)
        events.append(make_event("deal-alone", left[0], left))
        return events
    if state.action is None:
        if seat == state.turn:
            turn.finish_action(state, chance, events)
        else:
            turn.sweep(state, seat)
        return events
    if seat != state.turn:
        turn.sweep(state, seat)
    window.close(state, chance, events)
    return events


def _settle(state: State, seat: int, events: list[LazyEvent]) -> None:
    """Give the default answers that *seat* owes; its own No that still awaits the actor's answer stands."""
    action = state.action
    if action is None:
        return
    for target, settled in enumerate(action.settled):
        if not settled and (target == seat or window.deciding_seat(state, target) == seat):
            window.give_in(state, target, events)
