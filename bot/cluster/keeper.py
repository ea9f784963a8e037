"""Keeping the shards of a process: all that it was told, or its part of what is free."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Protocol

import structlog

from bot.cluster.claims import Claimants
from bot.cluster.wanted import Wanted
from bot.store import Claimed, Left, Store, StoreFault, Unclaimed

log = structlog.get_logger(__name__)

LOOK = 2.0
"""Seconds between two looks at who carries what."""

PATIENCE, PAUSE = 2.0, 0.1
"""Seconds in which another process may still be ending, and between two looks whether it has."""


class Driver(Protocol):
    """Whoever does for a shard what has to be done."""

    async def take_up(self, shards: Collection[int]) -> None:
        """From now on, this process carries *shards*."""

    async def put_down(self, shards: Collection[int]) -> Mapping[int, Left]:
        """This process no longer carries *shards*: finish what is under way there, and hear of them no more;
        what others can go on with."""


def _told(shards: Collection[int]) -> str:
    return " ".join(map(str, sorted(shards)))


class Keeper:
    """Claims the shards that are *wanted* and keeps true what the store says that this process carries."""

    def __init__(self, store: Store, wanted: Wanted) -> None:
        self._store = store
        self._claims = store.claims
        self._owned = store.owned
        self._wanted = wanted
        self._news = asyncio.Event()
        self._leaves = False

    @property
    def waits(self) -> bool:
        """Whether it carries nothing because there is nothing free to take, so that this is all it can do."""
        return self._wanted.takes and not self._owned.ids

    def touch(self) -> None:
        """Look now: somebody has given a shard back."""
        self._news.set()

    async def begin(self, recommended: int) -> None:
        """Claim what is wanted; of so many shards as Discord *recommended*, if it is told no number.

        Raises:
            Claimed: another process has it.
            Unclaimed: the database does not answer.
        """
        self._owned.ids = frozenset()
        self._owned.count = self._wanted.count or recommended
        await self._claims.begin(self._owned.count, takes=self._wanted.takes)
        if not self._wanted.takes:
            self._owned.ids = await self._all(self._wanted.ids or frozenset(range(self._owned.count)))
            log.info("shards are claimed", shards=_told(self._owned.ids), of=self._owned.count)

    async def _all(self, ids: frozenset[int]) -> frozenset[int]:
        """All of *ids*, claimed together or not at all."""
        for shard in sorted(ids):
            for _ in range(round(PATIENCE / PAUSE)):
                if await self._claims.take(shard):
                    break
                await asyncio.sleep(PAUSE)
            else:
                who = (await self._claims.look()).others.get(shard, "another process")
                await self._claims.close()
                raise Claimed(
                    f"Shard {shard} of {self._owned.count} is owned by {who}: tell each process other "
                    "shards (SHARDS), or stop that one."
                )
        return ids

    async def some(self) -> None:
        """Wait until there is a shard to carry."""
        waits = False
        while not self._owned.ids:
            found = await self._claims.look()
            if taken := await self._take(found):
                self._owned.ids = taken
                log.info("shards are claimed", shards=_told(taken), of=self._owned.count)
                return
            if not waits:
                waits = True
                log.info("every shard is owned by another process; waiting", shards=self._owned.count)
            await self._pause()

    async def run(self, driver: Driver) -> None:
        """Look after the shards until cancelled; *driver* is told what changes.

        Raises:
            Claimed: the claims were lost, and another process has now what this one was told to carry.
        """
        while True:
            await self._pause()
            try:
                found = await self._claims.look()
                if self._wanted.takes:
                    await self._share(found, driver)
            except Unclaimed as error:
                await self._reclaim(error, driver)

    async def leave(self, driver: Driver) -> None:
        """Give everything back for good, so that others go on with it at once."""
        self._leaves = True
        ids, self._owned.ids = self._owned.ids, frozenset()
        with suppress(Unclaimed):
            await self._claims.retire()
            ids |= (await self._claims.look()).mine  # of which some may be on their way
        with suppress(Unclaimed):
            await self._give(ids, driver)

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK):
                await self._news.wait()
        self._news.clear()

    async def _give(self, shards: Collection[int], driver: Driver) -> None:
        """Give *shards* back, with what they were heard in."""
        left = await driver.put_down(shards)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.sessions.leave(left, self._owned.count, self._store.time())
        except (StoreFault, TimeoutError) as error:  # whoever carries them next begins anew
            log.warning("shards cannot be handed over", shards=_told(left), reason=repr(error))
        for shard in sorted(shards):
            await self._claims.give(shard)
        if shards:
            log.info("shards are given back", shards=_told(shards), sessions=len(left))

    async def _share(self, found: Claimants, driver: Driver) -> None:
        """Give one back if it is too much, or take what is free."""
        if len(found.mine) > found.part:
            shard = max(found.mine)
            self._owned.ids = found.mine - {shard}
            await self._give([shard], driver)
            await asyncio.sleep(LOOK)  # until somebody has taken it
        elif taken := await self._take(found):
            self._owned.ids = found.mine | taken
            log.info("shards are taken", shards=_told(taken))
            await driver.take_up(taken)

    async def _take(self, found: Claimants) -> frozenset[int]:
        """Shards that nobody carries, up to this process's part."""
        room = 0 if self._leaves else found.part - len(found.mine)
        return frozenset([shard for shard in found.free[: max(room, 0)] if await self._claims.take(shard)])

    async def _reclaim(self, error: Unclaimed, driver: Driver) -> None:
        """Claim what was carried once more; until then nothing is driven."""
        log.error("the claims of this process are lost", reason=str(error))
        before, self._owned.ids = self._owned.ids, frozenset()
        while True:
            try:
                await self._claims.begin(self._owned.count, takes=self._wanted.takes)
                if self._wanted.takes:
                    ids = frozenset([shard for shard in sorted(before) if await self._claims.take(shard)])
                else:
                    ids = await self._all(before)
                break
            except Unclaimed:
                await asyncio.sleep(LOOK)
        self._owned.ids = ids
        log.info("shards are claimed again", shards=_told(ids))
        await driver.put_down(before - ids)
        await driver.take_up(ids)
