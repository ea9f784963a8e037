"""Keeps the shards that this process is set to run, or its share of those that are free."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import Protocol

import structlog

from bot.cluster.claims import Claimants, Claimed, Claims, Unclaimed
from bot.cluster.owned import OwnedShards
from bot.cluster.shards_setting import ShardsSetting

log = structlog.get_logger(__name__)

LOOK = 2.0
"""Seconds between two checks of which process owns which shard."""

PATIENCE, PAUSE = 2.0, 0.1
"""Seconds in which another process may still be ending, and between two attempts to claim its shard."""


class ShardRunner(Protocol):
    """Connects the shards of this process and runs their matches."""

    async def run_shards(self, shards: Collection[int]) -> None:
        """Start to run *shards*, which this process owns from now on."""

    async def finish_shards(self, shards: Collection[int]) -> None:
        """Finish what is under way on *shards*, which this process no longer owns."""

    async def leave_shards(self, shards: Collection[int], *, to_others: bool) -> None:
        """Disconnect *shards*; if they go *to_others*, as soon as those are connected."""


def _format_shards(shards: Collection[int]) -> str:
    return " ".join(map(str, sorted(shards)))


class Keeper:
    """Claims the shards that are *wanted* and keeps *owned* up to date."""

    def __init__(self, claims: Claims, owned: OwnedShards, wanted: ShardsSetting) -> None:
        self._claims = claims
        self._owned = owned
        self._wanted = wanted
        self._changed = asyncio.Event()
        self._leaves = False
        self._handovers: set[asyncio.Task[None]] = set()

    @property
    def is_waiting(self) -> bool:
        """Whether it owns nothing because other processes own every shard."""
        return self._wanted.takes and not self._owned.ids

    def touch(self) -> None:
        """Check now, because a process has given a shard back."""
        self._changed.set()

    async def begin(self, recommended: int) -> None:
        """Claim the wanted shards; Discord *recommended* their number, which counts if none is set.

        Raises:
            Claimed: another process owns one of them.
            Unclaimed: the database does not answer.
        """
        self._owned.ids = frozenset()
        self._owned.count = self._wanted.count or recommended
        await self._claims.begin(self._owned.count, takes=self._wanted.takes)
        if not self._wanted.takes:
            self._owned.ids = await self._claim_all(self._wanted.ids or frozenset(range(self._owned.count)))
            log.info("shards are claimed", shards=_format_shards(self._owned.ids), of=self._owned.count)

    async def _claim_all(self, ids: frozenset[int]) -> frozenset[int]:
        """Claim all of *ids*, or none."""
        for shard in sorted(ids):
            for _ in range(round(PATIENCE / PAUSE)):
                if await self._claims.take(shard):
                    break
                await asyncio.sleep(PAUSE)
            else:
                owner = (await self._claims.find_claimants()).others.get(shard, "another process")
                await self._claims.close()
                raise Claimed(
                    f"Shard {shard} of {self._owned.count} is owned by {owner}: tell each process other "
                    "shards (SHARDS), or stop that one."
                )
        return ids

    async def wait_for_some(self) -> None:
        """Wait until this process owns a shard."""
        is_waiting = False
        while not self._owned.ids:
            found = await self._claims.find_claimants()
            if taken := await self._take(found):
                self._owned.ids = taken
                log.info("shards are claimed", shards=_format_shards(taken), of=self._owned.count)
                return
            if not is_waiting:
                is_waiting = True
                log.info("every shard is owned by another process; waiting", shards=self._owned.count)
            await self._pause()

    async def run(self, runner: ShardRunner) -> None:
        """Keep the claims until canceled, and tell *runner* what changes.

        Raises:
            Claimed: the claims were lost, and another process has claimed one of the shards.
        """
        while True:
            await self._pause()
            try:
                found = await self._claims.find_claimants()
                if self._wanted.takes:
                    await self._share(found, runner)
            except Unclaimed as error:
                await self._reclaim(error, runner)

    async def leave(self, runner: ShardRunner) -> None:
        """Give all shards back for good; listen until other processes are connected, if there are any."""
        self._leaves = True
        ids, self._owned.ids = self._owned.ids, frozenset()
        to_others = False
        with suppress(Unclaimed):
            await self._claims.retire()
            found = await self._claims.find_claimants()
            ids |= found.mine  # it may have claimed some just now
            to_others = found.takers > 0
        with suppress(Unclaimed):
            await self._give_back(ids, runner, to_others=to_others)
            ids = frozenset()
        await runner.leave_shards(ids, to_others=False)
        if self._handovers:
            await asyncio.wait(self._handovers)

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK):
                await self._changed.wait()
        self._changed.clear()

    async def _give_back(self, shards: Collection[int], runner: ShardRunner, *, to_others: bool) -> None:
        await runner.finish_shards(shards)
        if not to_others:
            await runner.leave_shards(shards, to_others=False)
        for shard in sorted(shards):
            await self._claims.give(shard)
        if shards:
            log.info("shards are given back", shards=_format_shards(shards))
        if to_others:
            leaving = asyncio.create_task(runner.leave_shards(shards, to_others=True), name="hand over")
            self._handovers.add(leaving)
            leaving.add_done_callback(self._handovers.discard)

    async def _share(self, found: Claimants, runner: ShardRunner) -> None:
        """Give one shard back if this process has too many, or take free ones."""
        if len(found.mine) > found.part:
            shard = max(found.mine)
            self._owned.ids = found.mine - {shard}
            await self._give_back([shard], runner, to_others=True)
            await asyncio.sleep(LOOK)  # until another process has taken it
        elif taken := await self._take(found):
            self._owned.ids = found.mine | taken
            log.info("shards are taken", shards=_format_shards(taken))
            await runner.run_shards(taken)

    async def _take(self, found: Claimants) -> frozenset[int]:
        """Claim free shards, up to the share of this process."""
        room = 0 if self._leaves else found.part - len(found.mine)
        return frozenset([shard for shard in found.free[: max(room, 0)] if await self._claims.take(shard)])

    async def _reclaim(self, error: Unclaimed, runner: ShardRunner) -> None:
        """Claim again what this process owned; it runs nothing until then."""
        log.error("the claims of this process are lost", reason=str(error))
        before, self._owned.ids = self._owned.ids, frozenset()
        while True:
            try:
                await self._claims.begin(self._owned.count, takes=self._wanted.takes)
                if self._wanted.takes:
                    ids = frozenset([shard for shard in sorted(before) if await self._claims.take(shard)])
                else:
                    ids = await self._claim_all(before)
                break
            except Unclaimed:
                await asyncio.sleep(LOOK)
        self._owned.ids = ids
        log.info("shards are claimed again", shards=_format_shards(ids))
        if lost := before - ids:
            await runner.finish_shards(lost)
            await runner.leave_shards(lost, to_others=False)
        await runner.run_shards(ids)
