"""The end of a hand: all lay down, the bank pays, and the next hand is dealt or the match ends."""

from __future__ import annotations

from games.core import Chance, Event, LazyEvent
from games.kit.seats import WHO, active_seats, next_seat
from games.monopoly import announcements
from games.monopoly.begin import deal_hand
from games.monopoly.cards import CHANCE, GO, GO_VALUE, KIND, MISTER, MISTER_VALUE, mask, money
from games.monopoly.going_out.groups import best_of_others
from games.monopoly.state import OVER, State
from games.monopoly.view import LastHand, Result

NOBODY = -1


def end_undecided(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """End a hand in which nobody went out (MC-28, MC-70)."""
    events.append(Event("monopoly-undecided", concerns=tuple(active_seats(state.out))))
    settle(state, NOBODY, chance, events)


def settle(state: State, out: int, chance: Chance, events: list[LazyEvent]) -> None:
    """Lay down and score all hands, then continue; *out* went out (MC-42, MC-50 to MC-54)."""
    for pile in (*state.piles, state.draw):
        state.removed += pile
        pile.clear()
    results = _results(state, out)
    for result in results:
        seat = result.seat
        state.scores[seat] += result.total
        events.append((announcements.announce_score, result, seat == out, state.edition))
    state.last_hand = LastHand(state.number, out, state.reward, results)
    state.bound, state.free, state.reward, state.arrangement = (), (), (), None
    if _is_decided(state, events):
        state.phase = OVER
        for result in results:
            state.public_cards[result.seat] = mask(result.cards)
    else:
        state.dealer = next_seat(state.out, state.dealer)
        deal_hand(state, chance, events)


def _results(state: State, out: int) -> tuple[Result, ...]:
    """The results of all hands on the table, by seat."""
    seats = active_seats(state.out)
    kinds = [[KIND[card] for card in state.hands[seat]] for seat in seats]
    counts = [held.count(MISTER) for held in kinds]
    most = max(counts)
    owner = seats[counts.index(most)] if counts.count(most) == 1 else NOBODY
    results = []
    for seat, held in zip(seats, kinds, strict=True):
        hand = state.hands[seat]
        void = seat != out and CHANCE in held
        laid = state.arrangement if seat == out and state.arrangement else best_of_others(hand)
        misters = MISTER_VALUE * (seat == owner)
        goes = GO_VALUE * held.count(GO)
        total = 0 if void else laid.value + misters + goes
        results.append(Result(seat, tuple(hand), laid.groups, misters, goes, void, total))
    return tuple(results)


def _is_decided(state: State, events: list[LazyEvent]) -> bool:
    """Whether a single seat has the most money, and at least the target (MC-60)."""
    seats = active_seats(state.out)
    scores = [state.scores[seat] for seat in seats]
    top = max(scores)
    if top < state.target:
        return False
    amount = money(top, state.edition)
    if scores.count(top) > 1:
        events.append(Event("monopoly-tie", {"amount": amount}, concerns=tuple(seats)))
        return False
    winner = next(seat for seat in seats if state.scores[seat] == top)
    beaten = tuple(seat for seat in seats if seat != winner)
    events.append(Event("monopoly-end", {"who": WHO[winner], "amount": amount}, concerns=beaten))
    return True
