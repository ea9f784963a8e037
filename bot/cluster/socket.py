"""A connection to Discord's gateway that goes on with a session of another process, and leaves its own.

discord.py resumes what it has identified for itself, and ends a session when it disconnects. Whatever has the
session's id, the number of the last event and the address can go on with it, as long as it was not ended by
1000 or 1001: Discord keeps it for a while, and tells first what was missed.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Any, Self

import discord.shard
import yarl
from discord.gateway import DiscordWebSocket

from bot.cluster.once import Once
from bot.store import Left

SLICE = 0.005
"""Seconds for which events that have arrived are handled before other tasks get a turn."""

RESUMABLE = 4000
"""The code with which discord.py closes a connection that it will resume."""


class Heir(ABC):
    """A client that may go on with what others left. Interactions are heard through `once`."""

    once: Once

    @abstractmethod
    def owns_shard(self, shard_id: int) -> bool:
        """Whether it is to be connected for a shard."""

    @abstractmethod
    async def left(self, shard_id: int) -> Left | None:
        """The session that was left for a shard, if there is one."""


class Socket(DiscordWebSocket):
    """The connection of one shard. If it *leaves*, its session goes on when it is closed."""

    leaves = False
    _until = 0.0

    @classmethod
    async def from_client(cls, client: discord.Client, **how: Any) -> Self:
        """Connect, and go on with what was left for the shard; if nothing was, as discord.py wants it."""
        if not isinstance(client, Heir):
            return await super().from_client(client, **how)
        shard_id = how["shard_id"]
        if not client.owns_shard(shard_id):
            raise asyncio.CancelledError  # which discord.py takes as word to let it be
        if not how.get("resume") and (left := await client.left(shard_id)):
            how |= {"session": left.id, "sequence": left.sequence, "resume": True}
            how["gateway"] = yarl.URL(left.gateway)
        if how.get("resume"):
            client.once.replay(shard_id)
        return await super().from_client(client, **how)

    async def identify(self) -> None:
        """Begin a session; a connection with which that failed is closed."""
        try:
            await super().identify()
        except BaseException:
            await self.close()
            raise

    async def poll_event(self) -> None:
        """Handle the next event; every few milliseconds let other tasks run, for thousands may be waiting."""
        await super().poll_event()
        loop = asyncio.get_running_loop()
        if loop.time() >= self._until:
            await asyncio.sleep(0)
            self._until = loop.time() + SLICE

    @property
    def left(self) -> Left | None:
        """What others need to go on with its session, once it is closed."""
        if self.session_id is None or self.sequence is None:
            return None
        return Left(self.session_id, self.sequence, str(self.gateway))

    async def close(self, code: int = RESUMABLE) -> None:
        """Close it; what comes from then on is not heard."""
        await super().close(RESUMABLE if self.leaves else code)


discord.shard.DiscordWebSocket = Socket  # type: ignore[misc]  # there is no other way to have it used
