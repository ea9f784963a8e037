"""Whether Freehold is there, and making up for the time in which it was not.

It is away while the process does not run, or Discord cannot be reached: nobody can move then, so no deadline
counts that time. So it is with a clock that jumps, that of the database if several processes share one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field
from math import inf

import structlog

from bot.domain.clock.downtime import postponed
from bot.service.matches import Matches
from bot.store import Conflict, Store
from bot.store.shards.carried import shard_of

log = structlog.get_logger(__name__)

AWAY = 60.0
"""Seconds for which Freehold may be gone without it mattering."""

EVERY = 20.0
"""Seconds between two notes that it is there."""


@dataclass(eq=False)
class Uptime:
    """Call `look` every few seconds, and before anybody's time is said to be up.

    *is_here* tells whether Discord can be reached; *postpone* makes up for a time in the leagues of some
    servers; *changed* is called with every match that has other deadlines then. A shard that this process
    takes over was perhaps carried by nobody for a while: each has its own time.
    """

    _store: Store
    _matches: Matches
    _is_here: Callable[[], bool]
    _postpone: Callable[[float, float, Callable[[int], bool]], Awaitable[None]]
    _changed: Callable[[int], None]
    _now: Callable[[], float]
    _awake: dict[int, float | None] = field(default_factory=dict, init=False)
    _kept: float = field(default=-inf, init=False)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)

    async def look(self) -> bool:
        """Whether time runs now: Freehold is there, and has made up for when it was not."""
        if not self._is_here():
            return False
        async with self._lock:
            await self._store.time.agree()
            now, carried = self._now(), self._store.carried
            for shard in carried.ids - self._awake.keys():
                self._awake[shard] = await self._store.house.awake(shard, carried.count)
            awake = {shard: since for shard, since in self._awake.items() if shard in carried.ids}
            absences = {since for since in awake.values() if since is not None and abs(now - since) > AWAY}
            for since in sorted(absences):
                log.warning("was away; all deadlines are later", seconds=round(now - since))
                await self._make_up(since, now, {shard for shard in awake if awake[shard] == since})
            if now - self._kept >= EVERY:
                await self._store.house.keep_awake(now, carried.ids, carried.count)
                self._kept = now
            self._awake = dict.fromkeys(awake, now)
        return True

    async def _make_up(self, since: float, now: float, shards: Collection[int]) -> None:
        count = self._store.carried.count

        def away(guild_id: int) -> bool:
            return shard_of(guild_id, count) in shards

        await self._postpone(since, now, away)
        while True:
            found = [await self._store.reader.match(id) for id in await self._store.reader.timed()]
            there = [match for match in found if match and away(match.guild_id)]
            changes = [change for match in there if (change := postponed(match, since, now))]
            try:
                await self._store.house.wake(changes, now, shards, count)
            except Conflict:  # somebody moved in the meantime
                continue
            break
        self._matches.look_again()
        for change in changes:
            self._changed(change.after.id)
