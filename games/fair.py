"""The verifiable shuffle.

A match has one secret seed of 32 bytes. Its SHA-256 is shown when the match starts, the seed itself when it
ends: then everybody can compute every shuffle and every number again and see that nothing was arranged.

The n-th use of chance reads a stream of 32-byte blocks, HMAC-SHA256(seed, n ‖ block), both as 8 bytes
big-endian. A number below L is the next 4 bytes, big-endian, modulo L; values from the largest multiple of L
below 2³² on are skipped, so that no number is favoured. A shuffle swaps, from the last place down to the
second, each card with the one at a number below its own place + 1.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_seed() -> bytes:
    """32 bytes nobody can foresee."""
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """What is shown before the match: the seed's SHA-256 in hexadecimal digits.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


class Fair:
    """Chance computed from *seed*; *used* counts its uses and is stored with the match.

    >>> cards = list(range(6))
    >>> Fair(bytes(32)).shuffle(cards)
    >>> cards
    [1, 2, 5, 0, 4, 3]
    """

    def __init__(self, seed: bytes, used: int = 0) -> None:
        self.seed = seed
        self.used = used

    def shuffle(self, cards: list[int]) -> None:
        """Bring *cards* into a random order, in place."""
        stream = self._next()
        for place in range(len(cards) - 1, 0, -1):
            other = stream.below(place + 1)
            cards[place], cards[other] = cards[other], cards[place]

    def below(self, limit: int) -> int:
        """A random number from 0 to *limit* - 1."""
        return self._next().below(limit)

    def _next(self) -> _Stream:
        stream = _Stream(self.seed, self.used)
        self.used += 1
        return stream


class _Stream:
    def __init__(self, seed: bytes, use: int) -> None:
        self._seed = seed
        self._use = use.to_bytes(8, "big")
        self._block = 0
        self._bytes = b""

    def below(self, limit: int) -> int:
        fair = 2**32 - 2**32 % limit
        while True:
            if not self._bytes:
                message = self._use + self._block.to_bytes(8, "big")
                self._bytes = hmac.digest(self._seed, message, "sha256")
                self._block += 1
            number = int.from_bytes(self._bytes[:4], "big")
            self._bytes = self._bytes[4:]
            if number < fair:
                return number % limit
