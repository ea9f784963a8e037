"""The rules of Monopoly: The Card Game: who is asked, which moves are open, and who makes them.

The clauses MC-01 to MC-75 are in `rules.md` beside this file. The turn with 2 to 4 players is in `turns.py`,
that with 5 and 6 in `six.py`, going out in `going_out`, the end of a hand in `ending.py`.
"""

from __future__ import annotations

from typing import Final

from games.core import Chance, Event, IllegalMove, Offer, Outcome, Resign
from games.kit.placing import places
from games.kit.seats import NO_SEATS, ONLY, active
from games.kit.texts import check_in, not_your_turn
from games.monopoly import leaving, six, turns
from games.monopoly import moves as m
from games.monopoly.going_out import arrange, laying
from games.monopoly.state import ARRANGE, CLOSE, DISCARD, LAY, OVER, PARTNER, PASSING, TURN, State

_PHASES: Final[dict[type, tuple[int, ...]]] = {
    m.Draw: (TURN,),
    m.Trade: (TURN,),
    m.Grow: (TURN,),
    m.PassTurn: (TURN,),
    m.Exchange: (TURN,),
    m.GoOut: (TURN, CLOSE),
    m.Lay: (TURN, CLOSE),
    m.Discard: (DISCARD, PARTNER, LAY),
    m.Bind: (LAY, ARRANGE),
    m.Token: (ARRANGE,),
    m.Houses: (ARRANGE,),
    m.Confirm: (LAY, ARRANGE),
    m.PassCard: (CLOSE, PASSING),
}
"""When each move can be made."""

_NEVER_WITH_SIX: Final = (m.Draw, m.Trade, m.Grow, m.PassTurn)
_ONLY_WITH_SIX: Final = (m.Exchange,)
"""What is never, and what is only, done on a turn with 5 and 6 players (MC-70)."""

_NOW: Final = {
    TURN: "monopoly-now-turn",
    DISCARD: "monopoly-now-discard",
    PARTNER: "monopoly-now-discard",
    LAY: "monopoly-now-lay",
    ARRANGE: "monopoly-now-arrange",
    CLOSE: "monopoly-now-close",
    PASSING: "monopoly-now-passing",
}
"""What to say to a move that cannot be made now."""


def waiting_for(state: State) -> frozenset[int]:
    """The seats that are awaited: all who have not passed yet (MC-72), otherwise one."""
    phase = state.phase
    if phase == OVER:
        return NO_SEATS
    if phase == PASSING:
        return frozenset([seat for seat, card in enumerate(state.passed) if card == -1])
    return ONLY[state.partner if phase == PARTNER else state.turn]


def _awaited(state: State, seat: int) -> bool:
    """Whether *seat* is among those of `waiting_for`."""
    phase = state.phase
    if phase >= PASSING:
        return phase == PASSING and state.passed[seat] == -1
    return seat == (state.partner if phase == PARTNER else state.turn)


def offers(state: State, seat: int) -> list[Offer]:
    """The moves open to *seat*."""
    if not _awaited(state, seat):
        return []
    phase = state.phase
    if phase == TURN:
        found = six.offers(state, seat) if state.six else turns.offers(state, seat)
        return found + laying.ways_out(state, seat)
    if phase == CLOSE:
        return [six.passes(state, seat), *laying.ways_out(state, seat)]
    if phase == PASSING:
        return [six.passes(state, seat)]
    if phase == LAY:
        return laying.offers(state, seat)
    if phase == ARRANGE:
        return arrange.offers(state, seat)
    return [turns.discards(state, seat)]


def apply(state: State, seat: int, move: m.AnyMove, chance: Chance) -> list[Event]:
    """Make *move* for *seat*, in place.

    Raises:
        InvalidMove: *move* names what was never offered.
        IllegalMove: the rules forbid it; *state* is unchanged.
    """
    check_in(seat, state.out, state.phase == OVER)
    if isinstance(move, Resign):
        return leaving.resign(state, seat, chance)
    if not _awaited(state, seat):
        if state.phase == PASSING:
            raise IllegalMove("monopoly-passed-already")
        raise not_your_turn(min(waiting_for(state)))
    kind = type(move)
    if state.phase not in _PHASES[kind]:
        raise IllegalMove(_NOW[state.phase])
    if state.phase == TURN and kind in (_NEVER_WITH_SIX if state.six else _ONLY_WITH_SIX):
        raise IllegalMove("monopoly-now-six" if state.six else "monopoly-now-turn")
    return _make(state, seat, move, chance)


def _make(state: State, seat: int, move: m.AnyMove, chance: Chance) -> list[Event]:
    match move:
        case m.Draw():
            return turns.draw(state, seat, chance)
        case m.Discard() if state.phase == LAY:
            return laying.drop(state, seat, move.cards)
        case m.Discard():
            return (
                six.discard(state, seat, move.cards)
                if state.six
                else turns.discard(state, seat, move.cards, chance)
            )
        case m.Trade():
            return turns.trade(state, seat, move, chance)
        case m.Grow():
            return turns.grow(state, seat, move, chance)
        case m.PassTurn():
            return turns.pass_turn(state, seat, chance)
        case m.Exchange():
            return six.exchange(state, seat, move.partner)
        case m.PassCard():
            return six.pass_card(state, seat, move.card, chance)
        case m.GoOut():
            return laying.go_out(state, seat)
        case m.Lay():
            return laying.lay(state, seat)
        case m.Bind():
            bind = laying.bind if state.phase == LAY else arrange.bind
            return bind(state, seat, move.card, move.target)
        case m.Token():
            return arrange.token(state, move.source, move.colour)
        case m.Houses():
            return arrange.houses(state, move.first, move.second)
        case _ if state.phase == LAY:
            return laying.lay_down(state, seat)
        case _:
            return arrange.confirm(state, seat, chance)


def outcome(state: State) -> Outcome | None:
    """Who won (MC-60, MC-63): those still in by their money, then those who left, the last first."""
    if state.phase != OVER:
        return None
    left = {seat: state.scores[seat] for seat in active(state.out)}
    return Outcome(places(left, state.gone), tuple(state.scores))
