"""Sets of numbers as masks: bit by bit."""

from __future__ import annotations

from collections.abc import Iterator


def bits(mask: int) -> Iterator[int]:
    """The numbers in *mask*, in rising order.

    >>> list(bits(0b1001))
    [0, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
