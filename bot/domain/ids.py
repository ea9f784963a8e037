"""What can be the id of something: of a match, a league, a lesson, a puzzle or an invitation."""

from __future__ import annotations

LARGEST = 2**63 - 1
"""The largest number that the database can store."""


def is_id(number: int) -> bool:
    """Whether *number* can be an id, whoever made it up: the database is asked for no other.

    >>> [is_id(number) for number in (-1, 0, 1, LARGEST, LARGEST + 1)]
    [False, False, True, True, False]
    """
    return 0 < number <= LARGEST
