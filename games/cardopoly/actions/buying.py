"""Buying, expanding and mortgaging properties."""

from __future__ import annotations

from games.cardopoly.actions.bank import named, pay_out, spend
from games.cardopoly.actions.ending import quick_count, quick_goal
from games.cardopoly.cards import FITS, SUIT
from games.cardopoly.state import NOBODY, State
from games.core import Chance, Event, IllegalMove, Value
from games.kit.seats import WHO
from games.offer import are_different

MORTGAGE = 3
"""Cards that a mortgage brings and that its end costs (CP-80, CP-81)."""


def pairs(state: State, seat: int, space: int) -> list[tuple[int, int]]:
    """The claim and pay cards with which *seat* could buy or expand *space* (CP-30, CP-66)."""
    pocket, suit, fits = state.pockets[seat], SUIT[state.aces[seat]], FITS[state.board[space]]
    pays = [card for card in pocket if fits[card]]
    if not pays:
        return []
    return [(claim, pay) for claim in pocket if SUIT[claim] == suit for pay in pays if pay != claim]


def may_buy(state: State, seat: int) -> bool:
    """Whether two cards can be spared: buying may empty the pocket only if it wins (CP-30)."""
    return len(state.pockets[seat]) > 2 or (state.quick and quick_count(state, seat) + 1 >= quick_goal(state))


def check_pair(state: State, seat: int, space: int, claim: int, pay: int) -> None:
    """Refuse cards that *seat* cannot lay on the property at *space*."""
    pocket = state.pockets[seat]
    if claim not in pocket or pay not in pocket or claim == pay:
        raise IllegalMove("cardopoly-not-in-pocket")
    if SUIT[claim] != SUIT[state.aces[seat]]:
        raise IllegalMove("cardopoly-no-claim-card")
    if not FITS[state.board[space]][pay]:
        raise IllegalMove("cardopoly-no-pay-card")


def buy(state: State, seat: int, space: int, claim: int, pay: int, events: list[Event]) -> None:
    """Buy the unowned property at *space* (CP-30)."""
    check_pair(state, seat, space, claim, pay)
    if not may_buy(state, seat):
        raise IllegalMove("cardopoly-would-empty")
    _lay(state, seat, space, claim, pay)
    state.owners[space] = seat
    args = _args(state, seat, space, claim, pay)
    events.append(Event("cardopoly-buy", args, concerns=_collectors(state, seat, space)))


def _collectors(state: State, seat: int, space: int) -> tuple[int, ...]:
    """The seats other than *seat* that own something of the suit or rank of *space*: they would want it."""
    fits = FITS[state.board[space]]
    owners = {owner for card, owner in zip(state.board, state.owners, strict=True) if fits[card]}
    return tuple(sorted(owners - {NOBODY, seat}))


def expand(state: State, seat: int, space: int, claim: int, pay: int, events: list[Event]) -> None:
    """Raise the rent of one's own property at *space* by 1 (CP-66)."""
    _check_own(state, seat, space)
    if state.mortgaged >> space & 1:
        raise IllegalMove("cardopoly-is-mortgaged")
    check_pair(state, seat, space, claim, pay)
    if len(state.pockets[seat]) <= 2:
        raise IllegalMove("cardopoly-would-empty")
    _lay(state, seat, space, claim, pay)
    events.append(Event("cardopoly-expand", _args(state, seat, space, claim, pay)))


def _lay(state: State, seat: int, space: int, claim: int, pay: int) -> None:
    state.pockets[seat].remove(claim)
    state.claims[space].append(claim)
    spend(state, seat, (pay,))


def _args(state: State, seat: int, space: int, claim: int, pay: int) -> dict[str, Value]:
    return {
        "who": WHO[seat],
        "space": named((state.board[space],)),
        "claim": named((claim,)),
        "pay": named((pay,)),
    }


def mortgage(state: State, seat: int, space: int, chance: Chance, events: list[Event]) -> None:
    """Mortgage one's own property at *space* (CP-80)."""
    _check_own(state, seat, space)
    if state.mortgaged >> space & 1:
        raise IllegalMove("cardopoly-is-mortgaged")
    state.mortgaged |= 1 << space
    told = len(events)
    got = pay_out(state, seat, MORTGAGE, chance, events)
    args: dict[str, Value] = {"who": WHO[seat], "space": named((state.board[space],)), "count": got}
    events.insert(told, Event("cardopoly-mortgage", args))


def unmortgage(state: State, seat: int, space: int, cards: tuple[int, ...], events: list[Event]) -> None:
    """End the mortgage of one's own property at *space* (CP-81)."""
    _check_own(state, seat, space)
    if not state.mortgaged >> space & 1:
        raise IllegalMove("cardopoly-not-mortgaged")
    pocket, fits = state.pockets[seat], FITS[state.board[space]]
    if len(cards) != MORTGAGE or not are_different(cards, pocket):
        raise IllegalMove("cardopoly-not-in-pocket")
    if not all(fits[card] for card in cards):
        raise IllegalMove("cardopoly-no-pay-card")
    if len(pocket) <= MORTGAGE:
        raise IllegalMove("cardopoly-would-empty")
    spend(state, seat, cards)
    state.mortgaged &= ~(1 << space)
    args: dict[str, Value] = {
        "who": WHO[seat],
        "space": named((state.board[space],)),
        "cards": named(cards),
    }
    events.append(Event("cardopoly-unmortgage", args))


def _check_own(state: State, seat: int, space: int) -> None:
    if not 0 <= space < len(state.owners) or state.owners[space] != seat:
        raise IllegalMove("cardopoly-not-yours")
