"""Rate limits like Discord's: a bucket per route and channel, and 50 requests a second in all.

Discord publishes few of its numbers and may change them, so most of these are assumptions. The headers and
errors are Discord's. Requests about interactions don't count towards the 50.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import NamedTuple

from sandbox.model.errors import ApiError

GLOBAL = 50
MESSAGES = "/channels/{channel_id}/messages"
WEBHOOKS = "/webhooks/{webhook_id}/{webhook_token}"
LIMITS = {  # requests, seconds
    ("POST", MESSAGES): (5, 5.0),
    ("PATCH", f"{MESSAGES}/{{message_id}}"): (5, 5.0),
    ("DELETE", f"{MESSAGES}/{{message_id}}"): (5, 1.0),
    ("POST", "/channels/{channel_id}/threads"): (10, 10.0),
    ("PATCH", "/channels/{channel_id}"): (5, 15.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
}
WEBHOOK = (5, 2.0)
OTHERS = (30, 10.0)


class Bucket(NamedTuple):
    """The state of a bucket after a request."""

    name: str
    limit: int
    remaining: int
    reset: float
    reset_after: float

    @property
    def headers(self) -> dict[str, str]:
        """The X-RateLimit headers."""
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Reset": f"{self.reset:.3f}",
            "X-RateLimit-Reset-After": f"{self.reset_after:.3f}",
            "X-RateLimit-Bucket": self.name,
        }


class Rates:
    """Counts requests by the clock *now*. *pace* multiplies the length of all windows; 0 means no limits."""

    def __init__(self, now: Callable[[], float], pace: float = 1.0) -> None:
        self.pace = pace
        self._now = now
        self._windows: dict[tuple[str, str], tuple[int, float]] = {}
        self._names: dict[tuple[str, str], str] = {}
        self._second = (0, 0.0)

    def take(self, method: str, route: str, major: str) -> Bucket | None:
        """Count a request, and return its bucket, or None if it has no limit.

        *major* is the channel, guild or token in the request's path.

        Raises:
            ApiError: 429, with the time to wait.
        """
        if not self.pace or route.startswith("/interactions"):
            return None
        now = self._now()
        if route.startswith(WEBHOOKS):
            limit, seconds = WEBHOOK
            name = self._name("*", WEBHOOKS)
        else:
            self._count_globally(now)
            limit, seconds = LIMITS.get((method, route), OTHERS)
            name = self._name(method, route)
        used, reset = self._windows.get((name, major), (0, 0.0))
        if now >= reset:
            used, reset = 0, now + seconds * self.pace
            if len(self._windows) > 1000:
                self._windows = {key: w for key, w in self._windows.items() if w[1] > now}
        if used >= limit:
            bucket = Bucket(name, limit, 0, reset, reset - now)
            raise TooMany(reset - now, bucket)
        self._windows[name, major] = used + 1, reset
        return Bucket(name, limit, limit - used - 1, reset, reset - now)

    def _name(self, method: str, route: str) -> str:
        key = method, route
        if key not in self._names:
            self._names[key] = hashlib.blake2b(f"{method} {route}".encode(), digest_size=16).hexdigest()
        return self._names[key]

    def _count_globally(self, now: float) -> None:
        used, reset = self._second
        if now >= reset:
            used, reset = 0, now + self.pace
        if used >= GLOBAL:
            raise TooMany(reset - now, None)
        self._second = used + 1, reset


class TooMany(ApiError):
    """Error 429: wait *retry_after* seconds, for one *bucket* or, without one, for all requests."""

    def __init__(self, retry_after: float, bucket: Bucket | None) -> None:
        seconds = max(round(retry_after, 3), 0.001)
        shared = {"retry_after": seconds, "global": bucket is None}
        super().__init__(0, "You are being rate limited.", status=429, more=shared)
        self.headers = {"Retry-After": str(int(seconds) + 1)}
        if bucket is None:
            self.headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        else:
            self.headers |= {**bucket.headers, "X-RateLimit-Scope": "user"}
