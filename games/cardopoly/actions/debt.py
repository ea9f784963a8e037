"""Debts (rent, promises and the jail fine), and passing cards between partners."""

from __future__ import annotations

from games.cardopoly.actions import announcements
from games.cardopoly.actions.bank import hand_over, spend
from games.cardopoly.actions.ending import leave
from games.cardopoly.actions.turn import check_chance, finish_debt, next_turn, play
from games.cardopoly.cards import name_cards
from games.cardopoly.moves import Fine, Jack, Pay, PayAll, Share, Sit
from games.cardopoly.state import NOBODY, State, partner
from games.cards import JACK
from games.core import Chance, Event, IllegalMove, LazyEvent
from games.kit.seats import WHO
from games.offer import are_different

FINE = 5
"""The number of cards that it costs to leave jail (CP-40)."""

NOT_SHARING = frozenset({"suits", "jail", "over"})
"""The phases in which partners can't pass cards to each other (CP-95, CP-40)."""


def check_cards(state: State, seat: int, cards: tuple[int, ...], count: int) -> None:
    """Refuse *cards* that aren't *count* pocket cards of *seat*."""
    if not are_different(cards, state.pockets[seat]):
        raise IllegalMove("cardopoly-not-in-pocket")
    if len(cards) != count:
        raise IllegalMove("cardopoly-wrong-number", count=count)


def check_pay(state: State, seat: int, move: Pay) -> None:
    """Refuse to pay more or less than is owed, or the whole pocket (CP-50, CP-72)."""
    if state.phase == "bill":
        check_cards(state, seat, move.cards, state.price)
        return
    check_cards(state, seat, move.cards, state.amount)
    if len(move.cards) == len(state.pockets[seat]):
        raise IllegalMove("cardopoly-pays-all")


def pay(state: State, seat: int, cards: tuple[int, ...], events: list[LazyEvent]) -> None:
    """Pay rent or a promise in full (CP-50, CP-63)."""
    _pay(state, seat, cards, events)
    finish_debt(state, "paid", events)


def _pay(state: State, seat: int, cards: tuple[int, ...], events: list[LazyEvent]) -> None:
    creditor = state.creditor
    events.append((announcements.announce_gift, "cardopoly-paid", seat, creditor, len(cards), creditor))
    hand_over(state, seat, creditor, cards, events, (creditor,))


def check_pay_all(state: State, seat: int, move: PayAll) -> None:
    """Refuse to give all cards if fewer are enough (CP-53)."""
    if len(state.pockets[seat]) > state.amount:
        raise IllegalMove("cardopoly-can-pay", count=state.amount)


def pay_all(state: State, seat: int, events: list[LazyEvent]) -> None:
    """Give all cards and leave the match (CP-53, CP-90)."""
    _pay(state, seat, tuple(state.pockets[seat]), events)
    leave(state, seat, "eliminated", events)


def pay_leaving(state: State, seat: int, chance: Chance, events: list[LazyEvent]) -> None:
    """Pay what the resigning *seat* owes with random cards, or with all cards if they are too few (CP-93)."""
    owes = seat == state.turn and state.creditor != NOBODY
    if state.phase == "bill" and seat == state.leader:
        owes, state.creditor, state.amount = True, state.turn, state.price
    if owes:
        cards = state.pockets[seat][:]
        chance.shuffle(cards)
        _pay(state, seat, tuple(cards[: state.amount]), events)
        state.creditor, state.amount = NOBODY, 0


def check_jack(state: State, seat: int, move: Jack) -> None:
    """Refuse a jack that *seat* doesn't have, or one against a promise (CP-63)."""
    check_chance(state, seat, JACK)
    if state.promised and state.phase == "debt":
        raise IllegalMove("cardopoly-no-jack-for-promises")


def jack(state: State, seat: int, move: Jack, chance: Chance, events: list[LazyEvent]) -> None:
    """Skip the rent (CP-51), or leave the jail (CP-40)."""
    state.discard.append(play(state, seat, JACK))
    if state.phase == "jail":
        events.append((announcements.announce_answer, "cardopoly-jack-jail", seat))
        next_turn(state, events)
    else:
        to = state.creditor
        events.append((announcements.announce_gift, "cardopoly-jack-rent", seat, to, state.amount, to))
        finish_debt(state, "jack", events)


def check_fine(state: State, seat: int, move: Fine) -> None:
    """Refuse a fine with the wrong cards, or one that would empty the pocket (CP-40)."""
    check_cards(state, seat, move.cards, FINE)
    if len(state.pockets[seat]) <= FINE:
        raise IllegalMove("cardopoly-would-empty")


def fine(state: State, seat: int, move: Fine, chance: Chance, events: list[LazyEvent]) -> None:
    """Pay the fine and end the turn (CP-40, CP-43)."""
    spend(state, seat, move.cards)
    events.append(Event("cardopoly-fine", {"who": WHO[seat], "cards": name_cards(move.cards)}))
    next_turn(state, events)


def sit(state: State, seat: int, move: Sit, chance: Chance, events: list[LazyEvent]) -> None:
    """End this turn and lose the next one (CP-40)."""
    state.lost[seat] = True
    events.append((announcements.announce_answer, "cardopoly-sit", seat))
    next_turn(state, events)


def may_share(state: State, seat: int) -> bool:
    """Whether *seat* may pass cards to its partner now (CP-95); a bidder needs its cards for the bid."""
    if not state.teams or state.phase in NOT_SHARING or len(state.pockets[seat]) < 2:
        return False
    if state.bids and state.bids[seat] > 0:
        return False
    mate = partner(state, seat)
    return not state.out[seat] and not state.out[mate] and state.turn in (seat, mate)


def check_share(state: State, seat: int, move: Share) -> None:
    """Refuse to share at the wrong time, or to share all cards or none (CP-95)."""
    if not may_share(state, seat):
        raise IllegalMove("cardopoly-no-sharing")
    check_cards(state, seat, move.cards, len(move.cards) or 1)
    if len(move.cards) == len(state.pockets[seat]):
        raise IllegalMove("cardopoly-would-empty")


def share(state: State, seat: int, move: Share, chance: Chance, events: list[LazyEvent]) -> None:
    """Pass cards to the partner (CP-95)."""
    mate = partner(state, seat)
    events.append((announcements.announce_gift, "cardopoly-shared", seat, mate, len(move.cards), mate))
    hand_over(state, seat, mate, move.cards, events, (mate,))
