"""The only source of chance in games: verifiable in matches (`games.fair`), ordinary elsewhere."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Protocol


class Chance(Protocol):
    """The only source of chance in a game."""

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle the list *cards* itself."""

    def randbelow(self, limit: int) -> int:
        """A random number from 0 to *limit* - 1."""


@lru_cache(256)
def _steps(count: int) -> tuple[tuple[int, int], ...]:
    """The indices of *count* cards from the last to the second, each with the number of bits it needs."""
    return tuple((last, (last + 1).bit_length()) for last in range(count - 1, 0, -1))


class Luck:
    """Chance from an ordinary random generator, for simulations and tests."""

    def __init__(self, random: Random) -> None:
        self._random, self._bits = random.random, random.getrandbits

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle *cards* in place like `Random.shuffle`, in half the time."""
        bits = self._bits
        for last, length in _steps(len(cards)):
            at = bits(length)
            while at > last:
                at = bits(length)
            cards[last], cards[at] = cards[at], cards[last]

    def randbelow(self, limit: int) -> int:
        """A random number from 0 to *limit* - 1."""
        return int(self._random() * limit)


class DerangingRandom(Random):
    """Shuffles so that no card stays in its place, so that a comparison shows what is hidden."""

    def shuffle(self, cards: list[Any]) -> None:  # type: ignore[override]
        """Shuffle *cards* in place so that each one moves."""
        for place in range(len(cards) - 1, 0, -1):
            other = self.randrange(place)
            cards[place], cards[other] = cards[other], cards[place]
