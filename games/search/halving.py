"""Sequential halving: of many that may be best, the weaker half is dropped again and again."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean, stdev

Results = list[list[float]]
"""What each that was tried brought, try by try; tries of the same number were made in the same way."""

DOUBT = 1.0
"""By how many standard errors another has to be better than the first."""


def halve(
    count: int, attempt: Callable[[int, int], float], spent: Callable[[], float], kept: int = 1
) -> Results:
    """Try *count* of them by *attempt* (which one, the number of the try) until all is *spent*.

    The first so many as are *kept* stay to the end; of the others half are left after each round, and one in
    the last. The rounds take equal parts of what may be *spent*, told as a number from 0 to 1.
    """
    results: Results = [[] for _ in range(count)]
    left = list(range(kept, count))
    rounds = max(1, len(left).bit_length())
    tries = 0
    for number in range(1, rounds + 1):
        while not tries or spent() < number / rounds:
            limit = 1.0 if tries else 1 / rounds
            for each in (*range(kept), *left):
                if (each if tries else each >= kept) and spent() >= limit:
                    break
                results[each].append(attempt(each, tries))
            else:
                tries += 1
                continue
            if not tries:  # it takes so long that some cannot be tried at all
                left = [each for each in left if results[each]]
                tries = 1
        left.sort(key=lambda each: -fmean(results[each][:tries]))
        del left[max(1, len(left) // 2) :]
    return [found[:tries] for found in results]


def best(results: Results) -> int:
    """The best one: the first, unless one tried as often is better beyond `DOUBT`."""
    first = results[0]
    last = [each for each, found in enumerate(results) if len(found) == len(first)]
    chosen = max(last, key=lambda each: fmean(results[each]))
    apart = [other - own for other, own in zip(results[chosen], first, strict=True)]
    if len(apart) > 1 and fmean(apart) > DOUBT * stdev(apart) / len(apart) ** 0.5:
        return chosen
    return 0
