"""What is owed: rent, promises, the fine of the jail, and cards between partners."""

from __future__ import annotations

from games.cardopoly.actions.bank import hand_over, named, spend
from games.cardopoly.actions.ending import leave
from games.cardopoly.actions.turn import debt_is_done, next_turn, play
from games.cardopoly.state import NOBODY, State, partner
from games.cards import JACK
from games.core import Chance, Event, IllegalMove, Value
from games.kit.seats import WHO
from games.offer import are_different

FINE = 5
"""Cards that leave the jail (CP-40)."""

NOT_SHARING = frozenset({"suits", "jail", "over"})
"""When partners cannot pass cards to each other (CP-95, CP-40)."""


def check_cards(state: State, seat: int, cards: tuple[int, ...], count: int) -> None:
    """Refuse *cards* that are not *count* pocket cards of *seat*."""
    if not are_different(cards, state.pockets[seat]):
        raise IllegalMove("cardopoly-not-in-pocket")
    if len(cards) != count:
        raise IllegalMove("cardopoly-wrong-number", count=count)


def pay(state: State, seat: int, cards: tuple[int, ...], events: list[Event]) -> None:
    """Pay rent or a promise in full (CP-50, CP-63)."""
    check_cards(state, seat, cards, state.amount)
    if len(cards) == len(state.pockets[seat]):
        raise IllegalMove("cardopoly-pays-all")
    _pay(state, seat, cards, events)
    debt_is_done(state, "paid", events)


def _pay(state: State, seat: int, cards: tuple[int, ...], events: list[Event]) -> None:
    args: dict[str, Value] = {"who": WHO[seat], "to": WHO[state.creditor], "count": len(cards)}
    events.append(Event("cardopoly-paid", args, concerns=(state.creditor,)))
    hand_over(state, seat, state.creditor, cards, events)


def pay_all(state: State, seat: int, events: list[Event]) -> None:
    """Give everything and leave the match (CP-53, CP-90)."""
    if len(state.pockets[seat]) > state.amount:
        raise IllegalMove("cardopoly-can-pay", count=state.amount)
    _pay(state, seat, tuple(state.pockets[seat]), events)
    leave(state, seat, "eliminated", events)


def pay_leaving(state: State, seat: int, chance: Chance, events: list[Event]) -> None:
    """Let *seat*, which resigns, first pay what it owes with unseen cards, all of them if too few (CP-93)."""
    owes = seat == state.turn and state.creditor != NOBODY
    if state.phase == "bill" and seat == state.leader:
        owes, state.creditor, state.amount = True, state.turn, state.price
    if owes:
        cards = state.pockets[seat][:]
        chance.shuffle(cards)
        _pay(state, seat, tuple(cards[: state.amount]), events)
        state.creditor, state.amount = NOBODY, 0


def jack(state: State, seat: int, events: list[Event]) -> None:
    """Skip the rent (CP-51), or leave the jail (CP-40)."""
    if state.promised and state.phase == "debt":
        raise IllegalMove("cardopoly-no-jack-for-promises")
    state.discard.append(play(state, seat, JACK))
    if state.phase == "jail":
        events.append(Event("cardopoly-jack-jail", {"who": WHO[seat]}))
        next_turn(state, events)
    else:
        args: dict[str, Value] = {"who": WHO[seat], "to": WHO[state.creditor], "count": state.amount}
        events.append(Event("cardopoly-jack-rent", args, concerns=(state.creditor,)))
        debt_is_done(state, "jack", events)


def fine(state: State, seat: int, cards: tuple[int, ...], events: list[Event]) -> None:
    """Pay the fine; the turn is over (CP-40, CP-43)."""
    check_cards(state, seat, cards, FINE)
    if len(state.pockets[seat]) <= FINE:
        raise IllegalMove("cardopoly-would-empty")
    spend(state, seat, cards)
    events.append(Event("cardopoly-fine", {"who": WHO[seat], "cards": named(cards)}))
    next_turn(state, events)


def sit(state: State, seat: int, events: list[Event]) -> None:
    """Lose the next turn; this one is over (CP-40)."""
    state.lost[seat] = True
    events.append(Event("cardopoly-sit", {"who": WHO[seat]}))
    next_turn(state, events)


def may_share(state: State, seat: int) -> bool:
    """Whether *seat* may pass cards to its partner now (CP-95); a bidder needs them for its bid."""
    if not state.teams or state.phase in NOT_SHARING or len(state.pockets[seat]) < 2:
        return False
    if state.bids and state.bids[seat] > 0:
        return False
    mate = partner(state, seat)
    return not state.out[seat] and not state.out[mate] and state.turn in (seat, mate)


def share(state: State, seat: int, cards: tuple[int, ...], events: list[Event]) -> None:
    """Pass *cards* to the partner (CP-95)."""
    if not may_share(state, seat):
        raise IllegalMove("cardopoly-no-sharing")
    check_cards(state, seat, cards, len(cards) or 1)
    if len(cards) == len(state.pockets[seat]):
        raise IllegalMove("cardopoly-would-empty")
    mate = partner(state, seat)
    args: dict[str, Value] = {"who": WHO[seat], "to": WHO[mate], "count": len(cards)}
    events.append(Event("cardopoly-shared", args, concerns=(mate,)))
    hand_over(state, seat, mate, cards, events)
