"""A game's only chance: verifiable in a match (`games.fair`), ordinary in simulations and tests."""

from __future__ import annotations

from random import Random
from typing import Protocol


class Chance(Protocol):
    """The only source of chance in a game."""

    def shuffle(self, cards: list[int]) -> None:
        """Bring *cards* into a random order, in place."""

    def below(self, limit: int) -> int:
        """A random number from 0 to *limit* - 1."""


class Luck:
    """Chance from an ordinary generator, for simulations and tests."""

    def __init__(self, random: Random) -> None:
        self._random, self._bits = random.random, random.getrandbits

    def shuffle(self, cards: list[int]) -> None:
        """Bring *cards* into a random order, in place: that of `Random.shuffle`, in half the time."""
        bits = self._bits
        for last in range(len(cards) - 1, 0, -1):
            length = (last + 1).bit_length()
            at = bits(length)
            while at > last:
                at = bits(length)
            cards[last], cards[at] = cards[at], cards[last]

    def below(self, limit: int) -> int:
        """A random number from 0 to *limit* - 1."""
        return int(self._random() * limit)
