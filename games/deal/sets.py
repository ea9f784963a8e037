"""Groups of properties: what is full, what it charges, and how cards come to it and leave it.

A group is a list: colour, house, hotel, then its cards, never more than a set of the colour holds. A seat has
for each colour any number of full sets and what is left over.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.deal.cards import HOTEL_RENT, HOUSE_RENT, JOKER, RENTS, SIZE, VALUE
from games.deal.state import COLOUR, FIRST, HOTEL, HOUSE, NONE

Group = list[int]
Groups = list[list[int]]

FILLED = tuple(size + FIRST for size in SIZE)
"""The length of a group that holds as many cards as a set of its colour."""

_PAIR = FIRST + 2
"""The length of a group of two: there are only two any-colour wilds."""


def is_full(group: Sequence[int]) -> bool:
    """Whether *group* is a set: complete, and not of any-colour wilds alone (MD-25).

    >>> is_full([0, NONE, NONE, 20, 57]), is_full([0, NONE, NONE, 57, 58])
    (True, False)
    """
    return len(group) == FILLED[group[0]] and not (JOKER[group[-1]] and is_blank(group))


def is_blank(group: Sequence[int]) -> bool:
    """Whether there are only any-colour wilds in *group*."""
    return JOKER[group[-1]] and JOKER[group[FIRST]] and len(group) <= _PAIR


def rent(group: Sequence[int]) -> int:
    """What *group* charges, with its buildings (MD-32), in millions; any-colour wilds alone nothing (MD-25).

    >>> rent([3, 82, 85, 28, 29, 30])
    12
    """
    if JOKER[group[-1]] and is_blank(group):
        return 0
    charged = RENTS[group[COLOUR]][len(group) - FIRST - 1]
    if group[HOUSE] != NONE:
        charged += HOUSE_RENT
        if group[HOTEL] != NONE:
            charged += HOTEL_RENT
    return charged


def full_colours(groups: Groups) -> int:
    """How many different colours have a full set (MD-17)."""
    return len({group[0] for group in groups if len(group) == FILLED[group[0]] and is_full(group)})


def find(groups: Groups, card: int) -> Group | None:
    """The group that *card* lies in as a property; None if it is not there."""
    for group in groups:
        if card in group[FIRST:]:
            return group
    return None


def worth(groups: Sequence[Sequence[int]]) -> int:
    """The printed value of *groups*, buildings included (MD-41)."""
    return sum([VALUE[card] for group in groups for card in group[HOUSE:] if card != NONE])


def add(groups: Groups, card: int, colour: int) -> None:
    """Lay *card* as *colour*: where a card is missing, or else as the beginning of another set (MD-17).

    Where only any-colour wilds lie as many as a set holds, *card* takes the place of one of them.
    """
    extra = card
    for group in groups:
        if group[COLOUR] == colour:
            if len(group) < FILLED[colour]:
                group.append(extra)
                return
            if extra == card and not JOKER[card] and not is_full(group):
                extra, group[-1] = group[-1], card
    groups.append([colour, NONE, NONE, extra])


def remove(groups: Groups, group: Group, card: int) -> list[int]:
    """Take *card* out of *group*, one of *groups*; a card left over fills the gap at once (MD-17).

    Returns:
        The buildings freed because the set stopped being full (MD-36).
    """
    group.remove(card)
    if len(group) == FIRST:
        groups.remove(group)
        return []
    if len(group) == FILLED[group[COLOUR]] - 1:
        for other in groups:
            if other is not group and other[COLOUR] == group[COLOUR] and not is_full(other):
                _fill(groups, group, other)
                break
        if group[HOUSE] != NONE and not is_full(group):
            return _strip(group)
    return []


def _fill(groups: Groups, group: Group, spare: Group) -> None:
    """Move a card over from *spare* to *group*, preferably one that makes it a set."""
    card = min(spare[FIRST:], key=JOKER.__getitem__)
    spare.remove(card)
    group.append(card)
    if len(spare) == FIRST:
        groups.remove(spare)


def _strip(group: Group) -> list[int]:
    """Take the buildings off *group*."""
    freed = [card for card in (group[HOUSE], group[HOTEL]) if card != NONE]
    group[HOUSE] = group[HOTEL] = NONE
    return freed
