"""Buying, expanding and mortgaging properties."""

from __future__ import annotations

from itertools import compress
from random import Random

from games.cardopoly.actions import announcements
from games.cardopoly.actions.bank import pay_out, spend
from games.cardopoly.actions.ending import quick_count, quick_goal, wins_quick
from games.cardopoly.actions.laying import paying_cards
from games.cardopoly.cards import FITS, SUIT
from games.cardopoly.moves import Buy, Expand, Mortgage, Unmortgage
from games.cardopoly.state import State, set_owner
from games.core import Chance, Field, IllegalMove, LazyEvent, Offer
from games.offer import are_different, sample_count

MORTGAGE = 3
"""The cards that a mortgage pays out, and that ending it costs (CP-80, CP-81)."""


def may_buy(state: State, seat: int) -> bool:
    """Whether *seat* can spare two cards; a purchase may empty the pocket only if it wins (CP-30)."""
    return len(state.pockets[seat]) > 2 or (state.quick and quick_count(state, seat) + 1 >= quick_goal(state))


def check_pair(state: State, seat: int, space: int, claim: int, pay: int) -> None:
    """Refuse cards that *seat* can't use for the property at *space*."""
    pocket = state.pockets[seat]
    if claim not in pocket or pay not in pocket or claim == pay:
        raise IllegalMove("cardopoly-not-in-pocket")
    if SUIT[claim] != SUIT[state.aces[seat]]:
        raise IllegalMove("cardopoly-no-claim-card")
    if not FITS[state.board[space]][pay]:
        raise IllegalMove("cardopoly-no-pay-card")


def check_buy(state: State, seat: int, move: Buy) -> None:
    """Refuse a purchase with the wrong cards, or one that would empty the pocket (CP-30)."""
    check_pair(state, seat, state.places[state.turn], move.claim, move.pay)
    if not may_buy(state, seat):
        raise IllegalMove("cardopoly-would-empty")


def buy(state: State, seat: int, space: int, claim: int, pay: int, events: list[LazyEvent]) -> None:
    """Buy the unowned property at *space* (CP-30)."""
    _lay(state, seat, space, claim, pay)
    set_owner(state, space, seat)
    card, board, owners = state.board[space], tuple(state.board), tuple(state.owners)
    events.append((announcements.announce_purchase, seat, card, claim, pay, board, owners))


def check_expand(state: State, seat: int, move: Expand) -> None:
    """Refuse to expand a mortgaged or somebody else's property, or with the wrong cards (CP-66)."""
    _check_own(state, seat, move.space)
    if state.mortgaged >> move.space & 1:
        raise IllegalMove("cardopoly-is-mortgaged")
    check_pair(state, seat, move.space, move.claim, move.pay)
    if len(state.pockets[seat]) <= 2:
        raise IllegalMove("cardopoly-would-empty")


def expand(state: State, seat: int, move: Expand, chance: Chance, events: list[LazyEvent]) -> None:
    """Raise the rent of the seat's own property by 1 (CP-66)."""
    _lay(state, seat, move.space, move.claim, move.pay)
    events.append((announcements.announce_expansion, seat, state.board[move.space], move.claim, move.pay))


def _lay(state: State, seat: int, space: int, claim: int, pay: int) -> None:
    state.pockets[seat].remove(claim)
    state.claims[space].append(claim)
    spend(state, seat, (pay,))


def check_mortgage(state: State, seat: int, move: Mortgage) -> None:
    """Refuse to mortgage somebody else's property, or a mortgaged one (CP-80)."""
    _check_own(state, seat, move.space)
    if state.mortgaged >> move.space & 1:
        raise IllegalMove("cardopoly-is-mortgaged")


def mortgage(state: State, seat: int, space: int, chance: Chance, events: list[LazyEvent]) -> None:
    """Mortgage the seat's own property at *space* (CP-80)."""
    state.mortgaged |= 1 << space
    position = len(events)
    got = pay_out(state, seat, MORTGAGE, chance, events)
    events.insert(position, (announcements.announce_mortgage, seat, state.board[space], got))


def unmortgage_offer(state: State, seat: int, space: int) -> Offer | None:
    """The offer to end the mortgage of the property at *space*, if there are enough pay cards (CP-81)."""
    found = paying_cards(state, seat, space)
    if len(found) < MORTGAGE:
        return None
    return Offer("unmortgage", {"space": space}, (Field("cards", found, MORTGAGE, MORTGAGE, True),))


def random_unmortgage(state: State, seat: int, random: Random, space: int) -> Unmortgage | None:
    """A random move of `unmortgage_offer`."""
    pocket = state.pockets[seat]
    fits = bytes(pocket).translate(FITS[state.board[space]])
    if fits.count(1) < MORTGAGE:
        return None
    return Unmortgage(space, sample_count(tuple(compress(pocket, fits)), MORTGAGE, random))


def check_unmortgage(state: State, seat: int, move: Unmortgage) -> None:
    """Refuse to end a mortgage that doesn't exist, or with the wrong cards (CP-81)."""
    space, cards = move.space, move.cards
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


def unmortgage(state: State, seat: int, move: Unmortgage, chance: Chance, events: list[LazyEvent]) -> None:
    """End the mortgage of the seat's own property (CP-81)."""
    spend(state, seat, move.cards)
    state.mortgaged &= ~(1 << move.space)
    events.append((announcements.announce_unmortgage, seat, state.board[move.space], move.cards))
    if state.quick:
        wins_quick(state, events)


def _check_own(state: State, seat: int, space: int) -> None:
    if not 0 <= space < len(state.owners) or state.owners[space] != seat:
        raise IllegalMove("cardopoly-not-yours")
