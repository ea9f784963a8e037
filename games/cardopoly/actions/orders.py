"""Standing orders for auctions: bids given in advance that must not reveal anything about a pocket (CP-73).

A seat may decide in advance how it answers auctions: for a certain property, or for every other one. Only the
seat itself sees its orders. They hold until it changes them. If a purchase dropped an order, the buyer could
tell from whether the purchase can be undone that there was one. For the same reason, an order may name an
owned property.

As in Monopoly Deal (`games.deal.answers.orders`), the time of an answer may depend on public facts and on the
orders, but never on the pocket. So an order is followed as soon as everybody is asked. A seat that lacks the
cards for any bid passes at the same moment.
"""

from __future__ import annotations

from functools import cache

from games.cardopoly.actions import auction
from games.cardopoly.cards import name_cards
from games.cardopoly.moves import Advance
from games.cardopoly.state import BOARD, State
from games.core import Event, Field, IllegalMove, LazyEvent, Offer, Value

ANY = BOARD
"""The lot that stands for every property without its own order."""

UNSET, ASK, PASS = -1, 0, 1
"""The limits for "no order of its own", "ask me" and "bid nothing".

A higher limit n means a bid of up to n - 1 cards.
"""

LIMITS = range(10)


def may_advance(state: State, seat: int) -> bool:
    """Whether *seat* may give orders: on the turns of others, unless it has to answer a proposal."""
    proposal = state.proposal
    free = proposal is None or seat not in (proposal.by, proposal.to)
    return free and seat != state.turn and state.phase not in ("suits", "over") and not state.out[seat]


@cache
def offer(size: int) -> Offer:
    """The offer to give an order for one property of a board of this *size*, or for all others."""
    return Offer("advance", {}, (Field("lot", (ANY, *range(size))), Field("limit", tuple(LIMITS))))


def check_advance(state: State, seat: int, move: Advance) -> None:
    """Refuse an order at the wrong time, or one that doesn't exist."""
    if not may_advance(state, seat):
        raise IllegalMove("cardopoly-not-now")
    if move.lot not in (ANY, *range(len(state.board))) or move.limit not in LIMITS:
        raise IllegalMove("cardopoly-no-such-order")


def advance(state: State, seat: int, move: Advance, events: list[LazyEvent]) -> None:
    """Store the order, and follow it at once in an auction that waits for *seat*."""
    orders = state.orders[seat] or [UNSET] * (BOARD + 1)
    orders[move.lot] = UNSET if (move.lot, move.limit) == (ANY, ASK) else move.limit
    state.orders[seat] = orders if max(orders) > UNSET else []
    args: dict[str, Value] = {"limit": move.limit, "count": move.limit - 1}
    if move.lot != ANY:
        args["space"] = name_cards((state.board[move.lot],))
    events.append(Event(f"cardopoly-advance{'-any' if move.lot == ANY else ''}", args, (seat,)))
    if state.phase == "bid":
        _follow(state, seat, events)


def drop_orders(state: State, seat: int) -> None:
    """Drop the orders of *seat*."""
    state.orders[seat] = []


def follow_all(state: State, events: list[LazyEvent]) -> None:
    """Answer an auction that has just begun for all seats with an order for it."""
    for seat in range(len(state.bids)):
        if state.phase == "bid":
            _follow(state, seat, events)


def find_limit(orders: list[int] | tuple[int, ...], space: int) -> int:
    """The limit that *orders* set for the property *space*, or for all others (`ANY`)."""
    if not orders:
        return ASK
    return max(ASK, orders[ANY] if orders[space] == UNSET else orders[space])


def _follow(state: State, seat: int, events: list[LazyEvent]) -> None:
    space = state.places[state.turn]
    limit = find_limit(state.orders[seat], space)
    if limit == ASK or state.bids[seat] != auction.UNANSWERED:
        return
    wanted = limit - PASS
    amount = min(wanted, auction.highest_bid(state, seat))
    args: dict[str, Value] = {"space": name_cards((state.board[space],)), "count": amount}
    args["whole"] = "yes" if amount == wanted else "no"
    events.append(Event("cardopoly-followed", args, (seat,), (seat,)))
    auction.bid(state, seat, amount, events)
