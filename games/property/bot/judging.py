"""What a position is worth to the seat to move, in dollars: the bot opponent's judgement.

A group of s cells is s times as likely to be met as one cell, and then charges for s, so its worth grows with
s². Money is worth more the less of it is left, and hurts most in the hands of whoever leads.
"""

from __future__ import annotations

from games.property import board
from games.property.moves import Play
from games.property.state import CELL_WORTH, WORTH
from games.property.view import View

AVERAGE_FACTOR = 2.25
"""What multiplies a rent on average: 1 or 2 for the red card, times 1 or 2 for the black one."""

# Found by play against earlier versions of itself; dollars unless it says otherwise.
HORIZON = 7.0  # turns to come that count
RIVALRY = 0.5  # what a dollar in the rivals' hands hurts
KEEP_WILD = 1.0  # a 9 or 10 kept in the hand
KEEP_CHEAP = 0.3  # a diamond or club kept for a turn that costs rent
MORTGAGE = 0.1  # the part of a cell's worth that its mortgage takes
ROOM = 0.3  # an empty cell for a group to grow on
DENIAL = 0.45  # the part of a rival's growth that taking its cell is worth
FEAR = 25.0  # how rent hurts more when little money is left …
FEAR_FLOOR = 5.0  # … and how little that is
RUIN = 1000.0  # bankruptcy
UNIT = 1.0  # a purchase unit


class Position:
    """The board of a view, and what changes on it are worth to the seat to move."""

    def __init__(self, view: View) -> None:
        seats = len(view.money)
        self.view = view
        self.seat = view.turn
        self.lands = board.lands_of(view.owners, seats)
        self.empty = sum(1 << cell for cell, owner in enumerate(view.owners) if owner == board.NOBODY)
        self.sizes = [0] * board.CELLS
        for land in self.lands:
            for found in board.groups(land):
                size = found.bit_count()
                for cell in board.cells_of(found):
                    self.sizes[cell] = size
        self.rivals = [seat for seat in range(seats) if seat != self.seat and not view.out[seat]]
        self.money = view.money[self.seat]
        self.weights = self._weights()
        limit = view.options["round_limit"]
        turns = HORIZON if limit == "none" else min(HORIZON, int(limit) - view.round + 0.5)
        # Dollars for each squared cell: every rival's turns to come, each of them on one of 64 cells.
        self.income = turns * len(self.rivals) * AVERAGE_FACTOR / board.CELLS
        self.each = CELL_WORTH if view.options["count_property"] == "yes" else 0
        self.memo: dict[int, float] = {}

    def _weights(self) -> dict[int, float]:
        """How much a rival's dollar hurts: all together one dollar, most of it the strongest one's."""
        strength = {seat: self.view.money[seat] + self._squares(seat) for seat in self.rivals}
        total = sum(value**3 + 1 for value in strength.values())
        return {seat: RIVALRY * (value**3 + 1) / total for seat, value in strength.items()}

    def _squares(self, seat: int) -> float:
        return sum(found.bit_count() ** 2 for found in board.groups(self.lands[seat]))

    def play_value(self, play: Play) -> float:
        """What *play* is worth, in dollars."""
        cell = board.cell_at(play.column, play.row)
        owner = self.view.owners[cell]
        kept = -KEEP_WILD * (board.is_wild(play.red) + board.is_wild(play.black))
        times = board.factor(play.red, play.black)
        if owner >= 0 and owner != self.seat:
            return kept - self._rent_cost(self.sizes[cell] * times, owner) + self._option_to_buy(cell)
        kept += KEEP_CHEAP * (times - 1)
        if cell not in self.memo:
            if owner == board.NOBODY:
                self.memo[cell] = self.gain(self.seat, cell) + self._denied(cell)
            elif self.view.mortgaged[cell]:
                self.memo[cell] = -self.loss(self.seat, cell) - self._denied(cell) / 2
            else:
                self.memo[cell] = -MORTGAGE * self.loss(self.seat, cell)
        return kept + self.memo[cell]

    def gain(self, seat: int, cell: int) -> float:
        """What owning the empty or sold *cell* brings to *seat*."""
        bit = 1 << cell
        found = board.group(self.lands[seat] | bit, bit)
        free = self.empty & ~bit
        room = (board.beside(found) & free).bit_count() - (board.beside(found ^ bit) & free).bit_count()
        return self._worth(found, bit) + ROOM * room

    def loss(self, seat: int, cell: int) -> float:
        """What *seat* loses with its *cell*."""
        bit = 1 << cell
        return self._worth(board.group(self.lands[seat], bit), bit)

    def _worth(self, whole: int, bit: int) -> float:
        """How much more the group *whole* is worth than what is left of it without *bit*."""
        squares = whole.bit_count() ** 2 - sum(part.bit_count() ** 2 for part in board.groups(whole ^ bit))
        return self.income * squares + self.each

    def _denied(self, cell: int) -> float:
        """What the empty *cell* would have brought to rivals."""
        near = board.beside(1 << cell)
        return DENIAL * sum(
            weight * self.gain(seat, cell) for seat, weight in self.weights.items() if self.lands[seat] & near
        )

    def _rent_cost(self, rent: int, owner: int) -> float:
        money = self.money
        if rent > money:
            return RUIN + rent
        fear = FEAR * rent / (money - rent + FEAR_FLOOR)
        return rent * (1 + self.weights[owner] + fear)

    def _option_to_buy(self, cell: int) -> float:
        size = self.sizes[cell]
        if sum(WORTH[card] for card in self.view.purchase[self.seat]) < size:
            return 0.0
        return max(0.0, self.sale(cell, size))

    def sale(self, cell: int, units: int) -> float:
        """What buying a rival's *cell* for so many *units* is worth."""
        owner = self.view.owners[cell]
        bought = self.gain(self.seat, cell) + self.weights[owner] * self.loss(owner, cell)
        return bought - UNIT * units * (1 + self.weights[owner])
