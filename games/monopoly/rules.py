"""The rules of Monopoly: The Card Game: who is awaited, which moves are legal, and what they do.

The clauses MC-01 to MC-75 are in `rules.md` beside this file. The turn with 2 to 4 players is in `turns.py`,
the turn with 5 or 6 in `six.py`. Going out is in `going_out`, the end of a hand in `ending.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from games.core import Chance, Event, IllegalMove, LazyEvent, Offer, Outcome, Resign, build_events
from games.kit.seats import NO_SEATS, ONLY, active_seats, check_active, not_your_turn
from games.monopoly import leaving, six, turns
from games.monopoly import moves as m
from games.monopoly.going_out import arrange, laying
from games.monopoly.state import ARRANGE, CLOSE, DISCARD, LAY, OVER, PARTNER, PASSING, TURN, State
from games.offer import Opening, list_offers
from games.outcome import places

_NOW: Final = {
    TURN: "monopoly-now-turn",
    DISCARD: "monopoly-now-discard",
    PARTNER: "monopoly-now-discard",
    LAY: "monopoly-now-lay",
    ARRANGE: "monopoly-now-arrange",
    CLOSE: "monopoly-now-close",
    PASSING: "monopoly-now-passing",
}
"""The refusals of moves that can't be made now, by phase."""


_DISCARDING: Final = (DISCARD, PARTNER)
LAID: Final[dict[int, Callable[[State, int], Sequence[Opening]]]] = {
    LAY: laying.openings,
    ARRANGE: arrange.openings,
}
"""The functions that list the choices while a hand is laid down, by phase."""


def waiting_for(state: State) -> frozenset[int]:
    """The seats the match is waiting for: all that haven't passed a card yet (MC-72), otherwise one."""
    phase = state.phase
    if phase <= ARRANGE:
        return ONLY[state.turn]
    if phase < PASSING:
        return ONLY[state.partner if phase == PARTNER else state.turn]
    if phase == OVER:
        return NO_SEATS
    return frozenset([seat for seat, card in enumerate(state.passed_cards) if card == -1])


def _is_awaited(state: State, seat: int) -> bool:
    """Whether *seat* is one of `waiting_for`."""
    phase = state.phase
    if phase >= PASSING:
        return phase == PASSING and state.passed_cards[seat] == -1
    return seat == (state.partner if phase == PARTNER else state.turn)


def offers(state: State, seat: int) -> list[Offer]:
    """The moves open to *seat*."""
    phase = state.phase
    if (seat != state.turn or phase > ARRANGE) and not _is_awaited(state, seat):
        return []
    if phase == TURN:
        found = six.offers(state, seat) if state.six else turns.offers(state, seat)
        return found + laying.ways_out(state, seat)
    if phase in _DISCARDING:
        return [turns.discards(state, seat)]
    if phase == CLOSE:
        return [six.pass_offer(state, seat), *laying.ways_out(state, seat)]
    if phase == PASSING:
        return [six.pass_offer(state, seat)]
    return list_offers(LAID[phase](state, seat), state, seat)


def apply(state: State, seat: int, move: m.AnyMove, chance: Chance) -> list[Event]:
    """Make *move* for *seat*, in place.

    Raises:
        InvalidMove: *move* names something that doesn't exist.
        IllegalMove: the rules forbid *move*; *state* is unchanged.
    """
    _check(state, seat, move)
    return build_events(make(state, seat, move, chance))


def _check(state: State, seat: int, move: m.AnyMove) -> None:
    """Refuse *move* if it can't be made now; the functions that make rare moves check the rest."""
    phase, kind = state.phase, type(move)
    check_active(seat, state.out, phase == OVER)
    if kind is Resign:
        return
    if (seat != state.turn or phase > ARRANGE) and not _is_awaited(state, seat):
        if phase == PASSING:
            raise IllegalMove("monopoly-passed-already")
        raise not_your_turn(min(waiting_for(state)))
    if kind not in (_SIX if state.six else _MOVES)[phase]:
        raise IllegalMove(_refusal(state, kind))
    if phase != LAY and (check := _CHECKS.get(kind)):
        check(state, seat, move)


def make(state: State, seat: int, move: m.AnyMove, chance: Chance) -> list[LazyEvent]:
    """Make *move*, which is legal for *seat*, in place."""
    return (_SIX if state.six else _MOVES)[state.phase][type(move)](state, seat, move, chance)


def _refusal(state: State, kind: type) -> str:
    """The refusal of a move of *kind* that can't be made now."""
    phase = state.phase
    if phase == TURN and kind in _MOVES[TURN]:
        return "monopoly-now-six"
    return _NOW[phase]


_CHECKS: Final[dict[type, Callable[[State, int, Any], None]]] = {
    m.Draw: turns.check_draw,
    m.Trade: turns.check_trade,
    m.Grow: turns.check_grow,
    m.PassTurn: turns.check_pass,
    m.Discard: turns.check_discard,
}

Make = Callable[[State, int, Any, Chance], list[LazyEvent]]

_RESIGN: Final[dict[type, Make]] = {Resign: leaving.resign}
_OUT: Final[dict[type, Make]] = {
    **_RESIGN,
    m.GoOut: lambda state, seat, move, chance: laying.go_out(state, seat),
    m.Lay: lambda state, seat, move, chance: laying.lay(state, seat),
}
_LAYING: Final[dict[type, Make]] = {
    **_RESIGN,
    m.Discard: lambda state, seat, move, chance: laying.drop(state, seat, move.cards),
    m.Bind: lambda state, seat, move, chance: laying.bind(state, seat, move.card, move.target),
    m.Confirm: lambda state, seat, move, chance: laying.lay_down(state, seat),
}
_ARRANGING: Final[dict[type, Make]] = {
    **_RESIGN,
    m.Bind: lambda state, seat, move, chance: arrange.bind(state, seat, move.card, move.target),
    m.Token: lambda state, seat, move, chance: arrange.move_token(state, move.source, move.color),
    m.Houses: lambda state, seat, move, chance: arrange.swap_houses(state, move.first, move.second),
    m.Confirm: lambda state, seat, move, chance: arrange.confirm(state, seat, chance),
}
_MOVES: Final[dict[int, dict[type, Make]]] = {
    TURN: {
        m.Draw: turns.draw,
        m.Trade: turns.trade,
        m.Grow: turns.grow,
        m.PassTurn: turns.pass_turn,
        **_OUT,
    },
    DISCARD: {m.Discard: turns.discard, **_RESIGN},
    LAY: _LAYING,
    ARRANGE: _ARRANGING,
}
"""The functions that make each move in each phase with 2 to 4 players."""

_SIX: Final[dict[int, dict[type, Make]]] = {
    TURN: {m.Exchange: six.exchange, **_OUT},
    DISCARD: {m.Discard: six.discard, **_RESIGN},
    PARTNER: {m.Discard: six.discard, **_RESIGN},
    CLOSE: {m.PassCard: six.pass_card, **_OUT},
    PASSING: {m.PassCard: six.pass_card, **_RESIGN},
    LAY: _LAYING,
    ARRANGE: _ARRANGING,
}
"""The functions that make each move in each phase with 5 or 6 players (MC-70)."""


def end_now(state: State) -> State:
    """The state in which the match has ended with the money from the hands so far (MC-60)."""
    return replace(state, phase=OVER)


def outcome(state: State) -> Outcome | None:
    """The ranking (MC-60, MC-63): active seats by money, then those that left, the last one first."""
    if state.phase != OVER:
        return None
    left = {seat: state.scores[seat] for seat in active_seats(state.out)}
    return Outcome(places(left, state.leavers), tuple(state.scores))
