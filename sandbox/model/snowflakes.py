"""Discord's ids: the milliseconds since 2015, shifted left by 22 bits, so that ids sort by time."""

from __future__ import annotations

from collections.abc import Callable

EPOCH = 1_420_070_400.0


def created_at(id: int) -> float:
    """When *id* was created, in seconds since 1970.

    >>> created_at(175928847299117063)
    1462015105.796
    """
    return (id >> 22) / 1000 + EPOCH


class Snowflakes:
    """Creates unique, increasing ids, even if the clock *now* goes backwards.

    >>> ids = Snowflakes(lambda: 1462015105.796)
    >>> first = ids.new()
    >>> ids.new() > first, created_at(first)
    (True, 1462015105.796)
    """

    def __init__(self, now: Callable[[], float], last: int = 0) -> None:
        self.last = last
        self._now = now

    def new(self) -> int:
        """A new id with the current time."""
        moment = round((self._now() - EPOCH) * 1000) << 22
        self.last = max(moment, self.last + 1)
        return self.last
