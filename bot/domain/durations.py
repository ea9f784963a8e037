"""Durations in seconds, and in words."""

from __future__ import annotations

from games.core import Text

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0

EXACT = (("day", 86400), ("hour", 3600), ("minute", 60), ("second", 1))
"""The units in which a time for a move is written."""


def describe_seconds(seconds: int) -> Text:
    """Describe whole *seconds* in the largest unit that divides them.

    >>> describe_seconds(900)
    Text(id='span-minute', args={'count': 15})
    """
    unit, size = next((unit, size) for unit, size in EXACT if seconds % size == 0)
    return Text(f"span-{unit}", {"count": seconds // size})
