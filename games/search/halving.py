"""Sequential halving: of many that may be best, the weaker half is dropped again and again."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import fmean, stdev

Results = list[list[float]]
"""What each that was tried brought, try by try; tries of the same number were made in the same way."""

DOUBT = 1.0
"""By how many standard errors another has to be better than the first."""

HOPELESS = 2.5
"""By how many standard errors another has to be worse than the first to be tried no further, …"""

SURE = 8
"""… after how many tries, and again whenever they are twice as many."""


def halve(
    count: int,
    attempt: Callable[[int, int], float],
    spent: Callable[[], float],
    kept: int = 1,
    thrifty: bool = False,
) -> Results:
    """Try *count* of them by *attempt* (which one, the number of the try) until all is *spent*.

    The first so many as are *kept* stay to the end; of the others half are left after each round, and one in
    the last. The rounds take equal parts of what may be *spent*, told as a number from 0 to 1. If it is to be
    *thrifty*, those without hope are dropped at once, and nothing more is spent when no others are left.
    """
    results: Results = [[] for _ in range(count)]
    left = list(range(kept, count))
    rounds = max(1, len(left).bit_length())
    tries = 0
    for number in range(1, rounds + 1):
        while (left or not thrifty) and (not tries or spent() < number / rounds):
            limit = 1.0 if tries else 1 / rounds
            for each in (*range(kept), *left):
                if (each if tries else each >= kept) and spent() >= limit:
                    break
                results[each].append(attempt(each, tries))
            else:
                tries += 1
                if thrifty and tries >= SURE and not tries & (tries - 1):
                    left = [each for each in left if _lead(results, each, HOPELESS) > 0]
                continue
            if not tries:  # it takes so long that some cannot be tried at all
                left = [each for each in left if results[each]]
                tries = 1
        left.sort(key=lambda each: -fmean(results[each][:tries]))
        del left[max(1, len(left) // 2) :]
    return [found[:tries] for found in results]


def _lead(results: Results, each: int, doubt: float) -> float:
    """By how much *each* is better than the first, if it was unlucky or lucky by so many standard errors:
    *doubt* is negative or positive."""
    apart = [other - own for other, own in zip(results[each], results[0], strict=False)]
    return fmean(apart) + doubt * stdev(apart) / sqrt(len(apart))


def best(results: Results) -> int:
    """The best one: the first, unless one tried as often is better beyond `DOUBT`."""
    last = [each for each, found in enumerate(results) if len(found) == len(results[0])]
    chosen = max(last, key=lambda each: fmean(results[each]))
    return chosen if len(results[0]) > 1 and _lead(results, chosen, -DOUBT) > 0 else 0
