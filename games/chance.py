"""A game's only chance: verifiable in a match (`games.fair`), ordinary in simulations and tests."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Protocol


class Chance(Protocol):
    """The only source of chance in a game."""

    def shuffle(self, cards: list[int]) -> None:
        """Bring *cards* into a random order, in place."""

    def below(self, limit: int) -> int:
        """A random number from 0 to *limit* - 1."""


@lru_cache(256)
def _steps(count: int) -> tuple[tuple[int, int], ...]:
    """The places of so many cards but the first, from the last on, each with the bits of its number."""
    return tuple((last, (last + 1).bit_length()) for last in range(count - 1, 0, -1))


class Luck:
    """Chance from an ordinary generator, for simulations and tests."""

    def __init__(self, random: Random) -> None:
        self._random, self._bits = random.random, random.getrandbits

    def shuffle(self, cards: list[int]) -> None:
        """Bring *cards* into a random order, in place: that of `Random.shuffle`, in half the time."""
        bits = self._bits
        for last, length in _steps(len(cards)):
            at = bits(length)
            while at > last:
                at = bits(length)
            cards[last], cards[at] = cards[at], cards[last]

    def below(self, limit: int) -> int:
        """A random number from 0 to *limit* - 1."""
        return int(self._random() * limit)


class Elsewhere(Random):
    """Shuffles so that no card stays where it was: what is hidden is found out by the difference."""

    def shuffle(self, cards: list[Any]) -> None:  # type: ignore[override]
        """Bring *cards* into another order, in which each is elsewhere."""
        for place in range(len(cards) - 1, 0, -1):
            other = self.randrange(place)
            cards[place], cards[other] = cards[other], cards[place]
