"""The ways to pay for a cell with purchase cards."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from games.core import Field


@lru_cache(1024)
def ways(payment: Field) -> tuple[tuple[int, ...], ...]:
    """The legal payments that differ in more than suits: the fewest units first, then the fewest cards.

    >>> ways(Field("cards", (12, 25, 11, 10), most=4, many=True, worth=(4, 4, 2, 1), need=5))
    ((12, 10), (12, 11), (12, 25))
    """
    alike: dict[int, list[int]] = {}
    for card, worth in zip(payment.options, payment.worth, strict=True):
        alike.setdefault(worth, []).append(card)
    found = []
    for counts in product(*(range(len(cards) + 1) for cards in alike.values())):
        taken = [(worth, count) for worth, count in zip(alike, counts, strict=True) if count]
        units = sum(worth * count for worth, count in taken)
        if taken and 0 <= units - payment.need < min(worth for worth, _ in taken):
            cards = tuple(card for worth, count in taken for card in alike[worth][:count])
            found.append((units, len(cards), cards))
    return tuple([cards for _, _, cards in sorted(found)])
