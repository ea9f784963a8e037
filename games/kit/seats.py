"""Seats: their names in texts, who is still in, who follows whom clockwise.

*out* says of each seat how it left, in a word; it is empty for those who are still in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.core import Who

WHO: Final = tuple(Who(seat) for seat in range(6))
"""Every seat as it is named in texts."""

NO_SEATS: Final[frozenset[int]] = frozenset()
ONLY: Final = tuple(frozenset({seat}) for seat in range(6))
"""Every seat alone; made once, for it is asked after every move who is awaited."""


def active(out: Sequence[str]) -> list[int]:
    """The seats that are still in.

    >>> active(["", "resigned", ""])
    [0, 2]
    """
    return [seat for seat, left in enumerate(out) if not left]


def others(seat: int, seats: int) -> list[int]:
    """All seats but *seat*, clockwise from its left.

    >>> others(1, 4)
    [2, 3, 0]
    """
    return [(seat + step) % seats for step in range(1, seats)]


def following(out: Sequence[object], seat: int) -> int:
    """The seat still in that follows *seat* clockwise; *seat* itself if there is no other.

    >>> following(["", "resigned", ""], 0)
    2
    """
    seats = len(out)
    other = (seat + 1) % seats
    while out[other] and other != seat:
        other = (other + 1) % seats
    return other


def comes_round(seat: int, follows: int, first: int, seats: int) -> bool:
    """Whether the turn passes the seat that began (*first*) when it goes on from *seat* to *follows*.

    >>> comes_round(2, 0, first=0, seats=3), comes_round(0, 2, first=0, seats=3)
    (True, False)
    """
    return (follows - first) % seats <= (seat - first) % seats
