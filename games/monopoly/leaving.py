"""Resigning from a match of Monopoly: The Card Game (MC-63)."""

from __future__ import annotations

from games.core import Chance, Event, LazyEvent, Resign
from games.kit.seats import WHO, active_seats
from games.monopoly import six
from games.monopoly.ending import settle
from games.monopoly.state import (
    ARRANGE,
    CLOSE,
    DISCARD,
    LAY,
    OVER,
    PARTNER,
    PASSING,
    State,
    excess,
)
from games.monopoly.turns import end_turn, lay_on_pile
from games.monopoly.view import Last


def resign(state: State, seat: int, move: Resign, chance: Chance) -> list[LazyEvent]:
    """Remove *seat*: its cards leave play, and its trade pile becomes ownerless (MC-63)."""
    events: list[LazyEvent] = []
    if state.phase == LAY and seat == state.turn:
        state.bound = ()
    _pay_dues(state, seat, chance, events)
    state.removed += state.hands[seat]
    state.hands[seat].clear()
    state.private_knowledge = [cards | state.public_cards[seat] for cards in state.private_knowledge]
    state.public_cards[seat] = 0
    state.out[seat] = "resigned"
    state.leavers.append(seat)
    state.last = Last(seat, "resign")
    left = active_seats(state.out)
    events.append(Event("monopoly-resign", {"who": WHO[seat]}, concerns=tuple(left)))
    if len(left) == 1:
        state.phase = OVER
        events.append(Event("monopoly-end-alone", {"who": WHO[left[0]]}))
    else:
        _continue_hand(state, seat, chance, events)
    return events


def _pay_dues(state: State, seat: int, chance: Chance, events: list[LazyEvent]) -> None:
    """Discard and pass random cards that *seat* still owes."""
    phase, hand = state.phase, state.hands[seat]
    if phase in (DISCARD, PARTNER) and seat in (state.turn, state.partner):
        due = excess(state, seat)
        if due:
            chance.shuffle(cards := hand[:])
            events.append(lay_on_pile(state, seat, tuple(cards[:due])))
    elif state.passed_cards[seat] == -1 if phase == PASSING else seat == state.turn and _is_closing(state):
        six.begin_passing(state)
        six.lay_down(state, seat, hand[chance.randbelow(len(hand))], events)


def _is_closing(state: State) -> bool:
    """Whether the player on turn only has to pass a card or go out (MC-72, MC-73)."""
    return state.phase == CLOSE or (state.phase == LAY and state.six and state.after_exchange)


def _continue_hand(state: State, seat: int, chance: Chance, events: list[LazyEvent]) -> None:
    """Continue the hand without *seat*."""
    phase = state.phase
    if phase == PASSING:
        six.take_up(state, chance, events)
    elif state.six and phase in (DISCARD, PARTNER):
        six.continue_after_discard(state)
    elif seat != state.turn:
        return
    elif phase == ARRANGE:
        settle(state, seat, chance, events)
    elif state.six:
        six.end_turn(state, chance, events)
    else:
        end_turn(state, seat, chance, events)
