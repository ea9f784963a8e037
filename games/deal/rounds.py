"""Rounds: dealing and dice at the beginning, scoring at the end (MD-10, MD-41 to MD-43)."""

from __future__ import annotations

from msgspec.structs import replace

from games.core import Chance, Event, LazyEvent, Outcome
from games.deal.answers.payment import wealth
from games.deal.sets import full_colors
from games.deal.state import NONE, POINTS, State, cards
from games.deal.texts import make_event, name_cards
from games.kit.seats import active_seats
from games.outcome import places

DEALT = 5
"""The number of cards dealt to each seat (MD-10)."""


def start(state: State, chance: Chance, events: list[LazyEvent]) -> int:
    """Shuffle, deal and roll dice for a new round (MD-10).

    Returns:
        The seat that goes first.
    """
    deck = cards(state)
    for pile in (*state.hands, *state.banks, state.discard):
        pile.clear()
    for groups in state.groups:
        groups.clear()
    state.wilds = [0] * len(state.out)
    state.known_cards = [[] for _ in state.out]
    deck.sort()
    chance.shuffle(deck)
    state.draw = deck
    state.lap, state.idle, state.still, state.last = 1, 0, 0, None
    if state.rounds > 1:
        events.append(Event("deal-round", {"round": state.round, "rounds": state.rounds}))
    for seat in active_seats(state.out):
        hand = state.hands[seat]
        hand += [deck.pop() for _ in range(DEALT)]
        hand.sort()
        events.append(Event("deal-dealt-you", {"cards": name_cards(hand)}, (seat,)))
    state.first = _roll(state, chance, events)
    events.append(make_event("deal-begins", state.first))
    return state.first


def _roll(state: State, chance: Chance, events: list[LazyEvent]) -> int:
    state.rolls = []
    tied = active_seats(state.out)
    while len(tied) > 1:
        rolls = [[seat, chance.randbelow(6) + 1, chance.randbelow(6) + 1] for seat in tied]
        state.rolls += rolls
        for seat, one, other in rolls:
            events.append(make_event("deal-roll", seat, one=one, other=other, sum=one + other))
        high = max(one + other for _, one, other in rolls)
        tied = [seat for seat, one, other in rolls if one + other == high]
        if len(tied) > 1:
            events.append(Event("deal-roll-again", {"count": len(tied)}))
    return tied[0]


def finish(state: State, completed: int, chance: Chance, events: list[LazyEvent]) -> int | None:
    """Score the round that *completed* (a seat, or `NONE`) has ended, and start the next.

    Returns:
        The seat that goes first in the next round; None if the match is over.
    """
    count(state, completed, events)
    if state.scoring == "sets" or state.round == state.rounds:
        state.over = True
        return None
    state.round += 1
    return start(state, chance, events)


def count(state: State, completed: int, events: list[LazyEvent]) -> None:
    """Score the round that *completed* (a seat, or `NONE`) has ended by the cards on the table (MD-41)."""
    seats = range(len(state.out))
    values = list(worth(state))
    state.values.append(values)
    state.completed.append(completed)
    points = score(values, state.leavers) if state.scoring == "points" else [0] * len(values)
    state.points.append(points)
    state.plays, state.discarding = 0, False
    if state.scoring == "points":
        all_points = totals(state)
        events += [
            make_event(
                "deal-counted", seat, (seat,), value=values[seat], points=points[seat], total=all_points[seat]
            )
            for seat in seats
        ]


def end_now(state: State) -> State:
    """The state in which the match has ended with this round scored by the cards on the table (MD-41)."""
    ended = replace(
        state,
        values=state.values[:],
        points=state.points[:],
        completed=state.completed[:],
        over=True,
    )
    count(ended, NONE, [])
    return ended


def score(values: list[int], leavers: list[int]) -> list[int]:
    """The points of a round: ties get those of the better place, *leavers* come last (MD-41, MD-43).

    >>> score([12, 30, 12, 0], [])
    [7, 10, 7, 3]
    >>> score([0, 3, 9, 0], [3, 0])
    [5, 7, 10, 3]
    """
    left = sorted((worth for seat, worth in enumerate(values) if seat not in leavers), reverse=True)
    reached = [
        len(values) - 1 - leavers.index(seat) if seat in leavers else left.index(worth)
        for seat, worth in enumerate(values)
    ]
    return [POINTS[place] for place in reached]


def totals(state: State) -> list[int]:
    """The points of all finished rounds."""
    return [sum(points) for points in zip(*state.points, strict=True)] or [0] * len(state.out)


def worth(state: State) -> tuple[int, ...]:
    """The value of everything in front of each seat."""
    return tuple(wealth(state, seat) for seat in range(len(state.out)))


def merits(state: State) -> tuple[int, ...]:
    """The sum of each seat's values over all finished rounds (MD-41)."""
    return tuple(sum(values) for values in zip(*state.values, strict=True)) or (0,) * len(state.out)


def finisher(state: State) -> int | None:
    """The seat that completed three sets in the last finished round; None if it ended otherwise."""
    last = state.completed[-1] if state.completed else NONE
    return None if last == NONE else last


def outcome(state: State) -> Outcome | None:
    """The ranking (MD-16, MD-41 to MD-43), by points or else by full sets of different colors."""
    if not state.over:
        return None
    tiebreaks: tuple[int, ...] = ()
    if state.scoring == "points":
        scores = totals(state)
        ranks = [(False, score, 0) for score in scores]
    else:
        scores = [full_colors(groups) for groups in state.groups]
        winner = state.completed[-1] if state.completed else NONE
        ranks = [(seat == winner, scores[seat], wealth(state, seat)) for seat in range(len(scores))]
        tiebreaks = tuple(
            -1 if seat == winner or seat in state.leavers else worth
            for seat, (_, _, worth) in enumerate(ranks)
        )
    found = places({seat: ranks[seat] for seat in active_seats(state.out)}, state.leavers)
    return Outcome(found, tuple(scores), tiebreaks=tiebreaks)
