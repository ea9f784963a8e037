"""The plays of a hand and what each brings, the most promising first.

The panel and the picture of the hand both number the plays in this order, which depends on the view alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from games.cards import is_red
from games.kit.piles import bits
from games.kit.seats import completes_round, next_seat
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
"""The value in dollars of keeping a 9 or 10 in the hand."""

_SPEND = 0.01
"""The value in dollars, per step of the multiplier, of using up hearts and spades where no rent is due."""

_RUIN = 1000


class Landing(msgspec.Struct, frozen=True):
    """The result of a play on *cell*.

    *what* is ``claim``, ``rent``, ``rent-sale`` (rent, then the cell can be bought), ``bankrupt`` (more rent
    than the player has), ``mortgage`` or ``lose``. *size* counts the cells of the player's group if the cell
    is claimed or bought, with *room* empty cells around it; otherwise those of the group the cell is in.
    *rent* is paid to *owner*, and *price* is in purchase units. If that ends a short match, the owner then
    has *reached* so many dollars (PR-23); otherwise that is 0.
    """

    cell: int
    what: str
    size: int
    owner: int = NOBODY
    rent: int = 0
    price: int = 0
    room: int = 0
    reached: int = 0

    @property
    def worth(self) -> float:
        """A rough estimate of its worth, in dollars."""
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
    """A red and a black card, and the cells they can name, the most promising first."""

    red: int
    black: int
    landings: tuple[Landing, ...]

    @property
    def worth(self) -> float:
        """The worth of the best cell, adjusted for a 9 or 10 kept and for hearts and spades used up."""
        best, dearer = self.landings[0], factor(self.red, self.black) - 1
        spent = 0 if best.rent else _SPEND * dearer
        return best.worth + spent - _KEEP * (is_wild(self.red) + is_wild(self.black))


class Town:
    """The board as the seat of a *view* sees it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.money = view.money[view.seat]
        self.view = view
        self.lands = lands_of(view.owners, view.seats)
        self.mortgaged = view.mortgaged
        self.units = sum(WORTH[card] for card in view.purchase[view.seat])
        self.empty = sum(1 << cell for cell, owner in enumerate(view.owners) if owner == NOBODY)

    def landing(self, red: int, black: int, cell: int) -> Landing:
        """Work out what *red* and *black* bring on *cell*."""
        bit = 1 << cell
        owner = owner_of(self.lands, bit)
        group_with = self.group_with(cell)
        if owner == NOBODY:
            room = (neighbors(group_with) & self.empty & ~group_with).bit_count()
            return Landing(cell, "claim", group_with.bit_count(), room=room)
        if owner == self.seat:
            what = "lose" if self.mortgaged[cell] else "mortgage"
            return Landing(cell, what, group_with.bit_count(), owner)
        size = group(self.lands[owner], bit).bit_count()
        rent = size * factor(red, black)
        if rent > self.money:
            return Landing(cell, "bankrupt", size, owner, rent)
        reached = self._reach(rent, owner)
        if self.units < size or not self._sells_after(rent, owner):
            return Landing(cell, "rent", size, owner, rent, reached=reached)
        return Landing(cell, "rent-sale", group_with.bit_count(), owner, rent, size, reached=reached)

    def _reach(self, rent: int, owner: int) -> int:
        """The dollars that *owner* has after *rent* if they are enough to end the match; otherwise 0."""
        money = self.view.money[owner] + rent
        return money if self.view.goal and money >= self.view.goal else 0

    def _sells_after(self, rent: int, owner: int) -> bool:
        """Whether the cell can be bought after *rent* is paid: not if that can't matter any more (PR-10)."""
        view = self.view
        if view.options["count_property"] == "yes" or view.turn != self.seat:
            return True
        if self._reach(rent, owner):
            return False
        left = tuple(bool(out) for out in view.out)
        turn = next_seat(left, self.seat)
        is_last = turn == view.first or completes_round(self.seat, turn, view.first, view.seats)
        return not is_last or str(view.round) != view.options["round_limit"]

    def group_with(self, cell: int) -> int:
        """The seat's group around *cell*, as if the seat owned *cell*."""
        bit = 1 << cell
        return group(self.lands[self.seat] | bit, bit)


def pairs(view: View) -> list[Pair]:
    """The plays of the hand in *view*, the most promising first.

    If all plays bankrupt the player whose turn it is, only those with the lowest rent are allowed (PR-21).
    """
    found = list(_pairs(view))
    every = [landing for pair in found for landing in pair.landings]
    if view.seat == view.turn and every and all(landing.what == "bankrupt" for landing in every):
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
    """The circled number that marks play *number*, 1 to 20, in texts and on the picture.

    >>> sign(1), sign(20)
    ('①', '⑳')
    """
    return chr(ord("①") + number - 1)


def arrange_hand(hand: Sequence[int], found: Sequence[Pair]) -> list[tuple[int, str]]:
    """The cards of *hand* with the numbers of their plays.

    Cards with several plays come first and are marked with a plus.
    """
    numbers: dict[int, list[int]] = {card: [] for card in hand}
    for number, pair in enumerate(found, 1):
        numbers[pair.red].append(number)
        numbers[pair.black].append(number)
    order = sorted(hand, key=lambda card: (-len(numbers[card]), numbers[card]))
    return [(card, "+" if len(numbers[card]) > 1 else "".join(map(str, numbers[card]))) for card in order]
