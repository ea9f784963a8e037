"""Ids of matches, leagues, lessons, puzzles and invitations."""

from __future__ import annotations

LARGEST = 2**63 - 1
"""The largest number that the database can store."""


def is_id(number: int) -> bool:
    """Whether *number* can be an id. Buttons can name any number; the database is only asked for possible
    ones.

    >>> [is_id(number) for number in (-1, 0, 1, LARGEST, LARGEST + 1)]
    [False, False, True, True, False]
    """
    return 0 < number <= LARGEST
