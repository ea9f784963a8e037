"""How often a person, and all on a server, may do what costs others their peace or the machine its time.

It is counted in memory: a restart forgives.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Literal, NamedTuple

from bot.domain.refusals import Refusal

HOUR, DAY = 3600.0, 86400.0

MOST = 10_000
"""How many persons and servers are counted before the oldest counts are let go."""

Deed = Literal[
    "ring",
    "lobby",
    "thread",
    "film",
    "analysis",
    "help",
    "lesson",
    "puzzle",
    "export",
    "hint",
    "show-film",
    "show-end",
]
"""Calling people, opening a table or a thread, asking for a film, an analysis, help, a lesson, a puzzle,
one's data or a proof, a hint; showing the film or the end of a match to all."""


class Limit(NamedTuple):
    """The most within *seconds* of one *person*, or for one match, and of all on one *server*."""

    person: int
    server: int
    seconds: float = HOUR


LIMITS: dict[Deed, Limit] = {
    "ring": Limit(6, 30),
    "lobby": Limit(12, 60),
    "thread": Limit(6, 30),
    "film": Limit(6, 30),
    "analysis": Limit(6, 30),
    "help": Limit(6, 60, 600.0),
    "lesson": Limit(20, 200, 600.0),
    "puzzle": Limit(30, 300, 600.0),
    "export": Limit(6, 60),
    "hint": Limit(60, 300, 600.0),
    "show-film": Limit(1, 60, DAY),
    "show-end": Limit(1, 60, DAY),
}


class Limits:
    """Counts what people do at the time *now*."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._done: dict[tuple[Deed, str, int], deque[float]] = {}

    def spend(self, deed: Deed, whose: int, guild_id: int | None) -> None:
        """Count that it is done now, by a person or for a match, on a server or (None) in a direct message.

        Raises:
            Refusal: it was done too often of late, by them, for it or on that server.
        """
        limit = LIMITS[deed]
        counted = [self._lately((deed, "person", whose), limit.seconds)]
        if guild_id is not None:
            counted.append(self._lately((deed, "server", guild_id), limit.seconds))
        for done, most in zip(counted, limit[:2], strict=False):
            if len(done) >= most:
                left = done[0] + limit.seconds - self._now()
                raise Refusal(
                    f"limit-{deed}", person=limit.person, server=limit.server, minutes=int(left // 60) + 1
                )
        for done in counted:
            done.append(self._now())

    def _lately(self, key: tuple[Deed, str, int], seconds: float) -> deque[float]:
        if len(self._done) > MOST:
            since = self._now() - DAY
            self._done = {key: done for key, done in self._done.items() if done and done[-1] > since}
        done = self._done.setdefault(key, deque())
        while done and done[0] <= self._now() - seconds:
            done.popleft()
        return done
