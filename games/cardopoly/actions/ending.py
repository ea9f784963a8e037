"""The exits of players, and the end of a match of Cardopoly."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from games.cardopoly.state import NOBODY, State, partner, set_owner, spaces_of
from games.core import Event, LazyEvent, Outcome, Standing, Text
from games.kit.seats import WHO, active_seats
from games.outcome import places

QUICK: Final = 4
"""The number of properties that win Quick Play (CP-94)."""

QUICK_TEAMS: Final = 6
"""The number of properties that win Quick Play for a team (CP-96)."""


def leave(state: State, seat: int, how: str, events: list[LazyEvent]) -> None:
    """Remove *seat*: discard its cards and strip its properties (CP-90, CP-93, CP-89)."""
    state.out[seat] = how
    state.leavers.append(seat)
    state.dry = 0
    discard = state.discard
    state.unseen += state.pockets[seat]
    for space in spaces_of(state.estates[seat]):
        free_property(state, space)
    for pile in (state.chances[seat], state.pockets[seat]):
        discard += pile
        pile.clear()
    if state.aces[seat] != NOBODY:
        discard.append(state.aces[seat])
        state.aces[seat] = NOBODY
    state.lost[seat] = False
    state.taxed[seat].clear()
    doer = state.turn if how == "eliminated" else seat
    rest = [each for each, left in enumerate(state.out) if each != doer and (not left or each == seat)]
    events.append(Event(f"cardopoly-{how}", {"who": WHO[seat]}, concerns=tuple(rest)))
    state.promises = [each for each in state.promises if seat not in (each.by, each.to)]
    if state.proposal is not None and seat in (state.proposal.by, state.proposal.to):
        left = state.proposal.to if seat == state.proposal.by else state.proposal.by
        events.append(Event("cardopoly-lapsed", concerns=(left,)))
        state.proposal = None
    if state.draft is not None and seat in (state.draft.by, state.draft.to):
        state.draft = None
    if state.bids:
        state.bids[seat] = 0
    if seat in state.givers:
        state.givers.remove(seat)


def free_property(state: State, space: int) -> None:
    """Make the property at *space* unowned, without any cards on it."""
    set_owner(state, space, NOBODY)
    state.discard += state.claims[space]
    state.claims[space].clear()
    state.mortgaged &= ~(1 << space)


def is_decided(state: State, events: list[LazyEvent]) -> bool:
    """End the match if only one player, or one team, is left (CP-91, CP-95)."""
    left = active_seats(state.out)
    if len(left) > 2 or (len(left) == 2 and partner(state, left[0]) != left[1]):
        return False
    finish(state)
    mate = partner(state, left[0])
    if mate == NOBODY:
        events.append(Event("cardopoly-end-alone", {"who": WHO[left[0]]}))
    else:
        events.append(Event("cardopoly-end-team", {"who": WHO[left[0]], "partner": WHO[mate]}))
    return True


def wins_quick(state: State, events: list[LazyEvent]) -> bool:
    """End Quick Play if somebody has the properties for it (CP-94, CP-96)."""
    if not state.quick:
        return False
    for seat, out in enumerate(state.out):
        if not out and quick_count(state, seat) >= quick_goal(state):
            mate = partner(state, seat)
            state.champions = [seat] if mate == NOBODY else sorted((seat, mate))
            finish(state)
            events.append(Event("cardopoly-end-quick", {"who": WHO[seat], "count": quick_goal(state)}))
            return True
    return False


def quick_goal(state: State) -> int:
    """The properties that win Quick Play for one player (CP-94) or two partners (CP-96)."""
    return QUICK_TEAMS if state.teams else QUICK


def quick_count(state: State, seat: int) -> int:
    """The number of properties of *seat* and its partner that count for Quick Play; mortgaged ones don't."""
    mate = partner(state, seat)
    count = properties(state, seat)
    return count if mate == NOBODY else count + properties(state, mate)


def properties(state: State, seat: int) -> int:
    """The number of unmortgaged properties of *seat*."""
    return (state.estates[seat] & ~state.mortgaged).bit_count()


def standing(state: State) -> Standing:
    """The standing by the number of unmortgaged properties."""
    owned = tuple(properties(state, seat) for seat in range(len(state.out)))
    return Standing(Text("cardopoly-wealth"), owned)


def end_now(state: State) -> State:
    """The state in which the match has ended by the count of properties and cards as they stand (CP-92)."""
    return replace(state, phase="over")


def finish_by_count(state: State, id: str, events: list[LazyEvent]) -> None:
    """End the match by the count of properties and cards (CP-92); the message *id* says why."""
    events.append(Event(id, {"count": state.round}))
    finish(state)


def finish(state: State) -> None:
    """End the match and cancel everything pending (CP-91)."""
    state.phase = "over"
    state.after = ""
    state.creditor = state.leader = NOBODY
    state.amount = state.price = 0
    state.draft = state.proposal = None
    state.bids, state.givers = [], []
    for cards in state.taxed:
        cards.clear()


def outcome(state: State) -> Outcome | None:
    """The ranking: champions, then active seats by properties and pocket cards, then leavers, the last first.

    Partners share a place (CP-95). The score is the number of unmortgaged properties.
    """
    if state.phase != "over":
        return None
    seats = range(len(state.out))
    scores = tuple(properties(state, seat) for seat in seats)
    merits: dict[int, tuple[int, ...]] = {}
    for seat in seats:
        team = (seat,) if not state.teams else (seat, partner(state, seat))
        champion = int(seat in state.champions)
        last = max(state.leavers.index(each) if each in state.leavers else len(seats) for each in team)
        count, cards = sum(scores[each] for each in team), sum(len(state.pockets[each]) for each in team)
        merits[seat] = champion, last, count, cards
    tiebreaks = tuple(
        -1 if champion or last < len(seats) else len(state.pockets[seat])
        for seat, (champion, last, _, _) in merits.items()
    )
    return Outcome(places(merits), scores, 2 if state.teams else 1, tiebreaks)
