"""Discord's limits on session starts: how fast and how often a bot may identify.

Shards whose numbers are equal modulo *concurrency* share a bucket. Each bucket accepts one identification in
five seconds, whichever process sends it. A bot that exceeds the daily limit loses its token.
"""

from __future__ import annotations

from collections.abc import Callable

from sandbox.model.records import Json

SECONDS = 5.0
ANNOUNCING = 0.001  # seconds until the next guild of a new session is announced
DAY = 86_400.0
TOTAL = 1000


class Starts:
    """Counts identifications by the clock *now*. *pace* multiplies the five seconds; 0 turns them off."""

    def __init__(self, now: Callable[[], float], pace: float = 1.0, concurrency: int = 1) -> None:
        self.total = TOTAL
        self._now = now
        self._pace = pace
        self._concurrency = concurrency
        self._latest: dict[int, float] = {}
        self._used = 0
        self._reset = 0.0

    @property
    def remaining(self) -> int:
        """How many identifications are left for today."""
        if self._now() >= self._reset:
            self._used, self._reset = 0, self._now() + DAY
        return max(self.total - self._used, 0)

    @property
    def limit(self) -> Json:
        """The session_start_limit object of ``GET /gateway/bot``."""
        remaining = self.remaining
        return {
            "total": self.total,
            "remaining": remaining,
            "reset_after": round((self._reset - self._now()) * 1000),
            "max_concurrency": self._concurrency,
        }

    @property
    def announcing(self) -> float:
        """Seconds between two guilds announced to a new session."""
        return ANNOUNCING * self._pace

    def take(self, shard: int) -> bool:
        """Count an identification of *shard*, and return False if it is too early or none is left."""
        bucket = shard % self._concurrency
        if not self.remaining or self._now() < self._latest.get(bucket, 0.0) + SECONDS * self._pace:
            return False
        self._latest[bucket] = self._now()
        self._used += 1
        return True
