"""Checks that refuse plays the cards or the table don't allow (MD-12, MD-30 to MD-39)."""

from __future__ import annotations

from games.core import IllegalMove
from games.deal.cards import (
    ANY,
    BIRTHDAY,
    BREAKER,
    COLORS,
    DEBT,
    FORCED,
    GO,
    HOTEL,
    HOUSE,
    KIND,
    LAID,
    RENT,
    SLY,
)
from games.deal.moves import Bank, Birthday, Breaker, Build, Debt, Forced, Go, Lay, Rent, RentOne, Sly
from games.deal.state import State
from games.deal.turns.plays import (
    breakable_sets,
    building_sites,
    loose_properties,
    rent,
    swappable_properties,
    targets,
    usable_doubles,
)


def _need(state: State, seat: int, card: int, *kinds: str) -> None:
    """Make sure that *seat* may play *card* as one of *kinds*."""
    if not state.plays:
        raise IllegalMove("deal-no-plays")
    if card not in state.hands[seat] or (kinds and KIND[card] not in kinds):
        raise IllegalMove("deal-not-in-hand")


def bank(state: State, seat: int, move: Bank) -> None:
    """Refuse to bank a property (MD-13)."""
    _need(state, seat, move.card)
    if LAID[move.card]:
        raise IllegalMove("deal-properties-are-laid")


def lay(state: State, seat: int, move: Lay) -> None:
    """Refuse to lay a card that isn't a property, or as a color it can't have."""
    _need(state, seat, move.card)
    if not LAID[move.card] or move.color not in COLORS[move.card]:
        raise IllegalMove("deal-not-its-color")


def go(state: State, seat: int, move: Go) -> None:
    """Refuse to draw if both piles are empty (MD-30)."""
    _need(state, seat, move.card, GO)
    if not state.draw and not state.discard:
        raise IllegalMove("deal-nothing-to-draw")


def build(state: State, seat: int, move: Build) -> None:
    """Refuse to build where a building can't stand (MD-36)."""
    _need(state, seat, move.card, HOUSE, HOTEL)
    if move.on not in building_sites(state, seat, KIND[move.card]):
        raise IllegalMove("deal-no-site")


def birthday(state: State, seat: int, move: Birthday) -> None:
    """Refuse a birthday if nobody has anything (MD-31)."""
    _need(state, seat, move.card, BIRTHDAY)
    if not targets(state, seat):
        raise IllegalMove("deal-nobody-can-pay")


def debt(state: State, seat: int, move: Debt) -> None:
    """Refuse to collect a debt from a player who has nothing (MD-31)."""
    _need(state, seat, move.card, DEBT)
    if move.target not in targets(state, seat):
        raise IllegalMove("deal-cannot-pay")


def charge(state: State, seat: int, move: Rent) -> None:
    """Refuse to charge everybody a rent of zero, or one that nobody can pay (MD-32)."""
    _need(state, seat, move.card, RENT)
    if COLORS[move.card] == ANY:
        raise IllegalMove("deal-choose-who-pays")
    if not targets(state, seat):
        raise IllegalMove("deal-nobody-can-pay")
    _charge(state, seat, move)


def charge_one(state: State, seat: int, move: RentOne) -> None:
    """Refuse to charge one player a rent of zero, or a player who has nothing (MD-32)."""
    _need(state, seat, move.card, RENT)
    if COLORS[move.card] != ANY:
        raise IllegalMove("deal-everybody-pays")
    if move.target not in targets(state, seat):
        raise IllegalMove("deal-cannot-pay")
    _charge(state, seat, move)


def _charge(state: State, seat: int, move: Rent | RentOne) -> None:
    if move.color not in COLORS[move.card] or not rent(state, seat, move.color):
        raise IllegalMove("deal-no-rent")
    if not 0 <= move.doubles <= len(usable_doubles(state, seat)):
        raise IllegalMove("deal-no-doubles")


def sly(state: State, seat: int, move: Sly) -> None:
    """Refuse to take a card that isn't another seat's property, or is part of a full set (MD-34)."""
    _need(state, seat, move.card, SLY)
    if move.taken not in loose_properties(state, seat):
        raise IllegalMove("deal-not-to-take")


def forced(state: State, seat: int, move: Forced) -> None:
    """Refuse a swap with a card that may not be taken or given (MD-34)."""
    _need(state, seat, move.card, FORCED)
    if move.taken not in loose_properties(state, seat):
        raise IllegalMove("deal-not-to-take")
    if move.own not in swappable_properties(state, seat):
        raise IllegalMove("deal-not-to-give")


def breaker(state: State, seat: int, move: Breaker) -> None:
    """Refuse to take anything but a full set of another seat (MD-35)."""
    _need(state, seat, move.card, BREAKER)
    if move.taken not in breakable_sets(state, seat):
        raise IllegalMove("deal-no-set")
