"""Deals the hands that a seat does not see, in the ways the rules allow.

A player stops drawing at the first card of the missing color (PR-06, PR-13), so a hand holds exactly one card
of one color. After a pair is played, all cards left have the other color.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate
from math import comb
from random import Random

from games.cards import is_red
from games.property.view import HiddenHand


class HiddenHands:
    """Deals *cards* to *hands* at random. Every deal that the rules allow is equally likely.

    >>> hands = HiddenHands([HiddenHand(3), HiddenHand(2, one_color=True)], range(10, 16))
    >>> dealt, rest = hands.deal(Random(1))
    >>> dealt, rest
    ([[10, 12, 14], [13, 15]], [11])
    """

    def __init__(self, hands: Sequence[HiddenHand], cards: Iterable[int]) -> None:
        self._hands = hands
        cards = list(cards)
        self._reds = [card for card in cards if is_red(card)]
        self._blacks = [card for card in cards if not is_red(card)]
        self._weights = cache(self._count_deals)

    def deal(self, random: Random) -> tuple[list[list[int]], list[int]]:
        """Return the sorted hands, and the remaining cards in random order."""
        reds, blacks = self._reds[:], self._blacks[:]
        random.shuffle(reds)
        random.shuffle(blacks)
        dealt = []
        for place, hand in enumerate(self._hands):
            weights = self._weights(place, len(reds), len(blacks))
            [red] = random.choices(_numbers_of_reds(hand), cum_weights=weights)
            black = hand.size - red
            dealt.append(sorted(reds[:red] + blacks[:black]))
            del reds[:red], blacks[:black]
        rest = reds + blacks
        random.shuffle(rest)
        return dealt, rest

    def _count_deals(self, place: int, reds: int, blacks: int) -> list[int]:
        """The number of ways to deal the hands from *place* on, cumulative over the reds in the first."""
        hand = self._hands[place]
        return list(
            accumulate(
                comb(reds, red)
                * comb(blacks, hand.size - red)
                * self._deals_after(place, reds - red, blacks - hand.size + red)
                for red in _numbers_of_reds(hand)
            )
        )

    def _deals_after(self, place: int, reds: int, blacks: int) -> int:
        if reds < 0 or blacks < 0:
            return 0
        return self._weights(place + 1, reds, blacks)[-1] if place + 1 < len(self._hands) else 1


def _numbers_of_reds(hand: HiddenHand) -> tuple[int, ...]:
    """The possible numbers of red cards in *hand*."""
    low = 0 if hand.one_color else 1
    high = hand.size - low
    return (low, high) if low < high else (low,)
