"""Auctions: secret bids, the auctioneer's decision, the winner's purchase and its price (CP-70 to CP-72)."""

from __future__ import annotations

from games.cardopoly.actions import announcements
from games.cardopoly.actions.bank import hand_over
from games.cardopoly.actions.laying import has_pair
from games.cardopoly.cards import name_cards
from games.cardopoly.moves import Bid
from games.cardopoly.state import NOBODY, State
from games.core import Event, IllegalMove, LazyEvent, Value
from games.kit.seats import WHO, other_seats

UNANSWERED = -1

LEFT = 3
"""The cards a bid must leave in the pocket: one to pay, one to claim, and one more (CP-71)."""


def begin(state: State, events: list[LazyEvent]) -> None:
    """Ask everybody else for a bid (CP-70)."""
    seat = state.turn
    state.bids = [0 if out or other == seat else UNANSWERED for other, out in enumerate(state.out)]
    state.phase = "bid"
    args: dict[str, Value] = {"who": WHO[seat], "space": name_cards((state.board[state.places[seat]],))}
    asked = tuple(other for other, bid in enumerate(state.bids) if bid == UNANSWERED)
    events.append(Event("cardopoly-auction", args, concerns=asked))


def highest_bid(state: State, seat: int) -> int:
    """The highest bid *seat* can make: a pay card, a claim card and one more must remain (CP-71)."""
    spare = len(state.pockets[seat]) - LEFT
    return spare if spare > 0 and has_pair(state, seat, state.places[state.turn]) else 0


def check_bid(state: State, seat: int, move: Bid) -> None:
    """Refuse a bid below one card, or above the highest that *seat* can make."""
    if move.amount < 1:
        raise IllegalMove("cardopoly-bid-too-low")
    if move.amount > highest_bid(state, seat):
        raise IllegalMove("cardopoly-bid-too-high", most=highest_bid(state, seat))


def bid(state: State, seat: int, amount: int, events: list[LazyEvent]) -> None:
    """Take the secret bid of *seat*; 0 passes."""
    state.bids[seat] = amount
    events.append((announcements.announce_answer, "cardopoly-bid", seat))
    update_leader(state, events)


def update_leader(state: State, events: list[LazyEvent]) -> None:
    """Find the leader and the price once all have answered, and again if a bidder leaves (CP-70, CP-89)."""
    if UNANSWERED in state.bids:
        return
    high = max(state.bids)
    if not high:
        state.leader, state.price = NOBODY, 0
        close(state)
        events.append(Event("cardopoly-no-bids", concerns=(state.turn,)))
        return
    around = other_seats(state.turn, len(state.bids))
    leader = next(seat for seat in around if state.bids[seat] == high)
    second = max((state.bids[seat] for seat in around if seat != leader), default=0)
    found = leader, min(high, second + 1)
    if state.phase == "price" and found == (state.leader, state.price):
        return
    state.leader, state.price = found
    state.phase = "price"
    args: dict[str, Value] = {"who": WHO[leader], "count": state.price}
    # The event names everybody who was asked, since nobody may learn who has bid.
    outbid = [seat for seat in around if not state.out[seat] and seat != leader]
    events.append(Event("cardopoly-leads", args, concerns=tuple(sorted(outbid))))


def sell(state: State, events: list[LazyEvent]) -> None:
    """Accept the leading price (CP-72)."""
    state.phase = "win"
    args: dict[str, Value] = {"who": WHO[state.turn], "to": WHO[state.leader], "count": state.price}
    events.append(Event("cardopoly-sold", args, concerns=(state.leader,)))


def keep(state: State, events: list[LazyEvent]) -> None:
    """Refuse the leading price, so that nothing changes (CP-72)."""
    args: dict[str, Value] = {"who": WHO[state.turn], "count": state.price}
    events.append(Event("cardopoly-kept", args, concerns=(state.leader,)))
    close(state)


def settle(state: State, cards: tuple[int, ...], events: list[LazyEvent]) -> None:
    """Pay the price to the auctioneer (CP-72)."""
    leader = state.leader
    events.append((announcements.announce_gift, "cardopoly-paid", leader, state.turn, len(cards), state.turn))
    hand_over(state, leader, state.turn, cards, events, (state.turn,))
    close(state)


def close(state: State) -> None:
    """Continue with the closing actions and drop the losing bids (CP-72)."""
    state.bids = []
    state.leader, state.price = NOBODY, 0
    state.phase = "close"
