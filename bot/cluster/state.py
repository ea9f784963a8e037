"""What Discord has told, where shards come at any time and one right after the other."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord.state import AutoShardedConnectionState


class State(AutoShardedConnectionState[Any]):
    """What discord.py keeps; a shard is ready as soon as Discord has told of all its servers."""

    def parse_ready(self, data: Any) -> None:
        """Wait for the servers of a shard that begins a session."""
        shard_id = data["shard"][0]
        self._ready_states[shard_id] = _Servers({int(guild["id"]) for guild in data["guilds"]})
        super().parse_ready(data)

    async def _delay_ready(self) -> None:
        # The next shard cancels this, and with what discord.py waits for it would cancel those that are
        # being told of their servers; they would never be ready.
        await asyncio.wait(self._ready_tasks.values())
        await super()._delay_ready()


class _Servers(asyncio.Queue[discord.Guild]):
    """The servers of a shard as Discord tells of them, of which those that are *awaited* it has named before.

    discord.py waits for another one until a time is up, because some may have an outage.
    """

    def __init__(self, awaited: set[int]) -> None:
        super().__init__()
        self._awaited = awaited

    async def get(self) -> discord.Guild:
        """The next server.

        Raises:
            TimeoutError: there is none to wait for.
        """
        if not self._awaited and self.empty():
            raise TimeoutError
        guild = await super().get()
        self._awaited.discard(guild.id)
        return guild
