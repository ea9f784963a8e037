"""Rearranging properties, which is free on the seat's own turn (MD-15, MD-17).

A wild may move to any of its other colors. Where that alone would expose a card or cost a building, two cards
may be swapped: an extra with a card of the full set beside it, or the wilds of two sets with buildings. A
full set of wilds may change its color with its buildings. At most `turn.LIMIT` such moves, more than twice
the number of wilds, may follow each other before the next play, so that every turn ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Final

from games.core import Chance, Field, IllegalMove, LazyEvent, Offer
from games.deal.cards import BIT, BUILDABLE, COLORS, SIZE, WILDS
from games.deal.moves import Arrange, Exchange, Shift
from games.deal.sets import add, find, group_with, is_full, recolor, remove, swap
from games.deal.state import COLOR, FIRST, HOUSE, NONE, Group, Groups, State
from games.deal.texts import CARD, COLORED, card_events, freed_buildings_event, make_event
from games.deal.turns import turn
from games.deal.view import Last
from games.offer import only_move

Rearrangement = Arrange | Exchange | Shift

Way = tuple[Offer, Sequence[Rearrangement]]
"""An offer, and all moves it stands for."""


def find_ways(state: State) -> list[Way]:
    """Find the rearrangements open to the seat on turn."""
    return _ways(state.groups[state.turn]) if turn.movable_wilds(state) else []


@cache
def _wilds_in(mask: int) -> tuple[int, ...]:
    return tuple([card for card in WILDS if BIT[card] & mask])


def random_move(state: State, number: int, random: Random) -> Rearrangement:
    """A random rearrangement around the wild with this *number* of the seat on turn.

    It moves the wild, or swaps cards between its group and another. This reaches every rearrangement, since
    each involves a wild.
    """
    seat, chance = state.turn, random.random
    groups, wild = state.groups[seat], _wilds_in(state.wilds[seat])[number]
    group = group_with(groups, wild)
    color, built = group[COLOR], group[HOUSE] != NONE
    for other in groups:
        if built or (other[COLOR] == color and other is not group):
            near = [each for each in groups if each[COLOR] == color or (built and each[HOUSE] != NONE)]
            found = _ways(near)
            moves = found[int(chance() * len(found))][1]
            break
    else:
        moves = _MOVES[wild][color][1]
    return moves[int(chance() * len(moves))]


def _ways(groups: Groups) -> list[Way]:
    sets, found = _sets(groups), list[Way]()
    for group in groups:
        color, built = group[COLOR], group[HOUSE] != NONE
        beside = _swappable_sets(sets, group)
        for card in group[FIRST:]:
            if BIT[card]:
                found.append(_MOVES[card][color])
            if beside and (cards := tuple(_partners(beside, group, card))):
                offer = Offer("exchange", {"other": card}, (Field("card", cards),))
                found.append((offer, [Exchange(partner, card) for partner in cards]))
        if built:
            found += [_single_way(Shift(group[FIRST], other)) for other in _shift_colors(group)]
    return found


def _move(card: int, color: int) -> Way:
    """The way to move *card*, which lies as *color*, to another color."""
    colors = tuple([other for other in COLORS[card] if other != color])
    moves = [Arrange(card, other) for other in colors]
    if len(moves) == 1:
        return _single_way(moves[0])
    return Offer("arrange", {"card": card}, (Field("color", colors),)), moves


def _single_way(move: Rearrangement) -> Way:
    return only_move(move)[2], (move,)


_MOVES: Final = {card: {color: _move(card, color) for color in COLORS[card]} for card in WILDS}
"""The moves of each wild, by its current color."""


def _sets(groups: Iterable[Group]) -> list[Group]:
    return [group for group in groups if is_full(group)]


def _swappable_sets(sets: list[Group], group: Group) -> list[Group]:
    """The full *sets* that may swap cards with *group*; if it is full itself, only those before it."""
    found: list[Group] = []
    for full in sets:
        if full is group:
            break
        if full[COLOR] == group[COLOR] or (full[HOUSE] != NONE and group[HOUSE] != NONE):
            found.append(full)
    return found


def _partners(beside: list[Group], group: Group, other: int) -> Iterator[int]:
    """Yield the different cards of the full sets *beside* that may be swapped with *other* of *group*."""
    for full in beside:
        for card in full[FIRST:]:
            if COLORS[card] != COLORS[other] and _can_swap(full, card, group, other):
                yield card


def _can_swap(full: Group, card: int, group: Group, other: int) -> bool:
    """Whether *card* and *other* can take each other's color without breaking a set."""
    if full[COLOR] not in COLORS[other] or group[COLOR] not in COLORS[card]:
        return False
    return is_full(_replace_card(full, card, other)) and is_full(
        _replace_card(group, other, card)
    ) >= is_full(group)


def _replace_card(group: Group, card: int, other: int) -> Group:
    return (*group[:FIRST], *[other if each == card else each for each in group[FIRST:]])


def _shift_colors(group: Group) -> list[int]:
    """The other colors that *group*, a set with a building, can change to as a whole."""
    shared = set(COLORS[group[FIRST]]).intersection(*[COLORS[card] for card in group[FIRST:]])
    size = SIZE[group[COLOR]]
    return sorted(
        color for color in shared if color != group[COLOR] and SIZE[color] == size and BUILDABLE[color]
    )


def check_arrange(state: State, seat: int, move: Arrange) -> None:
    """Refuse to move a card that isn't the seat's own wild, or to a color it can't have."""
    group = _group(state, seat, move.card)
    if not BIT[move.card] or move.color == group[COLOR] or move.color not in COLORS[move.card]:
        raise IllegalMove("deal-no-place")


def arrange(state: State, seat: int, move: Arrange, chance: Chance) -> list[LazyEvent]:
    """Move a wild to another color; if that breaks a set, its buildings go to the bank (MD-36)."""
    groups, card, color = state.groups[seat], move.card, move.color
    state.arranged += 1
    left = remove(groups, card)
    completes = add(groups, card, color)
    state.last = Last(seat, "arrange", (card,), None, color)
    events: list[LazyEvent] = [(card_events, "deal-arrange", seat, card, color)]
    if left:
        state.banks[seat] += left
        events.append(freed_buildings_event(seat, left))
    if completes:
        turn.finish_action(state, chance, events)
    else:
        turn.continue_turn(state, chance, events)
    return events


def check_exchange(state: State, seat: int, move: Exchange) -> None:
    """Refuse two cards that can't be swapped."""
    extra = _group(state, seat, move.other)
    if move.card not in _partners(_swappable_sets(_sets(state.groups[seat]), extra), extra, move.other):
        raise IllegalMove("deal-no-place")


def exchange(state: State, seat: int, move: Exchange, chance: Chance) -> list[LazyEvent]:
    """Swap a card of a full set with an extra, or with a card of another set."""
    groups = state.groups[seat]
    extra, group = group_with(groups, move.other), group_with(groups, move.card)
    state.arranged += 1
    what = "deal-exchange-sets" if is_full(extra) else "deal-exchange"
    swap(groups, move.card, move.other)
    state.last = Last(seat, "arrange", (move.other, move.card), None, group[COLOR])
    events: list[LazyEvent] = [make_event(what, seat, card=CARD[move.other], other=CARD[move.card])]
    turn.finish_action(state, chance, events)
    return events


def check_shift(state: State, seat: int, move: Shift) -> None:
    """Refuse to shift anything but a full set of wilds with a building, or to a color it can't have."""
    group = _group(state, seat, move.card)
    first = group[FIRST] == move.card and group[HOUSE] != NONE
    if not first or move.color not in _shift_colors(group):
        raise IllegalMove("deal-no-place")


def shift(state: State, seat: int, move: Shift, chance: Chance) -> list[LazyEvent]:
    """Give a full set of wilds another color, with its buildings."""
    groups = state.groups[seat]
    group = group_with(groups, move.card)
    state.arranged += 1
    recolor(groups, group, move.color)
    state.last = Last(seat, "arrange", group[FIRST:], None, move.color)
    events: list[LazyEvent] = [make_event("deal-shift", seat, color=COLORED[move.color])]
    turn.finish_action(state, chance, events)
    return events


def _group(state: State, seat: int, card: int) -> Group:
    if state.arranged >= turn.LIMIT:
        raise IllegalMove("deal-arranged-enough")
    group = find(state.groups[seat], card)
    if group is None:
        raise IllegalMove("deal-not-yours")
    return group
