"""The bot opponent's evaluation of a position for the seat to move, in dollars.

A group of s cells is hit s times as often as one cell and then charges for s cells, so its worth grows with
s². Future income of groups counts less toward the end. A dollar is worth more the fewer a player has, and an
opponent's dollar hurts most if the opponent leads.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp, fsum
from typing import NamedTuple

from games.property import board
from games.property.state import CELL_WORTH, WORTH
from games.property.view import View

AVERAGE_FACTOR = 2.25
"""The average multiplier of a rent: 1 or 2 for the red card, times 1 or 2 for the black one."""

# Tuned by matches against earlier versions of this bot; in dollars unless stated otherwise.
HORIZON = 11.7  # future turns that count while the end is far
POOR = 50.0  # the end is closer by a factor of e if the poorest seats have this many dollars less …
LATE = 12.0  # … or this many fewer rounds remain
RIVALRY = 0.5  # the cost of a dollar that goes to a rival
KEEP_WILD = 1.0  # a 9 or 10 kept in the hand
KEEP_CHEAP = 0.3  # a diamond or club kept for a turn that costs rent
MORTGAGE = 0.02  # the share of a cell's worth lost by a mortgage
ROOM = 0.45  # an empty cell for a group to grow on
DENIAL = 0.1  # the share of a rival's growth that taking its cell is worth
FEAR = 18.0  # extra weight of rent when little money is left …
FEAR_FLOOR = 3.0  # … and the money below which this weight stops growing
RUIN = 1000.0  # bankruptcy

KEPT = [-KEEP_WILD * board.is_wild(card) for card in range(52)]
"""The value each card takes out of the hand when played, in dollars: zero or negative."""

_AROUND = [board.neighbors(1 << cell) for cell in range(board.CELLS)]


class Group(NamedTuple):
    """The *cells* of a group, their number, and the neighboring cells it could grow on if they were empty."""

    cells: int
    size: int
    around: int


def nearness(money: Iterable[int], bankruptcies: int, rounds: int | None, goal: int) -> float:
    """The nearness of the end, from 0 to 1.

    *money* is what each seat still in has. The match ends after *bankruptcies* more bankruptcies, or after
    *rounds* more rounds if there is a limit, or when somebody has *goal* dollars unless that is 0.

    >>> round(nearness((0, 60, 70), 1, None, 0), 2), round(nearness((0, 60, 70), 2, 12, 0), 2)
    (1.0, 0.37)
    """
    poorest = sorted(money)
    last = poorest[max(0, min(bankruptcies, len(poorest) - 1) - 1)]
    return max(
        exp(-last / POOR),
        0.0 if rounds is None else exp(-rounds / LATE),
        exp(-max(0, goal - poorest[-1]) / POOR) if goal else 0.0,
    )


# A search reaches the same lands again and again, so whatever depends on a land alone is cached.


@lru_cache(4096)
def groups(land: int) -> tuple[Group, ...]:
    """All groups of *land*."""
    return tuple([Group(cells, cells.bit_count(), board.neighbors(cells)) for cells in board.groups(land)])


@lru_cache(4096)
def _growth(land: int, cell: int) -> tuple[int, int]:
    """The amount by which *cell* raises the sum of squared group sizes of *land*, and its new neighbors."""
    around, size, squares = _AROUND[cell], 1, 0
    for group in groups(land):
        if group.around >> cell & 1:
            around &= ~group.around
            size += group.size
            squares += group.size**2
    return size**2 - squares, around


@lru_cache(4096)
def _shrinkage(land: int, cell: int) -> int:
    """The amount by which removing *cell* lowers the sum of squared group sizes of *land*."""
    group = _group(land, cell)
    left = board.groups(group.cells ^ 1 << cell)
    return group.size**2 - sum([part.bit_count() ** 2 for part in left])


def _group(land: int, cell: int) -> Group:
    """The group of *land* with *cell* in it."""
    for group in groups(land):
        if group.cells >> cell & 1:
            return group
    raise ValueError(cell)


def _nearness(view: View) -> float:
    limit = view.options["round_limit"]
    return nearness(
        [money for money, out in zip(view.money, view.out, strict=True) if not out],
        int(view.options["bankruptcies"]) - view.out.count("bankrupt"),
        None if limit == "none" else int(limit) - view.round,
        view.goal,
    )


class Position:
    """The board of a view, and the value of changes to it for the seat to move."""

    def __init__(self, view: View) -> None:
        seats = len(view.money)
        self.view = view
        self.seat = view.turn
        self.lands = board.lands_of(view.owners, seats)
        self.empty = ~sum(self.lands)
        self.rivals = [seat for seat in range(seats) if seat != self.seat and not view.out[seat]]
        self.money = view.money[self.seat]
        self.units = sum([WORTH[card] for card in view.purchase[self.seat]])
        self.weights = self._weights()
        turns = HORIZON * (1 - _nearness(view))
        # Dollars per squared cell: the future turns of all rivals, each of which hits one of 64 cells.
        self.income = turns * len(self.rivals) * AVERAGE_FACTOR / board.CELLS
        self.each = CELL_WORTH if view.options["count_property"] == "yes" else 0
        self.memo: dict[int, float] = {}
        self.rented: dict[int, tuple[int, float]] = {}

    def _weights(self) -> dict[int, float]:
        """The weight of each rival's dollar: the sum is one, and the strongest rival's is the largest."""
        strength = {seat: (self.view.money[seat] + self._squares(seat)) ** 3 + 1 for seat in self.rivals}
        total = sum(strength.values())
        return {seat: RIVALRY * value / total for seat, value in strength.items()}

    def _squares(self, seat: int) -> int:
        return sum([group.size**2 for group in groups(self.lands[seat])])

    def play_value(self, cell: int, kept: float, times: int) -> float:
        """The worth of a play on *cell*, in dollars.

        *kept* is what the cards take out of the hand (`KEPT`), and *times* is their rent multiplier.
        """
        owner = self.view.owners[cell]
        if owner >= 0 and owner != self.seat:
            if cell not in self.rented:
                size = _group(self.lands[owner], cell).size
                self.rented[cell] = size, self._option_to_buy(cell, size)
            size, option = self.rented[cell]
            return kept - self._rent_cost(size * times, owner) + option
        kept += KEEP_CHEAP * (times - 1)
        if cell not in self.memo:
            if owner == board.NOBODY:
                self.memo[cell] = self.gain(self.seat, cell) + self._denial(cell)
            elif self.view.mortgaged[cell]:
                self.memo[cell] = -self.loss(self.seat, cell) - self._denial(cell) / 2
            else:
                self.memo[cell] = -MORTGAGE * self.loss(self.seat, cell)
        return kept + self.memo[cell]

    def kept_cells(self, cell: int) -> float:
        """The cells that a play on *cell* adds to the seat's; a mortgage takes half a cell."""
        owner = self.view.owners[cell]
        if owner == board.NOBODY:
            return 1.0
        if owner != self.seat:
            return 0.0
        return -1.0 if self.view.mortgaged[cell] else -0.5

    def gain(self, seat: int, cell: int) -> float:
        """The value *seat* gains with the empty or sold *cell*, which joins its neighboring groups."""
        squares, around = _growth(self.lands[seat], cell)
        return self._worth(squares) + ROOM * (around & self.empty).bit_count()

    def loss(self, seat: int, cell: int) -> float:
        """The value *seat* loses with its *cell*."""
        return self._worth(_shrinkage(self.lands[seat], cell))

    def _worth(self, squares: int) -> float:
        """The worth of a cell that raises the squared sizes of groups by *squares*."""
        return self.income * squares + self.each

    def _denial(self, cell: int) -> float:
        """The value the empty *cell* would have had for rivals."""
        around, lands = _AROUND[cell], self.lands
        return DENIAL * fsum(
            [weight * self.gain(seat, cell) for seat, weight in self.weights.items() if lands[seat] & around]
        )

    def _rent_cost(self, rent: int, owner: int) -> float:
        money = self.money
        if rent > money:
            return RUIN + rent
        fear = FEAR * rent / (money - rent + FEAR_FLOOR)
        return rent * (1 + self.weights[owner] + fear)

    def _option_to_buy(self, cell: int, size: int) -> float:
        if self.units < size:
            return 0.0
        owner = self.view.owners[cell]
        return self.gain(self.seat, cell) + self.weights[owner] * self.loss(owner, cell)
