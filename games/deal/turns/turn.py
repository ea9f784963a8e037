"""Turns: they begin with a draw, continue while there is something to do, then end by themselves."""

from __future__ import annotations

from random import Random
from typing import Final

from games.core import Chance, Event, Field, IllegalMove, LazyEvent, Offer, Value
from games.deal import rounds
from games.deal.cards import HAND, PLAYS
from games.deal.moves import Discard, Lapse
from games.deal.sets import FILLED, full_colors
from games.deal.state import COLOR, NONE, State
from games.deal.texts import announce_discard, announce_draw, make_event
from games.deal.view import Last
from games.kit.piles import forget, reshuffle
from games.kit.seats import WHO, active_seats, completes_round, next_seat
from games.offer import sample_count

SETS = 3
"""The number of full sets of different colors that ends a round (MD-40)."""

LIMIT = 24
"""The most rearrangements without a play between them (MD-15)."""

STILL = 5
"""The laps after which a round ends if nobody banks, lays or builds (MD-16)."""


def begin(state: State, seat: int | None, chance: Chance, events: list[LazyEvent]) -> None:
    """Begin the turn of *seat*, skipping seats that can only end theirs; None means the match is over."""
    while seat is not None:
        state.turn, state.plays, state.arranged, state.discarding = seat, PLAYS, 0, False
        if _has_won(state, events):
            seat = rounds.finish(state, seat, chance, events)
            continue
        state.drawn = draw(state, seat, 2 if state.hands[seat] else 5, chance, events)
        state.numbered = list(map(list.copy, state.hands))
        if state.hands[seat] or movable_wilds(state):
            return
        events.append(make_event("deal-passes", seat, (seat,)))
        seat = _next(state, chance, events)


def draw(state: State, seat: int, count: int, chance: Chance, events: list[LazyEvent]) -> list[int]:
    """Draw cards; an empty draw pile is replaced by the shuffled discard pile (MD-11, MD-16)."""
    pile, drawn = state.draw, []
    if len(pile) >= count:
        drawn = pile[: -count - 1 : -1]
        del pile[-count:]
    else:
        for _ in range(count):
            if not pile:
                if not state.discard:
                    break
                forget(state.known_cards, state.discard)
                events.append(reshuffle(pile, state.discard, chance, "deal-reshuffle"))
            drawn.append(pile.pop())
    if drawn:
        hand, known = state.hands[seat], state.known_cards[seat]
        if known:
            known[:] = [card for card in known if card not in drawn]
        hand += drawn
        hand.sort()
        events.append((announce_draw, seat, drawn))
    return drawn


def _has_won(state: State, events: list[LazyEvent]) -> bool:
    groups = state.groups[state.turn]
    others = len(groups) - SETS  # the most groups that may be incomplete
    for group in groups:
        if others < 0:
            return False
        if len(group) < FILLED[group[COLOR]]:
            others -= 1
    if others < 0 or full_colors(groups) < SETS:
        return False
    events.append(make_event("deal-complete", state.turn, set(active_seats(state.out)) - {state.turn}))
    return True


def finish_action(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """After an action, end the round if it is won, and the turn if it is over (MD-40)."""
    seat = state.turn
    if state.out[seat]:
        sweep(state, seat)
        begin(state, _next(state, chance, events), chance, events)
    elif _has_won(state, events):
        begin(state, rounds.finish(state, seat, chance, events), chance, events)
    else:
        continue_turn(state, chance, events)


def movable_wilds(state: State) -> int:
    """The wilds that the seat on turn may move, as a mask; without one, nothing can be rearranged."""
    return state.wilds[state.turn] if state.arranged < LIMIT else 0


def continue_turn(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """After an action that can't complete a set, end the turn if it is over."""
    if not (state.plays and state.hands[state.turn]) and not movable_wilds(state):
        end(state, chance, events)


def sweep(state: State, seat: int) -> None:
    """Put all cards of the resigned *seat* on the discard pile (MD-43)."""
    hand, bank, groups = state.hands[seat], state.banks[seat], state.groups[seat]
    laid = [card for group in groups for card in group[1:] if card != NONE]
    state.discard += hand + bank + laid
    for pile in (hand, bank, groups):
        pile.clear()
    state.wilds[seat] = 0


def end(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    """End the turn, after a cut to seven cards (MD-14)."""
    seat = state.turn
    if len(state.hands[seat]) > HAND:
        state.discarding = True
        return
    events.append(_ENDED[seat])
    _hand_over(state, chance, events)


def is_spent(plays: int, held: int) -> bool:
    """Whether a seat with so many *plays* and *held* cards can only rearrange or end its turn (MD-45)."""
    return not (plays and held) and held <= HAND


def check_lapse(state: State, seat: int, move: Lapse) -> None:
    """Refuse an automatic end of the turn while there is more to do than rearranging."""
    if not is_spent(state.plays, len(state.hands[seat])):
        raise IllegalMove("deal-more-to-play")


def lapse(state: State, seat: int, move: Lapse, chance: Chance) -> list[LazyEvent]:
    """End the turn automatically (MD-45)."""
    events: list[LazyEvent] = [make_event("deal-lapse", seat)]
    _hand_over(state, chance, events)
    return events


def _hand_over(state: State, chance: Chance, events: list[LazyEvent]) -> None:
    state.last = _LAST[state.turn]
    begin(state, _next(state, chance, events), chance, events)


_LAST: Final = [Last(seat, "end") for seat in range(len(WHO))]
_ENDED: Final = [make_event("deal-end", seat) for seat in range(len(WHO))]


def cut_offer(state: State) -> Offer:
    """The choice of cards for the discard down to seven."""
    hand = state.hands[state.turn]
    extra = len(hand) - HAND
    return Offer("discard", {}, (Field("cards", tuple(hand), extra, extra, True),))


def random_cut(state: State, random: Random) -> Discard:
    """A random discard down to seven."""
    hand = state.hands[state.turn]
    return Discard(sample_count(hand, len(hand) - HAND, random))


def check_discard(state: State, seat: int, move: Discard) -> None:
    """Refuse an unnecessary discard."""
    if not state.discarding:
        raise IllegalMove("deal-no-discard")
    cut_offer(state).fields[0].check(move.cards)


def discard(state: State, seat: int, move: Discard, chance: Chance) -> list[LazyEvent]:
    """Put the extra cards under the draw pile, and end the turn (MD-14)."""
    forget(state.known_cards, state.hands[seat])
    state.known_cards[seat] += move.cards
    for card in move.cards:
        state.hands[seat].remove(card)
    state.draw[:0] = reversed(move.cards)
    events: list[LazyEvent] = [(announce_discard, seat, move.cards)]
    end(state, chance, events)
    return events


def _next(state: State, chance: Chance, events: list[LazyEvent]) -> int | None:
    """The next seat to take a turn, perhaps in a new round; None if the match is over (MD-16)."""
    seat, seats = state.turn, len(state.out)
    if state.plays == PLAYS and not state.draw and not state.discard:
        state.idle += 1
    elif state.idle:
        state.idle = 0
    state.still += 1
    follows = next_seat(state.out, seat)
    lap_ends = completes_round(seat, follows, state.first, seats)
    left = seats - len(state.leavers)
    if state.idle >= left:
        events.append(_round_end_event(state, "idle"))
    elif state.still >= STILL * left:
        events.append(_round_end_event(state, "still", count=STILL))
    elif lap_ends and state.lap == state.round_limit:
        events.append(_round_end_event(state, "laps", count=state.lap))
    else:
        state.lap += lap_ends
        return follows
    return rounds.finish(state, NONE, chance, events)


def _round_end_event(state: State, how: str, **args: Value) -> Event:
    return Event(f"deal-end-{how}", args, None, tuple(active_seats(state.out)))
