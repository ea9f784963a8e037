"""The plays of a turn: banking, laying, and every action card (MD-12, MD-30 to MD-39)."""

from __future__ import annotations

from collections.abc import Iterable

from games.core import Chance, LazyEvent
from games.deal import sets
from games.deal.answers import payment, window
from games.deal.cards import (
    BIT,
    BUILDABLE,
    DOUBLES,
    HOUSE,
    JOKER,
    KIND,
    PROPERTY,
)
from games.deal.moves import Bank, Birthday, Breaker, Build, Debt, Forced, Go, Lay, Rent, RentOne, Sly
from games.deal.sets import FILLED, add, find, find_facts, group_with, is_full
from games.deal.state import COLOR, FIRST, NONE, Action, Group, State
from games.deal.state import HOTEL as ON_TOP
from games.deal.state import HOUSE as BELOW
from games.deal.texts import announce_action, card_events
from games.deal.turns import turn
from games.deal.view import Last
from games.kit.seats import other_seats

GIFT, DEBTS = 2, 5
"""The millions of a birthday and of a Debt Collector (MD-31)."""


# What the position allows


def targets(state: State, seat: int) -> tuple[int, ...]:
    """The other seats that can pay anything to *seat*."""
    return tuple(
        [
            other
            for other, out in enumerate(state.out)
            if other != seat and not out and (state.banks[other] or payment.has_worth(state, other))
        ]
    )


def rent(state: State, seat: int, color: int) -> int:
    """The rent of the best group of *seat* in *color*; 0 if it has none (MD-25, MD-32)."""
    return max([find_facts(group).rent for group in state.groups[seat] if group[COLOR] == color], default=0)


def chargeable_colors(state: State, seat: int) -> set[int]:
    """The colors for which *seat* can charge a rent (MD-25)."""
    groups = state.groups[seat]
    return {group[COLOR] for group in groups if not JOKER[group[FIRST]] or find_facts(group).rent}


def loose_properties(state: State, seat: int) -> tuple[int, ...]:
    """The properties of other seats that aren't in a full set (MD-34)."""
    cards: list[int] = []
    for other, groups in enumerate(state.groups):
        if other != seat:
            for group in groups:
                if len(group) < FILLED[group[COLOR]] or not is_full(group):
                    cards += group[FIRST:]
    return tuple(cards)


def swappable_properties(state: State, seat: int) -> tuple[int, ...]:
    """The properties that *seat* may give in a Forced Deal."""
    return tuple(
        [
            card
            for group in state.groups[seat]
            if state.own_set or not is_full(group)
            for card in group[FIRST:]
        ]
    )


def breakable_sets(state: State, seat: int) -> tuple[int, ...]:
    """The first cards of the full sets of other seats."""
    return tuple(
        [
            group[FIRST]
            for other, groups in enumerate(state.groups)
            if other != seat
            for group in groups
            if len(group) == FILLED[group[COLOR]] and is_full(group)
        ]
    )


def building_sites(state: State, seat: int, kind: str) -> tuple[int, ...]:
    """The first cards of the sets of *seat* that may get a building of *kind* (MD-36)."""
    groups = state.groups[seat]
    return tuple(
        [
            group[FIRST]
            for group in groups
            if len(group) == FILLED[group[COLOR]] and is_full(group) and _takes(group, kind)
        ]
    )


def _takes(group: Group, kind: str) -> bool:
    if kind == HOUSE:
        return BUILDABLE[group[COLOR]] and group[BELOW] == NONE
    return group[BELOW] != NONE and group[ON_TOP] == NONE


def usable_doubles(state: State, seat: int) -> list[int]:
    """The Double the Rent cards that *seat* could add to a rent now (MD-33)."""
    hand = state.hands[seat]
    return [card for card in DOUBLES if card in hand][: state.plays - 1]


# Effects of plays


def _spend(state: State, seat: int, card: int) -> None:
    """Remove *card* from the hand and count one play."""
    state.hands[seat].remove(card)
    state.plays -= 1
    state.arranged = 0


def _discard(state: State, seat: int, *cards: int) -> None:
    for card in cards:
        _spend(state, seat, card)
    state.discard += cards


def bank(state: State, seat: int, move: Bank, chance: Chance) -> list[LazyEvent]:
    """Bank a card, which stays money for good (MD-13)."""
    card = move.card
    _spend(state, seat, card)
    state.banks[seat].append(card)
    state.still = -1
    state.last = Last(seat, "bank", (card,))
    events: list[LazyEvent] = [(card_events, "deal-bank", seat, card)]
    turn.continue_turn(state, chance, events)
    return events


def lay(state: State, seat: int, move: Lay, chance: Chance) -> list[LazyEvent]:
    """Lay a property on the table."""
    card, color = move.card, move.color
    _spend(state, seat, card)
    completes = add(state.groups[seat], card, color)
    state.wilds[seat] |= BIT[card]
    state.still = -1
    state.last = Last(seat, "lay", (card,), None, color)
    events: list[LazyEvent] = [
        (card_events, "deal-lay-plain", seat, card)
        if KIND[card] == PROPERTY
        else (card_events, "deal-lay", seat, card, color)
    ]
    if completes:
        turn.finish_action(state, chance, events)
    else:
        turn.continue_turn(state, chance, events)
    return events


def go(state: State, seat: int, move: Go, chance: Chance) -> list[LazyEvent]:
    """Draw two cards; illegal if both piles are empty (MD-30)."""
    _discard(state, seat, move.card)
    state.last = Last(seat, "go", (move.card,))
    events: list[LazyEvent] = [(card_events, "deal-go", seat, move.card)]
    drawn = turn.draw(state, seat, 2, chance, events)
    state.drawn += drawn
    # A card that was played this turn and is drawn again keeps its old number.
    state.numbered[seat] += sorted(set(drawn).difference(state.numbered[seat]))
    turn.continue_turn(state, chance, events)
    return events


def build(state: State, seat: int, move: Build, chance: Chance) -> list[LazyEvent]:
    """Put a house or hotel on a full set (MD-36)."""
    card = move.card
    group = group_with(state.groups[seat], move.on)
    _spend(state, seat, card)
    sets.build(state.groups[seat], group, card)
    state.still = -1
    state.last = Last(seat, "build", (card,), None, group[COLOR])
    events: list[LazyEvent] = [(card_events, "deal-build", seat, card, group[COLOR])]
    turn.continue_turn(state, chance, events)
    return events


def birthday(state: State, seat: int, move: Birthday, chance: Chance) -> list[LazyEvent]:
    """Ask everybody for 2M (MD-31)."""
    action = _action(state, "birthday", (move.card,), GIFT)
    return _act(state, seat, "deal-birthday", action, _others(state, seat), chance)


def debt(state: State, seat: int, move: Debt, chance: Chance) -> list[LazyEvent]:
    """Ask one player for 5M (MD-31)."""
    action = _action(state, "debt", (move.card,), DEBTS)
    return _act(state, seat, "deal-debt", action, (move.target,), chance)


def charge(state: State, seat: int, move: Rent, chance: Chance) -> list[LazyEvent]:
    """Charge everybody the rent of a color (MD-32)."""
    return _act(state, seat, "deal-rent", _rent(state, seat, move), _others(state, seat), chance)


def charge_one(state: State, seat: int, move: RentOne, chance: Chance) -> list[LazyEvent]:
    """Charge one player the rent of any color (MD-32)."""
    return _act(state, seat, "deal-rent-one", _rent(state, seat, move), (move.target,), chance)


def _rent(state: State, seat: int, move: Rent | RentOne) -> Action:
    """The action of a rent with its doubles (MD-33)."""
    cards = (move.card, *usable_doubles(state, seat)[: move.doubles])
    owed = rent(state, seat, move.color) << move.doubles
    return _action(state, "rent", cards, owed, move.color)


def sly(state: State, seat: int, move: Sly, chance: Chance) -> list[LazyEvent]:
    """Take one property (MD-34)."""
    action = _action(state, "sly", (move.card,), taken=move.taken)
    return _act(state, seat, "deal-sly", action, (_owner(state, move.taken),), chance)


def forced(state: State, seat: int, move: Forced, chance: Chance) -> list[LazyEvent]:
    """Swap one property for another (MD-34)."""
    action = _action(state, "forced", (move.card,), taken=move.taken, own=move.own)
    return _act(state, seat, "deal-forced", action, (_owner(state, move.taken),), chance)


def _owner(state: State, taken: int) -> int:
    """The owner of the property *taken*."""
    return next(owner for owner, groups in enumerate(state.groups) if find(groups, taken) is not None)


def breaker(state: State, seat: int, move: Breaker, chance: Chance) -> list[LazyEvent]:
    """Take a full set with its buildings (MD-35)."""
    owner = _owner(state, move.taken)
    group = group_with(state.groups[owner], move.taken)
    action = _action(state, "breaker", (move.card,), color=group[COLOR], taken=move.taken)
    return _act(state, seat, "deal-breaker", action, (owner,), chance)


def _others(state: State, seat: int) -> tuple[int, ...]:
    """All other seats, in the order of play."""
    return tuple([other for other in other_seats(seat, len(state.out)) if not state.out[other]])


def _action(
    state: State,
    kind: str,
    cards: Iterable[int],
    owed: int = 0,
    color: int = NONE,
    taken: int = NONE,
    own: int = NONE,
) -> Action:
    seats = len(state.out)
    nobody = [window.NOT_AIMED] * seats
    return Action(kind, list(cards), [0] * seats, nobody, owed, color, taken, own)


def _act(
    state: State, seat: int, id: str, action: Action, asked: tuple[int, ...], chance: Chance
) -> list[LazyEvent]:
    """Put the cards of *action* on the discard pile and ask its targets; the message *id* announces it."""
    _discard(state, seat, *action.cards)
    other = asked[0] if action.kind not in ("rent", "birthday") or len(asked) == 1 else None
    color = action.color if action.color != NONE else None
    state.last = Last(seat, action.kind, tuple(action.cards), other, color, action.owed)
    events: list[LazyEvent] = [(announce_action, id, seat, action, asked)]
    window.open_window(state, action, asked, chance, events)
    return events
