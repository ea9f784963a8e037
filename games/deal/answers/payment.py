"""Payments: the cards a seat can pay with, the cheapest payment, and the transfer (MD-20 to MD-24)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import itemgetter
from random import Random
from typing import Final

from games.core import Field, LazyEvent
from games.deal.cards import LAID, VALUE
from games.deal.sets import add, each_facts, find_facts, group_with, remove, strip, worth
from games.deal.state import COLOR, FIRST, HOTEL, HOUSE, NONE, Group, Groups, State, pass_wild
from games.deal.texts import freed_buildings_event
from games.offer import payment_field, sample_payment


def has_worth(state: State, seat: int) -> bool:
    """Whether *seat* has anything to pay with."""
    if state.banks[seat]:
        return True
    for group in state.groups[seat]:  # noqa: SIM110 - a third of the time of any()
        if not find_facts(group).blank:
            return True
    return False


def wealth(state: State, seat: int) -> int:
    """The value in millions of everything in front of *seat*: what it can pay, and what counts (MD-41)."""
    return total(state.banks[seat]) + worth(state.groups[seat])


def payment_choice(state: State, seat: int, owed: int) -> Field:
    """The choice of cards to pay what is *owed*, or everything of value if that is less (MD-21, MD-22)."""
    return _payment_field(tuple(state.banks[seat]), tuple(map(tuple, state.groups[seat])), owed)


@lru_cache(512)
def _payment_field(bank: tuple[int, ...], groups: tuple[Group, ...], owed: int) -> Field:
    free, bound = _split_properties(groups)
    options = (*bank, *free, *bound)
    values = tuple([VALUE[card] for card in options])
    return payment_field("cards", options, values, min(owed, sum(values)))


def random_payment(state: State, seat: int, owed: int, random: Random) -> tuple[int, ...]:
    """A random answer to `payment_choice`."""
    return sample_payment(_payable_cards(state, seat), VALUE, owed, random)


def has_choice(state: State, seat: int, owed: int) -> bool:
    """Whether there is more than one way for *seat* to pay what is *owed*."""
    values = list(map(_VALUE, _payable_cards(state, seat)))
    spare = sum(values) - owed
    return spare > 0 and sum([value for value in values if value > spare]) < owed


def _payable_cards(state: State, seat: int) -> list[int]:
    """All cards that *seat* could pay with."""
    cards = state.banks[seat][:]
    for group in state.groups[seat]:
        found = find_facts(group)
        cards += found.free
        cards += found.bound
    return cards


def _split_properties(groups: Iterable[Group]) -> tuple[list[int], list[int]]:
    """The properties to pay with: those that break no full set, and those that do."""
    free: list[int] = []
    bound: list[int] = []
    for found in each_facts(groups):
        free += found.free
        bound += found.bound
    return free, bound


def least_payment(bank: Sequence[int], groups: Groups, owed: int) -> tuple[int, ...]:
    """The cheapest payment of what is *owed*: money first, then cards that break no set.

    No card in it is superfluous. It doesn't depend on the order of *groups*, since a view sorts them by
    color.
    """
    for card in bank:
        if VALUE[card] == owed:  # an exact single card is the best payment
            return (card,)
    rest, given = owed - total(bank), tuple[int, ...]()
    if rest > 0:
        free, bound = _split_properties(sorted(groups, key=_COLOR))
        given = _lowest(free if total(free) >= rest else free + bound, rest)
    return (*_lowest(sorted(bank, key=_FALLING), owed - total(given)), *given)


_FALLING: Final = [-value for value in VALUE].__getitem__


_COLOR: Final = itemgetter(COLOR)


def _lowest(cards: Sequence[int], need: int) -> tuple[int, ...]:
    """The *cards* with the least sum that covers *need*, preferring earlier ones; all if they fall short."""
    if need <= 0:
        return ()
    before, sums = list[tuple[int, int]](), 1  # for each card, the sums of the cards before it, as bits
    for card in cards:
        before.append((card, sums))
        sums |= sums << VALUE[card]
        if sums >> need & 1:  # later cards are not needed
            break
    enough = sums >> need
    if not enough:
        return tuple(cards)
    total = need + (enough & -enough).bit_length() - 1
    chosen = []
    for card, sums in reversed(before):
        if not sums >> total & 1:
            chosen.append(card)
            total -= VALUE[card]
    return tuple(reversed(chosen))


def transfer(
    state: State, payer: int, receiver: int, cards: tuple[int, ...], events: list[LazyEvent]
) -> None:
    """Transfer *cards*: properties keep their color, buildings become money (MD-23, MD-24)."""
    left: list[int] = []
    for card in cards:
        if LAID[card]:
            group = group_with(state.groups[payer], card)
            left += remove(state.groups[payer], card)
            add(state.groups[receiver], card, group[COLOR])
            pass_wild(state, card, payer, receiver)
        else:
            if card in state.banks[payer]:
                state.banks[payer].remove(card)
            elif card in left:
                left.remove(card)
            else:
                left += _unbuild(state.groups[payer], card)
            state.banks[receiver].append(card)
    if left:
        state.banks[payer] += left
        events.append(freed_buildings_event(payer, left))


def _unbuild(groups: Groups, card: int) -> list[int]:
    """Take the building *card* off its set, and free the hotel that stood on it."""
    group = next(group for group in groups if card in group[HOUSE:FIRST])
    if group[HOTEL] == card:
        strip(groups, group, group[HOUSE])
        return []
    strip(groups, group)
    return [group[HOTEL]] if group[HOTEL] != NONE else []


def total(cards: Sequence[int]) -> int:
    """The total worth of *cards*."""
    return sum(map(_VALUE, cards))


_VALUE: Final = list(VALUE).__getitem__  # a list's method takes half as long as a tuple's
