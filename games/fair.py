"""The verifiable shuffle.

A match has a secret of 32 bytes. Its SHA-256 is shown before anybody sits down, and the secret itself when
the match is over. Each player who joins adds the id that Discord gave to their click or command, and so does
the player who starts the match. So the operator of the bot can neither exchange the secret, since its hash is
public, nor foresee what will be added to it. A player who leaves and joins again adds once more, and the
proof lists every join. The seed is

    HMAC-SHA256(secret, join ‖ join ‖ …)

of all joins in order, each as 8 bytes big-endian. Without joins, the seed is the secret. From the secret, the
joins and the moves, anybody can recompute every shuffle and every number.

The n-th use of chance reads a stream of 32-byte blocks, HMAC-SHA256(seed, n ‖ block), both as 8 bytes
big-endian. A number below L is the next 4 bytes, big-endian, modulo L. Values from the largest multiple of L
below 2³² on are skipped, so that no number is favored. A shuffle goes from the last place down to the second
and swaps each card with the one at a random number below its own place + 1.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence


def new_secret() -> bytes:
    """Return 32 unpredictable bytes."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """The SHA-256 of *secret* in hexadecimal digits, which is shown before anybody sits down.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(secret).hexdigest()


def derive_seed(secret: bytes, joins: Sequence[int]) -> bytes:
    """Derive the seed of a match from its *secret* and *joins*.

    >>> derive_seed(bytes(32), []) == bytes(32)
    True
    >>> derive_seed(bytes(32), [7, 8]).hex()[:16]
    '2cf4e1e1546b2785'
    """
    if not joins:
        return secret
    return hmac.digest(secret, b"".join(join.to_bytes(8, "big") for join in joins), "sha256")


def add_join(joins: tuple[int, ...], join: int | None) -> tuple[int, ...]:
    """Return *joins* with *join* appended, or unchanged if it is None."""
    return joins if join is None else (*joins, join)


class Fair:
    """Chance computed from *seed*. *used* counts its uses and is stored with the match.

    >>> cards = list(range(6))
    >>> Fair(bytes(32)).shuffle(cards)
    >>> cards
    [1, 2, 5, 0, 4, 3]
    """

    def __init__(self, seed: bytes, used: int = 0) -> None:
        self.seed = seed
        self.used = used

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle *cards* in place."""
        stream = self._next()
        for place in range(len(cards) - 1, 0, -1):
            other = stream.randbelow(place + 1)
            cards[place], cards[other] = cards[other], cards[place]

    def randbelow(self, limit: int) -> int:
        """A random number from 0 to *limit* - 1."""
        return self._next().randbelow(limit)

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

    def randbelow(self, limit: int) -> int:
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
