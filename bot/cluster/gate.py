"""Identifying no faster than Discord allows: once in five seconds per bucket, over all processes."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from bot.cluster.claims import Claims, Unclaimed

SECONDS = 5.0
"""Seconds between two identifications in a bucket."""

LOOK = 0.1
"""Seconds between two checks whether another process is done."""


class Gate:
    """Lets one shard of each bucket through at a time. *buckets* is Discord's ``max_concurrency``."""

    def __init__(self, claims: Claims) -> None:
        self.buckets = 1
        self._claims = claims
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._leaving: set[asyncio.Task[None]] = set()

    async def enter(self, shard: int) -> None:
        """Wait until *shard* may identify."""
        bucket = shard % self.buckets
        await self._locks[bucket].acquire()
        try:
            while not await self._claims.enter(bucket):  # noqa: ASYNC110 - it is another process
                await asyncio.sleep(LOOK)
        except Unclaimed:  # Discord says so if it is too early
            pass
        except BaseException:
            self._locks[bucket].release()
            raise
        leaving = asyncio.create_task(self._leave(bucket), name=f"leave bucket {bucket}")
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def _leave(self, bucket: int) -> None:
        try:
            await asyncio.sleep(SECONDS)
            await self._claims.leave(bucket)
        except Unclaimed:
            pass
        finally:
            self._locks[bucket].release()

    async def close(self) -> None:
        """Stop waiting."""
        for task in self._leaving:
            task.cancel()
        await asyncio.gather(*self._leaving, return_exceptions=True)
