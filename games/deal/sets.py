"""Groups of properties: whether they are full, what they charge, and how cards join and leave them.

A group is a tuple: color, house, hotel, then its cards, never more than a full set of the color. For each
color, a seat has any number of full sets and at most one partial group. The facts about a group are cached by
its cards, since many positions share groups.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from games.deal.cards import HOTEL_RENT, HOUSE_RENT, JOKER, KIND, RENTS, SIZE, VALUE
from games.deal.cards import HOUSE as HOUSE_CARD
from games.deal.state import COLOR, FIRST, HOTEL, HOUSE, NONE, Group, Groups

FILLED: Final = tuple(size + FIRST for size in SIZE)
"""The length of the tuple of a group with all cards of a set, by color."""


class Facts(msgspec.Struct, frozen=True, gc=False):
    """Facts about a group: its *color*, how many cards are *missing*, whether it is *full*.

    A group is *blank* if it has only any-color wilds. *rent* is what it charges and *worth* its printed value
    (MD-41), both with buildings. Paying with *free* cards breaks no full set; paying with *bound* ones does.
    """

    color: int
    missing: int
    full: bool
    blank: bool
    rent: int
    worth: int
    free: tuple[int, ...]
    bound: tuple[int, ...]


@lru_cache(1 << 13)
def find_facts(group: Group) -> Facts:
    """Work out the facts about *group*.

    Any-color wilds alone don't form a set and charge nothing (MD-25); buildings add to the rent (MD-32).

    >>> find_facts((3, 82, 85, 28, 29, 30)).rent, find_facts((0, NONE, NONE, 57, 58)).full
    (12, False)
    """
    color, house, hotel, *cards = group
    blank = all(map(JOKER.__getitem__, cards))
    full = is_full(group)
    rent = 0 if blank else RENTS[color][len(cards) - 1]
    if house != NONE and not blank:
        rent += HOUSE_RENT + (HOTEL_RENT if hotel != NONE else 0)
    buildings = tuple([card for card in (hotel, house) if card != NONE])
    paying = tuple([card for card in cards if VALUE[card]])
    return Facts(
        color=color,
        missing=SIZE[color] - len(cards),
        full=full,
        blank=blank,
        rent=rent,
        worth=sum([VALUE[card] for card in (*buildings, *cards)]),
        free=buildings if full else paying,
        bound=paying if full else (),
    )


def each_facts(groups: Iterable[Sequence[int]]) -> Iterator[Facts]:
    """Yield the facts about each of *groups*, which are lists in positions written by hand."""
    return map(find_facts, map(tuple, groups))


def is_full(group: Group) -> bool:
    """Whether *group* is a set: complete, and with more than any-color wilds (MD-25).

    >>> is_full((0, NONE, NONE, 20, 57)), is_full((0, NONE, NONE, 57, 58))
    (True, False)
    """
    if len(group) != FILLED[group[COLOR]]:
        return False
    for card in group[FIRST:]:  # noqa: SIM110 - a third of the time of any()
        if not JOKER[card]:
            return True
    return False


def full_colors(groups: Groups) -> int:
    """The number of different colors with a full set (MD-17)."""
    colors = 0
    for group in groups:
        if len(group) == FILLED[group[COLOR]] and is_full(group):
            colors |= 1 << group[COLOR]
    return colors.bit_count()


def worth(groups: Iterable[Group]) -> int:
    """The printed value of *groups*, buildings included (MD-41)."""
    return sum([found.worth for found in each_facts(groups)])


def find(groups: Iterable[Group], card: int) -> Group | None:
    """The group that has *card* as a property, or None."""
    for group in groups:
        if card in group and card in group[FIRST:]:
            return group
    return None


def group_with(groups: Iterable[Group], card: int) -> Group:
    """The one of *groups* that has the property *card*."""
    for group in groups:
        if card in group:  # no color or building has the number of a property
            return group
    raise LookupError(card)


def replace(groups: Groups, group: Group, other: Group) -> None:
    """Put *other* in the place of *group*."""
    groups[groups.index(group)] = other


def build(groups: Groups, group: Group, card: int) -> None:
    """Put the house or hotel *card* on *group*."""
    buildings = (card, NONE) if KIND[card] == HOUSE_CARD else (group[HOUSE], card)
    replace(groups, group, (group[COLOR], *buildings, *group[FIRST:]))


def strip(groups: Groups, group: Group, house: int = NONE) -> None:
    """Take the buildings off *group*, but keep *house*."""
    replace(groups, group, (group[COLOR], house, NONE, *group[FIRST:]))


def recolor(groups: Groups, group: Group, color: int) -> None:
    """Change the color of the whole *group*, buildings included, to *color*."""
    replace(groups, group, (color, *group[HOUSE:]))


def add(groups: Groups, card: int, color: int) -> bool:
    """Lay *card* as *color*, in the partial group or else as the beginning of another set (MD-17).

    In a complete group of any-color wilds alone, *card* takes the place of one of them.

    Returns:
        Whether this may have completed a set.
    """
    extra = card
    for place, group in enumerate(groups):
        if group[COLOR] == color:
            if len(group) < FILLED[color]:
                groups[place] = (*group, extra)
                return len(group) + 1 == FILLED[color] or extra != card
            if extra == card and not JOKER[card] and not is_full(group):
                groups[place], extra = (*group[:-1], card), group[-1]
    groups.append((color, NONE, NONE, extra))
    return extra != card


def remove(groups: Groups, card: int) -> list[int]:
    """Remove the property *card* from its group in *groups*; an extra card fills the gap at once (MD-17).

    Returns:
        The buildings freed because the set stopped being full (MD-36).
    """
    for place, group in enumerate(groups):  # noqa: B007 - both go on after it
        if card in group:
            break
    if len(group) == FIRST + 1:
        del groups[place]
        return []
    groups[place] = left = _remove_card(group, card)
    if len(group) < FILLED[group[COLOR]]:
        return []
    for other in groups:
        if other is not left and other[COLOR] == left[COLOR] and not is_full(other):
            left = _fill(groups, left, other)
            break
    if left[HOUSE] != NONE and not is_full(left):
        strip(groups, left)
        return [card for card in (left[HOUSE], left[HOTEL]) if card != NONE]
    return []


def _remove_card(group: Group, card: int) -> Group:
    if group[-1] == card:
        return group[:-1]
    place = group.index(card, FIRST)
    return group[:place] + group[place + 1 :]


def _fill(groups: Groups, group: Group, spare: Group) -> Group:
    """Move a card from *spare* to *group*, preferably one that makes it a set, and return the new group."""
    card = min(spare[FIRST:], key=JOKER.__getitem__)
    filled = (*group, card)
    replace(groups, group, filled)
    if len(spare) == FIRST + 1:
        groups.remove(spare)
    else:
        replace(groups, spare, _remove_card(spare, card))
    return filled


def swap(groups: Groups, card: int, other: int) -> None:
    """Swap *card* and *other*, which are in two different *groups* (MD-15)."""
    places = {card: other, other: card}
    groups[:] = [(*group[:FIRST], *[places.get(each, each) for each in group[FIRST:]]) for group in groups]
