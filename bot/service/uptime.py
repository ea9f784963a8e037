"""Whether Freehold is there, and making up for the time in which it was not.

It is away while the process does not run, or Discord cannot be reached: nobody can move then, so no deadline
counts that time. So it is with a clock that jumps.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from math import inf

import structlog

from bot.domain.clock.downtime import postponed
from bot.service.matches import Matches
from bot.store import Conflict, Store

log = structlog.get_logger(__name__)

AWAY = 60.0
"""Seconds for which Freehold may be gone without it mattering."""

EVERY = 20.0
"""Seconds between two notes that it is there."""


@dataclass(eq=False)
class Uptime:
    """Call `look` every few seconds, and before anybody's time is said to be up.

    *is_here* tells whether Discord can be reached; *postpone* makes up for a time in the leagues; *changed*
    is called with every match that has other deadlines then.
    """

    _store: Store
    _matches: Matches
    _is_here: Callable[[], bool]
    _postpone: Callable[[float, float], Awaitable[None]]
    _changed: Callable[[int], None]
    _now: Callable[[], float]
    _awake: float | None = field(default=None, init=False)
    _kept: float = field(default=-inf, init=False)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)

    async def look(self) -> bool:
        """Whether time runs now: Freehold is there, and has made up for when it was not."""
        if not self._is_here():
            return False
        async with self._lock:
            now = self._now()
            if self._awake is None:
                self._awake = await self._store.house.awake()
            if self._awake is not None and abs(now - self._awake) > AWAY:
                log.warning("was away; all deadlines are later", seconds=round(now - self._awake))
                await self._make_up(self._awake, now)
                self._kept = now
            elif now - self._kept >= EVERY:
                await self._store.house.keep_awake(now)
                self._kept = now
            self._awake = now
        return True

    async def _make_up(self, since: float, now: float) -> None:
        await self._postpone(since, now)
        while True:
            found = [await self._store.reader.match(id) for id in await self._store.reader.timed()]
            changes = [change for match in found if match and (change := postponed(match, since, now))]
            try:
                await self._store.house.wake(changes, now)
            except Conflict:  # somebody moved in the meantime
                continue
            break
        self._matches.look_again()
        for change in changes:
            self._changed(change.after.id)
