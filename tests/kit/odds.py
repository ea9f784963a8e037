"""Statistical checks of random results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from math import sqrt
from typing import Any

CERTAIN = 4.0
"""The number of standard deviations that a normal variable exceeds once in thirty thousand times."""


def check_proportions(found: Iterable[Hashable], expected: Mapping[Any, float]) -> bool:
    """Whether *found* has exactly the proportions *expected*, by the chi-square test.

    >>> check_proportions("aabab" * 20, {"a": 3, "b": 2}), check_proportions("aabab" * 20, {"a": 1, "b": 4})
    (True, False)
    """
    counts = Counter(found)
    if counts.keys() - expected.keys():
        return False
    share = counts.total() / sum(expected.values())
    off = sum((counts[each] - weight * share) ** 2 / (weight * share) for each, weight in expected.items())
    degrees = len(expected) - 1
    part = 2 / (9 * degrees)
    return off < degrees * (1 - part + CERTAIN * sqrt(part)) ** 3  # as Wilson and Hilferty approximate it
