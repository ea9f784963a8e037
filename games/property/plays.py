"""The plays of a hand: what each brings, the best-looking first.

The panel and the hand's picture number them alike, from the view alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from games.cards import is_red
from games.kit.piles import bits
from games.property.board import (
    COLUMNS,
    NOBODY,
    ROWS,
    factor,
    group,
    is_wild,
    lands_of,
    neighbors,
    owner_of,
)
from games.property.state import WORTH
from games.property.view import View

_KEEP = 1
"""What a 9 or 10 is worth in the hand, in dollars."""

_SPEND = 0.01
"""What it is worth to spend, where they cost nothing, cards that would multiply a rent: for each step
more."""

_RUIN = 1000


class Landing(msgspec.Struct, frozen=True):
    """What a play on *cell* brings.

    *what* is ``claim``, ``rent``, ``rent-sale`` (rent, and the cell can be bought then), ``bankrupt`` (more
    rent than there is money), ``mortgage`` or ``lose``. *size* counts the group: one's own with the cell
    claimed or bought, with *room* around it, otherwise the one the cell is in. *rent* is paid to *owner*,
    *price* counts the units.
    """

    cell: int
    what: str
    size: int
    owner: int = NOBODY
    rent: int = 0
    price: int = 0
    room: int = 0

    @property
    def worth(self) -> float:
        """What it is worth at a glance, in dollars."""
        match self.what:
            case "claim":
                return self.size + self.room / 100
            case "mortgage":
                return -2
            case "lose":
                return -2 - self.size
            case "bankrupt":
                return -_RUIN - self.rent
        return (max(0, self.size - self.price) if self.price else 0) - self.rent


class Pair(msgspec.Struct, frozen=True):
    """A red and a black card, and the cells they can name, the best-looking first."""

    red: int
    black: int
    landings: tuple[Landing, ...]

    @property
    def worth(self) -> float:
        """The worth of its best cell, what a 9 or 10 is missed for, and a heart or spade is not."""
        best, dearer = self.landings[0], factor(self.red, self.black) - 1
        spent = 0 if best.rent else _SPEND * dearer
        return best.worth + spent - _KEEP * (is_wild(self.red) + is_wild(self.black))


class Town:
    """The cells as the seat of a *view* finds them."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.money = view.money[view.seat]
        self.lands = lands_of(view.owners, view.seats)
        self.mortgaged = view.mortgaged
        self.units = sum(WORTH[card] for card in view.purchase[view.seat])
        self.empty = sum(1 << cell for cell, owner in enumerate(view.owners) if owner == NOBODY)

    def landing(self, red: int, black: int, cell: int) -> Landing:
        """What *red* and *black* bring on *cell*."""
        bit = 1 << cell
        owner = owner_of(self.lands, bit)
        joined = self.joined(cell)
        if owner == NOBODY:
            room = (neighbors(joined) & self.empty & ~joined).bit_count()
            return Landing(cell, "claim", joined.bit_count(), room=room)
        if owner == self.seat:
            what = "lose" if self.mortgaged[cell] else "mortgage"
            return Landing(cell, what, joined.bit_count(), owner)
        size = group(self.lands[owner], bit).bit_count()
        rent = size * factor(red, black)
        if rent > self.money:
            return Landing(cell, "bankrupt", size, owner, rent)
        if self.units < size:
            return Landing(cell, "rent", size, owner, rent)
        return Landing(cell, "rent-sale", joined.bit_count(), owner, rent, size)

    def joined(self, cell: int) -> int:
        """The seat's group with *cell* in it, as it is or would be."""
        bit = 1 << cell
        return group(self.lands[self.seat] | bit, bit)


def pairs(view: View) -> list[Pair]:
    """The plays of the hand in *view*, the best-looking first.

    Whoever has only plays that bankrupt has only those of the lowest rent (PR-21).
    """
    found = list(_pairs(view))
    every = [landing for pair in found for landing in pair.landings]
    if every and all(landing.what == "bankrupt" for landing in every):
        lowest = min(landing.rent for landing in every)
        found = [
            Pair(pair.red, pair.black, landings)
            for pair in found
            if (landings := tuple(each for each in pair.landings if each.rent == lowest))
        ]
    return sorted(found, key=lambda pair: -pair.worth)


def _pairs(view: View) -> Iterator[Pair]:
    town = Town(view)
    for red in filter(is_red, view.hand):
        for black in (card for card in view.hand if not is_red(card)):
            landings = [town.landing(red, black, cell) for cell in bits(COLUMNS[red] & ROWS[black])]
            yield Pair(red, black, tuple(sorted(landings, key=lambda landing: -landing.worth)))


def sign(number: int) -> str:
    """How the play *number*, 1 to 20, is called in words: as on the picture, in a ring.

    >>> sign(1), sign(20)
    ('①', '⑳')
    """
    return chr(ord("①") + number - 1)


def arrange_hand(hand: Sequence[int], found: Sequence[Pair]) -> list[tuple[int, str]]:
    """The cards of *hand* with the number of their play: that of several, with a plus, comes first."""
    numbers: dict[int, list[int]] = {card: [] for card in hand}
    for number, pair in enumerate(found, 1):
        numbers[pair.red].append(number)
        numbers[pair.black].append(number)
    order = sorted(hand, key=lambda card: (-len(numbers[card]), numbers[card]))
    return [(card, "+" if len(numbers[card]) > 1 else "".join(map(str, numbers[card]))) for card in order]
