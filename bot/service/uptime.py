"""Track which shards are up, and account for their downtime.

A shard is down while no process runs it, or Discord can't be reached on it. Nobody on its servers can move
then, so no deadline there counts that time, however short; deadlines of other shards do. The same holds if
the whole process was suspended, if nothing could be stored, or if the clock jumps: that of the database if
several processes share one.

A connection may break silently. Discord answers each heartbeat, so a shard that received nothing for `SILENT`
seconds also counts as down, from the last time it received something. At a live pace the house waits longer
than that before it moves for somebody.

A shard that is back counts as down since the last moment it was known to be up, so nobody ever has less time
than promised. At a live pace they have about a second more at most, even if the process was killed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf

import structlog

from bot.cluster.owned import shard_of
from bot.log import error_id
from bot.parts import Part
from bot.service.matches import Matches
from bot.service.work_queue import WorkQueue
from bot.store import Store, StoreFault
from bot.store.absences import Postpone

log = structlog.get_logger(__name__)

TICK = 1.0
"""Seconds between two checks of the shards."""

STALLED = 5.0
"""Seconds between two checks from which on the process must have been suspended."""

SILENT = 8.0
"""Seconds without anything from Discord after which a shard is down; heartbeats are sent more often."""

JUMP = 60.0
"""Seconds by which the clock may be set without consequences."""

EVERY = 20.0
"""Seconds between two records of which shards are up; while a clock runs at a live pace, every check makes
one.
"""

TOGETHER = 64
"""Matches that catch up in one transaction; nobody's click waits for more than these."""


def _real() -> float:
    """A clock that nobody sets, and that goes on while the machine sleeps."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


@dataclass(eq=False)
class Uptime(Part):
    """Checks every second which shards are up (`run`), and records the absence of those that are back.

    *silence* gives, for each shard that this process runs, the seconds since anything was received on it;
    that is infinite if it isn't connected. *postpone* gives the leagues of a shard more time, and *postponed*
    is called with each of them. *paused* is called with each match whose log says that its clock was stopped,
    and with each at a live pace.
    """

    _store: Store
    _matches: Matches
    _silence: Callable[[], Mapping[int, float]]
    _postpone: Postpone
    _postponed: Callable[[int], None]
    _paused: Callable[[int], None]
    _now: Callable[[], float]
    _real: Callable[[], float] = _real
    _seen: dict[int, float | None] = field(default_factory=dict, init=False)
    _away: set[int] = field(default_factory=set, init=False)
    _looked: float = field(default=-inf, init=False)
    _left: set[int] = field(default_factory=set, init=False)
    _kept: float = field(default=-inf, init=False)
    _agreed: float = field(default=-inf, init=False)
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)

    def __post_init__(self) -> None:
        self._catching_up: WorkQueue[None] = WorkQueue("catch up", lambda _: self.catch_up())

    @property
    def failures(self) -> int:
        """The number of things that fail for a reason that may never pass."""
        return self._catching_up.failures

    async def run(self) -> None:
        """Check every second, until canceled, and catch up with recorded absences."""
        while True:
            try:
                await self.update()
            except StoreFault:  # the clock logs it, and the health check fails
                pass
            except Exception:
                log.exception("could not check the shards", id=error_id())
            await asyncio.sleep(TICK)

    async def is_time_running(self, guild_id: int) -> bool:
        """Whether time runs for the leagues of a server: its shard is up, and its absence is recorded."""
        return shard_of(guild_id, self._store.owned.count) in await self.update()

    async def let_pass(self, seconds: float) -> None:
        """Move the clock by *seconds*, as people can in the sandbox; they are not taken for downtime."""
        async with self._lock:
            self._store.time.ahead += seconds
            self._seen = {shard: None if at is None else at + seconds for shard, at in self._seen.items()}

    async def update(self) -> frozenset[int]:
        """Check the shards, record absences, and return the shards for which time runs.

        Raises:
            StoreFault: it cannot be read or recorded.
        """
        async with self._lock:
            try:
                return await self._look()
            except StoreFault:
                self._away |= self._seen.keys()  # nobody could move
                raise

    async def _look(self) -> frozenset[int]:
        await self._meet()
        silence, now = self._silence(), self._now()
        suspended = self._real() - self._looked > STALLED
        up = {shard for shard, seconds in silence.items() if seconds < SILENT}
        self._away |= silence.keys() if suspended else silence.keys() - up
        present = frozenset(up & self._seen.keys())
        for shard in silence.keys() - up:
            since = self._seen.get(shard)
            if since is not None and silence[shard] < inf:  # it has been silent longer than it was noticed
                self._seen[shard] = min(since, now - silence[shard])
        away: dict[int, float] = {}
        for shard in present:
            since = self._seen[shard]
            if since is None or since == now:
                continue
            if shard in self._away or abs(now - since) > JUMP:
                away[shard] = since
        self._looked = self._real()
        if away:
            await self._record(away, now)
        if present and await self._has_to_record(now):
            await self._store.house.record_up(now, present, self._store.owned.count)
            self._kept = now
        self._away -= present
        self._seen.update(dict.fromkeys(present, now))
        return present

    async def _has_to_record(self, now: float) -> bool:
        """Whether it is time to record which shards are up."""
        return abs(now - self._kept) >= EVERY or await self._store.reader.has_live_clock(now)

    async def record_left(self, shards: Collection[int]) -> None:
        """Record that *shards*, which this process just gave up, were up until now.

        Their next owner counts downtime from this record. If nothing can be written, it counts from an
        earlier one.
        """
        async with self._lock:
            up = (self._left | self._seen.keys()).intersection(shards) - self._away
            if up and self._real() - self._looked <= STALLED:
                with suppress(StoreFault):
                    await self._store.house.record_up(self._now(), up, self._store.owned.count)

    async def catch_up(self) -> None:
        """Move the deadlines of the matches this process owns by the recorded absences.

        Batches are stored one by one, so nobody waits for more than one of them. What was done when the
        process ended stays done.
        """
        await self._store.absences.refresh()
        left = await self._store.reader.matches_behind()
        while left:
            some, left = left[:TOGETHER], left[TOGETHER:]
            left += await self._matches.catch_up(some, self._paused)  # those changed meanwhile
        await self._store.absences.forget()

    async def wait_until_idle(self) -> None:
        """Wait until every match has caught up."""
        await self._catching_up.wait_until_idle()

    async def close(self) -> None:
        """Stop, and record when the shards were last up; the next start catches up with the rest.

        Without that record, everybody would get back the time since the last one, too.
        """
        await self._catching_up.close()
        latest = max((time for time in self._seen.values() if time is not None), default=None)
        if latest is not None:
            mine = self._store.owned.ids
            up = [shard for shard, time in self._seen.items() if time == latest and shard in mine]
            with suppress(StoreFault):
                await self._store.house.record_up(latest, up, self._store.owned.count)

    async def _meet(self) -> None:
        """Read when the shards that this process runs since a moment ago were last up."""
        owned = self._store.owned
        if abs(self._now() - self._agreed) >= EVERY or owned.ids - self._seen.keys():
            await self._store.time.agree()
            self._agreed = self._now()
        self._left = (self._left | self._seen.keys()) - owned.ids
        for shard in self._seen.keys() - owned.ids:
            del self._seen[shard]
        for shard in owned.ids - self._seen.keys():
            self._seen[shard] = await self._store.house.up_since(shard, owned.count)
            self._away.add(shard)
            self._catching_up.touch(None)

    async def _record(self, away: Mapping[int, float], now: float) -> None:
        longest = max(abs(now - since) for since in away.values())
        log.warning(
            "shards were away; their deadlines are later",
            shards=" ".join(map(str, sorted(away))),
            seconds=round(longest),
        )
        for league_id in await self._store.absences.record(
            away, self._store.owned.count, now, self._postpone
        ):
            self._postponed(league_id)
        self._catching_up.touch(None)
