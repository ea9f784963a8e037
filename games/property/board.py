"""The grid of Property: cells, and sets of cells as 64-bit masks (bit n is cell n)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from games.cards import rank

SIDE = 8
CELLS = SIDE * SIDE
NOBODY = -1
NUMBERS = tuple(range(1, SIDE + 1))
"""The numbers that name columns and rows."""

_COLUMN = sum(1 << SIDE * step for step in range(SIDE))
_ROW = (1 << SIDE) - 1
_ALL = (1 << CELLS) - 1
_BUT_FIRST = _ALL ^ _COLUMN
_BUT_LAST = _ALL ^ _COLUMN << SIDE - 1


def is_wild(card: int) -> bool:
    """Whether *card* is a 9 or a 10, which stand for any number (PR-07)."""
    return rank(card) > SIDE


NAMES = tuple(NUMBERS if is_wild(card) else (rank(card),) for card in range(52))
"""The columns or rows that each card can name; meaningful only for the 40 cards in the deck."""

COLUMNS = tuple(sum(_COLUMN << number - 1 for number in NAMES[card]) for card in range(52))
"""The mask of the columns that each card can name."""

ROWS = tuple(sum(_ROW << SIDE * (number - 1) for number in NAMES[card]) for card in range(52))
"""The mask of the rows that each card can name."""


def cell_at(column: int, row: int) -> int:
    """The cell in *column* and *row*, both 1 to 8 (PR-01).

    >>> cell_at(1, 1), cell_at(8, 1), cell_at(1, 8)
    (0, 7, 56)
    """
    return column - 1 + SIDE * (row - 1)


@cache
def cells(columns: tuple[int, ...], rows: tuple[int, ...]) -> tuple[int, ...]:
    """The cells in *columns* and *rows*, column by column.

    >>> cells((1, 2), (1, 8))
    (0, 56, 1, 57)
    """
    return tuple([cell_at(column, row) for column in columns for row in rows])


def place_of(cell: int) -> tuple[int, int]:
    """Column and row of *cell*.

    >>> place_of(56)
    (1, 8)
    """
    return cell % SIDE + 1, cell // SIDE + 1


def neighbors(mask: int) -> int:
    """The cells that share an edge with a cell of *mask*; cells of *mask* may be among them.

    >>> neighbors(1 << cell_at(1, 2)) == 1 << cell_at(1, 1) | 1 << cell_at(2, 2) | 1 << cell_at(1, 3)
    True
    """
    return (mask << 8 | mask >> 8 | (mask & _BUT_LAST) << 1 | (mask & _BUT_FIRST) >> 1) & _ALL


def group(land: int, start: int) -> int:
    """The cells of *land* connected by edges to those in *start*, which is part of *land* (PR-09).

    >>> bin(group(0b1_0000_0010_0000_0111, 1))
    '0b1000000111'
    """
    while True:
        near = start << 8 | start >> 8 | (start & _BUT_LAST) << 1 | (start & _BUT_FIRST) >> 1
        grown = (start | near) & land
        if grown == start:
            return start
        start = grown


@lru_cache(4096)
def groups(land: int) -> tuple[int, ...]:
    """All groups of *land*; cached, since many positions share them."""
    found = []
    while land:
        found.append(group(land, land & -land))
        land ^= found[-1]
    return tuple(found)


def owner_of(lands: Sequence[int], bit: int) -> int:
    """The seat whose land holds the cell *bit*, or `NOBODY`."""
    for seat, land in enumerate(lands):
        if land & bit:
            return seat
    return NOBODY


@lru_cache(1024)
def lands_of(owners: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """Every seat's land as a mask, from the owner of each cell.

    >>> lands_of((1, -1, 0, 1) + (-1,) * 60, 2)
    (4, 9)
    """
    lands = [0] * seats
    for cell, owner in enumerate(owners):
        if owner >= 0:
            lands[owner] |= 1 << cell
    return tuple(lands)


HIGHEST = 4
"""The highest multiplier of the rent (PR-09)."""


def factor(red: int, black: int) -> int:
    """The multiplier of the rent: a heart doubles it, a spade doubles it (PR-09).

    >>> [factor(red, black) for red in (13, 26) for black in (0, 39)]
    [1, 2, 2, 4]
    """
    return (2 if red >= 26 else 1) * (2 if black >= 39 else 1)


def rent_of(land: int, cell: int, red: int, black: int) -> int:
    """The rent due for *cell* of its owner's *land*, named by these cards (PR-09).

    >>> rent_of(0b111, 1, red=13, black=39), rent_of(0b101, 0, red=13, black=0)
    (6, 1)
    """
    return group(land, 1 << cell).bit_count() * factor(red, black)
