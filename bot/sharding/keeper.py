"""Keeping the shards of a process: all that it was told, or its part of what is free."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Protocol

import structlog

from bot.sharding.wanted import Wanted
from bot.store.shards.carried import Carried
from bot.store.shards.claims import Claimants, Claimed, Claims, Unclaimed

log = structlog.get_logger(__name__)

LOOK = 2.0
"""Seconds between two looks at who carries what."""

PATIENCE, PAUSE = 2.0, 0.1
"""Seconds in which another process may still be ending, and between two looks whether it has."""


class Driver(Protocol):
    """Whoever does for a shard what has to be done."""

    async def take_up(self, shards: Collection[int]) -> None:
        """From now on, this process carries *shards*."""

    async def put_down(self, shards: Collection[int]) -> None:
        """This process no longer carries *shards*: finish what is under way there."""


def _told(shards: Collection[int]) -> str:
    return " ".join(map(str, sorted(shards)))


class Keeper:
    """Claims the shards that are *wanted* and keeps *carried* true."""

    def __init__(self, claims: Claims, carried: Carried, wanted: Wanted) -> None:
        self._claims = claims
        self._carried = carried
        self._wanted = wanted

    @property
    def waits(self) -> bool:
        """Whether it carries nothing because there is nothing free to take, so that this is all it can do."""
        return self._wanted.takes and not self._carried.ids

    async def begin(self, recommended: int) -> None:
        """Claim what is wanted; of so many shards as Discord *recommended*, if it is told no number.

        Raises:
            Claimed: another process has it.
            Unclaimed: the database does not answer.
        """
        self._carried.ids = frozenset()
        self._carried.count = self._wanted.count or recommended
        await self._claims.begin(self._carried.count, takes=self._wanted.takes)
        if not self._wanted.takes:
            self._carried.ids = await self._all(self._wanted.ids or frozenset(range(self._carried.count)))

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
                    f"Shard {shard} of {self._carried.count} is carried by {who}: tell each process other "
                    "shards (SHARDS), or stop that one."
                )
        return ids

    async def some(self) -> None:
        """Wait until there is a shard to carry."""
        while not self._carried.ids:
            found = await self._claims.look()
            if taken := await self._take(found):
                self._carried.ids = taken
            else:
                log.info("every shard is carried by another process; waiting", shards=self._carried.count)
                await asyncio.sleep(LOOK)

    async def run(self, driver: Driver) -> None:
        """Look after the shards until cancelled; *driver* is told what changes.

        Raises:
            Claimed: the claims were lost, and another process has now what this one was told to carry.
        """
        while True:
            await asyncio.sleep(LOOK)
            try:
                found = await self._claims.look()
                if self._wanted.takes:
                    await self._share(found, driver)
            except Unclaimed as error:
                await self._anew(error, driver)

    async def _share(self, found: Claimants, driver: Driver) -> None:
        """Give one back if it is too much, or take what is free."""
        if len(found.mine) > found.part:
            shard = max(found.mine)
            self._carried.ids = found.mine - {shard}
            log.info("a shard is given back", shard=shard)
            await driver.put_down([shard])
            await self._claims.give(shard)
        elif taken := await self._take(found):
            self._carried.ids = found.mine | taken
            log.info("shards are taken", shards=_told(taken))
            await driver.take_up(taken)

    async def _take(self, found: Claimants) -> frozenset[int]:
        """Shards that nobody carries, up to this process's part."""
        room = found.part - len(found.mine)
        return frozenset([shard for shard in found.free[: max(room, 0)] if await self._claims.take(shard)])

    async def _anew(self, error: Unclaimed, driver: Driver) -> None:
        """Claim what was carried once more; until then nothing is driven."""
        log.error("the claims of this process are lost", reason=str(error))
        before, self._carried.ids = self._carried.ids, frozenset()
        while True:
            try:
                await self._claims.begin(self._carried.count, takes=self._wanted.takes)
                if self._wanted.takes:
                    ids = frozenset([shard for shard in sorted(before) if await self._claims.take(shard)])
                else:
                    ids = await self._all(before)
                break
            except Unclaimed:
                await asyncio.sleep(LOOK)
        self._carried.ids = ids
        log.info("shards are claimed again", shards=_told(ids))
        await driver.put_down(before - ids)
        await driver.take_up(ids)
